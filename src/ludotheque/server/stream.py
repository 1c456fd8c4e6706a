"""Live updates: server-sent events with what changed since the reader's last one, made once for all who see the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludotheque.server import render
from ludotheque.server.house import House
from ludotheque.server.live import Live, Reader
from ludotheque.server.problems import Refused

KEEP_ALIVE = 20.0
MOST_READERS = 2000
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"), (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]  # fmt: skip
Message = Callable[[int], tuple[int, bytes]]


def page_update(live: Live, browser: str | None, lang: str, since: int) -> dict[str, Any]:
    """What a page of this version lacks: changed regions, and the story from where it changed."""
    seat, covered = live.eyes_of(browser)
    cover = live.table.turn if covered else -1
    made = render.regions(live, seat, lang, cover)
    if len(live.seats_of(browser)) > 1:
        since = -1  # on one screen the eyes change with the turn: the whole view
    changed = {name: html for name, html in made.regions.items() if made.since[name] > since}
    cut = live.cut_since(since)
    answer: dict[str, Any] = {"v": live.event_id, "n": live.n, "seat": seat, "regions": changed}
    if cut is not None:
        lines = render.story_lines(live.table, seat, lang, cut)
        answer["story"] = {"from": cut, "html": "".join(html for _, html in lines)}
    return answer


async def send_stream(receive: Receive, send: Send, house: House, live: Live, message: Message, since: int) -> None:
    """Send a message whenever the table changed, until the reader leaves or the table is read anew."""
    if len(live.readers) >= MOST_READERS:
        raise Refused(503, "page-too-many")
    woken = asyncio.Event()
    reader = Reader(woken.set)
    live.readers.add(reader)
    gone = asyncio.ensure_future(_left(receive, woken))
    try:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await send({"type": "http.response.body", "body": b"retry: 1000\n\n", "more_body": True})
        if since != live.version:
            woken.set()
        while True:
            await woken.wait()
            woken.clear()
            if gone.done() or house.live.get(live.id) is not live:
                break
            if since == live.version:
                body = b": still here\n\n"
            else:
                since, body = message(since)
            await send({"type": "http.response.body", "body": body, "more_body": True})
        if not gone.done():
            await send({"type": "http.response.body", "body": b"", "more_body": False})
    finally:
        live.readers.discard(reader)
        gone.cancel()


async def keep_alive(house: House) -> None:
    """Every now and then all streams are woken: those with nothing to tell say that they are still here."""
    while True:
        await asyncio.sleep(KEEP_ALIVE)
        for live in list(house.live.values()):
            for reader in list(live.readers):
                reader.wake()


async def _left(receive: Receive, woken: asyncio.Event) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    woken.set()


def event(event_id: str, data: bytes) -> bytes:
    return b"id: " + event_id.encode() + b"\ndata: " + data + b"\n\n"


class Stream(Response):
    """An answer that is a stream."""

    def __init__(self, house: House, live: Live, message: Message, since: int) -> None:
        super().__init__()
        self.house, self.live, self.message, self.since = house, live, message, since

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send_stream(receive, send, self.house, self.live, self.message, self.since)


async def page_stream(request: Request) -> Response:
    """The stream of a table page."""
    from ludotheque.server.visitor import Visitor

    visitor = Visitor(request)
    live = await visitor.house.find(request.path_params["id"])
    since = live.version_of(request.headers.get("last-event-id") or request.query_params.get("v"))
    browser, lang = visitor.browser, visitor.lang

    def made(known: int) -> bytes:
        return event(live.event_id, orjson.dumps(page_update(live, browser, lang, known)))

    def message(known: int) -> tuple[int, bytes]:
        key = ("page", *live.eyes_of(browser), len(live.seats_of(browser)), lang, known)
        return live.version, live.once(key, lambda: made(known))

    return Stream(visitor.house, live, message, since)
