"""Pairs of running tables that differ only in what one reader can't see."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import ludotheque
from ludotheque.engine.errors import LudoError
from ludotheque.engine.table import Table
from ludotheque.server.settings import Settings
from ludotheque.server.tables.house import House
from ludotheque.server.tables.keeping import first_writes
from ludotheque.server.tables.live import Live, Seat

NAMES: list[str | None] = ["Ada", "Blaise"]


@dataclass
class Twins:
    """Two tables, and the seat (-1: a spectator) to whom they are the same."""

    game: str
    reader: int
    first: Table
    second: Table


def random_table(game: str, rng: random.Random, lines: int) -> Table:
    """A game in the middle, played at random, at a seat's turn."""
    table = ludotheque.table(game, seed=str(rng.random()))
    table.names[:] = NAMES
    while not table.over and (len(table.log) < lines or table.turn == ludotheque.NATURE):
        if table.turn == ludotheque.NATURE:
            table.draw()
        else:
            table.play(rng.choice(table.codes()))
    return table


def twin_of(table: Table, reader: int, rng: random.Random) -> Table | None:
    """The same game with another outcome somewhere, if all the reader ever saw stays the same."""
    places = [n for n, line in enumerate(table.log) if line.startswith("nature ")]
    for place in rng.sample(places, min(len(places), 12)):
        other = table.at(place)
        choices = [other.game.move_text(code) for code in dict.fromkeys(other.codes())]
        for choice in rng.sample(choices, min(len(choices), 3)):
            if f"nature {choice}" != table.log[place]:
                lines = [*table.log[:place], f"nature {choice}", *table.log[place + 1 :]]
                twin = same_to(reader, table, lines)
                if twin is not None and openly_told(table, place) == openly_told(twin, place):
                    return twin
    return None


def openly_told(table: Table, line: int) -> list[tuple[object, ...]]:
    """What everybody was told at a line, as the game declares it: a die thrown in the open is no secret, a card drawn is."""
    step = next((step for step in table.steps if step.n == line), None)
    told = [table.game.tellings[entry[0]] for entry in step.told] if step else []
    return [
        (kind.key, *[value for name, value in zip(kind.args, entry[1:], strict=False) if name not in kind.private])
        for kind, entry in zip(told, step.told if step else [], strict=True)
    ]


def same_to(reader: int, table: Table, lines: list[str]) -> Table | None:
    """A table with these lines, if it can be played and looks to the reader like the other one at every step."""
    one, two = table.at(0), table.at(0)
    try:
        for line, changed in zip(table.log, lines, strict=True):
            one.follow_line(line)
            two.follow_line(changed)
            if bytes(one.hidden(reader).raw) != bytes(two.hidden(reader).raw) or one.turn != two.turn:
                return None
    except LudoError:
        return None
    return two if bytes(one.s.raw) != bytes(two.s.raw) else None


def pairs(game: str, count: int, seed: int) -> Iterator[Twins]:
    rng = random.Random(f"{game}.{seed}")
    made = 0
    while made < count:
        table = random_table(game, rng, rng.randrange(20, 160))
        reader = made % 3 - 1
        twin = None if table.over else twin_of(table, reader, rng)
        if twin is not None:
            made += 1
            yield Twins(game, reader, table, twin)


def put_on_a_server(database: Path, twins: list[Twins]) -> tuple[list[tuple[str, str]], House]:
    """Keep the pairs as tables of a server that isn't running; their addresses, and the house for its keys."""
    house = House(Settings(database=str(database), pause_seconds=0.0))
    now = time.time()

    async def keep() -> list[tuple[str, str]]:
        made = []
        for number, pair in enumerate(twins):
            ids = tuple(f"twin{number:06}{letter}" for letter in "ab")
            for name, table in zip(ids, (pair.first, pair.second), strict=True):
                live = Live(table, [Seat("person", name=n) for n in NAMES], created=now, id=name)
                await house.write(first_writes(live, house.keys))
            made.append(ids)
        await house.close()
        return made

    return asyncio.run(keep()), house
