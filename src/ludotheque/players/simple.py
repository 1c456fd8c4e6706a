"""The players that need no search: they answer at once, on plain rules."""

from __future__ import annotations

from typing import Protocol

from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.game import Game
from ludotheque.engine.play import Play

CARELESS = 3  # a beginner plays one move in this many without thinking


class Player(Protocol):
    """Whoever decides for a seat."""

    name: str
    compiled: bool

    def choose(self, seen: Play, seat: int, seed: int) -> int:
        """The code of a legal move, from what the seat sees (which is left as it is)."""
        ...


class Simple:
    """What the three have in common."""

    name = ""
    compiled = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def any_move(self, seen: Play, dice: memoryview) -> int:
        legal = seen.legal()
        return legal[below(dice, len(legal))]

    def club_move(self, seen: Play, dice: memoryview) -> int:
        return int(self.game.rules.club(seen.box.plain, seen.copy().s, dice))


class Random(Simple):
    """Any legal move."""

    name = "random"

    def choose(self, seen: Play, seat: int, seed: int) -> int:
        return self.any_move(seen, fresh_dice(seed))


class Club(Simple):
    """The game's own sensible player."""

    name = "club"

    def choose(self, seen: Play, seat: int, seed: int) -> int:
        return self.club_move(seen, fresh_dice(seed))


class Beginner(Simple):
    """The club player, who now and then doesn't look."""

    name = "beginner"

    def choose(self, seen: Play, seat: int, seed: int) -> int:
        dice = fresh_dice(seed)
        careless = below(dice, CARELESS) == 0
        return self.any_move(seen, dice) if careless else self.club_move(seen, dice)
