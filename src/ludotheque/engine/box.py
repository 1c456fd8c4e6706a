"""A game's components: `box.toml` -> one record, checked entry by entry.

A class declares every key once:

    class Box(Components):
        faces: int = integer(2, 9)
        values: Row = integers(integer(1, 9), 3)
        cards: Sequence[Card] = rows(Card, 60)

From it come the record that rules see, the checks of a file and the description of the API. Names and notes for people
(`name`, `note`, `provenance`, ...) may stand in any table; they stay in `Box.data` for the views and don't reach the rules.
All wrong entries are reported at once.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from ludotheque.engine import plain
from ludotheque.engine.errors import BadBox, quoted
from ludotheque.engine.numbers import is_number

TEXTS = ("name", "name_fr", "name_en", "note", "note_fr", "note_en", "provenance", "text_fr", "text_en")
FOR_PEOPLE = (*TEXTS, "printed")
LONGEST_TEXT = 500
MOST_UNKNOWN = 20  # keys of one table that are named when they aren't known


@dataclass(frozen=True)
class Problem:
    """One wrong entry: where it is, what stands there and what was expected, as words keys."""

    where: str
    key: str
    details: dict[str, Any]


@dataclass(frozen=True)
class Int:
    """A whole number from `low` to `high`."""

    low: int
    high: int
    default: int | None = None
    shape: tuple[int, ...] = ()

    def encode(self, value: Any, where: str, problems: list[Problem]) -> int:
        if is_number(value, self.low, self.high):
            return int(value)
        key = "box-out-of-range" if isinstance(value, int) and not isinstance(value, bool) else "box-not-a-number"
        problems.append(Problem(where, key, {"given": _short(value), "low": self.low, "high": self.high}))
        return self.low


@dataclass(frozen=True)
class Name:
    """One of these words; in the record its index."""

    words: tuple[str, ...]
    default: str | None = None
    shape: tuple[int, ...] = ()

    def encode(self, value: Any, where: str, problems: list[Problem]) -> int:
        if value in self.words:
            return self.words.index(value)
        problems.append(Problem(where, "box-not-a-word", {"given": _short(value), "allowed": ", ".join(self.words)}))
        return 0


@dataclass(frozen=True)
class Flags:
    """A list of these words; in the record a bit each."""

    words: tuple[str, ...]
    default: tuple[str, ...] | None = None
    shape: tuple[int, ...] = ()

    def encode(self, value: Any, where: str, problems: list[Problem]) -> int:
        if not isinstance(value, (list, tuple)) or any(w not in self.words for w in value):
            problems.append(Problem(where, "box-not-words", {"given": _short(value), "allowed": ", ".join(self.words)}))
            return 0
        return sum(1 << i for i, word in enumerate(self.words) if word in value)


@dataclass(frozen=True)
class Numbers:
    """A list of exactly `length` entries of one kind (or of at most that many: the rest is `fill`)."""

    of: Any
    length: int
    exact: bool = True
    fill: int = 0
    default: list[Any] | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.length, *self.of.shape)


@dataclass(frozen=True)
class WorkedOut:
    """Whole numbers that no file gives: the game's `box_check` works them out from the rest (tables for its judgement)."""

    shape: tuple[int, ...]


@dataclass(frozen=True)
class Rows:
    """A list of tables of one kind: exactly `length`, or from `least` to `length`. `n_<key>` counts them."""

    fields: Mapping[str, Any]
    length: int
    least: int | None = None


Schema = Mapping[str, Any]


class Components:
    """The base of declared boxes, and of the tables inside them."""

    schema: ClassVar[Schema] = {}

    def __init_subclass__(cls) -> None:
        own = {key: vars(cls)[key] for key in cls.__annotations__ if key in vars(cls)}
        cls.schema = {**cls.schema, **own}


def integer(low: int, high: int, default: int | None = None) -> Any:
    return Int(low, high, default)


def word(words: tuple[str, ...], default: str | None = None) -> Any:
    return Name(words, default)


def flags(words: tuple[str, ...], default: tuple[str, ...] | None = None) -> Any:
    return Flags(words, default)


def integers(of: Any, length: int, *, exact: bool = True, default: list[Any] | None = None) -> Any:
    return Numbers(of, length, exact, default=default)


def worked_out(*shape: int) -> Any:
    return WorkedOut(shape)


def table(of: type[Components]) -> Any:
    return of.schema


def rows(of: type[Components], length: int, least: int | None = None) -> Any:
    """Declare `n_<key>: int` beside it where the rules need to know how many there are."""
    return Rows(of.schema, length, least)


def record_type(schema: Schema) -> np.dtype[Any]:
    """The record that holds a box of this schema."""
    fields: list[Any] = []
    for key, kind in schema.items():
        if isinstance(kind, Rows):
            fields.append((key, record_type(kind.fields), (kind.length,)))
            fields.append(("n_" + key, np.int64))
        elif isinstance(kind, Mapping):
            fields.append((key, record_type(kind)))
        else:
            fields.append((key, np.int64, kind.shape) if kind.shape else (key, np.int64))
    return np.dtype(fields)


def _short(value: Any) -> str:
    try:
        return quoted(json.dumps(value, ensure_ascii=False, default=str))
    except (ValueError, RecursionError):
        return quoted(value)


