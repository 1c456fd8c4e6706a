"""Looking back: a table as it stood after any line of its log, through the eyes one may have."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.table import Table
from ludotheque.server import render
from ludotheque.server.live import Live
from ludotheque.server.problems import Refused

ALL = -2
"""Someone who may see everything: who has the whole file of a game."""


def may_look(table: Table, seat: int) -> list[int]:
    """Through whose eyes someone of a seat may look back: everybody's where nothing is (or no longer) hidden."""
    if table.over or seat == ALL or not table.game.facts.hidden:
        return [-1, *range(len(table.names))]
    return sorted({-1, seat})


def at(table: Table, seat: int, eyes: int, n: int | None) -> Table:
    """The table after n lines, if these eyes are allowed."""
    if eyes not in may_look(table, seat):
        raise Refused(403, "page-not-your-eyes")
    wanted = len(table.log) if n is None else n
    if wanted > len(table.log):
        raise Refused(404, "page-no-such-line")
    return table.at(wanted)


def beats_of(table: Table) -> list[int]:
    """After how many lines each beat ended, from the lines themselves; undone ones too."""
    ends = [n for n, line in enumerate(table.log) if n and not line.startswith(("nature ", "dice "))]
    return [*ends, len(table.log)] if table.log else [0]


def replay_view(live: Live, seat: int, eyes: int, n: int | None, lang: str) -> dict[str, Any]:
    """A position of the past as data."""
    table = at(live.table, seat, eyes, n)
    view = table.view(eyes, lang)
    view["moves"], view["beats"] = [], beats_of(live.table)
    return view


def frame(table: Table, seat: int, eyes: int, n: int | None, lang: str) -> dict[str, Any]:
    """A position of the past as regions of a page."""
    return {"n": len(table.log) if n is None else n, "regions": render.still(at(table, seat, eyes, n), eyes, lang)}
