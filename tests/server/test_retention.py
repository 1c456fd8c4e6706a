"""What expires: tables, uploads, tournaments; what stays, and that nothing acknowledged is lost on the way."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ludotheque.server.settings import TIMES, Settings
from ludotheque.server.store import database as db
from ludotheque.server.store import statements as put
from ludotheque.server.store.keys import new_id
from ludotheque.server.tables.house import House, Wanted
from ludotheque.server.tables.live import Seat
from ludotheque.server.tables.live_tournament import Entrant, LiveTournament
from ludotheque.server.tables.quotas import DAY, Quotas
from ludotheque.server.tables.retention import Sweep
from ludotheque.server.tables.studies import Studies
from ludotheque.server.tables.tournaments import Tournaments
from ludotheque.server.tables.watched import Reader
from tests.server.test_quotas import game, upload
from tests.server.test_tournaments import until
from tests.site import Site

LONG_AGO = 100.0  # days
PEOPLE = [Seat("person"), Seat("free")]


class Place:
    """A house with its tournaments and its sweep, on a real database."""

    def __init__(self, folder: Path, **settings: float) -> None:
        self.house = House(replace(Settings(database=str(folder / "a.sqlite")), **settings))  # type: ignore[arg-type]
        self.tournaments, self.studies = Tournaments(self.house, Quotas(1.0)), Studies(Quotas(1.0))
        self.sweep = Sweep(self.house, self.tournaments, self.studies)

    def rows(self, table: sa.Table) -> list[Any]:
        return list(self.house.storage.rows(sa.select(table)))

    async def write(self, statement: Any) -> None:
        def run() -> None:
            with self.house.storage.engine.begin() as connection:
                connection.execute(statement)

        await asyncio.to_thread(run)

    async def table(self, over: bool = False, days: float = LONG_AGO) -> str:
        """A table at which nothing was played for so many days."""
        live = await self.house.open(Wanted("djoko", {}, PEOPLE), {"browser": {0, 1}})
        if over:
            await self.house.act(live, lambda: live.resign(0))
        await self.write(sa.update(db.tables).where(db.tables.c.id == live.id).values(touched=time.time() - days * DAY))
        return live.id


def at(folder: Path, doing: Callable[[Place], Awaitable[None]], **settings: float) -> None:
    async def run() -> None:
        place = Place(folder, **settings)
        try:
            await doing(place)
        finally:
            await place.tournaments.close()
            await place.house.close()

    asyncio.run(run())


def test_tables_stay_unless_one_asks_for_it(tmp_path: Path):
    async def doing(place: Place) -> None:
        kept = {await place.table(over=True), await place.table()}
        await place.sweep.once()
        assert {row.id for row in place.rows(db.tables)} == kept

    at(tmp_path, doing)


@pytest.mark.parametrize("over", [True, False])
def test_old_tables_go_with_all_that_belongs_to_them(tmp_path: Path, over: bool):
    async def doing(place: Place) -> None:
        gone = [await place.table(over) for _ in range(25)]
        stay = {await place.table(not over), await place.table(over, days=1)}
        await place.sweep.once()
        assert {row.id for row in place.rows(db.tables)} == stay == set(place.house.live)
        for hanging in (db.moves, db.seats, db.holders):
            assert {row.table_id for row in place.rows(hanging)} == stay
        with pytest.raises(Exception, match="no such table"):
            await place.house.find(gone[0])

    at(tmp_path, doing, **{"keep_finished" if over else "keep_abandoned": 30.0})


def test_a_table_somebody_looks_at_stays(tmp_path: Path):
    async def doing(place: Place) -> None:
        seen, reader = await place.table(), Reader(lambda: None)
        place.house.live[seen].readers.add(reader)
        await place.sweep.once()
        assert seen in place.house.live and len(place.rows(db.tables)) == 1
        place.house.live[seen].readers.discard(reader)
        await place.sweep.once()
        assert not place.rows(db.tables)

    at(tmp_path, doing, keep_abandoned=30.0)


def test_a_table_of_a_tournament_that_goes_on_stays(tmp_path: Path):
    async def doing(place: Place) -> None:
        tournament = await place.tournaments.open(
            LiveTournament(
                id=new_id(),
                game="djoko",
                places=2,
                host="h",
                address="a",
                entrants=[Entrant("A", browser="a"), Entrant("B", browser="b")],
            )
        )
        assert tournament.drawn and tournament.drawn.on_court
        await place.write(sa.update(db.tables).values(touched=0.0))
        await place.sweep.once()
        assert len(place.rows(db.tables)) == 1

    at(tmp_path, doing, keep_abandoned=30.0)


def test_a_move_played_while_its_table_is_being_removed_is_kept(tmp_path: Path):
    async def doing(place: Place) -> None:
        table_id = await place.table()
        before = time.time() - DAY
        live = await place.house.find(table_id)
        removing = place.house.write([(drop, {"table": table_id, "before": before}) for drop in put.DROP_TABLE])
        await asyncio.gather(place.house.act(live, lambda: live.resign(0)), removing)
        assert [row.line for row in place.rows(db.moves)][-1] == "table resign 0"
        assert len(place.rows(db.tables)) == 1

    at(tmp_path, doing)


def test_a_table_that_is_read_while_it_is_removed_is_not_left_in_memory(tmp_path: Path):
    async def doing(place: Place) -> None:
        for _ in range(20):
            table_id = await place.table()
            place.house.forget(place.house.live[table_id])
            await asyncio.gather(place.sweep.once(), place.house.find(table_id), return_exceptions=True)
            await place.sweep.once()
            assert not place.house.live and not place.house.opening and not place.rows(db.tables)

    at(tmp_path, doing, keep_abandoned=30.0)


def test_uploads_go_when_they_are_old_or_too_many(tmp_path: Path):
    async def doing(place: Place) -> None:
        now = time.time()
        there = (("newest", 400_000, 0.0), ("new", 400_000, 1.0), ("too much", 400_000, 2.0), ("old", 10, 99.0))
        for name, size, days in there:
            row = {"id": name, "game": "djoko", "data": b"x" * size, "at": now - days * DAY}
            await place.house.write([(put.ADD_FILE, row)])
        await place.sweep.once()
        assert {row.id for row in place.rows(db.files)} == {"newest", "new"} and place.sweep.uploads == 800_000
        assert not place.sweep.due.is_set()
        place.sweep.uploaded(300_000)
        assert place.sweep.due.is_set()

    at(tmp_path, doing, most_uploads=1.0)


def entered(count: int = 1) -> LiveTournament:
    those = [Entrant(str(i), browser=str(i)) for i in range(count)]
    return LiveTournament(id=new_id(), game="djoko", places=4, host="h", address="a", entrants=those)


def test_tournaments_that_are_never_drawn_go(tmp_path: Path):
    async def first(place: Place) -> None:
        for days in (8, 1):
            tournament = await place.tournaments.open(entered())
            this = sa.update(db.tournaments).where(db.tournaments.c.id == tournament.id)
            await place.write(this.values(touched=time.time() - days * DAY))

    async def after_a_restart(place: Place) -> None:
        await place.tournaments.begin()
        old, new = sorted(place.tournaments.live.values(), key=lambda c: c.touched)
        await place.sweep.once()
        assert list(place.tournaments.live) == [new.id] == [row.id for row in place.rows(db.tournaments)]
        with pytest.raises(Exception, match="no such tournament"):
            await place.tournaments.join(old, "late", "Late")
        new.touched -= 8 * DAY  # also while it runs, unless somebody is looking
        new.readers.add(reader := Reader(lambda: None))
        await place.sweep.once()
        assert list(place.tournaments.live) == [new.id]
        new.readers.discard(reader)
        await place.sweep.once()
        assert not place.tournaments.live and not place.rows(db.tournaments)

    at(tmp_path, first)
    at(tmp_path, after_a_restart)


def test_finished_tournaments_leave_memory_and_then_the_database(tmp_path: Path):
    async def doing(place: Place) -> None:
        row = {"id": "x", "game": "djoko", "form": "knock_out", "state": entered().to_json(), "over": 1, "created": 0.0}
        await place.write(sa.insert(db.tournaments).values(**row, touched=time.time() - 61 * DAY))
        await place.sweep.once()
        assert not place.rows(db.tournaments)

    at(tmp_path, doing)


def test_what_is_kept_for_how_long_can_be_set_and_is_documented(monkeypatch: pytest.MonkeyPatch):
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
    for name in TIMES:
        assert f"`LUDOTHEQUE_{name.upper()}` | `--{name.replace('_', '-')}`" in text
    monkeypatch.setenv("LUDOTHEQUE_KEEP_FINISHED", "2.5")
    monkeypatch.setenv("LUDOTHEQUE_KEEP_ABANDONED", "-1")
    settings = Settings.from_environment()
    assert settings.keep_finished == 2.5 and settings.keep_abandoned == 0.0 and settings.keep_uploads == 60.0


# On a real server


def test_links_of_a_removed_table_lead_nowhere(tmp_path: Path):
    site = Site(tmp_path).start()
    try:
        opened = site.table("djoko", {}, seats=[{"kind": "person"}, {"kind": "free"}], seed=5)
        site.stop()
        with sqlite3.connect(site.database) as database:
            database.execute("update tables set touched = 0")
        site.start()
        assert site.client.get(f"/t/{opened.id}").status_code == 200  # off by default
        site.stop()
        site.flags = ("--keep-abandoned", "1")
        site.start()
        until(lambda: site.client.get(f"/api/tables/{opened.id}").status_code == 404)
        links = [f"/t/{opened.id}", f"/t/{opened.id}/replay", str(opened.links[0]), str(opened.invite), f"/t/{opened.id}/live"]
        assert [site.client.get(httpx.URL(link).path).status_code for link in links] == [404] * 5
        assert site.client.get("/").status_code == 200
    finally:
        site.stop()


def test_uploads_and_studies_expire_by_themselves(tmp_path: Path):
    site = Site(tmp_path, "--sweep-seconds", "0.1", "--keep-uploads", "1e-6", "--keep-studies", "1e-6").start()
    try:
        site.client.follow_redirects = True
        page = upload(site.client, game(2000, 1))
        until(lambda: site.client.get(page.url.path).status_code == 404)
        study = site.client.post("/lab/djoko", data={"vary": "sets=1,2", "measure": "games", "games": "900000"})
        site.client.post(f"{study.url.path}/stop")
        until(lambda: site.client.get(study.url.path).status_code == 404)
    finally:
        site.stop()
