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
class Cup(Watched):
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
    def from_json(cup_id: str, game: str, form: str, state: str, created: float, touched: float) -> Cup:
        data = json.loads(state)
        drawn = Tournament.from_json(data["drawn"]) if data["drawn"] else None
        return Cup(
            cup_id,
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

    def draft(self) -> Cup:
        """A copy on which a change is tried out."""
        return Cup.from_json(self.id, self.game, self.form, self.to_json(), self.created, time.time())

    def become(self, draft: Cup) -> None:
        """What was tried out is kept: it holds for everybody now."""
        self.places, self.entrants, self.drawn, self.touched = draft.places, draft.entrants, draft.drawn, draft.touched
        self.changed()


class Cups:
    """All tournaments: `live` by id."""

    def __init__(self, house: House, quotas: Quotas) -> None:
        self.house, self.quotas = house, quotas
        self.live: dict[str, Cup] = {}
        self.at_table: dict[str, str] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        before = house.after

        def after(live: Live) -> None:
            before(live)
            self.look(live)

        house.after = after

    async def begin(self) -> None:
        """After a start: what was running goes on."""
        query = sa.select(db.tournaments).where(db.tournaments.c.over == 0)
        for row in await asyncio.to_thread(self.house.storage.rows, query):
            cup = self._remember(_read(row))
            if cup.drawn:
                self._later(cup)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    def _remember(self, cup: Cup) -> Cup:
        self.live[cup.id] = cup
        for match in cup.drawn.matches if cup.drawn else []:
            if match.table:
                self.at_table[match.table] = cup.id
        return cup

    async def find(self, cup_id: str) -> Cup:
        if cup_id in self.live:
            return self.live[cup_id]
        query = sa.select(db.tournaments).where(db.tournaments.c.id == cup_id[:32])
        rows = await asyncio.to_thread(self.house.storage.rows, query)
        if not rows:
            raise Refused(404, "cup-not-found")
        return self.live.get(cup_id) or self._remember(_read(rows[0]))  # somebody else may have read it meanwhile

    # Before the draw

    async def open(self, cup: Cup) -> Cup:
        """A new tournament, after everything in it has been checked."""
        check_cup(cup)
        self._check_room(cup)
        if cup.full:
            make_draw(cup)
        self.live[cup.id] = cup  # from now on it is counted
        row = {
            "id": cup.id,
            "game": cup.game,
            "form": cup.form,
            "state": cup.to_json(),
            "over": 0,
            "created": cup.created,
            "touched": cup.touched,
        }
        try:
            await self.house.write([(put.ADD_TOURNAMENT, row)])
        except BaseException:
            del self.live[cup.id]
            raise
        await self._begin(cup)
        return cup

    def _check_room(self, cup: Cup) -> None:
        """Not too many at a time that aren't over: of one visitor, of one address, in all."""
        running = [c for c in self.live.values() if not c.over]
        self.quotas.room(TOURNAMENTS, sum(c.host == cup.host for c in running))
        self.quotas.room(TOURNAMENTS_THERE, sum(c.address == cup.address for c in running))
        if len(running) >= MOST_OPEN:
            raise Refused(503, "cup-too-many", retry=RETRY)

    @asynccontextmanager
    async def _change(self, cup: Cup) -> AsyncIterator[Cup]:
        """Change a tournament: one change at a time, on a copy, which holds when it is kept and is forgotten if not."""
        async with cup.lock:
            if self.live.get(cup.id) is not cup:
                raise Refused(404, "cup-not-found")
            draft, before = cup.draft(), cup.to_json()
            yield draft
            state = draft.to_json()
            if state != before:
                values = {"tournament": cup.id, "state": state, "over": int(draft.over), "touched": draft.touched}
                await self.house.write([(put.TOURNAMENT_STANDS, values)])
                cup.become(draft)
                self._remember(cup)

    async def join(self, cup: Cup, browser: str, name: str | None) -> None:
        """Somebody comes in by the link; the last one starts the draw."""
        async with self._change(cup) as draft:
            if draft.of(browser) is not None:
                return
            if draft.drawn or draft.full:
                raise Refused(409, "cup-full")
            draft.entrants.append(Entrant(own_name(draft, clean_name(name)), browser=browser))
            if draft.full:
                make_draw(draft)
        await self._begin(cup)

    async def draw(self, cup: Cup) -> None:
        """The draw with those who are there: from now on nobody comes in."""
        async with self._change(cup) as draft:
            if draft.drawn:
                return
            if len(draft.entrants) < LEAST:
                raise Refused(409, "cup-too-few", given=len(draft.entrants), least=LEAST)
            draft.places = len(draft.entrants)
            make_draw(draft)
        await self._begin(cup)

    async def drop(self, cup: Cup, before: float) -> bool:
        """Forget a tournament nobody has touched since then and nobody is looking at."""
        async with cup.lock:
            if cup.touched >= before or cup.readers or self.live.get(cup.id) is not cup:
                return False
            await self.house.write([(put.DROP_TOURNAMENT, {"tournament": cup.id})])
            self.put_away(cup)
            return True

    def put_away(self, cup: Cup) -> None:
        """Out of memory; what is kept of it stays."""
        self.live.pop(cup.id, None)
        for match in cup.drawn.matches if cup.drawn else []:
            self.at_table.pop(match.table or "", None)

    # Playing it

    def look(self, live: Live) -> None:
        """Something changed at a table: is a match over?"""
        cup = self.live.get(self.at_table.get(live.id, ""))
        if cup is None:
            return
        live.cache["tournament"] = cup.id
        if live.table.over:
            self._later(cup)

    def _later(self, cup: Cup) -> None:
        task = asyncio.get_running_loop().create_task(self._advance_quietly(cup))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _begin(self, cup: Cup) -> None:
        """After the draw the first match is opened; if that can't be now, the draw holds all the same."""
        try:
            await self.advance(cup)
        except LudoError:
            self._later(cup)

    async def _advance_quietly(self, cup: Cup) -> None:
        while True:
            try:
                await self.advance(cup)
                return
            except BadDatabase:
                await asyncio.sleep(AGAIN)  # it goes on when the database does
            except LudoError as problem:
                log.warning("tournament %s does not go on: %s", cup.id, problem.key)
                return

    async def advance(self, cup: Cup) -> None:
        """Take the results there are, and open the next match."""
        while await self._step(cup):
            pass

    async def _step(self, cup: Cup) -> bool:
        """The next thing to do, if there is one now."""
        async with self._change(cup) as draft:
            match = draft.drawn.next if draft.drawn else None
            if draft.drawn is None or match is None:
                return False
            if match.table is None:
                await self._open_match(draft, match)
                return True
            live = await self.house.find(match.table)
            live.cache["tournament"] = cup.id
            if not live.table.over:
                return False
            winner = winner_of(live.table, match)
            if winner is None and draft.form == KNOCK_OUT:
                match.table = None  # a drawn match of a knock-out is played again
            else:
                draft.drawn.report(match.number, winner, *live.game.in_tournaments.won(live.table.s))
            return True

    async def _open_match(self, cup: Cup, match: Match) -> None:
        assert cup.drawn is not None
        game, options = cup.find_game(), cup.drawn.options(match)
        sides = game.seating(game.options.parse(options)).sides
        players = [cup.entrants[match.entrants[side] or 0] for side in sides]
        seats = [Seat("bot", p.level, p.name) if p.level else Seat("person", name=p.name) for p in players]
        holders: dict[str, set[int]] = {}
        for seat, player in enumerate(players):
            if player.browser:
                holders.setdefault(player.browser, set()).add(seat)
        bots_only = all(p.level for p in players)
        live = await self.house.open(Wanted(cup.game, options, seats, pace=0 if bots_only else cup.pace), holders)
        match.table = live.id


def _read(row: Any) -> Cup:
    """A tournament as it was kept."""
    return Cup.from_json(row.id, row.game, row.form, row.state, row.created, row.touched)


def make_draw(cup: Cup) -> None:
    names = [e.name for e in cup.entrants]
    cup.drawn = make_tournament(cup.find_game(), cup.form, names, new_id(), cup.options)


def check_cup(cup: Cup) -> None:
    """A form, a number of places and a game that go together."""
    game = cup.find_game()
    if cup.form not in FORMS:
        raise BadTournament("tournament-unknown-form", given=cup.form[:40], allowed=", ".join(FORMS))
    most = MOST if cup.form == KNOCK_OUT else MOST_EACH
    if not LEAST <= cup.places <= most:
        raise BadTournament("tournament-entrants", given=cup.places, least=LEAST, most=most)
    if len(cup.entrants) > cup.places:
        raise BadTournament("cup-too-many-bots", given=len(cup.entrants), most=cup.places)
    two_sides(game, cup.options)
    cup.options = {k: v for k, v in game.options.parse(cup.options).items() if k in cup.options}


def own_name(cup: Cup, name: str | None) -> str:
    """A name nobody else has here."""
    wanted = name or f"{len(cup.entrants) + 1}"
    taken, n = {e.name for e in cup.entrants}, 2
    found = wanted
    while found in taken:
        found, n = f"{wanted} {n}", n + 1
    return found
