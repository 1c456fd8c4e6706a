"""Rounds, the end, elimination: SW-10 to SW-14."""

import pytest

import ludotheque
from ludotheque.engine.errors import IllegalMove
from tests.games.smallworld.scene import scene, told
from tests.support import clause


@clause("SW-10")
def test_units_may_be_taken_in_turn_and_come_back_to():
    t = scene("gaul-dwarf", "a3 a1", "e5")
    t.play("u1 a2")
    t.play("u2 b1")
    t.play("u1 a1")
    t.play("u2 a1")
    assert [t.s.pd[0, unit] for unit in range(2)] == [0, 0]


@clause("SW-10")
def test_ending_the_turn_is_always_legal_and_the_only_move_when_all_is_done():
    t = scene("viking-gaul", "a1", "e5")
    assert "end" in [m.text for m in t.moves()]
    t.play("u1 a2")
    assert [m.text for m in t.moves()] == ["end"]
    t.play("end")
    assert t.turn == 1


@clause("SW-10", "SW-37")
def test_a_unit_with_points_attacks_as_often_as_it_likes():
    t = scene("viking-gaul", "a1", "a2")
    for blows in ("1 15 1", "1 12 1"):
        t.play("u1 a2")
        t.nature("1 " + blows)  # three exchanges
        assert t.turn == 0 and t.s.pd[0, 0] == 2
    assert [t.s.hp[0, 0], t.s.hp[1, 0]] == [3, 1]


@clause("SW-11")
def test_both_score_when_both_have_played():
    t = scene("viking-gaul", "a1", "a4 a4")
    assert told([t.play("end")]) == ["turn-ended"]
    assert t.view(0)["score"] == [0, 0]
    assert told([t.play("end")]) == ["turn-ended", "scored", "scored", "round"]
    assert t.view(0)["score"] == [1, 4]
    assert t.view(0)["gains"] == [[1, 4]]
    assert t.view(0)["round"] == 2


@clause("SW-11", "SW-12")
def test_five_rounds_then_more_points_wins():
    t = scene("viking-gaul", "a1", "a4 a4")
    for _ in range(10):
        t.play("end")
    assert t.over
    assert t.view(0)["score"] == [5, 20]
    assert t.results() == {"results": [0.0, 1.0], "winners": [1], "reason": "played"}
    assert t.story(1)[-1]["text"] == "You win, 20 points to 5."
    assert len(t.view(0)["gains"]) == 5


@clause("SW-12")
def test_equal_points_is_a_draw():
    t = scene("viking-gaul", "a1", "e5", round=5)
    t.play("end")
    t.play("end")
    assert t.results() == {"results": [0.5, 0.5], "winners": [], "reason": "played"}
    assert t.view(0)["prompt"]["key"] == "prompt-drawn"


@clause("SW-13")
def test_the_last_defender_dies_and_the_game_is_over_whatever_the_score():
    t = scene("viking-gaul", "a1", "a2:1")
    t.s.points[1] = 30
    t.s.gains[0, 1] = 30
    t.play("u1 a2")
    steps = t.nature("1 1")
    assert told(steps)[-3:] == ["advanced", "eliminated", "wiped-out"]
    assert t.results()["results"] == [1.0, 0.0]
    assert t.view(0)["ended"] == "elimination"


@clause("SW-13")
def test_the_last_unit_dies_attacking():
    t = scene("viking-gaul", "a1:1", "a2")
    t.play("u1 a2")
    t.nature("1 20")
    assert t.results()["results"] == [0.0, 1.0]


@clause("SW-13")
def test_with_points_the_other_plays_on_alone():
    t = scene("viking-gaul", "a1:1", "a2", elimination="points")
    t.play("u1 a2")
    steps = t.nature("1 20")
    assert told(steps)[-2:] == ["eliminated", "alone"]
    seats = []
    while not t.over:
        seats.append(t.turn)
        t.play("end")
    assert seats == [1] * 5
    assert t.view(0)["score"] == [0, 10]
    assert t.results()["results"] == [0.0, 1.0]


@clause("SW-13")
def test_with_points_the_eliminated_may_still_win():
    t = scene("viking-gaul", "a1", "a2:1", elimination="points", round=5)
    t.s.points[1] = 3
    t.s.gains[0, 1] = 3
    t.play("u1 a2")
    t.nature("1 1")
    assert t.turn == 0
    t.play("end")
    assert t.over and t.view(0)["score"] == [2, 3]
    assert t.results()["results"] == [0.0, 1.0]


@clause("SW-13")
def test_with_points_the_second_seat_dies_in_its_own_turn():
    t = scene("viking-gaul", "a1", "a2:1", elimination="points")
    t.play("end")
    t.play("u1 a1")
    t.nature("1 20")
    assert t.turn == 0 and t.view(0)["round"] == 2
    assert t.view(0)["score"] == [1, 0]


@clause("SW-14")
def test_movement_points_come_back_hit_points_do_not():
    t = scene("viking-gaul", "a1:2", "e5")
    t.play("u1 a2")
    assert t.view(0)["units"][0][0]["pd"] == 0
    t.play("end")
    assert t.view(0)["units"][1][0]["pd"] == 2
    t.play("end")
    unit = t.view(0)["units"][0][0]
    assert (unit["pd"], unit["hp"]) == (2, 2)
    assert t.view(0)["units"][1][0]["pd"] == 0


@clause("SW-14")
def test_unused_points_are_lost():
    t = scene("gaul-viking", "a1", "e5")
    t.play("u1 a2")
    t.play("end")
    t.play("end")
    assert t.s.pd[0, 0] == 2


def test_undo_takes_back_a_step_but_never_a_fight():
    t = scene("viking-gaul", "a1", "a3")
    t.play("u1 a2")
    assert t.can_undo(0)
    t.undo(0)
    assert t.view(0)["units"][0][0]["tile"] == "a1"
    t = scene("viking-gaul", "a1", "a2")
    t.play("u1 a2")
    t.nature("1 1 1 1")
    assert not t.can_undo(0)


def test_a_move_of_the_other_seats_unit_is_refused_and_changes_nothing():
    t = scene("viking-gaul", "a1", "e5")
    before = bytes(t.s.raw)
    for text in ("u2 a2", "u1 c3", "u1 a1", "u1 p16"):
        with pytest.raises(IllegalMove):
            t.play(text)
    assert bytes(t.s.raw) == before


def test_the_last_rounds_are_announced():
    t = ludotheque.table("smallworld", seed=1, peoples="viking-gaul")
    t.nature("first 1")
    warned = []
    for _ in range(5):
        warned.append(t.view(0)["last_rounds"])
        t.play("end")
        t.play("end")
    assert warned == [False, False, True, True, True]
