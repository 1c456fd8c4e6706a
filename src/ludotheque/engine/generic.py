"""Code written once for all games and compiled for each: loops that take the rules as pointers.

Such code is compiled for one signature and kept on disk in the folder of the game's compiled rules. A helper it calls is
found in its own globals under the same name, as a Numba dispatcher.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any

from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import _below as compiled_below
from ludotheque.engine.game import Game


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """What Numba keeps on disk goes to this folder."""
    import numba

    config: Any = numba.config
    outer, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = outer


def dispatchers(space: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """A copy of a module's globals in which these functions, and `below`, are Numba dispatchers that call each other."""
    from numba import njit

    bound: dict[str, Any] = {**space, "below": njit(nogil=True)(compiled_below)}
    for name in names:
        bound[name] = njit(nogil=True)(FunctionType(space[name].__code__, bound, name))
    return bound


def compile_for(
    game: Game, f: Callable[..., Any], space: Mapping[str, Any], types: Sequence[Any], rules: Sequence[str], name: str = ""
) -> Any:
    """`f` compiled for one game: parameters of these types, then the named rules as pointers.

    `name` tells apart versions of one function whose globals differ.
    """
    from numba import njit

    twins = compiled(game)
    code: Any = f
    bound = FunctionType(code.__code__, dict(space), code.__name__)
    bound.__qualname__, bound.__module__ = name or code.__name__, code.__module__
    with kept_in(twins.folder):
        twin = njit(nogil=True, cache=True)(bound)
        known = set(game.entry_points)
        twin.compile((*types, *(twins.types.pointer(game, n if n in known else "moves") for n in rules)))
        twin.disable_compile()
    return twin


def pointers(game: Game, rules: Sequence[str]) -> list[Any]:
    """The named rules as they are handed to such code; in the place of a rule a game doesn't have, `moves`."""
    twins = compiled(game)
    return [getattr(twins, name, twins.moves) for name in rules]
