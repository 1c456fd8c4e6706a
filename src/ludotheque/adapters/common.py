"""What the environments share: a game in progress on plain rules, and a hidden position as a row of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.dice import Nature, below, fresh_dice
from ludotheque.engine.errors import BadOption, LudoError
from ludotheque.engine.game import Game, Seating
from ludotheque.engine.rule import NATURE, OVER

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


def setup_of(game: Game, given: Mapping[str, Any], seed: int | str) -> dict[str, Any]:
    """A whole setup: what is left open is drawn from the seed."""
    source, counter = Nature(f"{seed}/setup"), iter(range(1 << 30))
    return game.complete(game.options.parse(given), lambda n: source.pick(f"setup.{next(counter)}", n))


class Play:
    """One game on plain rules, with dice of its own."""

    def __init__(self, game: Game, given: Mapping[str, Any] | None = None, seed: int = 0, box: Box | None = None) -> None:
        self.game, self.box = game, box or game.standard_box
        self.setup = setup_of(game, given or {}, seed)
        self.dice = fresh_dice(seed)
        self.out = memoryview(bytearray(8 * game.facts.most_moves)).cast("q")
        self.s = plain.new(game.position)
        game.rules.start(self.box.plain, game.options.record(self.setup), self.s)
        self.settle()

    @property
    def seating(self) -> Seating:
        return self.game.seating(self.setup)

    @property
    def turn(self) -> int:
        return int(self.game.rules.turn(self.box.plain, self.s))

    @property
    def over(self) -> bool:
        return self.turn == OVER

    def legal(self) -> list[int]:
        return list(self.out[: self.game.rules.moves(self.box.plain, self.s, self.out)])

    def play(self, move: int) -> None:
        """A seat's move, then all that Nature does."""
        if move not in self.legal():
            raise WrongAction("env-illegal", given=int(move))
        self.game.rules.play(self.box.plain, self.s, int(move))
        self.settle()

    def settle(self) -> None:
        rules, longest = self.game.rules, self.game.facts.longest
        steps = 0
        while self.turn == NATURE:
            if steps == longest:
                raise Endless("env-endless", game=self.game.name, most=longest)
            rules.play(self.box.plain, self.s, self.out[below(self.dice, rules.moves(self.box.plain, self.s, self.out))])
            steps += 1
        self.s.told.clear()

    def hidden(self, seat: int) -> Any:
        """What a seat may see."""
        copy = plain.new(self.game.position, self.s.raw)
        self.game.rules.hide(self.box.plain, copy, seat)
        return copy

    def reward(self, seat: int) -> float:
        """At the end: 1 won, -1 lost, 0 drawn."""
        return 2.0 * float(self.game.rules.result(self.box.plain, self.s, seat)) - 1.0


def need(package: str) -> LudoError:
    """What to say where an optional package is missing."""
    return BadOption("env-missing", package=package)
