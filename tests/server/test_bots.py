"""Strong bots think in a process of their own; pages answer meanwhile."""

import time

from ludotheque.server.tables.bots import think
from tests.site import PATIENCE, Site


def test_a_strong_bot_plays_from_a_worker(site):
    opened = site.table("djoko", seats=[{"kind": "bot", "level": "pro"}, {"kind": "person"}], seed=3)
    end = time.monotonic() + 2 * PATIENCE
    while not any(line.startswith("0 ") for line in log(site, opened)):
        view = site.view(opened, 1)  # answered while the worker compiles and thinks
        if view["moves"]:
            site.play(opened, 1, view["moves"][0]["text"])
        assert time.monotonic() < end, "the strong bot doesn't move"
        time.sleep(0.1)


def log(site, opened):
    return site.client.get(f"/api/tables/{opened.id}/file").json()["log"]


def test_a_worker_is_sent_the_hidden_position_and_nothing_else():
    import inspect

    sent = list(inspect.signature(think).parameters)
    assert sent == ["code", "game_name", "box_data", "setup", "level", "raw", "seat", "seed"]


def test_the_pace_can_be_changed_at_the_table(site):
    import httpx

    opened = site.table("djoko", seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], seed=3)
    with httpx.Client(base_url=site.address, timeout=60, trust_env=False, follow_redirects=True) as browser:
        browser.post("/s/" + opened.links[0].rsplit("/", 1)[1], data={"name": ""})
        assert '<option value="2000" selected>' in browser.post(f"/t/{opened.id}/pace", data={"pace": "2000"}).text
        assert browser.post(f"/t/{opened.id}/pace", data={"pace": "1"}).status_code == 422
        assert browser.post(f"/t/{opened.id}/pace", data={"pace": "fast"}).status_code == 422


CODE = """
from ludotheque.players.own import own_player

@own_player("last")
class Last:
    def __init__(self, game):
        self.game = game

    def choose(self, seen, seat, seed):
        return seen.legal()[-1]

@own_player("broken")
class Broken(Last):
    def choose(self, seen, seat, seed):
        return 1 / 0
"""


def test_players_of_ones_own_play_on_the_page_from_a_worker(tmp_path):
    """One that fails is stood in for: the game goes on."""
    (tmp_path / "my_bot.py").write_text(CODE, encoding="utf-8")
    site = Site(tmp_path, "--code", str(tmp_path / "my_bot.py"), "--pace", "0").start()
    try:
        assert 'value="bot-last"' in site.client.get("/new/djoko").text
        for level in ("last", "broken"):
            opened = site.table("djoko", seats=[{"kind": "bot", "level": level}] * 2, seed=3)
            end = time.monotonic() + 2 * PATIENCE
            while not any(line.startswith("0 ") for line in log(site, opened)):
                assert time.monotonic() < end, f"the {level} bot doesn't move"
                time.sleep(0.1)
    finally:
        site.stop()
