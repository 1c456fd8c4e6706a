"""The club player: a sensible move at once."""

from __future__ import annotations

from ludotheque.engine.dice import below
from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule

from ..components import Box
from ..grid import TILES, Terrain
from ..moves import Move
from ..position import Phase, Position
from ..rules.fighting import defender_on
from ..rules.moving import beside, cost_of, enemies_on, has_twin, in_tunnels
from .fights import ALL, ROW, are_neighbours, danger, fight_worth, losses
from .income import prospect, scorings_left
from .peoples import best_people
from .pressing import must_press, to_enemy

HUNT = 150  # how surely a fight that could be picked next turn will be (in thousandths)
PRESSED_HUNT = 600  # the same for a seat that must fight
FEAR = 300  # how much of its danger counts for a seat that must fight (in thousandths)
MARCH = 2500  # what a step towards the enemy is worth to a seat that must fight
STEADY = 30  # what a move must bring at least, so that units don't walk to and fro


# The club player


@rule()
def rate(box: Box, s: Position, move: int, press: int) -> int:
    """How good a move of the seat to play is, in thousandths of a point; ending the turn is 0."""
    if move == Move.END:
        return 0
    unit = (move - Move.UNIT) // TILES
    tile = (move - Move.UNIT) % TILES
    if enemies_on(s, s.to_play, tile) > 0:
        return rate_attack(box, s, unit, tile)
    rating = rate_step(box, s, unit, tile, press)
    if press:
        here = s.tile[s.to_play, unit]
        rating += MARCH * (to_enemy(box, s, s.to_play, here) - to_enemy(box, s, s.to_play, tile))
    return rating


@rule()
def rate_step(box: Box, s: Position, unit: int, tile: int, press: int) -> int:
    """What the new tile brings more than the old one: income, fights to be picked from there, dangers."""
    seat = s.to_play
    here = s.tile[seat, unit]
    left = s.pd[seat, unit] - cost_of(box, s, seat, tile)
    scorings = scorings_left(s)
    friends = abs(s.army[here])
    company = abs(s.army[tile]) + fresh_on(s, here)
    stay = prospect(box, s, seat, here, friends - 1, 0, scorings)
    go = prospect(box, s, seat, tile, abs(s.army[tile]), left, scorings)
    stay += outlook_from(box, s, unit, here, friends, stay, press) + strike_from(box, s, unit, here)
    go += outlook_from(box, s, unit, tile, company, go, press)
    if left > 0:
        go += strike_from(box, s, unit, tile)
    return go - stay - STEADY


@rule()
def outlook_from(box: Box, s: Position, unit: int, tile: int, units: int, value: int, press: int) -> int:
    """What the turns to come mean for a unit on a tile: the fight it could pick there next time, less its danger."""
    seat = s.to_play
    hunt = 0
    if s.round < s.rounds:
        hunt = (PRESSED_HUNT if press else HUNT) * strike_from(box, s, unit, tile) // ALL
    fear = danger(box, s, seat, tile, s.hp[seat, unit], units, value)
    return hunt - (FEAR * fear // ALL if press else fear)


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
    if s.phase == Phase.CHOOSE:
        return Move.PEOPLE + best_people(box, s, s.to_play)
    seat = s.to_play
    best: int = Move.END
    rating = 0
    equals = 0
    press = 1 if must_press(box, s, seat) else 0
    for unit in range(s.units):
        if s.pd[seat, unit] == 0 or has_twin(s, seat, unit):
            continue
        here = s.tile[seat, unit]
        for i in range(4 + ways_through(box, s, unit, press)):
            tile = beside(here, i) if i < 4 else s.mountains[i - 4]
            if not can_go(box, s, unit, tile):
                continue
            move = Move.UNIT + TILES * unit + tile
            this = rate(box, s, move, press)
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
def ways_through(box: Box, s: Position, unit: int, press: int) -> int:
    """How many mountains a unit should look at: all if it must fight, or is in danger or on a shared tile, else none."""
    seat = s.to_play
    here = s.tile[seat, unit]
    if not in_tunnels(box, s, seat, here) or box.peoples[s.people[seat]].cost[Terrain.MOUNTAIN] > s.pd[seat, unit]:
        return 0
    if press or (s.per_tile and abs(s.army[here]) > 1) or losses(box, s, seat, here, s.hp[seat, unit], 1) > 0:
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
