"""Marks: physical, technique, recovery, total (DJ-20 to DJ-25)."""

import pytest

from ludotheque.engine import plain
from ludotheque.engine.registry import game
from ludotheque.games.djoko import marks
from ludotheque.games.djoko.view import combination
from tests.games.djoko.helpers import games, play_game, returner_turn, server_turn, serving, throw, told
from tests.support import clause

DJOKO = game("djoko")
BOX = DJOKO.standard_box.plain


def lying(dice: str):
    """A position with these four dice on the table."""
    s = plain.new(DJOKO.position)
    for i, face in enumerate(sorted(int(d) for d in dice.split())):
        s.dice[i] = face
    s.on_table = 4
    return s


@clause("DJ-20")
@pytest.mark.parametrize(("dice", "mark"), [("1 1 6 6", 2), ("2 5 5 6", 7), ("6 6 6 6", 12), ("4 5 5 6", 9)])
def test_physical_is_the_sum_of_the_two_lowest(dice, mark):
    assert marks.physical_of(BOX, lying(dice)) == mark


@clause("DJ-21", "DJ-23")
@pytest.mark.parametrize(
    ("dice", "values"),
    [
        ("1 3 4 6", []),
        ("2 2 5 6", [3]),
        ("2 2 5 5", [3, 6]),
        ("2 2 2 5", [3, 6]),
        ("1 2 3 4", [9]),
        ("3 4 5 6", [9]),
        ("2 2 2 2", [3, 6, 9]),
        ("1 2 3 5", []),
        ("2 2 3 4", [3]),
    ],
)
def test_what_the_dice_contain(dice, values):
    assert [v for v in BOX.values if marks.contains(BOX, lying(dice), v)] == values


@clause("DJ-21", "DJ-23")
@pytest.mark.parametrize(
    ("dice", "values"),
    [
        ("1 3 4 6", []),
        ("1 1 5 6", [1]),
        ("1 5 5 6", [1]),
        ("1 4 6 6", [1]),
        ("2 2 5 5", [1, 2]),
        ("2 2 2 5", [1, 3]),
        ("1 6 6 6", [1, 3]),
        ("3 4 5 6", [4]),
        ("2 2 2 2", [1, 2, 3, 5]),
    ],
)
def test_every_combination_has_its_own_value(dice, values):
    """Printed, two pairs and three of a kind are worth the same; here no two of them are."""
    data = {**DJOKO.standard_box.data, "pair": 1, "two_pairs": 2, "three": 3, "straight": 4, "four": 5}
    for three in ([1, 2, 3], [3, 4, 5], [5, 1, 4]):
        box, s = DJOKO.box({**data, "values": three}).plain, lying(dice)
        assert [v for v in box.values if marks.contains(box, s, v)] == [v for v in three if v in values]
        claimed = [v for row, v in enumerate(box.values) if (marks.claimable(box, s) >> row) & 1]
        assert claimed == [v for v in three if v in values]


@clause("DJ-21")
def test_one_technique_at_most_in_a_game():
    table = server_turn(serving(), "1 2 2 2 2", 1, claim=6)
    assert table.view(-1)["to_play"] == 1
    assert sum(row["ticked"] for row in table.view(0)["seats"][0]["rows"]) == 1


@clause("DJ-22")
@pytest.mark.parametrize(("row", "value", "boxes", "dice"), [(0, 3, 4, "1 2 2 6"), (1, 6, 3, "2 2 2 6"), (2, 9, 2, "2 3 4 5")])
def test_rows_have_four_three_and_two_boxes(row, value, boxes, dice):
    table = server_turn(serving(), "1 1 1 2 3", 3)
    table.s.boxes[1, row] = boxes - 1
    throw(table, dice).play("stop")
    assert f"claim {value}" in [m.text for m in table.moves()]
    table.play(f"claim {value}")
    assert table.view(1)["seats"][1]["rows"][row] == {"value": value, "ticked": boxes, "boxes": boxes}


