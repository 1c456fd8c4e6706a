"""Points, games, sets, tie-break and who serves."""

import pytest

from ludotheque.games.tennis.score import board
from tests.games.tennis_open.tables import hit, lost, serving, told, win_games, win_points
from tests.support import clause


def shown(t):
    return board(t.s.score)


@clause("TO-10")
def test_points_are_called_15_30_40_and_game():
    t = serving()
    calls = []
    for _ in range(4):
        calls.append(shown(t)["points"])
        win_points(t, "A")
    assert calls == [["0", "0"], ["15", "0"], ["30", "0"], ["40", "0"]]
    assert shown(t)["sets"][0]["games"] == [1, 0]


@clause("TO-10")
def test_deuce_takes_two_points_in_a_row():
    t = serving()
    win_points(t, "AAABBB")
    assert shown(t)["points"] == ["40", "40"]
    win_points(t, "A")
    assert shown(t)["points"] == ["A", "40"]
    win_points(t, "BB")
    assert shown(t)["points"] == ["40", "A"]
    win_points(t, "B")
    assert shown(t)["sets"][0]["games"] == [0, 1]


@clause("TO-10")
def test_a_set_takes_six_games_and_a_lead_of_two():
    t = serving()
    win_games(t, "AAAAABBBBB")
    win_games(t, "A")
    assert shown(t)["sets_won"] == [0, 0]
    win_games(t, "A")
    assert shown(t)["sets_won"] == [1, 0]
    assert shown(t)["sets"][0]["games"] == [7, 5]


@clause("TO-10")
def test_a_tie_break_at_six_all_goes_to_seven_with_a_lead_of_two():
    t = serving()
    win_games(t, "AB" * 6)
    assert shown(t)["tie_break"]
    win_points(t, "AAAAAABBBBBB")
    assert shown(t)["points"] == ["6", "6"]
    win_points(t, "A")
    assert shown(t)["sets_won"] == [0, 0]
    win_points(t, "A")
    assert shown(t)["sets"][0] == {"games": [7, 6], "won_by": 0, "tie_lost": 6}
    assert shown(t)["points"] == ["0", "0"]


@clause("TO-10")
@pytest.mark.parametrize(("sets", "needed"), [(3, 2), (5, 3)])
def test_the_match_ends_with_two_sets_of_three_or_three_of_five(sets, needed):
    t = serving(sets=sets)
    for k in range(needed):
        assert not t.over, k
        win_games(t, "A" * 6)
    assert t.over
    assert t.results()["results"] == [1.0, 0.0]


@clause("TO-11")
@pytest.mark.parametrize("first", ["A", "B"])
def test_a_draw_decides_who_serves_first(first):
    import ludotheque

    t = ludotheque.table("tennis_open", seed=1)
    assert [m.text for m in t.moves()] == ["first A", "first B"]
    t.nature("first " + first)
    assert t.s.server == "AB".index(first)


@clause("TO-11")
def test_the_service_passes_after_every_game_also_from_set_to_set():
    t = serving()
    servers = []
    for _ in range(7):
        servers.append(t.s.server)
        win_games(t, "A")
    assert servers == [0, 1, 0, 1, 0, 1, 0]


@clause("TO-11")
def test_the_tie_break_is_served_once_then_twice_each():
    t = serving()
    win_games(t, "AB" * 6)
    servers = []
    for side in "ABABABABABAB":
        servers.append(t.s.server)
        win_points(t, side)
    assert servers == [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]


@clause("TO-11")
def test_a_tie_break_counts_as_one_game_of_its_opener():
    t = serving()
    win_games(t, "AB" * 6)
    win_points(t, "A" * 7)
    assert shown(t)["sets_won"] == [1, 0]
    assert t.s.server == 1


@clause("TO-12")
def test_the_half_changes_with_every_point():
    t = serving()
    halves = []
    for side in "ABABABAB":
        halves.append(shown(t)["half"])
        win_points(t, side)
    assert halves == ["right", "left"] * 4


@clause("TO-12")
def test_the_half_in_a_tie_break_follows_its_own_points():
    t = serving()
    win_games(t, "AB" * 6)
    halves = []
    for side in "AABB":
        halves.append(shown(t)["half"])
        win_points(t, side)
    assert halves == ["right", "left", "right", "left"]


@clause("TO-13")
def test_without_tie_break_the_set_goes_on():
    t = serving(tie_break=False)
    win_games(t, "AB" * 20)
    assert shown(t)["sets"][0]["games"] == [20, 20]
    assert not shown(t)["tie_break"]
    win_games(t, "B")
    assert shown(t)["sets_won"] == [0, 0]
    win_games(t, "B")
    assert shown(t)["sets"][0]["games"] == [20, 22]
    assert shown(t)["sets_won"] == [0, 1]


@clause("TO-10")
def test_a_lost_shot_is_the_other_sides_point():
    t = hit(ball=7, opponent=8, dice="1")
    assert lost(t)
    assert told(t)[-2:] == ["net", "point"]
