"""`ludo odds` and `ludo map`: what only SmallWorld has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from rich.text import Text
from typer import Option

from ludotheque.cli.library import Json
from ludotheque.cli.parser import Misused
from ludotheque.cli.play import BoxFile, Game, Lang, Seed
from ludotheque.cli.screen import Screen, words_for
from ludotheque.cli.setup_form import box_from
from ludotheque.engine import registry
from ludotheque.engine.errors import LudoError
from ludotheque.engine.table import new_table

NAME = "smallworld"


def check_game(command: str, name: str | None) -> None:
    """These commands are for one game only; without a name it is meant."""
    if name is not None and registry.game(name).name != NAME:
        raise Misused("cli-not-for-game", command=command, given=name, allowed=NAME)


def odds(
    game: Game = None,
    attacker: Annotated[int | None, Option("--attacker", help="flag-attacker")] = None,
    defender: Annotated[int | None, Option("--defender", help="flag-defender")] = None,
    box: BoxFile = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """How a fight ends, exactly."""
    from . import fights

    check_game("odds", game)
    found = registry.game(NAME)
    screen = Screen(found.words(words_for(lang).lang))
    record = (box_from(found, box) or found.standard_box).plain
    most = record.unit.hit_points
    points = {"attacker": most if attacker is None else attacker, "defender": most if defender is None else defender}
    for name, value in points.items():
        if not 1 <= value <= most:
            raise Misused("command-odds-bad-hit-points", name="--" + name, given=value, most=most)
    exact = fights.odds(points["attacker"], points["defender"], fights.forces(record))
    if as_json:
        print(json.dumps({key: float(value) for key, value in exact.items()}, indent=1))
        return
    screen.say("command-odds-title", style="bold", attacker=points["attacker"], defender=points["defender"])
    for key, value in exact.items():
        shown = f"{float(value):.2f}" if key.endswith("_hp") else f"{100 * float(value):.1f} %"
        screen.show(Text(f"  {screen.words('command-odds-' + key.replace('_', '-')):<36}{shown:>8}   {value}"))


def show_map(
    game: Game = None,
    draw: Annotated[str | None, Option("--draw", help="flag-draw", metavar="CODE")] = None,
    check: Annotated[str | None, Option("--check", help="flag-check", metavar="FILE")] = None,
    size: Annotated[str | None, Option("--size", help="flag-size", metavar="small|medium|large")] = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """A map by its code, a map checked, or a new one."""
    from . import maps

    check_game("map", game)
    screen = Screen(words_for(lang))
    screen.words = registry.game(NAME).words(screen.lang)
    if check is not None:
        code = maps.read_map(read(check)) if Path(check).exists() else maps.map_code(maps.read_code(check))
        screen.say("map-good", style="bold")
    elif draw is not None and draw != "new":
        code = maps.map_code(maps.read_code(draw))
    else:
        code = new_table(registry.game(NAME), {"size": size} if size else {}, seed=seed).setup["map"]
    print(maps.show_map(maps.read_code(code)), end="")
    screen.say("map-code", whole=True, code=code)


def read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise LudoError("box-unreadable", source=path, reason=str(problem)) from problem
