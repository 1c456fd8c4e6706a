"""Setting the table for a test: a court ready to play, chosen hands, a shot to answer."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.engine.showing import entry
from ludotheque.engine.table import Table
from ludotheque.games.worldwide_tennis.components import EFFECTS
from ludotheque.games.worldwide_tennis.position import DECK, EVERYONE, ZONES, Phase, Place
from ludotheque.games.worldwide_tennis.rules.flow import go_on
from ludotheque.games.worldwide_tennis.rules.table import lay, lies

A, B = 0, 1


def toss(t: Table, server: int) -> Table:
    t.nature("server " + "AB"[server])
    return t


def at_toss(seed: int = 1, chosen: tuple[int, int] = (0, 0), **options: Any) -> Table:
    """A table with hands dealt, before the coin."""
    t = ludotheque.table("worldwide_tennis", seed=seed, **options)
    cards = iter(chosen)
    while phase(t) != "toss":
        if phase(t) == "choose-player":
            t.play(f"player {next(cards)}")
        else:
            t.draw()
    return t


def court(server: int = A, **options: Any) -> Table:
    """A table with hands dealt and the coin fallen: the server chooses a service."""
    return toss(at_toss(**options), server)


def phase(t: Table) -> str:
    return Phase(t.s.phase).text


def texts(t: Table) -> list[str]:
    return [m.text for m in t.moves()]


def in_place(t: Table, seat: int, place: int) -> list[int]:
    return [n for n in range(1, DECK + 1) if lies(t.s, seat, n, place)]


def hand(t: Table, seat: int) -> list[int]:
    return in_place(t, seat, Place.HAND)


def hold(t: Table, seat: int, *numbers: int) -> None:
    """Give a seat exactly this hand; the rest of its deck is the pile."""
    for n in range(1, DECK + 1):
        lay(t.s, seat, n, Place.HAND if n in numbers else Place.PILE, 1 << seat)


def throw_away(t: Table, seat: int, *numbers: int) -> None:
    """Put cards into a seat's discard."""
    for n in numbers:
        lay(t.s, seat, n, Place.DISCARD, EVERYONE)


def face(t: Table, seat: int, *, at: str, last: int, other: str = "N", ball: str | None = None, spin: str = "none") -> Table:
    """It is `seat`'s turn: it stands at `at`, the other at `other` has just validated the card `last`, sent to `ball`."""
    s = t.s
    s.zone[seat], s.zone[1 - seat] = ZONES.index(at), ZONES.index(other)
    s.last[1 - seat], s.spin[1 - seat] = last, EFFECTS.index(spin)
    s.ball, s.ball_side = ZONES.index(ball or at), seat
    s.phase = Phase.OPEN_TURN
    s.to_play = seat
    go_on(t.box.plain, s)
    s.told.clear()
    return t


def zone(t: Table, seat: int) -> str:
    return ZONES[t.s.zone[seat]]


def ball(t: Table) -> str:
    return ZONES[t.s.ball]


def points(t: Table) -> tuple[int, int]:
    return t.s.score.points[0], t.s.score.points[1]


def told(t: Table, key: str) -> list[dict[str, Any]]:
    """What was told under this key in the last step."""
    entries = [entry(t, x, -1, reveal=True) for x in t.steps[-1].told]
    return [e["args"] for e in entries if e["key"] == key]


def give_point(t: Table, seat: int) -> None:
    """`seat` wins the point without play."""
    t.s.winner = seat
    t.s.phase = Phase.POINT_WON
    go_on(t.box.plain, t.s)


def settle(t: Table) -> None:
    """Answer draws, trims and changes of ends until the next service."""
    while not t.over and phase(t) not in ("service", "choose-side"):
        if t.turn == ludotheque.NATURE:
            t.draw()
        else:
            t.play("no plan" if phase(t) == "plan" else texts(t)[0])


def set_score(t: Table, points: tuple[int, int] = (0, 0), games: tuple[int, int] = (0, 0), tie: bool = False) -> None:
    score = t.s.score
    score.points[0], score.points[1] = points
    score.games[0, 0], score.games[0, 1] = games
    score.in_tie_break = int(tie)
