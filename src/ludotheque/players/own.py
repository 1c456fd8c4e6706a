"""Players of your own: by entry point `ludotheque.players`, from a file (`--code my_bot.py`), or any object that can choose.

    from ludotheque.players.own import own_player

    @own_player("cautious")
    class Cautious:
        def __init__(self, game):
            self.game = game

        def choose(self, seen, seat, seed):
            return seen.legal()[-1]

It is handed what its seat sees (an engine `Play`) and nothing else, and answers with the code of a legal move.
"""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from itertools import chain, count
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.engine.errors import BadOption, IllegalMove, LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.play import Play

GROUP = "ludotheque.players"
NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
OF_THE_HOUSE = ("random", "beginner", "club", "pro", "perfect", "me", "automaton")
Maker = Callable[[Game], Any]
M = TypeVar("M", bound=Maker)
_registered: dict[str, Maker] = {}


class BadCode(LudoError):
    """A file that brings no player."""


def own_player(name: str) -> Callable[[M], M]:
    """Mark a class (or a function of the game) as what makes the player of this name."""

    def mark(maker: M) -> M:
        register(name, maker)
        return maker

    return mark


def register(name: str, maker: Maker) -> None:
    if not NAME.fullmatch(name) or name in OF_THE_HOUSE:
        raise BadOption("own-player-name", given=name[:40], taken=", ".join(OF_THE_HOUSE))
    _registered[name] = maker


@cache
def _entries() -> dict[str, EntryPoint]:
    return {e.name: e for e in entry_points(group=GROUP) if NAME.fullmatch(e.name) and e.name not in OF_THE_HOUSE}


def own_names() -> tuple[str, ...]:
    """All players from outside that are known here."""
    return tuple(dict.fromkeys([*_entries(), *_registered]))


def maker_of(name: str) -> Maker:
    found: Maker = _registered[name] if name in _registered else _entries()[name].load()
    return found


def make(name: str, game: Game) -> Own:
    return Own(name, maker_of(name)(game))


class Own:
    """Somebody's player, held to the rules: its answer must be a legal move."""

    compiled = True  # let a worker ask it: nobody knows how long it takes

    def __init__(self, name: str, inner: Any) -> None:
        self.name, self.inner = name, inner

    def choose(self, seen: Play, seat: int, seed: int) -> int:
        legal = seen.legal()
        code = int(self.inner.choose(seen.copy(), seat, seed))
        if code not in legal:
            raise IllegalMove("own-player-illegal", name=self.name, given=code, allowed=", ".join(map(str, legal[:24])))
        return code


def load_code(path: str) -> list[str]:
    """The players that a file brings, by name; a sentence where it can't be run or brings none."""
    before = dict(_registered)
    try:
        runpy.run_path(str(Path(path)))
    except LudoError:
        raise
    except OSError as problem:
        raise BadCode("own-code-unreadable", path=path, reason=problem.strerror or str(problem)) from problem
    except Exception as problem:
        raise BadCode("own-code-fails", path=path, reason=f"{type(problem).__name__}: {problem}") from problem
    found = [name for name, maker in _registered.items() if before.get(name) is not maker]
    if not found:
        raise BadCode("own-code-empty", path=path)
    return found


class Given:
    """An object that was handed over as a player: what makes it for any game is itself."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __call__(self, game: Game) -> Any:
        return self.thing


def names_of(players: Sequence[Any]) -> list[str]:
    """What was given as players, by name: a name as it is, an object that can choose under its own (or its class's).

    Two objects that are called the same are told apart by a number.
    """
    names: list[str] = []
    objects: dict[str, Any] = {}
    for player in players:
        names.append(player if isinstance(player, str) else _named(player, objects))
    for name, thing in objects.items():
        register(name, Given(thing))
    return names


def _named(thing: Any, objects: dict[str, Any]) -> str:
    if not callable(getattr(thing, "choose", None)):
        raise BadOption("own-player-no-choose", given=type(thing).__name__)
    base = str(getattr(thing, "name", "") or type(thing).__name__).lower()
    name = next(n for n in chain([base], (f"{base}_{i}" for i in count(2))) if objects.get(n, thing) is thing)
    objects[name] = thing
    return name
