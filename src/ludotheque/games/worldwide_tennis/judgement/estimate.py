"""How good a position is: the chance of this point, and from it that of the match."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule
from ludotheque.games.tennis.score import serving_side

from ..components import Box
from ..position import FIRST_SERVICE, Mark, Phase, Position
from .match import match_chance
from .worth import FULL, SECOND_BALL, after, after_card, best_stars, eased_worth, facing, stars_cost

SERVER = 5550  # what a point is worth to its server


@rule()
def estimate(box: Box, s: Position, seat: Seat) -> float:
    """The chance of winning the match, from this point's and the score."""
    if s.phase == Phase.OVER:
        return 1.0 if s.score.winner == seat else 0.0
    point = point_worth(box, s)
    if seat != s.to_play:
        point = FULL - point
    return match_chance(s, seat, max(0, min(FULL, point)))


@rule()
def point_worth(box: Box, s: Position) -> int:
    """What the point is worth to the seat to play, in ten-thousandths."""
    seat = s.to_play
    other = 1 - seat
    if (
        s.phase == Phase.MOVE
        or s.phase == Phase.SHOT
        or s.phase == Phase.LOBBED
        or s.phase == Phase.TURN_CARD
        or (s.phase == Phase.PAY and s.then == Phase.SHOT)
    ):
        return facing(box, s, seat, s.last[other], s.spin[other], s.ball)
    if s.phase == Phase.TARGET or s.phase == Phase.TARGET_DIE or s.phase == Phase.WINNER_ON:
        return after_card(box, s, seat, s.card)
    if s.phase == Phase.REPLACE or s.phase == Phase.PAY:
        return after(box, s, seat, s.card, s.effect, s.ball)
    if s.phase == Phase.SERVICE:
        return SERVER if s.service == 1 else SECOND_BALL
    if s.phase == Phase.EFFECT or s.phase == Phase.STARS or s.phase == Phase.ROLL or s.phase == Phase.SPIN_DIE:
        return thrown_worth(box, s, seat)
    if s.phase == Phase.CHALLENGE or s.phase == Phase.REVIEW:
        return reviewed_worth(box, s)
    return SERVER if serving_side(s.score) == seat else FULL - SERVER


@rule()
def missed_worth(s: Position) -> int:
    """What is left after a fault: the second service, or nothing."""
    return SECOND_BALL if s.card >= FIRST_SERVICE and s.service == 1 else 0


@rule()
def thrown_worth(box: Box, s: Position, seat: Seat) -> int:
    """A die is about to be thrown; stars that may still be paid are counted."""
    if s.card >= FIRST_SERVICE:
        worth = after(box, s, seat, s.card, s.effect, s.served)
    else:
        worth = after_card(box, s, seat, s.card)
    stars = s.eased
    if s.phase == Phase.EFFECT or s.phase == Phase.STARS:
        stars = best_stars(box, s, seat, s.card, s.effect, worth, missed_worth(s))
        return eased_worth(box, s, seat, s.card, s.effect, worth, missed_worth(s), stars)
    return eased_worth(box, s, seat, s.card, s.effect, worth, missed_worth(s), stars) + stars_cost(s, seat, stars)


@rule()
def reviewed_worth(box: Box, s: Position) -> int:
    """Half of what a ball that was in brings, half of the fault."""
    wins = s.card < FIRST_SERVICE and box.cards[s.card - 1].marks & Mark.WINNER > 0
    return (FULL if wins else FULL // 2) // 2 + missed_worth(s) // 2
