"""The pages of tournaments: create, join by link, the draw, results, who plays next; live."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.arena.round_words import round_words
from ludotheque.arena.tournament import BYE, FORMS, KNOCK_OUT, LEAST, MOST, BadTournament, Match
from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import whole
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.registry import games
from ludotheque.engine.words import Words
from ludotheque.players import levels
from ludotheque.server.problems import Refused, headers_of, status_of
from ludotheque.server.store.keys import new_id
from ludotheque.server.tables.bots import check_level
from ludotheque.server.tables.live_tournament import Entrant, LiveTournament, check_tournament, own_name
from ludotheque.server.tables.tournaments import Tournaments
from ludotheque.server.web import render
from ludotheque.server.web.pages import option_field
from ludotheque.server.web.stream import watched_stream
from ludotheque.server.web.visitor import Visitor

PURPOSE = "tournament"


def tournaments_of(request: Request) -> Tournaments:
    found: Tournaments = request.app.state.tournaments
    return found


async def list_page(request: Request) -> Response:
    """One's own tournaments, and a way to a new one of each game."""
    visitor = Visitor(request)
    mine = [
        c
        for c in tournaments_of(request).live.values()
        if visitor.browser and (c.host == visitor.browser or c.of(visitor.browser))
    ]
    mine.sort(key=lambda c: -c.created)
    lines = [
        {
            "id": c.id,
            "title": c.find_game().words(visitor.lang)("game-title"),
            "names": [e.shown for e in c.entrants],
            "state": state_key(c),
            "form": c.form,
        }
        for c in mine[:20]
    ]
    named = [{"name": g.name, "title": g.words(visitor.lang)("game-title")} for g in games().values()]
    return visitor.page("tournaments.html", mine=lines, games=named)


def state_key(tournament: LiveTournament) -> str:
    if tournament.drawn is None:
        return "tournament-page-state-open"
    return "tournament-page-state-over" if tournament.drawn.over else "tournament-page-state-running"


async def new_page(request: Request) -> Response:
    visitor = Visitor(request)
    return form_page(visitor, find_game(request.path_params["game"]))


def form_page(visitor: Visitor, game: Game, given: Any = None, problem: str = "", status: int = 200) -> Response:
    given = given or {}
    return visitor.page(
        "tournament-new.html",
        status,
        w=game.words(visitor.lang),
        game=game,
        options=option_fields(game, given),
        forms=[{"name": form, "least": LEAST, "most": MOST[form]} for form in FORMS],
        most=max(MOST.values()),
        pairs=any(has_pairs(game, {f["name"]: v["value"]}) for f in option_fields(game, {}) for v in f["values"]),
        levels=levels(game),
        given=given,
        problem=problem,
    )


def has_pairs(game: Game, values: dict[str, Any]) -> bool:
    """Whether several people make a side with these options."""
    return game.seating(game.options.parse(values)).sides.count(0) > 1


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
        tournament = read_tournament(visitor, game, given)
        await tournaments_of(request).open(tournament)
    except LudoError as problem:
        response = form_page(visitor, game, given, game.words(visitor.lang).error(problem), status_of(problem))
        response.headers.update(headers_of(problem))
        return response
    return visitor.go(f"/tournament/{tournament.id}")


def read_tournament(visitor: Visitor, game: Game, given: dict[str, str]) -> LiveTournament:
    """A tournament as the form says."""
    options = {o.name: given[f"o-{o.name}"] for o in game.options if given.get(f"o-{o.name}")}
    level = given.get("level") or "club"
    check_level(game, level)
    browser = visitor.known()
    tournament = LiveTournament(
        id=new_id(),
        game=game.name,
        form=given.get("form") or KNOCK_OUT,
        options=options,
        places=_number(given.get("places"), 4),
        host=browser,
        pace=visitor.house.settings.pace,
        address=visitor.address,
    )
    check_tournament(tournament)
    for name in people(given):
        tournament.enter(browser, name)
    bots, words = _number(given.get("bots"), 0), game.words(visitor.lang)
    if len(tournament.entrants) + bots > tournament.places:
        given_in_all = len(tournament.entrants) + bots
        raise BadTournament("tournament-page-too-many-bots", given=given_in_all, most=tournament.places)
    named = f"{words('page-bot')} {words.either('page-level-' + level, level)}"
    tournament.entrants += [Entrant(name, level) for name in bot_names(tournament, named, bots)]
    return tournament


def people(given: dict[str, str]) -> list[str]:
    """Who takes part at this screen: whoever fills in the form, and those named line by line."""
    mine = [given.get("name", "")] if given.get("mine") == "on" else []
    return [*mine, *(line for line in given.get("people", "").splitlines() if line.strip())]


