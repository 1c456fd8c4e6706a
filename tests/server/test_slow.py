"""Requests that come slowly, half, twice or too large; and the end of a server that has open streams."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.server.web.guard import LARGEST_BODY
from tests.server.test_tournaments import until
from tests.site import Opened, Site

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
QUICKLY = ("--header-seconds", "0.5", "--body-seconds", "1")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("quick"), *QUICKLY).start()
    yield running
    running.stop()


def connect(site: Site, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", site.port), timeout=60, source_address=(source, 0))


def said(connection: socket.socket) -> str:
    """All that comes until the server closes the connection."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts).decode()


def ask(site: Site, text: str) -> str:
    with connect(site) as connection:
        connection.sendall(text.encode())
        return said(connection)


def post(path: str, *headers: str, body: str = "", length: int | None = None) -> str:
    lines = [f"POST {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body) if length is None else length}", *headers]
    return "\r\n".join([*lines, "", body])


# Slowly


@pytest.mark.parametrize("sent", ["GET / HTTP/1.1\r\nHost: x\r\n", "G", "\r\n", "POST /watch HTTP/1.1\r\nX: " + "y" * 9000])
def test_half_a_request_is_not_waited_for(quick: Site, sent: str):
    answer = ask(quick, sent)
    assert answer.startswith("HTTP/1.1 408") and "trop lentement" in answer and "too slowly" in answer


def test_neither_is_half_a_second_request(quick: Site):
    whole = "GET /api/games/djoko HTTP/1.1\r\nHost: x\r\n\r\n"
    for second in ("GET /", "\r\n"):
        with connect(quick) as connection:
            connection.sendall(whole.encode())
            assert connection.recv(10) == b"HTTP/1.1 2"
            connection.sendall(second.encode())
            assert said(connection).count("HTTP/1.1 408") == 1


def test_a_connection_on_which_nothing_is_said_is_closed(quick: Site):
    assert ask(quick, "") == ""


def test_many_half_requests_leave_room_for_others(quick: Site):
    held = [connect(quick) for _ in range(300)]
    for connection in held:
        connection.sendall(b"GET / HTTP/1.1\r\nHost:")
    assert quick.client.get("/api/games/djoko").status_code == 200
    assert all("408" in said(connection) for connection in held)


def test_a_stream_may_stay_open_longer(quick: Site):
    opened = quick.table("djoko", {"solo": True}, seed=5)
    with quick.client.stream("GET", f"/t/{opened.id}/live") as answer:
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith("data:"))
        time.sleep(1.5)  # longer than headers and bodies may take
        quick.play(opened, 0, "stop")
        assert next(line for line in lines if line.startswith("data:"))


@pytest.mark.parametrize("path", ["/play/djoko", "/api/tables", "/watch", "/tournaments/djoko"])
def test_half_a_body_is_not_waited_for(quick: Site, path: str):
    kind = "Content-Type: application/x-www-form-urlencoded"
    answer = ask(quick, post(path, "Accept-Language: fr", kind, body="a", length=99))
    assert answer.startswith("HTTP/1.1 408") and "trop lentement" in answer and "content-security-policy" in answer


def test_nor_half_a_move(quick: Site):
    opened = quick.table("djoko", {"solo": True}, seed=5)
    answer = ask(quick, post(*as_seat(opened), body='{"move"', length=99))
    assert answer.startswith("HTTP/1.1 408") and "too slowly" in answer


def as_seat(opened: Opened) -> tuple[str, str, str]:
    """Where a seat's moves go by the short way, and what they must carry."""
    return f"/api/tables/{opened.id}/moves", f"Authorization: Bearer {opened.tokens[0]}", "Content-Type: application/json"


def upload_at(site: Site, size: int, a_second: float) -> str:
    """Send so many bytes as a file, so many a second."""
    head, tail = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.ludo"\r\n\r\n', "\r\n--b--\r\n"
    with connect(site) as connection:
        length = len(head) + size + len(tail)
        connection.sendall(post("/watch", "Content-Type: multipart/form-data; boundary=b", body=head, length=length).encode())
        began, done, part = time.monotonic(), 0, int(a_second / 10)
        while done < size:
            connection.sendall(b" " * min(part, size - done))
            done += part
            time.sleep(max(0.0, began + done / a_second - time.monotonic()))
        connection.sendall(tail.encode())
        return connection.recv(100).decode()


def test_a_slow_but_honest_upload_is_waited_for(quick: Site):
    assert upload_at(quick, 400_000, 125_000).startswith("HTTP/1.1 422")  # it was read: it is no game


@pytest.mark.prove
def test_eight_megabytes_at_one_megabit_a_second(tmp_path: Path):
    site = Site(tmp_path).start()
    try:
        assert upload_at(site, 7_900_000, 125_000).startswith("HTTP/1.1 422")
    finally:
        site.stop()


