"""All tables of the server: opened, found again after a restart, acted on and kept."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ludotheque.engine.box import Box, canonical
from ludotheque.engine.dice import Nature
from ludotheque.engine.errors import BadSave, LudoError
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.table import Table, new_table
from ludotheque.engine.words import common
from ludotheque.server import statements as put
from ludotheque.server import storage as db
from ludotheque.server.keys import Keys, hashed, load_key, new_id
from ludotheque.server.live import Live, Seat
from ludotheque.server.problems import Refused, not_found
from ludotheque.server.settings import Settings
from ludotheque.server.storage import BadDatabase, Storage
from ludotheque.server.writer import Write, Writer

log = logging.getLogger(__name__)
SNAPSHOT_EVERY = 200
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
        self.keys = Keys(load_key(settings.key_file))
        self.writer = Writer(self.storage.engine)
        self.live: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.after: Callable[[Live], None] = lambda live: None  # told of every change: the bots

    async def close(self) -> None:
        for live in self.live.values():
            if live.thinking:
                live.thinking.cancel()
        await self.writer.close()
        self.storage.close()

    # Opening a table

    async def open(self, wanted: Wanted, browser: str | None = None) -> Live:
        """A new table, kept before anyone sees it."""
        if wanted.seed is not None and not self.settings.seeds:
            raise Refused(403, "page-no-seeds")
        game = find_game(wanted.game)
        box = game.box(wanted.box) if wanted.box is not None else None
        table = new_table(game, wanted.options, seed=wanted.seed, box=box)
        seats = seat_everyone(table, wanted.seats)
        live = Live(
            new_id(), table, seats, own_dice=wanted.own_dice, seed_known=wanted.seed is not None, listed=wanted.listed,
            pace=self.settings.pace if wanted.pace is None else wanted.pace,
        )  # fmt: skip
        table.names[:] = [seat.name for seat in seats]
        if browser:
            live.holders[browser] = {i for i, seat in enumerate(seats) if seat.kind == "person"}
        live.begin()
        await self._keep(live, [*await self._box_writes(table.box, game.standard_box), *self._first_writes(live)])
        self._remember(live)
        self.after(live)
        return live

    async def _box_writes(self, box: Box, standard: Box) -> list[Write]:
        if box.hash == standard.hash:
            return []
        known = await asyncio.to_thread(self.storage.rows, sa.select(db.boxes.c.hash).where(db.boxes.c.hash == box.hash))
        return [] if known else [(put.ADD_BOX, {"hash": box.hash, "data": canonical(box.data)})]

    def _first_writes(self, live: Live) -> list[Write]:
        table, now = live.table, time.time()
        row = {
            "id": live.id, "game": live.game.name, "rules": live.game.facts.version, "setup": json.dumps(table.setup),
            "box": table.box.hash, "seed": table.nature_source.seed, "seed_known": int(live.seed_known),
            "own_dice": int(live.own_dice), "listed": int(live.listed), "pace": live.pace, "created": live.created,
            "touched": now, "over": int(table.over), "n": live.n, "layout": live.layout,
            "position": bytes(table.s.raw), "rematch": None,
        }  # fmt: skip
        writes: list[Write] = [(put.ADD_TABLE, row)]
        for i, seat in enumerate(live.seats):
            token = hashed(self.keys.token("seat", live.id, i))
            writes.append((put.ADD_SEAT, {"table_id": live.id, "seat": i, "kind": seat.kind, "level": seat.level,
                                          "name": seat.name, "token": token, "asks": ""}))  # fmt: skip
        writes += [(put.ADD_HOLDER, {"table_id": live.id, "seat": seat, "browser": browser})
                   for browser, held in live.holders.items() for seat in held]  # fmt: skip
        return [*writes, *self._log_writes(live, 0, now)]

    def _log_writes(self, live: Live, first: int, now: float) -> list[Write]:
        lines = live.table.log
        writes: list[Write] = [
            (put.ADD_MOVE, {"table_id": live.id, "n": n, "line": lines[n], "at": now}) for n in range(first, len(lines))
        ]
        if first // SNAPSHOT_EVERY != len(lines) // SNAPSHOT_EVERY:
            writes.append((put.ADD_SNAPSHOT, {
                "table_id": live.id, "n": len(lines), "rules": live.game.facts.version, "layout": live.layout,
                "position": bytes(live.table.s.raw)}))  # fmt: skip
        return writes

    # Acting on one

    async def act(self, live: Live, what: Callable[[], None]) -> None:
        """Do something at a table: it is committed before anyone is told. A refusal changes nothing."""
        async with live.lock:
            if self.live.get(live.id) is not live:
                raise Refused(503, "page-try-again")
            table = live.table
            first, raw, steps = live.n, bytes(table.s.raw), len(table.steps)
            cut = table.steps[-1].n if table.steps else 0
            try:
                what()
            except Exception:
                if live.n != first:
                    live.take_back_to(first, raw, steps)
                raise
            undone = len(table.steps) < steps
            await self._keep(live, self._step_writes(live, first))
            live.changed(min(cut, first) if undone else first)
        self.after(live)

    def _step_writes(self, live: Live, first: int) -> list[Write]:
        now = time.time()
        stands = {"table": live.id, "n": live.n, "over": int(live.table.over), "touched": now,
                  "position": bytes(live.table.s.raw)}  # fmt: skip
        return [*self._log_writes(live, first, now), (put.TABLE_STANDS, stands)]

    async def keep(self, live: Live, writes: list[Write]) -> None:
        """Have a change kept that is no move (a seat taken, a pace chosen)."""
        async with live.lock:
            await self._keep(live, writes)

    async def write(self, writes: list[Write]) -> None:
        """Have something kept that belongs to no table."""
        try:
            await self.writer.submit(writes)
        except sa.exc.SQLAlchemyError as problem:
            raise BadDatabase("database-busy") from problem

    async def _keep(self, live: Live, writes: list[Write]) -> None:
        try:
            await self.writer.submit(writes)
        except sa.exc.SQLAlchemyError as problem:
            log.error("table %s was not kept: %s", live.id, type(problem).__name__)
            self.forget(live)
            raise BadDatabase("database-busy") from problem

    def forget(self, live: Live) -> None:
        """Drop what is in memory: the table is read again from what was kept."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        live.changed(0)

    async def sit(self, live: Live, seat: int, browser: str | None, name: str | None) -> None:
        """Take a free seat, or come back to one's own in another browser."""
        known = seat in live.seats_of(browser)
        live.sit(seat, browser, clean_name(name))
        writes: list[Write] = [self.seat_write(live, seat)]
        if browser and not known:
            writes.append((put.ADD_HOLDER, {"table_id": live.id, "seat": seat, "browser": browser}))
        await self.keep(live, writes)

    def seat_write(self, live: Live, seat: int) -> Write:
        place = live.seats[seat]
        return put.SEAT_TAKEN, {"table": live.id, "place": seat, "kind": place.kind, "name": place.name,
                                "asks": " ".join(sorted(place.asks))}  # fmt: skip

    # Finding them again

    def _remember(self, live: Live) -> None:
        self.live[live.id] = live
        if len(self.live) > MOST_LIVE:
            idle = sorted((t for t in self.live.values() if not t.readers and not t.thinking), key=lambda t: t.used)
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
                live = await asyncio.to_thread(self._load, table_id)
                self._remember(live)
        finally:
            if not lock.locked():
                self.opening.pop(table_id, None)
        self.after(live)
        return live

    def _load(self, table_id: str) -> Live:
        rows = self.storage.rows(sa.select(db.tables).where(db.tables.c.id == table_id))
        if not rows:
            raise not_found()
        row = rows[0]
        game = find_game(row.game)
        box = game.standard_box
        if row.box != box.hash:
            kept = self.storage.rows(sa.select(db.boxes.c.data).where(db.boxes.c.hash == row.box))
            box = game.box(json.loads(kept[0].data)) if kept else box
        lines = self.storage.rows(
            sa.select(db.moves.c.line).where(db.moves.c.table_id == table_id).order_by(db.moves.c.n)
        )
        places = self.storage.rows(sa.select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat))
        seats = [Seat(p.kind, p.level, p.name, set(p.asks.split())) for p in places]
        table = Table(game, json.loads(row.setup), box, Nature(row.seed), [seat.name for seat in seats])
        live = Live(table_id, table, seats, bool(row.own_dice), bool(row.seed_known), bool(row.listed), row.pace, row.created,
                    row.rematch)  # fmt: skip
        try:
            table.follow(line.line for line in lines)
        except BadSave as problem:
            raise Refused(409, "page-older-rules", reason=problem) from problem
        if row.rules == game.facts.version and row.layout == live.layout and bytes(table.s.raw) != row.position:
            log.error("table %s stands otherwise than it was kept", table_id)
        for holder in self.storage.rows(sa.select(db.holders).where(db.holders.c.table_id == table_id)):
            live.holders.setdefault(holder.browser, set()).add(holder.seat)
        return live

    # Lists

    async def open_tables(self, most: int = 12) -> list[Live]:
        """Tables that wait for someone, the newest first."""
        free = sa.select(db.seats.c.table_id).where(db.seats.c.kind == "free")
        query = (sa.select(db.tables.c.id).where(db.tables.c.listed == 1, db.tables.c.over == 0, db.tables.c.id.in_(free))
                 .order_by(db.tables.c.created.desc()).limit(most))  # fmt: skip
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
    """The seats of a table as asked for; the automaton sits where the rules put it, a seat not spoken of is free."""
    seating = table.seating
    seats = []
    for i in range(len(seating.sides)):
        seat = wanted[i] if i < len(wanted) else Seat("free")
        if i == seating.automaton:
            seats.append(Seat("automaton"))
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
