"""A plan of several moves at a live table: played under one lock, known again by its first move."""

import pytest

import ludotheque
from ludotheque.engine.errors import IllegalMove
from ludotheque.server.problems import Refused
from ludotheque.server.tables.live import Live, Seat


@pytest.fixture
def live() -> Live:
    table = ludotheque.table("smallworld", seed=1, peoples="gaul-dwarf", map="s-am4edb-z4msw")
    table.nature("first 1")
    return Live(table, [Seat("person"), Seat("person")], id="x")


def stack(live: Live) -> str:
    """A plan that takes the whole stack one tile further."""
    return next(str(plan["text"]) for plan in live.table.view(0)["plans"] if plan["data"]["kind"] == "stack")


def test_each_step_is_a_line_of_the_log(live):
    plan = stack(live)
    live.play(0, plan, live.n)
    assert live.table.log[1:] == [f"0 {move.strip()}" for move in plan.split(";")]


def test_sent_again_it_has_happened(live):
    plan = stack(live)
    live.play(0, plan, 1)
    log = list(live.table.log)
    live.play(0, plan, 1)
    assert live.table.log == log


def test_another_plan_from_the_same_moment_is_refused(live):
    plan = stack(live)
    live.play(0, plan, 1)
    with pytest.raises(Refused):
        live.play(0, "end; " + plan, 1)


def test_its_first_move_must_be_legal(live):
    with pytest.raises(IllegalMove):
        live.play(0, "u1 p16; end", live.n)
    assert live.n == 1
