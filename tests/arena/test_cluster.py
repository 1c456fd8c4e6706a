"""Many machines: a Dask cluster of local workers gives the very numbers of one process, also when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

import ludotheque
from ludotheque.arena.cluster import Cluster, NoCluster
from ludotheque.arena.contest import Contest
from ludotheque.arena.driver import Threads
from ludotheque.cli import run

GAMES = 400


@pytest.fixture(scope="module")
def workers() -> Iterator[LocalCluster]:
    """Two worker processes with one thread each, on this machine."""
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1") as made:
        yield made


def contest() -> Contest:
    return Contest.of(ludotheque.game("djoko"), ["club", "beginner", "random"], GAMES, seed=3)


def alone() -> dict[str, object]:
    made, crew = contest(), Threads(1)
    assert made.run(crew)
    crew.close()
    return made.report()


def test_two_workers_give_the_numbers_of_one_process(workers: LocalCluster) -> None:
    made, crew = contest(), Cluster(workers.scheduler_address, "djoko")
    assert made.run(crew)
    crew.close()
    assert made.report() == alone()


def test_a_worker_killed_in_the_middle_changes_nothing(workers: LocalCluster) -> None:
    made, crew = contest(), Cluster(workers.scheduler_address, "djoko")
    crew.chunk_seconds = 0.02
    with Client(workers.scheduler_address, set_as_default=False) as client:
        victim = next(iter(client.run(os.getpid).values()))
    killed = []

    def progress(done: int, total: int) -> None:
        if not killed and done > total // 8:
            os.kill(victim, signal.SIGKILL)
            killed.append(done)

    assert made.run(crew, progress)
    crew.close()
    assert killed and killed[0] < 3 * GAMES
    assert made.report() == alone()


def test_the_command_line_takes_a_cluster(workers: LocalCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "djoko", "--players", "club,random", "--games", "50", "--cluster", workers.scheduler_address]
    assert run([*asked, "--json", str(tmp_path / "a.json")]) == 0
    assert run([*asked[:-2], "--json", str(tmp_path / "b.json")]) == 0
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("ludotheque.arena.cluster.PATIENCE", 1.0)
    with pytest.raises(NoCluster, match=r"No cluster answers at tcp://127\.0\.0\.1:1\."):
        Cluster("tcp://127.0.0.1:1", "djoko")
    for address in ("nonsense://x", "127.0.0.1", ""):
        with pytest.raises(NoCluster):
            Cluster(address, "djoko")
    assert run(["arena", "djoko", "--cluster", "tcp://127.0.0.1:1", "--lang", "en"]) == 2
    assert "No cluster answers" in capsys.readouterr().err


def test_a_cluster_without_workers() -> None:
    with (
        LocalCluster(n_workers=0, processes=True, dashboard_address=":0", host="127.0.0.1") as made,
        pytest.raises(NoCluster, match="has no workers"),
    ):
        Cluster(made.scheduler_address, "djoko")
