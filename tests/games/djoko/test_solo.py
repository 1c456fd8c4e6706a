"""The automaton, Le Jeu (DJ-50 to DJ-55)."""

import pytest

from ludotheque import NATURE
from ludotheque.engine import plain
from ludotheque.engine.registry import game
from ludotheque.games.djoko import solo
from ludotheque.games.djoko.position import Phase
from tests.games.djoko.helpers import returner_turn, server_turn, serving, told
from tests.support import clause

BOX = game("djoko").standard_box.plain


def lying(dice: str):
    s = plain.new(game("djoko").position)
    faces = sorted(int(d) for d in dice.split())
    for i, face in enumerate(faces):
        s.dice[i] = face
    s.on_table = len(faces)
    return s


@clause("DJ-50")
def test_one_throw_no_choice_five_dice_serving_four_returning():
    table = serving(1, solo=True)
    assert table.view(0)["to_throw"] == 5
    table.nature("1 4 4 5 5")
    assert table.turn == NATURE, "the person's dice are thrown at once"
    assert table.view(0)["to_play"] == 0
    returner_turn(table, "1 2 3 5")
    server_turn(table, "1 1 1 2 3", 3)
    assert table.turn == NATURE
    assert table.view(0)["to_throw"] == 4


@clause("DJ-51")
@pytest.mark.parametrize(("dice", "mark"), [("1 1 1 4 6", 10), ("6 6 6 6", 12), ("1 1 1 1 1", 2)])
def test_physical_is_the_sum_of_its_two_highest_dice(dice, mark):
    assert solo.automaton_physical(BOX, lying(dice)) == mark


@clause("DJ-52")
@pytest.mark.parametrize(("dice", "mark"), [("2 3 4 6", 0), ("1 3 4 6", 3), ("1 1 4 6", 6), ("1 1 1 6", 9), ("1 1 1 1 1", 9)])
def test_technique_is_three_for_each_ace_nine_at_most(dice, mark):
    assert solo.automaton_technique(BOX, lying(dice)) == mark


@clause("DJ-52")
def test_it_ticks_no_boxes():
    table = serving(1, solo=True)
    table.nature("1 1 1 5 5")
    assert table.view(0)["seats"][1]["boxes"] == 0


@clause("DJ-53")
@pytest.mark.parametrize(("physical", "recovery"), [(12, 0), (11, 1), (10, 2), (9, 3), (8, 4), (5, 4), (2, 4)])
def test_recovery_follows_from_its_physical_mark(physical, recovery):
    assert solo.automaton_recovery(BOX, physical) == recovery


@clause("DJ-53")
def test_it_starts_the_match_with_four():
    assert serving(1, solo=True).view(0)["seats"][1]["recovery"] == 4


def at_six_all():
    """A solo match at six games all, both with recovery 2."""
    table = serving(0, solo=True)
    for seat in range(2):
        table.s.games[seat] = 6 if seat else 5
    table.s.game = 12
    table.s.to_play = 1
    table.s.phase = Phase.AUTOMATON
    table.s.to_throw = 5
    table.nature("2 2 3 3 3")
    returner_turn(table, "6 6 6 6", claim=9)
    assert table.view(0)["tie_break"]
    return table


@clause("DJ-54")
def test_its_tie_break_has_the_same_marks():
    table = at_six_all()
    table.nature("1 1 1 1 1")
    table.nature("1 1 4 5 2")
    marks = told(table, "tie-marks")[-1]
    assert (marks["seat"], marks["physical"], marks["technique"]) == (1, 9, 6)
    assert table.over


@clause("DJ-54")
def test_the_tie_rule_holds_for_it_too():
    table = at_six_all()
    for seat, best in enumerate((10, 11)):
        for number in range(12):
            for column in range(3):
                table.s.sheet[0, seat, number, column] = 0
        table.s.sheet[0, seat, 3, 1] = best
        table.s.recovery[seat] = 0
        table.s.boxes[0, 2] = 0
    table.nature("1 3 3 4 4")
    table.nature("2 2 2 3 3")
    assert [m["total"] for m in told(table, "tie-marks")] == [6, 6]
    assert table.results()["winners"] == [1], "its best game of the set is the better one"


@clause("DJ-55")
def test_everything_else_is_as_between_two_seats():
    table = serving(0, solo=True, sets=2)
    server_turn(table, "1 1 1 2 3", 3)
    table.nature("2 2 2 3")
    assert table.s.games[0] == 0, "6 to 9"
    table.nature("2 2 2 2 3")
    returner_turn(table, "1 1 4 6")
    assert table.view(0)["server"] == 0
    for _ in range(40):
        if table.view(0)["set"] == 2:
            break
        if table.view(0)["server"] == 0:
            server_turn(table, "5 5 6 6 6", 5, claim=0)
            table.nature("2 2 2 2")
        else:
            table.nature("2 2 2 2 2")
            returner_turn(table, "5 6 6 6", claim=0)
    view = table.view(0)
    assert view["past"][0][0] == 6
    last_server = 0 if sum(view["past"][0]) % 2 == 1 else 1
    assert view["player_a"] == 1 - last_server
    assert view["seats"][1]["recovery"] == 4, "carried over: its physical mark was 4"


@clause("DJ-55", "DJ-25")
def test_equal_totals_go_to_the_server_in_solo_too():
    table = serving(1, solo=True)
    table.nature("2 2 2 3 3")
    returner_turn(table, "3 3 4 6")
    assert told(table, "equal") == [{"seat": 1}]
    assert table.s.games[1] == 1
