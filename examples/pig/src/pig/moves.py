"""The moves of Pig: their codes inside, their text outside."""

from __future__ import annotations

from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.names import Names
from ludotheque.engine.numbers import whole

MOST_FACES = 20


class Move(Names):
    """Faces of the die are their own codes, 1 to 20."""

    THROW = MOST_FACES + 1
    HOLD = MOST_FACES + 2


MOVE_CODES = Move.HOLD + 1
TEXTS = {int(move): move.text for move in Move}
CODES = {text: code for code, text in TEXTS.items()}


def move_text(code: int) -> str:
    return TEXTS.get(code, str(code))


def read_move(text: str) -> int:
    if text.lower() in CODES:
        return CODES[text.lower()]
    face = whole(text)
    if face is None or not 1 <= face <= MOST_FACES:
        raise UnreadableMove("unreadable-move", given=text[:40])
    return face
