"""The players that need no search: they answer at once, on plain rules."""

from __future__ import annotations

from typing import Any, Protocol

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.game import Game

CARELESS = 3  # a beginner plays one move in this many without thinking


class Player(Protocol):
    """Whoever decides for a seat."""

    name: str
    compiled: bool

    def choose(self, box: Box, hidden: Any, seat: int, seed: int) -> int:
        """The code of a legal move at a hidden position (which is left as it is)."""
        ...


class Simple:
    """What the three have in common: the game, and room for its legal moves."""

    name = ""
    compiled = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def legal(self, box: Box, s: Any) -> list[int]:
        out = memoryview(bytearray(8 * self.game.facts.most_moves)).cast("q")
        return list(out[: self.game.rules.moves(box.plain, s, out)])

    def any_move(self, box: Box, s: Any, dice: memoryview) -> int:
        legal = self.legal(box, s)
        return int(legal[below(dice, len(legal))])

    def club_move(self, box: Box, s: Any, dice: memoryview) -> int:
        copy = plain.new(self.game.position, s.raw)
        return int(self.game.rules.club(box.plain, copy, dice))


class Random(Simple):
    """Any legal move."""

    name = "random"

    def choose(self, box: Box, hidden: Any, seat: int, seed: int) -> int:
        return self.any_move(box, hidden, fresh_dice(seed))


class Club(Simple):
    """The game's own sensible player."""

    name = "club"

    def choose(self, box: Box, hidden: Any, seat: int, seed: int) -> int:
        return self.club_move(box, hidden, fresh_dice(seed))


class Beginner(Simple):
    """The club player, who now and then doesn't look."""

    name = "beginner"

    def choose(self, box: Box, hidden: Any, seat: int, seed: int) -> int:
        dice = fresh_dice(seed)
        careless = below(dice, CARELESS) == 0
        return self.any_move(box, hidden, dice) if careless else self.club_move(box, hidden, dice)
