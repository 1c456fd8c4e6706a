"""Odd values, and ways to spoil what was whole: for making up files, boxes and forms. All chance comes from one Random."""

from __future__ import annotations

import copy
import json
import random
import re
from typing import Any

NUMBERS = [
    0,
    1,
    -1,
    2,
    3,
    7,
    99,
    -128,
    127,
    128,
    255,
    32_767,
    32_768,
    2**31 - 1,
    2**31,
    2**53,
    2**63 - 1,
    2**63,
    -(2**63),
    2**64,
    10**30,
    -(10**30),
    0.5,
    1.0,
    -0.0,
    1e300,
]
TEXTS = [
    "",
    " ",
    "²",
    "٣",
    "1_0",
    "-1",
    "+1",
    "0x1",
    "1e3",
    "9" * 5000,
    "a" * 10_000,
    "\ud800",
    "x\udfff",
    "\x00",
    "a\nb",
    "\r\n",
    "\u202e",
    "🎾",
    "null",
    "true",
    "on",
    "standard",
    "../..",
    "//evil.example",
    "<b>",
    "{{ 7*7 }}",
    "{ $given }",
    "%s%n",
    "'; --",
    "table undo 0",
    "table resign 1",
    "0 pass",
    "² stop",
    "9" * 5000 + " stop",
    "nature 1",
    "dice 6",
    "pass",
    "stop",
]
RAW = [
    b"NaN",
    b"-Infinity",
    b"1e999",
    b"1" * 5000,
    b"[" * 10_000 + b"]" * 10_000,
    b'"\\ud800"',
    b'"\xff"',
    b"\xed\xa0\x80",
    b'{"a": 1, "a": 2}',
    b"",
    b"-",
]
"""What JSON does not know, or knows and Python's reader stumbles over."""
MARK = re.compile(rb'"@raw(\d+)@"')


def odd(rnd: random.Random) -> Any:
    """Anything but what was expected."""
    kind = rnd.randrange(8)
    if kind < 2:
        return rnd.choice(NUMBERS)
    if kind < 5:
        return rnd.choice(TEXTS)
    if kind < 6:
        return f"@raw{rnd.randrange(len(RAW))}@"
    return copy.deepcopy(rnd.choice([None, True, False, [], {}, [[]], {"": None}, [None] * 50, [0] * 2000, {"a": {"b": [1]}}]))


def spoilt(rnd: random.Random, data: Any, times: int = 1) -> Any:
    """A copy with that many entries changed, anywhere in it."""
    data = copy.deepcopy(data)
    for _ in range(times):
        _spoil(rnd, data)
    return data


def _spoil(rnd: random.Random, data: Any) -> None:
    """Walk down at random, then change what is there."""
    while data:
        key = rnd.choice(list(data)) if isinstance(data, dict) else rnd.randrange(len(data))
        inner = data[key]
        if isinstance(inner, (dict, list)) and inner and rnd.random() < 0.8:
            data = inner
            continue
        _change(rnd, data, key)
        return


def _change(rnd: random.Random, data: Any, key: Any) -> None:
    value, kind = data[key], rnd.randrange(6)
    if isinstance(value, int) and rnd.random() < 0.7:  # what may well be allowed
        data[key] = value + rnd.choice([-5, -2, -1, 1, 2, 5, 40])
    elif kind == 0:
        del data[key]
    elif kind <= 2 and isinstance(value, list):
        rnd.shuffle(value)
    elif kind == 3 and isinstance(data, list):
        data.insert(key, copy.deepcopy(rnd.choice(data)))
    elif kind == 4 and isinstance(data, dict):
        data[str(odd(rnd))[:100]] = odd(rnd)
    else:
        data[key] = odd(rnd)


def as_bytes(data: Any) -> bytes:
    """JSON, with the raw pieces where their marks stand."""
    return MARK.sub(lambda found: RAW[int(found[1])], json.dumps(data).encode())


def damaged(rnd: random.Random, raw: bytes) -> bytes:
    """Bytes that were cut off, swapped or mixed up on their way."""
    kind, at = rnd.randrange(4), rnd.randrange(len(raw) + 1)
    if kind == 0:
        return raw[:at]
    if kind == 1:
        return raw[:at] + bytes([rnd.randrange(256)]) + raw[at + 1 :]
    if kind == 2:
        return raw[:at] + rnd.choice(RAW) + raw[at:]
    return raw[at:] + raw[:at]
