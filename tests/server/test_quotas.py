"""Budgets: what one visitor or address may use, how it comes back, and how addresses are counted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import ludotheque
from ludotheque.engine.save import content
from ludotheque.server.problems import Refused
from ludotheque.server.tables import quotas as q
from ludotheque.server.tables.quotas import Quotas, one_address
from ludotheque.server.tables.studies import KEPT, Running, Studies
from ludotheque.server.tables.watched import Watched
from ludotheque.server.web import stream
from ludotheque.server.web.stream import Stream, Streams
from tests.server.test_tournaments import until
from tests.site import Site

TENTH = ("--limits", "0.1")


def times(quotas: Quotas, budget: q.Budget, who: str, now: float = 0.0) -> int:
    """How often something may be done."""
    for done in range(2000):
        try:
            quotas.spend(budget, who, now=now)
        except Refused as problem:
            assert problem.status == 429 and problem.retry
            return done
    return 2000


def test_what_was_spent_comes_back_with_time():
    quotas = Quotas(1.0)
    assert times(quotas, q.REQUESTS, "a") == 300 and times(quotas, q.REQUESTS, "b") == 300
    assert times(quotas, q.REQUESTS, "a", now=1.0) == 40 and times(quotas, q.HEAVY, "a") == 30
    assert times(quotas, q.REQUESTS, "a", now=1000.0) == 300


def test_limits_scale_everything_and_0_is_none():
    assert times(Quotas(2.0), q.HEAVY, "a") == 60 and times(Quotas(0), q.HEAVY, "a") == 2000
    Quotas(0).room(q.STUDIES, 1000)
    with pytest.raises(Refused):
        Quotas(0.5).room(q.STUDIES, 1)


def test_what_is_held_comes_back_when_it_is_given_back():
    quotas = Quotas(2 / q.STREAMS.most)
    with quotas.held(q.STREAMS, "a"), quotas.held(q.STREAMS, "a"), pytest.raises(Refused), quotas.held(q.STREAMS, "a"):
        pass
    assert quotas.spent == {}


def test_a_crowd_of_addresses_does_not_wipe_what_others_have_spent(monkeypatch):
    monkeypatch.setattr(q, "MOST_KNOWN", 100)
    quotas = Quotas(1.0)
    quotas.spend(q.STREAMS, "holder")
    for i in range(300):
        quotas.spend(q.REQUESTS, f"other {i}", now=0.0)
        if i == 280:
            assert times(quotas, q.REQUESTS, "flood") == 300
    assert times(quotas, q.REQUESTS, "flood") == 0 and len(quotas.spent) <= 101
    assert (q.STREAMS, "holder") in quotas.spent


def test_a_household_is_one_address():
    assert one_address("2001:db8:1:2:3::4") == one_address("2001:db8:1:2:ffff::1") != one_address("2001:db8:1:3::1")
    assert one_address("::ffff:1.2.3.4") == one_address("1.2.3.4") == "1.2.3.4"
    assert one_address("fe80::1%eth0") == one_address("fe80::2") and one_address("x" * 999) == "x" * 64


# On a real server


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("tight"), *TENTH).start()
    yield running
    running.stop()


def someone(site: Site, address: str) -> httpx.Client:
    """A visitor who comes from elsewhere, through a proxy on this machine."""
    return httpx.Client(
        base_url=site.address,
        timeout=60,
        trust_env=False,
        follow_redirects=True,
        headers={"X-Forwarded-For": address, "Accept-Language": "en"},
    )


def table(client: httpx.Client) -> str:
    return str(client.post("/api/tables", json={"game": "djoko"}).json()["id"])


def test_the_visitors_behind_a_proxy_are_told_apart(tight: Site):
    one, other = someone(tight, "10.0.0.1"), someone(tight, "10.0.0.2")
    answers = [one.get("/api/games/djoko") for _ in range(100)]
    refused = [a for a in answers if a.status_code == 429]
    assert refused and "Too many" in refused[0].json()["message"] and int(refused[0].headers["retry-after"]) >= 1
    assert other.get("/api/games/djoko").status_code == 200


def test_one_address_holds_only_so_many_streams(tight: Site):
    one, other = someone(tight, "10.0.1.1"), someone(tight, "10.0.1.2")
    here = f"/t/{table(one)}/live"
    held = [one.send(one.build_request("GET", here), stream=True) for _ in range(10)]
    assert [answer.status_code for answer in held] == [200] * 10
    refused = one.get(here)
    assert refused.status_code == 429 and refused.headers["retry-after"] and "follow live" in refused.text
    french = one.get(here, headers={"Accept-Language": "fr"})
    assert "en direct" in french.text
    seen = other.send(other.build_request("GET", here), stream=True)
    assert seen.status_code == 200  # others still see it
    seen.close()
    there = f"/t/{table(someone(tight, '10.0.1.3'))}/live"
    held += [one.send(one.build_request("GET", there), stream=True) for _ in range(10)]
    assert [answer.status_code for answer in held] == [200] * 20
    page = someone(tight, "10.0.1.4").post("/tournaments/djoko", data={"places": "4", "bots": "1", "level": "random"})
    assert one.get(f"{page.url.path}/live").status_code == 429  # all kinds of streams together
    for answer in held:
        answer.close()


def test_a_board_that_does_not_change_says_that_it_is_still_here(monkeypatch):
    monkeypatch.setattr(stream, "KEEP_ALIVE", 0.01)
    sent: list[bytes] = []

    async def listen() -> None:
        streams, board, gone = Streams(), Watched(id="b"), asyncio.Event()
        hall = type("Hall", (), {"live": {"b": board}})
        app = type("App", (), {"state": type("State", (), {"quotas": Quotas(1.0), "streams": streams})})

        async def send(message) -> None:
            sent.append(message.get("body", b""))
            if sent[-1].startswith(b": still here"):
                streams.end()

        async def receive():
            await gone.wait()

        alive = asyncio.create_task(streams.keep_alive())
        await Stream(hall, board, lambda known: (0, b"first"), -1)({"app": app, "client": ("1.2.3.4", 1)}, receive, send)
        alive.cancel()
        assert not board.readers and not streams.open

    asyncio.run(asyncio.wait_for(listen(), 60))
    assert sent[2:] == [b"first", b": still here\n\n", b""]


def game(size: int, seed: int) -> bytes:
    """A game as a file of this size."""
    local = ludotheque.table("djoko", seed=str(seed), solo=True)
    text = json.dumps(content(local, with_seed=True)).encode()
    return text + b" " * (size - len(text))


def upload(client: httpx.Client, data: bytes) -> httpx.Response:
    return client.post("/watch", files={"file": ("a.ludo", data)})


def test_one_address_uploads_only_so_much(tight: Site):
    one = someone(tight, "10.0.2.1")
    big = 1_500_000
    assert [upload(one, game(big, seed)).status_code for seed in (1, 2)] == [200, 200]
    refused = upload(one, game(big, 3))
    assert refused.status_code == 429 and "Too many games" in refused.text and int(refused.headers["retry-after"]) > 60
    assert upload(someone(tight, "10.0.2.2"), game(big, 4)).status_code == 200


def test_one_visitor_opens_only_so_many_tournaments(tmp_path: Path):
    site = Site(tmp_path, "--limits", "0.5").start()
    try:
        one, asked = someone(site, "10.0.3.1"), {"places": "4", "bots": "1", "level": "random"}
        assert [one.post("/tournaments/djoko", data=asked).status_code for _ in range(4)] == [200] * 4
        refused = one.post("/tournaments/djoko", data=asked)
        assert refused.status_code == 429 and "opened by you" in refused.text and refused.headers["retry-after"]
        assert someone(site, "10.0.3.2").post("/tournaments/djoko", data=asked).status_code == 200
    finally:
        site.stop()


# Studies


STUDY = {"vary": "sets=1,2", "measure": "games", "games": "900000"}


def test_one_visitor_has_only_so_many_studies_worked_out(tmp_path: Path):
    site = Site(tmp_path, "--limits", "1").start()
    try:
        one = someone(site, "10.0.4.1")
        pages = [one.post("/lab/djoko", data=STUDY) for _ in range(2)]
        refused = one.post("/lab/djoko", data=STUDY)
        assert refused.status_code == 429 and "started by you" in refused.text and refused.headers["retry-after"]
        fresh = [someone(site, "10.0.4.1").post("/lab/djoko", data=STUDY).status_code for _ in range(5)]
        assert fresh == [200] * 4 + [429]  # a cookie can be dropped, an address can't
        assert someone(site, "10.0.4.2").post("/lab/djoko", data=STUDY).status_code == 200
        one.post(f"{pages[1].url}/stop")  # it waits: it is stopped at once
        assert 'data-state="stopped"' in one.get(str(pages[1].url)).text
        assert one.post("/lab/djoko", data=STUDY).status_code == 200  # which makes room
    finally:
        site.stop()


def waiting(name: str, address: str, browser: str = "") -> Running:
    return Running(id=name, browser=browser or name, address=address)


def test_turns_go_round_the_addresses():
    studies = Studies(Quotas(1.0))
    for name, browser in (("a1", "a1"), ("a2", "a2"), ("a3", "a3"), ("b1", "x"), ("b2", "x")):
        studies.live[name] = waiting(name, name[0], browser)
    order = []
    for now in range(8):
        running = studies._next()
        assert running is not None
        order.append(running.id)
        running.served = float(now)
    assert order == ["a1", "b1", "a2", "b2", "a3", "b1", "a1", "b2"]


def test_finished_studies_leave():
    studies = Studies(Quotas(1.0))
    for i in range(KEPT + 10):
        studies.live[str(i)] = waiting(str(i), "many" if i else "one")
        studies.live[str(i)].stands("done")
    studies._make_room()
    assert len(studies.live) == KEPT and "0" in studies.live  # whoever has many makes room
    studies.live["looked at"] = seen = waiting("looked at", "x")
    seen.stands("done")
    seen.readers.add(stream.Reader(lambda: None))
    studies.live["waits"] = waiting("waits", "x")
    studies.forget(3600.0)
    assert len(studies.live) == KEPT + 2
    studies.forget(-1.0)
    assert sorted(studies.live) == ["looked at", "waits"]


@pytest.mark.prove
def test_a_small_study_is_done_though_large_ones_wait_before_it(tmp_path: Path):
    site = Site(tmp_path, "--limits", "1").start()
    try:
        for _ in range(6):
            someone(site, "10.0.5.1").post("/lab/djoko", data={**STUDY, "games": "900000"})
        other = someone(site, "10.0.5.2")
        page = other.post("/lab/djoko", data={**STUDY, "games": "20"})
        until(lambda: 'data-state="done"' in other.get(str(page.url)).text)
    finally:
        site.stop()
