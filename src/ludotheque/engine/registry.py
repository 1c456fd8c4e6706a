"""Which games there are: every package that registers under the entry point `ludotheque.games`."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludotheque.engine.errors import UnknownName
from ludotheque.engine.game import Game

GROUP = "ludotheque.games"


@cache
def _found() -> dict[str, EntryPoint]:
    return {e.name: e for e in entry_points(group=GROUP)}


@cache
def game(name: str) -> Game:
    """The game of this name, or UnknownName with those there are."""
    if name not in _found():
        raise UnknownName("unknown-game", given=name, allowed=", ".join(_found()))
    loaded = _found()[name].load()
    if not isinstance(loaded, Game):
        raise TypeError(f"the entry point {name} is no Game")
    return loaded


def names() -> tuple[str, ...]:
    """The names of all registered games; none of them is loaded for it."""
    return tuple(_found())


def games() -> dict[str, Game]:
    """All games that load, by name; one that doesn't is reported in the log and left out."""
    loaded = {}
    for name in _found():
        try:
            loaded[name] = game(name)
        except Exception:
            logging.getLogger(__name__).exception("the game %s can't be loaded", name)
    return loaded
