"""What can come at once after a move, and how likely: the rules themselves are played on a copy, all outcomes gone through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.game import Game
from ludotheque.engine.rule import NATURE

Label = Callable[[list[tuple[int, ...]], Any], str]


def outlook(game: Game, box: Box, s: Any, move: int, label: Label, deepest: int = 8) -> dict[str, float]:
    """For a move (or outcome) at `s`: {label: probability}. `label(told, s)` names what was told up to the next decision.

    At most `deepest` of Nature's steps are gone through; equal positions on the way are one.
    """
    first = _after(game, box, bytes(s.raw), (), move)
    frontier: dict[tuple[bytes, tuple[tuple[int, ...], ...]], float] = {first: 1.0}
    found: dict[str, float] = {}
    out = memoryview(bytearray(8 * game.facts.most_moves)).cast("q")
    for _ in range(deepest):
        following: dict[tuple[bytes, tuple[tuple[int, ...], ...]], float] = {}
        for (raw, told), weight in frontier.items():
            here = plain.new(game.position, raw)
            if game.rules.turn(box.plain, here) != NATURE:
                name = label(list(told), here)
                found[name] = found.get(name, 0.0) + weight
                continue
            count = game.rules.moves(box.plain, here, out)
            for code in list(out[:count]):
                after = _after(game, box, raw, told, code)
                following[after] = following.get(after, 0.0) + weight / count
        frontier = following
        if not frontier:
            break
    for (raw, told), weight in frontier.items():
        name = label(list(told), plain.new(game.position, raw))
        found[name] = found.get(name, 0.0) + weight
    return found


def _after(
    game: Game, box: Box, raw: bytes, told: tuple[tuple[int, ...], ...], code: int
) -> tuple[bytes, tuple[tuple[int, ...], ...]]:
    copy = plain.new(game.position, raw)
    game.rules.play(box.plain, copy, code)
    return bytes(copy.raw), (*told, *copy.told)
