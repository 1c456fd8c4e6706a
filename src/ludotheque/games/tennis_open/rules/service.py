"""The service."""

from __future__ import annotations

from ludotheque.engine.rule import rule, tell

from ..components import Box
from ..moves import Face
from ..position import Fate, Phase, Position, Shot
from ..told import Told
from .exchange import begin_stroke
from .match import number_told, seat_of, win_point


@rule("TO-20", "TO-21", "TO-22", "TO-23")
def throw_service(box: Box, s: Position, face: int) -> None:
    """The service die shows a division, a let, a fault or an ace."""
    seat, man = seat_of(s, s.server), number_told(s, s.server)
    if face == Face.LET:
        tell(s, Told.LET, seat, man)
    elif face == Face.FAULT:
        fault(box, s)
    elif face == Face.ACE:
        ace(box, s)
    else:
        s.ball = face + 1
        s.ball_side = 1 - s.server % 2
        s.ball_from = 0
        tell(s, Told.SERVICE, seat, man, s.ball, s.attempt)
        s.phase = Phase.SERVER_PLACE


@rule("TO-21")
def fault(box: Box, s: Position) -> None:
    """A second attempt, or a double fault."""
    seat, man = seat_of(s, s.server), number_told(s, s.server)
    if s.attempt == 1:
        s.attempt = 2
        tell(s, Told.FAULT, seat, man)
    else:
        tell(s, Told.DOUBLE_FAULT, seat, man)
        win_point(box, s, 1 - s.server % 2, Fate.DOUBLE_FAULT)


@rule("TO-21")
def ace(box: Box, s: Position) -> None:
    """An ace counts on a first attempt only; on a second the die is thrown again."""
    seat, man = seat_of(s, s.server), number_told(s, s.server)
    if s.attempt == 1:
        tell(s, Told.ACE, seat, man)
        win_point(box, s, s.server % 2, Fate.WIN_ACE)
    else:
        tell(s, Told.ACE_AGAIN, seat, man)


@rule("TO-24", "TO-25", "TO-72")
def place_server(box: Box, s: Position, place: int) -> None:
    """After a good service the server stands where it likes; then the receiver returns from the baseline."""
    tell(s, Told.SERVER_STANDS, seat_of(s, s.server), number_told(s, s.server), place, s.place[s.server])
    s.place[s.server] = place
    begin_stroke(box, s, s.receiver, Shot.RETURN)
