"""The rules of Pig, in the order of its rulebook."""

from __future__ import annotations

from ludotheque.engine.record import Row, Setup
from ludotheque.engine.rule import NATURE, OVER, Seat, rule, tell

from .components import Box
from .judgement import club, estimate
from .moves import Move
from .position import Phase, Position
from .told import Told

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]

MOST_POT = 100  # nobody throws on with more


@rule("PG-01")
def start(box: Box, setup: Setup, s: Position) -> None:
    s.target = setup.target
    s.winner = -1


@rule("PG-01")
def turn(box: Box, s: Position) -> int:
    if s.phase == Phase.OVER:
        return OVER
    return NATURE if s.phase == Phase.THROW else s.to_play


@rule("PG-02", "PG-04")
def moves(box: Box, s: Position, out: Row) -> int:
    if s.phase == Phase.THROW:
        for face in range(box.faces):
            out[face] = face + 1
        return box.faces
    n = 0
    if s.pot < MOST_POT:
        out[n] = Move.THROW
        n += 1
    if s.pot > 0:
        out[n] = Move.HOLD
        n += 1
    return n


@rule("PG-02", "PG-04")
def play(box: Box, s: Position, move: int) -> None:
    if s.phase == Phase.THROW:
        die_falls(box, s, move)
    elif move == Move.THROW:
        s.phase = Phase.THROW
    else:
        hold(s)


@rule("PG-02", "PG-03")
def die_falls(box: Box, s: Position, face: int) -> None:
    """The face is added to the pot; the unlucky one empties it and ends the turn."""
    s.phase = Phase.DECIDE
    if face == box.unlucky:
        tell(s, Told.LOST, s.to_play, s.pot)
        end_turn(s)
    else:
        s.pot += face
        tell(s, Told.THROWN, s.to_play, face, s.pot)


@rule("PG-04", "PG-05")
def hold(s: Position) -> None:
    """The pot is safe; who reaches the target has won."""
    seat = s.to_play
    s.points[seat] += s.pot
    tell(s, Told.HELD, seat, s.pot, s.points[seat])
    end_turn(s)
    if s.points[seat] >= s.target:
        s.winner = seat
        s.phase = Phase.OVER
        tell(s, Told.WON, seat, s.points[seat])


@rule("PG-03", "PG-04")
def end_turn(s: Position) -> None:
    s.pot = 0
    s.turns += 1
    s.to_play = 1 - s.to_play


@rule("PG-05")
def result(box: Box, s: Position, seat: Seat) -> float:
    return 1.0 if s.winner == seat else 0.0


@rule()
def hide(box: Box, s: Position, seat: Seat) -> None:
    """Everything lies open."""


@rule()
def deal(box: Box, s: Position, dice: Row) -> None:
    """Nothing was hidden."""


@rule()
def check(box: Box, s: Position) -> int:
    if s.pot < 0 or s.pot >= MOST_POT + box.faces:
        return 1
    return 2 if (s.winner >= 0) != (s.phase == Phase.OVER) else 0


@rule()
def measure(box: Box, s: Position, out: Row) -> int:
    out[0] = s.turns
    out[1] = abs(s.points[0] - s.points[1])
    return 2
