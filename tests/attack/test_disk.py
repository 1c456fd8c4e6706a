"""A full disk: nothing is acknowledged that isn't kept, everything is a sentence, and it goes on when there is room."""

import resource

import pytest

from tests.attack.strangers import browser
from tests.site import Site

PERSON = {"kind": "person"}


class FullDisk:
    """No file of the server may grow any more."""

    def __init__(self, site):
        self.pid = site.process.pid

    def __enter__(self):
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def __exit__(self, *problem):
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@pytest.fixture()
def own_site(tmp_path, monkeypatch):
    """A server with nothing in its caches yet: it would like to write there too."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    running = Site(tmp_path).start()
    yield running
    running.stop()


def test_a_full_disk_takes_nothing_and_loses_nothing(own_site):
    opened = own_site.table("djoko", seats=[PERSON, {"kind": "free"}], seed=5)
    turn = own_site.view(opened)["turn"]
    before = own_site.view(opened, 0)
    log = (own_site.folder / "server.log").read_text()
    with browser(own_site) as stranger, own_site.as_seat(opened, 0) as player, FullDisk(own_site):
        asked = {
            "table": stranger.post("/play/djoko", data={"against": "automaton"}),
            "tournament": stranger.post("/tournaments/djoko", data={"places": "4", "form": "knock_out", "mine": "on"}),
            "seat": stranger.post("/api/join", json={"link": opened.invite, "name": "x"}),
            "resign": player.post(f"/api/tables/{opened.id}/resign"),
        }
        assert {name: answer.status_code for name, answer in asked.items()} == dict.fromkeys(asked, 503)
    after = own_site.view(opened, 0)
    assert after == before and after["turn"] == turn and after["seats_held"] == ["person", "free"]
    assert own_site.client.post("/api/join", json={"link": opened.invite, "name": "x"}).status_code == 200
    assert own_site.client.post("/play/djoko", data={"against": "automaton"}).status_code == 303
    assert own_site.client.get("/").status_code == 200
    assert "Traceback" not in (own_site.folder / "server.log").read_text().removeprefix(log)
    own_site.kill()
    own_site.start()
    assert own_site.view(opened)["seats_held"] == ["person", "person"]
