"""Maps: drawn as SW-03 and SW-04 say, written as codes, drawn by hand."""

import random
from collections import Counter, deque

import pytest

import ludotheque
from ludotheque.games.smallworld import read_map
from ludotheque.games.smallworld.grid import SIDES, Terrain
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


def obeys(chart: Map) -> bool:
    if set(Counter(chart.terrain).values()) != {chart.side**2 // 5} or len(set(chart.terrain)) != 5:
        return False
    found = distances(chart)
    if any(len(reached) != len(found) for reached in found.values()):
        return False
    greatest = max(max(reached.values()) for reached in found.values())
    first, second = chart.starts
    return found[first][second] == greatest


@clause("SW-03", "SW-04")
@pytest.mark.parametrize(("side", "count"), [(5, 150), (10, 15), (15, 3)])
def test_drawn_maps_obey(side, count):
    draw = random.Random(side).randrange
    for _ in range(count):
        chart = draw_map(side, draw)
        assert obeys(chart) and obeys_fast(chart)
        assert read_code(map_code(chart)) == chart


def reach(land: int, start: int) -> tuple[int, int]:
    """How far the farthest land is from a tile, and all that is that far; tiles are bits. (0, 0) if some can't be reached."""
    seen = edge = 1 << start
    steps = 0
    while True:
        new = (edge << 1 | edge >> 1 | edge << 16 | edge >> 16) & land & ~seen
        if not new:
            return (steps, edge) if seen == land else (0, 0)
        steps, seen, edge = steps + 1, seen | new, new


def obeys_fast(chart: Map) -> bool:
    """As `obeys`, with sets of tiles as bits."""
    side = chart.side
    tiles = [16 * (i // side) + i % side for i, ground in enumerate(chart.terrain) if ground != Terrain.WATER]
    land = sum(1 << tile for tile in tiles)
    found = {tile: reach(land, tile) for tile in tiles}
    greatest = max(steps for steps, _ in found.values())
    first, second = chart.starts
    even = set(Counter(chart.terrain).values()) == {side**2 // 5} and len(set(chart.terrain)) == 5
    joined = all(steps for steps, _ in found.values())
    return even and joined and found[first][0] == greatest and bool(found[first][1] >> second & 1)


@clause("SW-03", "SW-04")
@pytest.mark.prove
@pytest.mark.parametrize("side", SIDES)
def test_ten_thousand_drawn_maps_of_each_size_obey(side):
    draw = random.Random(side).randrange
    assert all(obeys_fast(draw_map(side, draw)) for _ in range(10_000))


@clause("SW-04")
def test_all_farthest_pairs_and_both_owners_come():
    """The same terrain drawn again and again: every lawful pair comes, either way round, about equally often."""
    drawn = draw_map(5, random.Random(5).randrange)
    found = distances(drawn)
    greatest = max(max(reached.values()) for reached in found.values())
    pairs = {(a, b) for a, reached in found.items() for b, steps in reached.items() if steps == greatest}
    codes = {map_code(drawn._replace(starts=pair)) for pair in pairs}
    assert len(codes) == len(pairs)
    assert {read_code(code).starts for code in codes} == pairs


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
    assert chart.side == 5 and obeys(chart)
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
