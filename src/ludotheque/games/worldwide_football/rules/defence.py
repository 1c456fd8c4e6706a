"""The defence: Bloc, Repli, draw or defend or offside trap, the d20 and what follows it (WF-16 c to h, WF-20 to WF-24)."""

from __future__ import annotations

from ludotheque.engine.cards import put_card
from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import EVERYONE, N_KINDS, PLACES, SQUAD, Ability, Ending, Foul, Kind, Phase, Place, Position, Verdict
from ..told import Told
from .asking import ask_nature, d6, d20, pass_too, wait
from .attack import then_trim
from .cards import draw_for, in_hand, shift, squad
from .fouls import book, punish
from .stars import can_use, use
from .verdict import answers, need, verdict
from .windows import could_lay, window_moves

# WF-16 c: Bloc défensif


@rule("WF-16", "WF-65")
def step_block(s: Position) -> bool:
    """Only on the first action card since the ball changed side, also when it can't be defended."""
    if s.first and can_use(s, 1 - s.ball, Ability.BLOC):
        return wait(s, 1 - s.ball)
    s.phase = Phase.DEFEND
    return True


@rule("WF-65")
def block_moves(out: Row) -> int:
    out[0] = Move.USE_BLOC
    return pass_too(out, 1)


@rule("WF-65")
def play_block(s: Position, move: int) -> None:
    if move == Move.PASS:
        s.phase = Phase.DEFEND
    elif move == Move.USE_BLOC:
        use(s, 1 - s.ball, Ability.BLOC)
        s.block += 1


# WF-16 d: the defender answers


@rule("WF-16", "WF-18", "WF-20", "WF-93")
def step_defend(s: Position) -> bool:
    """Barred: no defence card, no draw, no Repli, no Piège."""
    if s.barred:
        s.phase = Phase.VALIDATE
        return True
    return wait(s, 1 - s.ball)


@rule("WF-66")
def can_trap(box: Box, s: Position) -> bool:
    return box.kinds[s.card].trap == 1 and not s.from_corner and can_use(s, 1 - s.ball, Ability.PIEGE)


@rule("WF-70")
def repli_place(s: Position, seat: Seat) -> int:
    """Where Repli takes its card from: the pile, or the discard if the pile holds no defence card."""
    for kind in range(Kind.INT, N_KINDS):
        if s.kinds.lies[seat * PLACES + Place.PILE, kind] > 0:
            return seat * PLACES + Place.PILE
    return seat * PLACES + Place.DISCARD


@rule("WF-16", "WF-20", "WF-66", "WF-70")
def defend_moves(box: Box, s: Position, out: Row) -> int:
    seat = 1 - s.ball
    out[0] = Move.DRAW
    n = 1
    for kind in range(Kind.INT, N_KINDS):
        if in_hand(s, seat, kind) > 0 and answers(box, s.card, kind) >= 0:
            out[n] = Move.LAY + kind
            n += 1
    if can_trap(box, s):
        out[n] = Move.USE_PIEGE
        n += 1
    if can_use(s, seat, Ability.REPLI):
        place = repli_place(s, seat)
        for kind in range(Kind.INT, N_KINDS):
            if s.kinds.lies[place, kind] > 0:
                out[n] = Move.USE_REPLI + kind - Kind.INT
                n += 1
    return n


@rule("WF-16", "WF-20", "WF-23", "WF-66", "WF-70")
def play_defend(box: Box, s: Position, move: int) -> None:
    seat = 1 - s.ball
    if move == Move.DRAW:
        tell(s, Told.LETS_GO, seat, min(box.defender.draw, s.kinds.count[seat * PLACES + Place.PILE]))
        draw_for(s, seat, box.defender.draw, 0, Phase.VALIDATE)
    elif move == Move.USE_PIEGE:
        use(s, seat, Ability.PIEGE)
        s.phase = Phase.TRAP
    elif move >= Move.USE_REPLI:
        kind = Kind.INT + move - Move.USE_REPLI
        s.stars[seat] -= 1
        shift(s, kind, repli_place(s, seat), seat * PLACES + Place.HAND, EVERYONE)
        tell(s, Told.REPLI, seat, kind, s.stars[seat])
        then_trim(s, seat, Phase.DEFEND)
    else:
        kind = move - Move.LAY
        shift(s, kind, seat * PLACES + Place.HAND, seat * PLACES + Place.TABLE, EVERYONE)
        defend_with(box, s, kind)


@rule("WF-21")
def defend_with(box: Box, s: Position, kind: int) -> None:
    s.defence = kind
    tell(s, Told.DEFENDS, 1 - s.ball, kind, need(box, s, kind))
    s.phase = Phase.DUEL


@rule("WF-66")
def play_trap(box: Box, s: Position, die: int) -> None:
    """4 to 6 takes the ball, though not "by Tac, Pre or Int"; else the card is validated."""
    caught = die >= box.abilities.trap
    tell(s, Told.TRAP, 1 - s.ball, die, 1 if caught else 0)
    if caught:
        s.ending = Ending.LOST
        s.phase = Phase.CHANGE
    else:
        s.phase = Phase.VALIDATE


