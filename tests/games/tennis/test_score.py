"""The score that the tennis games share."""

import pytest

from ludotheque.engine import plain
from ludotheque.games.tennis.score import (
    LEFT,
    RIGHT,
    Score,
    Won,
    at_stake,
    board,
    current_set,
    point_names,
    score_point,
    serving_half,
    serving_number,
    serving_place,
    serving_side,
    start_lone_tie_break,
    start_score,
)


def full(first=0, servers=2, tie_break=7, sets_to_win=2):
    """Games of 15, 30, 40 with deuce."""
    score = plain.new(Score)
    start_score(score, first, servers, 4, 2, 6, tie_break, sets_to_win)
    return score


def short(tie_break=2):
    """Games of two points, one deciding point; the tie-break ends at the first lead of 2 unless it goes to 7."""
    score = plain.new(Score)
    start_score(score, 0, 2, 2, 1, 6, tie_break, 2)
    return score


def points(score, sides):
    return [score_point(score, "AB".index(side)) for side in sides][-1]


def games(score, sides):
    for side in sides:
        while score_point(score, "AB".index(side)) == Won.POINT:
            pass


@pytest.mark.parametrize(
    ("sides", "names"),
    [
        ("", ("0", "0")),
        ("A", ("15", "0")),
        ("AB", ("15", "15")),
        ("AABB", ("30", "30")),
        ("AAABBB", ("40", "40")),
        ("AAABBBA", ("A", "40")),
        ("AAABBBAB", ("40", "40")),
        ("AAABBBABB", ("40", "A")),
    ],
)
def test_full_games(sides, names):
    score = full()
    for side in sides:
        score_point(score, "AB".index(side))
    assert point_names(score) == names


def test_a_long_deuce_stays_a_deuce_and_keeps_its_halves():
    score = full()
    halves = []
    for side in "AAABBB" + "AB" * 50:
        halves.append(serving_half(score))
        score_point(score, "AB".index(side))
    assert halves == [RIGHT, LEFT] * 53
    assert point_names(score) == ("40", "40")
    assert points(score, "BB") == Won.GAME


def test_short_games():
    score = short()
    assert points(score, "A") == Won.POINT
    assert point_names(score) == ("40", "0")
    points(score, "B")
    assert point_names(score) == ("40", "40")
    assert at_stake(score, 0) == at_stake(score, 1) == Won.GAME
    assert points(score, "B") == Won.GAME
    assert (score.games[0, 0], score.games[0, 1]) == (0, 1)


@pytest.mark.parametrize(("won", "over"), [("A" * 6, True), ("A" * 5 + "B" * 5 + "A", False), ("AB" * 5 + "AA", True)])
def test_a_set_needs_six_games_and_a_lead_of_two(won, over):
    score = full()
    games(score, won)
    assert (score.sets[0] == 1) == over


def test_the_tie_break_to_seven():
    score = full()
    games(score, "AB" * 6)
    assert score.in_tie_break
    points(score, "A" * 6 + "B" * 6)
    assert point_names(score) == ("6", "6")
    assert at_stake(score, 0) == Won.POINT
    points(score, "B")
    assert at_stake(score, 1) == Won.SET
    assert points(score, "B") == Won.SET
    assert board(score)["sets"][0] == {"games": [6, 7], "won_by": 1, "tie_lost": 6}


def test_the_tie_break_that_ends_at_the_first_lead_of_two():
    score = short()
    games(score, "AB" * 6)
    points(score, "ABAB")
    assert score.in_tie_break
    assert points(score, "AA") == Won.SET
    assert board(score)["sets"][0]["tie_lost"] == 2
    score = short()
    games(score, "AB" * 6)
    assert points(score, "BB") == Won.SET


def test_without_tie_break_the_set_goes_on():
    score = full(tie_break=0)
    games(score, "AB" * 40)
    assert not score.in_tie_break
    games(score, "AA")
    assert (score.sets[0], score.games[0, 0], score.games[0, 1]) == (1, 42, 40)


@pytest.mark.parametrize("sets_to_win", [1, 2, 3])
def test_the_match(sets_to_win):
    score = full(sets_to_win=sets_to_win)
    for _ in range(sets_to_win - 1):
        games(score, "A" * 6 + "B" * 6)
    games(score, "A" * 5)
    points(score, "AAA")
    assert at_stake(score, 0) == Won.MATCH
    assert points(score, "A") == Won.MATCH
    assert score.winner == 0
    assert current_set(score) == 2 * sets_to_win - 2
    assert len(board(score)["sets"]) == 2 * sets_to_win - 1


def test_a_lone_tie_break_is_a_match():
    score = plain.new(Score)
    start_lone_tie_break(score, 1, 2, 7)
    servers = []
    for side in "ABABAB":
        servers.append(serving_side(score))
        score_point(score, "AB".index(side))
    assert servers == [1, 0, 0, 1, 1, 0]
    points(score, "AAA")
    assert at_stake(score, 0) == Won.MATCH
    assert points(score, "A") == Won.MATCH
    assert board(score)["sets"][0]["tie_lost"] == 3


def test_two_serve_in_turn_through_sets_and_tie_breaks():
    score = full(first=1)
    served = []
    for side in "AB" * 6:
        served.append(serving_side(score))
        games(score, side)
    assert served == [1, 0] * 6
    tie = []
    for side in "ABABABABABA":
        tie.append(serving_side(score))
        score_point(score, "AB".index(side))
    assert tie == [1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0]
    points(score, "BBB")
    assert score.sets[1] == 1
    assert serving_side(score) == 0  # the tie-break was a game of side 1


def test_four_serve_in_turn():
    score = full(servers=4)
    order = []
    for side in "AB" * 6:
        order.append((serving_side(score), serving_number(score)))
        games(score, side)
    assert order == [(0, 0), (1, 0), (0, 1), (1, 1)] * 3
    tie = []
    for side in "ABABABAB":
        tie.append(serving_place(score))
        score_point(score, "AB".index(side))
    assert tie == [0, 1, 1, 2, 2, 3, 3, 0]
    points(score, "BBBB")
    assert serving_place(score) == 1


def test_the_pair_that_begins_may_be_the_second():
    score = full(first=1, servers=4)
    order = []
    for side in "ABAB":
        order.append((serving_side(score), serving_number(score)))
        games(score, side)
    assert order == [(1, 0), (0, 0), (1, 1), (0, 1)]


def test_the_scoreboard():
    score = full()
    games(score, "A" * 6 + "B" * 3)
    points(score, "AAB")
    shown = board(score)
    assert [one["games"] for one in shown["sets"]] == [[6, 0], [0, 3]]
    assert [one["won_by"] for one in shown["sets"]] == [0, None]
    assert shown["points"] == ["30", "15"]
    assert shown["half"] == "left"
    assert shown["winner"] is None
