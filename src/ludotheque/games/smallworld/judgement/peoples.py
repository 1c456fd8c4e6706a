"""Which people to lead on this map."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..grid import STRIDE, Terrain
from ..position import PEOPLES, Position
from ..rules.rounds import worth_to
from .fights import FARTHEST, distance


@rule()
def best_people(box: Box, s: Position, seat: Seat) -> int:
    """The people that can earn most around its start; of equals the one that moves more freely: the first."""
    best = 0
    for people in range(1, PEOPLES):
        if promise(box, s, seat, people) > promise(box, s, seat, best):
            best = people
    return best


@rule()
def promise(box: Box, s: Position, seat: Seat, people: int) -> int:
    """What the good tiles bring that its units can go to from the start, as if nothing stood in the way.

    Tunnels bring all mountains near: measured, Dwarfs lose to Vikings on the small map and beat them on the medium one.
    """
    home = s.tile[seat, 0]
    entrance = nearest_mountain(s, home) + 1 if box.peoples[people].tunnels else FARTHEST
    total = 0
    for row in range(s.side):
        for tile in range(STRIDE * row, STRIDE * row + s.side):
            away = distance(home, tile)
            if s.terrain[tile] == Terrain.MOUNTAIN:
                away = min(away, entrance)
            rounds = s.rounds + 1 - away
            if rounds > 0 and away <= s.units:
                total += worth_to(box, s, people, tile) * worth_to(box, s, people, tile) * rounds
    return total


@rule()
def nearest_mountain(s: Position, tile: int) -> int:
    """Steps to the nearest mountain, as if nothing stood in the way."""
    best = FARTHEST
    for i in range(s.n_mountains):
        best = min(best, distance(tile, s.mountains[i]))
    return best
