"""`ludo watch`, `ludo replay`, `ludo verify`: games that others play or played."""

from __future__ import annotations

import contextlib
import time
from typing import Annotated, Any

from rich.console import Group
from rich.live import Live
from rich.text import Text
from typer import Argument, Option

from ludotheque.cli.parser import Misused
from ludotheque.cli.play import BoxFile, Code, Game, Lang, Names, Players, Seed, Set
from ludotheque.cli.screen import EndOfInput, Screen, complain, words_for
from ludotheque.cli.seats import DEFAULT_LEVEL, ME, seat_names, seat_players, split
from ludotheque.cli.session import Session
from ludotheque.cli.setup_form import box_from, choose_game, given_options
from ludotheque.engine import registry, save
from ludotheque.engine.numbers import whole
from ludotheque.engine.rule import NATURE, SPECTATOR
from ludotheque.engine.table import Table, new_table
from ludotheque.engine.verify import beats
from ludotheque.engine.verify import verify as check

File = Annotated[str, Argument(help="cli-flag-file")]
Delay = Annotated[float, Option("--delay", help="cli-flag-delay")]
LONGEST_DELAY = 60.0
LINES_TOLD = 6


def watch(
    game: Game = None,
    code: Code = None,
    players: Players = None,
    delay: Delay = 0.3,
    seed: Seed = None,
    names: Names = None,
    set_: Set = None,
    box: BoxFile = None,
    lang: Lang = None,
    **options: Any,
) -> int:
    screen = Screen(words_for(lang))
    check_delay(delay)
    try:
        found = registry.game(game or choose_game(screen))
    except EndOfInput:
        raise Misused("cli-no-more-input") from None
    screen.words = found.words(screen.lang)
    table = new_table(found, given_options(options, set_ or []), seed=seed, box=box_from(found, box))
    who = seat_players(found, table.seating, split(players), [DEFAULT_LEVEL])
    if ME in who.values():
        raise Misused("cli-watch-people")
    table.names = seat_names(split(names), table.seating, who, screen.words)
    session = Session(screen, table, who, own_dice=False)
    if screen.console.is_terminal:
        with Live(console=screen.console, auto_refresh=False) as live:
            while not table.over:
                live.update(picture(table, screen), refresh=True)
                pause(table, delay)
                session.beat()
            live.update(picture(table, screen), refresh=True)
        return 0
    while not table.over:
        session.beat()
        session.tell()
        pause(table, delay)
    session.draw(SPECTATOR)
    return 0


def check_delay(delay: float) -> None:
    if not 0 <= delay <= LONGEST_DELAY:
        raise Misused("cli-bad-delay", given=str(delay))


def pause(table: Table, delay: float) -> None:
    """Between beats, not between the dice of one throw."""
    if table.turn != NATURE:
        time.sleep(delay)


def picture(table: Table, screen: Screen) -> Group:
    """The table and the last lines of its story, as everybody sees them."""
    view = table.view(SPECTATOR, screen.lang)
    lines = table.story(SPECTATOR, screen.lang, reveal=table.over)[-LINES_TOLD:]
    told = [Text.assemble(("· ", "dim"), line["text"], ("  " + " ".join(line["clauses"]), "dim")) for line in lines]
    return Group(table.game.terminal(view, screen.words), *told)


def replay(
    file: File, delay: Annotated[float | None, Option("--delay", help="cli-flag-delay")] = None, lang: Lang = None
) -> int:
    """Beat by beat at the keyboard, by itself with a delay, or all at once where nobody sits."""
    screen = Screen(words_for(lang))
    if delay is not None:
        check_delay(delay)
    table = save.load(file)
    screen.words = table.game.words(screen.lang)
    stops = sorted({0, *beats(table)})
    if delay is not None or not screen.interactive:
        show_all(screen, table, stops, delay or 0.0)
        return 0
    with contextlib.suppress(EndOfInput):
        leaf_through(screen, table, stops)
    return 0


def show_all(screen: Screen, table: Table, stops: list[int], delay: float) -> None:
    told = 0
    for n in stops:
        now = table.at(n)
        for line in now.story(SPECTATOR, screen.lang, told, reveal=table.over):
            screen.show(Text.assemble(("· ", "dim"), line["text"], ("  " + " ".join(line["clauses"]), "dim")))
        told = max(told, len(now.log))
        time.sleep(delay)
    screen.show(table.game.terminal(table.view(SPECTATOR, screen.lang), screen.words))


def leaf_through(screen: Screen, table: Table, stops: list[int]) -> None:
    here = 0
    while True:
        now = table.at(stops[here])
        screen.show(picture(now, screen), Text(screen.words("cli-replay-at", n=stops[here], most=len(table.log)), style="dim"))
        answer = screen.ask(screen.words("cli-replay-how") + " ").lower()
        if answer in ("q", "quit", "quitter"):
            return
        if answer == "p":
            here = max(0, here - 1)
        elif (line := whole(answer)) is not None:
            here = max(i for i, n in enumerate(stops) if n <= line)
        elif here + 1 < len(stops):
            here += 1
        else:
            return


def verify(file: File, lang: Lang = None) -> int:
    screen = Screen(words_for(lang))
    table = save.load(file)
    found = check(table)
    if found.drawn and not found.checked:
        complain(screen.words("cli-verify-none"))
        return 1
    if found.wrong:
        complain(screen.words("cli-verify-wrong", lines=", ".join(str(n + 1) for n in found.wrong[:20])))
        return 1
    screen.say("cli-verify-good", drawn=found.checked)
    if found.checked < found.drawn:
        screen.say("cli-verify-earlier", earlier=found.drawn - found.checked)
    if found.typed:
        screen.say("cli-verify-typed", typed=found.typed)
    return 0
