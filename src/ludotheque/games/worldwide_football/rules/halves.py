"""Before each half and between them: set-up, decks, abilities, kick-off, extra time, shoot-out (WF-01 to WF-05, WF-50,
WF-71, WF-80 to WF-85)."""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.phases import At
from ludotheque.engine.record import Row, Setup
from ludotheque.engine.rule import OVER, Seat, rule, tell

from ..components import Box
from ..position import (
    ANY_TEAM,
    AUTOMATON,
    BASIC_ABILITIES,
    EVERYONE,
    N_ABILITIES,
    N_KINDS,
    PLACES,
    SQUAD,
    Ability,
    Half,
    Kind,
    Move,
    Phase,
    Place,
    Position,
)
from ..told import Told
from .asking import ask_nature, wait
from .ball import begin_attack
from .cards import at_home, draw_for, is_automaton, pool, pour

AMATEUR, PROFESSIONAL, INTERNATIONAL, SOLO = range(4)
DECKS, ABILITY_CHOICE, KICK_OFF = range(3)  # stages of the preparation

# The first position


@rule("WF-01", "WF-02", "WF-04", "WF-09")
def lay_out(box: Box, setup: Setup, s: Position) -> None:
    """The options into the record, teams, stars, abilities, and all cards in their piles."""
    pro = setup.mode != AMATEUR
    s.international = 1 if setup.mode == INTERNATIONAL else 0
    s.solo = 1 if setup.mode == SOLO else 0
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
    s.stage = DECKS
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


# The stages before a kick-off


@rule("WF-71", "WF-80", "WF-83", "WF-50")
def step_prepare(box: Box, s: Position) -> bool:
    """Decks, then abilities, then the kick-off; each seat chooses unseen, one after the other."""
    s.chooser = 0
    if s.stage == DECKS:
        if s.half >= Half.THIRD:
            s.phase = Phase.CHOOSE
        elif s.international:
            s.phase = Phase.DECK
        else:
            s.stage += 1
    elif s.stage == ABILITY_CHOICE:
        if s.with_abilities and s.half <= Half.SECOND:
            start_abilities(box, s, 0)
        else:
            s.stage += 1
    else:
        kick_off(box, s)
    return True


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


@rule("WF-05")
def coin_sides(out: Row) -> int:
    out[0] = Move.COIN
    out[1] = Move.COIN + 1
    return 2


# Kick-off and deal


@rule("WF-05", "WF-71", "WF-83", "WF-84")
def kick_off(box: Box, s: Position) -> None:
    """A coin for the first half and the first extra period; the other seat kicks off the next. Stars only at half-time."""
    if s.half == Half.SECOND:
        for seat in range(2):
            regain_stars(box, s, seat)
    if s.half == Half.FIRST or s.half == Half.THIRD:
        s.phase = Phase.COIN
    else:
        begin_half(s, 1 - s.kicker)
        tell(s, Told.SECOND_KICK_OFF, s.kicker, s.half)


@rule("WF-40", "WF-71", "WF-64")
def regain_stars(box: Box, s: Position, seat: Seat) -> None:
    """Half-time: +2, never above the start; France at home +4."""
    gained = box.stars.half_time
    if at_home(s, seat) and box.teams[s.team[seat]].home_stars > 0:
        gained = box.teams[s.team[seat]].home_stars
    s.stars[seat] = min(s.ceiling[seat], s.stars[seat] + gained)
    tell(s, Told.STARS_BACK, seat, s.stars[seat])


@rule("WF-05", "WF-85")
def play_coin(s: Position, seat: Seat) -> None:
    if s.half == Half.KICKS:
        s.ball = seat
        tell(s, Told.SHOOT_OUT, seat)
        s.phase = Phase.PENALTY
    else:
        begin_half(s, seat)
        tell(s, Told.KICK_OFF, seat, s.half)


@rule("WF-05", "WF-48")
def begin_half(s: Position, kicker: int) -> None:
    s.kicker = kicker
    s.ball = kicker
    s.pa = 0
    s.old_pa = 0
    s.given = 0
    s.won = 0
    s.clock = 0
    begin_attack(s)
    s.stage = 0
    s.phase = Phase.DEAL


