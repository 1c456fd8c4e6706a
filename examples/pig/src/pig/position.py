"""What lies on the table of Pig, and its phases."""

from __future__ import annotations

from enum import auto

from ludotheque.engine.names import Names
from ludotheque.engine.record import Record, Row, int8, int16


class Phase(Names):
    DECIDE = auto()
    THROW = auto()
    OVER = auto()


class Position(Record):
    points: Row = int16(2)  # safe, by seat
    turns: int = int16()  # taken so far, by both
    target: int = int16()  # points that win
    phase: int = int8()
    to_play: int = int8()
    pot: int = int8()  # gathered in this turn
    winner: int = int8()  # -1 while it runs
    spare: Row = int8(4)  # room to a multiple of 8
