"""Several moves in one order: a Gaul's two plains, a whole stack; each step stays a move of its own."""

import pytest

from ludotheque.engine.errors import IllegalMove, UnreadableMove, WrongTurn
from ludotheque.engine.plan import LONGEST, play_plan
from tests.games.smallworld.scene import scene, told
from tests.support import clause


def offered(t, kind: str) -> dict[str, str]:
    """The plans of a kind: what can be typed for each, and the moves it stands for."""
    return {plan["data"]["also"]: plan["text"] for plan in t.view(t.turn)["plans"] if plan["data"]["kind"] == kind}


def second_seat(peoples: str, ours: str, theirs: str):
    """The same scene with the second seat to move."""
    t = scene(peoples, ours, theirs)
    t.play("end")
    return t


@clause("SW-23")
def test_a_gauls_two_plains_are_offered_as_one_target():
    t = scene("gaul-dwarf", "a1", "e5")
    assert offered(t, "walk") == {"a1 a3": "u1 a2; u1 a3"}
    t = second_seat("dwarf-gaul", "e5", "a4 e1")
    assert offered(t, "walk") == {"a4 a2": "u1 a3; u1 a2"}


@clause("SW-23")
def test_two_plains_in_one_order_are_two_moves():
    t = scene("gaul-dwarf", "a1", "e5")
    steps = play_plan(t, "a1 a3", 0)
    assert [step.text for step in steps] == ["u1 a2", "u1 a3"] and told(steps) == ["moved", "moved"]
    assert t.log[-2:] == ["0 u1 a2", "0 u1 a3"] and t.s.pd[0, 0] == 0
    t.undo(0)
    assert (t.view(0)["units"][0][0]["tile"], t.s.pd[0, 0]) == ("a2", 1)


@clause("SW-23", "SW-20", "SW-21", "SW-22")
def test_no_walk_leads_over_an_enemy_or_beyond_the_points():
    assert offered(scene("gaul-dwarf", "a1", "a2"), "walk") == {}
    assert offered(scene("gaul-dwarf", "a1", "a3"), "walk") == {}
    assert offered(scene("viking-gaul", "a1", "e5"), "walk") == {}  # a step costs a Viking all
    assert "c1 a1" in offered(scene("gaul-dwarf", "c1", "e5"), "walk")
    spent = scene("gaul-dwarf", "a1", "e5")
    spent.play("u1 a2")
    assert offered(spent, "walk") == {}


@clause("SW-10", "SW-21")
def test_a_whole_stack_goes_in_one_order():
    t = scene("viking-gaul", "a1 a1:3 a1 e1", "e5")
    assert offered(t, "stack") == {"a1* a2": "u1 a2; u2 a2; u3 a2", "a1* b1": "u1 b1; u2 b1; u3 b1"}
    play_plan(t, "a1* b1", 0)
    assert [unit["tile"] for unit in t.view(0)["units"][0]] == ["b1", "b1", "b1", "e1"]
    assert offered(t, "stack") == {}
    t = second_seat("dwarf-viking", "c4", "a1 a1 e1")
    assert offered(t, "stack") == {"a1* a2": "u1 a2; u2 a2", "a1* b1": "u1 b1; u2 b1"}


@clause("SW-10")
def test_a_stack_goes_where_all_of_it_can_and_leaves_out_who_has_acted():
    t = scene("gaul-dwarf", "a1 a1 b1", "e5")
    t.play("u3 a1")
    assert "a1* a3" not in offered(t, "stack")
    assert offered(t, "stack")["a1* b1"] == "u1 b1; u2 b1; u3 b1"
    t = scene("viking-gaul", "a1 a2", "e5")
    t.play("u2 a1")
    assert offered(t, "stack") == {}


@clause("SW-30")
def test_a_stack_never_attacks_as_one():
    t = scene("viking-gaul", "a1 a1", "a2")
    assert set(offered(t, "stack")) == {"a1* b1"}


def test_a_plan_stops_where_a_move_can_no_longer_be_played():
    t = scene("viking-gaul", "a1 a1", "a2")
    steps = play_plan(t, "u1 b1; u1 c1; u2 b1", 0)
    assert [step.text for step in steps] == ["u1 b1"]


def test_a_plan_stops_when_dice_are_thrown_or_the_turn_has_passed():
    t = scene("viking-gaul", "a1 a1", "a2")
    assert [step.text for step in play_plan(t, "u1 a2; u2 b1", 0)] == ["u1 a2"]
    t = scene("viking-gaul", "a1 a1", "e5")
    assert [step.text for step in play_plan(t, "end; end", 0)] == ["end"] and t.turn == 1


def test_a_plan_whose_first_move_is_refused_changes_nothing():
    t = scene("viking-gaul", "a1 a1", "e5")
    before = bytes(t.s.raw)
    with pytest.raises(IllegalMove):
        play_plan(t, "u1 c3; u1 b1", 0)
    with pytest.raises(WrongTurn):
        play_plan(t, "u1 b1; u2 b1", 1)
    assert bytes(t.s.raw) == before and t.log == ["dice first 1"]


def test_plans_are_offered_to_the_seat_to_move_alone():
    t = scene("gaul-dwarf", "a1 a1", "e5")
    assert t.view(0)["plans"] and t.view(1)["plans"] == [] == t.view(-1)["plans"]


def test_an_endless_text_is_no_plan():
    t = scene("gaul-dwarf", "a1", "e5")
    before = bytes(t.s.raw)
    with pytest.raises(UnreadableMove):
        play_plan(t, "u1 a2; " + "u1 a3; " * LONGEST, 0)
    assert bytes(t.s.raw) == before
