"""A game of the past as the page of a replay shows it; made in the workers that follow it."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.verify import beats
from ludotheque.server.web import render
from ludotheque.server.web.replays import ALL, Followed, at, may_have_file, may_look


def frame(game: Followed, seat: int, eyes: int, n: int | None, lang: str) -> dict[str, Any]:
    """A position of the past as regions of a page."""
    table = at(game, seat, eyes, n)
    return {"n": len(table.log), "regions": render.still(table, eyes, lang)}


def replay_page(game: Followed, seat: int, eyes: int, n: int | None, lang: str) -> dict[str, Any]:
    """Everything the page of a replay shows."""
    table, stops = game.table, beats(game.table)
    now = frame(game, seat, eyes, stops[0] if n is None and not table.over else n, lang)
    place = max([i for i, end in enumerate(stops) if end <= now["n"]], default=0)
    return {
        "now": now,
        "beats": stops,
        "before": stops[max(place - 1, 0)],
        "after": stops[min(place + 1, len(stops) - 1)],
        "eyes": eyes,
        "story": render.story_lines(table, eyes, lang),
        "names": table.names_in(lang),
        "looks": may_look(table, seat),
        "file": seat == ALL or may_have_file(table),
    }
