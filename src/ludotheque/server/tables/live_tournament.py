"""One tournament as it stands: who takes part and at which screen, its draw, and which matches are on a court."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ludotheque.arena.bot_tournament import make_tournament, two_sides
from ludotheque.arena.tournament import KNOCK_OUT, BadTournament, Match, Tournament, check_size, form_named
from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.server.problems import Refused
from ludotheque.server.store.keys import new_id
from ludotheque.server.tables.house import clean_name
from ludotheque.server.tables.watched import Watched

BETWEEN_NAMES = re.compile(r"\s*[&+/]\s*")


@dataclass
class Person:
    """Somebody, and the browser they play at; several may share one."""

    name: str
    browser: str | None = None


@dataclass
class Entrant:
    """Who takes part: a person (known by the browser), a bot of a level, or such a one with partners."""

    name: str
    level: str | None = None
    browser: str | None = None
    partners: list[Person] = field(default_factory=list)

    @property
    def people(self) -> list[Person]:
        return [Person(self.name, self.browser), *self.partners]

    @property
    def shown(self) -> str:
        """As the board names it: Ann, or Ann & Bob."""
        return " & ".join(person.name for person in self.people)

    @property
    def browsers(self) -> set[str]:
        return {person.browser for person in self.people if person.browser}

    def sits(self, place: int) -> Person:
        """Who takes the side's seat number `place`: one who came without a partner plays for both."""
        if place < len(self.people):
            return self.people[place]
        return Person(f"{self.name} ({place + 1})", self.browser)


@dataclass(eq=False)
class LiveTournament(Watched):
    """One tournament: before the draw a list of entrants, then the engine's tournament."""

    game: str = ""
    form: str = KNOCK_OUT
    options: dict[str, Any] = field(default_factory=dict)
    places: int = 4
    host: str | None = None
    pace: int = 0
    entrants: list[Entrant] = field(default_factory=list)
    drawn: Tournament | None = None
    created: float = field(default_factory=time.time)
    touched: float = field(default_factory=time.time)
    address: str | None = None  # from where it was opened; in memory only
    kept: str = ""  # what the database holds of it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def find_game(self) -> Game:
        return find_game(self.game)

    @property
    def over(self) -> bool:
        return self.drawn is not None and self.drawn.over

    @property
    def full(self) -> bool:
        return len(self.entrants) >= self.places

    @property
    def a_side(self) -> int:
        """How many people make an entrant: 2 where pairs meet."""
        game = self.find_game()
        return game.seating(game.options.parse(self.options)).sides.count(0)

    def waiting(self) -> list[int]:
        """The entrants who have come without a partner and may still get one."""
        if self.drawn:
            return []
        return [i for i, e in enumerate(self.entrants) if not e.level and len(e.people) < self.a_side]

    @property
    def closed(self) -> bool:
        """Whether nobody can come in any more."""
        return self.drawn is not None or (self.full and not self.waiting())

    def of(self, browser: str | None) -> tuple[int, ...]:
        """Which entrants play at a browser."""
        return tuple(i for i, e in enumerate(self.entrants) if browser in e.browsers)

    def busy(self) -> set[int]:
        """The entrants whose screen is needed for a match that is being played: a screen stands at one court at a time."""
        playing = self.drawn.on_court if self.drawn else []
        needed = {b for match in playing for e in match.entrants if e is not None for b in self.entrants[e].browsers}
        return {i for i, e in enumerate(self.entrants) if needed & e.browsers}

    def seats_of(self, match: Match) -> Iterator[tuple[Entrant, Person]]:
        """Who sits on each seat of a match: those of a side in their order."""
        assert self.drawn is not None
        game = self.find_game()
        sides = game.seating(game.options.parse(self.drawn.options(match))).sides
        for seat, side in enumerate(sides):
            entrant = self.entrants[match.entrants[side] or 0]
            yield entrant, entrant.sits(sides[:seat].count(side))

    # Coming in

    def enter(self, browser: str | None, typed: str | None, beside: int | None = None) -> None:
        """Somebody comes in, or a pair (`Ann & Bob`), or a partner of the entrant `beside`; twice the same is once."""
        if self.of(browser) and not self._somebody_new(browser, typed):
            return
        if self.closed or (beside is None and self.full):
            raise Refused(409, "tournament-page-full")
        names = split_names(typed, self.a_side)
        if beside is not None:
            self._join_partner(beside, browser, names)
            return
        entrant = Entrant(own_name(self, names[0]), browser=browser)
        self.entrants.append(entrant)
        entrant.partners += [Person(own_name(self, name), browser) for name in names[1:]]

    def _somebody_new(self, browser: str | None, typed: str | None) -> bool:
        """Whether a browser that is in already names somebody who isn't (who may have got a number: Ann 2)."""
        here = [p.name for i in self.of(browser) for p in self.entrants[i].people if p.browser == browser]
        names = [name for name in split_names(typed, self.a_side) if name]
        return not all(any(re.fullmatch(re.escape(name) + r"( \d+)?", known) for known in here) for name in names)

    def _join_partner(self, beside: int, browser: str | None, names: list[str | None]) -> None:
        if beside not in self.waiting():
            raise Refused(409, "tournament-page-partner-taken")
        entrant = self.entrants[beside]
        if len(entrant.people) + len(names) > self.a_side:
            raise BadTournament("tournament-page-pair", most=self.a_side)
        entrant.partners += [Person(own_name(self, name), browser) for name in names]

    def to_json(self) -> str:
        return json.dumps(
            {
                "options": self.options,
                "places": self.places,
                "host": self.host,
                "pace": self.pace,
                "entrants": [asdict(e) for e in self.entrants],
                "drawn": self.drawn.to_json() if self.drawn else None,
            }
        )

    @staticmethod
    def from_json(tournament_id: str, game: str, form: str, state: str, created: float, touched: float) -> LiveTournament:
        data = json.loads(state)
        drawn = Tournament.from_json(data["drawn"]) if data["drawn"] else None
        return LiveTournament(
            id=tournament_id,
            game=game,
            form=form,
            options=data["options"],
            places=data["places"],
            host=data["host"],
            pace=data["pace"],
            entrants=[read_entrant(e) for e in data["entrants"]],
            drawn=drawn,
            created=created,
            touched=touched,
            kept=state,
        )

    def draft(self) -> LiveTournament:
        """A copy on which a change is tried out."""
        return LiveTournament.from_json(self.id, self.game, self.form, self.to_json(), self.created, time.time())

    def become(self, draft: LiveTournament) -> None:
        """What was tried out is kept: it holds for everybody now."""
        self.places, self.entrants, self.drawn, self.touched = draft.places, draft.entrants, draft.drawn, draft.touched
        self.kept = self.to_json()
        self.changed()


