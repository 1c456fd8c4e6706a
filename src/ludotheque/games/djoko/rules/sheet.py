"""The score sheet of a set: what is written where, and what is read from it (DJ-24, DJ-25, DJ-33)."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import Column, Position


@rule("DJ-25", "DJ-33")
def write_marks(box: Box, s: Position, seat: Seat) -> None:
    """The marks of this game into its line."""
    s.total[seat] = s.recovery[seat] + s.physical[seat] + s.technique[seat]
    write(box, s, seat, s.game, Column.PHYSICAL, s.physical[seat])
    write(box, s, seat, s.game, Column.TECHNIQUE, s.technique[seat])


@rule("DJ-05", "DJ-24", "DJ-41", "DJ-53")
def write_recovery(box: Box, s: Position, seat: Seat, game: int, recovery: int) -> None:
    """Recovery stands in the line of the game it is brought into, as soon as it is known."""
    write(box, s, seat, game, Column.RECOVERY, recovery)


@rule()
def write(box: Box, s: Position, seat: Seat, game: int, column: int, mark: int) -> None:
    s.sheet[s.set_number - 1, seat, game - 1, column] = mark


@rule("DJ-33")
def best_game(box: Box, s: Position, seat: Seat) -> int:
    """The best total of the set's twelve games; the tie-break's own doesn't count."""
    best = 0
    for game in range(1, box.last_game + 1):
        best = max(best, written_total(box, s, seat, game))
    return best


@rule("DJ-25", "DJ-33")
def written_total(box: Box, s: Position, seat: Seat, game: int) -> int:
    """The total of a line."""
    n = s.set_number - 1
    line = game - 1
    marks = s.sheet[n, seat, line, Column.PHYSICAL] + s.sheet[n, seat, line, Column.TECHNIQUE]
    return s.sheet[n, seat, line, Column.RECOVERY] + marks
