"""Looking back: a game as it stood after any line of its log, through the eyes one may have.

Following a log takes as long as the log is, and anyone may send one: so it is done in workers, with a time limit, and what was
followed is remembered there. A game is handed over as the bytes of its save file under a key that names its content.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Any

from starlette.requests import Request

from ludotheque.engine.save import content, parse
from ludotheque.engine.table import Table
from ludotheque.engine.verify import beats, verify
from ludotheque.server.problems import Refused
from ludotheque.server.tables.live import Live
from ludotheque.server.tables.quotas import REPLAYS, Quotas, address_of
from ludotheque.server.tables.workers import Died, Overrun, Workers
from ludotheque.server.web.views import as_json

ALL = -2
"""Someone who may see everything: who has the whole file of a game."""
LONGEST_LOOK = 10.0  # seconds to follow a game
MOST_AT_ONCE = 2  # workers
REMEMBERED = 8  # games in each worker


class Unknown(Exception):
    """A worker doesn't remember the game of this key: it must be handed over."""


# In the worker


@dataclass
class Followed:
    """A game that was followed to its end, and a table that walks along it."""

    table: Table
    walker: Table | None = None

    def at(self, n: int) -> Table:
        """The table after `n` lines: the walker goes on from where it is, or starts again."""
        if self.walker is None or len(self.walker.log) > n:
            self.walker = self.table.at(0)
        return self.walker.follow(self.table.log[len(self.walker.log) : n])


_followed: OrderedDict[str, Followed] = OrderedDict()


def _find(key: str, raw: bytes | None, name: str) -> Followed:
    if key not in _followed:
        if raw is None:
            raise Unknown
        _followed[key] = Followed(parse(raw, name))
        while len(_followed) > REMEMBERED:
            _followed.popitem(last=False)
    _followed.move_to_end(key)
    return _followed[key]


def may_look(table: Table, seat: int) -> list[int]:
    """Through whose eyes someone of a seat may look back: everybody's where nothing is (or no longer) hidden."""
    if table.over or seat == ALL or not table.game.facts.hidden:
        return [-1, *range(len(table.names))]
    return sorted({-1, seat})


def at(game: Followed, seat: int, eyes: int, n: int | None) -> Table:
    """The table after n lines, if these eyes are allowed."""
    if eyes not in may_look(game.table, seat):
        raise Refused(403, "page-not-your-eyes")
    wanted = len(game.table.log) if n is None else n
    if not 0 <= wanted <= len(game.table.log):
        raise Refused(404, "page-no-such-line")
    return game.at(wanted)


def checked(game: Followed) -> dict[str, Any]:
    """Nothing more than that it can be followed."""
    return {"game": game.table.game.name, "lines": len(game.table.log)}


def past_view(game: Followed, seat: int, eyes: int, n: int | None, lang: str) -> bytes:
    """A position of the past as JSON."""
    view = at(game, seat, eyes, n).view(eyes, lang)
    view["moves"], view["beats"] = [], beats(game.table)
    return as_json(view)


def verdict(game: Followed) -> dict[str, Any]:
    """What the seed says about the dice of a game."""
    return asdict(verify(game.table))


def _look(look: Callable[..., Any], key: str, raw: bytes | None, name: str, *args: Any) -> Any:
    return look(_find(key, raw, name), *args)


# In the server


def may_have_file(table: Table) -> bool:
    return table.over or not table.game.facts.hidden


@dataclass(frozen=True)
class Source:
    """A game to look back on: its key, how to get its bytes, and what its file is called."""

    key: str
    raw: Callable[[], Awaitable[bytes]]
    name: str = "game.ludo"

    @staticmethod
    def of(live: Live) -> Source:
        """A table of the house as it stands now."""
        table = live.table

        async def raw() -> bytes:
            return as_json(content(table))

        return Source(f"{live.id}.{live.n}.{table.over}.{hash(tuple(table.names))}", raw)

    @staticmethod
    def sent(key: str, data: bytes, name: str) -> Source:
        """A file that somebody sent."""

        async def raw() -> bytes:
            return data

        return Source(key, raw, name)


class Replays:
    """Looks back for everyone: one at a time for each address, which pays for it with its budget of seconds."""

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas
        self.workers = Workers(MOST_AT_ONCE)
        self.places: dict[str, asyncio.Lock] = {}

    def close(self) -> None:
        self.workers.close()

    async def look(self, address: str, source: Source, look: Callable[..., Any], *args: Any) -> Any:
        """What `look` finds in a game; Refused if following it takes too long."""
        place = self.places.setdefault(address, asyncio.Lock())
        try:
            async with place:
                self.quotas.spend(REPLAYS, address, 0.0)
                began = time.monotonic()
                try:
                    return await self._run(source, look, *args)
                finally:
                    self.quotas.charge(REPLAYS, address, time.monotonic() - began)
        except (Overrun, Died):
            raise Refused(422, "page-too-long-to-follow") from None
        finally:
            if not place.locked():
                self.places.pop(address, None)

    async def _run(self, source: Source, look: Callable[..., Any], *args: Any) -> Any:
        try:
            return await self.workers.run(LONGEST_LOOK, _look, look, source.key, None, source.name, *args)
        except Unknown:
            raw = await source.raw()
            return await self.workers.run(LONGEST_LOOK, _look, look, source.key, raw, source.name, *args)


async def look_back(request: Request, source: Source, look: Callable[..., Any], *args: Any) -> Any:
    """Look back on a game at the expense of whoever asks."""
    replays: Replays = request.app.state.replays
    return await replays.look(address_of(request.scope.get("client")), source, look, *args)
