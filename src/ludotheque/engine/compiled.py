"""The fast twins of a game's rules, made by Numba from the same functions.

Every rule has one signature (see `rule.py`), is compiled once, callees first; only the entry points are kept on disk.
Numba doesn't notice a change in another file, and finds what it kept by each file's place and time of change: so the
folder is named by all of these, and a change anywhere in the engine or the game makes everything anew.
"""

from __future__ import annotations

import dis
import hashlib
import inspect
import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from platformdirs import user_cache_path

from ludotheque.engine.game import Game
from ludotheque.engine.names import Names
from ludotheque.engine.rule import CLAUSES, TWINS, tell

Progress = Callable[[int, int], None]
FLOATS = ("result", "estimate")
NOTHING = ("start", "play", "hide", "deal")
TELL_ARITY = 10  # s, what is told, and eight numbers


def cache_folder() -> Path:
    chosen = os.environ.get("LUDO_CACHE")
    return Path(chosen) if chosen else user_cache_path("ludotheque") / "compiled"


def callees(f: Callable[..., Any]) -> list[Callable[..., Any]]:
    """The rules that `f` calls, each once."""
    code = TWINS.get(f, f)
    found = (_global(code, i) for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL")
    return [g for g in dict.fromkeys(found) if isinstance(g, FunctionType) and g in CLAUSES]


def _global(f: Any, instruction: dis.Instruction) -> Any:
    value = f.__globals__.get(instruction.argval)
    return value if callable(value) and getattr(value, "__hash__", None) else None


def in_order(entries: Iterable[Callable[..., Any]]) -> list[Callable[..., Any]]:
    """Every rule that the entries need, callees first."""
    done: dict[Callable[..., Any], bool] = {}
    doing: set[Callable[..., Any]] = set()

    def visit(f: Callable[..., Any]) -> None:
        if f in done:
            return
        if f in doing:
            raise TypeError(f"{f.__qualname__} calls itself through other rules: that can't be compiled")
        doing.add(f)
        for g in callees(f):
            visit(g)
        doing.discard(f)
        done[f] = True

    for f in entries:
        visit(f)
    return list(done)


def sources(game: Game, rules: Iterable[Callable[..., Any]]) -> list[Path]:
    """The files whose change must be noticed: the engine's, the game's and those of every rule it uses."""
    folders = {Path(__file__).parent, game.folder, *(Path(inspect.getfile(f)).parent for f in rules)}
    return sorted({p for folder in folders for p in folder.rglob("*.py")})


def sources_key(game: Game, rules: Iterable[Callable[..., Any]]) -> str:
    import llvmlite
    import numba
    import numpy

    versions = (numba.__version__, llvmlite.__version__, numpy.__version__, *game.entry_points)
    digest = hashlib.sha256(repr(versions).encode())
    for path in sources(game, rules):
        digest.update(f"{path.resolve()} {path.stat().st_mtime_ns} ".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Types:
    """Numba's types for one game: of each parameter by its name, and of each entry point as a pointer."""

    def __init__(self, game: Game) -> None:
        from numba import from_dtype, types

        self.int, self.float, self.nothing, self.word = types.int64, types.float64, types.void, types.uint64
        self.box, self.s = from_dtype(game.box_type), from_dtype(game.position)
        self.setup = from_dtype(game.options.dtype)
        self.out = types.Array(types.int64, 1, "C")
        self.dice = types.Array(types.uint64, 1, "C")
        self.known = {"box": self.box, "s": self.s, "setup": self.setup, "out": self.out, "dice": self.dice}
        assert game.position.fields is not None
        for name, field in game.position.fields.items():
            if field[0].names:
                self.known[name] = from_dtype(field[0])

    def array(self, of: Any, dimensions: int = 1) -> Any:
        from numba import types

        return types.Array(of, dimensions, "C")

    def of(self, f: Callable[..., Any]) -> tuple[Any, ...]:
        return tuple(self.known.get(p, self.int) for p in inspect.signature(f).parameters)

    def pointer(self, game: Game, name: str) -> Any:
        """The type of an entry point handed to generic code."""
        from numba import types

        returns = self.float if name in FLOATS else self.nothing if name in NOTHING else self.int
        return types.FunctionType(returns(*self.of(getattr(game.rules, name))))


_made: dict[str, Any] = {}


def compiled(game: Game, progress: Progress = lambda done, total: None) -> Any:
    """The game's entry points as Numba dispatchers (and `types`), from disk where they were made before."""
    if game.name not in _made:
        _made[game.name] = _compile(game, progress)
    return _made[game.name]


def _compile(game: Game, progress: Progress) -> Any:
    import numba

    entries = {name: getattr(game.rules, name) for name in game.entry_points}
    order = in_order(entries.values())
    folder = cache_folder() / f"{game.name}-{sources_key(game, order)}"
    types = Types(game)
    config: Any = numba.config
    outer, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        twins = _twins(order, set(entries.values()))
        ready = folder / "ready"
        if not ready.exists():
            _compile_helpers(order, entries, twins, types, progress)
        for done, (name, f) in enumerate(entries.items()):
            returns = types.float if name in FLOATS else types.nothing if name in NOTHING else types.int
            twins[f].compile(returns(*types.of(f)))
            twins[f].disable_compile()
            progress(len(order) - len(entries) + done + 1, len(order))
        folder.mkdir(parents=True, exist_ok=True)
        ready.touch()
    finally:
        config.CACHE_DIR = outer
    return SimpleNamespace(**{name: twins[f] for name, f in entries.items()}, types=types, folder=folder)


def _twins(order: list[Callable[..., Any]], entries: set[Callable[..., Any]]) -> dict[Callable[..., Any], Any]:
    """A Numba dispatcher for each rule, which calls the dispatchers of the rules it uses."""
    import numba

    njit: Any = numba.njit
    twins: dict[Callable[..., Any], Any] = {}
    for f in order:
        code: Any = TWINS.get(f, f)
        space = {name: as_numba_sees_it(value) for name, value in code.__globals__.items()}
        space.update({n: twins[v] for n, v in space.items() if isinstance(v, FunctionType) and v in twins})
        g = FunctionType(code.__code__, space, code.__name__, code.__defaults__, code.__closure__)
        g.__qualname__, g.__module__ = code.__qualname__, code.__module__
        if f in entries:
            twins[f] = njit(nogil=True, cache=True, error_model="numpy")(g)
        else:
            twins[f] = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")(g)
    return twins


@cache
def _module_of(group: type[Names]) -> ModuleType:
    module = ModuleType(group.__name__)
    vars(module).update({member.name: int(member) for member in group})
    return module


def as_numba_sees_it(value: Any) -> Any:
    """Names as plain ints: a group is a module of them, whose numbers Numba takes for constants; an enum's members would
    not mix with ints."""
    if isinstance(value, type) and issubclass(value, Names):
        return _module_of(value)
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return tuple(map(as_numba_sees_it, value))
    return int(value) if isinstance(value, Names) else value


def _compile_helpers(
    order: list[Callable[..., Any]],
    entries: dict[str, Callable[..., Any]],
    twins: dict[Callable[..., Any], Any],
    types: Types,
    progress: Progress,
) -> None:
    from numba.core.types import Omitted

    done = 0
    for f in order:
        if f in entries.values():
            continue
        if f is tell:
            for given in range(2, TELL_ARITY + 1):
                twins[f].compile((types.s, *[types.int] * (given - 1), *[Omitted(0)] * (TELL_ARITY - given)))
        else:
            twins[f].compile(types.of(f))
        twins[f].disable_compile()
        done += 1
        progress(done, len(order))
