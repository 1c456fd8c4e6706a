"""Tournaments on the server: people join by link, the draw is made, matches open one after the other, all is kept."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from ludotheque.arena.bot_tournament import make_tournament, two_sides, winner_of
from ludotheque.arena.tournament import FORMS, KNOCK_OUT, LEAST, MOST, MOST_EACH, BadTournament, Match, Tournament
from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.server.problems import Refused
from ludotheque.server.store import database as db
from ludotheque.server.store import statements as put
from ludotheque.server.store.database import BadDatabase
from ludotheque.server.store.keys import new_id
from ludotheque.server.tables.house import House, Wanted, clean_name
from ludotheque.server.tables.live import Live, Seat
from ludotheque.server.tables.quotas import RETRY, TOURNAMENTS, TOURNAMENTS_THERE, Quotas
from ludotheque.server.tables.watched import Watched

log = logging.getLogger(__name__)
MOST_OPEN = 5000
AGAIN = 5.0  # seconds until a tournament tries to go on after the database failed


@dataclass
class Entrant:
    """Who takes part: a person (known by the browser) or a bot of a level."""

    name: str
    level: str | None = None
    browser: str | None = None


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
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def find_game(self) -> Game:
        return find_game(self.game)

    @property
    def over(self) -> bool:
        return self.drawn is not None and self.drawn.over

    @property
    def full(self) -> bool:
        return len(self.entrants) >= self.places

    def of(self, browser: str | None) -> int | None:
        """Which entrant a browser is."""
        found = [i for i, e in enumerate(self.entrants) if browser and e.browser == browser]
        return found[0] if found else None

    def to_json(self) -> str:
        return json.dumps(
            {
                "options": self.options,
                "places": self.places,
                "host": self.host,
                "pace": self.pace,
                "entrants": [vars(e) for e in self.entrants],
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
            entrants=[Entrant(**e) for e in data["entrants"]],
            drawn=drawn,
            created=created,
            touched=touched,
        )

    def draft(self) -> LiveTournament:
        """A copy on which a change is tried out."""
        return LiveTournament.from_json(self.id, self.game, self.form, self.to_json(), self.created, time.time())

    def become(self, draft: LiveTournament) -> None:
        """What was tried out is kept: it holds for everybody now."""
        self.places, self.entrants, self.drawn, self.touched = draft.places, draft.entrants, draft.drawn, draft.touched
        self.changed()


class Tournaments:
    """All tournaments: `live` by id."""

    def __init__(self, house: House, quotas: Quotas) -> None:
        self.house, self.quotas = house, quotas
        self.live: dict[str, LiveTournament] = {}
        self.at_table: dict[str, str] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        house.listeners.append(self.look)

    async def begin(self) -> None:
        """After a start: what was running goes on."""
        query = sa.select(db.tournaments).where(db.tournaments.c.over == 0)
        for row in await asyncio.to_thread(self.house.storage.rows, query):
            tournament = self._remember(_read(row))
            if tournament.drawn:
                self._later(tournament)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    def _remember(self, tournament: LiveTournament) -> LiveTournament:
        self.live[tournament.id] = tournament
        for match in tournament.drawn.matches if tournament.drawn else []:
            if match.table:
                self.at_table[match.table] = tournament.id
        return tournament

    async def find(self, tournament_id: str) -> LiveTournament:
        if tournament_id in self.live:
            return self.live[tournament_id]
        query = sa.select(db.tournaments).where(db.tournaments.c.id == tournament_id[:32])
        rows = await asyncio.to_thread(self.house.storage.rows, query)
        if not rows:
            raise Refused(404, "tournament-page-not-found")
        return self.live.get(tournament_id) or self._remember(_read(rows[0]))  # somebody else may have read it meanwhile

    # Before the draw

    async def open(self, tournament: LiveTournament) -> LiveTournament:
        """A new tournament, after everything in it has been checked."""
        check_tournament(tournament)
        self._check_room(tournament)
        if tournament.full:
            make_draw(tournament)
        self.live[tournament.id] = tournament  # from now on it is counted
        row = {
            "id": tournament.id,
            "game": tournament.game,
            "form": tournament.form,
            "state": tournament.to_json(),
            "over": 0,
            "created": tournament.created,
            "touched": tournament.touched,
        }
        try:
            await self.house.write([(put.ADD_TOURNAMENT, row)])
        except BaseException:
            del self.live[tournament.id]
            raise
        await self._begin(tournament)
        return tournament

    def _check_room(self, tournament: LiveTournament) -> None:
        """Not too many at a time that aren't over: of one visitor, of one address, in all."""
        running = [c for c in self.live.values() if not c.over]
        self.quotas.room(TOURNAMENTS, sum(c.host == tournament.host for c in running))
        self.quotas.room(TOURNAMENTS_THERE, sum(c.address == tournament.address for c in running))
        if len(running) >= MOST_OPEN:
            raise Refused(503, "tournament-page-too-many", retry=RETRY)

    @asynccontextmanager
    async def _change(self, tournament: LiveTournament) -> AsyncIterator[LiveTournament]:
        """Change a tournament: one change at a time, on a copy, which holds when it is kept and is forgotten if not."""
        async with tournament.lock:
            if self.live.get(tournament.id) is not tournament:
                raise Refused(404, "tournament-page-not-found")
            draft, before = tournament.draft(), tournament.to_json()
            yield draft
            state = draft.to_json()
            if state != before:
                values = {"tournament": tournament.id, "state": state, "over": int(draft.over), "touched": draft.touched}
                await self.house.write([(put.TOURNAMENT_STANDS, values)])
                tournament.become(draft)
                self._remember(tournament)

    async def join(self, tournament: LiveTournament, browser: str, name: str | None) -> None:
        """Somebody comes in by the link; the last one starts the draw."""
        async with self._change(tournament) as draft:
            if draft.of(browser) is not None:
                return
            if draft.drawn or draft.full:
                raise Refused(409, "tournament-page-full")
            draft.entrants.append(Entrant(own_name(draft, clean_name(name)), browser=browser))
            if draft.full:
                make_draw(draft)
        await self._begin(tournament)

    async def draw(self, tournament: LiveTournament) -> None:
        """The draw with those who are there: from now on nobody comes in."""
        async with self._change(tournament) as draft:
            if draft.drawn:
                return
            if len(draft.entrants) < LEAST:
                raise Refused(409, "tournament-page-too-few", given=len(draft.entrants), least=LEAST)
            draft.places = len(draft.entrants)
            make_draw(draft)
        await self._begin(tournament)

    async def drop(self, tournament: LiveTournament, before: float) -> bool:
        """Forget a tournament nobody has touched since then and nobody is looking at."""
        async with tournament.lock:
            if tournament.touched >= before or tournament.readers or self.live.get(tournament.id) is not tournament:
                return False
            await self.house.write([(put.DROP_TOURNAMENT, {"tournament": tournament.id})])
            self.put_away(tournament)
            return True

    def put_away(self, tournament: LiveTournament) -> None:
        """Out of memory; what is kept of it stays."""
        self.live.pop(tournament.id, None)
        for match in tournament.drawn.matches if tournament.drawn else []:
            self.at_table.pop(match.table or "", None)

    # Playing it

    def look(self, live: Live) -> None:
        """Something changed at a table: is a match over?"""
        tournament = self.live.get(self.at_table.get(live.id, ""))
        if tournament is None:
            return
        live.cache["tournament"] = tournament.id
        if live.table.over:
            self._later(tournament)

    def _later(self, tournament: LiveTournament) -> None:
        task = asyncio.get_running_loop().create_task(self._advance_quietly(tournament))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _begin(self, tournament: LiveTournament) -> None:
        """After the draw the first match is opened; if that can't be now, the draw holds all the same."""
        try:
            await self.advance(tournament)
        except LudoError:
            self._later(tournament)

    async def _advance_quietly(self, tournament: LiveTournament) -> None:
        while True:
            try:
                await self.advance(tournament)
                return
            except BadDatabase:
                await asyncio.sleep(AGAIN)  # it goes on when the database does
            except LudoError as problem:
                log.warning("tournament %s does not go on: %s", tournament.id, problem.key)
                return

    async def advance(self, tournament: LiveTournament) -> None:
        """Take the results there are, and open the next match."""
        while await self._step(tournament):
            pass

    async def _step(self, tournament: LiveTournament) -> bool:
        """The next thing to do, if there is one now."""
        async with self._change(tournament) as draft:
            match = draft.drawn.next if draft.drawn else None
            if draft.drawn is None or match is None:
                return False
            if match.table is None:
                await self._open_match(draft, match)
                return True
            live = await self.house.find(match.table)
            live.cache["tournament"] = tournament.id
            if not live.table.over:
                return False
            winner = winner_of(live.table, match)
            if winner is None and draft.form == KNOCK_OUT:
                match.table = None  # a drawn match of a knock-out is played again
            else:
                draft.drawn.report(match.number, winner, *live.game.in_tournaments.won(live.table.s))
            return True

    async def _open_match(self, tournament: LiveTournament, match: Match) -> None:
        assert tournament.drawn is not None
        game, options = tournament.find_game(), tournament.drawn.options(match)
        sides = game.seating(game.options.parse(options)).sides
        players = [tournament.entrants[match.entrants[side] or 0] for side in sides]
        seats = [Seat("bot", p.level, p.name) if p.level else Seat("person", name=p.name) for p in players]
        holders: dict[str, set[int]] = {}
        for seat, player in enumerate(players):
            if player.browser:
                holders.setdefault(player.browser, set()).add(seat)
        bots_only = all(p.level for p in players)
        live = await self.house.open(
            Wanted(tournament.game, options, seats, pace=0 if bots_only else tournament.pace), holders
        )
        match.table = live.id


