"""From the chance of winning this point to that of winning the match: every later point is nearly even."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule
from ludotheque.games.tennis.score import LEAD, current_set

from ..position import AUTOMATON, Mode, Place, Position
from ..rules.table import amount

FULL = 10000
EDGE = 1200  # of a later point against the automaton
STAR_EDGE = 45  # of a later point, for each star more than the other
CARD_EDGE = 25


@rule()
def later_point(s: Position, seat: Seat) -> int:
    """The chance of a later point, in ten-thousandths: even, but for stars, cards and the automaton."""
    if s.solo:
        person = 1 - AUTOMATON
        edge = EDGE + STAR_EDGE * (s.stars[person] - 3) + CARD_EDGE * (amount(s, person, Place.HAND) - 10)
        return FULL // 2 + (edge if seat == person else -edge)
    stars = s.stars[seat] - s.stars[1 - seat]
    cards = amount(s, seat, Place.HAND) - amount(s, 1 - seat, Place.HAND)
    return FULL // 2 + STAR_EDGE * stars + CARD_EDGE * cards


@rule()
def race(mine: int, theirs: int, p: int) -> float:
    """The chance to win `mine` times before the other wins `theirs` times, each time with p ten-thousandths."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    x = p / 10000.0
    term = 1.0
    for _ in range(mine):
        term *= x
    total = 0.0
    for lost in range(theirs):
        total += term
        term *= (1.0 - x) * (mine + lost) / (lost + 1)
    return total


@rule()
def tie_break_chance(mine: int, theirs: int, need: int, p: int) -> float:
    """The chance in a tie-break at mine to theirs: `need` points and a lead of two."""
    if mine >= need and mine - theirs >= LEAD:
        return 1.0
    if theirs >= need and theirs - mine >= LEAD:
        return 0.0
    if mine >= need - 1 and theirs >= need - 1:
        x = p / 10000.0
        deuce = x * x / (x * x + (1.0 - x) * (1.0 - x))
        if mine == theirs:
            return deuce
        return x + (1.0 - x) * deuce if mine > theirs else x * deuce
    return race(need - mine, need - theirs, p)


@rule()
def set_chance(mine: int, theirs: int, games: int, p: int) -> float:
    """The chance of a set at mine to theirs games, each with p."""
    if mine > games or (mine >= games and mine - theirs >= LEAD):
        return 1.0
    if theirs > games or (theirs >= games and theirs - mine >= LEAD):
        return 0.0
    top = games if min(mine, theirs) < games - 1 else games + 1
    return race(top - mine, top - theirs, p)


@rule()
def match_chance(s: Position, seat: Seat, point: int) -> float:
    """The chance of the match, when this point is won with `point` ten-thousandths."""
    other = 1 - seat
    p = max(500, min(9500, later_point(s, seat)))
    now = point / 10000.0
    mine = s.score.points[seat]
    theirs = s.score.points[other]
    if s.score.in_tie_break:
        need = s.score.tie_break
        won = tie_break_chance(mine + 1, theirs, need, p)
        lost = tie_break_chance(mine, theirs + 1, need, p)
    else:
        won = race(s.score.game_points - mine - 1, s.score.game_points - theirs, p)
        lost = race(s.score.game_points - mine, s.score.game_points - theirs - 1, p)
    game = now * won + (1.0 - now) * lost
    if s.mode == Mode.TIE_BREAK:
        return game
    return set_and_match(s, seat, int(1000000.0 * game), p)


@rule()
def set_and_match(s: Position, seat: Seat, millionths: int, p: int) -> float:
    """From the chance of this game, in millionths, to that of the match."""
    game = millionths / 1000000.0
    other = 1 - seat
    k = current_set(s.score)
    later_game = int(10000.0 * race(s.score.game_points, s.score.game_points, p))
    mine = s.score.games[k, seat]
    theirs = s.score.games[k, other]
    won = set_chance(mine + 1, theirs, s.score.set_games, later_game)
    lost = set_chance(mine, theirs + 1, s.score.set_games, later_game)
    this_set = game * won + (1.0 - game) * lost
    later_set = int(10000.0 * set_chance(0, 0, s.score.set_games, later_game))
    need = s.score.sets_to_win
    won = race(need - s.score.sets[seat] - 1, need - s.score.sets[other], later_set)
    lost = race(need - s.score.sets[seat], need - s.score.sets[other] - 1, later_set)
    return this_set * won + (1.0 - this_set) * lost
