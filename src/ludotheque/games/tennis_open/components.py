"""The box of Tennis Open: exchange and service dice, zones and lengths; and what its judgement works out from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.box import Components, Problem, integer, integers, rows, table, word, worked_out
from ludotheque.engine.record import Grid, Row

from .moves import FACES

MOST_TIE = 18  # points and games up to which the judgement's tables go; beyond them only the lead counts
MOST_GAMES = 12


class Match(Components):
    game_points: int = integer(2, 4)
    set_games: int = integer(1, 9)
    tie_break: int = integer(2, 15)


class Surface(Components):
    volley: int = integer(1, 6)
    service: Row = integers(word(FACES), 12)


class Box(Components):
    exchange: Row = integers(integer(1, 6), 6)
    bonus: int = integer(0, 3)
    match: Match = table(Match)
    surfaces: Sequence[Surface] = rows(Surface, 3)
    # For the judgement, in billionths, each by surface (`worth.py`)
    ways: Grid = worked_out(4, 22)  # dice, total
    hit: Grid = worked_out(3, 6, 7, 8)  # shot, ball, opponent's place
    by_dice: Grid = worked_out(3, 6, 7, 3, 8)  # shot, ball, dice, opponent's place
    stood: Grid = worked_out(3, 6, 7, 7, 7)  # shot, ball, fate, division
    served: Grid = worked_out(3, 8)  # the server's chance by the division served on; 0: before its second attempt
    serves: Row = worked_out(3)  # before its first
    game_worth: Grid = worked_out(3, 5, 5)  # the server's by points
    tie_worth: Grid = worked_out(3, MOST_TIE, MOST_TIE, 2)  # by points, opened by oneself or the other
    set_worth: Grid = worked_out(3, 2, MOST_GAMES, MOST_GAMES, 2)  # with tie-break or without, by games, served by whom


def check_box(data: dict[str, Any], box: Any) -> list[Problem]:
    """A service must be able to come in, and only into the volley zone: its divisions are those of the service."""
    problems = []
    for i, surface in enumerate(data["surfaces"]):
        digits = [int(face) for face in surface["service"] if face.isdigit()]
        if not digits:
            problems.append(Problem(f"surfaces[{i + 1}].service", "box-no-service", {}))
        elif max(digits) > surface["volley"]:
            details = {"given": max(digits), "most": surface["volley"]}
            problems.append(Problem(f"surfaces[{i + 1}].service", "box-long-service", details))
    return problems
