"""Workers die and are replaced; they end with their server, however it ends."""

import os
import signal
import time
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.dice import mixed
from ludotheque.players import player
from tests.attack.strangers import log_of
from tests.site import PATIENCE

PRO_FIRST = [{"kind": "bot", "level": "pro"}, {"kind": "person"}]


def until(condition, patience=2 * PATIENCE):
    """Wait for a condition; what it gives."""
    end = time.monotonic() + patience
    while not (found := condition()):
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)
    return found


def workers_of(site):
    """The processes that a server started for its work."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(") ")[2].split()[1])
            if parent == site.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def running(pid):
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(") ")[2][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def moves_of_the_bot(site, opened):
    """How often the bot moved; the person's moves are played meanwhile."""
    view = site.view(opened, 1)
    if view["moves"]:
        site.play(opened, 1, view["moves"][0]["text"])
    return sum(line.startswith("0 ") for line in log_of(site, opened))


def with_a_thinking_bot(site):
    opened = site.table("djoko", {"sets": 2}, seats=PRO_FIRST, seed=3)
    until(lambda: moves_of_the_bot(site, opened))
    return opened, until(lambda: workers_of(site))


def kill_the_worker(site, times):
    opened, _ = with_a_thinking_bot(site)
    for _ in range(times):
        before = moves_of_the_bot(site, opened)
        for pid in workers_of(site):
            os.kill(pid, signal.SIGKILL)
        until(lambda before=before: site.view(opened)["over"] or moves_of_the_bot(site, opened) > before + 1)
    assert "Traceback" not in (site.folder / "server.log").read_text()


def test_a_dead_worker_is_replaced_and_the_bot_plays_on(own_site):
    kill_the_worker(own_site, 2)


@pytest.mark.prove
def test_workers_killed_twenty_times(own_site):
    kill_the_worker(own_site, 20)


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_workers_end_with_their_server(own_site, end):
    _, workers = with_a_thinking_bot(own_site)
    getattr(own_site, end)()
    until(lambda: not any(running(pid) for pid in workers), PATIENCE)


def test_a_random_bot_is_not_foretold_by_the_address(own_site):
    """Who reckons with what is public (the address and the line) foretells no more than chance would."""
    opened = own_site.table("smallworld", seats=[{"kind": "bot", "level": "random"}] * 2, seed=4)
    until(lambda: own_site.view(opened)["over"])
    table, bot = ludotheque.table("smallworld", seed="4"), player("random", ludotheque.game("smallworld"))
    hits = decisions = 0
    for n, line in enumerate(log_of(own_site, opened)):
        who, _, text = line.partition(" ")
        if who.isdigit() and len(table.codes()) > 3:
            seed = mixed(int.from_bytes(opened.id.encode(), "big"), n)
            hits += table.game.move_text(bot.choose(table.seen(int(who)), int(who), seed)) == text
            decisions += 1
        table.follow_line(line)
    assert decisions > 10 and hits < decisions / 2
