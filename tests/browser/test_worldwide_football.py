"""Worldwide Football in a real browser: whole matches by clicking, a penalty between two browsers, hidden hands."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import PHONE, click_move, move_texts, number, play_until_over, wait_n, wait_turn
from tests.browser.raw import Raw

pytestmark = pytest.mark.browser

ORDER = ("lay T", "lay PP", "lay PL", "lay P", "lay C", "lay D", "give", "draw", "pass")
PENALTY_SEED = 54


def brisk(texts):
    """Attack with what there is, let the others play: a match that ends soon."""
    return next((text for text in ORDER if text in texts), texts[0])


def rough(texts):
    """The same, but tackle whenever one can: fouls, and a penalty sooner or later."""
    return next((text for text in ("lay Tac", *ORDER) if text in texts), texts[0])


def test_a_whole_amateur_match_against_the_club_bot(site, open_page):
    seats = [{"kind": "person"}, {"kind": "bot", "level": "club"}]
    opened = site.table("worldwide_football", {"mode": "amateur"}, seats=seats, seed=5)
    page = open_page(opened.links[0])
    wait_turn(page)
    assert page.locator("#board svg .ball").count() == 1
    assert page.locator("#hand .wf-card").count() > 3
    play_until_over(page, brisk)
    assert page.locator("#ended").is_visible()
    assert site.view(opened)["over"]
    assert "match" in page.locator("#awaited").inner_text() or "draw" in page.locator("#awaited").inner_text()


def test_a_solo_match_by_clicking(site, open_page):
    opened = site.table("worldwide_football", {"mode": "solo", "team_0": "france", "team_1": "bresil"}, seed=6)
    page = open_page(opened.links[0], locale="fr-FR")
    wait_turn(page)
    play_until_over(page, brisk)
    assert site.view(opened)["over"]
    assert "Fin du match" in page.locator("#story").inner_text()


class Match:
    """A table played through the API by both seats; the table itself plays a seat's only move, so a move may come late."""

    def __init__(self, site, seed, **options):
        self.opened = site.table("worldwide_football", {"mode": "professional", **options}, seed=seed)
        self.address = f"/api/tables/{self.opened.id}"
        self.clients = [site.as_seat(self.opened, seat) for seat in (0, 1)]

    def views(self):
        return [client.get(self.address).json() for client in self.clients]

    def play(self, view, choose):
        move = choose([m["text"] for m in view["moves"]]) if view["moves"] else "pass"
        answer = self.clients[view["seat"]].post(f"{self.address}/moves", json={"move": move, "n": view["n"]})
        assert answer.status_code in (200, 409), answer.text


def test_a_professional_match_between_two_browsers_with_a_penalty(site, open_page):
    match = Match(site, PENALTY_SEED, team_0="italie", team_1="france")
    opened = match.opened
    pages = [open_page(link) for link in opened.links]
    watcher = open_page(opened.page)
    streams = [Raw(site, page) for page in (*pages, watcher)]
    held, shown = [set(), set()], [set(), set()]
    penalties, checked = 0, False
    for _ in range(800):
        views = match.views()
        if views[0]["over"]:
            break
        for seat in (0, 1):
            held[seat] |= {card["name"]["en"] for card in views[seat]["players"]}
            shown[seat] |= public_players(views[1 - seat]["seats"][seat])
        turn = views[0]["turn"]
        if len(held[0]) + len(held[1]) >= 7 and not checked:
            checked = hands_stay_hidden(streams, views, held, shown)
        if views[turn]["phase"] in ("face", "dive") and views[turn]["moves"]:
            penalties += views[turn]["phase"] == "face"
            wait_n(pages[turn], views[turn]["n"])
            assert wait_turn(pages[turn])
            click_move(pages[turn], "face 4" if turn == 0 else "face 2")
        else:
            match.play(views[turn], rough)
    assert views[0]["over"] and penalties >= 1
    assert checked
    n = site.view(opened)["n"]
    for page in (*pages, watcher):
        wait_n(page, n)
        page.wait_for_selector("#ended")


def hands_stay_hidden(streams, views, held, shown):
    """Nothing that left the server for one reader names a player card that only another has seen."""
    for reader, stream in enumerate(streams):
        text = stream.wait(views[0]["n"] - 2)
        for seat in (0, 1):
            secret = held[seat] - shown[seat]
            if seat != reader:
                assert secret and not [name for name in secret if name in text], (reader, seat)
                assert f"Player {seat + 1} draws Dribble" not in text
        stream.client.close()
    return True


