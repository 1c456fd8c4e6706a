"""Many games at once on the compiled rules.

The loop is written once for all games: a game's entry points reach it as pointers. Game number i of a seed is the same
game however the work is divided. Chunks are short, so that Ctrl-C is heard.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

import numpy as np

from ludotheque.engine.box import Box
from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import Nature, below, game_seeds, mixed
from ludotheque.engine.errors import BadOption, UnknownName
from ludotheque.engine.game import Game, Seating
from ludotheque.engine.generic import compile_for, dispatchers, pointers
from ludotheque.engine.play import completed
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.engine.stopped import StoppedGame, retraced, stopped

RANDOM, BEGINNER, CLUB, THINKER = range(4)
"""How a seat plays; THINKER + n: a search of n iterations (see `players/search.py`), where one is bound to the loop."""
PLAYERS = {"random": RANDOM, "beginner": BEGINNER, "club": CLUB}
CARELESS = 3  # a beginner plays one move in this many without thinking
CHUNK_SECONDS = 0.1
GAME, SEEN = 0, 1
TOO_LONG = -1  # what stopped a game, beside the numbers of broken invariants
RECORDING = False  # in the loop that plays a stopped game once more to see its moves: True
WITS = 1  # which stream of a seed is the players'
POINTERS = ("start", "turn", "moves", "play", "result", "hide", "deal", "estimate", "club", "check", "measure")


def play_games(
    boxes,
    setups,
    work,
    words,
    out,
    dice,
    wits,
    who,
    seeds,
    results,
    steps,
    decisions,
    measures,
    record,
    broken,
    flags,
    desk,
    start,
    turn,
    moves,
    play,
    result,
    hide,
    deal,
    estimate,
    club,
    check,
    measure,
):
    """Play a game for each row of seeds (Nature's and the players'); fill in its results by seat, its steps, decisions
    and measures. The seats of game i play like `who[i % len(who)]`.

    `work` holds two positions, the game's and a hidden copy; `words` are the same bytes. `flags`: [0] anything is hidden,
    [1] check after each step, [2] how many measures, [3] the number of the first game, [4] the most steps of a game: one
    that needs more is stopped (`broken`). `desk` is what a search needs. `record` is for the moves, where they are wanted.
    """
    box = boxes[0]
    s = work[GAME]
    longest = flags[4]
    for i in range(len(seeds)):
        for j in range(words.shape[1]):
            words[GAME, j] = 0
        dice[0] = seeds[i, 0]
        wits[0] = seeds[i, 1]
        start(box, setups[i % len(setups)], s)
        line_up = (flags[3] + i) % len(who)
        n = 0
        asked = 0
        mover = turn(box, s)
        while mover != OVER:
            if n == longest:
                broken[0] = TOO_LONG
                broken[1] = i
                broken[2] = n
                return i
            count = moves(box, s, out)
            if mover < 0:
                move = out[below(dice, count)]
            else:
                asked += 1
                level = who[line_up, mover]
                move = out[0]
                if level == RANDOM or (level == BEGINNER and below(wits, CARELESS) == 0):
                    move = out[below(wits, count)]
                elif level < THINKER:
                    if flags[0]:
                        peek(box, work, words, mover, hide)
                        move = club(box, work[SEEN], wits)
                    else:
                        move = club(box, s, wits)
                elif count > 1:
                    peek(box, work, words, mover, hide)
                    move = think(
                        boxes,
                        words,
                        mover,
                        level - THINKER,
                        out,
                        wits,
                        flags[0],
                        desk,
                        turn,
                        moves,
                        play,
                        result,
                        hide,
                        deal,
                        estimate,
                        club,
                    )
            if RECORDING:
                record[n] = move
            play(box, s, move)
            n += 1
            if flags[1] and check(box, s) != 0:
                broken[0] = check(box, s)
                broken[1] = i
                broken[2] = n
                return i
            mover = turn(box, s)
        for seat in range(results.shape[1]):
            results[i, seat] = result(box, s, seat)
        steps[i] = n
        decisions[i] = asked
        if flags[2]:
            measure(box, s, out)
            for k in range(flags[2]):
                measures[i, k] = out[k]
    return len(seeds)


def peek(box, work, words, seat, hide):
    """What a seat sees, beside the game."""
    for j in range(words.shape[1]):
        words[SEEN, j] = words[GAME, j]
    hide(box, work[SEEN], seat)


def think(boxes, words, seat, iterations, out, dice, hidden, desk, turn, moves, play, result, hide, deal, estimate, club):
    """No search is bound to this loop: the first legal move."""
    return out[0]


_loops: dict[tuple[str, bool], Any] = {}
_compiling = Lock()


def loop_of(game: Game, recording: bool = False) -> Any:
    """`play_games` without a search, compiled for one game's records and pointers."""
    if (game.name, recording) not in _loops:
        space = {**dispatchers(globals(), ("peek", "think")), "RECORDING": recording}
        types = loop_types(game, compiled(game).types.int)
        _loops[game.name, recording] = compile_for(game, play_games, space, types, POINTERS, "recorded_games" * recording)
    return _loops[game.name, recording]


