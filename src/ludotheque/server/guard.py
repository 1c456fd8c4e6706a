"""In front of everything: sizes and rates bounded, foreign origins refused, safe headers on every answer. Pure ASGI."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

import orjson
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.engine.words import common
from ludotheque.server.problems import Refused
from ludotheque.server.visitor import language

LARGEST_BODY = 64_000
LARGEST_UPLOAD = 8_000_000
UPLOADS = ("/watch", "/fair", "/api/verify", "/api/replays")
SAFE = ("GET", "HEAD", "OPTIONS")
SECURITY = [
    (b"content-security-policy",
     b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
     b"connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip


class Rates:
    """How often an address may ask: a bucket for everything, a smaller one for what opens tables or reads files."""

    def __init__(self, times: float) -> None:
        self.times = times
        self.buckets: dict[tuple[str, bool], tuple[float, float]] = {}

    def allows(self, address: str, heavy: bool, now: float | None = None) -> bool:
        if not self.times:
            return True
        now = time.monotonic() if now is None else now
        most, a_second = (30.0 * self.times, 0.5 * self.times) if heavy else (300.0 * self.times, 40.0 * self.times)
        left, last = self.buckets.get((address, heavy), (most, now))
        left = min(most, left + (now - last) * a_second)
        if len(self.buckets) > 20_000:
            self.buckets.clear()
        self.buckets[address, heavy] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Guard:
    def __init__(self, app: ASGIApp, limits: float) -> None:
        self.app = app
        self.rates = Rates(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem is not None:
            await _refuse(scope, receive, send, *problem)
            return
        await self.app(scope, _Bounded(receive, _largest(scope["path"])), _with_headers(send))

    def _problem(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is refused before anyone looks at it."""
        method, path = scope["method"], scope["path"]
        address = scope["client"][0] if scope.get("client") else "-"
        heavy = method not in SAFE and (path in UPLOADS or path == "/api/tables" or path.startswith(("/new/", "/play/")))
        if not self.rates.allows(address, heavy):
            return 429, "page-too-many"
        if len(path) > 500 or len(scope.get("query_string", b"")) > 2000:
            return 414, "page-too-large"
        headers = dict(scope["headers"])
        length = headers.get(b"content-length", b"0")
        if not length.isdigit():
            return 400, "page-no-number"
        if int(length) > _largest(path):
            return 413, "page-too-large"
        if method not in SAFE and not _own_origin(headers):
            return 403, "page-other-origin"
        return None


def _largest(path: str) -> int:
    return LARGEST_UPLOAD if path in UPLOADS else LARGEST_BODY


def _own_origin(headers: dict[bytes, bytes]) -> bool:
    """A browser says where a form was sent from: it must be one of our own pages. Programs send no origin."""
    site = headers.get(b"sec-fetch-site")
    if site is not None and site not in (b"same-origin", b"none"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        return False


class _Bounded:
    """What comes in, up to so many bytes: for bodies that don't announce their size."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive, self.left = receive, most

    async def __call__(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise Refused(413, "page-too-large")
        return message


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *SECURITY]
        await send(message)

    return sending


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    words = common(language(Request(scope)))
    if scope["path"].startswith("/api/"):
        body, kind = orjson.dumps({"error": key, "message": words(key)}), b"application/json"
    else:
        body, kind = words(key).encode(), b"text/plain; charset=utf-8"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *SECURITY]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
