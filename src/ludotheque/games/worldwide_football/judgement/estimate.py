"""How likely a seat wins, from score, time left, possession and what both can still spend."""

from __future__ import annotations

import math

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import PLACES, Half, Phase, Place, Position
from ..rules.cards import is_automaton, is_shot
from ..rules.shots import bonus
from .chances import die_scoring

HALF_GOALS = 1.9  # goals of both sides in a half
HAND_WORTH = 0.035
STAR_WORTH = 0.07
PLAYER_WORTH = 0.05
PENALTY_GOAL = 0.83
FULL_PILE = 18.0


@rule()
def time_left(box: Box, s: Position) -> float:
    """Halves still to play, the running one by its piles."""
    shorter = min(s.kinds.count[Place.PILE], s.kinds.count[PLACES + Place.PILE])
    running = min(1.0, shorter / FULL_PILE + 0.08)
    if s.half == Half.SECOND - 1:
        return running + 1.0
    if s.half <= Half.SECOND:
        return running
    return 0.5 * running + (0.5 if s.half == Half.SECOND + 1 else 0.0)


@rule()
def ball_worth(box: Box, s: Position) -> float:
    """What the attack of the seat with the ball is worth, in goals."""
    phase = s.phase
    if phase in (Phase.PENALTY, Phase.PENALTY_CARD, Phase.FACE, Phase.DIVE, Phase.PENALTY_DICE):
        return PENALTY_GOAL
    if phase in (Phase.KEEPER, Phase.SAVE):
        return max(0, min(6, s.quality - 1 - s.keeper_bonus)) / 6.0
    if phase == Phase.MARK:
        return die_scoring(s, box.set_pieces.direct_bonus)
    if phase == Phase.SHOT:
        return die_scoring(s, bonus(box, s))
    worth = 0.05 + 0.035 * s.pa
    if s.pa >= 6:
        worth += 0.05 * (s.pa - 5)
    if s.card >= 0 and is_shot(box, s.card) and s.pa >= 5:
        worth += 0.15
    return worth + (0.05 if s.bar_next else 0.0)


@rule()
def means(box: Box, s: Position, seat: Seat) -> float:
    """Cards and stars, in goals."""
    worth = STAR_WORTH * s.stars[seat] + PLAYER_WORTH * s.cards.count[seat * PLACES + Place.HAND]
    if is_automaton(s, seat):
        return worth + 0.15 + 0.02 * s.kinds.count[Place.DEFENCE]
    return worth + HAND_WORTH * s.kinds.count[seat * PLACES + Place.HAND] - 0.1 * s.reds[seat]


@rule()
def estimate(box: Box, s: Position, seat: Seat) -> float:
    if s.phase == Phase.OVER:
        if s.winner < 0:
            return 0.5
        return 1.0 if s.winner == seat else 0.0
    if s.half == Half.KICKS:
        return shoot_out_estimate(box, s, seat)
    lead = float(s.score[seat] - s.score[1 - seat])
    mine = ball_worth(box, s)
    lead += mine if s.ball == seat else -mine
    lead += min(1.0, time_left(box, s)) * (means(box, s, seat) - means(box, s, 1 - seat))
    spread = math.sqrt(0.12 + HALF_GOALS * time_left(box, s))
    return 1.0 / (1.0 + math.exp(-1.7 * lead / spread))


@rule()
def shoot_out_estimate(box: Box, s: Position, seat: Seat) -> float:
    """Goals in hand, a kick to come counting its share."""
    lead = float(s.pens[seat] - s.pens[1 - seat]) - PENALTY_GOAL * (s.kicks[seat] - s.kicks[1 - seat])
    left = max(1, 2 * box.set_pieces.kicks - s.kicks[0] - s.kicks[1])
    return 1.0 / (1.0 + math.exp(-1.7 * lead / math.sqrt(0.15 * left)))
