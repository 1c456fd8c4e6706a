"""The nouns of SmallWorld: what lies on the table and the phases."""

from __future__ import annotations

from enum import auto

from ludotheque.engine.names import Names
from ludotheque.engine.record import Grid, Record, Row, int8, int16

from .grid import TILES

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


PEOPLES = len(People)


class Phase(Names):
    CHOOSE = auto()
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