@clause("DJ-22")
def test_a_full_row_cannot_be_claimed():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    for row, boxes in enumerate((4, 3, 2)):
        table.s.boxes[1, row] = boxes
    throw(table, "2 2 2 2").play("stop")
    assert table.view(-1)["game_number"] == 2, "nothing left to claim, nothing asked"


@clause("DJ-23")
@pytest.mark.parametrize(
    ("dice", "value", "name"),
    [
        ("2 2 2 2", 9, "four"),
        ("2 2 2 2", 6, "three"),
        ("2 2 2 2", 3, "pair"),
        ("2 2 2 5", 6, "three"),
        ("2 2 2 5", 3, "pair"),
        ("2 2 5 5", 6, "two-pairs"),
        ("2 2 5 5", 3, "pair"),
        ("2 3 4 5", 9, "straight"),
        ("2 2 2 2", 0, "none"),
    ],
)
def test_a_claim_may_be_declined_or_lowered(dice, value, name):
    table = server_turn(serving(), "1 1 1 2 3", 3)
    returner_turn(table, dice, claim=value)
    assert told(table, "marks")[-1]["technique"] == value
    assert combination(BOX, [int(d) for d in dice.split()], value) == name


@clause("DJ-23")
def test_four_in_a_row_can_only_be_claimed_as_such():
    table = server_turn(serving(), "1 1 1 2 3", 3)
    throw(table, "3 4 5 6").play("stop")
    assert [m.text for m in table.moves()] == ["claim 0", "claim 9"]


@clause("DJ-24")
@pytest.mark.parametrize(
    ("throws", "highest", "recovery"),
    [
        (1, 10, 4),
        (1, 4, 4),
        (1, 11, 3),
        (1, 12, 2),
        (2, 10, 3),
        (2, 11, 2),
        (2, 12, 1),
        (3, 9, 2),
        (3, 11, 1),
        (3, 12, 0),
        (4, 10, 2),
        (4, 12, 0),
    ],
)
def test_recovery_by_throws_and_intensity(throws, highest, recovery):
    assert marks.recovery_of(BOX, throws, highest) == recovery


@clause("DJ-24")
def test_the_die_set_aside_never_counts():
    table = server_turn(serving(), "1 2 4 6 6", 6)
    assert told(table, "recovery")[-1] == {"seat": 0, "recovery": 4, "throws": 1, "highest": 10}, "6 and 4, not 6 and 6"


@clause("DJ-25")
def test_the_total_is_recovery_physical_and_technique_and_the_higher_wins():
    table = server_turn(serving(), "2 2 2 5 6", 6, claim=3)
    assert told(table, "marks")[-1] == {"seat": 0, "recovery": 4, "physical": 4, "technique": 3, "total": 11}
    returner_turn(table, "3 5 5 6", claim=3)
    assert told(table, "marks")[-1]["total"] == 15
    assert games(table) == (0, 1)


@clause("DJ-25")
@pytest.mark.parametrize("seat", [0, 1])
def test_equal_totals_go_to_the_server(seat):
    table = server_turn(serving(seat), "1 1 1 2 3", 3)
    returner_turn(table, "1 1 3 5")
    assert table.s.games[seat] == 1
    assert told(table, "equal") == [{"seat": seat}]


@clause("DJ-25")
def test_recovery_earned_is_brought_into_the_next_game():
    table = play_game(serving(), 0)
    view = table.view(-1)
    assert [seat["recovery"] for seat in view["seats"]] == [2, 4], "4 5 6 6 and 1 1 2 3, one throw each"


def test_a_changed_box_changes_the_marks():
    data = {**DJOKO.standard_box.data, "pair": 1, "values": [1, 6, 9], "start_recovery": 3}
    changed = DJOKO.box(data)
    assert marks.contains(changed.plain, lying("2 2 5 6"), 1)
    assert not marks.contains(changed.plain, lying("2 2 5 6"), 3)
