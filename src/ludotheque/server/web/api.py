"""The JSON API: what the pages use, a program can use. A seat's token goes into `Authorization: Bearer <token>`."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import Response

from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.registry import games
from ludotheque.engine.save import content
from ludotheque.engine.setup import Option
from ludotheque.players import levels
from ludotheque.server.problems import Refused, not_seated
from ludotheque.server.tables.bots import check_level
from ludotheque.server.tables.house import House, Wanted
from ludotheque.server.tables.keeping import BrokenTable
from ludotheque.server.tables.live import Live, Seat
from ludotheque.server.web.bodies import StrictRoute
from ludotheque.server.web.messages import (
    MOST_LINES,
    Answers,
    DiceAsked,
    JoinAsked,
    MoveAsked,
    RematchAsked,
    SaveFile,
    SeatTaken,
    TableAsked,
    TableOpened,
    Verdict,
)
from ludotheque.server.web.replays import Source, look_back, may_have_file, past_view, verdict
from ludotheque.server.web.stream import Stream, event
from ludotheque.server.web.views import as_json, view_of

Lang = Annotated[Literal["fr", "en"], Query(description="the language of labels, names and stories")]
Token = Annotated[str | None, Header(description="Bearer <seat token>")]
Id = Annotated[str, Path(max_length=64, description="a table's id")]


class Json(Response):
    """Plain data as JSON."""

    media_type = "application/json"

    def __init__(self, data: Any, status_code: int = 200) -> None:
        body = data if isinstance(data, bytes) else as_json(data)
        super().__init__(body, status_code, headers={"Cache-Control": "no-store"})


router = APIRouter(prefix="/api", responses=Answers, route_class=StrictRoute)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def seat_at(request: Request, table_id: str, authorization: str | None) -> tuple[Live, int]:
    """The table, and the seat whose token was sent (-1: none, a spectator)."""
    house = house_of(request)
    live = await house.find(table_id)
    if authorization is None:
        return live, -1
    kind, _, token = authorization.partition(" ")
    seat = house.seat_behind(live, token.strip()) if kind.lower() == "bearer" else None
    if seat is None:
        raise not_seated()
    return live, seat


def full_view(live: Live, seat: int, lang: str) -> dict[str, Any]:
    """A seat's view and what belongs to the table."""

    def make() -> dict[str, Any]:
        view = view_of(live, seat, lang)
        view.update(
            id=live.id,
            seats_held=[s.kind for s in live.seats],
            fair=fairness(live),
            rematch=live.rematch,
            own_dice=live.own_dice,
        )
        return view

    made: dict[str, Any] = live.once(("full", seat, lang), make)
    return made


def view_bytes(live: Live, seat: int, lang: str) -> bytes:
    """A seat's view as JSON, made once for the answer to its move and for its streams."""
    made: bytes = live.once(("bytes", seat, lang), lambda: as_json(full_view(live, seat, lang)))
    return made


def fairness(live: Live) -> dict[str, Any]:
    """The promise about the dice, and the seed when it may be known."""
    source = live.table.nature_source
    return {"promise": source.promise, "seed": source.seed if live.table.over else None, "seed_known": live.seed_known}


# Games


def option_data(option: Any) -> dict[str, Any]:
    if isinstance(option, Option):
        return {"name": option.name, "values": list(option.values), "default": option.default, "when": option.when}
    return {"name": option.name, "values": None, "default": option.default, "when": option.when}


def game_data(game: Game, lang: str) -> dict[str, Any]:
    words, facts = game.words(lang), game.facts
    return {
        "name": game.name,
        "title": words("game-title"),
        "line": words("game-line"),
        "seats": facts.seats,
        "hidden": facts.hidden,
        "rules": facts.version,
        "minutes": facts.minutes,
        "levels": levels(game),
        "modes": game.modes,
        "options": [option_data(o) for o in game.options],
        "box": game.standard_box.hash,
    }


@router.get("/games")
async def list_games(lang: Lang = "en") -> Response:
    """All games with their options and the levels of their bots."""
    return Json([game_data(game, lang) for game in games().values()])


