"""Ludothèque: five French tabletop games on one digital table.

import ludotheque
table = ludotheque.table("djoko", sets=2, solo=True, seed=7)
table.nature()                      # the toss, drawn
table.play(table.moves()[0])        # a decision
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.errors import LudoError
from ludotheque.engine.registry import game
from ludotheque.engine.registry import games as all_games
from ludotheque.engine.rule import NATURE, OVER, SPECTATOR
from ludotheque.engine.save import load
from ludotheque.engine.steps import Move
from ludotheque.engine.table import Table, new_table

__version__ = "0.1.0"
__all__ = ["NATURE", "OVER", "SPECTATOR", "LudoError", "Move", "Table", "all_games", "game", "load", "simulate", "table"]


def table(
    name: str, *, seed: int | str | None = None, box: Any = None, names: Sequence[str | None] = (), **options: Any
) -> Table:
    """A new table of a game with these options; `box` is its own (`game(name).box(data)`), or all its data as a dict."""
    return new_table(game(name), options, seed=seed, box=box, names=names)


def simulate(
    name: str, games: int = 1000, players: Sequence[Any] = ("random", "random"), seed: int = 1, box: Any = None, **options: Any
) -> Any:
    """Many games at once; what came of them. Players are names, or objects with `choose(seen, seat, seed)`; `box` as above."""
    from ludotheque.arena.simulation import simulate as run

    return run(game(name), games=games, players=players, seed=seed, box=box, options=options)
