"""Moving: SW-20 to SW-24."""

import pytest

from ludotheque.engine.errors import IllegalMove, UnreadableMove
from ludotheque.games.smallworld.grid import read_tile, tile_text
from ludotheque.games.smallworld.rules.moving import beside
from tests.games.smallworld.scene import scene, tiles, told
from tests.support import clause


@clause("SW-20", "SW-22")
def test_a_step_costs_two_points_and_only_vikings_enter_water():
    viking = scene("viking-gaul", "a2", "e5")
    assert tiles(viking) == {"a1", "a3", "b2"}
    viking.play("u1 b2")
    assert viking.s.pd[0, 0] == 0
    assert tiles(viking) == set()
    gaul = scene("gaul-viking", "a2", "e5")
    assert tiles(gaul) == {"a1", "a3"}
    dwarf = scene("dwarf-viking", "a2", "e5")
    assert tiles(dwarf) == {"a1", "a3"}


@clause("SW-20")
def test_never_diagonally_and_never_off_the_map():
    corner = scene("viking-dwarf", "e1", "a5")
    assert tiles(corner) == {"d1", "e2"}
    left = scene("viking-dwarf", "a3", "e5")
    assert tiles(left) == {"a2", "a4", "b3"}
    bottom = scene("viking-dwarf", "c5", "e1")
    assert tiles(bottom) == {"b5", "d5", "c4"}
    with pytest.raises(IllegalMove):
        bottom.play("u1 d4")


@clause("SW-20")
def test_the_edges_of_the_large_map():
    blank = "   " + " ".join("abcdefghijklmno") + "\n" + "\n".join(f"{r + 1} " + " ".join("." * 15) for r in range(15))
    for corner, near in (("a1", {"a2", "b1"}), ("o1", {"n1", "o2"}), ("a15", {"a14", "b15"}), ("o15", {"n15", "o14"})):
        assert tiles(scene("viking-dwarf", corner, "h8", blank, size="large")) == near


@clause("SW-20")
def test_a_tile_has_four_neighbours():
    tile = read_tile("c3")
    assert [tile_text(beside(tile, way)) for way in range(4)] == ["c2", "b3", "d3", "c4"]


@clause("SW-21")
def test_own_units_are_no_obstacle_enemies_are():
    t = scene("viking-gaul", "a2 a1", "a3")
    assert tiles(t) == {"a1", "b2", "a3"}
    kinds = {m.data["target"]: m.data["kind"] for m in t.moves() if m.data.get("piece") == "u1"}
    assert kinds == {"a1": "step", "b2": "step", "a3": "attack"}
    t.play("u1 a1")
    assert [unit["tile"] for unit in t.view(0)["units"][0][:2]] == ["a1", "a1"]
    assert t.s.army[0] == 2


@clause("SW-23")
def test_a_gaul_crosses_two_plains_in_a_turn():
    t = scene("gaul-dwarf", "a3", "e5")
    t.play("u1 a2")
    assert t.s.pd[0, 0] == 1
    t.play("u1 a1")
    assert t.s.pd[0, 0] == 0
    assert tiles(t) == set()


@clause("SW-23")
def test_with_one_point_a_gaul_enters_only_a_plain():
    t = scene("gaul-dwarf", "a1", "e5")
    t.play("u1 b1")
    assert tiles(t) == {"a1"}  # not the mountain c1


@clause("SW-23", "SW-20")
def test_a_gaul_pays_two_for_everything_else():
    t = scene("gaul-dwarf", "b1", "e5")
    t.play("u1 c1")
    assert t.s.pd[0, 0] == 0


@clause("SW-24")
def test_a_dwarf_on_a_mountain_reaches_every_other_mountain():
    t = scene("dwarf-gaul", "c1 a4", "e5")
    assert tiles(t) == {"b1", "d1", "c2", "d3", "b4", "c5"}
    step = t.play("u1 c5")
    assert told([step]) == ["tunnelled"]
    assert t.s.pd[0, 0] == 0


@clause("SW-24")
def test_an_adjacent_mountain_is_one_move_not_two():
    t = scene("dwarf-gaul", "c1", "e5")
    texts = [m.text for m in t.moves()]
    assert texts.count("u1 c2") == 1 and len(texts) == len(set(texts))


@clause("SW-24", "SW-21", "SW-30")
def test_no_tunnel_to_an_enemy_but_own_units_are_welcome():
    t = scene("dwarf-gaul", "c1 c5", "d3")
    assert "d3" not in tiles(t)
    assert "c5" in tiles(t)
    beside = scene("dwarf-gaul", "c2", "c1")
    assert {m.data["target"]: m.data["kind"] for m in beside.moves() if m.data.get("piece")}["c1"] == "attack"


@clause("SW-24")
def test_a_dwarf_elsewhere_walks_like_everyone():
    t = scene("dwarf-gaul", "d2", "a1")
    assert tiles(t) == {"d1", "c2", "e2", "d3"}
    assert told([t.play("u1 c2")]) == ["moved"]


@clause("SW-24")
def test_only_dwarfs_tunnel():
    assert tiles(scene("viking-dwarf", "c5", "e1")) == {"b5", "d5", "c4"}


@clause("SW-10")
def test_units_that_are_the_same_have_their_moves_once():
    t = scene("viking-gaul", "a2 a2 a2:4 a1", "e5")
    moves = [m.text for m in t.moves()]
    assert [m for m in moves if m.startswith("u2 ")] == []
    assert {m for m in moves if m.startswith("u3 ")} == {"u3 a1", "u3 a3", "u3 b2"}
    with pytest.raises(IllegalMove):
        t.play("u2 a1")
    t.play("u1 a1")
    assert "u2 a3" in [m.text for m in t.moves()]


def test_moves_may_be_written_from_tile_to_tile():
    t = scene("viking-gaul", "a2 a1", "e5")
    t.play("a2 b2")
    assert t.view(0)["units"][0][0]["tile"] == "b2"
    assert t.log[-1] == "0 u1 b2"
    t.play("A1 B1")
    assert t.view(0)["units"][0][1]["tile"] == "b1"
    with pytest.raises(UnreadableMove):
        t.play("a1 e5")
