"""Who takes part in a tournament: several people at one screen, pairs of two people, and which of them play side by side."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import ludotheque
from ludotheque.arena.tournament import COURTS, BadTournament
from ludotheque.server.problems import Refused
from ludotheque.server.settings import Settings
from ludotheque.server.store import database as db
from ludotheque.server.store.keys import new_id
from ludotheque.server.tables.live import Live
from ludotheque.server.tables.live_tournament import Entrant, LiveTournament, read_entrant
from ludotheque.server.web.app import make_app
from tests.server.test_retention import Place, at
from tests.support import clause


def opened(places: int, game: str = "tennis_open", form: str = "knock_out", **options: Any) -> LiveTournament:
    return LiveTournament(id=new_id(), game=game, form=form, options=options, places=places, host="host", address="here")


def own_screens(places: int, form: str = "knock_out") -> LiveTournament:
    made = opened(places, "djoko", form)
    made.entrants = [Entrant(f"P{i}", browser=f"b{i}") for i in range(places)]
    return made


async def tables(place: Place, here: LiveTournament) -> list[Live]:
    """The tables of the matches that are being played, by their number."""
    assert here.drawn is not None
    return [await place.house.find(match.table or "") for match in here.drawn.on_court]


async def settled(place: Place) -> None:
    """Everything the tables have set off is done."""
    while place.tournaments.tasks:
        await asyncio.sleep(0.005)


# At one screen


@clause("TO-80")
def test_several_people_enter_and_play_at_one_screen(tmp_path: Path) -> None:
    async def doing(place: Place) -> None:
        here = await place.tournaments.open(opened(4))
        for name in ("Ann", "Bob", "Cat", "Bob", "", "Dan"):  # twice the same person is once, no name is nobody new
            await place.tournaments.join(here, "screen", name)
        assert [e.name for e in here.entrants] == ["Ann", "Bob", "Cat", "Dan"] and here.of("screen") == (0, 1, 2, 3)
        played = []
        while not here.over:
            (live,) = await tables(place, here)  # one screen, one match at a time
            assert live.seats_of("screen") == {0, 1} and {s.kind for s in live.seats} == {"person"}
            played.append({s.name for s in live.seats})
            await place.house.act(live, partial(live.resign, 1))
            await settled(place)
        assert len(played) == 3 and played[0] | played[1] == {"Ann", "Bob", "Cat", "Dan"}

    at(tmp_path, doing)


def test_another_screen_may_use_the_same_name(tmp_path: Path) -> None:
    async def doing(place: Place) -> None:
        here = await place.tournaments.open(opened(8))
        for browser in ("x", "y", "y"):
            await place.tournaments.join(here, browser, "Ann")
        assert [e.name for e in here.entrants] == ["Ann", "Ann 2"]

    at(tmp_path, doing)


def test_the_form_and_the_board_take_people_of_one_screen(tmp_path: Path) -> None:
    app: Any = make_app(Settings(database=str(tmp_path / "a.sqlite"), limits=0))
    with TestClient(app, headers={"Accept-Language": "en"}) as client:
        form = {"form": "Open", "places": "5", "bots": "0", "mine": "on", "name": "Ann", "people": "Bob\n\n  Cat  \n"}
        page = client.post("/tournaments/tennis_open", data=form)
        assert "3 of 5 places taken" in page.text and page.text.count("(at this screen)") == 3
        link = page.text.split('action="/c/')[1].split('"')[0]
        board = client.post(f"/c/{link}", data={"name": "Dan"})
        assert "4 of 5 places taken" in board.text and "Somebody else at this screen" in board.text
        drawn = client.post(f"/c/{link}", data={"name": "Eve"})
        assert "Court 1" in drawn.text and "Court 2" not in drawn.text and drawn.text.count("Play this match") == 1
        assert client.post(f"/c/{link}", data={"name": "Fay"}).status_code == 409


def test_every_game_has_a_form_that_says_how_pairs_enter_where_they_play(tmp_path: Path) -> None:
    app: Any = make_app(Settings(database=str(tmp_path / "a.sqlite"), limits=0))
    with TestClient(app, headers={"Accept-Language": "en"}) as client:
        for name in ludotheque.all_games():
            page = client.get(f"/tournaments/{name}")
            assert page.status_code == 200 and "2 to 64 entrants" in page.text
            assert ("Ann &amp; Bob" in page.text) == (name == "tennis_open"), name


# Pairs


@clause("TO-80")
def test_pairs_of_two_people_of_their_own(tmp_path: Path) -> None:
    """Ann and Bob share a screen; Cat came alone, and Dan joins her from his own."""

    async def doing(place: Place) -> None:
        here = await place.tournaments.open(opened(2, doubles=4))
        await place.tournaments.join(here, "x", "Ann & Bob")
        await place.tournaments.join(here, "y", "Cat")
        assert here.full and not here.closed and here.waiting() == [1] and here.drawn is None
        with pytest.raises(Refused, match="full"):
            await place.tournaments.join(here, "z", "Dan")  # no place for a third pair
        await place.tournaments.join(here, "z", "Dan", beside=1)
        assert here.drawn and sorted(here.drawn.entrants) == ["Ann & Bob", "Cat & Dan"]
        (live,) = await tables(place, here)
        names = [s.name for s in live.seats]
        assert sorted([names[0::2], names[1::2]]) == [["Ann", "Bob"], ["Cat", "Dan"]]  # sides sit A, B, A, B
        for browser, people in (("x", {"Ann", "Bob"}), ("y", {"Cat"}), ("z", {"Dan"})):
            assert {names[seat] for seat in live.seats_of(browser)} == people

    at(tmp_path, doing)


def test_who_is_alone_at_the_draw_plays_for_both_and_so_does_a_bot(tmp_path: Path) -> None:
    async def doing(place: Place) -> None:
        made = opened(3, doubles=4)
        made.entrants = [Entrant("Bot", "random")]
        here = await place.tournaments.open(made)
        await place.tournaments.join(here, "x", "Ann")
        await place.tournaments.draw(here)
        (live,) = await tables(place, here)
        assert sorted((s.name, s.kind) for s in live.seats) == [
            ("Ann", "person"),
            ("Ann (2)", "person"),
            ("Bot", "bot"),
            ("Bot (2)", "bot"),
        ]
        assert len(live.seats_of("x")) == 2

    at(tmp_path, doing)


def test_pairs_that_cannot_be(tmp_path: Path) -> None:
    async def doing(place: Place) -> None:
        here = await place.tournaments.open(opened(4, doubles=4))
        with pytest.raises(BadTournament, match="2 names"):
            await place.tournaments.join(here, "x", "Ann & Bob & Cat")
        await place.tournaments.join(here, "x", "Ann & Bob")
        for beside in (0, 7):
            with pytest.raises(Refused, match="complete"):
                await place.tournaments.join(here, "y", "Dan", beside)
        await place.tournaments.join(here, "y", "Cat")
        with pytest.raises(BadTournament, match="2 names"):
            await place.tournaments.join(here, "z", "Dan & Eve", beside=1)
        assert [e.shown for e in here.entrants] == ["Ann & Bob", "Cat"]

    at(tmp_path, doing)


def test_in_singles_a_name_is_one_name(tmp_path: Path) -> None:
    async def doing(place: Place) -> None:
        here = await place.tournaments.open(opened(4))
        await place.tournaments.join(here, "x", "Smith & Son")
        assert [e.shown for e in here.entrants] == ["Smith & Son"] and not here.waiting()

    at(tmp_path, doing)


def test_entrants_kept_before_there_were_pairs_are_read() -> None:
    assert read_entrant({"name": "Ann", "level": None, "browser": "x"}) == Entrant("Ann", None, "x")


# Courts


@clause("TO-82")
def test_matches_are_called_in_the_order_of_the_draw_to_three_courts(tmp_path: Path) -> None:
    async def doing(place: Place) -> None:
        here = await place.tournaments.open(own_screens(8))
        assert here.drawn is not None
        assert [(m.number, m.court) for m in here.drawn.on_court] == [(0, 0), (1, 1), (2, 2)]
        assert here.drawn.next is not None and here.drawn.next.number == 3
        lives = await tables(place, here)
        await place.house.act(lives[1], lambda: lives[1].resign(0))
        await settled(place)
        assert [(m.number, m.court) for m in here.drawn.on_court] == [(0, 0), (2, 2), (3, 1)]
        assert here.drawn.next is None  # the semi-finals wait for their players

    at(tmp_path, doing)


@pytest.mark.parametrize(("form", "matches"), [("knock_out", 7), ("round_robin", 28)])
def test_tables_that_end_at_the_same_moment_count_once_each(tmp_path: Path, form: str, matches: int) -> None:
    async def doing(place: Place) -> None:
        here = await place.tournaments.open(own_screens(8, form))
        most = 0
        while not here.over:
            lives = await tables(place, here)
            most = max(most, len(lives))
            await asyncio.gather(*(place.house.act(live, partial(live.resign, random.randrange(2))) for live in lives))
            await settled(place)
        assert most == COURTS and here.drawn is not None
        kept = LiveTournament.from_json(*(getattr(place.rows(db.tournaments)[0], c) for c in COLUMNS))
        assert kept.drawn == here.drawn and len({m.table for m in here.drawn.matches}) == matches == len(place.rows(db.tables))
        for row in here.drawn.standing():
            assert row.won + row.lost == row.played
        assert sum(row.won for row in here.drawn.standing()) == matches

    at(tmp_path, doing)


COLUMNS = ("id", "game", "form", "state", "created", "touched")


def test_nobody_stands_on_two_courts(tmp_path: Path) -> None:
    """In a round robin everybody has several matches ahead; of two who share a screen one waits."""

    async def doing(place: Place) -> None:
        made = own_screens(6, "round_robin")
        made.entrants[5].browser = made.entrants[0].browser
        here = await place.tournaments.open(made)
        while not here.over:
            lives = await tables(place, here)
            at_them = [browser for live in lives for browser in live.holders]
            assert len(at_them) == len(set(at_them))
            await place.house.act(lives[-1], partial(lives[-1].resign, 0))
            await settled(place)

    at(tmp_path, doing)


def test_a_tournament_that_was_changed_elsewhere_is_read_again(tmp_path: Path) -> None:
    """Another process had somebody come in: our own change doesn't land on what we knew, and nothing is lost."""

    async def doing(place: Place) -> None:
        here = await place.tournaments.open(opened(8))
        elsewhere = here.draft()
        elsewhere.enter("far", "Far")
        with place.house.storage.writing() as connection:
            connection.execute(sa.update(db.tournaments).values(state=elsewhere.to_json()))
        with pytest.raises(Refused) as refused:
            await place.tournaments.join(here, "x", "Ann")
        assert refused.value.status == 503
        again = await place.tournaments.find(here.id)
        await place.tournaments.join(again, "x", "Ann")
        assert [e.name for e in again.entrants] == ["Far", "Ann"]

    at(tmp_path, doing)
