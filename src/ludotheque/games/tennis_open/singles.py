"""A point of singles, solved: how often the side that decides wins it, both at their best."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from .court import BALLS, CONVERGED, COUNTS, MOST_TOTAL, PLACES, SHOTS, Array, Court
from .moves import Face
from .position import BASELINE, Fate, Shot


@dataclass(frozen=True)
class Singles:
    court: Court
    hit: Array  # shot, ball, opponent's place -> the hitter wins, before the dice are chosen
    by_dice: Array  # shot, ball, dice, opponent's place -> wins with so many dice (-1: not allowed)
    stood: Array  # shot, ball, fate, division -> wins once the ball has landed and the rally goes on
    thrown: Array  # shot, ball, dice, opponent's place, total -> wins once the dice lie (the bonus still to choose)
    steps: int  # of the iteration
    change: float  # in its last step

    @cached_property
    def service(self) -> dict[int, float]:
        """The server wins, having served on this division."""
        return {digit: float(1.0 - self.hit[Shot.RETURN, digit - 1].min()) for digit in range(1, BALLS + 1)}

    def before_service(self, s: Any, second: bool) -> float:
        return self.court.serve(self.service, second)

    def before_dice(self, s: Any) -> float:
        return float(self.hit[s.shot, s.ball - 1, s.place[s.target] - 1])

    def on_total(self, s: Any, total: int) -> float:
        return float(self.thrown[s.shot, s.ball - 1, s.dice - 1, s.place[s.target] - 1, total])

    @cached_property
    def server_wins(self) -> float:
        return self.court.serve(self.service, False)


def iterate(c: Court, hit: Array) -> tuple[Array, Array, Array, Array]:
    """One step: what every shot is worth if the shot after it is worth `hit`."""
    reply = np.empty((Fate.LOBBED + 1, BALLS, PLACES))
    reply[:SHOTS] = hit
    reply[Fate.LOBBED] = np.maximum(hit[Shot.SMASH, :, BASELINE - 1][:, None], hit[Shot.PLAIN])
    # Where to stand: the place from which the opponent wins least. shot, ball, fate, division
    stood = np.where(c.stand[:, :, None], 1.0 - reply[None, None], -1.0).max(axis=-1)
    # What a landing is worth: shot, ball, dice, place, division
    fates = c.fates.transpose(0, 1, 3, 2)[:, None]
    shots, balls, _, _, divisions = np.ogrid[:SHOTS, :BALLS, :COUNTS, :PLACES, :BALLS]
    goes_on = stood[shots, balls, np.minimum(fates, Fate.LOBBED), divisions]
    value = np.where(fates > Fate.LOBBED, 1.0, goes_on)
    thrown = np.zeros((SHOTS, BALLS, COUNTS, PLACES, MOST_TOTAL + 1))
    for ball in range(1, BALLS + 1):
        thrown[:, ball - 1, :, :, ball : ball + BALLS] = value[:, ball - 1]
    volley = thrown[Shot.VOLLEY].copy()
    for bonus in range(1, c.bonus + 1):
        np.maximum(volley[..., :-bonus], thrown[Shot.VOLLEY, ..., bonus:], out=volley[..., :-bonus])
    thrown[Shot.VOLLEY] = volley
    by_dice = np.where(c.dice[:, None], np.einsum("sbcpt,ct->sbcp", thrown, c.ways[1:]), -1.0)
    return by_dice.max(axis=2), by_dice, stood, thrown


def solve_singles(c: Court) -> Singles:
    """Iterate until nothing changes; every shot can end the point, so each step comes closer."""
    hit = np.full((SHOTS, BALLS, PLACES), 0.5)
    steps, change = 0, 1.0
    while change > CONVERGED:
        after, by_dice, stood, thrown = iterate(c, hit)
        change = float(np.abs(after - hit).max())
        hit, steps = after, steps + 1
    return Singles(c, hit, by_dice, stood, thrown, steps, change)


def shots_a_point(solved: Singles) -> float:
    """How many shots (services apart) a point lasts when both sides play it at their best."""
    rally = Rally(solved)
    c = solved.court
    by_digit = {d: rally.lengths[Shot.RETURN, d - 1, rally.server_place(d) - 1] for d in c.digits}
    second = [0.0 if f == Face.FAULT else by_digit[f + 1] for f in c.service if f not in (Face.LET, Face.ACE)]
    special: dict[int, float] = {Face.ACE: 0.0, Face.FAULT: sum(second) / len(second)}
    first = [special[f] if f in special else by_digit[f + 1] for f in c.service if f != Face.LET]
    return float(sum(first) / len(first))


class Rally:
    """The best play followed shot by shot, to count how long rallies last."""

    def __init__(self, solved: Singles) -> None:
        self.solved, self.court = solved, solved.court
        lengths = np.ones((SHOTS, BALLS, PLACES))
        change = 1.0
        while change > CONVERGED * 1000:
            after = np.array(
                [[[self.length(lengths, k, b, p) for p in range(PLACES)] for b in range(BALLS)] for k in range(SHOTS)]
            )
            change = float(np.abs(after - lengths).max())
            lengths = after
        self.lengths = lengths

    def server_place(self, digit: int) -> int:
        return int(self.solved.hit[Shot.RETURN, digit - 1].argmin()) + 1

    def length(self, lengths: Array, shot: int, ball: int, place: int) -> float:
        count = int(self.solved.by_dice[shot, ball, :, place].argmax())
        return 1.0 + sum(
            float(p) * self.after(lengths, shot, ball, count, place, total)
            for total, p in enumerate(self.court.ways[count + 1])
            if p
        )

    def after(self, lengths: Array, shot: int, ball: int, count: int, place: int, total: int) -> float:
        """What follows a total: nothing, or the opponent's shot from the hitter's best place."""
        best, follows = -1.0, 0.0
        for bonus in range(self.court.bonus + 1 if shot == Shot.VOLLEY else 1):
            division = total + bonus - ball - 1
            if not 0 <= division < BALLS:
                worth, rest = 0.0, 0.0
            elif self.court.fates[shot, count, division, place] > Fate.LOBBED:
                worth, rest = 1.0, 0.0
            else:
                what = int(self.court.fates[shot, count, division, place])
                worth, rest = self.stand(lengths, shot, ball, what, division)
            if worth > best:
                best, follows = worth, rest
        return follows

    def stand(self, lengths: Array, shot: int, ball: int, what: int, division: int) -> tuple[float, float]:
        """The best place to stand: what it is worth and how long the rally still lasts."""
        options = []
        for place in np.flatnonzero(self.court.stand[shot, ball, division]):
            reply, at_place = what, int(place)
            if what == Fate.LOBBED:
                smash = self.solved.hit[Shot.SMASH, division, BASELINE - 1] >= self.solved.hit[Shot.PLAIN, division, place]
                reply, at_place = (Shot.SMASH, BASELINE - 1) if smash else (Shot.PLAIN, int(place))
            worth = 1.0 - self.solved.hit[reply, division, at_place]
            options.append((float(worth), float(lengths[reply, division, at_place])))
        return max(options, key=lambda o: o[0])
