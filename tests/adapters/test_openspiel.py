"""OpenSpiel's own random simulation test for all games, in Python."""

from __future__ import annotations

import random

import pyspiel
import pytest

from ludotheque.adapters import openspiel_game
from ludotheque.engine import registry

GAMES = sorted(registry.names())
SHORT = {"tennis_open": "sets=3", "worldwide_tennis": "mode=tie_break"}


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_random_sim_test(name: str) -> None:
    openspiel_game.register()
    game = pyspiel.load_game(f"ludotheque_{name}({SHORT.get(name, '')})" if name in SHORT else f"ludotheque_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_chance_adds_up_and_copies_are_apart(name: str) -> None:
    openspiel_game.register()
    state = pyspiel.load_game(f"ludotheque_{name}").new_initial_state()
    dice = random.Random(1)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
            actions = [a for a, _ in outcomes]
        else:
            actions = state.legal_actions()
        copy = state.clone()
        before = copy.raw
        state.apply_action(dice.choice(actions))
        assert copy.raw == before


def test_options_are_parameters_and_hidden_positions_observations() -> None:
    openspiel_game.register()
    game = pyspiel.load_game("ludotheque_djoko(sets=2,solo=True)")
    assert game.num_players() == 1
    assert pyspiel.load_game("ludotheque_djoko").num_players() == 2
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.shape == (observer.features.width,)
    assert len(observer.string_from(state, 0).split()) == observer.features.width