@rule("WF-05", "WF-64", "WF-106")
def step_deal(box: Box, s: Position) -> bool:
    """The kicker 8 and 2, the other 7 and 2; the automaton opens its player cards."""
    if s.stage == 2:
        s.phase = Phase.ATTACK
        return True
    seat = s.kicker if s.stage == 0 else 1 - s.kicker
    actions = box.dealt.kicker if s.stage == 0 else box.dealt.other
    players = box.solo.active if is_automaton(s, seat) else box.dealt.players
    if at_home(s, seat):
        actions += box.teams[s.team[seat]].home_action
        players += box.teams[s.team[seat]].home_player
    s.stage += 1
    draw_for(s, seat, 0 if is_automaton(s, seat) else actions, players, Phase.DEAL)
    return True


# The end of a half, and what follows


@rule("WF-48", "WF-71", "WF-82", "WF-83")
def end_half(box: Box, s: Position) -> None:
    tell(s, Told.HALF_ENDS, s.half, s.score[0], s.score[1])
    level = s.score[0] == s.score[1]
    if s.half == Half.FIRST or s.half == Half.THIRD or (s.half == Half.SECOND and level and s.level > 0):
        s.half += 1
        for seat in range(2):
            gather(box, s, seat)
        s.stage = DECKS
        s.phase = Phase.PREPARE
    elif s.half == Half.FOURTH and level and s.level > 1:
        s.half = Half.KICKS
        s.phase = Phase.COIN
    else:
        finish(s)


@rule("WF-48")
def step_half_end(box: Box, s: Position) -> bool:
    end_half(box, s)
    return s.phase != Phase.OVER


@rule("WF-01", "WF-85")
def finish(s: Position) -> None:
    s.phase = Phase.OVER
    s.actor = OVER
    if s.pens[0] != s.pens[1]:
        s.winner = 0 if s.pens[0] > s.pens[1] else 1
        tell(s, Told.MATCH_WON_ON_KICKS, s.winner, s.pens[0], s.pens[1])
    elif s.score[0] != s.score[1]:
        s.winner = 0 if s.score[0] > s.score[1] else 1
        tell(s, Told.MATCH_WON, s.winner, s.score[0], s.score[1])
    else:
        tell(s, Told.MATCH_DRAWN, s.score[0], s.score[1])


@rule("WF-85")
def is_decided(box: Box, s: Position) -> bool:
    """One can't be caught in the first five, or leads after a pair beyond them."""
    n = box.set_pieces.kicks
    if max(s.kicks[0], s.kicks[1]) > n:
        return s.kicks[0] == s.kicks[1] and s.pens[0] != s.pens[1]
    for seat in range(2):
        if s.pens[seat] > s.pens[1 - seat] + n - s.kicks[1 - seat]:
            return True
    return False


@rule("WF-85")
def step_shoot_out(box: Box, s: Position) -> bool:
    tell(s, Told.KICK, s.ball, s.pens[0], s.pens[1])
    if is_decided(box, s):
        finish(s)
        return False
    s.ball = 1 - s.ball
    s.phase = Phase.PENALTY
    return True


PHASES = (
    At(Phase.PREPARE, step=step_prepare),
    At(Phase.DECK, step=step_choose_cards, moves=deck_moves, play=play_deck),
    At(Phase.LEAVE, step=step_leave, moves=leave_moves, play=play_leave, first=Move.LEAVE),
    At(Phase.CHOOSE, step=step_choose_cards, moves=choose_moves, play=play_choose, first=Move.CHOOSE),
    At(Phase.ABILITIES, step=step_abilities, moves=ability_moves, play=play_ability),
    At(Phase.COIN, step=ask_nature, moves=coin_sides, play=play_coin, first=Move.COIN),
    At(Phase.DEAL, step=step_deal),
    At(Phase.HALF_END, step=step_half_end),
    At(Phase.SHOOT_OUT, step=step_shoot_out),
)
