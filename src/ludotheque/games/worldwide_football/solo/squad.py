"""The automaton's active player cards (WF-95, WF-96, WF-103)."""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.rule import rule, tell

from ..components import Box
from ..position import AUTOMATON, EVERYONE, PLACES, SQUAD, Phase, Place, Position, Role
from ..rules.ball import replace
from ..rules.cards import holds, player_limit, squad
from ..rules.verdict import need
from ..rules.windows import lay_player, timely
from ..told import Told
from .places import ITS_DISCARD

# Its active player cards (WF-96, WF-103)


@rule("WF-96")
def automaton_lays(box: Box, s: Position, i: int) -> bool:
    """Whether an active card fits the open window: held back only for 9 PA, a useless bonus or a second bar."""
    if not holds(s, AUTOMATON, i):
        return False
    k = squad(s, AUTOMATON, i)
    if not timely(box, s, AUTOMATON, k):
        return False
    c = box.players[k]
    if s.phase == Phase.AFTER_ROLL and not c.reroll:
        return s.die + c.roll >= need(box, s, s.defence)
    return not ((c.bar_this and s.barred) or (c.bar_next and s.bar_next))


@rule("WF-90", "WF-96")
def longest_active(box: Box, s: Position) -> int:
    """Of the active cards that fit the one active longest, or -1."""
    found = -1
    for i in range(SQUAD):
        if automaton_lays(box, s, i) and (found < 0 or s.since[i] < s.since[found]):
            found = i
    return found


@rule("WF-96")
def lays_one(box: Box, s: Position) -> bool:
    i = longest_active(box, s)
    if i < 0:
        return False
    lay_player(box, s, AUTOMATON, i)
    return True


@rule("WF-103")
def active_of(box: Box, s: Position, role: int) -> int:
    """The card of this role active longest, or -1."""
    found = -1
    for i in range(SQUAD):
        if not holds(s, AUTOMATON, i) or box.players[squad(s, AUTOMATON, i)].role != role:
            continue
        if found < 0 or s.since[i] < s.since[found]:
            found = i
    return found


@rule("WF-103")
def newest_active(s: Position) -> int:
    found = -1
    for i in range(SQUAD):
        if holds(s, AUTOMATON, i) and (found < 0 or s.since[i] > s.since[found]):
            found = i
    return found


@rule("WF-103", "WF-102")
def least_wanted(box: Box, s: Position) -> int:
    """Behind or level a D, else a G; ahead an M, else an A; neither there: the newest."""
    ahead = s.score[AUTOMATON] > s.score[1 - AUTOMATON]
    found = active_of(box, s, Role.MIDFIELDER if ahead else Role.DEFENDER)
    if found < 0:
        found = active_of(box, s, Role.FORWARD if ahead else Role.GOALKEEPER)
    return found if found >= 0 else newest_active(s)


@rule("WF-103")
def keep_limit(box: Box, s: Position) -> None:
    while s.cards.count[AUTOMATON * PLACES + Place.HAND] > player_limit(box, s, AUTOMATON):
        i = least_wanted(box, s)
        put_card(s.cards, AUTOMATON * SQUAD + i, ITS_DISCARD, EVERYONE)
        tell(s, Told.DROPS, AUTOMATON, squad(s, AUTOMATON, i))


@rule("WF-102")
def raise_star(box: Box, s: Position) -> bool:
    """A replacement when a star is wanted and none is left; True if it has one then."""
    if s.stars[AUTOMATON] > 0:
        return True
    active = s.cards.count[AUTOMATON * PLACES + Place.HAND]
    if not s.with_replacements or s.tokens[AUTOMATON] == 0 or active == 0 or s.ceiling[AUTOMATON] == 0:
        return False
    replace(s, AUTOMATON, least_wanted(box, s))
    return True
