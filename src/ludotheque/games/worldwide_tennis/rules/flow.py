"""The table of contents: the chapters' phases put together, with the steps that are the automaton's or a player's."""

from __future__ import annotations

from ludotheque.engine.phases import At, listing, playing, steps
from ludotheque.engine.record import Row, Setup
from ludotheque.engine.rule import NATURE, OVER, rule

from .. import solo
from ..components import Box
from ..position import AUTOMATON, FIRST_SERVICE, Phase, Position
from ..solo import follow_service, sent_automatically, serve_automatically, turn_automatically
from . import net, point, rally, service, setting, shot
from .net import sent
from .rally import fault, open_turn, validated
from .service import open_service, service_fault, service_in
from .setting import set_table


@rule("WT-90")
def automatic(s: Position) -> bool:
    """Whether it is the automaton's shot."""
    return s.solo == 1 and s.to_play == AUTOMATON


@rule("WT-11", "WT-91")
def begin_service(box: Box, s: Position) -> None:
    open_service(s)
    if automatic(s):
        serve_automatically(box, s)


@rule("WT-26")
def begin_turn(box: Box, s: Position) -> None:
    if automatic(s):
        turn_automatically(box, s)
    else:
        open_turn(box, s)


@rule("WT-24", "WT-26")
def shot_succeeds(box: Box, s: Position) -> None:
    if s.card < FIRST_SERVICE:
        validated(box, s)
        return
    service_in(box, s)
    if automatic(s) and s.phase == Phase.CLOSE_TURN:
        follow_service(box, s)


@rule("WT-24", "WT-26")
def shot_fails(s: Position) -> None:
    if s.card >= FIRST_SERVICE:
        service_fault(s)
    else:
        fault(s)


@rule("WT-25", "WT-26")
def ball_flies(box: Box, s: Position) -> None:
    if automatic(s):
        sent_automatically(box, s)
    else:
        sent(box, s)


@rule("WT-26")
def close_turn(s: Position) -> None:
    s.to_play = 1 - s.to_play
    s.phase = Phase.OPEN_TURN


FLOW = (
    *setting.PHASES,
    *service.PHASES,
    At(Phase.OPEN_SERVICE, does=begin_service),
    *shot.PHASES,
    At(Phase.VALIDATED, does=shot_succeeds),
    At(Phase.FAULT, does=shot_fails),
    At(Phase.OPEN_TURN, does=begin_turn),
    *rally.PHASES,
    *net.PHASES,
    At(Phase.SENT, does=ball_flies),
    At(Phase.CLOSE_TURN, does=close_turn),
    *point.PHASES,
    *solo.PHASES,
)
step = steps(FLOW)
moves_of_phase = listing(FLOW)
play_in_phase = playing(FLOW)


@rule("WT-01")
def start(box: Box, setup: Setup, s: Position) -> None:
    """The first position: the table is set, and a player card, a card or the coin is awaited."""
    set_table(box, setup, s)
    go_on(box, s)


@rule("WT-15", "WT-26")
def turn(box: Box, s: Position) -> int:
    """Who moves."""
    if s.phase < Phase.DRAW:
        return s.to_play
    return OVER if s.phase == Phase.OVER else NATURE


@rule("WT-15", "WT-26")
def moves(box: Box, s: Position, out: Row) -> int:
    """The legal moves of the seat to move, or what Nature can bring."""
    return moves_of_phase(box, s, out)


@rule("WT-15", "WT-26")
def play(box: Box, s: Position, move: int) -> None:
    """One move or outcome, then whatever follows by itself up to the next."""
    play_in_phase(box, s, move)
    go_on(box, s)


@rule("WT-15", "WT-26", "WT-51")
def go_on(box: Box, s: Position) -> None:
    """The steps nobody is asked about, one after the other."""
    while s.phase > Phase.OVER:
        step(box, s)
