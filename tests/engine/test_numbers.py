"""Numbers from outside: a few plain digits, nothing that Python merely takes for digits."""

import pytest

import ludotheque
from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.numbers import is_number, signed, whole

NO_NUMBERS = ["", " ", "²", "٣", "１", "1_0", " 1", "1 ", "+1", "0x1", "1.0", "9" * 10, "9" * 5000, "\ud800"]


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_what_is_no_number(text):
    assert whole(text) is None and signed(text) is None and signed("-" + text) is None


def test_what_is():
    assert [whole(text) for text in ("0", "7", "007", "999999999")] == [0, 7, 7, 999_999_999]
    assert whole("-1") is None and signed("-1") == -1 and signed("--1") is None and signed("-0") == 0


def test_values_of_files():
    assert is_number(3, 0, 3) and not is_number(4, 0, 3)
    assert not any(is_number(value, 0, 1) for value in (True, False, 1.0, "1", None, [1], 10**30))


NO_MOVES = ["²", "٣", "9" * 5000, "keep ²", "keep 2²", "aside ²", "claim ²", "claim " + "9" * 5000, "u² a1", "u1 a²"]


@pytest.mark.parametrize("name", list(ludotheque.all_games()))
@pytest.mark.parametrize("text", NO_MOVES)
def test_no_game_takes_them_for_moves(name, text):
    with pytest.raises(UnreadableMove):
        ludotheque.game(name).read_move(text)
