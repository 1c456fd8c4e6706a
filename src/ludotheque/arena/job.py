"""A piece of arena work that can be sent anywhere: numbered games of one question, and the tally of what came of them.

Tallies hold whole numbers only and add up in any order: the same games give the same tally, however they were divided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import lru_cache
from threading import Lock
from typing import Any

import numpy as np

from ludotheque.arena.runner import Outcome, Runner
from ludotheque.engine.box import Box, canonical
from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.players.own import Maker, maker_of, names_of, own_names, register

MILLION = 1_000_000
AUTOMATON = "automaton"


@dataclass(frozen=True)
class Job:
    """Who plays what: everything that decides how the games go. `box` is None for the standard one."""

    game: str
    players: tuple[str, ...]
    seed: int
    values: Mapping[str, Any]
    box: Mapping[str, Any] | None = None
    swapped: bool = True
    checked: bool = False  # whether the rules' own check is asked after each step
    own: Mapping[str, Maker] = field(default_factory=dict, compare=False)  # who makes the players that are not of the house

    @staticmethod
    def of(
        game: Game,
        players: Sequence[Any],
        seed: int,
        values: Mapping[str, Any],
        box: Box | None = None,
        swapped: bool = True,
        checked: bool = False,
    ) -> Job:
        names = tuple(names_of(players))
        own = {name: maker_of(name) for name in names if name in own_names()}
        data = None if box is None or box.hash == game.standard_box.hash else box.data
        return Job(game.name, names, seed, values, data, swapped, checked, own)

    @property
    def key(self) -> str:
        """One text for one question."""
        return canonical({f.name: getattr(self, f.name) for f in fields(self) if f.compare})

    def find_game(self) -> Game:
        return find_game(self.game)

    def find_box(self) -> Box:
        game = self.find_game()
        return game.standard_box if self.box is None else game.box(dict(self.box))

    @property
    def entrants(self) -> tuple[str, ...]:
        """The players by side; alone against the rulebook's automaton, that is the second."""
        alone = self.find_game().seating(dict(self.values)).automaton is not None
        return (self.players[0], AUTOMATON) if alone else (self.players[0], self.players[-1])

    def play(self, first: int, last: int) -> Tally:
        """The games number first to last - 1."""
        return Tally.of(self, _runner(self).run(first, last), first)

    def prepare(self) -> None:
        """Have everything compiled."""
        _runner(self)

    def __hash__(self) -> int:
        return hash(self.key)


_runners: dict[tuple[Any, ...], Runner] = {}
_making = Lock()


def _runner(job: Job) -> Runner:
    """One runner for a question in a process; the last few are kept."""
    from ludotheque.arena.match import make_runner

    key = (job.key, *job.own.values())  # a player of one's own may be another under the same name
    with _making:
        if key not in _runners:
            for name, maker in job.own.items():
                register(name, maker)
            if len(_runners) > 64:
                _runners.clear()
            _runners[key] = make_runner(job)
        return _runners[key]


@lru_cache(maxsize=64)
def _sides(job: Job) -> tuple[int, int, int]:
    """How many seatings take turns, a seat of the first side, a seat of the second."""
    seating = job.find_game().seating(dict(job.values))
    lots = len(job.players) if job.swapped else 1
    return lots, seating.sides.index(0), seating.sides.index(1)


@dataclass
class Tally:
    """Sums over games. `points`: results of the two entrants in millionths; `home`: of the first side, whoever sat there."""

    games: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    wins: list[int] = field(default_factory=lambda: [0, 0])
    squares: int = 0
    their_squares: int = 0
    home: int = 0
    home_wins: int = 0
    away_wins: int = 0
    decisions: int = 0
    steps: Counter[int] = field(default_factory=Counter)
    sums: list[int] = field(default_factory=list)
    products: list[list[int]] = field(default_factory=list)

    @staticmethod
    def of(job: Job, outcome: Outcome, first: int) -> Tally:
        lots, one, other = _sides(job)
        home, away = (np.rint(outcome.results[:, seat] * MILLION).astype(np.int64) for seat in (one, other))
        swapped = (np.arange(first, first + len(home)) % lots) == 1
        mine, theirs = np.where(swapped, away, home), np.where(swapped, home, away)
        measures = outcome.measures
        values, counts = np.unique(outcome.steps, return_counts=True)
        return Tally(
            games=len(home),
            points=[int(mine.sum()), int(theirs.sum())],
            wins=[int((mine > theirs).sum()), int((theirs > mine).sum())],
            squares=int((mine // 1000) @ (mine // 1000)),
            their_squares=int((theirs // 1000) @ (theirs // 1000)),
            home=int(home.sum()),
            home_wins=int((home > away).sum()),
            away_wins=int((away > home).sum()),
            decisions=int(outcome.decisions.sum()),
            steps=Counter({int(v): int(n) for v, n in zip(values, counts, strict=True)}),
            sums=[int(x) for x in measures.sum(0)],
            products=[[int(x) for x in row] for row in measures.T @ measures],
        )

    def add(self, other: Tally) -> Tally:
        """The two together, in this one."""
        if not other.games:
            return self
        for name in ("games", "squares", "their_squares", "home", "home_wins", "away_wins", "decisions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("points", "wins", "sums"):
            mine = getattr(self, name) or [0] * len(getattr(other, name))
            setattr(self, name, [a + b for a, b in zip(mine, getattr(other, name), strict=True)])
        mine = self.products or [[0] * len(row) for row in other.products]
        self.products = [[a + b for a, b in zip(r, q, strict=True)] for r, q in zip(mine, other.products, strict=True)]
        self.steps += other.steps
        return self

    @property
    def draws(self) -> int:
        return self.games - sum(self.wins)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "steps": [[k, n] for k, n in sorted(self.steps.items())]}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Tally:
        return Tally(**{**data, "steps": Counter({int(k): int(n) for k, n in data["steps"]})})
