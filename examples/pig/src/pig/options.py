"""What is chosen before a game of Pig, and what the game declares about itself."""

from __future__ import annotations

from ludotheque.engine.game import Facts, Seating
from ludotheque.engine.setup import Option, Options, Values

from .moves import MOST_FACES, MOVE_CODES

OPTIONS = Options(Option("target", (50, 100), 100))
MODES: dict[str, Values] = {"short": {"target": 50}, "usual": {}}
MEASURES = ("turns", "margin")
FACTS = Facts(seats=2, most_moves=MOST_FACES, move_codes=MOVE_CODES, longest=100_000, hidden=False, version=1, minutes=(5, 10))


def seating(values: Values) -> Seating:
    return Seating()
