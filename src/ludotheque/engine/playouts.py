"""Many games at once on the compiled rules.

The loop is written once for all games: a game's entry points reach it as pointers. Game number i of a seed is the same
game however the work is divided. Chunks are short, so that Ctrl-C is heard.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ludotheque.engine.box import Box
from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import Nature, below, game_seeds
from ludotheque.engine.dice import _below as compiled_below
from ludotheque.engine.errors import BadOption, LudoError, UnknownName
from ludotheque.engine.game import Game
from ludotheque.engine.rule import NATURE, OVER

RANDOM, CLUB = 0, 1
PLAYERS = {"random": RANDOM, "club": CLUB}
CHUNK_SECONDS = 0.1
POINTERS = ("start", "turn", "moves", "play", "result", "hide", "club", "check", "measure")


def play_games(boxes, setups, work, raw, hidden_raw, out, dice, who, seeds, results, steps, decisions, measures, broken,
               flags, start, turn, moves, play, result, hide, club, check, measure):  # type: ignore[no-untyped-def]  # fmt: skip
    """Play a game for each seed; fill in its results by seat, its steps, decisions and measures.

    `work` holds two positions, the game's and a hidden copy; `flags`: [0] anything is hidden, [1] check after each step,
    [2] how many measures.
    """
    box = boxes[0]
    s = work[0]
    seen = work[1]
    size = len(raw)
    seats = results.shape[1]
    for i in range(len(seeds)):
        for j in range(size):
            raw[j] = 0
        dice[0] = seeds[i]
        start(box, setups[i % len(setups)], s)
        n = 0
        asked = 0
        mover = turn(box, s)
        while mover != OVER:
            if mover >= 0 and who[mover] == CLUB:
                asked += 1
                if flags[0]:
                    for j in range(size):
                        hidden_raw[j] = raw[j]
                    hide(box, seen, mover)
                    play(box, s, club(box, seen, dice))
                else:
                    play(box, s, club(box, s, dice))
            else:
                if mover >= 0:
                    asked += 1
                play(box, s, out[pick(dice, moves(box, s, out))])
            n += 1
            if flags[1] and check(box, s) != 0:
                broken[0] = check(box, s)
                broken[1] = i
                broken[2] = n
                return i
            mover = turn(box, s)
        for seat in range(seats):
            results[i, seat] = result(box, s, seat)
        steps[i] = n
        decisions[i] = asked
        if flags[2]:
            measure(box, s, out)
            for k in range(flags[2]):
                measures[i, k] = out[k]
    return len(seeds)


def pick(dice, n):  # type: ignore[no-untyped-def]
    """Which of n equally likely outcomes comes."""
    return below(dice, n)


_loops: dict[str, Any] = {}


def loop_of(game: Game) -> Any:
    """`play_games` compiled for one game's records and pointers."""
    if game.name not in _loops:
        _loops[game.name] = _compile_loop(game)
    return _loops[game.name]


def _compile_loop(game: Game) -> Any:
    import numba
    from numba import njit, types

    rules = compiled(game)
    t = rules.types
    outer, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(rules.folder)
    try:
        pick_twin = njit(nogil=True)(compiled_below)
        space = {**globals(), "pick": pick_twin}
        bound = type(play_games)(play_games.__code__, space, "play_games")
        bound.__qualname__, bound.__module__ = play_games.__qualname__, __name__
        loop = njit(nogil=True, cache=True)(bound)
        array = types.Array
        pointers = [t.pointer(game, "moves" if n == "measure" else n) for n in POINTERS]
        loop.compile((
            array(t.box, 1, "C"), array(t.setup, 1, "C"), array(t.s, 1, "C"), array(types.uint8, 1, "C"),
            array(types.uint8, 1, "C"), t.out, t.dice, t.out, t.dice, array(types.float64, 2, "C"), t.out, t.out,
            array(types.int64, 2, "C"), t.out, t.out, *pointers,
        ))  # fmt: skip
        loop.disable_compile()
    finally:
        numba.config.CACHE_DIR = outer
    return loop


@dataclass
class Outcome:
    """What came of some games: one row a game."""

    results: np.ndarray[Any, Any]
    steps: np.ndarray[Any, Any]
    decisions: np.ndarray[Any, Any]
    measures: np.ndarray[Any, Any]

    @staticmethod
    def joined(parts: Sequence[Outcome]) -> Outcome:
        names = ("results", "steps", "decisions", "measures")
        return Outcome(*[np.concatenate([getattr(p, name) for p in parts]) for name in names])


class BrokenInvariant(LudoError):
    """`check` found something that must never be."""


