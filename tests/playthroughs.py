"""Whole seeded games as readable text, one for each mode: a change of the rules shows as a diff that a person can read.

`python -m tests.playthroughs --write [game ...]` makes them anew. Moves are drawn at random from the file's own seed, so that
nothing but the rules and their words decides what stands in it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.engine.dice import below, fresh_dice, mixed
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.registry import games
from ludotheque.engine.rule import NATURE
from ludotheque.engine.showing import line
from ludotheque.engine.table import Table, new_table

FOLDER = Path(__file__).parent / "playthroughs"
SPECTATOR = -1
SEEDS = {("worldwide_football", "shoot-out"): " 0", ("worldwide_football", "solo shoot-out"): " 7"}
"""Seeds that bring what the mode is about: these matches are level to the end."""


def path_of(name: str, mode: str) -> Path:
    return FOLDER / f"{name}-{mode.replace(',', '').replace(' ', '-')}.txt"


def played(name: str, mode: str) -> Table:
    """A whole game of this mode; everybody chooses at random."""
    game = find_game(name)
    table = new_table(game, game.modes[mode], seed=f"playthrough {name} {mode}{SEEDS.get((name, mode), '')}")
    dice = fresh_dice(mixed(*mode.encode()))
    while not table.over:
        if table.turn == NATURE:
            table.draw()
        else:
            codes = table.codes()
            table.play(codes[below(dice, len(codes))])
    return table


def text_of(name: str, mode: str) -> str:
    """The game as it is told to somebody who sees everything, a line a step."""
    table = played(name, mode)
    words, names = table.game.words("en"), table.names_in("en")
    lines = [f"{name}: {mode}", f"setup: {table.setup}", ""]
    for step in table.steps:
        told = [line(table, t, SPECTATOR, words, names, reveal=True) for t in step.told]
        sentences = " ".join(f"{t['text']} [{' '.join(t['clauses'])}]" for t in told)
        lines.append(f"{table.log[step.n]}{'  -- ' if told else ''}{' '.join(sentences.split())}")
    results = table.results()
    assert results is not None
    lines += ["", f"results: {results['results']}"]
    return "\n".join(lines) + "\n"


def cases() -> list[tuple[str, str]]:
    return [(name, mode) for name, game in games().items() for mode in game.modes]


def main(arguments: list[str]) -> None:
    wanted = [a for a in arguments if not a.startswith("-")]
    FOLDER.mkdir(exist_ok=True)
    for name, mode in cases():
        if "--write" in arguments and (not wanted or name in wanted):
            path_of(name, mode).write_text(text_of(name, mode), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
