"""Random choice is unbiased, the same plain and compiled, and a table's dice can be checked."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.dice import Nature, _below, below, fresh_dice, game_seeds, mixed


def test_plain_and_compiled_throw_the_same():
    from numba import njit

    fast = njit(_below)
    plain, compiled = fresh_dice(1), np.array([mixed(1)], np.uint64)
    for n in (1, 2, 3, 6, 7, 20, 100, 65_537, 3_000_000_000) * 200:
        assert below(plain, n) == fast(compiled, n)
    assert plain[0] == int(compiled[0])


@pytest.mark.parametrize("n", [2, 3, 6, 12, 20])
def test_every_face_is_equally_likely(n):
    dice, throws = fresh_dice(7), 6000 * n
    seen = Counter(below(dice, n) for _ in range(throws))
    chi2 = sum((seen[f] - 6000) ** 2 / 6000 for f in range(n))
    assert chi2 < (n - 1) + 6 * (2 * (n - 1)) ** 0.5


@given(st.integers(1, 1000), st.integers(0, 2**63))
def test_below_stays_below(n, seed):
    assert 0 <= below(fresh_dice(seed), n) < n


def test_a_games_seed_does_not_depend_on_how_the_work_is_divided():
    whole = game_seeds(5, 0, 1000)
    parts = np.concatenate([game_seeds(5, 0, 7), game_seeds(5, 7, 400), game_seeds(5, 400, 1000)])
    assert (whole == parts).all()
    assert len(set(whole.tolist())) == 1000


def test_nature_keeps_its_promise():
    nature = Nature("secret")
    assert nature.pick(3, 6) == Nature("secret").pick(3, 6)
    assert nature.promise == Nature("secret").promise != Nature("other").promise
    assert "secret" not in nature.promise


def test_nature_is_unbiased():
    seen = Counter(Nature("a").pick(i, 6) for i in range(12_000))
    assert sum((seen[f] - 2000) ** 2 / 2000 for f in range(6)) < 5 + 6 * 10**0.5


def test_fresh_seeds_differ():
    assert Nature().seed != Nature().seed
