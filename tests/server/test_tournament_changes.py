"""A tournament changes in one place: several people at once, a database that fails, quotas; kept before it is told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from ludotheque.server.problems import Refused
from ludotheque.server.settings import Settings
from ludotheque.server.store import database as db
from ludotheque.server.store.database import BadDatabase
from ludotheque.server.store.keys import new_id
from ludotheque.server.tables.live_tournament import Entrant, LiveTournament
from ludotheque.server.tables.quotas import Quotas
from ludotheque.server.web.app import make_app
from tests.server.test_retention import Place, at
from tests.site import Site

OPEN = {"form": "knock_out", "places": "4", "bots": "1", "level": "random"}


def tournament(places: int, there: int, host: str = "host", address: str = "here") -> LiveTournament:
    those = [Entrant(f"P{i}", browser=f"b{i}") for i in range(there)]
    return LiveTournament(id=new_id(), game="djoko", places=places, host=host, address=address, entrants=those)


@contextmanager
def locked(engine: sa.Engine, file: Path) -> Iterator[None]:
    """Somebody else holds the database, and we don't wait for it: what is to be written can't be."""

    def impatient(connection: Any, *_: Any) -> None:
        connection.execute("pragma busy_timeout=0")

    sa.event.listen(engine, "checkout", impatient)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    yield
    other.execute("rollback")
    other.close()
    sa.event.remove(engine, "checkout", impatient)


def kept(place: Place) -> list[LiveTournament]:
    return [LiveTournament.from_json(r.id, r.game, r.form, r.state, r.created, r.touched) for r in place.rows(db.tournaments)]


def names(found: LiveTournament) -> list[str]:
    return [e.name for e in found.entrants]


def test_of_two_who_want_the_last_place_one_gets_it(tmp_path: Path):
    async def doing(place: Place) -> None:
        for _ in range(5):
            here = await place.tournaments.open(tournament(3, 2))
            joining = [place.tournaments.join(here, browser, browser) for browser in ("x", "y", "z")]
            answers = await asyncio.gather(*joining, return_exceptions=True)
            assert sorted(getattr(a, "key", "in") for a in answers) == ["in", "tournament-page-full", "tournament-page-full"]
            assert here.drawn and len(here.entrants) == 3 == len(here.drawn.entrants)

    at(tmp_path, doing)


def test_who_joins_during_the_draw_is_in_it_or_is_told(tmp_path: Path):
    async def doing(place: Place) -> None:
        for order in (0, 1):
            here = await place.tournaments.open(tournament(8, 2))
            doing = [place.tournaments.draw(here), place.tournaments.join(here, "x", "X")]
            answers = await asyncio.gather(*(doing[::-1] if order else doing), return_exceptions=True)
            assert here.drawn is not None and here.drawn.entrants == names(here) == names(kept(place)[-1])
            assert here.places == len(here.entrants) == (3 if order else 2)
            assert [getattr(a, "key", None) for a in answers] == ([None, None] if order else [None, "tournament-page-full"])

    at(tmp_path, doing)


def test_one_alone_cannot_be_drawn_and_nothing_is_locked(tmp_path: Path):
    async def doing(place: Place) -> None:
        here = await place.tournaments.open(tournament(4, 1))
        with pytest.raises(Refused) as refused:
            await place.tournaments.draw(here)
        assert refused.value.status == 409 and here.drawn is None and here.places == 4
        await place.tournaments.join(here, "x", "X")
        await place.tournaments.draw(here)
        assert here.drawn is not None and names(here) == ["P0", "X"]

    at(tmp_path, doing)


def test_what_cannot_be_kept_is_not_in_memory_either(tmp_path: Path):
    async def doing(place: Place) -> None:
        here = await place.tournaments.open(tournament(3, 2))
        before = here.to_json()
        with locked(place.house.storage.engine, tmp_path / "a.sqlite"):
            for changing in (
                place.tournaments.open(tournament(4, 1)),
                place.tournaments.join(here, "x", "X"),
                place.tournaments.draw(here),
            ):
                with pytest.raises(BadDatabase):
                    await changing
            assert list(place.tournaments.live) == [here.id] and here.to_json() == before
        assert [found.to_json() for found in kept(place)] == [before]
        await place.tournaments.join(here, "x", "X")
        assert here.drawn is not None and names(kept(place)[0]) == ["P0", "P1", "X"]

    at(tmp_path, doing)


def test_a_tournament_goes_on_when_the_database_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludotheque.server.tables.tournaments.AGAIN", 0.01)

    async def doing(place: Place) -> None:
        here = await place.tournaments.open(tournament(2, 1))
        await place.tournaments.join(here, "x", "X")
        assert here.drawn and here.drawn.on_court[0].table
        live = await place.house.find(here.drawn.on_court[0].table)
        await place.house.act(live, lambda: live.resign(0))
        with locked(place.house.storage.engine, tmp_path / "a.sqlite"):
            await asyncio.sleep(0.1)
        while not here.over:
            await asyncio.sleep(0.01)
        assert kept(place)[0].over

    at(tmp_path, doing)


def test_quotas_of_a_visitor_and_of_an_address(tmp_path: Path):
    async def doing(place: Place) -> None:
        place.tournaments.quotas = Quotas(0.25)  # 2 and 10
        for host in range(5):
            for _ in range(2):
                await place.tournaments.open(tournament(4, 1, str(host)))
            with pytest.raises(Refused) as refused:
                await place.tournaments.open(tournament(4, 1, str(host), f"elsewhere {host}"))
            assert (refused.value.status, refused.value.key) == (429, "quota-tournaments")
        with pytest.raises(Refused):
            await place.tournaments.open(tournament(4, 1, "another browser"))
        await place.tournaments.open(tournament(4, 1, "another browser", "another address"))
        assert len(kept(place)) == len(place.tournaments.live) == 11

    at(tmp_path, doing)


def test_at_once_there_are_no_more_than_one_after_the_other(tmp_path: Path):
    async def doing(place: Place) -> None:
        answers = await asyncio.gather(*(place.tournaments.open(tournament(4, 1)) for _ in range(20)), return_exceptions=True)
        assert sum(isinstance(a, LiveTournament) for a in answers) == 8 == len(kept(place))

    at(tmp_path, doing)


# By the pages


def test_a_form_that_cannot_be_kept_is_answered_with_a_sentence(tmp_path: Path):
    file = tmp_path / "a.sqlite"
    app: Any = make_app(Settings(database=str(file), limits=0))
    with TestClient(app, headers={"Accept-Language": "en"}) as client:
        state = app.app.app.state
        page = client.post("/tournaments/djoko", data={**OPEN, "mine": "on"})
        with locked(state.house.storage.engine, file):
            for address, data in (("/tournaments/djoko", OPEN), (f"{page.url.path}/draw", {})):
                answer = client.post(address, data=data)
                assert answer.status_code == 503 and "Nothing was changed" in answer.text
        assert len(state.tournaments.live) == 1
        assert "The match being played" in client.post(f"{page.url.path}/draw").text


def test_a_draw_with_one_is_refused_in_both_languages(site: Site):
    page = site.client.post("/tournaments/djoko", data=OPEN, follow_redirects=True)
    for lang, says in (("en", "the draw needs at least 2"), ("fr", "il en faut au moins 2")):
        answer = site.client.post(f"{page.url.path}/draw", headers={"Accept-Language": lang})
        assert answer.status_code == 409 and says in answer.text
    assert "1 of 4 places taken" in site.client.get(page.url.path, headers={"Accept-Language": "en"}).text
