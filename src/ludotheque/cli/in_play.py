"""What can be typed at a table beside moves: help, undo, save, rules, why, story, hint, resign, quit."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.cli.screen import Screen, number
from ludotheque.engine import files, rulebook
from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.game import Game
from ludotheque.engine.words import LANGUAGES, common
from ludotheque.players import player

if TYPE_CHECKING:
    from ludotheque.cli.session import Session

FORCE = "--force"


def carry_out(session: Session, text: str) -> None:
    word, _, rest = text.partition(" ")
    name = named(word)
    if name is None:
        raise UnreadableMove("cli-no-such-word", given=word[:40])
    COMMANDS[name](session, rest.strip())


def is_command(session: Session, text: str) -> bool:
    return named(text.partition(" ")[0]) is not None


def named(word: str) -> str | None:
    """The command meant by a word of either language."""
    if word == "?":
        return "help"
    for name in COMMANDS:
        if word.lower() in (name, *(common(lang)("cli-word-" + name) for lang in LANGUAGES)):
            return name
    return None


def help_(session: Session, rest: str) -> None:
    """The commands, and how each legal move is typed."""
    words = session.screen.words
    for name in COMMANDS:
        session.screen.show(Text.assemble((f"  {words('cli-word-' + name):<12}", "bold"), words("cli-about-" + name)))
    if session.table.turn in session.people:
        session.screen.say("cli-about-moves")
        texts = [move.text for move in session.table.moves()]
        session.screen.show(Text("  " + " · ".join(texts), style="dim"))


def undo(session: Session, rest: str) -> None:
    """One's last move; or the die typed in last, as long as nothing was decided after it."""
    if session.can_retype:
        session.screen.say("cli-retyped", die=session.table.retype().text)
    else:
        session.table.undo(session.at_screen)


def board(session: Session, rest: str) -> None:
    session.draw(session.at_screen)
    if session.table.turn in session.people:
        session.offer(session.table.moves(), session.table.turn)


def save(session: Session, rest: str) -> None:
    """Into the file named, the one it came from, or a new one here; over another file only if that is wanted."""
    name = "" if rest == FORCE else rest.removesuffix(" " + FORCE).strip()
    path = save_file(name or session.path or unused_name(session.table.game.name))
    force = name != rest or os.path.abspath(path) in session.files
    if not force and files.taken(path) and session.screen.interactive:
        force = session.screen.sure("cli-overwrite", path=str(path))
        if not force:
            session.screen.say("cli-not-saved")
            return
    files.check_writable(path, force)
    session.table.save(path)
    saved(session, path)


def save_file(name: str) -> Path:
    """The file meant by a name: `.ludo` unless it says otherwise."""
    path = Path(os.path.expanduser(name))
    return path if path.suffix or os.path.isdir(path) else path.with_name(path.name + ".ludo")


def saved(session: Session, path: Path) -> None:
    """Say where the game is, and how to go on with it."""
    session.path, session.saved_at = str(path), len(session.table.log)
    session.files.add(os.path.abspath(path))
    session.screen.say("cli-saved", whole=True, path=str(path))
    if not session.table.over:
        command = f"ludo play --load {shlex.quote(str(path))} --players {','.join(session.who.values())}"
        command += " --own-dice" if session.own_dice else ""
        session.screen.say("cli-saved-how", whole=True, command=command)


def unused_name(game: str) -> str:
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [f"{stem}.ludo", *(f"{stem}-{n}.ludo" for n in range(2, 100))]
    return next(name for name in names if not Path(name).exists())


def rules(session: Session, rest: str) -> None:
    show_rules(session.screen, session.table.game, rest)


def show_rules(screen: Screen, game: Game, rest: str) -> None:
    """The chapters; a chapter by its number; a clause by its id; or the clauses with a word in them."""
    chapters = rulebook.read(game.folder)
    if not rest:
        for n, chapter in enumerate(chapters, 1):
            screen.show(Text(f"  {n} {chapter.title(screen.lang)}"))
        screen.say("cli-rules-how", style="dim", clause=chapters[0].clauses[0].id if chapters else "")
        return
    if chosen := number(rest, len(chapters)):
        found = chapters[chosen - 1].clauses
    else:
        every = [clause for chapter in chapters for clause in chapter.clauses]
        found = [c for c in every if c.id == rest.upper()]
        found = found or [c for c in every if rest.lower() in c.text(screen.lang).lower()]
    if not found:
        screen.say("cli-rules-none", given=rest[:40])
    for clause in found:
        show_clause(screen, clause)


def show_clause(screen: Screen, clause: rulebook.Clause) -> None:
    """Its text, with each mark behind what it is about: a part of the clause, or the whole."""
    shown = Text.assemble((f"{clause.id} ", "bold"))
    for part in clause.parts(screen.lang):
        shown.append(part.text)
        if part.mark:
            shown.append(f" {screen.words(f'cli-mark-{part.mark.lower()}-part')}", "dim")
    for mark in clause.mark:
        shown.append(f" {screen.words(f'cli-mark-{mark.lower()}')}", "dim")
    screen.show(shown)


def why(session: Session, rest: str) -> None:
    """The clauses behind what happened last."""
    table, screen = session.table, session.screen
    steps = table.last_beat()
    lines = table.story(session.reader, screen.lang, steps[0].n) if steps else []
    ids = dict.fromkeys(clause for line in lines for clause in line["clauses"])
    clauses = rulebook.clauses(table.game.folder)
    if not ids:
        screen.say("cli-why-nothing")
    for line in lines:
        screen.show(Text.assemble(("· ", "dim"), line["text"], ("  " + " ".join(line["clauses"]), "dim")))
    for name in ids:
        if name in clauses:
            show_clause(screen, clauses[name])


def story(session: Session, rest: str) -> None:
    session.told[session.reader] = 0
    session.tell()


def hint(session: Session, rest: str) -> None:
    """What the club player would do."""
    table, seat = session.table, session.at_screen
    if table.turn != seat:
        session.screen.say("cli-no-hint")
        return
    move = player("club", table.game).choose(table.seen(seat), seat, len(table.log))
    key, args = table.game.label(table.seen(seat), move)
    session.screen.say("cli-hint", move=session.screen.words(key, **args), text=table.game.move_text(move))


def resign(session: Session, rest: str) -> None:
    if session.table.over:
        session.screen.say("game-is-over")
    elif not session.screen.sure("cli-sure"):
        session.screen.say("cli-goes-on")
    else:
        session.table.resign(session.at_screen)


def quit_(session: Session, rest: str) -> None:
    from ludotheque.cli.session import Quit

    raise Quit


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": help_,
    "undo": undo,
    "board": board,
    "story": story,
    "why": why,
    "rules": rules,
    "hint": hint,
    "save": save,
    "resign": resign,
    "quit": quit_,
}
