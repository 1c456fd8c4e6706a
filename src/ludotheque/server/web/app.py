"""The application: house, bots and routes put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from ludotheque import __version__
from ludotheque.engine.errors import LudoError, quoted
from ludotheque.engine.registry import game as find_game
from ludotheque.server.problems import Refused, headers_of, status_of
from ludotheque.server.settings import Settings
from ludotheque.server.tables.bots import Bots
from ludotheque.server.tables.house import House
from ludotheque.server.tables.keeping import BrokenTable
from ludotheque.server.tables.quotas import Quotas
from ludotheque.server.tables.retention import Sweep
from ludotheque.server.tables.studies import Studies
from ludotheque.server.tables.tournaments import Tournaments
from ludotheque.server.web import api, box_page, laboratory, looking_back, pages, table_page, tournament_pages
from ludotheque.server.web.bodies import Utf8Forms
from ludotheque.server.web.guard import Guard
from ludotheque.server.web.quick_moves import Moves
from ludotheque.server.web.replays import Replays
from ludotheque.server.web.stream import Streams
from ludotheque.server.web.visitor import Visitor

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"


def make_app(settings: Settings) -> Guard:
    """The whole application as uvicorn runs it."""
    house = House(settings)
    bots = Bots(house)
    quotas, streams = Quotas(settings.limits), Streams()
    tournaments, studies = Tournaments(house, quotas), Studies(quotas)
    replays, sweep = Replays(quotas), Sweep(house, tournaments, studies)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await tournaments.begin()
        going = [asyncio.create_task(streams.keep_alive()), asyncio.create_task(sweep.run())]
        yield
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        bots.close()
        replays.close()
        studies.close()
        await tournaments.close()
        await house.close()

    app = FastAPI(
        title="Ludothèque", version=__version__, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, lifespan=life
    )
    app.add_middleware(Utf8Forms, refuse=unreadable)
    app.state.house, app.state.tournaments, app.state.studies, app.state.replays = house, tournaments, studies, replays
    app.state.quotas, app.state.streams, app.state.sweep = quotas, streams, sweep
    app.include_router(api.router)
    for part in (pages, table_page, looking_back, box_page, tournament_pages, laboratory):
        app.router.routes += part.ROUTES
    app.router.routes += [Route("/games/{game}/table.css", style_of), Mount("/static", Static(directory=STATIC))]
    app.add_exception_handler(LudoError, trouble)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, elsewhere)
    app.add_exception_handler(ClientDisconnect, gone)
    app.add_exception_handler(Exception, accident)
    return Guard(Moves(app, house), quotas, streams, settings.body_seconds)


class Static(StaticFiles):
    """Our few files, asked for again each time (and then mostly not sent): after an update nobody sees the old ones."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


async def style_of(request: Request) -> Response:
    """A game's own style, beside its table."""
    path = find_game(request.path_params["game"]).folder / "table.css"
    if not path.exists():
        return Response("", media_type="text/css")
    return FileResponse(path, media_type="text/css", headers={"Cache-Control": "no-cache"})


def answer(request: Request, status: int, key: str, message: str, file: str | None = None) -> Response:
    """A problem as a page of ours (with a file that may help), or as JSON for programs."""
    visitor = Visitor(request)
    if request.url.path.startswith("/api/") or visitor.wants_json:
        return JSONResponse({"error": key, "message": message}, status)
    return visitor.page("error.html", status, code=status, message=message, file=file)


async def trouble(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, LudoError)
    visitor, file = Visitor(request), None
    if isinstance(problem, BrokenTable) and problem.may_have_file(visitor.browser):
        file = f"/t/{request.path_params.get('id')}/game.ludo"
    response = answer(request, status_of(problem), problem.key, visitor.words.error(problem), file)
    response.headers.update(headers_of(problem))
    return response


async def malformed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    if any(error["type"] == "json_invalid" for error in problem.errors()):
        return unreadable(request)
    where = [quoted(".".join(str(part) for part in error["loc"])) for error in problem.errors()][:5]
    return answer(request, 422, "page-malformed", Visitor(request).words("page-malformed", where=", ".join(where)))


def unreadable(request: Request) -> Response:
    return answer(request, 400, "page-unreadable", Visitor(request).words("page-unreadable"))


async def gone(request: Request, problem: Exception) -> Response:
    """Whoever went away before the whole form was sent: nobody reads this."""
    return unreadable(request)


async def elsewhere(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    keys = {400: "page-unreadable", 404: "page-not-found", 405: "page-wrong-method"}
    key = keys.get(problem.status_code, "page-unreadable")
    response = answer(request, problem.status_code, key, Visitor(request).words(key))
    for name, value in (problem.headers or {}).items():
        response.headers[name] = value
    return response


async def accident(request: Request, problem: Exception) -> Response:
    log.error("an accident at %s", request.scope.get("route"), exc_info=problem)
    return answer(request, 500, "page-accident", Visitor(request).words("page-accident"))


__all__ = ["Refused", "make_app"]
