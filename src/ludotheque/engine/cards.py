"""Cards that hide: where each lies, who knows that, and how many lie in each place.

Two forms, each a sub-record of the position and the rules on it (the parameter `cards` or `kinds` is that sub-record):

*Numbered cards* (each different): `cards.where[card]` is a place or UNSEEN, `cards.known[card]` a bit for each seat that
knows it (bit 7 is not used; the spectator knows what all seats know), `cards.count[place]` how many lie there, always true.

*Kinds* (identical cards): `kinds.lies[place, kind]` how many of a kind lie in a place, `kinds.known[seat, place, kind]` how
many of them that seat knows to be there, `kinds.count[place]`, `kinds.total[kind]` how many there are in all.
A group of places holds one closed set of cards (a colour, a deck): `first` to `last` in the rules below.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from ludotheque.engine.dice import below
from ludotheque.engine.record import Grid, Row
from ludotheque.engine.rule import Seat, rule

UNSEEN = -1


class Cards(Protocol):
    """Numbered cards, as rules see them; how many there are is the game's matter (`cards_record`)."""

    where: Row
    known: Row
    count: Row


class Kinds(Protocol):
    """Kinds of identical cards, as rules see them (`kinds_record`)."""

    lies: Grid
    known: Grid
    count: Row


def cards_record(cards: int, places: int) -> np.dtype[Any]:
    """Numbered cards 0 to cards - 1 in places 0 to places - 1; pad to a multiple of 8 in the position."""
    return np.dtype([("where", np.int8, (cards,)), ("known", np.int8, (cards,)), ("count", np.int8, (places,))])


def kinds_record(kinds: int, places: int, seats: int) -> np.dtype[Any]:
    """`kinds` kinds of identical cards in `places` places, seen by `seats` seats."""
    return np.dtype(
        [("lies", np.int8, (places, kinds)), ("known", np.int8, (seats, places, kinds)), ("count", np.int8, (places,))]
    )


# Numbered cards


@rule()
def put_card(cards: Cards, card: int, place: int, known: int) -> None:
    """Lay a card in a place; `known` has a bit for each seat that sees it there."""
    if cards.where[card] != UNSEEN:
        cards.count[cards.where[card]] -= 1
    cards.where[card] = place
    cards.known[card] = known
    cards.count[place] += 1


@rule()
def sees(cards: Cards, card: int, seat: Seat, everyone: int) -> bool:
    """Whether a seat knows where a card lies; a spectator (-1) knows what every seat (`everyone`: all bits) knows."""
    if seat < 0:
        return cards.known[card] & everyone == everyone
    return (cards.known[card] >> seat) & 1 == 1


@rule()
def hide_cards(cards: Cards, seat: Seat, everyone: int, first: int, last: int) -> None:
    """Erase where the cards first to last - 1 lie that a seat doesn't know about. The counts stay: they are public."""
    for card in range(first, last):
        if not sees(cards, card, seat, everyone):
            cards.where[card] = UNSEEN
            cards.known[card] = 0


@rule()
def seen_in(cards: Cards, place: int, first: int, last: int) -> int:
    """How many of the cards first to last - 1 are seen to lie in a place."""
    n = 0
    for card in range(first, last):
        if cards.where[card] == place:
            n += 1
    return n


@rule()
def deal_cards(cards: Cards, place: int, known: int, first: int, last: int, dice: Row) -> None:
    """Fill a place up to its count with unseen cards from first to last - 1, every choice equally likely."""
    unseen = seen_in(cards, UNSEEN, first, last)
    need = cards.count[place] - seen_in(cards, place, first, last)
    for card in range(first, last):
        if cards.where[card] == UNSEEN:
            if below(dice, unseen) < need:
                cards.where[card] = place
                cards.known[card] = known
                need -= 1
            unseen -= 1


# Kinds


@rule()
def put_kind(kinds: Kinds, kind: int, place: int, seats: int) -> None:
    """Add a card of a kind to a place; `seats` has a bit for each seat that sees it."""
    kinds.lies[place, kind] += 1
    kinds.count[place] += 1
    for seat in range(len(kinds.known)):
        if (seats >> seat) & 1:
            kinds.known[seat, place, kind] += 1


@rule()
def take_kind(kinds: Kinds, kind: int, place: int, seats: int) -> None:
    """Take a card of a kind from a place; seats that see it go strike one they knew there, if they knew one.

    To a seat that doesn't see which card leaves, any of those it knew there may be the one: it then knows nothing of that
    place but what it must (`forget_kinds`); rules call that themselves where the card could be any.
    """
    kinds.lies[place, kind] -= 1
    kinds.count[place] -= 1
    for seat in range(len(kinds.known)):
        if (seats >> seat) & 1 and kinds.known[seat, place, kind] > 0:
            kinds.known[seat, place, kind] -= 1


@rule()
def forget_kinds(kinds: Kinds, seat: Seat, place: int) -> None:
    """A seat no longer knows any card of a place (it was shuffled, or something left it unseen)."""
    for kind in range(kind_count(kinds)):
        kinds.known[seat, place, kind] = 0


@rule()
def kind_count(kinds: Kinds) -> int:
    """How many kinds there are."""
    return kinds.lies.shape[1]


@rule()
def hide_kinds(kinds: Kinds, seat: Seat, first: int, last: int) -> None:
    """In the places first to last - 1 leave only what a seat knows; a spectator (-1) knows what every seat knows.

    The other seats' knowledge is erased down to what this seat can know of it: what both know.
    """
    for place in range(first, last):
        for kind in range(kind_count(kinds)):
            seen = kinds.lies[place, kind]
            if seat >= 0:
                seen = min(seen, kinds.known[seat, place, kind])
            else:
                for other in range(len(kinds.known)):
                    seen = min(seen, kinds.known[other, place, kind])
            kinds.lies[place, kind] = seen
            for other in range(len(kinds.known)):
                kinds.known[other, place, kind] = min(seen, kinds.known[other, place, kind])


@rule()
def deal_kinds(kinds: Kinds, place: int, spare: int, dice: Row) -> None:
    """Fill a place up to its count with cards drawn from `spare`, a place that holds the unseen ones, each equally likely."""
    have = 0
    left = 0
    for kind in range(kind_count(kinds)):
        have += kinds.lies[place, kind]
        left += kinds.lies[spare, kind]
    while have < kinds.count[place]:
        pick = below(dice, left)
        for kind in range(kind_count(kinds)):
            if pick < kinds.lies[spare, kind]:
                kinds.lies[spare, kind] -= 1
                kinds.lies[place, kind] += 1
                break
            pick -= kinds.lies[spare, kind]
        left -= 1
        have += 1
