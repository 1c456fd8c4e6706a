"""Pages for reading: replays (of tables and of uploaded files), rules, fairness, what programs need."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import sqlalchemy as sa
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludotheque.engine import rulebook
from ludotheque.engine.errors import BadSave, LudoError
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.save import content, parse
from ludotheque.engine.table import Table
from ludotheque.server import render
from ludotheque.server import statements as put
from ludotheque.server.problems import Refused, status_of
from ludotheque.server.replay import ALL, beats_of, frame, may_look
from ludotheque.server.storage import files
from ludotheque.server.visitor import Visitor

Source = Callable[[Visitor], Awaitable[tuple[Table, int, str]]]


# Replays


async def of_table(visitor: Visitor) -> tuple[Table, int, str]:
    """A table of the house: its game, the visitor's seat, its address."""
    live = await visitor.house.find(visitor.request.path_params["id"])
    return live.table, live.eyes_of(visitor.browser)[0], f"/t/{live.id}"


async def of_file(visitor: Visitor) -> tuple[Table, int, str]:
    """An uploaded game: whoever has the file may see all of it."""
    file_id = visitor.request.path_params["id"]
    found = await asyncio.to_thread(visitor.house.storage.rows, sa.select(files.c.data).where(files.c.id == file_id[:32]))
    if not found:
        raise Refused(404, "page-no-file")
    return parse(found[0].data, "game.ludo"), ALL, f"/f/{file_id}"


def asked(visitor: Visitor, table: Table, seat: int) -> tuple[int | None, int]:
    """Which position, through whose eyes: as the address says."""
    query = visitor.request.query_params
    try:
        n = int(query["n"]) if query.get("n") else None
        eyes = int(query["eyes"]) if query.get("eyes") else max(seat, -1)
    except ValueError:
        raise Refused(422, "page-no-number") from None
    if n is not None and not 0 <= n <= len(table.log):
        raise Refused(404, "page-no-such-line")
    return n, eyes


def replay_page(source: Source) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        visitor = Visitor(request)
        table, seat, address = await source(visitor)
        n, eyes = asked(visitor, table, seat)
        beats = beats_of(table)
        now = frame(table, seat, eyes, beats[0] if n is None and not table.over else n, visitor.lang)
        place = max([i for i, end in enumerate(beats) if end <= now["n"]], default=0)
        return visitor.page(
            "replay.html", w=table.game.words(visitor.lang), game=table.game, address=address, now=now, beats=beats,
            before=beats[max(place - 1, 0)], after=beats[min(place + 1, len(beats) - 1)], eyes=eyes,
            story=render.story_lines(table, eyes, visitor.lang), names=table.names_in(visitor.lang),
            looks=may_look(table, seat), file=may_have_file(table), beats_json=orjson.dumps(beats).decode(),
        )  # fmt: skip

    return answer


def replay_frame(source: Source) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        visitor = Visitor(request)
        table, seat, _ = await source(visitor)
        n, eyes = asked(visitor, table, seat)
        return JSONResponse(frame(table, seat, eyes, n, visitor.lang), headers={"Cache-Control": "private, max-age=60"})

    return answer


def may_have_file(table: Table) -> bool:
    return table.over or not table.game.facts.hidden


def replay_file(source: Source) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        visitor = Visitor(request)
        table, _, _ = await source(visitor)
        if not may_have_file(table) and source is of_table:
            raise Refused(403, "page-file-later")
        body = orjson.dumps(content(table, with_seed=table.over), option=orjson.OPT_INDENT_2)
        name = f'attachment; filename="{table.game.name}-{len(table.log)}.ludo"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Response(body, media_type="application/json", headers=headers)

    return answer


# Files from elsewhere


async def watch(request: Request) -> Response:
    return Visitor(request).page("watch.html", problem="")


async def uploaded(request: Request) -> tuple[Table, bytes]:
    """The game in the file that was sent."""
    form = await request.form()
    sent = form.get("file")
    if not isinstance(sent, UploadFile) or not sent.filename:
        raise BadSave("page-no-upload")
    raw = await sent.read()
    return await asyncio.to_thread(parse, raw, str(sent.filename)[:60]), raw


async def watch_file(request: Request) -> Response:
    visitor = Visitor(request)
    try:
        _, raw = await uploaded(request)
    except LudoError as problem:
        return visitor.page("watch.html", status_of(problem), problem=visitor.words.error(problem))
    file_id = hashlib.sha256(raw).hexdigest()[:24]
    known = await asyncio.to_thread(visitor.house.storage.rows, sa.select(files.c.id).where(files.c.id == file_id))
    if not known:
        visitor.upload(len(raw))
        await visitor.house.write([(put.ADD_FILE, {"id": file_id, "data": raw, "at": time.time()})])
    return visitor.go(f"/f/{file_id}")


# Rules and fairness


async def rules(request: Request) -> Response:
    visitor = Visitor(request)
    game = find_game(request.path_params["game"])
    return visitor.page("rules.html", w=game.words(visitor.lang), game=game, chapters=rulebook.read(game.folder))


async def fair(request: Request) -> Response:
    return Visitor(request).page("fair.html", problem="", verdict=None)


async def fair_file(request: Request) -> Response:
    visitor = Visitor(request)
    try:
        table, _ = await uploaded(request)
        verdict = await asyncio.to_thread(verdict_on, table)
    except LudoError as problem:
        return visitor.page("fair.html", status_of(problem), problem=visitor.words.error(problem), verdict=None)
    return visitor.page("fair.html", problem="", verdict=verdict)


def verdict_on(table: Table) -> dict[str, Any]:
    """What the seed says about the dice of a game."""
    drawn = [n for n, line in enumerate(table.log) if line.startswith("nature ")]
    return {
        "promise": table.nature_source.promise, "seed": table.nature_source.seed, "wrong": table.check_dice(),
        "checked": sum(n >= table.seeded_from for n in drawn), "drawn": len(drawn),
        "typed": sum(line.startswith("dice ") for line in table.log),
    }  # fmt: skip


async def fair_table(request: Request) -> Response:
    """The promise made before the first move; when the table is over, the seed and the check."""
    visitor = Visitor(request)
    live = await visitor.house.find(request.path_params["id"])
    verdict = await asyncio.to_thread(verdict_on, live.table.at(live.n)) if live.table.over else None
    return visitor.page(
        "fair-table.html", w=live.game.words(visitor.lang), live=live, verdict=verdict,
        promise=live.table.nature_source.promise, file=may_have_file(live.table),
    )  # fmt: skip


async def about_api(request: Request) -> Response:
    visitor = Visitor(request)
    return visitor.page("api.html", address=str(request.base_url).rstrip("/"))


ROUTES = [
    *[
        route
        for base, source in (("/t/{id}", of_table), ("/f/{id}", of_file))
        for route in (
            Route(f"{base}/replay" if base.startswith("/t") else base, replay_page(source)),
            Route(f"{base}/frame", replay_frame(source)),
            Route(f"{base}/game.ludo", replay_file(source)),
        )
    ],
    Route("/watch", watch),
    Route("/watch", watch_file, methods=["POST"]),
    Route("/rules/{game}", rules),
    Route("/fair", fair),
    Route("/fair", fair_file, methods=["POST"]),
    Route("/t/{id}/fair", fair_table),
    Route("/about/api", about_api),
]
