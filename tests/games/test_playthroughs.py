"""The playthroughs in the repository are what the rules play today."""

import pytest

from tests.playthroughs import cases, path_of, text_of


@pytest.mark.parametrize(("name", "mode"), cases(), ids=[f"{n}: {m}" for n, m in cases()])
def test_the_playthrough_is_as_recorded(name, mode):
    recorded = path_of(name, mode).read_text(encoding="utf-8")
    assert text_of(name, mode) == recorded, f"if the change is meant: python -m tests.playthroughs --write {name}"
