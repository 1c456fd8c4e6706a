"""The automaton of the solo game: it is never asked, these rules decide (WF-90 to WF-106).

It has no hand. Its places: PILE (Action), SPECIAL (C, PP), DEFENCE, NEXT (a recovered card), HAND (active T); its player cards
in HAND are the active ones, open to all.
"""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import NATURE, rule, tell

from .components import Box
from .position import (
    AUTOMATON,
    EVERYONE,
    N_KINDS,
    PLACES,
    SQUAD,
    Ability,
    Kind,
    Move,
    Phase,
    Place,
    Position,
    Restart,
    Role,
    Verdict,
)
from .rules.asking import ask_nature, wait
from .rules.attack import can_be_laid, can_play_on, end_after, gain, give_back, lay
from .rules.ball import counter, end_recovery, may_counter, replace
from .rules.cards import holds, is_shot, kind_outcomes, kinds_of, player_limit, pour, shift, squad
from .rules.defence import defend_with, lay_on_roll
from .rules.fouls import take_free_kick, use_mark
from .rules.halves import next_chooser
from .rules.shots import keep, lay_keeper
from .rules.stars import use
from .rules.verdict import answers, need, verdict
from .rules.windows import lay_player, lay_reply, timely
from .told import Told

ITS_PILE = AUTOMATON * PLACES + Place.PILE
ITS_SHOTS = AUTOMATON * PLACES + Place.HAND
ITS_DISCARD = AUTOMATON * PLACES + Place.DISCARD
ITS_TABLE = AUTOMATON * PLACES + Place.TABLE
ITS_REST = AUTOMATON * PLACES + Place.ASIDE
SHOOTING = 6  # it shoots from here on
SPECIAL_AT = 5  # its next card comes from Special


@rule("WF-90")
def automaton_acts(box: Box, s: Position) -> bool:
    """Does what the open phase asks of the automaton; False if it asks nothing of it."""
    attacking = s.ball == AUTOMATON
    if s.phase == Phase.ATTACK and attacking:
        automaton_attacks(box, s)
    elif s.phase == Phase.WITH and attacking:
        if not lays_one(box, s):
            s.phase = Phase.BLOC
    elif s.phase == Phase.AFTER and attacking:
        if not lays_one(box, s):
            end_after(box, s)
    elif s.phase == Phase.RECOVERY and attacking:
        automaton_recovers_ball(box, s)
    elif s.phase == Phase.MARK and attacking:
        automaton_free_kick(box, s)
    elif s.phase == Phase.GIVEN and attacking and not (s.given and (s.kinds.count[0] == 0 or s.kinds.count[ITS_PILE] == 0)):
        s.phase = Phase.CHANGE
    elif s.phase == Phase.DEFEND and not attacking and not s.barred:
        s.phase = Phase.TURN_DEFENCE
    elif s.phase == Phase.AFTER_ROLL and not attacking:
        automaton_on_roll(box, s)
    elif s.phase == Phase.KEEPER and not attacking:
        automaton_keeper(box, s)
    else:
        return automaton_at_cards(box, s)
    return True


@rule("WF-96", "WF-101", "WF-103")
def automaton_at_cards(box: Box, s: Position) -> bool:
    """Replies, recovered cards, limits, bookings."""
    if s.phase == Phase.REPLY and s.layer != AUTOMATON:
        i = longest_active(box, s)
        if i < 0:
            s.phase = Phase.CARD_EFFECT
        else:
            lay_reply(box, s, i)
    elif s.phase == Phase.TRIM and s.drawer == AUTOMATON:
        keep_limit(box, s)
        s.phase = s.then
    elif s.phase == Phase.PUNISH and s.drawer == AUTOMATON:
        s.phase = Phase.PAY
    else:
        return False
    return True


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


# Its attack (WF-92, WF-94, WF-97 to WF-100)


