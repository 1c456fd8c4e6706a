"""The attack: laying action cards, what the attacker may add, validation (WF-10 to WF-16, WF-41, WF-42, WF-68, WF-69)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import EVERYONE, N_KINDS, PLACES, TRAIL, Ability, Ending, Foul, Kind, Phase, Place, Position, Restart, SetPiece
from ..told import Told
from .asking import ask_attacker, wait
from .cards import discard_kind, draw_for, hand_size, in_hand, is_automaton, is_shot, kind_moves, shift
from .stars import can_use, use
from .windows import could_lay, has_room, lay_player, player_moves, window_moves

# WF-15: the attack turn


@rule("WF-11", "WF-52", "WF-58", "WF-60")
def can_be_laid(box: Box, s: Position, kind: int) -> bool:
    """Prerequisite, the ceiling of 8 PA, and at a restart the cards it allows."""
    if kind >= Kind.INT or not box.kinds[kind].needs[0] <= s.pa <= box.kinds[kind].needs[1]:
        return False
    if not has_room(box, s, box.kinds[kind].pa):
        return False
    if s.restart == Restart.FREE_KICK:
        return box.kinds[kind].free_kick == 1
    return s.restart != Restart.CORNER_KICK or box.kinds[kind].corner == 1


@rule("WF-41", "WF-58")
def may_play_on(box: Box, s: Position) -> bool:
    """Jeu offensif: 0 to 5 PA, in open play only."""
    if s.restart != Restart.OPEN_PLAY:
        return False
    return s.pa <= box.abilities.attacking_play_most and has_room(box, s, box.abilities.attacking_play)


@rule("WF-41")
def can_play_on(box: Box, s: Position) -> bool:
    return can_use(s, s.ball, Ability.JEU) and may_play_on(box, s)


@rule("WF-15", "WF-58")
def attack_moves(box: Box, s: Position, out: Row) -> int:
    seat = s.ball
    n = 0
    for kind in range(Kind.INT):
        if in_hand(s, seat, kind) > 0 and can_be_laid(box, s, kind):
            out[n] = Move.LAY + kind
            n += 1
    if can_play_on(box, s):
        out[n] = Move.USE_JEU
        n += 1
    if can_use(s, seat, Ability.SCHEMA):
        n = schema_moves(s, out, n)
    out[n] = Move.GIVE
    return n + 1


@rule("WF-42")
def schema_moves(s: Position, out: Row, n: int) -> int:
    """Any card of the draw pile, or a T of the discard."""
    for kind in range(N_KINDS):
        if s.kinds.lies[s.ball * PLACES + Place.PILE, kind] > 0:
            out[n] = Move.USE_SCHEMA + kind
            n += 1
    for kind in range(Kind.T, Kind.T567 + 1):
        if s.kinds.lies[s.ball * PLACES + Place.DISCARD, kind] > 0:
            out[n] = Move.USE_SCHEMA_BACK + kind - Kind.T
            n += 1
    return n


@rule("WF-15")
def play_attack(box: Box, s: Position, move: int) -> None:
    seat = s.ball
    if move == Move.GIVE:
        give_back(box, s)
    elif move == Move.USE_JEU:
        use(s, seat, Ability.JEU)
        gain(s, box.abilities.attacking_play)
    elif move >= Move.USE_SCHEMA_BACK:
        kind = Kind.T + move - Move.USE_SCHEMA_BACK
        s.stars[seat] -= 1
        shift(s, kind, seat * PLACES + Place.DISCARD, seat * PLACES + Place.HAND, EVERYONE)
        tell(s, Told.SCHEMA_BACK, seat, kind, s.stars[seat])
        then_trim(s, seat, Phase.ATTACK)
    elif move >= Move.USE_SCHEMA:
        s.stars[seat] -= 1
        shift(s, move - Move.USE_SCHEMA, seat * PLACES + Place.PILE, seat * PLACES + Place.HAND, 1 << seat)
        tell(s, Told.SCHEMA, seat, move - Move.USE_SCHEMA, s.stars[seat])
        then_trim(s, seat, Phase.ATTACK)
    else:
        shift(s, move - Move.LAY, seat * PLACES + Place.HAND, seat * PLACES + Place.TABLE, EVERYONE)
        lay(box, s, move - Move.LAY)


@rule("WF-06")
def then_trim(s: Position, seat: Seat, then: int) -> None:
    s.drawer = seat
    s.then = then
    s.phase = Phase.TRIM


@rule("WF-10")
def gain(s: Position, points: int) -> None:
    s.pa += points
    tell(s, Told.GAINS, s.ball, points, s.pa)


@rule("WF-13")
def give_back(box: Box, s: Position) -> None:
    """Draw 3; unless fewer were left, one card is owed in return."""
    seat = s.ball
    s.ending = Ending.GAVE
    pile = s.kinds.count[seat * PLACES + Place.PILE]
    s.owed = 0 if pile < box.give_back.draw else box.give_back.discard
    if s.home == seat and box.teams[s.team[seat]].home_keep:
        s.owed = 0
    tell(s, Told.GIVES, seat, s.pa)
    if is_automaton(s, seat):
        s.owed = 0
        s.drawer = seat
        s.phase = Phase.GIVEN
    else:
        draw_for(s, seat, box.give_back.draw, 0, Phase.GIVEN)


# WF-16 a and b: a card is laid, the attacker adds to it


@rule("WF-16", "WF-18", "WF-52")
def lay(box: Box, s: Position, kind: int) -> None:
    """The card lies on the table. What was promised for "your next action" is this one's, and gone after it."""
    s.card = kind
    s.first = 1 - s.opened
    s.opened = 1
    s.barred = 1 if s.bar_next or s.restart == Restart.FREE_KICK else 0
    s.from_corner = 1 if s.restart == Restart.CORNER_KICK else 0
    s.crossed = s.cross if is_shot(box, kind) else 0
    s.bar_next = 0
    s.cross = 0
    s.restart = Restart.OPEN_PLAY
    s.creative = 0
    s.efficiency = 0
    s.best_of_two = 0
    s.shot_bonus = 0
    s.defence = -1
    s.die = 0
    s.roll_bonus = 0
    s.simulated = 0
    s.fouled = Foul.NONE
    s.direct = 0
    s.marked = 0
    s.ending = Ending.RUNNING
    if s.n_trail < TRAIL:
        s.trail[s.n_trail] = kind + 1
        s.trail_pa[s.n_trail] = -1
        s.n_trail += 1
    s.phase = Phase.WITH
    tell(s, Told.LAYS, s.ball, kind, s.pa, s.barred)


