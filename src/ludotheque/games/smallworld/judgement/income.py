"""What tiles will bring a unit in the rounds left, in thousandths of a point."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..grid import LAST_TILE, STRIDE
from ..position import Position
from ..rules.moving import beside, cost_of, enemies_on
from ..rules.rounds import road, top_worth, worth

POINT = 1000
FAR = 4  # steps up to which a unit looks for a free tile where tiles count once
ON_THE_WAY = 700  # what a tile on the way gives, about


# Income


@rule()
def scorings_left(s: Position) -> int:
    return s.rounds - s.round + 1 if s.round > 0 else s.rounds


@rule()
def gain_on(box: Box, s: Position, seat: Seat, tile: int, others: int) -> int:
    """What a unit gains on a tile beside so many of its own: shared if tiles count once."""
    if s.per_tile:
        return POINT * worth(box, s, seat, tile) // (others + 1)
    return POINT * worth(box, s, seat, tile)


@rule()
def gain_by_step(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """What a tile would give a unit that steps on it; -1 if it can't."""
    if cost_of(box, s, seat, tile) == 0 or enemies_on(s, seat, tile) > 0:
        return -1
    return gain_on(box, s, seat, tile, -enemies_on(s, seat, tile))


@rule()
def prospect(box: Box, s: Position, seat: Seat, tile: int, others: int, ready: int, scorings: int) -> int:
    """The points a unit on this tile can expect: staying, or going to a better tile.

    `ready` is 1 if it can still move before the next scoring.
    """
    now = gain_on(box, s, seat, tile, others)
    best = scorings * now
    top = POINT * top_worth(box, s, seat)
    if now >= top or scorings == 0:
        return best
    base = 0 if ready else now
    turns = scorings if ready else scorings - 1
    for way in range(4):
        near = beside(tile, way)
        gain = gain_by_step(box, s, seat, near)
        if gain >= 0:
            best = max(best, base + turns * gain)
            if turns > 1:
                best = max(best, base + gain + (turns - 1) * best_beside(box, s, seat, near))
    if best >= base + (turns - 1) * top:
        return best
    steps = steps_to_free_top(box, s, seat, tile, top) if s.per_tile else road(s, seat, tile)
    if steps == 0 or steps > turns:
        return best
    return max(best, base + ON_THE_WAY * (steps - 1) + (turns - steps + 1) * top)


@rule()
def steps_to_free_top(box: Box, s: Position, seat: Seat, tile: int, top: int) -> int:
    """Steps to the nearest of the best tiles that is free, as if nothing stood in the way; 0 if there is none near by."""
    best = 0
    for down in range(-FAR, FAR + 1):
        for right in range(abs(down) - FAR, FAR - abs(down) + 1):
            steps = abs(down) + abs(right)
            there = (tile + STRIDE * down + right) & LAST_TILE
            if steps > 2 and (best == 0 or steps < best) and gain_by_step(box, s, seat, there) >= top:
                best = steps
    return best


@rule()
def best_beside(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """The best gain next to a tile."""
    best = 0
    for way in range(4):
        best = max(best, gain_by_step(box, s, seat, beside(tile, way)))
    return best


@rule()
def plays_again(s: Position, seat: Seat) -> bool:
    """Whether a seat still has a turn in this round after the one that runs."""
    return seat != s.to_play and s.to_play == s.first


@rule()
def value_of(box: Box, s: Position, seat: Seat, unit: int) -> int:
    """What a living unit will bring its seat."""
    tile = s.tile[seat, unit]
    others = abs(s.army[tile]) - 1
    ready = 1 if s.pd[seat, unit] > 0 or plays_again(s, seat) else 0
    return prospect(box, s, seat, tile, others, ready, scorings_left(s))


@rule()
def standing(box: Box, s: Position, seat: Seat) -> int:
    """Points of a seat so far and to be expected, in thousandths."""
    total = POINT * s.points[seat]
    for unit in range(s.units):
        if s.hp[seat, unit] > 0:
            total += value_of(box, s, seat, unit)
    return total
