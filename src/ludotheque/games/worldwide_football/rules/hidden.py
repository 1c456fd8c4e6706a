"""What a seat has not seen, erased and dealt anew (WF-07, WF-50, WF-54, WF-80)."""

from __future__ import annotations

from ludotheque.engine.cards import deal_cards, deal_kinds, hide_cards, hide_kinds
from ludotheque.engine.dice import below
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import ALL_PLACES, EVERYONE, N_ABILITIES, N_KINDS, PLACES, SQUAD, Half, Kind, Phase, Place, Position
from .cards import pool
from .choosing import available, bits, printed


@rule("WF-07", "WF-42", "WF-50", "WF-54", "WF-80")
def hide(box: Box, s: Position, seat: Seat) -> None:
    """Hands, piles and decks of others; secret choices until both are made; what others just drew."""
    hide_kinds(s.kinds, seat, 0, ALL_PLACES)
    hide_cards(s.cards, seat, EVERYONE, 0, 2 * SQUAD)
    if seat != s.drawer:
        s.drawn = 0
        s.drawn_players = 0
    for other in range(2):
        if other != seat:
            s.chosen[other] = 0
    if seat != s.ball and s.phase == Phase.DIVE:
        s.face = 0


@rule()
def deal(box: Box, s: Position, dice: Row) -> None:
    for seat in range(2):
        deal_kinds_of(box, s, seat, dice)
        first = seat * SQUAD
        deal_cards(s.cards, seat * PLACES + Place.HAND, 1 << seat, first, first + SQUAD, dice)
        deal_cards(s.cards, seat * PLACES + Place.PILE, 1 << seat, first, first + SQUAD, dice)
        if s.phase == Phase.ABILITIES and s.chosen[seat] == 0:
            deal_abilities(box, s, seat, dice)
    if s.phase == Phase.DIVE and s.face == 0:
        s.face = below(dice, 6) + 1


@rule()
def spare_of(box: Box, s: Position, seat: Seat) -> int:
    """The cards of a seat that are seen nowhere, into SPARE; how many."""
    n = 0
    for kind in range(N_KINDS):
        left = pool(box, s, kind)
        for what in range(PLACES):
            left -= s.kinds.lies[seat * PLACES + what, kind]
        s.kinds.lies[Place.SPARE, kind] = left
        n += left
    return n


@rule("WF-80")
def deal_kinds_of(box: Box, s: Position, seat: Seat, dice: Row) -> None:
    """A seat's unseen action cards into its hand, its pile and outside its deck; a deck keeps its 7 to 12 defences."""
    if s.solo and seat == 1:
        return
    if spare_of(box, s, seat) > 0:
        while True:
            deal_kinds(s.kinds, seat * PLACES + Place.HAND, Place.SPARE, dice)
            deal_kinds(s.kinds, seat * PLACES + Place.PILE, Place.SPARE, dice)
            deal_kinds(s.kinds, seat * PLACES + Place.ASIDE, Place.SPARE, dice)
            if deck_is_legal(box, s, seat):
                break
            for kind in range(N_KINDS):
                for what in range(PLACES):
                    s.kinds.lies[seat * PLACES + what, kind] = s.kinds.known[seat, seat * PLACES + what, kind]
            spare_of(box, s, seat)
    for kind in range(N_KINDS):
        s.kinds.lies[Place.SPARE, kind] = 0
        for what in range(PLACES):
            s.kinds.known[seat, seat * PLACES + what, kind] = s.kinds.lies[seat * PLACES + what, kind]


@rule("WF-80")
def deck_is_legal(box: Box, s: Position, seat: Seat) -> bool:
    """7 to 12 defences, also when cards are still to be left out."""
    if not s.international or s.half > Half.SECOND or s.kinds.count[seat * PLACES + Place.ASIDE] == 0:
        return True
    defences = 0
    others = 0
    for kind in range(N_KINDS):
        n = 0
        for what in range(Place.PILE, Place.TABLE + 1):
            n += s.kinds.lies[seat * PLACES + what, kind]
        if kind >= Kind.INT:
            defences += n
        else:
            others += n
    return defences >= box.decks.least_defence and others >= box.decks.size - box.decks.most_defence


@rule("WF-50", "WF-71")
def deal_abilities(box: Box, s: Position, seat: Seat, dice: Row) -> None:
    """A secret choice of as many abilities as were chosen so far, all equally likely."""
    if seat > s.chooser or (s.solo and seat == 1):
        return
    picked = s.picked[seat]
    ours = printed(box, s, seat)
    wanted = 0 if s.half == Half.FIRST else min(box.abilities.printed_kept, bits(ours))
    while True:
        s.chosen[seat] = ours if s.half == Half.FIRST else 0
        while bits(s.chosen[seat]) < picked:
            s.chosen[seat] |= (1 << below(dice, N_ABILITIES)) & available(s)
        if bits(s.chosen[seat] & ours) + box.abilities.chosen - picked >= wanted:
            break
