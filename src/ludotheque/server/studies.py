"""Studies of the laboratory, run one at a time in a worker of their own while the page shows how far they are."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from ludotheque.arena.driver import Stopped, timed
from ludotheque.arena.job import Job
from ludotheque.arena.lab import Study
from ludotheque.server.board import Board
from ludotheque.server.problems import Refused

log = logging.getLogger(__name__)
KEPT, WAITING = 50, 5
MOST_IN_ALL = 2_000_000  # games of one study
SHOW_EVERY = 0.3  # seconds between two pictures of the progress


class Worker:
    """A crew of one process."""

    workers, chunk_seconds = 1, 0.25

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))

    def prepare(self, jobs: Sequence[Job]) -> None:
        """The worker compiles for itself."""

    def submit(self, job: Job, first: int, last: int) -> Future[Any]:
        return self.pool.submit(timed, job, first, last)

    def first_done(self, running: Sequence[Any]) -> list[Any]:
        return list(wait(running, return_when=FIRST_COMPLETED).done)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


@dataclass(eq=False)
class Running(Board):
    """One study on the server."""

    study: Any = None
    state: str = "waiting"  # waiting, running, done, stopped, failed
    done: int = 0
    total: int = 1
    stop: bool = False
    created: float = field(default_factory=time.time)


class Studies:
    """All studies since the start: `live` by id."""

    def __init__(self) -> None:
        self.live: dict[str, Running] = {}
        self.turn = asyncio.Lock()
        self.crew: Worker | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, study_id: str, study: Study) -> Running:
        """Have a study worked out; not too many wait at a time."""
        if study.games * len(study.cells) > MOST_IN_ALL:
            raise Refused(422, "lab-too-much", given=study.games * len(study.cells), most=MOST_IN_ALL)
        if sum(r.state in ("waiting", "running") for r in self.live.values()) >= WAITING:
            raise Refused(503, "lab-busy")
        running = Running(study_id, study=study, total=study.games * len(study.cells))
        self.live[study_id] = running
        for old in sorted(self.live.values(), key=lambda r: r.created)[:-KEPT]:
            if old.state not in ("waiting", "running"):
                del self.live[old.id]
        task = asyncio.get_running_loop().create_task(self._run(running))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return running

    async def _run(self, running: Running) -> None:
        loop, last = asyncio.get_running_loop(), [0.0]

        def progress(done: int, total: int) -> None:
            if running.stop:
                raise Stopped
            running.done = done
            now = time.monotonic()
            if now - last[0] > SHOW_EVERY:
                last[0] = now
                loop.call_soon_threadsafe(running.changed)

        async with self.turn:
            running.state = "running"
            running.changed()
            self.crew = self.crew or Worker()
            try:
                finished = await asyncio.to_thread(running.study.run, self.crew, progress)
                running.state = "done" if finished else "stopped"
            except BrokenProcessPool:
                self.crew = None
                running.state = "failed"
            except Exception:
                log.exception("a study failed")
                running.state = "failed"
            running.changed()

    def close(self) -> None:
        for running in self.live.values():
            running.stop = True
        for task in list(self.tasks):
            task.cancel()
        if self.crew is not None:
            self.crew.close()
