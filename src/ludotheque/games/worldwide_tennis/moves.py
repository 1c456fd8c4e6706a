"""The moves of Worldwide Tennis: their codes inside, their text outside."""

from __future__ import annotations

from enum import auto

from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.names import Names

from .position import DECK, FACES, FIRST_SERVICE, PLAYERS, SERVICES


class Move(Names):
    """Behind the faces of a die, 1 to 20: the moves without a card, then the first of each kind with one."""

    SERVER_A = FACES + 1
    SERVER_B = auto()
    IN = auto()
    OUT = auto()
    FLAT = auto()
    TOPSPIN = auto()
    SLICE = auto()
    STARS_0 = auto()
    STARS_1 = auto()
    STARS_2 = auto()
    STARS_3 = auto()
    CHALLENGE = auto()
    ACCEPT = auto()
    GO = auto()
    REFUSE = auto()
    RETREAT = auto()
    CONCEDE = auto()
    SURE = auto()
    THROW = auto()
    TO_B = auto()
    TO_F = auto()
    STAY = auto()
    NET = auto()
    CENTRE = auto()
    RECOVER = auto()
    CONCENTRATE = auto()
    NO_PLAN = auto()
    RECEIVE_B = auto()
    RECEIVE_F = auto()
    PLAYER = 50  # + player card, 0 for none
    PLAY = 50 + PLAYERS  # + card, services too
    DISCARD = 50 + PLAYERS + DECK + SERVICES  # + card
    TAKE = 50 + PLAYERS + 2 * DECK + SERVICES  # + card
    DRAW = 50 + PLAYERS + 3 * DECK + SERVICES  # + card: drawn by a seat or turned by the automaton


MOVE_CODES = Move.DRAW + DECK + 1


def spelled(move: Move) -> str:
    """A move without a card in lower case, but for a letter that stands alone: `server A`, `no plan`."""
    return " ".join(word if len(word) == 1 else word.lower() for word in move.name.split("_"))


TEXTS: dict[int, str] = {
    **{face: str(face) for face in range(1, FACES + 1)},
    **{int(move): spelled(move) for move in Move if move < Move.PLAYER},
    **{Move.PLAYER + k: f"player {k}" for k in range(PLAYERS + 1)},
    **{Move.PLAY + k: f"play {k}" for k in range(1, DECK + 1)},
    **{Move.PLAY + k: f"serve {k}" for k in range(FIRST_SERVICE, FIRST_SERVICE + SERVICES)},
    **{Move.DISCARD + k: f"discard {k}" for k in range(1, DECK + 1)},
    **{Move.TAKE + k: f"take {k}" for k in range(1, DECK + 1)},
    **{Move.DRAW + k: f"draw {k}" for k in range(1, DECK + 1)},
}
CODES = {text: code for code, text in TEXTS.items()}


def move_text(code: int) -> str:
    """A move or outcome as people, files and the API write it."""
    return TEXTS.get(code, str(code))


def read_move(text: str) -> int:
    """The move that a text means."""
    code = CODES.get(" ".join(text.split()))
    if code is None:
        raise UnreadableMove("unreadable-move", given=text[:40])
    return code
