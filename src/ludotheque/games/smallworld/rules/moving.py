"""Moving (SW-20 to SW-24): which tiles a unit can enter, what that costs, and its moves as a list."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..grid import EAST, LAST_TILE, NORTH, SOUTH, TILES, WEST, Terrain
from ..moves import Move
from ..position import Position
from ..told import Told


@rule("SW-20")
def beside(tile: int, way: int) -> int:
    """The neighbour on one of the four sides."""
    if way == 0:
        return (tile + NORTH) & LAST_TILE
    if way == 1:
        return (tile + WEST) & LAST_TILE
    if way == 2:
        return (tile + EAST) & LAST_TILE
    return (tile + SOUTH) & LAST_TILE


@rule("SW-21")
def enemies_on(s: Position, seat: Seat, tile: int) -> int:
    """How many units of the other seat stand on a tile (below 0: one's own)."""
    return -s.army[tile] if seat == 0 else s.army[tile]


@rule("SW-20", "SW-22", "SW-23")
def cost_of(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """The movement points a seat's unit pays to enter a tile; 0 for tiles its people never enters."""
    if s.terrain[tile] < 0:
        return 0
    return box.peoples[s.people[seat]].cost[s.terrain[tile]]


@rule("SW-24")
def in_tunnels(box: Box, s: Position, seat: Seat, tile: int) -> bool:
    """Whether a unit on this tile can go to any other mountain."""
    return box.peoples[s.people[seat]].tunnels == 1 and s.terrain[tile] == Terrain.MOUNTAIN


@rule("SW-10")
def seat_moves(box: Box, s: Position, out: Row) -> int:
    """All moves of the seat to play: end the turn, then each unit's; units that are the same have them once."""
    seat = s.to_play
    out[0] = Move.END
    n = 1
    for unit in range(s.units):
        if s.pd[seat, unit] > 0 and not has_twin(s, seat, unit):
            n = unit_moves(box, s, seat, unit, out, n)
    return n


@rule("SW-10")
def has_twin(s: Position, seat: Seat, unit: int) -> bool:
    """Whether a unit with a lower number stands on the same tile with the same hit points and movement points."""
    for other in range(unit):
        if (
            s.tile[seat, other] == s.tile[seat, unit]
            and s.hp[seat, other] == s.hp[seat, unit]
            and s.pd[seat, other] == s.pd[seat, unit]
        ):
            return True
    return False


@rule("SW-20", "SW-24", "SW-30")
def unit_moves(box: Box, s: Position, seat: Seat, unit: int, out: Row, n: int) -> int:
    """Write one unit's steps, attacks and ways through the mountains after the first n moves; returns the new n."""
    here = s.tile[seat, unit]
    code = Move.UNIT + TILES * unit
    tunnels = in_tunnels(box, s, seat, here)
    if can_act_on(box, s, seat, unit, (here + NORTH) & LAST_TILE, tunnels):
        out[n] = code + ((here + NORTH) & LAST_TILE)
        n += 1
    if can_act_on(box, s, seat, unit, (here + WEST) & LAST_TILE, tunnels):
        out[n] = code + ((here + WEST) & LAST_TILE)
        n += 1
    if can_act_on(box, s, seat, unit, (here + EAST) & LAST_TILE, tunnels):
        out[n] = code + ((here + EAST) & LAST_TILE)
        n += 1
    if can_act_on(box, s, seat, unit, (here + SOUTH) & LAST_TILE, tunnels):
        out[n] = code + ((here + SOUTH) & LAST_TILE)
        n += 1
    if tunnels and box.peoples[s.people[seat]].cost[Terrain.MOUNTAIN] <= s.pd[seat, unit]:
        n = tunnel_moves(s, seat, here, code, out, n)
    return n


@rule("SW-20", "SW-21", "SW-22", "SW-23", "SW-30")
def can_act_on(box: Box, s: Position, seat: Seat, unit: int, tile: int, tunnels: int) -> bool:
    """Whether a unit can step on a neighbouring tile or attack it; a mountain reached by tunnel is counted there."""
    cost = cost_of(box, s, seat, tile)
    if cost == 0:
        return False
    if enemies_on(s, seat, tile) > 0:
        return True
    return cost <= s.pd[seat, unit] and not (tunnels and s.terrain[tile] == Terrain.MOUNTAIN)


@rule("SW-24", "SW-21")
def tunnel_moves(s: Position, seat: Seat, here: int, code: int, out: Row, n: int) -> int:
    """Write the ways to all other mountains without an enemy."""
    sign = 1 if seat == 0 else -1
    for i in range(s.n_mountains):
        tile = s.mountains[i]
        if sign * s.army[tile] >= 0 and tile != here:
            out[n] = code + tile
            n += 1
    return n


@rule("SW-20", "SW-23", "SW-24")
def walk(box: Box, s: Position, seat: Seat, unit: int, tile: int) -> None:
    """A unit goes to a tile without enemies and pays for it."""
    here = s.tile[seat, unit]
    cost = cost_of(box, s, seat, tile)
    if in_tunnels(box, s, seat, here) and s.terrain[tile] == Terrain.MOUNTAIN:
        tell(s, Told.TUNNELLED, seat, unit, here, tile, cost)
    else:
        tell(s, Told.MOVED, seat, unit, here, tile, cost)
    put_unit(s, seat, unit, tile)
    s.pd[seat, unit] -= cost


@rule()
def put_unit(s: Position, seat: Seat, unit: int, tile: int) -> None:
    """Take a unit to another tile."""
    one = 1 if seat == 0 else -1
    s.army[s.tile[seat, unit]] -= one
    s.army[tile] += one
    s.tile[seat, unit] = tile
