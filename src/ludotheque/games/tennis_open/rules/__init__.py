"""The verbs of Tennis Open. Chapters: `match`, `service`, `exchange` (with `fate` and `placement`)."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import NATURE, OVER, Seat, rule

from ..components import Box
from ..judgement import club, estimate
from ..moves import Move
from ..position import BASELINE, DIVISIONS, Phase, Position
from .exchange import add_bonus, aim, answer_lob, dice_allowed, place_hitter, take_dice, throw
from .match import check_score, draw_first, partner_of, place_partner, seat_of, start
from .placement import may_stand
from .service import place_server, throw_service

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]

SERVICE_FACES = 12
EXCHANGE_FACES = 6
MOST_DICE = 3


@rule("TO-39")
def turn(box: Box, s: Position) -> int:
    """Who is to move: dice belong to Nature, every choice to the seat whose tennisman acts."""
    if s.phase == Phase.OVER:
        return OVER
    if s.phase == Phase.TOSS or s.phase == Phase.SERVE or s.phase == Phase.THROW:
        return NATURE
    if s.phase == Phase.PARTNER_SERVING:
        return seat_of(s, partner_of(s.server))
    if s.phase == Phase.PARTNER_RECEIVING:
        return seat_of(s, partner_of(s.receiver))
    if s.phase == Phase.SERVER_PLACE:
        return seat_of(s, s.server)
    if s.phase == Phase.ANSWER:
        return seat_of(s, s.target)
    return seat_of(s, s.hitter)


@rule("TO-39")
def moves(box: Box, s: Position, out: Row) -> int:
    """What can be done, or what can come."""
    if s.phase == Phase.THROW:
        for i in range(EXCHANGE_FACES):
            out[i] = box.exchange[i] - 1
        return EXCHANGE_FACES
    if s.phase == Phase.PLACE:
        return places(box, s, out)
    if s.phase == Phase.DICE:
        return numbers_of_dice(box, s, out)
    if s.phase == Phase.SERVE:
        for i in range(SERVICE_FACES):
            out[i] = box.surfaces[s.surface].service[i]
        return SERVICE_FACES
    if s.phase == Phase.SERVER_PLACE or s.phase == Phase.PARTNER_SERVING or s.phase == Phase.PARTNER_RECEIVING:
        for place in range(1, BASELINE + 1):
            out[place - 1] = Move.STAND + place
        return BASELINE
    if s.phase == Phase.BONUS:
        for bonus in range(box.bonus + 1):
            out[bonus] = Move.BONUS + bonus
        return box.bonus + 1
    if s.phase == Phase.OVER:
        return 0
    return one_of_two(box, s, out)


@rule("TO-11", "TO-60", "TO-73")
def one_of_two(box: Box, s: Position, out: Row) -> int:
    """The draw, the opponent to play on, smash or bounce."""
    if s.phase == Phase.AIM:
        other = 1 - s.hitter % 2
        out[0] = Move.ON + other
        out[1] = Move.ON + other + 2
    elif s.phase == Phase.ANSWER:
        out[0] = Move.SMASH
        out[1] = Move.BOUNCE
    else:
        out[0] = Move.FIRST
        out[1] = Move.FIRST + 1
    return 2


@rule("TO-40", "TO-41")
def numbers_of_dice(box: Box, s: Position, out: Row) -> int:
    n = 0
    for count in range(1, MOST_DICE + 1):
        if dice_allowed(box, s, count):
            out[n] = Move.DICE + count
            n += 1
    return n


@rule("TO-55", "TO-56", "TO-57", "TO-62")
def places(box: Box, s: Position, out: Row) -> int:
    n = 0
    for place in range(1, BASELINE + 1):
        if may_stand(box, s, s.shot, s.place[s.hitter], s.ball, place):
            out[n] = Move.STAND + place
            n += 1
    return n


@rule("TO-39")
def play(box: Box, s: Position, move: int) -> None:
    """One choice or one face of a die."""
    if s.phase == Phase.THROW:
        throw(box, s, move)
    elif s.phase == Phase.PLACE:
        place_hitter(box, s, move - Move.STAND)
    elif s.phase == Phase.DICE:
        take_dice(box, s, move - Move.DICE)
    elif s.phase == Phase.SERVE:
        throw_service(box, s, move)
    elif s.phase == Phase.SERVER_PLACE:
        place_server(box, s, move - Move.STAND)
    elif s.phase == Phase.BONUS:
        add_bonus(box, s, move - Move.BONUS)
    elif s.phase == Phase.ANSWER:
        answer_lob(box, s, 1 if move == Move.SMASH else 0)
    elif s.phase == Phase.AIM:
        aim(box, s, move - Move.ON)
    elif s.phase == Phase.TOSS:
        draw_first(box, s, move - Move.FIRST)
    else:
        place_partner(box, s, move - Move.STAND)


@rule("TO-10")
def result(box: Box, s: Position, seat: Seat) -> float:
    return 1.0 if s.score.winner == seat % 2 else 0.0


@rule()
def hide(box: Box, s: Position, seat: Seat) -> None:
    """Everything lies open."""


@rule()
def deal(box: Box, s: Position, dice: Row) -> None:
    """Nothing is hidden."""


@rule()
def check(box: Box, s: Position) -> int:
    for man in range(4):
        if s.place[man] < 1 or s.place[man] > BASELINE:
            return 11
    if s.ball < 0 or s.ball > DIVISIONS:
        return 12
    if s.phase != Phase.TOSS and s.server % 2 == s.receiver % 2:
        return 13
    if s.phase > Phase.SERVER_PLACE and s.phase < Phase.OVER and s.hitter % 2 == s.target % 2:
        return 14
    return check_score(s.score)


@rule()
def measure(box: Box, s: Position, out: Row) -> int:
    """The statistics of a match, in the order of MEASURES."""
    out[0] = s.points
    out[1] = s.shots
    out[2] = s.longest
    for side in range(2):
        out[3 + side] = s.aces[side]
        out[5 + side] = s.double_faults[side]
        out[7 + side] = s.winners[side]
    out[9] = s.served_points_won
    return 10