def public_players(seat):
    return {card["name"]["en"] for key in ("laid", "player_discard", "replaced") for card in seat[key]}


def at_a_penalty(site):
    match = Match(site, PENALTY_SEED, team_0="italie", team_1="france")
    for _ in range(800):
        views = match.views()
        turn = views[0]["turn"]
        if views[turn]["phase"] == "face" and views[turn]["moves"]:
            return match.opened, turn
        match.play(views[turn], rough)
    raise AssertionError("no penalty")


def test_the_keeper_sees_the_same_whatever_the_shooter_chose(site, open_page):
    seen = []
    for face in (2, 5):
        opened, shooter = at_a_penalty(site)
        site.play(opened, shooter, f"face {face}")
        page = open_page(opened.links[1 - shooter])
        wait_turn(page)
        names = ("#board", "#hand", "#extra", "#score", "#moves", "#story")
        regions = {name: page.locator(name).inner_html() for name in names}
        view = site.view(opened, 1 - shooter)
        seen.append((regions, {k: v for k, v in view.items() if k not in ("id", "page", "promise")}))
    assert seen[0][0] == seen[1][0]
    assert json.dumps(seen[0][1]["moves"]) == json.dumps(seen[1][1]["moves"])


def test_a_card_is_laid_by_clicking_it_and_unplayable_ones_say_why(site, open_page):
    opened = site.table("worldwide_football", {"mode": "amateur"}, seed=5)
    turn = site.view(opened)["turn"]
    page = open_page(opened.links[turn])
    wait_turn(page)
    before = number(page)
    page.locator("#hand button.wf-card").first.click()
    wait_n(page, before + 1)
    other = open_page(opened.links[1 - turn])
    wait_turn(other)
    assert other.locator("#hand .wf-card.off .wf-why").count() > 0
    assert other.locator("#board .wf-odds").count() == 1


def test_dont_ask_me_passes_for_me(site, open_page):
    match = Match(site, 3, team_0="espagne", team_1="italie")
    pages = [open_page(link) for link in match.opened.links]
    for _ in range(300):
        views = match.views()
        seat = views[0]["turn"]
        own = views[seat]
        if own.get("window") and len(own["moves"]) > 1:
            wait_n(pages[seat], own["n"])
            pages[seat].locator("p.ask button").click()
            wait_n(pages[seat], own["n"] + 1)
            return
        match.play(own, brisk)
    raise AssertionError("no window was ever opened")


def test_a_phone_shows_pitch_prompt_and_hand_without_sideways_scrolling(site, open_page):
    opened = site.table("worldwide_football", {"mode": "solo"}, seed=6)
    for width in (PHONE["width"], 360):
        page = open_page(opened.links[0], viewport={"width": width, "height": 740}, has_touch=True)
        wait_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("#board .wf-pitch svg").is_visible() and page.locator("#awaited").is_visible()
        buttons = "[...document.querySelectorAll('#moves button, #hand button')].filter(b => b.offsetParent)"
        assert page.evaluate(buttons + ".filter(b => b.offsetHeight < 44 || b.offsetWidth < 44).length") == 0


def test_an_attack_by_keyboard_alone(site, open_page):
    opened = site.table("worldwide_football", {"mode": "solo"}, seed=7)
    page = open_page(opened.links[0])
    for _ in range(8):
        assert wait_turn(page)
        before, text = number(page), brisk(move_texts(page))
        page.locator(f'button[name="move"][value="{text}"]').first.focus()
        page.keyboard.press("Enter")
        wait_n(page, before + 1)


def test_no_violations_of_accessibility(site, open_page):
    for options in ({"mode": "solo"}, {"mode": "professional"}):
        opened = site.table("worldwide_football", options, seed=12)
        for scheme in ("light", "dark"):
            page = open_page(opened.links[max(0, site.view(opened)["turn"])], color_scheme=scheme)
            for _ in range(3):
                wait_turn(page)
                found = Axe().run(page)
                serious = [v for v in found.response["violations"] if v["impact"] in ("serious", "critical")]
                assert not serious, json.dumps([(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in serious])
                if len(move_texts(page)) == 0 or options["mode"] != "solo":
                    break
                click_move(page, brisk(move_texts(page)))
