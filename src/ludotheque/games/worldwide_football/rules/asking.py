"""Who is asked, and what dice can bring."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import NATURE, rule

from ..moves import Move
from ..position import Position

D6 = 6
D20 = 20


@rule()
def wait(s: Position, who: int) -> bool:
    """The rules stop here until a seat or Nature speaks."""
    s.actor = who
    return False


@rule()
def ask_nature(s: Position) -> bool:
    return wait(s, NATURE)


@rule()
def ask_attacker(s: Position) -> bool:
    return wait(s, s.ball)


@rule()
def ask_defender(s: Position) -> bool:
    return wait(s, 1 - s.ball)


@rule()
def pass_too(out: Row, n: int) -> int:
    out[n] = Move.PASS
    return n + 1


@rule()
def d6(out: Row) -> int:
    return die(out, D6)


@rule()
def d20(out: Row) -> int:
    return die(out, D20)


@rule()
def die(out: Row, faces: int) -> int:
    for face in range(faces):
        out[face] = face + 1
    return faces
