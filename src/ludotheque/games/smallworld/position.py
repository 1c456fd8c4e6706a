"""The nouns of SmallWorld: the record, the phases, the moves and their text, what can be told, the options, the box."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from ludotheque.engine.box import Int, Numbers, Problem, Rows
from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.game import Facts, Seating, Telling
from ludotheque.engine.numbers import whole
from ludotheque.engine.setup import Option, Options, TextOption, Values
from ludotheque.games.smallworld.grid import SIZES, TERRAINS, TILES, WATER, read_tile, tile_text
from ludotheque.games.smallworld.maps import MAP_INTS, encode_map

VIKING, DWARF, GAUL = range(3)
PEOPLES = ("viking", "dwarf", "gaul")
PAIRS = tuple(f"{a}-{b}" for a in PEOPLES for b in PEOPLES if a != b)

MOST_UNITS = 8
MOST_ROUNDS = 30
MOST_MOUNTAINS = 45
MOST_HIT_POINTS = 9
MOST_FORCE = 6  # attack and defence
MOST_MOVEMENT = 4
MOST_EXTRA = 9  # exchanges that every fight has on top of the die
MOST_FACES = 2 * MOST_HIT_POINTS * MOST_FORCE

ROADS = 11  # steps are counted up to ROADS - 1

# Phases
DRAW_FIRST, ACT, COUNT_EXCHANGES, EXCHANGE, DONE = range(5)
PHASES = ("draw-first", "act", "count-exchanges", "exchange", "done")

# How the game ended
BY_POINTS, BY_ELIMINATION = 1, 2

Position = np.dtype(
    [
        ("tile", np.int16, (2, MOST_UNITS)),  # where each unit stands, NOWHERE when it is dead
        ("mountains", np.int16, (MOST_MOUNTAINS,)),
        ("points", np.int16, (2,)),
        ("target", np.int16),  # the tile fought over
        ("terrain", np.int8, (TILES,)),
        ("roads", np.int8, (TILES,)),  # steps to the nearest of the best tiles: ROADS x seat 0's + seat 1's
        ("army", np.int8, (TILES,)),  # units on a tile: seat 0's counted up from 0, seat 1's down
        ("hp", np.int8, (2, MOST_UNITS)),
        ("pd", np.int8, (2, MOST_UNITS)),  # movement points left in this turn
        ("gains", np.int8, (MOST_ROUNDS, 2)),  # points of each round
        ("left", np.int8, (2,)),  # living units
        ("people", np.int8, (2,)),
        ("n_mountains", np.int8),
        ("side", np.int8),
        ("units", np.int8),
        ("rounds", np.int8),
        ("round", np.int8),  # 1 to rounds
        ("phase", np.int8),
        ("to_play", np.int8),
        ("first", np.int8),  # the seat that begins every round
        ("attacker", np.int8),  # a unit of the seat to play
        ("defender", np.int8),  # a unit of the other seat
        ("exchanges", np.int8),  # still to come in this fight
        ("per_tile", np.int8),  # score = per_tile
        ("points_decide", np.int8),  # elimination = points
        ("ended", np.int8),  # 0, BY_POINTS or BY_ELIMINATION
        ("spare", np.int8, (2,)),
    ]
)

# Moves
#   0                         `end`        ends the turn
#   1 + 256 x unit + tile     `u3 c4`      unit 3 moves to c4 or attacks it
#   FIRST + seat              `first 2`    Nature: the second seat begins
#   FACE + face - 1           `5`          Nature: a die shows 5
END = 0
UNIT_MOVES = 1
FIRST = UNIT_MOVES + MOST_UNITS * TILES
FACE = FIRST + 2
MOVE_CODES = FACE + MOST_FACES

UNIT_MOVE = re.compile(r"u([1-8]) ([a-p]\d{1,2})")


def unit_move(unit: int, tile: int) -> int:
    return UNIT_MOVES + TILES * unit + tile


def move_text(code: int) -> str:
    if code == END:
        return "end"
    if code < FIRST:
        unit, tile = divmod(code - UNIT_MOVES, TILES)
        return f"u{unit + 1} {tile_text(tile)}"
    if code < FACE:
        return f"first {code - FIRST + 1}"
    return str(code - FACE + 1)


def read_move(text: str) -> int:
    given = " ".join(text.lower().split())
    if given == "end":
        return END
    if given in ("first 1", "first 2"):
        return FIRST + int(given[-1]) - 1
    face = whole(given)
    if face is not None and 1 <= face <= MOST_FACES:
        return FACE + face - 1
    found = UNIT_MOVE.fullmatch(given)
    tile = read_tile(found[2]) if found else None
    if found is None or tile is None:
        raise UnreadableMove("unreadable-move", given=text[:60])
    return unit_move(int(found[1]) - 1, tile)


# What is told
(
    BEGINS,
    ROUND,
    MOVED,
    TUNNELLED,
    ATTACKED,
    EXCHANGES,
    HIT,
    PARRIED,
    KILLED,
    FELL,
    ADVANCED,
    STOOD,
    BOTH_LIVE,
    TURN_ENDED,
    SCORED,
    ELIMINATED,
    ALONE,
    WON,
    WIPED_OUT,
    DRAWN,
) = range(20)

TOLD = {
    BEGINS: Telling("begins", ("seat",), ("SW-05",)),
    ROUND: Telling("round", ("round", "rounds"), ("SW-11",)),
    MOVED: Telling("moved", ("seat", "unit", "from", "to", "cost"), ("SW-20", "SW-22", "SW-23")),
    TUNNELLED: Telling("tunnelled", ("seat", "unit", "from", "to", "cost"), ("SW-24",)),
    ATTACKED: Telling("attacked", ("seat", "unit", "from", "to", "defender"), ("SW-30", "SW-32")),
    EXCHANGES: Telling("exchanges", ("face", "exchanges", "attacker_hp", "defender_hp"), ("SW-33",)),
    HIT: Telling("hit", ("seat", "face", "faces", "needed", "hp"), ("SW-34", "SW-35")),
    PARRIED: Telling("parried", ("seat", "face", "faces", "needed", "hp"), ("SW-34", "SW-35")),
    KILLED: Telling("killed", ("seat", "unit", "tile"), ("SW-36",)),
    FELL: Telling("fell", ("seat", "unit", "tile"), ("SW-36",)),
    ADVANCED: Telling("advanced", ("seat", "unit", "tile", "cost"), ("SW-37",)),
    STOOD: Telling("stood", ("seat", "unit", "tile"), ("SW-37",)),
    BOTH_LIVE: Telling("both-live", ("seat", "attacker_hp", "defender_hp"), ("SW-36", "SW-37")),
    TURN_ENDED: Telling("turn-ended", ("seat",), ("SW-10",)),
    SCORED: Telling("scored", ("seat", "gain", "points"), ("SW-11", "SW-40")),
    ELIMINATED: Telling("eliminated", ("seat",), ("SW-13",)),
    ALONE: Telling("alone", ("seat",), ("SW-13",)),
    WON: Telling("won", ("seat", "points", "other_points"), ("SW-12",)),
    WIPED_OUT: Telling("wiped-out", ("seat",), ("SW-13",)),
    DRAWN: Telling("drawn", ("points",), ("SW-12",)),
}

OPTIONS = Options(
    Option("size", SIZES, "small"),
    Option("peoples", PAIRS, "viking-gaul"),
    Option("score", ("per_unit", "per_tile"), "per_unit"),
    Option("elimination", ("loses", "points"), "loses"),
    TextOption("map", MAP_INTS, encode_map),
)

ODDS = (MOST_HIT_POINTS + 1) ** 2
"""What attacks come to by hit points, 10 x attacker's + defender's, in thousandths: worked out when a box is read."""

WORKED_OUT = Numbers(Int(0, 10_000), ODDS, default=[0] * ODDS)
PER_TERRAIN = len(TERRAINS)

BOX = {
    "unit": {
        "hit_points": Int(1, MOST_HIT_POINTS),
        "movement": Int(1, MOST_MOVEMENT),
        "attack": Int(1, MOST_FORCE),
        "defence": Int(1, MOST_FORCE),
    },
    "fight": {
        "exchanges": Int(0, MOST_EXTRA),
        "kill": WORKED_OUT,
        "die": WORKED_OUT,
        "wound": WORKED_OUT,  # hit points the defender loses
        "bleed": WORKED_OUT,  # hit points the attacker loses
    },
    "sizes": Rows({"rounds": Int(1, MOST_ROUNDS), "units": Int(1, MOST_UNITS)}, len(SIZES)),
    "peoples": Rows(
        {
            "cost": Numbers(Int(0, MOST_MOVEMENT), PER_TERRAIN),
            "worth": Numbers(Int(0, 9), PER_TERRAIN),
            "beside_water": Int(0, 4),
            "tunnels": Int(0, 1),
        },
        len(PEOPLES),
    ),
}


def longest_game() -> int:
    """Most steps: every unit walks its movement points; every exchange costs a hit point, a fight has one."""
    turns = 2 * MOST_ROUNDS * (MOST_UNITS * MOST_MOVEMENT + 1)
    return 1 + turns + 3 * 2 * MOST_UNITS * MOST_HIT_POINTS


def most_moves() -> int:
    """Every unit a Dwarf on a mountain: all other mountains and four neighbours; and to end the turn."""
    return 1 + MOST_UNITS * (MOST_MOUNTAINS - 1 + 4)


FACTS = Facts(
    seats=2,
    most_moves=most_moves(),
    move_codes=MOVE_CODES,
    longest=longest_game(),
    hidden=False,
    version=1,
    minutes=(10, 60),
)

MEASURES = ("points_1", "points_2", "units_1", "units_2", "rounds")

MODES: dict[str, Values] = {
    "small": {"size": "small", "peoples": "viking-gaul"},
    "medium": {"size": "medium", "peoples": "gaul-dwarf"},
    "large": {"size": "large", "peoples": "dwarf-viking"},
    "small-options": {"size": "small", "peoples": "dwarf-gaul", "score": "per_tile", "elimination": "points"},
}

BENCHED: dict[str, Values] = {
    "small, Dwarfs": {"size": "small", "peoples": "dwarf-viking"},
    "large": {"size": "large", "peoples": "viking-gaul"},
    "large, Dwarfs": {"size": "large", "peoples": "dwarf-viking"},
}


def seating(values: Values) -> Seating:
    return Seating()


def box_problems(data: dict[str, Any], box: Any) -> list[Problem]:
    """What a box can't be; on the way the odds of its fights are worked out for the judgement of bots."""
    from ludotheque.games.smallworld.fights import fill_odds

    fill_odds(box)
    return [
        Problem(f"peoples[{i + 1}].worth[{WATER + 1}]", "box-water-worth", {})
        for i in range(len(PEOPLES))
        if box.peoples[i].worth[WATER]
    ]
