"""Tournaments of bots, played here; and what a tournament needs to know of a game that was played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludotheque.arena.match import check_players, make_player
from ludotheque.arena.stopped import stopped
from ludotheque.arena.tournament import GRAND_CHELEM, KNOCK_OUT, BadTournament, Match, Tournament, form_named
from ludotheque.engine.box import Box
from ludotheque.engine.dice import Nature, mixed
from ludotheque.engine.game import Game
from ludotheque.engine.rule import NATURE
from ludotheque.engine.table import Table, new_table

MOST_REPLAYS = 50

Told = Callable[[Tournament, Match], None]


def two_sides(game: Game, given: Mapping[str, Any]) -> None:
    """A match of a tournament is between two sides, without an automaton."""
    seating = game.seating(game.options.parse(given))
    if seating.automaton is not None or set(seating.sides) != {0, 1}:
        raise BadTournament("tournament-two-sides")


def make_tournament(
    game: Game, form: str, entrants: Sequence[str], seed: int | str, given: Mapping[str, Any] | None = None
) -> Tournament:
    """A drawn tournament of a game, after its options have been checked."""
    form = form_named(form)
    two_sides(game, given or {})
    surfaces = list(game.in_tournaments.chelem) if form == GRAND_CHELEM else [{}]
    source, counter = Nature(f"{seed}/draw"), iter(range(1 << 20))
    setup = {k: v for k, v in (given or {}).items() if k not in surfaces[0]}
    return Tournament.drawn(form, entrants, lambda n: source.pick(next(counter), n), setup, surfaces)


def winner_of(table: Table, match: Match) -> int | None:
    """Which entrant won: the first sits on the first side. None: nobody."""
    outcome = table.results()
    assert outcome is not None
    sides = table.seating.sides
    each = [outcome["results"][sides.index(side)] for side in (0, 1)]
    if each[0] == each[1]:
        return None
    return match.entrants[0 if each[0] > each[1] else 1]


def play_match(game: Game, box: Box | None, setup: Mapping[str, Any], levels: Sequence[str], seed: str) -> Table:
    """One game between two bots, a level a side."""
    table = new_table(game, setup, seed=seed, box=box)
    minds = {level: make_player(level, game) for level in levels}
    key = int.from_bytes(table.nature_source.promise.encode()[:16], "big")
    while not table.over:
        if len(table.log) == game.facts.longest:
            raise stopped("game-too-long", table, 1, seed, levels, steps=len(table.log))
        turn = table.turn
        if turn == NATURE:
            table.draw()
            continue
        mind = minds[levels[table.seating.sides[turn]]]
        table.play(mind.choose(table.seen(turn), turn, mixed(key, len(table.log))))
    return table


def play_out(
    game: Game,
    tournament: Tournament,
    levels: Mapping[int, str],
    seed: int | str,
    box: Box | None = None,
    told: Told = lambda tournament, match: None,
) -> Tournament:
    """Play every match in the order of the draw; a drawn match of a knock-out is played again."""
    check_players(list(levels.values()), game)
    while (match := tournament.next) is not None:
        for again in range(MOST_REPLAYS):
            pair = [levels[e] for e in match.entrants if e is not None]
            table = play_match(game, box, tournament.options(match), pair, f"{seed}/{match.number}/{again}")
            winner = winner_of(table, match)
            if winner is not None or tournament.form != KNOCK_OUT:
                break
        else:
            winner = match.entrants[0]
        tournament.report(match.number, winner, *game.in_tournaments.won(table.s))
        told(tournament, match)
    return tournament


def named(levels: Sequence[str]) -> list[str]:
    """A name of its own for each bot: club, pro, club 2."""
    names: list[str] = []
    for i, level in enumerate(levels):
        before = levels[:i].count(level)
        names.append(level if not before else f"{level} {before + 1}")
    return names
