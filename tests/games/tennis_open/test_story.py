"""What is told: every step and die, to the one it happens to, with names that fit the sentence."""

import pytest

import ludotheque
from ludotheque.engine.rule import SPECTATOR
from ludotheque.engine.showing import line
from ludotheque.games.tennis_open import position as at
from ludotheque.games.tennis_open.rules.exchange import begin_stroke
from tests.games.tennis_open.tables import win_games, win_points
from tests.support import clause

GAME = ludotheque.game("tennis_open")
ANNE, ELISE = 0, 1


def laid(surface="clay", names=("Anne", "Élise"), **options):
    """Anne serves first; nothing has been told yet."""
    t = ludotheque.table("tennis_open", seed=1, surface=surface, names=list(names), **options)
    t.nature("first A")
    return t


def hears(t, reader=SPECTATOR, lang="fr", last=1):
    """The last sentences as a reader hears them, ordinary spaces for no-break ones."""
    told = [entry for step in t.steps for entry in step.told] + list(t.s.told)
    words = GAME.words(lang)
    found = [line(t, entry, reader, words, t.names_in(lang), False)["text"] for entry in told[-last:]]
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in found]


def to_play(ball, opponent, shot="plain", stands=8, **more):
    """Anne, on `stands`, is to hit the ball on `ball`, Élise standing on `opponent`."""
    t = laid(**more)
    t.s.ball, t.s.place[ANNE], t.s.place[ELISE] = ball, stands, opponent
    t.s.told.clear()
    begin_stroke(t.box.plain, t.s, ANNE, next(s for s in at.Shot if s.text == shot))
    return t


# The steps


@clause("TO-30", "TO-31", "TO-32")
@pytest.mark.parametrize(
    ("ball", "shot", "stands", "told"),
    [
        (2, "plain", 8, "Anne avance sur la division 3 pour frapper."),
        (3, "plain", 6, "Anne avance sur la division 4 pour frapper."),
        (6, "plain", 7, "Anne recule au fond du court pour frapper."),
        (3, "volley", 3, "Anne recule sur la division 4 pour frapper."),
        (1, "volley", 3, "Anne avance sur la division 2 pour frapper."),
    ],
)
def test_the_hitters_step_to_the_ball_is_told(ball, shot, stands, told):
    t = to_play(ball, 8, shot, stands)
    assert hears(t) == [told]
    assert hears(t, ANNE) == [told.replace("Anne", "Vous").replace("avance", "avancez").replace("recule", "reculez")]


@clause("TO-30", "TO-33")
@pytest.mark.parametrize(("ball", "shot", "stands"), [(2, "plain", 3), (6, "plain", 8), (5, "backcourt", 5)])
def test_who_is_there_already_makes_no_step(ball, shot, stands):
    t = to_play(ball, 8, shot, stands)
    assert not any("pour frapper" in text for text in hears(t, last=9))


@clause("TO-56", "TO-57", "TO-24")
def test_the_place_after_a_shot_is_told_as_a_way():
    t = laid()
    t.nature("3")
    t.play("stand 8")
    assert hears(t) == ["Anne reste au fond du court."]
    t.play("dice 2")
    t.nature("3 5")
    t.play("stand 2")
    assert hears(t, ELISE) == ["Vous avancez sur la division 2."]
    t.play("dice 2")
    t.nature("4 3")  # from 6: on 2, volleyed from 3
    t.play("stand 5")
    t.play("dice 1")
    t.nature("2")
    t.play("bonus 1")  # from 2: on 2
    t.play("stand 4")
    assert hears(t, last=2)[0] == "Élise recule sur la division 4."


@clause("TO-61")
@pytest.mark.parametrize(("lobber", "told"), [(5, ["Le smash vous renvoie au fond du court."]), (8, [])])
def test_only_who_is_not_there_is_sent_back_by_a_smash(lobber, told):
    t = laid()
    t.s.ball, t.s.place[ELISE], t.s.place[ANNE] = 5, 3, lobber
    t.s.told.clear()
    begin_stroke(t.box.plain, t.s, ELISE, at.Shot.SMASH)
    assert hears(t, ANNE, last=2)[-1 - len(told) :] == ["Élise smashe depuis la division 5, avec 2 dés.", *told]


# The dice


@clause("TO-40", "TO-43")
@pytest.mark.parametrize(
    ("shot", "dice", "bonus", "told"),
    [
        ("plain", "4", None, "4 : la balle tombe sur la division 3."),
        ("plain", "2 3", None, "2 + 3 = 5 : la balle tombe sur la division 4."),
        ("volley", "1 3", 2, "1 + 3 + 2 = 6 : la balle tombe sur la division 5."),
        ("volley", "4", 0, "4 : la balle tombe sur la division 3."),
        ("plain", "1", None, "1 : dans le filet, Anne perd le point."),
    ],
)
def test_every_die_is_told(shot, dice, bonus, told):
    t = to_play(2, 8, shot)
    t.play(f"dice {len(dice.split())}")
    t.nature(dice)
    if bonus is not None:
        t.play(f"bonus {bonus}")
    assert told in hears(t, last=2)


