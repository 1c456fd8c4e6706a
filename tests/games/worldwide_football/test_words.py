"""What people read: numbers from the box, and what counted in what happened."""

from io import StringIO

import pytest
from rich.console import Console

import ludotheque
from ludotheque.engine.showing import story, view
from ludotheque.engine.words import sentence
from ludotheque.games.worldwide_football import GAME
from tests.games.worldwide_football.pitch import (
    can,
    duel,
    end_half,
    hand,
    match,
    next_half,
    no_abilities,
    phase,
    players,
    shoot,
    until,
)
from tests.games.worldwide_football.test_box import edited

OWN = edited(
    abilities__counter=3,
    abilities__counter_most=1,
    abilities__attacking_play=2,
    abilities__attacking_play_most=4,
    abilities__block=5,
    abilities__trap=5,
    abilities__simulation_foul=4,
    abilities__simulation_yellow=2,
    abilities__efficiency=2,
    set_pieces__mark_bonus=4,
    teams__5__home_foul=2,
)


def pro(**options):
    return no_abilities(match("professional", **options))


def said(t, seat=-1, lang="en", n=6):
    """The last sentences of the story."""
    return [line["text"].replace("\N{NO-BREAK SPACE}", " ") for line in story(t, seat, lang, 0, False)][-n:]


def labels(t, lang):
    return {m["text"]: m["label"].replace("\N{NO-BREAK SPACE}", " ") for m in view(t, t.turn, lang)["moves"]}


def prompt(t, lang="en"):
    asked = view(t, t.turn, lang)
    found = sentence(GAME.words(lang), asked["prompt"]["key"], asked["prompt"]["args"], asked["names"], t.turn)
    return found.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("ability", "fr", "en"),
    [
        ("contre", "1 PA ou moins : +3 PA", "1 attack points or fewer: +3"),
        ("jeu", "De 0 à 4 PA, hors coup franc et corner : +2 PA", "From 0 to 4 attack points"),
        ("bloc", "+5 à tous", "+5 on all"),
        ("piege", "5 ou plus", "5 or more"),
        ("simulation", "4 ou plus, carton jaune pour vous jusqu'à 2", "4 or more, a yellow card for you up to 2"),
        ("efficacite", "+2", "+2"),
    ],
)
def test_what_is_said_of_an_ability_is_what_the_box_says(ability, fr, en):
    t = ludotheque.table("worldwide_football", seed=1, box=OWN)
    numbers = view(t, 0, "fr")["numbers"]
    assert fr in GAME.words("fr")("about-" + ability, **numbers).replace("\N{NO-BREAK SPACE}", " ")
    assert en in GAME.words("en")("about-" + ability, **numbers)


def test_labels_take_their_numbers_from_the_box():
    t = no_abilities(match("professional", teams=("espagne", "france"), box=OWN))
    can(t, 0, "contre", "jeu")
    assert labels(t, "fr")["use jeu"] == "Jeu offensif : +2 PA"
    can(t, 1, "contre")
    t.play("give")
    until(t, "recovery")
    assert labels(t, "fr")["use contre"] == "Contre-attaque : +3 PA"
    t.play("pass")
    players(t, 1, 7)  # the ball mark
    duel(t, "D", "Tac", 6, pa=5)
    until(t, "mark")
    assert labels(t, "en")["discard player 7"].endswith("to shoot at +4")
    t.play("discard player 7")
    assert "The specialist of Player 2 steps up: +4 on this shot." in said(t)


@pytest.mark.parametrize(("team", "expected"), [(0, "+1"), (1, "1 more action card"), (3, "4 stars"), (4, "only up to 2")])
def test_a_stadium_is_described_by_what_it_does(team, expected):
    teams = ("allemagne", "bresil", "espagne", "france", "italie")
    t = match("professional", teams=(teams[team], teams[team - 1]), stadium="first", box=OWN)
    effects = view(t, 0, "en")["seats"][0]["stadium"]
    assert any(expected in GAME.words("en")("home-" + e["what"], n=e["n"]) for e in effects)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [("foul", 1, 6), ("yellow", 2, 3), ("red", 1, 1)]),
        ({"cards": False}, [("foul", 1, 6)]),
        ({"fouls": False}, [("yellow", 2, 3), ("red", 1, 1)]),
        ({"teams": ("italie", "france"), "stadium": "first"}, [("foul", 1, 4), ("yellow", 2, 3), ("red", 1, 1)]),
    ],
)
def test_a_defence_card_shows_with_which_dice_it_fouls_and_is_booked(options, expected):
    t = pro(**options)
    hand(t, 0, "Tac Int D")
    cards = {card["kind"]: card["risks"] for card in view(t, 0, "en")["hand"]}
    assert [tuple(risk.values()) for risk in cards["Tac"]] == expected
    assert cards["Int"] == cards["D"] == []


