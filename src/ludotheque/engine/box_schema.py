"""A game's box as JSON Schema, from the same declaration its files are checked by: for the API's description."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.engine.box import LONGEST_TEXT, TEXTS, Flags, Int, Name, Numbers, Rows, Schema, WorkedOut


def json_schema(schema: Schema) -> dict[str, Any]:
    """What a box of this schema looks like; a game's own checks come on top."""
    known = {key: kind for key, kind in schema.items() if not isinstance(kind, WorkedOut)}
    texts: dict[str, Any] = {key: {"type": "string", "maxLength": LONGEST_TEXT} for key in TEXTS}
    texts["printed"] = {"type": "array", "items": {"type": "string", "enum": list(known)}}
    return {
        "type": "object",
        "properties": texts | {key: _kind(kind) for key, kind in known.items()},
        "required": [key for key, kind in known.items() if getattr(kind, "default", None) is None],
        "additionalProperties": False,
    }


def _kind(kind: Any) -> dict[str, Any]:
    if isinstance(kind, Int):
        return {"type": "integer", "minimum": kind.low, "maximum": kind.high}
    if isinstance(kind, Name):
        return {"type": "string", "enum": list(kind.words)}
    if isinstance(kind, Flags):
        return {"type": "array", "items": {"type": "string", "enum": list(kind.words)}}
    if isinstance(kind, Numbers):
        return _list(_kind(kind.of), kind.length if kind.exact else 0, kind.length)
    if isinstance(kind, Rows):
        return _list(json_schema(kind.fields), kind.length if kind.least is None else kind.least, kind.length)
    assert isinstance(kind, Mapping)
    return json_schema(kind)


def _list(items: dict[str, Any], least: int, most: int) -> dict[str, Any]:
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}