@router.get("/games/{game}")
async def one_game(game: Annotated[str, Path(max_length=64)], lang: Lang = "en") -> Response:
    return Json(game_data(find_game(game), lang))


# Tables


@router.get("/tables")
async def open_tables(request: Request, lang: Lang = "en") -> Response:
    """Tables shown on the start page that have a free seat, with the link that leads to it."""
    house = house_of(request)
    found = await house.open_tables(50)
    return Json(
        [
            {
                "id": t.id,
                "game": t.game.name,
                "names": t.table.names_in(lang),
                "setup": t.table.setup,
                "invite": f"{request.base_url}j/{house.keys.token('invite', t.id)}",
            }
            for t in found
        ]
    )


@router.post("/tables", status_code=201, response_model=TableOpened)
async def open_table(request: Request, asked: TableAsked) -> Response:
    """A new table; the answer holds the tokens of its people's seats. They are not told again."""
    house = house_of(request)
    game = find_game(asked.game)
    for seat in asked.seats:
        if seat.kind == "bot":
            check_level(game, seat.level or "club")
    seats = [Seat(s.kind, (s.level or "club") if s.kind == "bot" else None, s.name) for s in asked.seats]
    live = await house.open(
        Wanted(
            asked.game,
            dict(asked.options),
            seats,
            asked.own_dice,
            asked.listed,
            asked.pace,
            asked.seed,
            asked.box.root if asked.box is not None else None,
        )
    )
    return Json(opened(request, live), 201)


def opened(request: Request, live: Live) -> dict[str, Any]:
    keys, base = house_of(request).keys, str(request.base_url)
    seats: list[dict[str, Any]] = []
    for i, seat in enumerate(live.seats):
        token = keys.token("seat", live.id, i) if seat.kind == "person" else None
        seats.append({"seat": i, "kind": seat.kind, "token": token, "link": f"{base}s/{token}" if token else None})
    invite = f"{base}j/{keys.token('invite', live.id)}" if live.free_seats() else None
    promise = live.table.nature_source.promise
    return {"id": live.id, "page": f"{base}t/{live.id}", "invite": invite, "promise": promise, "seats": seats}


@router.post("/join", response_model=SeatTaken)
async def join(request: Request, asked: JoinAsked) -> Response:
    """Take the seat an invitation leads to; the answer holds its token."""
    house = house_of(request)
    found = house.keys.opens("invite", asked.link.rstrip("/").rsplit("/", 1)[-1])
    if found is None:
        raise Refused(404, "page-no-link")
    live = await house.find(found[0])
    seat = await house.take_seat(live, None, asked.name)
    return Json({"id": live.id, "seat": seat, "token": house.keys.token("seat", live.id, seat)})


@router.get("/tables/{id}")
async def view(request: Request, id: Id, authorization: Token = None, lang: Lang = "en") -> Response:
    """What the seat of the token (or, without one, a spectator) sees."""
    live, seat = await seat_at(request, id, authorization)
    return Json(full_view(live, seat, lang))


@router.get("/tables/{id}/moves")
async def moves(request: Request, id: Id, authorization: Token = None, lang: Lang = "en") -> Response:
    """The legal moves of the seat; none when it isn't its turn."""
    live, seat = await seat_at(request, id, authorization)
    seen = full_view(live, seat, lang)
    return Json({"n": live.n, "turn": seen["turn"], "moves": seen["moves"]})


@router.get("/tables/{id}/story")
async def story(
    request: Request,
    id: Id,
    authorization: Token = None,
    lang: Lang = "en",
    since: Annotated[int, Query(ge=0, le=MOST_LINES)] = 0,
) -> Response:
    """What happened, told to the seat, from a line of the log on."""
    live, seat = await seat_at(request, id, authorization)
    return Json({"n": live.n, "story": live.table.story(seat, lang, since)})


@router.post("/tables/{id}/moves")
async def play(request: Request, id: Id, asked: MoveAsked, authorization: Token = None, lang: Lang = "en") -> Response:
    """Play a move; acknowledged means kept. The answer is the new view."""
    live, seat = await seat_at(request, id, authorization)
    await house_of(request).play(live, seat, asked.move, asked.n)
    return Json(full_view(live, seat, lang))


