"""Fouls, cards and set pieces (WF-51 to WF-59)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import Foul, Phase, Position, Restart, SetPiece
from ..told import Told
from .asking import wait
from .cards import discard, discard_player, hand_size, held_player_moves, kind_moves, players_in_hand, squad
from .verdict import is_red, is_yellow
from .windows import could_lay, window_moves

# WF-56: yellow and red


@rule("WF-56")
def punish(box: Box, s: Position, seat: Seat, red: int, then: int) -> None:
    """Yellow: 1 card. Red: 3, and smaller hands for the rest of the match; from the third red on only the cards."""
    if red:
        s.reds[seat] += 1
        s.owed = box.bookings.red
        tell(s, Told.RED, seat, s.reds[seat])
    else:
        s.yellows[seat] += 1
        s.owed = box.bookings.yellow
        tell(s, Told.YELLOW, seat)
    s.drawer = seat
    s.then = then
    s.phase = Phase.PUNISH


@rule("WF-51", "WF-56")
def book(box: Box, s: Position, seat: Seat, then: int) -> None:
    """The card that the defence roll brings, if any."""
    if is_red(box, s.defence, s.die):
        punish(box, s, seat, 1, then)
    elif is_yellow(box, s.defence, s.die):
        punish(box, s, seat, 0, then)
    else:
        s.phase = then


@rule("WF-56")
def step_punish(s: Position) -> bool:
    """One by one, action or player cards; all, if there are fewer. Then the hand is trimmed."""
    if s.owed > 0 and hand_size(s, s.drawer) + players_in_hand(s, s.drawer) > 0:
        return wait(s, s.drawer)
    s.owed = 0
    s.phase = Phase.TRIM
    return True


@rule("WF-56")
def punish_moves(s: Position, out: Row) -> int:
    n = kind_moves(s, s.drawer, Move.DISCARD, out, 0)
    return held_player_moves(s, s.drawer, Move.DISCARD_PLAYER, out, n)


@rule("WF-56")
def play_punish(s: Position, move: int) -> None:
    discard(s, s.drawer, move)
    s.owed -= 1


# WF-57: after a foul


@rule("WF-57")
def foul(box: Box, s: Position) -> None:
    """PA and effect are done; now the card, then the stoppage, the kind of set piece, the après cards, the set piece."""
    s.fouls[1 - s.ball] += 1
    if s.fouled == Foul.BY_DIE:
        tell(s, Told.FOUL, 1 - s.ball, s.defence, s.die)
        if s.with_cards:
            book(box, s, 1 - s.ball, Phase.STOPPAGE)
            return
    else:
        tell(s, Told.SIMULATED_FOUL, 1 - s.ball)
    s.phase = Phase.STOPPAGE


@rule("WF-18")
def forget_promises(s: Position) -> None:
    s.bar_next = 0
    s.cross = 0


@rule("WF-18", "WF-57")
def stop_play(s: Position, resume: int) -> None:
    """Replacements, attacker first. What was promised for the next action is gone."""
    forget_promises(s)
    s.stage = 0
    s.resume = resume
    s.phase = Phase.REPLACE


@rule("WF-57")
def stoppage(s: Position) -> None:
    stop_play(s, Phase.AWARD)


@rule("WF-52", "WF-53", "WF-54", "WF-57")
def award(box: Box, s: Position) -> None:
    """The kind is fixed by the PA now on the table: an après card, laid from here on, can't make a penalty of it."""
    if s.pa < box.set_pieces.direct:
        s.awarded = SetPiece.INDIRECT
        tell(s, Told.FREE_KICK, s.ball, s.pa)
    elif s.pa == box.set_pieces.direct:
        s.awarded = SetPiece.DIRECT
        tell(s, Told.DIRECT, s.ball)
    else:
        s.awarded = SetPiece.PENALTY
        s.penalties[s.ball] += 1
        tell(s, Told.PENALTY, s.ball)
    s.phase = Phase.AFTER


@rule("WF-18", "WF-52", "WF-53", "WF-54", "WF-55")
def set_piece(s: Position) -> None:
    forget_promises(s)
    if s.awarded == SetPiece.INDIRECT:
        s.restart = Restart.FREE_KICK
        s.phase = Phase.ATTACK
    elif s.awarded == SetPiece.DIRECT:
        s.direct = 1
        s.marked = 0
        s.phase = Phase.MARK
    else:
        s.phase = Phase.PENALTY
    s.awarded = SetPiece.NONE


# WF-53: the direct free kick


@rule("WF-53")
def step_mark(box: Box, s: Position) -> bool:
    if could_lay(box, s, s.ball):
        return wait(s, s.ball)
    take_free_kick(s)
    return True


@rule("WF-53")
def mark_moves(box: Box, s: Position, out: Row) -> int:
    return window_moves(box, s, s.ball, Move.DISCARD_PLAYER, out)


@rule("WF-53")
def play_mark(s: Position, move: int) -> None:
    """A card with the ball mark may be discarded: not played, its text is idle."""
    if move != Move.PASS:
        use_mark(s, move - Move.DISCARD_PLAYER)
    take_free_kick(s)


@rule("WF-53")
def use_mark(s: Position, i: int) -> None:
    s.marked = 1
    tell(s, Told.MARK, s.ball, squad(s, s.ball, i))
    discard_player(s, s.ball, i)


@rule("WF-53")
def take_free_kick(s: Position) -> None:
    s.kept = 0
    s.dice_left = 1
    s.shots[s.ball] += 1
    s.phase = Phase.SHOT


PHASES = (
    At(Phase.FOUL, does=foul),
    At(Phase.PUNISH, step=step_punish, moves=punish_moves, play=play_punish),
    At(Phase.STOPPAGE, does=stoppage),
    At(Phase.AWARD, does=award),
    At(Phase.SET_PIECE, does=set_piece),
    At(Phase.MARK, step=step_mark, moves=mark_moves, play=play_mark),
)
