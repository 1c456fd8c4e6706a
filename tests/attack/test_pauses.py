"""The time a pass takes tells nothing: an empty hand, a full one, a person's and a bot's pass come after the same pause."""

import statistics
import time

import pytest

import ludotheque
from ludotheque.server.live import PASS, Live, Seat, drawn_pause
from tests.site import Site

PEOPLE = [Seat("person"), Seat("person")]
PERSON = {"kind": "person"}


def windows(game="worldwide_football", pause=1.2):
    """Tables of a game where somebody may pass: (nothing else to do, the table)."""
    for seed in range(60):
        live = Live("x", ludotheque.table(game, seed=str(seed)), PEOPLE, pause=pause)
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
        assert 0.3 < first <= 3.6 and live.window_left() <= first
        held = live.held_back(live.table.turn, " pass ", live.n)
        assert 0 < held <= first and live.held_back(live.table.turn, "something", live.n) == 0
        assert live.held_back(1 - live.table.turn, PASS, live.n) == 0 and live.held_back(live.table.turn, PASS, 0) == 0
        drawn[empty].append(first)
        if min(map(len, drawn.values())) >= 150:
            break
    middle = [statistics.median(values) for values in drawn.values()]
    assert 0.8 < middle[0] / middle[1] < 1.25, middle


def test_no_pause_where_nobody_could_pass_or_nothing_is_hidden():
    live = Live("x", ludotheque.table("djoko", seed="1"), PEOPLE, pause=1.2)
    live.bring()
    assert live.window_left() == 0.0 and live.held_back(live.table.turn, PASS, live.n) == 0.0


def test_pauses_are_spread():
    values = [drawn_pause(1.0) for _ in range(4000)]
    assert min(values) >= 0.5 and max(values) <= 3.0 and 0.9 < statistics.median(values) < 1.1
    assert statistics.quantiles(values, n=20)[-1] > 1.5


def first_window(game="worldwide_football"):
    """A seed and the moves that lead to a question the asked one could answer."""
    for empty, live in windows(game):
        if not empty:
            return live
    raise AssertionError


def pass_times(folder, pause, times):
    """How long a pass took at a window on a real server, from the question to the event."""
    site = Site(folder, "--pause-seconds", str(pause)).start()
    live, found = first_window(), []
    lines = list(live.table.log)
    seed = live.table.nature_source.seed
    asked = live.table.turn
    try:
        for _ in range(times):
            opened = site.table("worldwide_football", seats=[PERSON] * 2, seed=seed)
            for n, line in enumerate(lines):
                seat, _, move = line.partition(" ")
                if seat.isdigit() and not (move == PASS and site.view(opened)["n"] > n):
                    body = {"move": move, "n": n}
                    site.as_seat(opened, int(seat)).post(f"/api/tables/{opened.id}/moves", json=body)
            began, n = time.monotonic(), site.view(opened)["n"]
            with site.as_seat(opened, asked) as client:
                client.post(f"/api/tables/{opened.id}/moves", json={"move": PASS, "n": n})
            found.append(time.monotonic() - began)
    finally:
        site.stop()
    return found


def test_a_quick_pass_is_held_back(tmp_path):
    """A person who passes at once is heard no sooner than an empty hand would be."""
    assert min(pass_times(tmp_path, 2.0, 2)) > 0.9


@pytest.mark.prove
def test_quick_passes_come_like_those_of_empty_hands(tmp_path):
    taken = pass_times(tmp_path, 1.0, 60)
    assert min(taken) > 0.45 and 0.7 < statistics.median(taken) < 1.4 and max(taken) - min(taken) > 0.4
