"""Djoko's nouns: what lies on the table and the phases."""

from __future__ import annotations

from enum import auto

from ludotheque.engine.names import Names
from ludotheque.engine.record import Grid, Record, Row, int8

AUTOMATON_SEAT = 1
MOST_DICE = 5
MOST_FACES = 9
MOST_SETS = 3
LINES = 13  # of a score sheet: twelve games and the tie-break
BASE = MOST_FACES + 1  # in which the faces kept are written as one number
KEPT_SETS = 15  # sets of four dice that leave at least one to throw


class Phase(Names):
    """First those in which dice fall, then those in which a seat decides."""

    THROW = auto()
    AUTOMATON = auto()
    TIE_BREAK = auto()
    TOSS = auto()
    DECIDE = auto()
    ASIDE = auto()
    CLAIM = auto()
    CHOOSE = auto()
    OVER = auto()


class Column(Names):
    """Of the score sheet; the total is their sum."""

    RECOVERY = auto()
    PHYSICAL = auto()
    TECHNIQUE = auto()


class Position(Record):
    sheet: Grid = int8(MOST_SETS, 2, LINES, 3)  # what each seat wrote, by set, game and column
    dice: Row = int8(MOST_DICE)  # on the table, in rising order; 0: none
    recovery: Row = int8(2)  # brought into this game
    next_recovery: Row = int8(2)
    physical: Row = int8(2)  # marks of this game
    technique: Row = int8(2)
    total: Row = int8(2)
    boxes: Grid = int8(2, 3)  # ticked technique boxes
    joker: Row = int8(2)  # 1: still to use in this set
    games: Row = int8(2)
    sets: Row = int8(2)
    past: Grid = int8(MOST_SETS, 2)  # games of the finished sets
    past_boxes: Grid = int8(MOST_SETS - 1, 2, 3)  # on the sheets that are full: technique boxes ticked ...
    past_joker: Grid = int8(MOST_SETS - 1, 2)  # ... whether the Joker was left ...
    past_a: Row = int8(MOST_SETS - 1)  # ... and who was A
    toss: Row = int8(2)
    phase: int = int8()
    to_play: int = int8()  # whose dice these are
    player_a: int = int8()  # who served the set's first game
    game: int = int8()  # 1 to 12; 13 is the tie-break
    set_number: int = int8()
    throws: int = int8()  # made in this turn
    to_throw: int = int8()  # dice still to come in this throw
    on_table: int = int8()  # dice lying in `dice`
    aside: int = int8()  # the face set aside; 0: none
    sets_to_win: int = int8()
    solo: int = int8()
    winner: int = int8()  # -1 while it runs
    spare: Row = int8(5)  # room to a multiple of 8
