"""Whole numbers from outside: the one place where a text becomes a number, and where a value is known to be one.

`str.isdigit` holds for "²" and "٣", `int` takes "1_000" and gives up beyond 4300 digits, and to Python True is 1. Here a
number is a few plain digits, or an int that is no bool.
"""

from __future__ import annotations

from typing import Any

MOST_DIGITS = 9


def whole(text: str) -> int | None:
    """The number (0, 1, 2, ...) a text writes out; None if it is none, or longer than anything here can count."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def signed(text: str) -> int | None:
    """The same with a minus sign allowed."""
    number = whole(text.removeprefix("-"))
    return -number if number is not None and text.startswith("-") else number


def is_number(value: Any, low: int, high: int) -> bool:
    """Whether a value (of a JSON or TOML file) is a whole number from `low` to `high`."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
