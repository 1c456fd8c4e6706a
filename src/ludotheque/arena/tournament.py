"""Tournaments of any game, for people and bots: who meets whom, on what, in which order, and who wins.

A tournament knows names and results, no rules and no screens: the terminal, the web and tests report results to it. It is
plain data (`to_json`, `from_json`), and everything it shows follows from its entrants, its draw and its results.

- *knock-out*: a drawn table of the next power of two, byes to the first drawn.
- *round robin*: everybody meets everybody.
- *grand chelem*: a round robin in each of the settings that the game declares; most matches won wins.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludotheque.engine.errors import LudoError

KNOCK_OUT, ROUND_ROBIN, GRAND_CHELEM = "knock_out", "round_robin", "grand_chelem"
FORMS = (KNOCK_OUT, ROUND_ROBIN, GRAND_CHELEM)
OTHER_NAMES = {"open": KNOCK_OUT}  # as the rulebooks and people call a form
LEAST = 2
MOST = {KNOCK_OUT: 64, ROUND_ROBIN: 16, GRAND_CHELEM: 16}
COURTS = 3  # matches that are played side by side, where people play
BYE = -1
Draw = Callable[[int], int]
"""`draw(n)`: a number from 0 to n - 1, each equally likely."""


class BadTournament(LudoError):
    """A tournament that can't be, or a result that can't be taken."""


@dataclass
class Match:
    """One meeting: two entrants (None: not known yet), where (options that differ), and what came of it.

    `sets` and `games` are what each won inside the match, where the game counts such things.
    """

    number: int
    round: int
    setup: dict[str, Any] = field(default_factory=dict)
    entrants: list[int | None] = field(default_factory=lambda: [None, None])
    winner: int | None = None
    draw: bool = False
    sets: list[int] = field(default_factory=lambda: [0, 0])
    games: list[int] = field(default_factory=lambda: [0, 0])
    table: str | None = None  # where it is being played, for whoever keeps that
    court: int | None = None  # on which court, from 0

    @property
    def bye(self) -> bool:
        return BYE in self.entrants

    @property
    def over(self) -> bool:
        return self.winner is not None or self.draw

    @property
    def ready(self) -> bool:
        """Both are known and it isn't played."""
        return not self.over and None not in self.entrants and not self.bye


@dataclass
class Row:
    """One line of the standing."""

    entrant: int
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    sets: int = 0
    games: int = 0
    place: int = 0

    @property
    def points(self) -> float:
        return self.won + self.drawn / 2


