"""The pages of tournaments: create, join by link, the draw, results, who plays next; live."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.arena.round_words import round_words
from ludotheque.arena.tournament import BYE, FORMS, KNOCK_OUT, Match
from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import whole
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.registry import games
from ludotheque.engine.words import Words
from ludotheque.server.problems import Refused, headers_of, status_of
from ludotheque.server.store.keys import new_id
from ludotheque.server.tables.bots import levels
from ludotheque.server.tables.house import clean_name
from ludotheque.server.tables.tournaments import Cup, Cups, Entrant, own_name
from ludotheque.server.web import render
from ludotheque.server.web.pages import check_level, option_field
from ludotheque.server.web.stream import watched_stream
from ludotheque.server.web.visitor import Visitor

PURPOSE = "tournament"


def cups_of(request: Request) -> Cups:
    found: Cups = request.app.state.cups
    return found


async def list_page(request: Request) -> Response:
    """One's own tournaments, and a way to a new one of each game."""
    visitor = Visitor(request)
    mine = [
        c
        for c in cups_of(request).live.values()
        if visitor.browser and (c.host == visitor.browser or c.of(visitor.browser) is not None)
    ]
    mine.sort(key=lambda c: -c.created)
    lines = [
        {
            "id": c.id,
            "title": c.find_game().words(visitor.lang)("game-title"),
            "names": [e.name for e in c.entrants],
            "state": state_key(c),
            "form": c.form,
        }
        for c in mine[:20]
    ]
    named = [{"name": g.name, "title": g.words(visitor.lang)("game-title")} for g in games().values()]
    return visitor.page("cups.html", mine=lines, games=named)


def state_key(cup: Cup) -> str:
    if cup.drawn is None:
        return "cup-state-open"
    return "cup-state-over" if cup.drawn.over else "cup-state-running"


async def new_page(request: Request) -> Response:
    visitor = Visitor(request)
    return form_page(visitor, find_game(request.path_params["game"]))


def form_page(visitor: Visitor, game: Game, given: Any = None, problem: str = "", status: int = 200) -> Response:
    given = given or {}
    return visitor.page(
        "cup-new.html",
        status,
        w=game.words(visitor.lang),
        game=game,
        options=option_fields(game, given),
        forms=FORMS,
        levels=levels(game),
        given=given,
        problem=problem,
    )


def option_fields(game: Game, given: Any) -> list[dict[str, Any]]:
    """The options, less what brings an automaton to the table: a tournament is between people and bots."""
    fields = []
    for option in game.options:
        field = option_field(option, given.get(f"o-{option.name}"))
        field["values"] = [v for v in field["values"] if not game.has_automaton({option.name: v["value"]})]
        if field["text"] or len(field["values"]) > 1:
            fields.append(field)
    return fields


async def create(request: Request) -> Response:
    visitor = Visitor(request)
    game = find_game(request.path_params["game"])
    form = await request.form()
    given = {k: str(v) for k, v in form.items()}
    try:
        cup = read_cup(visitor, game, given)
        await cups_of(request).open(cup)
    except LudoError as problem:
        response = form_page(visitor, game, given, game.words(visitor.lang).error(problem), status_of(problem))
        response.headers.update(headers_of(problem))
        return response
    return visitor.go(f"/tournament/{cup.id}")


def read_cup(visitor: Visitor, game: Game, given: dict[str, str]) -> Cup:
    """A tournament as the form says."""
    options = {o.name: given[f"o-{o.name}"] for o in game.options if given.get(f"o-{o.name}")}
    places, bots = _number(given.get("places"), 4), _number(given.get("bots"), 0)
    level = given.get("level") or "club"
    check_level(game, level)
    browser = visitor.known()
    cup = Cup(
        new_id(),
        game=game.name,
        form=given.get("form") or KNOCK_OUT,
        options=options,
        places=places,
        host=browser,
        pace=visitor.house.settings.pace,
        address=visitor.address,
    )
    if given.get("mine") == "on":
        cup.entrants.append(Entrant(own_name(cup, clean_name(given.get("name"))), browser=browser))
    words = game.words(visitor.lang)
    for _ in range(min(max(bots, 0), 64)):
        cup.entrants.append(Entrant(own_name(cup, f"{words('page-bot')} {words('page-level-' + level)}"), level=level))
    return cup


