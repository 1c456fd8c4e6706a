"""SmallWorld's box: what a unit can do, how long a fight is, sizes and peoples; and the odds worked out from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.box import Components, Problem, integer, integers, rows, table, worked_out
from ludotheque.engine.record import Row

from .grid import SIZES, Terrain
from .position import MOST_EXTRA, MOST_FORCE, MOST_HIT_POINTS, MOST_MOVEMENT, MOST_ROUNDS, MOST_UNITS, People

ODDS = (MOST_HIT_POINTS + 1) ** 2  # by hit points, 10 x attacker's + defender's


class Unit(Components):
    hit_points: int = integer(1, MOST_HIT_POINTS)
    movement: int = integer(1, MOST_MOVEMENT)
    attack: int = integer(1, MOST_FORCE)
    defence: int = integer(1, MOST_FORCE)


class Fight(Components):
    exchanges: int = integer(0, MOST_EXTRA)
    # What attacks come to, in thousandths, for the judgement of bots
    kill: Row = worked_out(ODDS)
    die: Row = worked_out(ODDS)
    wound: Row = worked_out(ODDS)  # hit points the defender loses
    bleed: Row = worked_out(ODDS)  # hit points the attacker loses


class Size(Components):
    rounds: int = integer(1, MOST_ROUNDS)
    units: int = integer(1, MOST_UNITS)


class PeopleData(Components):
    cost: Row = integers(integer(0, MOST_MOVEMENT), len(Terrain))
    worth: Row = integers(integer(0, 9), len(Terrain))
    beside_water: int = integer(0, 4)
    tunnels: int = integer(0, 1)


class Box(Components):
    unit: Unit = table(Unit)
    fight: Fight = table(Fight)
    sizes: Sequence[Size] = rows(Size, len(SIZES))
    peoples: Sequence[PeopleData] = rows(PeopleData, len(People))


def box_problems(data: dict[str, Any], box: Any) -> list[Problem]:
    """What a box can't be; on the way the odds of its fights are worked out for the judgement of bots."""
    from .fights import fill_odds

    fill_odds(box)
    return [
        Problem(f"peoples[{i + 1}].worth[{Terrain.WATER + 1}]", "box-water-worth", {})
        for i in range(len(People))
        if box.peoples[i].worth[Terrain.WATER]
    ]
