"""HTML from views: the page's named regions, each made once for all who see the same."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs
from jinja2 import Environment, FileSystemBytecodeCache, FunctionLoader, StrictUndefined, Undefined
from jinja2.bccache import Bucket
from markupsafe import Markup, escape

from ludotheque.engine.game import Game
from ludotheque.engine.registry import games
from ludotheque.engine.rule import NATURE
from ludotheque.engine.table import Table
from ludotheque.engine.words import Words, sentence
from ludotheque.players import levels
from ludotheque.server.tables.live import Live
from ludotheque.server.web.views import view_of

HERE = Path(__file__).parent / "templates"
REGIONS = ("score", "board", "prompt", "moves", "hand", "extra", "seats", "menu", "end", "cover")
OF_A_GAME = {"game": "table.html", "box": "box.html"}
GAME_MACROS = ("score", "board", "hand", "extra", "picture", "moves")


def _load(name: str) -> str | None:
    """Our own templates by name; `game/<name>` is a game's `table.html`, `box/<name>` its `box.html`."""
    kind, _, of = name.partition("/")
    if kind in OF_A_GAME:
        game = games().get(of)
        path = game.folder / OF_A_GAME[kind] if game else None
    else:
        path = HERE / name
    return path.read_text(encoding="utf-8") if path and path.exists() else None


class Kept(FileSystemBytecodeCache):
    """Compiled templates in files; where one can't be written (a full disk) it is compiled again next time."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        with contextlib.suppress(OSError):
            super().dump_bytecode(bucket)


@cache
def _compiled() -> FileSystemBytecodeCache | None:
    """Where compiled templates are kept between starts (by the hash of their text), if the user's cache can be written."""
    folder = Path(platformdirs.user_cache_dir("ludotheque")) / "pages"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return None
    return Kept(str(folder)) if os.access(folder, os.W_OK) else None


class Quick(Environment):
    """Views are dicts: `view.turn` looks there first, which spares an exception at each of some hundred places a draw."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


def _environment(undefined: type[Undefined]) -> Environment:
    return Quick(
        loader=FunctionLoader(_load),
        autoescape=True,
        undefined=undefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"],
        auto_reload=False,
        cache_size=200,
        bytecode_cache=_compiled(),
    )


pages = _environment(StrictUndefined)
boards = _environment(Undefined)


@cache
def ui() -> Any:
    """The macros that games and pages share."""
    return boards.get_template("ui.html").module


@cache
def macros(name: str) -> dict[str, Callable[..., Markup]]:
    """A game's macros; those it lacks come from the generic table."""
    found: dict[str, Callable[..., Markup]] = {}
    sources = [boards.get_template("generic.html").module]
    if _load(f"game/{name}") is not None:
        sources.append(boards.get_template(f"game/{name}").module)
    for source in sources:
        for macro in GAME_MACROS:
            if hasattr(source, macro):
                found[macro] = getattr(source, macro)
    return found


def page(template: str, **values: Any) -> str:
    return pages.get_template(template).render(ui=ui(), **values)


def prompt(words: Words, view: dict[str, Any]) -> str:
    """What is awaited, and from whom."""
    if view["over"] and view["results"] and view["results"]["reason"] == "resigned":
        winners = view["results"]["winners"]
        name = view["names"][winners[0]] if winners else "-"
        return words("page-won-resigned", seat=name, you="yes" if view["seat"] in winners else "no")
    awaited = view.get("prompt") or {"key": "page-your-turn", "args": {"seat": view["turn"]}}
    return sentence(words, awaited["key"], awaited.get("args", {}), view["names"], view["seat"])


@dataclass
class Made:
    """What was made for one kind of reader: its regions, and at which version each last changed."""

    version: int = -1
    regions: dict[str, str] = field(default_factory=dict)
    since: dict[str, int] = field(default_factory=dict)


def regions(live: Live, seat: int, lang: str, cover: int = -1) -> Made:
    """The regions of the table page for one kind of reader, as they stand now."""
    key = ("regions", seat, lang, cover)
    made: Made = live.cache.setdefault(key, Made())
    if made.version == live.version:
        return made
    view = view_of(live, seat, lang)
    fresh = _draw(live.game, view, lang, _about(live, view, lang, cover))
    for name, html in fresh.items():
        if made.regions.get(name) != html:
            made.since[name] = live.version
    made.regions, made.version = fresh, live.version
    return made


def _about(live: Live, view: dict[str, Any], lang: str, cover: int) -> dict[str, Any]:
    """What the shared regions need beside the view."""
    return {
        "id": live.id,
        "seats": live.seats,
        "own_dice": live.own_dice,
        "pace": live.pace,
        "rematch": live.rematch,
        "cover": cover,
        "awaits": view["dice_awaited"],
        "replay": False,
        "hidden": live.game.facts.hidden,
        "outcomes": [m.text for m in live.table.moves()] if view["dice_awaited"] else [],
        "thrower": live.thrower() if view["dice_awaited"] else None,
        "free": live.free_seats(),
        "levels": levels(live.game),
        "alone": bool(view["moves"]) and live.passes_alone(),
    }


def _draw(game: Game, view: dict[str, Any], lang: str, about: dict[str, Any]) -> dict[str, str]:
    words, parts = game.words(lang), macros(game.name)
    shared = pages.get_template("regions.html").module
    drawn = {name: str(parts[name](view, words, ui())) for name in ("score", "board", "hand", "extra")}
    drawn["moves"] = str(shared.moves(view, words, ui(), about, parts.get("moves")))  # type: ignore[attr-defined]
    drawn["prompt"] = str(shared.prompt(view, words, about, prompt(words, view)))  # type: ignore[attr-defined]
    for name in ("seats", "menu", "end", "cover"):
        drawn[name] = str(getattr(shared, name)(view, words, ui(), about))
    return drawn


def still(table: Table, seat: int, lang: str) -> dict[str, str]:
    """The regions of a table that is only looked at: a replay's position."""
    view = table.view(seat, lang)
    view["moves"], view["can_undo"], view["dice_awaited"] = [], False, False
    parts, words = macros(table.game.name), table.game.words(lang)
    drawn = {name: str(parts[name](view, words, ui())) for name in ("score", "board", "hand", "extra")}
    drawn["prompt"] = str(escape(prompt(words, view)))
    return drawn


def story_lines(table: Table, seat: int, lang: str, since: int = 0, reveal: bool = False) -> list[tuple[int, str]]:
    """The story from a line of the log on: (line, HTML)."""
    shared = pages.get_template("regions.html").module
    words = table.game.words(lang)
    return [
        (line["n"], str(shared.story_line(line, seat, words, table.game.name)))  # type: ignore[attr-defined]
        for line in table.story(seat, lang, since, reveal)
    ]


def of_box(game: Game, macro: str) -> Callable[..., Markup] | None:
    """A macro of the game's `box.html`, if it has it: `component` draws one of its components, `legend` explains its signs."""
    if _load(f"box/{game.name}") is None:
        return None
    found: Callable[..., Markup] | None = getattr(boards.get_template(f"box/{game.name}").module, macro, None)
    return found


def legend(game: Game, words: Words) -> Markup:
    """What the signs on the table mean."""
    drawing = of_box(game, "legend")
    return drawing(words, ui()) if drawing else Markup("")


def picture(game: Game, words: Words) -> Markup:
    return macros(game.name)["picture"](words)


__all__ = [
    "NATURE",
    "REGIONS",
    "Made",
    "legend",
    "macros",
    "of_box",
    "page",
    "picture",
    "regions",
    "still",
    "story_lines",
    "view_of",
]
