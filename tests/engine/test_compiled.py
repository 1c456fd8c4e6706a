"""Compiled twins: found again on disk, made anew when anything they depend on changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine import compiled as module
from ludotheque.engine.compiled import callees, in_order, sources_key
from ludotheque.engine.registry import game
from ludotheque.engine.rule import rule

SOURCE = Path(ludotheque.__file__).parent.parent

PROGRAM = """
import numpy as np
from tests_copy.pairs import GAME
from ludotheque.engine.compiled import compiled
rules = compiled(GAME)
s = np.zeros(1, GAME.position)
rules.start(GAME.standard_box.array[0], np.zeros(1, GAME.options.dtype)[0], s[0])
print(int(s["round"][0]), len(rules.start.stats.cache_hits))
"""


def run(folder: Path) -> list[str]:
    env = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{SOURCE}", "LUDO_CACHE": str(folder / "cache")}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)
    return done.stdout.split()


def copied(folder: Path) -> Path:
    here = Path(__file__).parent
    target = folder / "tests_copy"
    target.mkdir(parents=True)
    for name in ("pairs.py", "pairs_constants.py"):
        text = (here / name).read_text(encoding="utf-8")
        (target / name).write_text(text.replace("tests.engine.pairs.rules", "tests_copy.pairs.rules"), encoding="utf-8")
    (target / "__init__.py").touch()
    shutil.copytree(here / "pairs_data", target / "pairs_data")
    return folder


def test_an_edited_constant_acts_at_the_next_start(tmp_path):
    folder = copied(tmp_path)
    assert run(folder) == ["0", "0"]
    assert run(folder) == ["0", "1"], "the second start finds the first one's work"
    source = folder / "tests_copy" / "pairs_constants.py"
    source.write_text(source.read_text(encoding="utf-8").replace("= 0", "= 1"), encoding="utf-8")
    assert run(folder) == ["1", "0"]


def test_another_checkout_with_a_filled_cache_compiles_for_itself(tmp_path):
    """The same sources in another place, or with another time, must not find half of what was made."""
    first = copied(tmp_path / "a")
    run(first)
    second = copied(tmp_path / "b")
    shutil.copytree(first / "cache", second / "cache")
    assert run(second) == ["0", "0"]
    assert run(second) == ["0", "1"]


def test_the_key_changes_with_place_and_time(tmp_path):
    djoko = game("djoko")
    rules = [djoko.rules.play]
    key = sources_key(djoko, rules)
    assert key == sources_key(djoko, rules)
    touched = Path(module.__file__)
    before = touched.stat()
    try:
        os.utime(touched, ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000_000))
        assert sources_key(djoko, rules) != key
    finally:
        os.utime(touched, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_callees_come_first():
    order = in_order([game("djoko").rules.play])
    for f in order:
        for g in callees(f):
            assert order.index(g) < order.index(f)


@rule()
def _ping(s):
    return _pong(s)


@rule()
def _pong(s):
    return _ping(s)


def test_recursion_is_refused_with_a_name():
    with pytest.raises(TypeError, match="_p"):
        in_order([_ping])


def test_playing_needs_no_numba():
    program = (
        "import sys, ludotheque\n"
        "t = ludotheque.table('djoko', solo=True, seed=1)\n"
        "from ludotheque.engine.dice import fresh_dice\n"
        "d = fresh_dice(1)\n"
        "while not t.over:\n"
        "    t.nature() if t.turn < 0 else t.play(t.game.rules.club(t.box.plain, t.s, d))\n"
        "print('numba' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
