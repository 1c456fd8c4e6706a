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


def deep(levels):
    """A list in a list in a list ..."""
    made = []
    for _ in range(levels):
        made = [made]
    return made


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


@pytest.mark.parametrize("name", sorted(ludotheque.all_games()))
def test_every_standard_box_loads_and_says_where_it_comes_from(name):
    box = ludotheque.game(name).standard_box
    assert "provenance" in str(box.data)


@pytest.mark.parametrize("text", [5, None, {"a": 1}, ["Lob"], "x" * 501])
def test_what_is_for_people_is_a_short_text(text):
    bad = copy.deepcopy(GOOD)
    bad["cards"][0]["name"] = bad["note"] = text
    with pytest.raises(BadBox) as problem:
        Box(bad, SCHEMA)
    assert "- note: " in str(problem.value) and "- cards[1].name: " in str(problem.value)


@pytest.mark.parametrize("key", ["limit", "grid", "some", "cards", "inner"])
def test_values_that_cannot_be_written_out(key):
    for value in (10**5000, -(10**30), float("nan"), "\ud800", deep(3000)):
        with pytest.raises(BadBox) as problem:
            Box({**GOOD, key: value}, SCHEMA)
        assert f"- {key}" in str(problem.value).encode().decode()


def test_very_many_wrong_entries_are_counted():
    with pytest.raises(BadBox) as problem:
        Box({**GOOD, "cards": [{str(n): n for n in range(30)}] * 3, **{str(n): n for n in range(100_000)}}, SCHEMA)
    assert len(str(problem.value)) < 20_000
    many = Rows({"x": Int(0, 1)}, 500, least=0)
    with pytest.raises(BadBox) as problem:
        Box({"rows": [{"x": 2}] * 500}, {"rows": many})
    assert "and 400 more" in str(problem.value)


@pytest.mark.parametrize("text", ["throws = " + "9" * 5000, "throws = " + "[" * 5000, "\x00", "throws = inf"])
def test_toml_that_python_stumbles_over(tmp_path, text):
    (tmp_path / "a.toml").write_text(text)
    with pytest.raises(BadBox):
        ludotheque.game("djoko").box(read_toml(tmp_path / "a.toml"))


def shorter():
    """Djoko's data with one throw less."""
    return {**copy.deepcopy(ludotheque.game("djoko").standard_box.data), "throws": 2}


def test_a_table_takes_a_box_or_all_its_data():
    made = ludotheque.game("djoko").box(shorter())
    data = shorter()
    for given in (made, data):
        assert ludotheque.table("djoko", box=given).box.plain.throws == 2
    table = ludotheque.table("djoko", box=data)
    data["throws"] = 5
    assert table.box.data["throws"] == 2, "the table's box is its own"
    assert ludotheque.table("djoko").box is ludotheque.game("djoko").standard_box


def test_part_of_a_box_is_told_what_is_missing():
    with pytest.raises(BadBox, match="values: this key is missing"):
        ludotheque.table("djoko", box={"throws": 2})


@pytest.mark.parametrize("given", ["my-box.toml", [1], 7, ludotheque.game("smallworld").standard_box])
def test_what_is_no_box_is_told_what_to_give(given):
    with pytest.raises(BadBox, match=r"standard_box\.data"):
        ludotheque.table("djoko", box=given)
    with pytest.raises(BadBox, match=r"standard_box\.data"):
        ludotheque.simulate("djoko", games=1, box=given)
