"""How good a position is for a seat."""

from __future__ import annotations

import math

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import Ended, Phase, Position
from ..rules.moving import cost_of
from .fights import ALL, can_reach_to_attack, fight_worth
from .income import POINT, scorings_left, standing

THREAT_PART = 700  # how surely (in thousandths) the seat not to move can carry out its threats

# How much the rest of a game swings, in points: measured on games of club players who err now and then
SPREAD = 0.4
SPREAD_UNIT_ROUND = 0.6


@rule()
def threats(box: Box, s: Position, seat: Seat) -> int:
    """What a seat can expect from the fights it could pick in its turn (the one that runs, or its next)."""
    total = 0
    for unit in range(s.units):
        points = s.pd[seat, unit] if seat == s.to_play else box.unit.movement
        if s.hp[seat, unit] > 0 and points > 0:
            total += best_fight(box, s, seat, unit, points)
    return total


@rule()
def best_fight(box: Box, s: Position, seat: Seat, unit: int, points: int) -> int:
    """The best fight a unit with so many movement points could pick."""
    best = 0
    for other in range(s.units):
        tile = s.tile[1 - seat, other]
        if (
            s.hp[1 - seat, other] > 0
            and can_reach_to_attack(box, s, seat, unit, tile, points)
            and cost_of(box, s, seat, tile) > 0
        ):
            best = max(best, fight_worth(box, s, seat, unit, other))
    return best


@rule()
def advantage(box: Box, s: Position, seat: Seat) -> int:
    """How far a seat is ahead, all in all, in thousandths of a point."""
    ahead = standing(box, s, seat) - standing(box, s, 1 - seat)
    if s.phase == Phase.DRAW_FIRST:
        return ahead
    mover = s.to_play
    sign = 1 if seat == mover else -1
    ahead += sign * threats(box, s, mover)
    if s.round < s.rounds or mover == s.first:
        ahead -= sign * THREAT_PART * threats(box, s, 1 - mover) // ALL
    if s.phase == Phase.COUNT_EXCHANGES or s.phase == Phase.EXCHANGE:
        ahead += sign * fight_worth(box, s, mover, s.attacker, s.defender)
    return ahead


@rule()
def estimate(box: Box, s: Position, seat: Seat) -> float:
    """A seat's chance to win: how far it is ahead against how much the rest of the game still swings."""
    if s.phase == Phase.CHOOSE:
        return 0.5
    if s.phase == Phase.OVER:
        if s.ended == Ended.BY_ELIMINATION:
            return 1.0 if s.left[seat] > 0 else 0.0
        if s.points[seat] == s.points[1 - seat]:
            return 0.5
        return 1.0 if s.points[seat] > s.points[1 - seat] else 0.0
    spread = SPREAD + SPREAD_UNIT_ROUND * math.sqrt(scorings_left(s) * s.units)
    lead = advantage(box, s, seat) / (POINT * spread)
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))
