"""A toy game for tests (not shipped) that doesn't end, in the way its option says.

`seats`: the two take turns for ever, each with a free choice, and a die falls after every other move. `forced`: the same, but
nobody has a choice. `nature`: the dice never stop. `stuck`: the third step itself never comes to its end. `never`: it is over
after ten steps, as a game should be.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ludotheque.engine import registry, save
from ludotheque.engine.box import Int
from ludotheque.engine.errors import LudoError, UnreadableMove
from ludotheque.engine.game import Facts, Game, Seating
from ludotheque.engine.names import Tellings
from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE, OVER, rule
from ludotheque.engine.setup import Option, Options
from ludotheque.engine.table import Table

WAYS = ("seats", "forced", "nature", "stuck", "never")
SEATS, FORCED, IN_NATURE, STUCK, NEVER = range(5)
LONGEST, TEXTS = 300, ("left", "right", "1", "2", "3")
DIE, FACES = 2, 3

Position = np.dtype([("steps", np.int64), ("way", np.int64)])


@rule()
def start(box, setup, s):
    s.way = setup.way


@rule()
def turn(box, s):
    if s.way == NEVER and s.steps == 10:
        return OVER
    if s.way == IN_NATURE or s.steps % 3 == 2:
        return NATURE
    return s.steps % 2


@rule()
def moves(box, s, out):
    first, count = (DIE, FACES) if turn(box, s) == NATURE else (0, 1 if s.way == FORCED else 2)
    for i in range(count):
        out[i] = first + i
    return count


@rule()
def play(box, s, move):
    s.steps += 1
    while s.way == STUCK and s.steps > 2:
        s.steps = 3 + (s.steps * 7 + move) % 5


@rule()
def result(box, s, seat):
    return 0.5


@rule()
def hide(box, s, seat):
    pass


@rule()
def deal(box, s, dice):
    pass


@rule()
def estimate(box, s, seat):
    return 0.5


@rule()
def club(box, s, dice):
    return 0


@rule()
def check(box, s):
    return 0


def read_move(text: str) -> int:
    if text not in TEXTS:
        raise UnreadableMove("unreadable-move", given=text)
    return TEXTS.index(text)


def view(seen: Play, seat: int) -> dict[str, Any]:
    return {"prompt": {"key": "prompt", "args": {}}, "steps": int(seen.s.steps)}


rules = ModuleType("tests.engine.endless.rules")
for _f in (start, turn, moves, play, result, hide, deal, estimate, club, check):
    setattr(rules, _f.__name__, _f)

GAME = Game(
    name="endless",
    folder=Path(__file__).parent / "pairs_data",
    facts=Facts(seats=2, most_moves=3, move_codes=len(TEXTS), longest=LONGEST, hidden=False, version=1),
    options=Options(Option("way", WAYS, "seats")),
    box_schema={"bonus": Int(0, 5)},
    position=Position,
    rules=rules,
    told=Tellings,
    move_text=lambda code: TEXTS[code],
    read_move=read_move,
    seating=lambda values: Seating(),
    view=view,
    label=lambda seen, move: ("move", {"text": TEXTS[move]}),
)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The game is found by its name, as an installed one is; what is kept goes to an empty folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    found = {**registry._found(), GAME.name: EntryPoint(GAME.name, "tests.engine.endless:GAME", registry.GROUP)}
    monkeypatch.setattr(registry, "_found", lambda: found)
    registry.game.cache_clear()
    yield
    registry.game.cache_clear()


def kept_game(problem: LudoError, steps: int = LONGEST) -> Table:
    """The save file that the message names, loaded."""
    path = Path(problem.details["path"])
    assert str(path) in str(problem) and path.parent.parent.parent.name == "state"
    table = save.load(path)
    assert len(table.log) == steps and not table.over
    return table
