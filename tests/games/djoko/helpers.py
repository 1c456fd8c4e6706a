"""Tables of Djoko with chosen dice."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.engine.table import Table


def serving(seat: int = 0, **options: Any) -> Table:
    """A match in which this seat has won the toss and serves."""
    table = ludotheque.table("djoko", seed=1, **options)
    table.nature("6 1" if seat == 0 else "1 6")
    if table.turn >= 0:
        table.play("serve")
    return table


def throw(table: Table, dice: str) -> Table:
    table.nature(dice)
    return table


def finish(table: Table, claim: int = 0) -> Table:
    """Stop with the dice on the table and claim this value (where there is anything to ask)."""
    seat = table.turn
    table.play("stop", seat)
    if table.turn == seat and table.view(seat)["phase"] == "claim":
        table.play(f"claim {claim}", seat)
    return table


def server_turn(table: Table, dice: str, aside: int, claim: int = 0) -> Table:
    throw(table, dice).play(f"aside {aside}")
    return finish(table, claim)


def returner_turn(table: Table, dice: str, claim: int = 0) -> Table:
    return finish(throw(table, dice), claim)


def play_game(table: Table, winner: int) -> Table:
    """One game between two people, won by this seat: the server strong and the returner weak, or the other way round."""
    strong = winner == table.view(-1)["server"]
    server_turn(table, "4 4 5 6 6" if strong else "1 1 1 2 3", 4 if strong else 3)
    return returner_turn(table, "1 1 2 3" if strong else "5 5 6 6")


def games(table: Table) -> tuple[int, int]:
    return table.s.games[0], table.s.games[1]


def six_all(**options: Any) -> Table:
    """Two people at six games all: the tie-break is to be thrown."""
    table = serving(0, **options)
    for number in range(12):
        play_game(table, number % 2)
    return table


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """What was told under this key, as everybody hears it."""
    return [line["args"] for line in table.story(-1) if line["key"] == key]
