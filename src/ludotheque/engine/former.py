"""Standard boxes of earlier days: a game that was begun with one goes on with it, at the table and from its file.

A game's `former.toml` keeps of each only what is different today, by the way to it:

    [[former]]
    hash = "1f0c…"                    # what files and tables know it by
    entries."kinds.1.counts" = [4, 1, 1]

`tools/former.py` writes such an entry from an earlier `box.toml`.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.engine.box import FOR_PEOPLE, Box, read_toml

if TYPE_CHECKING:
    from ludotheque.engine.game import Game


def former_boxes(game: Game) -> dict[str, Box]:
    """The game's former standard boxes by their hash."""
    path = game.folder / "former.toml"
    if not path.exists():
        return {}
    return {row["hash"]: _made(game, row, path) for row in read_toml(path)["former"]}


def _made(game: Game, row: Mapping[str, Any], path: Path) -> Box:
    data = copy.deepcopy(game.standard_box.data)
    for way, value in row.get("entries", {}).items():
        *before, last = way.split(".")
        place: Any = data
        for step in before:
            place = place[int(step) - 1 if isinstance(place, list) else step]
        place[int(last) - 1 if isinstance(place, list) else last] = value
    box = game.box(data, source=str(path))
    box.known_as(row["hash"])
    return box


def differences(former: Any, now: Any, way: str = "") -> dict[str, Any]:
    """What stood in a former box where something else stands now; names and notes apart."""
    if isinstance(former, dict) and isinstance(now, dict):
        inside = {key: (former[key], now.get(key)) for key in former if key not in FOR_PEOPLE}
    elif (
        isinstance(former, list)
        and isinstance(now, list)
        and len(former) == len(now)
        and former
        and isinstance(former[0], dict)
    ):
        inside = {str(i + 1): pair for i, pair in enumerate(zip(former, now, strict=True))}
    else:
        return {} if former == now else {way: former}
    found: dict[str, Any] = {}
    for key, (one, other) in inside.items():
        found.update(differences(one, other, f"{way}.{key}" if way else key))
    return found
