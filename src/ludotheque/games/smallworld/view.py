"""What a seat sees of SmallWorld, as plain data; the words for its moves and for what is told."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box
from ludotheque.engine.play import Play
from ludotheque.engine.rule import Seat
from ludotheque.engine.words import Words

from . import rules
from .fights import forces, odds
from .grid import STRIDE, TILES, Terrain, tile_at, tile_text
from .judgement.club import rate
from .judgement.pressing import must_press
from .moves import Move, move_text
from .position import Ended, People, Phase
from .rules.fighting import blow_faces, defender_on, exchange_faces, winning_faces
from .rules.moving import cost_of, enemies_on, in_tunnels
from .rules.rounds import income, is_coast, worth

SUGGESTED = 3
LAST_ROUNDS = 3


def view(seen: Play, seat: Seat) -> dict[str, Any]:
    box, s = seen.box, seen.s
    b = box.plain
    mine = seat >= 0 and s.phase == Phase.ACT and seat == s.to_play
    return {
        "phase": Phase(s.phase).text,
        "prompt": prompt(b, s),
        "score": [int(s.points[0]), int(s.points[1])],
        "side": int(s.side),
        "round": int(s.round),
        "rounds": int(s.rounds),
        "last_rounds": 0 < s.rounds - s.round < LAST_ROUNDS or s.round == s.rounds,
        "to_play": int(s.to_play) if s.phase != Phase.DRAW_FIRST else -1,
        "first": int(s.first) if s.round else -1,
        "peoples": [people_of(s, owner) for owner in range(2)],
        "alike": s.phase != Phase.CHOOSE and s.people[0] == s.people[1],
        "likes": [likes(b, s.people[owner]) if people_of(s, owner) else [] for owner in range(2)],
        "map": seen.setup["map"],
        "tiles": [tile_view(b, s, tile_at(row, column)) for row in range(s.side) for column in range(s.side)],
        "units": [[unit_view(b, s, owner, unit, seat) for unit in range(s.units)] for owner in range(2)],
        "stacks": stacks(s, seat),
        "left": [int(n) for n in s.left],
        "kills": [int(s.units - s.left[1]), int(s.units - s.left[0])],
        "income": [income(b, s, owner) if people_of(s, owner) else 0 for owner in range(2)],
        "gains": [[int(s.gains[i, 0]), int(s.gains[i, 1])] for i in range(rounds_scored(s))],
        "ended": ("", "points", "elimination")[s.ended],
        "fight": fight_view(b, s),
        "suggestions": suggestions(seen) if mine else {},
    }


def people_of(s: Any, seat: int) -> str | None:
    """The people a seat leads; None if it hasn't chosen yet."""
    return People(s.people[seat]).text if s.phase != Phase.CHOOSE or seat < s.to_play else None


def likes(b: Any, people: int) -> list[tuple[str, int]]:
    """What each terrain a people enters brings it, best first."""
    row = b.peoples[people]
    found = [(ground.text, int(row.worth[ground])) for ground in Terrain if row.cost[ground]]
    return sorted(found, key=lambda entry: -entry[1])


def rounds_scored(s: Any) -> int:
    return int(s.round) if s.phase == Phase.OVER and s.ended != Ended.BY_ELIMINATION else max(int(s.round) - 1, 0)


def tile_view(b: Any, s: Any, tile: int) -> dict[str, Any]:
    army = s.army[tile]
    return {
        "tile": tile_text(tile),
        "terrain": Terrain(s.terrain[tile]).text,
        "coast": bool(is_coast(s, tile)),
        "worth": [worth(b, s, seat, tile) if people_of(s, seat) else 0 for seat in range(2)],
        "seat": -1 if army == 0 else 0 if army > 0 else 1,
        "units": abs(army),
    }


def look(reader: int, seat: int, unit: int) -> str:
    """How a page calls a unit for one reader: `u3` its own third (a spectator: the first seat's), `e3` the other's."""
    return f"{'u' if seat == max(reader, 0) else 'e'}{unit + 1}"


