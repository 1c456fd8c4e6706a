"""Every page: reachable, in two languages, accessible, on a phone; replays with an address for each position; fair dice."""

import json

import pytest

from tests.browser.conftest import PHONE, check_with_axe, number, wait_n, wait_turn

pytestmark = pytest.mark.browser
PATHS = ("/", "/new/djoko", "/rules/djoko", "/fair", "/watch", "/about/api", "/nowhere")


@pytest.fixture(scope="module")
def finished(site):
    """A set of Djoko, played to its end."""
    opened = site.table("djoko", {"solo": True}, seed=5)
    view = site.view(opened, 0)
    while not view["over"]:
        texts = [m["text"] for m in view["moves"]]
        view = site.play(opened, 0, "stop" if "stop" in texts else texts[-1])
    return opened


@pytest.mark.parametrize("look", ["light", "dark"])
def test_no_serious_accessibility_violation(site, open_page, finished, look):
    running = site.table("djoko", {"solo": True}, seed=5)
    waiting = site.table("djoko", seats=[{"kind": "person"}, {"kind": "free"}], seed=5)
    invitation = "/j/" + waiting.invite.rsplit("/", 1)[1]
    more = [f"/t/{finished.id}", f"/t/{finished.id}/replay", f"/t/{finished.id}/fair", invitation]
    page = open_page(site.address, color_scheme=look)
    for path in (*PATHS, *more):
        page.goto(site.address + path)
        check_with_axe(page)
    for opened in (running, waiting, finished):
        seated = open_page(opened.links[0], color_scheme=look)
        check_with_axe(seated)


def test_no_serious_accessibility_violation_on_a_phone(site, open_page):
    running = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(running.links[0], viewport=PHONE, is_mobile=True, has_touch=True)
    check_with_axe(page)
    page.goto(site.address)
    check_with_axe(page)


