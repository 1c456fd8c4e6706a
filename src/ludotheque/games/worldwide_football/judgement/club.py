"""The club player: plans its way to a shot, defends when it pays, keeps stars for what wins matches."""

from __future__ import annotations

from ludotheque.engine.dice import below
from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule

from ..components import Box
from ..moves import Move
from ..position import ABILITIES, N_KINDS, PLACES, SQUAD, Ability, Kind, Phase, Place, Position, Restart, SetPiece, Verdict
from ..rules.attack import can_be_efficient, can_be_laid, can_create, can_play_on
from ..rules.ball import can_counter, replacing_seat
from ..rules.cards import hand_size, holds, in_hand, is_shot, pile_size, players_in_hand, squad
from ..rules.choosing import may_take
from ..rules.defence import can_trap, repli_place
from ..rules.stars import can_use
from ..rules.verdict import answers, foul_top, need, verdict
from ..rules.windows import fits
from .chances import JEU_CODE, NO_STEP, best_plan, die_scoring, losing, scoring, winning_faces
from .stock import card_to_choose, card_to_leave, card_to_recover, discard_of, least_player

N_NAMES = len(ABILITIES)
FAVOURITES = (
    Ability.CONTRE,
    Ability.SCHEMA,
    Ability.EFFICACITE,
    Ability.JEU,
    Ability.BLOC,
    Ability.PIEGE,
    Ability.SIMULATION,
    Ability.CREATIVITE,
    Ability.REPLI,
)
WORTH_ATTACKING = 60  # thousandths of a goal a plan must promise
WORTH_AT_THE_END = 12
DRAW_WORTH = 140  # thousandths of a goal: two cards
BALL_WORTH = 70


@rule()
def club(box: Box, s: Position, dice: Row) -> int:
    phase = s.phase
    if phase == Phase.ATTACK:
        return club_attack(box, s)
    if phase == Phase.DEFEND:
        return club_defend(box, s)
    if phase == Phase.WITH:
        return club_with(box, s)
    if phase in (Phase.AFTER, Phase.REPLY, Phase.KEEPER, Phase.RECOVERY, Phase.AFTER_ROLL):
        return club_window(box, s)
    if phase == Phase.REPLACE:
        return club_replace(box, s)
    if phase == Phase.BLOC:
        return club_block(box, s)
    if phase == Phase.SIMULATE:
        return club_simulate(box, s)
    if phase in (Phase.FACE, Phase.DIVE):
        return Move.FACE + 1 + below(dice, 6)
    return club_choice(box, s)


@rule()
def club_choice(box: Box, s: Position) -> int:
    """Discards, recoveries and the choices before a half."""
    phase = s.phase
    if phase in (Phase.LOSE, Phase.TRIM, Phase.PUNISH):
        return discard_of(box, s)
    if phase == Phase.RECOVER:
        return card_to_recover(box, s)
    if phase in (Phase.MARK, Phase.PENALTY_CARD):
        seat = s.ball if phase == Phase.MARK else 1 - s.ball
        for i in range(SQUAD):
            if holds(s, seat, i) and fits(box, s, seat, i):
                return Move.DISCARD_PLAYER + i
        return Move.PASS
    if phase == Phase.DECK:
        return Move.DECK
    if phase == Phase.LEAVE:
        return card_to_leave(box, s)
    if phase == Phase.CHOOSE:
        return card_to_choose(box, s)
    if phase == Phase.ABILITIES:
        return club_ability(box, s)
    return Move.PASS


@rule()
def club_ability(box: Box, s: Position) -> int:
    """At half-time the five stay; before the match the favourites."""
    if s.half > 1 and s.picked[s.chooser] == 0:
        return Move.PASS
    for k in range(N_NAMES):
        if may_take(box, s, s.chooser, FAVOURITES[k]):
            return Move.ABILITY + FAVOURITES[k]
    return Move.PASS


# With the ball


@rule()
def club_attack(box: Box, s: Position) -> int:
    """The best plan's first step, if it is worth it; else the ball is given back for cards."""
    seat = s.ball
    if s.restart != Restart.OPEN_PLAY:
        return club_restart(box, s)
    found = best_plan(box, s, s.pa)
    worth = found // 100
    step = found % 100 - 2
    wanted = WORTH_ATTACKING if pile_size(s, seat) >= box.give_back.draw else WORTH_AT_THE_END
    if s.pa >= 3:
        wanted = wanted // 2
    if found == 0 or worth < wanted:
        return club_give(box, s)
    if step == JEU_CODE:
        return Move.USE_JEU if can_play_on(box, s) else club_give(box, s)
    if step == NO_STEP:
        return club_shoot(box, s)
    return Move.LAY + step


