"""The nouns of SmallWorld: what lies on the table, the phases, the moves and their text."""

from __future__ import annotations

import re
from enum import auto

from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.names import Names
from ludotheque.engine.numbers import whole
from ludotheque.engine.record import Grid, Record, Row, int8, int16

from .grid import TILES, read_tile, tile_text

MOST_UNITS = 8
MOST_ROUNDS = 30
MOST_MOUNTAINS = 45
MOST_HIT_POINTS = 9
MOST_FORCE = 6  # attack and defence
MOST_MOVEMENT = 4
MOST_EXTRA = 9  # exchanges that every fight has on top of the die
MOST_FACES = 2 * MOST_HIT_POINTS * MOST_FORCE

ROADS = 11  # steps are counted up to ROADS - 1


class People(Names):
    VIKING = auto()
    DWARF = auto()
    GAUL = auto()


class Phase(Names):
    DRAW_FIRST = auto()
    ACT = auto()
    COUNT_EXCHANGES = auto()
    EXCHANGE = auto()
    OVER = auto()


class Ended(Names):
    """How the game ended; 0: it has not."""

    BY_POINTS = 1
    BY_ELIMINATION = 2


class Position(Record):
    tile: Grid = int16(2, MOST_UNITS)  # where each unit stands, NOWHERE when it is dead
    mountains: Row = int16(MOST_MOUNTAINS)
    points: Row = int16(2)
    target: int = int16()  # the tile fought over
    terrain: Row = int8(TILES)
    roads: Row = int8(TILES)  # steps to the nearest of the best tiles: ROADS x seat 0's + seat 1's
    army: Row = int8(TILES)  # units on a tile: seat 0's counted up from 0, seat 1's down
    hp: Grid = int8(2, MOST_UNITS)
    pd: Grid = int8(2, MOST_UNITS)  # movement points left in this turn
    gains: Grid = int8(MOST_ROUNDS, 2)  # points of each round
    left: Row = int8(2)  # living units
    people: Row = int8(2)
    n_mountains: int = int8()
    side: int = int8()
    units: int = int8()
    rounds: int = int8()
    round: int = int8()  # 1 to rounds
    phase: int = int8()
    to_play: int = int8()
    first: int = int8()  # the seat that begins every round
    attacker: int = int8()  # a unit of the seat to play
    defender: int = int8()  # a unit of the other seat
    exchanges: int = int8()  # still to come in this fight
    per_tile: int = int8()  # score = per_tile
    points_decide: int = int8()  # elimination = points
    ended: int = int8()  # 0, or how
    spare: Row = int8(2)


class Move(Names):
    """The code of the first move of each kind."""

    END = 0  # `end`: ends the turn
    UNIT = 1  # + TILES x unit + tile, `u3 c4`: unit 3 moves to c4 or attacks it
    FIRST = 1 + MOST_UNITS * TILES  # + seat, `first 2`: Nature lets the second seat begin
    FACE = 3 + MOST_UNITS * TILES  # + face - 1, `5`: a die shows 5


MOVE_CODES = Move.FACE + MOST_FACES
UNIT_MOVE = re.compile(r"u([1-8]) ([a-p]\d{1,2})")


def unit_move(unit: int, tile: int) -> int:
    return Move.UNIT + TILES * unit + tile


def move_text(code: int) -> str:
    if code == Move.END:
        return "end"
    if code < Move.FIRST:
        unit, tile = divmod(code - Move.UNIT, TILES)
        return f"u{unit + 1} {tile_text(tile)}"
    if code < Move.FACE:
        return f"first {code - Move.FIRST + 1}"
    return str(code - Move.FACE + 1)


def read_move(text: str) -> int:
    given = " ".join(text.lower().split())
    if given == "end":
        return Move.END
    if given in ("first 1", "first 2"):
        return Move.FIRST + int(given[-1]) - 1
    face = whole(given)
    if face is not None and 1 <= face <= MOST_FACES:
        return Move.FACE + face - 1
    found = UNIT_MOVE.fullmatch(given)
    tile = read_tile(found[2]) if found else None
    if found is None or tile is None:
        raise UnreadableMove("unreadable-move", given=text[:60])
    return unit_move(int(found[1]) - 1, tile)
