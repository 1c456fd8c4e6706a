"""The automaton's defence, its bookings and its cards of extra time (WF-91, WF-96, WF-101, WF-105)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import NATURE, rule, tell

from ..components import Box
from ..moves import Move
from ..position import AUTOMATON, EVERYONE, N_KINDS, Kind, Phase, Place, Position, Verdict
from ..rules.asking import wait
from ..rules.cards import kind_outcomes, kinds_of, pour, shift
from ..rules.choosing import next_chooser
from ..rules.defence import defend_with, lay_on_roll
from ..rules.shots import keep, lay_keeper
from ..rules.verdict import answers, verdict
from ..told import Told
from .places import ITS_DISCARD, ITS_PILE, ITS_REST
from .squad import longest_active

# Its defence (WF-91, WF-96)


@rule("WF-91")
def step_turn_defence(s: Position) -> bool:
    """From an empty pile: first the defence cards of its discard are shuffled into a new one."""
    if s.kinds.count[Place.DEFENCE] == 0:
        for kind in range(Kind.INT, N_KINDS):
            pour(s, kind, ITS_DISCARD, Place.DEFENCE, EVERYONE)
    if s.kinds.count[Place.DEFENCE] == 0:
        s.phase = Phase.VALIDATE
        return True
    return wait(s, NATURE)


@rule("WF-91")
def defence_outcomes(s: Position, out: Row) -> int:
    return kinds_of(s, Place.DEFENCE, out)


@rule("WF-91")
def play_turn_defence(box: Box, s: Position, kind: int) -> None:
    """It must roll with a listed card; the card goes to its discard at once either way."""
    shift(s, kind, Place.DEFENCE, ITS_DISCARD, EVERYONE)
    if answers(box, s.card, kind) >= 0:
        defend_with(box, s, kind)
    else:
        tell(s, Told.TURNS_DEFENCE, AUTOMATON, kind)
        s.phase = Phase.VALIDATE


@rule("WF-96")
def automaton_on_roll(box: Box, s: Position) -> None:
    found = verdict(box, s)
    i = -1
    if found != Verdict.WON:
        i = longest_active(box, s)
    if i >= 0:
        lay_on_roll(box, s, i)
    else:
        s.phase = Phase.VERDICT


@rule("WF-96")
def automaton_keeper(box: Box, s: Position) -> None:
    i = longest_active(box, s)
    if i >= 0:
        lay_keeper(box, s, i)
    else:
        keep(s)


# Its bookings and its ten cards (WF-101, WF-105)


@rule("WF-101")
def step_pay(s: Position) -> bool:
    """The top Action card to its discard, once or three times."""
    if s.owed > 0 and s.kinds.count[ITS_PILE] > 0:
        return wait(s, NATURE)
    s.owed = 0
    s.phase = Phase.TRIM
    return True


@rule("WF-101")
def pay_outcomes(s: Position, out: Row) -> int:
    return kinds_of(s, ITS_PILE, out)


@rule("WF-101")
def play_pay(s: Position, kind: int) -> None:
    shift(s, kind, ITS_PILE, ITS_DISCARD, EVERYONE)
    tell(s, Told.PAYS, AUTOMATON, kind)
    s.owed -= 1


@rule("WF-105")
def ten_place(box: Box, s: Position) -> int:
    """Where its next extra-time card goes: 3 Defence, 1 Special, 6 Action."""
    if s.owed < box.solo.extra_defence:
        return Place.DEFENCE
    if s.owed < box.solo.extra_defence + box.solo.extra_special:
        return Place.SPECIAL
    return ITS_PILE


@rule("WF-90")
def its_place(kind: int) -> int:
    """The pile an action card of its belongs to."""
    if kind >= Kind.INT:
        return Place.DEFENCE
    return Place.SPECIAL if kind in (Kind.PP, Kind.C) else ITS_PILE


@rule("WF-105")
def ten_moves(box: Box, s: Position, out: Row) -> int:
    place = ten_place(box, s)
    n = 0
    for kind in range(N_KINDS):
        belongs = its_place(kind)
        if belongs == place:
            n = kind_outcomes(s, ITS_REST, kind, out, n)
    return n


@rule("WF-105")
def step_ten_cards(box: Box, s: Position) -> bool:
    total = box.solo.extra_defence + box.solo.extra_special + box.solo.extra_action
    while s.owed < total:
        place = ten_place(box, s)
        for kind in range(N_KINDS):
            belongs = its_place(kind)
            if belongs == place and s.kinds.lies[ITS_REST, kind] > 0:
                return wait(s, NATURE)
        s.owed += 1
    s.owed = 0
    next_chooser(s)
    return True


@rule("WF-105")
def play_ten(box: Box, s: Position, kind: int) -> None:
    shift(s, kind, ITS_REST, ten_place(box, s), EVERYONE)
    s.owed += 1


PHASES = (
    At(Phase.TURN_DEFENCE, step=step_turn_defence, moves=defence_outcomes, play=play_turn_defence, first=Move.DRAWN),
    At(Phase.PAY, step=step_pay, moves=pay_outcomes, play=play_pay, first=Move.DRAWN),
    At(Phase.TEN_CARDS, step=step_ten_cards, moves=ten_moves, play=play_ten, first=Move.DRAWN),
)