def _number(text: str | None, default: int) -> int:
    number = whole(text or "")
    return default if number is None else number


async def show_page(request: Request) -> Response:
    visitor = Visitor(request)
    cup = await cups_of(request).find(request.path_params["id"])
    words = cup.find_game().words(visitor.lang)
    invite = visitor.house.keys.token(PURPOSE, cup.id) if cup.drawn is None else None
    return visitor.page(
        "cup.html", w=words, cup=cup, invite=invite, address=str(request.base_url), html=body(cup, visitor.browser, words)
    )


def body(cup: Cup, browser: str | None, w: Words) -> str:
    """What the page shows now, for this visitor."""
    me = cup.of(browser)
    drawn = cup.drawn
    following = drawn.next if drawn else None
    playing = following is not None and me is not None and me in following.entrants
    return render.page(
        "cup-body.html",
        w=w,
        cup=cup,
        me=me,
        host=bool(browser and cup.host == browser),
        drawn=drawn,
        next=following,
        playing=playing,
        rounds=rounds(cup, w),
        standing=drawn.standing() if drawn and cup.form != KNOCK_OUT else [],
        line=lambda m: match_line(cup, m, w),
        names=[e.name for e in cup.entrants],
        champions=[drawn.entrants[e] for e in drawn.winners] if drawn else [],
    )


def rounds(cup: Cup, w: Words) -> list[dict[str, Any]]:
    """The table of matches, round by round."""
    if cup.drawn is None:
        return []
    numbers = sorted({m.round for m in cup.drawn.matches})
    return [
        {"title": round_words(cup.drawn, n, w), "matches": [match_line(cup, m, w) for m in cup.drawn.matches if m.round == n]}
        for n in numbers
    ]


def match_line(cup: Cup, match: Match, w: Words) -> dict[str, Any]:
    drawn = cup.drawn
    assert drawn is not None
    names = ["?" if e is None else w("tournament-bye") if e == BYE else drawn.entrants[e] for e in match.entrants]
    return {
        "number": match.number + 1,
        "names": names,
        "table": match.table,
        "over": match.over and not match.bye,
        "won": [match.winner is not None and e == match.winner for e in match.entrants],
        "bye": match.bye,
        "sets": match.sets if any(match.sets) else None,
        "draw": match.draw,
        "now": drawn.next is not None and drawn.next.number == match.number,
    }


async def live(request: Request) -> Response:
    visitor = Visitor(request)
    cups = cups_of(request)
    cup = await cups.find(request.path_params["id"])
    words = cup.find_game().words(visitor.lang)
    reader = (visitor.lang, cup.of(visitor.browser), bool(visitor.browser and cup.host == visitor.browser))
    return watched_stream(request, cups, cup, reader, lambda: body(cup, visitor.browser, words))


async def draw(request: Request) -> Response:
    """The host has the draw made with those who are there."""
    visitor = Visitor(request)
    cups = cups_of(request)
    cup = await cups.find(request.path_params["id"])
    if not visitor.browser or cup.host != visitor.browser:
        raise Refused(403, "cup-not-host")
    await cups.draw(cup)
    return visitor.go(f"/tournament/{cup.id}")


async def behind(request: Request) -> Cup:
    found = Visitor(request).house.keys.opens(PURPOSE, request.path_params["token"])
    if found is None:
        raise Refused(404, "page-no-link")
    return await cups_of(request).find(found[0])


async def invited(request: Request) -> Response:
    visitor, cup = Visitor(request), await behind(request)
    if cup.of(visitor.browser) is not None or cup.drawn:
        return visitor.go(f"/tournament/{cup.id}")
    return visitor.page("cup-join.html", w=cup.find_game().words(visitor.lang), cup=cup)


async def join(request: Request) -> Response:
    form = await request.form()
    visitor, cup = Visitor(request), await behind(request)
    await cups_of(request).join(cup, visitor.known(), str(form.get("name") or ""))
    return visitor.go(f"/tournament/{cup.id}")


ROUTES = [
    Route("/tournaments", list_page),
    Route("/tournaments/{game}", new_page),
    Route("/tournaments/{game}", create, methods=["POST"]),
    Route("/tournament/{id}", show_page),
    Route("/tournament/{id}/live", live),
    Route("/tournament/{id}/draw", draw, methods=["POST"]),
    Route("/c/{token}", invited),
    Route("/c/{token}", join, methods=["POST"]),
]
