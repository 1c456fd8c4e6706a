"""Djoko's nouns: the record, its phases, the moves and their text, what can be told, the options, the box.

Moves (the code is the move, whatever the phase):
  0 .. 6    `1` to `6`          Nature: a die's face (code = face; 0 is not used)
  10, 11    `serve`, `receive`  the winner of the toss chooses
  21 .. 26  `aside 1` .. `6`    the server sets a die of this face aside
  100 ..    `keep 225`          re-throw all dice but these (100 + code of the kept faces); `keep -` keeps none
  30        `stop`              no more throws
  40 .. 49  `claim 0`, `3` ...  claim a technique of this value
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.engine.box import Int, Numbers
from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.game import Facts, Seating, Telling
from ludotheque.engine.numbers import whole
from ludotheque.engine.setup import Option, Options, Values
from ludotheque.games.djoko.worth import MOST_THROWS, TABLES

# Phases: first those in which dice fall, then those in which a seat decides
THROW, AUTOMATON, TIE_BREAK, TOSS, DECIDE, ASIDE, CLAIM, CHOOSE, DONE = range(9)
PHASES = ("throw", "automaton", "tie-break", "toss", "decide", "aside", "claim", "choose", "over")

# Columns of the score sheet; the total is their sum
RECOVERY, PHYSICAL, TECHNIQUE = range(3)

# Moves
SERVE, RECEIVE = 10, 11
ASIDE_0 = 20
STOP = 30
CLAIM_0 = 40
KEEP_0 = 100
MOST_DICE = 5
KEPT_SETS = 15  # sets of four dice that leave at least one to throw
MOST_FACES = 9
BASE = MOST_FACES + 1
MOVE_CODES = KEEP_0 + BASE**3

Position = np.dtype(
    [
        ("sheet", np.int8, (2, 12, 3)),  # what each seat wrote in each game of the set: see the columns above
        ("dice", np.int8, (MOST_DICE,)),  # the dice on the table, in rising order; 0: none
        ("recovery", np.int8, (2,)),  # brought into this game
        ("next_recovery", np.int8, (2,)),
        ("physical", np.int8, (2,)),  # marks of this game
        ("technique", np.int8, (2,)),
        ("total", np.int8, (2,)),
        ("boxes", np.int8, (2, 3)),  # ticked technique boxes
        ("joker", np.int8, (2,)),  # 1: still to use in this set
        ("games", np.int8, (2,)),
        ("sets", np.int8, (2,)),
        ("past", np.int8, (3, 2)),  # games of the finished sets
        ("toss", np.int8, (2,)),
        ("phase", np.int8),
        ("to_play", np.int8),  # whose dice these are
        ("player_a", np.int8),  # who served the set's first game
        ("game", np.int8),  # 1 to 12; 13 is the tie-break
        ("set_number", np.int8),
        ("throws", np.int8),  # made in this turn
        ("to_throw", np.int8),  # dice still to come in this throw
        ("on_table", np.int8),  # dice lying in `dice`
        ("aside", np.int8),  # the face set aside; 0: none
        ("sets_to_win", np.int8),
        ("solo", np.int8),
        ("winner", np.int8),  # -1 while it runs
        ("spare", np.int8),  # room to a multiple of 8
    ]
)

OPTIONS = Options(Option("solo", (False, True), False), Option("sets", (1, 2), 1))
MODES: dict[str, Values] = {
    "two seats": {},
    "two seats, two sets": {"sets": 2},
    "solo": {"solo": True},
    "solo, two sets": {"solo": True, "sets": 2},
}
AUTOMATON_SEAT = 1

BOX = {
    "faces": Int(2, MOST_FACES),
    "serving_dice": Int(5, 5),
    "dice": Int(4, 4),
    "throws": Int(1, MOST_THROWS),
    "start_recovery": Int(0, 20),
    "pair": Int(0, 60),
    "two_pairs": Int(0, 60),
    "three": Int(0, 60),
    "straight": Int(0, 60),
    "four": Int(0, 60),
    "values": Numbers(Int(1, 9), 3),
    "boxes": Numbers(Int(0, 12), 3),
    "throws_part": Numbers(Int(0, 9), 7, exact=False),
    "intensity_part": Numbers(Int(0, 9), 3),
    "games_to_win": Int(1, 6),
    "lead": Int(1, 2),
    "last_game": Int(12, 12),
    "automaton": {"ace": Int(0, 9), "most_technique": Int(0, 60), "recovery": Numbers(Int(0, 9), 5)},
    **TABLES,
}

FACTS = Facts(
    seats=2, most_moves=40, move_codes=MOVE_CODES, longest=2000, hidden=False, version=1, minutes=(10, 15), one_view=True
)

# What can be told
(
    TOLD_TOSS, TOLD_TOSS_TIED, TOLD_TOSS_WON, TOLD_SERVES, TOLD_THROW, TOLD_ASIDE, TOLD_JOKER, TOLD_STOP, TOLD_CLAIM,
    TOLD_MARKS, TOLD_RECOVERY, TOLD_GAME, TOLD_EQUAL, TOLD_SET, TOLD_MATCH, TOLD_TIE_BREAK, TOLD_TIE_MARKS,
    TOLD_BEST_GAME, TOLD_TIE_AGAIN, TOLD_NEW_SET, TOLD_AUTOMATON, TOLD_AUTOMATON_MARKS, TOLD_AUTOMATON_RECOVERY,
) = range(23)  # fmt: skip

TOLD = {
    TOLD_TOSS: Telling("toss", ("seat", "face"), ("DJ-03",)),
    TOLD_TOSS_TIED: Telling("toss-tied", (), ("DJ-03",)),
    TOLD_TOSS_WON: Telling("toss-won", ("seat",), ("DJ-03",)),
    TOLD_SERVES: Telling("serves", ("seat",), ("DJ-04",)),
    TOLD_THROW: Telling("throw", ("seat", "throw", "dice"), ("DJ-10", "DJ-11", "DJ-12")),
    TOLD_ASIDE: Telling("aside", ("seat", "face"), ("DJ-10",)),
    TOLD_JOKER: Telling("joker", ("seat",), ("DJ-13",)),
    TOLD_STOP: Telling("stop", ("seat", "dice"), ("DJ-12",)),
    TOLD_CLAIM: Telling("claim", ("seat", "value", "dice"), ("DJ-14", "DJ-21")),
    TOLD_MARKS: Telling("marks", ("seat", "recovery", "physical", "technique", "total"), ("DJ-20", "DJ-25")),
    TOLD_RECOVERY: Telling("recovery", ("seat", "recovery"), ("DJ-24",)),
    TOLD_GAME: Telling("game", ("seat", "won", "lost"), ("DJ-25",)),
    TOLD_EQUAL: Telling("equal", ("seat",), ("DJ-25",)),
    TOLD_SET: Telling("set", ("seat", "won", "lost"), ("DJ-06",)),
    TOLD_MATCH: Telling("match", ("seat", "won", "lost"), ("DJ-02",)),
    TOLD_TIE_BREAK: Telling("tie-break", (), ("DJ-06", "DJ-30")),
    TOLD_TIE_MARKS: Telling("tie-marks", ("seat", "recovery", "physical", "technique", "total"), ("DJ-31", "DJ-32")),
    TOLD_BEST_GAME: Telling("best-game", ("seat", "total"), ("DJ-33",)),
    TOLD_TIE_AGAIN: Telling("tie-again", (), ("DJ-33",)),
    TOLD_NEW_SET: Telling("new-set", ("seat", "set"), ("DJ-40",)),
    TOLD_AUTOMATON: Telling("automaton", ("seat", "dice", "physical", "technique"), ("DJ-50", "DJ-51", "DJ-52")),
    TOLD_AUTOMATON_MARKS: Telling(
        "automaton-marks", ("seat", "recovery", "physical", "technique", "total"), ("DJ-51", "DJ-52", "DJ-25")
    ),
    TOLD_AUTOMATON_RECOVERY: Telling("automaton-recovery", ("seat", "recovery"), ("DJ-53",)),
}


def seating(values: Values) -> Seating:
    return Seating((0, 1), AUTOMATON_SEAT if values["solo"] else None)


def move_text(code: int) -> str:
    """A move as people, files and programs write it."""
    if code >= KEEP_0:
        kept = str(code - KEEP_0).replace("0", "")
        return f"keep {kept or '-'}"
    if code >= CLAIM_0:
        return f"claim {code - CLAIM_0}"
    if code > ASIDE_0 and code < STOP:
        return f"aside {code - ASIDE_0}"
    return {STOP: "stop", SERVE: "serve", RECEIVE: "receive"}.get(code, str(code))


def read_move(text: str) -> int:
    """The code of a text such as `keep 225`; dice may be written apart and in any order."""
    word, _, rest = text.lower().partition(" ")
    if not text.isascii():
        raise UnreadableMove("unreadable-move", given=text)
    digits = rest.replace(" ", "")
    if word == "keep" and digits == "-":
        return KEEP_0
    number = whole(digits)
    if word == "keep" and number is not None and len(digits) <= 3 and "0" not in digits:
        return KEEP_0 + int("".join(sorted(digits)))
    if word == "aside" and number is not None and 1 <= number <= MOST_FACES:
        return ASIDE_0 + number
    if word == "claim" and number is not None and number <= 9:
        return CLAIM_0 + number
    simple = {"stop": STOP, "serve": SERVE, "receive": RECEIVE}
    if not rest and word in simple:
        return simple[word]
    face = None if rest else whole(word)
    if face is not None and 1 <= face <= MOST_FACES:
        return face
    raise UnreadableMove("unreadable-move", given=text)


def dice_shown(code: int) -> str:
    """The dice in a told number: 2225 -> "2 2 2 5"."""
    return " ".join(str(code))


def tellable(dice: Any) -> int:
    """The faces as one number, for telling."""
    return int("".join(str(d) for d in dice if d) or "0")
