"""The second referee's scoreboard: points, games, sets and the order of service, counted as the rulebook does.

Written from the rulebook and the clauses alone, not from the rules it is there to check (`referee.py`).
"""

from __future__ import annotations

from typing import Any

LEAD = 2  # of points in a game and a tie-break, of games in a set


class Scoreboard:
    """`points`, `games` and `sets` are pairs: side A's, side B's."""

    def __init__(self, box: dict[str, Any], setup: dict[str, Any]) -> None:
        self.points_of_a_game: int = box["match"]["game_points"]
        self.games_of_a_set: int = box["match"]["set_games"]
        self.points_of_a_tie_break: int = box["match"]["tie_break"]
        self.best_of: int = setup["sets"]
        self.with_tie_break: bool = setup["tie_break"]
        self.doubles: bool = setup["doubles"] != 0
        self.order: list[str] = []  # of service, from the draw on
        self.games_served = 0  # in the whole match, a tie-break being one game (TO-11)
        self.points = [0, 0]
        self.games = [0, 0]
        self.sets = [0, 0]
        self.past_sets: list[list[int]] = []  # the games of each
        self.tie_break_losers: list[int | None] = []  # the points of who lost its tie-break, if there was one
        self.winner: int | None = None

    def begin(self, first: str) -> None:
        """TO-11: a draw decides who serves first. TO-71: A1, B1, A2, B2, or as the draw will have it B1, A1, B2, A2."""
        second = "B" if first == "A" else "A"
        numbers = "12" if self.doubles else "1"
        for number in numbers:
            self.order.append(first + number)
            self.order.append(second + number)

    # Service

    def in_tie_break(self) -> bool:
        """TO-10: at 6-6. TO-13: unless there is none."""
        everyone_has = [self.games_of_a_set, self.games_of_a_set]
        return self.with_tie_break and self.games == everyone_has and self.winner is None

    def server(self) -> str:
        """TO-11, TO-71: the next in the order after every game, set after set.

        In a tie-break the one whose turn it is serves one point, then each two in turn: with t points played the opener's
        successor number (t + 1) // 2.
        """
        turns = self.games_served
        if self.in_tie_break():
            turns += (sum(self.points) + 1) // 2
        return self.order[turns % len(self.order)]

    def receiver(self) -> str:
        """TO-12: right half when an even number of points was played. TO-71: number 1 receives on the right, 2 on the left."""
        other = "B" if self.server()[0] == "A" else "A"
        right = sum(self.points) % 2 == 0
        if not self.doubles:
            return other + "1"
        return other + ("1" if right else "2")

    # Counting

    def point_for(self, side: int) -> None:
        """TO-10: 15, 30, 40, game, deuce and advantage; in a tie-break 1, 2, 3 ... up to 7 with a lead of 2."""
        self.points[side] += 1
        needed = self.points_of_a_tie_break if self.in_tie_break() else self.points_of_a_game
        if self.points[side] >= needed and self.points[side] - self.points[1 - side] >= LEAD:
            self.game_for(side)

    def game_for(self, side: int) -> None:
        """TO-10: a set is six games with a lead of two; a tie-break gives it 7-6."""
        tie_break = self.in_tie_break()
        lost_with = self.points[1 - side]
        self.points = [0, 0]
        self.games[side] += 1
        self.games_served += 1
        ahead = self.games[side] - self.games[1 - side]
        if tie_break or (self.games[side] >= self.games_of_a_set and ahead >= LEAD):
            self.tie_break_losers.append(lost_with if tie_break else None)
            self.set_for(side)

    def set_for(self, side: int) -> None:
        """TO-10: two sets of three, or three of five, are the match."""
        self.past_sets.append(self.games)
        self.games = [0, 0]
        self.sets[side] += 1
        if self.sets[side] == {3: 2, 5: 3}[self.best_of]:
            self.winner = side

    # As it is called

    def called(self) -> list[int]:
        """0, 1 (15), 2 (30), 3 (40) or 4 (advantage): every deuce is 40 all again. In a tie-break the points themselves."""
        if self.in_tie_break():
            return list(self.points)
        forty = self.points_of_a_game - 1
        since_deuce = max(0, min(self.points) - forty)
        return [points - since_deuce for points in self.points]
