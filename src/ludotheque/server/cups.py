"""Tournaments on the server: people join by link, the draw is made, matches open one after the other, all is kept."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from ludotheque.arena.bracket import counted, make_tournament, two_sides, winner_of
from ludotheque.arena.tournaments import FORMS, KNOCK_OUT, LEAST, MOST, MOST_EACH, BadTournament, Match, Tournament
from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.server import statements as put
from ludotheque.server import storage as db
from ludotheque.server.board import Board
from ludotheque.server.house import House, Wanted, clean_name
from ludotheque.server.keys import new_id
from ludotheque.server.live import Live, Seat
from ludotheque.server.problems import Refused

log = logging.getLogger(__name__)
MOST_OPEN = 1000


@dataclass
class Entrant:
    """Who takes part: a person (known by the browser) or a bot of a level."""

    name: str
    level: str | None = None
    browser: str | None = None


@dataclass(eq=False)
class Cup(Board):
    """One tournament: before the draw a list of entrants, then the engine's tournament."""

    game: str = ""
    form: str = KNOCK_OUT
    options: dict[str, Any] = field(default_factory=dict)
    places: int = 4
    host: str | None = None
    pace: int = 0
    entrants: list[Entrant] = field(default_factory=list)
    drawn: Tournament | None = None
    created: float = field(default_factory=time.time)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def find_game(self) -> Game:
        return find_game(self.game)

    @property
    def full(self) -> bool:
        return len(self.entrants) >= self.places

    def of(self, browser: str | None) -> int | None:
        """Which entrant a browser is."""
        found = [i for i, e in enumerate(self.entrants) if browser and e.browser == browser]
        return found[0] if found else None

    def to_json(self) -> str:
        return json.dumps({
            "options": self.options, "places": self.places, "host": self.host, "pace": self.pace,
            "entrants": [vars(e) for e in self.entrants], "drawn": self.drawn.to_json() if self.drawn else None,
        })  # fmt: skip

    @staticmethod
    def from_row(row: Any) -> Cup:
        data = json.loads(row.state)
        drawn = Tournament.from_json(data["drawn"]) if data["drawn"] else None
        return Cup(row.id, game=row.game, form=row.form, options=data["options"], places=data["places"], host=data["host"],
                   pace=data["pace"], entrants=[Entrant(**e) for e in data["entrants"]], drawn=drawn,
                   created=row.created)  # fmt: skip


