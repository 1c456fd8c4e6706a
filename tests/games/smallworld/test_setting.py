"""Setting the table: SW-01 to SW-05."""

from collections import Counter
from itertools import product

import pytest

import ludotheque
from ludotheque.engine.dice import fresh_dice
from ludotheque.engine.errors import BadOption, WrongTurn
from ludotheque.games.smallworld.grid import SIDES, SIZES, Terrain, read_tile, tile_text, tiles_of
from ludotheque.games.smallworld.maps import read_code
from ludotheque.games.smallworld.options import PAIRS
from ludotheque.games.smallworld.position import People
from ludotheque.games.smallworld.rules.rounds import is_coast
from tests.games.smallworld.scene import told
from tests.support import clause


@clause("SW-01")
def test_every_pair_of_peoples_can_sit_down_also_the_same_twice():
    assert set(PAIRS) == {f"{a}-{b}" for a, b in product([people.text for people in People], repeat=2)}
    for pair in PAIRS:
        t = ludotheque.table("smallworld", seed=1, peoples=pair)
        view = t.view(0)
        assert "-".join(view["peoples"]) == pair and t.turn == ludotheque.NATURE
        assert view["alike"] == (view["peoples"][0] == view["peoples"][1])
        assert len(t.seating.players) == 2
        assert [line["args"]["people"] for line in t.story(0)] == [People[name.upper()] for name in pair.split("-")]
    with pytest.raises(BadOption):
        ludotheque.table("smallworld", peoples="gaul-elf")


@clause("SW-01")
@pytest.mark.parametrize("pair", PAIRS)
def test_each_seat_chooses_its_own_people_at_the_table(pair):
    first, second = pair.split("-")
    t = ludotheque.table("smallworld", seed=1)
    assert t.turn == 0 and [m.text for m in t.moves()] == ["viking", "dwarf", "gaul"]
    assert t.view(1)["peoples"] == [None, None] and t.view(1)["prompt"] == {"key": "prompt-choose", "args": {"seat": 0}}
    with pytest.raises(WrongTurn):
        t.play(second, seat=1)
    assert told([t.play(first, seat=0)]) == ["chose"]
    assert t.turn == 1 and [m.text for m in t.moves()] == ["viking", "dwarf", "gaul"]
    assert t.view(1)["peoples"] == [first, None]
    t.play(second, seat=1)
    assert t.turn == ludotheque.NATURE and t.view(0)["peoples"] == [first, second]


@clause("SW-01", "SW-05")
def test_chosen_at_the_table_or_before_it_is_the_same_game():
    before = ludotheque.table("smallworld", seed=1, peoples="dwarf-gaul")
    chosen = ludotheque.table("smallworld", seed=1, map=before.setup["map"])
    chosen.play("dwarf")
    chosen.play("gaul")
    assert bytes(chosen.s.raw) == bytes(before.s.raw)


@clause("SW-01")
@pytest.mark.parametrize("size", SIZES)
def test_the_club_player_takes_a_people_that_likes_its_corner(size):
    """Among the three the one that would score most around the start; Gauls where all is plain."""
    t = ludotheque.table("smallworld", seed=1, size=size)
    for i in range(256):
        t.s.terrain[i] = Terrain.PLAIN if t.s.terrain[i] >= 0 else -1
    assert t.game.move_text(t.game.rules.club(t.box.plain, t.s, fresh_dice(1))) == "gaul"
    for i in range(256):
        t.s.terrain[i] = Terrain.MOUNTAIN if t.s.terrain[i] >= 0 else -1
    assert t.game.move_text(t.game.rules.club(t.box.plain, t.s, fresh_dice(1))) == "dwarf"


@clause("SW-02")
@pytest.mark.parametrize(
    ("size", "side", "rounds", "units"), [("small", 5, 5, 4), ("medium", 10, 20, 8), ("large", 15, 30, 8)]
)
def test_sizes(size, side, rounds, units):
    t = ludotheque.table("smallworld", seed=2, size=size)
    view = t.view(0)
    assert (view["side"], view["rounds"], view["left"]) == (side, rounds, [units, units])
    assert len(view["tiles"]) == side * side
    assert [len(seat) for seat in view["units"]] == [units, units]


@clause("SW-03")
@pytest.mark.parametrize("size", SIZES)
def test_equally_many_tiles_of_each_terrain(size):
    for seed in range(5):
        t = ludotheque.table("smallworld", seed=seed, size=size)
        counts = Counter(tile["terrain"] for tile in t.view(0)["tiles"])
        assert set(counts) == {ground.text for ground in Terrain}
        assert set(counts.values()) == {SIDES[SIZES.index(size)] ** 2 // 5}


@clause("SW-04")
@pytest.mark.parametrize("size", SIZES)
def test_each_side_starts_on_one_land_tile_far_from_the_other(size):
    t = ludotheque.table("smallworld", seed=4, size=size)
    view = t.view(0)
    homes = [{unit["tile"] for unit in seat} for seat in view["units"]]
    assert [len(home) for home in homes] == [1, 1]
    ground = {tile["tile"]: tile["terrain"] for tile in view["tiles"]}
    assert all(ground[tile] != "water" for home in homes for tile in home)


@clause("SW-05")
def test_the_coin_says_who_begins_and_the_order_stays():
    t = ludotheque.table("smallworld", seed=1, peoples="gaul-gaul")
    assert t.turn == ludotheque.NATURE
    assert [m.text for m in t.moves()] == ["first 1", "first 2"]
    t.nature("first 2")
    order = []
    while not t.over:
        order.append(t.turn)
        t.play("end")
    assert order == [1, 0] * 5


@clause("SW-05")
def test_both_seats_begin_about_as_often():
    first = Counter()
    for seed in range(200):
        t = ludotheque.table("smallworld", seed=seed, map="s-am4edb-z4msw", peoples="viking-gaul")
        t.nature()
        first[t.turn] += 1
    assert 65 <= first[0] <= 135  # five standard deviations


@clause("SW-03", "SW-04")
def test_the_table_stands_on_the_map_of_its_code():
    t = ludotheque.table("smallworld", seed=9)
    chart = read_code(t.setup["map"])
    again = ludotheque.table("smallworld", seed=10, map=t.setup["map"])
    assert bytes(again.s.raw) == bytes(t.s.raw)
    assert [Terrain(g).text for g in chart.terrain] == [tile["terrain"] for tile in t.view(0)["tiles"]]
    assert [tile_text(tile) for tile in chart.starts] == [t.view(0)["units"][seat][0]["tile"] for seat in range(2)]


def test_the_same_seed_draws_the_same_map_another_another():
    codes = [ludotheque.table("smallworld", seed=seed).setup["map"] for seed in (1, 1, 2)]
    assert codes[0] == codes[1] != codes[2]


def test_water_is_never_coast_and_coast_always_beside_water():
    t = ludotheque.table("smallworld", seed=5, size="medium")
    s = t.s
    for tile in tiles_of(10):
        row, column = divmod(tile, 16)
        near = [
            16 * r + c
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= r < 10 and 0 <= c < 10
        ]
        wet = s.terrain[tile] != Terrain.WATER and any(s.terrain[n] == Terrain.WATER for n in near)
        assert is_coast(s, tile) == wet


def test_names_of_tiles():
    assert read_tile("b3") == 16 * 2 + 1
    assert read_tile("P16") == 255
    assert [read_tile(text) for text in ("", "q1", "a0", "a17", "a", "1a")] == [None] * 6
    assert all(read_tile(tile_text(tile)) == tile for tile in range(256))
