"""From functions to commands: each command is a plain function; its flags' help texts are words keys, and the commands
that set up a table get the flags of the game they are asked for. Only the command asked for is imported."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import typer
from typer.models import ArgumentInfo, OptionInfo

from ludotheque import __version__
from ludotheque.engine import registry
from ludotheque.engine.errors import LudoError
from ludotheque.engine.setup import AnyOption, Option
from ludotheque.engine.words import Words, check_language, of_folder

COMMANDS = {
    "games": "library:show_games",
    "play": "play:play",
    "watch": "watching:watch",
    "replay": "watching:replay",
    "verify": "watching:verify",
    "rules": "library:rules",
    "box": "library:box",
    "serve": "serving:serve",
    "arena": "arena:arena",
    "lab": "arena:lab",
    "tournament": "arena:tournament",
    "export": "arena:export",
    "new": "new_game:new",
    "warm": "speed:warm",
    "bench": "speed:bench",
}
WITH_GAME_FLAGS = ("play", "watch")
OF_GAMES = "ludotheque.commands"
"""The entry points by which a game brings commands of its own: functions of its `commands.py`, their help in its words."""


class Misused(LudoError):
    """A command line that can't be understood."""


def asked_language(argv: list[str]) -> str | None:
    """What follows `--lang`, wherever it stands."""
    for i, word in enumerate(argv):
        if word.startswith("--lang="):
            return check_language(word.removeprefix("--lang="))
        if word == "--lang" and i + 1 < len(argv):
            return check_language(argv[i + 1])
    return None


def asked_game(argv: list[str]) -> str | None:
    return next((word for word in argv[1:] if word in registry.names()), None)


def words_with_game(argv: list[str], w: Words) -> Words:
    """The words for an error: a game's own, where it is about that game."""
    name = asked_game(argv)
    try:
        return registry.game(name).words(w.lang) if name else w
    except Exception:
        return w


def carry_out(argv: list[str], w: Words) -> int:
    asked = argv or ["--help"]
    if asked == ["--version"]:
        print(f"ludo {__version__}")
        return 0
    app = build(asked, w)
    try:
        with help_in_words(w) if "--help" in asked else nullcontext():
            code = app(args=asked, prog_name="ludo", standalone_mode=False)
    except typer.Exit as ended:
        code = ended.exit_code
    except typer.Abort as stopped:
        raise KeyboardInterrupt from stopped
    except Exception as problem:
        if not hasattr(problem, "format_message"):
            raise
        raise misused(problem, app) from problem
    return code if isinstance(code, int) else 0


@contextmanager
def help_in_words(w: Words) -> Iterator[None]:
    """What the parser says by itself in a help text, in the user's language."""
    with redirect_stdout(StringIO()) as written:
        yield
    text = written.getvalue()
    for key, usual in (
        ("usage", "Usage:"),
        ("options", "Options:"),
        ("commands", "Commands:"),
        ("arguments", "Arguments:"),
        ("help", "Show this message and exit."),
    ):
        text = text.replace(usual, w("cli-parser-" + key))
    print(text, end="")


def misused(problem: Any, app: typer.Typer) -> LudoError:
    """The parser's complaint as one of ours, in the user's language."""
    kind, option = type(problem).__name__, getattr(problem, "option_name", None)
    param = getattr(problem, "param", None)
    name = param.opts[0] if param is not None else ""
    if kind == "NoSuchOption":
        return Misused("cli-no-such-flag", given=option)
    if kind == "BadOptionUsage":
        return Misused("cli-needs-value", name=option)
    if kind == "MissingParameter":
        return Misused("cli-missing", name=name if name.startswith("-") else name.upper())
    if kind == "BadParameter" and name:
        return Misused("cli-bad-value", name=name)
    if "No such command" in str(problem.message):
        given = str(problem.message).partition("'")[2].partition("'")[0]
        known = [command.name or "" for command in app.registered_commands]
        return Misused("cli-no-such-command", given=given, allowed=", ".join(known))
    if "extra argument" in str(problem.message):
        return Misused("cli-too-much", given=str(problem.message).partition("(")[2].rpartition("(")[2].rstrip(")"))
    return Misused("cli-misused", reason=problem.format_message())