class Cups:
    """All tournaments: `live` by id."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, Cup] = {}
        self.at_table: dict[str, str] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        before = house.after

        def after(live: Live) -> None:
            before(live)
            self.look(live)

        house.after = after

    async def begin(self) -> None:
        """After a start: what was running goes on."""
        query = sa.select(db.tournaments).where(db.tournaments.c.over == 0)
        for row in await asyncio.to_thread(self.house.storage.rows, query):
            cup = self._remember(Cup.from_row(row))
            if cup.drawn:
                self._later(cup)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    def _remember(self, cup: Cup) -> Cup:
        self.live[cup.id] = cup
        for match in cup.drawn.matches if cup.drawn else []:
            if match.table:
                self.at_table[match.table] = cup.id
        return cup

    async def find(self, cup_id: str) -> Cup:
        if cup_id in self.live:
            return self.live[cup_id]
        query = sa.select(db.tournaments).where(db.tournaments.c.id == cup_id[:32])
        rows = await asyncio.to_thread(self.house.storage.rows, query)
        if not rows:
            raise Refused(404, "cup-not-found")
        return self._remember(Cup.from_row(rows[0]))

    # Before the draw

    async def open(self, cup: Cup) -> Cup:
        """A new tournament, after everything in it has been checked."""
        check_cup(cup)
        if sum(1 for c in self.live.values() if not (c.drawn and c.drawn.over)) >= MOST_OPEN:
            raise Refused(503, "page-try-again")
        self.live[cup.id] = cup
        now = time.time()
        row = {"id": cup.id, "game": cup.game, "form": cup.form, "state": cup.to_json(), "over": 0, "created": cup.created,
               "touched": now}  # fmt: skip
        await self.house.writer.submit([(put.ADD_TOURNAMENT, row)])
        if cup.full:
            await self.draw(cup)
        return cup

    async def join(self, cup: Cup, browser: str, name: str | None) -> None:
        """Somebody comes in by the link; the last one starts the draw."""
        async with cup.lock:
            if cup.of(browser) is not None:
                return
            if cup.drawn or cup.full:
                raise Refused(409, "cup-full")
            cup.entrants.append(Entrant(own_name(cup, clean_name(name)), browser=browser))
            await self._keep(cup)
        if cup.full:
            await self.draw(cup)

    async def draw(self, cup: Cup) -> None:
        """The draw: from now on nobody comes in."""
        async with cup.lock:
            if cup.drawn:
                return
            names = [e.name for e in cup.entrants]
            cup.drawn = make_tournament(cup.find_game(), cup.form, names, new_id(), cup.options)
            await self._keep(cup)
        await self.advance(cup)

    async def _keep(self, cup: Cup) -> None:
        over = int(bool(cup.drawn and cup.drawn.over))
        values = {"tournament": cup.id, "state": cup.to_json(), "over": over, "touched": time.time()}
        await self.house.writer.submit([(put.TOURNAMENT_STANDS, values)])
        cup.changed()

    # Playing it

    def look(self, live: Live) -> None:
        """Something changed at a table: is a match over?"""
        cup = self.live.get(self.at_table.get(live.id, ""))
        if cup is None:
            return
        live.cache["tournament"] = cup.id
        if live.table.over:
            self._later(cup)

    def _later(self, cup: Cup) -> None:
        task = asyncio.get_running_loop().create_task(self._advance_quietly(cup))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _advance_quietly(self, cup: Cup) -> None:
        try:
            await self.advance(cup)
        except LudoError as problem:
            log.warning("tournament %s does not go on: %s", cup.id, problem.key)

    async def advance(self, cup: Cup) -> None:
        """Take the results there are, and open the next match."""
        async with cup.lock:
            drawn = cup.drawn
            while drawn is not None and (match := drawn.next) is not None:
                if match.table is None:
                    await self._open_match(cup, match)
                    await self._keep(cup)
                live = await self.house.find(str(match.table))
                live.cache["tournament"] = cup.id
                if not live.table.over:
                    return
                winner = winner_of(live.table, match)
                if winner is None and cup.form == KNOCK_OUT:
                    match.table = None  # a drawn match of a knock-out is played again
                    continue
                drawn.report(match.number, winner, *counted(live.table))
                await self._keep(cup)

    async def _open_match(self, cup: Cup, match: Match) -> None:
        assert cup.drawn is not None
        game, options = cup.find_game(), cup.drawn.options(match)
        sides = game.seating(game.options.parse(options)).sides
        players = [cup.entrants[match.entrants[side] or 0] for side in sides]
        seats = [Seat("bot", p.level, p.name) if p.level else Seat("person", name=p.name) for p in players]
        holders: dict[str, set[int]] = {}
        for seat, player in enumerate(players):
            if player.browser:
                holders.setdefault(player.browser, set()).add(seat)
        bots_only = all(p.level for p in players)
        live = await self.house.open(Wanted(cup.game, options, seats, pace=0 if bots_only else cup.pace), holders)
        match.table = live.id
        self.at_table[live.id] = cup.id


def check_cup(cup: Cup) -> None:
    """A form, a number of places and a game that go together."""
    game = cup.find_game()
    if cup.form not in FORMS:
        raise BadTournament("tournament-unknown-form", given=cup.form[:40], allowed=", ".join(FORMS))
    most = MOST if cup.form == KNOCK_OUT else MOST_EACH
    if not LEAST <= cup.places <= most:
        raise BadTournament("tournament-entrants", given=cup.places, least=LEAST, most=most)
    if len(cup.entrants) > cup.places:
        raise BadTournament("cup-too-many-bots", given=len(cup.entrants), most=cup.places)
    two_sides(game, cup.options)
    cup.options = {k: v for k, v in game.options.parse(cup.options).items() if k in cup.options}


def own_name(cup: Cup, name: str | None) -> str:
    """A name nobody else has here."""
    wanted = name or f"{len(cup.entrants) + 1}"
    taken, n = {e.name for e in cup.entrants}, 2
    found = wanted
    while found in taken:
        found, n = f"{wanted} {n}", n + 1
    return found
