"""The club player and the estimate."""

import pytest

import ludotheque
from ludotheque.arena.simulation import simulate
from ludotheque.engine.dice import fresh_dice
from ludotheque.games.worldwide_tennis.judgement.match import race, tie_break_chance
from tests.games.worldwide_tennis.court import A, B, court, face, give_point, hold, set_score, throw_away

GAME = ludotheque.game("worldwide_tennis")
SURFACES = ("clay", "hard", "grass", "indoor")


def club(t):
    return t.game.move_text(t.game.rules.club(t.box.plain, t.hidden(t.turn), fresh_dice(1)))


def estimate(t, seat):
    return t.game.rules.estimate(t.box.plain, t.hidden(seat), seat)


@pytest.mark.parametrize("surface", SURFACES)
def test_club_beats_random(surface):
    played = simulate(GAME, games=400, players=("club", "random"), seed=3, options={"surface": surface}, workers=1)
    assert played.wins[0] > 0.95


def test_club_beats_the_automaton_more_often_than_not():
    played = simulate(GAME, games=1500, players=("club",), seed=4, options={"solo": True}, workers=1)
    assert played.wins[0] > 0.55


def test_club_finishes_with_37_when_it_is_easy():
    t = court()
    hold(t, A, 1, 25, 37)
    t.s.validated[A] = 18
    face(t, A, at="F", last=1)
    assert club(t) == "play 37"


def test_club_does_not_gamble_with_37_from_the_start():
    t = court()
    hold(t, A, 1, 25, 37)
    face(t, A, at="F", last=61)
    assert club(t) == "play 25"


def test_club_never_discards_37_first_and_keeps_the_card_it_needs():
    t = court()
    hold(t, B, 37, 13, 48, 50)
    face(t, B, at="F", ball="B", last=25)
    t.play("go")
    assert club(t) in ("discard 48", "discard 50")


def test_club_smashes_a_lob_or_runs_back_from_it():
    for held, answer in (((13, 14, 60), "play 60"), ((13, 14), "retreat"), ((48, 49), "concede")):
        t = court()
        hold(t, A, *held)
        face(t, A, at="V", ball="B", last=45)
        assert club(t) == answer


def test_the_estimate_knows_that_a_held_smash_must_be_played():
    worth = []
    for malus_of in (44, 45):
        t = court()
        hold(t, A, 13, 14, 60)
        face(t, A, at="V", ball="B", last=malus_of)
        worth.append(estimate(t, A))
    assert worth[0] > worth[1], "the second lob makes the smash harder by one"


def test_club_plans_first_where_the_draw_would_shuffle_the_discard_away():
    def changing(pile):
        t = court(server=B)
        hold(t, A, 1, 2)
        throw_away(t, A, *[n for n in range(3, 61) if n not in pile])
        set_score(t, (2, 3), tie=True)
        give_point(t, A)
        return t

    t = changing(())
    assert club(t) == "take 37"
    t.play("take 37")
    assert club(t) == "recover"
    t = changing((3,))
    assert club(t) == "recover", "the discard stays: the plan can wait"


def test_club_lets_a_ball_go_that_it_cannot_play():
    t = court()
    hold(t, B, 48, 1)
    face(t, B, at="F", ball="B", last=25)
    assert club(t) == "refuse"


def test_club_makes_the_other_run():
    t = court()
    hold(t, A, 26, 1)
    face(t, A, at="F", last=61, other="F")
    t.play("play 26")
    assert club(t) == "to B"


def test_club_challenges_what_decides_the_point():
    t = court(stars=False)
    hold(t, B, 36, 2)
    face(t, B, at="F", last=61)
    t.play("play 36")
    t.nature("11")
    assert club(t) == "challenge"


def test_estimates_add_up_and_follow_the_score():
    t = court()
    assert estimate(t, A) + estimate(t, B) == pytest.approx(1.0, abs=1e-6)
    assert 0.45 < estimate(t, A) < 0.6
    set_score(t, (6, 0), tie=True)
    assert estimate(t, A) > 0.95
    set_score(t, (0, 6), tie=True)
    assert estimate(t, A) < 0.05


def test_an_estimate_sees_a_winner_about_to_be_thrown():
    t = court(stars=False)
    set_score(t, (6, 5), tie=True)
    hold(t, A, 37, 2)
    t.s.validated[A] = 20
    face(t, A, at="F", last=1)
    t.play("play 37")
    assert estimate(t, A) > 0.9


def test_the_arithmetic_of_races():
    assert race(1, 1, 5000) == 0.5 and race(1, 2, 5000) == 0.75 and race(2, 1, 5000) == 0.25
    assert race(7, 7, 5000) == pytest.approx(0.5)
    assert tie_break_chance(6, 6, 7, 5000) == 0.5 and tie_break_chance(7, 6, 7, 5000) == 0.75
    assert tie_break_chance(8, 6, 7, 5000) == 1.0 and tie_break_chance(2, 0, 2, 5000) == 1.0
    assert race(3, 5, 6000) + race(5, 3, 4000) == pytest.approx(1.0)
