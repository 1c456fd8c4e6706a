"""What has expired goes: at the start and every hour, a little at a time, so that no move waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

import sqlalchemy as sa

from ludotheque.engine.errors import LudoError
from ludotheque.server.store import database as db
from ludotheque.server.store import statements as put
from ludotheque.server.store.writer import Write
from ludotheque.server.tables.house import House
from ludotheque.server.tables.quotas import DAY, MB
from ludotheque.server.tables.studies import Studies
from ludotheque.server.tables.tournaments import Tournaments

log = logging.getLogger(__name__)
BATCH = 10  # tables, tournaments or files that go together
APART = 0.05  # seconds between two batches: everybody else's moves come first
MOST_AT_ONCE = 5000  # of a kind in one sweep; the next one goes on


class Sweep:
    def __init__(self, house: House, tournaments: Tournaments, studies: Studies) -> None:
        self.house, self.tournaments, self.studies = house, tournaments, studies
        self.settings = house.settings
        self.uploads = 0  # bytes that are kept, as far as known
        self.due = asyncio.Event()

    async def run(self) -> None:
        """Sweep now, and again whenever the time has come or too much was uploaded."""
        while True:
            self.due.clear()
            try:
                await self.once()
            except LudoError as problem:
                log.warning("what has expired could not be removed: %s", problem.key)
            except Exception:
                log.exception("what has expired could not be removed")
            try:
                async with asyncio.timeout(max(self.settings.sweep_seconds, APART)):
                    await self.due.wait()
            except TimeoutError:
                pass

    async def once(self) -> None:
        await self._files()
        await self._tournaments()
        await self._tables(over=1, days=self.settings.keep_finished)
        await self._tables(over=0, days=self.settings.keep_abandoned)
        if self.settings.keep_studies:
            self.studies.forget(self.settings.keep_studies * DAY)

    def uploaded(self, size: int) -> None:
        """Somebody uploads something: if that is too much in all, the oldest go soon."""
        self.uploads += size
        if self.settings.most_uploads and self.uploads > self.settings.most_uploads * MB:
            self.due.set()

    async def _files(self) -> None:
        """Uploads that are too old, and the oldest of those that are too many."""
        keep, most = self.settings.keep_uploads, self.settings.most_uploads * MB
        query = sa.select(db.files.c.id, db.files.c.at, sa.func.length(db.files.c.data).label("size"))
        found = await asyncio.to_thread(self.house.storage.rows, query.order_by(db.files.c.at.desc()))
        before, gone = time.time() - keep * DAY, list[str]()
        self.uploads = 0
        for row in found:  # the newest first
            if gone or (keep and row.at < before) or (most and self.uploads + row.size > most):
                gone.append(row.id)
            else:
                self.uploads += row.size
        await self._drop([[(put.DROP_FILE, {"file": file})] for file in gone])

    async def _tournaments(self) -> None:
        """Those never drawn, those nobody goes on with or looks at any more; finished ones needn't stay in memory."""
        undrawn, drawn = self.settings.keep_undrawn * DAY, self.settings.keep_tournaments * DAY
        for tournament in list(self.tournaments.live.values()):
            keep = drawn if tournament.drawn else undrawn
            if (
                keep
                and tournament.touched < time.time() - keep
                and await self.tournaments.drop(tournament, time.time() - keep)
            ):
                await asyncio.sleep(APART / BATCH)
            elif (
                tournament.over
                and tournament.touched < time.time() - DAY
                and not tournament.readers
                and not tournament.lock.locked()
            ):
                self.tournaments.put_away(tournament)
        if drawn:
            kept = db.tournaments.c
            query = sa.select(kept.id).where(kept.over == 1, kept.touched < time.time() - drawn).limit(MOST_AT_ONCE)
            found = await asyncio.to_thread(self.house.storage.rows, query)
            gone = [row.id for row in found if row.id not in self.tournaments.live]
            await self._drop([[(put.DROP_TOURNAMENT, {"tournament": tournament_id})] for tournament_id in gone])

    async def _tables(self, over: int, days: float) -> None:
        """Tables at which nothing was played for so many days, with all that belongs to them."""
        if not days:
            return
        before, kept = time.time() - days * DAY, db.tables.c
        query = sa.select(kept.id).where(kept.over == over, kept.touched < before).order_by(kept.touched).limit(MOST_AT_ONCE)
        found = [row.id for row in await asyncio.to_thread(self.house.storage.rows, query)]
        for first in range(0, len(found), BATCH):
            await asyncio.gather(*(self._remove(table_id, before) for table_id in found[first : first + BATCH]))
            await asyncio.sleep(APART)

    async def _remove(self, table_id: str, before: float) -> None:
        """Remove a table, unless something was played there in the meantime; nobody reads it from the database meanwhile."""
        lock = self.house.opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if self._leaves(table_id):
                    await self.house.write([(drop, {"table": table_id, "before": before}) for drop in put.DROP_TABLE])
        finally:
            if not lock.locked():
                self.house.opening.pop(table_id, None)

    def _leaves(self, table_id: str) -> bool:
        """Take a table out of memory, unless somebody is at it or a tournament waits for it."""
        tournament = self.tournaments.live.get(self.tournaments.at_table.get(table_id, ""))
        if tournament is not None and not tournament.over:
            return False
        live = self.house.live.get(table_id)
        if live is not None:
            if live.in_use:
                return False
            self.house.forget(live)
        return True

    async def _drop(self, each: Sequence[list[Write]]) -> None:
        """Have these removed, a few at a time."""
        for first in range(0, len(each), BATCH):
            await self.house.write([write for writes in each[first : first + BATCH] for write in writes])
            await asyncio.sleep(APART)
