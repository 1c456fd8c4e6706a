"""How good a position is, and a sensible move at once: one stroke weighed exactly, what follows by rule of thumb."""

import math

from ludotheque.engine.rule import rule
from ludotheque.games.tennis_open.position import (
    ADD,
    AIM,
    ANSWER,
    BACKCOURT,
    BASELINE,
    BONUS,
    DICE,
    DO_BOUNCE,
    DO_SMASH,
    LOBBED,
    NET,
    ON,
    OUT,
    PLACE,
    PLAIN,
    RETURN,
    SERVER_PLACE,
    SMASH,
    STAND,
    TAKE,
    THROW,
    TOSS,
    VOLLEY,
)
from ludotheque.games.tennis_open.rules.fate import fate, is_winner, landing, may_take
from ludotheque.games.tennis_open.rules.placement import may_stand
from ludotheque.games.tennis_score import NOBODY, current_set

# What a shot that goes on is worth to its hitter, by the shot that answers it.
AFTER_PLAIN = (0.0, 0.40, 0.49, 0.53, 0.52, 0.55, 0.59, 0.58)  # by division
AFTER_VOLLEY = 0.2
AFTER_BACKCOURT = 0.55
AFTER_SMASH = 0.85
AFTER_LOB = 0.35
SERVICE_WORTH = 0.6  # the server wins, before it has served
SECOND_SERVICE_WORTH = 0.45

WAYS_OF_TWO = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
WAYS_OF_THREE = (0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1)


@rule()
def chance(count, total):
    """Of a total with so many ordinary dice (none: 1 for a total of 0)."""
    if count == 0:
        return 1.0 if total == 0 else 0.0
    if count == 1:
        return 1.0 / 6.0 if 1 <= total <= 6 else 0.0
    if count == 2:
        return WAYS_OF_TWO[total] / 36.0 if total <= 12 else 0.0
    return WAYS_OF_THREE[total] / 216.0


@rule()
def worth_of(what, division):
    """What a fate is worth to the hitter."""
    if is_winner(what):
        return 1.0
    if what in (NET, OUT):
        return 0.0
    if what == PLAIN:
        return AFTER_PLAIN[division]
    if what == VOLLEY:
        return AFTER_VOLLEY
    if what == BACKCOURT:
        return AFTER_BACKCOURT
    return AFTER_LOB if what == LOBBED else AFTER_SMASH


@rule()
def worth_of_total(box, s, shot, count, ball, place, total):
    """What a total is worth, a volleyer adding the best bonus."""
    division = landing(ball, total)
    best = worth_of(fate(box, s, shot, count, division, place), division)
    if shot == VOLLEY:
        for bonus in range(1, box.bonus + 1):
            what = fate(box, s, shot, count, division + bonus, place)
            best = max(best, worth_of(what, division + bonus))
    return best


@rule()
def worth_of_dice(box, s, shot, count, ball, place, rest, so_far):
    """What a shot with `count` dice is worth when `rest` of them are still to fall and the others show `so_far`."""
    worth = 0.0
    for total in range(rest, 6 * rest + 1):
        worth += chance(rest, total) * worth_of_total(box, s, shot, count, ball, place, so_far + total)
    return worth


@rule()
def worth_of_shot(box, s, shot, ball, place):
    """What hitting is worth against an opponent on `place`, with the best number of dice."""
    best = 0.0
    for count in range(1, 4):
        if may_take(box, s, shot, count, place):
            best = max(best, worth_of_dice(box, s, shot, count, ball, place, count, 0))
    return best


@rule()
def worth_of_answer(box, s, ball, place):
    """What a lobbed volleyer's ball is worth to it, smashed or let bounce."""
    return max(worth_of_shot(box, s, SMASH, ball, BASELINE), worth_of_shot(box, s, PLAIN, ball, place))


@rule()
def club(box, s, dice):
    """The best move by the worth of the stroke at hand, or of the opponent's next one."""
    if s.phase == DICE:
        return club_dice(box, s)
    if s.phase == PLACE or s.phase == SERVER_PLACE:
        return club_place(box, s)
    if s.phase == BONUS:
        return club_bonus(box, s)
    if s.phase == ANSWER:
        smash = worth_of_shot(box, s, SMASH, s.ball, BASELINE)
        return DO_SMASH if smash >= worth_of_shot(box, s, PLAIN, s.ball, s.place[s.hitter]) else DO_BOUNCE
    if s.phase == AIM:
        first = 1 - s.hitter % 2
        here = worth_of_shot(box, s, s.shot, s.ball, aimed_place(s, first))
        there = worth_of_shot(box, s, s.shot, s.ball, aimed_place(s, first + 2))
        return ON + first if here >= there else ON + first + 2
    return STAND + BASELINE


