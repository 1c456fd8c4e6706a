"""The end of the match: who won, and its figures."""

from ludotheque.engine.rule import rule


@rule("WT-02", "WT-04")
def result(box, s, seat):
    """1.0 for the winner, 0.0 for the other."""
    return 1.0 if s.score.winner == seat else 0.0


@rule()
def measure(box, s, out):
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
