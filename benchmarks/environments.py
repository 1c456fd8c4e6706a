"""Steps a second of our environments beside PettingZoo's classic games and RLCard's uno, all in one run.

    python benchmarks/environments.py [seconds]

A step is one decision of an agent, chosen at random among its legal moves; everybody's sampling is part of it.
Writes `benchmarks/environments.json`.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.adapters.pettingzoo_env import env
from ludotheque.adapters.vector import LudoVectorEnv
from ludotheque.engine.registry import games

HERE = Path(__file__).parent
CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "gin_rummy_v4",
    "hanabi_v5",
    "chess_v6",
    "go_v5",
    "rps_v2",
)
PLACES = 4096


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second: `step` does some and says how many."""
    step()
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += step()
    return done / spent


def aec(environment: Any) -> Callable[[], int]:
    """A PettingZoo environment, stepped as its users do."""
    dice = np.random.default_rng(1)
    environment.reset(seed=1)

    def step() -> int:
        n = 0
        while n < 200:
            seen, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.reset()
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info.get("action_mask")
            space = environment.action_space(environment.agent_selection)
            environment.step(int(dice.integers(space.n)) if mask is None else int(dice.choice(np.flatnonzero(mask))))
            n += 1
        return n

    return step


def vector(name: str, opponent: str) -> Callable[[], int]:
    envs, dice = LudoVectorEnv(name, PLACES, opponent=opponent, copy=False), np.random.default_rng(1)
    envs.reset(seed=1)

    def step() -> int:
        envs.step(envs.sample(dice))
        return PLACES

    return step


def uno() -> Callable[[], int]:
    """RLCard's uno with its own environment."""
    import rlcard

    environment = rlcard.make("uno")
    chance, state = random.Random(1), [environment.reset()[0]]

    def step() -> int:
        for _ in range(200):
            state[0], _ = environment.step(chance.choice(list(state[0]["legal_actions"])))
            if environment.is_over():
                state[0], _ = environment.reset()
        return 200

    return step


def main() -> None:
    warnings.simplefilter("ignore")
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    found: dict[str, Any] = {"cores": os.cpu_count(), "places": PLACES, "vector": {}, "aec": {}, "pettingzoo": {}}
    for name in CLASSIC:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            found["pettingzoo"][name] = round(rate(aec(module.env()), seconds))
        except Exception as problem:
            print(f"{name}: left out ({type(problem).__name__})")
    found["rlcard_uno"] = round(rate(uno(), seconds))
    for name in games():
        found["vector"][name] = round(rate(vector(name, "random"), seconds))
        found["aec"][name] = round(rate(aec(env(name)), seconds))
    fastest = max([*found["pettingzoo"].values(), found["rlcard_uno"]])
    found["times_the_fastest"] = {name: round(speed / fastest, 1) for name, speed in found["vector"].items()}
    print(json.dumps(found, indent=1))
    (HERE / "environments.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
