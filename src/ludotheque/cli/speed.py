"""`ludo warm` and `ludo bench`: rules compiled beforehand, and how fast they run."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table
from typer import Option

from ludotheque.cli.library import Json
from ludotheque.cli.parser import Misused
from ludotheque.cli.play import Force, Lang
from ludotheque.cli.screen import Screen, words_for
from ludotheque.cli.seats import split
from ludotheque.engine import registry
from ludotheque.engine.files import check_writable

Games = Annotated[str | None, Option("--games", help="cli-flag-games", metavar="A,B")]


def warm(games: Games = None, lang: Lang = None) -> None:
    """Compile every game's rules, and for each the loop that plays many games and the search."""
    from ludotheque.arena.loop import loop_of
    from ludotheque.engine.compiled import compiled
    from ludotheque.players.pro import search_of

    screen = Screen(words_for(lang))
    chosen = [registry.game(name) for name in split(games)] or list(registry.games().values())
    named, counted = TextColumn("{task.description:<20}"), TextColumn("{task.completed}/{task.total}")
    with Progress(named, BarColumn(), counted, TimeElapsedColumn(), console=screen.console) as progress:
        for game in chosen:
            began = time.monotonic()
            task = progress.add_task(game.words(screen.lang)("game-title"), total=None)

            def step(done: int, total: int, task: TaskID = task) -> None:
                progress.update(task, completed=done, total=total)

            compiled(game, step)
            loop_of(game)
            search_of(game)
            if not screen.console.is_terminal:
                screen.say("cli-warm-ready", name=game.name, seconds=screen.words.number(time.monotonic() - began, 1))


def bench(
    as_json: Json = False,
    games: Games = None,
    seconds: Annotated[float, Option("--seconds", help="cli-flag-seconds")] = 2.0,
    no_peers: Annotated[bool, Option("--no-peers", help="cli-flag-no-peers")] = False,
    chart: Annotated[str | None, Option("--chart", help="cli-flag-chart", metavar="FILE")] = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    from ludotheque.arena import bench as measuring
    from ludotheque.arena.plots import check_kind

    if not 0.05 <= seconds <= 600:
        raise Misused("cli-bad-seconds", given=str(seconds))
    names = [registry.game(name).name for name in split(games)]
    if chart is not None:
        check_kind(Path(chart))
        check_writable(Path(chart), force)
    found = measuring.bench(seconds=seconds, names=names or None, peers=not no_peers)
    screen = Screen(words_for(lang))
    if as_json:
        print(measuring.as_json(found))
    else:
        screen.show(bench_table(screen, found))
    if chart is not None:
        measuring.chart(found, Path(chart))
        if not as_json:
            screen.say("cli-bench-chart", path=chart)


def bench_table(screen: Screen, found: dict[str, object]) -> Table:
    from ludotheque.arena import bench as measuring

    table = Table()
    table.add_column(screen.words("cli-bench-game"))
    for key in ("steps", "decisions", "games", "ratio"):
        table.add_column(screen.words("cli-bench-" + key), justify="right")
    for name, row, ratio in measuring.rows(found):
        numbers = [screen.words.number(row[key]) for key in ("steps_per_second", "decisions_per_second", "games_per_second")]
        table.add_row(name, *numbers, screen.words.number(ratio, 1) if ratio else "")
    return table
