"""`ludo new NAME`: a package for a game of your own, laid out from the smallest one, Pig."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

import ludotheque
from ludotheque.cli.parser import Misused
from ludotheque.cli.play import Lang
from ludotheque.cli.screen import Screen, words_for
from ludotheque.engine import registry
from ludotheque.engine.files import write_bytes

NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
PATTERN = "pig"
HERE = Path(ludotheque.__file__).parent
PLACES = (HERE / "examples" / PATTERN, HERE.parents[1] / "examples" / PATTERN)  # as installed, and in a checkout
ENDINGS = (".py", ".toml", ".md", ".ftl", ".html", ".css")


def new(
    name: Annotated[str, Argument(help="cli-flag-new-name")],
    folder: Annotated[str | None, Option("--folder", help="cli-flag-folder", metavar="FOLDER")] = None,
    lang: Lang = None,
) -> None:
    screen = Screen(words_for(lang))
    taken = {PATTERN, *registry.names(), *sys.stdlib_module_names, *keyword.kwlist}
    if not NAME.fullmatch(name) or name in taken:
        raise Misused("cli-new-bad-name", given=name)
    target = Path(folder or name)
    if target.exists():
        raise Misused("cli-new-exists", path=str(target))
    pattern = next(place for place in PLACES if place.is_dir())
    for file in sorted(pattern.rglob("*")):
        if file.suffix in ENDINGS and "__pycache__" not in file.parts:
            place = target / renamed(str(file.relative_to(pattern)), name)
            place.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(place, renamed(file.read_text(encoding="utf-8"), name).encode())
    screen.say("cli-new-done", path=str(target), name=name)


def renamed(text: str, name: str) -> str:
    """What is said of Pig, said of another game: its package, its title, the letters of its clauses."""
    letters = (name.replace("_", "") + "x").upper()[:2]
    title = name.replace("_", " ").capitalize()
    text = re.sub(r"\bPG-(\d\d)", rf"{letters}-\1", text)
    return re.sub(r"(?<![a-z])pig(?![a-z])", name, text).replace("Pig", title)
