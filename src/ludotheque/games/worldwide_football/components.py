"""What may stand in `box.toml`, and what must fit together in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.engine.box import Flags, Int, Name, Numbers, Problem, Rows
from ludotheque.games.worldwide_football.position import (
    ABILITIES,
    INT,
    KINDS,
    READY,
    ROLES,
    SQUAD,
    T567,
    TEAMS,
    TIMINGS,
    T,
)

FLAG = Int(0, 1, default=0)
SMALL = Int(0, 9, default=0)
RANGE = Numbers(Int(0, 20), 2, default=[0, 0])

BOX: Mapping[str, Any] = {
    "limits": {"action": Numbers(Int(1, 40), 3), "player": Numbers(Int(1, 7), 3), "attack_points": Int(8, 8)},
    "dealt": {"kicker": Int(1, 10), "other": Int(1, 10), "players": Int(0, 6)},
    "give_back": {"draw": Int(0, 9), "discard": Int(0, 3)},
    "defender": {"draw": Int(0, 9)},
    "stars": {"amateur": Int(0, 12), "half_time": Int(0, 12), "most": Int(0, 12), "tokens": Int(0, 7)},
    "abilities": {
        "chosen": Int(3, 8),
        "printed_kept": Int(0, 3),
        "attacking_play": Int(1, 8),
        "attacking_play_most": Int(0, 7),
        "counter": Int(1, 8),
        "counter_most": Int(0, 8),
        "block": Int(0, 20),
        "trap": Int(1, 7),
        "simulation_foul": Int(1, 7),
        "simulation_yellow": Int(0, 6),
        "efficiency": Int(0, 6),
    },
    "bookings": {"yellow": Int(0, 10), "red": Int(0, 10)},
    "set_pieces": {
        "direct": Int(1, 8),
        "direct_bonus": Int(0, 6),
        "mark_bonus": Int(0, 6),
        "corner": Int(0, 8),
        "kicks": Int(1, 10),
    },
    "decks": {
        "size": Int(10, 46),
        "least_defence": Int(0, 46),
        "most_defence": Int(0, 46),
        "extra_time": Int(1, 24),
    },
    "ready": Rows({"id": Name(READY), "cards": Numbers(Int(0, 12), len(KINDS))}, len(READY)),
    "solo": {
        "active": Int(0, 3),
        "extra_defence": Int(0, 9),
        "extra_special": Int(0, 9),
        "extra_action": Int(0, 20),
    },
    "kinds": Rows(
        {
            "id": Name(KINDS),
            "counts": Numbers(Int(0, 12), 3),
            "pa": SMALL,
            "needs": Numbers(Int(0, 8), 2, default=[0, 8]),
            "draw": SMALL,
            "draw_player": SMALL,
            "discard": SMALL,
            "bar_next": FLAG,
            "cross": SMALL,
            "shot": FLAG,
            "strip": Numbers(Int(0, 6), 3, default=[0, 0, 0]),
            "answers": Numbers(Int(-1, 20), 3, default=[-1, -1, -1]),
            "free_kick": FLAG,
            "corner": FLAG,
            "trap": FLAG,
            "number": Int(0, 40, default=0),
            "foul": RANGE,
            "yellow": RANGE,
            "red": RANGE,
        },
        len(KINDS),
    ),
    "teams": Rows(
        {
            "id": Name(TEAMS),
            "stars": Int(0, 12),
            "abilities": Flags(ABILITIES),
            "home_defence": SMALL,
            "home_action": SMALL,
            "home_player": SMALL,
            "home_keep": FLAG,
            "home_stars": SMALL,
            "home_foul": Int(0, 20, default=0),
        },
        len(TEAMS),
    ),
    "players": Rows(
        {
            "team": Name(TEAMS),
            "role": Name(ROLES),
            "timing": Name(TIMINGS),
            "on": Flags(KINDS, default=()),
            "pa": SMALL,
            "mark": FLAG,
            "bar_this": FLAG,
            "bar_next": FLAG,
            "draw": SMALL,
            "recover": SMALL,
            "star": SMALL,
            "best_of_two": FLAG,
            "shot": SMALL,
            "roll": Int(0, 20, default=0),
            "reroll": FLAG,
            "cancel": Int(0, 20, default=0),
            "keeper": SMALL,
            "keeper_best": FLAG,
        },
        SQUAD * len(TEAMS),
    ),
}

WINDOW_OF_EFFECT = {
    "with": ("pa", "bar_this", "bar_next", "draw", "recover", "star", "best_of_two", "shot"),
    "after": ("pa", "bar_next", "draw", "recover", "star", "best_of_two", "shot"),
    "ball won": ("pa", "bar_next", "draw", "recover", "star"),
    "own roll": ("roll", "reroll"),
    "reply": ("cancel",),
    "keeper": ("keeper", "keeper_best"),
}
EFFECTS = ("pa", "bar_this", "bar_next", "draw", "recover", "star", "best_of_two", "shot", "roll", "reroll", "cancel",
           "keeper", "keeper_best")  # fmt: skip


def check_box(data: dict[str, Any], box: Any) -> list[Problem]:
    """What no single entry can show: order of cards and teams, decks that can be built, effects that fit their timing."""
    return [*_kinds(data), *_teams(data), *_decks(data, box), *_players(data)]


def _in_order(data: dict[str, Any], key: str, words: tuple[str, ...]) -> list[Problem]:
    given = [row["id"] for row in data[key]]
    return [
        Problem(f"{key}[{i + 1}].id", "box-out-of-order", {"given": name, "expected": words[i]})
        for i, name in enumerate(given)
        if name != words[i]
    ]


def _kinds(data: dict[str, Any]) -> list[Problem]:
    problems = _in_order(data, "kinds", KINDS)
    for i, row in enumerate(data["kinds"]):
        where = f"kinds[{i + 1}]"
        if (i >= INT) != (row.get("number", 0) > 0):
            problems.append(Problem(f"{where}.number", "box-defence-number", {"card": KINDS[i]}))
        if (i in (T, T567)) != (row.get("shot", 0) == 1):
            problems.append(Problem(f"{where}.shot", "box-shot-flag", {"card": KINDS[i]}))
        for key in ("needs", "foul", "yellow", "red"):
            low, high = row.get(key, (0, 0))
            if low > high:
                problems.append(Problem(f"{where}.{key}", "box-range", {"low": low, "high": high}))
    return problems


def _teams(data: dict[str, Any]) -> list[Problem]:
    problems = _in_order(data, "teams", TEAMS)
    for i, row in enumerate(data["teams"]):
        if len(row["abilities"]) != 3:
            problems.append(Problem(f"teams[{i + 1}].abilities", "box-three-abilities", {"given": len(row["abilities"])}))
        if row["stars"] > data["stars"]["most"]:
            details = {"given": row["stars"], "low": 0, "high": data["stars"]["most"]}
            problems.append(Problem(f"teams[{i + 1}].stars", "box-out-of-range", details))
    return problems


def _decks(data: dict[str, Any], box: Any) -> list[Problem]:
    problems = _in_order(data, "ready", READY)
    totals = [sum(row["counts"]) for row in data["kinds"]]
    base = [row["counts"][0] for row in data["kinds"]]
    if sum(totals) > 46:
        problems.append(Problem("kinds", "box-too-many-cards", {"given": sum(totals), "most": 46}))
    if sum(totals) < box.decks.size or sum(base) < box.decks.extra_time:
        problems.append(Problem("decks.size", "box-too-few-cards", {"given": sum(totals), "least": box.decks.size}))
    defence, attack = sum(totals[INT:]), sum(totals[:INT])
    low, high = box.decks.least_defence, box.decks.most_defence
    if low > high or defence < low or attack < box.decks.size - high:
        problems.append(Problem("decks.least_defence", "box-no-deck", {"low": low, "high": high, "given": defence}))
    for i, row in enumerate(data["ready"]):
        where = f"ready[{i + 1}].cards"
        if sum(row["cards"]) != box.decks.size or not low <= sum(row["cards"][INT:]) <= high:
            problems.append(Problem(where, "box-bad-deck", {"given": sum(row["cards"]), "size": box.decks.size}))
        elif any(n > totals[k] for k, n in enumerate(row["cards"])):
            problems.append(Problem(where, "box-deck-too-rich", {}))
    return problems


def _players(data: dict[str, Any]) -> list[Problem]:
    problems = []
    for i, row in enumerate(data["players"]):
        where, expected = f"players[{i + 1}]", TEAMS[i // SQUAD]
        if row["team"] != expected:
            problems.append(Problem(f"{where}.team", "box-out-of-order", {"given": row["team"], "expected": expected}))
        fitting = WINDOW_OF_EFFECT[row["timing"]]
        for effect in EFFECTS:
            if row.get(effect, 0) and effect not in fitting:
                details = {"timing": row["timing"], "allowed": ", ".join(fitting)}
                problems.append(Problem(f"{where}.{effect}", "box-effect-timing", details))
        if not any(row.get(effect, 0) for effect in fitting):
            problems.append(Problem(where, "box-no-effect", {"allowed": ", ".join(fitting)}))
        if (row["timing"] in ("with", "after")) != bool(row.get("on")):
            problems.append(Problem(f"{where}.on", "box-timing-on", {"timing": row["timing"]}))
        if (row["timing"] == "keeper") != (row["role"] == "G"):
            problems.append(Problem(f"{where}.role", "box-keeper-role", {"given": row["role"]}))
    return problems
