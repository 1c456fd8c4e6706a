"""What a seat sees of Pig, as plain data, and the words for its moves."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.play import Play
from ludotheque.engine.rule import Seat

from .moves import Move
from .position import Phase


def view(seen: Play, seat: Seat) -> dict[str, Any]:
    s = seen.s
    phase = Phase(s.phase).text
    winner = {"seat": int(s.winner if s.winner >= 0 else s.to_play)}
    return {
        "phase": phase,
        "prompt": {"key": f"prompt-{phase}", "args": winner},
        "score": [int(points) for points in s.points],
        "pot": int(s.pot),
        "target": int(s.target),
        "to_play": int(s.to_play),
    }


def label(seen: Play, move: int) -> tuple[str, dict[str, Any]]:
    if move == Move.HOLD:
        return "move-hold", {"pot": int(seen.s.pot), "total": int(seen.s.points[seen.s.to_play] + seen.s.pot)}
    return ("move-throw", {}) if move == Move.THROW else ("move-face", {"face": move})
