"""Gets jobs done: numbered games in chunks, on the threads of this machine or on a cluster, until all are played.

Chunks are short; what was played when Ctrl-C comes counts, and a chunk that doesn't come to its end is not waited for.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludotheque.arena.job import Job, Tally
from ludotheque.arena.stopped import StoppedGame

Progress = Callable[[int, int], None]
LOCAL_CHUNK = 0.1  # seconds
LARGEST = 200_000
Span = tuple[int, int]


class Crew(Protocol):
    """Who does the work."""

    workers: int
    chunk_seconds: float

    def prepare(self, jobs: Sequence[Job]) -> None: ...
    def submit(self, job: Job, first: int, last: int) -> Any: ...
    def first_done(self, running: Sequence[Any]) -> list[Any]: ...
    def close(self) -> None: ...


def timed(job: Job, first: int, last: int) -> tuple[Tally | StoppedGame, float]:
    """One chunk and how long it took. A game that had to be stopped is an answer: nobody shall play it again."""
    began = time.perf_counter()
    found: Tally | StoppedGame
    try:
        found = job.play(first, last)
    except StoppedGame as problem:
        found = problem
    return found, time.perf_counter() - began


class Threads:
    """The cores of this machine."""

    chunk_seconds = LOCAL_CHUNK

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.workers)

    def prepare(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            job.prepare()

    def submit(self, job: Job, first: int, last: int) -> Future[Any]:
        return self.pool.submit(timed, job, first, last)

    def first_done(self, running: Sequence[Any]) -> list[Any]:
        return list(wait(running, return_when=FIRST_COMPLETED).done)

    def close(self) -> None:
        """Nobody waits for chunks whose games no longer count."""
        self.pool.shutdown(wait=False, cancel_futures=True)


@dataclass
class Work:
    """One job: how many games are wanted, which are played, and their tally."""

    job: Job
    games: int
    tally: Tally = field(default_factory=Tally)
    done: list[Span] = field(default_factory=list)
    chunk: int = 0

    def missing(self) -> list[Span]:
        """The games still to play."""
        gaps, place = [], 0
        for first, last in sorted(self.done):
            if place < min(first, self.games):
                gaps.append((place, min(first, self.games)))
            place = max(place, last)
        if place < self.games:
            gaps.append((place, self.games))
        return gaps

    def take(self, tally: Tally, span: Span) -> None:
        """A chunk came back."""
        self.tally.add(tally)
        spans = sorted([*self.done, span])
        joined = [spans[0]]
        for first, last in spans[1:]:
            if first == joined[-1][1]:
                joined[-1] = (joined[-1][0], last)
            else:
                joined.append((first, last))
        self.done = joined

    @property
    def played(self) -> int:
        return self.tally.games


def chunks(works: Sequence[Work], lot: Callable[[Work], int]) -> Iterator[tuple[Work, Span]]:
    """All that is missing, a chunk of each job in turn."""
    waiting = [(work, iter(_cut(work, lot))) for work in works]
    while waiting:
        left = []
        for work, spans in waiting:
            span = next(spans, None)
            if span is not None:
                yield work, span
                left.append((work, spans))
        waiting = left


def _cut(work: Work, lot: Callable[[Work], int]) -> Iterator[Span]:
    for first, last in work.missing():
        place = first
        while place < last:
            end = min(last, place + max(1, lot(work)))
            yield place, end
            place = end


class Stopped(Exception):
    """Raised out of `progress` to stop early: what is done so far counts."""


def drive(works: Sequence[Work], crew: Crew, progress: Progress = lambda done, total: None) -> bool:
    """Play everything that is missing; False if it was interrupted."""
    total, finished = sum(w.games for w in works), True
    speed: dict[int, float] = {}  # seconds a game, by job

    def lot(work: Work) -> int:
        seconds = speed.get(id(work))
        return 8 if seconds is None else int(min(LARGEST, max(1.0, crew.chunk_seconds / seconds)))

    def collect(future: Any) -> None:
        work, span = running.pop(future)
        tally, seconds = future.result()
        if isinstance(tally, StoppedGame):
            for earlier in [f for f, (w, s) in running.items() if w is work and s < span]:
                collect(earlier)  # the first that had to be stopped is told, whoever came back first
            raise tally.keep()
        work.take(tally, span)
        speed[id(work)] = max(seconds / (span[1] - span[0]), 1e-9)

    running: dict[Any, tuple[Work, Span]] = {}
    todo = chunks(works, lot)
    more = True
    try:
        crew.prepare([w.job for w in works if w.missing()])
        while more or running:
            while more and len(running) < crew.workers * 2:
                following = next(todo, None)
                if following is None:
                    more = False
                    break
                work, span = following
                running[crew.submit(work.job, *span)] = following
            for future in crew.first_done(list(running)) if running else []:
                collect(future)
                progress(sum(min(w.played, w.games) for w in works), total)
    except (KeyboardInterrupt, Stopped):
        finished = False
        for future in [f for f in running if f.done() and not f.cancelled()]:
            collect(future)
    return finished
