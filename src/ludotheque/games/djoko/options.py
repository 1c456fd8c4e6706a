"""What is chosen before a game of Djoko, and what the game declares about itself."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.game import Facts, InTournaments, Seating
from ludotheque.engine.setup import Option, Options, Values

from .moves import MOVE_CODES
from .position import AUTOMATON_SEAT

OPTIONS = Options(Option("solo", (False, True), False), Option("sets", (1, 2), 1))
MODES: dict[str, Values] = {
    "two seats": {},
    "two seats, two sets": {"sets": 2},
    "solo": {"solo": True},
    "solo, two sets": {"solo": True, "sets": 2},
}
MEASURES = ("sets", "games", "tie_breaks")
FACTS = Facts(
    seats=2, most_moves=40, move_codes=MOVE_CODES, longest=2000, hidden=False, version=2, minutes=(10, 15), one_view=True
)


def seating(values: Values) -> Seating:
    return Seating((0, 1), AUTOMATON_SEAT if values["solo"] else None)


def won(s: Any) -> tuple[list[int], list[int]]:
    """The sets and the games of both seats: of the finished sets and, where somebody gave up, of the one they were in."""
    running = s.winner < 0
    games = [sum(s.past[k, seat] for k in range(len(s.past))) + running * s.games[seat] for seat in range(2)]
    return [int(n) for n in s.sets], games


IN_TOURNAMENTS = InTournaments(won=won)
