"""What must always be true, the result, and what is measured (WF-01, WF-06, WF-11, WF-40)."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import N_KINDS, PLACES, SQUAD, Half, Phase, Place, Position
from .cards import action_limit, is_automaton, player_limit, pool

MOST_TOKENS = 7


@rule("WF-01", "WF-85")
def result(box: Box, s: Position, seat: Seat) -> float:
    """1 for the winner, half each for a draw."""
    if s.winner < 0:
        return 0.5
    return 1.0 if s.winner == seat else 0.0


@rule("WF-01")
def leader(first: int, second: int) -> int:
    """The seat with more goals, or -1."""
    if first == second:
        return -1
    return 0 if first > second else 1


@rule()
def check(box: Box, s: Position) -> int:
    """0, or the number of the broken invariant."""
    for seat in range(2):
        found = check_cards(box, s, seat)
        if found:
            return found
        found = check_hand(box, s, seat)
        if found:
            return found
        if s.stars[seat] < 0 or s.stars[seat] > s.ceiling[seat]:
            return 20
        if s.tokens[seat] < 0 or s.tokens[seat] > MOST_TOKENS:
            return 21
    if s.pa < 0 or s.pa > box.limits.attack_points:
        return 22
    if s.pa + s.with_pa > box.limits.attack_points:
        return 23
    if s.phase != Phase.FACE and s.half < 1:
        return 24
    if (s.winner >= 0 or s.actor == -2) and s.phase != Phase.OVER:
        return 25
    if s.owed < 0 or s.to_draw < 0 or s.to_draw_players < 0:
        return 26
    for kind in range(N_KINDS):
        if s.kinds.lies[Place.SPARE, kind] != 0:
            return 27
    return 0


@rule()
def check_cards(box: Box, s: Position, seat: Seat) -> int:
    """Every card of a colour is somewhere, known to its owner, and counted."""
    for kind in range(N_KINDS):
        n = 0
        for what in range(PLACES):
            place = seat * PLACES + what
            n += s.kinds.lies[place, kind]
            if s.kinds.lies[place, kind] < 0:
                return 1
            if s.kinds.known[seat, place, kind] != s.kinds.lies[place, kind]:
                return 2
            if s.kinds.known[1 - seat, place, kind] > s.kinds.lies[place, kind]:
                return 3
        if is_automaton(s, seat):
            for place in range(Place.SPECIAL, Place.NEXT + 1):
                n += s.kinds.lies[place, kind]
        if n != pool(box, s, kind):
            return 4
    for what in range(PLACES):
        place = seat * PLACES + what
        n = 0
        for kind in range(N_KINDS):
            n += s.kinds.lies[place, kind]
        if n != s.kinds.count[place]:
            return 5
        n = 0
        for i in range(SQUAD):
            if s.cards.where[seat * SQUAD + i] == place:
                n += 1
        if n != s.cards.count[place]:
            return 6
    return 0


@rule()
def check_hand(box: Box, s: Position, seat: Seat) -> int:
    """Hands are within the limits except while cards are drawn, taken or paid, and in a shoot-out, which needs none."""
    if s.half == Half.KICKS:
        return 0
    settling = s.phase == Phase.DRAW or s.phase == Phase.DRAW_PLAYER or s.phase == Phase.TRIM or s.phase == Phase.PUNISH
    settling = (
        settling
        or s.phase == Phase.PAY
        or s.phase == Phase.RECOVER
        or s.phase == Phase.GIVEN
        or s.phase == Phase.DEAL
        or s.phase == Phase.OVER
    )
    if settling and (s.drawer == seat or s.layer == seat or s.phase == Phase.OVER):
        return 0
    if not is_automaton(s, seat) and s.kinds.count[seat * PLACES + Place.HAND] > action_limit(box, s, seat):
        return 10
    if s.cards.count[seat * PLACES + Place.HAND] > player_limit(box, s, seat):
        return 11
    if s.cards.count[seat * PLACES + Place.PILE] < 0:
        return 12
    return 0


@rule()
def measure(box: Box, s: Position, out: Row) -> int:
    """Goals, shots, fouls, yellow and red cards, corners, penalties, each seat's; halves played."""
    for seat in range(2):
        out[seat] = s.score[seat]
        out[2 + seat] = s.shots[seat]
        out[4 + seat] = s.fouls[seat]
        out[6 + seat] = s.yellows[seat]
        out[8 + seat] = s.reds[seat]
        out[10 + seat] = s.corners[seat]
        out[12 + seat] = s.penalties[seat]
    out[14] = s.half
    return 15
