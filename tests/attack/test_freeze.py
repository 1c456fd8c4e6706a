"""Nobody's file or table holds up the others: logs are followed in a worker, with a limit of their length and of time."""

import asyncio
import json
import random
import threading
import time

import pytest

import ludotheque
from ludotheque.engine.save import content
from ludotheque.engine.table import MOST_UNDOS
from ludotheque.server.problems import Refused
from ludotheque.server.tables.quotas import Quotas
from ludotheque.server.web import replays as replay
from ludotheque.server.web.replays import Replays, Source
from tests.attack.strangers import browser, path_of

PERSON = {"kind": "person"}


def about_to_undo(game="worldwide_tennis", seed="7"):
    """A table at which somebody has just made a move that can be taken back."""
    table, rng = ludotheque.table(game, seed=seed), random.Random(seed)
    while not table.can_undo():
        table.draw() if table.turn == ludotheque.NATURE else table.play(rng.choice(table.codes()))
    return table


def back_and_forth(pairs):
    """A save file that does nothing but move and take back."""
    table = about_to_undo()
    file = content(table)
    file["log"] = [*table.log, *[f"table undo {table.steps[-1].who}", table.log[-1]] * pairs]
    return json.dumps(file).encode()


class Pulse:
    """Asks a small thing again and again; remembers the longest it waited."""

    def __init__(self, site):
        self.site, self.longest, self.ended = site, 0.0, threading.Event()
        self.thread = threading.Thread(target=self.beat)

    def beat(self):
        with browser(self.site) as client:
            while not self.ended.is_set():
                began = time.monotonic()
                client.get("/static/icon.svg")
                self.longest = max(self.longest, time.monotonic() - began)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *problem):
        self.ended.set()
        self.thread.join()


def test_a_log_of_undos_is_refused_with_a_sentence(site):
    raw = back_and_forth(20_000)
    with Pulse(site) as pulse:
        answer = site.client.post("/api/verify", content=raw)
        page = site.client.post("/watch", files={"file": ("a.ludo", raw)})
    assert answer.status_code == page.status_code == 422 and str(MOST_UNDOS) in answer.json()["message"]
    assert pulse.longest < 15, "everybody waited for one stranger's file"


def test_a_live_table_takes_so_many_undos(site):
    table = about_to_undo()
    opened = site.table("worldwide_tennis", seats=[PERSON] * 2, seed="7")
    for line in table.log:
        who, _, move = line.partition(" ")
        if who.isdigit():
            site.play(opened, int(who), move)
    seat, move, n = table.steps[-1].who, table.steps[-1].text, len(table.log)
    with site.as_seat(opened, seat) as player:
        for _ in range(MOST_UNDOS):
            assert player.post(f"/api/tables/{opened.id}/undo").status_code == 200
            assert player.post(f"/api/tables/{opened.id}/moves", json={"move": move, "n": n + 1}).status_code == 200
            n += 2
        refused = player.post(f"/api/tables/{opened.id}/undo")
    assert refused.status_code == 409 and str(MOST_UNDOS) in refused.json()["message"]


def test_a_replay_that_takes_too_long_is_given_up(monkeypatch):
    """The limit of time, whatever the reason a game can't be followed in it."""
    monkeypatch.setattr(replay, "LONGEST_LOOK", 5.0)

    async def look():
        replays = Replays(Quotas(1.0))
        source = Source.sent("key", back_and_forth(2), "a.ludo")
        try:
            assert (await replays.look("here", source, replay.checked))["lines"] > 0
            with pytest.raises(Refused, match="too long"):
                await replays.look("here", source, endless)
            assert (await replays.look("here", source, replay.checked))["lines"] > 0, "the worker was replaced"
        finally:
            replays.close()

    asyncio.run(look())


def endless(game):
    time.sleep(1000)


def test_a_running_table_is_looked_back_on_through_ones_own_eyes(site):
    opened = site.table("worldwide_tennis", seats=[PERSON] * 2, seed=3)
    with browser(site) as mine:
        mine.post(path_of(opened.links[0]), data={"name": ""})
        assert mine.get(f"/t/{opened.id}/frame?eyes=0").status_code == 200
        assert mine.get(f"/t/{opened.id}/frame?eyes=1").status_code == 403
        assert mine.get(f"/t/{opened.id}/frame?n=999999").status_code == 404
        assert mine.get(f"/t/{opened.id}/frame?n=²").status_code == 422
