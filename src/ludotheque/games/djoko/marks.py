"""The marks of a turn, read off the dice (DJ-20 to DJ-25)."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule, twin_of

from .components import Box
from .position import Position


@rule()
def shown_dice(box: Box, s: Position) -> int:
    """The dice on the table as one number, for telling: 2 2 2 5 is 2225."""
    code = 0
    for i in range(s.on_table):
        code = code * 10 + s.dice[i]
    return code


@twin_of(shown_dice)
def _not_shown(box: Box, s: Position) -> int:
    """Compiled rules tell nothing, so nothing need be worked out for telling."""
    return 0


@rule("DJ-20")
def physical_of(box: Box, s: Position) -> int:
    """The two lowest dice; the row is in rising order."""
    return s.dice[0] + s.dice[1]


@rule("DJ-24")
def intensity(box: Box, s: Position) -> int:
    """The two highest of the four dice."""
    return s.dice[box.dice - 1] + s.dice[box.dice - 2]


@rule("DJ-24")
def recovery_of(box: Box, throws: int, highest_two: int) -> int:
    """Recovery for the next game: few throws and low dice tire less."""
    most = 2 * box.faces
    part = 0
    if highest_two >= most - 1:
        part = 1 if highest_two == most - 1 else 2
    return box.throws_part[throws - 1] + box.intensity_part[part]


@rule("DJ-21")
def pairs_and_best(box: Box, s: Position) -> int:
    """How many different faces come at least twice, and the most dice of one face, as pairs * 10 + most."""
    pairs = 0
    most = 1
    run = 1
    for i in range(1, box.dice):
        if s.dice[i] == s.dice[i - 1]:
            run += 1
            if run == 2:
                pairs += 1
            most = max(most, run)
        else:
            run = 1
    return pairs * 10 + most


@rule("DJ-21")
def is_straight(box: Box, s: Position) -> bool:
    for i in range(1, box.dice):
        if s.dice[i] != s.dice[i - 1] + 1:
            return False
    return True


@rule("DJ-21", "DJ-23")
def contains(box: Box, s: Position, value: int) -> bool:
    """Whether the dice contain a combination of this value: who can do more can do less, but a straight is no pair."""
    return has_value(box, pairs_and_best(box, s), value) or (box.straight == value and is_straight(box, s))


@rule("DJ-21", "DJ-23")
def has_value(box: Box, found: int, value: int) -> bool:
    """Whether dice with these pairs and this many alike (`pairs_and_best`) contain a combination of this value."""
    most = found % 10
    if most >= 2 and box.pair == value:
        return True
    if (found >= 20 or most >= 4) and box.two_pairs == value:
        return True
    if most >= 3 and box.three == value:
        return True
    return most >= 4 and box.four == value


@rule("DJ-14", "DJ-22", "DJ-23")
def claimable(box: Box, s: Position) -> int:
    """The rows that may be claimed, a bit each: the dice contain the value and a box is free."""
    found = pairs_and_best(box, s)
    straight = found == 1 and is_straight(box, s)
    rows = 0
    if found == 1 and not straight:
        return rows
    for row in range(3):
        value = box.values[row]
        if (has_value(box, found, value) or (straight and box.straight == value)) and box_is_free(box, s, s.to_play, row):
            rows |= 1 << row
    return rows


@rule("DJ-22")
def row_of(box: Box, value: int) -> int:
    """The row of the grid for this value."""
    for row in range(3):
        if box.values[row] == value:
            return row
    return 0


@rule("DJ-22")
def box_is_free(box: Box, s: Position, seat: Seat, row: int) -> bool:
    return s.boxes[seat, row] < box.boxes[row]


@rule("DJ-32")
def ticked(box: Box, s: Position, seat: Seat) -> int:
    """The boxes a seat has ticked in this set."""
    return s.boxes[seat, 0] + s.boxes[seat, 1] + s.boxes[seat, 2]
