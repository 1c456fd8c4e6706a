"""A game in progress on plain rules: the position, what may be done in it, and what a seat sees of it.

A table is one with a log; players and views get one in which all that their seat has not seen is erased.
"""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.dice import Nature
from ludotheque.engine.game import Game
from ludotheque.engine.rule import NATURE, OVER, Seat
from ludotheque.engine.setup import Values


class Play:
    """`s` is the position; moves and outcomes are codes here. Nothing is checked: that is the table's matter."""

    __slots__ = ("_out", "box", "game", "s", "setup")

    def __init__(self, game: Game, box: Box, setup: Values, raw: bytes | memoryview | None = None) -> None:
        """At the position of these bytes, or at the first one of the setup."""
        self.game, self.box, self.setup = game, box, setup
        self.s = plain.new(game.position, raw)
        self._out: memoryview | None = None
        if raw is None:
            game.rules.start(box.plain, game.options.record(setup), self.s)

    @property
    def turn(self) -> int:
        """The seat to move, NATURE or OVER."""
        return int(self.game.rules.turn(self.box.plain, self.s))

    @property
    def over(self) -> bool:
        return self.turn == OVER

    def legal(self) -> list[int]:
        """What may be done; at Nature's turn what can come, each as often as it is likely."""
        if self._out is None:
            self._out = memoryview(bytearray(8 * self.game.facts.most_moves)).cast("q")
        return list(self._out[: self.game.rules.moves(self.box.plain, self.s, self._out)])

    def do(self, code: int) -> None:
        """A move or an outcome; what the rules tell is added to `s.told`."""
        self.game.rules.play(self.box.plain, self.s, code)

    def settle(self, pick: Callable[[int], int]) -> None:
        """All that Nature does up to the next decision; `pick(n)`: a number from 0 to n - 1."""
        while self.turn == NATURE:
            codes = self.legal()
            self.do(codes[pick(len(codes))])

    def result(self, seat: Seat) -> float:
        """At the end: 1 won, 0 lost."""
        return float(self.game.rules.result(self.box.plain, self.s, seat))

    def copy(self) -> Play:
        return Play(self.game, self.box, self.setup, self.s.raw)

    def hidden(self, seat: Seat) -> Play:
        """A copy in which everything `seat` has not seen is erased: the only way out of a position."""
        copy = self.copy()
        self.game.rules.hide(self.box.plain, copy.s, seat)
        return copy


def completed(game: Game, values: Values, source: Nature) -> Values:
    """A setup in which nothing is left open: what was is drawn from this source."""
    counter = iter(range(1 << 30))
    return game.complete(values, lambda n: source.pick(f"setup.{next(counter)}", n))
