"""`ludo solve`: the exact solution of Tennis Open."""

from __future__ import annotations

import json
from typing import Annotated, Any

from rich.table import Table
from rich.text import Text
from typer import Option

from ludotheque.cli.library import Json
from ludotheque.cli.parser import Misused
from ludotheque.cli.play import BoxFile, Game, Lang
from ludotheque.cli.screen import Screen, words_for
from ludotheque.cli.setup_form import box_from
from ludotheque.engine import registry

NAME = "tennis_open"


def solve(
    game: Game = None,
    surface: Annotated[str, Option("--surface", help="flag-surface", metavar="clay|cement|grass")] = "clay",
    box: BoxFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The exact value of the point and the match, and the best play."""
    from .perfect import solution_report

    if game is not None and registry.game(game).name != NAME:
        raise Misused("cli-not-for-game", command="solve", given=game, allowed=NAME)
    found = registry.game(NAME)
    values = found.options.parse({"surface": surface})
    screen = Screen(words_for(lang))
    report = solution_report(box_from(found, box) or found.standard_box, values["surface"])
    if as_json:
        print(json.dumps(report, indent=1))
    else:
        show(screen, report)


def show(screen: Screen, report: dict[str, Any]) -> None:
    """Numbers as lines, tables as tables: whatever the report holds."""
    for key, value in report.items():
        if not isinstance(value, dict):
            shown = f"{value:.6f}" if isinstance(value, float) else str(value)
            screen.show(Text(f"{key.replace('_', ' '):<28}{shown}"))
            continue
        table = Table(title=key.replace("_", " "), title_justify="left")
        rows = [(name, row if isinstance(row, dict) else {"": row}) for name, row in value.items()]
        columns = list(dict.fromkeys(str(c) for _, row in rows for c in row))
        for column in ("", *columns):
            table.add_column(column, justify="right")
        for name, row in rows:
            table.add_row(str(name), *[str({str(k): v for k, v in row.items()}.get(c, "")) for c in columns])
        screen.show(table)
