"""Fighting (SW-30 to SW-37): who defends, how many exchanges, each blow, who dies and who moves in."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..grid import NOWHERE
from ..moves import Move
from ..position import Phase, Position
from ..told import Told
from .moving import cost_of, enemies_on, put_unit
from .rounds import lose_last_unit


@rule("SW-30", "SW-32")
def attack(box: Box, s: Position, seat: Seat, unit: int, tile: int) -> None:
    """A unit attacks a tile that holds enemies: the strongest of them defends."""
    s.attacker = unit
    s.defender = defender_on(s, 1 - seat, tile)
    s.target = tile
    s.phase = Phase.COUNT_EXCHANGES
    tell(s, Told.ATTACKED, seat, unit, s.tile[seat, unit], tile, s.defender)


@rule("SW-32")
def defender_on(s: Position, seat: Seat, tile: int) -> int:
    """The unit with the most hit points on a tile; of equals the one with the lowest number."""
    best = -1
    for unit in range(s.units):
        if s.tile[seat, unit] == tile and (best < 0 or s.hp[seat, unit] > s.hp[seat, best]):
            best = unit
    return best


@rule("SW-33")
def exchange_faces(s: Position) -> int:
    """The die that gives the number of exchanges has as many faces as the stronger fighter has hit points."""
    return max(s.hp[s.to_play, s.attacker], s.hp[1 - s.to_play, s.defender])


@rule("SW-33")
def count_exchanges(box: Box, s: Position, face: int) -> None:
    s.exchanges = box.fight.exchanges + face
    s.phase = Phase.EXCHANGE
    tell(s, Told.EXCHANGES, face, s.exchanges, s.hp[s.to_play, s.attacker], s.hp[1 - s.to_play, s.defender])


@rule("SW-34")
def attack_force(box: Box, s: Position) -> int:
    """The attacker's force from its hit points now; both forces without their common divisor, the full hit points."""
    return box.unit.attack * s.hp[s.to_play, s.attacker]


@rule("SW-34")
def defence_force(box: Box, s: Position) -> int:
    return box.unit.defence * s.hp[1 - s.to_play, s.defender]


@rule("SW-35")
def blow_faces(box: Box, s: Position) -> int:
    """The faces of the die of one exchange: 3a if the attack is at least as strong as the defence, else 4d."""
    attack = attack_force(box, s)
    defence = defence_force(box, s)
    if attack < defence:
        return 2 * defence
    return attack if defence % 2 == 0 else 2 * attack


@rule("SW-35")
def winning_faces(box: Box, s: Position) -> int:
    """On how many of these faces, from 1 on, the attacker wins the exchange: 3a - d, or 3a."""
    attack = attack_force(box, s)
    defence = defence_force(box, s)
    if attack < defence:
        return attack
    return attack - defence // 2 if defence % 2 == 0 else 2 * attack - defence


@rule()
def face_moves(faces: int, out: Row) -> int:
    """All faces of a die."""
    for i in range(faces):
        out[i] = Move.FACE + i
    return faces


@rule("SW-35", "SW-36")
def exchange(box: Box, s: Position, face: int) -> None:
    """One exchange of blows: its loser loses a hit point; a death or the last exchange ends the fight."""
    seat = s.to_play
    faces = blow_faces(box, s)
    needed = winning_faces(box, s)
    s.exchanges -= 1
    if face <= needed:
        s.hp[1 - seat, s.defender] -= 1
        tell(s, Told.HIT, seat, face, faces, needed, s.hp[1 - seat, s.defender])
    else:
        s.hp[seat, s.attacker] -= 1
        tell(s, Told.PARRIED, 1 - seat, face, faces, needed, s.hp[seat, s.attacker])
    if s.hp[1 - seat, s.defender] == 0:
        win_fight(box, s)
    elif s.hp[seat, s.attacker] == 0:
        lose_fight(box, s)
    elif s.exchanges == 0:
        tell(s, Told.BOTH_LIVE, seat, s.hp[seat, s.attacker], s.hp[1 - seat, s.defender])
        end_fight(s)


@rule("SW-36", "SW-37")
def win_fight(box: Box, s: Position) -> None:
    """The defender dies; the attacker moves in if it may and can pay."""
    seat = s.to_play
    unit = s.attacker
    tile = s.target
    tell(s, Told.KILLED, 1 - seat, s.defender, tile)
    bury(s, 1 - seat, s.defender)
    end_fight(s)
    if can_move_in(box, s, seat, unit, tile):
        cost = cost_of(box, s, seat, tile)
        put_unit(s, seat, unit, tile)
        s.pd[seat, unit] -= cost
        tell(s, Told.ADVANCED, seat, unit, tile, cost)
    else:
        tell(s, Told.STOOD, seat, unit, tile)
    if s.left[1 - seat] == 0:
        lose_last_unit(box, s, 1 - seat)


@rule("SW-37")
def can_move_in(box: Box, s: Position, seat: Seat, unit: int, tile: int) -> bool:
    """No enemy left there, a terrain its people enters, and the movement points for it."""
    cost = cost_of(box, s, seat, tile)
    return enemies_on(s, seat, tile) <= 0 and cost > 0 and cost <= s.pd[seat, unit]


@rule("SW-36", "SW-13")
def lose_fight(box: Box, s: Position) -> None:
    """The attacker dies."""
    seat = s.to_play
    tell(s, Told.FELL, seat, s.attacker, s.tile[seat, s.attacker])
    bury(s, seat, s.attacker)
    end_fight(s)
    if s.left[seat] == 0:
        lose_last_unit(box, s, seat)


@rule("SW-36")
def bury(s: Position, seat: Seat, unit: int) -> None:
    """A unit at 0 hit points leaves the map."""
    s.army[s.tile[seat, unit]] -= 1 if seat == 0 else -1
    s.tile[seat, unit] = NOWHERE
    s.pd[seat, unit] = 0
    s.left[seat] -= 1


@rule("SW-36")
def end_fight(s: Position) -> None:
    s.attacker = 0
    s.defender = 0
    s.target = 0
    s.exchanges = 0
    s.phase = Phase.ACT
