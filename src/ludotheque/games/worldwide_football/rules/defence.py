"""The defence: Bloc, Repli, draw or defend or offside trap, the d20 and what follows it (WF-16 c to h, WF-20 to WF-24)."""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.rule import rule, tell
from ludotheque.games.worldwide_football.position import (
    AFTER_ROLL,
    BLOC,
    BOOKED,
    CHANGE,
    DEFEND,
    DISCARD,
    DRAW_TWO,
    DUEL,
    EVERYONE,
    FAILED,
    FOUL_BY_DIE,
    FOUL_BY_SIMULATION,
    FOULED,
    HAND,
    INT,
    LAY,
    LOST,
    N_KINDS,
    PASS,
    PIEGE,
    PILE,
    PLAYER,
    PRE,
    REPLI,
    SIMULATE,
    SIMULATION,
    SIMULATION_,
    SQUAD,
    TABLE,
    TAC,
    TRAP,
    USE_BLOC,
    USE_PIEGE,
    USE_REPLI,
    USE_SIMULATION,
    VALIDATE,
    VERDICT,
    WON,
    ZONES,
)
from ludotheque.games.worldwide_football.rules.attack import then_trim
from ludotheque.games.worldwide_football.rules.cards import draw_for, in_hand, shift, squad, wait
from ludotheque.games.worldwide_football.rules.fouls import book, punish
from ludotheque.games.worldwide_football.rules.stars import can_use, use
from ludotheque.games.worldwide_football.rules.verdict import answers, need, verdict
from ludotheque.games.worldwide_football.rules.windows import could_lay, player_moves
from ludotheque.games.worldwide_football.told import (
    TOLD_BALL_WON,
    TOLD_DEFENDS,
    TOLD_LETS_GO,
    TOLD_PLAYS_PLAYER,
    TOLD_REPLI,
    TOLD_ROLLED,
    TOLD_SIMULATION,
    TOLD_TRAP,
)

# WF-16 c: Bloc défensif


@rule("WF-16", "WF-65")
def step_block(s):
    """Only on the first action card since the ball changed side, also when it can't be defended."""
    if s.first and can_use(s, 1 - s.ball, BLOC):
        return wait(s, 1 - s.ball)
    s.phase = DEFEND
    return True


@rule("WF-65")
def play_block(s, move):
    if move == PASS:
        s.phase = DEFEND
    elif move == USE_BLOC:
        use(s, 1 - s.ball, BLOC)
        s.block += 1


# WF-16 d: the defender answers


@rule("WF-16", "WF-18", "WF-20", "WF-93")
def step_defend(s):
    """Barred: no defence card, no draw, no Repli, no Piège."""
    if s.barred:
        s.phase = VALIDATE
        return True
    return wait(s, 1 - s.ball)


@rule("WF-66")
def can_trap(box, s):
    return box.kinds[s.card].trap == 1 and not s.from_corner and can_use(s, 1 - s.ball, PIEGE)


@rule("WF-70")
def repli_place(s, seat):
    """Where Repli takes its card from: the pile, or the discard if the pile holds no defence card."""
    for kind in range(INT, N_KINDS):
        if s.kinds.lies[seat * ZONES + PILE, kind] > 0:
            return seat * ZONES + PILE
    return seat * ZONES + DISCARD


@rule("WF-16", "WF-20", "WF-66", "WF-70")
def defend_moves(box, s, out):
    seat = 1 - s.ball
    out[0] = DRAW_TWO
    n = 1
    for kind in range(INT, N_KINDS):
        if in_hand(s, seat, kind) > 0 and answers(box, s.card, kind) >= 0:
            out[n] = LAY + kind
            n += 1
    if can_trap(box, s):
        out[n] = USE_PIEGE
        n += 1
    if can_use(s, seat, REPLI):
        place = repli_place(s, seat)
        for kind in range(INT, N_KINDS):
            if s.kinds.lies[place, kind] > 0:
                out[n] = USE_REPLI + kind - INT
                n += 1
    return n


@rule("WF-16", "WF-20", "WF-23", "WF-66", "WF-70")
def play_defend(box, s, move):
    seat = 1 - s.ball
    if move == DRAW_TWO:
        tell(s, TOLD_LETS_GO, seat, min(box.defender.draw, s.kinds.count[seat * ZONES + PILE]))
        draw_for(s, seat, box.defender.draw, 0, VALIDATE)
    elif move == USE_PIEGE:
        use(s, seat, PIEGE)
        s.phase = TRAP
    elif move >= USE_REPLI:
        kind = INT + move - USE_REPLI
        s.stars[seat] -= 1
        shift(s, kind, repli_place(s, seat), seat * ZONES + HAND, EVERYONE)
        tell(s, TOLD_REPLI, seat, kind, s.stars[seat])
        then_trim(s, seat, DEFEND)
    else:
        kind = move - LAY
        shift(s, kind, seat * ZONES + HAND, seat * ZONES + TABLE, EVERYONE)
        defend_with(box, s, kind)


