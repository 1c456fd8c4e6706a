"""Setting up a table: flags and `--set`, and a short form to go through when a person sits there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ludotheque import players
from ludotheque.cli.parser import Misused
from ludotheque.cli.screen import Screen, number
from ludotheque.cli.seats import ME, seat_players, usual
from ludotheque.engine import registry
from ludotheque.engine.box import Box, read_toml
from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.setup import AnyOption, Option, Values
from ludotheque.engine.words import Words


def given_options(flags: dict[str, Any], pairs: Iterable[str]) -> Values:
    """What flags and `--set option=value` say."""
    given = {name: value for name, value in flags.items() if value is not None}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Misused("cli-bad-set", given=pair)
        given[name.strip().replace("-", "_")] = value.strip()
    return given


def box_from(game: Game, path: str | None) -> Box | None:
    from pathlib import Path

    return None if path is None else game.box(read_toml(Path(path)), source=path)


def choose_game(screen: Screen) -> str:
    """Asked for where none was named."""
    names = registry.names()
    if not screen.interactive:
        raise Misused("cli-which-game", allowed=", ".join(names))
    for i, name in enumerate(names):
        words = registry.game(name).words(screen.lang)
        screen.show(Text.assemble((f"{i + 1:>3} ", "bold"), (words("game-title"), "bold"), "  ", words("game-line")))
    while True:
        answer = screen.ask(screen.words("cli-choose-game") + " ")
        if chosen := number(answer, len(names)):
            return names[chosen - 1]
        if answer in names:
            return answer


def value_words(words: Words, option: AnyOption, value: Any) -> str:
    """A value of an option for people."""
    if not isinstance(option, Option):
        return str(value) or words("cli-by-chance")
    return words.option(option.name, value)


class Form:
    """The choices before play, on one screen: Enter starts, a number changes a choice."""

    def __init__(self, screen: Screen, game: Game, values: Values, who: dict[int, str]) -> None:
        self.screen, self.game, self.values, self.who = screen, game, values, who

    def fill_in(self) -> tuple[Values, dict[int, str]]:
        self.screen.show(Text(self.screen.words("game-title"), style="bold"))
        while True:
            lines = self.lines()
            self.screen.show(self.drawn(lines))
            answer = self.screen.ask(self.screen.words("cli-form") + " ")
            if not answer:
                return self.values, self.who
            if chosen := number(answer, len(lines)):
                self.change(lines[chosen - 1])
            else:
                self.screen.say("cli-no-such-number", most=len(lines))

    def lines(self) -> list[AnyOption | int]:
        """The options that matter now, and the seats that decide."""
        options = [o for o in self.game.options if self.game.options.matters(o, self.values)]
        return [*options, *self.game.seating(self.values).players]

    def drawn(self, lines: list[AnyOption | int]) -> Grid:
        words = self.screen.words
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for n, line in enumerate(lines, 1):
            if isinstance(line, int):
                grid.add_row(
                    f"{n:>3}", words("player-n", n=line + 1), words.either("cli-level-" + self.who[line], self.who[line])
                )
            else:
                grid.add_row(f"{n:>3}", words("option-" + line.name), value_words(words, line, self.values[line.name]))
        return grid

    def change(self, line: AnyOption | int) -> None:
        if isinstance(line, int):
            choices = [ME, *players.levels(self.game)]
            self.who[line] = self.pick(
                choices, [self.screen.words.either("cli-level-" + c, c) for c in choices], self.who[line]
            )
            return
        try:
            if isinstance(line, Option):
                shown = [value_words(self.screen.words, line, v) for v in line.values]
                value = self.pick(list(line.values), shown, self.values[line.name])
            else:
                value = self.screen.ask(self.screen.words("option-" + line.name) + ": ")
            values = self.game.options.parse({**self.values, line.name: value})
            self.game.options.record(values)
        except LudoError as problem:
            self.screen.error(problem)
            return
        self.values = values
        seating = self.game.seating(values)
        kept = [self.who[seat] for seat in seating.players if seat in self.who]
        self.who = seat_players(self.game, seating, kept if len(kept) == len(seating.players) else [], usual(seating))

    def pick(self, choices: list[Any], shown: list[str], now: Any) -> Any:
        """One of these; of two the other one, without a question."""
        if len(choices) == 2:
            return choices[1 - choices.index(now)]
        for n, text in enumerate(shown, 1):
            self.screen.show(Text(f"{n:>6} {text}"))
        chosen = number(self.screen.ask(self.screen.words("cli-pick") + " "), len(choices))
        return choices[chosen - 1] if chosen else now
