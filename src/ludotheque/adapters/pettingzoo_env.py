"""Every game as a PettingZoo AEC environment with action masks.

    from ludotheque.adapters.pettingzoo_env import env
    e = env("djoko", sets=2)
    e.reset(seed=7)
    for agent in e.agent_iter():
        seen, reward, terminated, truncated, info = e.last()
        e.step(None if terminated or truncated else e.action_space(agent).sample(seen["action_mask"]))

An agent is a seat that decides; it observes its hidden position, as numbers. Actions are the game's move codes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.adapters.common import Episode, Features, need, setup_of
from ludotheque.engine.box import Box
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.rule import SPECTATOR

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as problem:
    raise need("pettingzoo") from problem

PREFIX = "seat_"


def env(game: str, *, box: Box | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal move loses."""
    made = wrappers.TerminateIllegalWrapper(raw_env(game, box=box, render_mode=render_mode, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment itself; `play.s` is the whole position, for tests."""

    def __init__(self, game: str, *, box: Box | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game, self.box, self.options, self.render_mode = find_game(game), box, options, render_mode
        self.metadata = {
            "name": f"ludotheque_{game}_v{self.game.facts.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        seating = self.game.seating(setup_of(self.game, options, 0))
        self.possible_agents = [f"{PREFIX}{seat}" for seat in seating.players]
        self.features = Features(self.game)
        self._actions = {a: spaces.Discrete(self.game.facts.move_codes) for a in self.possible_agents}
        self._observations = {a: self._space() for a in self.possible_agents}
        self.seed = 0
        self.rounds = 0

    def _space(self) -> Any:
        seen = spaces.Box(-np.inf, np.inf, (self.features.width,), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.game.facts.move_codes,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed always the same one, otherwise the next."""
        self.rounds = 0 if seed is not None else self.rounds + 1
        self.seed = self.seed if seed is None else seed
        self.play = Episode(self.game, self.options, (self.seed << 20) + self.rounds, self.box)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        return self.agents[0] if self.play.over else f"{PREFIX}{self.play.turn}"

    def observe(self, agent: str) -> dict[str, Any]:
        seat = int(agent.removeprefix(PREFIX))
        mask = np.zeros(self.game.facts.move_codes, np.int8)
        if self.play.turn == seat:
            mask[self.play.legal()] = 1
        return {"observation": self.features.of(self.play.hidden(seat).s.raw), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.over:
            for each in self.agents:
                self.rewards[each] = self.play.reward(int(each.removeprefix(PREFIX)))
                self.terminations[each] = True
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        if self.render_mode != "ansi":
            return None
        from rich.console import Console

        game, play = self.game, self.play
        view = game.view(play.hidden(SPECTATOR), SPECTATOR)
        console = Console(width=100, record=True, file=open_nowhere())
        names = [game.words("en")("player-n", n=i + 1) for i in range(len(play.seating.sides))]
        view.update(
            game=game.name,
            seat=-1,
            turn=play.turn,
            n=0,
            over=play.over,
            results=None,
            names=names,
            can_undo=False,
            setup=dict(play.setup),
            moves=[],
            last=[],
        )
        console.print(game.terminal(view, game.words("en")))
        return console.export_text()

    def close(self) -> None:
        """Nothing to close."""


def open_nowhere() -> Any:
    import io

    return io.StringIO()
