"""What a table is made of besides its position: moves that are offered, steps that were made, marks to come back to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Told = tuple[int, ...]


@dataclass(frozen=True)
class Move:
    """One legal move: its code, its text, and what a page or a program needs to show it."""

    id: int
    text: str
    data: dict[str, Any]


@dataclass
class Step:
    """One line of the log that counts (was not undone), and what the rules told while it was played."""

    n: int
    who: int
    text: str
    told: list[Told]
    before: bytes | None = None  # the position to come back to, where the turn stayed with its seat, or a die was typed in
    blind: bool = False  # whether it is known that the move showed its seat nothing new


@dataclass(frozen=True)
class Mark:
    """A place in a table's game to come back to."""

    raw: bytes
    lines: int
    steps: int
    resigned: int | None
    undos: int
