"""Djoko's score sheets in a real browser: the one being written, and those of the sets before."""

import pytest

from tests.browser.conftest import PHONE, check_with_axe, wait_n
from tests.browser.test_table import cautious

pytestmark = pytest.mark.browser


def in_the_second_set(site, solo=False):
    """A table whose first set is played."""
    opened = site.table("djoko", {"sets": 2, "solo": solo}, seed=4)
    view = site.view(opened)
    while view["set"] == 1:
        seat = view["turn"]
        view = site.play(opened, seat, cautious([move["text"] for move in site.view(opened, seat)["moves"]]))
    return opened


@pytest.mark.parametrize("solo", [False, True])
def test_the_first_sets_sheet_is_read_while_the_second_is_played(site, open_page, solo):
    opened = in_the_second_set(site, solo)
    page = open_page(opened.links[0])
    past = site.view(opened)["past_sheets"][0]
    page.click("#dj-set-1 summary")
    cells = page.locator("#dj-set-1 tbody tr").first.locator("td").all_inner_texts()
    marks = past["lines"][0]["marks"]
    written = [str(marks[seat][key]) for seat in (0, 1) for key in ("recovery", "physical", "technique", "total")]
    assert cells == [*written, "–".join(map(str, past["lines"][0]["score"]))]
    assert page.locator("#dj-set-1 .dj-kept").count() == (1 if solo else 2), "the automaton has no boxes"
    check_with_axe(page)
    view = site.view(opened)
    view = site.play(opened, view["turn"], cautious([move["text"] for move in site.view(opened, view["turn"])["moves"]]))
    wait_n(page, view["n"])
    assert page.locator("#dj-set-1 table").is_visible(), "what was opened stays open when the table goes on"


def test_recovery_stands_in_the_next_line_and_the_sheet_fits_a_phone(site, open_page):
    opened = site.table("djoko", seed=3)
    view = site.view(opened)
    while view["game_number"] == 0 or view["to_play"] == view["server"]:
        view = site.play(opened, view["turn"], cautious([m["text"] for m in site.view(opened, view["turn"])["moves"]]))
    page = open_page(opened.page, viewport=PHONE)
    first = view["server"]
    second_line = page.locator("#extra tbody tr").nth(1).locator("td").all_inner_texts()
    assert second_line[4 * first] == str(view["seats"][first]["next_recovery"])
    assert second_line[4 * (1 - first)] == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
