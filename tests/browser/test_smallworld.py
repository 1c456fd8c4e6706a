"""SmallWorld in a real browser: whole games by clicking on the map, by keyboard, and on a phone with the large map."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import PHONE, TIMEOUT, click_move, move_texts, number, wait_turn
from tests.support import clause

pytestmark = pytest.mark.browser

AGAINST_CLUB = [{"kind": "person"}, {"kind": "bot", "level": "club"}]
RUNNING = "n => Number(document.body.dataset.n) > n"


def moves_of(page):
    """The legal moves as (text, piece, target)."""
    return page.evaluate("() => JSON.parse(document.getElementById('moves-data').dataset.moves)")


def middle(page, selector):
    """Where to click so that nothing on top of an element is hit: its own rectangle's upper left part."""
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] * 0.14, box["y"] + box["height"] * 0.14


def click_place(page, tile):
    page.locator(f"#sw-{tile} .sw-shade").scroll_into_view_if_needed()
    page.mouse.click(*middle(page, f"#sw-{tile} .sw-shade"))


def picked(page):
    return page.get_attribute("body", "data-picked") or ""


def approach(page, turn):
    """A move worth making this turn: two units step somewhere, then the turn ends."""
    steps = [move for move in moves_of(page) if move[1]]
    return steps[turn % len(steps)] if steps else None


@clause("SW-50", "SW-52")
def test_a_whole_small_game_by_clicking_on_the_map(site, open_page):
    opened = site.table("smallworld", {"peoples": "viking-gaul"}, AGAINST_CLUB, seed=11)
    page = open_page(opened.links[0])
    made = 0
    for turn in range(60):
        if not wait_turn(page):
            break
        chosen = approach(page, turn)
        if chosen is None or made >= 2:
            click_move(page, "end")
            made = 0
            continue
        before = number(page)
        _, piece, target = chosen
        if picked(page) != piece:
            page.locator(f'.sw-disc[data-piece="{piece}"], .sw-chip[data-piece="{piece}"]').first.click()
        assert picked(page) == piece
        lit = {m[2] for m in moves_of(page) if m[1] == piece}
        assert set(page.evaluate("() => [...document.querySelectorAll('.sw-place.target')].map(e => e.dataset.target)")) == lit
        click_place(page, target)
        page.wait_for_function(RUNNING, arg=before, timeout=TIMEOUT)
        made += 1
    assert page.locator("#ended").is_visible()
    assert page.locator(".sw-chart svg").is_visible()
    assert site.view(opened)["over"]


@clause("SW-50", "SW-52")
def test_a_whole_small_game_by_keyboard(site, open_page):
    opened = site.table("smallworld", {"peoples": "gaul-dwarf"}, AGAINST_CLUB, seed=12)
    page = open_page(opened.links[0])
    keys = {(0, -1): "ArrowUp", (0, 1): "ArrowDown", (-1, 0): "ArrowLeft", (1, 0): "ArrowRight"}
    for _ in range(60):
        if not wait_turn(page):
            break
        page.keyboard.press("n")
        piece, before = picked(page), number(page)
        target = next((m[2] for m in moves_of(page) if m[1] == piece), None)
        if not piece or target is None or page.locator("#story li").count() % 3 == 0:
            page.keyboard.press("e")
        else:
            here = page.locator("[data-x].picked").first
            x, y = (int(here.get_attribute(f"data-{axis}")) for axis in "xy")
            there = ord(target[0]) - ord("a"), int(target[1:]) - 1
            page.keyboard.press(keys[there[0] - x, there[1] - y])
            assert page.evaluate("() => document.activeElement.dataset.target") == target
            page.keyboard.press("Enter")
        page.wait_for_function(RUNNING, arg=before, timeout=TIMEOUT)
    assert page.locator("#ended").is_visible()


def test_a_whole_large_game_on_a_phone(site, open_page):
    opened = site.table("smallworld", {"size": "large", "peoples": "gaul-viking"}, AGAINST_CLUB, seed=13)
    page = open_page(opened.links[0], viewport=PHONE, has_touch=True)
    assert wait_turn(page)
    scrolls = page.evaluate("() => { const s = document.getElementById('sw-scroll'); return s.scrollWidth - s.clientWidth }")
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert scrolls > 200 and wide <= PHONE["width"]
    assert page.locator("#sw-a1 .sw-shade").bounding_box()["width"] >= 44
    for turn in range(400):
        if not wait_turn(page):
            break
        chosen = approach(page, turn)
        if turn > 12 or chosen is None:
            click_move(page, "end")
            continue
        before = number(page)
        if picked(page) != chosen[1]:
            page.locator(f'.sw-chip[data-piece="{chosen[1]}"]').tap()
        page.locator(f'.sw-own button[value="{chosen[0]}"]').tap()
        page.wait_for_function(RUNNING, arg=before, timeout=TIMEOUT)
    assert page.locator("#ended").is_visible()


