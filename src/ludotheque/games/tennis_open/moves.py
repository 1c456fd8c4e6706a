"""The moves of Tennis Open: their codes inside, their text outside."""

from __future__ import annotations

from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.names import Names

from .position import BASELINE, MEN

FACES = ("1", "2", "3", "4", "5", "6", "F", "L", "A")


class Face(Names):
    """What the service die has beside numbers: a face is its own code, "1" is 0."""

    FAULT = 6
    LET = 7
    ACE = 8


class Move(Names):
    """The code of the first move of each kind, behind the faces of the dice."""

    FIRST = len(FACES)  # + the side that serves first
    STAND = 10  # + the place
    ON = 19  # + the tennisman played on
    DICE = 22  # + how many
    BONUS = 26  # + the bonus
    SMASH = 30
    BOUNCE = 31


TEXTS = (
    *FACES,
    *(f"first {side}" for side in "AB"),
    *(f"stand {place}" for place in range(1, BASELINE + 1)),
    *(f"on {man}" for man in MEN),
    *(f"dice {n}" for n in range(1, 4)),
    *(f"bonus {n}" for n in range(4)),
    "smash",
    "bounce",
)
CODES = {text: code for code, text in enumerate(TEXTS)}
MOVE_CODES = len(TEXTS)


def move_text(move: int) -> str:
    return TEXTS[move]


def read_move(text: str) -> int:
    words = text.split()
    wanted = " ".join(words[:1] + [w.upper() for w in words[1:]]) if len(words) > 1 else text.strip()
    for form in (wanted, wanted.lower(), wanted.upper()):
        if form in CODES:
            return CODES[form]
    raise UnreadableMove("unreadable-move", given=text)
