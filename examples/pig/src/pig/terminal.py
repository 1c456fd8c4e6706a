"""Pig in the terminal."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from ludotheque.engine.words import Words


def draw(view: dict[str, Any], words: Words) -> Table:
    table = Table(title=words("game-title"))
    for name in view["names"]:
        table.add_column(name, justify="right")
    table.add_row(*map(str, view["score"]))
    pot = ["", ""]
    pot[view["to_play"]] = f"+ {view['pot']}"
    table.add_row(*pot)
    return table