@clause("SW-50", "SW-51", "SW-53")
def test_what_a_click_on_a_unit_shows(site, open_page):
    opened = site.table("smallworld", {"peoples": "gaul-dwarf"}, seed=3)
    while site.view(opened)["turn"] != 0:
        site.play(opened, 1, "end")
    page = open_page(opened.links[0])
    disc = page.locator('.sw-disc[data-piece^="u"]').first
    assert disc.locator(".size text").text_content() == "4"
    assert page.locator(".sw-unpicked").is_visible()
    disc.click()
    panel = page.locator('.sw-panel[data-for="u1"]')
    assert panel.is_visible() and not page.locator(".sw-unpicked").is_visible()
    assert panel.locator(".sw-facts .sw-hearts").get_attribute("aria-label") == "5 of 5 hit points"
    assert panel.locator(".sw-facts .sw-steps").get_attribute("aria-label") == "2 of 2 movement points"
    assert panel.locator(".sw-mates li").count() == 4
    dimmed = page.evaluate(
        "() => getComputedStyle(document.querySelector('.sw-place:not(.target):not(.picked) .sw-shade')).opacity"
    )
    bright = page.evaluate("() => getComputedStyle(document.querySelector('.sw-place.target .sw-shade')).opacity")
    assert float(dimmed) > 0.4 and float(bright) == 0
    good = site.view(opened, 0)["suggestions"].get("u1", [])
    assert page.locator('.sw-good[data-for="u1"] > g').count() == len(good) <= 3
    page.keyboard.press("Escape")
    assert picked(page) == "" and page.locator(".sw-unpicked").is_visible()


PLAINS = """. . ^ : &
. ~ ^ : &
. ~ ~ ^ &
. ^ : : &
~ ~ ^ : &
start a1 e1
"""
"""A column of plains under the first seat's start."""


def on_plains(site, peoples, seat=0):
    """A table on that map with one seat to move."""
    opened = site.table("smallworld", {"peoples": peoples, "map": PLAINS, "start": "near"}, seed=3)
    while site.view(opened)["turn"] != seat:
        site.play(opened, 1 - seat, "end")
    return opened


def click_and_wait(page, act):
    before = number(page)
    act()
    page.wait_for_function(RUNNING, arg=before, timeout=TIMEOUT)


@clause("SW-23")
def test_a_gaul_crosses_two_plains_with_one_click_in_two_moves(site, open_page):
    opened = on_plains(site, "gaul-dwarf")
    page, before = open_page(opened.links[0]), site.view(opened)["n"]
    page.locator('.sw-disc[data-piece="u1"]').click()
    click_and_wait(page, lambda: click_place(page, "a3"))
    view = site.view(opened, 0)
    assert view["units"][0][0]["tile"] == "a3" and view["n"] == before + 2
    assert (
        page.locator("#story li", has_text="a1 to a2").count() == 1 == page.locator("#story li", has_text="a2 to a3").count()
    )


@clause("SW-10")
def test_a_whole_stack_goes_with_one_click(site, open_page):
    opened = on_plains(site, "viking-dwarf")
    page, before = open_page(opened.links[0]), site.view(opened)["n"]
    page.locator('.sw-disc[data-piece="u1"]').click()
    page.locator('.sw-panel[data-for="u1"] [data-piece="all-a1"]').click()
    assert picked(page) == "all-a1"
    click_and_wait(page, lambda: click_place(page, "a2"))
    view = site.view(opened, 0)
    assert [unit["tile"] for unit in view["units"][0]] == ["a2"] * 4 and view["n"] == before + 4


@clause("SW-51")
def test_any_unit_can_be_looked_at_also_while_the_other_plays(site, open_page):
    opened = on_plains(site, "viking-dwarf", seat=1)
    page = open_page(opened.links[0])  # not its turn
    for disc, piece in (("u1", "u1"), ("e1", "e1")):
        page.locator(f'.sw-place[data-piece="{disc}"]').first.click(position={"x": 8, "y": 8})
        panel = page.locator(f'.sw-panel[data-for="{piece}"]')
        assert picked(page) == piece and panel.is_visible()
        assert panel.locator(".sw-facts .sw-hearts").get_attribute("aria-label") == "5 of 5 hit points"
        assert panel.locator(".sw-mates li").count() == 4
    steps = page.locator('.sw-panel[data-for="e1"] .sw-facts .sw-steps')
    assert steps.get_attribute("aria-label") == "2 of 2 movement points"
    page.locator('.sw-panel[data-for="e1"] .sw-mates [data-piece="e3"]').click()
    assert page.locator('.sw-panel[data-for="e3"]').is_visible() and page.locator(".sw-place.target").count() == 0
    watcher = open_page(opened.page)
    watcher.locator('.sw-place[data-piece="e1"]').first.click(position={"x": 8, "y": 8})
    assert watcher.locator('.sw-panel[data-for="e1"]').is_visible()


@clause("SW-51")
def test_a_spent_unit_and_an_enemy_are_looked_at_in_ones_own_turn(site, open_page):
    opened = on_plains(site, "viking-dwarf")
    page = open_page(opened.links[0])
    page.locator('.sw-disc[data-piece="u1"]').click()
    click_and_wait(page, lambda: click_place(page, "a2"))
    click_place(page, "a2")
    panel = page.locator('.sw-panel[data-for="u1"]')
    assert panel.locator(".sw-facts .sw-steps").get_attribute("aria-label") == "0 of 2 movement points"
    click_place(page, "e1")
    assert page.locator('.sw-panel[data-for="e1"]').is_visible() and not panel.is_visible()


