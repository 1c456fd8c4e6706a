"""The referee's table: the box as it is printed, what lies where, and how the referee asks. No rule of the engine is used."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

NATURE = -1
OVER = -2
REPLAY = 2  # how a point may end besides being won by seat 0 or 1
AUTOMATON = 1
BACKCOURT = ("B", "N", "F")
SURFACES = ("clay", "hard", "grass", "indoor")
D20 = [str(face) for face in range(1, 21)]
D6 = [str(face) for face in range(1, 7)]

Printed = dict[str, Any]
Question = tuple[int, list[str]]
T = TypeVar("T")
Asking = Generator[Question, str, T]
"""A rule that puts questions (who is to answer, all possible answers) and goes on with the answer."""


@dataclass
class Seat:
    """One player: its deck, its tokens, and what it did in this point."""

    player: Printed = field(default_factory=dict)  # its player card, empty without one
    hand: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)  # cards of the hand that the other seat knows (WT-09)
    pile: list[int] = field(default_factory=list)
    in_pile: list[int] = field(default_factory=list)  # cards that the other seat knows to lie there
    discard: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    limit: int = 0
    up: int = 0  # star tokens face up
    down: int = 0
    challenges: int = 0
    zone: str = "N"
    last: int = 0  # the last card it validated in this point (WT-27), 0 for none
    effect: str = "none"  # the effect which that card carried
    validated: int = 0  # printed difficulties of its validated rally shots (WT-52)
    crossings: int = 0  # moves between F and B its player card made free in this point
    struck_from: str = ""  # where it stood when it played its last shot
    # over the match, for the figures
    aces: int = 0
    double_faults: int = 0
    served: int = 0  # points on its service
    held: int = 0  # of these won


@dataclass
class Shot:
    """What is known so far of the shot being played."""

    card: int = 0
    effect: str = "none"
    eased: int = 0  # stars paid
    die: int = 0
    sure: bool = False  # and no die wanted


@dataclass
class Table:
    """Everything that can be seen on and around the court."""

    box: Printed
    options: Printed
    cards: dict[int, Printed]
    seats: list[Seat] = field(default_factory=lambda: [Seat(), Seat()])
    # the automaton's piles by name, their discards, and the smash set aside (WT-90, WT-98)
    piles: dict[str, list[int]] = field(default_factory=dict)
    heaps: dict[str, list[int]] = field(default_factory=dict)
    active: list[int] = field(default_factory=list)
    fatigue: int = 0
    # the score
    points: list[int] = field(default_factory=lambda: [0, 0])
    games: list[list[int]] = field(default_factory=lambda: [[0, 0]])
    sets: list[int] = field(default_factory=lambda: [0, 0])
    opener: int = 0  # who serves this game, or the first point of this tie-break
    tie_break: bool = False
    winner: int | None = None
    # this point
    played: int = 0  # points so far, replayed ones each time
    in_play: bool = False
    server: int = 0
    served: str = "F"
    ball: str = "F"
    free_start: bool = False  # the shot answers a drop (WT-43)
    retreated: bool = False  # the shot follows a retreat from a lob (WT-41)
    shot: Shot = field(default_factory=Shot)
    rally: int = 0  # rally shots of this point
    # over the match, for the figures
    rallies: list[int] = field(default_factory=list)  # rally shots of each point, replayed ones too
    winners: int = 0
    replays: int = 0
    # what has happened since somebody was last asked: what, and the facts of it
    news: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def say(self, what: str, **facts: Any) -> None:
        self.news.append((what, facts))

    @property
    def solo(self) -> bool:
        return bool(self.options["solo"])

    def on(self, switch: str) -> bool:
        """WT-08: whether an advanced or optional rule is played; an initiation match has none of them."""
        return bool(self.options[switch]) and not self.options["initiation"]

    def rule(self, name: str) -> Any:
        return self.box["rules"][name]

    def power(self, seat: int, name: str) -> Any:
        """A number of the rules, or what the seat's player card makes of it (WT-85)."""
        return self.seats[seat].player.get(name, self.box["rules"][name])

    def has(self, number: int, mark: str) -> bool:
        """Whether a card carries an icon; a service carries none (WT-06), nor does no card at all."""
        return number > 0 and mark in self.cards[number].get("marks", [])

    def people(self) -> list[int]:
        return [0] if self.solo else [0, 1]


