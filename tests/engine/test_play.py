"""A position in play; tables that are copied, pickled, marked and rewound; phases as a table; names and records."""

from __future__ import annotations

import pickle
from enum import auto

import numpy as np
import pytest

import ludotheque
from ludotheque.engine import plain
from ludotheque.engine.compiled import as_numba_sees_it
from ludotheque.engine.errors import LudoError, UnknownName
from ludotheque.engine.names import Names, Tellings, telling
from ludotheque.engine.phases import At, listing, playing, steps
from ludotheque.engine.play import Play
from ludotheque.engine.record import Grid, Record, Row, int8, int16, part
from ludotheque.engine.rule import TWINS, rule


@pytest.fixture
def table():
    table = ludotheque.table("worldwide_tennis", seed=3)
    table.nature()
    return table


def test_a_copy_goes_its_own_way(table):
    copy, before = table.copy(), bytes(table.s.raw)
    copy.play(copy.moves()[0])
    assert bytes(table.s.raw) == before and len(copy.log) > len(table.log)
    assert bytes(table.copy().s.raw) == before and table.copy().log == table.log


def test_it_can_be_pickled(table):
    table.play(table.moves()[0])
    again = pickle.loads(pickle.dumps(table))
    assert bytes(again.s.raw) == bytes(table.s.raw) and again.log == table.log and again.setup == table.setup


def test_its_repr_is_short(table):
    assert repr(table) == f"<Table worldwide_tennis, {len(table.log)} lines, seat {table.turn} to move>"


def test_marked_and_rewound(table):
    mark, before = table.mark(), bytes(table.s.raw)
    table.play(table.moves()[0])
    table.resign(table.seating.players[0])
    table.rewind(mark)
    assert bytes(table.s.raw) == before and len(table.log) == mark.lines and not table.over
    table.play(table.moves()[0])


@pytest.mark.parametrize("seat", [2, 9, -2])
def test_a_seat_that_is_not_there_sees_nothing(table, seat):
    with pytest.raises(UnknownName, match="no seat"):
        table.view(seat)


def test_words_for_moves_come_from_what_the_seat_sees(table):
    """A label that looked into the other hand would find nothing there."""
    other = 1 - table.turn
    seen = table.seen(table.turn)
    assert bytes(seen.s.raw) != bytes(table.s.raw)
    assert [move.data for move in table.moves()] == [table.game.describe(seen, code) for code in table.codes()]
    assert seen.turn == table.turn and seen.legal() == table.codes()
    assert bytes(seen.hidden(other).s.raw) != bytes(seen.s.raw)


def test_settling_goes_to_the_next_decision():
    game = ludotheque.game("djoko")
    play = Play(game, game.standard_box, game.options.parse({}))
    play.settle(lambda n: n - 1 if play.s.toss[0] == 0 else 0)
    assert play.turn == 0 and not play.over and play.legal()
    assert play.copy().legal() == play.legal()


class Step(Names):
    FIRST = auto()
    SECOND_STEP = auto()
    LATER = 7
    OVER = auto()


class Said(Tellings):
    HELLO = telling("seat", "XX-01")
    CARD_SEEN = telling("seat card", "XX-02", "XX-03", private="card")
    AGAIN = telling("seat", "XX-01", key="hello")


def test_names_are_ints_with_a_text():
    assert [int(step) for step in Step] == [0, 1, 7, 8]
    assert Step.SECOND_STEP.text == "second-step" and Step(1) is Step.SECOND_STEP
    seen = as_numba_sees_it(Step)
    assert (seen.FIRST, seen.OVER) == (0, 8) and type(seen.OVER) is int
    assert as_numba_sees_it((Step.LATER, 3)) == (7, 3) and type(as_numba_sees_it(Step.LATER)) is int


def test_what_can_be_told_is_declared_once():
    assert [int(said) for said in Said] == [0, 1, 2]
    assert Said.CARD_SEEN.key == "card-seen" and Said.AGAIN.key == "hello"
    assert (Said.CARD_SEEN.args, Said.CARD_SEEN.clauses, Said.CARD_SEEN.private) == (
        ("seat", "card"),
        ("XX-02", "XX-03"),
        ("card",),
    )


class Inner(Record):
    pair: Row = int8(2)


class Outer(Record):
    wide: int = int16()
    grid: Grid = int8(2, 3)
    inner: Inner = part(Inner.dtype)
    phase: int = int8()


def test_a_record_is_its_dtype_and_a_plain_object():
    assert Outer.dtype == np.dtype(
        [("wide", "i2"), ("grid", "i1", (2, 3)), ("inner", [("pair", "i1", (2,))]), ("phase", "i1")]
    )
    record = plain.new(Outer)
    record.grid[1, 2], record.inner.pair[1] = 5, 6
    again = plain.new(Outer, record.raw)
    assert (again.grid[1, 2], again.inner.pair[1], again.wide) == (5, 6, 0)


@rule()
def ask(s):
    return False


@rule()
def go(box, s):
    s.phase = Step.FIRST


@rule()
def two(out):
    out[0] = 1
    out[1] = 2
    return 2


@rule()
def add(s, amount):
    s.wide += amount


ROWS = (At(Step.FIRST, step=ask, moves=two, play=add, first=40), At(Step.SECOND_STEP, does=go))


@pytest.mark.parametrize("compiled", [False, True])
def test_the_dispatch_is_made_from_the_rows(compiled):
    step, moves, play = (TWINS[f] if compiled else f for f in (steps(ROWS), listing(ROWS), playing(ROWS)))
    s, out = plain.new(Outer), [0, 0]
    s.phase = Step.SECOND_STEP
    assert step(None, s) is True and s.phase == Step.FIRST
    assert step(None, s) is False
    assert moves(None, s, out) == 2 and out == [1, 2]
    play(None, s, 42)
    assert s.wide == 2
    s.phase = Step.LATER
    assert step(None, s) is False and moves(None, s, out) == 0 and play(None, s, 41) is None


def test_a_game_without_a_pass_never_passes_alone():
    assert ludotheque.game("worldwide_tennis").passing is None
    football = ludotheque.game("worldwide_football")
    assert football.move_text(football.passing) == "pass"


@pytest.mark.parametrize("name", sorted(ludotheque.all_games()))
def test_an_automaton_is_declared_by_its_seating(name):
    game = ludotheque.game(name)
    for values in game.modes.values():
        assert game.has_automaton(values) == (game.seating(game.options.parse(values)).automaton is not None)
    with pytest.raises(LudoError):
        game.has_automaton({"no such option": 1})
