"""Processes that work for the server: replaced when one dies, stopped when one takes too long, gone when the server is gone.

What they are asked must be a function of a module and its arguments; nothing slow runs on the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

START = 60.0  # seconds a new process may take to load what it needs


class Died(Exception):
    """The process ended before it answered."""


class Overrun(Exception):
    """The answer took longer than its time limit; the process was stopped."""


class Worker:
    """One process that is asked one thing at a time, from whatever thread waits for the answer."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self.fresh = True

    def ask(self, limit: float, work: Callable[..., Any], *args: Any) -> Any:
        """What `work(*args)` gives or raises there, within so many seconds (a new process may load first)."""
        patience = limit + (START if self.fresh else 0.0)
        self.fresh = False
        try:
            self._line.send((work, args))
            if not self._line.poll(patience):
                self.stop()
                raise Overrun
            good, answer = self._line.recv()
        except (EOFError, OSError) as problem:
            self.stop()
            raise Died from problem
        if not good:
            raise answer
        return answer

    def kill(self) -> None:
        """End it now, whatever it is doing; whoever waits for its answer is told `Died`."""
        self._process.kill()

    def stop(self) -> None:
        """End it and tidy up."""
        self.kill()
        self._process.join()
        self._line.close()


def _work(line: Any) -> None:
    """The other side: answer until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle: it stops us
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, args = line.recv()
            try:
                answer = True, work(*args)
            except Exception as problem:
                answer = False, problem
            line.send(answer)


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


class Workers:
    """Some workers, started when needed: `run` waits for one that is free."""

    def __init__(self, most: int) -> None:
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self._places = asyncio.Semaphore(most)
        self._threads = ThreadPoolExecutor(most, "asks a worker")

    async def run(self, limit: float, work: Callable[..., Any], *args: Any) -> Any:
        """What `work(*args)` gives in a worker; one that dies over it is replaced, and it is tried once more."""
        async with self._places:
            try:
                return await self._ask(limit, work, *args)
            except Died:
                return await self._ask(limit, work, *args)

    async def _ask(self, limit: float, work: Callable[..., Any], *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        worker = self.idle.pop() if self.idle else await loop.run_in_executor(self._threads, Worker)
        self.busy.add(worker)
        try:
            answer = await loop.run_in_executor(self._threads, worker.ask, limit, work, *args)
        except (Died, Overrun, asyncio.CancelledError):
            worker.kill()
            raise
        except Exception:  # the work's own
            self.idle.append(worker)
            raise
        finally:
            self.busy.discard(worker)
        self.idle.append(worker)
        return answer

    def close(self) -> None:
        for worker in [*self.idle, *self.busy]:
            worker.kill()
        self._threads.shutdown(wait=True)
