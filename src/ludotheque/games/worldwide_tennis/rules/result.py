"""The end of the match: who won, and its figures."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import Position


@rule("WT-02", "WT-04")
def result(box: Box, s: Position, seat: Seat) -> float:
    """1.0 for the winner, 0.0 for the other."""
    return 1.0 if s.score.winner == seat else 0.0


@rule()
def measure(box: Box, s: Position, out: Row) -> int:
    """Points, rally shots, the longest rally, aces, double faults, points won by the server, winners, replays."""
    out[0] = s.points_served[0] + s.points_served[1]
    out[1] = s.rally_shots
    out[2] = s.longest_rally
    out[3] = s.aces[0] + s.aces[1]
    out[4] = s.double_faults[0] + s.double_faults[1]
    out[5] = s.points_held[0] + s.points_held[1]
    out[6] = s.winners
    out[7] = s.replays
    return 8
