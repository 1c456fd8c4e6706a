"""Windows: a seat that doesn't want to be asked isn't, and can change its mind; empty hands pass by themselves."""

import time

import httpx
import pytest

import ludotheque
from ludotheque.server.tables.live import Live, Seat

PASS = "pass"


def at_a_window(name):
    """A local table of a game where someone is asked in a window that can be passed; None if it never comes to that."""
    for seed in range(40):
        live = Live(ludotheque.table(name, seed=str(seed)), [Seat("person") for _ in range(4)], id="x")
        live.bring()
        for _ in range(120):
            table = live.table
            if table.over:
                break
            texts = [move.text for move in table.moves()]
            if live.window() and PASS in texts and len(texts) > 1:
                return seed, live
            live.play(table.turn, texts[0], live.n)
    return None


def wait_until(site, opened, n):
    """Until so many lines are in the log."""
    while site.view(opened)["n"] < n:
        time.sleep(0.02)


@pytest.mark.parametrize("name", ["worldwide_football"])
def test_dont_ask_me_here(site, name):
    found = at_a_window(name)
    assert found is not None, f"{name} has no window that can be passed"
    seed, live = found
    assert not live.passes_alone()
    seat, window = live.table.turn, live.window()
    live.seats[seat].asks.add(window)
    assert live.passes_alone()
    live.seats[seat].asks.clear()

    opened = site.table(name, seed=seed, seats=[{"kind": "person"}] * 4)
    for n, line in enumerate(live.table.log):
        who, _, move = line.partition(" ")
        if who.isdigit():
            wait_until(site, opened, n)
            asked = {"move": move, "n": n}
            answer = site.as_seat(opened, int(who)).post(f"/api/tables/{opened.id}/moves", json=asked)
            assert answer.status_code == 200 or move == PASS, answer.text  # the table may have passed by itself
    wait_until(site, opened, live.n)
    with httpx.Client(base_url=site.address, timeout=60, trust_env=False, follow_redirects=True) as browser:
        browser.post("/s/" + opened.links[seat].rsplit("/", 1)[1], data={"name": ""})
        page = browser.get(f"/t/{opened.id}").text
        assert f'name="window" value="{window}"' in page
        n = site.view(opened)["n"]
        for other in ("another-moment", window + "x", "a b"):
            assert browser.post(f"/t/{opened.id}/ask", data={"window": other}).status_code == 409
        assert browser.post(f"/t/{opened.id}/ask", data={"window": window}).status_code == 200
        wait_until(site, opened, n + 1)
        assert 'id="ask-again"' in browser.get(f"/t/{opened.id}").text
        assert 'id="ask-again"' not in browser.post(f"/t/{opened.id}/ask", data={"window": ""}).text
