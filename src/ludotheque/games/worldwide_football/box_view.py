"""The components of a box as the page *La boîte* draws them."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box

from .names import Data, home_effects, kind_card, kind_names, player_card, team_names
from .position import TEAMS

RISKS = ("foul", "yellow", "red")


def box_view(box: Box) -> dict[str, list[Any]]:
    rows = box.data
    return {
        "kinds": [{**kind_card(box, k), **copies(row), "risks": risks(row)} for k, row in enumerate(rows["kinds"])],
        "teams": [team(box, number) for number in range(len(TEAMS))],
        "players": [
            {**player_card(box, n), "team": team_names(box, TEAMS.index(r["team"]))} for n, r in enumerate(rows["players"])
        ],
        "ready": [ready(box, row) for row in rows["ready"]],
    }


def copies(row: Data) -> Data:
    return {"counts": row["counts"], "count": 1}


def risks(row: Data) -> list[Data]:
    """The dice on which a defence card fouls or is booked."""
    ranges = [(what, *row[what]) for what in RISKS if row.get(what)]
    return [{"what": what, "low": low, "high": high} for what, low, high in ranges if high]


def team(box: Box, number: int) -> Data:
    """A team with what its stadium does at home."""
    row = box.data["teams"][number]
    names = team_names(box, number)
    return {"name": names, "stars": row["stars"], "abilities": row["abilities"], "home": home_effects(box, number)}


def ready(box: Box, row: Data) -> Data:
    """A ready-made deck: how many of each card it holds."""
    cards = [{"name": kind_names(box, k), "n": n} for k, n in enumerate(row["cards"]) if n]
    return {"id": row["id"], "cards": cards}
