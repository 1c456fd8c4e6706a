"""Which cards the club player keeps, takes and lets go."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..moves import Move
from ..position import N_KINDS, PLACES, SQUAD, Phase, Place, Position, Role
from ..rules.cards import action_limit, hand_size, holds, in_hand, player_limit, players_in_hand, squad
from ..rules.choosing import can_leave

#         D   P  PL  PP   C   T T567 Int Pre Tac: worth of the first card of a kind in hand, and how fast more lose worth
FIRST = (50, 62, 66, 60, 46, 90, 80, 44, 36, 52)
FALL = (9, 8, 16, 30, 26, 26, 30, 18, 18, 15)
WANTED = (1, 2, 2, 1, 0, 2, 1, 0, 0, 1)  # ten cards for extra time


@rule()
def last_worth(kind: int, held: int) -> int:
    """What the last card of a kind is worth to a hand that holds so many."""
    return FIRST[kind] - FALL[kind] * (held - 1)


@rule()
def discard_of(box: Box, s: Position) -> int:
    """The card least missed; player cards only where they must go, or when no action card is left."""
    seat = s.drawer
    if s.phase == Phase.TRIM and hand_size(s, seat) <= action_limit(box, s, seat):
        return Move.DISCARD_PLAYER + least_player(box, s, seat)
    best = 1000
    chosen = -1
    for kind in range(N_KINDS):
        held = in_hand(s, seat, kind)
        if held > 0 and last_worth(kind, held) < best:
            best = last_worth(kind, held)
            chosen = Move.DISCARD + kind
    if s.phase == Phase.TRIM or s.phase == Phase.LOSE or players_in_hand(s, seat) == 0:
        return chosen
    over = players_in_hand(s, seat) > player_limit(box, s, seat)
    if chosen < 0 or over or best > 45:
        return Move.DISCARD_PLAYER + least_player(box, s, seat)
    return chosen


@rule()
def player_worth(box: Box, s: Position, seat: Seat, i: int) -> int:
    """G and shooting cards first, then PA and recoveries, then defenders."""
    c = box.players[squad(s, seat, i)]
    if c.keeper > 0 or c.keeper_best:
        return 60
    if c.best_of_two or c.bar_this:
        return 58
    if c.role == Role.FORWARD:
        return 50
    if c.role == Role.MIDFIELDER:
        return 40 + 5 * c.pa + 6 * c.recover
    if c.role == Role.DEFENDER and c.roll > 0:
        return 45
    return 42


@rule()
def least_player(box: Box, s: Position, seat: Seat) -> int:
    chosen = 0
    best = 1000
    for i in range(SQUAD):
        if holds(s, seat, i) and player_worth(box, s, seat, i) < best:
            best = player_worth(box, s, seat, i)
            chosen = i
    return chosen


@rule()
def card_to_recover(box: Box, s: Position) -> int:
    """What the hand lacks most."""
    best = -1000
    chosen = -1
    for kind in range(N_KINDS):
        if s.kinds.lies[s.layer * PLACES + Place.DISCARD, kind] > 0:
            worth = last_worth(kind, s.kinds.lies[s.layer * PLACES + Place.HAND, kind] + 1)
            if worth > best:
                best = worth
                chosen = Move.RECOVER + kind
    return chosen


@rule()
def card_to_leave(box: Box, s: Position) -> int:
    """Of the cards that may be left out the most plentiful for its worth."""
    best = 1000
    chosen = -1
    for kind in range(N_KINDS):
        if can_leave(box, s, s.chooser, kind):
            worth = FIRST[kind] - 6 * s.kinds.lies[s.chooser * PLACES + Place.PILE, kind]
            if worth < best:
                best = worth
                chosen = Move.LEAVE + kind
    return chosen


@rule()
def card_to_choose(box: Box, s: Position) -> int:
    """The wanted ten, then whatever is worth most."""
    best = -1000
    chosen = -1
    for kind in range(N_KINDS):
        if s.kinds.lies[s.chooser * PLACES + Place.ASIDE, kind] > 0:
            have = s.kinds.lies[s.chooser * PLACES + Place.PILE, kind]
            worth = last_worth(kind, have + 1) + (100 if have < WANTED[kind] else 0)
            if worth > best:
                best = worth
                chosen = Move.CHOOSE + kind
    return chosen