@rule("WF-92", "WF-94", "WF-97", "WF-98")
def automaton_attacks(box: Box, s: Position) -> None:
    if s.restart != Restart.OPEN_PLAY:
        restart(box, s)
        return
    if s.pa >= SHOOTING:
        drop_recovered(s)
        shoot(box, s)
        return
    if wants_attacking_play(box, s):
        use(s, AUTOMATON, Ability.JEU)
        gain(s, box.abilities.attacking_play)
        return
    if s.kinds.count[Place.NEXT] > 0 and lays_recovered(box, s):
        return
    if s.pa == SPECIAL_AT and s.kinds.count[Place.SPECIAL] > 0:
        s.source = Place.SPECIAL
        s.phase = Phase.TURN_CARD
    elif s.kinds.count[ITS_PILE] > 0:
        s.source = ITS_PILE
        s.phase = Phase.TURN_CARD
    else:
        give_back(box, s)


@rule("WF-94")
def shot_in(box: Box, s: Position, place: int) -> int:
    """A T it may lay now from a place, or -1."""
    for kind in range(Kind.T, Kind.T567 + 1):
        if s.kinds.lies[place, kind] > 0 and can_be_laid(box, s, kind):
            return kind
    return -1


@rule("WF-94", "WF-102")
def shoot(box: Box, s: Position) -> None:
    """An active T; else Schéma tactique for one from Action, else from its discard; else the ball is given back."""
    kind = shot_in(box, s, ITS_SHOTS)
    if kind >= 0:
        shift(s, kind, ITS_SHOTS, ITS_TABLE, EVERYONE)
        lay(box, s, kind)
        return
    place = ITS_PILE
    kind = shot_in(box, s, place)
    if kind < 0:
        place = ITS_DISCARD
        kind = shot_in(box, s, place)
    if kind < 0 or not has_ability(s, Ability.SCHEMA) or not raise_star(box, s):
        give_back(box, s)
        return
    s.stars[AUTOMATON] -= 1
    shift(s, kind, place, ITS_SHOTS, EVERYONE)
    tell(s, Told.SCHEMA_BACK, AUTOMATON, kind, s.stars[AUTOMATON])


@rule()
def has_ability(s: Position, ability: int) -> bool:
    return (s.abilities[AUTOMATON] >> ability) & 1 == 1


@rule("WF-97")
def wants_attacking_play(box: Box, s: Position) -> bool:
    """At exactly 5 PA in open play, its Action pile empty, with a T to shoot."""
    if s.pa != SPECIAL_AT or s.kinds.count[ITS_PILE] > 0 or not can_play_on(box, s):
        return False
    if s.kinds.lies[ITS_SHOTS, Kind.T] + s.kinds.lies[ITS_SHOTS, Kind.T567] > 0:
        return True
    return s.stars[AUTOMATON] > 1 and s.kinds.lies[ITS_DISCARD, Kind.T] + s.kinds.lies[ITS_DISCARD, Kind.T567] > 0


@rule("WF-96")
def recovered(s: Position) -> int:
    """The recovered card, or -1."""
    for kind in range(N_KINDS):
        if s.kinds.lies[Place.NEXT, kind] > 0:
            return kind
    return -1


@rule("WF-96")
def drop_recovered(s: Position) -> None:
    """A recovered card that can't be laid next is shuffled into its pile."""
    for kind in range(N_KINDS):
        pour(s, kind, Place.NEXT, its_place(kind), EVERYONE)


@rule("WF-92", "WF-96")
def lays_recovered(box: Box, s: Position) -> bool:
    kind = recovered(s)
    if kind < 0 or not can_be_laid(box, s, kind):
        drop_recovered(s)
        return False
    shift(s, kind, Place.NEXT, ITS_TABLE, EVERYONE)
    lay(box, s, kind)
    return True


