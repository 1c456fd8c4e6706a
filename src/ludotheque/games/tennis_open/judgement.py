"""How good a position is, and a sensible move at once, from the tables of `worth.py`.

In singles both are exact: the point is solved and the match is a chain of points. In doubles the same tables judge each
tennisman by itself, as if the rally went on in singles.
"""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule
from ludotheque.games.tennis.score import NOBODY, current_set, would_win_game, would_win_set

from .components import MOST_GAMES, MOST_TIE, Box
from .moves import Move
from .position import BASELINE, Fate, Phase, Position, Shot
from .rules.fate import fate, is_winner, landing, may_take
from .rules.placement import may_stand

WHOLE = 1_000_000_000  # worth is counted in billionths
# The chance to win a match of even sets, by the sets one still needs and those the other needs.
SETS_WORTH = (0.5, 1.0, 1.0, 1.0, 0.0, 0.5, 0.75, 0.875, 0.0, 0.25, 0.5, 0.6875, 0.0, 0.125, 0.3125, 0.5)


@rule()
def worth_of_landing(box: Box, s: Position, count: int, place: int, division: int) -> int:
    """What the shot at hand is worth once the ball comes down on `division`."""
    what = fate(box, s, s.shot, count, division, place)
    if is_winner(what):
        return WHOLE
    return box.stood[s.surface, s.shot, s.ball - 1, what, division - 1] if what <= Fate.LOBBED else 0


@rule()
def worth_of_total(box: Box, s: Position, total: int) -> int:
    """What a total of the dice is worth, a volleyer adding the best bonus."""
    place = s.place[s.target]
    best = worth_of_landing(box, s, s.dice, place, landing(s.ball, total))
    if s.shot == Shot.VOLLEY:
        for bonus in range(1, box.bonus + 1):
            best = max(best, worth_of_landing(box, s, s.dice, place, landing(s.ball, total + bonus)))
    return best


@rule()
def worth_of_throw(box: Box, s: Position) -> int:
    """What the shot is worth while some of its dice still roll."""
    rest = s.dice - s.thrown
    lie = dice_shown(s)
    if rest == 0:
        return worth_of_total(box, s, lie)
    worth = 0
    for total in range(rest, 6 * rest + 1):
        if box.ways[rest, total] > 0:
            worth += box.ways[rest, total] * worth_of_total(box, s, lie + total) // WHOLE
    return worth


@rule()
def dice_shown(s: Position) -> int:
    total = 0
    for i in range(s.thrown):
        total += s.die[i]
    return total


@rule()
def worth_of_shot(box: Box, s: Position, shot: int, place: int) -> int:
    """What hitting the ball is worth against an opponent on `place`; a smash drives it to the baseline."""
    return box.hit[s.surface, shot, s.ball - 1, (BASELINE if shot == Shot.SMASH else place) - 1]


@rule()
def worth_of_answer(box: Box, s: Position, place: int) -> int:
    """What a lobbed ball is worth to the volleyer, smashed or let bounce."""
    return max(worth_of_shot(box, s, Shot.SMASH, BASELINE), worth_of_shot(box, s, Shot.PLAIN, place))


@rule()
def worth_of_aim(box: Box, s: Position) -> int:
    """In doubles: what hitting is worth, on the better of the two opponents."""
    other = 1 - s.hitter % 2
    return max(worth_of_shot(box, s, s.shot, s.place[other]), worth_of_shot(box, s, s.shot, s.place[other + 2]))


# A sensible move


@rule()
def club(box: Box, s: Position, dice: Row) -> int:
    """The move after which the opponent's next shot, or one's own, is worth least or most."""
    if s.phase == Phase.DICE:
        return club_dice(box, s)
    if s.phase == Phase.PLACE or s.phase == Phase.SERVER_PLACE:
        return club_place(box, s)
    if s.phase == Phase.BONUS:
        return club_bonus(box, s)
    if s.phase == Phase.ANSWER:
        smash = worth_of_shot(box, s, Shot.SMASH, BASELINE)
        return Move.SMASH if smash >= worth_of_shot(box, s, Shot.PLAIN, s.place[s.hitter]) else Move.BOUNCE
    if s.phase == Phase.AIM:
        other = 1 - s.hitter % 2
        here = worth_of_shot(box, s, s.shot, s.place[other])
        return Move.ON + other if here >= worth_of_shot(box, s, s.shot, s.place[other + 2]) else Move.ON + other + 2
    return Move.STAND + BASELINE


@rule()
def club_dice(box: Box, s: Position) -> int:
    best = 0
    most = -1
    place = s.place[s.target]
    for count in range(1, 4):
        if may_take(box, s, s.shot, count, place):
            worth = box.by_dice[s.surface, s.shot, s.ball - 1, count - 1, place - 1]
            if worth > most:
                most = worth
                best = count
    return Move.DICE + best


@rule()
def club_bonus(box: Box, s: Position) -> int:
    best = 0
    most = -1
    for bonus in range(box.bonus + 1):
        division = landing(s.ball, dice_shown(s) + bonus)
        worth = worth_of_landing(box, s, s.dice, s.place[s.target], division)
        if worth > most:
            most = worth
            best = bonus
    return Move.BONUS + best


