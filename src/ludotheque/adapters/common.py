"""What the environments share: a game in progress on plain rules, and a hidden position as a row of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludotheque.engine.box import Box
from ludotheque.engine.dice import Nature, below, fresh_dice
from ludotheque.engine.errors import BadOption, LudoError
from ludotheque.engine.game import Game, Seating
from ludotheque.engine.play import Play, completed
from ludotheque.engine.setup import Values

Array = np.ndarray[Any, Any]


class WrongAction(LudoError):
    """An action that is no legal move."""


class Endless(LudoError):
    """A game in which no decision comes, nor its end."""


def flat_fields(dtype: np.dtype[Any], start: int = 0) -> list[tuple[int, np.dtype[Any], int]]:
    """Where the numbers of a record lie: (first byte, their type, how many), sub-records opened."""
    found: list[tuple[int, np.dtype[Any], int]] = []
    fields: Mapping[str, Any] = dtype.fields or {}
    for name in dtype.names or ():
        field, offset = fields[name][:2]
        base, shape = field.subdtype or (field, ())
        count = int(np.prod(shape, dtype=int))
        if base.names:
            for i in range(count):
                found += flat_fields(base, start + offset + i * base.itemsize)
        else:
            found.append((start + offset, base, count))
    return found


class Features:
    """Hidden positions as rows of float32 numbers, a column a number of the record."""

    def __init__(self, game: Game) -> None:
        self.size = game.position.itemsize
        self.fields = flat_fields(game.position)
        self.width = sum(count for _, _, count in self.fields)

    def of(self, raw: Any) -> Array:
        """Of one position's bytes."""
        return np.asarray(self.rows(np.frombuffer(raw, np.int8).reshape(1, -1))[0])

    def rows(self, raw: Array) -> Array:
        """Of many positions: an int8 array, a row a position."""
        wide = np.empty((len(raw), self.width), np.float32)
        place = 0
        for first, kind, count in self.fields:
            part = np.ascontiguousarray(raw[:, first : first + count * kind.itemsize])
            wide[:, place : place + count] = part.view(kind)
            place += count
        return wide


def setup_of(game: Game, given: Mapping[str, Any], seed: int | str) -> Values:
    """A whole setup: what is left open is drawn from the seed."""
    return completed(game, game.options.parse(given), Nature(f"{seed}/setup"))


class Episode(Play):
    """One game of an environment, with dice of its own: it always stands at a decision, or at the end."""

    def __init__(self, game: Game, given: Mapping[str, Any] | None = None, seed: int = 0, box: Box | None = None) -> None:
        super().__init__(game, box or game.standard_box, setup_of(game, given or {}, seed))
        self.dice = fresh_dice(seed)
        self.go_on()

    @property
    def seating(self) -> Seating:
        return self.game.seating(self.setup)

    def act(self, move: int) -> None:
        """A seat's move, then all that Nature does."""
        if move not in self.legal():
            raise WrongAction("env-illegal", given=int(move))
        self.do(int(move))
        self.go_on()

    def go_on(self) -> None:
        left = self.game.facts.longest

        def pick(n: int) -> int:
            nonlocal left
            if left == 0:
                raise Endless("env-endless", game=self.game.name, most=self.game.facts.longest)
            left -= 1
            return int(below(self.dice, n))

        self.settle(pick)
        self.s.told.clear()

    def reward(self, seat: int) -> float:
        """At the end: 1 won, -1 lost, 0 drawn."""
        return 2.0 * self.result(seat) - 1.0


def need(package: str) -> LudoError:
    """What to say where an optional package is missing."""
    return BadOption("env-missing", package=package)
