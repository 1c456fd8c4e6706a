"""The automaton's attack (WF-92, WF-94, WF-97 to WF-100)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule, tell

from ..components import Box
from ..moves import Move
from ..position import AUTOMATON, EVERYONE, N_KINDS, Ability, Kind, Phase, Place, Position, Restart
from ..rules.asking import ask_nature
from ..rules.attack import can_be_laid, gain, give_back, lay, may_play_on
from ..rules.ball import counter, end_recovery, may_counter
from ..rules.cards import is_shot, kind_outcomes, pour, shift, squad
from ..rules.fouls import take_free_kick, use_mark
from ..rules.stars import use
from ..rules.windows import has_room
from ..told import Told
from .defence import its_place
from .places import ITS_DISCARD, ITS_PILE, ITS_SHOTS, ITS_TABLE
from .squad import lays_one, longest_active, raise_star

SHOOTING = 6  # it shoots from here on
SPECIAL_AT = 5  # its next card comes from Special


@rule("WF-92", "WF-94", "WF-97", "WF-98")
def automaton_attacks(box: Box, s: Position) -> None:
    if s.restart != Restart.OPEN_PLAY:
        restart(box, s)
        return
    if s.pa >= SHOOTING:
        drop_recovered(s)
        shoot(box, s)
        return
    if wants_attacking_play(box, s) and raise_star(box, s):
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


@rule("WF-97", "WF-102")
def wants_attacking_play(box: Box, s: Position) -> bool:
    """In open play, its Action pile empty, where this brings it to shooting range (5 PA), whether or not it has a T."""
    if s.kinds.count[ITS_PILE] > 0 or not has_ability(s, Ability.JEU) or not may_play_on(box, s):
        return False
    return s.pa + box.abilities.attacking_play >= SHOOTING


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


@rule("WF-99", "WF-100")
def may_lay(box: Box, s: Position, kind: int) -> bool:
    """As anybody, but its corners may be taken with PP too."""
    corner_ball = s.restart == Restart.CORNER_KICK and kind == Kind.PP and has_room(box, s, box.kinds[kind].pa)
    return corner_ball or can_be_laid(box, s, kind)


@rule("WF-92", "WF-96")
def lays_recovered(box: Box, s: Position) -> bool:
    kind = recovered(s)
    if kind < 0 or not may_lay(box, s, kind):
        drop_recovered(s)
        return False
    shift(s, kind, Place.NEXT, ITS_TABLE, EVERYONE)
    lay(box, s, kind)
    return True


@rule("WF-96", "WF-99", "WF-100")
def restart(box: Box, s: Position) -> None:
    """A recovered card; else, corner or free kick at 5 PA, a Special one; else the first P or PL of Action; else give-back."""
    if s.kinds.count[Place.NEXT] > 0 and lays_recovered(box, s):
        return
    if s.kinds.count[Place.SPECIAL] > 0 and (s.restart == Restart.CORNER_KICK or s.pa == SPECIAL_AT):
        s.source = Place.SPECIAL
        s.phase = Phase.TURN_CARD
    elif has_restart_card(box, s):
        s.source = ITS_PILE
        s.phase = Phase.TURN_CARD
    else:
        give_back(box, s)


@rule("WF-99", "WF-100")
def restarts_with(box: Box, s: Position, kind: int) -> bool:
    """A P or PL, if it fits under 9: an après card laid after the foul may have brought more than 5 PA."""
    return kind in (Kind.P, Kind.PL) and can_be_laid(box, s, kind)


@rule("WF-98", "WF-99", "WF-100")
def has_restart_card(box: Box, s: Position) -> bool:
    for kind in range(N_KINDS):
        if s.kinds.lies[ITS_PILE, kind] > 0 and restarts_with(box, s, kind):
            return True
    return False


@rule("WF-92", "WF-99", "WF-100")
def turn_moves(box: Box, s: Position, out: Row) -> int:
    """What can be turned: at a restart cards are turned until P or PL, the others shuffled back."""
    n = 0
    for kind in range(N_KINDS):
        if s.restart == Restart.OPEN_PLAY or s.source == Place.SPECIAL or restarts_with(box, s, kind):
            n = kind_outcomes(s, s.source, kind, out, n)
    return n


@rule("WF-92", "WF-99", "WF-100")
def play_turn(box: Box, s: Position, kind: int) -> None:
    """A T is set aside, active; a card it may not lay goes to its discard."""
    if is_shot(box, kind):
        shift(s, kind, s.source, ITS_SHOTS, EVERYONE)
        tell(s, Told.ACTIVE_SHOT, AUTOMATON, kind)
        s.phase = Phase.ATTACK
    elif may_lay(box, s, kind):
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


PHASES = (At(Phase.TURN_CARD, step=ask_nature, moves=turn_moves, play=play_turn, first=Move.DRAWN),)
