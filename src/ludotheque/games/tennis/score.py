"""The score of a tennis match: points, games, sets, tie-breaks and who serves, for every game that counts like tennis.

A position holds it as a sub-record named `score`; the rules below take that record. How long a game, a tie-break, a set
and a match are stands in the record itself, so that one set of rules serves full games (15, 30, 40, deuce), short ones
(0, 40, deciding point), a lone tie-break, singles and doubles.
"""

from __future__ import annotations

from enum import auto
from typing import Any

from ludotheque.engine.names import Names
from ludotheque.engine.record import Grid, Record, Row, int8, int16
from ludotheque.engine.rule import rule

MOST_SETS = 5


class Score(Record):
    """46 bytes; in a position it stands where 16-bit fields may."""

    points: Row = int16(2)  # in this game (a deuce is always 3-3, an advantage 4-3) or tie-break
    games: Grid = int16(MOST_SETS, 2)  # of each set
    tie_lost: Row = int16(MOST_SETS)  # the loser's points in that set's tie-break, or NONE
    sets: Row = int8(2)
    game_points: int = int8()  # a game takes so many points ...
    game_lead: int = int8()  # ... and this lead: 2, or 1 where one deciding point is played
    set_games: int = int8()  # a set takes so many games and a lead of 2
    tie_break: int = int8()  # a tie-break takes so many points and a lead of 2; 0: there is none
    sets_to_win: int = int8()
    servers: int = int8()  # how many serve in turn: 2, or 4 in doubles
    first: int = int8()  # the side that served first
    opener: int = int8()  # whose turn it is to serve, as a place in the serving order
    in_tie_break: int = int8()
    winner: int = int8()  # a side, or NOBODY


class Won(Names):
    """What a point brings."""

    POINT = auto()
    GAME = auto()
    SET = auto()
    MATCH = auto()


NOBODY = -1
NONE = -1
LEAD = 2  # of a set and of a tie-break
RIGHT, LEFT = 0, 1  # the halves of the court


@rule()
def start_score(
    score: Score, first: int, servers: int, game_points: int, game_lead: int, set_games: int, tie_break: int, sets_to_win: int
) -> None:
    """Love all, in a zeroed record; `first` is the side that serves first."""
    score.first = first
    score.servers = servers
    score.game_points = game_points
    score.game_lead = game_lead
    score.set_games = set_games
    score.tie_break = tie_break
    score.sets_to_win = sets_to_win
    score.winner = NOBODY
    for k in range(MOST_SETS):
        score.tie_lost[k] = NONE


@rule()
def start_lone_tie_break(score: Score, first: int, servers: int, tie_break: int) -> None:
    """A match that is one tie-break."""
    start_score(score, first, servers, 1, 1, 1, tie_break, 1)
    score.in_tie_break = 1


@rule()
def current_set(score: Score) -> int:
    """The set being played, counted from 0; when the match is over, the last one."""
    played = score.sets[0] + score.sets[1]
    return played - 1 if score.winner != NOBODY else played


@rule()
def points_played(score: Score) -> int:
    """In this game or tie-break (after a deuce: as many, but for an even number)."""
    return score.points[0] + score.points[1]


@rule()
def would_win_game(score: Score, side: int) -> bool:
    """Whether the next point gives `side` the game or the tie-break."""
    need = score.tie_break if score.in_tie_break else score.game_points
    lead = LEAD if score.in_tie_break else score.game_lead
    mine = score.points[side] + 1
    return mine >= need and mine - score.points[1 - side] >= lead


@rule()
def would_win_set(score: Score, side: int) -> bool:
    """Whether the next game gives `side` the set."""
    mine = score.games[current_set(score), side] + 1
    theirs = score.games[current_set(score), 1 - side]
    return score.in_tie_break == 1 or (mine >= score.set_games and mine - theirs >= LEAD)


@rule()
def at_stake(score: Score, side: int) -> int:
    """What the next point would bring `side`: a Won."""
    if not would_win_game(score, side):
        return Won.POINT
    if not would_win_set(score, side):
        return Won.GAME
    return Won.MATCH if score.sets[side] + 1 == score.sets_to_win else Won.SET


