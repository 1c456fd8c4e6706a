"""Numbered games of one setup with given players, on the compiled loop.

Game number i of a seed is the same game however the work is divided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

import numpy as np

from ludotheque.arena.loop import PLAYERS, POINTERS, RANDOM, TOO_LONG, loop_of
from ludotheque.arena.stopped import StoppedGame, retraced, stopped
from ludotheque.engine.box import Box
from ludotheque.engine.dice import Nature, game_seeds, mixed
from ludotheque.engine.errors import BadOption, UnknownName
from ludotheque.engine.game import Game, Seating
from ludotheque.engine.generic import pointers
from ludotheque.engine.play import completed

WITS = 1  # which stream of a seed is the players'
_compiling = Lock()


@dataclass
class Outcome:
    """What came of some games: one row a game."""

    results: np.ndarray[Any, Any]
    steps: np.ndarray[Any, Any]
    decisions: np.ndarray[Any, Any]
    measures: np.ndarray[Any, Any]

    @staticmethod
    def empty(games: int, seats: int, measures: int) -> Outcome:
        return Outcome(
            np.zeros((games, seats)),
            np.zeros(games, np.int64),
            np.zeros(games, np.int64),
            np.zeros((games, measures), np.int64),
        )

    @staticmethod
    def joined(parts: Sequence[Outcome]) -> Outcome:
        names = ("results", "steps", "decisions", "measures")
        return Outcome(*[np.concatenate([getattr(p, name) for p in parts]) for name in names])


def simple_code(name: str) -> int:
    """How the loop without a search knows a player."""
    if name not in PLAYERS:
        raise UnknownName("unknown-player", given=name, allowed=", ".join(PLAYERS))
    return PLAYERS[name]


@dataclass
class Runner:
    """Plays numbered games of one setup with given players; `run(first, last)` may be called from several threads.

    With `swapped` the games come in lots with the same dice, in which the players change seats in turn.
    `loops`, `code` and `desk` bring in a search (see `arena/match.py`).
    """

    game: Game
    players: Sequence[str]
    seed: int
    box: Box
    values: Mapping[str, Any]
    checked: bool = False
    swapped: bool = False
    loops: Callable[[Game, bool], Any] = loop_of
    code: Callable[[str], int] = simple_code
    desk: Callable[[], Any] = int
    _fixed: Any = field(default=None, init=False)

    def __post_init__(self) -> None:
        seating = self.game.seating(dict(self.values))
        self.seats = len(seating.sides)
        seated = seatings(self.players, seating, self.swapped)
        self.who = np.array([[self.code(name) if name else RANDOM for name in row] for row in seated], np.int64)
        self.loop = self.loops(self.game, False)
        if self.complete(0) == self.values:
            self._fixed = self._setup_array([dict(self.values)])

    def complete(self, lot: int) -> dict[str, Any]:
        """The setup of a lot: what is left open is drawn from the seed and the lot's number."""
        return completed(self.game, dict(self.values), Nature(f"{self.seed}/{lot}"))

    def _setup_array(self, each: list[dict[str, Any]]) -> np.ndarray[Any, Any]:
        array = np.zeros(len(each), self.game.options.dtype)
        for i, values in enumerate(each):
            array[i : i + 1].view("u1")[:] = np.frombuffer(self.game.options.record(values).raw, "u1")
        return array

    def seeds(self, first: int, last: int) -> np.ndarray[Any, Any]:
        """Nature's seed (the same for a lot) and the players' seed of each game."""
        size = len(self.who)
        nature = game_seeds(self.seed, first // size, (last - 1) // size + 1)
        return np.stack(
            [np.repeat(nature, size)[first % size :][: last - first], game_seeds(mixed(self.seed, WITS), first, last)], axis=1
        )

    def run(self, first: int, last: int) -> Outcome:
        """Games number first to last - 1."""
        if last <= first:
            return Outcome.empty(0, self.seats, len(self.game.measures))
        outcome, broken = self._looped(self.loop, first, last, np.zeros(0, np.int64))
        if broken[0]:
            number, steps = first + int(broken[1]), int(broken[2])
            raise self.stopped(number, self.moves_of(number, steps), int(broken[0]))
        return outcome

    def _looped(self, loop: Any, first: int, last: int, record: np.ndarray[Any, Any]) -> tuple[Outcome, np.ndarray[Any, Any]]:
        """What came of the games, and what stopped one of them: why, which, after how many steps."""
        facts, wanted, size = self.game.facts, len(self.game.measures), len(self.who)
        work = np.zeros(2, self.game.position)
        setups = self._fixed
        if setups is None:
            setups = self._setup_array([self.complete(i // size) for i in range(first, last)])
        outcome, broken = Outcome.empty(last - first, self.seats, max(wanted, 1)), np.zeros(3, np.int64)
        loop(
            self.box.array,
            setups,
            work,
            work.view(np.int64).reshape(2, -1),
            np.zeros(max(facts.most_moves, wanted), np.int64),
            np.zeros(1, np.uint64),
            np.zeros(1, np.uint64),
            self.who,
            self.seeds(first, last),
            outcome.results,
            outcome.steps,
            outcome.decisions,
            outcome.measures,
            record,
            broken,
            np.array([facts.hidden, self.checked, wanted, first, facts.longest], np.int64),
            self.desk(),
            *pointers(self.game, POINTERS),
        )
        outcome.measures = outcome.measures[:, :wanted]
        return outcome, broken

    def moves_of(self, number: int, steps: int) -> list[int]:
        """The first moves and outcomes of a game, which is played once more for it."""
        record = np.zeros(self.game.facts.longest, np.int64)
        with _compiling:
            loop = self.loops(self.game, True)
        self._looped(loop, number, number + 1, record)
        return [int(code) for code in record[:steps]]

    def stopped(self, number: int, codes: Sequence[int], broken: int = TOO_LONG) -> StoppedGame:
        """The error for a game that could not go on after these moves."""
        lot, place = divmod(number, len(self.who))
        seated = seatings(self.players, self.game.seating(dict(self.values)), self.swapped)[place]
        table = retraced(self.game, self.complete(lot), self.box, codes, seated)
        key = "game-too-long" if broken == TOO_LONG else "broken-invariant"
        return stopped(key, table, number, self.seed, self.players, steps=len(codes), check=broken)


def seatings(players: Sequence[str], seating: Seating, swapped: bool = False) -> list[list[str]]:
    """Which player sits where ("" for the automaton): one for all, one a side, or one a deciding seat.

    With `swapped`, every way to move the players on around the table.
    """
    deciding, sides = seating.players, sorted({seating.sides[seat] for seat in seating.players})
    if len(players) not in (1, len(deciding), len(sides)):
        raise BadOption("wrong-player-count", given=len(players), wanted=len(sides))
    found = []
    for turn in range(len(players) if swapped else 1):
        moved = [*players[turn:], *players[:turn]]
        row = [""] * len(seating.sides)
        for place, seat in enumerate(deciding):
            by_side = len(players) == len(sides)
            row[seat] = moved[sides.index(seating.sides[seat])] if by_side else moved[place % len(moved)]
        found.append(row)
    return found
