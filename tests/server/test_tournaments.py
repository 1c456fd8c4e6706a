"""Tournaments and the laboratory on a real server: joining, drawing, results, restarts, refusals."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.site import Site

DEADLINE = 100.0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("tournaments")).start()
    yield running
    running.stop()


def visitor(site: Site) -> httpx.Client:
    """A browser of its own: cookies, redirects, English."""
    return httpx.Client(
        base_url=site.address,
        timeout=60,
        trust_env=False,
        follow_redirects=True,
        headers={"Accept-Language": "en", "Origin": site.address},
    )


def until(what: Callable[[], bool]) -> None:
    """Wait for a condition, with great patience."""
    end = time.monotonic() + DEADLINE
    while not what():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def text_of(client: httpx.Client, address: object) -> str:
    page = client.get(str(address))
    assert page.status_code == 200, page.text
    return page.text


def opened(client: httpx.Client, game: str = "djoko", **fields: str) -> httpx.Response:
    given = {"form": "knock_out", "places": "4", "bots": "4", "level": "random", **fields}
    return client.post(f"/tournaments/{game}", data=given)


def test_four_bots_play_to_the_end(site: Site) -> None:
    client = visitor(site)
    page = opened(client)
    assert page.status_code == 200 and "/tournament/" in str(page.url)
    until(lambda: "wins the tournament" in text_of(client, page.url))
    text = text_of(client, page.url)
    assert text.count('data-match="') == 3 and text.count("/replay") == 3
    assert "over" in client.get("/tournaments").text


def test_people_join_by_link_and_the_last_starts_the_draw(site: Site) -> None:
    ada, bob, eve = visitor(site), visitor(site), visitor(site)
    page = opened(ada, places="3", bots="1", mine="on", name="Ada")
    assert "2 of 3 places taken" in page.text
    link = re.search(r'value="[^"]*(/c/[^"]+)"', page.text).group(1)  # type: ignore[union-attr]
    assert "Take part" in bob.get(link).text
    joined = bob.post(link, data={"name": "Ada"})
    assert "Ada 2" in joined.text and "The match being played" in joined.text
    assert eve.post(link, data={"name": "Eve"}).status_code == 409
    shown = [text_of(client, page.url) for client in (ada, bob, eve)]
    assert sum("Play this match" in text for text in shown[:2]) >= 1 and "Play this match" not in shown[2]


def test_only_the_host_draws_before_all_are_there(site: Site) -> None:
    ada, bob = visitor(site), visitor(site)
    page = opened(ada, places="8", bots="2", mine="on", name="Ada")
    assert bob.post(f"{page.url}/draw").status_code == 403
    assert "The match being played" in ada.post(f"{page.url}/draw").text


def test_it_survives_a_power_cut(tmp_path: Path) -> None:
    site = Site(tmp_path).start()
    try:
        client = visitor(site)
        page = opened(client, form="round_robin", places="4", bots="4", level="club")
        path = httpx.URL(str(page.url)).path
        until(lambda: text_of(client, path).count("/replay") >= 1)
        site.kill()
        site.start()
        client = visitor(site)
        until(lambda: "wins the tournament" in text_of(client, path) or "Joint winners" in text_of(client, path))
        assert text_of(client, path).count("/replay") == 6
    finally:
        site.stop()


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"places": "1"}, "An Open is for 2 to 64 entrants; here there would be 1."),
        ({"places": "65", "bots": "2"}, "An Open is for 2 to 64 entrants"),
        (
            {"places": "17", "bots": "2", "form": "grand_chelem"},
            "A Grand Chelem is for 2 to 16 entrants; here there would be 17.",
        ),
        ({"places": "17", "bots": "2", "form": "round_robin"}, "A round robin is for 2 to 16 entrants"),
        ({"places": "many"}, "“many” is no number"),
        ({"bots": "-1"}, "“-1” is no number"),
        ({"form": "ladder"}, "no form"),
        ({"places": "2", "bots": "5"}, "only 2 places"),
        ({"level": "wizard"}, "wizard"),
        ({"o-sets": "9"}, "9"),
        ({"o-solo": "true"}, "two sides"),
    ],
)
def test_tournaments_that_cannot_be_are_refused_in_a_sentence(site: Site, fields: dict[str, str], says: str) -> None:
    page = opened(visitor(site), **fields)
    assert 400 <= page.status_code < 500 and says in page.text and "Traceback" not in page.text


def test_addresses_that_lead_nowhere(site: Site) -> None:
    client = visitor(site)
    for path in ("/tournament/nothing", "/c/nothing.x.nothing", "/tournaments/chess", "/study/nothing", "/lab/chess"):
        assert client.get(path).status_code == 404


def test_a_study_is_worked_out_in_the_background(site: Site) -> None:
    client = visitor(site)
    assert "Laboratory" in client.get("/lab").text and "box.throws" in client.get("/lab/djoko").text
    page = client.post("/lab/djoko", data={"vary": "box.throws=3..4", "measure": ["games", "home_wins"], "games": "30"})
    assert page.status_code == 200 and "/study/" in str(page.url)
    until(lambda: 'data-state="done"' in text_of(client, page.url))
    text = text_of(client, page.url)
    assert text.count('<svg class="lab-plot"') == 2 and "box.throws" in text
    with client.stream("GET", f"{page.url}/live") as stream:
        first = next(line for line in stream.iter_lines() if line.startswith("data:"))
    assert "lab-plot" in first


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"vary": "box.throws=4..3"}, "empty"),
        ({"vary": "box.nowhere=1..2"}, "nowhere"),
        ({"vary": ""}, "0 things"),
        ({"vary": "sets=1,2", "games": "many"}, "0 games"),
        ({"vary": "sets=1,2", "games": "99999999"}, "at most"),
        ({"vary": "sets=1,2", "measure": "luck"}, "luck"),
    ],
)
def test_studies_that_cannot_be_are_refused_in_a_sentence(site: Site, fields: dict[str, str], says: str) -> None:
    page = visitor(site).post("/lab/djoko", data={"games": "10", "measure": "games", **fields})
    assert 400 <= page.status_code < 500 and says in page.text


def test_a_study_can_be_stopped(site: Site) -> None:
    client = visitor(site)
    page = client.post("/lab/djoko", data={"vary": "sets=1,2", "measure": "games", "games": "900000"})
    client.post(f"{page.url}/stop")
    until(lambda: re.search(r'data-state="(stopped|done)"', text_of(client, page.url)) is not None)
