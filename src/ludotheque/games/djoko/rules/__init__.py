"""Djoko's rules, a file a chapter: throws, a turn and its marks, the match."""

from __future__ import annotations

from ludotheque.engine.record import Row, Setup
from ludotheque.engine.rule import NATURE, OVER, Seat, rule

from ..components import Box
from ..judgement import club, estimate
from ..moves import Move
from ..position import AUTOMATON_SEAT, Column, Phase, Position
from .match import serve_first, tie_break_die, toss
from .sheet import write_recovery
from .turn import asides, automaton_die, claim, claims, decide, decisions, die_falls, set_aside

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]


@rule("DJ-01", "DJ-02", "DJ-05")
def start(box: Box, setup: Setup, s: Position) -> None:
    s.solo = setup.solo
    s.sets_to_win = setup.sets
    s.winner = -1
    s.phase = Phase.TOSS
    s.set_number = 1
    for seat in range(2):
        s.recovery[seat] = box.start_recovery
        write_recovery(box, s, seat, 1, box.start_recovery)
        s.joker[seat] = 1
    if s.solo:
        s.joker[AUTOMATON_SEAT] = 0


@rule("DJ-01", "DJ-50")
def turn(box: Box, s: Position) -> int:
    if s.phase <= Phase.TOSS:
        return NATURE
    return OVER if s.phase == Phase.OVER else s.to_play


@rule()
def moves(box: Box, s: Position, out: Row) -> int:
    if s.phase <= Phase.TOSS:
        for face in range(box.faces):
            out[face] = face + 1
        return box.faces
    if s.phase == Phase.DECIDE:
        return decisions(box, s, out)
    if s.phase == Phase.ASIDE:
        return asides(box, s, out)
    if s.phase == Phase.CLAIM:
        return claims(box, s, out)
    if s.phase == Phase.OVER:
        return 0
    out[0] = Move.SERVE
    out[1] = Move.RECEIVE
    return 2


@rule()
def play(box: Box, s: Position, move: int) -> None:
    if s.phase == Phase.THROW:
        die_falls(box, s, move)
    elif s.phase == Phase.DECIDE:
        decide(box, s, move)
    elif s.phase == Phase.ASIDE:
        set_aside(box, s, move - Move.ASIDE)
    elif s.phase == Phase.CLAIM:
        claim(box, s, move - Move.CLAIM)
    elif s.phase == Phase.AUTOMATON:
        automaton_die(box, s, move)
    elif s.phase == Phase.TIE_BREAK:
        tie_break_die(box, s, move)
    elif s.phase == Phase.TOSS:
        toss(box, s, move)
    elif s.phase == Phase.CHOOSE:
        serve_first(box, s, s.to_play if move == Move.SERVE else 1 - s.to_play)


@rule("DJ-02")
def result(box: Box, s: Position, seat: Seat) -> float:
    return 1.0 if s.winner == seat else 0.0


@rule()
def hide(box: Box, s: Position, seat: Seat) -> None:
    """Everything lies open in Djoko."""


@rule()
def deal(box: Box, s: Position, dice: Row) -> None:
    """Nothing was hidden."""


# What must always be true


@rule()
def check(box: Box, s: Position) -> int:
    """0, or the number of the broken invariant."""
    for i in range(1, s.on_table):
        if s.dice[i - 1] > s.dice[i]:
            return 1
    if s.on_table + s.to_throw > box.serving_dice:
        return 2
    if s.throws > box.throws + 1:
        return 3
    for seat in range(2):
        for row in range(3):
            if s.boxes[seat, row] > box.boxes[row]:
                return 4
        if s.recovery[seat] < 0 or s.recovery[seat] > most_recovery(box, s):
            return 5
        if s.sets[seat] > s.sets_to_win or s.games[seat] > box.last_game // 2 + 1:
            return 6
    if s.phase == Phase.DECIDE and s.on_table != box.dice:
        return 7
    if (s.winner >= 0) != (s.phase == Phase.OVER):
        return 8
    return check_sheet(box, s)


@rule()
def most_recovery(box: Box, s: Position) -> int:
    """The freshest anybody can be with this box."""
    throws = 0
    for part in range(box.throws + 1):
        throws = max(throws, box.throws_part[part])
    most = throws + max(box.intensity_part[0], max(box.intensity_part[1], box.intensity_part[2]))
    for row in range(5):
        most = max(most, box.automaton.recovery[row] if s.solo else 0)
    return max(most, box.start_recovery)


@rule()
def check_sheet(box: Box, s: Position) -> int:
    """What is brought into the running game stands in its line."""
    line = max(s.game, 1) - 1
    for seat in range(2):
        written = s.sheet[s.set_number - 1, seat, line, Column.RECOVERY]
        if s.winner < 0 and written != s.recovery[seat]:
            return 9
    return 0


@rule()
def measure(box: Box, s: Position, out: Row) -> int:
    """Sets, games of the last set, and whether it went to a tie-break."""
    out[0] = s.set_number
    out[1] = s.games[0] + s.games[1]
    out[2] = 1 if s.game > box.last_game else 0
    return 3