@clause("SW-01")
def test_both_choose_their_people_and_the_same_twice_is_told_apart(site, open_page):
    opened = site.table("smallworld", seed=3)
    first, friend = open_page(opened.links[0]), open_page(opened.links[1])
    assert friend.locator(".sw-peoples button").count() == 0
    click_move(first, "viking")
    assert first.locator(".sw-peoples button").count() == 0
    friend.locator(".sw-peoples button").first.wait_for(timeout=TIMEOUT)
    click_move(friend, "viking")
    assert site.view(opened)["peoples"] == ["viking", "viking"]
    assert friend.locator(".sw-disc.viking").count() == 2 and friend.locator(".sw-disc.second .stripes").count() == 1
    badges = [friend.locator(f".sw-side.s{i} .sw-badge.second").count() for i in range(2)]
    assert badges == [0, 1] and "striped" in friend.locator(".sw-side.s1").inner_text()


def near_a_fight(site, seed):
    """A table on which the two seats have walked towards each other until seat 0 can attack, and that attack."""
    opened = site.table("smallworld", {"size": "small", "peoples": "gaul-viking"}, seed=seed)
    for _ in range(200):
        turn = site.view(opened)["turn"]
        if turn < 0:
            return None
        view = site.view(opened, turn)
        attack = next((m for m in view["moves"] if m["data"]["kind"] == "attack"), None)
        if attack and turn == 0:
            return opened, attack
        foes = [unit["tile"] for unit in view["units"][1 - turn] if unit["alive"]]
        steps = [m for m in view["moves"] if m["data"]["kind"] == "step"]
        best = min(steps, key=lambda m: distance(m["data"]["target"], foes), default=None)
        closer = best and distance(best["data"]["target"], foes) < distance(best["data"]["from"], foes)
        site.play(opened, turn, best["text"] if closer else "end")
    return None


def distance(tile, others):
    x, y = ord(tile[0]), int(tile[1:])
    return min(abs(ord(other[0]) - x) + abs(int(other[1:]) - y) for other in others)


def test_odds_before_the_fight_and_blows_after_it(site, open_page):
    opened, attack = next(filter(None, (near_a_fight(site, seed) for seed in range(1, 40))))
    page = open_page(opened.links[0])
    piece, target = attack["data"]["piece"], attack["data"]["target"]
    page.locator(f'.sw-chip[data-piece="{piece}"]').click()
    bubble = page.locator(f'#sw-{target} .sw-bubble[data-for="{piece}"]')
    assert not bubble.is_visible()
    page.locator(f"#sw-{target} .sw-shade").hover()
    assert bubble.is_visible()
    kill = round(100 * attack["data"]["odds"]["kill"])
    assert f"kills {kill} %" in bubble.text_content()
    before = number(page)
    click_place(page, target)
    page.wait_for_function(RUNNING, arg=before, timeout=TIMEOUT)
    blows = page.locator(".sw-blows li")
    assert blows.count() >= 3
    assert re.search(r"\d exchanges at most", blows.first.inner_text())


def test_it_can_be_played_without_the_script(site, browser):
    opened = site.table("smallworld", {"peoples": "viking-gaul"}, AGAINST_CLUB, seed=4)
    context = browser.new_context(java_script_enabled=False, locale="fr-FR")
    page = context.new_page()
    page.goto(opened.links[0])
    page.locator("main button.main").click()
    for _ in range(3):
        page.locator(".sw-own button").first.click()
    assert page.locator("details.no-script .sw-mates li").count() == 8
    page.locator("#m-end").click()
    assert "Manche" in page.locator(".sw-round").inner_text()
    assert site.view(opened)["n"] >= 5
    context.close()


@pytest.mark.parametrize("look", ["light", "dark"])
def test_no_serious_accessibility_violation(site, open_page, look):
    opened = site.table("smallworld", {"peoples": "dwarf-viking"}, AGAINST_CLUB, seed=5)
    page = open_page(opened.links[0], color_scheme=look)
    assert wait_turn(page)
    page.keyboard.press("n")
    violations = Axe().run(page).response["violations"]
    bad = [(v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in violations if v["impact"] in ("serious", "critical")]
    assert not bad, bad


def test_texts_of_moves_are_those_of_the_rules(site, open_page):
    opened = site.table("smallworld", seed=2)
    turn = site.view(opened)["turn"]
    page = open_page(opened.links[turn])
    assert move_texts(page) == [m["text"] for m in site.view(opened, turn)["moves"]]
    site.play(opened, 0, "gaul")
    site.play(opened, 1, "gaul")
    turn = site.view(opened)["turn"]
    page = open_page(opened.links[turn])
    view = site.view(opened, turn)
    assert move_texts(page) == [order["text"] for order in view["moves"] + view["plans"]]
