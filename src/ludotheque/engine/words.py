"""Sentences for people, from Fluent files: the engine's own and, on top of them, a game's."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from functools import cache
from math import floor, log10
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.engine.errors import BadBox, LudoError, UnknownName
from ludotheque.engine.grammar import NO_BREAK, functions, spaced

LANGUAGES = ("fr", "en")
REMEMBERED = 20_000
MOST_PROBLEMS = 100
HERE = Path(__file__).parent.parent / "words"


@cache
def _resource(file: Path) -> Any:
    """A file's sentences, read once for all games that build on them."""
    text = file.read_text(encoding="utf-8")
    return FluentResource(spaced(text) if file.name.endswith(".fr.ftl") else text)


class Words:
    """`words("key", name=value)` gives the sentence; a key that is nowhere gives the key itself."""

    def __init__(self, lang: str, files: tuple[Path, ...]) -> None:
        self.lang = lang
        self._known: dict[Any, str] = {}
        self.bundle = FluentBundle([lang], functions(lang, lambda: self("automaton")), use_isolating=False)
        for file in files:
            if file.exists():
                self.bundle.add_resource(_resource(file), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence; the same one is put together once (pages ask for the same few thousands again and again)."""
        asked = (key, *args.items(), *map(type, args.values())) if args else key
        try:
            known = self._known.get(asked)
        except TypeError:  # an argument that can't be looked up
            return self._sentence(key, args)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[asked] = self._sentence(key, args)
        return known

    def either(self, key: str, otherwise: str) -> str:
        """The sentence, if there is one."""
        return self(key) if self.has(key) else otherwise

    def option(self, name: str, value: Any) -> str:
        """A value of an option for people."""
        shown = ("on" if value else "off") if isinstance(value, bool) else str(value)
        return self.either(f"option-{name}-{shown}", self.either(f"option-{shown}", shown))

    def number(self, value: float, places: int = 0) -> str:
        """A number with so many decimals: 1,234.5 in English, 1 234,5 in French."""
        shown = f"{value:,.{places}f}"
        return shown if self.lang == "en" else shown.translate({ord(","): NO_BREAK, ord("."): ","})

    def figures(self, value: float, count: int = 3) -> str:
        """A number with so many figures that count: 0.0123, 12.3, 1,230."""
        return self.number(value, max(0, count - 1 - floor(log10(abs(value)))) if value else 0)

    def percent(self, share: float, places: int = 1) -> str:
        return self.number(100 * share, places) + (f"{NO_BREAK}%" if self.lang == "fr" else " %")

    def _sentence(self, key: str, args: dict[str, Any]) -> str:
        message = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        if message is None or message.value is None:
            return key
        text, _ = self.bundle.format_pattern(message.value, args)
        return str(text)

    def error(self, error: LudoError) -> str:
        """An error as its sentence; a bad box with a line for each wrong entry."""
        if error.folder is not None and not self.has(error.key):
            return of_folder(error.folder, self.lang).error(error)
        details = {k: self.error(v) if isinstance(v, LudoError) else v for k, v in error.details.items()}
        lines = [self(error.key, **{k: v for k, v in details.items() if k != "problems"})]
        if isinstance(error, BadBox):
            problems = error.details.get("problems", [])
            lines += [f"- {p.where}: " + self(p.key, **p.details) for p in problems[:MOST_PROBLEMS]]
            if len(problems) > MOST_PROBLEMS:
                lines.append(self("box-more-problems", n=len(problems) - MOST_PROBLEMS))
        return "\n".join(lines).encode("utf-8", "replace").decode()  # half a character can't be shown: a question mark


def sentence(words: Words, key: str, args: dict[str, Any], names: Sequence[str], reader: int) -> str:
    """A words key with its arguments as a reader is told it: seats by name, `$you` where it is the reader's."""
    shown = {**args, "you": "yes" if reader >= 0 and args.get("seat") == reader else "no"}
    for name, value in args.items():
        if (name == "seat" or name.endswith("_seat")) and isinstance(value, int):
            shown[name] = names[value] if 0 <= value < len(names) else str(value)
            if name != "seat":
                shown["you_" + name.removesuffix("_seat")] = "yes" if value == reader else "no"
    return words(key, **shown)


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownName("unknown-language", given=lang, allowed=", ".join(LANGUAGES))
    return lang


@cache
def common(lang: str) -> Words:
    """The words that belong to no game."""
    return Words(lang, tuple(sorted(HERE.glob(f"*.{lang}.ftl"))))


@cache
def of_folder(folder: Path, lang: str) -> Words:
    """A game's words, with the common ones underneath."""
    return Words(lang, (*sorted(HERE.glob(f"*.{lang}.ftl")), *sorted(folder.glob(f"words*.{lang}.ftl"))))


def language_of_locale() -> str:
    """French unless the user's locale speaks English (or anything else but French)."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    found = locale.getlocale()[0]
    return "fr" if found and found.lower().startswith("fr") else "en"