@router.post("/tables/{id}/dice")
async def dice(request: Request, id: Id, asked: DiceAsked, authorization: Token = None, lang: Lang = "en") -> Response:
    """Type in what one's own dice show."""
    live, seat = await seat_at(request, id, authorization)
    await house_of(request).act(live, lambda: live.throw({seat} - {-1}, asked.dice, asked.n))
    return Json(full_view(live, seat, lang))


@router.post("/tables/{id}/undo")
async def undo(request: Request, id: Id, authorization: Token = None, lang: Lang = "en") -> Response:
    """Take one's last move back: never past a die, a draw, a reveal or another's move."""
    live, seat = await seat_at(request, id, authorization)
    await house_of(request).act(live, lambda: live.undo(seat, None))
    return Json(full_view(live, seat, lang))


@router.post("/tables/{id}/resign")
async def resign(request: Request, id: Id, authorization: Token = None, lang: Lang = "en") -> Response:
    live, seat = await seat_at(request, id, authorization)
    await house_of(request).act(live, lambda: live.resign(seat))
    return Json(full_view(live, seat, lang))


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(request: Request, id: Id, asked: RematchAsked, authorization: Token = None) -> Response:
    """The same again: a new table with the same people; the answer holds the asker's new token."""
    live, seat = await seat_at(request, id, authorization)
    if seat < 0:
        raise not_seated()
    for level in asked.levels.values():
        check_level(live.game, level)
    again = await house_of(request).rematch(live, dict(asked.levels))
    token = house_of(request).keys.token("seat", again.id, seat)
    return Json({"id": again.id, "seat": seat, "token": token}, 201)


@router.get("/tables/{id}/replay")
async def replay(
    request: Request,
    id: Id,
    authorization: Token = None,
    lang: Lang = "en",
    n: Annotated[int | None, Query(ge=0, le=MOST_LINES)] = None,
    eyes: Annotated[int | None, Query(ge=-1, le=16)] = None,
) -> Response:
    """The table as it stood after `n` lines of its log, through a seat's eyes (others' only when nothing is hidden)."""
    live, seat = await seat_at(request, id, authorization)
    wanted = seat if eyes is None else eyes
    return Json(await look_back(request, Source.of(live), past_view, seat, wanted, n, lang))


@router.get("/tables/{id}/file", response_model=SaveFile)
async def file(request: Request, id: Id, authorization: Token = None) -> Response:
    """The game as a `.ludo` file; with hidden cards only when it is over."""
    try:
        live, _ = await seat_at(request, id, authorization)
    except BrokenTable as broken:
        seated = house_of(request).keys.opens("seat", (authorization or "").partition(" ")[2].strip())
        if not broken.may_have_file(None) and (seated is None or seated[0] != id):
            raise Refused(403, "page-file-later") from None
        return Json(broken.file)
    if not may_have_file(live.table):
        raise Refused(403, "page-file-later")
    return Json(content(live.table, with_seed=live.table.over))


@router.get("/tables/{id}/stream", response_class=Response)
async def stream(
    request: Request,
    id: Id,
    authorization: Token = None,
    lang: Lang = "en",
    last_event_id: Annotated[str | None, Header(max_length=100)] = None,
) -> Any:
    """Server-sent events: the view, now and after every beat."""
    live, seat = await seat_at(request, id, authorization)

    def message(known: int) -> tuple[int, bytes]:
        return live.version, event(live.event_id, view_bytes(live, seat, lang))

    return Stream(house_of(request), live, message, live.version_of(last_event_id))


SENT_FILE = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/SaveFile"}}}}
}


@router.post("/verify", response_model=Verdict, openapi_extra=SENT_FILE)
async def verify(request: Request) -> Response:
    """A `.ludo` file as the body: do its dice come from the seed it reveals?"""
    raw = await request.body()
    source = Source.sent(hashlib.sha256(raw).hexdigest(), raw, "game.ludo")
    found = await look_back(request, source, verdict)
    return Json({name: found[name] for name in ("promise", "wrong", "drawn", "seeded_from")})
