"""Boxes: every wrong entry is reported at once, with its place and what was expected."""

import copy

import pytest

import ludotheque
from ludotheque.engine.box import Box, Flags, Int, Name, Numbers, Rows, read_toml
from ludotheque.engine.errors import BadBox

SCHEMA = {
    "limit": Int(0, 9),
    "grid": Numbers(Numbers(Int(0, 9), 2), 2),
    "some": Numbers(Int(1, 6), 4, exact=False, fill=-1),
    "cards": Rows({"kind": Name(("blue", "red")), "zones": Flags(("F", "N", "B")), "n": Int(0, 9, default=3)}, 3, least=1),
    "inner": {"x": Int(0, 5)},
}
GOOD = {
    "limit": 4,
    "grid": [[1, 2], [3, 4]],
    "some": [5, 6],
    "cards": [{"kind": "red", "zones": ["F", "B"], "name": "Lob"}, {"kind": "blue", "zones": [], "n": 7}],
    "inner": {"x": 2},
    "note": "for people",
}


def test_a_good_box_becomes_a_record():
    b = Box(GOOD, SCHEMA).plain
    assert (b.limit, b.grid[1, 0], b.inner.x, b.n_cards) == (4, 3, 2, 2)
    assert list(b.some) == [5, 6, -1, -1]
    assert (b.cards[0].kind, b.cards[0].zones, b.cards[0].n, b.cards[1].n) == (1, 5, 3, 7)


def test_every_wrong_entry_is_named():
    bad = copy.deepcopy(GOOD)
    bad["limit"] = 12
    bad["grid"] = [[1, 2]]
    bad["some"] = [9]
    bad["cards"][0]["kind"] = "green"
    bad["cards"][1]["zones"] = "F"
    bad["inner"] = {"x": True, "y": 1}
    bad["extra"] = 1
    with pytest.raises(BadBox) as problem:
        Box(bad, SCHEMA, source="my.toml")
    text = str(problem.value)
    for where in ("limit", "grid", "some[1]", "cards[1].kind", "cards[2].zones", "inner.x", "inner.y", "extra"):
        assert f"- {where}: " in text, where
    assert "my.toml" in text and "from 0 to 9" in text and "blue, red" in text


@pytest.mark.parametrize("key", ["limit", "grid", "cards", "inner"])
def test_missing_keys(key):
    bad = {k: v for k, v in GOOD.items() if k != key}
    with pytest.raises(BadBox):
        Box(bad, SCHEMA)


def test_the_hash_is_of_the_content_not_its_order():
    other = dict(reversed(list(GOOD.items())))
    assert Box(GOOD, SCHEMA).hash == Box(other, SCHEMA).hash
    assert Box({**GOOD, "limit": 5}, SCHEMA).hash != Box(GOOD, SCHEMA).hash


def test_a_file_that_is_no_toml(tmp_path):
    path = tmp_path / "box.toml"
    for content in (b"limit = = 3", b"\xff\xfe", None):
        if content is not None:
            path.write_bytes(content)
        else:
            path.unlink()
        with pytest.raises(BadBox):
            read_toml(path)


@pytest.mark.parametrize("name", sorted(ludotheque.games()))
def test_every_standard_box_loads_and_says_where_it_comes_from(name):
    box = ludotheque.game(name).standard_box
    assert "provenance" in str(box.data)