def test_one_address_has_only_so_many_connections(tmp_path: Path):
    site = Site(tmp_path, "--limits", "0.05").start()
    try:
        held = [connect(site, "127.0.0.2") for _ in range(12)]
        refused = said(connect(site, "127.0.0.2"))
        assert refused.startswith("HTTP/1.1 429") and "Trop de connexions" in refused and "Too many connections" in refused
        assert "retry-after" in refused
        connect(site, "127.0.0.3").close()
        assert site.client.get("/api/games/djoko").status_code == 200
        held.pop().close()
        again = ""
        while not again.startswith("HTTP/1.1 200"):  # until the server has noticed
            with connect(site, "127.0.0.2") as connection:
                connection.sendall(b"GET /api/games/djoko HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                again = said(connection)
    finally:
        site.stop()


# Too large, twice, unreadable


def test_chunks_without_end_are_refused_wherever_they_are_sent(quick: Site):
    opened = quick.table("djoko", {"solo": True}, seed=5)
    path, seat, _ = as_seat(opened)
    name, _, token = seat.partition(": ")
    for where, headers in (
        (path, {name: token, "Content-Type": "application/json"}),
        ("/api/tables", {}),
        ("/choose", FORM),
        (f"/t/{opened.id}/move", FORM),
        ("/api/join", {"Content-Type": "application/json"}),
    ):
        answer = httpx.post(quick.address + where, content=(b" " * 10_000 for _ in range(8)), headers=headers, trust_env=False)
        assert answer.status_code == 413, (where, answer.text)
        assert answer.headers["x-frame-options"] == "DENY" and answer.text.count("\n") < 3
        assert "large" in answer.text or "grand" in answer.text
    assert "Traceback" not in (quick.folder / "server.log").read_text()


@pytest.mark.parametrize(("length", "status"), [("0" * 5000 + "1", 422), ("9" * 5000, 400), ("9" * 19, 413), ("64001", 413)])
def test_lengths_that_are_too_long(quick: Site, length: str, status: int):
    answer = ask(quick, f"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {length}\r\n\r\nx")
    assert answer.startswith(f"HTTP/1.1 {status}") and ("too large" in answer) == (status == 413)


@pytest.mark.parametrize("twice", ["Host: y", "Origin: http://x\r\nOrigin: http://y", "Content-Type: a\r\nContent-Type: b"])
def test_what_may_be_said_once_is_not_said_twice(quick: Site, twice: str):
    answer = ask(quick, f"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{twice}\r\nContent-Length: 0\r\n\r\n")
    assert answer.startswith("HTTP/1.1 400") and "malformed" in answer and twice.split(":")[0].lower() in answer


def test_headers_without_end_are_refused(quick: Site):
    with connect(quick) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        try:
            for i in range(100):
                connection.sendall(b"X-%d: " % i + b"y" * (LARGEST_BODY // 10) + b"\r\n")
        except (ConnectionResetError, BrokenPipeError):
            pass
        assert said(connection)[:12] in ("HTTP/1.1 431", "")  # the answer may be lost where more was sent than read


# The end


def test_a_server_with_open_streams_and_half_requests_ends_without_a_word(tmp_path: Path):
    site = Site(tmp_path).start()
    opened = site.table("djoko", {"solo": True}, seed=5)
    page = site.client.post("/tournaments/djoko", data={"places": "4", "bots": "1", "level": "random"}, follow_redirects=True)
    log = (tmp_path / "server.log").read_text()
    streams = [connect(site) for _ in range(6)]
    paths = [f"/t/{opened.id}/live", f"/api/tables/{opened.id}/stream", f"{page.url.path}/live"]
    for connection, path in zip(streams, paths * 2, strict=True):
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert connection.recv(15) == b"HTTP/1.1 200 OK"
    half = [connect(site) for _ in range(3)]
    half[0].sendall(b"GET /")
    half[1].sendall(post("/play/djoko", body="a", length=99).encode())
    half[2].sendall(post(*as_seat(opened), body="{", length=99).encode())
    assert site.client.get("/api/games/djoko").status_code == 200
    assert site.stop() == 0
    assert all(said(connection).endswith("\r\n0\r\n\r\n") for connection in streams)
    assert (tmp_path / "server.log").read_text() == log


def children(process: int) -> list[int]:
    """The processes this one has started."""
    return [int(child) for listed in Path(f"/proc/{process}/task").glob("*/children") for child in listed.read_text().split()]


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_study_ends_with_the_server_also_while_it_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str):
    monkeypatch.setenv("LUDO_CACHE", str(tmp_path / "nothing compiled"))
    site = Site(tmp_path).start()
    assert site.process is not None
    site.client.post("/lab/djoko", data={"vary": "sets=1,2", "measure": "games", "games": "900000"})
    until(lambda: len(children(site.process.pid)) >= 2)  # the study's, and the one that counts what processes share
    theirs, log = children(site.process.pid), (tmp_path / "server.log").read_text()
    getattr(site, end)()
    until(lambda: not any(alive(child) for child in theirs))
    assert end == "kill" or (tmp_path / "server.log").read_text() == log
