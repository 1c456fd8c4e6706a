"""How good a position is, and a sensible move at once."""

from __future__ import annotations

import math

from ludotheque.engine.dice import below
from ludotheque.engine.rule import rule
from ludotheque.games.djoko.marks import (
    claimable,
    intensity,
    physical_of,
    recovery_of,
    ticked,
)
from ludotheque.games.djoko.position import (
    ASIDE,
    ASIDE_0,
    AUTOMATON_SEAT,
    BASE,
    CHOOSE,
    CLAIM,
    CLAIM_0,
    DONE,
    KEEP_0,
    SERVE,
    STOP,
)

SAMPLES = 16
GOOD_TOTAL = 15.5  # what a returner usually reaches
SPREAD = 2.4
RECOVERY_WORTH = 0.045  # of a game, a point of recovery
BOX_WORTH = 0.055  # of a game, a box of value 3 (a 9 costs three times that)
JOKER_WORTH = 0.06


@rule()
def turns_left(box, s):
    """Games this set will still last, about."""
    return max(1, box.last_game - s.game)


@rule()
def dice_worth(box, s, i, j, k, m, throws):
    """What ending the turn with these four dice (rising) is worth, in games times a million: the best claim chosen."""
    s.dice[0] = i
    s.dice[1] = j
    s.dice[2] = k
    s.dice[3] = m
    s.on_table = 4
    best = claim_worth(box, s, 0, throws)
    rows = claimable(box, s)
    for row in range(3):
        if (rows >> row) & 1:
            best = max(best, claim_worth(box, s, box.values[row], throws))
    return best


@rule()
def claim_worth(box, s, value, throws):
    """What these dice with this claim are worth, in games times a million."""
    seat = s.to_play
    total = s.recovery[seat] + physical_of(box, s) + value
    serving = (s.player_a if s.game % 2 == 1 else 1 - s.player_a) == seat
    if serving:
        chance = 1.0 / (1.0 + math.exp(-(total + 0.5 - GOOD_TOTAL) / SPREAD))
    else:
        chance = 1.0 if total > s.total[1 - seat] else 0.0
    next_recovery = recovery_of(box, throws, intensity(box, s))
    worth = chance + RECOVERY_WORTH * next_recovery - BOX_WORTH * (value // 3) * min(1.0, turns_left(box, s) / 8.0)
    return int(worth * 1000000.0)


@rule()
def sort_four(s, a, b, c, d):
    """The four faces in rising order as one number."""
    if a > b:
        a, b = b, a
    if c > d:
        c, d = d, c
    if a > c:
        a, c = c, a
    if b > d:
        b, d = d, b
    if b > c:
        b, c = c, b
    return ((a * 16 + b) * 16 + c) * 16 + d


@rule()
def keep_worth(box, s, mask, throws, dice):
    """The average worth of re-throwing the dice outside the mask and stopping there, over some throws."""
    a = s.dice[0]
    b = s.dice[1]
    c = s.dice[2]
    d = s.dice[3]
    total = 0
    for _ in range(SAMPLES):
        code = sort_four(
            s,
            a if mask & 1 else below(dice, box.faces) + 1,
            b if mask & 2 else below(dice, box.faces) + 1,
            c if mask & 4 else below(dice, box.faces) + 1,
            d if mask & 8 else below(dice, box.faces) + 1,
        )
        total += dice_worth(box, s, code >> 12, (code >> 8) & 15, (code >> 4) & 15, code & 15, throws)
    s.dice[0] = a
    s.dice[1] = b
    s.dice[2] = c
    s.dice[3] = d
    return total // SAMPLES


@rule()
def club(box, s, dice):
    """Serve; then weigh every set of dice kept by a few throws, against stopping now."""
    if s.phase == CHOOSE:
        return SERVE
    if s.phase == ASIDE:
        return club_aside(box, s)
    if s.phase == CLAIM:
        return club_claim(box, s)
    return club_decision(box, s, dice)


@rule()
def club_aside(box, s):
    """Set aside the die without which the other four are worth most."""
    a = s.dice[0]
    b = s.dice[1]
    c = s.dice[2]
    d = s.dice[3]
    e = s.dice[4]
    best = a
    worth = dice_worth(box, s, b, c, d, e, 1)
    other = dice_worth(box, s, a, c, d, e, 1)
    if other > worth:
        worth = other
        best = b
    other = dice_worth(box, s, a, b, d, e, 1)
    if other > worth:
        worth = other
        best = c
    other = dice_worth(box, s, a, b, c, e, 1)
    if other > worth:
        worth = other
        best = d
    other = dice_worth(box, s, a, b, c, d, 1)
    if other > worth:
        best = e
    s.dice[0] = a
    s.dice[1] = b
    s.dice[2] = c
    s.dice[3] = d
    s.dice[4] = e
    s.on_table = 5
    return ASIDE_0 + best


@rule()
def club_claim(box, s):
    best = 0
    worth = claim_worth(box, s, 0, s.throws)
    rows = claimable(box, s)
    for row in range(3):
        value = box.values[row]
        if (rows >> row) & 1:
            other = claim_worth(box, s, value, s.throws)
            if other > worth:
                worth = other
                best = value
    return CLAIM_0 + best


@rule()
def club_decision(box, s, dice):
    best = STOP
    worth = dice_worth(box, s, s.dice[0], s.dice[1], s.dice[2], s.dice[3], s.throws)
    price = int(JOKER_WORTH * 1000000.0) if s.throws >= box.throws else 0
    for mask in range(15):
        other = keep_worth(box, s, mask, s.throws + 1, dice) - price
        if other > worth:
            worth = other
            code = 0
            for i in range(4):
                if (mask >> i) & 1:
                    code = code * BASE + s.dice[i]
            best = KEEP_0 + code
    return best


@rule()
def estimate(box, s, seat):
    """Sets, games, freshness, boxes and Joker left, and the marks of the running game."""
    if s.phase == DONE:
        return 1.0 if s.winner == seat else 0.0
    lead = 0.0
    for each in range(2):
        sign = 1.0 if each == seat else -1.0
        lead += sign * (2.2 * s.sets[each] + 0.55 * s.games[each] + 0.09 * s.recovery[each])
        if not (s.solo and each == AUTOMATON_SEAT):
            lead += sign * (0.25 * s.joker[each] - 0.05 * ticked(box, s, each))
    if s.solo:
        lead += 0.4 if seat == AUTOMATON_SEAT else -0.4
    serving = s.player_a if s.game % 2 == 1 else 1 - s.player_a
    if s.game > 0 and s.game <= box.last_game and s.to_play != serving:
        edge = (s.total[serving] - GOOD_TOTAL) / SPREAD * 0.25
        lead += edge if serving == seat else -edge
    return 1.0 / (1.0 + math.exp(-lead * (1.0 + s.game / 12.0)))
