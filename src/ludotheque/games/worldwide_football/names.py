"""The names of cards, players and teams as the box has them, in both languages."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import FOR_PEOPLE, Box
from ludotheque.engine.words import Words

from .position import ABILITIES, KINDS, SQUAD, TIMINGS

Data = dict[str, Any]
PRIMITIVES = (
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
    "pa",
)


FACE = {"pa", "needs", "strip", "answers", "number", "foul", "yellow", "red", "draw", "draw_player", "discard", "cross"}


def reconstructed(row: Data) -> set[str]:
    """The values of an entry that the rulebook doesn't print."""
    ours = row.get("provenance") == "reconstructed"
    return {key for key in row if key not in FOR_PEOPLE and key not in row.get("printed", ())} if ours else set()


def both(row: Data, fallback: str) -> Data:
    """A row's names: {"fr": ..., "en": ...}; one name serves both where only one is given."""
    name = str(row.get("name") or row.get("name_fr") or row.get("name_en") or fallback)
    return {"fr": str(row.get("name_fr", name)), "en": str(row.get("name_en", name))}


def kind_names(box: Box, kind: int) -> Data:
    return both(box.data["kinds"][kind], KINDS[kind])


def player_names(box: Box, number: int) -> Data:
    """Names of one of the 35 player cards."""
    return both(box.data["players"][number], str(number % SQUAD + 1))


def team_names(box: Box, team: int) -> Data:
    row = box.data["teams"][team]
    return both(row, row["id"])


def kind_card(box: Box, kind: int) -> Data:
    """An action card as it is printed."""
    row = box.plain.kinds[kind]
    return {
        "kind": KINDS[kind],
        "reconstructed": not FACE.isdisjoint(reconstructed(box.data["kinds"][kind])),
        "name": kind_names(box, kind),
        "pa": row.pa,
        "needs": list(row.needs),
        "shot": bool(row.shot),
        "strip": list(row.strip),
        "answers": {KINDS[7 + i]: n for i, n in enumerate(row.answers) if n >= 0},
        "number": row.number,
        "foul": list(row.foul),
        "yellow": list(row.yellow),
        "red": list(row.red),
        "effect": next((key for key in ("draw", "draw_player", "discard", "bar_next", "cross") if getattr(row, key)), ""),
        "n": max((getattr(row, key) for key in ("draw", "draw_player", "discard", "bar_next", "cross")), default=0),
    }


def player_card(box: Box, number: int) -> Data:
    """A player card: role, when it is laid, on what, what it does."""
    row = box.plain.players[number]
    return {
        "index": number % SQUAD + 1,
        "reconstructed": bool(reconstructed(box.data["players"][number])),
        "number": number,
        "name": player_names(box, number),
        "role": box.data["players"][number]["role"],
        "timing": TIMINGS[row.timing].replace(" ", "-"),
        "on": [name for k, name in enumerate(KINDS) if (row.on >> k) & 1],
        "mark": bool(row.mark),
        "does": [{"what": key, "n": getattr(row, key)} for key in PRIMITIVES if getattr(row, key)],
    }


HOME_EFFECTS = ("defence", "action", "player", "keep", "stars", "foul")
DIE = 6


def home_effects(box: Box, team: int) -> list[Data]:
    """What a team's stadium does."""
    row = box.plain.teams[team]
    found = [{"what": what, "n": getattr(row, "home_" + what)} for what in HOME_EFFECTS]
    return [effect for effect in found if effect["n"]]


def names_with(box: Box, flag: str) -> tuple[str, str]:
    """The action cards that have a flag, in French and in English."""
    flagged = [kind_names(box, k) for k in range(len(KINDS)) if getattr(box.plain.kinds[k], flag)]
    return ", ".join(names["fr"] for names in flagged), ", ".join(names["en"] for names in flagged)


def ability_numbers(box: Box) -> Data:
    """What the words for abilities take from the box; chances in percent."""
    a = box.plain.abilities
    trap_fr, trap_en = names_with(box, "trap")
    return {
        "attacking_play": a.attacking_play,
        "attacking_play_most": a.attacking_play_most,
        "counter": a.counter,
        "counter_most": a.counter_most,
        "block": a.block,
        "efficiency": a.efficiency,
        "trap": a.trap,
        "trap_fr": trap_fr,
        "trap_en": trap_en,
        "trapped": _percent(DIE + 1 - a.trap),
        "foul_from": a.simulation_foul,
        "yellow_to": a.simulation_yellow,
        "fouls": _percent(DIE + 1 - a.simulation_foul),
    }


def _percent(faces: int) -> int:
    return round(100 * faces / DIE)


def abilities_in(mask: int) -> list[str]:
    return [name for a, name in enumerate(ABILITIES) if (mask >> a) & 1]


def unpacked(packed: int) -> list[int]:
    """Numbers told four bits each, in the order they came."""
    found = []
    while packed:
        found.append(packed % 16 - 1)
        packed //= 16
    return found[::-1]


def listed(words: Words, names: list[str]) -> str:
    return ", ".join(names) if names else words("nothing")
