"""The odds of a fight, exactly: every number of exchanges, every blow, as fractions."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from .position import MOST_HIT_POINTS

HIT_POINTS, ATTACK, DEFENCE, EXTRA = 5, 3, 2, 2
ONE = Fraction(1)


class Forces(NamedTuple):
    """What a box says about fights."""

    attack: int = ATTACK
    defence: int = DEFENCE
    extra: int = EXTRA


def forces(box: Any) -> Forces:
    return Forces(box.unit.attack, box.unit.defence, box.fight.exchanges)


def hit_chance(attacker_hp: int, defender_hp: int, by: Forces = Forces()) -> Fraction:
    """The attacker's chance to win one exchange: 1/2 x (1 + (A - D) / max(A, D)) from the effective forces."""
    a, d = Fraction(by.attack * attacker_hp), Fraction(by.defence * defender_hp)
    return (1 + (a - d) / max(a, d)) / 2


@cache
def outcomes(attacker_hp: int, defender_hp: int, by: Forces = Forces()) -> dict[tuple[int, int], Fraction]:
    """How a fight ends: (attacker's hit points, defender's) -> probability."""
    faces = max(attacker_hp, defender_hp)
    ends: dict[tuple[int, int], Fraction] = {}
    fighting = {(attacker_hp, defender_hp): ONE}
    for exchange in range(by.extra + faces + 1):
        goes_on = Fraction(min(faces, by.extra + faces - exchange), min(faces, by.extra + faces + 1 - exchange))
        after: dict[tuple[int, int], Fraction] = {}
        for (a, d), p in fighting.items():
            if a == 0 or d == 0:
                ends[a, d] = ends.get((a, d), Fraction(0)) + p
                continue
            if goes_on < 1:
                ends[a, d] = ends.get((a, d), Fraction(0)) + p * (1 - goes_on)
            hit = hit_chance(a, d, by)
            for end, q in (((a, d - 1), hit), ((a - 1, d), 1 - hit)):
                after[end] = after.get(end, Fraction(0)) + p * goes_on * q
        fighting = after
    return {end: p for end, p in ends.items() if p}


def odds(attacker_hp: int, defender_hp: int, by: Forces = Forces()) -> dict[str, Fraction]:
    """Exact probabilities of a fight, and the hit points expected to be left."""
    ends = outcomes(attacker_hp, defender_hp, by)
    zero = Fraction(0)
    return {
        "kill": sum((p for (_, d), p in ends.items() if d == 0), zero),
        "die": sum((p for (a, _), p in ends.items() if a == 0), zero),
        "both_live": sum((p for (a, d), p in ends.items() if a and d), zero),
        "attacker_hp": sum((a * p for (a, _), p in ends.items()), zero),
        "defender_hp": sum((d * p for (_, d), p in ends.items()), zero),
    }


Campaign = tuple[float, float, float, float]
"""Kill, die, and the hit points expected to be left, attacker's then defender's."""


def campaign(attacker_hp: int, defender_hp: int, by: Forces, known: dict[tuple[int, int], Campaign]) -> Campaign:
    """What a turn's attacks on one unit come to, if they go on as long as killing stays likelier than dying."""
    if attacker_hp == 0 or defender_hp == 0:
        return float(defender_hp == 0), float(attacker_hp == 0), float(attacker_hp), float(defender_hp)
    if (attacker_hp, defender_hp) not in known:
        parts = [(float(p), campaign(a, d, by, known)) for (a, d), p in outcomes(attacker_hp, defender_hp, by).items()]
        kill, die, a_left, d_left = (sum(p * part[i] for p, part in parts) for i in range(4))
        stays = (0.0, 0.0, float(attacker_hp), float(defender_hp))
        known[attacker_hp, defender_hp] = (kill, die, a_left, d_left) if kill > die else stays
    return known[attacker_hp, defender_hp]


def fill_odds(box: Any) -> None:
    """Write what attacks come to into a box's record, in thousandths, for the judgement of bots."""
    by, known = forces(box), dict[tuple[int, int], Campaign]()
    for a in range(1, box.unit.hit_points + 1):
        for d in range(1, box.unit.hit_points + 1):
            kill, die, a_left, d_left = campaign(a, d, by, known)
            i = (MOST_HIT_POINTS + 1) * a + d
            box.fight.kill[i] = round(1000 * kill)
            box.fight.die[i] = round(1000 * die)
            box.fight.wound[i] = round(1000 * (d - d_left))
            box.fight.bleed[i] = round(1000 * (a - a_left))
