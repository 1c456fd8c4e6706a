"""One writer a process: what is to be kept is gathered and committed in groups on a thread of its own.

Whoever submits something waits for its future: acknowledged means committed, in the file that is still there.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from ludotheque.server.store.database import BadDatabase, Storage
from ludotheque.server.store.statements import DECIDES, ORDER

APART = 0.005  # seconds between commits under load: larger groups leave more time for everything else

Write = tuple[sa.sql.dml.UpdateBase, dict[str, Any]]


class Taken(Exception):
    """What a job wanted was decided otherwise by somebody else, just before."""


@dataclass
class Job:
    """Statements that land together or not at all."""

    writes: list[Write]
    done: asyncio.Future[None] = field(repr=False)


class Writer:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[Job] = []
        self.groups = 0
        self._handed: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._called = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def submit(self, writes: list[Write]) -> asyncio.Future[None]:
        """Have this written; the future is done when it is committed, or carries the reason why it isn't."""
        loop = self._loop = asyncio.get_running_loop()
        job = Job(writes, loop.create_future())
        self.waiting.append(job)
        if not self._called:
            self._called = True
            loop.call_soon(self._wake)
        return job.done

    def _wake(self) -> None:
        """Once a round of the event loop: everything gathered in it goes in one group."""
        self._called = False
        group, self.waiting = self.waiting, []
        self._handed.put(group)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self.waiting:
            self._wake()
        self._handed.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        """Commit whatever has been handed over since the last time as one group; None is the end."""
        ending, last = False, 0.0
        while not ending:
            parts = [self._handed.get()]
            time.sleep(max(0.0, last + APART - time.monotonic()))
            while not self._handed.empty():
                parts.append(self._handed.get())
            ending = None in parts
            group = [job for part in parts if part is not None for job in part]
            if group:
                self._commit(group)
                last = time.monotonic()

    def _commit(self, group: list[Job]) -> None:
        self.groups += 1
        try:
            self._write(group)
        except Exception as problem:
            if len(group) == 1 or _of_the_database(problem):
                self._answer([(job, problem) for job in group])
                return
            for job in group:  # one of them is wrong: find out which, the others land
                self._commit([job])
            return
        self._answer([(job, None) for job in group])

    def _write(self, group: list[Job]) -> None:
        """All jobs of the group in one transaction: each statement once, with everybody's values, in `ORDER`."""
        gathered: dict[sa.sql.dml.UpdateBase, list[dict[str, Any]]] = {}
        for job in group:
            for statement, values in job.writes:
                gathered.setdefault(statement, []).append(values)
        with self.storage.writing() as connection:
            for statement in sorted(gathered, key=ORDER.index):
                if statement in DECIDES:
                    _decide(connection, statement, gathered[statement])
                else:
                    connection.execute(statement, gathered[statement])

    def _answer(self, answers: list[tuple[Job, Exception | None]]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, answers)


def _decide(connection: sa.Connection, statement: sa.sql.dml.UpdateBase, wanted: list[dict[str, Any]]) -> None:
    """Conditional updates, one after the other: each must find its row as it expects it."""
    for values in wanted:
        if connection.execute(statement, values).rowcount != 1:
            raise Taken


def _of_the_database(problem: Exception) -> bool:
    """Whether the database itself is in trouble (locked, full, gone): then nobody's job lands, and nobody waits again."""
    if isinstance(problem, BadDatabase):
        return True
    return isinstance(problem, sa.exc.DBAPIError) and not isinstance(problem, (sa.exc.IntegrityError, sa.exc.DataError))


def _resolve(answers: list[tuple[Job, Exception | None]]) -> None:
    for job, problem in answers:
        if job.done.done():
            continue
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)
