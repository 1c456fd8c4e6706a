"""Where the cards lie: decks, hands, discards, drawing and trimming (WF-03 to WF-08)."""

from __future__ import annotations

from ludotheque.engine.cards import put_card, put_kind, take_kind
from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import NATURE, Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import AUTOMATON, EVERYONE, N_KINDS, PLACES, SQUAD, Phase, Place, Position
from ..told import Told
from .asking import wait

MOST_TOLD = 15  # cards of one draw that its story can name


@rule()
def is_automaton(s: Position, seat: Seat) -> bool:
    return s.solo == 1 and seat == AUTOMATON


@rule()
def squad(s: Position, seat: Seat, i: int) -> int:
    """A seat's i-th player card among the 35 of the box."""
    return s.team[seat] * SQUAD + i


@rule()
def at_home(s: Position, seat: Seat) -> bool:
    return s.home == seat


@rule()
def in_hand(s: Position, seat: Seat, kind: int) -> int:
    return s.kinds.lies[seat * PLACES + Place.HAND, kind]


@rule()
def hand_size(s: Position, seat: Seat) -> int:
    return s.kinds.count[seat * PLACES + Place.HAND]


@rule()
def players_in_hand(s: Position, seat: Seat) -> int:
    return s.cards.count[seat * PLACES + Place.HAND]


@rule()
def pile_size(s: Position, seat: Seat) -> int:
    return s.kinds.count[seat * PLACES + Place.PILE]


@rule("WF-08")
def is_shot(box: Box, kind: int) -> bool:
    """Tir, whichever face."""
    return box.kinds[kind].shot == 1


@rule("WF-03", "WF-09")
def pool(box: Box, s: Position, kind: int) -> int:
    """How many cards of a kind a colour has in this mode."""
    n = box.kinds[kind].counts[0]
    if s.pro_cards:
        n += box.kinds[kind].counts[1]
    if s.international:
        n += box.kinds[kind].counts[2]
    return n


@rule("WF-07")
def shift(s: Position, kind: int, source: int, target: int, seats: int) -> None:
    """One card of a kind from a place to another; `seats` has a bit for each seat that sees which it is."""
    take_kind(s.kinds, kind, source, seats)
    put_kind(s.kinds, kind, target, seats)


@rule()
def pour(s: Position, kind: int, source: int, target: int, seats: int) -> None:
    """All cards of a kind from a place to another; only these seats know them there."""
    n = s.kinds.lies[source, kind]
    if n == 0:
        return
    s.kinds.lies[source, kind] = 0
    s.kinds.count[source] -= n
    s.kinds.lies[target, kind] += n
    s.kinds.count[target] += n
    for seat in range(2):
        s.kinds.known[seat, source, kind] = 0
        if (seats >> seat) & 1:
            s.kinds.known[seat, target, kind] += n


@rule("WF-07")
def discard_kind(s: Position, seat: Seat, kind: int) -> None:
    """A hand card to the discard, face up."""
    shift(s, kind, seat * PLACES + Place.HAND, seat * PLACES + Place.DISCARD, EVERYONE)
    tell(s, Told.DISCARDS, seat, kind)


@rule("WF-07")
def discard_player(s: Position, seat: Seat, i: int) -> None:
    put_card(s.cards, seat * SQUAD + i, seat * PLACES + Place.DISCARD, EVERYONE)
    tell(s, Told.DISCARDS_PLAYER, seat, squad(s, seat, i))


@rule("WF-06", "WF-12", "WF-13")
def kind_moves(s: Position, seat: Seat, first: int, out: Row, n: int) -> int:
    """The action cards of a hand, as moves `first` + kind."""
    for kind in range(N_KINDS):
        if in_hand(s, seat, kind) > 0:
            out[n] = first + kind
            n += 1
    return n


@rule()
def holds(s: Position, seat: Seat, i: int) -> bool:
    return s.cards.where[seat * SQUAD + i] == seat * PLACES + Place.HAND


@rule("WF-56")
def held_player_moves(s: Position, seat: Seat, first: int, out: Row, n: int) -> int:
    """The player cards of a hand, as moves `first` + i."""
    for i in range(SQUAD):
        if holds(s, seat, i):
            out[n] = first + i
            n += 1
    return n


@rule("WF-06", "WF-56")
def discard(s: Position, seat: Seat, move: int) -> None:
    if move >= Move.DISCARD_PLAYER:
        discard_player(s, seat, move - Move.DISCARD_PLAYER)
    else:
        discard_kind(s, seat, move - Move.DISCARD)


@rule("WF-14")
def clear_table(s: Position) -> None:
    """All cards used by both go to their discards."""
    for seat in range(2):
        place = seat * PLACES + Place.TABLE
        if s.kinds.count[place] > 0:
            for kind in range(N_KINDS):
                pour(s, kind, place, seat * PLACES + Place.DISCARD, EVERYONE)
        if s.cards.count[place] > 0:
            for i in range(SQUAD):
                if s.cards.where[seat * SQUAD + i] == place:
                    put_card(s.cards, seat * SQUAD + i, seat * PLACES + Place.DISCARD, EVERYONE)


# Drawing


