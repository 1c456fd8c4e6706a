"""Runners for any players: compiled where all of them are, plain where one only answers in Python."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Sequence
from typing import Any

import numpy as np

from ludotheque.arena import loop
from ludotheque.arena.job import Job
from ludotheque.arena.loop import PLAYERS, POINTERS, THINKER, loop_types
from ludotheque.arena.runner import Outcome, Runner, seatings, simple_code
from ludotheque.engine.dice import below
from ludotheque.engine.errors import UnknownName
from ludotheque.engine.game import Game
from ludotheque.engine.generic import compile_for, dispatchers
from ludotheque.engine.numbers import whole
from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.players import Player, levels, player, search
from ludotheque.players.pro import HELPERS, Desk, Mind, Pro, desk_types
from ludotheque.players.simple import CARELESS

PRO_ITERATIONS = 1000  # of a pro in the arena, who plays many games
MOST_ITERATIONS = 1_000_000


def check_players(names: Sequence[str], game: Game) -> None:
    """Every name is a player of this game: random, beginner, club, pro, pro:500 (iterations), perfect."""
    for name in names:
        base, _, number = name.partition(":")
        good = base in levels(game) if not number else base == "pro" and 1 <= (whole(number) or 0) <= MOST_ITERATIONS
        if not good:
            raise UnknownName("unknown-player", given=name, allowed=", ".join([*levels(game), "pro:500"]))


def iterations_of(name: str) -> int:
    """How many iterations a searching player's name means; 0 for the others."""
    base, _, number = name.partition(":")
    return int(number or PRO_ITERATIONS) if base == "pro" else 0


def make_runner(job: Job) -> Runner:
    """A runner for a question, with everything it needs compiled."""
    game, box = job.find_game(), job.find_box()
    check_players(job.players, game)
    given: dict[str, Any] = {
        "game": game,
        "players": job.players,
        "seed": job.seed,
        "box": box,
        "values": job.values,
        "swapped": job.swapped,
        "checked": job.checked,
    }
    if any(name.partition(":")[0] not in (*PLAYERS, "pro") for name in job.players):
        return PlainRunner(**given, loops=_no_loop, code=lambda name: 0)
    thinks = max(iterations_of(name) for name in job.players)
    if not thinks:
        return Runner(**given)
    return Runner(**given, loops=thinking_loop, code=code_of, desk=lambda: Desk(game, box, Mind(), thinks).room)


def plain_runner(job: Job) -> PlainRunner:
    """The same games on plain rules, to be written down."""
    return PlainRunner(
        job.find_game(),
        job.players,
        job.seed,
        job.find_box(),
        job.values,
        swapped=job.swapped,
        loops=_no_loop,
        code=lambda name: 0,
    )


def code_of(name: str) -> int:
    return THINKER + iterations_of(name) if iterations_of(name) else simple_code(name)


def _no_loop(game: Game, recording: bool) -> None:
    """A plain runner plays without the compiled loop."""


_loops: dict[tuple[str, bool], Any] = {}


def thinking_loop(game: Game, recording: bool = False) -> Any:
    """The loop of many games with the search bound to it, compiled for one game."""
    if (game.name, recording) not in _loops:
        from numba import types

        thought = dispatchers(vars(search), (*HELPERS, "search", "think"))
        space = {**dispatchers(vars(loop), ("peek",)), "think": thought["think"], "RECORDING": recording}
        version = hashlib.sha256(inspect.getsource(search).encode()).hexdigest()[:12]
        signature = loop_types(game, types.Tuple(desk_types(game)))
        name = f"{'recorded' if recording else 'play'}_games_{version}"
        _loops[game.name, recording] = compile_for(game, loop.play_games, space, signature, POINTERS, name)
    return _loops[game.name, recording]


Step = tuple[int, int, int, int, int]
"""One line of a recorded game: game, place in it, who, move, how many moves there were."""


class PlainRunner(Runner):
    """Plays on plain rules, for players who answer in Python: slower, otherwise the same (random, beginner and club play
    the very games they play compiled). With `record` every step is written down."""

    record: list[Step] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        self.seated = seatings(self.players, self.game.seating(dict(self.values)), self.swapped)
        self.minds: dict[str, Player] = {n: make_player(n, self.game) for n in self.players if n not in PLAYERS}

    def run(self, first: int, last: int) -> Outcome:
        outcome = Outcome.empty(max(0, last - first), self.seats, len(self.game.measures))
        if last > first:
            for i, (nature, wits) in enumerate(self.seeds(first, last)):
                self._play(first + i, state_of(int(nature)), state_of(int(wits)), outcome, i)
        return outcome

    def _play(self, number: int, dice: memoryview, wits: memoryview, outcome: Outcome, row: int) -> None:
        game, rules, box = self.game, self.game.rules, self.box.plain
        seats = self.seated[number % len(self.seated)]
        play = Play(game, self.box, self.complete(number // len(self.seated)))
        s = play.s
        out = memoryview(bytearray(8 * max(game.facts.most_moves, len(game.measures)))).cast("q")
        asked = 0
        played: list[int] = []
        while (mover := rules.turn(box, s)) != OVER:
            if len(played) == game.facts.longest:
                raise self.stopped(number, played)
            count = rules.moves(box, s, out)
            if mover == NATURE:
                move = out[below(dice, count)]
            else:
                move = self._choose(seats[mover], play, mover, out, count, wits)
                asked += 1
            if self.record is not None:
                self.record.append((number, len(played), mover, move, count))
            played.append(move)
            rules.play(box, s, move)
            s.told.clear()
        outcome.steps[row], outcome.decisions[row] = len(played), asked
        outcome.results[row] = [rules.result(box, s, seat) for seat in range(self.seats)]
        if game.measures:
            rules.measure(box, s, out)
            outcome.measures[row] = np.array(out[: len(game.measures)].tolist(), np.int64)

    def _choose(self, name: str, play: Play, seat: int, out: memoryview, count: int, wits: memoryview) -> int:
        if name == "random" or (name == "beginner" and below(wits, CARELESS) == 0):
            return int(out[below(wits, count)])
        seen = play.hidden(seat)
        if name in PLAYERS:
            return int(self.game.rules.club(self.box.plain, seen.s, wits))
        return self.minds[name].choose(seen, seat, below(wits, 1 << 31)) if count > 1 else int(out[0])


def state_of(seed: int) -> memoryview:
    """A generator's state for plain rules, as it is."""
    return memoryview(bytearray(seed.to_bytes(8, "little"))).cast("Q")


def make_player(name: str, game: Game) -> Player:
    """A player by its arena name: `pro:500` is a pro of 500 iterations."""
    check_players([name], game)
    found: Player = Pro(game, iterations_of(name)) if iterations_of(name) else player(name, game)
    return found
