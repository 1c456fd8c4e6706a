"""Learn to play from many games at once: a linear policy by REINFORCE on the vector environment.

python docs/examples/train_vector.py            # Djoko against random opponents, about a minute
"""

from __future__ import annotations

import sys

import numpy as np

from ludotheque.adapters.vector import LudoVectorEnv


class Policy:
    """Chances of the legal moves: softmax of a linear function of what is seen, one row of weights a move."""

    def __init__(self, width: int, moves: int) -> None:
        self.weights = np.zeros((moves, width + 1), np.float32)
        self.scale = np.ones(width, np.float32)

    def inputs(self, features):
        self.scale = np.maximum(self.scale, np.abs(features).max(0))
        return np.hstack([features / self.scale, np.ones((len(features), 1), np.float32)])

    def act(self, features, legal, counts, dice):
        """A move for each place (as an index into its legal moves), and the gradient's parts."""
        x = self.inputs(features)
        scores = np.einsum("nkw,nw->nk", self.weights[legal], x)
        scores[np.arange(legal.shape[1])[None, :] >= counts[:, None]] = -1e9
        chance = np.exp(scores - scores.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        chosen = (chance.cumsum(1) < dice.random((len(x), 1))).sum(1).clip(max=counts - 1)
        return chosen, x, chance


def play_round(envs, policy, dice, steps, rate):
    """Some steps everywhere; every finished game moves the weights towards what won. Returns the share of games won."""
    won, ended = 0, 0
    memory = [[] for _ in range(envs.num_envs)]
    seen = {"observation": envs.seen.view(np.int8).reshape(envs.num_envs, -1)}
    for _ in range(steps):
        legal, counts = envs.legal.copy(), envs.counts.copy()
        chosen, x, chance = policy.act(envs.features(seen["observation"]), legal, counts, dice)
        was_over = envs.done.astype(bool)
        seen, rewards, over, _, _ = envs.step(chosen)
        for i in np.flatnonzero(~was_over):
            memory[i].append((legal[i, : counts[i]], x[i], chance[i, : counts[i]], chosen[i]))
        for i in np.flatnonzero(over & ~was_over):
            won, ended = won + (rewards[i] > 0), ended + 1
            for moves, inputs, p, k in memory[i] if rate else ():
                push = -p
                push[k] += 1
                step = rate * rewards[i] / len(memory[i]) / (inputs @ inputs)  # the same however wide the observation is
                policy.weights[moves] += step * push[:, None] * inputs
            memory[i] = []
    return won / max(1, ended), ended


def train(game="djoko", rounds=30, num_envs=256, steps=120, rate=4.0, seed=1):
    """Train against random opponents; returns the share of games won before and after."""
    envs = LudoVectorEnv(game, num_envs, opponent="random", actions="index")
    policy = Policy(envs._features.width, envs.game.facts.move_codes)
    dice = np.random.default_rng(seed)
    envs.reset(seed=seed)
    before, _ = play_round(envs, policy, dice, steps, 0.0)
    for n in range(rounds):
        rate_won, ended = play_round(envs, policy, dice, steps, rate)
        if n % 5 == 4:
            print(f"round {n + 1}: {100 * rate_won:.0f} % of {ended} games won")
    after, _ = play_round(envs, policy, dice, steps, 0.0)
    envs.close()
    return before, after


if __name__ == "__main__":
    first, last = train(*sys.argv[1:2])
    print(f"{100 * first:.0f} % before, {100 * last:.0f} % after")