def build(argv: list[str], w: Words) -> typer.Typer:
    """The commands, with help in the user's language; only the one asked for is there in full."""
    asked = argv[0] if argv else ""
    app = typer.Typer(
        name="ludo", help=w("cli-help"), add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None
    )
    app.callback()(everything)
    for name, place in COMMANDS.items():
        f: Callable[..., Any] = load(place) if name == asked else everything
        flags = game_flags(argv, f, w.lang) if name == asked and name in WITH_GAME_FLAGS else []
        app.command(name, help=w("cli-help-" + name))(in_words(f, w, flags))
    for entry in entry_points(group=OF_GAMES):
        words = words_of(entry, w.lang)
        app.command(entry.name, help=words("command-" + entry.name))(
            in_words(entry.load() if entry.name == asked else everything, words)
        )
    return app


def everything() -> None:
    """Stands for the commands that weren't asked for."""


def words_of(entry: EntryPoint, lang: str) -> Words:
    """The words of the game that brings a command; the game isn't loaded for it."""
    package = find_spec(entry.module.rpartition(".")[0])
    assert package is not None and package.origin is not None
    return of_folder(Path(package.origin).parent, lang)


def load(place: str) -> Callable[..., Any]:
    module, _, name = place.partition(":")
    f: Callable[..., Any] = getattr(import_module("ludotheque.cli." + module), name)
    return f


def in_words(f: Callable[..., Any], w: Words, flags: Iterable[inspect.Parameter] = ()) -> Callable[..., Any]:
    """The function with its flags' help keys replaced by sentences, and these flags instead of its `**options`."""
    hints = get_type_hints(f, include_extras=True)
    given = inspect.signature(f).parameters.values()
    parameters = [p.replace(annotation=worded(hints[p.name], w)) for p in given if p.kind is not p.VAR_KEYWORD]
    parameters += [p.replace(annotation=worded(p.annotation, w), kind=p.KEYWORD_ONLY) for p in flags]

    def command(*args: Any, **kwargs: Any) -> Any:
        return f(*args, **kwargs)

    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {p.name: p.annotation for p in parameters}
    return command


def worded(annotation: Any, w: Words) -> Any:
    if get_origin(annotation) is not Annotated:
        return annotation
    kind, *notes = get_args(annotation)
    for i, note in enumerate(notes):
        if isinstance(note, (OptionInfo, ArgumentInfo)) and note.help:
            notes[i] = copy.copy(note)
            notes[i].help = w(note.help)
    return Annotated[kind, *notes]


def game_flags(argv: list[str], f: Callable[..., Any], lang: str) -> list[inspect.Parameter]:
    """A flag for every option of the game asked for; one whose name is taken is reached by `--set` only."""
    name = asked_game(argv)
    taken = inspect.signature(f).parameters
    if name is None:
        return []
    game = registry.game(name)
    return [flag(o, game.words(lang)) for o in game.options if o.name not in taken]


def flag(option: AnyOption, w: Words) -> inspect.Parameter:
    dashed = option.name.replace("_", "-")
    help_text = w("option-" + option.name)
    if isinstance(option, Option) and set(option.values) == {True, False}:
        info = typer.Option(f"--{dashed}/--no-{dashed}", help=help_text)
        return _parameter(option.name, Annotated[bool | None, info])
    metavar = "|".join(option.shown()) if isinstance(option, Option) else "TEXT"
    names = [f"--{dashed}"] + ([f"--{option.name}"] if dashed != option.name else [])
    return _parameter(option.name, Annotated[str | None, typer.Option(*names, help=help_text, metavar=metavar)])


def _parameter(name: str, annotation: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
