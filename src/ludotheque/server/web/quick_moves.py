"""The one request that comes again and again, a move by the API, answered before the router is asked.

Anything unusual about it (another language, a malformed body, a table that isn't in memory) goes the usual way.
"""

from __future__ import annotations

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.engine.errors import LudoError
from ludotheque.engine.words import common
from ludotheque.server.problems import status_of
from ludotheque.server.tables.house import House
from ludotheque.server.tables.live import Live
from ludotheque.server.web.api import view_bytes
from ludotheque.server.web.messages import MOST_LINES

LONGEST_MOVE = 200


class Moves:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or scope["method"] != "POST" or not path.endswith("/moves") or scope["query_string"]:
            await self.app(scope, receive, send)
            return
        parts = path.split("/")
        live = self.house.live.get(parts[3]) if len(parts) == 5 and path.startswith("/api/tables/") else None
        seat = self._seat(scope, live) if live is not None else -1
        if live is None or seat < 0:
            await self.app(scope, receive, send)
            return
        body = await _body(receive)
        asked = _read(body)
        if asked is None:
            await self.app(scope, _again(body, receive), send)
            return
        await self._play(live, seat, *asked, send)

    def _seat(self, scope: Scope, live: Live) -> int:
        """The seat whose token was sent, if it is one of this table's; -1 otherwise."""
        headers = dict(scope["headers"])
        kind, _, token = headers.get(b"authorization", b"").partition(b" ")
        if kind.lower() != b"bearer" or b"application/json" not in headers.get(b"content-type", b""):
            return -1
        if b"accept-language" in headers or b"cookie" in headers:
            return -1
        seat = self.house.seat_behind(live, token.decode("latin-1").strip())
        return -1 if seat is None else seat

    async def _play(self, live: Live, seat: int, move: str, n: int, send: Send) -> None:
        try:
            await self.house.play(live, seat, move, n)
            status, body = 200, view_bytes(live, seat, "en")
        except LudoError as problem:
            status = status_of(problem)
            body = orjson.dumps({"error": problem.key, "message": common("en").error(problem)})
        headers = [
            (b"content-type", b"application/json"),
            (b"cache-control", b"no-store"),
            (b"content-length", str(len(body)).encode()),
        ]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


async def _body(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            return b"".join(parts)


def _read(body: bytes) -> tuple[str, int] | None:
    """The move and its version, if the body is exactly that."""
    try:
        asked = orjson.loads(body)
    except orjson.JSONDecodeError:
        return None
    if not isinstance(asked, dict) or asked.keys() != {"move", "n"}:
        return None
    move, n = asked["move"], asked["n"]
    if type(move) is not str or len(move) > LONGEST_MOVE or type(n) is not int or not 0 <= n <= MOST_LINES:
        return None
    return move, n


def _again(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, for whoever comes next."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving
