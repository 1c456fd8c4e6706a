"""A game that never ends neither hangs the arena nor its user: it is stopped, named and kept; Ctrl-C is always heard."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

import ludotheque
from ludotheque import cli
from ludotheque.arena.bot_tournament import play_match
from ludotheque.arena.cluster import Cluster
from ludotheque.arena.contest import Contest
from ludotheque.arena.driver import Crew, Threads
from ludotheque.arena.match import plain_runner
from ludotheque.arena.stopped import StoppedGame
from ludotheque.engine.verify import wrong_lines
from tests.engine.endless import GAME, endless, kept_game  # noqa: F401
from tests.support import hear_ctrl_c

pytestmark = pytest.mark.usefixtures("endless")
ROOT = Path(__file__).parents[2]


def contest(*players: str, way: str = "seats") -> Contest:
    return Contest.of(GAME, players or ["club", "random"], 50, seed=31, given={"way": way})


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("way", ["seats", "forced", "nature"])
def test_on_threads(workers: int, way: str) -> None:
    crew = Threads(workers)
    with pytest.raises(StoppedGame, match=rf"of seed 31 \(endless; way={way}; players: club, random\)") as stopped:
        contest(way=way).run(crew)
    crew.close()
    assert kept_game(stopped.value).setup == {"way": way}


@pytest.mark.timeout(300)  # a search of its own is compiled for it
def test_with_a_search() -> None:
    crew = Threads(2)
    with pytest.raises(StoppedGame) as stopped:
        contest("pro:20", "club").run(crew)
    crew.close()
    assert sorted(str(name) for name in kept_game(stopped.value).names) == ["club", "pro:20"]


def test_on_plain_rules_it_is_the_same_game() -> None:
    question = contest("club", "random").works[0].job
    found = []
    for play in (plain_runner(question).run, question.play):
        with pytest.raises(StoppedGame) as stopped:
            play(1, 3)
        found.append(kept_game(stopped.value).log)
    assert found[0] == found[1]


def test_in_a_tournament() -> None:
    with pytest.raises(StoppedGame, match="seed 1/2/0") as stopped:
        play_match(GAME, None, {"way": "nature"}, ["club", "random"], "1/2/0")
    assert wrong_lines(kept_game(stopped.value)) == []


@pytest.fixture
def cluster() -> Iterator[Crew]:
    """Two workers in this process: they know the game."""
    here = {"processes": False, "protocol": "tcp", "host": "127.0.0.1", "dashboard_address": None}
    with LocalCluster(n_workers=2, threads_per_worker=1, **here) as workers:
        crew = Cluster(workers.scheduler_address, GAME.name)
        yield crew
        crew.close()


def test_on_a_cluster(cluster: Crew) -> None:
    """What a worker kept on its machine is written here as well, and the game is played once, not tried again and again."""
    with pytest.raises(StoppedGame) as stopped:
        contest().run(cluster)
    kept_game(stopped.value)


def test_from_another_machine_it_is_kept_here() -> None:
    with pytest.raises(StoppedGame) as stopped:
        contest().works[0].job.play(0, 1)
    Path(stopped.value.details["path"]).unlink()
    kept_game(pickle.loads(pickle.dumps(stopped.value)).keep())


def test_the_command_says_it_and_keeps_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.run(["arena", "endless", "--json", str(tmp_path / "a.json"), "--lang", "en"])
    said = capsys.readouterr().err
    assert code == 2 and "isn't over after 300 steps" in said and "Traceback" not in said
    path = said.rstrip().rpartition(" ")[2]
    assert ludotheque.load(path).game.name == "endless"
    assert json.loads((tmp_path / "a.json").read_text())["pairs"][0]["games"] == 0


PROGRAM = """
import sys
from ludotheque import cli
from ludotheque.arena.driver import Threads
from ludotheque.cli import main

waits = Threads.first_done
def first_done(self, running):
    print("playing", flush=True)
    return waits(self, running)

Threads.first_done = first_done
main(sys.argv[1:])
"""


@pytest.fixture
def arena(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """`ludo arena` in a process of its own, in games of which no step comes to its end."""
    installed = tmp_path / "site" / "endless-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[ludotheque.games]\nendless = tests.engine.endless:GAME\n")
    path = os.pathsep.join([str(installed.parent), str(ROOT), str(ROOT / "src")])
    argv = ["arena", "endless", "--set", "way=stuck", "--workers", "2", "--lang", "en", "--json", str(tmp_path / "so.json")]
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *argv],
        env={**os.environ, "PYTHONPATH": path},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_ctrl_c,
    )
    yield process
    process.kill()
    process.communicate()


def test_ctrl_c_ends_it_with_the_result_so_far(arena: subprocess.Popen[str], tmp_path: Path) -> None:
    assert arena.stdout is not None and arena.stdout.readline() == "playing\n"
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate(timeout=60)
    assert arena.returncode == 130 and "this is what was played until then" in out and not err
    assert json.loads((tmp_path / "so.json").read_text())["pairs"][0]["games"] == 0


def test_ctrl_c_twice_ends_it_in_any_case(arena: subprocess.Popen[str]) -> None:
    assert arena.stdout is not None and arena.stdout.readline() == "playing\n"
    arena.send_signal(signal.SIGINT)
    arena.send_signal(signal.SIGINT)
    arena.communicate(timeout=60)
    assert arena.returncode != 0
