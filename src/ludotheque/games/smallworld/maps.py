"""Maps: drawn at random, written as a short code, drawn by hand in a text file and checked.

A code is the size's letter, then one big number in 32 letters and digits, then a check letter. The number says which of
all arrangements with equally many tiles of each terrain it is, and which of the lawful pairs of start tiles: so a code
can't hold wrong counts or wrong starts, only land that isn't connected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from math import factorial
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.engine.box import Problem
from ludotheque.engine.errors import BadBox, BadOption

from .grid import COLUMNS, SIDES, SIZES, STRIDE, TILES, Terrain, read_tile, tile_text, tiles_of

MAP_INTS = TILES + 2  # what the setup holds: a terrain + 1 for each tile (0: off the map), the two start tiles
STARTS = TILES
NEAR, FAR = "near", "far"  # how far apart the two peoples start
SHOWN_PAIRS = 12  # of lawful starts, where somebody drew others
SIGNS = ".^~&:"  # the terrains of a drawn map
ALSO = {"♣": "&", "≈": "~", "▲": "^", "p": ".", "m": "^", "w": "~", "e": "~", "f": "&", "d": ":"}
LETTERS = "smg"  # small, medium, grand: the first letter of a code
DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
CHECKS = 31
GROUP = 6

Land = int
"""A set of tiles as the bits of one number."""
Pair = tuple[int, int]


class Map(NamedTuple):
    """`terrain` in reading order, the start tiles of seat 0 and seat 1 as numbers of tiles on the grid."""

    side: int
    terrain: tuple[int, ...]
    starts: Pair


class BadMap(BadOption, BadBox):
    """A map that can't be played on, with everything that is wrong with it."""

    folder = Path(__file__).parent

    def __init__(self, *problems: Problem) -> None:
        super().__init__("bad-map", problems=list(problems))


def wrong(where: str, key: str, **details: Any) -> Problem:
    return Problem(where, key, details)


# Land, distance, starts


