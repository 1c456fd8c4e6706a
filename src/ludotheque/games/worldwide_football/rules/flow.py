"""Whose turn, which moves, what a move does: the chapters' phases, put together.

`play` does what was chosen, then the rules go on by themselves (`step`) until a seat or Nature is asked.
"""

from __future__ import annotations

from ludotheque.engine.phases import At, listing, playing, steps
from ludotheque.engine.record import Row, Setup
from ludotheque.engine.rule import rule

from ..components import Box
from ..position import AUTOMATON, Phase, Position
from ..solo import attack as solo_attack
from ..solo import defence as solo_defence
from ..solo.acting import automaton_acts
from ..solo.attack import automaton_recovers_card, drop_recovered
from . import attack, ball, cards, choosing, defence, fouls, halves, shots, windows
from .ball import change_sides
from .setting import lay_out
from .windows import apply_card


@rule("WF-18", "WF-44")
def card_effect(box: Box, s: Position) -> None:
    if s.solo and s.layer == AUTOMATON:
        automaton_recovers_card(box, s)
    apply_card(box, s)


@rule("WF-19")
def change(s: Position) -> None:
    if s.solo:
        drop_recovered(s)
    change_sides(s)


FLOW = (
    *choosing.PHASES,
    *halves.PHASES,
    *attack.PHASES,
    *defence.PHASES,
    *fouls.PHASES,
    *shots.PHASES,
    *windows.PHASES,
    At(Phase.CARD_EFFECT, does=card_effect),
    *cards.PHASES,
    *ball.PHASES,
    At(Phase.CHANGE, does=change),
    *solo_attack.PHASES,
    *solo_defence.PHASES,
)
step_of_phase = steps(FLOW)
moves_of_phase = listing(FLOW)
play_in_phase = playing(FLOW)


@rule("WF-01")
def start(box: Box, setup: Setup, s: Position) -> None:
    lay_out(box, setup, s)
    settle(box, s)


@rule()
def turn(box: Box, s: Position) -> int:
    return s.actor


@rule("WF-15")
def moves(box: Box, s: Position, out: Row) -> int:
    return moves_of_phase(box, s, out)


@rule("WF-15", "WF-16", "WF-19")
def play(box: Box, s: Position, move: int) -> None:
    play_in_phase(box, s, move)
    settle(box, s)


@rule("WF-16", "WF-19", "WF-57")
def settle(box: Box, s: Position) -> None:
    """On until a seat or Nature is asked, or the match is over."""
    while step(box, s):
        pass


@rule("WF-16", "WF-19", "WF-32", "WF-57")
def step(box: Box, s: Position) -> bool:
    """One step by itself: True if it went on, False if somebody is asked (or the match is over)."""
    if s.solo and automaton_acts(box, s):
        return True
    return step_of_phase(box, s)