# WF-16 e to g: the d20, the cards on it, the verdict


@rule("WF-21")
def play_duel(box: Box, s: Position, die: int) -> None:
    s.die = die
    s.phase = Phase.AFTER_ROLL
    tell(s, Told.ROLLED, 1 - s.ball, s.defence, die, need(box, s, s.defence), verdict(box, s))


@rule("WF-24")
def step_after_roll(box: Box, s: Position) -> bool:
    """Nothing may be laid on a success."""
    if verdict(box, s) != Verdict.WON and could_lay(box, s, 1 - s.ball):
        return wait(s, 1 - s.ball)
    s.phase = Phase.VERDICT
    return True


@rule("WF-24")
def after_roll_moves(box: Box, s: Position, out: Row) -> int:
    return window_moves(box, s, 1 - s.ball, Move.PLAYER, out)


@rule("WF-24")
def play_after_roll(box: Box, s: Position, move: int) -> None:
    if move == Move.PASS:
        s.phase = Phase.VERDICT
    else:
        lay_on_roll(box, s, move - Move.PLAYER)


@rule("WF-24")
def lay_on_roll(box: Box, s: Position, i: int) -> None:
    """A re-roll: the old die counts for nothing. A bonus is added to the die. D cards can't be replied to."""
    seat = 1 - s.ball
    put_card(s.cards, seat * SQUAD + i, seat * PLACES + Place.TABLE, EVERYONE)
    tell(s, Told.PLAYS_PLAYER, seat, squad(s, seat, i))
    c = box.players[squad(s, seat, i)]
    s.roll_bonus += c.roll
    if c.reroll:
        tell(s, Told.REROLLS, seat)
        s.die = 0
        s.phase = Phase.DUEL
    else:
        wanted = need(box, s, s.defence) + s.roll_bonus
        tell(s, Told.ROLL_BONUS, seat, c.roll, s.die + s.roll_bonus, wanted, verdict(box, s))


@rule("WF-22", "WF-24", "WF-51", "WF-09")
def judge(box: Box, s: Position) -> None:
    found = verdict(box, s)
    if found == Verdict.WON:
        tell(s, Told.BALL_WON, 1 - s.ball, s.defence)
        s.won = 1
        s.ending = Ending.LOST
        s.phase = Phase.CHANGE
    elif found == Verdict.FOULED:
        s.fouled = Foul.BY_DIE
        s.phase = Phase.VALIDATE
    elif found == Verdict.BOOKED:
        book(box, s, 1 - s.ball, Phase.VALIDATE)
    else:
        s.phase = Phase.SIMULATE


# WF-16 h: Simulation


@rule("WF-67")
def can_simulate(box: Box, s: Position) -> bool:
    """After a Tac or Pre that has finally failed; once a roll; not without the fouls module."""
    if not s.with_fouls or s.simulated or (s.defence != Kind.TAC and s.defence != Kind.PRE):
        return False
    return can_use(s, s.ball, Ability.SIMULATION)


@rule("WF-16", "WF-67")
def step_simulate(box: Box, s: Position) -> bool:
    if can_simulate(box, s):
        return wait(s, s.ball)
    s.phase = Phase.VALIDATE
    return True


@rule("WF-67")
def simulate_moves(out: Row) -> int:
    out[0] = Move.USE_SIMULATION
    return pass_too(out, 1)


@rule("WF-67")
def play_simulate(s: Position, move: int) -> None:
    if move == Move.USE_SIMULATION:
        use(s, s.ball, Ability.SIMULATION)
        s.simulated = 1
        s.phase = Phase.SIMULATION
    else:
        s.phase = Phase.VALIDATE


@rule("WF-67")
def play_simulation(box: Box, s: Position, die: int) -> None:
    """3 to 6: a foul without card; 1: a yellow card for the simulator."""
    if die >= box.abilities.simulation_foul:
        tell(s, Told.SIMULATION, s.ball, die, Verdict.FOULED)
        s.fouled = Foul.BY_SIMULATION
        s.phase = Phase.VALIDATE
    elif die <= box.abilities.simulation_yellow and s.with_cards:
        tell(s, Told.SIMULATION, s.ball, die, Verdict.BOOKED)
        punish(box, s, s.ball, 0, Phase.VALIDATE)
    else:
        tell(s, Told.SIMULATION, s.ball, die, Verdict.FAILED)
        s.phase = Phase.VALIDATE


PHASES = (
    At(Phase.BLOC, step=step_block, moves=block_moves, play=play_block),
    At(Phase.DEFEND, step=step_defend, moves=defend_moves, play=play_defend),
    At(Phase.TRAP, step=ask_nature, moves=d6, play=play_trap),
    At(Phase.DUEL, step=ask_nature, moves=d20, play=play_duel),
    At(Phase.AFTER_ROLL, step=step_after_roll, moves=after_roll_moves, play=play_after_roll),
    At(Phase.VERDICT, does=judge),
    At(Phase.SIMULATE, step=step_simulate, moves=simulate_moves, play=play_simulate),
    At(Phase.SIMULATION, step=ask_nature, moves=d6, play=play_simulation),
)
