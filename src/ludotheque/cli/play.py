"""`ludo play`: a table set up, and played at in the terminal."""

from __future__ import annotations

from typing import Annotated, Any

from typer import Argument, Option

from ludotheque.cli.parser import Misused
from ludotheque.cli.screen import EndOfInput, Screen, words_for
from ludotheque.cli.seats import seat_names, seat_players, split, usual
from ludotheque.cli.session import Session
from ludotheque.cli.setup_form import Form, box_from, choose_game, given_options
from ludotheque.engine import registry, save
from ludotheque.engine.table import new_table
from ludotheque.players.own import load_code


def load_players(path: str | None) -> str | None:
    """Before anything else is looked at: the players that a file brings are known from now on."""
    if path is not None:
        load_code(path)
    return path


Lang = Annotated[str | None, Option("--lang", help="cli-flag-lang", metavar="fr|en")]
Game = Annotated[str | None, Argument(help="cli-flag-game")]
Seed = Annotated[str | None, Option("--seed", help="cli-flag-seed")]
Players = Annotated[str | None, Option("--players", help="cli-flag-players", metavar="me,club")]
Code = Annotated[str | None, Option("--code", help="cli-flag-code", metavar="FILE", callback=load_players)]
Names = Annotated[str | None, Option("--names", help="cli-flag-names", metavar="A,B")]
Set = Annotated[list[str] | None, Option("--set", help="cli-flag-set", metavar="OPTION=VALUE")]
Force = Annotated[bool, Option("--force", help="cli-flag-force")]
BoxFile = Annotated[str | None, Option("--box", help="cli-flag-box", metavar="FILE")]


def play(
    game: Game = None,
    load: Annotated[str | None, Option("--load", help="cli-flag-load", metavar="FILE")] = None,
    players: Players = None,
    code: Code = None,
    names: Names = None,
    seed: Seed = None,
    set_: Set = None,
    own_dice: Annotated[bool, Option("--own-dice", help="cli-flag-own-dice")] = False,
    box: BoxFile = None,
    yes: Annotated[bool, Option("--yes", "-y", help="cli-flag-yes")] = False,
    lang: Lang = None,
    **options: Any,
) -> int:
    screen = Screen(words_for(lang))
    given = given_options(options, set_ or [])
    if load is not None:
        if given or box or seed:
            raise Misused("cli-load-alone")
        return resume(screen, load, split(players), own_dice, game)
    try:
        found = registry.game(game or choose_game(screen))
        screen.words = found.words(screen.lang)
        values = found.options.parse(given)
        seating = found.seating(values)
        who = seat_players(found, seating, split(players), usual(seating))
        if screen.interactive and not yes and not (given and players):
            values, who = Form(screen, found, values, who).fill_in()
    except EndOfInput:
        raise Misused("cli-no-more-input") from None
    table = new_table(found, values, seed=seed, box=box_from(found, box))
    table.names = seat_names(split(names), table.seating, who, screen.words)
    return Session(screen, table, who, own_dice).run()


def resume(screen: Screen, path: str, players: list[str], own_dice: bool, name: str | None) -> int:
    """Go on with a saved game."""
    table = save.load(path)
    if name is not None and name != table.game.name:
        raise Misused("cli-other-game", given=name, found=table.game.name)
    screen.words = table.game.words(screen.lang)
    who = seat_players(table.game, table.seating, players, usual(table.seating))
    return Session(screen, table, who, own_dice, path).run()
