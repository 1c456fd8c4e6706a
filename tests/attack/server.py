"""A stranger who sends a server one odd thing after the other, and what must hold all the while."""

from __future__ import annotations

import random
import secrets
import time
from typing import Any

import httpx

from tests.site import Site

PROMPT = 10.0  # seconds: afterwards a page is there at once, also on a loaded machine


def fresh_seed() -> int:
    """Another one at every run, printed with a failure."""
    seed = secrets.randbits(32)
    print("seed", seed)
    return seed


class Stranger:
    def __init__(self, site: Site, seed: int) -> None:
        self.site, self.rnd, self.sent, self.slowest = site, random.Random(seed), 0, (0.0, "")
        self.client = httpx.Client(base_url=site.address, timeout=60, trust_env=False)
        self.statuses: dict[int, int] = {}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request: whatever it is, the answer is no accident."""
        began = time.monotonic()
        answer = self.client.request(method, path, **more)
        self.slowest = max(self.slowest, (time.monotonic() - began, f"{method} {path[:60]}"))
        self.sent += 1
        self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
        assert answer.status_code < 500, (method, path, more, answer.status_code, answer.text[:500])
        return answer

    def leave(self) -> None:
        """The server answers promptly, and nothing went wrong behind its answers either."""
        assert self.site.client.get("/", timeout=PROMPT).status_code == 200
        print(f"{self.sent} requests, slowest {self.slowest}, by status {dict(sorted(self.statuses.items()))}")
        assert "Traceback" not in (self.site.folder / "server.log").read_text()
        self.client.close()