def make_draw(tournament: LiveTournament) -> None:
    names = [e.shown for e in tournament.entrants]
    tournament.drawn = make_tournament(tournament.find_game(), tournament.form, names, new_id(), tournament.options)


def check_tournament(tournament: LiveTournament) -> None:
    """A form, a number of places and a game that go together."""
    game = tournament.find_game()
    tournament.form = form_named(tournament.form)
    check_size(tournament.form, tournament.places)
    if len(tournament.entrants) > tournament.places:
        raise BadTournament("tournament-page-too-many-bots", given=len(tournament.entrants), most=tournament.places)
    two_sides(game, tournament.options)
    tournament.options = {k: v for k, v in game.options.parse(tournament.options).items() if k in tournament.options}


def own_name(tournament: LiveTournament, name: str | None, others: Sequence[str] = ()) -> str:
    """A name nobody else has here, nor among these others."""
    taken, n = {*others, *(person.name for e in tournament.entrants for person in e.people)}, 2
    wanted = name or f"{len(taken) + 1}"
    found = wanted
    while found in taken:
        found, n = f"{wanted} {n}", n + 1
    return found


def split_names(typed: str | None, most: int) -> list[str | None]:
    """The names of those who come in together: `Ann & Bob` where pairs meet, else one name, whatever stands in it."""
    parts = BETWEEN_NAMES.split(typed or "") if most > 1 else [typed or ""]
    names = [clean_name(part) for part in parts]
    if len(names) > most:
        raise BadTournament("tournament-page-pair", most=most)
    return names


def read_entrant(kept: dict[str, Any]) -> Entrant:
    partners = [Person(**person) for person in kept.get("partners", [])]
    return Entrant(kept["name"], kept["level"], kept["browser"], partners)
