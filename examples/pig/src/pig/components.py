"""Pig's box: one die."""

from __future__ import annotations

from ludotheque.engine.box import Components, integer

from .moves import MOST_FACES


class Box(Components):
    faces: int = integer(2, MOST_FACES)
    unlucky: int = integer(1, MOST_FACES)  # the face that loses the turn
