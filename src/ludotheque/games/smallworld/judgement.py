"""How good a position is, and a sensible move at once.

Everything is counted in thousandths of a point. A unit is worth what its tile, or a better one near by, will bring in the
rounds left; a fight what it takes from either side by its exact odds; a tile is dangerous by the fights that the other
seat could pick there before it is one's own turn again.
"""

from __future__ import annotations

import math

from ludotheque.engine.dice import below
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule

from .components import Box
from .grid import LAST_TILE, STRIDE, TILES, Terrain
from .moves import Move
from .position import MOST_HIT_POINTS, Ended, Phase, Position
from .rules.fighting import defender_on
from .rules.moving import beside, cost_of, enemies_on, has_twin, in_tunnels
from .rules.rounds import road, top_worth, worth

POINT = 1000
ALL = 1000  # a probability of 1 in the box's odds
ROW = MOST_HIT_POINTS + 1  # the box's odds stand at ROW x attacker's hit points + defender's
WIN = 1000 * POINT  # the last unit of a seat
WOUND_PART = 400  # a lost hit point costs that part (in thousandths) of a unit's share per hit point
THREAT_PART = 700  # how surely (in thousandths) the seat not to move can carry out its threats
AVENGED = 800  # how surely a unit that survives an attack kills one that took part in it
DARE = 4  # even where all would be avenged, that part of the losses counts
HUNT = 150  # how surely a fight that could be picked next turn will be (in thousandths)
FAR = 4  # steps up to which a unit looks for a free tile where tiles count once
ON_THE_WAY = 700  # what a tile on the way gives, about
STEADY = 30  # what a move must bring at least, so that units don't walk to and fro
CHEAP = 1  # the step after which a unit can still attack

# How much the rest of a game swings, in points: measured on games of club players who err now and then
SPREAD = 0.4
SPREAD_UNIT_ROUND = 0.6


# Income


@rule()
def scorings_left(s: Position) -> int:
    return s.rounds - s.round + 1 if s.round > 0 else s.rounds


@rule()
def gain_on(box: Box, s: Position, seat: Seat, tile: int, others: int) -> int:
    """What a unit gains on a tile beside so many of its own: shared if tiles count once."""
    if s.per_tile:
        return POINT * worth(box, s, seat, tile) // (others + 1)
    return POINT * worth(box, s, seat, tile)


