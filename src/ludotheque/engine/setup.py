"""What is chosen before play, declared once: form, flags, checks and the `setup` record all come from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.engine import plain
from ludotheque.engine.errors import BadOption, UnknownName, quoted

Values = dict[str, Any]
LONGEST_TEXT = 10_000


@dataclass(frozen=True)
class Option:
    """One choice out of `values` (texts, ints or booleans). In the record: ints as they are, texts by their index.

    `when` tells with which values of the other options it matters: {"solo": (False,)}; otherwise its default holds.
    """

    name: str
    values: tuple[Any, ...]
    default: Any
    when: Mapping[str, tuple[Any, ...]] | None = None

    def field(self) -> tuple[Any, ...]:
        return (self.name, np.int64)

    def parse(self, given: Any) -> Any:
        """The value meant by a text or a Python value; BadOption says which there are."""
        text = quoted(given).lower()
        wanted = {"on": "true", "yes": "true", "off": "false", "no": "false"}.get(text, text)
        for value in self.values:
            if str(value).lower() == wanted:
                return value
        raise BadOption("bad-option", option=self.name, given=quoted(given), allowed=", ".join(self.shown()))

    def shown(self) -> list[str]:
        return [("on" if v else "off") if isinstance(v, bool) else str(v) for v in self.values]

    def write(self, record: Any, value: Any) -> None:
        setattr(record, self.name, self.values.index(value) if isinstance(value, str) else int(value))


@dataclass(frozen=True)
class TextOption:
    """A value written as text (a map code): `encode` turns it into `length` ints or raises BadOption.

    Left empty it is drawn from the table's seed by the game's `complete`.
    """

    name: str
    length: int
    encode: Callable[[str, Values], Sequence[int]]
    default: str = ""
    when: Mapping[str, tuple[Any, ...]] | None = None

    def field(self) -> tuple[Any, ...]:
        return (self.name, np.int64, (self.length,))

    def parse(self, given: Any) -> str:
        if not isinstance(given, str):
            raise BadOption("bad-option-text", option=self.name, given=quoted(given))
        if len(given) > LONGEST_TEXT:
            raise BadOption("bad-option-long", option=self.name)
        return given.strip()

    def write(self, record: Any, value: str, values: Values | None = None) -> None:
        if not value:
            return
        cells = getattr(record, self.name)
        for i, number in enumerate(self.encode(value, values or {})):
            cells[i] = number


AnyOption = Option | TextOption


class Options:
    """All options of a game, in the order of the form."""

    def __init__(self, *options: AnyOption) -> None:
        self.all = options
        self.by_name = {o.name: o for o in options}
        fields = [o.field() for o in options] or [("none", np.int64)]
        self.dtype = np.dtype(fields)

    def __iter__(self) -> Any:
        return iter(self.all)

    def parse(self, given: Mapping[str, Any]) -> Values:
        """Every option's value: as given, or its default where it isn't given or doesn't matter."""
        for name in given:
            if name not in self.by_name:
                raise UnknownName("unknown-option", option=quoted(name), allowed=", ".join(self.by_name))
        values: Values = {}
        for option in self.all:
            value = option.parse(given[option.name]) if given.get(option.name) is not None else option.default
            values[option.name] = value if self.matters(option, values) else option.default
        return values

    def is_complete(self, values: Values) -> bool:
        """Whether nothing is left that would be drawn from the table's seed."""
        return all(values[o.name] for o in self.all if isinstance(o, TextOption) and self.matters(o, values))

    def matters(self, option: AnyOption, values: Values) -> bool:
        return all(values.get(name) in allowed for name, allowed in (option.when or {}).items())

    def record(self, values: Values) -> Any:
        """The setup as the rules see it."""
        record = plain.new(self.dtype)
        for option in self.all:
            if isinstance(option, TextOption):
                option.write(record, values[option.name], values)
            else:
                option.write(record, values[option.name])
        return record