def land_of(side: int, terrain: Sequence[int]) -> Land:
    land = 0
    for i, ground in enumerate(terrain):
        if ground != Terrain.WATER:
            land |= 1 << (i // side * STRIDE + i % side)
    return land


def spread(tiles: Land, land: Land) -> Land:
    """Those tiles and their land neighbours."""
    return (tiles | tiles << 1 | tiles >> 1 | tiles << STRIDE | tiles >> STRIDE) & land


def connected(land: Land) -> bool:
    reached, grown = 0, land & -land
    while grown != reached:
        reached, grown = grown, spread(grown, land)
    return reached == land


def growing_balls(land: Land) -> Iterator[dict[int, Land]]:
    """What lies within 0, 1, 2 ... steps of every land tile, as long as something is missing. Land is connected.

    Distances are found from all tiles at once: the balls around every tile grow together, a step at a time, by joining
    the balls around their neighbours.
    """
    tiles = [t for t in range(land.bit_length()) if land >> t & 1]
    beside = {t: [n for n in (t - STRIDE, t - 1, t + 1, t + STRIDE) if n >= 0 and land >> n & 1] for t in tiles}
    balls = {t: 1 << t for t in tiles}
    while any(ball != land for ball in balls.values()):
        yield balls
        grown = {}
        for t in tiles:
            ball = balls[t]
            for n in beside[t]:
                ball |= balls[n]
            grown[t] = ball
        balls = grown


def pairs_in(rings: dict[int, Land]) -> list[Pair]:
    """Every tile with each of the later ones in the ring around it, in order."""
    pairs = []
    for t, ring in rings.items():
        later = ring >> (t + 1)
        while later:
            low = later & -later
            pairs.append((t, t + low.bit_length()))
            later ^= low
    return pairs


class Starts(NamedTuple):
    """The pairs of land tiles the units may start on, each once, the lower tile first, in order."""

    far: list[Pair]  # at the greatest distance
    near: list[Pair]  # from 0.7 of the map's side, rounded up, to the whole of it

    def places(self) -> list[Pair]:
        """All of them as codes number them: the far ones first, as they were before there were near ones."""
        known = set(self.far)
        return [*self.far, *(pair for pair in self.near if pair not in known)]


@lru_cache(maxsize=64)
def starts_on(side: int, land: Land) -> Starts:
    """SW-04. No map is without near ones: its land reaches from one edge to the other, and no distance is left out."""
    growth = list(growing_balls(land))
    least, last = -(-7 * side // 10), len(growth) - 1
    inner, outer = growth[min(least - 1, last)], growth[side] if side <= last else None
    rings = {t: (outer[t] if outer else land) & ~ball for t, ball in inner.items()}
    return Starts(pairs_in({t: land & ~ball for t, ball in growth[last].items()}), pairs_in(rings))


# Drawing


def draw_map(side: int, draw: Callable[[int], int], start: str = NEAR) -> Map:
    """A map as the rules want it; `draw(n)` gives 0 to n - 1. Redrawn whole until all land is connected."""
    while True:
        terrain = [ground for ground in range(len(Terrain)) for _ in range(side * side // len(Terrain))]
        for i in range(len(terrain) - 1, 0, -1):
            j = draw(i + 1)
            terrain[i], terrain[j] = terrain[j], terrain[i]
        land = land_of(side, terrain)
        if connected(land):
            break
    pairs = starts_on(side, land).near if start == NEAR else starts_on(side, land).far
    first, second = pairs[draw(len(pairs))]
    return Map(side, tuple(terrain), (first, second) if draw(2) == 0 else (second, first))


# The code


@cache
def arrangements(side: int) -> int:
    """How many maps of that size have equally many tiles of each terrain."""
    of_each = side * side // len(Terrain)
    return int(factorial(side * side) // factorial(of_each) ** len(Terrain))


def rank(side: int, terrain: Sequence[int]) -> int:
    """The number of an arrangement among all, in the order of the dictionary."""
    left = [side * side // len(Terrain)] * len(Terrain)
    ways, number = arrangements(side), 0
    for remaining, ground in zip(range(side * side, 0, -1), terrain, strict=True):
        number += ways * sum(left[:ground]) // remaining
        ways = ways * left[ground] // remaining
        left[ground] -= 1
    return number


def unrank(side: int, number: int) -> tuple[int, ...]:
    left = [side * side // len(Terrain)] * len(Terrain)
    ways, terrain = arrangements(side), []
    for remaining in range(side * side, 0, -1):
        for ground in range(len(Terrain)):
            here = ways * left[ground] // remaining
            if number < here:
                break
            number -= here
        terrain.append(ground)
        ways = here
        left[ground] -= 1
    return tuple(terrain)


def map_code(chart: Map) -> str:
    """The short code of a lawful map."""
    pairs = starts_on(chart.side, land_of(chart.side, chart.terrain)).places()
    low, high = sorted(chart.starts)
    place = 2 * pairs.index((low, high)) + (chart.starts[0] == high)
    number = place * arrangements(chart.side) + rank(chart.side, chart.terrain)
    digits = ""
    rest = number
    while rest:
        rest, digit = divmod(rest, len(DIGITS))
        digits = DIGITS[digit] + digits
    digits += DIGITS[number % CHECKS]
    groups = "-".join(digits[i : i + GROUP] for i in range(0, len(digits), GROUP))
    return f"{LETTERS[SIDES.index(chart.side)]}-{groups}"


@lru_cache(maxsize=4096)
def read_code(code: str) -> Map:
    """The map of a code, or BadMap."""
    text = code.lower().replace("-", "").replace(" ", "").replace("o", "0").replace("i", "1").replace("l", "1")
    if len(text) < 3 or text[0] not in LETTERS or any(c not in DIGITS for c in text[1:]):
        raise BadMap(wrong(code[:60], "map-unreadable"))
    side = SIDES[LETTERS.index(text[0])]
    number = 0
    for digit in text[1:-1]:
        number = number * len(DIGITS) + DIGITS.index(digit)
    if DIGITS[number % CHECKS] != text[-1]:
        raise BadMap(wrong(code[:60], "map-mistyped"))
    place, arrangement = divmod(number, arrangements(side))
    terrain = unrank(side, arrangement)
    land = land_of(side, terrain)
    if not connected(land):
        raise BadMap(wrong(_cut_off(land), "map-not-connected"))
    pairs = starts_on(side, land).places()
    if place >= 2 * len(pairs):
        raise BadMap(wrong(code[:60], "map-mistyped"))
    first, second = pairs[place // 2]
    return Map(side, terrain, (second, first) if place % 2 else (first, second))


def _cut_off(land: Land) -> str:
    """The names of the land tiles that can't be reached from the largest piece of land."""
    pieces = []
    while land:
        reached, grown = 0, land & -land
        while grown != reached:
            reached, grown = grown, spread(grown, land)
        pieces.append(reached)
        land &= ~reached
    largest = max(pieces, key=int.bit_count)
    return ", ".join(tile_text(t) for t in range(TILES) for piece in pieces if piece != largest and piece >> t & 1)


# Drawn by hand


def show_map(chart: Map) -> str:
    """The map as text that `read_map` reads: a sign for each tile, then the start tiles."""
    side = chart.side
    lines = ["   " + " ".join(COLUMNS[:side])]
    for row in range(side):
        signs = " ".join(SIGNS[ground] for ground in chart.terrain[row * side : (row + 1) * side])
        lines.append(f"{row + 1:>2} {signs}")
    first, second = chart.starts
    return "\n".join([*lines, f"start {tile_text(first)} {tile_text(second)}", ""])


def read_map(text: str, start: str = NEAR) -> str:
    """The code of a map drawn as text, or BadMap with everything that is wrong with it.

    A line for each row, a sign for each tile (`.` plain, `^` mountain, `~` water, `&` forest, `:` desert), with or
    without spaces, row numbers and a line of column letters; `start b1 e5` gives the start tiles of the first and the
    second seat, without it the first pair of `start` is taken; lines that begin with # are remarks.
    """
    rows, starts = _read_lines(text)
    side = len(rows)
    if side not in SIDES:
        raise BadMap(wrong("map", "map-wrong-side", rows=side, allowed=", ".join(map(str, SIDES))))
    problems = [
        wrong(str(number), "map-wrong-row", tiles=len(row), wanted=side)
        for number, row in enumerate(rows, 1)
        if len(row) != side
    ]
    if problems:
        raise BadMap(*problems)
    terrain = tuple(ground for row in rows for ground in row)
    counts, wanted = Counter(terrain), side * side // len(Terrain)
    problems += [
        wrong(f"{SIGNS[ground]} {ground.text}", "map-wrong-count", tiles=counts[ground], wanted=wanted)
        for ground in Terrain
        if counts[ground] != wanted
    ]
    land = land_of(side, terrain)
    if not connected(land):
        raise BadMap(*problems, wrong(_cut_off(land), "map-not-connected"))
    lawful = starts_on(side, land)
    if starts is None:
        starts = (lawful.near if start == NEAR else lawful.far)[0]
    if tuple(sorted(starts)) not in lawful.places():
        pairs = [*lawful.far, *lawful.near][:SHOWN_PAIRS]
        shown = ", ".join(f"{tile_text(a)} {tile_text(b)}" for a, b in pairs)
        problems.append(wrong("start " + " ".join(map(tile_text, starts)), "map-wrong-starts", allowed=shown))
    if problems:
        raise BadMap(*problems)
    return map_code(Map(side, terrain, starts))


def _read_lines(text: str) -> tuple[list[list[int]], Pair | None]:
    rows: list[list[int]] = []
    starts = None
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#") or _names_columns(words):
            continue
        if words[0].lower() == "start":
            tiles = [read_tile(word) for word in words[1:]]
            if len(tiles) != 2 or tiles[0] is None or tiles[1] is None:
                raise BadMap(wrong(line.strip()[:60], "map-unreadable-line", line=number))
            starts = (tiles[0], tiles[1])
            continue
        signs = "".join(words[1:] if words[0].isdigit() else words).lower()
        signs = "".join(ALSO.get(sign, sign) for sign in signs)
        if any(sign not in SIGNS for sign in signs):
            raise BadMap(wrong(line.strip()[:60], "map-unreadable-line", line=number))
        rows.append([SIGNS.index(sign) for sign in signs])
    return rows, starts


def _names_columns(words: list[str]) -> bool:
    return len(words) in SIDES and "".join(words).lower() == COLUMNS[: len(words)]


# The option


def encode_map(text: str, values: dict[str, Any]) -> list[int]:
    """A map as the setup holds it; the text is a code or a drawing."""
    chart = read_code(read_map(text, values.get("start", NEAR)) if "\n" in text else text)
    size = values.get("size", SIZES[SIDES.index(chart.side)])
    if SIDES[SIZES.index(size)] != chart.side:
        raise BadMap(wrong(size, "map-wrong-size", side=chart.side))
    numbers = [0] * MAP_INTS
    for tile, ground in zip(tiles_of(chart.side), chart.terrain, strict=True):
        numbers[tile] = ground + 1
    numbers[STARTS], numbers[STARTS + 1] = chart.starts
    return numbers


def complete(values: dict[str, Any], draw: Callable[[int], int]) -> dict[str, Any]:
    """The setup with a map: the one given, or one drawn from the table's seed."""
    if values["map"]:
        encode_map(values["map"], values)
        return values
    return {**values, "map": map_code(draw_map(SIDES[SIZES.index(values["size"])], draw, values["start"]))}
