"""The table's own page, and everything its forms do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson
import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludotheque.engine.errors import LudoError
from ludotheque.engine.numbers import whole
from ludotheque.server.problems import Refused, not_seated, stale, status_of
from ludotheque.server.store import statements as put
from ludotheque.server.store.writer import Write
from ludotheque.server.tables.bots import check_level
from ludotheque.server.tables.live import Live
from ludotheque.server.web import render
from ludotheque.server.web.stream import Stream, event
from ludotheque.server.web.visitor import Visitor

PACES = (0, 400, 900, 2000)


async def table(request: Request) -> Response:
    visitor = Visitor(request)
    live = await visitor.house.find(request.path_params["id"])
    return table_page(visitor, live)


def table_page(visitor: Visitor, live: Live, problem: str = "", status: int = 200) -> Response:
    """The whole page as this visitor may see it."""
    seat, covered = live.eyes_of(visitor.browser)
    cover = live.table.turn if covered else -1
    made = render.regions(live, seat, visitor.lang, cover)
    story = render.story_lines(live.table, seat, visitor.lang)
    words = live.game.words(visitor.lang)
    free = live.free_seats()
    invite = visitor.house.keys.token("invite", live.id) if free and live.seats_of(visitor.browser) else None
    return visitor.page(
        "table.html",
        status,
        w=words,
        live=live,
        game=live.game,
        regions=made.regions,
        legend=render.legend(live.game, words),
        story=story,
        seat=seat,
        problem=problem,
        invite=invite,
        link=own_link(visitor, live),
        address=str(visitor.request.base_url),
        automaton=live.table.seating.automaton,
    )


def own_link(visitor: Visitor, live: Live) -> str | None:
    """The secret link with which one's own seat can be taken up on another device."""
    held = live.seats_of(visitor.browser)
    return visitor.house.keys.token("seat", live.id, min(held)) if held else None


def page_update(live: Live, browser: str | None, lang: str, since: int) -> dict[str, Any]:
    """What a page of this version lacks: changed regions, and the story from where it changed."""
    seat, covered = live.eyes_of(browser)
    cover = live.table.turn if covered else -1
    made = render.regions(live, seat, lang, cover)
    if len(live.seats_of(browser)) > 1:
        since = -1  # on one screen the eyes change with the turn: the whole view
    changed = {name: html for name, html in made.regions.items() if made.since[name] > since}
    cut = live.cut_since(since)
    answer: dict[str, Any] = {"v": live.event_id, "n": live.n, "seat": seat, "regions": changed}
    if cut is not None:
        lines = render.story_lines(live.table, seat, lang, cut)
        answer["story"] = {"from": cut, "html": "".join(html for _, html in lines)}
    return answer


async def page_stream(request: Request) -> Response:
    """The stream of a table page."""
    visitor = Visitor(request)
    live = await visitor.house.find(request.path_params["id"])
    since = live.version_of(request.headers.get("last-event-id") or request.query_params.get("v"))
    browser, lang = visitor.browser, visitor.lang

    def made(known: int) -> bytes:
        return event(live.event_id, orjson.dumps(page_update(live, browser, lang, known)))

    def message(known: int) -> tuple[int, bytes]:
        key = ("page", *live.eyes_of(browser), len(live.seats_of(browser)), lang, known)
        return live.version, live.once(key, lambda: made(known))

    return Stream(visitor.house, live, message, since)


async def qr(request: Request) -> Response:
    """The link for a friend as a QR code, for those who sit at the table."""
    visitor = Visitor(request)
    live = await visitor.house.find(request.path_params["id"])
    if not live.seats_of(visitor.browser):
        raise not_seated()
    token = visitor.house.keys.token("invite", live.id)
    address = f"{request.base_url}j/{token}"
    code = segno.make(address, error="m")
    svg = code.svg_inline(scale=5, border=2, dark="#1b2330", light="#fffdf8")
    return Response(
        svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1),
        media_type="image/svg+xml",
        headers={"Cache-Control": "no-store"},
    )


# What the forms do

Doing = Callable[[Visitor, Live, int, Any], Any]


