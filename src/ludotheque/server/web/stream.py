"""Live updates: server-sent events with what changed since the reader's last one, made once for all who see the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, Protocol

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludotheque.server.problems import Refused
from ludotheque.server.tables.quotas import RETRY, STREAMS, STREAMS_OF_ONE, Quotas, address_of
from ludotheque.server.tables.watched import Reader, Watched

KEEP_ALIVE = 20.0
MOST_READERS = 2000
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
Message = Callable[[int], tuple[int, bytes]]


class Streams:
    """All open streams, and all bodies that are still coming in: told that we are still here, and that it is the end."""

    def __init__(self) -> None:
        self.open: set[Reader] = set()
        self.bodies: set[asyncio.Timeout] = set()
        self.ending = False

    @contextmanager
    def listed(self, reader: Reader, readers: set[Reader]) -> Iterator[None]:
        """An open stream, among everybody's and among those of what it shows."""
        self.open.add(reader)
        readers.add(reader)
        try:
            yield
        finally:
            self.open.discard(reader)
            readers.discard(reader)

    @contextmanager
    def waiting(self, limit: asyncio.Timeout) -> Iterator[None]:
        """A body of which a part is waited for."""
        if self.ending:
            limit.reschedule(asyncio.get_running_loop().time())
        self.bodies.add(limit)
        try:
            yield
        finally:
            self.bodies.discard(limit)

    async def keep_alive(self) -> None:
        """Every now and then all are woken: those with nothing to tell say that they are still here."""
        while True:
            await asyncio.sleep(KEEP_ALIVE)
            for reader in list(self.open):
                reader.wake()

    def end(self) -> None:
        """The server stops: streams end as if they had told everything, nobody waits for half a request."""
        self.ending = True
        for reader in self.open:
            reader.wake()
        for limit in self.bodies:
            limit.reschedule(asyncio.get_running_loop().time())


async def _left(receive: Receive, woken: asyncio.Event) -> None:
    """Wait until the reader is gone, or is found to send a body that never ends."""
    with suppress(Refused):
        while (await receive())["type"] != "http.disconnect":
            pass
    woken.set()


def event(event_id: str, data: bytes) -> bytes:
    return b"id: " + event_id.encode() + b"\ndata: " + data + b"\n\n"


class Hall(Protocol):
    """Whoever has the things that are watched, by id."""

    @property
    def live(self) -> Mapping[str, Watched]: ...


class Stream(Response):
    """An answer that is a stream: a message whenever its thing changed, until the reader leaves or the thing is read anew."""

    def __init__(self, hall: Hall, thing: Watched, message: Message, since: int) -> None:
        super().__init__()
        self.hall, self.thing, self.message, self.since = hall, thing, message, since

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state, address = scope["app"].state, address_of(scope.get("client"))
        quotas: Quotas = state.quotas
        if len(self.thing.readers) >= MOST_READERS:
            raise Refused(503, "quota-streams", retry=RETRY)
        with quotas.held(STREAMS, address), quotas.held(STREAMS_OF_ONE, f"{address} {self.thing.id}"):
            await self._tell(receive, send, state.streams)

    async def _tell(self, receive: Receive, send: Send, streams: Streams) -> None:
        woken = asyncio.Event()
        gone = asyncio.ensure_future(_left(receive, woken))
        with streams.listed(Reader(woken.set), self.thing.readers):
            try:
                await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
                await _more(send, b"retry: 1000\n\n")
                if self.since != self.thing.version:
                    woken.set()
                while not streams.ending:
                    await woken.wait()
                    woken.clear()
                    if gone.done() or streams.ending or self.hall.live.get(self.thing.id) is not self.thing:
                        break
                    await _more(send, self._news())
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            finally:
                gone.cancel()

    def _news(self) -> bytes:
        """What the reader doesn't know yet."""
        if self.since == self.thing.version:
            return b": still here\n\n"
        self.since, body = self.message(self.since)
        return body


async def _more(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def watched_stream(request: Request, hall: Any, thing: Watched, reader: Hashable, make: Callable[[], str]) -> Response:
    """The stream of a page that is made anew whenever its thing changed, once for all `reader`s who see the same."""
    since = thing.version_of(request.headers.get("last-event-id") or request.query_params.get("v"))

    def made() -> bytes:
        return event(thing.event_id, orjson.dumps({"v": thing.event_id, "html": make()}))

    def message(known: int) -> tuple[int, bytes]:
        return thing.version, thing.once(reader, made)

    return Stream(hall, thing, message, since)
