"""The same work on many machines: a Dask cluster whose workers have Ludothèque installed (docs/cluster.md)."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import socket
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

from ludotheque.arena.driver import timed
from ludotheque.arena.job import Job
from ludotheque.engine.errors import LudoError

CHUNK = 1.0  # seconds: long enough that sending costs nothing, short enough that a lost worker loses little
REACH = 3.0  # seconds until somebody must have taken the call
PATIENCE = 10.0  # seconds until whoever took it must have spoken as a scheduler does
RETRIES = 20
LOOP = "cluster"  # the name of the thread a connection lives on
ADDRESS = re.compile(r"(?:(?:tcp|tls|wss?)://)?(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+)):([0-9]{1,5})")


class NoCluster(LudoError):
    """No cluster answers, or its workers can't do the work."""


def here(game: str) -> str:
    """What must be the same on every worker: the version of Ludothèque and of the game's rules."""
    import ludotheque

    return f"{ludotheque.__version__}, {game} {ludotheque.game(game).facts.version}"


def call(address: str) -> None:
    """Find out at once, before anything is made, whether an address can be one and somebody takes calls there."""
    parts = ADDRESS.fullmatch(address)
    if not parts or not 0 < int(parts[3]) < 65536:
        raise NoCluster("arena-bad-address", address=address)
    try:
        socket.create_connection((parts[1] or parts[2], int(parts[3])), timeout=REACH).close()
    except (OSError, UnicodeError) as problem:  # UnicodeError: a name that no machine can have
        raise NoCluster("arena-no-cluster", address=address) from problem


@contextmanager
def silence() -> Iterator[None]:
    """What Dask would log about a failure is said in our own words."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)


class Connection:
    """A Dask client on a loop of our own, both ended together.

    `Client(address)` fails inside its constructor: nobody holds the client that it leaves behind, its loop runs on, and the
    garbage collector closes it at any moment, also while the next client holds the lock of the loops: a deadlock. Made on
    a running loop the constructor returns first and connects afterwards, so there is always somebody to close it. And all
    that takes time happens on that loop, which nobody gives up before it has come to its end: on a starved machine too.
    """

    def __init__(self, address: str) -> None:
        self.client: Any = None
        self._runner, self._closed = asyncio.Runner(loop_factory=asyncio.new_event_loop), asyncio.Event()
        self._loop = self._runner.get_loop()
        self._thread = threading.Thread(target=self._live, name=LOOP, daemon=True)
        self._thread.start()
        try:
            self._on_loop(self._connect(address))
        except BaseException:
            self.close()
            raise

    def _live(self) -> None:
        with self._runner:
            self._runner.run(self._closed.wait())

    def _on_loop(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _connect(self, address: str) -> None:
        from distributed import Client

        self.client = Client(address, asynchronous=True, timeout=PATIENCE, set_as_default=False)
        async with asyncio.timeout(PATIENCE):  # Client's own limit doesn't hold for one who takes the call and says nothing
            await self.client

    async def _close(self) -> None:
        try:
            if self.client is not None:
                async with asyncio.timeout(PATIENCE):
                    await self.client.close()
        except Exception:  # whatever is left of a line that broke
            logging.getLogger(__name__).debug("a cluster's client did not close", exc_info=True)
        finally:
            self._closed.set()

    def close(self) -> None:
        if self._thread.is_alive():
            self._on_loop(self._close())
            self._thread.join()


def connect(address: str) -> Connection:
    """A connection to the scheduler at an address, or a sentence and nothing left of the attempt."""
    call(address)
    with silence():
        try:
            return Connection(address)
        except Exception:  # whatever a stranger's bytes lead to
            gc.collect()  # the remains go now, and quietly, not in the middle of something else
    raise NoCluster("arena-not-dask", address=address)


class Cluster:
    """The workers of a Dask cluster. A chunk whose worker is lost is played again by another: the games are numbered."""

    chunk_seconds = CHUNK

    def __init__(self, address: str, game: str) -> None:
        if find_spec("distributed") is None:
            raise NoCluster("arena-no-dask")
        self.connection = connect(address)
        self.client = self.connection.client
        try:
            self._check(address, game)
        except BaseException:
            self.close()
            raise

    def _check(self, address: str, game: str) -> None:
        try:
            threads = self.client.nthreads()
        except OSError as problem:
            raise NoCluster("arena-no-cluster", address=address) from problem
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
        self.connection.close()
