"""Player cards: when they may be laid, the reply to them, what they do (WF-17, WF-18, WF-44).

Whom the rules ask is public: a seat is asked in a window if, for all the others know, it could hold a card for it.
"""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import EVERYONE, N_KINDS, PLACES, SQUAD, Kind, Phase, Place, Position, Role, SetPiece, Timing, Verdict
from ..told import Told
from .asking import ask_nature, d20, pass_too, wait
from .cards import draw_for, holds, is_automaton, is_shot, shift, squad
from .verdict import verdict


@rule()
def may_hold(s: Position, seat: Seat, i: int) -> bool:
    """Whether, for all the others know, a seat holds its i-th player card."""
    where = s.cards.where[seat * SQUAD + i]
    gone = (
        where == seat * PLACES + Place.DISCARD or where == seat * PLACES + Place.TABLE or where == seat * PLACES + Place.ASIDE
    )
    return not gone and s.cards.count[seat * PLACES + Place.HAND] > 0


@rule("WF-08", "WF-44")
def is_played_on(box: Box, k: int, kind: int) -> bool:
    """Whether an avec or après card names this action card; "T" means either face."""
    on = box.players[k].on
    if is_shot(box, kind):
        return (on >> Kind.T) & 1 == 1 or (on >> Kind.T567) & 1 == 1
    return (on >> kind) & 1 == 1


@rule("WF-11", "WF-44")
def has_room(box: Box, s: Position, points: int) -> bool:
    return s.pa + points <= box.limits.attack_points


@rule("WF-44")
def does_something(box: Box, s: Position, seat: Seat, k: int) -> bool:
    """At least part of the card has an effect now."""
    c = box.players[k]
    if c.pa > 0 or c.shot > 0:
        return True
    if c.draw > 0 and s.kinds.count[seat * PLACES + Place.PILE] > 0:
        return True
    if c.recover > 0 and s.kinds.count[seat * PLACES + Place.DISCARD] > 0:
        return True
    if c.star > 0 and s.stars[seat] < s.ceiling[seat]:
        return True
    if c.bar_this and not s.barred:
        return True
    if c.bar_next and not s.bar_next and s.awarded == SetPiece.NONE:  # WF-18: the set piece would wipe it
        return True
    return c.best_of_two == 1 and s.best_of_two == 0


@rule("WF-44", "WF-33", "WF-57")
def timely(box: Box, s: Position, seat: Seat, k: int) -> bool:
    """Whether the open window is this card's own, and its PA fit under 9."""
    timing = box.players[k].timing
    points = box.players[k].pa
    if s.phase == Phase.WITH:
        if timing != Timing.WITH or not is_played_on(box, k, s.card):
            return False
        return has_room(box, s, box.kinds[s.card].pa + s.with_pa + points)
    if s.phase == Phase.AFTER:
        if s.awarded != SetPiece.NONE and is_shot(box, s.card):  # WF-55: there is no shot that it could help
            return False
        return timing == Timing.AFTER and is_played_on(box, k, s.card) and has_room(box, s, points)
    if s.phase == Phase.RECOVERY:
        return timing == Timing.BALL_WON and s.won == 1 and has_room(box, s, points)
    if s.phase == Phase.AFTER_ROLL:
        return timing == Timing.OWN_ROLL and (box.players[k].reroll == 1 or verdict(box, s) == Verdict.FAILED)
    if s.phase == Phase.REPLY:
        return timing == Timing.REPLY
    if s.phase == Phase.KEEPER:
        return timing == Timing.KEEPER
    if s.phase == Phase.PENALTY_CARD:
        return box.players[k].role == Role.GOALKEEPER
    return s.phase == Phase.MARK and box.players[k].mark == 1


@rule("WF-44")
def fits(box: Box, s: Position, seat: Seat, i: int) -> bool:
    """Whether a seat's i-th player card may be laid in the open window."""
    k = squad(s, seat, i)
    if not timely(box, s, seat, k):
        return False
    if s.phase == Phase.WITH or s.phase == Phase.AFTER or s.phase == Phase.RECOVERY:
        return does_something(box, s, seat, k)
    return True


@rule("WF-44")
def could_lay(box: Box, s: Position, seat: Seat) -> bool:
    """Whether, for all the others know, a seat could lay a player card in the open window."""
    for i in range(SQUAD):
        if may_hold(s, seat, i) and fits(box, s, seat, i):
            return True
    return False


@rule("WF-44")
def player_moves(box: Box, s: Position, seat: Seat, first: int, out: Row, n: int) -> int:
    """The player cards a seat can lay now, as moves `first` + i."""
    for i in range(SQUAD):
        if holds(s, seat, i) and fits(box, s, seat, i):
            out[n] = first + i
            n += 1
    return n


