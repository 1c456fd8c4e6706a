"""The grid all maps lie on, and the names of its tiles.

A tile is a number: 16 x row + column, whatever the size of the map, so that a move's text means the same everywhere.
Column 15 and row 15 are always off the map; neighbours are taken modulo 256, so a step over any edge lands there and
the rules need no other test of the edges. Row 1 is the top one, column a the left one: `b3` is row 2, column 1.
"""

from __future__ import annotations

import re
from enum import auto

from ludotheque.engine.names import Names

OFF = -1  # the terrain of what is no tile at all

SIZES = ("small", "medium", "large")
SIDES = (5, 10, 15)

STRIDE = 16
TILES = 256
LAST_TILE = TILES - 1
NORTH, WEST, EAST, SOUTH = TILES - STRIDE, TILES - 1, 1, STRIDE
WAYS = (NORTH, WEST, EAST, SOUTH)
NOWHERE = -1


class Terrain(Names):
    """In the order of the box."""

    PLAIN = auto()
    MOUNTAIN = auto()
    WATER = auto()
    FOREST = auto()
    DESERT = auto()


COLUMNS = "abcdefghijklmnop"
TILE = re.compile(r"([a-p])([1-9]|1[0-6])")


def tile_at(row: int, column: int) -> int:
    return STRIDE * row + column


def tile_text(tile: int) -> str:
    return f"{COLUMNS[tile % STRIDE]}{tile // STRIDE + 1}"


def read_tile(text: str) -> int | None:
    """The tile of that name, None if it is no name of a tile."""
    found = TILE.fullmatch(text.strip().lower())
    return tile_at(int(found[2]) - 1, COLUMNS.index(found[1])) if found else None


def tiles_of(side: int) -> list[int]:
    """The tiles of a map in reading order."""
    return [tile_at(row, column) for row in range(side) for column in range(side)]
