"""The pro: the search of `search.py` on a game's compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from ludotheque.engine.box import Box
from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import mixed, seeded_array
from ludotheque.engine.game import Game
from ludotheque.engine.generic import compile_for, dispatchers, pointers
from ludotheque.engine.play import Play
from ludotheque.players import search

POINTERS = ("turn", "moves", "play", "result", "hide", "deal", "estimate", "club")
HELPERS = ("copy", "settle", "sight", "edge_key", "find", "spread", "select", "learn", "choice", "favourite")
ITERATIONS = 4000
CHUNK = 500  # iterations between two looks at the clock


@dataclass(frozen=True)
class Mind:
    """How a search thinks: see `search.py`."""

    curiosity: float = 1.0
    met: int = 100
    club_moves: int = 8
    sure: float = 2.5

    def array(self) -> np.ndarray[Any, Any]:
        return np.array([self.curiosity, float(self.met), float(self.club_moves), self.sure, 0.0, 0.0, 0.0])


@dataclass(frozen=True)
class Judged:
    """What the search thinks of one legal move: how often it tried it, and its mean result for the seat."""

    move: int
    visits: int
    value: float


_searches: dict[str, Any] = {}


def search_of(game: Game) -> Any:
    """`search` compiled for one game's records and pointers, from disk where it was made before."""
    if game.name not in _searches:
        _searches[game.name] = _compile(game)
    return _searches[game.name]


def search_types(game: Game) -> list[Any]:
    """Numba's types of the search's parameters before the pointers."""
    t = compiled(game).types
    return [t.array(t.box), t.int, t.int, *desk_types(game)[:2], t.out, *desk_types(game)[2:], t.dice, t.int]


def desk_types(game: Game) -> list[Any]:
    """Of the room a search works in: see `Desk.room`."""
    from numba import from_dtype

    t = compiled(game).types
    floats, edges = t.array(t.float), t.array(from_dtype(search.EDGE))
    return [t.array(t.s), t.array(t.int, 2), edges, t.out, floats, t.out, t.out, floats, edges]


def _compile(game: Game) -> Any:
    return compile_for(game, search.search, dispatchers(vars(search), HELPERS), search_types(game), POINTERS)


class Desk:
    """The memory of one search: a root, the edges found so far, and room to play on."""

    def __init__(self, game: Game, box: Box, mind: Mind, size: int) -> None:
        self.game, self.box, self.mind = game, box, mind.array()
        self.positions = np.zeros(3, game.position)
        self.words = self.positions.view(np.int64).reshape(3, -1)
        self.memory = np.zeros(1 << max(8, (size * 2).bit_length()), search.EDGE)
        self.used = np.array([0, 0, 0, game.facts.longest])
        self.out = np.zeros(game.facts.most_moves, np.int64)
        self.dice = np.zeros(1, np.uint64)
        self.seat = 0
        self.path, self.movers = (np.zeros(search.DEEPEST, np.int64) for _ in range(2))
        self.report = np.zeros(game.facts.most_moves, search.EDGE)
        self.values = np.zeros(game.facts.seats, np.float64)
        self.run = search_of(game)
        self.pointers = pointers(game, POINTERS)

    def sit(self, root: bytes | memoryview, seat: int, seed: int) -> Desk:
        """Start anew from a hidden position."""
        self.memory[:] = 0
        self.used[:3] = 0
        self.mind[4:] = 0.0
        self.words[search.ROOT] = np.frombuffer(root, np.int64)
        self.seat, self.dice = seat, seeded_array(seed)
        return self

    @property
    def room(self) -> tuple[Any, ...]:
        return (
            self.positions,
            self.words,
            self.memory,
            self.used,
            self.mind,
            self.path,
            self.movers,
            self.values,
            self.report,
        )

    def think(self, iterations: int) -> int:
        """Some more iterations; the favourite move."""
        return int(
            self.run(
                self.box.array,
                self.seat,
                iterations,
                *self.room[:2],
                self.out,
                *self.room[2:],
                self.dice,
                int(self.game.facts.hidden),
                *self.pointers,
            )
        )


class Pro:
    """Thinks for a number of iterations (or some seconds, whichever comes first), on one or more threads."""

    name = "pro"
    compiled = True

    def __init__(
        self,
        game: Game,
        iterations: int = ITERATIONS,
        threads: int = 1,
        seconds: float | None = None,
        mind: Mind | None = None,
    ) -> None:
        self.game, self.iterations, self.threads, self.seconds = game, iterations, threads, seconds
        self.mind = mind or Mind()

    def choose(self, seen: Play, seat: int, seed: int) -> int:
        """The best move as the search sees it; with one legal move, that one."""
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        desks = self._searched(seen, seat, seed)
        report = sum_of([d.report[: len(legal)] for d in desks])
        mind = np.sum([d.mind[4:] for d in desks], axis=0)
        return int(search.choice(report, len(legal), int(desks[0].used[1]), self.mind.sure, search.spread(*map(float, mind))))

    def judge(self, seen: Play, seat: int, seed: int) -> list[Judged]:
        """Every legal move with what the search thinks of it: the searches of all threads together."""
        count = len(seen.legal())
        report = sum_of([d.report[:count] for d in self._searched(seen, seat, seed)])
        return [Judged(int(e.key), int(e.visits), float(e.worth) / max(1, int(e.visits))) for e in report]

    def _searched(self, seen: Play, seat: int, seed: int) -> list[Desk]:
        root = bytes(seen.s.raw)
        desks = [
            Desk(self.game, seen.box, self.mind, self.iterations).sit(root, seat, mixed(seed, k)) for k in range(self.threads)
        ]
        if self.threads == 1:
            self._think(desks[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(self._think, desks))
        return desks

    def _think(self, desk: Desk) -> None:
        until = perf_counter() + self.seconds if self.seconds is not None else None
        left = self.iterations
        while left > 0:
            desk.think(min(left, CHUNK))
            left -= CHUNK
            if until is not None and perf_counter() > until:
                break


def sum_of(reports: Sequence[np.ndarray[Any, Any]]) -> Any:
    """What several searches say of the root's moves, added up."""
    total = reports[0].copy()
    for name in ("visits", "worth", "square"):
        total[name] = sum(r[name] for r in reports)
    return total.view(np.recarray)
