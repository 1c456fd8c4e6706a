"""Setting the table: matches that stand where a rule begins, hands as a test wants them."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.engine.cards import put_card
from ludotheque.engine.table import Table
from ludotheque.games.worldwide_football.position import ABILITIES, EVERYONE, KINDS, PLACES, SQUAD, Phase, Place
from ludotheque.games.worldwide_football.rules.cards import pour, shift


def match(mode: str = "amateur", ball: int = 0, teams: tuple[str, str] = ("france", "bresil"), **options: Any) -> Table:
    """A match after its kick-off, both hands empty (all cards in the piles), no seat able to interrupt."""
    t = ludotheque.table("worldwide_football", seed=1, mode=mode, team_0=teams[0], team_1=teams[1], **options)
    while phase(t) != "attack":
        if phase(t) == "coin":
            t.nature(f"kick-off-{ball}")
        elif t.turn == ludotheque.NATURE:
            t.nature()
        elif t.turn >= 0:
            t.play(t.moves()[0])
    for seat in t.seating.players:
        hand(t, seat, "")
        players(t, seat)
    if mode == "solo":
        active(t)
    return t


def phase(t: Table) -> str:
    return Phase(t.s.phase).text


def hand(t: Table, seat: int, cards: str) -> None:
    """Exactly these action cards in hand, the rest in the pile."""
    for kind in range(len(KINDS)):
        pour(t.s, kind, seat * PLACES + Place.HAND, seat * PLACES + Place.PILE, 1 << seat)
    for card in cards.split():
        shift(t.s, KINDS.index(card), seat * PLACES + Place.PILE, seat * PLACES + Place.HAND, 1 << seat)


def players(t: Table, seat: int, *numbers: int) -> None:
    """Exactly these player cards (1 to 7) in hand, the others in the pile."""
    for i in range(SQUAD):
        place = Place.HAND if i + 1 in numbers else Place.PILE
        if t.s.cards.where[seat * SQUAD + i] != seat * PLACES + Place.ASIDE:
            put_card(t.s.cards, seat * SQUAD + i, seat * PLACES + place, 1 << seat)


def active(t: Table, *numbers: int) -> None:
    """Exactly these player cards of the automaton active, in this order."""
    for i in range(SQUAD):
        put_card(t.s.cards, SQUAD + i, PLACES + Place.PILE, EVERYONE)
    for age, number in enumerate(numbers):
        put_card(t.s.cards, SQUAD + number - 1, PLACES + Place.HAND, EVERYONE)
        t.s.since[number - 1] = age + 1
    t.s.clock = len(numbers)


def empty_pile(t: Table, seat: int, leave: int = 0) -> None:
    """The draw pile into the discard, but for so many cards."""
    for kind in range(len(KINDS)):
        while t.s.kinds.lies[seat * PLACES + Place.PILE, kind] and t.s.kinds.count[seat * PLACES + Place.PILE] > leave:
            shift(t.s, kind, seat * PLACES + Place.PILE, seat * PLACES + Place.DISCARD, EVERYONE)


def discarded(t: Table, seat: int, cards: str) -> None:
    """These cards from the pile into the discard."""
    for card in cards.split():
        shift(t.s, KINDS.index(card), seat * PLACES + Place.PILE, seat * PLACES + Place.DISCARD, EVERYONE)


def can(t: Table, seat: int, *names: str) -> None:
    """A seat has exactly these abilities."""
    t.s.abilities[seat] = sum(1 << ABILITIES.index(n) for n in names)


def no_abilities(t: Table) -> Table:
    """Neither seat has an ability, so that none is asked about one."""
    can(t, 0)
    can(t, 1)
    return t


def texts(t: Table) -> set[str]:
    return {m.text for m in t.moves()}


def count(t: Table, seat: int, place: int, card: str | None = None) -> int:
    """Action cards of a seat in a place."""
    where = seat * PLACES + place
    return int(t.s.kinds.count[where] if card is None else t.s.kinds.lies[where, KINDS.index(card)])


def player_count(t: Table, seat: int, place: int) -> int:
    return int(t.s.cards.count[seat * PLACES + place])


def told(t: Table) -> list[str]:
    """The keys of what the last step told."""
    return [t.game.tellings[entry[0]].key for entry in t.steps[-1].told]


def build(t: Table, cards: str) -> None:
    """Lay these cards in turn, the defender drawing on each, with the piles' own cards; players stay in their piles."""
    for card in cards.split():
        t.play(f"lay {card}")
        if phase(t) == "defend":
            t.play("draw")
        while t.turn == ludotheque.NATURE:
            t.nature()
        while phase(t) in ("lose", "trim"):
            t.play(t.moves()[0])
        while t.turn >= 0 and phase(t) in ("after", "with", "reply"):
            t.play("pass")


def until(t: Table, *phases: str) -> None:
    """On through dice, draws and passes up to one of these phases."""
    while phase(t) not in phases:
        if t.turn == ludotheque.NATURE:
            t.draw()
        elif t.turn >= 0:
            options = texts(t)
            t.play("pass" if "pass" in options else "draw" if "draw" in options else t.moves()[0])
        else:
            raise AssertionError(f"the match was over before {phases}")


def end_half(t: Table) -> None:
    """Both piles empty, both seats give the ball back: the half is over."""
    half = t.s.half
    for seat in range(2):
        empty_pile(t, seat)
    while t.s.half == half and not t.over:
        until(t, "attack", "over", "deck", "choose", "abilities", "coin", "draw", "turn-card")
        if phase(t) != "attack" or t.s.half != half:
            return
        t.play("give")


def next_half(t: Table) -> None:
    """Through half-time to the next kick-off, with the first choice everywhere."""
    end_half(t)
    while phase(t) != "attack":
        if t.turn == ludotheque.NATURE:
            t.draw()
        else:
            t.play(t.moves()[0])


def shoot(t: Table, die: str, keeper: str, pa: int = 6, card: str = "T") -> None:
    """The seat with the ball lays a T at these PA, the other draws; the shot's and the keeper's dice."""
    hand(t, t.s.ball, card)
    t.s.pa = pa
    t.play(f"lay {card}")
    until(t, "shot", "after")
    if phase(t) == "after":
        t.play("pass")
    t.nature(die)
    if phase(t) == "keeper":
        t.play("pass")
    if phase(t) == "save":
        t.nature(keeper)


def duel(t: Table, attack: str, defence: str, die: int, pa: int = 0) -> None:
    """The seat with the ball lays a card at these PA, the other defends and throws this."""
    hand(t, t.s.ball, attack)
    hand(t, 1 - t.s.ball, defence)
    t.s.pa = pa
    t.play(f"lay {attack}")
    t.play(f"lay {defence}")
    t.nature(str(die))
