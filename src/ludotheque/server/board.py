"""Pages beside the tables that change while one looks: what they show is made anew whenever something happened."""

from __future__ import annotations

from collections.abc import Callable
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

    @property
    def event_id(self) -> str:
        return f"{BOOT}.{self.version}"

    def changed(self) -> None:
        self.version += 1
        for reader in self.readers:
            reader.wake()

    def version_of(self, event_id: str | None) -> int:
        boot, _, version = (event_id or "").partition(".")
        known = whole(version) if boot == BOOT else None
        return known if known is not None and known <= self.version else -1


@dataclass
class Hall:
    """All boards of one kind, by id."""

    live: dict[str, Any] = field(default_factory=dict)


def board_stream(request: Request, hall: Any, board: Board, make: Callable[[], str]) -> Response:
    """The stream of a board's page: `make` renders what it shows now."""
    since = board.version_of(request.headers.get("last-event-id") or request.query_params.get("v"))

    def message(known: int) -> tuple[int, bytes]:
        data = orjson.dumps({"v": board.event_id, "html": make()})
        return board.version, event(board.event_id, data)

    return Stream(hall, board, message, since)  # type: ignore[arg-type]
