"""A box with other numbers on its cards, as an owner might type in: rules that know a number by heart are caught."""

from __future__ import annotations

import copy
import random
from typing import Any

Data = dict[str, Any]
GAINS = ("pa", "bar_next", "draw", "recover", "star")  # what any card may do that is laid with the ball


def edited(box: Data, rng: random.Random) -> Data:
    """The same cards with other numbers. What the automaton's clauses name stays: 5 and 6 PA, P's one card, Jeu offensif."""
    data = copy.deepcopy(box)
    some = rng.randint
    data["limits"] |= {"action": falling(rng, 3, 12), "player": falling(rng, 1, 5)}
    data["dealt"] |= {"kicker": some(3, 10), "other": some(3, 10), "players": some(0, 4)}
    data["give_back"] |= {"draw": some(1, 5), "discard": some(0, 2)}
    data["defender"]["draw"] = some(0, 4)
    data["stars"] |= {"amateur": some(1, 8), "half_time": some(0, 4), "tokens": some(0, 5)}
    data["abilities"] |= {"counter": some(1, 6), "counter_most": some(0, 6), "block": some(0, 6), "trap": some(2, 6)}
    data["abilities"] |= {"simulation_foul": some(3, 6), "simulation_yellow": some(0, 2), "efficiency": some(0, 3)}
    data["bookings"] |= {"yellow": some(0, 3), "red": some(0, 5)}
    data["set_pieces"] |= {"direct_bonus": some(0, 3), "mark_bonus": some(0, 4), "kicks": some(1, 6)}
    for row in data["kinds"]:
        edit_kind(row, rng)
    for row in data["players"]:
        edit_player(row, rng)
    return data


def falling(rng: random.Random, low: int, high: int) -> list[int]:
    return sorted((rng.randint(low, high) for _ in range(3)), reverse=True)


def edit_kind(row: Data, rng: random.Random) -> None:
    for key in ("draw", "discard", "cross"):
        if key in row:
            row[key] = rng.randint(1, 3)
    if "answers" in row:
        row["answers"] = [bonus if bonus < 0 else rng.randint(0, 4) for bonus in row["answers"]]
    if row["id"] in ("D", "P", "PL", "PP", "C") and rng.random() < 0.15:
        row["needs"] = sorted((rng.randint(0, 5), rng.randint(0, 8)))
    if "strip" in row:
        row["strip"] = [rng.randint(0, 3) for _ in range(3)]
    if "number" in row:
        row["number"] = rng.randint(10, 20)
        red = rng.randint(0, 2)
        yellow = rng.randint(red, 4)
        row["red"], row["yellow"] = [min(1, red), red], [min(red + 1, yellow), yellow]
        row["foul"] = [1, rng.randint(max(yellow, 1), 8)]


def edit_player(row: Data, rng: random.Random) -> None:
    for key, high in (("pa", 3), ("draw", 3), ("star", 2), ("shot", 3), ("roll", 8), ("cancel", 15), ("keeper", 3)):
        if key in row:
            row[key] = rng.randint(1, high)
    if row["timing"] in ("with", "after", "ball won") and rng.random() < 0.3:
        row[rng.choice(GAINS)] = 1
    if row["timing"] == "with" and rng.random() < 0.4:
        row["pa"] = rng.randint(1, 3)
    if row.get("recover"):
        row["recover"] = rng.randint(1, 2)
