"""What a fight takes from either side by its exact odds, and how dangerous a tile is."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..grid import STRIDE, Terrain
from ..position import MOST_HIT_POINTS, Position
from ..rules.moving import beside, cost_of, enemies_on
from .income import POINT, value_of

ALL = 1000  # a probability of 1 in the box's odds
ROW = MOST_HIT_POINTS + 1  # the box's odds stand at ROW x attacker's hit points + defender's
WIN = 1000 * POINT  # the last unit of a seat
WOUND_PART = 400  # a lost hit point costs that part (in thousandths) of a unit's share per hit point
AVENGED = 800  # how surely a unit that survives an attack kills one that took part in it
DARE = 4  # even where all would be avenged, that part of the losses counts
CHEAP = 1  # the step after which a unit can still attack
FARTHEST = 2 * STRIDE  # no two tiles are that far apart


# Fights


@rule()
def stake(box: Box, s: Position, seat: Seat, unit: int) -> int:
    """What its seat loses with a unit; with the last one, perhaps everything."""
    value = value_of(box, s, seat, unit) + POINT // 4
    if s.left[seat] == 1 and s.points_decide == 0:
        value += WIN
    return value


@rule()
def fight_worth(box: Box, s: Position, seat: Seat, unit: int, defender: int) -> int:
    """What a fight between a seat's unit and one of the other seat is worth to the attacker."""
    a = s.hp[seat, unit]
    d = s.hp[1 - seat, defender]
    at = ROW * a + d
    mine = stake(box, s, seat, unit)
    theirs = stake(box, s, 1 - seat, defender)
    deaths = box.fight.kill[at] * theirs - box.fight.die[at] * mine
    wounds = box.fight.wound[at] * theirs // d - box.fight.bleed[at] * mine // a
    return (deaths + WOUND_PART * (wounds - deaths) // ALL) // ALL


@rule()
def can_reach_to_attack(box: Box, s: Position, seat: Seat, unit: int, tile: int, points: int) -> bool:
    """Whether a unit with so many movement points could attack that tile in a turn: at once, or after a cheap step."""
    here = s.tile[seat, unit]
    if are_neighbours(here, tile):
        return True
    if points <= CHEAP or box.peoples[s.people[seat]].cost[Terrain.PLAIN] > CHEAP or distance(here, tile) != 2:
        return False
    for way in range(4):
        step = beside(here, way)
        if s.terrain[step] == Terrain.PLAIN and enemies_on(s, seat, step) <= 0 and are_neighbours(step, tile):
            return True
    return False


@rule()
def are_neighbours(a: int, b: int) -> bool:
    return distance(a, b) == 1


@rule()
def distance(a: int, b: int) -> int:
    """Steps between two tiles as if all could be walked on."""
    return abs(a // STRIDE - b // STRIDE) + abs(a % STRIDE - b % STRIDE)


@rule()
def losses(box: Box, s: Position, seat: Seat, tile: int, hp: int, units: int) -> int:
    """How many of so many units on a tile, each with these hit points, the other seat can kill in its next turn (x 1000).

    Attacks from the same unit go on one after the other, so each attacker counts once; none if it has no turn left.
    """
    if units <= 0 or (s.round == s.rounds and s.to_play != s.first) or cost_of(box, s, 1 - seat, tile) == 0:
        return 0
    lost = 0
    for unit in range(s.units):
        a = s.hp[1 - seat, unit]
        if a > 0 and can_reach_to_attack(box, s, 1 - seat, unit, tile, box.unit.movement):
            at = ROW * a + hp
            lost += max(0, box.fight.kill[at] - box.fight.die[at])
    return min(lost, ALL * units)


@rule()
def danger(box: Box, s: Position, seat: Seat, tile: int, hp: int, units: int, value: int) -> int:
    """What each of so many units on a tile stands to lose by the other seat's next turn, less what the others avenge."""
    lost = losses(box, s, seat, tile, hp, units)
    if lost == 0:
        return 0
    avenged = AVENGED * (ALL * units - lost) // ALL
    return max(lost // DARE, lost - avenged) * value // (ALL * units)
