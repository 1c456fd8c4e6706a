"""Every player of every game: legal, repeatable, and blind to what its seat can't see."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.engine import registry
from ludotheque.engine.errors import UnknownName
from ludotheque.engine.rule import NATURE
from ludotheque.players import levels, player
from ludotheque.players.pro import Desk, Mind, Pro

GAMES = sorted(registry.games())


def some_positions(name: str, seed: int, wanted: int = 6) -> list[Any]:
    """A few decisions from a game between club players."""
    table = ludotheque.table(name, seed=seed)
    club, found = player("club", table.game), []
    while not table.over and len(found) < wanted:
        if table.turn == NATURE:
            table.nature()
            continue
        if len(table.codes()) > 1:
            found.append((table.seen(table.turn), table.turn, table.codes()))
        table.play(club.choose(table.seen(table.turn), table.turn, len(table.log)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_player_answers_legally_and_repeatably(name: str) -> None:
    game = ludotheque.game(name)
    for seen, seat, legal in some_positions(name, seed=3):
        for level in levels(game):
            before = bytes(seen.s.raw)
            brain = Pro(game, iterations=200) if level == "pro" else player(level, game)
            chosen = brain.choose(seen, seat, seed=5)
            assert chosen in legal
            assert brain.choose(seen, seat, seed=5) == chosen
            assert bytes(seen.s.raw) == before


@pytest.mark.parametrize("name", GAMES)
def test_search_on_two_threads_adds_up(name: str) -> None:
    seen, seat, legal = some_positions(name, seed=4, wanted=1)[0]
    judged = Pro(ludotheque.game(name), iterations=100, threads=2).judge(seen, seat, seed=1)
    assert [j.move for j in judged] == legal
    assert sum(j.visits for j in judged) == 200
    assert all(0.0 <= j.value <= 1.0 for j in judged)


def test_unknown_player_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"grandmaster.*random, beginner, club, pro"):
        player("grandmaster", ludotheque.game("djoko"))


def test_a_search_that_is_out_of_room_still_answers() -> None:
    game = ludotheque.game("djoko")
    seen, seat, legal = some_positions("djoko", seed=5, wanted=1)[0]
    desk = Desk(game, seen.box, Mind(), size=10).sit(seen.s.raw, seat, seed=1)
    assert desk.think(3000) in legal
    assert int(desk.used[0]) == len(desk.memory) // 4 * 3


def test_an_obvious_move_is_found() -> None:
    """Four fives and a one on the table: setting the one aside keeps the fives."""
    table = ludotheque.table("djoko", seed=1)
    table.nature("6 1")
    table.play("serve")
    table.nature("5 5 5 5 1")
    chosen = Pro(table.game, iterations=1000).choose(table.seen(0), 0, seed=1)
    assert table.game.move_text(chosen) == "aside 1"
