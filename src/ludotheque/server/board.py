"""Pages beside the tables that change while one looks: what they show is made anew whenever something happened."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.engine.numbers import whole
from ludotheque.server.live import BOOT, Reader
from ludotheque.server.stream import Stream, event


@dataclass(eq=False)
class Board:
    """Something that is watched: streams are woken when its version rises."""

    id: str
    version: int = 0
    readers: set[Reader] = field(default_factory=set)
    shown: dict[Hashable, bytes] = field(default_factory=dict)

    @property
    def event_id(self) -> str:
        return f"{BOOT}.{self.version}"

    def changed(self) -> None:
        self.version += 1
        self.shown.clear()
        for reader in self.readers:
            reader.wake()

    def once(self, reader: Hashable, make: Callable[[], bytes]) -> bytes:
        """What is made once a version for all who see the same."""
        if reader not in self.shown:
            self.shown[reader] = make()
        return self.shown[reader]

    def version_of(self, event_id: str | None) -> int:
        boot, _, version = (event_id or "").partition(".")
        known = whole(version) if boot == BOOT else None
        return known if known is not None and known <= self.version else -1


def board_stream(request: Request, hall: Any, board: Board, reader: Hashable, make: Callable[[], str]) -> Response:
    """The stream of a board's page: `make` renders what it shows now, once for all `reader`s who see the same."""
    since = board.version_of(request.headers.get("last-event-id") or request.query_params.get("v"))

    def made() -> bytes:
        return event(board.event_id, orjson.dumps({"v": board.event_id, "html": make()}))

    def message(known: int) -> tuple[int, bytes]:
        return board.version, board.once(reader, made)

    return Stream(hall, board, message, since)  # type: ignore[arg-type]
