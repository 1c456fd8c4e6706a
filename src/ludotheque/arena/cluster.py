"""The same work on many machines: a Dask cluster whose workers have Ludothèque installed (docs/cluster.md)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from ludotheque.arena.driver import timed
from ludotheque.arena.job import Job
from ludotheque.engine.errors import LudoError

CHUNK = 1.0  # seconds: long enough that sending costs nothing, short enough that a lost worker loses little
PATIENCE = 8.0
RETRIES = 20


class NoCluster(LudoError):
    """No cluster answers, or its workers can't do the work."""


def here(game: str) -> str:
    """What must be the same on every worker: the version of Ludothèque and of the game's rules."""
    import ludotheque

    return f"{ludotheque.__version__}, {game} {ludotheque.game(game).facts.version}"


class Cluster:
    """The workers of a Dask cluster. A chunk whose worker is lost is played again by another: the games are numbered."""

    chunk_seconds = CHUNK

    def __init__(self, address: str, game: str) -> None:
        try:
            from distributed import Client
        except ImportError as problem:
            raise NoCluster("arena-no-dask") from problem
        quiet = logging.getLogger("distributed")
        level, quiet.level = quiet.level, logging.CRITICAL
        try:
            self.client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError, TypeError) as problem:
            raise NoCluster("arena-no-cluster", address=address) from problem
        finally:
            quiet.level = level
        try:
            self._check(address, game)
        except BaseException:
            self.close()
            raise

    def _check(self, address: str, game: str) -> None:
        threads = self.client.nthreads()
        if not threads:
            raise NoCluster("arena-no-workers", address=address)
        self.workers = sum(threads.values())
        try:
            versions = self.client.run(here, game)
        except Exception as problem:
            raise NoCluster("arena-worker-without-us", address=address, reason=str(problem)[:200]) from problem
        for worker, version in versions.items():
            if version != here(game):
                raise NoCluster("arena-worker-differs", worker=worker, theirs=version, ours=here(game))

    def prepare(self, jobs: Sequence[Job]) -> None:
        """Every worker compiles for itself, once, when its first chunk comes."""

    def submit(self, job: Job, first: int, last: int) -> Any:
        return self.client.submit(timed, job, first, last, pure=False, retries=RETRIES)

    def first_done(self, running: Sequence[Any]) -> list[Any]:
        from distributed import wait

        with self.client.as_current():
            return list(wait(list(running), return_when="FIRST_COMPLETED").done)

    def close(self) -> None:
        self.client.close()