def new_table(box: Printed, options: Printed) -> Table:
    cards = {card["number"]: card for card in [*box["cards"], *box["services"]]}
    return Table(box, options, cards)


def asked(who: int, answers: list[str]) -> Asking[str]:
    """WT-15, WT-26: a step with one possible answer is not asked."""
    if len(answers) == 1:
        return answers[0]
    return (yield who, answers)


def number_in(text: str) -> int:
    """The card, the die or the number of stars in an answer: `play 37`, `stars 2`, `14`."""
    return int(text.split()[-1])


# Stars


def pay_stars(t: Table, seat: int, stars: int) -> None:
    """WT-05: paying turns a face-up token down; what is not face up can't be paid."""
    me = t.seats[seat]
    assert me.up >= stars
    me.up -= stars
    me.down += stars


def gain_stars(t: Table, seat: int, stars: int) -> int:
    """WT-05: gaining turns a face-down token up; with none left to turn the gain is lost. How many were turned."""
    me, gained = t.seats[seat], 0
    for _ in range(stars):
        if me.down > 0:
            me.down -= 1
            me.up += 1
            gained += 1
    return gained


# Cards


def throw_away(t: Table, seat: int, number: int) -> None:
    """WT-09: from the hand to the discard, face up."""
    me = t.seats[seat]
    me.hand.remove(number)
    me.discard.append(number)
    if number in me.shown:
        me.shown.remove(number)


def discard_cards(t: Table, seat: int, count: int) -> Asking[None]:
    """WT-21: pay with cards of one's choice, one after the other; WT-26: a whole hand is paid without asking."""
    hand = t.seats[seat].hand
    if count == len(hand):
        for n in sorted(hand):
            throw_away(t, seat, n)
            t.say("discards", seat=seat, card=n)
        return
    for _ in range(count):
        answer = yield seat, [f"discard {n}" for n in hand]
        throw_away(t, seat, number_in(answer))
        t.say("discards", seat=seat, card=number_in(answer))


def draw_card(t: Table, seat: int) -> Asking[bool]:
    """WT-51: a card from the pile; from an empty one the discard is shuffled first; both empty, there is none to draw.

    WT-09: when an open discard becomes the pile, whatever was not in it is in the hand: the other seat knows these cards.
    """
    me = t.seats[seat]
    if not me.pile and not me.discard:
        t.say("no-card", seat=seat)
        return False
    if not me.pile:
        me.pile, me.discard = me.discard, []
        me.shown = list(me.hand)
        t.say("reshuffled", seat=seat)
    answer = yield NATURE, [f"draw {n}" for n in me.pile]
    me.pile.remove(number_in(answer))
    me.in_pile = []  # it may have been any
    me.hand.append(number_in(answer))
    t.say("drew", seat=seat, card=number_in(answer))
    return True


def draw_cards(t: Table, seat: int, count: int) -> Asking[None]:
    """WT-51: one by one; when pile and discard are empty the rest of the draw is lost."""
    for _ in range(count):
        if not (yield from draw_card(t, seat)):
            return


def trim(t: Table, seat: int) -> Asking[None]:
    """WT-07, WT-51: down to the limit of the hand, one chosen card at a time."""
    me = t.seats[seat]
    while len(me.hand) > me.limit:
        answer = yield seat, [f"discard {n}" for n in me.hand]
        throw_away(t, seat, number_in(answer))
        t.say("trims", seat=seat, card=number_in(answer))
