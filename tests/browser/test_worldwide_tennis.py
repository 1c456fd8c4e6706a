"""Worldwide Tennis in a real browser: whole tie-breaks by clicking, two browsers that see only their own hand."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import PHONE, click_move, move_texts, number, play_until_over, wait_n, wait_turn
from tests.browser.raw import Raw

pytestmark = pytest.mark.browser

START = {1, 13, 25, 29, 37, 48}


def brisk(texts):
    """Serve hard, attack, never go back: a match that ends soon."""
    wanted = ("serve 64", "flat", "stars 0", "accept", "to B", "stay", "concentrate", "no plan", "go", "retreat", "receive F")
    return next((text for text in wanted if text in texts), texts[0])


def test_a_tie_break_against_the_automaton_by_clicking(site, open_page):
    opened = site.table("worldwide_tennis", {"solo": True, "surface": "clay"}, seed=5)
    page = open_page(opened.links[0])
    assert page.locator("#board svg .wt-pawn").count() == 2
    play_until_over(page, brisk)
    assert page.locator("#ended").is_visible()
    assert page.locator(".wt-figures").is_visible()
    assert site.view(opened)["over"]


def swift(texts):
    """All or nothing on the service: points end soon."""
    return "serve 65" if "serve 65" in texts else brisk(texts)


def test_a_tie_break_between_two_browsers_each_with_its_own_hand(site, open_page):
    opened = site.table("worldwide_tennis", {"stars": False, "effects": False}, seed=3)
    pages = [open_page(link) for link in opened.links]
    for move in range(400):
        view = site.view(opened)
        if view["over"]:
            break
        mover = pages[view["turn"]]
        wait_n(mover, view["n"])
        assert wait_turn(mover)
        if move % 10 == 0:
            wait_n(pages[1 - view["turn"]], view["n"])
            shows_own_hand(site, opened, pages)
        click_move(mover, swift(move_texts(mover)))
    for page in pages:
        page.wait_for_selector("#ended")
        assert page.locator(".wt-moment.match").count() == 1
    assert site.view(opened)["results"]["reason"] == "played"


def shows_own_hand(site, opened, pages):
    """Each page has its own cards with faces, and of the other hand as many backs as there are cards."""
    hands = [cards_of(page) for page in pages]
    assert all(hands) and hands[0] != hands[1]
    for page, other in ((pages[0], 1), (pages[1], 0)):
        view = site.view(opened, 1 - other)
        assert [card["name"]["en"] for card in sorted(view["hand"], key=lambda c: bool(c["why"]))] == cards_of(page)
        assert page.locator(".wt-backs .wt-back").count() == view["seats"][other]["hand"]


def cards_of(page):
    return page.locator("#wt-hand .wt-title").all_inner_texts()


def test_the_raw_stream_holds_nothing_of_the_other_hand(site, open_page):
    opened = site.table("worldwide_tennis", seed=3)
    pages = [open_page(link) for link in opened.links]
    watcher = open_page(opened.page)
    streams = [Raw(site, page) for page in (*pages, watcher)]
    hidden = [set(), set()]  # for each seat, cards that were in its hand while the others could not know it
    public = [set(START), set(START)]
    for _ in range(30):
        views = [site.view(opened, seat) for seat in (0, 1)]
        if views[0]["over"]:
            break
        for seat in (0, 1):
            hidden[seat] |= {card["number"] for card in views[seat]["hand"]}
            other = views[1 - seat]["seats"][seat]
            public[seat] |= {card["number"] for card in other["known"] + other["played"] + other["discard"]}
        turn = views[0]["turn"]
        site.play(opened, turn, brisk([move["text"] for move in site.view(opened, turn)["moves"]]))
    n = site.view(opened)["n"]
    for reader, stream in enumerate(streams):
        text = stream.wait(n)
        sent = {int(found) for found in re.findall(r"(?:play|discard|take|draw)[ _](\d+)", text)}
        sent |= {int(found) for found in re.findall(r"wt-back known[^>]*>(\d+)<", text)}
        for seat in (0, 1):
            if seat != reader:
                own = hidden[reader] if reader < 2 else set()
                secret = hidden[seat] - public[seat] - own - (public[reader] if reader < 2 else public[1 - seat])
                assert secret and not sent & secret, (reader, seat, sent & secret)
        assert reader == 0 or "Player 1 draws \u201c" not in text
        assert reader == 1 or "Player 2 draws \u201c" not in text
        stream.client.close()


def test_a_zone_of_the_court_can_be_clicked(site, open_page):
    opened = site.table("worldwide_tennis", {"effects": False, "stars": False}, seed=11)
    view = site.view(opened)
    page = open_page(opened.links[view["turn"]])
    for _ in range(6):
        wait_turn(page)
        if "net" in move_texts(page):
            break
        click_move(page, "serve 61")
    assert "net" in move_texts(page)
    before = number(page)
    page.locator('.wt-zone[data-move="net"]').click()
    wait_n(page, before + 1)
    assert "net" not in move_texts(page)


def test_unplayable_cards_say_why(site, open_page):
    opened = site.table("worldwide_tennis", {"solo": True, "effects": False}, seed=2)
    page = open_page(opened.links[0])
    for _ in range(40):
        assert wait_turn(page)
        if page.locator("#wt-hand button.wt-card").count() and "concede" in move_texts(page):
            break
        click_move(page, brisk(move_texts(page)))
    off = page.locator(".wt-card.off").first
    assert off.get_attribute("title") and off.locator(".wt-why").inner_text() == off.get_attribute("title")
    assert page.locator("#wt-hand button.wt-card .wt-odds").count() > 0


def test_a_phone_shows_court_prompt_and_hand_without_sideways_scrolling(site, open_page):
    opened = site.table("worldwide_tennis", {"solo": True}, seed=6)
    for width in (PHONE["width"], 360):
        page = open_page(opened.links[0], viewport={"width": width, "height": 740}, has_touch=True)
        wait_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("#board svg").is_visible() and page.locator("#awaited").is_visible()
        buttons = "[...document.querySelectorAll('#moves button, #hand button')]"
        assert page.evaluate(buttons + ".filter(b => b.offsetHeight < 44 || b.offsetWidth < 44).length") == 0


def test_a_point_by_keyboard_alone(site, open_page):
    opened = site.table("worldwide_tennis", {"solo": True, "initiation": True}, seed=7)
    page = open_page(opened.links[0])
    for _ in range(6):
        assert wait_turn(page)
        before, text = number(page), brisk(move_texts(page))
        page.locator(f'button[name="move"][value="{text}"]').first.focus()
        page.keyboard.press("Enter")
        wait_n(page, before + 1)


def test_player_cards_are_taken_by_a_click(site, open_page):
    opened = site.table("worldwide_tennis", {"solo": True, "player_cards": True}, seed=8)
    page = open_page(opened.links[0], locale="fr-FR")
    wait_turn(page)
    assert page.locator(".wt-player").count() == 8
    click_move(page, "player 5")
    assert page.locator(".wt-about").first.is_visible()


def test_no_violations_of_accessibility(site, open_page):
    opened = site.table("worldwide_tennis", {"solo": True}, seed=12)
    for scheme in ("light", "dark"):
        page = open_page(opened.links[0], color_scheme=scheme)
        wait_turn(page)
        for _ in range(2):
            found = Axe().run(page)
            serious = [v for v in found.response["violations"] if v["impact"] in ("serious", "critical")]
            assert not serious, json.dumps([(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in serious])
            click_move(page, brisk(move_texts(page)))
            wait_turn(page)
