"""How good a position is, and a sensible move at once, from the worth of dice worked out in `worth.py`."""

from __future__ import annotations

import math

from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule

from .components import FRESHER, NEEDS, POINTS, ROLES, SERVES, SERVES_AUTOMATON, Box
from .marks import claimable, intensity, physical_of, recovery_of, ticked
from .moves import Move
from .position import AUTOMATON_SEAT, BASE, Phase, Position
from .worth import GAME

USUAL_RECOVERY = 2
AUTOMATON_HOLDS, RECOVERY_HELPS = 484_000, 80_000  # its service, and what a point of recovery changes
TIE_BREAK_THROW, AUTOMATON_TIE_BREAK = 6, 12  # what a throw of five dice usually brings
TIE_BREAK_POINT = 120_000  # what a point changes there
PERSON_WINS_SET = 0.78  # in solo
JOKER_MEANS, RECOVERY_MEANS = 250, 120  # in thousandths of the logarithm of the odds, as boxes are
BOX_MEANS = (0, 180, 100)


@rule()
def serves(box: Box, s: Position, seat: Seat) -> bool:
    return (s.player_a if s.game % 2 == 1 else 1 - s.player_a) == seat


@rule()
def role(box: Box, s: Position) -> int:
    """What the seat's points have to beat, as `worth.py` numbers it."""
    seat = s.to_play
    if not serves(box, s, seat):
        return min(max(s.total[1 - seat] - s.recovery[seat], 0), NEEDS - 1)
    fresher = min(max(s.recovery[seat] - s.recovery[1 - seat], -FRESHER), FRESHER) + FRESHER
    return fresher + (SERVES_AUTOMATON if s.solo else SERVES)


@rule()
def situation(box: Box, s: Position) -> int:
    """The role and the rows with a free box, as `worth.py` numbers them."""
    free = 0
    for row in range(3):
        if s.boxes[s.to_play, row] < box.boxes[row]:
            free += 1 << row
    return free * ROLES + role(box, s)


@rule()
def claim_worth(box: Box, s: Position, row: int) -> int:
    """What claiming a row (-1: nothing) with the dice as they lie is worth in this game and for the boxes."""
    points = physical_of(box, s)
    if row < 0:
        return box.chance[role(box, s), min(points, POINTS - 1)]
    return box.chance[role(box, s), min(points + box.values[row], POINTS - 1)] - box.price[row]


@rule()
def best_claim(box: Box, s: Position) -> int:
    """The row best claimed with the dice as they lie; -1: nothing."""
    best = -1
    worth = claim_worth(box, s, -1)
    rows = claimable(box, s)
    for row in range(3):
        if (rows >> row) & 1:
            other = claim_worth(box, s, row)
            if other > worth:
                worth = other
                best = row
    return best


@rule()
def stop_worth(box: Box, s: Position) -> int:
    recovery = recovery_of(box, s.throws, intensity(box, s))
    return claim_worth(box, s, best_claim(box, s)) + box.recovery_worth * recovery


@rule()
def best_kept(box: Box, s: Position, here: int, skipped: int) -> int:
    """The dice best kept for the next throw, as a move's number: of the four that remain when one is left out.

    `skipped` is the place of the die left out (4 where four dice lie); every set of at most three of them is tried.
    """
    best = 0
    worth = box.keep_worth[s.throws, here, 0]
    for mask in range(1, 31):
        if (mask >> skipped) & 1 or mask | (1 << skipped) == 31:
            continue
        code = 0
        for i in range(5):
            if (mask >> i) & 1:
                code = code * BASE + s.dice[i]
        other = box.keep_worth[s.throws, here, box.kept_index[code]]
        if other > worth:
            worth = other
            best = code
    return best


@rule()
def kept_worth(box: Box, s: Position, here: int, code: int) -> int:
    """What throwing again with these dice kept is worth, the Joker's price paid where it is needed."""
    worth = box.keep_worth[s.throws, here, box.kept_index[code]]
    return worth - box.joker_price if s.throws >= box.throws else worth


@rule()
def club(box: Box, s: Position, dice: Row) -> int:
    """Serve; then what is worth most."""
    if s.phase == Phase.CHOOSE:
        return Move.SERVE
    if s.phase == Phase.ASIDE:
        return Move.ASIDE + s.dice[best_aside(box, s)]
    if s.phase == Phase.CLAIM:
        row = best_claim(box, s)
        return Move.CLAIM + (box.values[row] if row >= 0 else 0)
    here = situation(box, s)
    code = best_kept(box, s, here, 4)
    return Move.KEEP + code if kept_worth(box, s, here, code) > stop_worth(box, s) else Move.STOP


@rule()
def best_aside(box: Box, s: Position) -> int:
    """The place of the die best set aside: what remains is worth most, stopping or thrown again."""
    here = situation(box, s)
    best = 0
    most = -GAME
    for place in range(5):
        if place > 0 and s.dice[place] == s.dice[place - 1]:
            continue
        worth = aside_worth(box, s, here, place)
        if worth > most:
            most = worth
            best = place
    return best