@rule("WF-21")
def defend_with(box, s, kind):
    s.defence = kind
    tell(s, TOLD_DEFENDS, 1 - s.ball, kind, need(box, s, kind))
    s.phase = DUEL


@rule("WF-66")
def play_trap(box, s, die):
    """4 to 6 takes the ball, though not "by Tac, Pre or Int"; else the card is validated."""
    caught = die >= box.abilities.trap
    tell(s, TOLD_TRAP, 1 - s.ball, die, 1 if caught else 0)
    if caught:
        s.ending = LOST
        s.phase = CHANGE
    else:
        s.phase = VALIDATE


# WF-16 e to g: the d20, the cards on it, the verdict


@rule("WF-21")
def play_duel(box, s, die):
    s.die = die
    s.phase = AFTER_ROLL
    tell(s, TOLD_ROLLED, 1 - s.ball, s.defence, die, need(box, s, s.defence), verdict(box, s))


@rule("WF-24")
def step_after_roll(box, s):
    """Nothing may be laid on a success."""
    if verdict(box, s) != WON and could_lay(box, s, 1 - s.ball):
        return wait(s, 1 - s.ball)
    s.phase = VERDICT
    return True


@rule("WF-24")
def play_after_roll(box, s, move):
    if move == PASS:
        s.phase = VERDICT
    else:
        lay_on_roll(box, s, move - PLAYER)


@rule("WF-24")
def lay_on_roll(box, s, i):
    """A re-roll: the old die counts for nothing. A bonus is added to the die. D cards can't be replied to."""
    seat = 1 - s.ball
    put_card(s.cards, seat * SQUAD + i, seat * ZONES + TABLE, EVERYONE)
    tell(s, TOLD_PLAYS_PLAYER, seat, squad(s, seat, i))
    c = box.players[squad(s, seat, i)]
    s.roll_bonus += c.roll
    if c.reroll:
        s.die = 0
        s.phase = DUEL


@rule("WF-22", "WF-24", "WF-51", "WF-09")
def judge(box, s):
    found = verdict(box, s)
    if found == WON:
        tell(s, TOLD_BALL_WON, 1 - s.ball, s.defence)
        s.won = 1
        s.ending = LOST
        s.phase = CHANGE
    elif found == FOULED:
        s.fouled = FOUL_BY_DIE
        s.phase = VALIDATE
    elif found == BOOKED:
        book(box, s, 1 - s.ball, VALIDATE)
    else:
        s.phase = SIMULATE


# WF-16 h: Simulation


@rule("WF-67")
def can_simulate(box, s):
    """After a Tac or Pre that has finally failed; once a roll; not without the fouls module."""
    if not s.with_fouls or s.simulated or (s.defence != TAC and s.defence != PRE):
        return False
    return can_use(s, s.ball, SIMULATION_)


@rule("WF-16", "WF-67")
def step_simulate(box, s):
    if can_simulate(box, s):
        return wait(s, s.ball)
    s.phase = VALIDATE
    return True


@rule("WF-67")
def play_simulate(s, move):
    if move == USE_SIMULATION:
        use(s, s.ball, SIMULATION_)
        s.simulated = 1
        s.phase = SIMULATION
    else:
        s.phase = VALIDATE


@rule("WF-67")
def play_simulation(box, s, die):
    """3 to 6: a foul without card; 1: a yellow card for the simulator."""
    if die >= box.abilities.simulation_foul:
        tell(s, TOLD_SIMULATION, s.ball, die, FOULED)
        s.fouled = FOUL_BY_SIMULATION
        s.phase = VALIDATE
    elif die <= box.abilities.simulation_yellow and s.with_cards:
        tell(s, TOLD_SIMULATION, s.ball, die, BOOKED)
        punish(box, s, s.ball, 0, VALIDATE)
    else:
        tell(s, TOLD_SIMULATION, s.ball, die, FAILED)
        s.phase = VALIDATE


@rule("WF-24")
def after_roll_moves(box, s, out):
    n = player_moves(box, s, 1 - s.ball, PLAYER, out, 0)
    out[n] = PASS
    return n + 1
