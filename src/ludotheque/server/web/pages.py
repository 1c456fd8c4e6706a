"""The pages around a table: home, a new table, joining one, language and look."""

from __future__ import annotations

from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.registry import games
from ludotheque.engine.setup import Option, Values
from ludotheque.engine.words import LANGUAGES
from ludotheque.players import levels
from ludotheque.server.problems import Full, Refused
from ludotheque.server.tables.bots import check_level
from ludotheque.server.tables.house import Wanted
from ludotheque.server.tables.live import Live, Seat
from ludotheque.server.web import render
from ludotheque.server.web.visitor import LANG, LOOK, LOOKS, Visitor

MOST_SEATS = 8


async def home(request: Request) -> Response:
    visitor = Visitor(request)
    mine = await visitor.house.tables_of(visitor.browser)
    waiting = [t for t in await visitor.house.open_tables() if not t.seats_of(visitor.browser)]
    return visitor.page(
        "home.html",
        games=[card(game, visitor) for game in games().values()],
        mine=[listed(t, visitor) for t in mine],
        waiting=[listed(t, visitor) for t in waiting],
    )


def card(game: Game, visitor: Visitor) -> dict[str, Any]:
    words = game.words(visitor.lang)
    return {
        "name": game.name,
        "title": words("game-title"),
        "line": words("game-line"),
        "players": words("game-players"),
        "minutes": game.facts.minutes,
        "picture": render.picture(game, words),
        "solo": solo_options(game) is not None,
    }


def listed(live: Live, visitor: Visitor) -> dict[str, Any]:
    """A table as a line of a list."""
    words = live.game.words(visitor.lang)
    seat, _ = live.eyes_of(visitor.browser)
    held = live.seats_of(visitor.browser)
    return {
        "id": live.id,
        "title": words("game-title"),
        "names": live.table.names_in(visitor.lang),
        "over": live.table.over,
        "yours": live.table.turn in held,
        "n": live.n,
        "seat": seat,
        "invite": visitor.house.keys.token("invite", live.id) if live.listed and live.free_seats() else None,
    }


def solo_options(game: Game) -> Values | None:
    """The options with which the automaton sits at the table, if the game has one."""
    for values in game.modes.values():
        if game.has_automaton(values):
            return dict(values)
    return None


def automaton_seat(game: Game) -> int | None:
    """Where the automaton sits when it plays, if the game has one."""
    solo = solo_options(game)
    return None if solo is None else game.seating(game.options.parse(solo)).automaton


def bot_options(game: Game) -> Values:
    """The options of a game between seats that all decide."""
    for values in [{}, *game.modes.values()]:
        if not game.has_automaton(values):
            return dict(values)
    return {}


async def play_now(request: Request) -> Response:
    """One click: a table against the automaton, or against bots."""
    form = await request.form()
    visitor = Visitor(request)
    game = find_game(request.path_params["game"])
    solo = solo_options(game) if form.get("against") == "automaton" else None
    options = solo if solo is not None else bot_options(game)
    level = str(form.get("level") or "club")
    check_level(game, level)
    seats = [Seat("person"), *[Seat("bot", level) for _ in range(MOST_SEATS)]]
    live = await visitor.house.open(Wanted(game.name, options, seats), visitor.holds_all())
    return visitor.go(f"/t/{live.id}")


async def new(request: Request) -> Response:
    """The form for a table: made from the game's options."""
    visitor = Visitor(request)
    return new_page(visitor, find_game(request.path_params["game"]))


def new_page(visitor: Visitor, game: Game, form: FormData | None = None, problem: str = "", status: int = 200) -> Response:
    words = game.words(visitor.lang)
    query = visitor.request.query_params
    given = {o.name: (form or query).get(f"o-{o.name}") for o in game.options}
    return visitor.page(
        "new.html",
        status,
        w=words,
        game=game,
        options=[option_field(o, given[o.name]) for o in game.options],
        seats=range(game.facts.seats),
        least=fewest_seats(game),
        levels=levels(game),
        problem=problem,
        own_dice=True,
        automaton=automaton_seat(game),
    )


def fewest_seats(game: Game) -> int:
    """How many seats every mode has."""
    return min(len(game.seating(game.options.parse(values)).sides) for values in [{}, *game.modes.values()])