def _fill(schema: Schema, data: Any, record: Any, where: str, problems: list[Problem]) -> None:
    if not isinstance(data, dict):
        problems.append(Problem(where, "box-not-a-table", {"given": _short(data)}))
        return
    _check_others(schema, data, where, problems)
    for key, kind in schema.items():
        value, here = data.get(key), _at(where, key)
        if isinstance(kind, WorkedOut):
            continue
        if isinstance(kind, Rows):
            _fill_rows(kind, value, record, key, here, problems)
        elif isinstance(kind, Mapping):
            _fill(kind, value if value is not None else {}, getattr(record, key), here, problems)
        else:
            value = kind.default if value is None else value
            if value is None:
                problems.append(Problem(here, "box-missing-key", {}))
            elif isinstance(kind, Numbers):
                _fill_list(kind, value, getattr(record, key), here, problems)
            else:
                setattr(record, key, kind.encode(value, here, problems))


def _check_others(schema: Schema, data: dict[str, Any], where: str, problems: list[Problem]) -> None:
    """The keys that don't reach the rules: short texts for people, and none that nobody knows."""
    known = [key for key, kind in schema.items() if not isinstance(kind, WorkedOut)]
    for key in [key for key in data if key not in known and key not in FOR_PEOPLE][:MOST_UNKNOWN]:
        problems.append(Problem(_at(where, quoted(key)), "box-extra-key", {"allowed": ", ".join(known)}))
    printed = data.get("printed", [])
    if not isinstance(printed, list) or not all(key in known for key in printed):
        problems.append(
            Problem(_at(where, "printed"), "box-not-words", {"given": _short(printed), "allowed": ", ".join(known)})
        )
    for key in TEXTS:
        text = data.get(key, "")
        if key not in schema and not (isinstance(text, str) and len(text) <= LONGEST_TEXT):
            problems.append(Problem(_at(where, key), "box-not-a-text", {"given": _short(text), "most": LONGEST_TEXT}))


def _fill_rows(kind: Rows, value: Any, record: Any, key: str, where: str, problems: list[Problem]) -> None:
    least = kind.length if kind.least is None else kind.least
    if not isinstance(value, list) or not least <= len(value) <= kind.length:
        given = len(value) if isinstance(value, list) else _short(value)
        problems.append(Problem(where, "box-wrong-count", {"given": given, "least": least, "most": kind.length}))
        if not isinstance(value, list):
            return
    setattr(record, "n_" + key, min(len(value), kind.length))
    for i, row in enumerate(value[: kind.length]):
        _fill(kind.fields, row, getattr(record, key)[i], f"{where}[{i + 1}]", problems)


def _fill_list(kind: Numbers, value: Any, cells: Any, where: str, problems: list[Problem]) -> None:
    good = isinstance(value, (list, tuple)) and (len(value) == kind.length or (not kind.exact and len(value) < kind.length))
    if not good:
        given = len(value) if isinstance(value, (list, tuple)) else _short(value)
        least = kind.length if kind.exact else 0
        problems.append(Problem(where, "box-wrong-count", {"given": given, "least": least, "most": kind.length}))
        return
    for i in range(kind.length):
        here = f"{where}[{i + 1}]"
        if i >= len(value):
            _put(cells, (i,), kind.of.shape, kind.fill)
        elif isinstance(kind.of, Numbers):
            for j, inner in enumerate(value[i] if isinstance(value[i], list) else []):
                if j < kind.of.length:
                    cells[i, j] = kind.of.of.encode(inner, f"{here}[{j + 1}]", problems)
            if not isinstance(value[i], list) or len(value[i]) != kind.of.length:
                details = {"given": _short(value[i]), "least": kind.of.length, "most": kind.of.length}
                problems.append(Problem(here, "box-wrong-count", details))
        else:
            cells[i] = kind.of.encode(value[i], here, problems)


def _put(cells: Any, index: tuple[int, ...], shape: tuple[int, ...], fill: int) -> None:
    if not shape:
        cells[index[0]] = fill
        return
    for j in range(shape[0]):
        cells[(*index, j)] = fill


def _at(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


class Box:
    """One set of components: what stood in the file (`data`), the record for the rules, and its hash."""

    def __init__(self, data: dict[str, Any], schema: Schema, check: Check | None = None, source: str = "box") -> None:
        self.data = data
        self.array = np.zeros(1, record_type(schema))
        self.plain = plain.plain(self.array)
        problems: list[Problem] = []
        _fill(schema, data, self.plain, "", problems)
        if not problems and check is not None:
            problems.extend(check(data, self.plain))
        if problems:
            raise BadBox("bad-box", source=source, problems=problems)

    @cached_property
    def hash(self) -> str:
        return hashlib.sha256(canonical(self.data).encode()).hexdigest()

    def known_as(self, name: str) -> None:
        """A box made again keeps the hash that files and tables know it by."""
        self.__dict__["hash"] = name


Check = Callable[[dict[str, Any], Any], list[Problem]]


def canonical(data: Any) -> str:
    """JSON that is the same text for the same content."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file's content, or a BadBox that says why there is none."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as problem:  # also long numbers and deep nesting
        raise BadBox("box-unreadable", source=str(path), reason=str(problem), problems=[]) from problem
