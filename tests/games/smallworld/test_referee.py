"""Random games, followed step by step by a second referee (`referee.py`): the rules must agree with it on everything."""

from __future__ import annotations

import copy
import random
import secrets
from collections import Counter
from typing import Any

import pytest

from ludotheque.engine.box import Box, read_toml
from ludotheque.engine.play import Play
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.games.smallworld.grid import NOWHERE
from ludotheque.games.smallworld.maps import draw_map, map_code
from ludotheque.games.smallworld.options import CHOSEN, PAIRS
from ludotheque.games.smallworld.position import MOST_UNITS
from ludotheque.games.smallworld.told import Told
from tests.support import clause

from . import referee as second

GAME = find_game("smallworld")
STANDARD = read_toml(GAME.folder / "box.toml")
GAMES = {"small": 60, "medium": 3, "large": 1}
MOST_GAMES = 2_000
PROOF = 20_000
FIGHTS, MARCHES = 20, 5  # how often an attack, or a way to the enemy, is chosen beside another move that counts 1
LINES = 15  # of the log, shown with a disagreement
PLACES = ("from", "to", "tile")


def made_up_box(chance: random.Random) -> Box:
    """Other units, fights, lengths and peoples, as an owner may type them in."""
    data = copy.deepcopy(STANDARD)
    data["unit"] |= {
        name: chance.randint(1, most) for name, most in {"hit_points": 9, "movement": 4, "attack": 6, "defence": 6}.items()
    }
    data["fight"]["exchanges"] = chance.randint(0, 9)
    for size in data["sizes"]:
        size |= {"rounds": chance.randint(1, 8), "units": chance.randint(1, 8)}
    for people in data["peoples"]:
        people["cost"] = [chance.randint(0, 4) for _ in people["cost"]]
        people["worth"] = [chance.randint(0, 9), chance.randint(0, 9), 0, chance.randint(0, 9), chance.randint(0, 9)]
        people |= {"beside_water": chance.randint(0, 4), "tunnels": chance.randint(0, 1)}
        people["cost"][1] = people["cost"][1] or chance.randint(1, 4)
    return GAME.box(data)


class Match:
    """One game, played by the rules and by the referee; `seed` is all its chance comes from."""

    def __init__(self, size: str, seed: str, box: Box | None = None) -> None:
        self.chance = random.Random(seed)
        self.title, self.log = f"Match({size!r}, {seed!r})" + (f" with {box.data}" if box else ""), list[str]()
        chart = draw_map(
            {"small": 5, "medium": 10, "large": 15}[size], self.chance.randrange, self.chance.choice(["near", "far"])
        )
        options = {"peoples": self.chance.choice([*PAIRS, CHOSEN, CHOSEN]), "map": map_code(chart), "size": size}
        options |= {
            "score": self.chance.choice(["per_unit", "per_tile"]),
            "elimination": self.chance.choice(["loses", "points"]),
        }
        self.play = Play(GAME, box or GAME.standard_box, GAME.options.parse(options))
        starts = [divmod(tile, 16) for tile in chart.starts]
        ground = [second.TERRAINS[terrain] for terrain in chart.terrain]
        self.referee = second.Referee(box.data if box else STANDARD, options, ground, starts)

    def follow(self) -> Counter[str]:
        """To its end; how often what was told."""
        self.told: Counter[str] = Counter()
        telling = self.referee.game()
        asked: second.Asked | None = next(telling)
        while asked:
            self.agree(asked)
            answer = self.choose(asked)
            self.log.append(f"{asked.who} {answer}")
            self.play.do(GAME.read_move(answer))
            try:
                asked = telling.send(answer)
            except StopIteration:
                asked = None
        self.agree(None)
        return self.told

    def choose(self, asked: second.Asked) -> str:
        """Towards the enemy rather than elsewhere, so that there is something to see."""
        if asked.who == NATURE or "end" not in asked.answers:
            return self.chance.choice(asked.answers)
        return self.chance.choices(asked.answers, [self.liking(int(asked.who), answer) for answer in asked.answers])[0]

    def liking(self, seat: int, answer: str) -> int:
        if answer == "end":
            return 1
        unit, tile = self.referee.read(seat, answer)
        if self.referee.standing(1 - seat, tile):
            return FIGHTS
        return MARCHES if self.to_enemy(seat, tile) < self.to_enemy(seat, unit.tile) else 1

    def to_enemy(self, seat: int, tile: second.Tile | None) -> int:
        """As the crow flies."""
        assert tile
        enemies = [unit.tile for unit in self.referee.living(1 - seat) if unit.tile]
        return min((abs(tile[0] - row) + abs(tile[1] - column) for row, column in enemies), default=0)

    def agree(self, asked: second.Asked | None) -> None:
        """Both ask the same, have told the same and see the same on the table."""
        news = [(key, {name: numbered(value, name) for name, value in facts.items()}) for key, facts in self.referee.news]
        self.told.update(key for key, _ in news)
        self.compare("told", told(self.play), news)
        self.compare(
            "asked",
            engine_asks(self.play),
            {"turn": asked.who if asked else "over", "answers": sorted(asked.answers) if asked else []},
        )
        found, wanted = engine_table(self.play), referee_table(self.referee)
        for what in wanted:
            self.compare(what, found[what], wanted[what])
        self.referee.news.clear()
        self.play.s.told.clear()

    def compare(self, what: str, rules: Any, referee: Any) -> None:
        if rules != referee:
            lines = [self.title, f"after step {len(self.log)}:", *self.log[-LINES:]]
            pytest.fail("\n".join([*lines, f"{what}: the referee says {referee!r}, the rules {rules!r}"]), pytrace=False)


