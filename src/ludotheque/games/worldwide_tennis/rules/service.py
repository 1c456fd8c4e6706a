"""The service (WT-10 to WT-15): places, the zone served to, card, effect; the die is thrown in `shot.py`."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule, tell
from ludotheque.games.tennis.score import RIGHT, serving_half, serving_side, would_win_game

from ..components import Box
from ..moves import Move
from ..position import AUTOMATON, FIRST_SERVICE, SERVICES, Card, Effect, Phase, Position, Zone
from ..told import Told
from .choices import d20, three, two
from .shot import clear_shot
from .table import ace_from, surcharge


@rule("WT-10", "WT-54")
def open_point(s: Position) -> None:
    """A point begins: the server on N, the receiver on the served zone."""
    s.server = serving_side(s.score)
    receiver = 1 - s.server
    if deciding_point(s) and s.chosen < 0:
        s.to_play = receiver
        s.phase = Phase.SIDE_DIE if s.solo and receiver == AUTOMATON else Phase.CHOOSE_SIDE
        return
    s.served = served_zone(s)
    for seat in range(2):
        s.last[seat] = 0
        s.spin[seat] = Effect.NONE
        s.validated[seat] = 0
        s.crossings[seat] = 0
    s.fatigue = 0
    s.shots = 0
    s.service = 1
    s.zone[s.server] = Zone.NEUTRAL
    s.zone[receiver] = s.served
    s.ball = Zone.NEUTRAL
    s.ball_side = s.server
    tell(s, Told.OPENS, s.server, receiver, s.served)
    s.phase = Phase.OPEN_SERVICE


@rule("WT-03")
def deciding_point(s: Position) -> bool:
    """Whether the next point gives the game to whoever wins it (40-40)."""
    return not s.score.in_tie_break and would_win_game(s.score, 0) and would_win_game(s.score, 1)


@rule("WT-02", "WT-03", "WT-04")
def served_zone(s: Position) -> int:
    """F or B: chosen at 40-40, otherwise by the parity of the points played in the game or tie-break."""
    if s.chosen >= 0:
        return s.chosen
    return Zone.FOREHAND if serving_half(s.score) == RIGHT else Zone.BACKHAND


@rule("WT-03")
def list_sides(out: Row) -> int:
    return two(out, Move.RECEIVE_F, Move.RECEIVE_B)


@rule("WT-03")
def choose_side(s: Position, move: int) -> None:
    """The receiver has chosen where to be served."""
    s.chosen = Zone.FOREHAND if move == Move.RECEIVE_F else Zone.BACKHAND
    tell(s, Told.SIDE, s.to_play, s.chosen, 0)
    s.phase = Phase.OPEN_POINT


@rule("WT-100")
def side_die(s: Position, face: int) -> None:
    """The automaton's choice: even F, odd B."""
    s.chosen = Zone.FOREHAND if face % 2 == 0 else Zone.BACKHAND
    tell(s, Told.SIDE, s.to_play, s.chosen, face)
    s.phase = Phase.OPEN_POINT


@rule("WT-11")
def open_service(s: Position) -> None:
    """The first or the second ball: which card?"""
    s.to_play = s.server
    clear_shot(s)
    s.phase = Phase.SERVICE


@rule("WT-06", "WT-11")
def list_services(out: Row) -> int:
    """Any of the five, the second time too."""
    for k in range(SERVICES):
        out[k] = Move.PLAY + FIRST_SERVICE + k
    return SERVICES


@rule("WT-11", "WT-15")
def serve(s: Position, number: Card) -> None:
    """The service card is chosen."""
    s.card = number
    tell(s, Told.SERVES, s.to_play, number, s.service)
    s.phase = Phase.EFFECT if s.effects else Phase.THROW


@rule("WT-73")
def list_effects(out: Row) -> int:
    return three(out, Move.FLAT, Move.TOPSPIN, Move.SLICE)


@rule("WT-73")
def announce(box: Box, s: Position, move: int) -> None:
    """No effect, topspin or slice."""
    s.effect = move - Move.FLAT
    if s.effect != Effect.NONE:
        tell(s, Told.SPIN, s.to_play, s.effect, surcharge(box, s, s.to_play, s.card, s.effect))
    s.phase = Phase.THROW


@rule("WT-12", "WT-13", "WT-14", "WT-15")
def service_in(box: Box, s: Position) -> None:
    """An ace, or the ball is in the served zone and the server may follow it to the net."""
    seat = s.to_play
    if s.die >= ace_from(box, s, seat, s.card):
        tell(s, Told.ACE, seat)
        s.aces[seat] += 1
        s.winner = seat
        s.phase = Phase.POINT_WON
        return
    s.last[seat] = s.card
    s.spin[seat] = s.effect
    s.struck_from[seat] = Zone.NEUTRAL
    s.ball = s.served
    s.ball_side = 1 - seat
    tell(s, Told.SERVICE_IN, seat, 1 - seat, s.served)
    s.phase = Phase.CLOSE_TURN if s.solo and seat == AUTOMATON else Phase.REPLACE


@rule("WT-11", "WT-50")
def service_fault(s: Position) -> None:
    """A second ball, or the point is lost."""
    if s.service == 1:
        tell(s, Told.SERVICE_FAULT, s.to_play)
        s.service = 2
        s.phase = Phase.OPEN_SERVICE
        return
    tell(s, Told.DOUBLE_FAULT, s.to_play)
    s.double_faults[s.to_play] += 1
    s.winner = 1 - s.to_play
    s.phase = Phase.POINT_WON


PHASES = (
    At(Phase.OPEN_POINT, does=open_point),
    At(Phase.CHOOSE_SIDE, moves=list_sides, play=choose_side),
    At(Phase.SIDE_DIE, moves=d20, play=side_die),
    At(Phase.SERVICE, moves=list_services, play=serve, first=Move.PLAY),
    At(Phase.EFFECT, moves=list_effects, play=announce),
)
