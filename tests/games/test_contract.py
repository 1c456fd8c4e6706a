"""Every registered game keeps the contract."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.errors import IllegalMove, LudoError
from ludotheque.engine.registry import game as find_game
from ludotheque.testing.contract import Contract

GAMES = sorted(ludotheque.all_games())


class TestEveryGame(Contract):
    games = GAMES


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_small(name):
    most = {"djoko": 320, "tennis_open": 128}.get(name, 1024)
    assert find_game(name).position.itemsize <= most


def test_an_unknown_game_names_those_there_are():
    with pytest.raises(LudoError) as problem:
        ludotheque.table("chess")
    assert "djoko" in str(problem.value)


def test_illegal_is_not_unreadable():
    table = ludotheque.table("djoko", seed=1)
    table.nature("6 1")
    with pytest.raises(IllegalMove):
        table.play("stop")
