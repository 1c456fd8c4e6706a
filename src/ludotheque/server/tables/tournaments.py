"""Tournaments on the server: people join by link, the draw is made, matches open on three courts, all is kept.

Whatever changes a tournament (somebody comes in, the draw, a result, a match that opens) is decided in `_change`: under the
tournament's lock, and in the database by an update that finds the tournament as it was or changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from ludotheque.arena.bot_tournament import winner_of
from ludotheque.arena.tournament import KNOCK_OUT, LEAST, Match
from ludotheque.engine.errors import LudoError
from ludotheque.server.problems import Refused, status_of
from ludotheque.server.store import database as db
from ludotheque.server.store import statements as put
from ludotheque.server.store.database import BadDatabase
from ludotheque.server.store.writer import Taken
from ludotheque.server.tables.house import House, Wanted
from ludotheque.server.tables.live import Live, Seat
from ludotheque.server.tables.live_tournament import LiveTournament, check_tournament, make_draw
from ludotheque.server.tables.quotas import RETRY, TOURNAMENTS, TOURNAMENTS_THERE, Quotas

log = logging.getLogger(__name__)
MOST_OPEN = 5000
AGAIN = 5.0  # seconds until a tournament tries to go on after the database failed


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
        if tournament.closed:
            make_draw(tournament)
        tournament.kept = tournament.to_json()
        self.live[tournament.id] = tournament  # from now on it is counted
        row = {
            "id": tournament.id,
            "game": tournament.game,
            "form": tournament.form,
            "state": tournament.kept,
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
            if draft.to_json() != before:
                await self._keep(tournament, draft)
                tournament.become(draft)
                self._remember(tournament)

    async def _keep(self, tournament: LiveTournament, draft: LiveTournament) -> None:
        """The change lands if the tournament still is as we knew it; otherwise it is read again."""
        values = {"tournament": tournament.id, "seen": tournament.kept, "touched": draft.touched, "over": int(draft.over)}
        try:
            await self.house.write([(put.TOURNAMENT_STANDS, {**values, "state": draft.to_json()})])
        except Taken:
            self.put_away(tournament)
            raise Refused(503, "page-try-again", retry=RETRY) from None

    async def join(self, tournament: LiveTournament, browser: str, name: str | None, beside: int | None = None) -> None:
        """Somebody comes in by the link, or several at one screen one after the other; the last one starts the draw."""
        async with self._change(tournament) as draft:
            draft.enter(browser, name, beside)
            if draft.closed and not draft.drawn:
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
                await self.advance(await self.find(tournament.id))
                return
            except LudoError as problem:
                if not isinstance(problem, BadDatabase) and status_of(problem) != 503:
                    log.warning("tournament %s does not go on: %s", tournament.id, problem.key)
                    return
                await asyncio.sleep(AGAIN)  # it goes on when the database does

    async def advance(self, tournament: LiveTournament) -> None:
        """Take the results there are, and open the matches that can begin."""
        while await self._step(tournament):
            pass

    async def _step(self, tournament: LiveTournament) -> bool:
        """The next thing to do, if there is one now: a result to take, or a match to open on a free court."""
        async with self._change(tournament) as draft:
            if draft.drawn is None:
                return False
            for match in draft.drawn.on_court:
                if await self._take_result(draft, match):
                    return True
            following = draft.drawn.next_on_court(draft.busy())
            if following is not None:
                await self._open_match(draft, following)
            return following is not None

    async def _take_result(self, tournament: LiveTournament, match: Match) -> bool:
        """Whether a match is over; then its result counts. A drawn match of a knock-out is played again."""
        assert tournament.drawn is not None and match.table is not None
        live = await self.house.find(match.table)
        live.cache["tournament"] = tournament.id
        if not live.table.over:
            return False
        winner = winner_of(live.table, match)
        if winner is None and tournament.form == KNOCK_OUT:
            match.table = match.court = None
        else:
            tournament.drawn.report(match.number, winner, *live.game.in_tournaments.won(live.table.s))
        return True

    async def _open_match(self, tournament: LiveTournament, match: Match) -> None:
        assert tournament.drawn is not None
        seats, holders = [], dict[str, set[int]]()
        for entrant, person in tournament.seats_of(match):
            seats.append(Seat("bot" if entrant.level else "person", entrant.level, person.name))
            if person.browser:
                holders.setdefault(person.browser, set()).add(len(seats) - 1)
        pace = 0 if all(seat.level for seat in seats) else tournament.pace
        wanted = Wanted(tournament.game, tournament.drawn.options(match), seats, pace=pace)
        court = tournament.drawn.free_court
        match.table, match.court = (await self.house.open(wanted, holders)).id, court


def _read(row: Any) -> LiveTournament:
    """A tournament as it was kept."""
    return LiveTournament.from_json(row.id, row.game, row.form, row.state, row.created, row.touched)
