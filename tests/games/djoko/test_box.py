"""Other components: whatever a box may say, the rules keep to it, and nothing that is checked knows the printed numbers."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.engine.box import Box, Int, Numbers, WorkedOut
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.errors import BadBox
from ludotheque.engine.registry import game
from ludotheque.engine.rule import NATURE
from ludotheque.engine.table import Table, new_table
from ludotheque.games.djoko import rules
from ludotheque.games.djoko.components import Box as Components
from tests.support import clause

DJOKO = game("djoko")
STANDARD = DJOKO.standard_box.data


def numbers(kind: Any) -> st.SearchStrategy[Any]:
    """Everything an entry of the box may hold."""
    if isinstance(kind, Int):
        return st.integers(kind.low, kind.high)
    if isinstance(kind, Numbers):
        return st.lists(numbers(kind.of), min_size=kind.length, max_size=kind.length)
    return st.fixed_dictionaries({key: numbers(of) for key, of in kind.items()})


EVERY_NUMBER = {key: numbers(kind) for key, kind in Components.schema.items() if not isinstance(kind, WorkedOut)}
EVERY_NUMBER["values"] = st.permutations(range(1, 10)).map(lambda every: every[:3])
BOXES = st.fixed_dictionaries(EVERY_NUMBER)


def played(box: Box, seed: int, **options: Any) -> Table:
    """A whole random match with this box, checked after every step."""
    table, dice = new_table(DJOKO, options, seed=f"box {seed}", box=box), fresh_dice(seed)
    while not table.over:
        assert rules.check(box.plain, table.s) == 0
        codes = table.codes()
        code = codes[below(dice, len(codes))]
        if table.turn == NATURE:
            table.nature(code)
        else:
            assert len(set(codes)) == len(codes)
            table.play(code)
    assert rules.check(box.plain, table.s) == 0
    return table


@clause("DJ-02", "DJ-06", "DJ-14", "DJ-22", "DJ-24", "DJ-53")
@settings(max_examples=25, deadline=None)
@given(data=BOXES, seed=st.integers(0, 1000), solo=st.booleans(), sets=st.integers(1, 2))
def test_whatever_numbers_a_box_has_the_checks_read_them(data, seed, solo, sets):
    played(DJOKO.box(data), seed, solo=solo, sets=sets)


@clause("DJ-05")
@pytest.mark.parametrize("recovery", [0, 1, 9, 20])
@pytest.mark.parametrize("solo", [False, True])
def test_the_match_starts_with_the_boxs_recovery(recovery, solo):
    box = DJOKO.box({**STANDARD, "start_recovery": recovery})
    table = new_table(DJOKO, {"solo": solo}, seed=1, box=box)
    assert [seat["recovery"] for seat in table.view(-1)["seats"]] == [recovery] * 2
    played(box, 3, solo=solo, sets=2)


@clause("DJ-24")
@pytest.mark.parametrize(("key", "most"), [("throws_part", [9, 9, 9, 9]), ("intensity_part", [9, 9, 9])])
def test_recovery_may_be_more_than_at_the_start(key, most):
    assert most_recovery_seen(DJOKO.box({**STANDARD, key: most}), solo=False) > STANDARD["start_recovery"]


@clause("DJ-53")
def test_the_automatons_recovery_may_be_more_than_at_the_start():
    automaton = {**STANDARD["automaton"], "recovery": [9, 9, 9, 9, 9]}
    assert most_recovery_seen(DJOKO.box({**STANDARD, "automaton": automaton}), solo=True) == 9


def most_recovery_seen(box: Box, solo: bool) -> int:
    lines = played(box, 5, solo=solo).view(-1)["sheet"]
    return max(marks["recovery"] for line in lines for marks in line["marks"] if marks["recovery"] is not None)


@clause("DJ-24", "DJ-53")
@pytest.mark.parametrize(("seat", "most"), [(0, 4), (1, 4)])
@pytest.mark.parametrize("solo", [False, True])
def test_more_recovery_than_the_box_can_give_is_noticed(seat, most, solo):
    table = new_table(DJOKO, {"solo": solo}, seed=1)
    for recovery, broken in ((most, 0), (most + 1, 5), (-1, 5)):
        table.s.recovery[seat] = table.s.sheet[0, seat, 0, 0] = recovery
        assert rules.check(table.box.plain, table.s) == broken


def test_a_recovery_that_does_not_stand_in_its_line_is_noticed():
    table = new_table(DJOKO, {}, seed=1)
    table.s.recovery[1] = 3
    assert rules.check(table.box.plain, table.s) == 9


@clause("DJ-14")
def test_two_rows_of_one_value_are_refused():
    with pytest.raises(BadBox) as refused:
        DJOKO.box({**STANDARD, "values": [3, 6, 3]})
    assert "values" in DJOKO.words("fr").error(refused.value)
