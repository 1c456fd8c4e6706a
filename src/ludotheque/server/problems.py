"""What can go wrong between a browser and the table, with the status it is answered with."""

from __future__ import annotations

import math
from typing import Any

from ludotheque.engine.errors import (
    BadBox,
    BadOption,
    BadSave,
    IllegalMove,
    LudoError,
    NoUndo,
    UnknownName,
    UnreadableMove,
    WrongTurn,
)
from ludotheque.server.store.database import BadDatabase

RETRY = 5.0


class Refused(LudoError):
    """A request that is refused with this status; nothing changed. `retry`: in how many seconds it may be made again."""

    def __init__(self, status: int, key: str, *, retry: float | None = None, **details: object) -> None:
        super().__init__(key, **details)
        self.status = status
        self.retry = RETRY if retry is None and status == 429 else retry

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (self.status, self.key, self.retry, self.details)


def _refused(status: int, key: str, retry: float | None, details: dict[str, Any]) -> Refused:
    return Refused(status, key, retry=retry, **details)


STATUS: list[tuple[type[LudoError], int]] = [
    (UnknownName, 404),
    (WrongTurn, 409),
    (NoUndo, 409),
    (BadDatabase, 503),
    (IllegalMove, 422),
    (UnreadableMove, 422),
    (BadOption, 422),
    (BadBox, 422),
    (BadSave, 422),
]


def status_of(problem: LudoError) -> int:
    """The HTTP status of an error of ours."""
    if isinstance(problem, Refused):
        return problem.status
    return next((status for kind, status in STATUS if isinstance(problem, kind)), 400)


def headers_of(problem: LudoError) -> dict[str, str]:
    """What the answer to an error of ours says beside its status."""
    retry = getattr(problem, "retry", None)
    return {} if retry is None else {"Retry-After": str(math.ceil(retry))}


def not_found() -> Refused:
    return Refused(404, "page-no-table")


def stale() -> Refused:
    return Refused(409, "page-stale")


def not_seated() -> Refused:
    return Refused(403, "page-not-seated")


class Full(Refused):
    """A table where every seat is taken."""

    def __init__(self) -> None:
        super().__init__(409, "page-full-line")
