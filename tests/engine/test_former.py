"""Standard boxes of earlier days: games begun with one go on with it."""

from __future__ import annotations

import json
import runpy
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.box import read_toml
from ludotheque.engine.former import differences
from ludotheque.engine.game import Game
from ludotheque.engine.registry import games
from ludotheque.engine.save import content, parse

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def earlier(tmp_path: Path) -> Path:
    """Djoko's box as it might have been: one throw less, a row of the grid shorter, another note."""
    text = (ludotheque.game("djoko").folder / "box.toml").read_text()
    assert "throws = 3 " in text and "boxes = [4, 3, 2]" in text
    path = tmp_path / "earlier.toml"
    path.write_text(text.replace("throws = 3 ", "throws = 2 ").replace("boxes = [4, 3, 2]", 'boxes = [3, 3, 2]\nnote = "old"'))
    return path


def moved_on(earlier: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> Game:
    """Djoko in a folder of its own, with the entry that the tool writes for that box."""
    runpy.run_path(str(ROOT / "tools" / "former.py"))["main"]("djoko", str(earlier))
    (folder / "former.toml").write_text(capsys.readouterr().out)
    shutil.copy(ludotheque.game("djoko").folder / "box.toml", folder)
    return replace(ludotheque.game("djoko"), folder=folder)


def test_the_tool_s_entry_makes_the_former_box_again(
    earlier: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = moved_on(earlier, tmp_path, capsys)
    was = game.box(read_toml(earlier))
    again = game.standard_of(was.hash)
    assert again is not None and again.hash == was.hash
    assert again.array.tobytes() == was.array.tobytes() != game.standard_box.array.tobytes()
    assert game.standard_of(None) is game.standard_of(game.standard_box.hash) is game.standard_box
    assert game.standard_of("0" * 64) is None


def test_a_file_goes_on_with_the_box_it_was_begun_with(
    earlier: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ludotheque.game("djoko")
    monkeypatch.setitem(vars(game), "former_boxes", moved_on(earlier, tmp_path, capsys).former_boxes)
    (hash_then,) = game.former_boxes
    data = {**content(ludotheque.table("djoko", seed=5)), "box_hash": hash_then}
    table = parse(json.dumps(data).encode())
    assert table.box.plain.throws == 2 and list(table.box.plain.boxes) == [3, 3, 2]
    again = content(table)
    assert (again["box"], again["box_hash"]) == ("standard", hash_then)


def test_only_what_the_rules_see_is_a_difference() -> None:
    now = {"note": "new", "throws": 3, "added": 1, "rows": [{"n": 1}, {"n": 2, "name": "B"}]}
    former = {"note": "old", "throws": 2, "rows": [{"n": 1}, {"n": 5, "name": "b"}]}
    assert differences(former, now) == {"throws": 2, "rows.2.n": 5}


@pytest.mark.parametrize("name", sorted(games()))
def test_every_former_box_can_be_made(name: str) -> None:
    game = ludotheque.game(name)
    for known, box in game.former_boxes.items():
        assert box.hash == known != game.standard_box.hash
