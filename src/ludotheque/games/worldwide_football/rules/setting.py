"""The first position, and all cards back in their piles before a half (WF-01, WF-02, WF-04, WF-09, WF-71, WF-90)."""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.record import Setup
from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import (
    ANY_TEAM,
    AUTOMATON,
    BASIC_ABILITIES,
    EVERYONE,
    N_KINDS,
    PLACES,
    SQUAD,
    Half,
    Kind,
    Mode,
    Phase,
    Place,
    Position,
    Stage,
)
from .cards import is_automaton, pool, pour

# The first position


@rule("WF-01", "WF-02", "WF-04", "WF-09")
def lay_out(box: Box, setup: Setup, s: Position) -> None:
    """The options into the record, teams, stars, abilities, and all cards in their piles."""
    pro = setup.mode != Mode.AMATEUR
    s.international = 1 if setup.mode == Mode.INTERNATIONAL else 0
    s.solo = 1 if setup.mode == Mode.SOLO else 0
    s.pro_cards = 1 if s.international or (pro and setup.pro_cards) else 0
    s.with_fouls = 1 if pro and setup.fouls else 0
    s.with_cards = 1 if pro and setup.cards else 0
    s.with_corners = 1 if pro and setup.corners else 0
    s.with_abilities = 1 if pro and setup.abilities else 0
    s.with_wide = 1 if pro and setup.wide else 0
    s.with_replacements = 1 if pro and setup.replacements else 0
    s.home = setup.stadium - 1 if pro else -1
    s.counter_once = setup.counter_once
    s.keeper_on_penalty = 1 if s.international and setup.keeper_on_penalty else 0
    s.level = setup.level
    choose_teams(s, setup.team_0, setup.team_1)
    for seat in range(2):
        lay_out_seat(box, s, seat, 1 if pro else 0)
    s.card = -1
    s.defence = -1
    s.winner = -1
    s.half = Half.FIRST
    s.stage = Stage.DECKS
    s.phase = Phase.PREPARE


@rule("WF-04")
def choose_teams(s: Position, first: int, second: int) -> None:
    """A table draws the teams left open; without one they are simply two that differ."""
    if first == ANY_TEAM:
        first = 0 if second != 0 else 1
    if second == ANY_TEAM:
        second = 0 if first != 0 else 1
    s.team[0] = first
    s.team[1] = second


@rule("WF-04", "WF-40", "WF-50", "WF-90")
def lay_out_seat(box: Box, s: Position, seat: Seat, pro: int) -> None:
    s.ceiling[seat] = box.teams[s.team[seat]].stars if s.with_abilities else box.stars.amateur
    s.stars[seat] = s.ceiling[seat]
    s.tokens[seat] = box.stars.tokens if s.with_replacements else 0
    s.abilities[seat] = BASIC_ABILITIES
    for kind in range(N_KINDS):
        n = pool(box, s, kind)
        s.kinds.lies[seat * PLACES + Place.PILE, kind] = n
        s.kinds.count[seat * PLACES + Place.PILE] += n
        s.kinds.known[seat, seat * PLACES + Place.PILE, kind] = n
    for i in range(SQUAD):
        s.cards.where[seat * SQUAD + i] = seat * PLACES + Place.PILE
        s.cards.known[seat * SQUAD + i] = 1 << seat
    s.cards.count[seat * PLACES + Place.PILE] = SQUAD
    gather(box, s, seat)


@rule("WF-71", "WF-83", "WF-90", "WF-104")
def gather(box: Box, s: Position, seat: Seat) -> None:
    """All action and player cards back into the piles; replaced players stay out, and the cards outside a deck too."""
    open_to = EVERYONE if is_automaton(s, seat) else 1 << seat
    for kind in range(N_KINDS):
        home = home_place(s, seat, kind)
        for what in range(PLACES):
            if seat * PLACES + what != home and (what != Place.ASIDE or s.half >= Half.THIRD):
                pour(s, kind, seat * PLACES + what, home, open_to)
        if is_automaton(s, seat):
            for place in range(Place.SPECIAL, Place.NEXT + 1):
                if place != home:
                    pour(s, kind, place, home, open_to)
    hide_pile_from_others(s, seat, open_to)
    for i in range(SQUAD):
        if s.cards.where[seat * SQUAD + i] != seat * PLACES + Place.ASIDE:
            put_card(s.cards, seat * SQUAD + i, seat * PLACES + Place.PILE, open_to)


@rule("WF-90")
def home_place(s: Position, seat: Seat, kind: int) -> int:
    """Where a card belongs at the start of a half: the pile; in extra time beside the table until it is chosen."""
    if s.half >= Half.THIRD:
        return seat * PLACES + Place.ASIDE
    if is_automaton(s, seat):
        if kind >= Kind.INT:
            return Place.DEFENCE
        if kind in (Kind.PP, Kind.C):
            return Place.SPECIAL
    return seat * PLACES + Place.PILE


@rule()
def hide_pile_from_others(s: Position, seat: Seat, open_to: int) -> None:
    """What the other seat knew of these cards it knows no more."""
    if open_to != EVERYONE:
        for kind in range(N_KINDS):
            s.kinds.known[1 - seat, seat * PLACES + Place.PILE, kind] = 0
            s.kinds.known[1 - seat, seat * PLACES + Place.ASIDE, kind] = 0
            s.kinds.known[seat, seat * PLACES + Place.PILE, kind] = s.kinds.lies[seat * PLACES + Place.PILE, kind]
            s.kinds.known[seat, seat * PLACES + Place.ASIDE, kind] = s.kinds.lies[seat * PLACES + Place.ASIDE, kind]
    else:
        for kind in range(N_KINDS):
            for place in range(AUTOMATON * PLACES, Place.NEXT + 1):
                s.kinds.known[0, place, kind] = s.kinds.lies[place, kind]
                s.kinds.known[1, place, kind] = s.kinds.lies[place, kind]