@rule("WF-06", "WF-07")
def draw_for(s: Position, seat: Seat, actions: int, players: int, then: int) -> None:
    """A seat draws so many of each, as far as the piles go, then trims; then the match goes on."""
    s.drawer = seat
    s.to_draw = actions
    s.to_draw_players = players
    s.then = then
    s.phase = Phase.DRAW


@rule("WF-07")
def step_draw(s: Position) -> bool:
    """An empty pile gives nothing."""
    if s.to_draw > 0 and pile_size(s, s.drawer) > 0:
        return wait(s, NATURE)
    s.to_draw = 0
    if s.n_drawn > 0:
        tell(s, Told.DREW, s.drawer, s.n_drawn, s.drawn)
        s.n_drawn = 0
        s.drawn = 0
    s.phase = Phase.DRAW_PLAYER
    return True


@rule("WF-07")
def drawn_kinds(s: Position, out: Row) -> int:
    """The cards of the drawer's pile, each kind as often as it lies there."""
    return kinds_of(s, s.drawer * PLACES + Place.PILE, out)


@rule()
def kinds_of(s: Position, place: int, out: Row) -> int:
    """The cards of a pile, as outcomes."""
    n = 0
    for kind in range(N_KINDS):
        n = kind_outcomes(s, place, kind, out, n)
    return n


@rule()
def kind_outcomes(s: Position, place: int, kind: int, out: Row, n: int) -> int:
    """A card of a kind comes as often as it lies there."""
    for _ in range(s.kinds.lies[place, kind]):
        out[n] = Move.DRAWN + kind
        n += 1
    return n


@rule("WF-07")
def play_draw(s: Position, kind: int) -> None:
    seat = s.drawer
    shift(s, kind, seat * PLACES + Place.PILE, seat * PLACES + Place.HAND, 1 << seat)
    s.to_draw -= 1
    if s.n_drawn < MOST_TOLD:
        s.drawn = s.drawn * 16 + kind + 1
    s.n_drawn += 1


@rule("WF-07")
def step_draw_player(s: Position) -> bool:
    if s.to_draw_players > 0 and s.cards.count[s.drawer * PLACES + Place.PILE] > 0:
        return wait(s, NATURE)
    s.to_draw_players = 0
    if s.n_drawn > 0:
        tell(s, Told.DREW_PLAYERS, s.drawer, s.n_drawn, s.drawn_players * 8 + s.team[s.drawer])
        s.n_drawn = 0
        s.drawn_players = 0
    s.phase = Phase.GIVEN if s.then == Phase.GIVEN else Phase.TRIM
    return True


@rule("WF-07")
def drawn_players(s: Position, out: Row) -> int:
    n = 0
    for i in range(SQUAD):
        if s.cards.where[s.drawer * SQUAD + i] == s.drawer * PLACES + Place.PILE:
            out[n] = Move.DRAWN_PLAYER + i
            n += 1
    return n


@rule("WF-07", "WF-95")
def play_draw_player(s: Position, i: int) -> None:
    seat = s.drawer
    card = seat * SQUAD + i
    s.to_draw_players -= 1
    if is_automaton(s, seat):
        s.clock += 1
        s.since[i] = s.clock
        put_card(s.cards, card, seat * PLACES + Place.HAND, EVERYONE)
        tell(s, Told.ACTIVATES, seat, squad(s, seat, i))
    else:
        put_card(s.cards, card, seat * PLACES + Place.HAND, 1 << seat)
        s.drawn_players = s.drawn_players * 16 + i + 1
        s.n_drawn += 1


# Hand limits


@rule("WF-06", "WF-56")
def action_limit(box: Box, s: Position, seat: Seat) -> int:
    return box.limits.action[min(s.reds[seat], 2)]


@rule("WF-06", "WF-56")
def player_limit(box: Box, s: Position, seat: Seat) -> int:
    return box.limits.player[min(s.reds[seat], 2)]


@rule("WF-06")
def step_trim(box: Box, s: Position) -> bool:
    """Down to the limit, one card of choice at a time."""
    seat = s.drawer
    if hand_size(s, seat) > action_limit(box, s, seat) or players_in_hand(s, seat) > player_limit(box, s, seat):
        return wait(s, seat)
    s.phase = s.then
    return True


@rule("WF-06")
def trim_moves(box: Box, s: Position, out: Row) -> int:
    n = 0
    if hand_size(s, s.drawer) > action_limit(box, s, s.drawer):
        n = kind_moves(s, s.drawer, Move.DISCARD, out, n)
    if players_in_hand(s, s.drawer) > player_limit(box, s, s.drawer):
        n = held_player_moves(s, s.drawer, Move.DISCARD_PLAYER, out, n)
    return n


@rule("WF-06")
def play_trim(s: Position, move: int) -> None:
    discard(s, s.drawer, move)


PHASES = (
    At(Phase.DRAW, step=step_draw, moves=drawn_kinds, play=play_draw, first=Move.DRAWN),
    At(Phase.DRAW_PLAYER, step=step_draw_player, moves=drawn_players, play=play_draw_player, first=Move.DRAWN_PLAYER),
    At(Phase.TRIM, step=step_trim, moves=trim_moves, play=play_trim),
)
