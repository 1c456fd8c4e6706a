"""Scoring: SW-40 to SW-43."""

import pytest

from tests.games.smallworld.scene import scene
from tests.support import clause

STRIP = """
  a b c d e
1 . ^ ~ & :
2 . ^ . & :
3 . ^ . & :
4 . ^ : & :
5 . ^ ~ & ~
"""


def worth(people: str, tile: str) -> int:
    other = "gaul" if people != "gaul" else "dwarf"
    t = scene(f"{people}-{other}", tile, "a1" if tile != "a1" else "a5", STRIP)
    return t.view(0)["income"][0]


@clause("SW-40", "SW-41")
@pytest.mark.parametrize(("tile", "points"), [("a1", 2), ("b2", 0), ("d2", 1), ("e2", 1)])
def test_gauls(tile, points):
    assert worth("gaul", tile) == points


@clause("SW-40", "SW-42")
@pytest.mark.parametrize(("tile", "points"), [("b2", 2), ("d2", 0), ("a1", 1), ("e2", 1)])
def test_dwarfs(tile, points):
    assert worth("dwarf", tile) == points


@clause("SW-43")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("c1", 0),  # water
        ("a2", 1),  # plain inland
        ("b2", 1),  # mountain inland
        ("d3", 1),  # forest inland
        ("e2", 0),  # desert inland
        ("b1", 2),  # mountain beside water
        ("c2", 2),  # plain beside water
        ("d5", 2),  # forest between two waters: once
        ("e4", 1),  # desert beside water
        ("c4", 1),  # desert above water
        ("d2", 1),  # water only at the corner
    ],
)
def test_vikings(tile, points):
    assert worth("viking", tile) == points


@clause("SW-40")
def test_units_on_the_same_tile_score_each():
    t = scene("gaul-viking", "a1 a1 a1 d2", "c1", STRIP)
    assert t.view(0)["income"] == [7, 0]


@clause("SW-40")
def test_per_tile_a_tile_counts_once():
    t = scene("gaul-viking", "a1 a1 a1 d2", "b1 b1", STRIP, score="per_tile")
    assert t.view(0)["income"] == [3, 2]
    t.play("end")
    t.play("end")
    assert t.view(0)["score"] == [3, 2]


@clause("SW-40")
def test_the_dead_score_nothing():
    t = scene("gaul-viking", "a1", "a2:1 c2", STRIP)
    assert t.view(0)["income"][1] == 3
    t.play("u1 a2")
    t.nature("1 1")
    assert t.view(0)["income"][1] == 2