@dataclass
class Tournament:
    """`form` with these entrants (names), in the order they were drawn; every match's options are `setup` and its own."""

    form: str
    entrants: list[str]
    order: list[int]
    setup: dict[str, Any] = field(default_factory=dict)
    surfaces: list[dict[str, Any]] = field(default_factory=lambda: [{}])
    matches: list[Match] = field(default_factory=list)

    # Making one

    @staticmethod
    def drawn(
        form: str,
        entrants: Sequence[str],
        draw: Draw,
        setup: Mapping[str, Any] | None = None,
        surfaces: Sequence[Mapping[str, Any]] = ({},),
    ) -> Tournament:
        """A tournament whose draw comes from `draw`."""
        check(form, entrants)
        form = form_named(form)
        order, pool = [], list(range(len(entrants)))
        while pool:
            order.append(pool.pop(draw(len(pool))))
        made = Tournament(form, list(entrants), order, dict(setup or {}), [dict(s) for s in surfaces] or [{}])
        made.matches = list(made._knock_out() if form == KNOCK_OUT else made._meetings())
        made._go_on()
        return made

    def _knock_out(self) -> Iterator[Match]:
        """The empty table, round by round; the first round's places are filled."""
        size = table_size(len(self.entrants))
        number, count, turn = 0, size // 2, 0
        first = first_round(self.order, size)
        while count:
            for place in range(count):
                setup = self.surfaces[0] if self.surfaces else {}
                entrants: list[int | None] = list(first[place]) if turn == 0 else [None, None]
                yield Match(number, turn, dict(setup), entrants)
                number += 1
            count, turn = count // 2, turn + 1

    def _meetings(self) -> Iterator[Match]:
        """A round robin on each surface; in every round nobody plays twice."""
        number, turn = 0, 0
        for setup in self.surfaces if self.form == GRAND_CHELEM else self.surfaces[:1]:
            for pairs in circle(self.order):
                for a, b in pairs:
                    yield Match(number, turn, dict(setup), [a, b])
                    number += 1
                turn += 1

    # Playing it

    @property
    def next(self) -> Match | None:
        """Who plays next: matches are called in the order of the draw."""
        return next((m for m in self.matches if m.ready and m.table is None), None)

    @property
    def on_court(self) -> list[Match]:
        """What is being played now."""
        return [m for m in self.matches if m.ready and m.table is not None]

    def next_on_court(self, busy: Collection[int] = ()) -> Match | None:
        """The first match in the order of the draw that can begin now: a court is free, and so are both entrants."""
        playing = self.on_court
        occupied = {*busy, *(e for m in playing for e in m.entrants)}
        waiting = (m for m in self.matches if m.ready and m.table is None and occupied.isdisjoint(m.entrants))
        return next(waiting, None) if len(playing) < COURTS else None

    @property
    def free_court(self) -> int:
        """The first court on which nobody plays."""
        taken = {m.court for m in self.on_court}
        return next(court for court in range(COURTS + 1) if court not in taken)

    @property
    def over(self) -> bool:
        return all(m.over or m.bye for m in self.matches)

    def options(self, match: Match) -> dict[str, Any]:
        """The setup a match is played with."""
        return {**self.setup, **match.setup}

    def report(self, number: int, winner: int | None, sets: Sequence[int] = (0, 0), games: Sequence[int] = (0, 0)) -> None:
        """A match is over: `winner` is an entrant, None for a draw (which a knock-out can't have)."""
        match = self.match(number)
        if not match.ready:
            raise BadTournament("tournament-not-now", match=number + 1)
        if winner is None and self.form == KNOCK_OUT:
            raise BadTournament("tournament-no-draw", match=number + 1)
        if winner is not None and winner not in match.entrants:
            raise BadTournament("tournament-not-theirs", match=number + 1)
        match.winner, match.draw = winner, winner is None
        match.sets, match.games = list(sets), list(games)
        self._go_on()

    def match(self, number: int) -> Match:
        if not 0 <= number < len(self.matches):
            raise BadTournament("tournament-no-match", match=number + 1)
        return self.matches[number]

    def _go_on(self) -> None:
        """Winners of a knock-out take their places in the next round; a bye is won at once."""
        if self.form != KNOCK_OUT:
            return
        for match in self.matches:
            if match.bye and match.winner is None:
                match.winner = next(e for e in match.entrants if e != BYE)
            target = self._following(match)
            if match.winner is not None and target is not None:
                target.entrants[self._place(match) % 2] = match.winner

    def _place(self, match: Match) -> int:
        """Which match of its round this is, from 0."""
        return match.number - next(m.number for m in self.matches if m.round == match.round)

    def _following(self, match: Match) -> Match | None:
        later = [m for m in self.matches if m.round == match.round + 1]
        return later[self._place(match) // 2] if later else None

    # What came of it

    @property
    def winners(self) -> list[int]:
        """Nobody before the end; joint winners where nothing tells them apart."""
        if not self.over:
            return []
        if self.form == KNOCK_OUT:
            return [w for w in [self.matches[-1].winner] if w is not None]
        return [row.entrant for row in self.standing() if row.place == 1]

    def standing(self) -> list[Row]:
        """Most matches won first; then more sets, more games, the result between the tied; then level."""
        rows = {e: Row(e) for e in range(len(self.entrants))}
        for match in self.matches:
            if match.over and not match.bye:
                for side, entrant in enumerate(match.entrants):
                    _count(rows[entrant], match, side)  # type: ignore[index]
        ranked = sorted(rows.values(), key=lambda r: (-r.points, -r.sets, -r.games))
        return self._placed(ranked)

    def _placed(self, ranked: list[Row]) -> list[Row]:
        """Places given; groups still level are parted by the results among them."""
        done: list[Row] = []
        while ranked:
            first = ranked[0]
            level = [r for r in ranked if (r.points, r.sets, r.games) == (first.points, first.sets, first.games)]
            ranked = ranked[len(level) :]
            among = {r.entrant: self._between(r.entrant, [x.entrant for x in level]) for r in level}
            level.sort(key=lambda r: -among[r.entrant])
            for row in level:
                row.place = len(done) + 1
                if done and row is not level[0] and among[row.entrant] == among[done[-1].entrant]:
                    row.place = done[-1].place
                done.append(row)
        return done

    def _between(self, entrant: int, others: Sequence[int]) -> float:
        met = [m for m in self.matches if m.over and not m.bye and all(e in others for e in m.entrants)]
        return sum((m.winner == entrant) + 0.5 * m.draw for m in met if entrant in m.entrants)

    # Keeping it

    def to_json(self) -> dict[str, Any]:
        return {
            "form": self.form,
            "entrants": self.entrants,
            "order": self.order,
            "setup": self.setup,
            "surfaces": self.surfaces,
            "matches": [vars(m).copy() for m in self.matches],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Tournament:
        matches = [Match(**m) for m in data["matches"]]
        return Tournament(
            data["form"],
            list(data["entrants"]),
            list(data["order"]),
            dict(data["setup"]),
            [dict(s) for s in data["surfaces"]],
            matches,
        )


def _count(row: Row, match: Match, side: int) -> None:
    row.played += 1
    row.sets += match.sets[side]
    row.games += match.games[side]
    if match.draw:
        row.drawn += 1
    elif match.winner == row.entrant:
        row.won += 1
    else:
        row.lost += 1


def form_named(text: str) -> str:
    """The form somebody means: `open`, `knock-out`, `Grand Chelem`."""
    name = "_".join(text.lower().replace("-", " ").replace("_", " ").split())
    form = OTHER_NAMES.get(name, name)
    if form not in FORMS:
        raise BadTournament("tournament-unknown-form", given=text[:40], allowed=", ".join([*OTHER_NAMES, *FORMS]))
    return form


def check_size(form: str, entrants: int) -> None:
    """Enough entrants for a form, and not too many."""
    if not LEAST <= entrants <= MOST[form]:
        raise BadTournament("tournament-entrants", form=form, given=entrants, least=LEAST, most=MOST[form])


def check(form: str, entrants: Sequence[str]) -> None:
    """A known form, enough entrants and not too many, every one with a name of its own."""
    check_size(form_named(form), len(entrants))
    if any(not name.strip() for name in entrants):
        raise BadTournament("tournament-no-name")
    if len(set(entrants)) != len(entrants):
        raise BadTournament("tournament-same-name")


def table_size(entrants: int) -> int:
    """The next power of two."""
    return 1 << (entrants - 1).bit_length()


def first_round(order: Sequence[int], size: int) -> list[tuple[int, int]]:
    """The first round's pairs: byes go to the first entrants drawn, at most one in a match."""
    byes = size - len(order)
    pairs = [(order[i], BYE) for i in range(byes)]
    rest = order[byes:]
    return pairs + [(rest[i], rest[i + 1]) for i in range(0, len(rest), 2)]


def circle(order: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Rounds in which everybody meets somebody else, until all have met: one stays, the others move around."""
    seats: list[int] = [*order, *([BYE] if len(order) % 2 else [])]
    rounds = []
    for turn in range(len(seats) - 1):
        half = len(seats) // 2
        met = list(zip(seats[:half], reversed(seats[half:]), strict=True))
        rounds.append([(b, a) if turn % 2 and a == seats[0] else (a, b) for a, b in met if BYE not in (a, b)])
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds
