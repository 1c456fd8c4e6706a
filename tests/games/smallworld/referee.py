"""A second referee: SmallWorld written once more, slowly, as the manual tells it, to be compared with the rules.

It is made from the manual, the clauses and `box.toml` alone and shares nothing with the rules it checks. A game is told from
beginning to end; wherever somebody decides or a die falls, the telling stops (`yield`) and says who is asked and what may be
answered. What happened since is in `news`, as the story will have it: tiles are (row, column), units counted from 0.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

NATURE = "nature"
PEOPLES = ["viking", "dwarf", "gaul"]  # in the order of the box
TERRAINS = ["plain", "mountain", "water", "forest", "desert"]
SIZES = ["small", "medium", "large"]
Tile = tuple[int, int]
News = tuple[Any, ...]


class Asked(NamedTuple):
    """Whom: a seat or Nature; the answers."""

    who: int | str
    answers: list[str]


Telling = Generator[Asked, str, None]


@dataclass
class Unit:
    seat: int
    number: int
    tile: Tile | None
    hp: int
    pd: int = 0

    @property
    def alive(self) -> bool:
        return self.hp > 0


def name(tile: Tile) -> str:
    return f"{'abcdefghijklmnop'[tile[1]]}{tile[0] + 1}"


class Referee:
    def __init__(self, box: dict[str, Any], options: dict[str, Any], ground: Sequence[str], starts: Sequence[Tile]) -> None:
        self.box, self.options = box, options
        size = box["sizes"][SIZES.index(options["size"])]
        self.rounds: int = size["rounds"]
        self.side = {"small": 5, "medium": 10, "large": 15}[options["size"]]  # SW-02
        self.ground = {(i // self.side, i % self.side): terrain for i, terrain in enumerate(ground)}
        full = box["unit"]["hit_points"]
        self.units = [[Unit(seat, n, starts[seat], full) for n in range(size["units"])] for seat in range(2)]  # SW-04
        self.people: list[str | None] = [None, None]
        self.first: int | None = None
        self.round = 0
        self.points = [0, 0]
        self.gains: list[list[int]] = []
        self.news: list[News] = []
        self.fight: dict[str, Any] | None = None
        self.over = ""
        self.winner: int | None = None

    def say(self, key: str, **facts: Any) -> None:
        self.news.append((key, facts))

    # What the box says of a people

    def of(self, seat: int, entry: str, tile: Tile) -> int:
        row = self.box["peoples"][PEOPLES.index(str(self.people[seat]))]
        return int(row[entry][TERRAINS.index(self.ground[tile])])

    def trait(self, seat: int, entry: str) -> int:
        return int(self.box["peoples"][PEOPLES.index(str(self.people[seat]))][entry])

    # The map

    def neighbours(self, tile: Tile) -> list[Tile]:
        """SW-20: orthogonally, never off the map."""
        row, column = tile
        near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        return [there for there in near if there in self.ground]

    def living(self, seat: int) -> list[Unit]:
        return [unit for unit in self.units[seat] if unit.alive]

    def standing(self, seat: int, tile: Tile) -> list[Unit]:
        return [unit for unit in self.living(seat) if unit.tile == tile]

    # The game

    def game(self) -> Telling:
        if self.options["peoples"] == "chosen":
            for seat in range(2):  # SW-01
                self.take(seat, (yield Asked(seat, PEOPLES)))
        else:
            for seat, people in enumerate(self.options["peoples"].split("-")):
                self.take(seat, people)
        self.first = int((yield Asked(NATURE, ["first 1", "first 2"]))[-1]) - 1  # SW-05
        self.say("begins", seat=self.first)
        while self.round < self.rounds:
            self.round += 1
            self.say("round", round=self.round, rounds=self.rounds)
            for seat in (self.first, 1 - self.first):
                if self.living(seat):
                    yield from self.turn(seat)
                if self.over:
                    return
            self.score()
        self.over = "points"  # SW-12
        mine, theirs = self.points
        if mine == theirs:
            self.say("drawn", points=mine)
        else:
            self.winner = 0 if mine > theirs else 1
            self.say("won", seat=self.winner, points=max(mine, theirs), other_points=min(mine, theirs))

    def take(self, seat: int, people: str) -> None:
        self.people[seat] = people
        self.say("chose", seat=seat, people=PEOPLES.index(people))

    def turn(self, seat: int) -> Telling:
        for unit in self.living(seat):
            unit.pd = self.box["unit"]["movement"]  # SW-14
        while True:
            answer = yield Asked(seat, ["end", *self.orders(seat)])
            if answer == "end":
                self.say("turn-ended", seat=seat)
                break
            unit, tile = self.read(seat, answer)
            if self.standing(1 - seat, tile):
                yield from self.attack(unit, tile)
            else:
                self.walk(unit, tile)
            if self.over:
                return
            if not self.living(seat):  # the other plays on alone
                break
        for unit in self.units[seat]:
            unit.pd = 0  # SW-14

    # Moving

    def orders(self, seat: int) -> list[str]:
        """SW-10: of units that are the same to the rules the one with the lowest number is asked."""
        found, seen = [], set()
        for unit in self.living(seat):
            if unit.pd == 0 or (unit.tile, unit.hp, unit.pd) in seen:
                continue
            seen.add((unit.tile, unit.hp, unit.pd))
            found += [f"u{unit.number + 1} {name(tile)}" for tile in self.reach(unit)]
        return found

    def read(self, seat: int, answer: str) -> tuple[Unit, Tile]:
        who, where = answer.split()
        tile = next(tile for tile in self.ground if name(tile) == where)
        return self.units[seat][int(who[1:]) - 1], tile

    def reach(self, unit: Unit) -> set[Tile]:
        """Every tile a unit can go to or attack."""
        assert unit.tile is not None
        found = set()
        for tile in self.neighbours(unit.tile):
            cost = self.of(unit.seat, "cost", tile)
            if cost == 0:
                continue  # SW-22, SW-30: never entered, never attacked
            if self.standing(1 - unit.seat, tile) or cost <= unit.pd:
                found.add(tile)
        if self.tunnels(unit):
            for tile, terrain in self.ground.items():
                if terrain != "mountain" or tile == unit.tile or self.standing(1 - unit.seat, tile):
                    continue
                if self.of(unit.seat, "cost", tile) <= unit.pd:
                    found.add(tile)
        return found

    def tunnels(self, unit: Unit) -> bool:
        """SW-24: from a mountain."""
        assert unit.tile is not None
        return self.trait(unit.seat, "tunnels") == 1 and self.ground[unit.tile] == "mountain"

    def walk(self, unit: Unit, tile: Tile) -> None:
        cost = self.of(unit.seat, "cost", tile)
        key = "tunnelled" if self.tunnels(unit) and self.ground[tile] == "mountain" else "moved"
        self.say(key, seat=unit.seat, unit=unit.number, **{"from": unit.tile}, to=tile, cost=cost)
        unit.tile, unit.pd = tile, unit.pd - cost

    # Fighting

    def attack(self, unit: Unit, tile: Tile) -> Telling:
        enemies = self.standing(1 - unit.seat, tile)
        strongest = max(enemy.hp for enemy in enemies)
        enemy = next(enemy for enemy in enemies if enemy.hp == strongest)  # SW-32
        self.say("attacked", seat=unit.seat, unit=unit.number, **{"from": unit.tile}, to=tile, defender=enemy.number)
        most = max(unit.hp, enemy.hp)
        self.fight = {"attacker": unit.number, "defender": enemy.number, "tile": tile, "left": 0, "faces": most, "needed": 0}
        face = int((yield Asked(NATURE, [str(n) for n in range(1, most + 1)])))
        left = self.box["fight"]["exchanges"] + face  # SW-33
        self.say("exchanges", face=face, exchanges=left, attacker_hp=unit.hp, defender_hp=enemy.hp)
        while left and unit.alive and enemy.alive:
            self.fight["left"] = left
            yield from self.exchange(unit, enemy)
            left -= 1
        self.fight = None
        if not enemy.alive:
            self.won(unit, enemy, tile)
        elif not unit.alive:
            self.say("fell", seat=unit.seat, unit=unit.number, tile=unit.tile)
            self.bury(unit)
        else:
            self.say("both-live", seat=unit.seat, attacker_hp=unit.hp, defender_hp=enemy.hp)

    def exchange(self, unit: Unit, enemy: Unit) -> Telling:
        """SW-34, SW-35: the attacker's chance is 1/2 (1 + (A - D) / max(A, D)); a die with as few faces as it takes."""
        assert self.fight
        full = self.box["unit"]["hit_points"]
        force = Fraction(self.box["unit"]["attack"] * unit.hp, full)
        guard = Fraction(self.box["unit"]["defence"] * enemy.hp, full)
        chance = Fraction(1, 2) * (1 + (force - guard) / max(force, guard))
        faces = self.dice_faces(unit, enemy)
        needed = chance * faces
        assert needed.denominator == 1
        self.fight |= {"faces": faces, "needed": int(needed)}
        face = int((yield Asked(NATURE, [str(n) for n in range(1, faces + 1)])))
        told = {"face": face, "faces": faces, "needed": int(needed)}
        if face <= needed:
            enemy.hp -= 1
            self.say("hit", seat=unit.seat, **told, hp=enemy.hp)
        else:
            unit.hp -= 1
            self.say("parried", seat=enemy.seat, **told, hp=unit.hp)

    def dice_faces(self, unit: Unit, enemy: Unit) -> int:
        """SW-35: 3a or 4d; with other forces in the box twice the greater, once if half the lesser is whole."""
        force, guard = self.box["unit"]["attack"] * unit.hp, self.box["unit"]["defence"] * enemy.hp
        if force < guard:
            return int(2 * guard)
        return int(force if guard % 2 == 0 else 2 * force)

    def won(self, unit: Unit, enemy: Unit, tile: Tile) -> None:
        """SW-37: the winner must move in if it can."""
        self.say("killed", seat=enemy.seat, unit=enemy.number, tile=tile)
        enemy.tile, enemy.pd = None, 0
        cost = self.of(unit.seat, "cost", tile)
        if not self.standing(enemy.seat, tile) and 0 < cost <= unit.pd:
            unit.tile, unit.pd = tile, unit.pd - cost
            self.say("advanced", seat=unit.seat, unit=unit.number, tile=tile, cost=cost)
        else:
            self.say("stood", seat=unit.seat, unit=unit.number, tile=tile)
        self.eliminate(enemy.seat)

    def bury(self, unit: Unit) -> None:
        unit.tile, unit.pd = None, 0
        self.eliminate(unit.seat)

    def eliminate(self, seat: int) -> None:
        """SW-13."""
        if self.living(seat):
            return
        self.say("eliminated", seat=seat)
        if self.options["elimination"] == "points":
            self.say("alone", seat=1 - seat)
        else:
            self.over, self.winner = "elimination", 1 - seat
            self.say("wiped-out", seat=1 - seat)

    # Scoring

    def score(self) -> None:
        """SW-11, SW-40."""
        self.gains.append([self.income(seat) for seat in range(2)])
        for seat in range(2):
            self.points[seat] += self.gains[-1][seat]
            self.say("scored", seat=seat, gain=self.gains[-1][seat], points=self.points[seat])

    def income(self, seat: int) -> int:
        tiles = [unit.tile for unit in self.living(seat)]
        if self.options["score"] == "per_tile":
            tiles = list(set(tiles))
        return sum(self.worth(seat, tile) for tile in tiles if tile)

    def worth(self, seat: int, tile: Tile) -> int:
        """SW-41 to SW-43."""
        points = self.of(seat, "worth", tile)
        beside_water = any(self.ground[near] == "water" for near in self.neighbours(tile))
        if beside_water and self.ground[tile] != "water":
            points += self.trait(seat, "beside_water")
        return points
