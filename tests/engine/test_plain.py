"""Plain records: Python ints over a NumPy record's bytes, strict about what fits."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine import plain
from ludotheque.engine.game import check_layout

Card = np.dtype([("difficulty", np.int8), ("malus", np.int8, (4,))])
Thing = np.dtype([("big", np.int64), ("wide", np.int16, (3, 2)), ("small", np.int8, (4,)), ("cards", Card, (3,))])


@given(st.integers(-(2**63), 2**63 - 1), st.integers(-127, 127), st.integers(-(2**15), 2**15 - 1))
def test_values_reach_the_record(big, small, wide):
    array = np.zeros(1, Thing)
    s = plain.plain(array)
    s.big, s.small[2], s.wide[1, 1], s.cards[2].malus[3] = big, small, wide, small
    assert array["big"][0] == big == s.big
    assert array["small"][0, 2] == small
    assert array["wide"][0, 1, 1] == wide
    assert array["cards"]["malus"][0, 2, 3] == small


def test_what_does_not_fit_raises():
    s = plain.new(Thing)
    with pytest.raises(ValueError, match="invalid value"):
        s.small[0] = 200
    with pytest.raises(IndexError):
        s.small[4] = 1
    with pytest.raises(IndexError):
        _ = s.cards[3]
    with pytest.raises(AttributeError):
        s.bigg = 1
    with pytest.raises(AttributeError, match="bigg"):
        _ = s.bigg
    with pytest.raises(TypeError):
        s.big = 1.5


def test_a_copy_shares_nothing():
    s = plain.new(Thing)
    s.big = 7
    copy = plain.new(Thing, s.raw)
    copy.big = 8
    assert s.big == 7


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ([("a", np.int8)], "multiple of 8"),
        ([("a", np.uint8, (8,))], "signed"),
        ([("a", np.float32, (2,))], "signed"),
        ([("a", np.int8, (4,)), ("b", np.int64), ("c", np.int8, (4,))], "largest"),
    ],
)
def test_layouts_that_would_not_compile_are_refused(fields, problem):
    with pytest.raises(TypeError, match=problem):
        check_layout(np.dtype(fields), "toy")


def test_padding_is_refused():
    with pytest.raises(TypeError, match="padding"):
        check_layout(np.dtype([("a", np.int32), ("b", np.int64), ("c", np.int32)], align=True), "toy")
