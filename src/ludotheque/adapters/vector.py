"""Thousands of positions of a game at once, as a Gymnasium vector environment on the compiled rules.

    from ludotheque.adapters.vector import LudoVectorEnv
    envs = LudoVectorEnv("djoko", num_envs=4096, opponent="club")
    seen, info = envs.reset(seed=7)
    seen, rewards, terminated, truncated, info = envs.step(actions)

One seat learns, `opponent` plays the others ("self": all seats are yours, `info["seat"]` says whose turn it is). You see the
hidden position of the seat to move: `seen["observation"]` are its bytes, `envs.features(...)` its numbers, `envs.record(...)`
its fields by name; `seen["action_mask"]` the legal moves. Actions are move codes, or with `actions="index"` places in the
list of legal moves (`info["legal"]`). An illegal action loses the game. A finished game starts anew at the next step.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ludotheque.adapters import vector_loop
from ludotheque.adapters.common import Array, Endless, Features, need, setup_of
from ludotheque.adapters.vector_loop import ALL_WELL, GAME_POINTERS, HELPERS, step_all
from ludotheque.arena.loop import PLAYERS
from ludotheque.engine.box import Box
from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import game_seeds, mixed
from ludotheque.engine.errors import BadOption, UnknownName
from ludotheque.engine.game import Game
from ludotheque.engine.generic import compile_for, dispatchers, pointers
from ludotheque.engine.registry import game as find_game

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError as problem:
    raise need("gymnasium") from problem

SELF = "self"
MOST_ENVS = 1_000_000
CODE, INDEX = "code", "index"
_loops: dict[str, Any] = {}


def loop_of(game: Game) -> Any:
    """`step_all` compiled for one game."""
    if game.name not in _loops:
        from numba import types

        t = compiled(game).types
        bytes_2d = t.array(types.int8, 2)
        signature = [
            t.array(t.box),
            t.array(t.setup),
            t.array(t.s),
            t.array(t.int, 2),
            t.array(t.s),
            t.array(t.int, 2),
            t.out,
            t.dice,
            t.dice,
            t.out,
            t.out,
            bytes_2d,
            t.array(t.int, 2),
            t.out,
            t.array(t.float),
            t.array(types.int8),
            t.out,
            t.out,
            t.int,
            t.int,
        ]
        space = dispatchers(vars(vector_loop), HELPERS)
        _loops[game.name] = compile_for(game, step_all, space, signature, GAME_POINTERS)
    return _loops[game.name]


class LudoVectorEnv(VectorEnv[Any, Any, Any]):
    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        *,
        opponent: str = "random",
        seat: int | None = None,
        actions: str = CODE,
        copy: bool = True,
        threads: int | None = None,
        box: Box | None = None,
        **options: Any,
    ) -> None:
        """`seat`: where you sit (None: in turn, game by game). `copy=False` hands out the same arrays again and again."""
        self.game = find_game(game)
        if not 1 <= num_envs <= MOST_ENVS:
            raise BadOption("env-bad-count", given=num_envs, most=MOST_ENVS)
        if opponent not in (*PLAYERS, SELF):
            raise UnknownName("env-unknown-opponent", given=opponent, allowed=", ".join((*PLAYERS, SELF)))
        if actions not in (CODE, INDEX):
            raise BadOption("bad-option", option="actions", given=actions, allowed=f"{CODE}, {INDEX}")
        self.num_envs, self.copy, self.opponent, self.by_index = num_envs, copy, opponent, actions == INDEX
        self.box, self.options = box or self.game.standard_box, options
        self.threads = threads or os.cpu_count() or 1
        self.deciding = self.game.seating(setup_of(self.game, options, 0)).players
        if seat is not None and seat not in self.deciding:
            raise BadOption("bad-option", option="seat", given=seat, allowed=", ".join(str(s) for s in self.deciding))
        self.seat = seat
        self.loop, self.rules = loop_of(self.game), pointers(self.game, GAME_POINTERS)
        self._features = Features(self.game)
        self._spaces()
        self._room()
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def _spaces(self) -> None:
        facts, n = self.game.facts, self.num_envs
        self.choices = facts.most_moves if self.by_index else facts.move_codes
        size = self.game.position.itemsize
        one: dict[str, Any] = {
            "observation": spaces.Box(-128, 127, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (self.choices,), np.int8),
        }
        many: dict[str, Any] = {
            "observation": spaces.Box(-128, 127, (n, size), np.int8),
            "action_mask": spaces.Box(0, 1, (n, self.choices), np.int8),
        }
        self.single_observation_space, self.observation_space = spaces.Dict(one), spaces.Dict(many)
        self.single_action_space = spaces.Discrete(self.choices)
        self.action_space = spaces.MultiDiscrete(np.full(n, self.choices))

    def _room(self) -> None:
        n, facts = self.num_envs, self.game.facts
        self.positions, self.seen = np.zeros(n, self.game.position), np.zeros(n, self.game.position)
        self.mask = np.zeros((n, self.choices), np.int8)
        self.legal = np.zeros((n, facts.most_moves), np.int64)
        self.counts, self.seats, self.movers = (np.zeros(n, np.int64) for _ in range(3))
        self.rewards, self.done = np.zeros(n), np.ones(n, np.int8)
        self.states, self.played = np.zeros(n, np.uint64), np.zeros(n, np.int64)
        self.setups = np.zeros(n, self.game.options.dtype)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """New games everywhere; with a seed always the same ones."""
        seed = seed if seed is not None else int.from_bytes(os.urandom(6), "little")
        self.states[:] = game_seeds(mixed(seed), 0, self.num_envs)
        self.done[:] = 1
        self.mask[:] = 0
        self.counts[:] = 0
        self.played[:] = 0
        self.seats[:] = self.seat if self.seat is not None else np.resize(self.deciding, self.num_envs)
        self._set_up(seed)
        self._run(np.zeros(self.num_envs, np.int64))
        return self._observed(), self._info()

    def _set_up(self, seed: int) -> None:
        """A setup for each place; it is kept over its games."""
        fixed = setup_of(self.game, self.options, 0) == setup_of(self.game, self.options, 1)
        rows = self.setups.view("u1").reshape(self.num_envs, -1)
        for i in range(1 if fixed else self.num_envs):
            values = setup_of(self.game, self.options, f"{seed}/{i}")
            raw = np.frombuffer(self.game.options.record(values).raw, "u1")
            rows[slice(None) if fixed else i] = raw

    def step(self, actions: Any) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise BadOption("bad-option", option="actions", given=str(chosen.shape), allowed=f"({self.num_envs},)")
        self._run(chosen)
        over = self.done.astype(bool)
        rewards = self.rewards.copy() if self.copy else self.rewards
        return self._observed(), rewards, over, np.zeros(self.num_envs, bool), self._info()

    def _run(self, actions: Array) -> None:
        edges = [self.num_envs * k // self.threads for k in range(self.threads + 1)]
        if self.pool is None or self.num_envs < 64:
            self._part(actions, 0, self.num_envs)
        else:
            list(self.pool.map(self._part, [actions] * self.threads, edges[:-1], edges[1:]))

    def _part(self, actions: Array, first: int, last: int) -> None:
        level = -1 if self.opponent == SELF else PLAYERS[self.opponent]
        facts = self.game.facts
        flags = np.array(
            [facts.hidden, level, self.by_index, self.seat is None, facts.longest, len(self.deciding), *self.deciding],
            np.int64,
        )
        words, seen = (a.view(np.int64).reshape(self.num_envs, -1) for a in (self.positions, self.seen))
        stuck = self.loop(
            self.box.array,
            self.setups,
            self.positions,
            words,
            self.seen,
            seen,
            np.zeros(facts.most_moves, np.int64),
            np.zeros(1, np.uint64),
            self.states,
            actions,
            self.counts,
            self.mask,
            self.legal,
            self.movers,
            self.rewards,
            self.done,
            self.seats,
            flags,
            first,
            last,
            *self.rules,
        )
        if stuck != ALL_WELL:
            raise Endless("env-endless", game=self.game.name, most=facts.longest)

    def _observed(self) -> dict[str, Array]:
        raw = self.seen.view(np.int8).reshape(self.num_envs, -1)
        return (
            {"observation": raw.copy(), "action_mask": self.mask.copy()}
            if self.copy
            else {"observation": raw, "action_mask": self.mask}
        )

    def _info(self) -> dict[str, Any]:
        seats = self.movers if self.opponent == SELF else self.seats
        return {"seat": seats.copy(), "legal": self.legal, "count": self.counts}

    def sample(self, dice: np.random.Generator) -> Array:
        """A legal action for each place, at random."""
        picked = (dice.random(self.num_envs) * self.counts).astype(np.int64)
        return picked if self.by_index else np.take_along_axis(self.legal, picked[:, None], axis=1)[:, 0]

    def features(self, observation: Array) -> Array:
        """Observed bytes as float32 numbers, a column a number of the record."""
        return self._features.rows(observation)

    def record(self, observation: Array) -> Array:
        """Observed bytes as the game's own records."""
        return np.ascontiguousarray(observation).view(self.game.position)[:, 0]

    def close_extras(self, **kwargs: Any) -> None:
        if self.pool is not None:
            self.pool.shutdown()
