"""The time a pass takes tells nothing: an empty hand, a full one, a person's and a bot's pass come after the same pause."""

import random
import statistics
import time

import pytest

import ludotheque
from ludotheque.server.tables.live import Live, Seat, drawn_pause
from tests.site import Site

PASS = "pass"
PEOPLE = [Seat("person"), Seat("person")]
PERSON = {"kind": "person"}


@pytest.fixture(autouse=True)
def known_chance(monkeypatch):
    """The pauses drawn in this process are the same every time."""
    monkeypatch.setattr("ludotheque.server.tables.live._chance", random.Random(1))


def windows(game="worldwide_football", pause=1.2):
    """Tables of a game where somebody may pass: (nothing else to do, the table)."""
    for seed in range(60):
        live = Live(ludotheque.table(game, seed=str(seed)), PEOPLE, pause=pause, id="x")
        live.bring()
        for _ in range(100):
            if live.table.over:
                break
            texts = [move.text for move in live.table.moves()]
            if PASS in texts:
                yield texts == [PASS], live
            live.play(live.table.turn, texts[0], live.n)


def test_the_pause_is_drawn_when_the_question_is_put_whatever_is_held():
    drawn = {True: [], False: []}
    for empty, live in windows():
        first = live.window_left()
        assert 0.3 < first < 3.7 and live.window_left() <= first
        held = live.held_back(live.table.turn, " pass ", live.n)
        assert 0 < held <= first and live.held_back(live.table.turn, "something", live.n) == 0
        assert live.held_back(1 - live.table.turn, PASS, live.n) == 0 and live.held_back(live.table.turn, PASS, 0) == 0
        drawn[empty].append(first)
        if min(map(len, drawn.values())) >= 150:
            break
    middle = [statistics.median(values) for values in drawn.values()]
    assert 0.8 < middle[0] / middle[1] < 1.25, middle


def test_no_pause_where_nobody_could_pass_or_nothing_is_hidden():
    live = Live(ludotheque.table("djoko", seed="1"), PEOPLE, pause=1.2, id="x")
    live.bring()
    assert live.window_left() == 0.0 and live.held_back(live.table.turn, PASS, live.n) == 0.0


def test_pauses_are_spread():
    values = [drawn_pause(1.0) for _ in range(4000)]
    assert min(values) >= 0.5 and max(values) <= 3.0 and 0.9 < statistics.median(values) < 1.1
    assert statistics.quantiles(values, n=20)[-1] > 1.5


def first_windows(empty):
    """Tables at their first question, put to someone who has nothing (or something) to answer it with."""
    for seed in range(1000):
        live = Live(ludotheque.table("worldwide_football", seed=str(seed)), PEOPLE, id="x")
        live.bring()
        while not live.table.over:
            texts = [move.text for move in live.table.moves()]
            if PASS in texts:
                if (texts == [PASS]) == empty:
                    yield live
                break
            live.play(live.table.turn, texts[0], live.n)


def pass_times(site, empty, times):
    """How long it took from the question to the pass: an empty hand's, or that of someone who passes at once."""
    found = []
    for live, _ in zip(first_windows(empty), range(times), strict=False):
        asked = time.monotonic()
        opened = site.table("worldwide_football", seats=[PERSON] * 2, seed=live.table.nature_source.seed)
        for line in live.table.log:
            seat, _, move = line.partition(" ")
            if seat.isdigit():
                asked = time.monotonic()  # the move that leads to the question: the question can't be older
                site.play(opened, int(seat), move)
        if not empty:
            with site.as_seat(opened, live.table.turn) as client:
                body = {"move": PASS, "n": live.n}
                assert client.post(f"/api/tables/{opened.id}/moves", json=body).status_code == 200
        while site.view(opened)["n"] == live.n:
            time.sleep(0.01)
        found.append(time.monotonic() - asked)
    return found


@pytest.fixture()
def pausing(tmp_path):
    site = Site(tmp_path, "--pause-seconds", "2").start()
    yield site
    site.stop()


def test_a_pass_is_seen_after_the_pause_whoever_makes_it(pausing):
    """One who passes at once is heard no sooner than an empty hand would be."""
    assert min(pass_times(pausing, False, 2) + pass_times(pausing, True, 2)) >= 1.0  # half of the median


@pytest.mark.prove
def test_quick_passes_come_like_those_of_empty_hands(pausing):
    """From the times alone nobody tells them apart: of two passes the longer one is as often the one as the other."""
    quick, none = pass_times(pausing, False, 60), pass_times(pausing, True, 60)
    longer = sum(a > b for a in quick for b in none) / (len(quick) * len(none))
    print(f"quick: median {statistics.median(quick):.2f} s; empty: {statistics.median(none):.2f} s; longer {longer:.2f}")
    assert 0.3 < longer < 0.7  # 0.5 with a standard deviation of 0.053