def numbered(value: Any, name: str) -> Any:
    return 16 * value[0] + value[1] if name in PLACES else value


# What the rules say, in the referee's words


def told(play: Play) -> list[tuple[str, dict[str, int]]]:
    return [(Told(entry[0]).key, dict(zip(Told(entry[0]).args, entry[1:], strict=False))) for entry in play.s.told]


def engine_asks(play: Play) -> dict[str, Any]:
    turn = play.turn
    who: int | str = {NATURE: second.NATURE, OVER: "over"}.get(turn, turn)
    return {"turn": who, "answers": sorted(GAME.move_text(code) for code in play.legal())}


def engine_table(play: Play) -> dict[str, Any]:
    """As an onlooker's view has it."""
    s, seen = play.s, GAME.view(play, -1)
    units = [[(unit["tile"], unit["hp"], unit["pd"], unit["worth"]) for unit in seat] for seat in seen["units"]]
    fight = seen["fight"]
    return {
        "peoples": seen["peoples"],
        "round": (seen["round"], seen["rounds"], seen["first"]),
        "score": (seen["score"], seen["gains"], seen["income"]),
        "units": units,
        "left": (seen["left"], seen["kills"]),
        "stacks": [(tile["seat"], tile["units"]) for tile in seen["tiles"]],
        "ended": (seen["ended"], [play.result(seat) for seat in range(2)] if play.over else []),
        "fight": fight and tuple(fight[name] for name in ("attacker", "defender", "tile", "exchanges", "faces", "needed")),
        "nothing left of a fight": fight is not None or not any((s.attacker, s.defender, s.target, s.exchanges)),
        "units that don't play": {unit_bytes(s, seat, unit) for seat in range(2) for unit in range(s.units, MOST_UNITS)},
    }


def unit_bytes(s: Any, seat: int, unit: int) -> tuple[int, int, int]:
    return s.tile[seat, unit], s.hp[seat, unit], s.pd[seat, unit]


# What the referee says, in the same form


def referee_table(referee: second.Referee) -> dict[str, Any]:
    fight, knows = referee.fight, all(referee.people)
    left = [len(referee.living(seat)) for seat in range(2)]
    return {
        "peoples": referee.people,
        "round": (referee.round, referee.rounds, -1 if referee.first is None else referee.first),
        "score": (referee.points, referee.gains, [referee.income(seat) if referee.people[seat] else 0 for seat in range(2)]),
        "units": [[unit_of(referee, unit) for unit in seat] for seat in referee.units],
        "left": (left, [len(referee.units[seat]) - left[1 - seat] for seat in range(2)]),
        "stacks": [stack_of(referee, tile) for tile in referee.ground],
        "ended": (referee.over, results(referee)),
        "fight": fight and fight_of(fight) if knows else None,
        "nothing left of a fight": True,
        "units that don't play": {(NOWHERE, 0, 0)} if len(referee.units[0]) < MOST_UNITS else set(),
    }


def unit_of(referee: second.Referee, unit: second.Unit) -> tuple[Any, ...]:
    if unit.tile is None:
        return (None, 0, 0, 0)
    return (second.name(unit.tile), unit.hp, unit.pd, referee.worth(unit.seat, unit.tile) if referee.people[unit.seat] else 0)


def stack_of(referee: second.Referee, tile: second.Tile) -> tuple[int, int]:
    for seat in range(2):
        if here := referee.standing(seat, tile):
            return seat, len(here)
    return -1, 0


def fight_of(fight: dict[str, Any]) -> tuple[Any, ...]:
    fighters = (f"u{fight['attacker'] + 1}", f"u{fight['defender'] + 1}")
    return (*fighters, second.name(fight["tile"]), fight["left"], fight["faces"], fight["needed"])


def results(referee: second.Referee) -> list[float]:
    if not referee.over:
        return []
    return [0.5 if referee.winner is None else float(referee.winner == seat) for seat in range(2)]


# The tests


def fresh_seed() -> int:
    """Another one at every run, printed with a failure."""
    seed = secrets.randbits(32)
    print("seed", seed)
    return seed


@clause("SW-10", "SW-11", "SW-12", "SW-13", "SW-14", "SW-20", "SW-24", "SW-30", "SW-36", "SW-37", "SW-40")
@pytest.mark.parametrize("size", GAMES)
def test_the_rules_agree_with_a_second_referee(size: str) -> None:
    chance = random.Random(fresh_seed())
    for _ in range(GAMES[size]):
        Match(size, str(chance.random())).follow()


def test_they_agree_with_every_box_until_all_that_can_happen_has_happened() -> None:
    chance, seen, games = random.Random(fresh_seed()), Counter[str](), 0
    while games < GAMES["small"] or (set(seen) < {kind.key for kind in Told} and games < MOST_GAMES):
        seen += Match("small", str(chance.random()), made_up_box(chance)).follow()
        games += 1
    assert set(seen) == {kind.key for kind in Told}


@pytest.mark.prove
def test_they_agree_on_many_thousand_games() -> None:
    chance = random.Random(fresh_seed())
    for _ in range(PROOF):
        Match("small", str(chance.random()), made_up_box(chance) if chance.random() < 0.3 else None).follow()
