"""Tennis Open solved: the point by value iteration, the match as a chain of points.

Whatever the score, the best play is the one that wins the point most often: points don't wear anyone out and who serves
next is fixed. So one table of win probabilities, with both sides at their best, tells everything about a match.
The rules are asked for every shot, landing and place once; the iteration runs on NumPy arrays made from their answers.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.game import Game
from ludotheque.engine.play import Play
from ludotheque.games.tennis.chain import Chain
from ludotheque.games.tennis.score import NOBODY, Score, score_point

from .court import court
from .doubles import Doubles, solve_doubles
from .position import BASELINE, DIVISIONS, SURFACES, Phase, Position, Shot
from .rules.exchange import total_thrown
from .singles import Singles, shots_a_point, solve_singles

# What a choice depends on: everything in the position but score, statistics and the point before.
RALLY_FROM = Position.dtype.fields["surface"][1]  # type: ignore[index]
RALLY_TO = Position.dtype.fields["last_winner"][1]  # type: ignore[index]

_singles: dict[tuple[str, int], Singles] = {}
_doubles: dict[tuple[str, int], Doubles] = {}
_chains: dict[tuple[float, int, int, int, int], Chain] = {}


def solve(box: Box, surface: str | int) -> Singles:
    """The solution of a surface, by name or index; kept for each box."""
    key = (box.hash, SURFACES.index(surface) if isinstance(surface, str) else int(surface))
    if key not in _singles:
        _singles[key] = solve_singles(court(box.plain, key[1]))
    return _singles[key]


def solve_for_pairs(box: Box, surface: str | int) -> Doubles:
    """The same for doubles (worked out once)."""
    key = (box.hash, SURFACES.index(surface) if isinstance(surface, str) else int(surface))
    if key not in _doubles:
        _doubles[key] = solve_doubles(court(box.plain, key[1]))
    return _doubles[key]


def solution_of(box: Box, s: Any) -> Singles | Doubles:
    return solve_for_pairs(box, s.surface) if s.doubles else solve(box, s.surface)


class Perfect:
    """Plays every point as well as it can be played."""

    name = "perfect"
    compiled = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[tuple[str, bytes], int] = {}

    def choose(self, seen: Play, seat: int, seed: int = 0) -> int:
        """The move after which the seat's side wins the point most often; of equal ones the first."""
        key = (seen.box.hash, bytes(seen.s.raw[RALLY_FROM:RALLY_TO]))
        if key not in self.known:
            worth = self.moves(seen)
            self.known[key] = max(worth, key=lambda move: worth[move])
        return self.known[key]

    def moves(self, play: Play) -> dict[int, float]:
        """Each legal move with how likely its side then wins the point."""
        side, s = play.turn % 2, play.s
        worth = {}
        for move in play.legal():
            after = play.copy()
            after.do(move)
            first = point_decided(s, after.s) if after.s.points != s.points else self.point(after)
            worth[move] = first if side == 0 else 1.0 - first
        return worth

    def point(self, play: Play) -> float:
        """How likely side 0 wins the point being played."""
        s = play.s
        solution = solution_of(play.box, s)
        if s.phase in (Phase.TOSS, Phase.OVER):
            return 0.5
        if s.phase == Phase.SERVE:
            return for_side_0(s.server, solution.before_service(s, s.attempt == 2))
        if s.phase in (Phase.THROW, Phase.BONUS):
            ways = solution.court.ways[s.dice - s.thrown]
            lie = total_thrown(s)
            worth = sum(p * solution.on_total(s, lie + total) for total, p in enumerate(ways) if p)
            return for_side_0(s.hitter, float(worth))
        if s.phase == Phase.DICE:
            return for_side_0(s.hitter, solution.before_dice(s))
        if s.phase == Phase.AIM and isinstance(solution, Doubles):
            return for_side_0(s.hitter, solution.before_aim(s))
        return for_side_0(play.turn, max(self.moves(play).values()))

    def value(self, play: Play, seat: int) -> float:
        """The exact probability that the seat's side wins the match, both sides at their best from here on."""
        s = play.s
        if s.score.winner != NOBODY:
            return 1.0 if s.score.winner == seat % 2 else 0.0
        if s.phase == Phase.TOSS:
            return 0.5
        chain = chain_of(solution_of(play.box, s).server_wins, s.score)
        point = self.point(play)
        won, lost = (chain.value(after_point(s.score, side)) for side in range(2))
        first = point * won + (1.0 - point) * lost
        return first if seat % 2 == 0 else 1.0 - first


def for_side_0(man: int, worth: float) -> float:
    return worth if man % 2 == 0 else 1.0 - worth


def point_decided(before: Any, after: Any) -> float:
    return 1.0 if after.last_winner == 0 else 0.0


def after_point(score: Any, side: int) -> Any:
    after = plain.new(Score, score.raw)
    score_point(after, side)
    return after


def chain_of(server_wins: float, score: Any) -> Chain:
    """The match as a chain of points in which the server always wins with this probability."""
    kind = (int(score.game_points), int(score.set_games), int(score.tie_break), int(score.sets_to_win))
    if (server_wins, *kind) not in _chains:
        _chains[server_wins, *kind] = Chain(server_wins, server_wins, *kind)
    return _chains[server_wins, *kind]


def solution_report(box: Box, surface: str) -> dict[str, Any]:
    """What is known about a surface: who wins points, games and matches, where to stand, how many dice to take."""
    solved = solve(box, surface)
    match = box.plain.match
    server_wins = solved.server_wins
    matches = {
        f"best of {2 * sets - 1}": Chain(
            server_wins, server_wins, match.game_points, match.set_games, match.tie_break, sets
        ).start[0]
        for sets in (2, 3)
    }
    return {
        "surface": surface,
        "server_wins_point": server_wins,
        "server_wins_point_on_second_service": solved.court.serve(solved.service, True),
        "server_wins_game": Chain(server_wins, server_wins, match.game_points).game(0, 0, 0),
        "shots_a_point": shots_a_point(solved),
        "best_place_after_service": {
            str(d): {"place": int(solved.hit[Shot.RETURN, d - 1].argmin()) + 1, "server_wins": solved.service[d]}
            for d in solved.court.digits
        },
        **best_dice(solved, int(box.plain.surfaces[SURFACES.index(surface)].volley)),
        "first_server_wins_match": matches,
        "steps": solved.steps,
        "last_change": solved.change,
    }


def best_dice(solved: Singles, volley: int) -> dict[str, dict[str, dict[str, int]]]:
    """For plain shots, returns and volleys: by the ball's division and the opponent's place, how many dice."""
    balls = {
        "best_dice": (Shot.PLAIN, range(1, DIVISIONS + 1)),
        "best_dice_of_return": (Shot.RETURN, solved.court.digits),
        "best_dice_of_volley": (Shot.VOLLEY, range(1, volley + 1)),
    }
    return {
        name: {
            str(ball): {
                str(place): int(solved.by_dice[shot, ball - 1, :, place - 1].argmax()) + 1 for place in range(1, BASELINE + 1)
            }
            for ball in divisions
        }
        for name, (shot, divisions) in balls.items()
    }
