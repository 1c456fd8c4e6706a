"""The moves of Djoko: their codes inside, their text outside."""

from __future__ import annotations

from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.names import Names
from ludotheque.engine.numbers import whole

from .position import BASE, MOST_FACES


class Move(Names):
    """The code of each move, or of the first of its kind; a face of a die is its own code."""

    SERVE = 10  # `serve`, `receive`: the winner of the toss chooses
    RECEIVE = 11
    ASIDE = 20  # + face, `aside 1`: the server sets a die aside
    STOP = 30  # `stop`: no more throws
    CLAIM = 40  # + value, `claim 3`: claim a technique of this value
    KEEP = 100  # + the faces kept as one number, `keep 225`: throw the others again; `keep -` keeps none


MOVE_CODES = Move.KEEP + BASE**3
ALONE = (Move.STOP, Move.SERVE, Move.RECEIVE)  # moves without a number
TEXTS = {int(move): move.text for move in ALONE}
CODES = {move.text: int(move) for move in ALONE}


def move_text(code: int) -> str:
    """A move as people, files and programs write it."""
    if code >= Move.KEEP:
        return f"keep {kept_faces(code) or '-'}"
    if code >= Move.CLAIM:
        return f"claim {code - Move.CLAIM}"
    if Move.ASIDE < code < Move.STOP:
        return f"aside {code - Move.ASIDE}"
    return TEXTS.get(code, str(code))


def kept_faces(code: int) -> str:
    """The faces of a move that keeps some: "225"."""
    return str(code - Move.KEEP).replace("0", "")


def read_move(text: str) -> int:
    """The code of a text such as `keep 225`; dice may be written apart and in any order."""
    word, _, rest = text.lower().partition(" ")
    if not text.isascii():
        raise UnreadableMove("unreadable-move", given=text)
    digits = rest.replace(" ", "")
    if word == "keep" and digits == "-":
        return Move.KEEP
    number = whole(digits)
    if word == "keep" and number is not None and len(digits) <= 3 and "0" not in digits:
        return Move.KEEP + int("".join(sorted(digits)))
    if word == "aside" and number is not None and 1 <= number <= MOST_FACES:
        return Move.ASIDE + number
    if word == "claim" and number is not None and number <= 9:
        return Move.CLAIM + number
    if not rest and word in CODES:
        return CODES[word]
    face = None if rest else whole(word)
    if face is not None and 1 <= face <= MOST_FACES:
        return face
    raise UnreadableMove("unreadable-move", given=text)


def dice_shown(code: int) -> str:
    """The dice in a told number: 2225 -> "2 2 2 5"."""
    return " ".join(str(code))