@rule("WF-68")
def can_create(box: Box, s: Position) -> bool:
    """Créativité: once on an attack card on which the defender isn't barred yet; no T."""
    return not s.barred and not s.creative and not is_shot(box, s.card) and can_use(s, s.ball, Ability.CREATIVITE)


@rule("WF-69")
def can_be_efficient(box: Box, s: Position) -> bool:
    return is_shot(box, s.card) and can_use(s, s.ball, Ability.EFFICACITE)


@rule("WF-16")
def step_with(box: Box, s: Position) -> bool:
    if could_lay(box, s, s.ball) or can_create(box, s) or can_be_efficient(box, s):
        return wait(s, s.ball)
    s.phase = Phase.BLOC
    return True


@rule("WF-16")
def with_moves(box: Box, s: Position, out: Row) -> int:
    n = player_moves(box, s, s.ball, Move.PLAYER, out, 0)
    if can_create(box, s):
        out[n] = Move.USE_CREATIVITE
        n += 1
    if can_be_efficient(box, s):
        out[n] = Move.USE_EFFICACITE
        n += 1
    out[n] = Move.PASS
    return n + 1


@rule("WF-16", "WF-68", "WF-69")
def play_with(box: Box, s: Position, move: int) -> None:
    if move == Move.PASS:
        s.phase = Phase.BLOC
    elif move == Move.USE_CREATIVITE:
        use(s, s.ball, Ability.CREATIVITE)
        s.creative = 1
        s.barred = 1
    elif move == Move.USE_EFFICACITE:
        use(s, s.ball, Ability.EFFICACITE)
        s.efficiency += box.abilities.efficiency
    else:
        lay_player(box, s, s.ball, move - Move.PLAYER)


