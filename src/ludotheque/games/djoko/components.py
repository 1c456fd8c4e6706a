"""Djoko's box: dice, marks, the grid of techniques, the automaton's table."""

from __future__ import annotations

from ludotheque.engine.box import Components, integer, integers, table, worked_out
from ludotheque.engine.record import Grid, Row

from .position import MOST_FACES

MOST_THROWS = 4

# Roles: a returner by the points it needs, a server by how much fresher it is, against a person or the automaton
NEEDS = 24
FRESHER = 4  # from 4 less to 4 more
SERVES = NEEDS
SERVES_AUTOMATON = SERVES + 2 * FRESHER + 1
ROLES = SERVES_AUTOMATON + 2 * FRESHER + 1
ROWS = 8
POINTS = 28
KEPT = 220  # sets of at most three dice with nine faces


class Automaton(Components):
    ace: int = integer(0, 9)
    most_technique: int = integer(0, 60)
    recovery: Row = integers(integer(0, 9), 5)


class Box(Components):
    faces: int = integer(2, MOST_FACES)
    serving_dice: int = integer(5, 5)
    dice: int = integer(4, 4)
    throws: int = integer(1, MOST_THROWS)
    start_recovery: int = integer(0, 20)
    pair: int = integer(0, 60)
    two_pairs: int = integer(0, 60)
    three: int = integer(0, 60)
    straight: int = integer(0, 60)
    four: int = integer(0, 60)
    values: Row = integers(integer(1, 9), 3)
    boxes: Row = integers(integer(0, 12), 3)
    throws_part: Row = integers(integer(0, 9), 7, exact=False)
    intensity_part: Row = integers(integer(0, 9), 3)
    games_to_win: int = integer(1, 6)
    lead: int = integer(1, 2)
    last_game: int = integer(12, 12)
    automaton: Automaton = table(Automaton)
    # What dice are worth (`worth.py`)
    recovery_worth: int = worked_out()
    price: Row = worked_out(3)
    joker_price: int = worked_out()
    chance: Grid = worked_out(ROLES, POINTS)  # to win this game with these points of physical and technique
    kept_index: Row = worked_out(1000)  # of the dice kept, as they stand in a move
    keep_worth: Grid = worked_out(MOST_THROWS + 1, ROLES * ROWS, KEPT)  # by the number of the throw to come, less one
    set_chance: Grid = worked_out(3, 8, 8)  # A's to win the set by games: among people, a person A, automaton A
    serve_worth: Row = worked_out(ROLES * ROWS)  # of a server's whole turn
