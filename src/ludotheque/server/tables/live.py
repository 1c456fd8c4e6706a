"""A table in memory: the engine's table, who sits at it, who is watching, and what changed since when."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from dataclasses import dataclass, field
from typing import Any

from ludotheque.engine.game import Game
from ludotheque.engine.plan import BETWEEN, play_plan
from ludotheque.engine.rule import NATURE
from ludotheque.engine.table import Table
from ludotheque.server.problems import Refused, not_seated, stale
from ludotheque.server.tables.watched import Watched

REMEMBERED = 400
SPREAD = 0.4  # of the pauses' logarithms
_chance = random.SystemRandom()


@dataclass
class Seat:
    """Who decides for a seat: `person`, `free` (a friend is expected), `bot` (of a level) or `automaton`."""

    kind: str
    level: str | None = None
    name: str | None = None
    asks: set[str] = field(default_factory=set)  # windows in which it doesn't want to be asked


@dataclass(eq=False)
class Live(Watched):
    table: Table
    seats: list[Seat]
    own_dice: bool = False
    seed_known: bool = False
    listed: bool = False
    pace: int = 900
    created: float = field(default_factory=time.time)
    rematch: str | None = None
    pause: float = 0.0  # seconds in which half of all passes for an empty hand come
    holders: dict[str, set[int]] = field(default_factory=dict)
    eyes: dict[str, int] = field(default_factory=dict)  # on one screen with hidden hands: whose turn at the screen it is
    cuts: dict[int, int] = field(default_factory=dict)  # version -> from which line of the log the story changed
    cache: dict[Any, Any] = field(default_factory=dict)  # what was made for pages and streams, by whoever makes it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None
    window_ends: tuple[int, float] = (-1, 0.0)  # a line of the log, and until when nobody is told that it is a pass
    used: float = field(default_factory=time.monotonic)

    @property
    def in_use(self) -> bool:
        return bool(self.readers or self.thinking or self.lock.locked())

    @property
    def n(self) -> int:
        return len(self.table.log)

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def passing(self) -> str | None:
        """The text of the move that passes, where the game has one."""
        return None if self.game.passing is None else self.game.move_text(self.game.passing)

    # Who sits where

    def seats_of(self, browser: str | None) -> set[int]:
        return self.holders.get(browser, set()) if browser else set()

    def free_seats(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "free"]

    def sit(self, seat: int, browser: str | None, name: str | None) -> None:
        """Someone takes a seat (or comes back to it from another browser), as it was decided and kept."""
        place = self.seats[seat]
        place.kind, place.name = "person", name
        self.table.names[seat] = name
        if browser:
            self.holders.setdefault(browser, set()).add(seat)
        self.changed()

    def eyes_of(self, browser: str | None) -> tuple[int, bool]:
        """The seat through whose eyes a browser sees the table (-1: a spectator's), and whether a cover must stand first."""
        held = self.seats_of(browser)
        if len(held) < 2:
            return (min(held) if held else -1), False
        turn = self.table.turn
        if not self.game.facts.hidden:
            awaited = self.thrower() if turn == NATURE and self.own_dice else turn
            return (awaited if awaited in held else min(held)), False
        if self.table.over:
            return min(held), False
        looking = self.eyes.get(browser or "", -1)
        if turn in held and looking != turn:
            return -1, True
        return looking, False

    def passes_alone(self) -> bool:
        """Whether the table passes for the seat to move: it has nothing else, or doesn't want to be asked here.

        Only where hands are hidden: elsewhere nobody is asked who has no choice. Two who share a screen are asked all the
        same: a cover page that doesn't come would tell the other that there was nothing to play.
        """
        turn = self.table.turn
        if turn < 0 or not self.game.facts.hidden or self.seats[turn].kind == "bot":
            return False
        codes, passing = self.table.codes(), self.game.passing
        if passing in codes and self.seats[turn].asks and self.window() in self.seats[turn].asks:
            return True
        return codes == [passing] and not any(turn in held and len(held) > 1 for held in self.holders.values())

    def window(self) -> str | None:
        """The name of the moment in which the seat to move is asked, where the game gives it one."""
        found = self.look(self.table.turn).get("window")
        return str(found) if found else None

    def look(self, seat: int) -> dict[str, Any]:
        """The game's own view of what a seat sees."""
        return self.game.view(self.table.seen(seat), seat)

    def window_left(self) -> float:
        """How long a pass at this very moment must still wait: whoever could have acted seems to think about it.

        An empty hand passes by itself, and a quick pass would tell everyone that it is empty. So the pause is drawn when the
        question is put, from one distribution, whoever answers and whatever they hold.
        """
        turn = self.table.turn
        if not self.pause or turn < 0 or not self.game.facts.hidden:
            return 0.0
        now = time.monotonic()
        if self.window_ends[0] != self.n:
            can_pass = self.game.passing in self.table.codes()
            self.window_ends = (self.n, now + drawn_pause(self.pause) if can_pass else now)
        return self.window_ends[1] - now

    def held_back(self, seat: int, move: str, n: int) -> float:
        """How long a move waits before it is played: only a pass does, and only that of the seat to move."""
        passes = " ".join(move.split()) == self.passing
        return self.window_left() if passes and n == self.n and seat == self.table.turn else 0.0

    # What happens

    def bring(self) -> None:
        """Nature's outcomes up to the next decision; with one's own dice, up to the next die."""
        table = self.table
        while table.turn == NATURE and not (self.own_dice and self.awaits_dice()):
            table.draw()

    def awaits_dice(self) -> bool:
        """Whether what comes next is a die (a number) rather than a card: dice can be thrown at home, cards can't."""
        text = self.game.move_text
        return self.table.turn == NATURE and all(text(code).isdigit() for code in set(self.table.codes()))

    def thrower(self) -> int | None:
        """Whose die is awaited: the one the prompt names, or who played last; None: anyone's, who throws for the automaton."""
        prompt = self.look(-1).get("prompt") or {}
        last = next((step.who for step in reversed(self.table.steps) if step.who >= 0), None)
        seat = prompt.get("args", {}).get("seat", last)
        return seat if seat is not None and self.seats[seat].kind == "person" else None

    def check(self, seat: int, n: int | None) -> None:
        """A request is about this very table as it stands, from someone who sits at it."""
        if seat < 0:
            raise not_seated()
        if n is not None and n != self.n:
            raise stale()

    def has_happened(self, lines: list[str], n: int) -> bool:
        """Whether these are the very lines at this place of the log: a request sent again after its answer was lost."""
        return n < self.n and self.table.log[n : n + len(lines)] == lines

    def play(self, seat: int, move: str, n: int) -> None:
        """A move, or a plan of several: sent again, it is known by its first."""
        first = " ".join(move.partition(BETWEEN)[0].split())
        if seat >= 0 and self.has_happened([f"{seat} {first}"], n):
            return
        self.check(seat, n)
        play_plan(self.table, move, seat)
        self.bring()

    def throw(self, seats: set[int], dice: str, n: int) -> None:
        """Someone at the table types in what their own dice show."""
        if seats and self.has_happened([f"dice {face}" for face in dice.split()], n):
            return
        self.check(max(seats, default=-1), n)
        if not self.own_dice:
            raise Refused(409, "page-no-own-dice")
        if self.table.turn == NATURE and (thrower := self.thrower()) is not None and thrower not in seats:
            raise Refused(409, "page-not-your-dice")
        self.table.nature(dice)
        self.bring()

    def undo(self, seat: int, n: int | None) -> None:
        self.check(seat, n)
        self.table.undo(seat)

    def resign(self, seat: int) -> None:
        self.check(seat, None)
        self.table.resign(seat)

    def set_pace(self, pace: int) -> None:
        self.pace = pace

    def set_asks(self, seat: int, asks: set[str]) -> None:
        self.seats[seat].asks = asks

    def changed(self, cut: int | None = None) -> None:
        """A new version; `cut`: from which line of the log the story changed."""
        super().changed()
        if cut is not None:
            self.cuts[self.version] = cut
            self.cuts.pop(self.version - REMEMBERED, None)

    def cut_since(self, version: int) -> int | None:
        """From which line the story changed since a version; None: it didn't."""
        if version < self.version - REMEMBERED or version < 0:
            return 0
        cuts = [self.cuts[v] for v in range(version + 1, self.version + 1) if v in self.cuts]
        return min(cuts, default=None)

    @property
    def layout(self) -> str:
        return layout_hash(self.game)


def drawn_pause(median: float) -> float:
    """A pause as people make them: mostly near the median, sometimes long, never at once."""
    return min(3.0, max(0.5, _chance.lognormvariate(0.0, SPREAD))) * median


def layout_hash(game: Game) -> str:
    """What the bytes of a position mean, as a hash: a kept position of another layout is not used."""
    return hashlib.sha256(repr(game.position.descr).encode()).hexdigest()