@rule()
def gain_by_step(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """What a tile would give a unit that steps on it; -1 if it can't."""
    if cost_of(box, s, seat, tile) == 0 or enemies_on(s, seat, tile) > 0:
        return -1
    return gain_on(box, s, seat, tile, -enemies_on(s, seat, tile))


@rule()
def prospect(box: Box, s: Position, seat: Seat, tile: int, others: int, ready: int, scorings: int) -> int:
    """The points a unit on this tile can expect: staying, or going to a better tile.

    `ready` is 1 if it can still move before the next scoring.
    """
    now = gain_on(box, s, seat, tile, others)
    best = scorings * now
    top = POINT * top_worth(box, s, seat)
    if now >= top or scorings == 0:
        return best
    base = 0 if ready else now
    turns = scorings if ready else scorings - 1
    for way in range(4):
        near = beside(tile, way)
        gain = gain_by_step(box, s, seat, near)
        if gain >= 0:
            best = max(best, base + turns * gain)
            if turns > 1:
                best = max(best, base + gain + (turns - 1) * best_beside(box, s, seat, near))
    if best >= base + (turns - 1) * top:
        return best
    steps = steps_to_free_top(box, s, seat, tile, top) if s.per_tile else road(s, seat, tile)
    if steps == 0 or steps > turns:
        return best
    return max(best, base + ON_THE_WAY * (steps - 1) + (turns - steps + 1) * top)


@rule()
def steps_to_free_top(box: Box, s: Position, seat: Seat, tile: int, top: int) -> int:
    """Steps to the nearest of the best tiles that is free, as if nothing stood in the way; 0 if there is none near by."""
    best = 0
    for down in range(-FAR, FAR + 1):
        for right in range(abs(down) - FAR, FAR - abs(down) + 1):
            steps = abs(down) + abs(right)
            there = (tile + STRIDE * down + right) & LAST_TILE
            if steps > 2 and (best == 0 or steps < best) and gain_by_step(box, s, seat, there) >= top:
                best = steps
    return best


@rule()
def best_beside(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """The best gain next to a tile."""
    best = 0
    for way in range(4):
        best = max(best, gain_by_step(box, s, seat, beside(tile, way)))
    return best


@rule()
def plays_again(s: Position, seat: Seat) -> bool:
    """Whether a seat still has a turn in this round after the one that runs."""
    return seat != s.to_play and s.to_play == s.first


@rule()
def value_of(box: Box, s: Position, seat: Seat, unit: int) -> int:
    """What a living unit will bring its seat."""
    tile = s.tile[seat, unit]
    others = abs(s.army[tile]) - 1
    ready = 1 if s.pd[seat, unit] > 0 or plays_again(s, seat) else 0
    return prospect(box, s, seat, tile, others, ready, scorings_left(s))


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


# The club player


@rule()
def rate(box: Box, s: Position, move: int) -> int:
    """How good a move of the seat to play is, in thousandths of a point; ending the turn is 0."""
    if move == Move.END:
        return 0
    unit = (move - Move.UNIT) // TILES
    tile = (move - Move.UNIT) % TILES
    if enemies_on(s, s.to_play, tile) > 0:
        return rate_attack(box, s, unit, tile)
    return rate_step(box, s, unit, tile)


@rule()
def rate_step(box: Box, s: Position, unit: int, tile: int) -> int:
    """What the new tile brings more than the old one: income, fights to be picked from there, dangers."""
    seat = s.to_play
    here = s.tile[seat, unit]
    left = s.pd[seat, unit] - cost_of(box, s, seat, tile)
    scorings = scorings_left(s)
    friends = abs(s.army[here])
    company = abs(s.army[tile]) + fresh_on(s, here)
    stay = prospect(box, s, seat, here, friends - 1, 0, scorings)
    go = prospect(box, s, seat, tile, abs(s.army[tile]), left, scorings)
    stay += outlook_from(box, s, unit, here, friends, stay) + strike_from(box, s, unit, here)
    go += outlook_from(box, s, unit, tile, company, go)
    if left > 0:
        go += strike_from(box, s, unit, tile)
    return go - stay - STEADY


@rule()
def outlook_from(box: Box, s: Position, unit: int, tile: int, units: int, value: int) -> int:
    """What the turns to come mean for a unit on a tile: the fight it could pick there next time, less its danger."""
    seat = s.to_play
    hunt = 0
    if s.round < s.rounds:
        hunt = HUNT * strike_from(box, s, unit, tile) // ALL
    return hunt - danger(box, s, seat, tile, s.hp[seat, unit], units, value)


@rule()
def fresh_on(s: Position, tile: int) -> int:
    """Units of the seat to play on a tile that can still act."""
    n = 0
    for unit in range(s.units):
        if s.tile[s.to_play, unit] == tile and s.pd[s.to_play, unit] > 0:
            n += 1
    return n


@rule()
def strike_from(box: Box, s: Position, unit: int, tile: int) -> int:
    """The best fight a unit that steps on a tile could still pick from there."""
    best = 0
    for way in range(4):
        near = beside(tile, way)
        if cost_of(box, s, s.to_play, near) > 0 and enemies_on(s, s.to_play, near) > 0:
            best = max(best, fight_worth(box, s, s.to_play, unit, defender_on(s, 1 - s.to_play, near)))
    return best


@rule()
def rate_attack(box: Box, s: Position, unit: int, tile: int) -> int:
    """The fight by its odds, and the tile if it is won."""
    seat = s.to_play
    defender = defender_on(s, 1 - seat, tile)
    rating = fight_worth(box, s, seat, unit, defender)
    cost = cost_of(box, s, seat, tile)
    if enemies_on(s, seat, tile) == 1 and cost <= s.pd[seat, unit]:
        here = s.tile[seat, unit]
        scorings = scorings_left(s)
        friends = abs(s.army[here]) - 1
        more = prospect(box, s, seat, tile, 0, 0, scorings) - prospect(box, s, seat, here, friends, 0, scorings)
        rating += box.fight.kill[ROW * s.hp[seat, unit] + s.hp[1 - seat, defender]] * more // ALL
    return rating - STEADY


@rule()
def club(box: Box, s: Position, dice: Row) -> int:
    """The move of the highest rating; among equals any."""
    seat = s.to_play
    best: int = Move.END
    rating = 0
    equals = 0
    for unit in range(s.units):
        if s.pd[seat, unit] == 0 or has_twin(s, seat, unit):
            continue
        here = s.tile[seat, unit]
        for i in range(4 + ways_through(box, s, unit)):
            tile = beside(here, i) if i < 4 else s.mountains[i - 4]
            if not can_go(box, s, unit, tile):
                continue
            move = Move.UNIT + TILES * unit + tile
            this = rate(box, s, move)
            if this > rating:
                best = move
                rating = this
                equals = 1
            elif this == rating and equals > 0:
                equals += 1
                if below(dice, equals) == 0:
                    best = move
    return best


@rule()
def ways_through(box: Box, s: Position, unit: int) -> int:
    """How many mountains a unit should look at: all if it stands in the tunnels in danger or on a shared tile, else none."""
    seat = s.to_play
    here = s.tile[seat, unit]
    if not in_tunnels(box, s, seat, here) or box.peoples[s.people[seat]].cost[Terrain.MOUNTAIN] > s.pd[seat, unit]:
        return 0
    if (s.per_tile and abs(s.army[here]) > 1) or losses(box, s, seat, here, s.hp[seat, unit], 1) > 0:
        return s.n_mountains
    return 0


@rule()
def can_go(box: Box, s: Position, unit: int, tile: int) -> bool:
    """Whether a unit can step on, tunnel to or attack this neighbour or mountain."""
    seat = s.to_play
    cost = cost_of(box, s, seat, tile)
    if cost == 0 or tile == s.tile[seat, unit]:
        return False
    if enemies_on(s, seat, tile) > 0:
        return are_neighbours(tile, s.tile[seat, unit])
    return cost <= s.pd[seat, unit]


# The estimate


@rule()
def standing(box: Box, s: Position, seat: Seat) -> int:
    """Points of a seat so far and to be expected, in thousandths."""
    total = POINT * s.points[seat]
    for unit in range(s.units):
        if s.hp[seat, unit] > 0:
            total += value_of(box, s, seat, unit)
    return total


@rule()
def threats(box: Box, s: Position, seat: Seat) -> int:
    """What a seat can expect from the fights it could pick in its turn (the one that runs, or its next)."""
    total = 0
    for unit in range(s.units):
        points = s.pd[seat, unit] if seat == s.to_play else box.unit.movement
        if s.hp[seat, unit] > 0 and points > 0:
            total += best_fight(box, s, seat, unit, points)
    return total


@rule()
def best_fight(box: Box, s: Position, seat: Seat, unit: int, points: int) -> int:
    """The best fight a unit with so many movement points could pick."""
    best = 0
    for other in range(s.units):
        tile = s.tile[1 - seat, other]
        if (
            s.hp[1 - seat, other] > 0
            and can_reach_to_attack(box, s, seat, unit, tile, points)
            and cost_of(box, s, seat, tile) > 0
        ):
            best = max(best, fight_worth(box, s, seat, unit, other))
    return best


@rule()
def advantage(box: Box, s: Position, seat: Seat) -> int:
    """How far a seat is ahead, all in all, in thousandths of a point."""
    ahead = standing(box, s, seat) - standing(box, s, 1 - seat)
    if s.phase == Phase.DRAW_FIRST:
        return ahead
    mover = s.to_play
    sign = 1 if seat == mover else -1
    ahead += sign * threats(box, s, mover)
    if s.round < s.rounds or mover == s.first:
        ahead -= sign * THREAT_PART * threats(box, s, 1 - mover) // ALL
    if s.phase == Phase.COUNT_EXCHANGES or s.phase == Phase.EXCHANGE:
        ahead += sign * fight_worth(box, s, mover, s.attacker, s.defender)
    return ahead


@rule()
def estimate(box: Box, s: Position, seat: Seat) -> float:
    """A seat's chance to win: how far it is ahead against how much the rest of the game still swings."""
    if s.phase == Phase.OVER:
        if s.ended == Ended.BY_ELIMINATION:
            return 1.0 if s.left[seat] > 0 else 0.0
        if s.points[seat] == s.points[1 - seat]:
            return 0.5
        return 1.0 if s.points[seat] > s.points[1 - seat] else 0.0
    spread = SPREAD + SPREAD_UNIT_ROUND * math.sqrt(scorings_left(s) * s.units)
    lead = advantage(box, s, seat) / (POINT * spread)
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))
