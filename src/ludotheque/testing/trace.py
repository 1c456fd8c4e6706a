"""From a clause of the rulebook to the code that carries it out and the tests that show it.

Everything is read from the sources: clauses from `rulebook.md`, code from the `@rule("DJ-12")` marks and other mentions in
the game's files, tests from the `@clause("DJ-12")` marks on test functions.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import ludotheque
from ludotheque.engine import rulebook
from ludotheque.engine.game import Game

TESTS = Path(ludotheque.__file__).resolve().parents[2] / "tests"
MENTION = re.compile(rulebook.CLAUSE.pattern + r"\b")
PAGES = ("*.html", "*.toml")


@dataclass
class Traced:
    """Where one clause stands: each place is `file:line name`."""

    clause: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    def missing(self) -> list[str]:
        return [what for what, found in (("test", self.tests), ("code", self.code)) if not found]


def trace(game: Game, tests: Path = TESTS) -> list[Traced]:
    """Every clause of a game's rulebook, in its order."""
    found = {name: Traced(name) for name in rulebook.clauses(game.folder)}
    for name, place in code_places(game.folder):
        if name in found and place not in found[name].code:
            found[name].code.append(place)
    for name, place in test_places(tests):
        if name in found:
            found[name].tests.append(place)
    return list(found.values())


def code_places(folder: Path) -> Iterator[tuple[str, str]]:
    """Clauses in a game's sources: the rules marked with them, then whatever else speaks of them."""
    files = sorted(folder.rglob("*.py"))
    for file in files:
        yield from marked(file, "rule", folder.parent)
    pages = [page for pattern in PAGES for page in sorted(folder.rglob(pattern))]
    for file in [*files, *pages]:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if "@rule(" not in line:
                for name in MENTION.findall(line):
                    yield name, f"{file.relative_to(folder.parent)}:{number}"


def test_places(tests: Path) -> Iterator[tuple[str, str]]:
    """Clauses on test functions."""
    for file in sorted(tests.rglob("test_*.py")):
        for name, place in marked(file, "clause", tests.parent):
            if place.rpartition(" ")[2].startswith("test_"):
                yield name, place


@cache
def marked(file: Path, mark: str, root: Path) -> tuple[tuple[str, str], ...]:
    """The functions of a file that carry a mark with clause ids: (clause, `file:line function`)."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            place = f"{file.relative_to(root)}:{node.lineno} {node.name}"
            found += [(name, place) for name in clauses_of(node.decorator_list, mark)]
        elif isinstance(node, ast.ClassDef):
            names = list(clauses_of(node.decorator_list, mark))
            inside = [f for f in node.body if isinstance(f, ast.FunctionDef)]
            found += [(n, f"{file.relative_to(root)}:{f.lineno} {f.name}") for n in names for f in inside]
    return tuple(found)


def clauses_of(decorators: Iterable[ast.expr], mark: str) -> Iterator[str]:
    """The texts in `@mark(...)` or `@something.mark(...)`."""
    for call in decorators:
        if isinstance(call, ast.Call) and (getattr(call.func, "id", "") == mark or getattr(call.func, "attr", "") == mark):
            yield from (a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
