"""What is chosen before a half: decks, the cards of extra time, star abilities (WF-50, WF-71, WF-80, WF-83)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import N_ABILITIES, N_KINDS, PLACES, Ability, Half, Kind, Phase, Place, Position
from ..told import Told
from .asking import wait
from .cards import is_automaton, pour


@rule("WF-80", "WF-83", "WF-105")
def step_choose_cards(box: Box, s: Position) -> bool:
    """Who is still to choose cards; the automaton's ten are drawn."""
    if s.chooser == 2:
        s.stage += 1
        s.phase = Phase.PREPARE
        return True
    if is_automaton(s, s.chooser):
        s.owed = 0
        s.phase = Phase.TEN_CARDS
        return True
    return wait(s, s.chooser)


@rule("WF-80")
def next_chooser(s: Position) -> None:
    """The next seat chooses its cards."""
    tell(s, Told.DECK_MADE, s.chooser)
    s.chooser += 1
    s.phase = Phase.CHOOSE if s.half >= Half.THIRD else Phase.DECK


@rule("WF-80")
def deck_moves(s: Position, out: Row) -> int:
    """A ready-made deck or a free one; after half-time also the one just used."""
    n = 0
    for move in range(Move.DECK, Move.FREE_DECK + 1):
        out[n] = move
        n += 1
    if s.half == Half.SECOND:
        out[n] = Move.PASS
        n += 1
    return n


@rule("WF-80")
def play_deck(box: Box, s: Position, move: int) -> None:
    seat = s.chooser
    if move != Move.PASS:
        for kind in range(N_KINDS):
            pour(s, kind, seat * PLACES + Place.ASIDE, seat * PLACES + Place.PILE, 1 << seat)
    if move == Move.FREE_DECK:
        s.phase = Phase.LEAVE
        return
    if move != Move.PASS:
        for kind in range(N_KINDS):
            spare = s.kinds.lies[seat * PLACES + Place.PILE, kind] - box.ready[move - Move.DECK].cards[kind]
            for _ in range(spare):
                leave_out(s, seat, kind)
    next_chooser(s)


@rule("WF-80")
def leave_out(s: Position, seat: Seat, kind: int) -> None:
    s.kinds.lies[seat * PLACES + Place.PILE, kind] -= 1
    s.kinds.count[seat * PLACES + Place.PILE] -= 1
    s.kinds.known[seat, seat * PLACES + Place.PILE, kind] -= 1
    s.kinds.lies[seat * PLACES + Place.ASIDE, kind] += 1
    s.kinds.count[seat * PLACES + Place.ASIDE] += 1
    s.kinds.known[seat, seat * PLACES + Place.ASIDE, kind] += 1


@rule("WF-80")
def defences_in(s: Position, place: int) -> int:
    n = 0
    for kind in range(Kind.INT, N_KINDS):
        n += s.kinds.lies[place, kind]
    return n


@rule("WF-80")
def can_leave(box: Box, s: Position, seat: Seat, kind: int) -> bool:
    """The deck can still end with 7 to 12 defence cards."""
    pile = seat * PLACES + Place.PILE
    if s.kinds.lies[pile, kind] == 0:
        return False
    defences = defences_in(s, pile)
    if kind >= Kind.INT:
        return defences > box.decks.least_defence
    return s.kinds.count[pile] - defences > box.decks.size - box.decks.most_defence


@rule("WF-80")
def step_leave(box: Box, s: Position) -> bool:
    if s.kinds.count[s.chooser * PLACES + Place.PILE] > box.decks.size:
        return wait(s, s.chooser)
    next_chooser(s)
    return True


@rule("WF-80")
def leave_moves(box: Box, s: Position, out: Row) -> int:
    n = 0
    for kind in range(N_KINDS):
        if can_leave(box, s, s.chooser, kind):
            out[n] = Move.LEAVE + kind
            n += 1
    return n


@rule("WF-80")
def play_leave(s: Position, kind: int) -> None:
    leave_out(s, s.chooser, kind)


@rule("WF-83")
def choose_moves(s: Position, out: Row) -> int:
    n = 0
    for kind in range(N_KINDS):
        if s.kinds.lies[s.chooser * PLACES + Place.ASIDE, kind] > 0:
            out[n] = Move.CHOOSE + kind
            n += 1
    return n