def loop_types(game: Game, desk: Any) -> list[Any]:
    """Numba's types of the loop's parameters before the pointers."""
    t = compiled(game).types
    table = t.array(t.int, 2)
    return [
        t.array(t.box),
        t.array(t.setup),
        t.array(t.s),
        table,
        t.out,
        t.dice,
        t.dice,
        table,
        t.array(t.word, 2),
        t.array(t.float, 2),
        t.out,
        t.out,
        table,
        t.out,
        t.out,
        t.out,
        desk,
    ]


@dataclass
class Outcome:
    """What came of some games: one row a game."""

    results: np.ndarray[Any, Any]
    steps: np.ndarray[Any, Any]
    decisions: np.ndarray[Any, Any]
    measures: np.ndarray[Any, Any]

    @staticmethod
    def empty(games: int, seats: int, measures: int) -> Outcome:
        return Outcome(
            np.zeros((games, seats)),
            np.zeros(games, np.int64),
            np.zeros(games, np.int64),
            np.zeros((games, measures), np.int64),
        )

    @staticmethod
    def joined(parts: Sequence[Outcome]) -> Outcome:
        names = ("results", "steps", "decisions", "measures")
        return Outcome(*[np.concatenate([getattr(p, name) for p in parts]) for name in names])


def simple_code(name: str) -> int:
    """How the loop without a search knows a player."""
    if name not in PLAYERS:
        raise UnknownName("unknown-player", given=name, allowed=", ".join(PLAYERS))
    return PLAYERS[name]