@rule()
def aimed_place(s, man):
    """Where an opponent will stand once it is played on: a smash drives it to the baseline."""
    return BASELINE if s.shot == SMASH else s.place[man]


@rule()
def club_dice(box, s):
    best = 0
    most = -1.0
    place = s.place[s.target]
    for count in range(1, 4):
        if may_take(box, s, s.shot, count, place):
            worth = worth_of_dice(box, s, s.shot, count, s.ball, place, count, 0)
            if worth > most:
                most = worth
                best = count
    return TAKE + best


@rule()
def club_bonus(box, s):
    best = 0
    most = -1.0
    division = landing(s.ball, dice_shown(s))
    for bonus in range(box.bonus + 1):
        worth = worth_of(fate(box, s, VOLLEY, s.dice, division + bonus, s.place[s.target]), division + bonus)
        if worth > most:
            most = worth
            best = bonus
    return ADD + best


@rule()
def dice_shown(s):
    total = 0
    for i in range(s.thrown):
        total += s.die[i]
    return total


@rule()
def club_place(box, s):
    """Where the opponent's next shot is worth least; of equal places the one furthest back."""
    best = BASELINE
    least = 2.0
    for i in range(BASELINE):
        place = BASELINE - i
        if s.phase == SERVER_PLACE:
            worth = worth_of_shot(box, s, RETURN, s.ball, place)
        elif not may_stand(box, s, s.shot, s.place[s.hitter], s.ball, place):
            continue
        elif s.fate == LOBBED:
            worth = worth_of_answer(box, s, s.ball, place)
        else:
            worth = worth_of_shot(box, s, s.fate, s.ball, place)
        if worth < least:
            least = worth
            best = place
    return STAND + best


@rule()
def actor(s):
    """The tennisman whose chances `actor_worth` weighs."""
    if s.phase == ANSWER:
        return s.target
    return s.hitter if s.phase > SERVER_PLACE else s.server


@rule()
def actor_worth(box, s):
    """How likely the acting side wins the point, about."""
    if s.phase == DICE:
        return worth_of_shot(box, s, s.shot, s.ball, s.place[s.target])
    if s.phase == THROW or s.phase == BONUS:
        rest = s.dice - s.thrown
        return worth_of_dice(box, s, s.shot, s.dice, s.ball, s.place[s.target], rest, dice_shown(s))
    if s.phase == PLACE:
        return worth_of(s.fate, s.ball)
    if s.phase == ANSWER:
        return worth_of_answer(box, s, s.ball, s.place[s.hitter])
    if s.phase == AIM:
        first = 1 - s.hitter % 2
        here = worth_of_shot(box, s, s.shot, s.ball, aimed_place(s, first))
        return max(here, worth_of_shot(box, s, s.shot, s.ball, aimed_place(s, first + 2)))
    if s.phase == SERVER_PLACE:
        return 1.0 - worth_of_shot(box, s, RETURN, s.ball, BASELINE)
    if s.phase == TOSS:
        return 0.5
    return SECOND_SERVICE_WORTH if s.attempt == 2 else SERVICE_WORTH


# How much a lead is worth, on the scale of the logistic function: fitted to the exact win probabilities of singles.
SET_LEAD = 1.75
GAME_LEAD = 1.52
POINT_LEAD = 0.45
TIE_LEAD = 0.5  # a point ahead in a tie-break
RALLY_LEAD = 0.83
TIE_RALLY = 3.0  # a rally weighs more in a tie-break
SERVICE_LEAD = 0.13
USUAL_GAMES = 12  # of a set


@rule()
def estimate(box, s, seat):
    """Sets, games and points ahead and how the point stands; each weighs more the less is left to play."""
    if s.score.winner != NOBODY:
        return 1.0 if s.score.winner == seat % 2 else 0.0
    side = seat % 2
    worth = actor_worth(box, s) - 0.5
    if actor(s) % 2 != side:
        worth = -worth
    k = current_set(s.score)
    sets_left = 2 * s.score.sets_to_win - 1 - k
    games_left = max(2, USUAL_GAMES - s.score.games[k, 0] - s.score.games[k, 1])
    points = s.score.points[side] - s.score.points[1 - side]
    lead = GAME_LEAD * (s.score.games[k, side] - s.score.games[k, 1 - side])
    if s.score.in_tie_break:
        lead += RALLY_LEAD * TIE_RALLY * worth + TIE_LEAD * points * math.sqrt(2.0)
    else:
        serving = 1.0 if (s.score.first + s.score.opener) % 2 == side else -1.0
        lead += RALLY_LEAD * worth + POINT_LEAD * points + (0.0 if s.phase == TOSS else SERVICE_LEAD * serving)
    lead = lead / math.sqrt(games_left) + SET_LEAD * (s.score.sets[side] - s.score.sets[1 - side])
    return 1.0 / (1.0 + math.exp(-lead / math.sqrt(sets_left)))
