"""The rules of SmallWorld: a chapter a file, in the manual's order; here the table of contents."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import NATURE, OVER, Seat, rule

from ..components import Box
from ..grid import NOWHERE, TILES
from ..judgement import club, estimate
from ..moves import Move
from ..position import Ended, Phase, Position
from .fighting import attack, blow_faces, count_exchanges, exchange, exchange_faces, face_moves
from .moving import cost_of, enemies_on, seat_moves, walk
from .rounds import end_turn
from .setting import choose_people, draw_first, people_moves, start

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]


@rule("SW-10")
def turn(box: Box, s: Position) -> int:
    if s.phase == Phase.ACT or s.phase == Phase.CHOOSE:
        return s.to_play
    return OVER if s.phase == Phase.OVER else NATURE


@rule("SW-10", "SW-33", "SW-35")
def moves(box: Box, s: Position, out: Row) -> int:
    """The seat's moves, or the faces that can come."""
    if s.phase == Phase.ACT:
        return seat_moves(box, s, out)
    if s.phase == Phase.EXCHANGE:
        return face_moves(blow_faces(box, s), out)
    if s.phase == Phase.COUNT_EXCHANGES:
        return face_moves(exchange_faces(s), out)
    if s.phase == Phase.DRAW_FIRST:
        out[0] = Move.FIRST
        out[1] = Move.FIRST + 1
        return 2
    if s.phase == Phase.CHOOSE:
        return people_moves(out)
    return 0


@rule("SW-10")
def play(box: Box, s: Position, move: int) -> None:
    if s.phase == Phase.ACT:
        act(box, s, move)
    elif s.phase == Phase.EXCHANGE:
        exchange(box, s, move - Move.FACE + 1)
    elif s.phase == Phase.COUNT_EXCHANGES:
        count_exchanges(box, s, move - Move.FACE + 1)
    elif s.phase == Phase.DRAW_FIRST:
        draw_first(box, s, move - Move.FIRST)
    elif s.phase == Phase.CHOOSE:
        choose_people(box, s, move - Move.PEOPLE)


@rule("SW-10", "SW-21")
def act(box: Box, s: Position, move: int) -> None:
    """A seat's decision: end the turn, or a unit and a tile; a tile with enemies is attacked."""
    if move == Move.END:
        end_turn(box, s)
        return
    unit = (move - Move.UNIT) // TILES
    tile = (move - Move.UNIT) % TILES
    if enemies_on(s, s.to_play, tile) > 0:
        attack(box, s, s.to_play, unit, tile)
    else:
        walk(box, s, s.to_play, unit, tile)


@rule("SW-12", "SW-13")
def result(box: Box, s: Position, seat: Seat) -> float:
    if s.ended == Ended.BY_ELIMINATION:
        return 1.0 if s.left[seat] > 0 else 0.0
    if s.points[seat] == s.points[1 - seat]:
        return 0.5
    return 1.0 if s.points[seat] > s.points[1 - seat] else 0.0


@rule()
def hide(box: Box, s: Position, seat: Seat) -> None:
    """Nothing is hidden in SmallWorld."""


@rule()
def deal(box: Box, s: Position, dice: Row) -> None:
    """Nothing is hidden in SmallWorld."""


@rule()
def measure(box: Box, s: Position, out: Row) -> int:
    """For the arena: points, units left, rounds begun, whether anybody fought (every fight costs hit points)."""
    out[0] = s.points[0]
    out[1] = s.points[1]
    out[2] = s.left[0]
    out[3] = s.left[1]
    out[4] = s.round
    out[5] = 0
    for seat in range(2):
        for unit in range(s.units):
            if s.hp[seat, unit] < box.unit.hit_points:
                out[5] = 1
    return 6


@rule()
def check(box: Box, s: Position) -> int:
    """0, or which invariant is broken."""
    if s.left[0] + s.left[1] == 0 or s.round > s.rounds:
        return 1
    for seat in range(2):
        broken = check_units(box, s, seat)
        if broken != 0:
            return broken
    return check_armies(s)


@rule()
def check_units(box: Box, s: Position, seat: Seat) -> int:
    """Living units stand on tiles they may enter, the dead nowhere; points are the sum of the rounds."""
    living = 0
    for unit in range(s.units):
        tile = s.tile[seat, unit]
        if s.hp[seat, unit] < 0 or s.hp[seat, unit] > box.unit.hit_points:
            return 2
        if s.pd[seat, unit] < 0 or s.pd[seat, unit] > box.unit.movement:
            return 3
        if s.hp[seat, unit] == 0:
            if tile != NOWHERE or s.pd[seat, unit] != 0:
                return 4
            continue
        living += 1
        if tile < 0 or cost_of(box, s, seat, tile) == 0 or enemies_on(s, seat, tile) >= 0:
            return 5
        if s.phase != Phase.DRAW_FIRST and seat != s.to_play and s.pd[seat, unit] != 0:
            return 6
    total = 0
    for i in range(s.rounds):
        total += s.gains[i, seat]
    if living != s.left[seat] or total != s.points[seat]:
        return 7
    return 0


@rule()
def check_armies(s: Position) -> int:
    """The counts on the tiles are those of the units."""
    total = 0
    for tile in range(TILES):
        total += abs(s.army[tile])
    return 0 if total == s.left[0] + s.left[1] else 8
