"""Whose dice are thrown, and how they lie (DJ-07 to DJ-13)."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import AUTOMATON_SEAT, Phase, Position


@rule("DJ-07")
def server(box: Box, s: Position) -> int:
    """A serves the odd games, B the even ones."""
    return s.player_a if s.game % 2 == 1 else 1 - s.player_a


@rule("DJ-08", "DJ-10", "DJ-11", "DJ-50")
def start_turn(box: Box, s: Position, seat: Seat) -> None:
    """The server's first throw is five dice, the returner's four; the automaton throws as many."""
    s.to_play = seat
    s.throws = 1
    s.aside = 0
    clear_dice(box, s)
    s.to_throw = box.serving_dice if seat == server(box, s) else box.dice
    s.phase = Phase.AUTOMATON if s.solo and seat == AUTOMATON_SEAT else Phase.THROW


@rule()
def clear_dice(box: Box, s: Position) -> None:
    s.on_table = 0
    for i in range(box.serving_dice):
        s.dice[i] = 0


@rule()
def add_die(box: Box, s: Position, face: int) -> None:
    """A die falls and takes its place in the row, which stays in rising order."""
    carried = face
    for i in range(s.on_table):
        lower = min(s.dice[i], carried)
        carried = max(s.dice[i], carried)
        s.dice[i] = lower
    s.dice[s.on_table] = carried
    s.on_table += 1
    s.to_throw -= 1


@rule()
def remove_die(box: Box, s: Position, face: int) -> None:
    i = 0
    while s.dice[i] != face:
        i += 1
    s.on_table -= 1
    while i < s.on_table:
        s.dice[i] = s.dice[i + 1]
        i += 1
    s.dice[i] = 0


@rule("DJ-12", "DJ-13")
def can_throw(box: Box, s: Position) -> bool:
    """Three throws, and a fourth with the Joker."""
    return s.throws < box.throws or (s.throws == box.throws and s.joker[s.to_play] > 0)
