"""What must never happen: leaks, foreign origins, floods, markup that runs; and what the web process must not load."""

import json
import re
import subprocess
import sys
import time

import pytest

import ludotheque
from ludotheque.server.store.keys import Keys
from ludotheque.server.tables.house import clean_name
from ludotheque.server.web.guard import LARGEST_BODY

HIDDEN = [name for name, game in ludotheque.all_games().items() if game.facts.hidden]
PERSON = {"kind": "person"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def sit(site, opened, seat):
    """A browser (its cookies) that sits on a seat."""
    import httpx

    client = httpx.Client(base_url=site.address, timeout=60, trust_env=False, follow_redirects=True)
    assert client.post("/s/" + opened.links[seat].rsplit("/", 1)[1], data={"name": ""}).status_code == 200
    return client


def test_every_answer_carries_the_safe_headers(site):
    for path in ("/", "/nowhere", "/api/games", "/static/house.css", "/new/djoko", "/static/none"):
        headers = site.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_pages_have_no_inline_script(site):
    opened = site.table("djoko", {"solo": True}, seed=5)
    for path in ("/", "/new/djoko", f"/t/{opened.id}", f"/t/{opened.id}/replay", "/rules/djoko", "/fair", "/watch"):
        html = site.client.get(path).text
        assert re.findall(r"<script(?![^>]*src=)", html) == [] and not re.search(r"\son\w+=", html)
        assert "https://" not in html and not re.search(r'src="http', html)


def test_cookies_are_kept_from_scripts_and_other_sites(site):
    answer = site.client.post("/play/djoko", data={"against": "automaton"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_a_cookie_we_never_signed_is_nobody():
    keys = Keys(b"k" * 32)
    cookie = keys.new_browser()
    assert keys.browser(cookie) and keys.browser(cookie[:-1] + "x") is None
    assert keys.browser("made.up") is None and keys.browser(None) is None and keys.browser("x" * 999) is None
    assert Keys(b"j" * 32).browser(cookie) is None


def test_tokens_open_their_own_seat_only():
    keys = Keys(b"k" * 32)
    token = keys.token("seat", "abc", 1)
    assert keys.opens("seat", token) == ("abc", 1)
    assert keys.opens("invite", token) is None and keys.opens("seat", token.replace(".1.", ".0.")) is None
    assert keys.opens("seat", "abc.١.x") is None and keys.opens("seat", "") is None
    assert len(token.rsplit(".", 1)[1]) == 22  # 128 bits


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_forms_from_elsewhere_are_refused(site, origin):
    for path in ("/play/djoko", "/choose", "/api/tables"):
        assert site.client.post(path, headers={"Origin": origin}, data={}).status_code == 403
    assert site.client.post("/play/djoko", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_oversized_requests_are_refused(site):
    opened = site.table("djoko", {"solo": True}, seed=5)
    big = "x" * (LARGEST_BODY + 1)
    assert site.client.post(f"/t/{opened.id}/move", data={"move": big}).status_code == 413
    chunks = (b"x" * 10_000 for _ in range(20))
    assert site.client.post(f"/t/{opened.id}/move", content=chunks, headers=FORM).status_code == 413
    assert site.client.get("/" + "x" * 600).status_code == 414
    assert site.client.get("/?lang=" + "x" * 3000).status_code == 414


NAMES = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "a" * 10_000,
    "🎾🧑‍🚀 Zoë",
    "\u0000\u202e\n x \t y",
    "{{ 7*7 }}",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_shown_as_text_and_kept_short(site, name):
    opened = site.table("djoko", {"solo": True}, seats=[{"kind": "person", "name": name[:400]}], seed=5)
    client = sit(site, opened, 0)
    assert client.post(f"/t/{opened.id}/name", data={"name": name}).status_code == 200
    html = client.get(f"/t/{opened.id}").text
    assert "<script>alert" not in html and "<img src=x" not in html and "a" * 50 not in html and ">49<" not in html
    shown = site.view(opened)["names"][0]
    assert shown and len(shown) <= 40 and shown.replace("\u200d", "").isprintable()


def test_names_are_cleaned():
    assert clean_name("  \n ") is None and clean_name(None) is None
    assert clean_name(" a \t b\u202e ") == "a b" and clean_name("é" * 99) == "é" * 40


def test_options_with_markup_are_refused_as_text(site):
    answer = site.client.post("/new/djoko", data={"o-sets": "<b>9</b>"})
    assert answer.status_code == 422 and "<b>9" not in answer.text


def test_secrets_are_not_in_the_servers_output(site):
    opened = site.table("djoko", {"solo": True}, seed=5)
    site.view(opened, 0)
    sit(site, opened, 0)
    site.client.get("/api/nowhere?token=" + opened.tokens[0])
    assert opened.tokens[0] not in (site.folder / "server.log").read_text()


def test_a_seed_may_not_be_chosen_unless_the_server_allows_it(tmp_path):
    script = f"""
from starlette.testclient import TestClient
from ludotheque.server.web.app import make_app
from ludotheque.server.settings import Settings
import sys, time
app = make_app(Settings(database={str(tmp_path / "a.sqlite")!r}, pace=0, limits=0))
with TestClient(app) as client:
    answer = client.post("/api/tables", json={{"game": "djoko", "seed": "1"}})
    assert answer.status_code == 403, answer.text
    asked = {{"game": "djoko", "seats": [{{"kind": "bot", "level": "club"}}, {{"kind": "bot", "level": "beginner"}}]}}
    table = client.post("/api/tables", json=asked).json()["id"]
    for _ in range(1000):
        if client.get("/api/tables/" + table).json()["n"] > 40:
            break
        time.sleep(0.05)
    assert client.get("/api/tables/" + table).json()["n"] > 40
    assert client.get("/t/" + table).status_code == 200
    assert "numba" not in sys.modules, "the web process loaded Numba"
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr


# Hidden hands


def everything_said(site, opened, seat):
    """All raw texts a seat (or, at -1, a spectator) can get hold of while the game runs."""
    as_seat = site.as_seat(opened, seat)
    base = f"/api/tables/{opened.id}"
    texts = [as_seat.get(base).text, as_seat.get(base + "/story").text, as_seat.get(base + "/replay").text]
    browser = sit(site, opened, seat) if seat >= 0 else site.client
    texts += [browser.get(f"/t/{opened.id}").text, browser.get(f"/t/{opened.id}/replay").text]
    for path, client in ((base + "/stream", as_seat), (f"/t/{opened.id}/live", browser)):
        with client.stream("GET", path) as answer:
            texts.append(next(line for line in answer.iter_lines() if line.startswith("data: ")))
    return texts


@pytest.mark.parametrize("name", HIDDEN)
def test_a_seat_is_told_only_what_its_hidden_position_holds(site, name):
    """Two tables that differ only in what a seat can't see look the same to that seat, byte for byte."""
    opened = site.table(name, seed=3, seats=[PERSON] * 4)
    local = ludotheque.table(name, seed="3")
    while local.turn == ludotheque.NATURE:
        local.draw()
    for _ in range(12):
        if local.over:
            break
        turn, texts = local.turn, [move.text for move in local.moves()]
        if texts != ["pass"]:  # with nothing else to do the table passes by itself
            site.play(opened, turn, texts[0])
        local.play(texts[0], turn)
        while local.turn == ludotheque.NATURE:
            local.draw()
        while site.view(opened)["n"] < len(local.log):
            time.sleep(0.02)
    for seat in (-1, *local.seating.players):
        seen = json.loads(site.as_seat(opened, seat).get(f"/api/tables/{opened.id}").text)
        expected = json.loads(json.dumps(local.view(seat)))
        assert {k: seen[k] for k in expected} == expected
        seed = local.nature_source.seed
        assert all(f'"seed":"{seed}"' not in text for text in everything_said(site, opened, seat))


@pytest.mark.parametrize("name", HIDDEN)
def test_log_file_and_other_eyes_only_when_it_is_over(site, name):
    opened = site.table(name, seed=3, seats=[PERSON] * 4)
    as_seat = site.as_seat(opened, 0)
    assert as_seat.get(f"/api/tables/{opened.id}/file").status_code == 403
    assert as_seat.get(f"/api/tables/{opened.id}/replay?eyes=1").status_code == 403
    browser = sit(site, opened, 0)
    assert browser.get(f"/t/{opened.id}/game.ludo").status_code == 403
    assert browser.get(f"/t/{opened.id}/frame?eyes=1").status_code == 403
    assert as_seat.post(f"/api/tables/{opened.id}/resign").status_code == 200
    assert as_seat.get(f"/api/tables/{opened.id}/file").status_code == 200
    assert as_seat.get(f"/api/tables/{opened.id}/replay?eyes=1").status_code == 200
