"""Maps: drawn as SW-03 and SW-04 say, written as codes, drawn by hand."""

import random
from collections import Counter, deque

import pytest

import ludotheque
from ludotheque.games.smallworld import read_map
from ludotheque.games.smallworld.grid import SIDES, SIZES, Terrain
from ludotheque.games.smallworld.maps import BadMap, Map, draw_map, encode_map, map_code, read_code, show_map
from tests.support import clause


def distances(chart: Map) -> dict[int, dict[int, int]]:
    """Steps over land from each land tile to each other, the slow and simple way."""
    side = chart.side
    land = {16 * (i // side) + i % side for i, ground in enumerate(chart.terrain) if ground != Terrain.WATER}
    found = {}
    for start in land:
        reached, queue = {start: 0}, deque([start])
        while queue:
            tile = queue.popleft()
            for near in (tile - 16, tile - 1, tile + 1, tile + 16):
                if near in land and near not in reached:
                    reached[near] = reached[tile] + 1
                    queue.append(near)
        found[start] = reached
    return found


LEAST = {5: 4, 10: 7, 15: 11}
"""The nearest two peoples may start with `start = near`, by the side of the map; the farthest is the side itself."""


def is_even(chart: Map) -> bool:
    return set(Counter(chart.terrain).values()) == {chart.side**2 // 5} and len(set(chart.terrain)) == 5


def lawful_starts(chart: Map, start: str) -> set[tuple[int, int]]:
    """All start tiles the rules allow on this terrain, either way round; none if its land doesn't hang together."""
    found = distances(chart)
    if any(len(reached) != len(found) for reached in found.values()):
        return set()
    greatest = max(max(reached.values()) for reached in found.values())
    allowed = range(LEAST[chart.side], chart.side + 1) if start == "near" else (greatest,)
    return {(a, b) for a, reached in found.items() for b, steps in reached.items() if steps in allowed}


@clause("SW-03", "SW-04")
@pytest.mark.parametrize("start", ["near", "far"])
@pytest.mark.parametrize(("side", "count"), [(5, 100), (10, 10), (15, 2)])
def test_drawn_maps_obey(side, count, start):
    draw = random.Random(side).randrange
    for _ in range(count):
        chart = draw_map(side, draw, start)
        assert is_even(chart) and chart.starts in lawful_starts(chart, start) and steps_between(chart) > 0
        assert read_code(map_code(chart)) == chart


def reach(land: int, start: int) -> dict[int, int]:
    """All tiles at each distance from a tile; sets of tiles are bits."""
    seen = edge = 1 << start
    rings = {0: edge}
    while edge := (edge << 1 | edge >> 1 | edge << 16 | edge >> 16) & land & ~seen:
        seen |= edge
        rings[len(rings)] = edge
    return rings


def steps_between(chart: Map) -> int:
    """How far apart the two peoples start; 0 if not all land hangs together."""
    side = chart.side
    tiles = [16 * (i // side) + i % side for i, ground in enumerate(chart.terrain) if ground != Terrain.WATER]
    rings = reach(sum(1 << tile for tile in tiles), chart.starts[0])
    if sum(rings.values()) != sum(1 << tile for tile in tiles):
        return 0
    return next((steps for steps, ring in rings.items() if ring >> chart.starts[1] & 1), 0)


@clause("SW-03", "SW-04")
@pytest.mark.prove
@pytest.mark.parametrize("side", SIDES)
def test_ten_thousand_drawn_maps_of_each_size_obey(side):
    draw = random.Random(side).randrange
    maps = [draw_map(side, draw) for _ in range(10_000)]
    assert all(is_even(chart) and LEAST[side] <= steps_between(chart) <= side for chart in maps)
    assert {steps_between(chart) for chart in maps} == set(range(LEAST[side], side + 1))


@clause("SW-04")
@pytest.mark.parametrize("start", ["near", "far"])
def test_every_lawful_start_and_both_owners_have_a_code(start):
    drawn = draw_map(5, random.Random(5).randrange)
    pairs = lawful_starts(drawn, start)
    codes = {map_code(drawn._replace(starts=pair)) for pair in pairs}
    assert len(codes) == len(pairs) > 0
    assert {read_code(code).starts for code in codes} == pairs


@clause("SW-04")
@pytest.mark.parametrize("start", ["near", "far"])
def test_every_lawful_start_is_drawn_as_often_either_way_round(start):
    """The same terrain again and again, so that only pair and coin are left to chance."""
    fixed = draw_map(5, random.Random(5).randrange)
    pairs = lawful_starts(fixed, start)
    chance, seen, times = random.Random(1), Counter(), 60 * len(pairs)
    for _ in range(times):
        chart = draw_map(5, Laying(fixed.terrain, chance), start)
        assert chart.terrain == fixed.terrain
        seen[chart.starts] += 1
    assert set(seen) == pairs
    assert sum((n - 60) ** 2 / 60 for n in seen.values()) < len(pairs) + 5 * (2 * len(pairs)) ** 0.5


class Laying:
    """Dice that lay a wanted terrain and then fall by chance."""

    def __init__(self, terrain: tuple[int, ...], chance: random.Random) -> None:
        laid, self.chance = [ground for ground in range(5) for _ in range(5)], chance
        self.places: list[int] = []
        for i in range(len(terrain) - 1, 0, -1):
            place = laid.index(terrain[i], 0, i + 1)
            self.places.append(place)
            laid[i], laid[place] = laid[place], laid[i]

    def __call__(self, n: int) -> int:
        return self.places.pop(0) if self.places else self.chance.randrange(n)


@clause("SW-04")
@pytest.mark.parametrize("size", SIZES)
def test_the_table_starts_near_unless_far_is_wanted(size):
    side = SIDES[SIZES.index(size)]
    near = [steps_between(read_code(ludotheque.table("smallworld", seed=s, size=size).setup["map"])) for s in range(8)]
    far = ludotheque.table("smallworld", seed=1, size=size, start="far").setup["map"]
    assert all(LEAST[side] <= steps <= side for steps in near) and len(set(near)) > 1
    assert steps_between(read_code(far)) > side


@clause("SW-04")
def test_codes_from_before_there_were_near_starts_mean_what_they_meant():
    chart = read_code("s-am4edb-z4msw")
    assert (show_map(chart).splitlines()[-1], steps_between(chart)) == ("start c1 a4", 9)


@clause("SW-03")
def test_every_terrain_is_as_likely_on_every_tile():
    draw = random.Random(3).randrange
    maps = [draw_map(5, draw) for _ in range(2000)]
    for place in (0, 12, 24):
        counts = Counter(chart.terrain[place] for chart in maps)
        land = [counts[ground] for ground in range(5) if ground != Terrain.WATER]
        assert max(land) - min(land) < 200  # a difference has a standard deviation of about 29
    corner = [chart.terrain[0] for chart in maps].count(Terrain.WATER)
    assert corner > 400  # water likes corners: there it cuts least off


def test_code_reads_with_slips_of_the_hand():
    code = ludotheque.table("smallworld", seed=1).setup["map"]
    chart = read_code(code)
    assert read_code(code.upper().replace("-", " ")) == chart
    assert read_code(code.replace("0", "O").replace("1", "l")) == chart


@pytest.mark.parametrize("code", ["", "s", "x-123456", "s-!!!", "s-000000-0000", "hello", "s-u", "g-zz"])
def test_codes_that_are_none(code):
    with pytest.raises(BadMap):
        read_code(code)


def test_a_mistyped_code_is_noticed():
    code = ludotheque.table("smallworld", seed=1).setup["map"]
    wrong = code[:-2] + ("2" if code[-2] != "2" else "3") + code[-1]
    with pytest.raises(BadMap):
        read_code(wrong)


def test_a_map_of_another_size_is_refused():
    code = ludotheque.table("smallworld", seed=1).setup["map"]
    with pytest.raises(BadMap) as refused:
        ludotheque.table("smallworld", size="large", map=code)
    assert "5" in str(refused.value)


@pytest.mark.parametrize("side", SIDES)
def test_drawn_by_hand_and_read_again(side):
    chart = draw_map(side, random.Random(8).randrange)
    assert read_code(read_map(show_map(chart))) == chart
    assert encode_map(show_map(chart), {}) == encode_map(map_code(chart), {})


GOOD = """
# a map of mine
. . ^ : &
. ~ ^ : &
. ~ ~ ^ &
. ^ : : &
~ ~ ^ : &
"""


def test_a_drawing_without_frame_or_starts():
    chart = read_code(read_map(GOOD))
    assert chart.side == 5 and chart.starts in lawful_starts(chart, "near")
    far = read_code(read_map(GOOD, "far"))
    assert far.starts in lawful_starts(far, "far")
    assert ludotheque.table("smallworld", map=GOOD).setup["map"]


def problems(text: str) -> list[str]:
    with pytest.raises(BadMap) as bad:
        read_map(text)
    assert str(bad.value).count("\n") == len(bad.value.details["problems"])
    return [problem.key for problem in bad.value.details["problems"]]


@clause("SW-03", "SW-04")
def test_what_is_wrong_with_a_drawing_is_said_all_at_once():
    assert problems(GOOD.replace(". . ^ : &", ". . . : &")) == ["map-wrong-count", "map-wrong-count"]
    assert problems(GOOD.replace(". . ^ : &", ". . ^ :")) == ["map-wrong-row"]
    assert problems(". . .\n. . .\n") == ["map-wrong-side"]
    assert problems(GOOD.replace("^", "x")) == ["map-unreadable-line"]
    assert problems(GOOD + "start a1") == ["map-unreadable-line"]
    assert problems(GOOD + "start a1 a2") == ["map-wrong-starts"]
    cut = ". ~ . . .\n~ ~ ~ ^ ^\n^ ^ ^ & &\n& & & : :\n: : : ~ .\n"
    assert problems(cut) == ["map-not-connected"]
    assert problems("") == ["map-wrong-side"]


def test_terrain_signs_are_all_different():
    assert len(Terrain) == 5 and len(set(".^~&:")) == 5