def bot_names(tournament: LiveTournament, name: str, count: int) -> list[str]:
    """A name of its own for each bot."""
    names: list[str] = []
    for _ in range(count):
        names.append(own_name(tournament, name, names))
    return names


def _number(text: str | None, default: int) -> int:
    """A number that was typed, not below 0; a default where nothing was."""
    if not (text or "").strip():
        return default
    number = whole(str(text).strip())
    if number is None or number < 0:
        raise BadTournament("tournament-page-number", given=str(text)[:40])
    return number


async def show_page(request: Request) -> Response:
    visitor = Visitor(request)
    tournament = await tournaments_of(request).find(request.path_params["id"])
    words = tournament.find_game().words(visitor.lang)
    return visitor.page(
        "tournament.html",
        w=words,
        tournament=tournament,
        invite=invite(visitor, tournament) if tournament.drawn is None else None,
        address=str(request.base_url),
        html=body(tournament, visitor, words),
    )


def invite(visitor: Visitor, tournament: LiveTournament) -> str:
    return visitor.house.keys.token(PURPOSE, tournament.id)


def body(tournament: LiveTournament, visitor: Visitor, w: Words) -> str:
    """What the page shows now, for this visitor."""
    browser, drawn = visitor.browser, tournament.drawn
    me = tournament.of(browser)
    on_court = drawn.on_court if drawn else []
    return render.page(
        "tournament-body.html",
        w=w,
        tournament=tournament,
        invite=invite(visitor, tournament),
        me=me,
        host=bool(browser and tournament.host == browser),
        drawn=drawn,
        on_court=[{**match_line(tournament, m, w), "mine": bool(set(me) & set(m.entrants))} for m in on_court],
        next=match_line(tournament, drawn.next, w) if drawn and drawn.next else None,
        rounds=rounds(tournament, w),
        standing=drawn.standing() if drawn and tournament.form != KNOCK_OUT else [],
        names=[e.shown for e in tournament.entrants],
        champions=[drawn.entrants[e] for e in drawn.winners] if drawn else [],
    )


def rounds(tournament: LiveTournament, w: Words) -> list[dict[str, Any]]:
    """The table of matches, round by round."""
    if tournament.drawn is None:
        return []
    numbers = sorted({m.round for m in tournament.drawn.matches})
    return [
        {
            "title": round_words(tournament.drawn, n, w),
            "matches": [match_line(tournament, m, w) for m in tournament.drawn.matches if m.round == n],
        }
        for n in numbers
    ]


def match_line(tournament: LiveTournament, match: Match, w: Words) -> dict[str, Any]:
    drawn = tournament.drawn
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
        "now": match.ready and match.table is not None,
        "court": None if match.court is None else match.court + 1,
    }


async def live(request: Request) -> Response:
    visitor = Visitor(request)
    tournaments = tournaments_of(request)
    tournament = await tournaments.find(request.path_params["id"])
    words = tournament.find_game().words(visitor.lang)
    reader = (visitor.lang, tournament.of(visitor.browser), bool(visitor.browser and tournament.host == visitor.browser))
    return watched_stream(request, tournaments, tournament, reader, lambda: body(tournament, visitor, words))


async def draw(request: Request) -> Response:
    """The host has the draw made with those who are there."""
    visitor = Visitor(request)
    tournaments = tournaments_of(request)
    tournament = await tournaments.find(request.path_params["id"])
    if not visitor.browser or tournament.host != visitor.browser:
        raise Refused(403, "tournament-page-not-host")
    await tournaments.draw(tournament)
    return visitor.go(f"/tournament/{tournament.id}")


async def behind(request: Request) -> LiveTournament:
    found = Visitor(request).house.keys.opens(PURPOSE, request.path_params["token"])
    if found is None:
        raise Refused(404, "page-no-link")
    return await tournaments_of(request).find(found[0])


async def invited(request: Request) -> Response:
    visitor, tournament = Visitor(request), await behind(request)
    if tournament.of(visitor.browser) or tournament.drawn:
        return visitor.go(f"/tournament/{tournament.id}")
    return visitor.page("tournament-join.html", w=tournament.find_game().words(visitor.lang), tournament=tournament)


async def join(request: Request) -> Response:
    form = await request.form()
    visitor, tournament = Visitor(request), await behind(request)
    beside = whole(str(form.get("beside") or ""))
    await tournaments_of(request).join(tournament, visitor.known(), str(form.get("name") or ""), beside)
    return visitor.go(f"/tournament/{tournament.id}")


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
