"""What strangers do that browsers don't: requests whose body comes later, many requests at the same moment."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx

from tests.site import PATIENCE, Site

T = TypeVar("T")


class HeldBack:
    """A form whose last byte is not sent until `finish`."""

    def __init__(self, site: Site, path: str, form: dict[str, str]) -> None:
        self.socket = socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE)
        self.body = urlencode(form).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nConnection: close\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(self.body)}\r\n\r\n"
        )
        self.socket.sendall(head.encode() + self.body[:-1])

    def finish(self) -> tuple[int, str]:
        """The status of the answer, and the browser's cookie that came with it."""
        self.socket.sendall(self.body[-1:])
        answer = b""
        while chunk := self.socket.recv(65536):
            answer += chunk
        self.socket.close()
        head = answer.partition(b"\r\n\r\n")[0].decode("latin-1")
        cookie = re.search(r"set-cookie: ludo=([^;]+)", head, re.IGNORECASE)
        return int(head.split()[1]), cookie[1] if cookie else ""


def browser(site: Site) -> httpx.Client:
    """Someone's browser: it keeps its cookies and doesn't follow redirects."""
    return httpx.Client(base_url=site.address, timeout=PATIENCE, trust_env=False)


def path_of(link: str | None) -> str:
    """The path of a link of ours."""
    assert link is not None
    return "/" + link.split("/", 3)[3]


def at_once(doings: Sequence[Callable[[], T]]) -> list[T]:
    """Everything at the same moment."""
    start = threading.Barrier(len(doings))

    def do(doing: Callable[[], T]) -> T:
        start.wait(PATIENCE)
        return doing()

    with ThreadPoolExecutor(len(doings)) as pool:
        return list(pool.map(do, doings))


def holders(site: Site, table: str, browsers: Sequence[httpx.Client]) -> list[int]:
    """Which of the browsers sit at a table: their page carries a seat's own link."""
    return [i for i, b in enumerate(browsers) if "/s/" in b.get(f"/t/{table}").text]


def log_of(site: Site, opened: Any) -> list[str]:
    return list(site.client.get(f"/api/tables/{opened.id}/file").json()["log"])
