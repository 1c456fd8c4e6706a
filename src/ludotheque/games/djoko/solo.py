"""The automaton, "Le Jeu": one throw, no choice, marks of its own (DJ-50 to DJ-54)."""

from __future__ import annotations

from ludotheque.engine.rule import rule

from .components import Box
from .position import Position


@rule("DJ-51")
def automaton_physical(box: Box, s: Position) -> int:
    """Its two highest dice, of all it threw."""
    return s.dice[s.on_table - 1] + s.dice[s.on_table - 2]


@rule("DJ-52")
def automaton_technique(box: Box, s: Position) -> int:
    """Three for each die showing 1, nine at most."""
    aces = 0
    for i in range(s.on_table):
        if s.dice[i] == 1:
            aces += 1
    return min(aces * box.automaton.ace, box.automaton.most_technique)


@rule("DJ-53")
def automaton_recovery(box: Box, physical: int) -> int:
    """From its physical mark: 8 or less gives 4, 12 gives 0."""
    lowest = 2 * box.faces - 4
    return box.automaton.recovery[max(0, physical - lowest)]
