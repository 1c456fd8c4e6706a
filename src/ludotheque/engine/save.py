"""Save files (`.ludo`): readable JSON with the game, its version, setup, box and log."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import orjson

from ludotheque.engine.box import Box
from ludotheque.engine.dice import LONGEST_SEED, Nature
from ludotheque.engine.errors import BadSave
from ludotheque.engine.files import write_json
from ludotheque.engine.game import Game
from ludotheque.engine.numbers import is_number
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.setup import LONGEST_TEXT, Values
from ludotheque.engine.table import Table, most_lines

FORMAT = 1
LARGEST = 8_000_000
BIGGEST = 1_000_000
MOST_OPTIONS = 40
MOST_NAMES, LONGEST_NAME = 16, 40


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
) -> dict[str, Any]:
    """A game as a save file tells it, whether or not our rules can follow it."""
    return {
        "ludotheque": FORMAT,
        "game": game.name,
        "rules": rules,
        "box": "standard" if game.standard_of(box.hash) else box.data,
        "box_hash": box.hash,
        "setup": setup,
        "names": names,
        "log": log,
    }


def write(table: Table, path: str | os.PathLike[str], with_seed: bool = True) -> None:
    """Save in one step: a file that was there stays whole if anything goes wrong."""
    write_json(Path(path), content(table, with_seed))


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
        data = orjson.loads(raw)  # strict: no half characters, no NaN, no bottomless nesting, no number beyond 64 bits
    except ValueError as problem:
        raise BadSave("save-not-json", path=name) from problem
    if not isinstance(data, dict) or "ludotheque" not in data:
        raise BadSave("save-not-ludo", path=name)
    if not is_number(data["ludotheque"], 1, FORMAT):
        raise BadSave("save-newer-format", path=name)
    check_shape(data, name)
    return _table(data, name)


# What a save file is made of


def _text(most: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and len(value) <= most


def _is_setup(value: Any) -> bool:
    good = isinstance(value, dict) and len(value) <= MOST_OPTIONS
    return good and all(isinstance(v, (str, int)) and len(str(v)) <= LONGEST_TEXT for v in value.values())


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_NAMES and all(n is None or isinstance(n, str) for n in value)


NEEDED: dict[str, Callable[[Any], bool]] = {
    "game": _text(64),
    "rules": lambda value: is_number(value, 0, BIGGEST),
    "setup": _is_setup,
    "log": lambda value: isinstance(value, list),
}
OPTIONAL: dict[str, Callable[[Any], bool]] = {
    "box": lambda value: value == "standard" or isinstance(value, dict),
    "box_hash": _text(200),
    "promise": _text(200),
    "names": _are_names,
    "seed": _text(LONGEST_SEED),
    "seeded_from": lambda value: is_number(value, 0, BIGGEST),
}


def check_shape(data: dict[str, Any], name: str) -> None:
    """Every entry is of the kind it should be, before anything is made of it; BadSave says which isn't and what is right."""
    for entry, right in (NEEDED | OPTIONAL).items():
        given = data.get(entry)
        if entry in NEEDED and given is None:
            raise BadSave("save-missing", path=name, entry=entry)
        if given is not None and not right(given):
            raise BadSave("save-wrong-entry", path=name, entry=entry)


def _table(data: dict[str, Any], name: str) -> Table:
    game, lines = find_game(data["game"]), data["log"]
    if data["rules"] > game.facts.version:
        raise BadSave("save-newer-rules", path=name, given=data["rules"], ours=game.facts.version)
    if len(lines) > most_lines(game) + 1:  # and one to resign
        raise BadSave("save-too-long", path=name, given=len(lines), most=most_lines(game))
    wanted = data.get("box_hash")
    box = game.box(data["box"], source=name) if isinstance(data.get("box"), dict) else game.standard_of(wanted)
    if box is None or wanted not in (None, box.hash):
        raise BadSave("save-other-box", path=name)
    values = game.options.parse(data["setup"])
    if not game.options.is_complete(values):
        raise BadSave("save-wrong-entry", path=name, entry="setup")
    seed = data.get("seed")
    names = [n[:LONGEST_NAME] if n else None for n in data.get("names") or []]
    table = Table(game, values, box, Nature(seed), names)
    table.seeded_from = len(lines) if seed is None else data.get("seeded_from") or 0
    if seed is not None and data.get("promise") not in (None, table.nature_source.promise):
        raise BadSave("save-other-seed", path=name)
    try:
        return table.follow(lines)
    except BadSave as problem:
        if data["rules"] != game.facts.version:
            raise BadSave(
                "save-older-rules", path=name, given=data["rules"], ours=game.facts.version, reason=problem
            ) from problem
        raise


def restored(saved: dict[str, Any]) -> Table:
    """A table from what `content` said of it: for pickling."""
    return parse(orjson.dumps(saved))
