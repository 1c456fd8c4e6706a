"""How a match of Djoko is told: every number says what it is, and everything that happens is told."""

import pytest

from ludotheque.engine.grammar import spaced
from tests.games.djoko.helpers import play_game, returner_turn, server_turn, serving, six_all, throw
from tests.support import clause

NAMES = ["Adèle", "Rafael"]


def heard(table, seat=-1, lang="fr"):
    """The story as a reader hears it."""
    return [line["text"] for line in table.story(seat, lang)]


def last(table, count, seat=-1, lang="fr"):
    return heard(table, seat, lang)[-count:]


def spoken(*lines):
    return [spaced(line) for line in lines]


def test_a_turn_is_told_with_what_its_numbers_are():
    table = server_turn(serving(names=NAMES), "2 2 2 5 6", 6, claim=6)
    assert last(table, 4, 0) == spoken(
        "Vous vous arrêtez sur 2 2 2 5.",
        "Vous validez un brelan : 6 points.",
        "Votre total : récupération 4 + physique 4 + technique 6 = 14.",
        "Votre récupération au jeu suivant : 4 (un seul lancer, vos deux plus gros dés font 7).",
    )
    assert last(table, 3, 1) == spoken(
        "Adèle valide un brelan : 6 points.",
        "Total d'Adèle : récupération 4 + physique 4 + technique 6 = 14.",
        "Récupération d'Adèle au jeu suivant : 4 (un seul lancer, ses deux plus gros dés font 7).",
    )
    assert last(table, 2, 1, "en") == [
        "Total for Adèle: recovery 4 + physical 4 + technique 6 = 14.",
        "Recovery for Adèle in the next game: 4 (a single throw, two highest dice 7).",
    ]


@clause("DJ-12")
@pytest.mark.parametrize(
    ("keep", "told"),
    [
        ("keep -", "Adèle relance ses quatre dés."),
        ("keep 22", "Adèle garde 2 2 et relance 2 dés."),
        ("keep 225", "Adèle garde 2 2 5 et relance un dé."),
    ],
)
def test_what_is_kept_is_told(keep, told):
    table = serving(names=NAMES)
    throw(table, "2 2 4 5 6").play("aside 6")
    table.play(keep)
    assert last(table, 1, 1) == [told]


@clause("DJ-23")
def test_a_claim_declined_is_told_and_only_where_there_was_one():
    declined = spaced("Adèle garde ses cases : aucun coup technique validé.")
    table = serving(names=NAMES)
    assert declined in heard(server_turn(table, "2 2 2 5 6", 6, claim=0))
    returner_turn(table, "1 2 3 5")
    assert not any("Rafael garde" in line for line in heard(table))


@clause("DJ-05")
def test_the_recovery_both_start_with_is_told():
    assert last(serving(), 1) == spoken("Récupération au premier jeu : 4 pour les deux joueurs.")


@clause("DJ-07")
def test_every_game_tells_its_server_and_the_leader_comes_first():
    table = serving(names=NAMES)
    told = []
    for winner in (0, 1, 1, 0, 0, 0, 1):
        play_game(table, winner)
        told.append(last(table, 2))
    assert [lines[0] for lines in told] == [
        "Jeu pour Adèle, 1 à 0.",
        "Jeu pour Rafael, 1 partout.",
        "Jeu pour Rafael, 2 à 1.",
        "Jeu pour Adèle, 2 partout.",
        "Jeu pour Adèle, 3 à 2.",
        "Jeu pour Adèle, 4 à 2.",
        "Jeu pour Rafael, qui reste derrière, 4 à 3.",
    ]
    assert [lines[1] for lines in told][:2] == spoken("Jeu 2 : Rafael sert.", "Jeu 3 : Adèle sert.")
    assert last(table, 2, 1)[0] == "Jeu pour vous, mais vous restez derrière, 4 à 3."
    assert last(table, 2, 1, "en") == ["Your game, but you still trail, 4 to 3.", "Game 8: you serve."]


