"""Change the rules of a game at random, one place at a time, and see which changes its clause tests don't notice.

    python tools/mutants.py smallworld --count 100 --seed 1

A change is small and stands in a function marked with a clause: a comparison turned, a constant moved by one, a condition
negated, `and` for `or`, an assignment or a call left out. It is made in a copy of the checkout. Tests of players and views
don't count, nor do recorded games: a rule's own tests must notice. A survivor is named with its line; what survives is either
the same rule in other words, or a test that is missing.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
TURNED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
SWAPPED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult}
NOT_COUNTED = ("judgement", "strength", "players", "view", "balance")
SLOW = ("test_referee.py", "test_properties.py")  # the others first: most changes are noticed soon
SECONDS = 240  # after which a change counts as noticed: the tests hang
HEAVY = (
    "pytest",
    "hypothesis",
    "hypothesis.stateful",
    "jinja2",
    "numpy",
    "numba",
    "fluent.runtime",
    "sqlalchemy",
    "typer",
    "rich.console",
    "httpx",
)


class Mutant(NamedTuple):
    """One change: where, and of what kind."""

    path: str  # below the game's package
    rule: str
    line: int
    kind: str
    place: int  # of all those in the file


# Changing


def marked(node: ast.AST) -> bool:
    """Whether this is a rule with at least one clause."""
    if not isinstance(node, ast.FunctionDef):
        return False
    calls = [d for d in node.decorator_list if isinstance(d, ast.Call)]
    return any(getattr(call.func, "id", "") == "rule" and call.args for call in calls)


def kind_of(node: ast.AST) -> str:
    """What can be changed here; nothing: ''."""
    if isinstance(node, ast.Compare):
        return "compare" if type(node.ops[0]) in TURNED else ""
    if isinstance(node, ast.BinOp):
        return "arith" if type(node.op) in SWAPPED else ""
    if isinstance(node, ast.Constant):
        return "const" if isinstance(node.value, int) and not isinstance(node.value, bool) else ""
    if isinstance(node, ast.If | ast.While):
        return "negate"
    if isinstance(node, ast.BoolOp):
        return "bool"
    if isinstance(node, ast.Assign | ast.AugAssign):
        return "drop"
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return "drop" if getattr(node.value.func, "id", "") != "tell" else ""
    return ""


def places(tree: ast.AST) -> Iterator[tuple[str, str, Any]]:
    """Every rule's name, kind of change and node."""
    for rule in filter(marked, ast.walk(tree)):
        assert isinstance(rule, ast.FunctionDef)
        decoration = {node for d in rule.decorator_list for node in ast.walk(d)}
        for node in ast.walk(rule):
            if node not in decoration and (kind := kind_of(node)):
                yield rule.name, kind, node


def all_mutants(package: Path) -> list[Mutant]:
    found = []
    for path in sorted(package.rglob("*.py")):
        if "judgement" not in str(path):
            for place, (rule, kind, node) in enumerate(places(ast.parse(path.read_text()))):
                found.append(Mutant(str(path.relative_to(package)), rule, node.lineno, kind, place))
    return found


class Without(ast.NodeTransformer):
    """Leaves out one statement."""

    def __init__(self, left_out: ast.AST) -> None:
        self.left_out = left_out

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for name in ("body", "orelse"):
            if isinstance(body := getattr(node, name, None), list) and self.left_out in body:
                setattr(node, name, [s for s in body if s is not self.left_out] or [ast.Pass()])
        return node


def changed(source: str, mutant: Mutant) -> str:
    tree = ast.parse(source)
    node = list(places(tree))[mutant.place][2]
    if mutant.kind == "compare":
        node.ops[0] = TURNED[type(node.ops[0])]()
    elif mutant.kind == "arith":
        node.op = SWAPPED[type(node.op)]()
    elif mutant.kind == "const":
        node.value += 1
    elif mutant.kind == "negate":
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif mutant.kind == "bool":
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    else:
        tree = Without(node).visit(tree)
    return ast.unparse(ast.fix_missing_locations(tree))


# Testing