def drawn(t, cards):
    """Seat 0's screen with this hand."""
    hand(t, 0, cards)
    screen = Console(width=120, record=True, file=StringIO())
    screen.print(GAME.terminal(view(t, 0, "fr"), GAME.words("fr")))
    return screen.export_text()


def test_the_terminal_shows_them_too():
    t = pro()
    assert "faute 1–6 · jaune 2–3 · rouge 1" in drawn(t, "Tac")
    assert "jamais de faute" in drawn(t, "Int")
    assert "faute" not in drawn(match(), "Tac Int"), "Amateur has none"


def test_half_time_tells_of_stars_only_where_some_came_back():
    t = match()
    t.s.stars[0] = 3
    next_half(t)
    told = [text for text in said(t, seat=0, lang="fr", n=99) if "rend" in text and "étoile" in text]
    assert told == ["La mi-temps vous rend une étoile : vous en avez 4."]


def test_a_shot_tells_its_dice_and_bonuses():
    t = pro(teams=("france", "allemagne"))
    players(t, 0, 7)  # best of two
    players(t, 1, 1)  # keeper: best of two, +1
    hand(t, 0, "T")
    t.s.pa = 7
    t.play("lay T")
    t.play("draw")
    until(t, "after")
    t.play("player 7")
    until(t, "shot")
    t.nature("3 4")
    assert said(t, 0, "fr")[-1] == "Vous tirez (4 et 3 aux dés, le 4 compte, +1) : qualité 5."
    t.play("player 1")
    t.nature("2 2")
    assert "Votre gardien fait 3 (deux fois 2 aux dés, +1) contre une qualité de 5." in said(t, 1, "fr")
    assert not any("validée" in text for text in said(t, 0, "fr", 99)), "a T isn't validated, it is shot"


def test_a_bonus_card_on_the_roll_says_what_it_makes():
    t = match("professional", teams=("bresil", "allemagne"))
    no_abilities(t)
    players(t, 1, 2)  # +4
    duel(t, "P", "Int", 11, pa=4)
    assert prompt(t) == "The defence fails. Play a player card on this roll?"
    t.play("player 2")
    assert "+4 au jet : 15 pour 14. Réussi." in said(t, 1, "fr")


def test_a_foul_is_called_one_where_the_roll_may_be_thrown_again():
    t = pro(teams=("bresil", "italie"))
    players(t, 1, 4)  # re-roll
    duel(t, "D", "Tac", 4)
    assert phase(t) == "after-roll"
    assert prompt(t, "fr") == "C'est une faute. Jouer une carte Joueur pour relancer ?"
    t.play("player 4")
    assert said(t)[-1] == "Player 2 throws the d20 again."


@pytest.mark.parametrize(
    ("score", "expected"), [((0, 0), "BUT pour Bob ! 1 à 0."), ((1, 0), "BUT pour Bob ! 1 partout."), ((3, 0), "de 3 à 1.")]
)
def test_the_score_is_told_from_the_leader_s_side(score, expected):
    t = match(ball=1)
    t.names[:] = ["Adèle", "Bob"]
    t.s.score[0], t.s.score[1] = score
    shoot(t, "5", "2")
    assert any(text.endswith(expected) for text in said(t, lang="fr"))


def test_the_winner_s_goals_come_first():
    t = match()
    t.names[:] = ["Adèle", "Bob"]
    t.s.score[1] = 2
    next_half(t)
    assert "Fin de la première mi-temps : Bob mène 2 à 0." in said(t, lang="fr", n=20)
    end_half(t)
    assert said(t, lang="en")[-1] == "Full time: Bob wins 2–0."
    assert view(t, 0, "en")["prompt"]["args"] == {"seat": 1, "most": 2, "least": 0, "kicks": "no"}