@rule()
def aside_worth(box: Box, s: Position, here: int, place: int) -> int:
    """What the dice are worth without the one in this place: it is moved to the end, and back."""
    again = kept_worth(box, s, here, best_kept(box, s, here, place))
    face = s.dice[place]
    for i in range(place, 4):
        s.dice[i] = s.dice[i + 1]
    worth = max(again, stop_worth(box, s))
    for i in range(4, place, -1):
        s.dice[i] = s.dice[i - 1]
    s.dice[place] = face
    return worth


@rule()
def turn_worth(box: Box, s: Position) -> int:
    """What the running turn is worth to whoever plays it, in the middle of a throw too."""
    here = situation(box, s)
    if s.phase == Phase.CLAIM:
        return stop_worth(box, s)
    if s.phase == Phase.DECIDE:
        return max(stop_worth(box, s), kept_worth(box, s, here, best_kept(box, s, here, 4)))
    if s.phase == Phase.ASIDE:
        return aside_worth(box, s, here, best_aside(box, s))
    if s.throws == 1 and s.on_table + s.to_throw > box.dice:
        return box.serve_worth[here]
    code = 0
    for i in range(s.on_table):
        code = code * BASE + s.dice[i]
    return box.keep_worth[s.throws - 1, here, box.kept_index[code]]


@rule()
def game_chance(box: Box, s: Position) -> int:
    """How likely whoever plays now wins the running game, in millionths."""
    seat = s.to_play
    if s.game > box.last_game:
        return tie_break_chance(box, s)
    if s.phase == Phase.AUTOMATON:
        if serves(box, s, seat):
            return AUTOMATON_HOLDS + (s.recovery[seat] - s.recovery[1 - seat]) * RECOVERY_HELPS
        need = min(max(s.total[1 - seat] - s.recovery[seat], 0), POINTS - 1)
        return GAME - box.chance[SERVES_AUTOMATON + FRESHER, need]
    return turn_worth(box, s) - USUAL_RECOVERY * box.recovery_worth


@rule()
def tie_break_chance(box: Box, s: Position) -> int:
    """The same in the tie-break: what each has, and what its throw usually adds."""
    ahead = 0
    for seat in range(2):
        has = s.recovery[seat] + ticked(box, s, seat) + TIE_BREAK_THROW
        if s.solo and seat == AUTOMATON_SEAT:
            has = s.recovery[seat] + AUTOMATON_TIE_BREAK
        if seat != s.to_play and seat == s.player_a:
            has = s.total[seat]
        ahead += has if seat == s.to_play else -has
    return GAME // 2 + ahead * TIE_BREAK_POINT


@rule()
def set_estimate(box: Box, s: Position, seat: Seat) -> float:
    """The chance to win the running set."""
    a = s.player_a
    kind = 0
    if s.solo:
        kind = 2 if a == AUTOMATON_SEAT else 1
    wins = box.set_chance[kind, 0, 0] / GAME
    if s.game > 0:
        game = min(max(game_chance(box, s) / GAME, 0.02), 0.98)
        if s.to_play != a:
            game = 1.0 - game
        if s.game > box.last_game:
            wins = game
        else:
            won = box.set_chance[kind, s.games[a] + 1, s.games[1 - a]]
            lost = box.set_chance[kind, s.games[a], s.games[1 - a] + 1]
            wins = (game * won + (1.0 - game) * lost) / GAME
    odds = wins / (1.0001 - wins) * math.exp((means(box, s, a) - means(box, s, 1 - a)) / 1000.0)
    return odds / (1.0 + odds) if seat == a else 1.0 / (1.0 + odds)


@rule()
def means(box: Box, s: Position, seat: Seat) -> int:
    """What a seat still has for the games to come, in thousandths of the logarithm of its odds."""
    left = min(max(0, box.last_game - s.game), box.last_game - 1)
    if s.solo and seat == AUTOMATON_SEAT:
        return usual_means(box, left)
    worth = JOKER_MEANS * s.joker[seat] * min(left, 4) // 4
    for row in range(3):
        worth += BOX_MEANS[row] * min(left, box.boxes[row] - s.boxes[seat, row])
    if s.game > 0 and s.to_play != seat and serves(box, s, seat):
        worth += RECOVERY_MEANS * (s.next_recovery[seat] - USUAL_RECOVERY)
    return worth


@rule()
def usual_means(box: Box, left: int) -> int:
    """What a person usually has with so many games left: the automaton has nothing, this is the measure instead."""
    worth = JOKER_MEANS * max(0, left - 5) // 6
    for row in range(3):
        worth += BOX_MEANS[row] * box.boxes[row] * (left + 1) // box.last_game
    return worth


@rule()
def estimate(box: Box, s: Position, seat: Seat) -> float:
    """The chance to win the match: this set's, and what it leads to."""
    if s.phase == Phase.OVER:
        return 1.0 if s.winner == seat else 0.0
    this = set_estimate(box, s, seat)
    other = 0.5
    if s.solo:
        other = 1.0 - PERSON_WINS_SET if seat == AUTOMATON_SEAT else PERSON_WINS_SET
    if s.sets_to_win == 1:
        return this
    if s.sets[seat] == 1 and s.sets[1 - seat] == 1:
        return this
    if s.sets[seat] == 1:
        return this + (1.0 - this) * other
    if s.sets[1 - seat] == 1:
        return this * other
    return this * (other + (1.0 - other) * other) + (1.0 - this) * other * other
