"""What a seat can reckon from what it sees: chances of losing the ball, of scoring, and the best way to a shot."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import N_KINDS, PLACES, Ability, Kind, Place, Position, Restart
from ..rules.cards import at_home, in_hand, is_automaton, pool
from ..rules.stars import can_use
from ..rules.verdict import answers, foul_top

WILLING = 0.75  # how often a defender who could defend does
STAR_WORTH = 0.055
CARD_WORTH = 0.008
JEU_CODE = 9  # Jeu offensif as a step of a plan
NO_STEP = -1
MOST_D, MOST_P, MOST_PL, MOST_JEU = 3, 3, 2, 2


@rule()
def holding(box: Box, s: Position, seat: Seat, kind: int) -> float:
    """How likely a seat holds a card of this kind, for all that is seen."""
    if is_automaton(s, seat):
        total = s.kinds.count[Place.DEFENCE]
        return s.kinds.lies[Place.DEFENCE, kind] / total if total > 0 else 0.3
    first = seat * PLACES
    if s.kinds.lies[first + Place.HAND, kind] > 0:
        return 1.0
    unseen = 0
    of_kind = 0
    for k in range(N_KINDS):
        left = pool(box, s, k) - s.kinds.lies[first + Place.DISCARD, k] - s.kinds.lies[first + Place.TABLE, k]
        left -= s.kinds.lies[first + Place.HAND, k]
        unseen += left
        if k == kind:
            of_kind = left
    hidden = s.kinds.count[first + Place.HAND]
    for k in range(N_KINDS):
        hidden -= s.kinds.lies[first + Place.HAND, k]
    if unseen <= 0 or hidden <= 0:
        return 0.0
    miss = 1.0
    for _ in range(of_kind):
        miss *= 1.0 - min(1.0, hidden / unseen)
    return 1.0 - miss


@rule()
def need_at(box: Box, s: Position, kind: int, defence: int, pa: int) -> int:
    """The lowest die that takes the ball from this card at these PA, by the seat without it."""
    found = box.kinds[defence].number - pa - answers(box, kind, defence) - s.block * box.abilities.block
    if at_home(s, 1 - s.ball):
        found -= box.teams[s.team[1 - s.ball]].home_defence
    return found


@rule()
def winning_faces(box: Box, s: Position, kind: int, defence: int, pa: int) -> int:
    """How many of the d20's faces take the ball; those in the foul range don't."""
    low = need_at(box, s, kind, defence, pa)
    if s.with_fouls:
        low = max(low, foul_top(box, s, 1 - s.ball, defence) + 1)
    return max(0, min(20, 21 - low))


@rule()
def losing(box: Box, s: Position, kind: int, pa: int) -> float:
    """How likely the ball is lost on this card at these PA."""
    kept = 1.0
    for defence in range(Kind.INT, N_KINDS):
        if answers(box, kind, defence) >= 0:
            share = holding(box, s, 1 - s.ball, defence) * winning_faces(box, s, kind, defence, pa) / 20.0
            kept *= 1.0 - share * (1.0 if s.solo and s.ball == 0 else WILLING)
    return 1.0 - kept


@rule()
def scoring(box: Box, s: Position, kind: int, pa: int, plus: int) -> float:
    """How likely a T of this kind at these PA with this bonus is a goal, against one keeper's die."""
    low = box.kinds[kind].needs[0]
    bonus = box.kinds[kind].strip[min(max(pa - low, 0), 2)] + plus
    return die_scoring(s, bonus)


@rule()
def die_scoring(s: Position, bonus: int) -> float:
    """How likely d6 + bonus beats a d6; a 1 may be wide."""
    goals = 0
    for die in range(2 if s.with_wide else 1, 7):
        goals += max(0, min(6, die + bonus - 1))
    return goals / 36.0


@rule()
def shot_kind(box: Box, s: Position, pa: int) -> int:
    """The T this seat could lay at these PA, from its hand or for a star; -1: none."""
    seat = s.ball
    for kind in range(Kind.T, Kind.T567 + 1):
        if in_hand(s, seat, kind) > 0 and box.kinds[kind].needs[0] <= pa <= box.kinds[kind].needs[1]:
            return kind
    if can_use(s, seat, Ability.SCHEMA):
        for kind in range(Kind.T, Kind.T567 + 1):
            there = s.kinds.lies[seat * PLACES + Place.PILE, kind] + s.kinds.lies[seat * PLACES + Place.DISCARD, kind]
            if there > 0 and box.kinds[kind].needs[0] <= pa <= box.kinds[kind].needs[1]:
                return kind
    return -1


