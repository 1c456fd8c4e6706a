"""Orders of several moves: a walk over two cheap tiles (SW-23), and all units of a tile together."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.plan import Plan
from ludotheque.engine.play import Play

from .grid import TILES, tile_text
from .moves import Move, unit_move
from .position import Phase
from .rules.moving import beside, cost_of, enemies_on

Walks = dict[int, tuple[int, ...]]
"""The tiles a unit can go to in this turn, each with the steps there."""


def plans(seen: Play) -> list[Plan]:
    """Walks of two steps, unit by unit; then stacks."""
    s = seen.s
    if s.phase != Phase.ACT:
        return []
    walks = all_walks(seen)
    found = [
        walk_plan(s, unit, steps) for unit in walks for steps in walks[unit].values() if len(steps) > 1 and leads(s, unit)
    ]
    for tile in dict.fromkeys(s.tile[s.to_play, unit] for unit in walks):
        found += stack_plans(s, tile, {unit: walks[unit] for unit in walks if s.tile[s.to_play, unit] == tile})
    return found


def all_walks(seen: Play) -> dict[int, Walks]:
    """For every unit that can still act where it can go; units that are the same go to the same tiles."""
    s, seat = seen.s, seen.s.to_play
    near: dict[int, list[int]] = {}
    for code in seen.legal()[1:]:
        unit, tile = divmod(code - Move.UNIT, TILES)
        near.setdefault(unit, []).append(tile)
    return {unit: walks_of(seen, unit, near.get(twin(s, unit), [])) for unit in range(s.units) if s.pd[seat, unit] > 0}


def twin(s: Any, unit: int) -> int:
    """The first unit that stands on the same tile with the same hit points and movement points."""
    seat = s.to_play
    same = (i for i in range(unit) if all(field[seat, i] == field[seat, unit] for field in (s.tile, s.hp, s.pd)))
    return next(same, unit)


def leads(s: Any, unit: int) -> bool:
    """Whether a unit is the one by which those like it are named."""
    return twin(s, unit) == unit


def walks_of(seen: Play, unit: int, near: list[int]) -> Walks:
    """Tiles one step away, then those behind a step that leaves enough movement points."""
    b, s, seat = seen.box.plain, seen.s, seen.s.to_play
    walks: Walks = {tile: (tile,) for tile in near if enemies_on(s, seat, tile) <= 0}
    barred = {s.tile[seat, unit], *near}
    for step in list(walks):
        left = s.pd[seat, unit] - cost_of(b, s, seat, step)
        for tile in (beside(step, way) for way in range(4)):
            if 0 < cost_of(b, s, seat, tile) <= left and enemies_on(s, seat, tile) <= 0 and tile not in barred:
                walks.setdefault(tile, (step, tile))
    return walks


def walk_plan(s: Any, unit: int, steps: tuple[int, ...]) -> Plan:
    here, there = tile_text(s.tile[s.to_play, unit]), tile_text(steps[-1])
    data = {"kind": "walk", "piece": f"u{unit + 1}", "target": there, "from": here, "also": f"{here} {there}"}
    args = {"unit": unit + 1, "from": here, "by": tile_text(steps[0]), "to": there}
    return Plan(tuple(unit_move(unit, tile) for tile in steps), "plan-walk", args, data)


def stack_plans(s: Any, tile: int, walks: dict[int, Walks]) -> list[Plan]:
    """All units of a tile that can still act go together, where each of them can."""
    if len(walks) < 2:
        return []
    here, found = tile_text(tile), []
    for target in set.intersection(*(set(ways) for ways in walks.values())):
        there = tile_text(target)
        moves = tuple(unit_move(unit, step) for unit in walks for step in walks[unit][target])
        data = {"kind": "stack", "piece": f"all-{here}", "target": there, "from": here, "also": f"{here}* {there}"}
        args = {"n": len(walks), "from": here, "to": there}
        found.append(Plan(moves, "plan-stack", args, {**data, "units": len(walks)}))
    return sorted(found, key=lambda plan: str(plan.data["target"]))
