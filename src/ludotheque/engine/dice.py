"""Random choice, unbiased, in one place.

`below(dice, n)` serves rules that need chance of their own (`deal`, `club`), bots and the arena; `dice` is one 64-bit
word (splitmix64), the same stream plain and compiled. What happens at a table comes from `Nature` instead: the
HMAC-SHA256 of a secret seed and the place in the log, so that anyone can check it when the seed is revealed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Any

import numpy as np

from ludotheque.engine.errors import BadOption
from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule, twin_of

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
HALF = (1 << 32) - 1
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
LONGEST_SEED = 200


@rule()
def below(dice: Row, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely: a 32-bit word times n, its upper half; the few words that
    would favour some numbers are thrown again."""
    while True:
        x = (dice[0] + GOLDEN) & MASK
        dice[0] = x
        x = ((x ^ (x >> 30)) * MIX_1) & MASK
        x = ((x ^ (x >> 27)) * MIX_2) & MASK
        product = ((x ^ (x >> 31)) >> 32) * n
        low = product & HALF
        if low >= n or low >= (HALF + 1) % n:
            return product >> 32


_GOLDEN, _MIX_1, _MIX_2, _HALF = np.uint64(GOLDEN), np.uint64(MIX_1), np.uint64(MIX_2), np.uint64(HALF)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_WORD = np.uint64(HALF + 1)


@twin_of(below)
def _below(dice: Any, n: int) -> Any:
    count = np.uint64(n)
    while True:
        x = dice[0] + _GOLDEN
        dice[0] = x
        x = (x ^ (x >> _S30)) * _MIX_1
        x = (x ^ (x >> _S27)) * _MIX_2
        product = ((x ^ (x >> _S31)) >> _S32) * count
        low = product & _HALF
        if low >= count or low >= _WORD % count:
            return np.int64(product >> _S32)


def mixed(*numbers: int) -> int:
    """One 64-bit seed out of several numbers: game 7 of seed 3 is the same however many workers there are."""
    data = b"".join((n & ((1 << 128) - 1)).to_bytes(16, "little") for n in numbers)
    return int.from_bytes(hashlib.blake2b(data, digest_size=8).digest(), "little")


def game_seeds(seed: int, first: int, last: int) -> np.ndarray[Any, Any]:
    """The generator's state at the start of games number first to last - 1 of a seed."""
    with np.errstate(over="ignore"):
        x = np.uint64(mixed(seed)) + np.arange(first, last, dtype=np.uint64) * _GOLDEN
        x = (x ^ (x >> _S30)) * _MIX_1
        x = (x ^ (x >> _S27)) * _MIX_2
        return np.asarray(x ^ (x >> _S31), np.uint64)


def fresh_dice(seed: int | None = None) -> memoryview:
    """A generator's state for plain rules."""
    word = bytearray((secrets.randbits(64) if seed is None else mixed(seed)).to_bytes(8, "little"))
    return memoryview(word).cast("Q")


@lru_cache(maxsize=4096)
def _hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


class Nature:
    """The dice and draws of one table: place in the log and number of outcomes -> outcome, from a secret seed."""

    def __init__(self, seed: str | int | None = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else _seed_text(seed)

    @property
    def promise(self) -> str:
        """What is shown before the first move: the hash of the seed."""
        return _hash(self.seed)

    def pick(self, n: int | str, count: int) -> int:
        """The outcome at place `n` of the log: 0 to count - 1, unbiased by rejection."""
        limit = (1 << 256) - ((1 << 256) % count)
        attempt = 0
        while True:
            message = f"{n}.{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.seed.encode(), message, "sha256"), "big")
            if value < limit:
                return value % count
            attempt += 1


def _seed_text(seed: str | int) -> str:
    """A seed as text that can be hashed, kept and shown."""
    try:
        text = str(seed)
    except ValueError:  # a number of more digits than Python writes out
        text = ""
    if not (0 < len(text) <= LONGEST_SEED and text.isprintable()):
        raise BadOption("bad-seed", most=LONGEST_SEED)
    return text


def seeded_array(seed: int) -> np.ndarray[Any, Any]:
    """A generator's state for compiled rules."""
    return np.array([seed & MASK], dtype=np.uint64)
