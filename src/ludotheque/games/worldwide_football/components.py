"""Worldwide Football's box: action cards, teams, player cards, decks and the rules' numbers; what must fit together in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.box import Components, Problem, flags, integer, integers, rows, table, word
from ludotheque.engine.record import Row

from .position import ABILITIES, KINDS, READY, ROLES, SQUAD, TEAMS, TIMINGS, Kind

FLAG = integer(0, 1, 0)
SMALL = integer(0, 9, 0)
RANGE = integers(integer(0, 20), 2, default=[0, 0])


class Limits(Components):
    action: Row = integers(integer(1, 40), 3)
    player: Row = integers(integer(1, 7), 3)
    attack_points: int = integer(8, 8)


class Dealt(Components):
    kicker: int = integer(1, 10)
    other: int = integer(1, 10)
    players: int = integer(0, 6)


class GiveBack(Components):
    draw: int = integer(0, 9)
    discard: int = integer(0, 3)


class Defender(Components):
    draw: int = integer(0, 9)


class Stars(Components):
    amateur: int = integer(0, 12)
    half_time: int = integer(0, 12)
    most: int = integer(0, 12)
    tokens: int = integer(0, 7)


class Abilities(Components):
    chosen: int = integer(3, 8)
    printed_kept: int = integer(0, 3)
    attacking_play: int = integer(1, 8)
    attacking_play_most: int = integer(0, 7)
    counter: int = integer(1, 8)
    counter_most: int = integer(0, 8)
    block: int = integer(0, 20)
    trap: int = integer(1, 7)
    simulation_foul: int = integer(1, 7)
    simulation_yellow: int = integer(0, 6)
    efficiency: int = integer(0, 6)


class Bookings(Components):
    yellow: int = integer(0, 10)
    red: int = integer(0, 10)


class SetPieces(Components):
    direct: int = integer(1, 8)
    direct_bonus: int = integer(0, 6)
    mark_bonus: int = integer(0, 6)
    corner: int = integer(0, 8)
    kicks: int = integer(1, 10)


class Decks(Components):
    size: int = integer(10, 46)
    least_defence: int = integer(0, 46)
    most_defence: int = integer(0, 46)
    extra_time: int = integer(1, 24)


class Ready(Components):
    id: int = word(READY)
    cards: Row = integers(integer(0, 12), len(KINDS))


class Solo(Components):
    active: int = integer(0, 3)
    extra_defence: int = integer(0, 9)
    extra_special: int = integer(0, 9)
    extra_action: int = integer(0, 20)


class ActionCard(Components):
    id: int = word(KINDS)
    counts: Row = integers(integer(0, 12), 3)
    pa: int = SMALL
    needs: Row = integers(integer(0, 8), 2, default=[0, 8])
    draw: int = SMALL
    draw_player: int = SMALL
    discard: int = SMALL
    bar_next: int = FLAG
    cross: int = SMALL
    shot: int = FLAG
    strip: Row = integers(integer(0, 6), 3, default=[0, 0, 0])
    answers: Row = integers(integer(-1, 20), 3, default=[-1, -1, -1])
    free_kick: int = FLAG
    corner: int = FLAG
    trap: int = FLAG
    number: int = integer(0, 40, 0)
    foul: Row = RANGE
    yellow: Row = RANGE
    red: Row = RANGE


class Team(Components):
    id: int = word(TEAMS)
    stars: int = integer(0, 12)
    abilities: int = flags(ABILITIES)
    home_defence: int = SMALL
    home_action: int = SMALL
    home_player: int = SMALL
    home_keep: int = FLAG
    home_stars: int = SMALL
    home_foul: int = integer(0, 20, 0)


class PlayerCard(Components):
    team: int = word(TEAMS)
    role: int = word(ROLES)
    timing: int = word(TIMINGS)
    on: int = flags(KINDS, ())
    pa: int = SMALL
    mark: int = FLAG
    bar_this: int = FLAG
    bar_next: int = FLAG
    draw: int = SMALL
    recover: int = SMALL
    star: int = SMALL
    best_of_two: int = FLAG
    shot: int = SMALL
    roll: int = integer(0, 20, 0)
    reroll: int = FLAG
    cancel: int = integer(0, 20, 0)
    keeper: int = SMALL
    keeper_best: int = FLAG


class Box(Components):
    limits: Limits = table(Limits)
    dealt: Dealt = table(Dealt)
    give_back: GiveBack = table(GiveBack)
    defender: Defender = table(Defender)
    stars: Stars = table(Stars)
    abilities: Abilities = table(Abilities)
    bookings: Bookings = table(Bookings)
    set_pieces: SetPieces = table(SetPieces)
    decks: Decks = table(Decks)
    ready: Sequence[Ready] = rows(Ready, len(READY))
    solo: Solo = table(Solo)
    kinds: Sequence[ActionCard] = rows(ActionCard, len(KINDS))
    teams: Sequence[Team] = rows(Team, len(TEAMS))
    players: Sequence[PlayerCard] = rows(PlayerCard, SQUAD * len(TEAMS))


WINDOW_OF_EFFECT = {
    "with": ("pa", "bar_this", "bar_next", "draw", "recover", "star", "best_of_two", "shot"),
    "after": ("pa", "bar_next", "draw", "recover", "star", "best_of_two", "shot"),
    "ball won": ("pa", "bar_next", "draw", "recover", "star"),
    "own roll": ("roll", "reroll"),
    "reply": ("cancel",),
    "keeper": ("keeper", "keeper_best"),
}
EFFECTS = (
    "pa",
    "bar_this",
    "bar_next",
    "draw",
    "recover",
    "star",
    "best_of_two",
    "shot",
    "roll",
    "reroll",
    "cancel",
    "keeper",
    "keeper_best",
)


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
        if (i >= Kind.INT) != (row.get("number", 0) > 0):
            problems.append(Problem(f"{where}.number", "box-defence-number", {"card": KINDS[i]}))
        if (i in (Kind.T, Kind.T567)) != (row.get("shot", 0) == 1):
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
    defence, attack = sum(totals[Kind.INT :]), sum(totals[: Kind.INT])
    low, high = box.decks.least_defence, box.decks.most_defence
    if low > high or defence < low or attack < box.decks.size - high:
        problems.append(Problem("decks.least_defence", "box-no-deck", {"low": low, "high": high, "given": defence}))
    for i, row in enumerate(data["ready"]):
        where = f"ready[{i + 1}].cards"
        if sum(row["cards"]) != box.decks.size or not low <= sum(row["cards"][Kind.INT :]) <= high:
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
