"""What is chosen before a game of SmallWorld, and what the game declares about itself."""

from __future__ import annotations

from ludotheque.engine.game import Facts, Seating
from ludotheque.engine.setup import Option, Options, TextOption, Values

from .grid import SIZES
from .maps import FAR, MAP_INTS, NEAR, encode_map
from .moves import MOVE_CODES
from .position import MOST_HIT_POINTS, MOST_MOUNTAINS, MOST_MOVEMENT, MOST_ROUNDS, MOST_UNITS, People

PAIRS = tuple(f"{a.text}-{b.text}" for a in People for b in People)
CHOSEN = "chosen"  # at the table, each seat its own
OPTIONS = Options(
    Option("size", SIZES, "small"),
    Option("peoples", (*PAIRS, CHOSEN), CHOSEN),
    Option("start", (NEAR, FAR), NEAR),
    Option("score", ("per_unit", "per_tile"), "per_tile"),
    Option("elimination", ("loses", "points"), "loses"),
    TextOption("map", MAP_INTS, encode_map),
)
MODES: dict[str, Values] = {
    "small": {"size": "small", "peoples": "viking-gaul", "score": "per_unit"},
    "medium": {"size": "medium", "peoples": "gaul-dwarf", "score": "per_unit"},
    "large": {"size": "large", "peoples": "dwarf-viking", "score": "per_unit"},
    "small-options": {"size": "small", "peoples": "dwarf-gaul", "score": "per_tile", "elimination": "points"},
    "small-chosen": {"size": "small", "start": "far"},
}
BENCHED: dict[str, Values] = {
    "small, Dwarfs": {"size": "small", "peoples": "dwarf-viking"},
    "large": {"size": "large", "peoples": "viking-gaul"},
    "large, Dwarfs": {"size": "large", "peoples": "dwarf-viking"},
}
CHOICES = 2  # of peoples at the table
MEASURES = ("points_1", "points_2", "units_1", "units_2", "rounds", "fought")


def longest_game() -> int:
    """Most steps: every unit walks its movement points; every exchange costs a hit point, a fight has one."""
    turns = 2 * MOST_ROUNDS * (MOST_UNITS * MOST_MOVEMENT + 1)
    return CHOICES + 1 + turns + 3 * 2 * MOST_UNITS * MOST_HIT_POINTS


def most_moves() -> int:
    """Every unit a Dwarf on a mountain: all other mountains and four neighbours; and to end the turn."""
    return 1 + MOST_UNITS * (MOST_MOUNTAINS - 1 + 4)


FACTS = Facts(
    seats=2, most_moves=most_moves(), move_codes=MOVE_CODES, longest=longest_game(), hidden=False, version=2, minutes=(10, 60)
)


def seating(values: Values) -> Seating:
    return Seating()
