"""The writer: groups, acknowledgements, one bad job among good ones, and an end that writes what is waiting."""

import asyncio

import pytest
import sqlalchemy as sa

from ludotheque.server import statements as put
from ludotheque.server.storage import Storage, files
from ludotheque.server.writer import Writer


@pytest.fixture()
def storage(tmp_path):
    opened = Storage(f"sqlite:///{tmp_path / 'a.sqlite'}")
    yield opened
    opened.close()


def job(name):
    return [(put.ADD_FILE, {"id": name, "data": b"", "at": 0.0})]


def kept(storage):
    return sorted(row.id for row in storage.rows(sa.select(files.c.id)))


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
