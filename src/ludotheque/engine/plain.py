"""A NumPy record seen as a plain object, for the games people play.

Attributes are Python ints, array fields memoryviews over the same bytes, arrays of records tuples of such objects.
A value that doesn't fit its field, an index out of range or a misspelt field raises. No Numba is needed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, overload

import numpy as np

from ludotheque.engine.record import Record

R = TypeVar("R", bound=Record)
FORMATS = {"int8": "b", "int16": "h", "int32": "i", "int64": "q", "uint64": "Q", "float64": "d"}


class Plain:
    """The base of all plain records: `raw` is the bytes, `told` what the rules said in this step."""

    __slots__ = ("raw", "told")
    raw: memoryview
    told: list[tuple[int, ...]]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"this record has no field {name!r}")


@cache
def plain_class(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """The class of plain objects over records of this type; calling it with a buffer makes one."""
    assert dtype.names is not None and dtype.fields is not None
    slots: list[str] = []
    properties: dict[str, property] = {}
    makers: list[tuple[str, Callable[[memoryview], Any]]] = []
    for name in dtype.names:
        field, offset = dtype.fields[name][:2]
        base, shape = field.subdtype or (field, ())
        if base.names:
            makers.append((name, _record_maker(base, shape, offset)))
            slots.append(name)
        elif shape:
            makers.append((name, _array_maker(base, shape, offset)))
            slots.append(name)
        else:
            makers.append(("_" + name, _array_maker(base, (1,), offset)))
            slots.append("_" + name)
            properties[name] = _scalar(name)

    def __init__(self: Any, buffer: Any) -> None:
        self.raw = memoryview(buffer).cast("B")
        self.told = []
        for name, make in makers:
            setattr(self, name, make(self.raw))

    return type("Record", (Plain,), {"__slots__": slots, "__init__": __init__, **properties})


def _record_maker(base: np.dtype[Any], shape: tuple[int, ...], offset: int) -> Callable[[memoryview], Any]:
    cls, size = plain_class(base), base.itemsize
    if not shape:
        return lambda raw: cls(raw[offset : offset + size])
    if len(shape) != 1:
        raise TypeError("arrays of records have one dimension")
    return lambda raw: tuple(cls(raw[offset + i * size : offset + (i + 1) * size]) for i in range(shape[0]))


def _array_maker(base: np.dtype[Any], shape: tuple[int, ...], offset: int) -> Callable[[memoryview], Any]:
    size = base.itemsize * int(np.prod(shape, dtype=int))
    code = FORMATS[base.name]
    if len(shape) == 1:
        return lambda raw: raw[offset : offset + size].cast(code)  # type: ignore[call-overload]
    return lambda raw: raw[offset : offset + size].cast(code, list(shape))  # type: ignore[call-overload]


def _scalar(name: str) -> property:
    space: dict[str, Any] = {}
    exec(f"def get(self): return self._{name}[0]\ndef put(self, value): self._{name}[0] = value", space)
    return property(space["get"], space["put"])


def plain(array: np.ndarray[Any, Any]) -> Any:
    """The one record of `array` as a plain object over the same bytes."""
    return plain_class(array.dtype)(array.view("u1"))


@overload
def new(of: type[R], raw: bytes | memoryview | None = None) -> R: ...
@overload
def new(of: np.dtype[Any], raw: bytes | memoryview | None = None) -> Any: ...
def new(of: Any, raw: bytes | memoryview | None = None) -> Any:
    """A plain record of its own, of a declared record or a dtype: zeroed, or a copy of `raw`."""
    dtype = of if isinstance(of, np.dtype) else of.dtype
    return plain_class(dtype)(bytearray(raw) if raw is not None else bytearray(dtype.itemsize))
