"""How good a position is, and a sensible move at once."""

from ludotheque.engine.dice import below
from ludotheque.engine.rule import rule


@rule()
def estimate(box, s, seat):
    return 0.5


@rule()
def club(box, s, dice):
    return 41 + below(dice, 1)
