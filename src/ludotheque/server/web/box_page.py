"""*La boîte*: all components of a game, or of a table's own box, with where each value comes from."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.engine import provenance
from ludotheque.engine.box import Box
from ludotheque.engine.game import Game
from ludotheque.engine.provenance import SOURCES, Section, Value
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.words import Words
from ludotheque.server.web import render
from ludotheque.server.web.visitor import Visitor


async def standard_box(request: Request) -> Response:
    game = find_game(request.path_params["game"])
    return answer(Visitor(request), game, game.standard_box, None)


async def table_box(request: Request) -> Response:
    """The box in use at a table: whoever sees the table may see what it is played with."""
    visitor = Visitor(request)
    live = await visitor.house.find(request.path_params["id"])
    return answer(visitor, live.game, live.table.box, live.id)


def answer(visitor: Visitor, game: Game, box: Box, table: str | None) -> Response:
    w = game.words(visitor.lang)
    found = provenance.sections(game, box)
    return visitor.page(
        "box.html",
        w=w,
        game=game,
        table=table,
        sections=found,
        counts=total(found),
        label=lambda section, key: label(w, section, key),
        shown=shown,
        by_source=by_source,
        draw=render.of_box(game, "component"),
        legend=render.legend(game, w),
    )


def total(sections: list[Section]) -> dict[str, int]:
    each = [section.counts() for section in sections]
    return {source: sum(counts[source] for counts in each) for source in SOURCES}


def label(w: Words, section: str, key: str) -> str:
    """What a value is called: in its chapter, or wherever it stands."""
    return w.either(f"part-{section}-{key}", w.either(f"part-{key}", key.replace("_", " ")))


def shown(value: Any) -> str:
    """A value as it is written: numbers of a row side by side."""
    if isinstance(value, list):
        return " · ".join(shown(inner) for inner in value) or "–"
    return str(value)


def by_source(values: list[Value]) -> list[tuple[str, list[str]]]:
    """The keys of an entry by where they come from; where most come from is said without naming them."""
    found = {source: [v.key for v in values if v.source == source] for source in SOURCES}
    usual = max(found, key=lambda source: len(found[source]))
    return [(source, [] if source == usual else keys) for source, keys in found.items() if keys]


ROUTES = [Route("/box/{game}", standard_box), Route("/t/{id}/box", table_box)]
