"""One game being played: setup, box, log and current position.

The log is append-only, a line an entry: `0 stop` (a seat's move), `nature 5` (drawn from the table's seed), `dice 5` (typed
in from a real die), `table undo 0`, `table retype`, `table resign 1` (the table's own events). Everything else follows.

`table retype` takes back the last die, if it was typed in: it was misread, and what the real die shows follows as a new line.
Several in a row take back the dice of a throw one by one, the last first; never a die that was drawn, never past a decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.dice import Nature
from ludotheque.engine.errors import BadSave, IllegalMove, LudoError, NoUndo, UnreadableMove, WrongTurn, quoted
from ludotheque.engine.game import Game, Seating
from ludotheque.engine.numbers import whole
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.engine.setup import Values

Told = tuple[int, ...]
LONGEST_LINE = 200
MOST_UNDOS = 500  # at one table: far more than people take back, few enough that any log is replayed soon


@dataclass(frozen=True)
class Move:
    """One legal move: its code, its text, and what a page or a program needs to show it."""

    id: int
    text: str
    data: dict[str, Any]


@dataclass
class Step:
    """One line of the log that counts (was not undone), and what the rules told while it was played."""

    n: int
    who: int
    text: str
    told: list[Told]
    before: bytes | None = None  # the position to come back to, where the turn stayed with its seat, or a die was typed in
    blind: bool = False  # whether it is known that the move showed its seat nothing new


@dataclass
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
        rules = self.game.rules
        self._turn, self._moves, self._play = rules.turn, rules.moves, rules.play
        self._out = memoryview(bytearray(8 * self.game.facts.most_moves)).cast("q")
        self.s = plain.new(self.game.position)
        rules.start(self.box.plain, self.game.options.record(self.setup), self.s)
        self.opening: list[Told] = list(self.s.told)
        self.s.told.clear()
        self.seating: Seating = self.game.seating(self.setup)
        self.names = [*self.names, *[None] * len(self.seating.sides)][: len(self.seating.sides)]
        self._open_view: tuple[int, bytes, dict[str, Any]] | None = None

    # What is on the table

    @property
    def turn(self) -> int:
        """The seat to move, NATURE or OVER."""
        return OVER if self.resigned is not None else int(self._turn(self.box.plain, self.s))

    @property
    def over(self) -> bool:
        return self.turn == OVER

    def codes(self) -> list[int]:
        """The legal moves, or at Nature's turn the outcomes (each as often as it is likely), as ints."""
        if self.over:
            return []
        return list(self._out[: self._moves(self.box.plain, self.s, self._out)])

    def moves(self) -> list[Move]:
        """The legal moves (or outcomes, each once)."""
        text, describe = self.game.move_text, self.game.describe
        return [Move(c, text(c), describe(self.box, self.s, c)) for c in dict.fromkeys(self.codes())]

    def hidden(self, seat: int) -> Any:
        """A copy of the position in which everything `seat` has not seen is erased: the only way out of a position."""
        copy = plain.new(self.game.position, self.s.raw)
        self.game.rules.hide(self.box.plain, copy, seat)
        return copy

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
        state = (bytes(self.s.raw), len(self.log), len(self.steps))
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
            self.s.raw[:] = state[0]
            del self.log[state[1] :], self.steps[state[2] :]
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
        self._play(self.box.plain, self.s, code)
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
        blind = plain.new(self.game.position, last.before)
        try:
            self.game.rules.hide(self.box.plain, blind, last.who)
            self._play(self.box.plain, blind, self.game.read_move(last.text))
            self.game.rules.hide(self.box.plain, blind, last.who)
        except (IndexError, ValueError):
            return False
        return bytes(blind.raw) == bytes(self.hidden(last.who).raw)

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

    def view(self, seat: int, lang: str = "en") -> dict[str, Any]:
        """What a seat sees, as plain data: the game's view of the hidden position, and what every table has."""
        turn = self.turn
        view = self._game_view(seat)
        view.update(
            game=self.game.name,
            seat=seat,
            turn=turn,
            n=len(self.log),
            over=turn == OVER,
            results=self.results(),
            names=self.names_in(lang),
            can_undo=seat >= 0 and self.can_undo(seat),
            setup=dict(self.setup),
            moves=self._moves_view(lang) if seat >= 0 and seat == turn else [],
        )
        return view

    def _game_view(self, seat: int) -> dict[str, Any]:
        """The game's own view and what was told last; made once for all seats where they all see the same."""
        if not self.game.facts.one_view:
            return self._seat_view(seat)
        now = bytes(self.s.raw)
        if self._open_view is None or self._open_view[:2] != (len(self.log), now):
            self._open_view = (len(self.log), now, self._seat_view(seat))
        return dict(self._open_view[2])

    def _seat_view(self, seat: int) -> dict[str, Any]:
        view = self.game.view(self.game, self.box, self.setup, self.hidden(seat), seat)
        view["last"] = [self._entry(t, seat) for step in self.last_beat() for t in step.told]
        return view

    def _moves_view(self, lang: str) -> list[dict[str, Any]]:
        """The legal moves with their words."""
        game, box, s, words = self.game, self.box, self.s, self.game.words(lang)
        found = []
        for code in dict.fromkeys(self.codes()):
            key, args = game.label(box, s, code)
            data = game.describe(box, s, code)
            found.append({"id": code, "text": game.move_text(code), "label": words(key, **args), "data": data})
        return found

    def last_beat(self) -> list[Step]:
        """The last decision and all that followed it."""
        first = len(self.steps) - 1
        while first > 0 and self.steps[first].who == NATURE:
            first -= 1
        return self.steps[max(first, 0) :]

    def _entry(self, told: Told, reader: int, reveal: bool = False) -> dict[str, Any]:
        telling = self.game.tellings[told[0]]
        args: dict[str, Any] = dict(zip(telling.args, told[1:], strict=False))
        if telling.private and reader != args.get("seat") and not reveal:
            for name in telling.private:
                args[name] = None
        return {"key": telling.key, "args": args, "clauses": list(telling.clauses)}

    def story(self, seat: int, lang: str = "en", since: int = 0, reveal: bool = False) -> list[dict[str, Any]]:
        """What happened, told to a seat: lines with their place in the log, their sentence and their clauses."""
        words, names = self.game.words(lang), self.names_in(lang)
        told = [(0, t) for t in self.opening] if since == 0 else []
        told += [(step.n, t) for step in self.steps if step.n >= since for t in step.told]
        return [{"n": n, **self._line(t, seat, words, names, reveal)} for n, t in told]

    def _line(self, told: Told, reader: int, words: Any, names: Sequence[str], reveal: bool) -> dict[str, Any]:
        entry = self._entry(told, reader, reveal)
        args = entry["args"]
        shown = {k: v for k, v in args.items() if v is not None}
        hidden = any(v is None for v in args.values())
        shown["you"] = "yes" if reader >= 0 and args.get("seat") == reader else "no"
        shown["known"] = "no" if hidden else "yes"
        for name, value in args.items():
            if (name == "seat" or name.endswith("_seat")) and value is not None:
                shown[name] = names[value] if 0 <= value < len(names) else str(value)
                if name != "seat":
                    shown["you_" + name.removesuffix("_seat")] = "yes" if value == reader else "no"
        shown = self.game.say(self.box, words, entry["key"], shown)
        return {**entry, "text": words("told-" + entry["key"], **shown)}

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

    def check_dice(self) -> list[int]:
        """The lines of the log that the seed does not bring: none, if the dice were fair."""
        wrong = []
        again = Table(self.game, self.setup, self.box, self.nature_source, list(self.names))
        for n, line in enumerate(self.log):
            if line.startswith("nature ") and n >= self.seeded_from:
                codes = again.codes()
                if codes[self.nature_source.pick(n, len(codes))] != self.read(line[7:]):
                    wrong.append(n)
            again.follow_line(line)
        return wrong

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
    box: Box | None = None,
    names: Sequence[str | None] = (),
) -> Table:
    """A table with these options; what is left to chance before the first position is drawn from its seed."""
    source = Nature(seed)
    values = game.options.parse(given or {})
    counter = iter(range(1 << 30))
    values = game.complete(values, lambda n: source.pick(f"setup.{next(counter)}", n))
    return Table(game, values, box or game.standard_box, source, list(names))
