"""Who decides for a seat when no person does: random, beginner, club, pro, perfect where a game is solved, and your own.

    from ludotheque.players import levels, player
    pro = player("pro", game)
    pro.choose(table.seen(seat), seat, seed=7)    # -> the code of a legal move

A player is handed what its seat sees and nothing else, and answers the same to the same seed.
`compiled` says that it needs the compiled rules (let a worker ask it); the others answer at once on plain rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

from ludotheque.engine.errors import UnknownName
from ludotheque.engine.game import Game
from ludotheque.players.own import make, own_names
from ludotheque.players.simple import Beginner, Club, Player, Random

SIMPLE: dict[str, Callable[[Game], Player]] = {"random": Random, "beginner": Beginner, "club": Club}


def levels(game: Game) -> tuple[str, ...]:
    """The players of a game by name, weakest first; then those from outside."""
    return (*SIMPLE, "pro", *(("perfect",) if is_solved(game) else ()), *own_names())


def player(name: str, game: Game) -> Player:
    """The player of this name, or UnknownName with those there are."""
    if name not in levels(game):
        raise UnknownName("unknown-player", given=name, allowed=", ".join(levels(game)))
    if name in SIMPLE:
        return SIMPLE[name](game)
    if name == "pro":
        from ludotheque.players.pro import Pro

        return Pro(game)
    return make(name, game) if name in own_names() else _perfect(game)


def is_solved(game: Game) -> bool:
    """Whether the game brings an exact player, `Perfect` in its `perfect.py`."""
    return _has_solver(game.folder)


@cache
def _has_solver(folder: Path) -> bool:
    return (folder / "perfect.py").is_file()


def _perfect(game: Game) -> Player:
    solver: Player = import_module(f"{game.package}.perfect").Perfect(game)
    return solver


__all__ = ["Player", "is_solved", "levels", "player"]