@rule()
def score_point(score: Score, side: int) -> int:
    """`side` wins a point. Returns what it brought: a Won."""
    if would_win_game(score, side):
        return score_game(score, side)
    score.points[side] += 1
    if not score.in_tie_break and score.points[0] == score.game_points and score.points[1] == score.game_points:
        score.points[0] -= 1  # an advantage lost: deuce again
        score.points[1] -= 1
    return Won.POINT


@rule()
def score_game(score: Score, side: int) -> int:
    """`side` wins the game or tie-break; the service passes to the next in the order, from set to set too."""
    wins_set = would_win_set(score, side)
    k = current_set(score)
    if score.in_tie_break:
        score.tie_lost[k] = score.points[1 - side]
    score.games[k, side] += 1
    score.points[0] = 0
    score.points[1] = 0
    score.opener = (score.opener + 1) % score.servers
    if wins_set:
        return score_set(score, side)
    if score.tie_break > 0 and score.games[k, 0] == score.set_games and score.games[k, 1] == score.set_games:
        score.in_tie_break = 1
    return Won.GAME


@rule()
def score_set(score: Score, side: int) -> int:
    """`side` wins the set."""
    score.in_tie_break = 0
    score.sets[side] += 1
    if score.sets[side] < score.sets_to_win:
        return Won.SET
    score.winner = side
    return Won.MATCH


@rule()
def serving_place(score: Score) -> int:
    """Who serves the next point, as a place in the serving order. In a tie-break: one point, then two each in turn."""
    if score.in_tie_break:
        return (score.opener + (points_played(score) + 1) // 2) % score.servers
    return score.opener


@rule()
def serving_side(score: Score) -> int:
    """The sides serve in turn."""
    return (score.first + serving_place(score)) % 2


@rule()
def serving_number(score: Score) -> int:
    """In doubles which of the pair serves: 0 or 1 (A1, B1, A2, B2). In singles 0."""
    return serving_place(score) // 2


@rule()
def serving_half(score: Score) -> int:
    """The half served from and to: RIGHT when an even number of points has been played in the game, else LEFT."""
    return points_played(score) % 2


POINT_NAMES = ("0", "15", "30", "40")
ADVANTAGE = "A"


def point_names(score: Any) -> tuple[str, str]:
    """The points of both sides as they are called: 0, 15, 30, 40, A; in a tie-break their number."""
    if score.in_tie_break:
        return str(score.points[0]), str(score.points[1])
    names = ("0", *POINT_NAMES[len(POINT_NAMES) - score.game_points + 1 :], ADVANTAGE)
    return names[score.points[0]], names[score.points[1]]


def won_by(score: Any) -> tuple[list[int], list[int]]:
    """The sets and the games of both sides, over the whole match."""
    games = [sum(score.games[k, side] for k in range(MOST_SETS)) for side in range(2)]
    return [int(x) for x in score.sets], games


def board(score: Any) -> dict[str, Any]:
    """The scoreboard as plain data: for each set its games and, after a tie-break, the points of its loser."""
    last = current_set(score)
    sets = []
    for k in range(last + 1):
        over = k < last or score.winner != NOBODY
        games = [score.games[k, 0], score.games[k, 1]]
        won_by = (0 if games[0] > games[1] else 1) if over else None
        tie_lost = score.tie_lost[k] if score.tie_lost[k] != NONE else None
        sets.append({"games": games, "won_by": won_by, "tie_lost": tie_lost})
    return {
        "points": list(point_names(score)),
        "sets": sets,
        "sets_won": [score.sets[0], score.sets[1]],
        "sets_to_win": score.sets_to_win,
        "tie_break": bool(score.in_tie_break),
        "server": serving_side(score),
        "server_number": serving_number(score),
        "half": ("right", "left")[serving_half(score)],
        "stake": [at_stake(score, 0), at_stake(score, 1)] if score.winner == NOBODY else [Won.POINT, Won.POINT],
        "winner": score.winner if score.winner != NOBODY else None,
    }
