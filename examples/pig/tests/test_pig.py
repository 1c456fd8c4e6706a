"""Pig keeps the contract of every game, and its own clauses."""

import pytest

import ludotheque
from ludotheque.testing.contract import Contract

clause = pytest.mark.clause


class TestContract(Contract):
    games = ("pig",)


def thrown(*faces, **options):
    """The first player's turn up to here."""
    table = ludotheque.table("pig", seed=1, **options)
    for face in faces:
        table.play("throw")
        table.nature(str(face))
    return table


@clause("PG-01", "PG-02", "PG-04")
def test_a_throw_goes_into_the_pot_and_an_empty_pot_cannot_be_held():
    table = thrown()
    assert [move.text for move in table.moves()] == ["throw"] and table.turn == 0
    table = thrown(5, 6)
    assert table.view(0)["pot"] == 11 and [move.text for move in table.moves()] == ["throw", "hold"]
    table.play("hold")
    assert table.view(0)["score"] == [11, 0] and table.view(0)["pot"] == 0 and table.turn == 1


@clause("PG-03")
def test_a_one_empties_the_pot_and_ends_the_turn():
    table = thrown(5, 6, 1)
    assert table.view(0)["score"] == [0, 0] and table.view(0)["pot"] == 0 and table.turn == 1


@clause("PG-05")
@pytest.mark.parametrize(("target", "throws"), [(50, 9), (100, 17)])
def test_who_holds_with_enough_has_won(target, throws):
    table = thrown(*[6] * (throws - 1), target=target)
    assert not table.over
    table.play("throw")
    table.nature("6")
    table.play("hold")
    assert table.results()["winners"] == [0]
