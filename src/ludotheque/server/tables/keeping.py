"""What is kept of a table, and how it is read again."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from ludotheque.engine.box import Box, canonical
from ludotheque.engine.dice import Nature
from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.save import document
from ludotheque.engine.table import Table
from ludotheque.server.problems import Refused, not_found
from ludotheque.server.store import database as db
from ludotheque.server.store import statements as put
from ludotheque.server.store.database import Storage
from ludotheque.server.store.keys import Keys, hashed
from ludotheque.server.store.writer import Write
from ludotheque.server.tables.live import Live, Seat

log = logging.getLogger(__name__)
Holders = Mapping[str, set[int]]  # browser -> the seats it holds


class BrokenTable(Refused):
    """A table that was played by other rules than ours: it can't go on, but its game can be had as a file.

    The message doesn't say where it breaks: a line of the log may name a hidden card.
    """

    def __init__(self, game: Game, file: dict[str, Any], over: bool, holders: Holders) -> None:
        super().__init__(409, "page-older-rules")
        self.game, self.file, self.over, self.holders = game, file, over, holders

    def may_have_file(self, browser: str | None) -> bool:
        """Anyone, where nothing is hidden any more; else those who sat at it, since nobody will play it on."""
        return self.over or not self.game.facts.hidden or browser in self.holders


def first_writes(live: Live, keys: Keys) -> list[Write]:
    table, now = live.table, time.time()
    row = {
        "id": live.id,
        "game": live.game.name,
        "rules": live.game.facts.version,
        "setup": json.dumps(table.setup),
        "box": table.box.hash,
        "seed": table.nature_source.seed,
        "seed_known": int(live.seed_known),
        "own_dice": int(live.own_dice),
        "listed": int(live.listed),
        "pace": live.pace,
        "created": live.created,
        "touched": now,
        "over": int(table.over),
        "n": live.n,
        "layout": live.layout,
        "position": bytes(table.s.raw),
        "rematch": None,
    }
    seats = [(put.ADD_SEAT, seat_row(live, i, keys)) for i in range(len(live.seats))]
    return [(put.ADD_TABLE, row), *seats, *holder_rows(live), *log_writes(live, 0, now)]


def seat_row(live: Live, i: int, keys: Keys) -> dict[str, Any]:
    seat, token = live.seats[i], hashed(keys.token("seat", live.id, i))
    about = {"kind": seat.kind, "level": seat.level, "name": seat.name}
    return {"table_id": live.id, "seat": i, **about, "token": token, "asks": ""}


def holder_rows(live: Live) -> list[Write]:
    held = [(browser, seat) for browser, seats in live.holders.items() for seat in seats]
    return [(put.ADD_HOLDER, {"table_id": live.id, "seat": seat, "browser": browser}) for browser, seat in held]


def log_writes(live: Live, first: int, now: float) -> list[Write]:
    lines = live.table.log
    return [(put.ADD_MOVE, {"table_id": live.id, "n": n, "line": lines[n], "at": now}) for n in range(first, len(lines))]


def step_writes(live: Live, first: int) -> list[Write]:
    now = time.time()
    stands = {"table": live.id, "n": live.n, "over": int(live.table.over), "touched": now, "position": bytes(live.table.s.raw)}
    return [*log_writes(live, first, now), (put.TABLE_STANDS, stands)]


def box_writes(table: Table) -> list[Write]:
    if table.game.standard_of(table.box.hash):
        return []
    return [(put.ADD_BOX, {"hash": table.box.hash, "data": canonical(table.box.data)})]


def holder_writes(table_id: str, browser: str | None, seat: int) -> list[Write]:
    return [(put.ADD_HOLDER, {"table_id": table_id, "seat": seat, "browser": browser})] if browser else []


def load(storage: Storage, table_id: str, pause: float) -> Live:
    rows = storage.rows(sa.select(db.tables).where(db.tables.c.id == table_id))
    if not rows:
        raise not_found()
    row, game = rows[0], find_game(rows[0].game)
    box = kept_box(storage, row.box, game)
    moves = sa.select(db.moves.c.line).where(db.moves.c.table_id == table_id).order_by(db.moves.c.n)
    lines = [line.line for line in storage.rows(moves)]
    places = storage.rows(sa.select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat))
    seats = [Seat(p.kind, p.level, p.name, set(p.asks.split())) for p in places]
    holders: dict[str, set[int]] = {}
    for holder in storage.rows(sa.select(db.holders).where(db.holders.c.table_id == table_id)):
        holders.setdefault(holder.browser, set()).add(holder.seat)
    try:
        table = Table(game, json.loads(row.setup), box, Nature(row.seed), [seat.name for seat in seats]).follow(lines)
    except LudoError as problem:
        file = document(game, row.rules, box, json.loads(row.setup), [seat.name for seat in seats], lines)
        raise BrokenTable(game, file, bool(row.over), holders) from problem
    live = Live(
        table,
        seats,
        bool(row.own_dice),
        bool(row.seed_known),
        bool(row.listed),
        row.pace,
        row.created,
        row.rematch,
        id=table_id,
        pause=pause,
        holders=holders,
    )
    if row.rules == game.facts.version and row.layout == live.layout and bytes(table.s.raw) != row.position:
        log.error("table %s stands otherwise than it was kept", table_id)
    return live


def kept_box(storage: Storage, wanted: str, game: Game) -> Box:
    """The box a table is played with, by its hash."""
    if standard := game.standard_of(wanted):
        return standard
    kept = storage.rows(sa.select(db.boxes.c.data).where(db.boxes.c.hash == wanted))
    return game.box(json.loads(kept[0].data)) if kept else game.standard_box
