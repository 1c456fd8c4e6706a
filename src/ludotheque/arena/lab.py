"""The designer's laboratory: vary one or two things, play many games of each, see what that does.

A factor is an entry of the box (`box.kinds.Tacle.number=12..20`) or an option of the setup (`surface=clay,grass`). All cells
of a study are played with the same seeds, so that they differ by the factors and not by luck.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.arena.contest import FORMAT, MOST_GAMES
from ludotheque.arena.driver import Crew, Progress, Work, drive
from ludotheque.arena.job import MILLION, Job, Tally
from ludotheque.arena.match import check_players
from ludotheque.arena.statistics import Estimate, mean, ratio, wilson
from ludotheque.engine import numbers
from ludotheque.engine.box import Box
from ludotheque.engine.errors import BadOption, LudoError, UnknownName
from ludotheque.engine.game import Game
from ludotheque.engine.setup import Option

MOST_CELLS = 200
MOST_FACTORS = 2
RATES = ("home_wins", "away_wins", "draws", "home_score")
SIDES = ("0", "1", "2", "a", "b")
NAMES = ("name", "id", "key", "name_fr", "name_en")


class BadFactor(LudoError):
    """A factor that can't be varied like that."""


@dataclass(frozen=True)
class Factor:
    """What is varied: the way to it (in the box, or an option's name) and its values."""

    path: tuple[str, ...]
    values: tuple[Any, ...]
    in_box: bool

    @property
    def name(self) -> str:
        return ".".join(("box", *self.path) if self.in_box else self.path)

    @property
    def numeric(self) -> bool:
        return all(isinstance(v, int) and not isinstance(v, bool) for v in self.values)


def read_factor(game: Game, box: Box, text: str) -> Factor:
    """`box.throws=3..5`, `box.surfaces.clay.service.12=A,L`, `surface=clay,grass`; BadFactor says what is wrong."""
    name, equals, wanted = text.partition("=")
    path = tuple(part for part in name.strip().split(".") if part)
    if not equals or not path or not wanted.strip():
        raise BadFactor("lab-bad-factor", given=text)
    if path[0] == "setup" and len(path) == 2:
        path = path[1:]
    if path[0] == "box":
        now = entry(box.data, path[1:], text)
        if isinstance(now, (dict, list)) or len(path) == 1:
            raise BadFactor("lab-not-an-entry", given=name.strip(), inside=", ".join(keys_of(now)[:30]))
        values = read_values(wanted, text)
        return Factor(path[1:], tuple(str(v) for v in values) if isinstance(now, str) else tuple(values), True)
    if len(path) != 1 or path[0] not in game.options.by_name:
        raise UnknownName("unknown-option", option=name.strip(), allowed=", ".join(game.options.by_name))
    option = game.options.by_name[path[0]]
    values = [option.parse(v) for v in read_values(wanted, text)]
    return Factor(path, tuple(values), False)


