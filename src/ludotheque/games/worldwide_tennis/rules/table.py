"""What lies on the table: cards in their places, stars, and what a player card changes."""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.rule import Seat, rule, tell

from ..components import CHANGES, Box
from ..position import AUTOMATON, DECK, EVERYONE, FIRST_SERVICE, PLACES, Card, Effect, Place, Position
from ..told import Told

# Cards. Card `number` of a seat is numbered seat * 60 + number - 1 in `s.cards`.


@rule()
def lies(s: Position, seat: Seat, number: Card, place: int) -> bool:
    """Whether a seat's card lies in one of its places."""
    return s.cards.where[seat * DECK + number - 1] == seat * PLACES + place


@rule()
def lay(s: Position, seat: Seat, number: Card, place: int, known: int) -> None:
    """Put a seat's card into one of its places; `known` has a bit for each seat that knows it there."""
    put_card(s.cards, seat * DECK + number - 1, seat * PLACES + place, known)


@rule()
def amount(s: Position, seat: Seat, place: int) -> int:
    """How many cards lie in a seat's place."""
    return s.cards.count[seat * PLACES + place]


@rule("WT-09")
def known_to(s: Position, seat: Seat) -> int:
    """Who knows a card that a seat holds or has in its pile: the seat itself; the automaton hides nothing."""
    if s.solo and seat == AUTOMATON:
        return EVERYONE
    return 1 << seat


@rule("WT-09", "WT-21")
def discard(s: Position, seat: Seat, number: Card) -> None:
    """A card of the hand goes to the discard, face up."""
    lay(s, seat, number, Place.DISCARD, EVERYONE)
    tell(s, Told.DISCARDS, seat, number)


@rule("WT-51", "WT-09")
def reshuffle(s: Position, seat: Seat) -> None:
    """The discard becomes the new pile. The pile was empty, so whoever can count now knows the whole hand."""
    for number in range(1, DECK + 1):
        if lies(s, seat, number, Place.DISCARD):
            lay(s, seat, number, Place.PILE, known_to(s, seat))
        elif lies(s, seat, number, Place.HAND):
            lay(s, seat, number, Place.HAND, EVERYONE)
    tell(s, Told.RESHUFFLED, seat)


@rule("WT-09")
def forget_pile(s: Position, seat: Seat) -> None:
    """A card has left the pile unseen: it may have been any of those the others knew there."""
    for number in range(1, DECK + 1):
        if lies(s, seat, number, Place.PILE):
            lay(s, seat, number, Place.PILE, known_to(s, seat))


@rule()
def only_card(s: Position, seat: Seat) -> int:
    """A card of the hand: when there is one left, that one."""
    for number in range(1, DECK + 1):
        if lies(s, seat, number, Place.HAND):
            return number
    return 0


# Stars


@rule("WT-05")
def turn_stars(s: Position, seat: Seat, stars: int) -> int:
    """Turn face-down tokens up; what can't be turned is lost. Returns how many were."""
    gained = min(stars, s.tokens[seat] - s.stars[seat])
    s.stars[seat] += gained
    return gained


# Player cards (WT-85 to WT-88): 0 is none


@rule("WT-88")
def changed_difficulty(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """What a seat's player card adds to a card's difficulty when a die is thrown."""
    change = 0
    p = s.player[seat] - 1
    if p >= 0:
        for i in range(CHANGES):
            if box.players[p].add[i, 0] <= number <= box.players[p].add[i, 1]:
                change += box.players[p].add[i, 2]
    return change


@rule("WT-87")
def wins_from(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """The lowest die that makes a card a winner for a seat ("Winner on"), or 0."""
    p = s.player[seat] - 1
    if p >= 0 and box.players[p].winner[0] <= number <= box.players[p].winner[1]:
        return box.players[p].winner[2]
    return 0


@rule("WT-13", "WT-88")
def penalty(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """The surface penalty of a seat's card for whoever answers it."""
    if number >= FIRST_SERVICE:
        malus = box.services[number - FIRST_SERVICE].malus[s.surface]
    else:
        malus = box.cards[number - 1].malus[s.surface]
    p = s.player[seat] - 1
    if p < 0 or not (box.players[p].malus_surfaces >> s.surface) & 1:
        return malus
    if box.players[p].malus_cards[0] <= number <= box.players[p].malus_cards[1]:
        malus = max(0, malus + box.players[p].malus_change)
    return malus


@rule("WT-73", "WT-88")
def surcharge(box: Box, s: Position, seat: Seat, number: Card, effect: int) -> int:
    """What an announced effect adds to a service's difficulty."""
    if effect == Effect.NONE:
        return 0
    p = s.player[seat] - 1
    if effect == Effect.TOPSPIN:
        if p >= 0 and box.players[p].serve_topspin >= 0:
            return box.players[p].serve_topspin
        return box.services[number - FIRST_SERVICE].topspin_plus
    if p >= 0 and box.players[p].serve_slice >= 0:
        return box.players[p].serve_slice
    return box.services[number - FIRST_SERVICE].slice_plus


@rule("WT-70", "WT-88")
def easier(box: Box, s: Position, seat: Seat, number: Card, stars: int) -> int:
    """What stars take off the target."""
    if stars == 0:
        return 0
    if number < FIRST_SERVICE:
        return box.rules.rally_stars[stars - 1]
    p = s.player[seat] - 1
    if p >= 0:
        return box.players[p].serve_stars[stars - 1]
    return box.rules.serve_stars[stars - 1]


@rule("WT-72", "WT-88")
def slice_adds(box: Box, s: Position, seat: Seat) -> int:
    """What a seat's slice adds to the answer."""
    p = s.player[seat] - 1
    return box.players[p].slice_adds if p >= 0 else box.rules.slice_adds


@rule("WT-71", "WT-88")
def topspin_cards(box: Box, s: Position, seat: Seat) -> int:
    """The cards a seat's topspin costs whoever then goes to the net."""
    p = s.player[seat] - 1
    return box.players[p].topspin_cards if p >= 0 else box.rules.topspin_cards


@rule("WT-30", "WT-88")
def leave_net_cards(box: Box, s: Position, seat: Seat) -> int:
    """The cards it costs a seat to go from the net back to neutral."""
    p = s.player[seat] - 1
    return box.players[p].leave_net_cards if p >= 0 else box.rules.leave_net_cards


@rule("WT-53", "WT-88")
def concentration(box: Box, s: Position, seat: Seat) -> int:
    """The stars a seat gains at a change of ends."""
    p = s.player[seat] - 1
    return box.players[p].concentration if p >= 0 else box.rules.concentration


@rule("WT-88")
def free_crossings(box: Box, s: Position, seat: Seat) -> int:
    """The moves between forehand and backhand that cost a seat nothing in each point."""
    p = s.player[seat] - 1
    return box.players[p].free_crossings if p >= 0 else 0


@rule("WT-12", "WT-88")
def ace_from(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """The lowest natural die that is an ace; a player card widens only a range that is printed."""
    lowest = box.services[number - FIRST_SERVICE].ace_from
    p = s.player[seat] - 1
    if p >= 0 and lowest <= 20:
        return lowest - box.players[p].ace_wider
    return lowest
