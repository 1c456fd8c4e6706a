"""What a seat has not seen (WT-09), how it may be, and what must always hold."""

from __future__ import annotations

from ludotheque.engine.cards import deal_cards, hide_cards, seen_in
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import AUTOMATON, DECK, EVERYONE, PLACES, Phase, Place, Position, Zone
from .table import amount, known_to

MOST_SHOTS = 200  # of a rally


@rule("WT-09")
def hide(box: Box, s: Position, seat: Seat) -> None:
    """Erase the other hand, but for what is known of it, and with it the other pile."""
    hide_cards(s.cards, seat, EVERYONE, 0, 2 * DECK)


@rule("WT-09")
def deal(box: Box, s: Position, dice: Row) -> None:
    """Give each hand its number of unseen cards; the rest is the pile."""
    for seat in range(2):
        for place in range(Place.HAND, Place.PILE + 1):
            deal_cards(s.cards, seat * PLACES + place, known_to(s, seat), seat * DECK, (seat + 1) * DECK, dice)


@rule()
def check(box: Box, s: Position) -> int:
    """0, or the number of what is wrong. Holds for full positions between moves."""
    if s.phase > Phase.OVER or s.shots > MOST_SHOTS:
        return 1
    for place in range(2 * PLACES):
        if s.cards.count[place] != seen_in(s.cards, place, 0, 2 * DECK):
            return 2
    for seat in range(2):
        cards = 0
        for place in range(PLACES):
            cards += amount(s, seat, place)
        if cards != DECK and s.tokens[seat] > 0:
            return 3
        if s.stars[seat] < 0 or s.stars[seat] > s.tokens[seat]:
            return 4
        if s.phase <= Phase.PAY and s.phase > 0 and seat_is_person(s, seat) and amount(s, seat, Place.HAND) > s.limit[seat]:
            return 5
        if s.challenges[seat] < 0 or s.challenges[seat] > box.rules.challenges:
            return 6
        if s.zone[seat] < 0 or s.zone[seat] > Zone.NET or s.owed < 0 or s.due[seat] < 0:
            return 7
        if seat_is_person(s, seat) and amount(s, seat, Place.ACTIVE) > 0:
            return 8
    return check_point(s)


@rule()
def check_point(s: Position) -> int:
    """Nothing of a point is left when none is being played."""
    for seat in range(2):
        if s.shots == 0 and s.phase < Phase.TRIM and amount(s, seat, Place.PLAYED) > 0:
            return 9
    return 0


@rule()
def seat_is_person(s: Position, seat: Seat) -> bool:
    """Whether a seat decides."""
    return not (s.solo and seat == AUTOMATON)
