"""What a seat sees of a live table as plain data and as JSON: the same for pages and programs."""

from __future__ import annotations

from typing import Any

import orjson

from ludotheque.server.tables.live import Live


def as_json(data: Any) -> bytes:
    """JSON; the slower way only where keys are numbers or values NumPy's."""
    try:
        return orjson.dumps(data)
    except TypeError:
        return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS | orjson.OPT_SERIALIZE_NUMPY)


def view_of(live: Live, seat: int, lang: str) -> dict[str, Any]:
    """A seat's view of a live table, made once a version, with what the page adds."""

    def make() -> dict[str, Any]:
        view = live.table.view(seat, lang)
        view["dice_awaited"] = live.own_dice and live.awaits_dice()
        return view

    return dict(live.once(("view", seat, lang), make))
