"""The marks of a turn, read off the dice (DJ-20 to DJ-25)."""

from __future__ import annotations

from ludotheque.engine.rule import rule


@rule()
def shown_dice(box, s):
    """The dice on the table as one number, for telling: 2 2 2 5 is 2225."""
    code = 0
    for i in range(s.on_table):
        code = code * 10 + s.dice[i]
    return code


@rule("DJ-20")
def physical_of(box, s):
    """The two lowest dice; the row is in rising order."""
    return s.dice[0] + s.dice[1]


@rule("DJ-24")
def intensity(box, s):
    """The two highest of the four dice."""
    return s.dice[box.dice - 1] + s.dice[box.dice - 2]


@rule("DJ-24")
def recovery_of(box, throws, highest_two):
    """Recovery for the next game: few throws and low dice tire less."""
    most = 2 * box.faces
    part = 0
    if highest_two >= most - 1:
        part = 1 if highest_two == most - 1 else 2
    return box.throws_part[throws - 1] + box.intensity_part[part]


@rule("DJ-21")
def pairs_and_best(box, s):
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
def is_straight(box, s):
    for i in range(1, box.dice):
        if s.dice[i] != s.dice[i - 1] + 1:
            return False
    return True


@rule("DJ-21", "DJ-23")
def contains(box, s, value):
    """Whether the dice contain a combination of this value: who can do more can do less, but a straight is no pair."""
    found = pairs_and_best(box, s)
    pairs = found // 10
    most = found % 10
    if most >= 2 and box.pair == value:
        return True
    if (pairs >= 2 or most >= 4) and box.two_pairs == value:
        return True
    if most >= 3 and box.three == value:
        return True
    if most >= 4 and box.four == value:
        return True
    return box.straight == value and is_straight(box, s)


@rule("DJ-22")
def row_of(box, value):
    """The row of the grid for this value."""
    for row in range(3):
        if box.values[row] == value:
            return row
    return 0


@rule("DJ-22")
def box_is_free(box, s, seat, row):
    return s.boxes[seat, row] < box.boxes[row]


@rule("DJ-32")
def ticked(box, s, seat):
    """The boxes a seat has ticked in this set."""
    return s.boxes[seat, 0] + s.boxes[seat, 1] + s.boxes[seat, 2]
