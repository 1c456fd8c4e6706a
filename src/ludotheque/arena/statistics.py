"""Rates, means and ratings with their intervals (95 %)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Z = 1.959963984540054
ELO = 400.0 / math.log(10.0)


@dataclass(frozen=True)
class Estimate:
    """A value and the interval it lies in."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high}


def wilson(points: float, games: int) -> Estimate:
    """A rate out of 0..1 (draws count half) by Wilson's interval."""
    if games == 0:
        return Estimate(0.5, 0.0, 1.0)
    p = points / games
    middle = (p + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: int, square: int, games: int) -> Estimate:
    """A mean from the sum and the sum of squares."""
    if games == 0:
        return Estimate(0.0, 0.0, 0.0)
    value = total / games
    spread = math.sqrt(max(0.0, square / games - value * value) / max(1, games - 1))
    return Estimate(value, value - Z * spread, value + Z * spread)


def ratio(x: int, y: int, xx: int, xy: int, yy: int, games: int) -> Estimate:
    """A ratio of two sums over games (aces a point), by the delta method."""
    if games == 0 or y == 0:
        return Estimate(0.0, 0.0, 0.0)
    value = x / y
    square = max(0.0, xx - 2 * value * xy + value * value * yy) / max(1, games - 1) / games
    spread = math.sqrt(square) / (y / games)
    return Estimate(value, value - Z * spread, value + Z * spread)


def quantiles(counts: Mapping[int, int], wanted: Sequence[float] = (0.0, 0.1, 0.5, 0.9, 1.0)) -> list[int]:
    """Values below which these shares of the games lie."""
    values = sorted(counts)
    if not values:
        return [0] * len(wanted)
    heaped = np.cumsum([counts[v] for v in values])
    places = [min(int(np.searchsorted(heaped, q * heaped[-1], side="left")), len(values) - 1) for q in wanted]
    return [values[p] for p in places]


def ratings(scores: np.ndarray[Any, Any], games: np.ndarray[Any, Any], rounds: int = 2000) -> list[Estimate]:
    """Bradley-Terry strengths on the Elo scale, their mean 0: `scores[a, b]` points of a against b in `games[a, b]`.

    A drawn game is added between any two who met, so that whoever won everything has a rating too.
    """
    n = len(scores)
    met = games > 0
    points, played = scores + 0.5 * met, games + met
    strength = np.ones(n)
    for _ in range(rounds):
        pull = played / (strength[:, None] + strength[None, :])
        np.fill_diagonal(pull, 0.0)
        updated = points.sum(1) / np.maximum(pull.sum(1), 1e-300)
        updated /= np.exp(np.log(np.maximum(updated, 1e-300)).mean())
        if np.allclose(updated, strength, rtol=1e-12):
            break
        strength = updated
    logs = np.log(strength) - np.log(strength).mean()
    chance = 1.0 / (1.0 + np.exp(logs[None, :] - logs[:, None]))
    information = -played * chance * (1.0 - chance)
    np.fill_diagonal(information, 0.0)
    np.fill_diagonal(information, -information.sum(1))
    spread = np.sqrt(np.maximum(np.diag(np.linalg.pinv(information)), 0.0))
    return [
        Estimate(float(e * ELO), float((e - Z * d) * ELO), float((e + Z * d) * ELO)) for e, d in zip(logs, spread, strict=True)
    ]
