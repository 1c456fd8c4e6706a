"""Every game as an OpenSpiel game in Python, chance explicit.

    import pyspiel
    from ludotheque.adapters import openspiel_game
    openspiel_game.register()
    game = pyspiel.load_game("ludotheque_djoko(sets=2)")

Players are the seats that decide; options of the setup are the game's parameters; what a setup leaves open is drawn from
the parameter `seed`. A player observes its hidden position. Returns are 1, 0 or -1.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from ludotheque.adapters.common import Features, need, setup_of
from ludotheque.engine.game import Game
from ludotheque.engine.play import Play
from ludotheque.engine.registry import games
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.engine.setup import Option

try:
    import pyspiel
except ImportError as problem:
    raise need("open_spiel") from problem

SEED = "seed"
CLASS = "Game_"
_registered: dict[str, Any] = {}


def register() -> list[str]:
    """Make all games known to OpenSpiel; returns their names there."""
    for name, game in games().items():
        if name not in _registered:
            _registered[name] = _register(game)
    return [f"ludotheque_{name}" for name in _registered]


def parameters(game: Game) -> dict[str, Any]:
    """The options with their defaults, as OpenSpiel can hold them."""
    found: dict[str, Any] = {SEED: 0}
    for option in game.options:
        value = option.default
        found[option.name] = value if isinstance(value, (bool, int, str)) and isinstance(option, Option) else str(value)
    return found


def _register(game: Game) -> Any:
    kind = pyspiel.GameType(
        short_name=f"ludotheque_{game.name}",
        long_name=game.words("en")("game-title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if game.facts.hidden
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.facts.seats,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )

    made = type(CLASS + game.name, (LudoGame,), {"ludo": game, "kind_of_game": kind, "__module__": __name__})
    pyspiel.register_game(kind, made)
    return made


def __getattr__(name: str) -> Any:
    """A game's class by its name, so that states can be written down and read again in another process."""
    register()
    if name.startswith(CLASS) and name.removeprefix(CLASS) in _registered:
        return _registered[name.removeprefix(CLASS)]
    raise AttributeError(name)


def setup_from(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    wanted = {**parameters(game), **given}
    return setup_of(game, {k: v for k, v in wanted.items() if k != SEED}, int(wanted[SEED]))


class LudoGame(pyspiel.Game):  # type: ignore[misc]
    ludo: Game
    kind_of_game: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, facts = dict(params or {}), self.ludo.facts
        info = pyspiel.GameInfo(
            num_distinct_actions=facts.move_codes,
            max_chance_outcomes=facts.move_codes,
            num_players=len(self.ludo.seating(setup_from(self.ludo, given)).players),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=facts.longest,
        )
        super().__init__(self.kind_of_game, info, given)

    @cached_property
    def values(self) -> dict[str, Any]:
        """The whole setup."""
        return setup_from(self.ludo, self.get_parameters())

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The seats that decide: OpenSpiel's players in their order."""
        return self.ludo.seating(self.values).players

    def new_initial_state(self) -> LudoState:
        return LudoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudoObserver:
        return LudoObserver(self)


class LudoState(pyspiel.State):  # type: ignore[misc]
    """The position as bytes: a state is copied often."""

    def __init__(self, game: LudoGame) -> None:
        super().__init__(game)
        self.of = game
        self.raw = bytes(Play(game.ludo, game.ludo.standard_box, game.values).s.raw)

    def __deepcopy__(self, memo: Any) -> LudoState:
        copy = LudoState.__new__(LudoState)
        pyspiel.State.__init__(copy, self.of)
        copy.of, copy.raw = self.of, self.raw
        return copy

    def play(self) -> Play:
        return Play(self.of.ludo, self.of.ludo.standard_box, self.of.values, self.raw)

    def current_player(self) -> int:
        turn = self.play().turn
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == NATURE else self.of.seats.index(turn)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(set(self.play().legal()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        codes = self.play().legal()
        return [(code, codes.count(code) / len(codes)) for code in sorted(set(codes))]

    def _apply_action(self, action: int) -> None:
        play = self.play()
        play.do(int(action))
        self.raw = bytes(play.s.raw)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.of.ludo.move_text(int(action))

    def is_terminal(self) -> bool:
        return self.play().over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.of.seats)
        play = self.play()
        return [2.0 * play.result(seat) - 1.0 for seat in self.of.seats]

    def __str__(self) -> str:
        return " ".join(self.of.ludo.move_text(a) for a in self.history()) or "start"


class LudoObserver:
    """What a player sees: the numbers of its hidden position."""

    def __init__(self, game: LudoGame) -> None:
        self.game, self.features = game, Features(game.ludo)
        self.tensor = np.zeros(self.features.width, np.float32)
        self.dict = {"observation": self.tensor}

    def _hidden(self, state: LudoState, player: int) -> bytes:
        return bytes(state.play().hidden(self.game.seats[player]).s.raw)

    def set_from(self, state: LudoState, player: int) -> None:
        self.tensor[:] = self.features.of(self._hidden(state, player))

    def string_from(self, state: LudoState, player: int) -> str:
        return " ".join(f"{x:g}" for x in self.features.of(self._hidden(state, player)))
