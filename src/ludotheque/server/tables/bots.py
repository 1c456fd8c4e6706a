"""Who plays for the seats without people: bots, paced so that one can follow, and the passes nobody wants to be asked for.

Light players (random, club) answer in this process on plain rules; stronger ones think in processes of their own and are
sent the hidden position and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.play import Play
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.setup import Values
from ludotheque.players import SIMPLE, levels, player
from ludotheque.players.own import load_code, own_names
from ludotheque.server.problems import Refused
from ludotheque.server.tables.house import House
from ludotheque.server.tables.live import Live
from ludotheque.server.tables.workers import Workers

log = logging.getLogger(__name__)
LONGEST_THOUGHT = 180.0  # seconds: a strong bot on a machine where nothing is compiled yet
PLAIN_LEVEL = "club"  # who plays on where a strong one can't


def think(
    code: str | None,
    game_name: str,
    box_data: dict[str, Any] | None,
    setup: Values,
    level: str,
    raw: bytes,
    seat: int,
    seed: int,
) -> int:
    """What a stronger player plays: run in a worker, which never sees more than the hidden position."""
    if code is not None and level not in own_names():
        load_code(code)
    game = find_game(game_name)
    box = game.box(box_data) if box_data is not None else game.standard_box
    return int(player(level, game).choose(Play(game, box, setup, raw), seat, seed))


def check_level(game: Game, level: str) -> None:
    if level not in levels(game):
        raise Refused(422, "unknown-player", given=level[:40], allowed=", ".join(levels(game)))


class Bots:
    def __init__(self, house: House) -> None:
        self.house = house
        self.workers = Workers(house.settings.workers)
        house.listeners.append(self.look)

    def close(self) -> None:
        self.workers.close()

    def look(self, live: Live) -> None:
        """Something changed at a table: is anything to be played for someone?"""
        live.window_left()  # from now on, whoever is asked seems to think
        if live.thinking is None and self._due(live) is not None:
            live.thinking = asyncio.get_running_loop().create_task(self._run(live))

    def _due(self, live: Live) -> str | None:
        """`bot` or `pass` if the seat to move is not to be waited for."""
        turn = live.table.turn
        if turn < 0:
            return None
        if live.seats[turn].kind == "bot":
            return "bot"
        return "pass" if live.passes_alone() else None

    async def _run(self, live: Live) -> None:
        """Play on until a person is to move."""
        try:
            while self.house.live.get(live.id) is live and (due := self._due(live)) is not None:
                n, seat, asked = live.n, live.table.turn, time.monotonic()
                pause = max(live.pace / 1000 if due == "bot" else 0.0, live.window_left())
                move = await self._choose(live, seat) if due == "bot" else str(live.passing)
                await asyncio.sleep(max(0.0, asked + pause - time.monotonic()))  # thinking is part of the pause
                await self.house.act(live, lambda seat=seat, move=move, n=n: live.play(seat, move, n))  # type: ignore[misc]
        except asyncio.CancelledError:
            raise
        except LudoError as problem:
            log.info("a bot's move at %s did not land: %s", live.id, problem.key)
        except Exception:
            log.exception("a bot failed at table %s", live.id)
        finally:
            live.thinking = None
        if self._due(live) is not None and self.house.live.get(live.id) is live:
            asyncio.get_running_loop().call_later(1.0, self.look, live)

    async def _choose(self, live: Live, seat: int) -> str:
        game, table = live.game, live.table
        level = live.seats[seat].level or PLAIN_LEVEL
        seen = table.seen(seat)
        seed = self.house.keys.number("bot", live.id, live.n)
        if level not in SIMPLE:
            box = None if table.box.hash == game.standard_box.hash else table.box.data
            try:
                given = (self.house.settings.code, game.name, box, table.setup, level, bytes(seen.s.raw), seat, seed)
                code = await self.workers.run(LONGEST_THOUGHT, think, *given)
                return game.move_text(code)
            except Exception as problem:  # too slow, gone, or somebody's own player that fails: the game goes on
                why = f"{type(problem).__name__}: {problem}"
                log.warning("a %s bot could not think at table %s (%s): %s plays this move", level, live.id, why, PLAIN_LEVEL)
                level = PLAIN_LEVEL
        code = await asyncio.to_thread(player(level, game).choose, seen, seat, seed)
        return game.move_text(code)
