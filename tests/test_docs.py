"""What README and docs show is true: every Python block runs, every `ludo` line is understood, every link leads somewhere."""

from __future__ import annotations

import contextlib
import re
import shlex
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from ludotheque.cli import parser
from ludotheque.engine.words import common

ROOT = Path(__file__).parents[1]
ROOTS = (ROOT, ROOT / "src/ludotheque", ROOT / "src/ludotheque/server")
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LUDO = re.compile(r"^\s*(ludo (?:.*\\\n)*.*)$", re.MULTILINE)
INLINE = re.compile(r"`(ludo [^`]+)`")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
BOT = "from ludotheque.players.own import own_player\n\n@own_player('mine')\nclass Mine:\n    pass\n"
FRAGMENT = "..."  # a block that shows a part of a file says so


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def python_blocks() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        blocks = [body for language, body in BLOCK.findall(page.read_text(encoding="utf-8")) if language == "python"]
        found += [(f"{named(page)} {n}", body) for n, body in enumerate(blocks, 1)]
    return found


def ludo_lines() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        lines = [line.replace("\\\n", " ") for line in LUDO.findall(text)] + INLINE.findall(text)
        found += [(named(page), line.partition("#")[0].strip()) for line in lines if FRAGMENT not in line and "|" not in line]
    return sorted(set(found))


@pytest.mark.parametrize(("where", "body"), python_blocks(), ids=lambda value: value if "\n" not in value else "")
def test_python_blocks_run(where, body, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with contextlib.redirect_stdout(None):
        exec(compile(body, where, "exec"), {})


@pytest.mark.parametrize(("where", "line"), ludo_lines())
def test_ludo_lines_are_understood(where, line, tmp_path, monkeypatch):
    """Parsed by the real parser, with the game's own flags; nothing is carried out."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")  # the one file that is read while a line is parsed
    words = [word for word in shlex.split(line)[1:] if not re.fullmatch(r"[A-Z_]+", word)]
    placeholders = len(shlex.split(line)) - 1 - len(words)
    if placeholders:
        return  # `ludo new NAME`: a form, not a line to type
    app = typer.main.get_command(parser.build(words, common("en")))
    assert isinstance(app, TyperGroup)
    context = app.make_context("ludo", list(words))
    name, command, rest = app.resolve_command(context, list(words))
    assert command is not None
    if not rest:
        return  # `ludo arena`: the command is spoken of
    command.make_context(name, rest, parent=context)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page):
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_files_that_are_named_are_there(page):
    """`engine/cards.py`, `tests/attack/test_seats.py`: paths in backticks."""
    for path in re.findall(r"`([\w./-]+/[\w.-]+\.(?:py|md|toml|html|js|css|ftl))`", page.read_text(encoding="utf-8")):
        if "<" not in path:
            assert any((root / path).exists() for root in (*ROOTS, page.parent)), path
