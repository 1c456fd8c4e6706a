"""Records, declared as classes: to readers and type checkers a record has named, typed fields; to NumPy it is one dtype.

    class Position(Record):
        dice: Row = int8(5)  # an array of five
        phase: int = int8()
        score: Score = part(Score.dtype)

Nobody makes an instance: rules get plain objects (`plain.py`) or Numba's records over the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np


class Row(Protocol):
    """Whole numbers in a row."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Whole numbers by two or more indices."""

    def __getitem__(self, at: tuple[int, ...], /) -> int: ...
    def __setitem__(self, at: tuple[int, ...], value: int, /) -> None: ...
    def __len__(self) -> int: ...
    @property
    def shape(self) -> tuple[int, ...]: ...


class Setup(Protocol):
    """The options, as `start` sees them: numbers as they are, words by their index."""

    def __getattr__(self, name: str, /) -> Any: ...


@dataclass(frozen=True)
class Field:
    """How a field is stored."""

    of: Any
    shape: tuple[int, ...]


def int8(*shape: int) -> Any:
    return Field(np.int8, shape)


def int16(*shape: int) -> Any:
    return Field(np.int16, shape)


def int32(*shape: int) -> Any:
    return Field(np.int32, shape)


def int64(*shape: int) -> Any:
    return Field(np.int64, shape)


def float64(*shape: int) -> Any:
    return Field(np.float64, shape)


def part(dtype: np.dtype[Any], *shape: int) -> Any:
    """A record inside the record."""
    return Field(dtype, shape)


class Record:
    """The base of declared records."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        declared = {name: vars(cls)[name] for name in cls.__annotations__}
        cls.dtype = np.dtype([(name, field.of, field.shape) for name, field in declared.items()])
