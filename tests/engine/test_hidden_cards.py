"""Hidden cards, proven on a toy game: hide, deal, tell, and questions that depend on public information only."""

from collections import Counter

import numpy as np
import pytest

from ludotheque.engine.cards import UNSEEN
from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.rule import NATURE, OVER, SPECTATOR
from ludotheque.engine.table import new_table
from tests.engine.pairs import GAME, HAND_0, HAND_1, LAID_0


def dealt(*cards):
    """A table with these cards dealt, seat 0 first, in turn."""
    table = new_table(GAME, seed=1)
    table.nature(" ".join(f"draw {c}" for c in cards))
    return table


def random_positions(count=40):
    for seed in range(count):
        table, dice = new_table(GAME, seed=seed), fresh_dice(seed)
        while table.turn != OVER:
            yield table
            codes = table.codes()
            code = codes[below(dice, len(codes))]
            table.nature(code) if table.turn == NATURE else table.play(code)


def test_a_hand_is_hidden_from_the_other_seat_and_from_spectators():
    table = dealt(1, 2, 3, 4, 5, 6)
    assert [c for c in range(12) if table.hidden(0).cards.where[c] == HAND_0] == [1, 3, 5]
    assert HAND_1 not in list(table.hidden(0).cards.where)
    assert list(table.hidden(SPECTATOR).cards.where) == [UNSEEN] * 12
    assert table.hidden(SPECTATOR).cards.count[HAND_1] == 3


def test_a_secret_choice_is_shown_when_both_are_made():
    table = dealt(1, 2, 3, 4, 5, 6)
    table.play("pass"), table.play("pass"), table.play("lay 5")
    assert table.hidden(1).cards.where[5] == UNSEEN
    assert table.hidden(1).cards.count[LAID_0] == 1
    assert table.view(1)["where"][5] == UNSEEN
    table.play("lay 6")
    assert table.hidden(1).cards.where[5] != UNSEEN
    assert table.s.points[1] == 1


def test_hide_twice_is_hide_once_and_deal_gives_it_back():
    for n, table in enumerate(random_positions()):
        for seat in (SPECTATOR, 0, 1):
            hidden = table.hidden(seat)
            once = bytes(hidden.raw)
            GAME.rules.hide(table.box.plain, hidden, seat)
            assert bytes(hidden.raw) == once
            GAME.rules.deal(table.box.plain, hidden, fresh_dice(n))
            assert list(hidden.cards.where).count(UNSEEN) == 0
            GAME.rules.hide(table.box.plain, hidden, seat)
            assert bytes(hidden.raw) == once


def test_deals_are_uniform():
    """Seat 0 holds 1, 3, 5: each of the 84 hands of seat 1 must come equally often."""
    table = dealt(1, 2, 3, 4, 5, 6)
    dice, seen = fresh_dice(5), Counter()
    for _ in range(16_800):
        hidden = table.hidden(0)
        GAME.rules.deal(table.box.plain, hidden, dice)
        seen[tuple(c for c in range(12) if hidden.cards.where[c] == HAND_1)] += 1
    assert len(seen) == 84
    chi2 = sum((n - 200) ** 2 / 200 for n in seen.values())
    assert chi2 < 83 + 6 * (2 * 83) ** 0.5


def test_whom_the_rules_ask_depends_on_public_information_only():
    """Both are asked whether they show the nought, the one without it too; it can only pass."""
    with_nought, without = dealt(0, 2, 3, 4, 5, 6), dealt(1, 2, 3, 4, 5, 6)
    assert with_nought.turn == without.turn == 0
    assert [m.text for m in without.moves()] == ["pass"]
    assert [m.text for m in with_nought.moves()] == ["pass", "show"]
    for table in random_positions(20):
        for seat in (0, 1):
            assert GAME.rules.turn(table.box.plain, table.hidden(seat)) == table.turn


def test_the_story_keeps_the_secret():
    table = dealt(1, 2, 3, 4, 5, 6)
    table.play("pass"), table.play("pass"), table.play("lay 5")
    mine, theirs = table.story(0), table.story(1)
    assert mine[-1]["text"] == "Player 1 lays 5."
    assert theirs[-1]["text"] == "Player 1 lays a card face down."
    assert theirs[-1]["args"]["card"] is None
    assert mine[0]["text"] == "You draw 1."
    assert theirs[0]["text"] == "Player 1 draws a card."
    assert theirs[-1]["clauses"] == ["TY-02"]


def test_undo_never_takes_back_a_reveal():
    table = dealt(1, 2, 3, 4, 5, 6)
    table.play("pass"), table.play("pass"), table.play("lay 5")
    assert not table.can_undo(0), "the turn has passed on"
    table.play("lay 6")
    assert not table.can_undo(1), "the other card was shown"


def test_plain_and_compiled_agree_on_sub_records():
    rules, box = compiled(GAME), GAME.standard_box.array
    for seed in range(30):
        table, dice = new_table(GAME, seed=seed), fresh_dice(seed)
        twin = np.zeros(1, GAME.position)
        rules.start(box[0], np.zeros(1, GAME.options.dtype)[0], twin[0])
        while table.turn != OVER:
            codes = table.codes()
            code = codes[below(dice, len(codes))]
            table.nature(code) if table.turn == NATURE else table.play(code)
            rules.play(box[0], twin[0], code)
            assert twin.tobytes() == bytes(table.s.raw)
            hidden = twin.copy()
            rules.hide(box[0], hidden[0], 1)
            assert hidden.tobytes() == bytes(table.hidden(1).raw)


def test_a_changed_box_needs_no_recompiling():
    from numba.core.dispatcher import Dispatcher

    rules = compiled(GAME)
    other = GAME.box({"bonus": 4})
    assert isinstance(rules.play, Dispatcher)
    table = dealt(0, 2, 3, 4, 5, 6)
    for box, expected in ((GAME.standard_box, 1), (other, 4)):
        array = np.frombuffer(bytes(table.s.raw), GAME.position).copy()
        rules.play(box.array[0], array[0], GAME.read_move("show"))
        assert array["points"][0, 0] == expected
    assert len(rules.play.signatures) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_own_moves_survive_hiding(seat):
    out = memoryview(bytearray(8 * 12)).cast("q")
    for table in random_positions(20):
        if table.turn == seat:
            hidden = table.hidden(seat)
            assert list(out[: GAME.rules.moves(table.box.plain, hidden, out)]) == table.codes()
