"""The processes a test run starts: all carry its mark in their environment, also those whose parents are gone."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from multiprocessing import resource_tracker

import psutil

MARK = "LUDOTHEQUE_TEST_RUN"
GONE = (psutil.NoSuchProcess, psutil.AccessDenied)  # it has ended since, or is somebody else's


def mark(part: str) -> str:
    """Mark what this process starts from now on. A worker of a run, and a run within a run, adds its part to the mark."""
    os.environ[MARK] = f"{os.environ.get(MARK, '')}/{part}"
    return os.environ[MARK]


def left_behind(run: str, moment: float) -> list[str]:
    """What a run left behind and `moment` seconds don't end: who started it, and its command line. It is ended here."""
    end = time.monotonic() + moment
    while (found := alive(run)) and time.monotonic() < end:
        time.sleep(0.05)
    told = [tell(process) for process in found]
    for process in found:
        with suppress(*GONE):
            process.kill()
    psutil.wait_procs(found, timeout=moment)
    return told


def alive(run: str) -> list[psutil.Process]:
    """What carries the mark and still runs, and all descendants: a browser's helpers hide their environment.

    Not this process, nor the tracker that Python keeps beside it to its end.
    """
    marked = [process for process in psutil.process_iter() if f"{environment(process).get(MARK)}/".startswith(f"{run}/")]
    found = {member for process in [*marked, psutil.Process()] for member in family(process)}
    own = {os.getpid(), resource_tracker._resource_tracker._pid}  # type: ignore[attr-defined]
    return sorted((process for process in found if process.pid not in own and runs(process)), key=lambda process: process.pid)


def environment(process: psutil.Process) -> dict[str, str]:
    with suppress(*GONE):
        return dict(process.environ())
    return {}


def family(process: psutil.Process) -> list[psutil.Process]:
    with suppress(*GONE):
        return [process, *process.children(recursive=True)]
    return []


def runs(process: psutil.Process) -> bool:
    with suppress(*GONE):
        return process.status() != psutil.STATUS_ZOMBIE
    return False


def tell(process: psutil.Process) -> str:
    test = environment(process).get("PYTEST_CURRENT_TEST", "an unknown test")
    command = ""
    with suppress(*GONE):
        command = " ".join(process.cmdline())
    return f"process {process.pid} of {test}: {command[:300]}"
