"""One game being played: setup, box, log and current position.

The log is append-only, a line an entry: `0 stop` (a seat's move), `nature 5` (drawn from the table's seed), `dice 5` (typed
in from a real die), `table undo 0`, `table retype`, `table resign 1` (the table's own events). Everything else follows.

`table retype` takes back the last die, if it was typed in: it was misread, and what the real die shows follows as a new line.
Several in a row take back the dice of a throw one by one, the last first; never a die that was drawn, never past a decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ludotheque.engine.box import Box
from ludotheque.engine.dice import Nature
from ludotheque.engine.errors import BadSave, IllegalMove, LudoError, NoUndo, UnreadableMove, WrongTurn, quoted
from ludotheque.engine.game import Game, Seating
from ludotheque.engine.numbers import whole
from ludotheque.engine.play import Play, completed
from ludotheque.engine.rule import NATURE, OVER, Seat
from ludotheque.engine.setup import Values
from ludotheque.engine.steps import Mark, Move, Step, Told

LONGEST_LINE = 200
MOST_UNDOS = 500  # at one table: far more than people take back, few enough that any log is replayed soon


@dataclass(repr=False)
class Table:
    game: Game
    setup: Values
    box: Box
    nature_source: Nature
    names: list[str | None] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    resigned: int | None = None
    seeded_from: int = 0  # lines before this one were drawn from another, unknown seed
    undos: int = 0

    def __post_init__(self) -> None:
        self.now = Play(self.game, self.box, self.setup)
        self.s = self.now.s
        self.opening: list[Told] = list(self.s.told)
        self.s.told.clear()
        self.seating: Seating = self.game.seating(self.setup)
        self.names = [*self.names, *[None] * len(self.seating.sides)][: len(self.seating.sides)]
        self.one_view: tuple[int, bytes, dict[str, Any]] | None = None  # made for all seats (`showing.py`)

    def __repr__(self) -> str:
        turn = {NATURE: "Nature", OVER: "nobody"}.get(self.turn, f"seat {self.turn}")
        return f"<Table {self.game.name}, {len(self.log)} lines, {turn} to move>"

    def __reduce__(self) -> tuple[Any, ...]:
        from ludotheque.engine.save import content, restored

        return restored, (content(self),)

    # What is on the table

    @property
    def turn(self) -> int:
        """The seat to move, NATURE or OVER."""
        return OVER if self.resigned is not None else self.now.turn

    @property
    def over(self) -> bool:
        return self.turn == OVER

    def codes(self) -> list[int]:
        """The legal moves, or at Nature's turn the outcomes (each as often as it is likely), as ints."""
        return [] if self.over else self.now.legal()

    def moves(self) -> list[Move]:
        """The legal moves (or outcomes, each once)."""
        codes = dict.fromkeys(self.codes())
        if not codes:
            return []
        seen = self.seen(self.turn)
        return [Move(code, self.game.move_text(code), self.game.describe(seen, code)) for code in codes]

    def seen(self, seat: Seat) -> Play:
        """What a seat sees, for views and players: a copy in which everything it has not seen is erased."""
        return self.now.hidden(seat)

    def hidden(self, seat: Seat) -> Any:
        """The position as a seat sees it."""
        return self.seen(seat).s

    # Before something that may fail

    def mark(self) -> Mark:
        """Where the table stands, to come back to."""
        return Mark(bytes(self.s.raw), len(self.log), len(self.steps), self.resigned, self.undos)

    def rewind(self, mark: Mark) -> None:
        """As it was when the mark was made, if nothing was taken back since."""
        self.s.raw[:] = mark.raw
        del self.log[mark.lines :], self.steps[mark.steps :]
        self.resigned, self.undos = mark.resigned, mark.undos

    def copy(self) -> Table:
        """The same game at a table of its own."""
        other = Table(self.game, dict(self.setup), self.box, self.nature_source, list(self.names))
        other.s.raw[:] = self.s.raw
        other.log, other.steps = list(self.log), [replace(step) for step in self.steps]
        other.resigned, other.seeded_from, other.undos = self.resigned, self.seeded_from, self.undos
        return other

    # Playing

    def read(self, text: str) -> int:
        """The code of a move's text, or of another way to write it now (`also` in a legal move's data)."""
        clean = " ".join(str(text).split())
        if not clean or len(clean) > LONGEST_LINE:
            raise UnreadableMove("unreadable-move", given=clean[:60])
        try:
            return self.game.read_move(clean)
        except UnreadableMove:
            for move in self.moves():
                if move.data.get("also") == clean.lower():
                    return move.id
            raise

    def code(self, move: Move | int | str) -> int:
        if isinstance(move, Move):
            return move.id
        return int(move) if isinstance(move, (int, np.integer)) else self.read(move)

    def play(self, move: Move | int | str, seat: int | None = None) -> Step:
        """A seat's move. Nothing changes unless it is readable, legal and that seat's turn."""
        turn = self.turn
        if turn == OVER:
            raise WrongTurn("game-is-over")
        if turn == NATURE:
            raise WrongTurn("natures-turn")
        if seat is not None and seat != turn:
            raise WrongTurn("not-your-turn")
        code = self.code(move)
        if code not in self.codes():
            raise IllegalMove("illegal-move", given=move if isinstance(move, str) else self._name(code))
        before = bytes(self.s.raw)
        step = self._apply(turn, code, str(turn))
        if self.turn == turn:
            step.before = before
        return step

    def nature(self, outcome: str | int | Move | None = None) -> list[Step]:
        """What dice and decks bring: as named (several at once: "3 5 5 1 6"), or drawn up to the next decision."""
        if self.turn != NATURE:
            raise WrongTurn("not-natures-turn")
        if outcome is None:
            steps = []
            while self.turn == NATURE:
                steps.append(self.draw())
            return steps
        if not isinstance(outcome, str):
            return [self._outcome(self.code(outcome))]
        return self._named(outcome)

    def draw(self) -> Step:
        """One outcome from the table's seed."""
        codes = self.codes()
        return self._apply(NATURE, codes[self.nature_source.pick(len(self.log), len(codes))], "nature")

    def _outcome(self, code: int, source: str = "dice") -> Step:
        if self.turn != NATURE:
            raise WrongTurn("not-natures-turn")
        codes = dict.fromkeys(self.codes())
        if code not in codes:
            raise IllegalMove("illegal-outcome", given=self._name(code), allowed=self._some(codes))
        before = bytes(self.s.raw)
        step = self._apply(NATURE, code, source)
        if source == "dice":
            step.before = before
        return step

    def _named(self, text: str) -> list[Step]:
        """Outcomes by name, one after the other; all of them or none."""
        rest = " ".join(text.split())
        steps: list[Step] = []
        mark = self.mark()
        try:
            while rest or not steps:
                if self.turn != NATURE:
                    raise WrongTurn("too-many-outcomes", given=rest)
                names = {self.game.move_text(c): c for c in self.codes()}
                found = [n for n in names if rest == n or rest.startswith(n + " ")]
                if not found:
                    raise IllegalMove("illegal-outcome", given=rest.split(" ")[0], allowed=self._some(names.values()))
                name = max(found, key=len)
                steps.append(self._outcome(names[name]))
                rest = rest[len(name) :].strip()
        except LudoError:
            self.rewind(mark)
            raise
        return steps

    def _some(self, codes: Iterable[int]) -> str:
        names = [self.game.move_text(c) for c in dict.fromkeys(codes)]
        return ", ".join(names[:24]) + (", …" if len(names) > 24 else "")

    def _name(self, code: int) -> str:
        return self.game.move_text(code) if 0 <= code < self.game.facts.move_codes else str(code)

    def _apply(self, who: int, code: int, source: str) -> Step:
        if len(self.log) >= most_lines(self.game):
            raise WrongTurn("log-full", most=most_lines(self.game))
        self.s.told.clear()
        self.now.do(code)
        text = self.game.move_text(code)
        step = Step(len(self.log), who, text, list(self.s.told))
        self.s.told.clear()
        self.steps.append(step)
        self.log.append(f"{source} {text}")
        return step

    # Taking back, giving up

    def _was_blind(self, last: Step) -> bool:
        """Whether the last move showed its seat nothing new: what it sees now, it could have worked out before."""
        if not self.game.facts.hidden:
            return True
        blind = Play(self.game, self.box, self.setup, last.before).hidden(last.who)
        try:
            blind.do(self.game.read_move(last.text))
        except (IndexError, ValueError):
            return False
        return bytes(blind.hidden(last.who).s.raw) == bytes(self.hidden(last.who).raw)

    def can_undo(self, seat: int | None = None) -> bool:
        """A move may be undone if the turn stays with its seat and it showed that seat nothing new.

        Whether it did is worked out when somebody asks: a log is followed without.
        """
        wanted = self.turn if seat is None else seat
        last = self._last_of(wanted)
        if last is None or wanted == NATURE or self._undone_enough():
            return False
        last.blind = last.blind or self._was_blind(last)
        if not last.blind:
            last.before = None
        return last.blind

    def can_retype(self) -> bool:
        """Whether the last thing that happened is a die that was typed in."""
        return self._last_of(NATURE) is not None and not self._undone_enough()

    def _last_of(self, who: int) -> Step | None:
        """The last step, if it was this one's and there is a position to come back to."""
        last = self.steps[-1] if self.steps and self.resigned is None else None
        return last if last is not None and last.before is not None and last.who == who else None

    def _undone_enough(self) -> bool:
        return self.undos >= MOST_UNDOS or len(self.log) >= most_lines(self.game)

    def undo(self, seat: int | None = None) -> None:
        """Take back one's last move: never past a die, a draw, a reveal or another seat's move."""
        if self._undone_enough():
            raise NoUndo("too-many-undos", most=MOST_UNDOS)
        if not self.can_undo(seat):
            raise NoUndo("nothing-to-undo")
        self.log.append(f"table undo {self._take_back().who}")

    def retype(self) -> Step:
        """Take back the last die, which was typed in, so that another can be: never a drawn one, nor past a decision."""
        if self._undone_enough():
            raise NoUndo("too-many-undos", most=MOST_UNDOS)
        if not self.can_retype():
            raise NoUndo("nothing-to-retype")
        self.log.append("table retype")
        return self._take_back()

    def _take_back(self) -> Step:
        step = self.steps.pop()
        assert step.before is not None
        self.s.raw[:] = step.before
        self.undos += 1
        return step

    def resign(self, seat: int) -> None:
        if self.over:
            raise WrongTurn("game-is-over")
        if seat not in self.seating.players:
            raise WrongTurn("not-your-turn")
        self.resigned = seat
        self.log.append(f"table resign {seat}")

    # Results, views, stories

    def results(self) -> dict[str, Any] | None:
        """None while the game runs; then each seat's result, who won, and why it ended."""
        if not self.over:
            return None
        sides = self.seating.sides
        if self.resigned is not None:
            each = [0.0 if side == sides[self.resigned] else 1.0 for side in sides]
        else:
            each = [float(self.game.rules.result(self.box.plain, self.s, seat)) for seat in range(len(sides))]
        winners = [seat for seat, value in enumerate(each) if value > 0.5]
        return {"results": each, "winners": winners, "reason": "played" if self.resigned is None else "resigned"}

    def names_in(self, lang: str) -> list[str]:
        words = self.game.words(lang)
        default = [
            words("automaton") if i == self.seating.automaton else words("player-n", n=i + 1) for i in range(len(self.names))
        ]
        return [name or default[i] for i, name in enumerate(self.names)]

    def view(self, seat: Seat, lang: str = "en") -> dict[str, Any]:
        """What a seat (or a spectator) sees, as plain data."""
        from ludotheque.engine import showing

        return showing.view(self, seat, lang)

    def story(self, seat: Seat, lang: str = "en", since: int = 0, reveal: bool = False) -> list[dict[str, Any]]:
        """What happened, told to a seat: lines with their place in the log, their sentence and their clauses."""
        from ludotheque.engine import showing

        return showing.story(self, seat, lang, since, reveal)

    def last_beat(self) -> list[Step]:
        """The last decision and all that followed it."""
        first = len(self.steps) - 1
        while first > 0 and self.steps[first].who == NATURE:
            first -= 1
        return self.steps[max(first, 0) :]

    # From a log

    def follow(self, lines: Iterable[str]) -> Table:
        """Play a log's lines; BadSave says at which one it can't go on."""
        for n, line in enumerate(lines):
            try:
                self.follow_line(line)
            except LudoError as problem:
                raise BadSave("save-breaks", n=n + 1, line=quoted(line, 80), reason=problem) from problem
        return self

    def follow_line(self, line: str) -> None:
        if not isinstance(line, str) or len(line) > LONGEST_LINE:
            raise UnreadableMove("unreadable-line", given=quoted(line))
        who, _, text = line.partition(" ")
        seat = whole(who)
        if who == "table":
            self._event(text)
        elif who in ("nature", "dice"):
            self._outcome(self.read(text), who)
        elif seat is not None:
            self.play(text, seat)
        else:
            raise UnreadableMove("unreadable-line", given=quoted(line))

    def _event(self, text: str) -> None:
        what, _, who = text.partition(" ")
        seat = whole(who)
        if what == "undo" and seat is not None:
            self.undo(seat)
        elif text == "retype":
            self.retype()
        elif what == "resign" and seat is not None:
            self.resign(seat)
        else:
            raise UnreadableMove("unreadable-line", given=quoted(text))

    def at(self, n: int) -> Table:
        """The table as it was after `n` lines of the log."""
        earlier = Table(self.game, self.setup, self.box, self.nature_source, list(self.names))
        return earlier.follow(self.log[:n])

    def save(self, path: Any) -> None:
        from ludotheque.engine.save import write

        write(self, path)


def most_lines(game: Game) -> int:
    """How many lines a log can have: the longest game, and all that was taken back (the move and its undo)."""
    return game.facts.longest + 2 * MOST_UNDOS


def new_table(
    game: Game,
    given: Mapping[str, Any] | None = None,
    *,
    seed: str | int | None = None,
    box: Box | Mapping[str, Any] | None = None,
    names: Sequence[str | None] = (),
) -> Table:
    """A table with these options; what is left to chance before the first position is drawn from its seed."""
    source = Nature(seed)
    values = completed(game, game.options.parse(given or {}), source)
    return Table(game, values, game.box_given(box), source, list(names))
