"""After the shot: stay, go to the net, or back to neutral (WT-14, WT-30, WT-71, WT-74)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import AUTOMATON, Effect, Phase, Place, Position, Zone
from ..told import Told
from .rally import owe
from .table import amount, leave_net_cards, slice_adds, topspin_cards

# 9. Stay, go to the net, or back to neutral


@rule("WT-30")
def sent(box: Box, s: Position) -> None:
    """The ball is on its way; a place to choose, if there is a choice."""
    tell_flight(box, s)
    s.phase = Phase.REPLACE if can_go_to_net(box, s) or can_go_to_centre(box, s) else Phase.CLOSE_TURN


@rule("WT-25", "WT-71", "WT-72", "WT-96")
def tell_flight(box: Box, s: Position) -> None:
    """Where the ball goes, and the effect it carries if that can touch whoever answers."""
    seat = s.to_play
    other = 1 - seat
    at_net = s.zone[other] == Zone.NET
    tell(s, Told.SENT, seat, other, s.ball, at_net)
    if s.effect == Effect.NONE or (at_net and s.ball == Zone.NET):
        return
    if s.effect == Effect.SLICE:
        tell(s, Told.CARRIES, seat, other, s.effect, slice_adds(box, s, seat))
    else:
        tell(s, Told.CARRIES, seat, other, s.effect, 0 if s.solo and other == AUTOMATON else topspin_cards(box, s, seat))


@rule("WT-71", "WT-74")
def net_cost(box: Box, s: Position, seat: Seat) -> int:
    """The cards it costs a seat to go to the net now: those of the opponent's topspin."""
    return topspin_cards(box, s, 1 - seat) if s.spin[1 - seat] == Effect.TOPSPIN else 0


@rule("WT-14", "WT-30", "WT-41", "WT-71")
def can_go_to_net(box: Box, s: Position) -> bool:
    """From the backcourt, the opponent not being there, not after a retreat, if a topspin can be paid for."""
    seat = s.to_play
    if s.zone[seat] == Zone.NET or s.zone[1 - seat] == Zone.NET or s.retreated:
        return False
    return amount(s, seat, Place.HAND) >= net_cost(box, s, seat)


@rule("WT-30")
def can_go_to_centre(box: Box, s: Position) -> bool:
    """For a star; from the net for a star and a card."""
    seat = s.to_play
    if s.zone[seat] == Zone.NEUTRAL or s.stars[seat] == 0:
        return False
    return s.zone[seat] != Zone.NET or amount(s, seat, Place.HAND) >= leave_net_cards(box, s, seat)


@rule("WT-14", "WT-30")
def list_places(box: Box, s: Position, out: Row) -> int:
    """What can be paid is offered."""
    out[0] = Move.STAY
    n = 1
    if can_go_to_net(box, s):
        out[n] = Move.NET
        n += 1
    if can_go_to_centre(box, s):
        out[n] = Move.CENTRE
        n += 1
    return n


@rule("WT-30", "WT-71")
def replace(box: Box, s: Position, move: int) -> None:
    """The place is chosen; its cards are chosen next."""
    seat = s.to_play
    if move == Move.STAY:
        s.phase = Phase.CLOSE_TURN
    elif move == Move.NET:
        s.zone[seat] = Zone.NET
        tell(s, Told.TO_NET, seat)
        owe(s, net_cost(box, s, seat), Phase.CLOSE_TURN)
    else:
        cards = leave_net_cards(box, s, seat) if s.zone[seat] == Zone.NET else 0
        s.stars[seat] -= 1
        s.zone[seat] = Zone.NEUTRAL
        tell(s, Told.TO_CENTRE, seat)
        owe(s, cards, Phase.CLOSE_TURN)


PHASES = (At(Phase.REPLACE, moves=list_places, play=replace),)