@rule("WF-99", "WF-100")
def restart(box: Box, s: Position) -> None:
    """Free kick at 5 PA and corner: from Special, PP too; else the first P or PL of Action; else the ball is given back."""
    if s.kinds.count[Place.SPECIAL] > 0 and (s.restart == Restart.CORNER_KICK or s.pa == SPECIAL_AT):
        s.source = Place.SPECIAL
        s.phase = Phase.TURN_CARD
    elif s.kinds.lies[ITS_PILE, Kind.P] + s.kinds.lies[ITS_PILE, Kind.PL] > 0:
        s.source = ITS_PILE
        s.phase = Phase.TURN_CARD
    else:
        give_back(box, s)


@rule("WF-92", "WF-99", "WF-100")
def turn_moves(s: Position, out: Row) -> int:
    """What can be turned: at a restart cards are turned until P or PL, the others shuffled back."""
    n = 0
    for kind in range(N_KINDS):
        if s.restart == Restart.OPEN_PLAY or s.source == Place.SPECIAL or kind in (Kind.P, Kind.PL):
            n = kind_outcomes(s, s.source, kind, out, n)
    return n


@rule("WF-92", "WF-99", "WF-100")
def play_turn(box: Box, s: Position, kind: int) -> None:
    """A T is set aside, active; a card it may not lay goes to its discard."""
    tell(s, Told.TURNS, AUTOMATON, kind)
    if is_shot(box, kind):
        shift(s, kind, s.source, ITS_SHOTS, EVERYONE)
        tell(s, Told.ACTIVE_SHOT, AUTOMATON, kind)
        s.phase = Phase.ATTACK
    elif can_be_laid(box, s, kind) or (s.restart == Restart.CORNER_KICK and kind == Kind.PP):
        shift(s, kind, s.source, ITS_TABLE, EVERYONE)
        lay(box, s, kind)
    else:
        shift(s, kind, s.source, ITS_DISCARD, EVERYONE)
        tell(s, Told.DISCARDS, AUTOMATON, kind)
        s.phase = Phase.ATTACK


@rule("WF-99")
def automaton_free_kick(box: Box, s: Position) -> None:
    """An active card with the ball mark, if it has one."""
    i = longest_active(box, s)
    if i >= 0:
        use_mark(s, i)
    take_free_kick(s)


@rule("WF-97", "WF-102")
def automaton_recovers_ball(box: Box, s: Position) -> None:
    """Its ball-won cards, then one Contre-attaque."""
    if s.countered == 0 and lays_one(box, s):
        return
    if s.countered == 0 and may_counter(box, s) and has_ability(s, Ability.CONTRE) and raise_star(box, s):
        counter(box, s)
    end_recovery(s)


@rule("WF-96")
def automaton_recovers_card(box: Box, s: Position) -> None:
    """PL, else PP, else P of its discard becomes its next card."""
    if box.players[squad(s, AUTOMATON, s.laid)].recover == 0 or s.kinds.count[Place.NEXT] > 0:
        return
    kind = -1
    if s.kinds.lies[ITS_DISCARD, Kind.PL] > 0:
        kind = Kind.PL
    elif s.kinds.lies[ITS_DISCARD, Kind.PP] > 0:
        kind = Kind.PP
    elif s.kinds.lies[ITS_DISCARD, Kind.P] > 0:
        kind = Kind.P
    if kind >= 0:
        shift(s, kind, ITS_DISCARD, Place.NEXT, EVERYONE)
        tell(s, Told.RECOVERS, AUTOMATON, kind)


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
    listed = answers(box, s.card, kind) >= 0
    tell(s, Told.TURNS_DEFENCE, AUTOMATON, kind, 1 if listed else 0)
    if listed:
        defend_with(box, s, kind)
    else:
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
    At(Phase.TURN_CARD, step=ask_nature, moves=turn_moves, play=play_turn, first=Move.DRAWN),
    At(Phase.PAY, step=step_pay, moves=pay_outcomes, play=play_pay, first=Move.DRAWN),
    At(Phase.TEN_CARDS, step=step_ten_cards, moves=ten_moves, play=play_ten, first=Move.DRAWN),
)
