"""`ludo arena`, `ludo lab`, `ludo tournament`, `ludo export`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from typer import Argument, Option

from ludotheque.arena.contest import Contest
from ludotheque.arena.driver import Crew, Progress, Threads
from ludotheque.cli import arena_tables as show
from ludotheque.cli.play import BoxFile, Code, Force, Lang, Set
from ludotheque.cli.screen import Screen, words_for
from ludotheque.cli.seats import split
from ludotheque.cli.setup_form import box_from, given_options
from ludotheque.engine import registry
from ludotheque.engine.errors import BadOption
from ludotheque.engine.files import check_writable, write_json
from ludotheque.engine.game import Game as AnyGame

INTERRUPTED = 130
Game = Annotated[str, Argument(help="cli-flag-game")]
Games = Annotated[int, Option("--games", help="arena-flag-games")]
Players = Annotated[str, Option("--players", help="arena-flag-players", metavar="A,B")]
Seed = Annotated[int, Option("--seed", help="cli-flag-seed")]
Json = Annotated[str | None, Option("--json", help="arena-flag-json", metavar="FILE")]
Workers = Annotated[int | None, Option("--workers", help="arena-flag-workers")]
ClusterAt = Annotated[str | None, Option("--cluster", help="arena-flag-cluster", metavar="tcp://HOST:PORT")]
MOST_WORKERS = 256


def arena(
    game: Game,
    players: Players = "club,random",
    code: Code = None,
    games: Games = 1000,
    set_: Set = None,
    box: BoxFile = None,
    seed: Seed = 1,
    json_: Json = None,
    resume: Annotated[bool, Option("--resume", help="arena-flag-resume")] = False,
    force: Force = False,
    workers: Workers = None,
    cluster: ClusterAt = None,
    lang: Lang = None,
) -> None:
    found, screen = _begin(game, lang)
    contest = Contest.of(found, split(players), games, seed, given_options({}, set_ or []), box_from(found, box))
    path = _checked(json_, force or resume)
    if resume:
        if path is None:
            raise BadOption("arena-resume-what")
        contest.resume(path)
    with _crew(workers, cluster, found) as crew, bar(screen) as progress:
        try:
            finished = contest.run(crew, progress)
        finally:
            if path is not None:
                write_json(path, contest.report())
    screen.show(*show.contest(contest, screen.words))
    _end(screen, finished)


def lab(
    game: Game,
    vary: Annotated[list[str], Option("--vary", help="lab-flag-vary", metavar="WHAT=VALUES")],
    measure: Annotated[str, Option("--measure", help="lab-flag-measure", metavar="A,B")] = "",
    games: Games = 2000,
    players: Players = "club",
    code: Code = None,
    set_: Set = None,
    box: BoxFile = None,
    seed: Seed = 1,
    plot: Annotated[str | None, Option("--plot", help="lab-flag-plot", metavar="FILE")] = None,
    html: Annotated[str | None, Option("--html", help="lab-flag-html", metavar="FILE")] = None,
    json_: Json = None,
    force: Force = False,
    workers: Workers = None,
    cluster: ClusterAt = None,
    lang: Lang = None,
) -> None:
    from ludotheque.arena import plots
    from ludotheque.arena.lab import Study

    found, screen = _begin(game, lang)
    given = given_options({}, set_ or [])
    study = Study.of(found, vary, split(measure), games, seed, split(players), given, box_from(found, box))
    picture, page, data = (_checked(path, force) for path in (plot, html, json_))
    if picture is not None:
        plots.check_kind(picture)
    with _crew(workers, cluster, found) as crew, bar(screen) as progress:
        finished = study.run(crew, progress)
    screen.show(*show.study(study, screen.words))
    if picture is not None:
        plots.write_plot(study, picture, screen.words)
    if page is not None:
        plots.write_page(study, page, screen.words)
    if data is not None:
        write_json(data, study.report())
    _end(screen, finished)


def tournament(
    game: Game,
    players: Players = "club,club,beginner,beginner",
    code: Code = None,
    form: Annotated[str, Option("--form", help="tournament-flag-form")] = "open",
    set_: Set = None,
    box: BoxFile = None,
    seed: Seed = 1,
    json_: Json = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    from ludotheque.arena.bot_tournament import make_tournament, named, play_out
    from ludotheque.arena.match import check_players

    found, screen = _begin(game, lang)
    levels = split(players)
    check_players(levels, found)
    made = make_tournament(found, form, named(levels), seed, given_options({}, set_ or []))
    path, components = _checked(json_, force), box_from(found, box)
    screen.show(show.draw(made, screen.words))
    try:
        play_out(
            found,
            made,
            dict(enumerate(levels)),
            seed,
            components,
            told=lambda t, match: screen.show(show.match_line(t, match, screen.words)),
        )
        finished = True
    except KeyboardInterrupt:
        finished = False
    screen.show(show.standing(made, screen.words))
    if path is not None:
        write_json(path, made.to_json())
    _end(screen, finished)


def export(
    game: Game,
    games: Games = 100,
    format_: Annotated[str, Option("--format", help="export-flag-format", metavar="parquet|csv")] = "parquet",
    out: Annotated[str, Option("--out", help="export-flag-out", metavar="FOLDER")] = ".",
    players: Players = "club",
    code: Code = None,
    set_: Set = None,
    box: BoxFile = None,
    seed: Seed = 1,
    force: Force = False,
    lang: Lang = None,
) -> None:
    from ludotheque.arena.export import export as write_tables

    found, screen = _begin(game, lang)
    given, components = given_options({}, set_ or []), box_from(found, box)
    with bar(screen) as progress:
        files = write_tables(found, games, Path(out), format_, split(players), seed, given, components, progress, force)
    for file in files:
        screen.say("export-written", path=str(file), whole=True)


def _begin(name: str, lang: str | None) -> tuple[AnyGame, Screen]:
    found = registry.game(name)
    return found, Screen(found.words(words_for(lang).lang))


def _checked(path: str | None, force: bool) -> Path | None:
    """A file to write: that it can be is found out before any work."""
    if path is None:
        return None
    check_writable(Path(path), force)
    return Path(path)


@contextmanager
def _crew(workers: int | None, cluster: str | None, game: AnyGame) -> Iterator[Crew]:
    """This machine's threads, or a cluster's workers."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadOption("arena-bad-workers", given=workers, most=MOST_WORKERS)
    crew: Crew
    if cluster is not None:
        from ludotheque.arena.cluster import Cluster

        crew = Cluster(cluster, game.name)
    else:
        crew = Threads(workers)
    try:
        yield crew
    finally:
        crew.close()


@contextmanager
def bar(screen: Screen) -> Iterator[Progress]:
    """A progress bar with speed and remaining time; only where somebody watches."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal) as shown:
        task = shown.add_task(screen.words("arena-playing"), total=None, speed="")

        def progress(done: int, total: int) -> None:
            speed = shown.tasks[0].speed
            rate = screen.words("arena-speed", games=f"{speed:,.0f}") if speed else ""
            shown.update(task, completed=done, total=total, speed=rate)

        yield progress


def _end(screen: Screen, finished: bool) -> None:
    if not finished:
        screen.say("arena-interrupted", style="italic")
        raise typer.Exit(INTERRUPTED)
