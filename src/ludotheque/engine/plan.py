"""Several moves in one order: a walk of two steps, a whole stack of units.

A plan is nothing but moves, `;` between them: each is a line of the log of its own, played one after the other as if they had
been given singly. A game offers the plans people often want (`Game.plans`); any other can be typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import IllegalMove, UnreadableMove, WrongTurn
from ludotheque.engine.steps import Step

if TYPE_CHECKING:
    from ludotheque.engine.table import Table

BETWEEN = ";"
LONGEST = 200  # characters; a longer text is no plan, whoever sends it


@dataclass(frozen=True)
class Plan:
    """Moves that go together, the words for them, and what a page needs: the piece, its target, another way to write it."""

    moves: tuple[int, ...]
    key: str
    args: Mapping[str, Any]
    data: Mapping[str, Any] = field(default_factory=dict)


def plan_text(table: Table, plan: Plan) -> str:
    return f"{BETWEEN} ".join(table.game.move_text(code) for code in plan.moves)


def moves_of(table: Table, text: str) -> list[str]:
    """The moves a text means: those between the `;`, those of an offered plan it stands for, or itself."""
    given = " ".join(str(text).split())
    if BETWEEN in given and len(given) <= LONGEST:
        return [part.strip() for part in given.split(BETWEEN) if part.strip()] or [given]
    try:
        table.read(given)
    except UnreadableMove:
        for plan in table.game.plans(table.seen(table.turn)):
            if plan.data.get("also") == given.lower():
                return [table.game.move_text(code) for code in plan.moves]
    return [given]


def play_plan(table: Table, text: str, seat: int) -> list[Step]:
    """A seat's move, or several: if the first is refused nothing changes; the rest stop where one can't be played any more,
    or where somebody else is to move, Nature included: what she brings may change the plan."""
    first, *others = moves_of(table, text) if table.turn == seat else [text]
    steps = [table.play(first, seat)]
    for move in others:
        try:
            steps.append(table.play(move, seat))
        except (IllegalMove, UnreadableMove, WrongTurn):
            break
    return steps
