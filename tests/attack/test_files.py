"""Files nobody would write: each is read or refused with a sentence, whatever stands in it; the server goes on answering."""

import random

import pytest

from ludotheque.engine.errors import LudoError
from ludotheque.engine.save import parse
from ludotheque.engine.verify import wrong_lines
from ludotheque.engine.words import common
from tests.attack.files import made_up_file
from tests.attack.server import Stranger, fresh_seed
from tests.server.conftest import site  # noqa: F401  (the fixture)

PAGES = ("", "/frame", "/frame?n=0&eyes=0", "/game.ludo")


def look_at(table):
    """All that a page could show of a table."""
    for seat in range(-1, len(table.names)):
        for lang in ("fr", "en"):
            table.view(seat, lang)
            table.story(seat, lang)
    return wrong_lines(table)


def read_made_up_files(rnd, count):
    """How many of so many files could be played."""
    whole = 0
    for _ in range(count):
        raw = made_up_file(rnd)
        try:
            look_at(parse(raw, "made-up.ludo"))
            whole += 1
        except LudoError as problem:
            for lang in ("fr", "en"):
                assert problem.key not in common(lang).error(problem).encode().decode().split()
    return whole


def test_made_up_files_are_read_or_refused():
    seed = fresh_seed()
    assert read_made_up_files(random.Random(seed), 300)


def send_made_up_files(site, seed, count):  # noqa: F811
    stranger = Stranger(site, seed)
    while stranger.sent < count:
        raw = made_up_file(stranger.rnd)
        how = stranger.rnd.choice(["/api/verify", "/watch", "/fair"])
        if how == "/api/verify":
            stranger.ask("POST", how, content=raw)
            continue
        answer = stranger.ask("POST", how, files={"file": ("a.ludo", raw, "application/json")})
        if answer.status_code == 303:
            stranger.ask("GET", answer.headers["location"] + stranger.rnd.choice(PAGES))
    stranger.leave()


def test_made_up_files_sent_to_a_server(site):  # noqa: F811
    send_made_up_files(site, fresh_seed(), 120)


@pytest.mark.prove
def test_very_many_made_up_files(site):  # noqa: F811
    read_made_up_files(random.Random(fresh_seed()), 5000)
    send_made_up_files(site, fresh_seed(), 3500)
