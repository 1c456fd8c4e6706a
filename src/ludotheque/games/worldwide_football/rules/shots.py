"""Shots, the keeper, corners and penalties (WF-30 to WF-33, WF-53, WF-54, WF-60, WF-61, WF-81)."""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule, tell

from ..components import Box
from ..moves import Move
from ..position import EVERYONE, PLACES, SQUAD, Ending, Half, Phase, Place, Position
from ..told import Told
from .asking import D6, ask_attacker, ask_defender, ask_nature, d6, wait
from .cards import discard_player, squad
from .checks import leader
from .fouls import stop_play
from .windows import could_lay, window_moves


@rule("WF-30")
def strip(box: Box, s: Position) -> int:
    """The T card's bonus at these PA."""
    low = box.kinds[s.card].needs[0]
    return box.kinds[s.card].strip[min(max(s.pa - low, 0), 2)]


@rule("WF-30", "WF-32", "WF-53")
def bonus(box: Box, s: Position) -> int:
    """What is added to the shot die: strip, C, Efficacité and cards; on a direct free kick only its own."""
    if s.direct:
        return box.set_pieces.mark_bonus if s.marked else box.set_pieces.direct_bonus
    return strip(box, s) + s.crossed + s.efficiency + s.shot_bonus


@rule("WF-32", "WF-61")
def play_shot(box: Box, s: Position, die: int) -> None:
    """Of two dice the higher is kept; a T whose kept die is 1 goes wide and nobody is asked."""
    other = min(s.kept, die)
    s.kept = max(s.kept, die)
    s.dice_left -= 1
    if s.dice_left > 0:
        return
    s.quality = s.kept + bonus(box, s)
    tell(s, Told.SHOT, s.ball, s.kept, other, bonus(box, s), s.quality)
    if s.with_wide and not s.direct and s.kept == 1:
        tell(s, Told.WIDE, s.ball)
        s.ending = Ending.WIDE
        s.phase = Phase.CHANGE
    else:
        s.phase = Phase.KEEPER


@rule("WF-32")
def step_keeper(box: Box, s: Position) -> bool:
    if could_lay(box, s, 1 - s.ball):
        return wait(s, 1 - s.ball)
    keep(s)
    return True


@rule("WF-33")
def keeper_moves(box: Box, s: Position, out: Row) -> int:
    return window_moves(box, s, 1 - s.ball, Move.PLAYER, out)


@rule("WF-32")
def play_keeper(box: Box, s: Position, move: int) -> None:
    if move == Move.PASS:
        keep(s)
    else:
        lay_keeper(box, s, move - Move.PLAYER)


@rule("WF-31")
def keep(s: Position) -> None:
    s.kept = 0
    s.dice_left = 1
    s.keeper_bonus = 0
    s.phase = Phase.SAVE


@rule("WF-32")
def lay_keeper(box: Box, s: Position, i: int) -> None:
    """A G card: a bonus, or the higher of two dice."""
    seat = 1 - s.ball
    put_card(s.cards, seat * SQUAD + i, seat * PLACES + Place.TABLE, EVERYONE)
    tell(s, Told.PLAYS_PLAYER, seat, squad(s, seat, i))
    keep(s)
    s.keeper_bonus = box.players[squad(s, seat, i)].keeper
    if box.players[squad(s, seat, i)].keeper_best:
        s.dice_left = 2


@rule("WF-31", "WF-60")
def play_save(box: Box, s: Position, die: int) -> None:
    other = min(s.kept, die)
    s.kept = max(s.kept, die)
    s.dice_left -= 1
    if s.dice_left > 0:
        return
    found = s.kept + s.keeper_bonus
    tell(s, Told.KEEPER, 1 - s.ball, s.kept, other, s.keeper_bonus, s.quality)
    if found < s.quality:
        score_goal(s)
    elif found == s.quality and s.with_corners:
        tell(s, Told.CORNER, s.ball, box.set_pieces.corner)
        s.corners[s.ball] += 1
        s.pa = box.set_pieces.corner
        stop_play(s, Phase.CORNER)
    else:
        save_ball(s)