def form_action(doing: Doing) -> Callable[[Request], Any]:
    """A form of the table page: done, then the page again (or, for our script, what changed in it)."""

    async def answer(request: Request) -> Response:
        form = await request.form()
        visitor = Visitor(request)
        live = await visitor.house.find(request.path_params["id"])
        try:
            done = await doing(visitor, live, live.eyes_of(visitor.browser)[0], form)
        except LudoError as problem:
            live = await visitor.house.find(live.id)
            message, status = visitor.words.error(problem), status_of(problem)
            if visitor.wants_json:
                return JSONResponse({"problem": message, **update(visitor, live, form)}, status)
            return table_page(visitor, live, message, status)
        if isinstance(done, str):
            return JSONResponse({"go": done}) if visitor.wants_json else visitor.go(done)
        live = await visitor.house.find(live.id)
        return JSONResponse(update(visitor, live, form)) if visitor.wants_json else visitor.go(f"/t/{live.id}")

    return answer


def update(visitor: Visitor, live: Live, form: Any) -> dict[str, Any]:
    since = live.version_of(str(form.get("v") or ""))
    return page_update(live, visitor.browser, visitor.lang, since)


def number(form: Any, name: str = "n") -> int:
    found = whole(str(form.get(name) or ""))
    if found is None:
        raise Refused(422, "page-no-number")
    return found


async def play(visitor: Visitor, live: Live, seat: int, form: Any) -> None:
    n, move = number(form), str(form.get("move") or "")
    await visitor.house.play(live, seat, move, n)


async def throw(visitor: Visitor, live: Live, seat: int, form: Any) -> None:
    n, dice = number(form), str(form.get("face") or form.get("dice") or "")[:400]
    await visitor.house.act(live, lambda: live.throw(live.seats_of(visitor.browser), dice, n))


async def undo(visitor: Visitor, live: Live, seat: int, form: Any) -> None:
    await visitor.house.act(live, lambda: live.undo(seat, None))


async def resign(visitor: Visitor, live: Live, seat: int, form: Any) -> None:
    await visitor.house.act(live, lambda: live.resign(seat))


async def pace(visitor: Visitor, live: Live, seat: int, form: Any) -> None:
    if seat < 0:
        raise not_seated()
    value = number(form, "pace")
    if value not in PACES:
        raise Refused(422, "page-no-number")
    writes: list[Write] = [(put.TABLE_PACE, {"table": live.id, "pace": value})]
    await visitor.house.change(live, lambda: writes, lambda: live.set_pace(value))


async def eyes(visitor: Visitor, live: Live, seat: int, form: Any) -> None:
    """On one screen: the one whose turn it is has taken the seat before it."""
    wanted = number(form, "seat")
    if wanted not in live.seats_of(visitor.browser):
        raise not_seated()
    live.eyes[visitor.known()] = wanted
    live.changed()


async def ask(visitor: Visitor, live: Live, seat: int, form: Any) -> None:
    """ "Don't ask me" in this window, or ask again in all of them."""
    if seat < 0:
        raise not_seated()
    window = str(form.get("window") or "")

    def asks() -> set[str]:
        return live.seats[seat].asks | {window} if window else set()

    def decide() -> list[Write]:
        if window and (live.table.turn != seat or window != live.window()):
            raise stale()
        return [(put.SEAT_ASKS, {"table": live.id, "place": seat, "asks": " ".join(sorted(asks()))})]

    await visitor.house.change(live, decide, lambda: live.set_asks(seat, asks()))


async def rename(visitor: Visitor, live: Live, seat: int, form: Any) -> None:
    if seat < 0:
        raise not_seated()
    await visitor.house.set_name(live, seat, str(form.get("name") or ""))
    automaton = live.table.seating.automaton
    if automaton is not None and "automaton" in form:
        await visitor.house.set_name(live, automaton, str(form.get("automaton") or ""))


async def rematch(visitor: Visitor, live: Live, seat: int, form: Any) -> str:
    """The same again, for the same people; bots may change their level."""
    if seat < 0:
        raise not_seated()
    chosen = {i: str(form.get(f"level-{i}")) for i in range(len(live.seats)) if form.get(f"level-{i}")}
    for level in chosen.values():
        check_level(live.game, level)
    again = await visitor.house.rematch(live, chosen)
    return f"/t/{again.id}"


ROUTES = [
    Route("/t/{id}", table),
    Route("/t/{id}/live", page_stream),
    Route("/t/{id}/qr.svg", qr),
    *[
        Route(f"/t/{{id}}/{name}", form_action(doing), methods=["POST"])
        for name, doing in {
            "move": play,
            "dice": throw,
            "undo": undo,
            "resign": resign,
            "pace": pace,
            "eyes": eyes,
            "ask": ask,
            "name": rename,
            "rematch": rematch,
        }.items()
    ],
]
