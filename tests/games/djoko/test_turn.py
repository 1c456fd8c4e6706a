"""A turn: throws, the die set aside, the Joker, the claim (DJ-10 to DJ-14)."""

from itertools import combinations, combinations_with_replacement

import pytest

from ludotheque import NATURE
from ludotheque.engine import plain
from ludotheque.engine.errors import IllegalMove
from ludotheque.engine.registry import game
from ludotheque.games.djoko.rules.turn import decisions
from tests.games.djoko.helpers import finish, returner_turn, server_turn, serving, throw, told
from tests.support import clause

DJOKO = game("djoko")


def texts(table):
    return [move.text for move in table.moves()]


@clause("DJ-10")
def test_the_server_throws_five_dice_and_sets_one_aside_for_good():
    table = serving()
    assert table.view(0)["to_throw"] == 5
    throw(table, "2 6 4 2 3")
    assert table.view(0)["dice"] == [2, 2, 3, 4, 6]
    assert texts(table) == ["aside 2", "aside 3", "aside 4", "aside 6"]
    table.play("aside 6")
    assert table.view(0)["dice"] == [2, 2, 3, 4]
    table.play("keep -")
    assert table.view(0)["to_throw"] == 4
    throw(table, "1 1 1 1")
    assert table.view(0)["dice"] == [1, 1, 1, 1]
    assert table.view(0)["aside"] == 6


@clause("DJ-11")
def test_the_returner_throws_four_dice_first_and_later():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    assert table.view(1)["to_throw"] == 4
    assert table.view(1)["aside"] == 0, "the server's die is not the returner's"
    throw(table, "1 2 3 5")
    assert not any(text.startswith("aside") for text in texts(table))
    table.play("keep -")
    assert table.view(1)["to_throw"] == 4


@clause("DJ-12")
def test_stop_or_re_throw_any_of_the_four_dice():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    throw(table, "2 2 5 6")
    kept = {
        "keep -",
        "keep 2",
        "keep 5",
        "keep 6",
        "keep 22",
        "keep 25",
        "keep 26",
        "keep 56",
        "keep 225",
        "keep 226",
        "keep 256",
    }
    assert set(texts(table)) == {"stop", *kept}
    with pytest.raises(IllegalMove):
        table.play("keep 55")


@clause("DJ-12")
def test_every_different_choice_of_dice_is_offered_once():
    """For each of the 126 throws of four dice: stop, or keep any set of fewer than four."""
    s, out = plain.new(DJOKO.position), [0] * 40
    for dice in combinations_with_replacement(range(1, 7), 4):
        for i, face in enumerate(dice):
            s.dice[i] = face
        sets = {kept for n in range(4) for kept in combinations(dice, n)}
        wanted = ["stop", *(f"keep {''.join(map(str, kept)) or '-'}" for kept in sets)]
        count = decisions(DJOKO.standard_box.plain, s, out)
        assert sorted(DJOKO.move_text(code) for code in out[:count]) == sorted(wanted)


@clause("DJ-12")
def test_a_die_kept_before_may_be_thrown_later():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    throw(table, "2 2 5 6").play("keep 22")
    throw(table, "3 4").play("keep 34")
    throw(table, "5 6")
    assert table.view(1)["dice"] == [3, 4, 5, 6]


@clause("DJ-12")
def test_three_throws_and_then_the_claim():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    table.s.joker[1] = 0
    throw(table, "1 1 1 1").play("keep 111")
    throw(table, "2").play("keep 111")
    throw(table, "1")
    assert table.view(1)["throws"] == 3
    assert table.view(1)["phase"] == "claim"


@clause("DJ-12")
def test_where_nothing_can_be_claimed_nothing_is_asked():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    throw(table, "1 2 3 5").play("stop")
    assert table.view(-1)["game_number"] == 2


@clause("DJ-13")
def test_the_joker_is_a_fourth_throw_once_a_set():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    throw(table, "1 2 3 5").play("keep 235")
    throw(table, "1").play("keep 235")
    throw(table, "1")
    assert table.view(1)["seats"][1]["joker"]
    assert "keep 235" in texts(table)
    table.play("keep 235")
    assert not table.view(1)["seats"][1]["joker"]
    throw(table, "1")
    assert table.view(-1)["game_number"] == 2, "after the fourth throw the dice stand"
    throw(table, "1 2 3 5 6").play("aside 6")
    for _ in range(2):
        table.play("keep 235")
        throw(table, "1")
    assert table.view(-1)["to_play"] == 0, "without the Joker three throws are all"
    assert told(table, "joker") == [{"seat": 1}]


@clause("DJ-13")
def test_the_joker_is_spent_when_the_fourth_throw_is_made():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    throw(table, "2 2 5 6").play("keep 256")
    throw(table, "2").play("keep 256")
    throw(table, "2")
    table.play("stop")
    assert table.view(1)["seats"][1]["joker"], "stopping after three throws keeps it"


@clause("DJ-13", "DJ-50")
def test_the_automaton_has_no_joker():
    view = serving(1, solo=True).view(0)
    assert [seat["joker"] for seat in view["seats"]] == [True, False]


@clause("DJ-14")
@pytest.mark.parametrize(
    ("dice", "values"),
    [("1 2 2 5", [0, 3]), ("2 2 5 5", [0, 3, 6]), ("2 2 2 5", [0, 3, 6]), ("2 2 2 2", [0, 3, 6, 9]), ("2 3 4 5", [0, 9])],
)
def test_claims_are_the_values_the_dice_contain(dice, values):
    table = server_turn(serving(), "1 1 1 2 3", 3)
    throw(table, dice).play("stop")
    assert texts(table) == [f"claim {value}" for value in values]


@clause("DJ-14")
def test_the_row_of_the_value_needs_a_free_box_whatever_the_combination():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    table.s.boxes[1, 1] = 3
    throw(table, "2 2 5 5").play("stop")
    assert texts(table) == ["claim 0", "claim 3"]


@clause("DJ-14")
def test_a_claim_ticks_a_box_of_its_value():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    returner_turn(table, "2 2 5 5", claim=6)
    assert [row["ticked"] for row in table.view(1)["seats"][1]["rows"]] == [0, 1, 0]


def test_a_move_can_be_taken_back_until_a_die_falls():
    table = serving()
    throw(table, "1 2 2 4 6").play("aside 6")
    table.undo()
    assert table.view(0)["dice"] == [1, 2, 2, 4, 6]
    table.play("aside 1")
    table.play("stop")
    table.undo()
    table.undo()
    assert table.view(0)["phase"] == "aside"
    table.play("aside 1")
    table.play("keep 224")
    assert table.turn == NATURE
    assert not table.can_undo(0)
    throw(table, "1")
    assert not table.can_undo(0)


def test_the_dice_may_be_typed_in_any_order_and_apart():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    throw(table, "2 2 5 6").play("keep 5 2 2")
    assert table.view(1)["dice"] == [2, 2, 5]
    finish(throw(table, "1"))
