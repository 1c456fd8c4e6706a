"""What a seat is shown of a table: its view as plain data, and the story of what happened, worded for it.

Both are made from the hidden position and from what may be told to that seat, so that they can't show more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.errors import UnknownName
from ludotheque.engine.plan import plan_text
from ludotheque.engine.play import Play
from ludotheque.engine.rule import OVER, SPECTATOR, Seat
from ludotheque.engine.steps import Told
from ludotheque.engine.table import Table
from ludotheque.engine.words import Words


def view(table: Table, seat: Seat, lang: str) -> dict[str, Any]:
    """The game's view of the hidden position, and what every table has."""
    if not SPECTATOR <= seat < len(table.names):
        raise UnknownName("no-such-seat", given=seat, most=len(table.names) - 1)
    turn = table.turn
    seen = game_view(table, seat)
    seen.update(
        game=table.game.name,
        seat=seat,
        turn=turn,
        n=len(table.log),
        over=turn == OVER,
        results=table.results(),
        names=table.names_in(lang),
        can_undo=seat >= 0 and table.can_undo(seat),
        setup=dict(table.setup),
        moves=moves_view(table.seen(seat), table.codes(), lang) if seat >= 0 and seat == turn else [],
        plans=plans_view(table, seat, lang) if seat >= 0 and seat == turn else [],
    )
    return seen


def game_view(table: Table, seat: Seat) -> dict[str, Any]:
    """The game's own view and what was told last; made once for all seats where they all see the same."""
    if not table.game.facts.one_view:
        return seat_view(table, seat)
    now = bytes(table.s.raw)
    if table.one_view is None or table.one_view[:2] != (len(table.log), now):
        table.one_view = (len(table.log), now, seat_view(table, seat))
    return dict(table.one_view[2])


def seat_view(table: Table, seat: Seat) -> dict[str, Any]:
    seen = table.game.view(table.seen(seat), seat)
    seen["last"] = [entry(table, told, seat) for step in table.last_beat() for told in step.told]
    return seen


def moves_view(seen: Play, codes: Sequence[int], lang: str) -> list[dict[str, Any]]:
    """The legal moves with their words."""
    game, words = seen.game, seen.game.words(lang)
    found = []
    for code in dict.fromkeys(codes):
        key, args = game.label(seen, code)
        data = game.describe(seen, code)
        found.append({"id": code, "text": game.move_text(code), "label": words(key, **args), "data": data})
    return found


def plans_view(table: Table, seat: Seat, lang: str) -> list[dict[str, Any]]:
    """The moves the game offers together, with their words."""
    words, offered = table.game.words(lang), table.game.plans(table.seen(seat))
    return [
        {"text": plan_text(table, plan), "label": words(plan.key, **plan.args), "data": dict(plan.data)} for plan in offered
    ]


def story(table: Table, seat: Seat, lang: str, since: int, reveal: bool) -> list[dict[str, Any]]:
    words, names = table.game.words(lang), table.names_in(lang)
    told = [(0, t) for t in table.opening] if since == 0 else []
    told += [(step.n, t) for step in table.steps if step.n >= since for t in step.told]
    return [{"n": n, **line(table, t, seat, words, names, reveal)} for n, t in told]


def entry(table: Table, told: Told, reader: Seat, reveal: bool = False) -> dict[str, Any]:
    """One thing that was told: what is private reaches only whom it is about, unless everything is revealed."""
    telling = table.game.tellings[told[0]]
    args: dict[str, Any] = dict(zip(telling.args, told[1:], strict=False))
    if telling.private and reader != args.get("seat") and not reveal:
        for name in telling.private:
            args[name] = None
    return {"key": telling.key, "args": args, "clauses": list(telling.clauses)}


def line(table: Table, told: Told, reader: Seat, words: Words, names: Sequence[str], reveal: bool) -> dict[str, Any]:
    """The same as a sentence."""
    made = entry(table, told, reader, reveal)
    args = made["args"]
    shown = {k: v for k, v in args.items() if v is not None}
    shown["you"] = "yes" if reader >= 0 and args.get("seat") == reader else "no"
    shown["known"] = "no" if any(v is None for v in args.values()) else "yes"
    for name, value in args.items():
        if (name == "seat" or name.endswith("_seat")) and value is not None:
            shown[name] = names[value] if 0 <= value < len(names) else str(value)
            if name != "seat":
                shown["you_" + name.removesuffix("_seat")] = "yes" if value == reader else "no"
    shown = table.game.say(table.box, words, made["key"], shown)
    return {**made, "text": words("told-" + made["key"], **shown)}
