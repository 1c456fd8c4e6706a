"""The ball changes side: give-back, replacements, the recovery window (WF-13, WF-14, WF-19, WF-43, WF-48, WF-60, WF-63)."""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import EVERYONE, PLACES, SQUAD, Ability, Ending, Phase, Place, Position, Restart
from ..told import Told
from .asking import pass_too, wait
from .attack import gain
from .cards import clear_table, held_player_moves, is_automaton, pile_size, players_in_hand, squad
from .stars import can_use, use
from .windows import could_lay, has_room, lay_player, player_moves


@rule("WF-19", "WF-48")
def after_give_back(s: Position) -> None:
    """After the draw: the half ends if the attack before was given back too and a draw pile is empty."""
    if s.given and (pile_size(s, 0) == 0 or pile_size(s, 1) == 0):
        s.phase = Phase.HALF_END
    else:
        s.then = Phase.LOSE
        s.phase = Phase.TRIM


@rule("WF-14", "WF-19")
def change_sides(s: Position) -> None:
    """Used cards to the discards, the old PA remembered, the ball to the other seat."""
    clear_table(s)
    s.old_pa = s.pa
    s.pa = 0
    s.given = 1 if s.ending == Ending.GAVE else 0
    if s.ending != Ending.LOST:
        s.won = 0
    s.ball = 1 - s.ball
    begin_attack(s)
    s.stage = 0
    s.resume = Phase.RECOVERY
    s.phase = Phase.REPLACE


@rule("WF-14", "WF-18")
def begin_attack(s: Position) -> None:
    s.opened = 0
    s.first = 0
    s.block = 0
    s.restart = Restart.OPEN_PLAY
    s.bar_next = 0
    s.cross = 0
    s.crossed = 0
    s.with_pa = 0
    s.barred = 0
    s.card = -1
    s.defence = -1
    s.countered = 0
    s.direct = 0
    for i in range(s.n_trail):
        s.trail[i] = 0
        s.trail_pa[i] = 0
    s.n_trail = 0


# WF-63: replacements


@rule("WF-63")
def can_replace(s: Position, seat: Seat) -> bool:
    """A token, a player card in hand, and room under the star ceiling."""
    if not s.with_replacements or is_automaton(s, seat):
        return False
    return s.tokens[seat] > 0 and s.stars[seat] < s.ceiling[seat] and players_in_hand(s, seat) > 0


@rule("WF-63")
def replacing_seat(s: Position) -> int:
    """The seat with the ball, then the other."""
    return s.ball if s.stage == 0 else 1 - s.ball


@rule("WF-19", "WF-57", "WF-63")
def step_replace(s: Position) -> bool:
    while s.stage < 2:
        if can_replace(s, replacing_seat(s)):
            return wait(s, replacing_seat(s))
        s.stage += 1
    s.phase = s.resume
    return True


@rule("WF-63")
def replace_moves(s: Position, out: Row) -> int:
    return pass_too(out, held_player_moves(s, replacing_seat(s), Move.REPLACE, out, 0))


@rule("WF-63")
def play_replace(s: Position, move: int) -> None:
    if move == Move.PASS:
        s.stage += 1
    else:
        replace(s, replacing_seat(s), move - Move.REPLACE)


@rule("WF-63")
def replace(s: Position, seat: Seat, i: int) -> None:
    """The player leaves the match; the team gains a star."""
    put_card(s.cards, seat * SQUAD + i, seat * PLACES + Place.ASIDE, EVERYONE)
    s.tokens[seat] -= 1
    s.stars[seat] += 1
    tell(s, Told.REPLACES, seat, squad(s, seat, i), s.stars[seat], s.tokens[seat])


@rule("WF-60")
def corner(s: Position) -> None:
    s.restart = Restart.CORNER_KICK
    s.phase = Phase.ATTACK


# WF-19, WF-43: the recovery window


@rule("WF-43")
def may_counter(box: Box, s: Position) -> bool:
    """The other seat had 2 validated PA or fewer when its attack ended."""
    if s.old_pa > box.abilities.counter_most or (s.counter_once and s.countered):
        return False
    return has_room(box, s, box.abilities.counter)


@rule("WF-43")
def can_counter(box: Box, s: Position) -> bool:
    return can_use(s, s.ball, Ability.CONTRE) and may_counter(box, s)


@rule("WF-43")
def counter(box: Box, s: Position) -> None:
    use(s, s.ball, Ability.CONTRE)
    s.countered = 1
    gain(s, box.abilities.counter)


@rule("WF-19", "WF-43")
def step_recovery(box: Box, s: Position) -> bool:
    if could_lay(box, s, s.ball) or can_counter(box, s):
        return wait(s, s.ball)
    end_recovery(s)
    return True


@rule("WF-19")
def end_recovery(s: Position) -> None:
    s.won = 0
    s.phase = Phase.ATTACK


@rule("WF-19", "WF-43")
def recovery_moves(box: Box, s: Position, out: Row) -> int:
    n = player_moves(box, s, s.ball, Move.PLAYER, out, 0)
    if can_counter(box, s):
        out[n] = Move.USE_CONTRE
        n += 1
    out[n] = Move.PASS
    return n + 1


@rule("WF-19", "WF-43")
def play_recovery(box: Box, s: Position, move: int) -> None:
    if move == Move.PASS:
        end_recovery(s)
    elif move == Move.USE_CONTRE:
        counter(box, s)
    else:
        lay_player(box, s, s.ball, move - Move.PLAYER)


PHASES = (
    At(Phase.GIVEN, does=after_give_back),
    At(Phase.REPLACE, step=step_replace, moves=replace_moves, play=play_replace),
    At(Phase.RECOVERY, step=step_recovery, moves=recovery_moves, play=play_recovery),
    At(Phase.CORNER, does=corner),
)
