"""What lies on the table, as a reader with the rulebook in hand would lay it out: the referee's lists of cards.

Whoever must decide, or the die or draw that must come, is a `Question` that the rules yield; they go on with its answer.
What happens between two questions is told (`Match.say`), in the order in which it happens, with words and not with codes.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]
NATURE = -1
AUTOMATON = 1
ATTACKS = ("D", "P", "PL", "PP", "C")
SHOTS = ("T", "T567")
DEFENCES = ("Int", "Pre", "Tac")
KINDS = (*ATTACKS, *SHOTS, *DEFENCES)
ABILITIES = ("contre", "jeu", "schema", "bloc", "piege", "simulation", "creativite", "efficacite", "repli")
BASIC = ("contre", "jeu", "schema")
MOST_PA = 8


@dataclass(frozen=True)
class Question:
    """Whose turn it is, and what may be done; of Nature: what may come, as often as it is likely."""

    who: int
    choices: list[str]


Steps = Generator[Question, str, None]
Answer = Generator[Question, str, str]
Number = Generator[Question, str, int]
Ending = Generator[Question, str, str]  # how the attack ended; "" if it goes on
YesNo = Generator[Question, str, bool]


@dataclass
class Side:
    """What lies in front of one seat (WF-04, WF-07, WF-50). Player cards are their numbers in the team, 1 to 7.

    The automaton (WF-90) has no hand: its `hand` is its active T, its `players_hand` its active player cards, oldest first.
    """

    team: str
    stars: int = 0
    ceiling: int = 0
    tokens: int = 0
    yellows: int = 0
    reds: int = 0
    goals: int = 0
    shots: int = 0  # with a T, or a direct free kick
    fouls: int = 0
    corners: int = 0
    penalties: int = 0
    kicks: int = 0  # taken in the shoot-out
    kicks_scored: int = 0
    abilities: set[str] = field(default_factory=set)
    deck: list[str] = field(default_factory=list)  # the action cards in use this half
    pile: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)  # what the other seat knows of the hand
    discard: list[str] = field(default_factory=list)
    table: list[str] = field(default_factory=list)
    players_pile: list[int] = field(default_factory=list)
    players_hand: list[int] = field(default_factory=list)
    players_discard: list[int] = field(default_factory=list)
    players_table: list[int] = field(default_factory=list)
    players_out: list[int] = field(default_factory=list)
    defence: list[str] = field(default_factory=list)
    special: list[str] = field(default_factory=list)
    recovered: list[str] = field(default_factory=list)


@dataclass
class Action:
    """The action card in play (WF-16)."""

    kind: str
    first: bool
    barred: bool
    at_corner: bool
    crossed: int = 0  # C's bonus, if this is the T after it
    with_pa: int = 0
    creative: bool = False
    efficiency: int = 0
    best_of_two: bool = False
    shot_bonus: int = 0
    foul: Data | None = None  # the defence card and its die; empty: by Simulation


class Match:
    """One match: the box, what was agreed, the two sides, the ball and the running attack."""

    def __init__(self, setup: Data, box: Data) -> None:
        self.setup, self.box = setup, box
        self.professional = setup["mode"] != "amateur"
        self.solo = setup["mode"] == "solo"
        self.international = setup["mode"] == "international"
        self.home = {"none": None, "first": 0, "second": 1}[setup["stadium"]] if self.professional else None
        self.kinds = {row["id"]: row for row in box["kinds"]}
        self.teams = {row["id"]: row for row in box["teams"]}
        self.squads: dict[str, list[Data]] = {team: [] for team in self.teams}
        for row in box["players"]:
            self.squads[row["team"]].append(row)
        self.sides = [Side(setup["team_0"]), Side(setup["team_1"])]
        self.dealt = False  # between the coin and the end of the half; before it only choices are made
        self.half = 0
        self.kicker = 0
        self.ball = 0
        self.pa = 0
        self.old_pa = 0
        self.opened = False  # an action card was laid since the ball changed side
        self.blocks = 0
        self.bar_next = False
        self.cross = 0
        self.restart = ""  # "free kick", "corner"
        self.winner: int | None = None
        self.attacks = 0
        self.trail: list[list[Any]] = []  # this attack's cards, each with the PA after it, None until it is validated
        self.news: list[tuple[str, Data]] = []  # told since the last question

    def say(self, key: str, **facts: Any) -> None:
        self.news.append((key, facts))

    def named(self, seat: int, n: int) -> str:
        """A player card, as told: the numbers in the team are each team's own."""
        return f"{self.sides[seat].team} {n}"

    def module(self, name: str) -> bool:
        """WF-02, WF-09: a Professional module, by its switch; Amateur has none."""
        return self.professional and bool(self.setup[name])

    def automaton(self, seat: int) -> bool:
        return self.solo and seat == AUTOMATON

    def player(self, seat: int, n: int) -> Data:
        """A player card's text."""
        return self.squads[self.sides[seat].team][n - 1]

    def stadium(self, seat: int, effect: str) -> int:
        """WF-64: what a seat's stadium gives it."""
        return int(self.teams[self.sides[seat].team].get(effect, 0)) if self.home == seat else 0

    def has(self, seat: int, ability: str) -> bool:
        """WF-40, WF-62: the ability, and a star to pay for it."""
        return ability in self.sides[seat].abilities and self.sides[seat].stars > 0

    def action_limit(self, seat: int) -> int:
        """WF-06, WF-56."""
        return int(self.box["limits"]["action"][min(self.sides[seat].reds, 2)])

    def player_limit(self, seat: int) -> int:
        """WF-06, WF-56, WF-103."""
        return int(self.box["limits"]["player"][min(self.sides[seat].reds, 2)])


