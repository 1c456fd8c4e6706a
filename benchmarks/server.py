"""How quickly a move reaches the other seat, and how many moves a second the server carries.

    python benchmarks/server.py                      # latency at 10, 100 and 500 tables, saturated throughput
    python benchmarks/server.py --boardgame          # beside a boardgame.io server (needs node and npm)

Live Djoko tables with two seats each, a connected stream a seat, bots off. Latency is measured from posting a move to the
other seat's update, with a move every two seconds at each table; everything runs on this machine, client included.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import platform
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.site import Site, free_port

EVERY = 2.0


@dataclass(eq=False)
class Seat:
    """One seat's stream and what it last said."""

    headers: str
    stream: str
    n: int = -1
    turn: bool = False
    moves: list[str] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class Table:
    post: str
    seats: list[Seat]
    pages: bool
    version: str = ""
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None


class Client:
    def __init__(self, site: Site, pages: bool) -> None:
        self.site, self.pages = site, pages
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.rng = random.Random(7)

    def open(self, count: int) -> None:
        """The tables, opened one after the other before anything is measured."""
        for i in range(count):
            opened = self.site.table("djoko", {"sets": 2}, seed=i)
            seats = []
            for link, token in zip(opened.links, opened.tokens, strict=True):
                if self.pages:
                    self.site.client.cookies.clear()
                    answer = self.site.client.post("/s/" + str(link).rsplit("/", 1)[1], data={"name": ""})
                    cookie = answer.headers["set-cookie"].split(";")[0]
                    seats.append(Seat(f"Cookie: {cookie}\r\n", f"/t/{opened.id}/live"))
                else:
                    seats.append(Seat(f"Authorization: Bearer {token}\r\n", f"/api/tables/{opened.id}/stream"))
            post = f"/t/{opened.id}/move" if self.pages else f"/api/tables/{opened.id}/moves"
            self.tables.append(Table(post, seats, self.pages))

    async def connect(self) -> None:
        for table in self.tables:
            table.reader, table.writer = await asyncio.open_connection("127.0.0.1", self.site.port)
            for seat in table.seats:
                self.tasks.append(asyncio.create_task(self.listen(seat)))
        for table in self.tables:
            for seat in table.seats:
                while seat.n < 0:
                    await seat.changed.wait()

    async def listen(self, seat: Seat) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.site.port, limit=1 << 20)
        writer.write(f"GET {seat.stream} HTTP/1.1\r\nHost: x\r\n{seat.headers}\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    self.hear(seat, line[6:])
        finally:
            writer.close()

    def hear(self, seat: Seat, data: bytes) -> None:
        if self.pages:
            update = orjson.loads(data)
            seat.n = update["n"]
            if "moves" in update["regions"]:
                seat.moves = [m[0] for m in _offered(update["regions"]["moves"])]
            seat.turn = bool(seat.moves)
        else:
            view = orjson.loads(data)
            seat.n, seat.turn = view["n"], view["turn"] == view["seat"]
            seat.moves = [m["text"] for m in view["moves"]]
        seat.changed.set()
        seat.changed = asyncio.Event()

    async def move(self, table: Table) -> float | None:
        """One move; how long until the other seat's stream told it. None when the table is over."""
        mover = next((seat for seat in table.seats if seat.turn and seat.moves), None)
        if mover is None:
            return None
        other = table.seats[1 - table.seats.index(mover)]
        move, before = self.rng.choice(mover.moves), mover.n
        if self.pages:
            body, kind = f"move={move.replace(' ', '+')}&n={before}".encode(), "application/x-www-form-urlencoded"
        else:
            body, kind = orjson.dumps({"move": move, "n": before}), "application/json"
        head = (
            f"POST {table.post} HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Type: {kind}\r\n"
            f"{mover.headers}Content-Length: {len(body)}\r\n\r\n"
        )
        assert table.writer is not None and table.reader is not None
        start = time.perf_counter()
        table.writer.write(head.encode() + body)
        answered = asyncio.create_task(_answer(table.reader))
        while other.n <= before:
            await other.changed.wait()
        took = time.perf_counter() - start
        await answered
        while mover.n <= before:
            await mover.changed.wait()
        return took

    async def paced(self, seconds: float) -> list[float]:
        """A move every two seconds at each table, for so long."""
        found: list[float] = []

        async def one(table: Table) -> None:
            await asyncio.sleep(self.rng.random() * EVERY)
            end = time.perf_counter() + seconds
            while time.perf_counter() < end:
                next_at = time.perf_counter() + EVERY
                took = await self.move(table)
                if took is None:
                    return
                found.append(took)
                await asyncio.sleep(max(0.0, next_at - time.perf_counter()))

        await asyncio.gather(*(one(table) for table in self.tables))
        return found

    async def saturated(self, seconds: float) -> float:
        """Every table plays on as soon as it can; moves a second."""
        count, end = 0, time.perf_counter() + seconds

        async def one(table: Table) -> None:
            nonlocal count
            while time.perf_counter() < end and await self.move(table) is not None:
                count += 1

        start = time.perf_counter()
        await asyncio.gather(*(one(table) for table in self.tables))
        return count / (time.perf_counter() - start)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for table in self.tables:
            if table.writer is not None:
                table.writer.close()


def _offered(html: str) -> list[list[str]]:
    found = re.search(r'data-moves="([^"]*)"', html)
    return json.loads(found.group(1).replace("&#34;", '"').replace("&#39;", "'")) if found else []


async def _answer(reader: asyncio.StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(head.split(b"\r\n")[0].decode())
    length = re.search(rb"content-length: (\d+)", head.lower())
    await reader.readexactly(int(length.group(1)) if length else 0)


def percentiles(found: list[float]) -> tuple[float, float, float]:
    cuts = statistics.quantiles(found, n=100)
    return cuts[49] * 1000, cuts[94] * 1000, cuts[98] * 1000


def with_site(pages: bool, tables: int, what: Any) -> Any:
    """Run something against a fresh server with so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder)).start()
        try:
            client = Client(site, pages)
            client.open(tables)

            async def run() -> Any:
                await client.connect()
                try:
                    return await what(client)
                finally:
                    await client.close()

            return uvloop.run(run())
        finally:
            site.stop()


def first_page() -> float:
    """Seconds from starting the server to its first page."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        start = time.perf_counter()
        site.start()
        site.client.get("/")
        took = time.perf_counter() - start
        site.stop()
        return took


def boardgame(seconds: float, tables: int) -> float | None:
    """Moves a second through a boardgame.io server with an equally small game; None where there is no Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    here = Path(__file__).parent / "boardgame"
    with tempfile.TemporaryDirectory() as folder:
        for file in here.iterdir():
            shutil.copy(file, folder)
        subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
        port = str(free_port())
        server = subprocess.Popen([node, "server.js", port], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            done = subprocess.run(
                [node, "client.js", port, str(tables), str(seconds)],
                cwd=folder,
                capture_output=True,
                text=True,
                check=True,
                timeout=300,
            )
            return float(done.stdout.strip().splitlines()[-1])
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 500])
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--busy", type=int, default=100, help="tables of the saturated run")
    parser.add_argument("--pages", action="store_true", help="latency of the pages' streams too")
    parser.add_argument("--boardgame", action="store_true")
    given = parser.parse_args()
    gc.disable()  # pauses of the client are none of the server's
    print(f"{platform.machine()}, Python {platform.python_version()}; client and server on the same machine")
    print(f"first page after {first_page():.2f} s")
    for pages in [False, True] if given.pages else [False]:
        for count in given.tables:
            found = with_site(pages, count, lambda client: client.paced(given.seconds))
            p50, p95, p99 = percentiles(found)
            name = "pages" if pages else "JSON stream"
            print(f"{name}, {count} tables: {len(found)} moves, p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    for pages in (False, True):
        rate = with_site(pages, given.busy, lambda client: client.saturated(given.seconds / 2))
        print(f"saturated, {'pages' if pages else 'JSON stream'}, {given.busy} tables: {rate:.0f} moves/s, all committed")
    if given.boardgame:
        rate = boardgame(given.seconds / 2, given.busy)
        print("boardgame.io: no Node here" if rate is None else f"saturated, boardgame.io, in memory: {rate:.0f} moves/s")


if __name__ == "__main__":
    main()
