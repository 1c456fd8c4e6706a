"""Options: parsed from texts and values alike, refused with what would be right."""

import pytest

from ludotheque.engine.errors import BadOption, UnknownName
from ludotheque.engine.setup import Option, Options, TextOption


def encode(text, values):
    if not text.isdigit():
        raise BadOption("bad-option", option="map", given=text, allowed="digits")
    return [int(c) for c in text]


OPTIONS = Options(
    Option("solo", (False, True), False),
    Option("surface", ("clay", "grass"), "clay"),
    Option("sets", (1, 2, 3), 2),
    Option("seats", (2, 4), 2, when={"solo": (False,)}),
    TextOption("map", 4, encode),
)


def test_defaults_and_values():
    values = OPTIONS.parse({"surface": "GRASS", "sets": "3", "solo": "off"})
    assert values == {"solo": False, "surface": "grass", "sets": 3, "seats": 2, "map": ""}
    record = OPTIONS.record({**values, "map": "123"})
    assert (record.solo, record.surface, record.sets, list(record.map)) == (0, 1, 3, [1, 2, 3, 0])


def test_an_option_that_does_not_matter_keeps_its_default():
    assert OPTIONS.parse({"solo": True, "seats": 4})["seats"] == 2


IMPOSSIBLE = [
    {"surface": "mud"},
    {"sets": 9},
    {"solo": "perhaps"},
    {"map": "x" * 20_000},
    {"map": 5},
    {"map": ["x"]},
    {"sets": 10**5000},
    {"sets": [[]]},
    {"surface": "\ud800"},
]


@pytest.mark.parametrize("case", range(len(IMPOSSIBLE)))
def test_impossible_values(case):
    with pytest.raises(BadOption) as problem:
        OPTIONS.parse(IMPOSSIBLE[case])
    assert next(iter(IMPOSSIBLE[case])) in str(problem.value).encode().decode()


def test_an_unknown_option_names_those_there_are():
    with pytest.raises(UnknownName) as problem:
        OPTIONS.parse({"colour": "red"})
    assert "surface" in str(problem.value)


def test_what_is_repeated_in_a_message_is_short():
    for given in ({"sets": "9" * 60_000}, {"x" * 60_000: 1}):
        with pytest.raises((BadOption, UnknownName)) as problem:
            OPTIONS.parse(given)
        assert len(str(problem.value)) < 200


def test_what_is_left_to_be_drawn():
    assert not OPTIONS.is_complete(OPTIONS.parse({})) and OPTIONS.is_complete(OPTIONS.parse({"map": "123"}))
