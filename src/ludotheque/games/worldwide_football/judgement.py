"""How good a position is, and a sensible move at once."""
from __future__ import annotations

from ludotheque.engine.rule import rule
from ludotheque.games.worldwide_football.position import PASS


@rule()
def estimate(box, s, seat):
    return 0.5

@rule()
def club(box, s, dice):
    return PASS
