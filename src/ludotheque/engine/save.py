"""Save files (`.ludo`): readable JSON with the game, its version, setup, box and log."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludotheque.engine.box import Box
from ludotheque.engine.dice import Nature
from ludotheque.engine.errors import BadSave
from ludotheque.engine.game import Game
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.setup import Values
from ludotheque.engine.table import Table

FORMAT = 1
LARGEST = 8_000_000


def content(table: Table, with_seed: bool = True) -> dict[str, Any]:
    """What a save file holds; the seed is left out where the dice to come must stay secret."""
    made = document(table.game, table.game.facts.version, table.box, table.setup, table.names, table.log)
    made["promise"] = table.nature_source.promise
    if with_seed:
        made.update(seed=table.nature_source.seed, seeded_from=table.seeded_from)
    made["log"] = made.pop("log")  # last: it is the long part
    return made


def document(
    game: Game, rules: int, box: Box, setup: Values, names: Sequence[str | None], log: Sequence[str]
) -> dict[str, Any]:  # fmt: skip
    """A game as a save file tells it, whether or not our rules can follow it."""
    return {
        "ludotheque": FORMAT,
        "game": game.name,
        "rules": rules,
        "box": "standard" if box.hash == game.standard_box.hash else box.data,
        "box_hash": box.hash,
        "setup": setup,
        "names": names,
        "log": log,
    }


def write(table: Table, path: str | os.PathLike[str], with_seed: bool = True) -> None:
    """Save in one step: a file that was there stays whole if anything goes wrong."""
    target = Path(path)
    text = json.dumps(content(table, with_seed), ensure_ascii=False, indent=1) + "\n"
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=target.name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, target)
    except OSError as problem:
        with contextlib.suppress(OSError):
            if temporary:
                os.unlink(temporary)
        raise BadSave("save-unwritable", path=str(target), reason=problem.strerror or str(problem)) from problem


def load(path: str | os.PathLike[str]) -> Table:
    """The table of a save file."""
    try:
        raw = Path(path).read_bytes()
    except OSError as problem:
        raise BadSave("save-unreadable", path=str(path), reason=problem.strerror or str(problem)) from problem
    return parse(raw, str(path))


def parse(raw: bytes, name: str = "save") -> Table:
    """The table of a save file's bytes; every way they can be wrong has its sentence."""
    if len(raw) > LARGEST:
        raise BadSave("save-too-large", path=name, most=LARGEST // 1_000_000)
    try:
        data = json.loads(raw.decode("utf-8"))
    except (UnicodeDecodeError, ValueError, RecursionError) as problem:
        raise BadSave("save-not-json", path=name) from problem
    if not isinstance(data, dict) or "ludotheque" not in data:
        raise BadSave("save-not-ludo", path=name)
    if not isinstance(data["ludotheque"], int) or data["ludotheque"] > FORMAT:
        raise BadSave("save-newer-format", path=name)
    expected = {"game": str, "rules": int, "setup": dict, "log": list}
    for key, kind in expected.items():
        if not isinstance(data.get(key), kind):
            raise BadSave("save-missing", path=name, entry=key)
    return _table(data, name)


def _table(data: dict[str, Any], name: str) -> Table:
    game = find_game(data["game"])
    if data["rules"] > game.facts.version:
        raise BadSave("save-newer-rules", path=name, given=data["rules"], ours=game.facts.version)
    box = game.standard_box
    if isinstance(data.get("box"), dict):
        box = game.box(data["box"], source=name)
    if data.get("box_hash") not in (None, box.hash):
        raise BadSave("save-other-box", path=name)
    seed = data.get("seed")
    names = data.get("names")
    clean = [str(n)[:40] if n else None for n in names] if isinstance(names, list) else []
    table = Table(game, game.options.parse(data["setup"]), box, Nature(seed), clean)
    if seed is None:
        table.seeded_from = len(data["log"])
    elif isinstance(data.get("seeded_from"), int):
        table.seeded_from = data["seeded_from"]
    if seed is not None and data.get("promise") not in (None, table.nature_source.promise):
        raise BadSave("save-other-seed", path=name)
    try:
        return table.follow(data["log"])
    except BadSave as problem:
        if data["rules"] != game.facts.version:
            raise BadSave("save-older-rules", path=name, given=data["rules"], ours=game.facts.version,
                          reason=problem) from problem  # fmt: skip
        raise