@clause("DJ-31", "DJ-32")
def test_the_die_dropped_in_a_tie_break_is_told():
    table = six_all(names=NAMES)
    table.nature("1 2 3 5 6")
    assert last(table, 3, 0) == spoken(
        "Lancer 1 : vous avez 1 2 3 5 6.",
        "Vous écartez votre plus petit dé, le 1 : "
        "physique 5 (les deux plus petits des autres), technique 0 (vos cases cochées).",
        "Votre total au jeu décisif : récupération 4 + physique 5 + technique 0 = 9.",
    )
    table.nature("2 2 3 5 6")
    assert any(line.startswith("Rafael écarte son plus petit dé, le 2") for line in heard(table))


@clause("DJ-41", "DJ-42")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_after_a_tie_break_the_new_set_tells_what_both_have(lang):
    table = six_all(sets=2, names=NAMES)
    table.nature("1 6 6 6 6 1 1 1 1 1")
    told = {
        "fr": (
            "Manche 2 : Rafael sert le premier jeu, c'est le joueur A.",
            "Chacun repart avec 9 cases vides et un Joker.",
            "Après un jeu décisif, personne n'a récupéré : récupération 0 pour les deux joueurs.",
        ),
        "en": (
            "Set 2: Rafael serves its first game and is player A.",
            "Both start again with 9 empty boxes and a Joker.",
            "After a tie-break nobody has recovered: recovery 0 for both players.",
        ),
    }[lang]
    assert last(table, 3, lang=lang) == [spaced(line) if lang == "fr" else line for line in told]


def test_a_match_that_a_tie_break_ends_tells_of_no_recovery_for_later():
    table = six_all(names=NAMES)
    table.nature("1 6 6 6 6 1 1 1 1 1")
    assert last(table, 2) == ["Adèle remporte la manche 7 à 6.", "Jeu, set et match pour Adèle."]


def lose_set_in_solo(table):
    """The automaton wins a set."""
    while table.view(-1)["set"] == 1:
        serves = table.view(-1)["server"]
        if serves == 1:
            table.nature("1 1 1 6 6")
            returner_turn(table, "1 2 3 5")
        else:
            server_turn(table, "1 1 2 3 5", 1)
            table.nature("1 1 6 6")
    return table


@clause("DJ-13", "DJ-42", "DJ-52")
def test_in_a_new_set_the_automaton_is_told_neither_boxes_nor_joker():
    table = lose_set_in_solo(serving(0, solo=True, sets=2))
    assert last(table, 2, 0) == spoken(
        "Manche 2 : vous servez le premier jeu, vous êtes le joueur A.", "Vous repartez avec 9 cases vides et un Joker."
    )
    assert last(table, 1, -1) == ["Joueur 1 repart avec 9 cases vides et un Joker."]
    assert [seat["joker"] for seat in table.view(0)["seats"]] == [True, False]
    named = [line for line in heard(table, 0) if "Jeu " in line and ("cases" in line or "Joker" in line)]
    assert named == []


@clause("DJ-51", "DJ-52", "DJ-53")
@pytest.mark.parametrize(
    ("dice", "aces"), [("2 3 4 4 6", "0 (aucun as)"), ("1 3 4 4 6", "3 (un as)"), ("1 1 4 4 6", "6 (2 as)")]
)
def test_the_automatons_marks_say_where_they_come_from(dice, aces):
    table = serving(1, solo=True)
    table.nature(dice)
    told = last(table, 3, 0)
    assert told[0] == spaced(f"Le Jeu lance {dice} : physique 10 (ses deux plus gros dés), technique {aces}.")
    assert told[1].startswith(spaced("Total du Jeu : récupération 4 + physique 10"))
    assert told[2] == spaced("Récupération du Jeu au jeu suivant : 2 (sa note physique est de 10).")


@pytest.mark.parametrize(("name", "of_name"), [("Hélène", "d'Hélène"), ("Björn", "de Björn"), (None, "du Jeu")])
def test_a_name_given_to_the_automaton_declines(name, of_name):
    table = serving(1, solo=True, names=["Suzanne", name])
    table.nature("2 3 4 4 6")
    assert any(line.startswith(f"Total {of_name}") for line in heard(table, 0))
    returner_turn(table, "1 2 3 5")
    assert last(table, 2, 0)[0] == f"Jeu pour {name or 'le Jeu'}, 1 à 0."
    assert last(table, 2, 0, "en")[0] == f"Game to {name or 'the Game'}, 1 to 0."
