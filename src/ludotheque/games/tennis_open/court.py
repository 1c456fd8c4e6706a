"""The rules of Tennis Open on one surface as tables, asked once from the rules themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.engine import plain

from .moves import Face
from .position import BASELINE, DIVISIONS, Position
from .rules.fate import fate, hitting_place, may_take
from .rules.placement import may_stand

Array = np.ndarray[Any, Any]

CONVERGED = 1e-13
SHOTS, BALLS, PLACES, COUNTS = 6, DIVISIONS, BASELINE, 3
MOST_TOTAL = 3 * 6 + 3  # three dice and the bonus


@dataclass(frozen=True)
class Court:
    """Indices: shot, ball - 1, place - 1, dice - 1, division - 1."""

    fates: Array  # shot, dice, division, place -> fate
    dice: Array  # shot, dice, place -> may be taken
    stand: Array  # shot, ball, division, place -> may stand there afterwards
    ways: Array  # dice 0..3, total -> probability
    bonus: int
    service: tuple[int, ...]  # the faces

    def serve(self, by_digit: dict[int, float], second: bool) -> float:
        """The server wins, given how often it does after each digit: before its first or its second attempt.

        Lets are thrown again, aces too on a second attempt.
        """
        again = (Face.LET, Face.ACE) if second else (Face.LET,)
        faces = [f for f in self.service if f not in again]
        worth: dict[int, float] = {Face.ACE: 1.0, Face.FAULT: 0.0 if second else self.serve(by_digit, True)}
        return sum(worth[f] if f in worth else by_digit[f + 1] for f in faces) / len(faces)

    @property
    def digits(self) -> list[int]:
        """The divisions that can be served on."""
        return sorted({f + 1 for f in self.service if f < Face.FAULT})


def court(b: Any, surface: int) -> Court:
    """The tables of a surface of this box (the plain record)."""
    s = plain.new(Position)
    s.surface = surface
    divisions, places, counts = range(1, BALLS + 1), range(1, PLACES + 1), range(1, COUNTS + 1)
    fates = [[[[fate(b, s, k, c, d, p) for p in places] for d in divisions] for c in counts] for k in range(SHOTS)]
    dice = [[[may_take(b, s, k, c, p) for p in places] for c in counts] for k in range(SHOTS)]
    stand = [
        [[[may_stand(b, s, k, hitting_place(b, s, k, ball), d, p) for p in places] for d in divisions] for ball in divisions]
        for k in range(SHOTS)
    ]
    ways = np.zeros((COUNTS + 1, MOST_TOTAL + 1))
    ways[0, 0] = 1.0
    for count in counts:
        for face in b.exchange:
            ways[count, face:] += ways[count - 1, : MOST_TOTAL + 1 - face] / len(b.exchange)
    return Court(np.array(fates), np.array(dice), np.array(stand), ways, int(b.bonus), tuple(b.surfaces[surface].service))
