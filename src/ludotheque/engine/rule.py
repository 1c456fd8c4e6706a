"""Rules are plain Python functions on records, marked with the clauses they carry out.

A rule's parameters are named: `box`, `setup` and `s` are records, `out` a buffer of moves, `dice` the state of a random
generator, a name that is a record field of the position is that sub-record; every other parameter is an int.
So each rule has one signature and its compiled twin is made once (see `compiled.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

NATURE = -1
OVER = -2
SPECTATOR = -1

Seat = int
"""A place at the table, from 0; SPECTATOR where somebody only looks on."""

F = TypeVar("F", bound=Callable[..., Any])

CLAUSES: dict[Callable[..., Any], tuple[str, ...]] = {}
TWINS: dict[Callable[..., Any], Callable[..., Any]] = {}
"""Rules whose compiled form is written apart (the random generator) or does nothing (`tell`)."""


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a function as a rule that carries out these clauses."""

    def mark(f: F) -> F:
        CLAUSES[f] = clauses
        return f

    return mark


def twin_of(f: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function as what `f` becomes when it is compiled."""

    def mark(g: F) -> F:
        TWINS[f] = g
        return g

    return mark


@rule()
def tell(
    s: Any, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0, h: int = 0
) -> None:
    """Say what happens. On plain records it is kept for the story; compiled rules are mute."""
    s.told.append((what, a, b, c, d, e, f, g, h))


@twin_of(tell)
def _mute(
    s: Any, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0, h: int = 0
) -> None:
    pass
