"""A turn: throws, the technique claimed, marks; the automaton's too (DJ-10 to DJ-25, DJ-50 to DJ-55)."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule, tell

from ..components import Box
from ..marks import claimable, intensity, physical_of, recovery_of, row_of, shown_dice
from ..moves import Move
from ..position import BASE, KEPT_SETS, Phase, Position
from ..solo import automaton_physical, automaton_recovery, automaton_technique
from ..told import Told
from .match import win_game
from .sheet import write_marks, write_recovery
from .throws import add_die, can_throw, clear_dice, remove_die, server, start_turn


@rule("DJ-10", "DJ-12")
def die_falls(box: Box, s: Position, face: int) -> None:
    add_die(box, s, face)
    if s.to_throw > 0:
        return
    tell(s, Told.THROW, s.to_play, s.throws, shown_dice(box, s))
    if s.on_table > box.dice:
        s.phase = Phase.ASIDE
    elif can_throw(box, s):
        s.phase = Phase.DECIDE
    else:
        stop(box, s)


@rule("DJ-10")
def asides(box: Box, s: Position, out: Row) -> int:
    n = 0
    for i in range(s.on_table):
        if i == 0 or s.dice[i] != s.dice[i - 1]:
            out[n] = Move.ASIDE + s.dice[i]
            n += 1
    return n


@rule("DJ-10")
def set_aside(box: Box, s: Position, face: int) -> None:
    remove_die(box, s, face)
    s.aside = face
    tell(s, Told.ASIDE, s.to_play, face)
    if can_throw(box, s):
        s.phase = Phase.DECIDE
    else:
        stop(box, s)


@rule("DJ-12")
def decisions(box: Box, s: Position, out: Row) -> int:
    """Stop, or re-throw any of the four dice: one move for each different set of dice kept.

    Of equal dice a set keeps the first ones (`same` has a bit for each die equal to the one before it), so each different
    set comes once.
    """
    a = s.dice[0]
    b = s.dice[1]
    c = s.dice[2]
    d = s.dice[3]
    same = (2 if b == a else 0) + (4 if c == b else 0) + (8 if d == c else 0)
    out[0] = Move.STOP
    n = 1
    for kept in range(KEPT_SETS):
        if same & kept & ~(kept << 1):
            continue
        code = a if kept & 1 else 0
        code = code * BASE + b if kept & 2 else code
        code = code * BASE + c if kept & 4 else code
        out[n] = Move.KEEP + (code * BASE + d if kept & 8 else code)
        n += 1
    return n


@rule("DJ-12", "DJ-13")
def decide(box: Box, s: Position, move: int) -> None:
    if move == Move.STOP:
        tell(s, Told.STOP, s.to_play, shown_dice(box, s))
        stop(box, s)
        return
    if s.throws >= box.throws:
        s.joker[s.to_play] = 0
        tell(s, Told.JOKER, s.to_play)
    s.throws += 1
    clear_dice(box, s)
    s.to_throw = box.dice
    kept = move - Move.KEEP
    while kept > 0:
        add_die(box, s, kept % BASE)
        kept //= BASE
    tell(s, Told.KEPT, s.to_play, move - Move.KEEP, s.to_throw)
    s.phase = Phase.THROW


@rule("DJ-12", "DJ-14")
def stop(box: Box, s: Position) -> None:
    """The dice stand. Where nothing can be claimed, nothing is asked."""
    s.phase = Phase.CLAIM
    if claimable(box, s) == 0:
        end_marks(box, s, 0)


@rule("DJ-14", "DJ-22", "DJ-23")
def claims(box: Box, s: Position, out: Row) -> int:
    """Nothing, or any value that the dice contain and whose row has a free box."""
    out[0] = Move.CLAIM
    n = 1
    rows = claimable(box, s)
    for row in range(3):
        if (rows >> row) & 1:
            out[n] = Move.CLAIM + box.values[row]
            n += 1
    return n


# Marks


@rule("DJ-14", "DJ-21", "DJ-23")
def claim(box: Box, s: Position, value: int) -> None:
    """A box of this value is ticked, or the claim is declined."""
    if value > 0:
        s.boxes[s.to_play, row_of(box, value)] += 1
        tell(s, Told.CLAIM, s.to_play, value, shown_dice(box, s))
    else:
        tell(s, Told.DECLINED, s.to_play)
    end_marks(box, s, value)


@rule("DJ-20", "DJ-21", "DJ-24", "DJ-25")
def end_marks(box: Box, s: Position, technique: int) -> None:
    """The marks of a person's dice onto the sheet."""
    seat = s.to_play
    highest = intensity(box, s)
    s.physical[seat] = physical_of(box, s)
    s.technique[seat] = technique
    s.next_recovery[seat] = recovery_of(box, s.throws, highest)
    write_marks(box, s, seat)
    write_recovery(box, s, seat, s.game + 1, s.next_recovery[seat])
    tell(s, Told.MARKS, seat, s.recovery[seat], s.physical[seat], s.technique[seat], s.total[seat])
    tell(s, Told.RECOVERY, seat, s.next_recovery[seat], s.throws, highest)
    end_turn(box, s)


@rule("DJ-50", "DJ-51", "DJ-52", "DJ-53")
def automaton_die(box: Box, s: Position, face: int) -> None:
    """The automaton's one throw; its marks follow from the dice."""
    add_die(box, s, face)
    if s.to_throw > 0:
        return
    seat = s.to_play
    s.physical[seat] = automaton_physical(box, s)
    s.technique[seat] = automaton_technique(box, s)
    s.next_recovery[seat] = automaton_recovery(box, s.physical[seat])
    tell(s, Told.AUTOMATON, seat, shown_dice(box, s), s.physical[seat], s.technique[seat])
    write_marks(box, s, seat)
    write_recovery(box, s, seat, s.game + 1, s.next_recovery[seat])
    tell(s, Told.AUTOMATON_MARKS, seat, s.recovery[seat], s.physical[seat], s.technique[seat], s.total[seat])
    tell(s, Told.AUTOMATON_RECOVERY, seat, s.next_recovery[seat], s.physical[seat])
    end_turn(box, s)


@rule("DJ-08", "DJ-25", "DJ-55")
def end_turn(box: Box, s: Position) -> None:
    """After the server the returner; after the returner the higher total wins, equal totals go to the server."""
    serving = server(box, s)
    if s.to_play == serving:
        start_turn(box, s, 1 - serving)
        return
    winner = serving
    if s.total[1 - serving] > s.total[serving]:
        winner = 1 - serving
    elif s.total[1 - serving] == s.total[serving]:
        tell(s, Told.EQUAL, serving)
    win_game(box, s, winner)
