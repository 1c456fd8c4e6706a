"""Learn by playing against oneself in the PettingZoo environment: how often each move, in each phase, was part of a win.

python docs/examples/train_pettingzoo.py        # Djoko, 300 games
"""

from __future__ import annotations

import sys
from collections import defaultdict

import numpy as np

from ludotheque.adapters.pettingzoo_env import env


def choose(table, phase, mask, dice, curiosity):
    """Mostly the legal move that did best so far in this phase of the game."""
    legal = np.flatnonzero(mask)
    if dice.random() < curiosity:
        return int(dice.choice(legal))
    worth = [table[phase, move][0] / (table[phase, move][1] + 1) for move in legal]
    return int(legal[int(np.argmax(worth))])


def play(e, table, dice, learners, curiosity, seed):
    """One game; the seats in `learners` choose by the table, the others at random. Returns the rewards."""
    e.reset(seed=seed)
    made, rewards = defaultdict(list), {}
    for agent in e.agent_iter():
        seen, reward, terminated, truncated, _ = e.last()
        if terminated or truncated:
            rewards[agent] = reward
            e.step(None)
            continue
        raw = e.unwrapped
        phase = int(raw.play.hidden(int(agent[-1])).s.phase)
        move = choose(table, phase, seen["action_mask"], dice, curiosity if agent in learners else 1.0)
        made[agent].append((phase, move))
        e.step(move)
    for agent in learners if curiosity else ():
        for step in made[agent]:
            table[step][0] += rewards[agent]
            table[step][1] += 1
    return rewards


def train(game="djoko", games=300, seed=1):
    """Self-play, then against random: returns the share of games won against random before and after."""
    e, dice = env(game), np.random.default_rng(seed)
    e.reset(seed=seed)
    seats = e.possible_agents

    def share(table, count):
        return sum(play(e, table, dice, seats[:1], 0.0, 10_000 + i)[seats[0]] > 0 for i in range(count)) / count

    empty = defaultdict(lambda: [0.0, 0])
    before, table = share(empty, max(4, games // 5)), defaultdict(lambda: [0.0, 0])
    for i in range(games):
        play(e, table, dice, seats, 0.3, i)
    return before, share(table, max(4, games // 5))


if __name__ == "__main__":
    first, last = train(*sys.argv[1:2])
    print(f"{100 * first:.0f} % before, {100 * last:.0f} % after")
