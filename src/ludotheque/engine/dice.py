"""Random choice, unbiased, in one place.

`below(dice, n)` serves rules that need chance of their own (`deal`, `club`), bots and playouts; `dice` is one 64-bit
word (splitmix64), the same stream plain and compiled. What happens at a table comes from `Nature` instead: the
HMAC-SHA256 of a secret seed and the place in the log, so that anyone can check it when the seed is revealed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

import numpy as np

from ludotheque.engine.rule import rule, twin_of

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


@rule()
def below(dice, n):  # type: ignore[no-untyped-def]
    """A whole number from 0 to n - 1, each equally likely (what lies above the last multiple of n is thrown again)."""
    limit = (1 << 63) - ((1 << 63) % n)
    while True:
        x = (dice[0] + GOLDEN) & MASK
        dice[0] = x
        x = ((x ^ (x >> 30)) * MIX_1) & MASK
        x = ((x ^ (x >> 27)) * MIX_2) & MASK
        x = (x ^ (x >> 31)) >> 1
        if x < limit:
            return x % n


_GOLDEN, _MIX_1, _MIX_2 = np.uint64(GOLDEN), np.uint64(MIX_1), np.uint64(MIX_2)
_S30, _S27, _S31, _ONE = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(1)
_TOP = np.uint64(1 << 63)


@twin_of(below)
def _below(dice, n):  # type: ignore[no-untyped-def]
    limit = _TOP - _TOP % np.uint64(n)
    while True:
        x = dice[0] + _GOLDEN
        dice[0] = x
        x = (x ^ (x >> _S30)) * _MIX_1
        x = (x ^ (x >> _S27)) * _MIX_2
        x = (x ^ (x >> _S31)) >> _ONE
        if x < limit:
            return np.int64(x % np.uint64(n))


def mixed(*numbers: int) -> int:
    """One 64-bit seed out of several numbers: game 7 of seed 3 is the same however many workers there are."""
    data = b"".join((n & ((1 << 128) - 1)).to_bytes(16, "little") for n in numbers)
    return int.from_bytes(hashlib.blake2b(data, digest_size=8).digest(), "little")


def fresh_dice(seed: int | None = None) -> memoryview:
    """A generator's state for plain rules."""
    word = bytearray((secrets.randbits(64) if seed is None else mixed(seed)).to_bytes(8, "little"))
    return memoryview(word).cast("Q")


class Nature:
    """The dice and draws of one table: place in the log and number of outcomes -> outcome, from a secret seed."""

    def __init__(self, seed: str | int | None = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else str(seed)

    @property
    def promise(self) -> str:
        """What is shown before the first move: the hash of the seed."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def pick(self, n: int | str, count: int) -> int:
        """The outcome at place `n` of the log: 0 to count - 1, unbiased by rejection."""
        limit = (1 << 256) - ((1 << 256) % count)
        attempt = 0
        while True:
            message = f"{n}.{attempt}".encode()
            value = int.from_bytes(hmac.new(self.seed.encode(), message, hashlib.sha256).digest(), "big")
            if value < limit:
                return value % count
            attempt += 1


def seeded_array(seed: int) -> np.ndarray[Any, Any]:
    """A generator's state for compiled rules."""
    return np.array([seed & MASK], dtype=np.uint64)
