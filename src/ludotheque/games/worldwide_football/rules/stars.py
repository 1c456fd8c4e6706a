"""Stars and what they buy (WF-40, WF-62)."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule, tell

from ..position import Position
from ..told import Told


@rule("WF-40", "WF-62")
def can_use(s: Position, seat: Seat, ability: int) -> bool:
    """One star a use, of an ability the seat has."""
    return s.stars[seat] > 0 and (s.abilities[seat] >> ability) & 1 == 1


@rule("WF-40", "WF-62")
def use(s: Position, seat: Seat, ability: int) -> None:
    s.stars[seat] -= 1
    tell(s, Told.USES, seat, ability, s.stars[seat])