def option_field(option: Any, given: Any) -> dict[str, Any]:
    """An option as the form needs it."""
    if not isinstance(option, Option):
        return {"name": option.name, "text": True, "value": str(given or option.default), "values": []}
    default = option.default if given is None else given
    shown = [
        {"value": str(v).lower(), "key": f"option-{option.name}-{_key(v)}", "chosen": str(v).lower() == str(default).lower()}
        for v in option.values
    ]
    return {"name": option.name, "text": False, "value": "", "values": shown, "when": option.when}


def _key(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


async def create(request: Request) -> Response:
    form = await request.form()
    visitor = Visitor(request)
    game = find_game(request.path_params["game"])
    options = {o.name: form.get(f"o-{o.name}") for o in game.options if form.get(f"o-{o.name}") is not None}
    wanted = Wanted(
        game.name, options, read_seats(game, form), own_dice=form.get("dice") == "own", listed=form.get("listed") == "on"
    )
    live = await visitor.house.open(wanted, visitor.holds_all())
    return visitor.go(f"/t/{live.id}")


def read_seats(game: Game, form: FormData) -> list[Seat]:
    """Who sits where, as the form says: me, here, friend, bot-<level>; each may have a name."""
    seats = []
    for i in range(game.facts.seats):
        who = str(form.get(f"s-{i}") or ("me" if i == 0 else "friend"))
        name = str(form.get(f"name-{i}") or "") or None
        if who.startswith("bot-"):
            check_level(game, who[4:])
            seats.append(Seat("bot", who[4:], name))
        else:
            seats.append(Seat("person" if who in ("me", "here") else "free", name=name))
    return seats


# Sitting down


async def invited(request: Request) -> Response:
    """The page behind the link for a friend, or behind one's own link from another device."""
    visitor = Visitor(request)
    live, seat = await behind(visitor)
    if visitor.browser and live.seats_of(visitor.browser):
        return visitor.go(f"/t/{live.id}")
    if seat is None and not live.free_seats():
        return full_page(visitor, live)
    return visitor.page(
        "join.html",
        live=live,
        seat=live.free_seats()[0] if seat is None else seat,
        w=live.game.words(visitor.lang),
        names=live.table.names_in(visitor.lang),
    )


async def sit_down(request: Request) -> Response:
    form = await request.form()
    visitor = Visitor(request)
    live, seat = await behind(visitor)
    if seat is not None:
        await visitor.house.come_back(live, seat, visitor.known())
    else:
        try:
            await visitor.house.take_seat(live, visitor.known(), str(form.get("name") or "") or None)
        except Full:
            return full_page(visitor, live)
    return visitor.go(f"/t/{live.id}")


def full_page(visitor: Visitor, live: Live) -> Response:
    return visitor.page("full.html", 409, live=live, w=live.game.words(visitor.lang))


async def behind(visitor: Visitor) -> tuple[Live, int | None]:
    """The table a link leads to, and its seat if the link is one's own; an invitation leads to whichever seat is free."""
    token = visitor.request.path_params["token"]
    purpose = "seat" if visitor.request.url.path.startswith("/s/") else "invite"
    found = visitor.house.keys.opens(purpose, token)
    if found is None:
        raise Refused(404, "page-no-link")
    live = await visitor.house.find(found[0])
    if purpose == "invite":
        return live, None
    seat = visitor.house.seat_behind(live, token)
    if seat is None:
        raise Refused(404, "page-no-link")
    return live, seat


async def choose(request: Request) -> Response:
    """Language and look, kept in cookies."""
    form = await request.form()
    visitor = Visitor(request)
    back = str(form.get("back") or "/")
    response = visitor.go(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    if form.get("lang") in LANGUAGES:
        visitor.set_cookie(response, LANG, str(form["lang"]))
    if form.get("look") in LOOKS:
        visitor.set_cookie(response, LOOK, str(form["look"]))
    return response


ROUTES = [
    Route("/", home),
    Route("/play/{game}", play_now, methods=["POST"]),
    Route("/new/{game}", new),
    Route("/new/{game}", create, methods=["POST"]),
    Route("/j/{token}", invited),
    Route("/j/{token}", sit_down, methods=["POST"]),
    Route("/s/{token}", invited),
    Route("/s/{token}", sit_down, methods=["POST"]),
    Route("/choose", choose, methods=["POST"]),
]
