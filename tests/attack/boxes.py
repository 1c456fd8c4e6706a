"""Boxes that fit a game's declaration in every entry, each number anywhere between its limits."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from ludotheque.engine.box import Flags, Int, Name, Numbers, Rows, Schema, WorkedOut


def stretched(rnd: random.Random, schema: Schema, data: dict[str, Any], share: float) -> dict[str, Any]:
    """A copy in which that share of the entries is drawn anew: a limit, or anything in between."""
    made = dict(data)
    for key, kind in schema.items():
        if key in data and not isinstance(kind, WorkedOut):
            made[key] = _entry(rnd, kind, data[key], share)
    return made


def _entry(rnd: random.Random, kind: Any, value: Any, share: float) -> Any:
    if isinstance(kind, Rows):
        return [stretched(rnd, kind.fields, row, share) for row in value]
    if isinstance(kind, Mapping):
        return stretched(rnd, kind, value, share)
    if isinstance(kind, Numbers):
        return [_entry(rnd, kind.of, inner, share) for inner in value]
    if rnd.random() >= share:
        return value
    if isinstance(kind, Int):
        return rnd.choice([kind.low, kind.high, rnd.randint(kind.low, kind.high)])
    if isinstance(kind, Name):
        return rnd.choice(kind.words)
    assert isinstance(kind, Flags)
    return [word for word in kind.words if rnd.random() < 0.5]