# Plans: so many D, P, PL, PP, C and Jeu offensif, then a T


@rule()
def next_step(box: Box, s: Position, pa: int, d: int, p: int, pl: int, pp: int, c: int, j: int) -> int:
    """The step a plan takes first: the dearest cards early, while they are hard to defend."""
    if pp > 0 and box.kinds[Kind.PP].needs[0] <= pa <= box.kinds[Kind.PP].needs[1]:
        return Kind.PP
    if c > 0 and d + p + pl + pp + j == 0 and box.kinds[Kind.C].needs[0] <= pa <= box.kinds[Kind.C].needs[1]:
        return Kind.C
    if pl > 0 and pa + box.kinds[Kind.PL].pa <= box.limits.attack_points:
        return Kind.PL
    if p > 0 and pa + box.kinds[Kind.P].pa <= box.limits.attack_points:
        return Kind.P
    if d > 0 and pa + box.kinds[Kind.D].pa <= box.limits.attack_points:
        return Kind.D
    if j > 0 and pa <= box.abilities.attacking_play_most:
        return JEU_CODE
    if c > 0 and box.kinds[Kind.C].needs[0] <= pa <= box.kinds[Kind.C].needs[1]:
        return Kind.C
    return NO_STEP


@rule()
def plan_worth(box: Box, s: Position, pa: int, d: int, p: int, pl: int, pp: int, c: int, j: int) -> float:
    """How likely this plan ends in a goal, less what it spends."""
    alive = 1.0
    cost = 0.0
    barred = s.bar_next == 1
    plus = s.cross
    left = d + p + pl + pp + c + j
    while left > 0:
        step = next_step(box, s, pa, d, p, pl, pp, c, j)
        if step == NO_STEP:
            return 0.0
        if step == JEU_CODE:
            j -= 1
            pa += box.abilities.attacking_play
            cost += STAR_WORTH
        else:
            if not barred:
                alive *= 1.0 - losing(box, s, step, pa)
            barred = step == Kind.PP
            plus = box.kinds[Kind.C].cross if step == Kind.C else 0
            pa += box.kinds[step].pa
            cost += CARD_WORTH
            d -= 1 if step == Kind.D else 0
            p -= 1 if step == Kind.P else 0
            pl -= 1 if step == Kind.PL else 0
            pp -= 1 if step == Kind.PP else 0
            c -= 1 if step == Kind.C else 0
        left -= 1
    shot = shot_kind(box, s, pa)
    if shot < 0:
        return 0.0
    if in_hand(s, s.ball, shot) == 0:
        cost += STAR_WORTH
    if not barred:
        alive *= 1.0 - losing(box, s, shot, pa)
    return alive * scoring(box, s, shot, pa, plus) - cost


@rule()
def best_plan(box: Box, s: Position, pa: int) -> int:
    """The best plan from these PA with the hand as it is: its worth in thousandths times 100, plus its first step + 2.

    The first step is a card, JEU_CODE, or NO_STEP to shoot at once; 0 if there is no plan."""
    seat = s.ball
    best = 0
    stars = min(s.stars[seat], MOST_JEU) if (s.abilities[seat] >> Ability.JEU) & 1 and s.restart == Restart.OPEN_PLAY else 0
    most = box.limits.attack_points
    for pl in range(min(in_hand(s, seat, Kind.PL), MOST_PL) + 1):
        for p in range(min(in_hand(s, seat, Kind.P), MOST_P) + 1):
            for d in range(min(in_hand(s, seat, Kind.D), MOST_D) + 1):
                for pp in range(min(in_hand(s, seat, Kind.PP), 1) + 1):
                    for c in range(min(in_hand(s, seat, Kind.C), 1) + 1):
                        for j in range(stars + 1):
                            total = pa + 3 * pl + 2 * p + d + 2 * pp + c + j
                            if total < 5 or total > most:
                                continue
                            worth = int(1000.0 * plan_worth(box, s, pa, d, p, pl, pp, c, j))
                            if worth > best // 100:
                                best = worth * 100 + next_step(box, s, pa, d, p, pl, pp, c, j) + 2
    return best