@rule()
def club_place(box: Box, s: Position) -> int:
    """Where the opponent's next shot is worth least; of equal places the one furthest back."""
    best = BASELINE
    least = WHOLE + 1
    for i in range(BASELINE):
        place = BASELINE - i
        if s.phase == Phase.SERVER_PLACE:
            worth = worth_of_shot(box, s, Shot.RETURN, place)
        elif not may_stand(box, s, s.shot, s.place[s.hitter], s.ball, place):
            continue
        elif s.fate == Fate.LOBBED:
            worth = worth_of_answer(box, s, place)
        else:
            worth = worth_of_shot(box, s, s.fate, place)
        if worth < least:
            least = worth
            best = place
    return Move.STAND + best


# How good a position is


@rule()
def actor(s: Position) -> int:
    """The tennisman whose chances `actor_worth` weighs."""
    if s.phase == Phase.ANSWER:
        return s.target
    return s.hitter if s.phase > Phase.SERVER_PLACE else s.server


@rule()
def actor_worth(box: Box, s: Position) -> int:
    """The acting side's chance to win the point."""
    if s.phase == Phase.DICE:
        return worth_of_shot(box, s, s.shot, s.place[s.target])
    if s.phase == Phase.THROW or s.phase == Phase.BONUS:
        return worth_of_throw(box, s)
    if s.phase == Phase.PLACE:
        return worth_of_placing(box, s)
    if s.phase == Phase.ANSWER:
        return worth_of_answer(box, s, s.place[s.hitter])
    if s.phase == Phase.AIM:
        return worth_of_aim(box, s)
    if s.phase == Phase.SERVER_PLACE:
        return box.served[s.surface, s.ball]
    if s.phase == Phase.TOSS:
        return WHOLE // 2
    return box.served[s.surface, 0] if s.attempt == 2 else box.serves[s.surface]


@rule()
def worth_of_placing(box: Box, s: Position) -> int:
    """The best place is worth what the opponent's next shot leaves."""
    place = club_place(box, s) - Move.STAND
    if s.fate == Fate.LOBBED:
        return WHOLE - worth_of_answer(box, s, place)
    return WHOLE - worth_of_shot(box, s, s.fate, place)


@rule()
def estimate(box: Box, s: Position, seat: Seat) -> float:
    """The chance to win the match, from the point up to the sets, both sides playing well from here on."""
    side = seat % 2
    if s.score.winner != NOBODY:
        return 1.0 if s.score.winner == side else 0.0
    if s.phase == Phase.TOSS:
        return 0.5
    point = actor_worth(box, s) / WHOLE
    if actor(s) % 2 != side:
        point = 1.0 - point
    won = set_after(box, s, side, side)
    lost = set_after(box, s, side, 1 - side)
    of_set = point * won + (1.0 - point) * lost
    need = s.score.sets_to_win
    mine = need - s.score.sets[side]
    theirs = need - s.score.sets[1 - side]
    return of_set * SETS_WORTH[4 * (mine - 1) + theirs] + (1.0 - of_set) * SETS_WORTH[4 * mine + theirs - 1]


@rule()
def set_after(box: Box, s: Position, side: int, winner: int) -> float:
    """The chance of `side` to win the set once `winner` has won this point."""
    if would_win_game(s.score, winner):
        return set_after_game(box, s, side, winner)
    mine = s.score.points[side] + (1 if winner == side else 0)
    theirs = s.score.points[1 - side] + (0 if winner == side else 1)
    if s.score.in_tie_break:
        return tie_chance(box, s, side, mine, theirs)
    if mine == s.score.game_points and theirs == s.score.game_points:
        mine -= 1
        theirs -= 1
    if opens(s, side):
        game = box.game_worth[s.surface, mine, theirs] / WHOLE
    else:
        game = 1.0 - box.game_worth[s.surface, theirs, mine] / WHOLE
    return game * set_after_game(box, s, side, side) + (1.0 - game) * set_after_game(box, s, side, 1 - side)


@rule()
def opens(s: Position, side: int) -> bool:
    """Whether `side` serves this game, or opened this tie-break."""
    return (s.score.first + s.score.opener) % 2 == side


@rule()
def tie_chance(box: Box, s: Position, side: int, mine: int, theirs: int) -> float:
    """In a tie-break; far beyond its length only lead and turn to serve count."""
    while mine >= MOST_TIE or theirs >= MOST_TIE:
        mine -= 2
        theirs -= 2
    return box.tie_worth[s.surface, mine, theirs, 0 if opens(s, side) else 1] / WHOLE


@rule()
def set_after_game(box: Box, s: Position, side: int, winner: int) -> float:
    """The chance of `side` to win the set once `winner` has won this game."""
    if would_win_set(s.score, winner):
        return 1.0 if winner == side else 0.0
    k = current_set(s.score)
    mine = s.score.games[k, side] + (1 if winner == side else 0)
    theirs = s.score.games[k, 1 - side] + (0 if winner == side else 1)
    while mine >= MOST_GAMES or theirs >= MOST_GAMES:
        mine -= 1
        theirs -= 1
    kind = 1 if s.score.tie_break > 0 else 0
    return box.set_worth[s.surface, kind, mine, theirs, 1 if opens(s, side) else 0] / WHOLE