def unit_view(b: Any, s: Any, seat: int, unit: int, reader: int) -> dict[str, Any]:
    tile = s.tile[seat, unit]
    alive = s.hp[seat, unit] > 0
    return {
        "unit": f"u{unit + 1}",
        "look": look(reader, seat, unit),
        "n": unit + 1,
        "seat": seat,
        "alive": alive,
        "hp": int(s.hp[seat, unit]),
        "most_hp": int(b.unit.hit_points),
        "pd": int(s.pd[seat, unit]),
        "most_pd": int(b.unit.movement),
        "tile": tile_text(tile) if alive else None,
        "worth": worth(b, s, seat, tile) if alive and people_of(s, seat) else 0,
    }


def stacks(s: Any, reader: int) -> list[dict[str, Any]]:
    """The units tile by tile: how many, how strong the one that would defend is, and which can still act."""
    found: dict[int, dict[str, Any]] = {}
    for seat in range(2):
        for unit in range(s.units):
            if not s.hp[seat, unit]:
                continue
            tile = s.tile[seat, unit]
            new = {"tile": tile_text(tile), "row": tile // STRIDE, "column": tile % STRIDE, "seat": seat, "hp": 0, "idle": 0}
            stack = found.setdefault(tile, {**new, "people": people_of(s, seat), "units": [], "first": f"u{unit + 1}"})
            twin = next((i for i in range(unit) if alike(s, seat, i, unit)), unit)
            stack["units"].append({"unit": f"u{unit + 1}", "same_as": f"u{twin + 1}"})
            stack["hp"] = max(stack["hp"], int(s.hp[seat, unit]))
            stack["idle"] += s.pd[seat, unit] > 0
            stack.setdefault("look", look(reader, seat, unit))
            if s.pd[seat, unit] and "piece" not in stack:
                stack["piece"], stack["look"] = f"u{unit + 1}", look(reader, seat, unit)
    return [{**stack, "size": len(stack["units"])} for stack in found.values()]


def alike(s: Any, seat: int, a: int, b: int) -> bool:
    """Whether two units are the same to the rules: tile, hit points and movement points."""
    return all(field[seat, a] == field[seat, b] for field in (s.tile, s.hp, s.pd))


def fight_view(b: Any, s: Any) -> dict[str, Any] | None:
    """The fight that is waiting for dice."""
    if s.phase not in (Phase.COUNT_EXCHANGES, Phase.EXCHANGE):
        return None
    a, d = int(s.hp[s.to_play, s.attacker]), int(s.hp[1 - s.to_play, s.defender])
    seen: dict[str, Any] = {
        "attacker": f"u{s.attacker + 1}",
        "defender": f"u{s.defender + 1}",
        "from": tile_text(s.tile[s.to_play, s.attacker]),
        "tile": tile_text(s.target),
        "hp": [a, d],
        "exchanges": int(s.exchanges),
    }
    if s.phase == Phase.EXCHANGE:
        return {**seen, "faces": blow_faces(b, s), "needed": winning_faces(b, s)}
    return {**seen, "faces": exchange_faces(s), "needed": 0}


def prompt(b: Any, s: Any) -> dict[str, Any]:
    seat = int(s.to_play)
    if s.phase == Phase.ACT:
        idle = sum(s.pd[seat, unit] > 0 for unit in range(s.units))
        key = "prompt-act-last" if s.round == s.rounds else "prompt-act"
        return {"key": key, "args": {"seat": seat, "idle": idle, "round": int(s.round), "rounds": int(s.rounds)}}
    if s.phase == Phase.OVER:
        winner = next((i for i in range(2) if rules.result(b, s, i) == 1.0), -1)
        if winner < 0:
            return {"key": "prompt-drawn", "args": {"seat": 0}}
        key = "prompt-wiped-out" if s.ended == Ended.BY_ELIMINATION else "prompt-over"
        return {"key": key, "args": {"seat": winner}}
    return {"key": f"prompt-{Phase(s.phase).text}", "args": {"seat": seat}}


def suggestions(seen: Play) -> dict[str, list[dict[str, Any]]]:
    """SW-53: for each unit up to three tiles the club player likes, best first."""
    box, s = seen.box, seen.s
    found: dict[str, list[dict[str, Any]]] = {}
    press = int(must_press(box.plain, s, s.to_play))
    rated = [(rate(box.plain, s, code, press), code) for code in seen.legal()[1:]]
    for rating, code in sorted(rated, key=lambda r: -r[0]):
        unit, tile = divmod(code - Move.UNIT, TILES)
        best = found.setdefault(f"u{unit + 1}", [])
        if rating > 0 and len(best) < SUGGESTED:
            best.append({"tile": tile_text(tile), "move": move_text(code), "rating": rating})
    return {unit: best for unit, best in found.items() if best}


def label(seen: Play, move: int) -> tuple[str, dict[str, Any]]:
    box, s = seen.box, seen.s
    if move == Move.END:
        idle = sum(s.pd[s.to_play, unit] > 0 for unit in range(s.units))
        return "move-end", {"idle": idle}
    if move >= Move.PEOPLE:
        return "move-people", {"people": People(move - Move.PEOPLE).text}
    if move >= Move.FACE:
        return "move-face", {"face": move - Move.FACE + 1}
    if move >= Move.FIRST:
        return "move-first", {"n": move - Move.FIRST + 1}
    unit, tile = divmod(move - Move.UNIT, TILES)
    here = s.tile[s.to_play, unit]
    args = {
        "unit": unit + 1,
        "from": tile_text(here),
        "to": tile_text(tile),
        "terrain": Terrain(s.terrain[tile]).text,
        "cost": cost_of(box.plain, s, s.to_play, tile),
    }
    if enemies_on(s, s.to_play, tile) > 0:
        found = fight_odds(box, s, unit, tile)
        return "move-attack", {**args, "kill": found["shown"]["kill"], "die": found["shown"]["die"]}
    return ("move-tunnel" if is_tunnel(box, s, move) else "move-step"), args


def percent(chance: float) -> str:
    """A chance for people: what can happen is never said to be 0 %, what can fail never 100 %."""
    shown = round(100 * chance)
    if shown == 0 and chance > 0:
        return "< 1"
    return "> 99" if shown == 100 and chance < 1 else str(shown)


def is_tunnel(box: Box, s: Any, move: int) -> bool:
    unit, tile = divmod(move - Move.UNIT, TILES)
    here = s.tile[s.to_play, unit]
    return bool(in_tunnels(box.plain, s, s.to_play, here) and in_tunnels(box.plain, s, s.to_play, tile))


def describe(seen: Play, move: int) -> dict[str, Any]:
    """What page and programs need: the unit and the tile, what it costs, the odds of a fight."""
    box, s = seen.box, seen.s
    if move == Move.END:
        return {"kind": "end"}
    if move >= Move.PEOPLE:
        return {"kind": "people", "people": People(move - Move.PEOPLE).text, "likes": likes(box.plain, move - Move.PEOPLE)}
    if move >= Move.FIRST:
        return {"kind": "face" if move >= Move.FACE else "first"}
    unit, tile = divmod(move - Move.UNIT, TILES)
    here = tile_text(s.tile[s.to_play, unit])
    there = tile_text(tile)
    data: dict[str, Any] = {"piece": f"u{unit + 1}", "target": there, "from": here, "also": f"{here} {there}"}
    if enemies_on(s, s.to_play, tile) > 0:
        return {**data, "kind": "attack", "odds": fight_odds(box, s, unit, tile)}
    tunnel = is_tunnel(box, s, move)
    kind = "tunnel" if tunnel else "step"
    return {**data, "kind": kind, "cost": cost_of(box.plain, s, s.to_play, tile), "minor": tunnel}


def fight_odds(box: Box, s: Any, unit: int, tile: int) -> dict[str, Any]:
    """The odds of a fight, and the hit points it starts with."""
    defender = defender_on(s, 1 - s.to_play, tile)
    a, d = s.hp[s.to_play, unit], s.hp[1 - s.to_play, defender]
    found = {name: float(p) for name, p in odds(a, d, forces(box.plain)).items()}
    shown = {name: percent(found[name]) for name in ("kill", "die", "both_live")}
    return {**found, "shown": shown, "attacker": a, "defender": d, "unit": f"u{defender + 1}"}


def say(box: Box, words: Words, key: str, args: dict[str, Any]) -> dict[str, Any]:
    """Units are told from 1, tiles by their names."""
    told = dict(args)
    if "people" in told:
        told["people"] = People(told["people"]).text
    if key == "exchanges":
        told["extra"] = told["exchanges"] - told["face"]
    for name in ("from", "to", "tile"):
        if name in told:
            told[name] = tile_text(told[name])
    for name in ("unit", "defender"):
        if name in told:
            told[name] += 1
    return told
