"""A real server in a process of its own, on a free port, with its own database: for tests of server and browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 50.0  # seconds: less than a test may take, so that whoever waits in vain can say for what


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Opened:
    """A table that was opened through the API: its addresses and tokens."""

    id: str
    page: str  # also the spectators' link
    invite: str | None
    links: list[str | None]  # each seat's own secret link
    tokens: list[str | None]


class Site:
    """The server; `kill` ends it like a power cut, `start` brings it back on the same port and database."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder, self.flags = folder, flags
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / "site.sqlite"
        self.process: subprocess.Popen[bytes] | None = None
        self.client = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)

    def start(self) -> Site:
        for _ in range(3):  # another process may have taken the free port in between
            self._launch()
            if self._answers():
                return self
            self.port = free_port()
            self.address = f"http://127.0.0.1:{self.port}"
            self.client = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)
        raise RuntimeError(f"the server does not start: {self._log()}")

    def _log(self) -> str:
        return (self.folder / "server.log").read_text()[-2000:]

    def _launch(self) -> None:
        command = [
            sys.executable,
            "-m",
            "ludotheque.server",
            "--port",
            str(self.port),
            "--database",
            str(self.database),
            "--seeds",
            "--limits",
            "0",
            "--pace",
            "0",
            "--pause-seconds",
            "0",
            *self.flags,
        ]
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "LC_ALL": "en_US.UTF-8"})

    def _answers(self) -> bool:
        """Whether it comes to answer; False when it has ended instead."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            try:
                self.client.get("/api/games/djoko")
                return True
            except httpx.TransportError:
                if time.monotonic() > end:
                    self.kill()
                    raise RuntimeError(f"the server does not answer: {self._log()}") from None
                time.sleep(0.05)
        return False

    def kill(self) -> None:
        """Like a power cut for the process: no chance to tidy up."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int | None:
        """End it as a service manager would; its exit status."""
        if self.process is None:
            return None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode

    def table(
        self,
        game: str,
        options: dict[str, Any] | None = None,
        seats: list[dict[str, Any]] | None = None,
        seed: int | str | None = 1,
        **more: Any,
    ) -> Opened:
        """Open a table. Seats are {"kind": "person" | "free" | "bot", "level": ..., "name": ...}; by default all people."""
        asked = {
            "game": game,
            "options": options or {},
            "seats": [{"kind": "person"}] * 8 if seats is None else seats,
            "seed": None if seed is None else str(seed),
            **more,
        }
        answer = self.client.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        data = answer.json()
        return Opened(
            data["id"], data["page"], data["invite"], [s["link"] for s in data["seats"]], [s["token"] for s in data["seats"]]
        )

    def view(self, opened: Opened, seat: int = -1, lang: str = "en") -> dict[str, Any]:
        """What a seat sees now, as data."""
        return self.as_seat(opened, seat).get(f"/api/tables/{opened.id}", params={"lang": lang}).json()  # type: ignore[no-any-return]

    def play(self, opened: Opened, seat: int, move: str) -> dict[str, Any]:
        """A seat's move through the API."""
        n = self.view(opened, seat)["n"]
        answer = self.as_seat(opened, seat).post(f"/api/tables/{opened.id}/moves", json={"move": move, "n": n})
        assert answer.status_code == 200, answer.text
        return answer.json()  # type: ignore[no-any-return]

    def as_seat(self, opened: Opened, seat: int) -> httpx.Client:
        token = opened.tokens[seat] if seat >= 0 else None
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False, headers=headers)