@dataclass
class Runner:
    """Plays numbered games of one setup with given players; `run(first, last)` may be called from several threads.

    With `swapped` the games come in lots with the same dice, in which the players change seats in turn.
    `loops`, `code` and `desk` bring in a search (see `arena/match.py`).
    """

    game: Game
    players: Sequence[str]
    seed: int
    box: Box
    values: Mapping[str, Any]
    checked: bool = False
    swapped: bool = False
    loops: Callable[[Game, bool], Any] = loop_of
    code: Callable[[str], int] = simple_code
    desk: Callable[[], Any] = int
    _fixed: Any = field(default=None, init=False)

    def __post_init__(self) -> None:
        seating = self.game.seating(dict(self.values))
        self.seats = len(seating.sides)
        seated = seatings(self.players, seating, self.swapped)
        self.who = np.array([[self.code(name) if name else RANDOM for name in row] for row in seated], np.int64)
        self.loop = self.loops(self.game, False)
        if self.complete(0) == self.values:
            self._fixed = self._setup_array([dict(self.values)])

    def complete(self, lot: int) -> dict[str, Any]:
        """The setup of a lot: what is left open is drawn from the seed and the lot's number."""
        return completed(self.game, dict(self.values), Nature(f"{self.seed}/{lot}"))

    def _setup_array(self, each: list[dict[str, Any]]) -> np.ndarray[Any, Any]:
        array = np.zeros(len(each), self.game.options.dtype)
        for i, values in enumerate(each):
            array[i : i + 1].view("u1")[:] = np.frombuffer(self.game.options.record(values).raw, "u1")
        return array

    def seeds(self, first: int, last: int) -> np.ndarray[Any, Any]:
        """Nature's seed (the same for a lot) and the players' seed of each game."""
        size = len(self.who)
        nature = game_seeds(self.seed, first // size, (last - 1) // size + 1)
        return np.stack(
            [np.repeat(nature, size)[first % size :][: last - first], game_seeds(mixed(self.seed, WITS), first, last)], axis=1
        )

    def run(self, first: int, last: int) -> Outcome:
        """Games number first to last - 1."""
        if last <= first:
            return Outcome.empty(0, self.seats, len(self.game.measures))
        outcome, broken = self._looped(self.loop, first, last, np.zeros(0, np.int64))
        if broken[0]:
            number, steps = first + int(broken[1]), int(broken[2])
            raise self.stopped(number, self.moves_of(number, steps), int(broken[0]))
        return outcome

    def _looped(self, loop: Any, first: int, last: int, record: np.ndarray[Any, Any]) -> tuple[Outcome, np.ndarray[Any, Any]]:
        """What came of the games, and what stopped one of them: why, which, after how many steps."""
        facts, wanted, size = self.game.facts, len(self.game.measures), len(self.who)
        work = np.zeros(2, self.game.position)
        setups = self._fixed
        if setups is None:
            setups = self._setup_array([self.complete(i // size) for i in range(first, last)])
        outcome, broken = Outcome.empty(last - first, self.seats, max(wanted, 1)), np.zeros(3, np.int64)
        loop(
            self.box.array,
            setups,
            work,
            work.view(np.int64).reshape(2, -1),
            np.zeros(max(facts.most_moves, wanted), np.int64),
            np.zeros(1, np.uint64),
            np.zeros(1, np.uint64),
            self.who,
            self.seeds(first, last),
            outcome.results,
            outcome.steps,
            outcome.decisions,
            outcome.measures,
            record,
            broken,
            np.array([facts.hidden, self.checked, wanted, first, facts.longest], np.int64),
            self.desk(),
            *pointers(self.game, POINTERS),
        )
        outcome.measures = outcome.measures[:, :wanted]
        return outcome, broken

    def moves_of(self, number: int, steps: int) -> list[int]:
        """The first moves and outcomes of a game, which is played once more for it."""
        record = np.zeros(self.game.facts.longest, np.int64)
        with _compiling:
            loop = self.loops(self.game, True)
        self._looped(loop, number, number + 1, record)
        return [int(code) for code in record[:steps]]

    def stopped(self, number: int, codes: Sequence[int], broken: int = TOO_LONG) -> StoppedGame:
        """The error for a game that could not go on after these moves."""
        lot, place = divmod(number, len(self.who))
        seated = seatings(self.players, self.game.seating(dict(self.values)), self.swapped)[place]
        table = retraced(self.game, self.complete(lot), self.box, codes, seated)
        key = "game-too-long" if broken == TOO_LONG else "broken-invariant"
        return stopped(key, table, number, self.seed, self.players, steps=len(codes), check=broken)


def seatings(players: Sequence[str], seating: Seating, swapped: bool = False) -> list[list[str]]:
    """Which player sits where ("" for the automaton): one for all, one a side, or one a deciding seat.

    With `swapped`, every way to move the players on around the table.
    """
    deciding, sides = seating.players, sorted({seating.sides[seat] for seat in seating.players})
    if len(players) not in (1, len(deciding), len(sides)):
        raise BadOption("wrong-player-count", given=len(players), wanted=len(sides))
    found = []
    for turn in range(len(players) if swapped else 1):
        moved = [*players[turn:], *players[:turn]]
        row = [""] * len(seating.sides)
        for place, seat in enumerate(deciding):
            by_side = len(players) == len(sides)
            row[seat] = moved[sides.index(seating.sides[seat])] if by_side else moved[place % len(moved)]
        found.append(row)
    return found


def chunks(run: Callable[[int, int], Outcome], games: int, workers: int, first: int = 0) -> Iterator[Outcome]:
    """The games in order, in chunks of about a tenth of a second, over threads."""
    size, done = 1, 0
    with ThreadPoolExecutor(workers) as pool:
        while done < games:
            edges = [min(games, done + size * k) for k in range(workers + 1)]
            began = time.perf_counter()
            parts = list(pool.map(run, [first + e for e in edges[:-1]], [first + e for e in edges[1:]]))
            spent = max(time.perf_counter() - began, 1e-6)
            yield from (p for p in parts if len(p.steps))
            done = edges[-1]
            size = max(1, min(int(size * min(4.0, CHUNK_SECONDS / spent)), 1_000_000))


@dataclass(frozen=True)
class Simulation:
    """The summary of many games."""

    game: str
    games: int
    players: tuple[str, ...]
    seed: int
    seconds: float
    steps: int
    decisions: int
    wins: list[float]
    errors: list[float]
    measures: dict[str, float]

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def simulate(
    game: Game,
    *,
    games: int,
    players: Sequence[str] = ("random",),
    seed: int = 1,
    box: Box | None = None,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    checked: bool = False,
) -> Simulation:
    """Play many games: each seat's mean result with its standard error, steps, decisions, the game's own measures."""
    if games < 1:
        raise BadOption("bad-count", given=games)
    values = game.options.parse(options or {})
    runner = Runner(game, players, seed, box or game.standard_box, values, checked)
    workers = workers or os.cpu_count() or 1
    began = time.perf_counter()
    seats = runner.seats
    sums, squares = np.zeros(seats), np.zeros(seats)
    steps = decisions = 0
    measured = np.zeros(len(game.measures))
    for part in chunks(runner.run, games, workers):
        sums += part.results.sum(0)
        squares += (part.results**2).sum(0)
        steps += int(part.steps.sum())
        decisions += int(part.decisions.sum())
        measured += part.measures.sum(0)
    mean = sums / games
    errors = np.sqrt(np.maximum(squares / games - mean**2, 0.0) / games)
    return Simulation(
        game.name,
        games,
        tuple(players),
        seed,
        time.perf_counter() - began,
        steps,
        decisions,
        [float(x) for x in mean],
        [float(x) for x in errors],
        {name: float(x) / games for name, x in zip(game.measures, measured, strict=True)},
    )


__all__ = ["NATURE", "Outcome", "Runner", "Simulation", "chunks", "loop_of", "simulate"]
