"""In front of everything: sizes and rates bounded, foreign origins refused, safe headers on every answer. Pure ASGI."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import urlsplit

import orjson
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.engine.words import common
from ludotheque.server.problems import Refused, headers_of
from ludotheque.server.tables.quotas import HEAVY, REQUESTS, Quotas, address_of
from ludotheque.server.web.stream import Streams
from ludotheque.server.web.visitor import language

LARGEST_BODY = 64_000
LARGEST_UPLOAD = 8_000_000
LONGEST_PATH, LONGEST_QUERY = 500, 2000
MOST_DIGITS = 12
SLOWEST = 16_000  # bytes a second: a body that comes at least as quickly is waited for
UPLOADING = ("/watch", "/fair", "/api/verify")
OPENING = ("/new/", "/play/", "/tournaments/", "/lab/")
SINGLE = (b"host", b"origin", b"sec-fetch-site", b"content-length", b"content-type", b"transfer-encoding", b"authorization")
SAFE = ("GET", "HEAD", "OPTIONS")
SECURITY = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
        b"connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """The whole application as uvicorn runs it: what everybody may use of it, and its open streams, are found here."""

    def __init__(self, app: ASGIApp, quotas: Quotas, streams: Streams, body_seconds: float) -> None:
        self.app, self.quotas, self.streams, self.body_seconds = app, quotas, streams, body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = Answer(send)
        try:
            self._check(scope)
            body = Body(receive, _largest(scope["path"]), self.body_seconds, self.streams)
            answer.body = body
            await self.app(scope, body, answer)
        except Refused as problem:
            await answer.refuse(scope, problem)
        if answer.body is not None and answer.body.refused is not None:
            await answer.refuse(scope, answer.body.refused)

    def _check(self, scope: Scope) -> None:
        """Why a request is refused before anyone looks at it."""
        method, path = scope["method"], scope["path"]
        self.quotas.spend(HEAVY if _is_heavy(method, path) else REQUESTS, address_of(scope.get("client")))
        if len(path) > LONGEST_PATH or len(scope.get("query_string", b"")) > LONGEST_QUERY:
            raise Refused(414, "page-too-large")
        headers = dict(scope["headers"])
        if len(headers) < len(scope["headers"]):
            _check_single(scope["headers"])
        length = headers.get(b"content-length", b"0")
        if not length.isdigit():
            raise Refused(400, "page-no-number")
        if len(length.lstrip(b"0")) > MOST_DIGITS or int(length.lstrip(b"0") or b"0") > _largest(path):
            raise Refused(413, "page-too-large")
        if method not in SAFE and not _own_origin(headers):
            raise Refused(403, "page-other-origin")


def _is_heavy(method: str, path: str) -> bool:
    return method not in SAFE and (path in UPLOADING or path == "/api/tables" or path.startswith(OPENING))


def _check_single(headers: list[tuple[bytes, bytes]]) -> None:
    """What is said twice could be read in two ways: by us, and by a proxy in front of us."""
    for single in SINGLE:
        if sum(name == single for name, _ in headers) > 1:
            raise Refused(400, "page-malformed", where=single.decode())


def _largest(path: str) -> int:
    return LARGEST_UPLOAD if path in UPLOADING else LARGEST_BODY


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


class Body:
    """What comes in: up to so many bytes, and not more slowly than `SLOWEST` for longer than so many seconds."""

    def __init__(self, receive: Receive, most: int, seconds: float, streams: Streams) -> None:
        self.receive, self.most, self.seconds, self.streams = receive, most, seconds, streams
        self.began = time.monotonic()
        self.taken = 0
        self.whole = False
        self.refused: Refused | None = None

    async def __call__(self) -> Message:
        if self.whole:
            return await self.receive()
        if self.refused is not None:
            raise self.refused
        until = self.began + self.seconds + self.taken / SLOWEST
        try:
            async with asyncio.timeout(until - time.monotonic()) as limit:
                with self.streams.waiting(limit):
                    message = await self.receive()
        except TimeoutError:
            raise self._refuse(408, "page-too-slow") from None
        self.taken += len(message.get("body", b""))
        if self.taken > self.most:
            raise self._refuse(413, "page-too-large")
        self.whole = not message.get("more_body", False)
        return message

    def _refuse(self, status: int, key: str) -> Refused:
        self.refused = Refused(status, key)
        return self.refused


class Answer:
    """What goes out: with safe headers; if the request was refused while it was being read, nothing else than that."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.started = False
        self.body: Body | None = None

    async def __call__(self, message: Message) -> None:
        if not self.started and self.body is not None and self.body.refused is not None:
            return  # whoever was reading saw something go wrong: the guard says what it was
        if message["type"] == "http.response.start":
            self.started = True
            message["headers"] = [*message.get("headers", []), *SECURITY]
        await self.send(message)

    async def refuse(self, scope: Scope, problem: Refused) -> None:
        """The problem as a sentence, unless there is an answer already."""
        if self.started:
            return
        self.started = True
        words = common(language(Request(scope)))
        if scope["path"].startswith("/api/"):
            body, kind = orjson.dumps({"error": problem.key, "message": words.error(problem)}), b"application/json"
        else:
            body, kind = words.error(problem).encode(), b"text/plain; charset=utf-8"
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *SECURITY]
        headers += [(name.lower().encode(), value.encode()) for name, value in headers_of(problem).items()]
        if problem.status == 408:
            headers.append((b"connection", b"close"))
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})
