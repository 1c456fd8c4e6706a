"""Tennis Open in real browsers: singles to the end, doubles in four browsers, the court clicked, three surfaces, a phone."""

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

import ludotheque
from tests.browser.conftest import PHONE, click_move, move_texts, number, play_until_over, wait_n, wait_turn

pytestmark = pytest.mark.browser

SAVES = Path(__file__).parent.parent / "saves"
PERSON, BOT = {"kind": "person"}, {"kind": "bot", "level": "perfect"}


def short_box(set_games=1):
    """A match of a few points: games of two, sets of one game (and a tie-break to two)."""
    data = json.loads(json.dumps(ludotheque.game("tennis_open").standard_box.data))
    data["match"].update(game_points=2, set_games=set_games, tie_break=2)
    return data


def plain_player(texts):
    """Two dice where they may be taken, the baseline, a bonus if it must be: rallies that end."""
    for wanted in ("dice 2", "stand 8", "bonus 1", "smash"):
        if wanted in texts:
            return wanted
    return texts[-1]


def test_a_whole_match_against_the_perfect_player(site, open_page):
    opened = site.table("tennis_open", {"surface": "grass"}, [PERSON, BOT], seed=4, box=short_box())
    page = open_page(opened.links[0])
    play_until_over(page, plain_player)
    assert page.locator("#ended").is_visible()
    assert site.view(opened)["over"]
    assert page.locator(".to-won").count() == 1


def test_a_match_of_the_corpus_is_finished_in_two_browsers(site, open_page):
    """The save's moves are played to its last point; the dice are those of its seed, so the end is the same."""
    saved = json.loads((SAVES / "tennis_open-cement.ludo").read_text(encoding="utf-8"))
    opened = site.table("tennis_open", saved["setup"], seed=saved["seed"])
    moves = [line.partition(" ")[::2] for line in saved["log"] if line[0].isdigit()]
    clients, n = [site.as_seat(opened, seat) for seat in range(2)], site.view(opened)["n"]
    for seat, move in moves[:-6]:
        answer = clients[int(seat)].post(f"/api/tables/{opened.id}/moves", json={"move": move, "n": n})
        n = answer.json()["n"]
    pages = [open_page(link) for link in opened.links]
    for seat, move in moves[-6:]:
        page = pages[int(seat)]
        wait_n(page, site.view(opened)["n"])
        assert wait_turn(page)
        assert move in move_texts(page)
        click_move(page, move)
    for page in pages:
        page.wait_for_selector("#ended")
    view = site.view(opened)
    assert view["over"] and view["results"]["winners"] == [0]
    assert [one["games"] for one in view["match"]["sets"]] == [[6, 2], [6, 1], [6, 0]]


def test_a_game_of_doubles_in_four_browsers(site, open_page):
    opened = site.table("tennis_open", {"doubles": 4, "surface": "cement"}, seed=2, box=short_box(set_games=6))
    pages = [open_page(link) for link in opened.links]
    kinds = set()
    for _ in range(200):
        view = site.view(opened)
        if sum(view["match"]["sets"][0]["games"]):
            break
        page = pages[view["turn"]]
        wait_n(page, view["n"])
        assert wait_turn(page)
        texts = move_texts(page)
        kinds.update(text.split()[0] for text in texts)
        click_move(page, plain_player(texts))
    view = site.view(opened)
    assert sum(view["match"]["sets"][0]["games"]) == 1
    assert {"on", "dice", "stand"} <= kinds
    for page in pages:
        wait_n(page, view["n"])
        games = [int(text) for text in page.locator(".to-set").all_inner_texts()]
        assert games == view["match"]["sets"][0]["games"]


def test_places_and_opponents_are_clicked_on_the_court(site, open_page):
    opened = site.table("tennis_open", {"doubles": 2}, seed=3)
    pages = [open_page(link) for link in opened.links]
    clicked = set()
    for _ in range(16):
        view = site.view(opened)
        page = pages[view["turn"]]
        wait_n(page, view["n"])
        assert wait_turn(page)
        text = plain_player(move_texts(page))
        kind = text.split()[0]
        if kind in ("stand", "on"):
            before = number(page)
            page.locator(f'.to-wide [data-move="{text}"]').first.click(force=True)
            page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=before)
            clicked.add(kind)
        else:
            click_move(page, text)
    assert clicked == {"stand", "on"}


def until(site, opened, page, prefix):
    """Play until the page offers moves of this kind."""
    for _ in range(60):
        assert wait_turn(page)
        texts = move_texts(page)
        if texts[0].startswith(prefix):
            return
        click_move(page, plain_player(texts))
    raise AssertionError(f"no choice of {prefix} came")


@pytest.mark.parametrize("surface", ["clay", "cement", "grass"])
def test_the_choice_of_dice_says_what_they_would_do(site, open_page, surface):
    opened = site.table("tennis_open", {"surface": surface}, [PERSON, BOT], seed=6)
    page = open_page(opened.links[0])
    until(site, opened, page, "dice")
    odds = site.view(opened, 0)["odds"]
    for text, chances in odds.items():
        button = page.locator(f'button[value="{text}"]')
        assert f"{round(100 * chances['won'])}% won" in button.get_attribute("aria-label")
        assert button.locator(".to-landings").is_visible()
    shade = page.locator(f".to-wide .o-{next(iter(odds)).replace(' ', '_')}")
    assert shade.evaluate("e => getComputedStyle(e).visibility") == "hidden"
    page.locator(f'button[value="{next(iter(odds))}"]').hover()
    assert shade.evaluate("e => getComputedStyle(e).visibility") == "visible"
    assert page.locator(f".to-court.{surface}").count() == 1


def test_by_keyboard_alone(site, open_page):
    opened = site.table("tennis_open", {"surface": "grass"}, [PERSON, BOT], seed=4, box=short_box())
    page = open_page(opened.links[0])
    for _ in range(12):
        if not wait_turn(page):
            break
        before = number(page)
        page.locator(f'#moves button[value="{plain_player(move_texts(page))}"]').focus()
        page.keyboard.press("Enter")
        page.wait_for_function("n => Number(document.body.dataset.n) > n", arg=before)


def test_on_a_phone_the_court_stands(site, open_page):
    opened = site.table("tennis_open", {"surface": "clay"}, [PERSON, BOT], seed=8)
    page = open_page(opened.links[0], viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    assert wait_turn(page)
    assert page.locator(".to-tall").is_visible() and not page.locator(".to-wide").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in page.locator("#moves button").all():
        assert button.bounding_box()["height"] >= 44
    until(site, opened, page, "dice")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".to-strip").first.is_visible()


@pytest.mark.parametrize("look", ["light", "dark"])
def test_nothing_in_the_way_of_a_screen_reader(site, open_page, look):
    opened = site.table("tennis_open", {"doubles": 4, "surface": "grass"}, [PERSON, BOT, BOT, BOT], seed=5)
    for size in ({"width": 1280, "height": 960}, PHONE):
        page = open_page(opened.page if size is PHONE else opened.links[0], viewport=size, color_scheme=look)
        page.wait_for_selector("#board svg", state="attached")
        found = [v for v in Axe().run(page).response["violations"] if v["impact"] in ("serious", "critical")]
        assert not found, [(v["id"], [n["target"] for n in v["nodes"]]) for v in found]
