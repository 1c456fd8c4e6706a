"""The writer: groups, acknowledgements, one bad job among good ones, and an end that writes what is waiting."""

import asyncio

import pytest
import sqlalchemy as sa

from ludotheque.server.store import statements as put
from ludotheque.server.store.database import Storage, boxes, seats, tables, tournaments
from ludotheque.server.store.writer import Taken, Writer


@pytest.fixture()
def storage(tmp_path):
    opened = Storage(f"sqlite:///{tmp_path / 'a.sqlite'}")
    yield opened
    opened.close()


def job(name):
    row = {"id": name, "game": "", "form": "", "state": "", "over": 0, "created": 0.0, "touched": 0.0}
    return [(put.ADD_TOURNAMENT, row)]


def kept(storage):
    return sorted(row.id for row in storage.rows(sa.select(tournaments.c.id)))


def test_many_jobs_of_one_round_are_one_group(storage):
    async def write():
        writer = Writer(storage)
        await asyncio.gather(*(writer.submit(job(f"{i:03}")) for i in range(100)))
        assert writer.groups == 1
        await writer.close()

    asyncio.run(write())
    assert len(kept(storage)) == 100


def test_a_bad_job_fails_alone(storage):
    async def write():
        writer = Writer(storage)
        await writer.submit(job("twice"))
        answers = await asyncio.gather(
            writer.submit(job("a")), writer.submit(job("twice")), writer.submit(job("b")), return_exceptions=True
        )
        assert [isinstance(a, sa.exc.IntegrityError) for a in answers] == [False, True, False]
        await writer.close()

    asyncio.run(write())
    assert kept(storage) == ["a", "b", "twice"]


def test_closing_writes_what_is_waiting_and_never_hangs(storage):
    async def write(i):
        writer = Writer(storage)
        done = [writer.submit(job(f"{i}-{k}")) for k in range(3)]
        await asyncio.wait_for(writer.close(), 60)
        await asyncio.gather(*done)

    for i in range(40):
        asyncio.run(write(i))
    assert len(kept(storage)) == 120


def a_table(name):
    row = dict.fromkeys((column.name for column in tables.c), 0)
    row |= {"id": name, "game": "", "setup": "", "box": "", "seed": "", "layout": "", "position": b"", "rematch": None}
    seat = {"table_id": name, "seat": 0, "kind": "free", "level": None, "name": None, "token": name, "asks": ""}
    return [(put.ADD_TABLE, row), (put.ADD_SEAT, seat)]


def test_of_two_who_want_the_same_the_first_has_it_and_the_second_nothing(storage):
    """A conditional update that finds no row fails its whole job; the jobs beside it land."""

    async def write():
        writer = Writer(storage)
        await writer.submit(a_table("t"))
        takes = [[(put.TAKE_SEAT, {"table": "t", "place": 0, "name": name}), *job(name)] for name in ("first", "second")]
        answers = await asyncio.gather(*map(writer.submit, takes), writer.submit(job("beside")), return_exceptions=True)
        assert [type(a) for a in answers] == [type(None), Taken, type(None)]
        again = await asyncio.gather(
            *[writer.submit([(put.TABLE_REMATCH, {"table": "t", "rematch": name})]) for name in ("a", "b")],
            return_exceptions=True,
        )
        assert [type(a) for a in again] == [type(None), Taken]
        await writer.close()

    asyncio.run(write())
    assert kept(storage) == ["beside", "first"]
    assert [(row.kind, row.name) for row in storage.rows(sa.select(seats))] == [("person", "first")]
    assert storage.rows(sa.select(tables.c.rematch))[0].rematch == "a"


def test_what_is_named_by_its_content_is_added_once(storage):
    async def write():
        writer = Writer(storage)
        box = [(put.ADD_BOX, {"hash": "h", "data": "{}"})]
        await asyncio.gather(*[writer.submit(box) for _ in range(3)])
        await writer.submit(box)
        await writer.close()

    asyncio.run(write())
    assert len(storage.rows(sa.select(boxes))) == 1
