"""How fast the rules run: steps a second of random play, beside OpenSpiel's compiled games in the same run.

A step is a move or one outcome of chance, as OpenSpiel counts; decisions and games a second stand beside it.
"""

from __future__ import annotations

import io
import json
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ludotheque.arena.runner import Runner
from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.files import write_bytes
from ludotheque.engine.game import Game
from ludotheque.engine.play import Play
from ludotheque.engine.registry import games
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.engine.table import new_table

PEERS = ("pig", "hearts", "connect_four", "backgammon")
Row = dict[str, float]
Run = Callable[[int], tuple[int, int, int]]


def measure(run: Run, seconds: float) -> Row:
    """Run ever larger lots until the time is used; rates over the whole of it. `run(n)` -> games, steps, decisions."""
    run(1)
    games = steps = decisions = 0
    lot, began = 1, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        played = run(lot)
        games, steps, decisions = games + played[0], steps + played[1], decisions + played[2]
        lot = min(lot * 2, 20_000)
    return {"steps_per_second": steps / spent, "decisions_per_second": decisions / spent, "games_per_second": games / spent}


def compiled_run(
    game: Game, options: Mapping[str, Any] | None = None, workers: int = 1
) -> Callable[[int], tuple[int, int, int]]:
    """Random games on the compiled rules, on one core or several."""
    from concurrent.futures import ThreadPoolExecutor

    values = new_table(game, options, seed=1).setup
    runner = Runner(game, ("random",), 1, game.standard_box, values)
    pool = ThreadPoolExecutor(workers)
    place = [0]

    def run(lot: int) -> tuple[int, int, int]:
        first, place[0] = place[0], place[0] + lot * workers
        parts = list(pool.map(lambda k: runner.run(first + k * lot, first + (k + 1) * lot), range(workers)))
        steps = sum(int(p.steps.sum()) for p in parts)
        return lot * workers, steps, sum(int(p.decisions.sum()) for p in parts)

    return run


def plain_run(game: Game) -> Run:
    """Random games on the plain rules, as people play them but without a table around."""
    setup, dice = new_table(game, seed=1).setup, fresh_dice(1)

    def run(lot: int) -> tuple[int, int, int]:
        steps = decisions = 0
        for _ in range(min(lot, 4)):
            play = Play(game, game.standard_box, setup)
            while (turn := play.turn) != OVER:
                codes = play.legal()
                play.do(codes[below(dice, len(codes))])
                play.s.told.clear()
                steps += 1
                decisions += turn != NATURE
        return min(lot, 4), steps, decisions

    return run


def peer_run(name: str) -> Run:
    """OpenSpiel's own game with its own random bots, through its compiled `evaluate_bots`."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(i, 100 + i) for i in range(game.num_players())]
    place = [0]

    def run(lot: int) -> tuple[int, int, int]:
        place[0] += lot
        for i in range(min(lot, 64)):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, place[0] + i)
        return min(lot, 64), 0, 0

    return run


def peer_lengths(name: str, samples: int = 60) -> tuple[float, float]:
    """Steps and decisions of a random game of a peer, on average."""
    import random

    import pyspiel

    chance, game = random.Random(1), pyspiel.load_game(name)
    steps = decisions = 0
    for _ in range(samples):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
    return steps / samples, decisions / samples


def measured_peer(name: str, seconds: float) -> Row:
    steps, decisions = peer_lengths(name)
    rate = measure(peer_run(name), seconds)["games_per_second"]
    return {"steps_per_second": rate * steps, "decisions_per_second": rate * decisions, "games_per_second": rate}


def bench(seconds: float = 2.0, names: list[str] | None = None, peers: bool = True) -> dict[str, Any]:
    """All games (one core, all cores, plain) and the peers, in one run."""
    found: dict[str, Any] = {"games": {}, "all_cores": {}, "plain": {}, "peers": {}, "cores": os.cpu_count()}
    for name, game in games().items():
        if names and name not in names:
            continue
        compiled(game)
        found["games"][name] = measure(compiled_run(game), seconds)
        for size, options in game.sizes.items():
            found["games"][f"{name}, {size}"] = measure(compiled_run(game, options), seconds)
        found["all_cores"][name] = measure(compiled_run(game, workers=os.cpu_count() or 1), seconds)
        found["plain"][name] = measure(plain_run(game), seconds / 2)
    if peers:
        try:
            import pyspiel  # noqa: F401
        except ImportError:
            return found
        for name in PEERS:
            found["peers"][f"open_spiel:{name}"] = measured_peer(name, seconds)
    return found


def rows(found: dict[str, Any]) -> list[tuple[str, Row, float]]:
    """Every measurement with its ratio to the fastest peer (0 where there is none)."""
    fastest = max((r["steps_per_second"] for r in found["peers"].values()), default=0.0)
    listed = [(name, row) for name, row in found["games"].items()]
    listed += [(f"{name} ({found['cores']} cores)", row) for name, row in found["all_cores"].items()]
    listed += [(f"{name} (plain)", row) for name, row in found["plain"].items()]
    listed += list(found["peers"].items())
    return [(name, row, row["steps_per_second"] / fastest if fastest else 0.0) for name, row in listed]


def chart(found: dict[str, Any], path: Path) -> None:
    """A bar chart of steps a second, one core, logarithmic; the ending of `path` says PNG or SVG."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    listed = [(n, r["steps_per_second"]) for n, r in [*found["games"].items(), *found["peers"].items()]]
    listed.sort(key=lambda row: row[1])
    figure = Figure(figsize=(8, 0.45 * len(listed) + 1.2), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    colours = ["#b9b2a4" if ":" in name else "#0f6b52" for name, _ in listed]
    bars = axes.barh([name for name, _ in listed], [rate for _, rate in listed], color=colours)
    axes.bar_label(bars, [f"{rate / 1e6:.1f} M" for _, rate in listed], padding=4)
    axes.set_xscale("log")
    axes.set_xlabel("steps / s")
    axes.spines[["top", "right"]].set_visible(False)
    held = io.BytesIO()
    figure.savefig(held, format=path.suffix.lower().lstrip("."))
    write_bytes(path, held.getvalue())


def as_json(found: dict[str, Any]) -> str:
    return json.dumps(found, indent=1)