@dataclass
class Runner:
    """Plays numbered games of one setup with given players; `run(first, last)` may be called from several threads."""

    game: Game
    players: Sequence[str]
    seed: int
    box: Box
    values: Mapping[str, Any]
    checked: bool = False
    _fixed: Any = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.rules = compiled(self.game)
        self.loop = loop_of(self.game)
        seating = self.game.seating(dict(self.values))
        self.seats = len(seating.sides)
        self.who = player_codes(self.players, seating)
        if self._complete(0) == self.values:
            self._fixed = self._setup_array([dict(self.values)])

    def _complete(self, i: int) -> dict[str, Any]:
        """The setup of game i: what is left open is drawn from the seed and the game's number."""
        source, counter = Nature(f"{self.seed}/{i}"), iter(range(1 << 30))
        return self.game.complete(dict(self.values), lambda n: source.pick(f"setup.{next(counter)}", n))

    def _setup_array(self, each: list[dict[str, Any]]) -> np.ndarray[Any, Any]:
        array = np.zeros(len(each), self.game.options.dtype)
        for i, values in enumerate(each):
            array[i : i + 1].view("u1")[:] = np.frombuffer(self.game.options.record(values).raw, "u1")
        return array

    def run(self, first: int, last: int) -> Outcome:
        """Games number first to last - 1."""
        count, facts, wanted = last - first, self.game.facts, len(self.game.measures)
        work = np.zeros(2, self.game.position)
        raw = work.view("u1").reshape(2, -1)
        setups = self._fixed
        if setups is None:
            setups = self._setup_array([self._complete(i) for i in range(first, last)])
        seeds = game_seeds(self.seed, first, last)
        outcome = Outcome(np.zeros((count, self.seats)), np.zeros(count, np.int64), np.zeros(count, np.int64),
                          np.zeros((count, max(wanted, 1)), np.int64))  # fmt: skip
        broken = np.zeros(3, np.int64)
        flags = np.array([facts.hidden, self.checked, wanted], np.int64)
        self.loop(
            self.box.array, setups, work, raw[0], raw[1], np.zeros(max(facts.most_moves, wanted), np.int64),
            np.zeros(1, np.uint64), self.who, seeds, outcome.results, outcome.steps, outcome.decisions,
            outcome.measures, broken, flags, *(getattr(self.rules, n, self.rules.moves) for n in POINTERS),
        )  # fmt: skip
        if broken[0]:
            raise BrokenInvariant("broken-invariant", number=int(broken[0]), game=first + int(broken[1]),
                                  step=int(broken[2]))  # fmt: skip
        outcome.measures = outcome.measures[:, :wanted]
        return outcome


def player_codes(players: Sequence[str], seating: Any) -> np.ndarray[Any, Any]:
    """What each seat plays like: one player for all, one a side, or one a deciding seat."""
    for name in players:
        if name not in PLAYERS:
            raise UnknownName("unknown-player", given=name, allowed=", ".join(PLAYERS))
    codes = np.zeros(len(seating.sides), np.int64)
    deciding = seating.players
    for place, seat in enumerate(deciding):
        if len(players) == 1:
            name = players[0]
        elif len(players) == len(deciding):
            name = players[place]
        elif len(players) == len(set(seating.sides)):
            name = players[seating.sides[seat]]
        else:
            raise BadOption("wrong-player-count", given=len(players), wanted=len(deciding))
        codes[seat] = PLAYERS[name]
    return codes


def chunks(run: Callable[[int, int], Outcome], games: int, workers: int, first: int = 0) -> Iterator[Outcome]:
    """The games in order, in chunks of about a tenth of a second, over threads."""
    size, done = 1, 0
    with ThreadPoolExecutor(workers) as pool:
        while done < games:
            edges = [min(games, done + size * k) for k in range(workers + 1)]
            began = time.perf_counter()
            parts = list(pool.map(run, [first + e for e in edges[:-1]], [first + e for e in edges[1:]]))
            spent = max(time.perf_counter() - began, 1e-6)
            yield from (p for p in parts if len(p.steps))
            done = edges[-1]
            size = max(1, min(int(size * min(4.0, CHUNK_SECONDS / spent)), 1_000_000))


@dataclass(frozen=True)
class Simulation:
    """The summary of many games."""

    game: str
    games: int
    players: tuple[str, ...]
    seed: int
    seconds: float
    steps: int
    decisions: int
    wins: list[float]
    errors: list[float]
    measures: dict[str, float]

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def simulate(
    game: Game,
    *,
    games: int,
    players: Sequence[str] = ("random",),
    seed: int = 1,
    box: Box | None = None,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    checked: bool = False,
) -> Simulation:
    """Play many games: each seat's mean result with its standard error, steps, decisions, the game's own measures."""
    if games < 1:
        raise BadOption("bad-count", given=games)
    values = game.options.parse(options or {})
    runner = Runner(game, players, seed, box or game.standard_box, values, checked)
    workers = workers or os.cpu_count() or 1
    began = time.perf_counter()
    seats = runner.seats
    sums, squares = np.zeros(seats), np.zeros(seats)
    steps = decisions = 0
    measured = np.zeros(len(game.measures))
    for part in chunks(runner.run, games, workers):
        sums += part.results.sum(0)
        squares += (part.results**2).sum(0)
        steps += int(part.steps.sum())
        decisions += int(part.decisions.sum())
        measured += part.measures.sum(0)
    mean = sums / games
    errors = np.sqrt(np.maximum(squares / games - mean**2, 0.0) / games)
    return Simulation(
        game.name, games, tuple(players), seed, time.perf_counter() - began, steps, decisions,
        [float(x) for x in mean], [float(x) for x in errors],
        {name: float(x) / games for name, x in zip(game.measures, measured, strict=True)},
    )  # fmt: skip


__all__ = ["NATURE", "Outcome", "Runner", "Simulation", "chunks", "loop_of", "simulate"]