@rule("WF-83")
def play_choose(box: Box, s: Position, kind: int) -> None:
    """Ten cards for a period of extra time, one at a time."""
    seat = s.chooser
    s.kinds.lies[seat * PLACES + Place.ASIDE, kind] -= 1
    s.kinds.count[seat * PLACES + Place.ASIDE] -= 1
    s.kinds.known[seat, seat * PLACES + Place.ASIDE, kind] -= 1
    s.kinds.lies[seat * PLACES + Place.PILE, kind] += 1
    s.kinds.count[seat * PLACES + Place.PILE] += 1
    s.kinds.known[seat, seat * PLACES + Place.PILE, kind] += 1
    if s.kinds.count[seat * PLACES + Place.PILE] == box.decks.extra_time:
        next_chooser(s)


# Abilities


@rule("WF-09")
def available(s: Position) -> int:
    """The abilities that the modules in play allow."""
    return ((1 << N_ABILITIES) - 1) & ~(0 if s.with_fouls else 1 << Ability.SIMULATION)


@rule()
def bits(mask: int) -> int:
    n = 0
    for a in range(N_ABILITIES):
        n += (mask >> a) & 1
    return n


@rule("WF-09", "WF-50")
def printed(box: Box, s: Position, seat: Seat) -> int:
    """The abilities of the team card that are available."""
    return box.teams[s.team[seat]].abilities & available(s)


@rule("WF-50", "WF-71", "WF-90")
def start_abilities(box: Box, s: Position, seat: Seat) -> None:
    """Before the match two are added to the printed three; at half-time all five are chosen anew."""
    s.chooser = seat
    s.chosen[seat] = printed(box, s, seat) if s.half == Half.FIRST else 0
    s.picked[seat] = bits(s.chosen[seat])
    s.phase = Phase.ABILITIES


@rule("WF-50", "WF-71")
def may_take(box: Box, s: Position, seat: Seat, ability: int) -> bool:
    """Different ones, and at half-time room stays for 2 of the printed 3."""
    if (s.chosen[seat] >> ability) & 1 or not (available(s) >> ability) & 1:
        return False
    ours = printed(box, s, seat)
    if s.half == Half.FIRST or (ours >> ability) & 1:
        return True
    kept = bits(s.chosen[seat] & ours)
    wanted = min(box.abilities.printed_kept, bits(ours))
    return box.abilities.chosen - s.picked[seat] - 1 >= wanted - kept


@rule("WF-50", "WF-71")
def ability_moves(box: Box, s: Position, out: Row) -> int:
    seat = s.chooser
    n = 0
    for a in range(N_ABILITIES):
        if may_take(box, s, seat, a):
            out[n] = Move.ABILITY + a
            n += 1
    if s.half == Half.SECOND and s.picked[seat] == 0:
        out[n] = Move.PASS
        n += 1
    return n


@rule("WF-50", "WF-71")
def play_ability(box: Box, s: Position, move: int) -> None:
    seat = s.chooser
    if move == Move.PASS:
        s.chosen[seat] = s.abilities[seat]
        s.picked[seat] = box.abilities.chosen
    else:
        s.chosen[seat] |= 1 << (move - Move.ABILITY)
        s.picked[seat] += 1


@rule("WF-50", "WF-71")
def step_abilities(box: Box, s: Position) -> bool:
    """When both have chosen, all are shown. The automaton keeps its three."""
    seat = s.chooser
    if seat < 2 and not is_automaton(s, seat) and s.picked[seat] < box.abilities.chosen:
        return wait(s, seat)
    if seat == 0 and not s.solo:
        start_abilities(box, s, 1)
        return True
    for each in range(2):
        if not is_automaton(s, each):
            s.abilities[each] = s.chosen[each]
            tell(s, Told.ABILITIES, each, s.abilities[each])
    s.stage += 1
    s.phase = Phase.PREPARE
    return True


PHASES = (
    At(Phase.DECK, step=step_choose_cards, moves=deck_moves, play=play_deck),
    At(Phase.LEAVE, step=step_leave, moves=leave_moves, play=play_leave, first=Move.LEAVE),
    At(Phase.CHOOSE, step=step_choose_cards, moves=choose_moves, play=play_choose, first=Move.CHOOSE),
    At(Phase.ABILITIES, step=step_abilities, moves=ability_moves, play=play_ability),
)
