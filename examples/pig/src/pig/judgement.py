"""How good a position is, and a sensible move at once: hold at twenty, or as soon as it wins."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule

from .components import Box
from .moves import Move
from .position import Position

ENOUGH = 20


@rule()
def estimate(box: Box, s: Position, seat: Seat) -> float:
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    mine = s.points[seat] + (s.pot if s.to_play == seat else 0)
    theirs = s.points[1 - seat] + (s.pot if s.to_play != seat else 0)
    return 0.5 + 0.45 * (mine - theirs) / (s.target + ENOUGH)


@rule()
def club(box: Box, s: Position, dice: Row) -> int:
    if s.pot >= ENOUGH or s.points[s.to_play] + s.pot >= s.target:
        return Move.HOLD
    return Move.THROW
