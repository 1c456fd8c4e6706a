"""What everything is worth: singles solved for each surface when a box is read, as tables for the judgement."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.engine.box import Problem
from ludotheque.games.tennis.chain import Chain

from .components import MOST_GAMES, MOST_TIE, check_box
from .court import court
from .singles import Singles, solve_singles

WHOLE = 1_000_000_000  # tables are in billionths

_known: dict[bytes, dict[str, Any]] = {}


def work_out(data: dict[str, Any], box: Any) -> list[Problem]:
    """Check a box and write its tables."""
    problems = check_box(data, box)
    if not problems:
        key = bytes(box.raw)
        if key not in _known:
            _known[key] = tables(box)
        for name, values in _known[key].items():
            write(getattr(box, name), values)
    return problems


def write(cells: memoryview, values: Any) -> None:
    cells.cast("B")[:] = np.rint(np.asarray(values) * WHOLE).astype(np.int64).tobytes()


def tables(box: Any) -> dict[str, Any]:
    solved = [solve_singles(court(box, surface)) for surface in range(3)]
    chains = [[chain(box, one, tie_break) for tie_break in (0, int(box.match.tie_break))] for one in solved]
    return {
        "ways": solved[0].court.ways,
        "hit": np.array([one.hit for one in solved]),
        "by_dice": np.array([one.by_dice for one in solved]),
        "stood": np.array([one.stood for one in solved]),
        "served": np.array([served(one) for one in solved]),
        "serves": np.array([one.server_wins for one in solved]),
        "game_worth": np.array([game_worth(kinds[1]) for kinds in chains]),
        "tie_worth": np.array([tie_worth(kinds[1]) for kinds in chains]),
        "set_worth": np.array([[set_worth(kind) for kind in kinds] for kinds in chains]),
    }


def chain(box: Any, solved: Singles, tie_break: int) -> Chain:
    p = solved.server_wins
    return Chain(p, p, int(box.match.game_points), int(box.match.set_games), tie_break)


def served(solved: Singles) -> list[float]:
    return [solved.court.serve(solved.service, True), *(solved.service[digit] for digit in range(1, 8))]


def game_worth(one: Chain) -> list[list[float]]:
    return [[one.game(mine, theirs, 0) for theirs in range(5)] for mine in range(5)]


def tie_worth(one: Chain) -> list[list[list[float]]]:
    points = range(MOST_TIE)
    return [[[one.tie(mine, theirs, opener) for opener in (0, 1)] for theirs in points] for mine in points]


def set_worth(one: Chain) -> list[list[list[float]]]:
    """Who wins the set from these games; scores beyond its end, which never come, are even."""
    games, last = range(MOST_GAMES), one.set_games if one.tie_break else MOST_GAMES

    def of(mine: int, theirs: int, opener: int) -> float:
        return sum(one.set(mine, theirs, opener)[:2]) if max(mine, theirs) <= last else 0.5

    return [[[of(mine, theirs, opener) for opener in (0, 1)] for theirs in games] for mine in games]
