"""A small map with the units where a test wants them."""

from types import SimpleNamespace
from typing import Any

import ludotheque
from ludotheque.games.smallworld.grid import NOWHERE, TILES, read_tile, tile_at
from ludotheque.games.smallworld.maps import MAP_INTS, SIGNS
from ludotheque.games.smallworld.rules.setting import lay_map, lay_roads
from ludotheque.games.smallworld.told import Told

ISLES = """
  a b c d e
1 . . ^ : &
2 . ~ ^ : &
3 . ~ ~ ^ &
4 . ^ : : &
5 ~ ~ ^ : &
"""
"""Used when the terrain doesn't matter much: plains on the left, forest on the right, water in between."""


def terrain(text: str) -> SimpleNamespace:
    """A drawn map as the setup holds it, lawful or not."""
    rows = [line.split()[1:] for line in text.strip().splitlines()[1:]]
    numbers = [0] * MAP_INTS
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            numbers[tile_at(r, c)] = SIGNS.index(sign) + 1
    return SimpleNamespace(map=numbers)


def scene(peoples: str, ours: str, theirs: str, drawn: str = ISLES, round: int = 1, **options: Any) -> Any:
    """Seat 0 is to move. Units are written `a1` or `a1:3` (with 3 hit points), in the order of their numbers."""
    t = ludotheque.table("smallworld", seed=1, **{"peoples": peoples, "score": "per_unit", **options})
    t.nature("first 1")
    s = t.s
    s.n_mountains = 0
    lay_map(terrain(drawn), s)
    lay_roads(t.box.plain, s)
    s.round = round
    for i in range(TILES):
        s.army[i] = 0
    for seat, written in enumerate((ours, theirs)):
        place(s, seat, written.split())
    return t


def place(s: Any, seat: int, units: list[str]) -> None:
    for unit in range(s.units):
        s.tile[seat, unit], s.hp[seat, unit], s.pd[seat, unit] = NOWHERE, 0, 0
    for unit, written in enumerate(units):
        name, _, hp = written.partition(":")
        tile = read_tile(name)
        assert tile is not None
        s.tile[seat, unit], s.hp[seat, unit] = tile, int(hp or 5)
        s.pd[seat, unit] = 2 if seat == 0 else 0
        s.army[tile] += 1 if seat == 0 else -1
    s.left[seat] = len(units)


def tiles(t: Any, unit: int = 1) -> set[str]:
    """The tiles a unit can move to or attack."""
    return {m.data["target"] for m in t.moves() if m.data.get("piece") == f"u{unit}"}


def told(steps: Any) -> list[str]:
    """The kinds of things told in these steps."""
    return [Told(entry[0]).key for step in steps for entry in step.told]
