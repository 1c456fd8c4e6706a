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
from ludotheque.engine.words import Words

from .position import BASELINE

NAME = "tennis_open"
SHARES = ("server_wins_point", "server_wins_point_on_second_service", "server_wins_game")
DICE_TABLES = ("best_dice", "best_dice_of_return", "best_dice_of_volley")


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
    report = solution_report(box_from(found, box) or found.standard_box, values["surface"])
    if as_json:
        print(json.dumps(report, indent=1))
    else:
        Screen(words_for(lang)).show(*shown(report, found.words(words_for(lang).lang)))


def shown(report: dict[str, Any], w: Words) -> list[Text | Table]:
    """The solution for people: shares as percentages, tables with their columns named."""
    found: list[Text | Table] = [line(w, "surface", w.option("surface", report["surface"]))]
    found += [line(w, key, w.percent(report[key])) for key in SHARES]
    found.append(line(w, "shots_a_point", w.number(report["shots_a_point"], 3)))
    for name, share in report["first_server_wins_match"].items():
        found.append(line(w, "first_server_wins_match", w.percent(share), sets=name.split()[-1]))
    found.append(after_service(report["best_place_after_service"], w))
    found += [dice_table(key, report[key], w) for key in DICE_TABLES]
    return found


def line(w: Words, key: str, value: str, **args: Any) -> Text:
    return Text(f"{w('solve-' + key.replace('_', '-'), **args):<44}{value}")


def after_service(places: dict[str, dict[str, Any]], w: Words) -> Table:
    """Where the server stands best, for each division it may serve on."""
    table = Table(title=w("solve-best-place-after-service"), title_justify="left")
    for column in ("solve-division", "solve-place", "solve-server-wins"):
        table.add_column(w(column), justify="right")
    for division, best in places.items():
        table.add_row(division, place_name(best["place"], w), w.percent(best["server_wins"]))
    return table


def dice_table(key: str, rows: dict[str, dict[str, int]], w: Words) -> Table:
    """How many dice to take: a row for each division of the ball, a column for each place of the opponent."""
    table = Table(title=w("solve-" + key.replace("_", "-")), title_justify="left")
    table.add_column(w("solve-ball"), justify="right")
    for place in range(1, BASELINE + 1):
        table.add_column(place_name(place, w), justify="right")
    for ball, dice in rows.items():
        table.add_row(ball, *[str(dice[str(place)]) for place in range(1, BASELINE + 1)])
    return table


def place_name(place: int, w: Words) -> str:
    return w("solve-baseline") if place == BASELINE else str(place)
