"""What is offered, where it is the same whatever the position: dice, and one of two or three."""

from ludotheque.engine.rule import rule
from ludotheque.games.worldwide_tennis.position import FACES

D6 = 6


@rule()
def d6(out):
    return die(out, D6)


@rule()
def d20(out):
    return die(out, FACES)


@rule()
def die(out, faces):
    """Every face of a die."""
    for face in range(1, faces + 1):
        out[face - 1] = face
    return faces


@rule()
def two(out, a, b):
    """One or the other."""
    out[0] = a
    out[1] = b
    return 2


@rule()
def three(out, a, b, c):
    """One of three."""
    out[0] = a
    out[1] = b
    out[2] = c
    return 3