def take(side: Side, card: str, where: list[str]) -> None:
    """Into the hand, shown: the other seat knows it there until a card like it leaves."""
    move(card, where, side.hand)
    side.shown.append(card)


def spend(side: Side, card: str, where: list[str]) -> None:
    """Out of the hand, seen by both."""
    move(card, side.hand, where)
    if card in side.shown:
        side.shown.remove(card)


def move(card: Any, where: list[Any], to: list[Any]) -> None:
    where.remove(card)
    to.append(card)


def each(form: str, cards: list[Any]) -> list[str]:
    """A move for each different card of a list."""
    return [form.format(card) for card in sorted(set(cards))]


# Questions


def ask(seat: int, choices: list[str]) -> Answer:
    return (yield Question(seat, choices))


def throw(faces: int) -> Number:
    answer = yield Question(NATURE, [str(face) for face in range(1, faces + 1)])
    return int(answer)


def turn_card(cards: list[str]) -> Answer:
    """The top card of a shuffled pile: any of them."""
    return (yield Question(NATURE, list(cards)))


def turn_player(cards: list[int]) -> Number:
    answer = yield Question(NATURE, [f"p{n}" for n in cards])
    return int(answer[1:])


def coin() -> Number:
    answer = yield Question(NATURE, ["kick-off-0", "kick-off-1"])
    return int(answer[-1])


# Draws and discards


def draw(m: Match, seat: int, n: int) -> Steps:
    """WF-07: an empty pile gives nothing, a short one what it has."""
    side = m.sides[seat]
    drawn = []
    for _ in range(min(n, len(side.pile))):
        card = yield from turn_card(side.pile)
        move(card, side.pile, side.hand)
        drawn.append(card)
    if drawn:
        m.say("drew", seat=seat, n=len(drawn), cards=drawn)


def draw_players(m: Match, seat: int, n: int) -> Steps:
    side = m.sides[seat]
    drawn = []
    for _ in range(min(n, len(side.players_pile))):
        card = yield from turn_player(side.players_pile)
        move(card, side.players_pile, side.players_hand)
        drawn.append(m.named(seat, card))
    if drawn:
        m.say("drew-players", seat=seat, n=len(drawn), players=drawn)


def trim(m: Match, seat: int) -> Steps:
    """WF-06: the owner discards cards of choice, one at a time, down to the limits."""
    side = m.sides[seat]
    while True:
        actions = side.hand if len(side.hand) > m.action_limit(seat) else []
        players = side.players_hand if len(side.players_hand) > m.player_limit(seat) else []
        if not actions and not players:
            return
        yield from discard_one(m, seat, actions, players)


def discard_one(m: Match, seat: int, actions: list[str], players: list[int]) -> Steps:
    """WF-07: a card of choice from the hand, at once to its discard."""
    side = m.sides[seat]
    answer = yield from ask(seat, each("discard {}", actions) + each("discard player {}", players))
    card = answer.split()[-1]
    if answer.startswith("discard player"):
        discard_player(m, seat, int(card))
    else:
        spend(side, card, side.discard)
        m.say("discards", seat=seat, card=card)


def discard_player(m: Match, seat: int, n: int) -> None:
    side = m.sides[seat]
    move(n, side.players_hand, side.players_discard)
    m.say("discards-player", seat=seat, player=m.named(seat, n))


# Stars


def pay_star(m: Match, seat: int, ability: str) -> None:
    """WF-40, WF-62: one star a use."""
    m.sides[seat].stars -= 1
    m.say("uses", seat=seat, ability=ability, stars=m.sides[seat].stars)


def gain(m: Match, points: int) -> None:
    """PA at once, without an action card."""
    m.pa += points
    m.say("gains", seat=m.ball, gain=points, pa=m.pa)


def replace(m: Match, seat: int, n: int) -> None:
    """WF-63: out of the match, for a star."""
    side = m.sides[seat]
    move(n, side.players_hand, side.players_out)
    side.tokens -= 1
    side.stars += 1
    m.say("replaces", seat=seat, player=m.named(seat, n), stars=side.stars, left=side.tokens)


def clear_table(m: Match) -> None:
    """WF-14: when the attack ends all cards used by both go to the discards."""
    for side in m.sides:
        side.discard += side.table
        side.players_discard += side.players_table
        side.table, side.players_table = [], []


def wipe(m: Match) -> None:
    """WF-18: a free kick, penalty, corner or loss of the ball wipes "no defence" and C's bonus."""
    m.bar_next, m.cross = False, 0


def begin_attack(m: Match, seat: int) -> None:
    """WF-14, WF-65: this seat has the ball; PA, Blocs and whatever held for the next action are gone."""
    wipe(m)
    m.ball, m.pa, m.opened, m.blocks, m.restart, m.trail = seat, 0, False, 0, "", []
