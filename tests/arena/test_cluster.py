"""Many machines: a Dask cluster of local workers gives the very numbers of one process, also when a worker is killed."""

from __future__ import annotations

import gc
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer

import pytest
from distributed import Client, LocalCluster
from distributed.comm import CommClosedError
from distributed.utils import LoopRunner

import ludotheque
from ludotheque.arena.cluster import LOOP, Cluster, NoCluster
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


@contextmanager
def stranger(says: bytes) -> Iterator[str]:
    """The address of somebody who takes every call and says this, or nothing; never what a scheduler would."""
    calls = []

    class Line(BaseRequestHandler):
        def handle(self) -> None:
            calls.append(self.request)
            self.request.sendall(says)
            self.request.recv(1 << 16)
            over.wait()

    over = threading.Event()
    with ThreadingTCPServer(("127.0.0.1", 0), Line) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            yield f"tcp://127.0.0.1:{server.server_address[1]}"
        finally:
            over.set()
            server.shutdown()
    assert calls


def dask() -> set[object]:
    """The Dask clients, loops and their threads that there are."""
    gc.collect()
    clients = {thing for thing in gc.get_objects() if issubclass(type(thing), Client)}  # a dead proxy has no isinstance
    threads = {thread for thread in threading.enumerate() if thread.name in ("IO loop", LOOP)}
    return clients | threads | set(LoopRunner._all_loops)


@pytest.fixture()
def nothing_left() -> Iterator[None]:
    """After the test there is nothing of Dask that wasn't there before."""
    before = dask()
    gc.freeze()  # what was there before needn't be looked at again: collecting is quick
    yield
    after = dask()
    gc.unfreeze()
    assert after <= before


@pytest.mark.parametrize(
    "address",
    ["nonsense", "", "127.0.0.1", "ftp://table:1", "tcp://:8786", "tcp://a b:8786", "tcp://table:0", "tcp://a:65536", "a:b"],
)
def test_an_address_that_can_not_be_one(address: str) -> None:
    with pytest.raises(NoCluster, match=r"can't be the address of a cluster: one looks like tcp://host:8786\."):
        Cluster(address, "djoko")


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "[::1]:1", "no-such-table.invalid:8786", f"{'long' * 20}:8786"])
def test_an_address_where_nobody_answers(address: str) -> None:
    with pytest.raises(NoCluster, match=rf"No cluster answers at {re.escape(address)}\."):
        Cluster(address, "djoko")


@pytest.mark.parametrize("says", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\x08" + bytes(23)])
@pytest.mark.usefixtures("nothing_left")
def test_an_address_where_a_stranger_answers(says: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.arena.cluster.PATIENCE", 0.5)
    with stranger(says) as address, pytest.raises(NoCluster, match=f"Something listens at {address}, but"):
        Cluster(address, "djoko")


@pytest.mark.usefixtures("nothing_left")
def test_failing_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A half-made client once closed itself in the garbage collector, inside the making of the next: both waited for ever."""
    monkeypatch.setattr("ludotheque.arena.cluster.PATIENCE", 0.05)
    with stranger(b"") as address:
        for _ in range(20):
            with pytest.raises(NoCluster):
                Cluster(address, "djoko")
            gc.collect()


@pytest.mark.usefixtures("nothing_left")
def test_a_scheduler_that_goes_before_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(client: Client) -> None:
        raise CommClosedError

    monkeypatch.setattr(Client, "nthreads", gone)
    with LocalCluster(n_workers=0, processes=True, dashboard_address=":0", host="127.0.0.1") as made:
        address = made.scheduler_address
        with pytest.raises(NoCluster, match=f"No cluster answers at {address}"):
            Cluster(address, "djoko")


@pytest.mark.parametrize(("lang", "sentence"), [("en", "“nonsense” can't be"), ("fr", "nonsense\u00a0» ne peut pas être")])
def test_the_command_line_says_it_in_a_sentence_and_nothing_more(lang: str, sentence: str) -> None:
    done = ludo("--cluster", "nonsense", "--lang", lang)
    assert done.returncode == 2
    assert sentence in done.stderr and "tcp://" in done.stderr
    assert len(done.stderr.splitlines()) == 1 and not done.stdout


@pytest.mark.parametrize(("lang", "sentence"), [("en", "doesn't answer as a Dask"), ("fr", "ne répond pas comme")])
def test_a_stranger_s_bytes_come_to_no_traceback(lang: str, sentence: str) -> None:
    with stranger(b"\x08" + bytes(23)) as address:
        done = ludo("--cluster", address, "--lang", lang)
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr and "distributed" not in done.stderr


def ludo(*flags: str) -> subprocess.CompletedProcess[str]:
    """`ludo arena djoko` as people start it: whatever is written at its end is seen too."""
    command = [sys.executable, "-c", "from ludotheque.cli import main; main()", "arena", "djoko", *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, "COLUMNS": "200"})


def test_a_cluster_without_workers() -> None:
    with (
        LocalCluster(n_workers=0, processes=True, dashboard_address=":0", host="127.0.0.1") as made,
        pytest.raises(NoCluster, match="has no workers"),
    ):
        Cluster(made.scheduler_address, "djoko")
