"""The terminal: what is printed, what is asked, in which words."""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.text import Text

from ludotheque.engine.errors import LudoError
from ludotheque.engine.numbers import whole
from ludotheque.engine.words import Words, check_language, common, language_of_locale

CLEAR_WITH_SCROLLBACK = "\x1b[2J\x1b[3J\x1b[H"


class EndOfInput(Exception):
    """Nothing more will be typed."""


def words_for(lang: str | None) -> Words:
    return common(check_language(lang or language_of_locale()))


def complain(text: str) -> None:
    """One sentence to stderr."""
    with contextlib.suppress(OSError):
        print(text, file=sys.stderr, flush=True)


def number(text: str, most: int) -> int | None:
    """A number from 1 to `most`, if that is what was typed."""
    typed = whole(text)
    return typed if typed is not None and 1 <= typed <= most else None


class InWords(logging.Handler):
    """What the house logs, as one sentence instead of a traceback."""

    def __init__(self, words: Words) -> None:
        super().__init__(logging.WARNING)
        self.words = words

    def emit(self, record: logging.LogRecord) -> None:
        reason = f" ({record.exc_info[1]})" if record.exc_info else ""
        complain(self.words("cli-log", message=record.getMessage() + reason))


@contextlib.contextmanager
def log_in_words(words: Words) -> Iterator[None]:
    logger, handler = logging.getLogger("ludotheque"), InWords(words)
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)


class Screen:
    """A console, and the words of the game in play (or those that belong to no game)."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False, emoji=False, markup=False)

    @property
    def lang(self) -> str:
        return self.words.lang

    @property
    def interactive(self) -> bool:
        """Whether a person sits there: then we ask, otherwise we take what was given."""
        return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, key: str, style: str = "", whole: bool = False, **args: Any) -> None:
        """A sentence; `whole` lines aren't broken (commands to copy)."""
        self.console.print(Text(self.words(key, **args), style=style), soft_wrap=whole)

    def show(self, *things: Any) -> None:
        for thing in things:
            self.console.print(thing)

    def error(self, problem: LudoError) -> None:
        self.console.file.flush()
        complain(self.words.error(problem))

    def ask(self, prompt: str = "> ") -> str:
        """A line that was typed, without the blanks around it; EndOfInput when there are no more.

        What isn't text (half a letter, a byte of another encoding) becomes a question mark: it is refused like any word.
        """
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401
        self.console.file.flush()
        try:
            return input(prompt).encode("utf-8", "replace").decode().strip()
        except UnicodeDecodeError:
            return "?" * 3
        except (EOFError, OSError, ValueError, RuntimeError):  # the end, or a terminal that is gone
            self.console.print()
            raise EndOfInput from None
        except KeyboardInterrupt:
            self.console.print()
            raise

    def yes(self, key: str, **args: Any) -> bool:
        """Yes unless no was typed."""
        answer = self.ask(self.words(key, **args) + " ")
        return not answer.lower().startswith("n")

    def sure(self, key: str, **args: Any) -> bool:
        """No unless yes was typed."""
        return self.ask(self.words(key, **args) + " ").lower().startswith(("y", "o"))

    def clear(self) -> None:
        """An empty screen that can't be scrolled back."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR_WITH_SCROLLBACK)
            self.console.file.flush()
        else:
            self.console.rule(style="dim")
