"""The moves of SmallWorld: their codes inside, their text outside."""

from __future__ import annotations

import re

from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.names import Names
from ludotheque.engine.numbers import whole

from .grid import TILES, read_tile, tile_text
from .position import MOST_FACES, MOST_UNITS, People


class Move(Names):
    """The code of the first move of each kind."""

    END = 0  # `end`: ends the turn
    UNIT = 1  # + TILES x unit + tile, `u3 c4`: unit 3 moves to c4 or attacks it
    FIRST = 1 + MOST_UNITS * TILES  # + seat, `first 2`: Nature lets the second seat begin
    FACE = 3 + MOST_UNITS * TILES  # + face - 1, `5`: a die shows 5
    PEOPLE = 3 + MOST_UNITS * TILES + MOST_FACES  # + people, `dwarf`: a seat takes the Dwarfs


MOVE_CODES = Move.PEOPLE + len(People)
PEOPLE_CODES = {people.text: Move.PEOPLE + people for people in People}
UNIT_MOVE = re.compile(r"u([1-8]) ([a-p]\d{1,2})")


def unit_move(unit: int, tile: int) -> int:
    return Move.UNIT + TILES * unit + tile


def move_text(code: int) -> str:
    if code == Move.END:
        return "end"
    if code < Move.FIRST:
        unit, tile = divmod(code - Move.UNIT, TILES)
        return f"u{unit + 1} {tile_text(tile)}"
    if code < Move.FACE:
        return f"first {code - Move.FIRST + 1}"
    if code < Move.PEOPLE:
        return str(code - Move.FACE + 1)
    return People(code - Move.PEOPLE).text


def read_move(text: str) -> int:
    given = " ".join(text.lower().split())
    if given == "end":
        return Move.END
    if given in ("first 1", "first 2"):
        return Move.FIRST + int(given[-1]) - 1
    if given in PEOPLE_CODES:
        return PEOPLE_CODES[given]
    face = whole(given)
    if face is not None and 1 <= face <= MOST_FACES:
        return Move.FACE + face - 1
    found = UNIT_MOVE.fullmatch(given)
    tile = read_tile(found[2]) if found else None
    if found is None or tile is None:
        raise UnreadableMove("unreadable-move", given=text[:60])
    return unit_move(int(found[1]) - 1, tile)