@rule()
def club_give(box: Box, s: Position) -> int:
    """Before giving back at few PA a cheap card may spoil the other side's counter-attack; a lone T is never wasted."""
    seat = s.ball
    for kind in range(Kind.T, Kind.T567 + 1):
        if in_hand(s, seat, kind) > 0 and can_be_laid(box, s, kind):
            return Move.LAY + kind
    return Move.GIVE


@rule()
def club_shoot(box: Box, s: Position) -> int:
    """A T from the hand, or fetched for a star."""
    seat = s.ball
    for kind in range(Kind.T, Kind.T567 + 1):
        if in_hand(s, seat, kind) > 0 and can_be_laid(box, s, kind):
            return Move.LAY + kind
    if can_use(s, seat, Ability.SCHEMA):
        for kind in range(Kind.T, Kind.T567 + 1):
            if s.kinds.lies[seat * PLACES + Place.DISCARD, kind] > 0 and can_be_laid(box, s, kind):
                return Move.USE_SCHEMA_BACK + kind - Kind.T
        for kind in range(Kind.T, Kind.T567 + 1):
            if s.kinds.lies[seat * PLACES + Place.PILE, kind] > 0 and can_be_laid(box, s, kind):
                return Move.USE_SCHEMA + kind
    return Move.GIVE


@rule()
def club_restart(box: Box, s: Position) -> int:
    """The restart card that leads to the best plan; the free kick's first card is safe."""
    best = -1
    chosen: int = Move.GIVE
    for kind in range(Kind.T):
        if in_hand(s, s.ball, kind) > 0 and can_be_laid(box, s, kind):
            worth = box.kinds[kind].pa * 10 + (5 if kind == Kind.C else 0)
            if s.pa + box.kinds[kind].pa > box.limits.attack_points:
                continue
            if kind == Kind.P:
                worth += 3
            if worth > best:
                best = worth
                chosen = Move.LAY + kind
    return chosen


@rule()
def club_with(box: Box, s: Position) -> int:
    """Avec cards where the ball is in danger; Efficacité on a T with stars to spare; Créativité where it is likely lost."""
    seat = s.ball
    danger = losing(box, s, s.card, s.pa)
    for i in range(SQUAD):
        if holds(s, seat, i) and fits(box, s, seat, i) and (danger > 0.12 or is_shot(box, s.card)):
            return Move.PLAYER + i
    if can_be_efficient(box, s) and s.efficiency == 0 and danger < 0.45 and s.pa + s.crossed < 8:
        return Move.USE_EFFICACITE
    if can_create(box, s) and danger > 0.27 and s.stars[seat] > 1 and s.pa >= 2:
        return Move.USE_CREATIVITE
    return Move.PASS


@rule()
def club_window(box: Box, s: Position) -> int:
    """Player cards are laid when they fit, except where they would be wasted."""
    seat = s.actor
    if s.phase == Phase.RECOVERY and can_counter(box, s) and worth_countering(box, s):
        return Move.USE_CONTRE
    for i in range(SQUAD):
        if holds(s, seat, i) and fits(box, s, seat, i) and worth_laying(box, s, squad(s, seat, i)):
            return Move.PLAYER + i
    return Move.PASS


@rule()
def worth_laying(box: Box, s: Position, k: int) -> bool:
    if s.phase == Phase.AFTER and s.awarded == SetPiece.INDIRECT:
        return s.pa + box.players[k].pa + box.kinds[Kind.P].pa <= box.limits.attack_points  # else no card could restart
    if s.phase == Phase.KEEPER:
        return s.quality >= 3
    if s.phase == Phase.AFTER_ROLL:
        if box.players[k].reroll == 1 and verdict(box, s) != Verdict.FAILED:
            return True
        if box.players[k].roll > 0:
            return s.die + box.players[k].roll >= need(box, s, s.defence)
        return s.pa >= 3 or is_shot(box, s.card)
    if s.phase == Phase.REPLY:
        mine = box.players[squad(s, s.layer, s.laid)]
        dangerous = s.pa >= 3 or mine.recover > 0 or mine.bar_next > 0 or is_shot(box, max(s.card, 0))
        return box.players[k].cancel <= 11 and dangerous
    return True


