"""The defence roll: what is needed, and what a die comes to (WF-21, WF-24, WF-51)."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import Kind, Position, Verdict
from .cards import at_home


@rule("WF-12", "WF-20")
def answers(box: Box, kind: int, defence: int) -> int:
    """The bonus an attack card gives to this defence, or -1 if it doesn't list it."""
    return box.kinds[kind].answers[defence - Kind.INT]


@rule("WF-21")
def printed_need(box: Box, s: Position, defence: int) -> int:
    """Printed number less validated PA less the attack card's bonus."""
    return box.kinds[defence].number - s.pa - answers(box, s.card, defence)


@rule("WF-24", "WF-65", "WF-64")
def defence_bonus(box: Box, s: Position) -> int:
    """Bloc, stadium and bonus cards, added to the die."""
    bonus = s.block * box.abilities.block + s.roll_bonus
    if at_home(s, 1 - s.ball):
        bonus += box.teams[s.team[1 - s.ball]].home_defence
    return bonus


@rule("WF-21")
def need(box: Box, s: Position, defence: int) -> int:
    """The lowest die that takes the ball."""
    return printed_need(box, s, defence) - defence_bonus(box, s)


@rule("WF-51", "WF-64")
def foul_top(box: Box, s: Position, seat: Seat, defence: int) -> int:
    """The highest die with which this seat fouls; 0: none. A stadium may narrow the Tacle's range."""
    top = box.kinds[defence].foul[1]
    if defence == Kind.TAC and at_home(s, seat):
        narrowed = box.teams[s.team[seat]].home_foul
        if narrowed > 0:
            top = min(top, narrowed)
    return top


@rule("WF-51")
def is_yellow(box: Box, defence: int, die: int) -> bool:
    return box.kinds[defence].yellow[0] <= die <= box.kinds[defence].yellow[1]


@rule("WF-51")
def is_red(box: Box, defence: int, die: int) -> bool:
    return box.kinds[defence].red[0] <= die <= box.kinds[defence].red[1]


@rule("WF-24", "WF-51", "WF-09")
def verdict(box: Box, s: Position) -> int:
    """Foul by the raw die before anything else; then success on die and bonuses. Without the fouls module a carded
    die is paid for and counts as a failure."""
    k = s.defence
    if s.with_fouls:
        if box.kinds[k].foul[0] <= s.die <= foul_top(box, s, 1 - s.ball, k):
            return Verdict.FOULED
    elif s.with_cards and (is_yellow(box, k, s.die) or is_red(box, k, s.die)):
        return Verdict.BOOKED
    return Verdict.WON if s.die >= need(box, s, k) else Verdict.FAILED
