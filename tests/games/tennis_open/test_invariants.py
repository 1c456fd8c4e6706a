"""The check of a position finds what can't be, each thing by its number, and nothing in what can."""

import pytest

from ludotheque.games.tennis_open import position as at
from ludotheque.games.tennis_open.rules import check
from tests.games.tennis_open.tables import serving, to_hit, win_games, win_points
from tests.support import clause


def found(t, **wrong):
    for name, value in wrong.items():
        setattr(t.s, name, value)
    return check(t.box.plain, t.s)


@clause("TO-01", "TO-70")
@pytest.mark.parametrize("man", range(4))
def test_places_are_on_the_court(man):
    for place, number in ((0, 11), (1, 0), (8, 0), (9, 11)):
        t = serving()
        t.s.place[man] = place
        assert found(t) == number


@clause("TO-01")
def test_the_ball_is_on_a_division_or_in_the_hand():
    assert [found(serving(), ball=ball) for ball in (-1, 0, 7, 8)] == [12, 0, 0, 12]


@clause("TO-70")
def test_one_serves_hits_and_receives_across_the_net():
    t = serving()
    assert found(t, receiver=t.s.server) == 13
    assert found(to_hit(ball=3, opponent=8), target=0) == 14
    assert found(serving(), target=0) == 0  # nobody hits yet
    toss = serving()
    assert found(toss, phase=at.Phase.TOSS, receiver=0) == 0


@clause("TO-10")
def test_sets_and_winner_agree():
    t = serving()
    t.s.score.sets[1] = 3
    assert found(t) == 1
    for side in range(2):
        t = serving()
        t.s.score.sets[side] = 2
        assert found(t) == 2
    t = serving()
    t.s.score.winner = 0
    assert found(t) == 2
    t = serving()
    win_games(t, "A" * 12)
    assert found(t) == 0


@clause("TO-10", "TO-13")
def test_a_tie_break_is_played_only_where_there_is_one():
    t = serving()
    win_games(t, "AB" * 6)
    win_points(t, "AAAAAB")
    assert found(t) == 0
    t.s.score.tie_break = 0
    assert found(t) == 3
    t = serving()
    win_games(t, "A" * 12)
    t.s.score.in_tie_break = 1
    assert found(t) == 3


@clause("TO-10", "TO-11")
def test_points_and_services_fit_the_games():
    t = serving()
    for points, number in ((4, 0), (5, 4)):
        t.s.score.points[1] = points
        assert found(t) == number
    t = serving()
    win_games(t, "A")
    assert found(t) == 0
    t.s.score.opener = 0
    assert found(t) == 5
