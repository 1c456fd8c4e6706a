"""A live site and real browsers. Helpers wait for conditions (`body[data-n]`, buttons), never for time."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.site import Site

TIMEOUT = 60_000  # milliseconds: a third of what a test may take, so that the message names what was awaited
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 960}
OFFERED = "() => JSON.parse(document.getElementById('moves-data')?.dataset.moves || '[]').map(move => move[0])"
WORTH_FAILING = re.compile(r"Content Security Policy|duplicate view-transition-name")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for the tests of a module."""
    running = Site(tmp_path_factory.mktemp("site")).start()
    yield running
    running.stop()


@pytest.fixture()
def own_site(tmp_path: Any) -> Iterator[Site]:
    """A server for one test alone: to be killed and started again."""
    running = Site(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)
        launched = playwright.chromium.launch(
            executable_path=path, timeout=TIMEOUT, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield launched
        launched.close()


@pytest.fixture()
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """`open_page(address, **context)` opens an address in a browser of its own; errors of scripts fail the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def opening(address: str, **options: Any) -> Page:
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(TIMEOUT)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda m: problems.append(m.text) if WORTH_FAILING.search(m.text) else None)
        page.goto(address)
        if "/s/" in address or "/j/" in address:
            sit_down(page)
        return page

    yield opening
    for context in contexts:
        context.close()
    assert not problems, problems


def sit_down(page: Page, name: str | None = None) -> None:
    """On the page behind a seat's link: take the seat, come to the table."""
    if name is not None:
        page.fill("#name", name)
    page.click("main button.main")
    page.wait_for_selector("body[data-n]")
    page.wait_for_load_state()  # before its style sheets are there it looks like none of ours


def number(page: Page) -> int:
    """How many lines of the log the page shows."""
    return int(page.get_attribute("body", "data-n") or -1)


def wait_n(page: Page, n: int) -> None:
    """Until the page shows at least n lines of the log."""
    page.wait_for_function("n => Number(document.body.dataset.n) >= n", arg=n, timeout=TIMEOUT)


def wait_turn(page: Page) -> bool:
    """Until the page offers moves (True) or the game is over (False)."""
    page.wait_for_selector("#moves-data, #ended", state="attached")
    return page.query_selector("#ended") is None


def page_to_move(pages: list[Page]) -> Page | None:
    """Whichever of the pages offers moves, as soon as one does; None when the game is over.

    For games with hidden hands: a seat with nothing to play is passed by the table, so whose turn it is may change by itself.
    """
    end = time.monotonic() + TIMEOUT / 1000
    while time.monotonic() < end:
        for page in pages:
            if page.query_selector("#moves-data"):
                return page
        if all(page.query_selector("#ended") for page in pages):
            return None
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked to move")


def move_texts(page: Page) -> list[str]:
    """The moves the page offers now."""
    return list(page.evaluate(OFFERED))


def click_move(page: Page, text: str) -> None:
    """Click the button of a move and wait until the page has gone on."""
    before = number(page)
    page.locator(f'button[name="move"][value="{text}"]').first.click()
    page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=before, timeout=TIMEOUT)


def play_until_over(page: Page, choose: Callable[[list[str]], str], most: int = 400) -> None:
    """Click until the game is over (other seats are bots, or the automaton's)."""
    for _ in range(most):
        if not wait_turn(page):
            return
        click_move(page, choose(move_texts(page)))
    raise AssertionError("the game does not end")


def check_with_axe(page: Page) -> None:
    """No violation that axe-core calls serious or critical."""
    page.wait_for_load_state()
    found = Axe().run(page).response["violations"]
    bad = [(v["id"], [n["html"][:200] for n in v["nodes"]][:3]) for v in found if v["impact"] in ("serious", "critical")]
    assert not bad, json.dumps(bad, indent=1)