@rule("WF-44")
def window_moves(box: Box, s: Position, seat: Seat, first: int, out: Row) -> int:
    """A card that fits the open window, or none."""
    return pass_too(out, player_moves(box, s, seat, first, out, 0))


# Laying one, and the reply


@rule("WF-44")
def lay_player(box: Box, s: Position, seat: Seat, i: int) -> None:
    put_card(s.cards, seat * SQUAD + i, seat * PLACES + Place.TABLE, EVERYONE)
    tell(s, Told.PLAYS_PLAYER, seat, squad(s, seat, i))
    s.window = s.phase
    s.layer = seat
    s.laid = i
    role = box.players[squad(s, seat, i)].role
    s.phase = Phase.REPLY if role in (Role.MIDFIELDER, Role.FORWARD) else Phase.CARD_EFFECT


@rule("WF-17")
def step_reply(box: Box, s: Position) -> bool:
    if could_lay(box, s, 1 - s.layer):
        return wait(s, 1 - s.layer)
    s.phase = Phase.CARD_EFFECT
    return True


@rule("WF-17")
def reply_moves(box: Box, s: Position, out: Row) -> int:
    return window_moves(box, s, 1 - s.layer, Move.PLAYER, out)


@rule("WF-17")
def play_reply(box: Box, s: Position, move: int) -> None:
    if move == Move.PASS:
        s.phase = Phase.CARD_EFFECT
    else:
        lay_reply(box, s, move - Move.PLAYER)


@rule("WF-17")
def lay_reply(box: Box, s: Position, i: int) -> None:
    seat = 1 - s.layer
    put_card(s.cards, seat * SQUAD + i, seat * PLACES + Place.TABLE, EVERYONE)
    s.reply = i
    tell(s, Told.REPLIES, seat, squad(s, seat, i), box.players[squad(s, seat, i)].cancel)
    s.phase = Phase.REPLY_ROLL


@rule("WF-17")
def play_reply_roll(box: Box, s: Position, die: int) -> None:
    """Nothing but the die counts, and it never fouls; both cards are spent either way."""
    seat = 1 - s.layer
    need = box.players[squad(s, seat, s.reply)].cancel
    tell(s, Told.REPLY_ROLLED, seat, die, need, 1 if die >= need else 0)
    s.phase = s.window if die >= need else Phase.CARD_EFFECT


# What it does


@rule("WF-18", "WF-44")
def apply_card(box: Box, s: Position) -> None:
    """Effect first, then PA."""
    seat = s.layer
    c = box.players[squad(s, seat, s.laid)]
    if c.bar_this:
        s.barred = 1
    if c.bar_next:
        s.bar_next = 1
    if c.best_of_two:
        s.best_of_two = 1
    s.shot_bonus += c.shot
    if c.star > 0 and s.stars[seat] < s.ceiling[seat]:
        s.stars[seat] = min(s.ceiling[seat], s.stars[seat] + c.star)
        tell(s, Told.STAR_BACK, seat, s.stars[seat])
    s.owed = 0 if is_automaton(s, seat) else min(c.recover, s.kinds.count[seat * PLACES + Place.DISCARD])
    s.phase = Phase.RECOVER


@rule("WF-44")
def step_recover(box: Box, s: Position) -> bool:
    if s.owed > 0:
        return wait(s, s.layer)
    draw_for(s, s.layer, 0 if is_automaton(s, s.layer) else box.players[squad(s, s.layer, s.laid)].draw, 0, Phase.CARD_DRAWN)
    return True


@rule("WF-44")
def recover_moves(s: Position, out: Row) -> int:
    n = 0
    for kind in range(N_KINDS):
        if s.kinds.lies[s.layer * PLACES + Place.DISCARD, kind] > 0:
            out[n] = Move.RECOVER + kind
            n += 1
    return n


@rule("WF-44")
def play_recover(s: Position, kind: int) -> None:
    """A card of one's own discard comes back, shown."""
    shift(s, kind, s.layer * PLACES + Place.DISCARD, s.layer * PLACES + Place.HAND, EVERYONE)
    tell(s, Told.RECOVERS, s.layer, kind)
    s.owed -= 1


@rule("WF-44")
def add_card_points(box: Box, s: Position) -> None:
    """PA of an avec card wait for the action's validation; the others count at once."""
    points = box.players[squad(s, s.layer, s.laid)].pa
    if s.window == Phase.WITH:
        s.with_pa += points
    else:
        s.pa += points
        if points > 0:
            tell(s, Told.GAINS, s.layer, points, s.pa)
    s.phase = s.window


PHASES = (
    At(Phase.REPLY, step=step_reply, moves=reply_moves, play=play_reply),
    At(Phase.REPLY_ROLL, step=ask_nature, moves=d20, play=play_reply_roll),
    At(Phase.RECOVER, step=step_recover, moves=recover_moves, play=play_recover, first=Move.RECOVER),
    At(Phase.CARD_DRAWN, does=add_card_points),
)