@rule()
def worth_countering(box: Box, s: Position) -> bool:
    """A star for 4 PA: if the plans from there are clearly better."""
    now = best_plan(box, s, s.pa) // 100
    then = best_plan(box, s, s.pa + box.abilities.counter) // 100
    return then >= now + 90 or (then > now + 40 and s.stars[s.ball] > 3)


# Without the ball


@rule()
def threat(box: Box, s: Position, pa: int) -> int:
    """What an attack at these PA is worth to the side that has it, in thousandths of a goal."""
    if pa >= 6:
        return 300 + 70 * (pa - 6)
    return 60 + 38 * pa


@rule()
def club_defend(box: Box, s: Position) -> int:
    """The listed card that promises most, the trap, or two cards."""
    seat = 1 - s.ball
    after = s.pa + box.kinds[s.card].pa + s.with_pa
    stake = threat(box, s, after)
    if is_shot(box, s.card):
        stake = int(1000.0 * scoring(box, s, s.card, s.pa, s.crossed + s.efficiency + s.shot_bonus))
    best = DRAW_WORTH if pile_size(s, seat) > 1 and hand_size(s, seat) <= 9 else 5
    chosen: int = Move.DRAW
    for kind in range(Kind.INT, N_KINDS):
        if in_hand(s, seat, kind) > 0 and answers(box, s.card, kind) >= 0:
            worth = defence_worth(box, s, kind, stake, after)
            if worth > best:
                best = worth
                chosen = Move.LAY + kind
    if can_trap(box, s) and (stake + BALL_WORTH) // 2 - 60 > best:
        return Move.USE_PIEGE
    if chosen == Move.DRAW and can_use(s, seat, Ability.REPLI) and stake > 300:
        return club_repli(box, s)
    return chosen


@rule()
def defence_worth(box: Box, s: Position, kind: int, stake: int, after: int) -> int:
    """What defending with this card promises, in thousandths of a goal."""
    won = winning_faces(box, s, s.card, kind, s.pa)
    worth = won * (stake + BALL_WORTH) // 20 - 15
    if s.with_fouls:
        fouls = foul_top(box, s, 1 - s.ball, kind)
        cost = 60
        if after == 6:
            cost = int(1000.0 * die_scoring(s, 1)) - stake
        elif after > 6:
            cost = 830 - stake
        worth -= fouls * max(cost, 20) // 20
    return worth


@rule()
def club_repli(box: Box, s: Position) -> int:
    """A defence card that this attack lists, the surest first."""
    seat = 1 - s.ball
    place = repli_place(s, seat)
    best = 0
    chosen: int = Move.DRAW
    for kind in range(Kind.INT, N_KINDS):
        if s.kinds.lies[place, kind] > 0 and answers(box, s.card, kind) >= 0:
            won = winning_faces(box, s, s.card, kind, s.pa)
            if won > max(best, 7):
                best = won
                chosen = Move.USE_REPLI + kind - Kind.INT
    return chosen


@rule()
def club_block(box: Box, s: Position) -> int:
    """With stars to spare and cards to defend with."""
    seat = 1 - s.ball
    cards = in_hand(s, seat, Kind.INT) + in_hand(s, seat, Kind.PRE) + in_hand(s, seat, Kind.TAC)
    if s.block == 0 and cards >= 3 and s.stars[seat] >= 4:
        return Move.USE_BLOC
    return Move.PASS


@rule()
def club_simulate(box: Box, s: Position) -> int:
    """For a direct free kick or a penalty."""
    after = s.pa + box.kinds[s.card].pa + s.with_pa
    if after >= box.set_pieces.direct and not (is_shot(box, s.card) and s.pa == box.set_pieces.direct):
        return Move.USE_SIMULATION
    return Move.PASS


@rule()
def club_replace(box: Box, s: Position) -> int:
    """A star when there is hardly one left."""
    seat = replacing_seat(s)
    if s.stars[seat] <= 1 and players_in_hand(s, seat) > 1:
        return Move.REPLACE + least_player(box, s, seat)
    return Move.PASS
