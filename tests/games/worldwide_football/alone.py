"""A match against the automaton, brought to where a clause applies."""

import ludotheque
from ludotheque.games.worldwide_football.position import EVERYONE, KINDS, PLACES, Place
from ludotheque.games.worldwide_football.rules.cards import pour, shift
from tests.games.worldwide_football.pitch import active, can, empty_pile, hand, phase, players, until

IT = 1
ITS_PILE, ITS_SHOTS, ITS_DISCARD, ITS_TABLE = (
    PLACES + Place.PILE,
    PLACES + Place.HAND,
    PLACES + Place.DISCARD,
    PLACES + Place.TABLE,
)


def solo(ball=0, teams=("france", "bresil"), **options):
    """Your kick-off (or the automaton's first turned card), your hand empty, no abilities of yours, no active cards."""
    t = ludotheque.table("worldwide_football", seed=1, mode="solo", team_0=teams[0], team_1=teams[1], **options)
    while phase(t) != ("attack" if ball == 0 else "turn-card"):
        if phase(t) == "coin":
            t.nature(f"kick-off-{ball}")
        elif t.turn == ludotheque.NATURE:
            t.draw()
        else:
            t.play(t.moves()[0])
    hand(t, 0, "")
    players(t, 0)
    active(t)
    can(t, 0)
    return t


def move(t, card, source, target, n=1):
    for _ in range(n):
        shift(t.s, KINDS.index(card), source, target, EVERYONE)


def drain(t, source, target, *cards):
    """All of these kinds from a place to another."""
    for card in cards or KINDS:
        pour(t.s, KINDS.index(card), source, target, EVERYONE)


def outcomes(t):
    assert t.turn == ludotheque.NATURE
    return {m.text for m in t.moves()}


def answer(t, with_what="draw"):
    """You answer its card, and all draws are made."""
    assert phase(t) == "defend"
    t.play(with_what)
    while phase(t) == "draw":
        t.draw()


def finish_half(t):
    """At your attack both piles are emptied and you give back; it has no ability left to go on with."""
    half = t.s.half
    t.s.abilities[IT] = 0
    while t.s.half == half and not t.over:
        until(t, "attack", "choose", "over")
        if phase(t) == "attack" and t.s.half == half:
            t.s.score[0] = t.s.score[1]
            empty_pile(t, 0)
            drain(t, ITS_PILE, ITS_DISCARD)
            t.play("give")
