"""The match: the draw, the beginning of a point and its end. The counting itself is the shared tennis score."""

from __future__ import annotations

from ludotheque.engine.record import Setup
from ludotheque.engine.rule import rule, tell
from ludotheque.games.tennis.score import (
    MOST_SETS,
    NOBODY,
    Score,
    Won,
    current_set,
    points_played,
    score_point,
    serving_half,
    serving_number,
    serving_side,
    start_score,
)

from ..components import Box
from ..position import BASELINE, GAME_LEAD, Fate, Phase, Position
from ..told import AS_PAIR, Told


@rule("TO-10", "TO-13", "TO-70")
def start(box: Box, setup: Setup, s: Position) -> None:
    s.surface = setup.surface
    s.doubles = setup.doubles
    tie_break = box.match.tie_break if setup.tie_break else 0
    servers = 4 if setup.doubles else 2
    sets_to_win = setup.sets // 2 + 1
    start_score(s.score, 0, servers, box.match.game_points, GAME_LEAD, box.match.set_games, tie_break, sets_to_win)
    for man in range(4):
        s.place[man] = BASELINE
    s.last_winner = NOBODY
    s.phase = Phase.TOSS


@rule("TO-70")
def seat_of(s: Position, man: int) -> int:
    """The seat that moves a tennisman."""
    return man % 2 if s.doubles == 2 else man


@rule("TO-70")
def number_told(s: Position, man: int) -> int:
    """1 or 2 where a seat moves two tennismen and must say which, else 0."""
    return man // 2 + 1 if s.doubles == 2 else 0


@rule("TO-11", "TO-71")
def draw_first(box: Box, s: Position, side: int) -> None:
    """The draw decides which side serves first."""
    s.score.first = side
    if s.doubles == 4:
        tell(s, Told.PAIR_TOSS, side)
    else:
        tell(s, Told.TOSS, side, number_told(s, side))
    next_point(box, s)


@rule("TO-12", "TO-20", "TO-71", "TO-72")
def next_point(box: Box, s: Position) -> None:
    """Everybody to the baseline, the ball to the server; in doubles the partners take their places first."""
    side = serving_side(s.score)
    s.server = side + 2 * serving_number(s.score)
    s.receiver = 1 - side
    if s.doubles:
        s.receiver += 2 * serving_half(s.score)
    for man in range(4):
        s.place[man] = BASELINE
    s.ball = 0
    s.ball_side = side
    s.hitter = s.server
    s.target = s.receiver
    s.rally = 0
    s.attempt = 1
    s.phase = Phase.PARTNER_SERVING if s.doubles else Phase.SERVE


@rule("TO-72")
def partner_of(man: int) -> int:
    return (man + 2) % 4


@rule("TO-72")
def place_partner(box: Box, s: Position, place: int) -> None:
    """Before the point the server's partner, then the receiver's, choose where to stand."""
    man = partner_of(s.server) if s.phase == Phase.PARTNER_SERVING else partner_of(s.receiver)
    s.place[man] = place
    tell(s, Told.PARTNER, seat_of(s, man), number_told(s, man), place)
    s.phase = Phase.PARTNER_RECEIVING if s.phase == Phase.PARTNER_SERVING else Phase.SERVE


@rule("TO-10")
def win_point(box: Box, s: Position, side: int, how: int) -> None:
    """`side` wins the point, by a shot of its own or a fault of the other side."""
    s.points += 1
    s.longest = max(s.longest, s.rally)
    s.last_winner = side
    s.last_fate = how
    s.last_hitter = s.hitter
    count_point(s, side, how)
    before = current_set(s.score)
    brought = score_point(s.score, side)
    tell_score(s, side, brought, before)
    if brought == Won.MATCH:
        s.phase = Phase.OVER
    else:
        next_point(box, s)


@rule()
def count_point(s: Position, side: int, how: int) -> None:
    """For the statistics: points of the server, aces, double faults, winning shots."""
    if side == s.server % 2:
        s.served_points_won += 1
    if how == Fate.WIN_ACE:
        s.aces[side] += 1
    elif how == Fate.DOUBLE_FAULT:
        s.double_faults[1 - side] += 1
    elif Fate.WIN_RETURN <= how <= Fate.WIN_SMASH:
        s.winners[side] += 1


@rule("TO-10")
def tell_score(s: Position, side: int, brought: int, k: int) -> None:
    """Call the score: the points of a game, or the game, set and match that were won."""
    pair = AS_PAIR if s.doubles == 4 else 0
    if brought == Won.POINT:
        tell_points(s, side, pair)
        return
    mine, theirs = s.score.games[k, side], s.score.games[k, 1 - side]
    if brought == Won.GAME:
        tell(s, Told.GAME + pair, side, mine, theirs, 1 - side)
        if s.score.in_tie_break and points_played(s.score) == 0:
            tell(s, Told.TIE_BREAK)
        return
    tell(s, Told.SET + pair, side, mine, theirs, s.score.tie_lost[k])
    if brought == Won.MATCH:
        tell(s, Told.MATCH + pair, side, s.score.sets[side], s.score.sets[1 - side])


@rule("TO-10")
def tell_points(s: Position, side: int, pair: int) -> None:
    """The points of a game, for the umpire's call; in a tie-break the leader's first, as the service changes so often."""
    if s.score.in_tie_break:
        leader = side if s.score.points[side] >= s.score.points[1 - side] else 1 - side
        tell(s, Told.TIE_POINT + pair, leader, s.score.points[leader], s.score.points[1 - leader])
    else:
        serving = 1 if serving_side(s.score) == side else 0
        tell(s, Told.POINT + pair, side, s.score.points[side], s.score.points[1 - side], serving)


@rule()
def check_score(score: Score) -> int:
    """0, or the number of what is wrong with the score."""
    if score.sets[0] > score.sets_to_win or score.sets[1] > score.sets_to_win:
        return 1
    if (score.winner != NOBODY) != (max(score.sets[0], score.sets[1]) == score.sets_to_win):
        return 2
    if score.in_tie_break and (score.tie_break == 0 or score.winner != NOBODY):
        return 3
    if not score.in_tie_break and max(score.points[0], score.points[1]) > score.game_points:
        return 4
    total = 0
    for k in range(MOST_SETS):
        total += score.games[k, 0] + score.games[k, 1]
    return 0 if total % score.servers == score.opener else 5
