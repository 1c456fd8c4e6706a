"""The laboratory's pages: choose what varies and what is measured, then watch it being worked out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.arena import plots
from ludotheque.arena.lab import RATES, Study, all_measures
from ludotheque.arena.statistics import Estimate
from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import whole
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.registry import games
from ludotheque.engine.setup import Option
from ludotheque.engine.words import Words
from ludotheque.server.problems import Refused, headers_of, status_of
from ludotheque.server.store.keys import new_id
from ludotheque.server.tables.studies import Running, Studies
from ludotheque.server.web import render
from ludotheque.server.web.stream import watched_stream
from ludotheque.server.web.visitor import Visitor

PLAYERS = ("club", "beginner", "random")
WIDTH, HEIGHT = 460, 260
LEFT, RIGHT, TOP, BOTTOM = 62, 16, 34, 40
INKS = ("var(--accent)", "#2a6f97", "#3a7d44", "#8e5572", "#c98a1b", "#6b7280", "#2a9d8f", "#7f5539")
MOST_SUGGESTED = 400


def studies_of(request: Request) -> Studies:
    found: Studies = request.app.state.studies
    return found


async def list_page(request: Request) -> Response:
    visitor = Visitor(request)
    named = [{"name": g.name, "title": g.words(visitor.lang)("game-title")} for g in games().values()]
    return visitor.page("lab-games.html", games=named)


async def new_page(request: Request) -> Response:
    visitor = Visitor(request)
    return form_page(visitor, find_game(request.path_params["game"]))


def form_page(visitor: Visitor, game: Game, given: Any = None, problem: str = "", status: int = 200) -> Response:
    words = game.words(visitor.lang)
    measures = [{"name": m, "title": plots.measure_words(m, words)} for m in all_measures(game)]
    given = given or {"measures": [*game.measures[:2], "home_wins"]}
    return visitor.page(
        "lab-new.html",
        status,
        w=words,
        game=game,
        measures=measures,
        suggestions=suggestions(game),
        players=PLAYERS,
        given=given,
        problem=problem,
    )


def suggestions(game: Game) -> list[str]:
    """What can be varied, to choose from: options with their values, and every number of the box with some around it."""
    found = [f"{o.name}={','.join(o.shown())}" for o in game.options if isinstance(o, Option)]
    stack: list[tuple[str, Any]] = [("box", game.standard_box.data)]
    while stack and len(found) < MOST_SUGGESTED:
        path, data = stack.pop(0)
        if isinstance(data, dict):
            stack += [(f"{path}.{key}", value) for key, value in data.items()]
        elif isinstance(data, list) and len(data) <= 100:
            stack += [(f"{path}.{_row_name(value, i)}", value) for i, value in enumerate(data)]
        elif isinstance(data, int) and not isinstance(data, bool):
            found.append(f"{path}={max(0, data - 1)}..{data + 1}")
    return found


def _row_name(row: Any, i: int) -> str:
    name = row.get("name") or row.get("id") if isinstance(row, dict) else None
    return str(name) if name and " " not in str(name) and "." not in str(name) else str(i + 1)


async def create(request: Request) -> Response:
    visitor = Visitor(request)
    game = find_game(request.path_params["game"])
    form = await request.form()
    given: dict[str, Any] = {k: str(v) for k, v in form.items()}
    given["measures"] = [str(m) for m in form.getlist("measure")]
    try:
        study = read_study(game, given)
        running = studies_of(request).start(
            Running(id=new_id(), study=study, browser=visitor.known(), address=visitor.address)
        )
    except LudoError as problem:
        response = form_page(visitor, game, given, game.words(visitor.lang).error(problem), status_of(problem))
        response.headers.update(headers_of(problem))
        return response
    return visitor.go(f"/study/{running.id}")


def read_study(game: Game, given: dict[str, Any]) -> Study:
    """A study as the form says; everything in it is checked."""
    vary = [given.get(name, "").strip() for name in ("vary", "vary2")]
    count = whole(str(given.get("games", ""))) or 0
    player = given.get("player") if given.get("player") in PLAYERS else PLAYERS[0]
    return Study.of(game, [v for v in vary if v], given["measures"], count, players=(str(player),))


async def show_page(request: Request) -> Response:
    visitor, running = Visitor(request), found(request)
    words = running.study.game.words(visitor.lang)
    return visitor.page("lab-study.html", w=words, running=running, game=running.study.game, html=body(running, words))


def found(request: Request) -> Running:
    running = studies_of(request).live.get(request.path_params["id"])
    if running is None:
        raise Refused(404, "lab-not-found")
    return running


def body(running: Running, w: Words) -> str:
    study = running.study
    heads, rows = plots.table(study, w)
    pictures = [picture(study, name, w) for name in study.measures] if running.done else []
    return render.page("lab-body.html", w=w, running=running, study=study, heads=heads, rows=rows, pictures=pictures)


async def live(request: Request) -> Response:
    visitor, running = Visitor(request), found(request)
    words = running.study.game.words(visitor.lang)
    return watched_stream(request, studies_of(request), running, visitor.lang, lambda: body(running, words))


async def stop(request: Request) -> Response:
    running = found(request)
    studies_of(request).stop(running)
    return Visitor(request).go(f"/study/{running.id}")


# The picture


@dataclass(frozen=True)
class Sheet:
    """Where things stand in a picture: so many places across, values from low to high upwards."""

    places: int
    low: float
    high: float

    @property
    def step(self) -> float:
        return (WIDTH - LEFT - RIGHT) / max(1, self.places)

    def across(self, i: int) -> float:
        return LEFT + self.step * (i + 0.5)

    def up(self, value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (self.high - value) / (self.high - self.low)


def picture(study: Study, name: str, w: Words) -> dict[str, Any]:
    """A measure along the first factor as the template draws it: places in the picture, not values."""
    lines = plots.lines(study, name, w)
    first = study.factors[0]
    sheet = Sheet(len(first.values), *span([e for _, row in lines for e in row]))
    ticks = [sheet.low + (sheet.high - sheet.low) * n / 4 for n in range(5)]
    skip = -(-sheet.places // 12)
    return {
        "title": plots.measure_words(name, w),
        "lines": [curve(sheet, k, len(lines), *line, says(study, name, line[1], w)) for k, line in enumerate(lines)],
        "joined": first.numeric,
        "width": WIDTH,
        "height": HEIGHT,
        "left": LEFT,
        "right": WIDTH - RIGHT,
        "bottom": HEIGHT - BOTTOM,
        "across": plots.factor_words(first, w),
        "ticks": [{"y": round(sheet.up(t), 1), "text": tick(name, t, w)} for t in ticks],
        "marks": [
            {"x": round(sheet.across(i), 1), "text": plots.value_words(first, first.values[i], w)}
            for i in range(0, sheet.places, skip)
        ],
        "legend": plots.factor_words(study.factors[1], w) if len(study.factors) > 1 else "",
    }


def says(study: Study, name: str, row: Sequence[Estimate], w: Words) -> list[str]:
    """What each dot of a line stands for."""
    first = study.factors[0]
    places = [plots.value_words(first, v, w) for v in first.values]
    return [w("lab-dot", at=place, found=plots.shown(name, e, w)) for place, e in zip(places, row, strict=True)]


def curve(sheet: Sheet, k: int, of: int, label: str, row: Sequence[Estimate], said: Sequence[str]) -> dict[str, Any]:
    """Line k of so many, a little beside the others so that their intervals can be told apart."""
    shift = (k - (of - 1) / 2) * min(7.0, sheet.step / (of + 1))
    dots = [
        {
            "x": round(sheet.across(i) + shift, 1),
            "y": round(sheet.up(e.value), 1),
            "top": round(sheet.up(e.high), 1),
            "bottom": round(sheet.up(e.low), 1),
            "says": said[i],
        }
        for i, e in enumerate(row)
    ]
    path = " ".join(f"{'L' if i else 'M'}{d['x']} {d['y']}" for i, d in enumerate(dots))
    return {"label": label, "ink": INKS[k % len(INKS)], "dots": dots, "path": path}


def span(flat: list[Estimate]) -> tuple[float, float]:
    """From the lowest to the highest, with a little room."""
    low, high = min(e.low for e in flat), max(e.high for e in flat)
    room = (high - low) * 0.08 or 0.5
    return low - room, high + room


def tick(name: str, value: float, w: Words) -> str:
    return w.percent(value) if name in RATES else w.figures(value)


ROUTES = [
    Route("/lab", list_page),
    Route("/lab/{game}", new_page),
    Route("/lab/{game}", create, methods=["POST"]),
    Route("/study/{id}", show_page),
    Route("/study/{id}/live", live),
    Route("/study/{id}/stop", stop, methods=["POST"]),
]
