"""A point of doubles, solved in the same way: the table also knows where both partners stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from .court import BALLS, CONVERGED, COUNTS, PLACES, SHOTS, Array, Court
from .position import BASELINE, Fate, Shot

BACK = BASELINE - 1


@dataclass(frozen=True)
class Doubles:
    """Places: x the hitter's partner, p the opponent played on, y the other opponent."""

    court: Court
    hit: Array  # shot, ball, x, p, y -> wins before an opponent is named (p and y may be swapped)
    aimed: Array  # shot, ball, x, p, y -> wins before the dice are chosen
    landed: Array  # shot, ball, dice, p, division, x, y -> wins once the ball has landed
    steps: int
    change: float

    def serves(self, partner: int, receiver_partner: int, second: bool) -> float:
        """The server wins, its partner and the receiver's standing there."""
        returned = self.hit[Shot.RETURN, :, receiver_partner - 1, :, partner - 1]
        by_digit = {digit: float(1.0 - returned[digit - 1].min()) for digit in range(1, BALLS + 1)}
        return self.court.serve(by_digit, second)

    def before_service(self, s: Any, second: bool) -> float:
        return self.serves(s.place[(s.server + 2) % 4], s.place[(s.receiver + 2) % 4], second)

    @cached_property
    def server_wins(self) -> float:
        """The server's side wins the point, both partners placed at their best, the receiver's last."""
        places = range(1, PLACES + 1)
        return max(min(self.serves(mine, theirs, False) for theirs in places) for mine in places)

    def before_aim(self, s: Any) -> float:
        other = 1 - s.hitter % 2
        return float(self.hit[s.shot, s.ball - 1, *self.others(s, other, other + 2)])

    def before_dice(self, s: Any) -> float:
        return float(self.aimed[s.shot, s.ball - 1, *self.others(s, s.target, (s.target + 2) % 4)])

    def on_total(self, s: Any, total: int) -> float:
        """What a total is worth, a volleyer adding the best bonus."""
        x, p, y = self.others(s, s.target, (s.target + 2) % 4)
        values = [0.0]
        for bonus in range(self.court.bonus + 1 if s.shot == Shot.VOLLEY else 1):
            division = total + bonus - s.ball
            if 0 <= division < BALLS:
                values.append(float(self.landed[s.shot, s.ball - 1, s.dice - 1, p, division, x, y]))
        return max(values)

    def others(self, s: Any, target: int, other: int) -> tuple[int, int, int]:
        return s.place[(s.hitter + 2) % 4] - 1, s.place[target] - 1, s.place[other] - 1


def iterate(c: Court, hit: Array) -> tuple[Array, Array, Array]:
    """One step. After a shot its target replies: its partner is y, its opponents are the hitter, on q, and x."""
    reply = np.empty((Fate.LOBBED + 1, BALLS, PLACES, PLACES, PLACES))  # fate, division, y, q, x
    reply[:SHOTS] = hit
    reply[Fate.LOBBED] = np.maximum(hit[Shot.SMASH], hit[Shot.PLAIN])
    mine = 1.0 - reply.transpose(0, 1, 4, 2, 3)  # fate, division, x, y, q
    stood = np.empty((SHOTS, BALLS, Fate.LOBBED + 1, BALLS, PLACES, PLACES))
    for shot in range(SHOTS):
        for ball in range(BALLS):
            for division in range(BALLS):
                allowed = np.flatnonzero(c.stand[shot, ball, division])
                stood[shot, ball, :, division] = mine[:, division][..., allowed].max(axis=-1)
    fates = c.fates.transpose(0, 1, 3, 2)[:, None]  # shot, ball, dice, p, division
    shots, balls, _, _, divisions = np.ogrid[:SHOTS, :BALLS, :COUNTS, :PLACES, :BALLS]
    goes_on = stood[shots, balls, np.minimum(fates, Fate.LOBBED), divisions]
    landed = np.where((fates > Fate.LOBBED)[..., None, None], 1.0, goes_on)
    by_dice = np.stack([expected(c, landed, ball) for ball in range(BALLS)], axis=1)  # shot, ball, dice, p, x, y
    aimed = np.where(c.dice[:, None, :, :, None, None], by_dice, -1.0).max(axis=2).transpose(0, 1, 3, 2, 4)
    aimed[Shot.SMASH] = aimed[Shot.SMASH][:, :, BACK : BACK + 1]  # the target of a smash goes to the baseline
    return np.maximum(aimed, aimed.swapaxes(3, 4)), aimed, landed


def expected(c: Court, landed: Array, ball: int) -> Array:
    """The mean over the dice, for a ball on this division; volleyers add the best bonus to each total."""
    value = landed[:, ball]  # shot, dice, p, division, x, y
    weights = c.ways[1:, ball + 1 : ball + 1 + BALLS]
    mean: Array = np.einsum("scpvxy,cv->scpxy", value, weights)
    volley = np.zeros_like(mean[Shot.VOLLEY])
    for total in range(1, c.ways.shape[1]):
        reached = [total + bonus - ball - 1 for bonus in range(c.bonus + 1)]
        inside = [division for division in reached if 0 <= division < BALLS]
        if inside:
            best = value[Shot.VOLLEY][:, :, inside].max(axis=2)
            volley += c.ways[1:, total][:, None, None, None] * best
    mean[Shot.VOLLEY] = volley
    return mean


def solve_doubles(c: Court) -> Doubles:
    hit = np.full((SHOTS, BALLS, PLACES, PLACES, PLACES), 0.5)
    steps, change = 0, 1.0
    while change > CONVERGED:
        after, aimed, landed = iterate(c, hit)
        change = float(np.abs(after - hit).max())
        hit, steps = after, steps + 1
    return Doubles(c, hit, aimed, landed, steps, change)
