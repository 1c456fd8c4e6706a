"""Many games of one setup, summed up: a contest of one line-up that keeps its seats."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.arena.driver import Threads, Work, drive
from ludotheque.arena.job import MILLION, Job
from ludotheque.engine.box import Box
from ludotheque.engine.errors import BadOption
from ludotheque.engine.game import Game


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
    players: Sequence[Any] = ("random",),
    seed: int = 1,
    box: Box | Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    checked: bool = False,
) -> Simulation:
    """Play many games: each seat's mean result with its standard error, steps, decisions, the game's own measures."""
    if games < 1:
        raise BadOption("bad-count", given=games)
    values = game.options.parse(options or {})
    work = Work(Job.of(game, players, seed, values, game.box_given(box), swapped=False, checked=checked), games)
    crew = Threads(workers)
    began = time.perf_counter()
    try:
        finished = drive([work], crew)
    finally:
        crew.close()
    if not finished:
        raise KeyboardInterrupt
    tally, sides = work.tally, game.seating(values).sides
    mean = [tally.points[side] / MILLION / games for side in (0, 1)]
    squares = (tally.squares / MILLION, tally.their_squares / MILLION)
    error = [math.sqrt(max(squares[side] / games - mean[side] ** 2, 0.0) / games) for side in (0, 1)]
    return Simulation(
        game.name,
        games,
        work.job.players,
        seed,
        time.perf_counter() - began,
        sum(steps * n for steps, n in tally.steps.items()),
        tally.decisions,
        [mean[side] for side in sides],
        [error[side] for side in sides],
        {name: total / games for name, total in zip(game.measures, tally.sums, strict=True)},
    )
