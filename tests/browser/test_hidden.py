"""Hidden hands on one screen: a cover page stands between the seats, and what is behind it has not left the server."""

import pytest

import ludotheque
from tests.browser.conftest import click_move, move_texts, number

pytestmark = pytest.mark.browser
HIDDEN = [name for name, game in ludotheque.all_games().items() if game.facts.hidden]


def uncover(page):
    """Whoever's turn it is takes the screen; their seat."""
    page.wait_for_selector("#cover-page")
    assert page.get_attribute("body", "data-seat") == "-1"
    page.click("#uncover")
    page.wait_for_selector("#cover-page", state="detached")
    return page.get_attribute("body", "data-seat")


@pytest.mark.parametrize("name", HIDDEN)
def test_a_cover_page_stands_between_two_on_one_screen(site, open_page, name):
    page = open_page(f"{site.address}/new/{name}")
    for seat in range(1, ludotheque.game(name).facts.seats):
        page.select_option(f"#s-{seat}", "here")
    page.click("main button.big")
    seen = set()
    for _ in range(30):
        seen.add(uncover(page))
        if len(seen) > 1:
            break
        while page.locator("#cover-page").count() == 0:
            page.wait_for_selector("#moves-data, #cover-page", state="attached")
            if page.locator("#cover-page").count() == 0:
                click_move(page, move_texts(page)[0])
    assert len(seen) > 1


@pytest.mark.parametrize("name", HIDDEN)
def test_a_covered_page_holds_nothing_but_what_everybody_sees(site, open_page, name):
    page = open_page(f"{site.address}/new/{name}")
    for seat in range(1, ludotheque.game(name).facts.seats):
        page.select_option(f"#s-{seat}", "here")
    page.click("main button.big")
    page.wait_for_selector("#cover-page")
    table, watcher = page.url, open_page(page.url)
    for region in ("#board", "#hand", "#extra", "#score"):
        assert page.locator(region).inner_html() == watcher.locator(region).inner_html()
    raw = page.context.request.get(table).text()
    assert 'name="move"' not in raw and number(page) == number(watcher)
