"""What can come at once after a move, and how likely: the rules themselves are played on a copy, all outcomes gone through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE

Told = tuple[tuple[int, ...], ...]
Label = Callable[[list[tuple[int, ...]], Any], str]


def outlook(play: Play, move: int, label: Label, deepest: int = 8) -> dict[str, float]:
    """For a move (or outcome) now: {label: probability}. `label(told, s)` names what was told up to the next decision.

    At most `deepest` of Nature's steps are gone through; equal positions on the way are one.
    """
    frontier: dict[tuple[bytes, Told], float] = {_after(play, (), move): 1.0}
    found: dict[str, float] = {}
    for left in range(deepest, -1, -1):
        following: dict[tuple[bytes, Told], float] = {}
        for (raw, told), weight in frontier.items():
            here = Play(play.game, play.box, play.setup, raw)
            if left == 0 or here.turn != NATURE:
                name = label(list(told), here.s)
                found[name] = found.get(name, 0.0) + weight
                continue
            codes = here.legal()
            for code in codes:
                after = _after(here, told, code)
                following[after] = following.get(after, 0.0) + weight / len(codes)
        frontier = following
    return found


def _after(play: Play, told: Told, code: int) -> tuple[bytes, Told]:
    copy = play.copy()
    copy.do(code)
    return bytes(copy.s.raw), (*told, *copy.s.told)