@clause("TO-26")
@pytest.mark.parametrize(("dice", "where"), [("3 4", "dans les pieds du serveur"), ("4 4", "derrière le serveur")])
def test_a_winning_return_says_which(dice, where):
    t = laid()
    t.nature("3")
    t.play("stand 5")
    t.play("dice 2")
    t.nature(dice)
    assert where in hears(t, last=2)[0] and hears(t, ELISE, last=2)[0].endswith("Retour gagnant pour vous !")
    assert ("at the server's feet" in hears(t, lang="en", last=2)[0]) == ("pieds" in where)


# The score


@clause("TO-10")
@pytest.mark.parametrize(
    ("points", "called"),
    [
        ("A", "15 - 0."),
        ("B", "0 - 15."),
        ("AB", "15 all."),
        ("ABAB", "30 all."),
        ("ABABAB", "Deuce."),
        ("ABABABA", "Advantage to Anne."),
        ("ABABABB", "Advantage to Élise."),
    ],
)
def test_the_points_of_a_game_are_called_the_servers_first(points, called):
    t = laid()
    win_points(t, points)
    assert hears(t, lang="en") == [called]
    t = laid()
    win_games(t, "A")  # now Élise serves
    win_points(t, points.translate({65: "B", 66: "A"}))
    assert hears(t, lang="en") == [called.replace("Anne", "x").replace("Élise", "Anne").replace("x", "Élise")]


@clause("TO-10")
@pytest.mark.parametrize(
    ("points", "called"),
    [
        ("A", "1 à 0 pour Anne."),
        ("AB", "1 partout."),
        ("ABB", "2 à 1 pour Élise."),
        ("ABBB", "3 à 1 pour Élise."),
        ("ABBBA", "3 à 2 pour Élise."),
    ],
)
def test_a_tie_break_is_called_the_leaders_first_whoever_serves(points, called):
    t = laid()
    win_games(t, "AB" * 6)
    win_points(t, points)
    assert hears(t) == [called]
    assert hears(t, ELISE) == [called.replace("pour Élise", "pour vous")]


@clause("TO-10")
def test_games_sets_and_match_are_called_with_who_leads():
    t = laid()
    for side, called in (
        ("A", "Jeu pour Anne, 1 à 0."),
        ("B", "Jeu pour Élise, 1 partout."),
        ("AA", "Jeu pour Anne, 3 à 1."),
        ("B", "Jeu pour Élise, mais Anne mène 3 à 2."),
    ):
        win_games(t, side)
        assert hears(t) == [called]
    assert hears(t, ANNE) == ["Jeu pour Élise, mais vous menez 3 à 2."]
    win_games(t, "BBABAAB")
    assert hears(t, last=2) == ["Jeu pour Élise, 6 partout.", "Tie-break, en sept points et deux d'écart."]
    win_points(t, "AB" * 6 + "BB")
    assert hears(t) == ["Jeu et set pour Élise, 7 à 6 (8 à 6 au tie-break)."]
    win_games(t, "B" * 6)
    assert hears(t, last=2) == ["Jeu et set pour Élise, 6 à 0.", "Jeu, set et match pour Élise, 2 sets à 0."]


# Names


@clause("TO-70")
def test_a_tennisman_of_ones_own_is_told_as_one():
    t = laid(doubles=2)
    assert hears(t) == ["Le sort désigne le n° 1 d'Anne, qui sert en premier."]
    assert hears(t, ANNE) == ["Le sort désigne votre n° 1, qui sert en premier."]
    t.play("stand 3")
    assert hears(t) == ["Le n° 2 d'Anne attend sur la division 3."] and hears(t, ANNE) == [
        "Votre n° 2 attend sur la division 3."
    ]
    t.play("stand 8")
    assert hears(t, lang="en") == ["Élise's no. 2 waits on the baseline."]
    t.nature("2")
    t.play("stand 8")
    t.play("on A2")
    assert hears(t, ANNE) == ["Le n° 1 d'Élise joue sur votre n° 2."]
    assert hears(t, ELISE, "en") == ["Your no. 1 aims at Anne's no. 2."]


@clause("TO-70")
def test_pairs_are_told_by_their_letter():
    t = laid(doubles=4, names=("Anne", "Élise", "Zoé", "Bob"))
    assert hears(t) == ["Le sort désigne la paire A : son numéro 1 sert en premier."]
    win_games(t, "AAB")
    assert hears(t) == ["Jeu pour la paire B, mais la paire A mène 2 à 1."]
    win_games(t, "BBABABABA")
    win_points(t, "BAA")
    assert hears(t, last=2) == ["1 partout.", "2 à 1 pour la paire A."]
    assert hears(t, lang="en") == ["Pair A leads 2 to 1."]
