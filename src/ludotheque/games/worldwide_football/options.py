"""What is chosen before a match of Worldwide Football, and what the game declares about itself."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.errors import BadOption
from ludotheque.engine.game import Facts, Seating
from ludotheque.engine.setup import Option, Options, Values

from .moves import MOVE_CODES
from .position import AUTOMATON, TEAMS

PRO = ("professional", "international", "solo")
MODULES = ("fouls", "cards", "corners", "abilities", "wide", "replacements")
OPTIONS = Options(
    Option("mode", ("amateur", "professional", "international", "solo"), "amateur"),
    Option("team_0", (*TEAMS, "any"), "any"),
    Option("team_1", (*TEAMS, "any"), "any"),
    *(Option(name, (False, True), True, when={"mode": PRO}) for name in MODULES),
    Option("stadium", ("none", "first", "second"), "none", when={"mode": PRO}),
    Option("pro_cards", (False, True), True, when={"mode": ("professional", "solo")}),
    Option("counter_once", (False, True), False),
    Option("keeper_on_penalty", (False, True), True, when={"mode": ("international",)}),
    Option("level", ("draw", "extra", "shootout"), "draw"),
)
ALONE: Values = {"mode": "professional", **dict.fromkeys(MODULES, False)}
MODES: dict[str, Values] = {
    "amateur": {"team_0": "france", "team_1": "bresil"},
    "professional": {"mode": "professional", "team_0": "italie", "team_1": "espagne", "stadium": "first"},
    "international": {"mode": "international", "team_0": "allemagne", "team_1": "france"},
    "solo": {"mode": "solo", "team_0": "france", "team_1": "bresil"},
    "shoot-out": {"level": "shootout", "team_0": "italie", "team_1": "france"},
    "solo shoot-out": {"mode": "solo", "level": "shootout", "team_0": "espagne", "team_1": "italie"},
    **{f"{name} alone": {**ALONE, name: True, "team_0": "italie", "team_1": "france"} for name in MODULES},
    "stadium alone": {**ALONE, "stadium": "second", "team_0": "allemagne", "team_1": "bresil"},
}
MEASURES = (
    "goals_0",
    "goals_1",
    "shots_0",
    "shots_1",
    "fouls_0",
    "fouls_1",
    "yellows_0",
    "yellows_1",
    "reds_0",
    "reds_1",
    "corners_0",
    "corners_1",
    "penalties_0",
    "penalties_1",
    "halves",
)
FACTS = Facts(seats=2, most_moves=48, move_codes=MOVE_CODES, longest=3000, hidden=True, version=2, minutes=(30, 60))


def seating(values: Values) -> Seating:
    return Seating(automaton=AUTOMATON if values["mode"] == "solo" else None)


def complete(values: Values, draw: Any) -> Values:
    """Teams left open are drawn; the two differ (WF-04)."""
    teams = [values["team_0"], values["team_1"]]
    if teams[0] == teams[1] != "any":
        raise BadOption("same-team", given=teams[0])
    for seat in range(2):
        if teams[seat] == "any":
            free = [t for t in TEAMS if t != teams[1 - seat]]
            teams[seat] = free[draw(len(free))]
    return {**values, "team_0": teams[0], "team_1": teams[1]}
