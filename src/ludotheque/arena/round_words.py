"""What the rounds of a tournament are called."""

from __future__ import annotations

from ludotheque.arena.tournament import KNOCK_OUT, Tournament
from ludotheque.engine.words import Words


def round_words(t: Tournament, number: int, w: Words) -> str:
    """The name of a round: the final, the semi-finals, round 2 on clay."""
    inside = [m for m in t.matches if m.round == number]
    if t.form == KNOCK_OUT and len(inside) <= 8:
        return w(f"tournament-last-{len(inside)}")
    where = ", ".join(w.option(k, v) for k, v in inside[0].setup.items())
    return w("tournament-round", n=number + 1, where=where, known="yes" if where else "no")
