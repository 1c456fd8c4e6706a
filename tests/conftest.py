"""What holds for every test: it ends in time, and leaves neither a process nor a player behind."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Generator
from typing import Any
from uuid import uuid4

import pytest

from ludotheque.players import own
from tests import processes

BROWSER = 180  # seconds; other tests: `timeout` in pyproject.toml
PROOF = 3600
RUN = pytest.StashKey[str]()
STDERR = pytest.StashKey[int]()
LIMIT = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("moment", "seconds in which a process that is ending must have ended", default="20")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[RUN] = processes.mark(getattr(config, "workerinput", {}).get("workerid", uuid4().hex))
    config.stash[STDERR] = os.dup(2)  # before tests' output is caught


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("timeout") is None:
            for name, limit in (("prove", PROOF), ("browser", BROWSER)):
                if item.get_closest_marker(name):
                    item.add_marker(pytest.mark.timeout(limit))
                    break


@pytest.fixture(autouse=True)
def no_players_of_other_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_registered", {})


def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool:
    """Out of time, a watchdog in C shows the stacks of all threads and ends the process; xdist then names the test.

    Neither a signal nor a thread of pytest-timeout would do: a signal waits for a loop in compiled code to come to its end
    and leaves Playwright in pieces; a thread waits for whoever holds the GIL, and a worker's terminal isn't seen.
    """
    item.stash[LIMIT] = settings.timeout
    watch(item)
    return True


def watch(item: pytest.Item) -> None:
    if LIMIT in item.stash:
        faulthandler.dump_traceback_later(item.stash[LIMIT], exit=True, file=item.config.stash[STDERR])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_enter_pdb() -> None:
    faulthandler.cancel_dump_traceback_later()


def left_behind(config: pytest.Config) -> list[str]:
    return processes.left_behind(config.stash[RUN], float(config.getini("moment")))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """When a module is done and its fixtures are torn down, whatever it started must have ended."""
    watch(item)  # anew: pytest calls the watchdog off when a test fails
    try:
        yield
    finally:
        if nextitem is None or nextitem.path != item.path:
            left = left_behind(item.config)
            if left:
                pytest.fail(f"{item.location[0]} left behind:\n" + "\n".join(left), pytrace=False)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None, None, None]:
    """At the very end, when workers are gone too: what a hung or stopped run left behind."""
    yield
    if not hasattr(session.config, "workerinput"):
        left = left_behind(session.config)
        if left:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            reporter = session.config.pluginmanager.get_plugin("terminalreporter")
            reporter.write_sep("=", "left behind", red=True)
            reporter.write_line("\n".join(left))
