"""All tables of the server: opened, found again after a restart, acted on and kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ludotheque.engine.errors import LudoError
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.table import Table, new_table
from ludotheque.engine.words import common
from ludotheque.server.problems import Full, Refused, not_found
from ludotheque.server.settings import Settings
from ludotheque.server.store import database as db
from ludotheque.server.store import statements as put
from ludotheque.server.store.database import BadDatabase, Storage
from ludotheque.server.store.keys import Keys, load_key, new_id
from ludotheque.server.store.writer import Taken, Write, Writer
from ludotheque.server.tables.keeping import Holders, box_writes, first_writes, holder_writes, load, step_writes
from ludotheque.server.tables.live import Live, Seat

log = logging.getLogger(__name__)
MOST_LIVE = 5000
LONGEST_NAME = 40


@dataclass(frozen=True)
class Wanted:
    """A table as someone asks for it."""

    game: str
    options: dict[str, Any]
    seats: Sequence[Seat]
    own_dice: bool = False
    listed: bool = False
    pace: int | None = None
    seed: str | None = None
    box: dict[str, Any] | None = None


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.url)
        try:
            self.keys = Keys(load_key(settings.key_file, first_start=self.storage.empty))
        except LudoError:
            self.storage.close()
            raise
        self.writer = Writer(self.storage)
        self.live: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.listeners: list[Callable[[Live], None]] = []  # told of every change: bots, tournaments

    def _tell(self, live: Live) -> None:
        for listener in self.listeners:
            listener(live)

    async def close(self) -> None:
        for live in self.live.values():
            if live.thinking:
                live.thinking.cancel()
        await self.writer.close()
        self.storage.close()

    # Opening a table

    async def open(self, wanted: Wanted, holders: Holders | None = None, rematch_of: str | None = None) -> Live:
        """A new table, kept before anyone sees it, with those who hold its seats; `Taken` if another is the rematch."""
        if wanted.seed is not None and not self.settings.seeds:
            raise Refused(403, "page-no-seeds")
        live = await asyncio.to_thread(self._lay, wanted)
        people = {i for i, seat in enumerate(live.seats) if seat.kind == "person"}
        live.holders = {browser: people & held for browser, held in (holders or {}).items() if people & held}
        writes = [*box_writes(live.table), *first_writes(live, self.keys)]
        if rematch_of is not None:
            writes.append((put.TABLE_REMATCH, {"table": rematch_of, "rematch": live.id}))
        await self._keep(live, writes)
        self._remember(live)
        self._tell(live)
        return live

    def _lay(self, wanted: Wanted) -> Live:
        """The table as asked for, up to the first decision; a large map or a strange box takes its time."""
        game = find_game(wanted.game)
        box = game.box(wanted.box) if wanted.box is not None else None
        table = new_table(game, wanted.options, seed=wanted.seed, box=box)
        seats = seat_everyone(table, wanted.seats)
        table.names[:] = [seat.name for seat in seats]
        live = Live(
            table,
            seats,
            id=new_id(),
            own_dice=wanted.own_dice,
            seed_known=wanted.seed is not None,
            listed=wanted.listed,
            pace=self.settings.pace if wanted.pace is None else wanted.pace,
            pause=self.settings.pause_seconds,
        )
        live.bring()
        return live

    # Acting on one

    @asynccontextmanager
    async def holding(self, live: Live) -> AsyncIterator[None]:
        """The table's lock: whatever is decided at a table is decided in here, on the table that stands for it now."""
        async with live.lock:
            if self.live.get(live.id) is not live:
                raise Refused(503, "page-try-again")
            yield

    async def act(self, live: Live, what: Callable[[], None]) -> None:
        """Do something at a table: it is committed before anyone is told. A refusal changes nothing."""
        async with self.holding(live):
            table = live.table
            mark = table.mark()
            cut = table.steps[-1].n if table.steps else 0
            try:
                what()
            except Exception:
                if live.n != mark.lines:
                    table.rewind(mark)
                raise
            if live.n == mark.lines:
                return  # it had happened already
            undone = len(table.steps) < mark.steps
            await self._keep(live, step_writes(live, mark.lines))
            live.changed(min(cut, mark.lines) if undone else mark.lines)
        self._tell(live)

    async def play(self, live: Live, seat: int, move: str, n: int) -> None:
        """A seat's move. A pass is held back for as long as the table would have taken to pass for an empty hand."""
        if (rest := live.held_back(seat, move, n)) > 0:
            await asyncio.sleep(rest)
        await self.act(live, lambda: live.play(seat, move, n))

    async def change(
        self, live: Live, decide: Callable[[], list[Write]], then: Callable[[], None], cut: int | None = None
    ) -> None:
        """Change something that is no move (a name, a pace): decided and kept first, then done and told."""
        async with self.holding(live):
            await self._keep(live, decide())
            then()
            live.changed(cut)
        self._tell(live)

    async def write(self, writes: list[Write]) -> None:
        """Have something kept that belongs to no table."""
        try:
            await self.writer.submit(writes)
        except sa.exc.SQLAlchemyError as problem:
            raise BadDatabase("database-busy") from problem

    async def _keep(self, live: Live, writes: list[Write]) -> None:
        try:
            await self.write(writes)
        except Exception as problem:
            log.error("table %s was not kept: %s", live.id, problem)
            self.forget(live)
            raise

    def forget(self, live: Live) -> None:
        """Drop what is in memory: the table is read again from what was kept."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        live.changed(0)

    # Who sits where

    def seat_behind(self, live: Live, token: str) -> int | None:
        """The seat at this table that a secret link or token opens, if somebody took it."""
        found = self.keys.opens("seat", token)
        if found is None or found[0] != live.id or not 0 <= found[1] < len(live.seats):
            return None
        return found[1] if live.seats[found[1]].kind == "person" else None

    async def take_seat(self, live: Live, browser: str | None, name: str | None) -> int:
        """Sit down where a seat is free: decided under the table's lock and in the database, once a seat."""
        async with self.holding(live):
            if browser and (held := live.seats_of(browser)):
                return min(held)
            free = live.free_seats()
            if not free:
                raise Full
            seat, shown = free[0], clean_name(name) or live.seats[free[0]].name
            writes: list[Write] = [(put.TAKE_SEAT, {"table": live.id, "place": seat, "name": shown})]
            try:
                await self._keep(live, [*writes, *holder_writes(live.id, browser, seat)])
            except Taken:
                raise Full from None
            live.sit(seat, browser, shown)
        return seat

    async def come_back(self, live: Live, seat: int, browser: str) -> None:
        """The holder of a seat's secret link takes it up in another browser."""
        async with self.holding(live):
            if seat not in live.seats_of(browser):
                await self._keep(live, holder_writes(live.id, browser, seat))
                live.sit(seat, browser, live.seats[seat].name)

    async def set_name(self, live: Live, seat: int, name: str) -> None:
        shown = clean_name(name)

        def then() -> None:
            live.seats[seat].name = live.table.names[seat] = shown

        writes: list[Write] = [(put.SEAT_NAME, {"table": live.id, "place": seat, "name": shown})]
        await self.change(live, lambda: writes, then, cut=0)

    async def rematch(self, live: Live, levels: dict[int, str]) -> Live:
        """The same again, for the same people; whoever asks second arrives at the table the first one opened."""
        async with self.holding(live):
            if not live.table.over:
                raise Refused(409, "page-not-over")
            if live.rematch is None:
                seats = [Seat(s.kind, levels.get(i, s.level or "") or None, s.name) for i, s in enumerate(live.seats)]
                box = None if live.game.standard_of(live.table.box.hash) else live.table.box.data
                wanted = Wanted(live.game.name, live.table.setup, seats, live.own_dice, live.listed, live.pace, None, box)
                again = await self._open_rematch(live, wanted)
                live.rematch = again
                live.changed()
        return await self.find(live.rematch)

    async def _open_rematch(self, live: Live, wanted: Wanted) -> str:
        """The id of the next table: ours, or the one that was opened elsewhere just before."""
        try:
            return (await self.open(wanted, live.holders, rematch_of=live.id)).id
        except Taken:
            row = sa.select(db.tables.c.rematch).where(db.tables.c.id == live.id)
            return str((await asyncio.to_thread(self.storage.rows, row))[0].rematch)

    # Finding them again

    def _remember(self, live: Live) -> None:
        self.live[live.id] = live
        if len(self.live) > MOST_LIVE:
            idle = sorted((t for t in self.live.values() if not t.in_use), key=lambda t: t.used)
            for old in idle[: MOST_LIVE // 10]:
                del self.live[old.id]

    async def find(self, table_id: str) -> Live:
        """The table of this address, from memory or from what was kept."""
        live = self.live.get(table_id)
        if live is None:
            live = await self._find_kept(table_id)
        live.used = time.monotonic()
        return live

    async def _find_kept(self, table_id: str) -> Live:
        if not (table_id.isascii() and table_id.isalnum()) or len(table_id) > 32:
            raise not_found()
        lock = self.opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.live:
                    return self.live[table_id]
                live = await asyncio.to_thread(load, self.storage, table_id, self.settings.pause_seconds)
                self._remember(live)
        finally:
            if not lock.locked():
                self.opening.pop(table_id, None)
        self._tell(live)
        return live

    # Lists

    async def open_tables(self, most: int = 12) -> list[Live]:
        """Tables that wait for someone, the newest first."""
        free = sa.select(db.seats.c.table_id).where(db.seats.c.kind == "free")
        query = (
            sa.select(db.tables.c.id)
            .where(db.tables.c.listed == 1, db.tables.c.over == 0, db.tables.c.id.in_(free))
            .order_by(db.tables.c.created.desc())
            .limit(most)
        )
        return await self._all(query)

    async def tables_of(self, browser: str | None, most: int = 12) -> list[Live]:
        """The tables a browser sits at, the last one used first."""
        if browser is None:
            return []
        held = sa.select(db.holders.c.table_id).where(db.holders.c.browser == browser)
        return await self._all(
            sa.select(db.tables.c.id).where(db.tables.c.id.in_(held)).order_by(db.tables.c.touched.desc()).limit(most)
        )

    async def _all(self, query: sa.Select[Any]) -> list[Live]:
        found = []
        for row in await asyncio.to_thread(self.storage.rows, query):
            try:
                found.append(await self.find(row.id))
            except LudoError:
                log.warning("table %s can't be opened", row.id)
        return found


def seat_everyone(table: Table, wanted: Sequence[Seat]) -> list[Seat]:
    """The seats of a table as asked for; the automaton sits where the rules put it, a seat not spoken of is free.

    Whatever was asked for at the automaton's seat, the name given to it is the automaton's.
    """
    seating = table.seating
    seats = []
    for i in range(len(seating.sides)):
        seat = wanted[i] if i < len(wanted) else Seat("free")
        if i == seating.automaton:
            seats.append(Seat("automaton", name=clean_name(seat.name)))
        else:
            seats.append(Seat(seat.kind, seat.level, clean_name(seat.name) or (bot_name(i) if seat.kind == "bot" else None)))
    return seats


def bot_name(seat: int) -> str:
    """What a bot on a seat is called, the same in every language."""
    names = common("fr")("page-bot-names").split(", ")
    return names[seat % len(names)]


def clean_name(name: str | None) -> str | None:
    """A name as it may stand on a page: one line, printable, not too long; None if nothing is left."""
    if name is None:
        return None
    shown = " ".join("".join(c for c in str(name)[:400] if c.isprintable() or c == "\u200d").split())
    return shown[:LONGEST_NAME].strip() or None
