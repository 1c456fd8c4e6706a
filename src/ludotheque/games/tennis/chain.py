"""A tennis match as an exact chain of points: from any score, how likely each side wins it.

`a` and `b` are how often side A and side B win a point that they serve. Deuces, long tie-breaks and sets without one
end in closed form, so nothing is cut off.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

from .score import NOBODY, current_set

Ends = tuple[float, float, float, float]
"""How a set ends: A wins it and A or B serves next, B wins it and A or B serves next."""


class Chain:
    """One kind of match: points of a game, games of a set, points of a tie-break (0: none), sets to win."""

    def __init__(
        self, a: float, b: float, game_points: int = 4, set_games: int = 6, tie_break: int = 7, sets_to_win: int = 2
    ) -> None:
        self.on_serve = (a, 1.0 - b)  # A wins the point when A serves, when B serves
        self.game_points, self.set_games, self.tie_break = game_points, set_games, tie_break
        self.sets_to_win = sets_to_win
        self.game = lru_cache(maxsize=None)(self._game)
        self.tie = lru_cache(maxsize=None)(self._tie)
        self.set = lru_cache(maxsize=None)(self._set)
        self.match = lru_cache(maxsize=None)(self._match)

    def _game(self, mine: int, theirs: int, server: int) -> float:
        """A wins the game from these points; `server` serves it."""
        p = self.on_serve[server]
        need = self.game_points
        if mine == theirs and mine >= need - 1:
            return two_in_a_row(p, p)
        if mine >= need and mine - theirs >= 2:
            return 1.0
        if theirs >= need and theirs - mine >= 2:
            return 0.0
        return p * self.game(mine + 1, theirs, server) + (1.0 - p) * self.game(mine, theirs + 1, server)

    def _tie(self, mine: int, theirs: int, opener: int) -> float:
        """A wins the tie-break that `opener` opened."""
        need = self.tie_break
        if mine == theirs and mine >= need - 1:
            return two_in_a_row(*self.on_serve)
        if mine >= need and mine - theirs >= 2:
            return 1.0
        if theirs >= need and theirs - mine >= 2:
            return 0.0
        p = self.on_serve[(opener + (mine + theirs + 1) // 2) % 2]
        return p * self.tie(mine + 1, theirs, opener) + (1.0 - p) * self.tie(mine, theirs + 1, opener)

    def _set(self, mine: int, theirs: int, opener: int) -> Ends:
        """How the set ends from these games, `opener` to serve."""
        need = self.set_games
        if mine >= need and mine - theirs >= 2:
            return (1.0, 0.0, 0.0, 0.0) if opener == 0 else (0.0, 1.0, 0.0, 0.0)
        if theirs >= need and theirs - mine >= 2:
            return (0.0, 0.0, 1.0, 0.0) if opener == 0 else (0.0, 0.0, 0.0, 1.0)
        if self.tie_break and mine == theirs == need:
            won = self.tie(0, 0, opener)
            return (0.0, won, 0.0, 1.0 - won) if opener == 0 else (won, 0.0, 1.0 - won, 0.0)
        if not self.tie_break and mine == theirs >= need - 1:
            won = two_in_a_row(self.game(0, 0, 0), self.game(0, 0, 1))
            return (won, 0.0, 1.0 - won, 0.0) if opener == 0 else (0.0, won, 0.0, 1.0 - won)
        return self.after_game(self.game(0, 0, opener), mine, theirs, opener)

    def after_game(self, won: float, mine: int, theirs: int, opener: int) -> Ends:
        """How the set ends if A wins the running game so likely."""
        return mix(won, self.set(mine + 1, theirs, 1 - opener), self.set(mine, theirs + 1, 1 - opener))

    def _match(self, mine: int, theirs: int, opener: int) -> float:
        """A wins the match from these sets, `opener` to serve."""
        if mine == self.sets_to_win or theirs == self.sets_to_win:
            return 1.0 if mine == self.sets_to_win else 0.0
        return self.after_set(self.set(0, 0, opener), mine, theirs)

    def after_set(self, ends: Ends, mine: int, theirs: int) -> float:
        return (
            ends[0] * self.match(mine + 1, theirs, 0)
            + ends[1] * self.match(mine + 1, theirs, 1)
            + ends[2] * self.match(mine, theirs + 1, 0)
            + ends[3] * self.match(mine, theirs + 1, 1)
        )

    def value(self, score: Any) -> float:
        """A wins the match from this score, before the next point's service."""
        if score.winner != NOBODY:
            return 1.0 if score.winner == 0 else 0.0
        opener = (score.first + score.opener) % 2
        k = current_set(score)
        mine, theirs, points = score.games[k, 0], score.games[k, 1], (score.points[0], score.points[1])
        if score.in_tie_break:
            won = self.tie(*points, opener)
            ends: Ends = (0.0, won, 0.0, 1.0 - won) if opener == 0 else (won, 0.0, 1.0 - won, 0.0)
        else:
            ends = self.after_game(self.game(*points, opener), mine, theirs, opener)
        return self.after_set(ends, score.sets[0], score.sets[1])

    @cached_property
    def start(self) -> tuple[float, float]:
        """A wins the match if A serves first, if B does."""
        return self.match(0, 0, 0), self.match(0, 0, 1)


def two_in_a_row(p: float, q: float) -> float:
    """Two tries, won with p and q, again and again until one side has won both of a pair."""
    both, none = p * q, (1.0 - p) * (1.0 - q)
    return both / (both + none)


def mix(won: float, if_won: Ends, if_lost: Ends) -> Ends:
    x = [won * a + (1.0 - won) * b for a, b in zip(if_won, if_lost, strict=True)]
    return x[0], x[1], x[2], x[3]
