"""Constants in groups: `Phase.THROW`, `Kind.TACLE`. To rules they are ints; to people they have a text.

Compiled rules get a group as a module of plain ints (`compiled.py`): a member compares, adds up and is stored like any int.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property
from typing import Any


class Names(IntEnum):
    """Constants of one group, counted from 0 where `auto()` numbers them."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return last_values[-1] + 1 if last_values else 0

    @cached_property
    def text(self) -> str:
        """The name as views, files and words keys have it: `TIE_BREAK` is `tie-break`."""
        return self.name.lower().replace("_", "-")


class Tellings(Names):
    """What the rules of a game can tell, each kind with the names of its arguments and its clauses:

        class Told(Tellings):
            TOSS = telling("seat face", "DJ-03")

    Its words key is `told-` and its text, or the `key` given. An argument named `seat` (or ending in `_seat`) is a seat;
    `private` ones reach only the one named by `seat`.
    """

    def __new__(cls, *declared: Any) -> Tellings:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        return member

    def __init__(self, args: str, clauses: tuple[str, ...], private: str, key: str) -> None:
        self.args, self.clauses, self.private = tuple(args.split()), clauses, tuple(private.split())
        self.key = key or self.text


def telling(args: str, *clauses: str, private: str = "", key: str = "") -> Any:
    """One kind of thing the rules can tell, as a member of `Tellings`."""
    return args, clauses, private, key
