"""Random matches, followed step by step by a second referee: the rules must agree with it on everything (`following.py`)."""

from __future__ import annotations

import copy
import itertools
import random
from typing import Any

import pytest

from ludotheque.engine.box import Box

from .following import GAME, MOODS, STANDARD, Match, fresh_seed

OTHER_OPTIONS = list(itertools.product((0, 2, 4), (3, 5), (True, False)))  # than the surface
SURFACES = ("clay", "cement", "grass")
POINTS = 10_000  # of all moods together, at least
PROOF = 1_000_000


def setups(chance: random.Random) -> list[dict[str, Any]]:
    """Every combination of the other options, each on one surface."""
    return [
        {"surface": chance.choice(SURFACES), "doubles": doubles, "sets": sets, "tie_break": tie_break}
        for doubles, sets, tie_break in OTHER_OPTIONS
    ]


def made_up_box(chance: random.Random) -> Box:
    """Other zones, dice and lengths, as an owner may type them in."""
    data = copy.deepcopy(STANDARD)
    data["exchange"] = [chance.randint(1, 6) for _ in range(6)]
    data["bonus"] = chance.randint(0, 3)
    lengths = {"game_points": chance.randint(2, 4), "set_games": chance.randint(1, 4), "tie_break": chance.randint(2, 9)}
    data["match"] |= lengths
    for court in data["surfaces"]:
        court["volley"] = chance.randint(1, 6)
        digits = [str(digit) for digit in range(1, court["volley"] + 1)]
        court["service"] = [chance.choice(digits), *chance.choices([*digits, "F", "L", "A"], k=11)]
    return GAME.box(data)


@pytest.mark.parametrize("mood", MOODS)
def test_the_rules_agree_with_a_second_referee(mood: str) -> None:
    chance, points = random.Random(fresh_seed()), 0
    while points < POINTS / len(MOODS):
        for setup in setups(chance):
            points += Match(setup, mood, str(chance.random())).follow()


def test_they_agree_with_every_box() -> None:
    chance = random.Random(fresh_seed())
    for setup in setups(chance):
        Match(setup, chance.choice(list(MOODS)), str(chance.random()), made_up_box(chance)).follow()


@pytest.mark.prove
@pytest.mark.parametrize("mood", MOODS)
def test_they_agree_on_a_million_points(mood: str) -> None:
    chance, points = random.Random(fresh_seed()), 0
    while points < PROOF / len(MOODS):
        for setup in setups(chance):
            box = made_up_box(chance) if chance.random() < 0.1 else None
            points += Match(setup, mood, str(chance.random()), box).follow()
