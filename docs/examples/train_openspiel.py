"""OpenSpiel's own tabular Q-learner on one of our games, through OpenSpiel's environment, against a random opponent.

    python docs/examples/train_openspiel.py         # Djoko, 500 games

A table can't hold every position of a real game: here the learner knows only which moves it has, which in Djoko is to say
which dice lie on the table.
"""

from __future__ import annotations

import sys

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

from ludotheque.adapters import openspiel_game


def narrowed(step, player):
    """The same step, in which the player's view is the list of its legal moves."""
    seen = step.observations
    views = [
        list(moves) if p == player else view
        for p, (moves, view) in enumerate(zip(seen["legal_actions"], seen["info_state"], strict=True))
    ]
    return step._replace(observations={**seen, "info_state": views})


def train(game="djoko", games=500, seed=1):
    """Returns the learner's mean return in the first and in the last fifth of the games."""
    openspiel_game.register()
    loaded = pyspiel.load_game(f"ludotheque_{game}")
    envs = rl_environment.Environment(loaded, observation_type=rl_environment.ObservationType.OBSERVATION)
    envs.seed(seed)
    count = envs.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(0, count, step_size=0.1), random_agent.RandomAgent(1, count)]
    returns = []
    for _ in range(games):
        step = envs.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = envs.step([agents[player].step(narrowed(step, player)).action])
        for player, agent in enumerate(agents):
            agent.step(narrowed(step, player))
        returns.append(step.rewards[0])
    part = max(1, games // 5)
    return sum(returns[:part]) / part, sum(returns[-part:]) / part


if __name__ == "__main__":
    first, last = train(*sys.argv[1:2])
    print(f"mean return {first:+.2f} at first, {last:+.2f} at last")
