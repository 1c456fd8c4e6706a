"""Djoko's nouns: what lies on the table, the phases, the moves and their text."""

from __future__ import annotations

from enum import auto

from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.names import Names
from ludotheque.engine.numbers import whole
from ludotheque.engine.record import Grid, Record, Row, int8

AUTOMATON_SEAT = 1
MOST_DICE = 5
MOST_FACES = 9
BASE = MOST_FACES + 1  # in which the faces kept are written as one number
KEPT_SETS = 15  # sets of four dice that leave at least one to throw


class Phase(Names):
    """First those in which dice fall, then those in which a seat decides."""

    THROW = auto()
    AUTOMATON = auto()
    TIE_BREAK = auto()
    TOSS = auto()
    DECIDE = auto()
    ASIDE = auto()
    CLAIM = auto()
    CHOOSE = auto()
    OVER = auto()


class Column(Names):
    """Of the score sheet; the total is their sum."""

    RECOVERY = auto()
    PHYSICAL = auto()
    TECHNIQUE = auto()


class Position(Record):
    sheet: Grid = int8(2, 12, 3)  # what each seat wrote in each game of the set, by column
    dice: Row = int8(MOST_DICE)  # on the table, in rising order; 0: none
    recovery: Row = int8(2)  # brought into this game
    next_recovery: Row = int8(2)
    physical: Row = int8(2)  # marks of this game
    technique: Row = int8(2)
    total: Row = int8(2)
    boxes: Grid = int8(2, 3)  # ticked technique boxes
    joker: Row = int8(2)  # 1: still to use in this set
    games: Row = int8(2)
    sets: Row = int8(2)
    past: Grid = int8(3, 2)  # games of the finished sets
    toss: Row = int8(2)
    phase: int = int8()
    to_play: int = int8()  # whose dice these are
    player_a: int = int8()  # who served the set's first game
    game: int = int8()  # 1 to 12; 13 is the tie-break
    set_number: int = int8()
    throws: int = int8()  # made in this turn
    to_throw: int = int8()  # dice still to come in this throw
    on_table: int = int8()  # dice lying in `dice`
    aside: int = int8()  # the face set aside; 0: none
    sets_to_win: int = int8()
    solo: int = int8()
    winner: int = int8()  # -1 while it runs
    spare: int = int8()  # room to a multiple of 8


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