def run_tests(arguments: list[str], told: Path) -> tuple[bool, str]:
    """In a child of this process, which has loaded all but the product; whether a test failed, and which."""
    child = os.fork()
    if child == 0:
        os.setsid()
        out = os.open(told, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        sys.path[:0] = [os.getcwd(), os.path.join(os.getcwd(), "src")]
        import pytest

        code = 1
        try:
            code = int(pytest.main(arguments))
        finally:
            os._exit(code)
    done, status, ends = 0, 0, time.monotonic() + SECONDS
    while not done and time.monotonic() < ends:
        time.sleep(0.02)
        done, status = os.waitpid(child, os.WNOHANG)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    if not done:
        os.waitpid(child, 0)
        return True, "the tests hang"
    failed = [line for line in told.read_text(errors="replace").splitlines() if line.startswith(("FAILED", "ERROR"))]
    return os.waitstatus_to_exitcode(status) != 0, failed[0].split(" - ")[0] if failed else ""


def serve() -> None:
    """Run the tests of one checkout as often as asked, with what is slow to load loaded once."""
    for name in HEAVY:
        importlib.import_module(name)
    told = Path(tempfile.mkstemp(prefix="mutants-")[1])
    for line in sys.stdin:
        print(json.dumps(run_tests(json.loads(line), told)), flush=True)
    told.unlink()


class Checkout:
    """A copy in which one file after the other is changed and mended."""

    def __init__(self, game: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mutants-"))
        ignored = shutil.ignore_patterns(".git", ".venv", "docs", "__pycache__")
        shutil.copytree(ROOT, self.folder / "checkout", ignore=ignored, symlinks=True)
        root = self.folder / "checkout"
        self.package = root / "src/ludotheque/games" / game
        found = sorted((root / "tests/games" / game).glob("test_*.py"), key=lambda test: (test.name in SLOW, test.name))
        tests = [test for test in found if not any(word in test.name for word in NOT_COUNTED)]
        self.arguments = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not prove and not browser"]
        self.arguments += ["--hypothesis-seed=1", *map(str, tests)]
        self.server = subprocess.Popen(
            [sys.executable, __file__, "--serve"], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def test(self) -> tuple[bool, str]:
        assert self.server.stdin and self.server.stdout
        print(json.dumps(self.arguments), file=self.server.stdin, flush=True)
        noticed, by = json.loads(self.server.stdout.readline())
        return noticed, by

    def test_changed(self, mutant: Mutant) -> tuple[bool, str]:
        path = self.package / mutant.path
        source = path.read_text()
        path.write_text(changed(source, mutant))
        try:
            return self.test()
        finally:
            path.write_text(source)

    def close(self) -> None:
        self.server.kill()
        self.server.wait()
        shutil.rmtree(self.folder)


def work_through(game: str, waiting: queue.Queue[Mutant], noticed: list[bool]) -> None:
    checkout = Checkout(game)
    try:
        while True:
            mutant = waiting.get_nowait()
            seen, by = checkout.test_changed(mutant)
            noticed.append(seen)
            print("noticed " if seen else "SURVIVED", *mutant[:4], by, flush=True)
    except queue.Empty:
        pass
    finally:
        checkout.close()


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--count", type=int, default=100, help="how many changes; more than there are: all")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--workers", type=int, default=2)
    given = ask.parse_args()
    mutants = all_mutants(ROOT / "src/ludotheque/games" / given.game)
    if not mutants:
        ask.error(f"no rules of {given.game!r} in src/ludotheque/games")
    checkout = Checkout(given.game)
    failing, by = checkout.test()
    checkout.close()
    if failing:
        print("The tests fail without any change:", by)
        return 2
    chosen = random.Random(given.seed).sample(mutants, min(given.count, len(mutants)))
    waiting, noticed = queue.Queue[Mutant](), list[bool]()
    for mutant in chosen:
        waiting.put(mutant)
    threads = [threading.Thread(target=work_through, args=(given.game, waiting, noticed)) for _ in range(given.workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(f"{given.game}: {sum(noticed)} of {len(chosen)} changes noticed, of {len(mutants)} there are")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve()
    else:
        sys.exit(main())