@rule("WF-14", "WF-31")
def score_goal(s: Position) -> None:
    s.score[s.ball] += 1
    tell(s, Told.GOAL, s.ball, s.score[s.ball], s.score[1 - s.ball])
    s.ending = Ending.GOAL
    s.phase = Phase.CHANGE


@rule("WF-14", "WF-31")
def save_ball(s: Position) -> None:
    tell(s, Told.SAVED, 1 - s.ball)
    s.ending = Ending.SAVED
    s.phase = Phase.CHANGE


# Penalties


@rule("WF-54", "WF-81", "WF-99")
def step_penalty(s: Position) -> bool:
    """In International the keeper's seat may first discard a G card; in solo two dice decide."""
    s.keeper_card = 0
    s.face = 0
    if s.solo:
        s.dice_left = 2
        s.phase = Phase.PENALTY_DICE
    else:
        s.phase = Phase.PENALTY_CARD if s.keeper_on_penalty and s.half != Half.KICKS else Phase.FACE
    return True


@rule("WF-81")
def step_penalty_card(box: Box, s: Position) -> bool:
    if could_lay(box, s, 1 - s.ball):
        return wait(s, 1 - s.ball)
    s.phase = Phase.FACE
    return True


@rule("WF-81")
def penalty_card_moves(box: Box, s: Position, out: Row) -> int:
    return window_moves(box, s, 1 - s.ball, Move.DISCARD_PLAYER, out)


@rule("WF-81")
def play_penalty_card(s: Position, move: int) -> None:
    if move != Move.PASS:
        seat = 1 - s.ball
        s.keeper_card = 1
        tell(s, Told.PENALTY_CARD, seat, squad(s, seat, move - Move.DISCARD_PLAYER))
        discard_player(s, seat, move - Move.DISCARD_PLAYER)
    s.phase = Phase.FACE


@rule("WF-54")
def faces(out: Row) -> int:
    for face in range(D6):
        out[face] = Move.FACE + 1 + face
    return D6


@rule("WF-54")
def play_face(s: Position, face: int) -> None:
    s.face = face
    s.phase = Phase.DIVE


@rule("WF-54", "WF-81")
def is_saved(s: Position, face: int, dive: int) -> bool:
    """Equal is saved; with a G card discarded the keeper's face n saves n and n + 1 (6: 6 and 1)."""
    return face == dive or (s.keeper_card == 1 and face == dive % D6 + 1)


@rule("WF-54")
def play_dive(s: Position, dive: int) -> None:
    goal = 0 if is_saved(s, s.face, dive) else 1
    tell(s, Told.PENALTY_FACES, s.ball, s.face, dive, goal)
    end_penalty(s, goal)


@rule("WF-99")
def play_penalty_dice(s: Position, die: int) -> None:
    s.dice_left -= 1
    if s.dice_left > 0:
        s.face = die
        return
    goal = 0 if die == s.face else 1
    tell(s, Told.PENALTY_DICE, s.ball, s.face, die, goal)
    end_penalty(s, goal)


@rule("WF-54", "WF-85")
def end_penalty(s: Position, goal: int) -> None:
    s.face = 0
    if s.half == Half.KICKS:
        s.kicks[s.ball] += 1
        s.pens[s.ball] += goal
        first, second = s.pens[0], s.pens[1]
        tell(s, Told.KICK, s.ball, goal, leader(first, second), max(first, second), min(first, second))
        s.phase = Phase.SHOOT_OUT
    elif goal:
        score_goal(s)
    else:
        save_ball(s)


PHASES = (
    At(Phase.SHOT, step=ask_nature, moves=d6, play=play_shot),
    At(Phase.KEEPER, step=step_keeper, moves=keeper_moves, play=play_keeper),
    At(Phase.SAVE, step=ask_nature, moves=d6, play=play_save),
    At(Phase.PENALTY, step=step_penalty),
    At(Phase.PENALTY_CARD, step=step_penalty_card, moves=penalty_card_moves, play=play_penalty_card),
    At(Phase.FACE, step=ask_attacker, moves=faces, play=play_face, first=Move.FACE),
    At(Phase.DIVE, step=ask_defender, moves=faces, play=play_dive, first=Move.FACE),
    At(Phase.PENALTY_DICE, step=ask_nature, moves=d6, play=play_penalty_dice),
)
