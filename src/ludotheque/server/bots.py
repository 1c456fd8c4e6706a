"""Who plays for the seats without people: bots, paced so that one can follow, and the passes nobody wants to be asked for.

Light players (random, club) answer in this process on plain rules; stronger ones think in processes of their own and are
sent the hidden position and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from ludotheque.engine import plain
from ludotheque.engine.dice import mixed
from ludotheque.engine.errors import LudoError
from ludotheque.engine.registry import game as find_game
from ludotheque.players import SIMPLE, levels, player
from ludotheque.server.house import House
from ludotheque.server.live import PASS, Live

log = logging.getLogger(__name__)
PASS_PAUSE = 0.35


def think(game_name: str, box_data: dict[str, Any] | None, level: str, raw: bytes, seat: int, seed: int) -> int:
    """What a stronger player plays: run in a worker, which never sees more than the hidden position."""
    game = find_game(game_name)
    box = game.box(box_data) if box_data is not None else game.standard_box
    return int(player(level, game).choose(box, plain.new(game.position, raw), seat, seed=seed))


class Bots:
    def __init__(self, house: House) -> None:
        self.house = house
        self.pool: ProcessPoolExecutor | None = None
        house.after = self.look

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def look(self, live: Live) -> None:
        """Something changed at a table: is anything to be played for someone?"""
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
                n = live.n
                pause = live.pace / 1000 if due == "bot" else min(live.pace / 1000, PASS_PAUSE)
                if pause:
                    await asyncio.sleep(pause)
                seat = live.table.turn
                move = await self._choose(live, seat) if due == "bot" else PASS
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
        level = live.seats[seat].level or "club"
        hidden = table.hidden(seat)
        seed = mixed(int.from_bytes(live.id.encode(), "big"), live.n)
        if level in SIMPLE:
            light = player(level, game)
            code = await asyncio.to_thread(light.choose, table.box, hidden, seat, seed=seed)
        else:
            box = None if table.box.hash == game.standard_box.hash else table.box.data
            future = self._workers().submit(think, game.name, box, level, bytes(hidden.raw), seat, seed)
            code = await asyncio.wrap_future(future)
        return game.move_text(code)

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.house.settings.workers, mp_context=context)
        return self.pool


__all__ = ["Bots", "levels"]
