"""The rulebook's worked examples."""

import pytest

from ludotheque.games.djoko.position import Phase
from tests.games.djoko.helpers import games, server_turn, serving, six_all, throw, told
from tests.support import clause


def first_game():
    """A serves: a pair of 2s kept, the 6 set aside, the two others re-thrown."""
    table = serving(0)
    throw(table, "2 4 2 6 3").play("aside 6")
    table.play("keep 22")
    throw(table, "5 2").play("stop")
    table.play("claim 6")
    return table


@clause("DJ-10", "DJ-12", "DJ-20", "DJ-21", "DJ-24", "DJ-25")
def test_game_one_player_a():
    table = first_game()
    assert told(table, "marks") == [{"seat": 0, "recovery": 4, "physical": 4, "technique": 6, "total": 14}]
    assert told(table, "recovery") == [{"seat": 0, "recovery": 3, "throws": 2, "highest": 7}]


@clause("DJ-08", "DJ-11", "DJ-12", "DJ-20", "DJ-21", "DJ-24", "DJ-25")
def test_game_one_player_b():
    table = first_game()
    throw(table, "1 3 4 5").play("keep 345")
    throw(table, "5")
    assert table.view(1)["dice"] == [3, 4, 5, 5]
    assert table.view(1)["now"] == {"physical": 7, "technique": 3, "recovery": 3, "total": 14}
    table.play("keep 455")
    throw(table, "6").play("stop")
    table.play("claim 3")
    assert told(table, "marks")[-1] == {"seat": 1, "recovery": 4, "physical": 9, "technique": 3, "total": 16}
    assert told(table, "recovery")[-1] == {"seat": 1, "recovery": 1, "throws": 3, "highest": 11}
    assert games(table) == (0, 1)
    line = table.view(0)["sheet"][1]
    assert [marks["recovery"] for marks in line["marks"]] == [3, 1]
    assert line["server"] == 1


@clause("DJ-30", "DJ-31", "DJ-32", "DJ-33", "DJ-34")
def test_tie_break():
    table = six_all()
    for seat, (recovery, boxes) in enumerate(((3, (3, 3, 1)), (2, (4, 3, 1)))):
        table.s.recovery[seat] = recovery
        for row, ticked in enumerate(boxes):
            table.s.boxes[seat, row] = ticked
    table.nature("1 2 3 5 6")
    table.nature("1 2 4 5 6")
    assert told(table, "tie-marks") == [
        {"seat": 0, "recovery": 3, "physical": 5, "technique": 7, "total": 15},
        {"seat": 1, "recovery": 2, "physical": 6, "technique": 8, "total": 16},
    ]
    assert games(table) == (6, 7)
    assert table.results()["winners"] == [1]


@clause("DJ-50", "DJ-51", "DJ-52", "DJ-53")
def test_automaton_game_one_and_two():
    table = serving(1, solo=True)
    table.nature("1 2 4 4 6")
    assert told(table, "automaton-marks")[-1] == {"seat": 1, "recovery": 4, "physical": 10, "technique": 3, "total": 17}
    throw(table, "1 2 3 5").play("stop")
    assert table.view(0)["seats"][1]["recovery"] == 2
    server_turn(table, "1 1 1 2 3", 3)
    table.nature("2 3 5 6")
    assert told(table, "automaton-marks")[-1] == {"seat": 1, "recovery": 2, "physical": 11, "technique": 0, "total": 13}
    assert table.view(0)["seats"][1]["recovery"] == 1


@clause("DJ-54")
@pytest.mark.parametrize("dice", ["1 1 3 4 5", "1 1 2 3 6"])
def test_automaton_tie_break(dice):
    table = serving(1, solo=True)
    s = table.s
    s.game, s.phase, s.to_play, s.to_throw, s.on_table = 13, Phase.TIE_BREAK, 1, 5, 0
    s.games[0] = s.games[1] = 6
    s.recovery[1] = 3
    table.nature(dice)
    assert told(table, "tie-marks")[-1] == {"seat": 1, "recovery": 3, "physical": 9, "technique": 6, "total": 18}
