"""What holds for the table of every game: accessible, fits a small phone, plays by its buttons, can be looked back at."""

import pytest

import ludotheque
from ludotheque.engine.rulebook import clauses
from tests.browser.conftest import check_with_axe, click_move, move_texts, number, page_to_move

pytestmark = pytest.mark.browser
GAMES = sorted(ludotheque.all_games())


def seat_to_move(site, opened):
    return opened.links[max(site.view(opened)["turn"], 0)]


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("name", GAMES)
def test_its_table_has_no_serious_accessibility_violation(site, open_page, name, look):
    opened = site.table(name, seed=2)
    page = open_page(seat_to_move(site, opened), color_scheme=look)
    check_with_axe(page)
    page.goto(f"{site.address}/rules/{name}")
    check_with_axe(page)
    page.goto(f"{site.address}/new/{name}")
    check_with_axe(page)


@pytest.mark.parametrize("name", GAMES)
def test_its_rules_page_marks_what_is_ours(site, open_page, name):
    page = open_page(f"{site.address}/rules/{name}", locale="fr-FR")
    shown = page.locator(".clause").evaluate_all(
        """all => all.map(clause => [clause.id, [...clause.querySelectorAll('.marked')].map(part => part.textContent),
           clause.querySelectorAll('.mark').length])"""
    )
    written = []
    for clause in clauses(ludotheque.game(name).folder).values():
        parts = [part.text for part in clause.parts("fr") if part.mark]
        written.append([clause.id, parts, len(parts) + len(clause.mark)])
    assert shown == written


@pytest.mark.parametrize("name", GAMES)
def test_its_table_fits_a_small_phone(site, open_page, name):
    opened = site.table(name, seed=2)
    page = open_page(seat_to_move(site, opened), viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("name", GAMES)
def test_it_is_played_by_its_buttons_and_looked_back_at(site, open_page, name):
    opened = site.table(name, seed=2)
    pages = [open_page(link) for link in opened.links if link]
    for _ in range(6):
        page = page_to_move(pages)
        if page is None:
            break
        texts = [t for t in move_texts(page) if page.locator(f'button[name="move"][value="{t}"]').count()]
        assert texts, "no legal move is a button"
        click_move(page, texts[0])
    watcher = open_page(f"{site.address}/t/{opened.id}/replay")
    watcher.wait_for_selector("body[data-script=on]")
    first = number(watcher)
    watcher.click("#last")
    watcher.wait_for_function("n => Number(document.body.dataset.n) >= n", arg=first)


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_a_button(site, open_page, name):
    opened = site.table(name, seed=3)
    page = page_to_move([open_page(link) for link in opened.links if link])
    buttons = page.locator('button[name="move"]').evaluate_all("all => all.map(b => b.value)")
    assert set(move_texts(page)) <= set(buttons)


@pytest.mark.parametrize("name", GAMES)
def test_movement_never_stands_in_the_way(site, open_page, name):
    """With view transitions on; two things of the same transition name would fail the test."""
    opened = site.table(name, seed=2)
    pages = [open_page(link, reduced_motion="no-preference") for link in opened.links if link]
    for _ in range(4):
        page = page_to_move(pages)
        if page is None:
            break
        click_move(page, move_texts(page)[0])
