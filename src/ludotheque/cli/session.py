"""Playing at one table in the terminal: beat after beat, until it is over or somebody leaves."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from ludotheque.cli import in_play as commands
from ludotheque.cli.screen import EndOfInput, Screen, complain, number
from ludotheque.engine import files
from ludotheque.engine.errors import LudoError
from ludotheque.engine.numbers import whole
from ludotheque.engine.plan import play_plan
from ludotheque.engine.rule import NATURE, SPECTATOR
from ludotheque.engine.steps import Move
from ludotheque.engine.table import Table
from ludotheque.engine.words import sentence
from ludotheque.players import Player, player

DONE, LEFT = 0, 2
MOST_LISTED = 24  # beyond that, moves a game calls minor are only counted
WIDEST_LABEL = 60


class Quit(Exception):
    """Somebody wants to leave."""


class Session:
    def __init__(self, screen: Screen, table: Table, who: dict[int, str], own_dice: bool, path: str | None = None) -> None:
        self.screen, self.table, self.who, self.own_dice, self.path = screen, table, who, own_dice, path
        self.people = [seat for seat, name in who.items() if name == "me"]
        self.bots: dict[int, Player] = {}
        self.told: dict[int, int] = {}  # up to which line each reader was told the story
        self.at_screen = self.people[0] if self.people else SPECTATOR
        self.saved_at = len(table.log) if path else 0
        self.files = {os.path.abspath(path)} if path else set()  # this game's own: they may be written over

    # Who reads

    @property
    def shared(self) -> bool:
        """Whether several people look at this one screen."""
        return len(self.people) > 1

    @property
    def covered(self) -> bool:
        """Whether a cover must stand between the people: they hold cards the others may not see."""
        return self.shared and self.table.game.facts.hidden

    @property
    def reader(self) -> int:
        """For whom the story is worded: the one person, or whoever sits at the screen; all of them by their names."""
        return self.at_screen if not self.shared or self.covered else SPECTATOR

    # The game

    def run(self) -> int:
        """Play; whatever else goes wrong, the game is not lost with it."""
        try:
            return self.sit()
        except BaseException:
            if self.unsaved and (path := self.rescue()):
                complain(self.screen.words("cli-saved", path=str(path)))
            raise

    def sit(self) -> int:
        try:
            self.welcome()
            while True:
                while not self.table.over:
                    self.beat()
                self.finish()
                if self.table.over:
                    return DONE
        except Quit:
            return self.leave(DONE)
        except (EndOfInput, KeyboardInterrupt):
            return DONE if self.table.over else self.leave(LEFT)

    def welcome(self) -> None:
        words = self.screen.words
        self.screen.show(Text.assemble((words("game-title"), "bold"), "  ", (words("game-line"), "dim")))
        self.screen.say("cli-welcome", style="dim")
        if not self.own_dice:
            self.screen.say("cli-promise", style="dim", promise=self.table.nature_source.promise[:16])

    def beat(self) -> None:
        turn = self.table.turn
        if turn == NATURE and self.own_dice:
            self.own_throw()
        elif turn == NATURE:
            self.table.nature()
        elif turn in self.people:
            self.person(turn)
        else:
            self.house_player(turn)

    def house_player(self, seat: int) -> None:
        message = "cli-thinks"
        if seat not in self.bots:
            self.bots[seat] = player(self.who[seat], self.table.game)
            message = "cli-warms-up"
        bot, table = self.bots[seat], self.table
        seed = table.nature_source.pick(f"player.{len(table.log)}", 1 << 62)
        if bot.compiled:
            with self.screen.console.status(self.screen.words(message, seat=self.name(seat))):
                move = bot.choose(table.seen(seat), seat, seed)
        else:
            move = bot.choose(table.seen(seat), seat, seed)
        table.play(move, seat)

    def own_throw(self) -> None:
        """What the real dice (or cards) show, typed in; Enter lets the table throw."""
        self.tell()
        faces = ", ".join(dict.fromkeys(m.text for m in self.table.moves()))
        self.screen.show(Text(self.prompt(self.at_screen)))
        answer = self.screen.ask(self.screen.words("cli-own-dice", faces=faces) + " ")
        try:
            if commands.is_command(self, answer):
                commands.carry_out(self, answer)
            elif answer:
                self.table.nature(answer)
            else:
                self.table.nature()
        except LudoError as problem:
            self.screen.error(problem)

    @property
    def can_retype(self) -> bool:
        """Whether the last die was typed in here and nothing was decided since."""
        return self.own_dice and self.table.can_retype()

    def person(self, seat: int) -> None:
        moves = self.table.moves()
        if self.covered and seat != self.at_screen:
            self.cover(seat)
        self.at_screen = seat
        if len(moves) == 1 and not self.covered and not self.can_retype:
            self.table.play(moves[0], seat)
            return
        self.tell()
        self.draw(seat)
        self.screen.show(Text(self.prompt(seat), style="bold"))
        self.offer(moves, seat)
        n = len(self.table.log)
        while len(self.table.log) == n:
            self.answer(seat, moves)

    def answer(self, seat: int, moves: list[Move]) -> None:
        """One line that was typed: a number, a move in its readable form, or a command."""
        text = self.screen.ask()
        if not text:
            return
        try:
            if text in (m.text for m in moves):
                self.table.play(text, seat)
            elif whole(text) is not None:
                self.numbered(text, moves, seat)
            elif commands.is_command(self, text):
                commands.carry_out(self, text)
            else:
                play_plan(self.table, text, seat)
        except LudoError as problem:
            self.screen.error(problem)

    def numbered(self, text: str, moves: list[Move], seat: int) -> None:
        if chosen := number(text, len(moves)):
            self.table.play(moves[chosen - 1], seat)
        else:
            self.screen.say("cli-no-such-number", most=len(moves))

    def cover(self, seat: int) -> None:
        """An empty screen, until the one it is for sits there."""
        self.screen.clear()
        self.screen.ask(self.screen.words("cli-cover", seat=self.name(seat)) + " ")
        self.screen.clear()

    # What is shown

    def name(self, seat: int) -> str:
        return self.table.names_in(self.screen.lang)[seat]

    def draw(self, seat: int) -> None:
        view = self.table.view(seat, self.screen.lang)
        self.screen.show(Text(), self.table.game.terminal(view, self.screen.words))

    def prompt(self, seat: int) -> str:
        view = self.table.view(seat, self.screen.lang)
        text = sentence(self.screen.words, view["prompt"]["key"], view["prompt"]["args"], view["names"], seat)
        return f"{self.name(seat)} · {text}" if self.shared and self.table.turn == seat else text

    def tell(self) -> None:
        """What happened since this reader was last told."""
        since = self.told.get(self.reader, 0)
        for line in self.table.story(self.reader, self.screen.lang, since, reveal=self.table.over):
            self.screen.show(Text.assemble(("· ", "dim"), line["text"], ("  " + " ".join(line["clauses"]), "dim")))
        self.told[self.reader] = len(self.table.log)

    def offer(self, moves: list[Move], seat: int) -> None:
        """The legal moves by number, with what is known about their chances."""
        view = self.table.view(seat, self.screen.lang)
        labels = {m["text"]: m["label"] for m in view["moves"]}
        chances = {m.text: self.chances(view.get("odds", {}).get(m.text)) for m in moves}
        lines = []
        folded = [m for m in moves if m.data.get("minor")] if len(moves) > MOST_LISTED else []
        for n, move in enumerate(moves, 1):
            if move in folded:
                continue
            line = Text(f"{n:>3} ", style="bold")
            line.append(labels[move.text][:WIDEST_LABEL], style="not bold")
            line.append(chances[move.text], style="cyan not bold")
            lines.append(line)
        self.screen.show(Columns(lines, padding=(0, 3), column_first=True))
        if folded:
            example = folded[0].data.get("also", folded[0].text)
            self.screen.say("cli-more-moves", style="dim", count=len(folded), example=example)
        if any(chances.values()) and self.screen.words.has("odds-legend"):
            self.screen.say("odds-legend", style="dim")

    def chances(self, odds: object) -> str:
        """A move's odds, as far as the game has words for them."""
        if not isinstance(odds, dict):
            return ""
        words = self.screen.words
        said = [words("odds-" + k, percent=round(100 * p)) for k, p in odds.items() if words.has("odds-" + k) and p > 0]
        return "  " + ", ".join(said) if said else ""

    # The end

    def finish(self) -> None:
        results = self.table.results()
        assert results is not None
        if self.covered:
            self.screen.clear()
        self.tell()
        self.draw(self.reader)
        names = self.table.names_in(self.screen.lang)
        if results["reason"] == "resigned" or not results["winners"]:
            winners = " & ".join(names[seat] for seat in results["winners"])
            self.screen.say("cli-won" if winners else "cli-drawn", style="bold", seat=winners)
        if not self.own_dice:
            self.screen.say("cli-seed", style="dim", seed=self.table.nature_source.seed)
        while self.screen.interactive and self.table.over:
            answer = self.screen.ask(self.screen.words("cli-after") + " ")
            if not answer:
                return
            try:
                commands.carry_out(self, answer)
            except LudoError as problem:
                self.screen.error(problem)

    @property
    def unsaved(self) -> bool:
        return len(self.table.log) > self.saved_at and not self.table.over

    def leave(self, code: int) -> int:
        """Nothing is lost: what was played is saved, unless a person says no."""
        if not self.unsaved:
            return code
        try:
            if not self.screen.yes("cli-save-first"):
                return code
            name = ""
            while self.unsaved:
                try:
                    commands.save(self, name)
                except LudoError as problem:
                    self.screen.error(problem)
                if self.unsaved and not (name := self.screen.ask(self.screen.words("cli-save-where") + " ")):
                    return code
        except (EndOfInput, KeyboardInterrupt):
            if (path := self.rescue()) is None:
                return 1
            commands.saved(self, path)
        return code

    def rescue(self) -> Path | None:
        """Save without a question: in the file it came from, or wherever something can be written."""
        name = commands.unused_name(self.table.game.name)
        try:
            if self.path is not None:
                with contextlib.suppress(LudoError):
                    self.table.save(self.path)
                    return Path(self.path)
            return files.kept(name, self.table.save, before=[Path()])
        except LudoError as problem:
            self.screen.error(problem)
            return None
