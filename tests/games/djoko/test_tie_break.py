"""The tie-break and the next set (DJ-30 to DJ-42)."""

import pytest

from ludotheque import NATURE
from tests.games.djoko.helpers import games, play_game, server_turn, serving, six_all, throw, told
from tests.support import clause


@clause("DJ-30")
def test_recovery_is_brought_in_as_from_any_game():
    table = six_all()
    brought = [seat["recovery"] for seat in table.view(-1)["seats"]]
    table.nature("1 2 3 5 6 1 1 1 1 1")
    assert [marks["recovery"] for marks in told(table, "tie-marks")] == brought


@clause("DJ-31")
def test_one_throw_of_five_dice_the_lowest_dropped():
    table = six_all()
    assert table.turn == NATURE
    assert table.view(-1)["to_throw"] == 5
    table.nature("6 2 3 1 5")
    assert told(table, "tie-marks")[0]["physical"] == 5
    table.nature("4 4 4 4 4")
    assert told(table, "tie-marks")[1]["physical"] == 8
    assert table.over, "no choice, no second throw, no Joker"


@clause("DJ-32")
def test_technique_is_the_number_of_boxes_ticked():
    table = six_all()
    for row, boxes in enumerate((3, 3, 1)):
        table.s.boxes[0, row] = boxes
    table.nature("1 1 1 1 1 1 1 1 1 1")
    assert [marks["technique"] for marks in told(table, "tie-marks")] == [7, 0]


@clause("DJ-31")
def test_the_tie_break_begins_with_no_die_aside_and_a_first_throw():
    table = serving()
    for number in range(11):
        play_game(table, number % 2)
    server_turn(table, "4 4 5 6 6", 4)
    throw(table, "1 1 2 3").play("keep 123")
    throw(table, "1").play("stop")
    table.play("claim 0")
    for dropped in (0, 1):
        view = table.view(-1)
        assert (view["throws"], view["aside"], view["to_throw"], view["dice"]) == (1, 0, 5, []), f"after {dropped} throws"
        table.nature("1 2 3 5 6" if dropped == 0 else "1 1 1 1 1")


def level(table, best=(0, 0), line=7):
    """Both bring the same; each seat's best single game is set."""
    for seat in range(2):
        table.s.recovery[seat] = 2
        for game in range(12):
            for column in range(3):
                table.s.sheet[0, seat, game, column] = 0
        table.s.sheet[0, seat, line, 1] = best[seat]
    return table


@clause("DJ-33")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_higher_total_wins(seat):
    table = level(six_all())
    strong, weak = "1 5 5 6 6", "1 1 1 1 1"
    table.nature(f"{strong} {weak}" if seat == 0 else f"{weak} {strong}")
    assert table.results()["winners"] == [seat]


@clause("DJ-33")
@pytest.mark.parametrize("line", [0, 7, 11])
@pytest.mark.parametrize(("best", "winner"), [((18, 17), 0), ((11, 12), 1), ((5, 4), 0), ((4, 5), 1)])
def test_equal_totals_go_to_the_better_single_game_not_to_a_server(best, winner, line):
    """Any of the twelve games counts, the tie-break's own total (7 for both) doesn't."""
    table = level(six_all(), best, line)
    table.nature("1 2 3 5 6 1 2 3 4 4")
    assert table.results()["winners"] == [winner]
    assert told(table, "best-game") == [{"seat": winner, "total": max(best)}]


@clause("DJ-33")
def test_still_equal_both_throw_again_with_the_same_recovery_and_technique():
    table = level(six_all(), (15, 15))
    table.s.boxes[0, 0] = table.s.boxes[1, 1] = 3
    table.nature("1 2 3 5 6 1 2 3 4 4")
    assert not table.over
    assert table.view(-1)["to_play"] == table.view(-1)["player_a"]
    table.nature("1 2 3 5 6 1 2 4 4 4")
    marks = told(table, "tie-marks")
    assert [m["recovery"] for m in marks] == [2] * 4
    assert [m["technique"] for m in marks] == [3] * 4
    assert table.results()["winners"] == [1]


@clause("DJ-33")
def test_every_total_of_the_set_is_kept_for_both():
    table = six_all()
    for seat in table.view(-1)["seats"]:
        assert all(total > 0 for total in seat["totals"])
    alone = serving(0, solo=True)
    server_turn(alone, "1 1 1 2 3", 3)
    alone.nature("6 6 1 1")
    assert alone.view(0)["seats"][1]["totals"][0] == 4 + 12 + 6


@clause("DJ-34")
@pytest.mark.parametrize("first", [0, 1])
def test_a_throws_before_b(first):
    table = serving(first)
    for number in range(12):
        play_game(table, number % 2)
    assert table.view(-1)["to_play"] == first
    table.nature("1 1 1 1 1")
    assert table.view(-1)["to_play"] == 1 - first


@clause("DJ-40")
@pytest.mark.parametrize(("lost", "next_server"), [(0, 0), (1, 1)])
def test_who_did_not_serve_last_serves_first_in_the_next_set(lost, next_server):
    """6-0 ends after B's sixth game, 6-1 after A's seventh."""
    table = serving(0, sets=2)
    for _ in range(lost):
        play_game(table, 1)
    for _ in range(6):
        play_game(table, 0)
    view = table.view(-1)
    assert view["set"] == 2
    assert view["player_a"] == view["server"] == next_server


@clause("DJ-40")
def test_after_a_tie_break_b_serves_first():
    table = six_all(sets=2)
    table.nature("6 6 6 6 6 1 1 1 1 1")
    assert table.view(-1)["player_a"] == 1


@clause("DJ-41")
def test_recovery_carries_over_into_the_next_set():
    table = serving(0, sets=2)
    for _ in range(6):
        play_game(table, 0)
    assert [seat["recovery"] for seat in table.view(-1)["seats"]] == [2, 4]


@clause("DJ-41")
def test_after_a_tie_break_both_start_with_nothing():
    table = six_all(sets=2)
    table.nature("6 6 6 6 6 1 1 1 1 1")
    assert [seat["recovery"] for seat in table.view(-1)["seats"]] == [0, 0]


@clause("DJ-42")
def test_every_set_starts_with_nine_empty_boxes_and_one_joker_each():
    table = serving(0, sets=2)
    server_turn(table, "1 2 2 2 2", 1, claim=9)
    throw(table, "1 2 3 5").play("keep 235")
    for _ in range(2):
        throw(table, "1").play("keep 235")
    throw(table, "1")
    for _ in range(5):
        play_game(table, 0)
    view = table.view(-1)
    assert view["set"] == 2
    assert games(table) == (0, 0)
    for seat in view["seats"]:
        assert seat["boxes"] == 0
        assert seat["joker"]
        assert seat["totals"] == [0] * 12