def read_values(text: str, whole: str) -> list[Any]:
    """`14..18`, `0..100..25`, `3,5,8` or words."""
    parts = [part.strip() for part in text.split("..")]
    if len(parts) in (2, 3):
        low, high, step = (numbers.signed(part) for part in [*parts, "1"][:3])
        if low is None or high is None or step is None:
            raise BadFactor("lab-bad-range", given=whole)
        if low > high or step < 1:
            raise BadFactor("lab-empty-range", given=whole)
        if (high - low) // step >= MOST_CELLS:
            raise BadFactor("lab-too-many", given=(high - low) // step + 1, most=MOST_CELLS)
        return list(range(low, high + 1, step))
    values = [_value(v.strip()) for v in text.split(",")]
    if len(parts) > 3 or "" in values:
        raise BadFactor("lab-bad-range", given=whole)
    return list(dict.fromkeys(values))


def _value(text: str) -> Any:
    number = numbers.signed(text)
    return text if number is None else number


def entry(data: Any, path: Sequence[str], whole: str) -> Any:
    """What stands at a path of a box: keys of tables; in lists the number from 1, or the name of the row."""
    for part in path:
        data = data[_key(data, part, whole)]
    return data


def _key(data: Any, part: str, whole: str) -> Any:
    if isinstance(data, dict) and part in data:
        return part
    if isinstance(data, list):
        if 1 <= (numbers.whole(part) or 0) <= len(data):
            return int(part) - 1
        for i, row in enumerate(data):
            if isinstance(row, dict) and any(str(row.get(n, "")).casefold() == part.casefold() for n in NAMES):
                return i
    raise BadFactor("lab-no-such-entry", part=part, given=whole, allowed=", ".join(keys_of(data)[:30]))


def keys_of(data: Any) -> list[str]:
    """What one can say next on the way through a box."""
    if isinstance(data, dict):
        return [str(k) for k in data]
    if isinstance(data, list):
        names = [
            next((str(r[n]) for n in NAMES if n in r), str(i + 1)) if isinstance(r, dict) else str(i + 1)
            for i, r in enumerate(data)
        ]
        return names
    return []


def changed(data: Mapping[str, Any], path: Sequence[str], value: Any) -> dict[str, Any]:
    """A copy of a box's data with another value at a path."""
    new: Any = copy.deepcopy(dict(data))
    place = new
    for part in path[:-1]:
        place = place[_key(place, part, ".".join(path))]
    place[_key(place, path[-1], ".".join(path))] = value
    return dict(new)


def both_sides(game: Game) -> dict[str, list[int]]:
    """Measures that a game has for each side (`goals_0`, `goals_1`), under one name: their sum."""
    found: dict[str, list[int]] = {}
    for i, name in enumerate(game.measures):
        base, _, side = name.rpartition("_")
        if base and side in SIDES and base not in game.measures:
            found.setdefault(base, []).append(i)
    return {base: places for base, places in found.items() if len(places) == 2}


def places_of(game: Game, name: str) -> list[int]:
    """Which of the game's measures a name stands for."""
    return [list(game.measures).index(name)] if name in game.measures else both_sides(game)[name]


def all_measures(game: Game) -> list[str]:
    """The names of everything that can be measured."""
    return [*both_sides(game), *game.measures, *RATES, "steps", "decisions"]


def check_measure(game: Game, text: str) -> str:
    """A name, a sum of names, or a sum a sum: `aces_a+aces_b/points`."""
    sums = text.split("/")
    single = len(sums) == 1 and "+" not in text
    names = [name for part in sums for name in part.split("+")]
    known = all_measures(game) if single else [*both_sides(game), *game.measures]
    if len(sums) > 2 or any(name not in known for name in names):
        wrong = next((n for n in names if n not in known), text)
        raise UnknownName("unknown-measure", given=wrong, allowed=", ".join(known))
    return text


def measure(game: Game, tally: Tally, text: str) -> Estimate:
    """One measure of a tally, with its interval."""
    games = tally.games
    if text in RATES:
        points = {
            "home_wins": tally.home_wins,
            "away_wins": tally.away_wins,
            "draws": tally.draws,
            "home_score": tally.home / MILLION,
        }[text]
        return wilson(points, games)
    if text == "steps":
        heap = tally.steps.items()
        return mean(sum(k * n for k, n in heap), sum(k * k * n for k, n in heap), games)
    if text == "decisions":
        value = tally.decisions / max(1, games)
        return Estimate(value, value, value)
    parts = [[i for name in part.split("+") for i in places_of(game, name)] for part in text.split("/")]
    over = parts[0]
    x, xx = _sum(tally, over), _products(tally, over, over)
    if len(parts) == 1:
        return mean(x, xx, games)
    under = parts[1]
    return ratio(x, _sum(tally, under), xx, _products(tally, over, under), _products(tally, under, under), games)


def _sum(tally: Tally, places: Sequence[int]) -> int:
    return sum(tally.sums[i] for i in places) if tally.games else 0


def _products(tally: Tally, a: Sequence[int], b: Sequence[int]) -> int:
    return sum(tally.products[i][j] for i in a for j in b) if tally.games else 0


@dataclass
class Study:
    """Every combination of the factors' values, `games` games each."""

    game: Game
    factors: list[Factor]
    measures: list[str]
    works: list[Work]
    cells: list[tuple[Any, ...]]
    games: int
    seed: int
    players: tuple[str, ...]
    values: Mapping[str, Any]
    box: Box

    @staticmethod
    def of(
        game: Game,
        vary: Sequence[str],
        measures: Sequence[str],
        games: int,
        seed: int = 1,
        players: Sequence[str] = ("club",),
        given: Mapping[str, Any] | None = None,
        box: Box | None = None,
    ) -> Study:
        """A study, after everything in it has been checked: also that every changed box can be played with."""
        if not 1 <= games <= MOST_GAMES:
            raise BadOption("arena-bad-count", given=games, most=MOST_GAMES)
        if not 1 <= len(vary) <= MOST_FACTORS:
            raise BadFactor("lab-factors", given=len(vary), most=MOST_FACTORS)
        check_players(players, game)
        box = box or game.standard_box
        values = game.options.parse(given or {})
        factors = [read_factor(game, box, text) for text in vary]
        if len({f.name for f in factors}) < len(factors):
            raise BadFactor("lab-same-factor", given=factors[0].name)
        wanted = [check_measure(game, m) for m in measures] or list(game.measures) or ["home_score"]
        cells = list(itertools.product(*(f.values for f in factors)))
        if len(cells) > MOST_CELLS:
            raise BadFactor("lab-too-many", given=len(cells), most=MOST_CELLS)
        works = [Work(cell_job(game, factors, cell, players, seed, values, box), games) for cell in cells]
        return Study(game, factors, wanted, works, cells, games, seed, tuple(players), values, box)

    def run(self, crew: Crew, progress: Progress = lambda done, total: None) -> bool:
        return drive(self.works, crew, progress)

    def found(self, cell: int, name: str) -> Estimate:
        return measure(self.game, self.works[cell].tally, name)

    def report(self) -> dict[str, Any]:
        """The whole study as plain data."""
        return {
            "ludotheque_lab": FORMAT,
            "game": self.game.name,
            "rules": self.game.facts.version,
            "box": self.box.hash,
            "setup": dict(self.values),
            "players": list(self.players),
            "seed": self.seed,
            "games": self.games,
            "factors": [{"name": f.name, "values": list(f.values)} for f in self.factors],
            "measures": self.measures,
            "cells": [
                {
                    "values": list(cell),
                    "games": work.tally.games,
                    "measures": {m: self.found(i, m).to_json() for m in self.measures},
                }
                for i, (cell, work) in enumerate(zip(self.cells, self.works, strict=True))
            ],
        }


def cell_job(
    game: Game,
    factors: Sequence[Factor],
    cell: Sequence[Any],
    players: Sequence[str],
    seed: int,
    values: Mapping[str, Any],
    box: Box,
) -> Job:
    """The question of one cell; its box and its options are checked."""
    data, options = dict(box.data), dict(values)
    for factor, value in zip(factors, cell, strict=True):
        if factor.in_box:
            data = changed(data, factor.path, value)
        else:
            options[factor.path[0]] = value
    made = game.box(data, source=", ".join(f"{f.name}={v}" for f, v in zip(factors, cell, strict=True)))
    options = game.options.parse(options)
    for factor, value in zip(factors, cell, strict=True):
        option = game.options.by_name.get(factor.path[0]) if not factor.in_box else None
        if isinstance(option, Option) and options[option.name] != value:
            raise BadFactor("lab-no-effect", given=option.name)
    game.options.record(options)
    return Job.of(game, players, seed, options, made, swapped=False)