def _read(row: Any) -> LiveTournament:
    """A tournament as it was kept."""
    return LiveTournament.from_json(row.id, row.game, row.form, row.state, row.created, row.touched)


def make_draw(tournament: LiveTournament) -> None:
    names = [e.name for e in tournament.entrants]
    tournament.drawn = make_tournament(tournament.find_game(), tournament.form, names, new_id(), tournament.options)


def check_tournament(tournament: LiveTournament) -> None:
    """A form, a number of places and a game that go together."""
    game = tournament.find_game()
    if tournament.form not in FORMS:
        raise BadTournament("tournament-unknown-form", given=tournament.form[:40], allowed=", ".join(FORMS))
    most = MOST if tournament.form == KNOCK_OUT else MOST_EACH
    if not LEAST <= tournament.places <= most:
        raise BadTournament("tournament-entrants", given=tournament.places, least=LEAST, most=most)
    if len(tournament.entrants) > tournament.places:
        raise BadTournament("tournament-page-too-many-bots", given=len(tournament.entrants), most=tournament.places)
    two_sides(game, tournament.options)
    tournament.options = {k: v for k, v in game.options.parse(tournament.options).items() if k in tournament.options}


def own_name(tournament: LiveTournament, name: str | None) -> str:
    """A name nobody else has here."""
    wanted = name or f"{len(tournament.entrants) + 1}"
    taken, n = {e.name for e in tournament.entrants}, 2
    found = wanted
    while found in taken:
        found, n = f"{wanted} {n}", n + 1
    return found
