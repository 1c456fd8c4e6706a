"""Rounds and scoring (SW-10 to SW-14, SW-40 to SW-43)."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..grid import EAST, LAST_TILE, NORTH, SOUTH, WEST, Terrain
from ..position import ROADS, Ended, Phase, Position
from ..told import Told


@rule("SW-11")
def begin_round(s: Position) -> None:
    s.round += 1
    tell(s, Told.ROUND, s.round, s.rounds)


@rule("SW-14")
def begin_turn(box: Box, s: Position, seat: Seat) -> None:
    """A seat's units get their movement points."""
    s.to_play = seat
    for unit in range(s.units):
        if s.hp[seat, unit] > 0:
            s.pd[seat, unit] = box.unit.movement


@rule("SW-10", "SW-14")
def end_turn(box: Box, s: Position) -> None:
    """Unused movement points are lost; then it is the other seat's turn, or the round is over."""
    seat = s.to_play
    tell(s, Told.TURN_ENDED, seat)
    for unit in range(s.units):
        s.pd[seat, unit] = 0
    pass_turn(box, s)


@rule("SW-11", "SW-13")
def pass_turn(box: Box, s: Position) -> None:
    """The next seat that has units: a seat without any has nothing to play."""
    seat = s.to_play
    if seat == s.first and s.left[1 - seat] > 0:
        begin_turn(box, s, 1 - seat)
    elif end_round(box, s):
        begin_turn(box, s, s.first if s.left[s.first] > 0 else 1 - s.first)


@rule("SW-11", "SW-12")
def end_round(box: Box, s: Position) -> bool:
    """Both seats score; False after the last round."""
    for seat in range(2):
        gain = income(box, s, seat)
        s.gains[s.round - 1, seat] = gain
        s.points[seat] += gain
        tell(s, Told.SCORED, seat, gain, s.points[seat])
    if s.round == s.rounds:
        end_by_points(s)
        return False
    begin_round(s)
    return True


@rule("SW-12")
def end_by_points(s: Position) -> None:
    """More points wins, equal points is a draw."""
    s.phase = Phase.OVER
    s.ended = Ended.BY_POINTS
    if s.points[0] == s.points[1]:
        tell(s, Told.DRAWN, s.points[0])
    else:
        winner = 0 if s.points[0] > s.points[1] else 1
        tell(s, Told.WON, winner, s.points[winner], s.points[1 - winner])


@rule("SW-13")
def lose_last_unit(box: Box, s: Position, seat: Seat) -> None:
    """A seat has no unit left: it has lost, or the other plays on alone."""
    tell(s, Told.ELIMINATED, seat)
    if s.points_decide == 0:
        s.phase = Phase.OVER
        s.ended = Ended.BY_ELIMINATION
        tell(s, Told.WIPED_OUT, 1 - seat)
        return
    tell(s, Told.ALONE, 1 - seat)
    if seat == s.to_play:
        pass_turn(box, s)


@rule("SW-40", "SW-41", "SW-42", "SW-43")
def worth(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """What a unit of a seat scores on a tile."""
    return worth_to(box, s, s.people[seat], tile)


@rule("SW-40", "SW-41", "SW-42", "SW-43")
def worth_to(box: Box, s: Position, people: int, tile: int) -> int:
    """What a unit of a people scores on a tile."""
    points = box.peoples[people].worth[s.terrain[tile]]
    if box.peoples[people].beside_water > 0 and is_coast(s, tile):
        points += box.peoples[people].beside_water
    return points


@rule("SW-43")
def is_coast(s: Position, tile: int) -> bool:
    """Whether this is land with water on one of its four sides."""
    return s.terrain[tile] != Terrain.WATER and (
        s.terrain[(tile + NORTH) & LAST_TILE] == Terrain.WATER
        or s.terrain[(tile + WEST) & LAST_TILE] == Terrain.WATER
        or s.terrain[(tile + EAST) & LAST_TILE] == Terrain.WATER
        or s.terrain[(tile + SOUTH) & LAST_TILE] == Terrain.WATER
    )


@rule("SW-40")
def income(box: Box, s: Position, seat: Seat) -> int:
    """The points of a seat at the end of a round: each living unit's tile, or each tile once."""
    total = 0
    for unit in range(s.units):
        if s.hp[seat, unit] > 0 and (s.per_tile == 0 or stands_first(s, seat, unit)):
            total += worth(box, s, seat, s.tile[seat, unit])
    return total


@rule("SW-40")
def stands_first(s: Position, seat: Seat, unit: int) -> bool:
    """Whether no unit with a lower number stands on the same tile."""
    for other in range(unit):
        if s.tile[seat, other] == s.tile[seat, unit]:
            return False
    return True


# For bots


@rule()
def top_worth(box: Box, s: Position, seat: Seat) -> int:
    """The best any tile gives this people."""
    people = s.people[seat]
    best = 0
    for ground in range(5):
        if ground != Terrain.WATER:
            best = max(best, box.peoples[people].worth[ground])
    return best + box.peoples[people].beside_water


@rule()
def road(s: Position, seat: Seat, tile: int) -> int:
    """Steps from a tile to the nearest of the best tiles of a seat's people."""
    return s.roads[tile] // ROADS if seat == 0 else s.roads[tile] % ROADS
