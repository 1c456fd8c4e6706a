"""A whole set of Djoko by clicking, and what happens around the table."""

import pytest

from tests.browser.conftest import click_move, move_texts, number, play_until_over, wait_n, wait_turn

pytestmark = pytest.mark.browser


def cautious(texts):
    """Stop at once, claim the most: a game that ends soon."""
    return next((t for t in reversed(texts) if t.startswith(("stop", "claim", "serve", "aside"))), texts[0])


def test_a_set_against_the_automaton_by_clicking(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    play_until_over(page, cautious)
    assert page.locator("#ended").is_visible()
    assert site.view(opened)["over"]


def test_two_browsers_and_a_third_watching(site, open_page):
    opened = site.table("djoko", seed=3)
    pages = [open_page(link) for link in opened.links]
    watcher = open_page(opened.page)
    for _ in range(8):
        view = site.view(opened)
        mover = pages[view["turn"]]
        wait_n(mover, view["n"])
        assert wait_turn(mover)
        click_move(mover, cautious(move_texts(mover)))
        n = number(mover)
        for page in (*pages, watcher):
            wait_n(page, n)
    assert move_texts(watcher) == []
    assert pages[0].locator("#story li").count() == watcher.locator("#story li").count()
