"""The club player: it goes for the enemy when sitting still loses and there is just time, and sits still when it is ahead."""

import pytest

from ludotheque.engine.dice import fresh_dice
from ludotheque.games.smallworld.judgement.pressing import must_press, to_enemy
from tests.games.smallworld.scene import scene


def race(round: int, behind: int, peoples: str = "viking-gaul", ours: str = "a1 a1", theirs: str = "a4 a4", **options):
    """Seat 0 is so many points behind at the beginning of a round of five."""
    t = scene(peoples, ours, theirs, round=round, **options)
    t.s.points[1] = behind
    t.s.gains[0, 1] = behind
    return t


def presses(t) -> bool:
    return bool(must_press(t.box.plain, t.s, t.turn))


def club_move(t) -> str:
    return str(t.game.move_text(t.game.rules.club(t.box.plain, t.s, fresh_dice(1))))


@pytest.mark.parametrize(("round", "march"), [(1, False), (2, True), (3, True), (4, False), (5, False)])
def test_who_is_behind_goes_just_in_time(round, march):
    """Three steps away: not while there is time to earn, not when it is too late to strike."""
    assert presses(race(round, 20)) is march


@pytest.mark.parametrize("score", ["per_unit", "per_tile"])
def test_who_is_ahead_never_must(score):
    for round in range(1, 6):
        t = race(round, 0, theirs="e4 e4", score=score)
        t.s.points[0] = t.s.gains[0, 0] = 30
        assert not presses(t)


def test_a_small_deficit_is_none_where_tiles_count_once_and_much_is_left():
    assert not presses(race(2, 1, ours="a1 a2", theirs="a4 e5", score="per_tile"))
    assert presses(race(2, 20, ours="a1 a2", theirs="a4 e5", score="per_tile"))


def test_it_marches_towards_the_enemy():
    assert club_move(race(2, 20)) == "u1 a2"
    t = race(2, 0, "gaul-viking", "e5", "a1 a1")
    t.s.points[0] = t.s.gains[0, 0] = 20
    t.play("end")
    assert not presses(t)  # seven steps, four turns: too far to go
    t = race(3, 0, "gaul-viking", "a4", "a1 a1")
    t.s.points[0] = t.s.gains[0, 0] = 20
    t.play("end")
    assert presses(t) and club_move(t) == "u1 a2"


def test_units_on_water_are_no_aim_for_those_who_cannot_fight_there():
    t = scene("gaul-viking", "a2", "b2 a4")
    assert to_enemy(t.box.plain, t.s, 0, t.s.tile[0, 0]) == 2
    assert to_enemy(t.box.plain, t.s, 1, t.s.tile[1, 0]) == 1
