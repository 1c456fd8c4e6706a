"""What dice are worth: one turn of Djoko solved exactly for every situation, when a box is read.

Worth is counted in millionths of a game: the chance to win this one, and what recovery and boxes mean for later ones.
A situation is a role (what the total has to beat) and the rows of the grid with a free box. For each, `keep_worth` holds the
worth of throwing again with some dice kept, played on as well as can be; the rest follows from it at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import numpy as np

from ludotheque.engine.box import Problem

from . import marks
from .components import FRESHER, NEEDS, POINTS, ROLES, ROWS

GAME = 1_000_000
RECOVERY_WORTH = 82_000  # a point of recovery for the next game
PRICES = (18_000, 90_000, 130_000)  # a box of each row that will be missed later
JOKER_PRICE = 50_000  # the Joker, used now instead of later
USUAL, SPREAD = 12.7, 1.8  # what a returner usually reaches beside its recovery, and how far that scatters

HOLDS = ((0.54, 0.54, 0.5), (0.7, 0.5, 0.62), (0.5, 0.7, 0.38))
"""How often A holds its service, B its own, and A wins the tie-break: among people, with a person or the automaton as A."""

Array = np.ndarray[Any, Any]
Dice = tuple[int, ...]


def work_out(data: dict[str, Any], box: Any) -> list[Problem]:
    """Fill a box's tables of worth; rows of the same value couldn't be told apart in a claim (DJ-14)."""
    if len(set(box.values)) < len(box.values):
        return [Problem("values", "box-dj-values", {})]
    box.recovery_worth, box.joker_price = RECOVERY_WORTH, JOKER_PRICE
    np.asarray(box.price)[:] = PRICES
    faces = range(1, box.faces + 1)
    kept = [k for n in range(4) for k in combinations_with_replacement(faces, n)]
    finals = list(combinations_with_replacement(faces, 4))
    np.asarray(box.chance)[:] = chance = chances(box)
    for i, dice in enumerate(kept):
        box.kept_index[int("".join(map(str, dice)) or "0")] = i
    place = {dice: i for i, dice in enumerate(kept)}
    subsets = [sorted({place[d] for n in range(4) for d in subsets_of(dice, n)}) for dice in finals]
    comes = falls(kept, finals, box.faces)
    best = claims(box, chance, finals).astype(np.float64)
    recovery = np.array([[marks.recovery_of(box, t, d[2] + d[3]) for d in finals] for t in range(1, box.throws + 2)])
    keep = np.asarray(box.keep_worth)
    value = again = np.zeros(0)
    for throw in range(box.throws + 1, 0, -1):
        value = best + box.recovery_worth * recovery[throw - 1][:, None]
        if throw < box.throws:
            value = np.maximum(value, np.array([again[several].max(0) for several in subsets]))
        again = comes @ value
        keep[throw - 1, :, : len(kept)] = again.T
    np.asarray(box.set_chance)[:] = [set_chances(box, *each) for each in HOLDS]
    np.asarray(box.serve_worth)[:] = served(value, finals, faces)
    return []


def subsets_of(dice: Dice, n: int) -> set[Dice]:
    """The different sets of `n` of these dice, in rising order."""
    return {tuple(sorted(some)) for some in combinations(dice, n)}


def falls(kept: Sequence[Dice], finals: Sequence[Dice], faces: int) -> Array:
    """The probability of each four dice after the others are thrown: kept x finals."""
    known: dict[Dice, Array] = dict(zip(finals, np.eye(len(finals)), strict=True))
    for dice in reversed(kept):
        known[dice] = np.mean([known[tuple(sorted((*dice, face)))] for face in range(1, faces + 1)], axis=0)
    return np.array([known[dice] for dice in kept])


def chances(box: Any) -> Array:
    """The chance to win the game, by role and points."""
    points = np.arange(POINTS)
    needs = np.arange(NEEDS)[:, None]
    returns = (points > needs) * GAME
    ahead = points + np.arange(-FRESHER, FRESHER + 1)[:, None]
    serves = GAME / (1 + np.exp(-(ahead + 0.5 - USUAL) / SPREAD))
    reached = automaton_points(box)
    against = np.array([[np.mean(reached <= a) * GAME for a in row] for row in ahead])
    return np.concatenate([returns, serves, against]).astype(np.int64)


def automaton_points(box: Any) -> Array:
    """What the automaton can reach when it returns, beside its recovery: every throw of its four dice once."""
    throws = np.sort(np.array(list(product(range(1, box.faces + 1), repeat=box.dice))), axis=1)
    technique = np.minimum((throws == 1).sum(1) * box.automaton.ace, box.automaton.most_technique)
    return np.asarray(throws[:, -1] + throws[:, -2] + technique)


def claims(box: Any, chance: Array, finals: Sequence[Dice]) -> Array:
    """The best claim of each four dice, by situation: finals x situations."""
    best = np.zeros((len(finals), ROWS, ROLES), dtype=np.int64)
    for i, dice in enumerate(finals):
        physical = dice[0] + dice[1]
        best[i] = chance[:, physical]
        for row, value in enumerate(box.values):
            if contained(box, dice, value):
                worth = chance[:, physical + value] - box.price[row]
                for free in range(ROWS):
                    if (free >> row) & 1:
                        best[i, free] = np.maximum(best[i, free], worth)
    return best.reshape(len(finals), ROWS * ROLES)


def contained(box: Any, dice: Dice, value: int) -> bool:
    """Whether these four dice contain a combination of this value."""
    counts = sorted((dice.count(face) for face in set(dice)), reverse=True)
    pairs = sum(count >= 2 for count in counts)
    straight = len(counts) == 4 and dice[3] - dice[0] == 3
    return bool(marks.has_value(box, pairs * 10 + counts[0], value)) or (straight and box.straight == value)


def set_chances(box: Any, a_holds: float, b_holds: float, tie_break: float) -> Array:
    """A's chance to win the set from every score in games."""
    chance = np.zeros((8, 8))
    for a, b in sorted(product(range(8), repeat=2), key=sum, reverse=True):
        if (max(a, b) >= box.games_to_win and abs(a - b) >= box.lead) or max(a, b) == 7:
            chance[a, b] = a > b
        elif a + b >= box.last_game:
            chance[a, b] = tie_break
        else:
            wins = a_holds if (a + b) % 2 == 0 else 1 - b_holds
            chance[a, b] = wins * chance[a + 1, b] + (1 - wins) * chance[a, b + 1]
    return np.asarray(chance * GAME).astype(np.int64)


def served(value: Array, finals: Sequence[Dice], faces: Sequence[int]) -> Array:
    """A server's turn before its five dice fall: the best four of every throw."""
    place = {dice: i for i, dice in enumerate(finals)}
    total, ways = np.zeros(value.shape[1]), 0
    for dice in combinations_with_replacement(faces, 5):
        weight = permutations_of(dice)
        total += weight * value[[place[four] for four in subsets_of(dice, 4)]].max(0)
        ways += weight
    return np.asarray(total / ways).astype(np.int64)


def permutations_of(dice: Dice) -> int:
    """In how many orders these dice can fall."""
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice))
