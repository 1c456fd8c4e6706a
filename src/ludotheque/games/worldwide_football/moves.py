"""The moves of Worldwide Football: their codes inside, their text outside."""

from __future__ import annotations

from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.names import Names

from .position import ABILITIES, KINDS, N_KINDS, READY, SQUAD, Kind


class Move(Names):
    """The first code of each kind of move; K is an action card D P PL PP C T T567 Int Pre Tac, n a player card 1 to 7.

    Dice are their own codes, 1 to 20.
    """

    DRAWN = 21  # `D` .. `Tac`: Nature, an action card is drawn or turned
    DRAWN_PLAYER = 31  # `p1` .. `p7`: Nature, a player card is drawn or turned
    COIN = 38  # `kick-off-0`, `kick-off-1`: Nature, the coin (in a shoot-out: who shoots first)
    LAY = 40  # `lay K`: lay an action card; `lay Tac` is to defend with it
    PLAYER = 50  # `player n`: lay a player card
    DISCARD = 57  # `discard K`
    DISCARD_PLAYER = 67  # `discard player n`
    RECOVER = 74  # `recover K`: take back from the discard
    USE_SCHEMA = 84  # `use schema K`: from the pile
    USE_SCHEMA_BACK = 94  # `use schema T back`, `use schema T567 back`: from the discard
    USE_REPLI = 96  # `use repli K`: Int, Pre, Tac
    REPLACE = 99  # `replace n`
    USE_JEU = 106  # `use jeu`, and so on
    USE_CONTRE = 107
    USE_BLOC = 108
    USE_PIEGE = 109
    USE_SIMULATION = 110
    USE_CREATIVITE = 111
    USE_EFFICACITE = 112
    GIVE = 113
    DRAW = 114
    PASS = 115
    FACE = 116  # + `face 1` .. `face 6`: a penalty
    ABILITY = 123  # `ability a`: choose a star ability
    DECK = 132  # `deck balanced`, `deck attacking`, `deck defensive`, `deck free`
    FREE_DECK = 135
    LEAVE = 136  # `leave K`: out of a free deck
    CHOOSE = 146  # `choose K`: for extra time


MOVE_CODES = Move.CHOOSE + N_KINDS


def _texts() -> list[str]:
    texts = [f"unused-{i}" for i in range(MOVE_CODES)]
    for face in range(1, 21):
        texts[face] = str(face)
    per_kind = {
        Move.DRAWN: "{}",
        Move.LAY: "lay {}",
        Move.DISCARD: "discard {}",
        Move.RECOVER: "recover {}",
        Move.USE_SCHEMA: "use schema {}",
        Move.LEAVE: "leave {}",
        Move.CHOOSE: "choose {}",
    }
    for first, form in per_kind.items():
        for k, kind in enumerate(KINDS):
            texts[first + k] = form.format(kind)
    per_player = {
        Move.DRAWN_PLAYER: "p{}",
        Move.PLAYER: "player {}",
        Move.DISCARD_PLAYER: "discard player {}",
        Move.REPLACE: "replace {}",
    }
    for first, form in per_player.items():
        for i in range(SQUAD):
            texts[first + i] = form.format(i + 1)
    texts[Move.COIN], texts[Move.COIN + 1] = "kick-off-0", "kick-off-1"
    texts[Move.USE_SCHEMA_BACK], texts[Move.USE_SCHEMA_BACK + 1] = "use schema T back", "use schema T567 back"
    for k in range(Kind.INT, N_KINDS):
        texts[Move.USE_REPLI + k - Kind.INT] = f"use repli {KINDS[k]}"
    names = ("jeu", "contre", "bloc", "piege", "simulation", "creativite", "efficacite")
    for i, name in enumerate(names):
        texts[Move.USE_JEU + i] = f"use {name}"
    texts[Move.GIVE], texts[Move.DRAW], texts[Move.PASS] = "give", "draw", "pass"
    for face in range(1, 7):
        texts[Move.FACE + face] = f"face {face}"
    for a, name in enumerate(ABILITIES):
        texts[Move.ABILITY + a] = f"ability {name}"
    for i, name in enumerate((*READY, "free")):
        texts[Move.DECK + i] = f"deck {name}"
    return texts


TEXTS = _texts()
CODES = {text: code for code, text in enumerate(TEXTS)}


def move_text(code: int) -> str:
    return TEXTS[code]


def read_move(text: str) -> int:
    if text not in CODES:
        raise UnreadableMove("unreadable-move", given=text[:60])
    return CODES[text]
