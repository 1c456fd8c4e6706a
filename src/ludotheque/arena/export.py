"""Games as tables for pandas, polars or a spreadsheet: one row a step, one row a game."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.arena.contest import MOST_GAMES
from ludotheque.arena.driver import Progress
from ludotheque.arena.job import Job
from ludotheque.arena.match import Step, check_players, plain_runner
from ludotheque.engine.box import Box
from ludotheque.engine.errors import BadOption
from ludotheque.engine.files import Unwritable, check_writable, unwritable, write_bytes
from ludotheque.engine.game import Game
from ludotheque.engine.rule import NATURE

FORMATS = ("parquet", "csv")
LOT = 20
Columns = dict[str, list[Any]]


def paths_for(out: Path, kind: str) -> tuple[Path, Path]:
    """The two files: moves and games, in a folder."""
    return out / f"moves.{kind}", out / f"games.{kind}"


def check_export(kind: str, out: Path, games: int, force: bool) -> None:
    """Everything that can be wrong, before any work."""
    if kind not in FORMATS:
        raise BadOption("bad-option", option="--format", given=kind, allowed=", ".join(FORMATS))
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("arena-bad-count", given=games, most=MOST_GAMES)
    if kind == "parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError as problem:
            raise Unwritable("export-no-parquet") from problem
    try:
        out.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise unwritable(out, problem) from problem
    for path in paths_for(out, kind):
        check_writable(path, force)


def export(
    game: Game,
    games: int,
    out: Path,
    kind: str = "parquet",
    players: Sequence[str] = ("club",),
    seed: int = 1,
    given: Mapping[str, Any] | None = None,
    box: Box | None = None,
    progress: Progress = lambda done, total: None,
    force: bool = False,
) -> tuple[Path, Path]:
    """Play games and write their moves and results; Ctrl-C writes those played so far."""
    check_players(players, game)
    values = game.options.parse(given or {})
    check_export(kind, out, games, force)
    data = None if box is None or box.hash == game.standard_box.hash else box.data
    job = Job(game.name, tuple(players), seed, values, data, swapped=len(players) > 1)
    runner, names = plain_runner(job), job_names(job)
    moves: Columns = {"game": [], "step": [], "seat": [], "player": [], "move": [], "code": [], "choices": []}
    ends: Columns = {}
    try:
        for first in range(0, games, LOT):
            last = min(games, first + LOT)
            record: list[Step] = []
            runner.record = record
            outcome = runner.run(first, last)
            add_moves(moves, record, game, names)
            for i in range(last - first):
                add_game(ends, game, runner.complete((first + i) // len(names)), first + i, outcome, i, names)
            progress(last, games)
    except KeyboardInterrupt:
        pass
    for path, columns in zip(paths_for(out, kind), (moves, ends), strict=True):
        write_bytes(path, as_parquet(columns) if kind == "parquet" else as_csv(columns))
    return paths_for(out, kind)


def job_names(job: Job) -> list[list[str]]:
    """Who sits where, in the games of a lot."""
    return plain_runner(job).seated


def add_moves(columns: Columns, record: Sequence[Step], game: Game, names: Sequence[Sequence[str]]) -> None:
    for number, step, who, code, count in record:
        row = (
            number,
            step,
            who,
            "nature" if who == NATURE else names[number % len(names)][who] or "automaton",
            game.move_text(code),
            code,
            count,
        )
        for column, value in zip(columns.values(), row, strict=True):
            column.append(value)


def add_game(
    columns: Columns, game: Game, values: Mapping[str, Any], number: int, outcome: Any, i: int, names: Sequence[Sequence[str]]
) -> None:
    row: dict[str, Any] = {"game": number}
    for seat, result in enumerate(outcome.results[i]):
        row[f"player_{seat}"] = names[number % len(names)][seat] or "automaton"
        row[f"result_{seat}"] = float(result)
    row |= {"steps": int(outcome.steps[i]), "decisions": int(outcome.decisions[i])}
    row |= {name: int(value) for name, value in zip(game.measures, outcome.measures[i], strict=True)}
    row |= {f"setup_{name}": value for name, value in values.items()}
    for name, value in row.items():
        columns.setdefault(name, []).append(value)


def as_parquet(columns: Columns) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    held = pa.BufferOutputStream()
    pq.write_table(pa.table(columns), held)
    return bytes(held.getvalue().to_pybytes())


def as_csv(columns: Columns) -> bytes:
    held = io.StringIO()
    writer = csv.writer(held)
    writer.writerow(columns)
    writer.writerows(zip(*columns.values(), strict=True))
    return held.getvalue().encode()
