"""The arena: players of one game against each other, many times, with paired dice and swapped seats."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.arena.driver import Crew, Progress, Work, drive
from ludotheque.arena.job import AUTOMATON, MILLION, Job, Tally
from ludotheque.arena.match import check_players
from ludotheque.arena.statistics import Estimate, mean, quantiles, ratings, wilson
from ludotheque.engine.box import Box
from ludotheque.engine.errors import BadOption
from ludotheque.engine.files import Unwritable
from ludotheque.engine.game import Game
from ludotheque.players.own import names_of

FORMAT = 1
MOST_GAMES = 1_000_000_000


@dataclass
class Contest:
    """Every pair of players (or every player against the automaton) plays `games` games."""

    game: Game
    players: tuple[str, ...]
    games: int
    seed: int
    values: Mapping[str, Any]
    box: Box
    works: list[Work]

    @staticmethod
    def of(
        game: Game,
        players: Sequence[Any],
        games: int,
        seed: int = 1,
        given: Mapping[str, Any] | None = None,
        box: Box | None = None,
    ) -> Contest:
        """A contest, after every name and number has been checked."""
        if not 1 <= games <= MOST_GAMES:
            raise BadOption("arena-bad-count", given=games, most=MOST_GAMES)
        if not players:
            raise BadOption("arena-no-players")
        players = names_of(players)
        check_players(players, game)
        values = game.options.parse(given or {})
        jobs = [Job.of(game, pair, seed, values, box, len(pair) > 1) for pair in pairs(game, players, values)]
        return Contest(game, tuple(players), games, seed, values, box or game.standard_box, [Work(job, games) for job in jobs])

    def run(self, crew: Crew, progress: Progress = lambda done, total: None) -> bool:
        """Play all that is missing; False if it was interrupted."""
        return drive(self.works, crew, progress)

    # What came of it

    def report(self) -> dict[str, Any]:
        """Everything there is to say, as plain data: the same for the same question, however it was worked out."""
        return {
            "ludotheque_arena": FORMAT,
            "game": self.game.name,
            "rules": self.game.facts.version,
            "box": self.box.hash,
            "setup": dict(self.values),
            "players": list(self.players),
            "seed": self.seed,
            "games": self.games,
            "pairs": [pair_report(self.game, w) for w in self.works],
            "ratings": self.ratings(),
            "state": [{"key": w.job.key, "done": [list(s) for s in w.done], "tally": w.tally.to_json()} for w in self.works],
        }

    def ratings(self) -> list[dict[str, Any]]:
        """Strongest first; empty where only one name played."""
        names = list(dict.fromkeys(n for w in self.works for n in w.job.entrants))
        if len(names) < 2 or not any(work.played for work in self.works):
            return []
        scores, games = np.zeros((len(names), len(names))), np.zeros((len(names), len(names)))
        for work in self.works:
            a, b = (names.index(n) for n in work.job.entrants)
            if a != b:
                for x, y, points in ((a, b, work.tally.points[0]), (b, a, work.tally.points[1])):
                    scores[x, y] += points / MILLION
                    games[x, y] += work.tally.games
        rated = zip(names, ratings(scores, games), strict=True)
        return [{"player": n, **e.to_json()} for n, e in sorted(rated, key=lambda pair: -pair[1].value)]

    # Going on later

    def resume(self, path: Path) -> None:
        """Go on from a report: its games count, if it answers the same question."""
        if not path.exists():
            return
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            known = {entry["key"]: entry for entry in data["state"]}
            same = data["ludotheque_arena"] == FORMAT and data["rules"] == self.game.facts.version
            found = [
                (Tally.from_json(e["tally"]), [(int(a), int(b)) for a, b in e["done"]])
                for e in (known[w.job.key] for w in self.works)
                if same
            ]
        except (OSError, ValueError, KeyError, TypeError) as problem:
            raise Unwritable("arena-cannot-resume", path=str(path)) from problem
        if not same:
            raise Unwritable("arena-cannot-resume", path=str(path))
        for work, (tally, done) in zip(self.works, found, strict=True):
            work.tally, work.done = tally, done


def pairs(game: Game, players: Sequence[str], values: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """Who meets whom: everybody everybody; one name alone itself; against an automaton, everybody it."""
    names = tuple(dict.fromkeys(players))
    if game.seating(dict(values)).automaton is not None:
        return [(name,) for name in names]
    return list(itertools.combinations(names, 2)) or [(names[0],)]


def pair_report(game: Game, work: Work) -> dict[str, Any]:
    tally, games = work.tally, work.tally.games
    low, tenth, middle, ninth, high = quantiles(tally.steps)
    total = sum(k * n for k, n in tally.steps.items())
    square = sum(k * k * n for k, n in tally.steps.items())
    return {
        "players": list(work.job.entrants),
        "games": games,
        "wins": tally.wins,
        "draws": tally.draws,
        "score": wilson(tally.points[0] / MILLION, games).to_json(),
        "first_side": wilson(tally.home / MILLION, games).to_json(),
        "steps": {
            **mean(total, square, games).to_json(),
            "least": low,
            "tenth": tenth,
            "median": middle,
            "ninth": ninth,
            "most": high,
        },
        "decisions": tally.decisions / max(1, games),
        "measures": {name: measured(tally, i).to_json() for i, name in enumerate(game.measures)},
    }


def measured(tally: Tally, i: int) -> Estimate:
    """A measure's mean over the games."""
    if not tally.games:
        return Estimate(0.0, 0.0, 0.0)
    return mean(tally.sums[i], tally.products[i][i], tally.games)


__all__ = ["AUTOMATON", "Contest"]
