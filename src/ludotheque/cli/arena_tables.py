"""Contests, studies and tournaments in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ludotheque.arena import plots
from ludotheque.arena.contest import Contest
from ludotheque.arena.job import AUTOMATON
from ludotheque.arena.lab import Study
from ludotheque.arena.round_words import round_words
from ludotheque.arena.tournament import BYE, KNOCK_OUT, Match, Tournament
from ludotheque.engine.words import Words


def player_words(name: str, w: Words) -> str:
    """A player's name for people: `pro:500` stays as it is."""
    if name == AUTOMATON:
        return w("automaton")
    return w.either("cli-level-" + name, name)


def contest(found: Contest, w: Words) -> list[Any]:
    """Pairs with their rates, ratings, lengths and the game's own measures."""
    report = found.report()
    shown: list[Any] = [_pairs(report, w)]
    if len(report["ratings"]) > 2:
        shown.append(_ratings(report, w))
    return [*shown, _measures(report, w)]


def _grid(w: Words, *heads: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for i, head in enumerate(heads):
        table.add_column(head if " " in head or not w.has(head) else w(head), justify="left" if i == 0 else "right")
    return table


def _rate(e: dict[str, float], w: Words) -> str:
    return f"{w.percent(e['value'])} ({w.number(100 * e['low'], 1)} – {w.number(100 * e['high'], 1)})"


def _pairs(report: dict[str, Any], w: Words) -> Table:
    table = _grid(w, "arena-pair", "arena-games", "arena-won", "arena-drawn", "arena-lost", "arena-rate")
    for pair in report["pairs"]:
        names = " – ".join(player_words(n, w) for n in pair["players"])
        table.add_row(
            names,
            *(w.number(n) for n in (pair["games"], pair["wins"][0], pair["draws"], pair["wins"][1])),
            _rate(pair["score"], w),
        )
    return table


def _ratings(report: dict[str, Any], w: Words) -> Table:
    table = _grid(w, "arena-player", "arena-elo", "arena-interval")
    for row in report["ratings"]:
        table.add_row(player_words(row["player"], w), f"{row['value']:+.0f}", f"{row['low']:+.0f} … {row['high']:+.0f}")
    return table


def _measures(report: dict[str, Any], w: Words) -> Table:
    pairs = report["pairs"]
    table = _grid(w, "arena-measure", *(" – ".join(player_words(n, w) for n in p["players"]) for p in pairs))
    lengths = [f"{w.number(p['steps']['value'], 1)} ({p['steps']['tenth']} … {p['steps']['ninth']})" for p in pairs]
    table.add_row(w("arena-first"), *(_rate(p["first_side"], w) for p in pairs))
    table.add_row(w("arena-steps"), *lengths)
    table.add_row(w("arena-decisions"), *(w.number(p["decisions"], 1) for p in pairs))
    for name in pairs[0]["measures"]:
        found = [p["measures"][name] for p in pairs]
        shown = [f"{w.number(e['value'], 3)} ± {w.number((e['high'] - e['low']) / 2, 3)}" for e in found]
        table.add_row(plots.measure_words(name, w), *shown)
    return table


def study(found: Study, w: Words) -> list[Any]:
    heads, rows = plots.table(found, w)
    table = _grid(w, *heads)
    for row in rows:
        table.add_row(*row)
    return [table]


def entrant(t: Tournament, who: int | None, w: Words) -> str:
    if who is None:
        return "?"
    return w("tournament-bye") if who == BYE else t.entrants[who]


def draw(t: Tournament, w: Words) -> Group:
    """The table of matches as it stands, round by round."""
    lines = []
    for number in sorted({m.round for m in t.matches}):
        lines.append(Text(round_words(t, number, w), style="bold"))
        lines += [match_line(t, m, w) for m in t.matches if m.round == number]
    return Group(*lines)


def match_line(t: Tournament, match: Match, w: Words) -> Text:
    first, second = (entrant(t, e, w) for e in match.entrants)
    line = Text(f"  {match.number + 1:>3}  ")
    for side, name in enumerate((first, second)):
        won = match.winner is not None and match.winner == match.entrants[side] and not match.bye
        line.append(name, style="bold" if won else "")
        line.append("" if side else " – ")
    if match.over and not match.bye:
        sets = match.sets[::-1] if match.winner == match.entrants[1] else match.sets  # the winner's first
        score = " – ".join(str(n) for n in sets) if any(sets) else ""
        winner = w("tournament-drawn") if match.draw else w("tournament-won-by", name=entrant(t, match.winner, w))
        line.append(f"   {winner} {score}".rstrip(), style="dim")
    return line


def standing(t: Tournament, w: Words) -> Any:
    """Who stands where, and who won."""
    if t.form == KNOCK_OUT:
        table: Any = draw(t, w)
    else:
        table = _grid(
            w,
            "tournament-place",
            "tournament-entrant",
            "tournament-played",
            "tournament-won",
            "tournament-sets",
            "tournament-games",
        )
        for row in t.standing():
            cells = (row.place, t.entrants[row.entrant], row.played, f"{row.points:g}", row.sets, row.games)
            table.add_row(*(str(c) for c in cells))
    if not t.over:
        return table
    names = ", ".join(t.entrants[e] for e in t.winners)
    return Group(table, Text(w("tournament-winner", count=len(t.winners), names=names), style="bold"))
