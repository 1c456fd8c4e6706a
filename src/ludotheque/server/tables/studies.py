"""Studies of the laboratory, worked on in turns in a process of their own while the page shows how far they are."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from ludotheque.arena.driver import Stopped, timed
from ludotheque.arena.job import Job
from ludotheque.server.problems import Refused
from ludotheque.server.tables.quotas import RETRY, STUDIES, STUDIES_THERE, Quotas
from ludotheque.server.tables.watched import Watched
from ludotheque.server.tables.workers import Died, Overrun, Worker

log = logging.getLogger(__name__)
KEPT, WAITING = 50, 50
TURN = 10.0  # seconds a study is worked on while others wait
LONGEST_CHUNK = 300.0  # seconds: the first one compiles
MOST_IN_ALL = 2_000_000  # games of one study
SHOW_EVERY = 0.3  # seconds between two pictures of the progress


class Crew:
    """A crew of one process."""

    workers, chunk_seconds = 1, 0.25

    def __init__(self) -> None:
        self.worker = Worker()
        self.thread = ThreadPoolExecutor(1, "asks the laboratory's worker")

    def prepare(self, jobs: Sequence[Job]) -> None:
        """The worker compiles for itself."""

    def submit(self, job: Job, first: int, last: int) -> Future[Any]:
        return self.thread.submit(self.worker.ask, LONGEST_CHUNK, timed, job, first, last)

    def first_done(self, running: Sequence[Any]) -> list[Any]:
        return list(wait(running, return_when=FIRST_COMPLETED).done)

    def close(self) -> None:
        """Nobody waits for what it is doing: it may be compiling for half a minute."""
        self.worker.kill()
        self.thread.shutdown(wait=False, cancel_futures=True)


@dataclass(eq=False)
class Running(Watched):
    """One study on the server."""

    study: Any = None
    browser: str = ""
    address: str = ""
    state: str = "waiting"  # waiting, running, done, stopped, failed
    done: int = 0
    total: int = 1
    wanted: bool = True  # nobody has stopped it
    created: float = field(default_factory=time.monotonic)
    served: float = -math.inf  # when its last turn ended
    ended: float = 0.0

    @property
    def over(self) -> bool:
        return self.state not in ("waiting", "running")

    def stands(self, state: str) -> None:
        self.state = state
        if self.over:
            self.ended = time.monotonic()
        self.changed()


class Studies:
    """All studies that can be looked at: `live` by id. One is worked on at a time, in turns."""

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas
        self.live: dict[str, Running] = {}
        self.crew: Crew | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self, running: Running) -> Running:
        """Have a study worked out; not too many wait at a time, of one visitor, of one address, in all."""
        running.total = running.study.games * len(running.study.cells)
        if running.total > MOST_IN_ALL:
            raise Refused(422, "lab-too-much", given=running.total, most=MOST_IN_ALL)
        waiting = [r for r in self.live.values() if not r.over]
        self.quotas.room(STUDIES, sum(r.browser == running.browser for r in waiting))
        self.quotas.room(STUDIES_THERE, sum(r.address == running.address for r in waiting))
        if len(waiting) >= WAITING:
            raise Refused(503, "lab-busy", retry=RETRY)
        self.live[running.id] = running
        self._make_room()
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._work())
        return running

    def _make_room(self) -> None:
        """Beyond `KEPT`, the oldest finished study goes of the address that has most of them."""
        over = [r for r in self.live.values() if r.over]
        while len(over) > KEPT:
            many = Counter(r.address for r in over)
            old = max(over, key=lambda r: (many[r.address], -r.ended))
            over.remove(old)
            del self.live[old.id]

    def forget(self, seconds: float) -> None:
        """Those that ended longer ago than this leave, unless somebody is looking."""
        before = time.monotonic() - seconds
        for old in [r for r in self.live.values() if r.over and r.ended < before and not r.readers]:
            del self.live[old.id]

    def stop(self, running: Running) -> None:
        running.wanted = False
        if running.state == "waiting":
            running.stands("stopped")

    # Taking turns

    def _next(self) -> Running | None:
        """Whose turn it is: the address that was served longest ago, there the visitor, and there the study."""
        waiting = [r for r in self.live.values() if r.state == "waiting"]

        def last(among: Callable[[Running], bool]) -> float:
            return max((r.served for r in self.live.values() if among(r)), default=-math.inf)

        def turn(r: Running) -> tuple[float, ...]:
            there, theirs = last(lambda o: o.address == r.address), last(lambda o: o.browser == r.browser)
            return there, theirs, r.served, r.created

        return min(waiting, key=turn, default=None)

    async def _work(self) -> None:
        while (running := self._next()) is not None:
            running.stands("running")
            try:
                finished = await asyncio.to_thread(self._turn, running, asyncio.get_running_loop())
            except Exception as problem:
                if not isinstance(problem, (Died, Overrun)):
                    log.exception("a study failed")
                elif self.crew is not None:
                    self.crew.close()
                    self.crew = None
                running.stands("failed")
            else:
                running.served = time.monotonic()
                running.stands("done" if finished else "waiting" if running.wanted else "stopped")

    def _turn(self, running: Running, loop: asyncio.AbstractEventLoop) -> bool:
        """Work on a study until it is done or stopped, or until others have waited long enough; whether it is done."""
        began = shown = time.monotonic()

        def progress(done: int, total: int) -> None:
            nonlocal shown
            running.done, now = done, time.monotonic()
            others = any(r.state == "waiting" for r in list(self.live.values()))
            if not running.wanted or (others and now - began > TURN):
                raise Stopped
            if now - shown > SHOW_EVERY:
                shown = now
                loop.call_soon_threadsafe(running.changed)

        self.crew = self.crew or Crew()
        finished: bool = running.study.run(self.crew, progress)
        return finished

    def close(self) -> None:
        for running in self.live.values():
            running.wanted = False
        if self.task is not None:
            self.task.cancel()
        if self.crew is not None:
            self.crew.close()
