"""Where to stand after a shot."""

from __future__ import annotations

from ludotheque.engine.rule import rule

from ..components import Box
from ..position import BASELINE, LONG_BALL, STEPS, Position, Shot, Zone
from .fate import zone


@rule("TO-55", "TO-56", "TO-57", "TO-62")
def may_stand(box: Box, s: Position, shot: int, here: int, division: int, place: int) -> bool:
    """Whether who hit `shot` from `here`, the ball landing on `division`, may then stand on `place`."""
    if shot == Shot.SMASH:
        return may_stand_after_smash(box, s, here, place)
    if here == BASELINE:
        return may_come_in(box, s, division, place)
    return abs(place - here) <= STEPS


@rule("TO-57")
def may_come_in(box: Box, s: Position, division: int, place: int) -> bool:
    """From the baseline: stay, defend, or come to the net behind a long ball."""
    if place == BASELINE or zone(box, s, place) == Zone.DEFENCE:
        return True
    return division >= LONG_BALL


@rule("TO-62")
def may_stand_after_smash(box: Box, s: Position, here: int, place: int) -> bool:
    """To the net, to the baseline, or where one smashed."""
    return place in (BASELINE, here) or zone(box, s, place) == Zone.VOLLEY
