"""What is offered, where it is the same whatever the position: dice, and one of two or three."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule

from ..position import FACES

D6 = 6


@rule()
def d6(out: Row) -> int:
    return die(out, D6)


@rule()
def d20(out: Row) -> int:
    return die(out, FACES)


@rule()
def die(out: Row, faces: int) -> int:
    """Every face of a die."""
    for face in range(1, faces + 1):
        out[face - 1] = face
    return faces


@rule()
def two(out: Row, a: int, b: int) -> int:
    """One or the other."""
    out[0] = a
    out[1] = b
    return 2


@rule()
def three(out: Row, a: int, b: int, c: int) -> int:
    """One of three."""
    out[0] = a
    out[1] = b
    out[2] = c
    return 3