@pytest.mark.parametrize("path", PATHS)
def test_no_page_is_wider_than_a_small_phone(site, open_page, path):
    page = open_page(site.address + path, viewport={"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_french_and_english_are_chosen_by_the_browser_and_by_hand(site, open_page):
    page = open_page(site.address, locale="fr-FR")
    assert page.get_attribute("html", "lang") == "fr" and "une table ouverte" in page.locator("h1").inner_text()
    page.click("button[name=lang]")
    page.wait_for_selector("html[lang=en]")
    assert "one open table" in page.locator("h1").inner_text()
    page.goto(site.address + "/rules/djoko")
    assert page.get_attribute("html", "lang") == "en"
    english = open_page(site.address, locale="en-GB")
    assert english.get_attribute("html", "lang") == "en"


def test_the_same_table_is_told_in_each_readers_language(site, open_page):
    opened = site.table("djoko", seed=3)
    french, english = open_page(opened.links[0], locale="fr-FR"), open_page(opened.links[1], locale="en-GB")
    assert "Tirage au sort" in french.locator("#story").inner_text()
    assert "toss" in english.locator("#story").inner_text().lower()


def test_the_look_can_be_chosen(site, open_page):
    page = open_page(site.address)
    light = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.click("button[name=look]")
    page.wait_for_selector("html[data-look=dark]")
    page.wait_for_load_state()
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert light == "rgb(246, 242, 234)" and dark == "rgb(20, 24, 31)"


def test_why_leads_to_the_clause(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    link = page.locator("#story a.why").last
    clause = link.inner_text()
    link.click()
    page.wait_for_selector(f"[id='{clause}']:target")


def test_my_tables_and_open_tables_are_on_the_start_page(site, open_page):
    page = open_page(site.address + "/new/djoko")
    page.fill("#name-0", "Marguerite")
    page.check("input[name=listed]")
    page.click("main button.big")
    page.wait_for_selector("body[data-n]")
    page.goto(site.address)
    assert "Marguerite" in page.locator(".mine").inner_text()
    other = open_page(site.address)
    other.locator("a", has_text="Marguerite").click()
    other.click("main button.main")
    other.wait_for_selector("body[data-n]")
    assert other.get_attribute("body", "data-seat") == "1"


def test_a_new_table_that_cannot_be_is_told_so(site, open_page):
    page = open_page(site.address + "/new/djoko")
    page.evaluate("document.querySelector('input[name=o-sets]:checked').value = '9'")
    page.click("main button.big")
    page.wait_for_selector("[role=alert]")
    assert "9" in page.locator("[role=alert]").inner_text()


# Replays


def test_a_replay_steps_plays_jumps_and_has_an_address_for_each_position(site, open_page, finished):
    page = open_page(f"{site.address}/t/{finished.id}/replay")
    last = number(page)
    page.click("#first")
    page.wait_for_function("n => Number(document.body.dataset.n) < n", arg=last)
    first = number(page)
    page.click("#after")
    page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=first)
    second = number(page)
    assert page.url.endswith(f"#{second}")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("n => Number(document.body.dataset.n) === n", arg=first)
    page.click("#play")
    page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=second)
    page.click("#play")
    page.locator("#story li").nth(20).click(position={"x": 6, "y": 6})
    page.wait_for_function("() => document.querySelectorAll('#story li.here').length === 1")
    there = open_page(f"{site.address}/t/{finished.id}/replay#{second}")
    there.wait_for_function("n => Number(document.body.dataset.n) === n", arg=second)
    assert there.locator(".board").inner_text()


def test_a_replay_through_anothers_eyes(site, open_page, finished):
    page = open_page(f"{site.address}/t/{finished.id}/replay")
    page.locator("a[data-eyes='0']").click()
    page.wait_for_selector("body[data-eyes='0']")
    assert "You" in page.locator("#story").inner_text() or "you" in page.locator("#story").inner_text()


def test_a_replay_without_javascript(site, open_page, finished):
    page = open_page(f"{site.address}/t/{finished.id}/replay", java_script_enabled=False)
    last = number(page)
    page.click("#before")
    page.wait_for_load_state()
    assert number(page) < last


def test_a_game_is_downloaded_watched_again_and_verified(site, open_page, finished, tmp_path):
    page = open_page(f"{site.address}/t/{finished.id}")
    with page.expect_download() as download:
        page.locator("#ended a[download]").click()
    file = tmp_path / "game.ludo"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "djoko"
    page.goto(site.address + "/watch")
    page.set_input_files("#file", file)
    page.click("main button.main")
    page.wait_for_selector("body.replaying")
    assert number(page) == site.view(finished)["n"]
    page.goto(site.address + "/fair")
    page.set_input_files("#file", file)
    page.click("main button.main")
    page.wait_for_selector("#verdict.good")


def test_a_broken_or_edited_file_is_told_so(site, open_page, finished, tmp_path):
    data = site.client.get(f"/api/tables/{finished.id}/file").json()
    cut, edited = tmp_path / "cut.ludo", tmp_path / "edited.ludo"
    cut.write_text(json.dumps(data)[:-40])
    typed = next(i for i, line in enumerate(data["log"]) if line.startswith("nature "))
    data["log"][typed] = "nature 4" if data["log"][typed] != "nature 4" else "nature 5"
    edited.write_text(json.dumps(data))
    page = open_page(site.address + "/watch")
    page.set_input_files("#file", cut)
    page.click("main button.main")
    page.wait_for_selector("[role=alert]")
    assert "damaged" in page.locator("[role=alert]").inner_text()
    page.goto(site.address + "/fair")
    page.set_input_files("#file", edited)
    page.click("main button.main")
    page.wait_for_selector("#verdict.bad, [role=alert]")


def test_the_promise_is_shown_before_and_the_seed_after(site, open_page, finished):
    running = site.table("djoko", {"solo": True}, seed=None)
    page = open_page(f"{site.address}/t/{running.id}/fair")
    assert len(page.locator("#promise").inner_text()) == 64 and page.locator("#seed").count() == 0
    page.goto(f"{site.address}/t/{finished.id}/fair")
    assert page.locator("#verdict.good").is_visible() and page.locator("#seed").inner_text() == "5"


# Streams


def test_a_page_that_was_away_gets_what_it_missed(site, open_page):
    """The stream is closed (as in a hidden tab) while moves are made; opened again it brings exactly those."""
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.page)
    page.wait_for_selector("body[data-stream=open]")
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    page.wait_for_selector("body[data-stream=closed]")
    for _ in range(3):
        texts = [m["text"] for m in site.view(opened, 0)["moves"]]
        site.play(opened, 0, texts[0])
    assert number(page) < site.view(opened)["n"]
    page.evaluate("dispatchEvent(new Event('pageshow'))")
    wait_n(page, site.view(opened)["n"])
    whole = open_page(opened.page)
    assert page.locator("#story").inner_text() == whole.locator("#story").inner_text()
    assert page.locator("#board").inner_html() == whole.locator("#board").inner_html()


def test_the_story_is_a_live_region_and_focus_stays(site, open_page):
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = open_page(opened.links[0])
    assert page.get_attribute("#story", "aria-live") == "polite"
    assert wait_turn(page)
    page.focus("#resign-open")
    site.play(opened, 0, "stop")
    wait_n(page, site.view(opened)["n"])
    assert page.locator("#undo-button").is_enabled()  # its region was swapped
    assert page.evaluate("document.activeElement.id") == "resign-open"