# WF-16 i and k: validation, effect, après cards


@rule("WF-10", "WF-16", "WF-18", "WF-95")
def validate(box: Box, s: Position) -> None:
    """PA of the card and of its avec cards, then its effect. Drawing and discarding are nothing to the automaton."""
    c = box.kinds[s.card]
    s.pa += c.pa + s.with_pa
    s.with_pa = 0
    if s.n_trail > 0:
        s.trail_pa[s.n_trail - 1] = s.pa
    if not is_shot(box, s.card):
        tell(s, Told.VALIDATED, s.ball, s.card, s.pa)
    if c.bar_next:
        s.bar_next = 1
    s.cross += c.cross
    machine = is_automaton(s, s.ball)
    s.owed = 0 if machine else c.discard
    draw_for(s, s.ball, 0 if machine else c.draw, c.draw_player, Phase.EFFECT)


@rule("WF-12", "WF-13", "WF-07")
def step_lose(s: Position) -> bool:
    """Discards owed by PL or by a give-back; an empty hand owes nothing."""
    if s.owed > 0 and hand_size(s, s.drawer) > 0:
        return wait(s, s.drawer)
    s.owed = 0
    if s.ending == Ending.GAVE:
        s.phase = Phase.CHANGE
    else:
        s.phase = Phase.AFTER if s.fouled == Foul.NONE else Phase.FOUL
    return True


@rule("WF-12", "WF-13")
def lose_moves(s: Position, out: Row) -> int:
    return kind_moves(s, s.drawer, Move.DISCARD, out, 0)


@rule()
def begin_losing(s: Position) -> None:
    s.phase = Phase.LOSE


@rule("WF-12", "WF-13")
def play_lose(s: Position, move: int) -> None:
    discard_kind(s, s.drawer, move - Move.DISCARD)
    s.owed -= 1


@rule("WF-16", "WF-32")
def step_after(box: Box, s: Position) -> bool:
    if could_lay(box, s, s.ball):
        return wait(s, s.ball)
    end_after(box, s)
    return True


@rule("WF-16")
def after_moves(box: Box, s: Position, out: Row) -> int:
    return window_moves(box, s, s.ball, Move.PLAYER, out)


@rule("WF-16", "WF-32", "WF-57")
def end_after(box: Box, s: Position) -> None:
    """After a foul its set piece; else a T is shot, and any other card leads back to the attack turn."""
    if s.awarded != SetPiece.NONE:
        s.phase = Phase.SET_PIECE
    elif is_shot(box, s.card):
        s.kept = 0
        s.dice_left = 2 if s.best_of_two else 1
        s.shots[s.ball] += 1
        s.phase = Phase.SHOT
    else:
        s.phase = Phase.ATTACK


@rule("WF-16")
def play_after(box: Box, s: Position, move: int) -> None:
    if move == Move.PASS:
        end_after(box, s)
    else:
        lay_player(box, s, s.ball, move - Move.PLAYER)


PHASES = (
    At(Phase.ATTACK, step=ask_attacker, moves=attack_moves, play=play_attack),
    At(Phase.WITH, step=step_with, moves=with_moves, play=play_with),
    At(Phase.VALIDATE, does=validate),
    At(Phase.EFFECT, does=begin_losing),
    At(Phase.LOSE, step=step_lose, moves=lose_moves, play=play_lose),
    At(Phase.AFTER, step=step_after, moves=after_moves, play=play_after),
)
