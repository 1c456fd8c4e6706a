"""What can go wrong on the user's side: each error is a message key with its arguments, worded when it is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any


class LudoError(Exception):
    """Something the user can put right. `key` names the sentence in the words files, `details` fill it in."""

    folder: Path | None = None  # of the game in whose words it is told, where they are not everybody's

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        from ludotheque.engine.words import common

        return common("en").error(self)


def quoted(given: Any, most: int = 60) -> str:
    """What was given, short enough to stand in a sentence."""
    try:
        text = str(given)
    except (ValueError, RecursionError):  # a number too long to be written out, a table in a table in a table ...
        return "…"
    return text if len(text) <= most else text[: most - 1] + "…"


class UnknownName(LudoError):
    """A game, an option, a player or a language that does not exist."""


class BadOption(LudoError):
    """An option with a value it cannot have, or values that do not go together."""


class UnreadableMove(LudoError):
    """A text that is no move of this game."""


class IllegalMove(LudoError):
    """A readable move that the rules do not allow now."""


class WrongTurn(LudoError):
    """Somebody else, or nobody, is to move."""


class BadBox(LudoError):
    """A box that cannot be played with; `problems` lists everything that is wrong with it."""


class BadSave(LudoError):
    """A save file that cannot be read or does not replay."""


class NoUndo(LudoError):
    """Nothing of one's own to take back, or a die or another's move lies in between."""
