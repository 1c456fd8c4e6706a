"""A tournament of four in real browsers: two people, two bots, to the end; and the laboratory's page."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import TIMEOUT, click_move, move_texts, number, wait_n
from tests.site import Site

pytestmark = pytest.mark.browser
DEADLINE = 150.0
MOST_LINES = 10_000


def cautious(texts: list[str]) -> str:
    """Stop at once, claim the most: a game that ends soon."""
    return next((t for t in reversed(texts) if t.startswith(("stop", "claim", "serve", "aside"))), texts[0])


def go_on(page: Page, other: Page, patience: int) -> None:
    """Whatever this player can do now: go to the match, make a move or give up out of patience, go back when it is over."""
    if page.query_selector("#play"):
        page.click("#play")
        page.wait_for_selector("body[data-n]")
        return
    if page.url == other.url and number(other) >= 0:
        wait_n(page, number(other))  # what the other has just done, resigning too, takes one's buttons away
    if page.query_selector("#ended"):
        page.click("#tournament")
        page.wait_for_selector("#live")
    elif texts := move_texts(page):
        if number(page) > patience:
            page.click("#resign-sure summary")
            page.click("#resign-button")
            page.wait_for_selector("#ended")
        else:
            click_move(page, cautious(texts))


def test_two_people_and_two_bots_play_an_open(site: Site, open_page: Callable[..., Page]) -> None:
    ada = open_page(site.address + "/tournaments/djoko")
    ada.fill("#name", "Ada")
    ada.fill("#places", "4")
    ada.fill("#bots", "2")
    ada.select_option("#level", "random")
    ada.click("main button.big")
    ada.wait_for_selector("#entrants")
    bob = open_page(ada.input_value("#invite"))
    bob.fill("#name", "Bob")
    bob.click("main button.big")
    bob.wait_for_selector("#next, #winner")
    ada.wait_for_selector("#next, #winner, #play")  # told by the stream, without a reload
    end = time.monotonic() + DEADLINE
    while not (ada.query_selector("#winner") and bob.query_selector("#winner")):
        assert time.monotonic() < end, "the tournament does not end"
        go_on(ada, bob, patience=MOST_LINES)
        go_on(bob, ada, patience=20)
    assert ada.inner_text("#winner h2") == bob.inner_text("#winner h2")
    assert ada.locator("[data-match]").count() == 3 and ada.locator(".match .won").count() == 3


def test_three_people_at_one_screen_play_an_open(site: Site, open_page: Callable[..., Page]) -> None:
    """Two are named on the form, the third on the board; the screen is handed from one to the other."""
    page = open_page(site.address + "/tournaments/djoko")
    page.fill("#name", "Ada")
    page.fill("#people", "Bob")
    page.fill("#places", "3")
    page.fill("#bots", "0")
    page.click("main button.big")
    page.wait_for_selector("#entrants")
    page.fill("#enter #name", "Cat")
    page.click("#enter button")
    for _ in range(2):
        page.wait_for_selector("#play")
        assert page.locator(".courts li").count() == 1  # one screen, one court
        page.click("#play")
        page.wait_for_selector("body[data-n]")
        click_move(page, cautious(move_texts(page)))
        page.click("#resign-sure summary")
        page.click("#resign-button")
        page.wait_for_selector("#ended")
        page.click("#tournament")
    page.wait_for_selector("#winner")
    assert page.locator(".match .won").count() == 2


def test_a_study_shows_its_figures_when_it_is_done(site: Site, open_page: Callable[..., Page]) -> None:
    page = open_page(site.address + "/lab/djoko")
    page.fill("#vary", "box.throws=3..4")
    page.fill("#games", "40")
    page.click("main button.big")
    page.wait_for_selector('#state[data-state="done"]', timeout=2 * TIMEOUT)
    assert page.locator("svg.lab-plot").count() >= 2 and page.locator("tbody tr").count() == 2
