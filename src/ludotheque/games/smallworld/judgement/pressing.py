"""Whether a seat must look for a fight: it isn't going to win by sitting still, and an enemy can be reached in time."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import Position
from ..rules.moving import cost_of
from .fights import FARTHEST, distance
from .income import POINT, standing

DOUBT = 150  # thousandths of a point by which a unit may still make up for a deficit in each turn without fighting
HASTE = 1  # turns before the last moment at which the march begins: sooner, it costs more than it brings (measured)


@rule()
def must_press(box: Box, s: Position, seat: Seat) -> bool:
    """Whether sitting still loses, and it is time to go for the enemy: with a turn or two left when it is reached."""
    turns = s.rounds - s.round + 1
    behind = standing(box, s, 1 - seat) - standing(box, s, seat)
    if behind < POINT // 2 or (s.per_tile and behind < DOUBT * turns * s.units):
        return False
    for unit in range(s.units):
        if s.hp[seat, unit] > 0:
            away = to_enemy(box, s, seat, s.tile[seat, unit])
            if away <= turns and turns <= away + HASTE:
                return True
    return False


@rule()
def to_enemy(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """Steps from a tile to the nearest enemy that could be attacked where it stands, as if nothing stood in the way."""
    best = FARTHEST
    for unit in range(s.units):
        if s.hp[1 - seat, unit] > 0 and cost_of(box, s, seat, s.tile[1 - seat, unit]) > 0:
            best = min(best, distance(tile, s.tile[1 - seat, unit]))
    return best
