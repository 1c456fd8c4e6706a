"""How fast the arena plays, and what a second Dask worker brings.

    python benchmarks/arena.py            # a million random Djoko sets, 100,000 Tennis Open matches, two workers against one
    python benchmarks/arena.py --small    # a tenth of that

Writes `benchmarks/arena.json`.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.arena.cluster import Cluster
from ludotheque.arena.contest import Contest
from ludotheque.arena.driver import Crew, Threads

HERE = Path(__file__).parent
LOADS = (("djoko", 1_000_000), ("tennis_open", 100_000))


def timed(game: str, games: int, players: list[str], crew: Crew) -> dict[str, Any]:
    """One contest, after everything is compiled."""
    contest = Contest.of(ludotheque.game(game), players, games)
    crew.prepare([w.job for w in contest.works])
    warm = Contest.of(ludotheque.game(game), players, 64, seed=99)
    warm.run(crew)
    began = time.perf_counter()
    contest.run(crew)
    seconds = time.perf_counter() - began
    tally = contest.works[0].tally
    steps = sum(k * n for k, n in tally.steps.items())
    return {
        "game": game,
        "players": players,
        "games": games,
        "workers": crew.workers,
        "seconds": round(seconds, 2),
        "games_per_second": round(games / seconds),
        "steps_per_second": round(steps / seconds),
        "moves_per_second": round(tally.decisions / seconds),
    }


def speed_up(games: int) -> dict[str, Any]:
    """Club players of Djoko on one Dask worker and on two; the numbers must be the same."""
    from distributed import LocalCluster

    found: dict[str, Any] = {"games": games}
    reports = []
    for workers in (1, 2):
        with LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1"
        ) as cluster:
            crew = Cluster(cluster.scheduler_address, "djoko")
            warm = Contest.of(ludotheque.game("djoko"), ["club", "beginner"], 400, seed=99)
            crew.chunk_seconds = 0.01
            warm.run(crew)
            crew.chunk_seconds = Cluster.chunk_seconds
            contest = Contest.of(ludotheque.game("djoko"), ["club", "beginner"], games)
            began = time.perf_counter()
            contest.run(crew)
            found[f"seconds_{workers}"] = round(time.perf_counter() - began, 2)
            reports.append(contest.report())
            crew.close()
    found["same_numbers"] = reports[0] == reports[1]
    found["speed_up"] = round(found["seconds_1"] / found["seconds_2"], 2)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--small", action="store_true")
    part = 10 if parser.parse_args().small else 1
    crew = Threads()
    found: dict[str, Any] = {"cores": os.cpu_count(), "runs": []}
    for game, games in LOADS:
        found["runs"].append(timed(game, games // part, ["random"], crew))
        print(found["runs"][-1], flush=True)
    crew.close()
    found["dask"] = speed_up(2_000_000 // part)
    print(found["dask"])
    (HERE / "arena.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
