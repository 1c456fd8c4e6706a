"""`ludo games`, `ludo rules`, `ludo box`: what there is, and by which rules and components it is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text
from typer import Option

from ludotheque.cli.in_play import show_clause
from ludotheque.cli.parser import Misused
from ludotheque.cli.play import Force, Game, Lang
from ludotheque.cli.screen import Screen, complain, words_for
from ludotheque.engine import registry, rulebook
from ludotheque.engine.box import read_toml
from ludotheque.engine.files import check_writable, write_bytes
from ludotheque.engine.game import Game as AnyGame
from ludotheque.testing import trace as tracing

Json = Annotated[bool, Option("--json", help="cli-flag-json")]


def show_games(as_json: Json = False, lang: Lang = None) -> None:
    screen = Screen(words_for(lang))
    found = registry.games()
    if as_json:
        print(json.dumps([about(game, screen.lang) for game in found.values()], ensure_ascii=False, indent=1))
        return
    for name, game in found.items():
        words, (least, most) = game.words(screen.lang), game.facts.minutes
        facts = f"{words('game-players')}, {least}-{most} min"
        screen.show(Text.assemble((words("game-title"), "bold"), "  ", (facts, "dim")))
        screen.show(Text("  " + words("game-line")), Text("  " + screen.words("cli-games-how", name=name), style="cyan"))


def about(game: AnyGame, lang: str) -> dict[str, object]:
    words = game.words(lang)
    texts = {key: words("game-" + key) for key in ("title", "line", "players")}
    options = {o.name: o.shown() if hasattr(o, "shown") else "text" for o in game.options}
    return {"name": game.name, **texts, "minutes": list(game.facts.minutes), "options": options}


def rules(
    game: Game = None,
    clause: Annotated[str | None, Option("--clause", help="cli-flag-clause", metavar="DJ-12")] = None,
    trace: Annotated[bool, Option("--trace", help="cli-flag-trace")] = False,
    every: Annotated[bool, Option("--all", help="cli-flag-all")] = False,
    missing: Annotated[bool, Option("--missing", help="cli-flag-missing")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    screen = Screen(words_for(lang))
    if game is None and not every:
        raise Misused("cli-rules-no-game")
    found = list(registry.games().values()) if every else [registry.game(str(game))]
    if (trace or missing) and not tracing.TESTS.is_dir():
        complain(screen.words("cli-trace-no-tests"))
        return 1
    if missing:
        return show_missing(screen, found)
    for one in found:
        screen.words = one.words(screen.lang)
        if trace:
            show_trace(screen, one, as_json, clause)
        else:
            show_book(screen, one, clause)
    return 0


def show_book(screen: Screen, game: AnyGame, only: str | None) -> None:
    if only is not None:
        known = rulebook.clauses(game.folder)
        if only.upper() not in known:
            raise Misused("cli-no-clause", game=game.name, given=only)
        show_clause(screen, known[only.upper()])
        return
    screen.show(Text(screen.words("game-title"), style="bold"))
    for chapter in rulebook.read(game.folder):
        screen.show(Text(), Text(chapter.title(screen.lang), style="bold"))
        for clause in chapter.clauses:
            show_clause(screen, clause)


def show_trace(screen: Screen, game: AnyGame, as_json: bool, only: str | None) -> None:
    traced = [t for t in tracing.trace(game) if only is None or t.clause == only.upper()]
    if as_json:
        print(json.dumps({t.clause: {"code": t.code, "tests": t.tests} for t in traced}, indent=1))
        return
    table = Table()
    for key in ("clause", "code", "tests"):
        table.add_column(screen.words("cli-trace-" + key), overflow="fold")
    for t in traced:
        table.add_row(t.clause, "\n".join(t.code), "\n".join(t.tests), end_section=True)
    screen.show(table)


def show_missing(screen: Screen, games: list[AnyGame]) -> int:
    """What lacks a test or code, a line each; nothing when nothing does."""
    lacking = [(t.clause, what) for game in games for t in tracing.trace(game) for what in t.missing()]
    for clause, what in lacking:
        screen.say("cli-trace-missing", clause=clause, what=what)
    return 1 if lacking else 0


def box(
    game: Game = None,
    export: Annotated[str | None, Option("--export", help="cli-flag-export", metavar="FILE")] = None,
    force: Force = False,
    check: Annotated[str | None, Option("--check", help="cli-flag-check", metavar="FILE")] = None,
    lang: Lang = None,
) -> int:
    screen = Screen(words_for(lang))
    if game is None:
        raise Misused("cli-which-game", allowed=", ".join(registry.names()))
    found = registry.game(game)
    source = (found.folder / "box.toml").read_text(encoding="utf-8")
    if check is not None:
        found.box(read_toml(Path(check)), source=check)
        screen.say("cli-box-good", path=check)
    if export is not None:
        check_writable(Path(export), force)
        write_bytes(Path(export), source.encode())
        screen.say("cli-box-written", path=export, game=found.words(screen.lang)("game-title"))
    if check is None and export is None:
        screen.show(Syntax(source, "toml", background_color="default") if screen.console.is_terminal else Text(source))
    return 0
