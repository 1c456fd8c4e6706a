"""Pages for reading: replays (of tables and of uploaded files), rules, fairness, what programs need."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import orjson
import sqlalchemy as sa
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludotheque.engine import rulebook
from ludotheque.engine.errors import BadSave, LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import signed
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.save import content
from ludotheque.server.problems import Refused, status_of
from ludotheque.server.store import statements as put
from ludotheque.server.store.database import files
from ludotheque.server.tables.keeping import BrokenTable
from ludotheque.server.web.replay_frames import frame, replay_page
from ludotheque.server.web.replays import ALL, Source, checked, look_back, may_have_file, verdict
from ludotheque.server.web.visitor import Visitor

Whose = Callable[[Visitor], Awaitable[tuple[Game, Source, int, str]]]


# Replays


async def of_table(visitor: Visitor) -> tuple[Game, Source, int, str]:
    """A table of the house: its game, what to look back on, the visitor's seat, its address."""
    live = await visitor.house.find(visitor.request.path_params["id"])
    return live.game, Source.of(live), live.eyes_of(visitor.browser)[0], f"/t/{live.id}"


async def of_file(visitor: Visitor) -> tuple[Game, Source, int, str]:
    """An uploaded game: whoever has the file may see all of it."""
    file_id = visitor.request.path_params["id"][:32]
    found = await rows(visitor, sa.select(files.c.game).where(files.c.id == file_id))
    if not found:
        raise Refused(404, "page-no-file")

    async def raw() -> bytes:
        return await file_bytes(visitor, file_id)

    return find_game(found[0].game), Source(file_id, raw), ALL, f"/f/{file_id}"


async def file_bytes(visitor: Visitor, file_id: str) -> bytes:
    found = await rows(visitor, sa.select(files.c.data).where(files.c.id == file_id))
    if not found:
        raise Refused(404, "page-no-file")
    return bytes(found[0].data)


async def rows(visitor: Visitor, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
    return await asyncio.to_thread(visitor.house.storage.rows, query)


def asked(visitor: Visitor, seat: int) -> tuple[int | None, int | None]:
    """Through whose eyes, and which position: as the address says."""
    query = visitor.request.query_params
    given = {name: signed(query[name]) for name in ("eyes", "n") if query.get(name)}
    if None in given.values():
        raise Refused(422, "page-no-number")
    return given.get("eyes", max(seat, -1)), given.get("n")


def replaying(whose: Whose) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        visitor = Visitor(request)
        game, source, seat, address = await whose(visitor)
        shown = await look_back(request, source, replay_page, seat, *asked(visitor, seat), visitor.lang)
        return visitor.page(
            "replay.html",
            w=game.words(visitor.lang),
            game=game,
            address=address,
            beats_json=orjson.dumps(shown["beats"]).decode(),
            **shown,
        )

    return answer


def replay_frame(whose: Whose) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        visitor = Visitor(request)
        _, source, seat, _ = await whose(visitor)
        shown = await look_back(request, source, frame, seat, *asked(visitor, seat), visitor.lang)
        return JSONResponse(shown, headers={"Cache-Control": "private, max-age=60"})

    return answer


async def table_file(request: Request) -> Response:
    """A table's game as a file; one that other rules broke is given as it was kept."""
    visitor = Visitor(request)
    table_id = request.path_params["id"]
    try:
        live = await visitor.house.find(table_id)
    except BrokenTable as broken:
        if not broken.may_have_file(visitor.browser):
            raise Refused(403, "page-file-later") from None
        return download(orjson.dumps(broken.file, option=orjson.OPT_INDENT_2), broken.game)
    if not may_have_file(live.table):
        raise Refused(403, "page-file-later")
    return download(orjson.dumps(content(live.table, with_seed=live.table.over), option=orjson.OPT_INDENT_2), live.game)


async def sent_file(request: Request) -> Response:
    visitor = Visitor(request)
    game, source, _, _ = await of_file(visitor)
    return download(await source.raw(), game)


def download(body: bytes, game: Game) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{game.name}.ludo"', "Cache-Control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


# Files from elsewhere


async def watch(request: Request) -> Response:
    return Visitor(request).page("watch.html", problem="")


async def uploaded(request: Request) -> Source:
    """The game in the file that was sent."""
    form = await request.form()
    sent = form.get("file")
    if not isinstance(sent, UploadFile) or not sent.filename:
        raise BadSave("page-no-upload")
    raw = await sent.read()
    return Source.sent(hashlib.sha256(raw).hexdigest()[:24], raw, str(sent.filename)[:60])


async def watch_file(request: Request) -> Response:
    visitor = Visitor(request)
    try:
        source = await uploaded(request)
        found = await look_back(request, source, checked)
    except LudoError as problem:
        return visitor.page("watch.html", status_of(problem), problem=visitor.words.error(problem))
    if not await rows(visitor, sa.select(files.c.id).where(files.c.id == source.key)):
        raw = await source.raw()
        visitor.upload(len(raw))
        row = {"id": source.key, "game": found["game"], "data": raw, "at": time.time()}
        await visitor.house.write([(put.ADD_FILE, row)])
    return visitor.go(f"/f/{source.key}")


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
        found = await look_back(request, await uploaded(request), verdict)
    except LudoError as problem:
        return visitor.page("fair.html", status_of(problem), problem=visitor.words.error(problem), verdict=None)
    return visitor.page("fair.html", problem="", verdict=found)


async def fair_table(request: Request) -> Response:
    """The promise made before the first move; when the table is over, the seed and the check."""
    visitor = Visitor(request)
    live = await visitor.house.find(request.path_params["id"])
    found = await look_back(request, Source.of(live), verdict) if live.table.over else None
    return visitor.page(
        "fair-table.html",
        w=live.game.words(visitor.lang),
        live=live,
        verdict=found,
        promise=live.table.nature_source.promise,
        file=may_have_file(live.table),
    )


async def about_api(request: Request) -> Response:
    visitor = Visitor(request)
    return visitor.page("api.html", address=str(request.base_url).rstrip("/"))


ROUTES = [
    Route("/t/{id}/replay", replaying(of_table)),
    Route("/t/{id}/frame", replay_frame(of_table)),
    Route("/t/{id}/game.ludo", table_file),
    Route("/f/{id}", replaying(of_file)),
    Route("/f/{id}/frame", replay_frame(of_file)),
    Route("/f/{id}/game.ludo", sent_file),
    Route("/watch", watch),
    Route("/watch", watch_file, methods=["POST"]),
    Route("/rules/{game}", rules),
    Route("/fair", fair),
    Route("/fair", fair_file, methods=["POST"]),
    Route("/t/{id}/fair", fair_table),
    Route("/about/api", about_api),
]
