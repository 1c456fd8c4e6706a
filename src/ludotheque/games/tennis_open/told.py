"""What the rules of Tennis Open can tell.

`man` names the tennisman where the seat moves two, `other_man` the opponent's; `throw` is the dice as they fell, digit by
digit, then the bonus; `before` the place somebody leaves.
"""

from __future__ import annotations

from ludotheque.engine.names import Tellings, telling

from .position import Fate, Stroke

BALL = "seat man total division throw"
PLACED = "seat man place before"
STROKE = "seat man stroke dice place"


class Told(Tellings):
    TOSS = telling("seat man", "TO-11")
    PAIR_TOSS = telling("side", "TO-71")
    PARTNER = telling("seat man place", "TO-72")
    LET = telling("seat man", "TO-21")
    FAULT = telling("seat man", "TO-21")
    DOUBLE_FAULT = telling("seat man", "TO-21")
    ACE = telling("seat man", "TO-21")
    ACE_AGAIN = telling("seat man", "TO-21")
    SERVICE = telling("seat man division attempt", "TO-22")
    SERVER_STANDS = telling(PLACED, "TO-24", key="stands")
    STANDS = telling(PLACED, "TO-56")
    COMES_IN = telling(PLACED, "TO-57", key="stands")
    STANDS_AFTER_SMASH = telling(PLACED, "TO-62", key="stands")
    STEPS_IN = telling(PLACED, "TO-30", key="steps")
    STEPS_BACK = telling(PLACED, "TO-31", key="steps")
    STEPS_TO_VOLLEY = telling(PLACED, "TO-32", key="steps")
    AIMS = telling("seat man other_seat other_man", "TO-73")
    BONUS = telling("seat man bonus", "TO-43")
    LANDS = telling(BALL, "TO-03")
    LOBBED = telling(BALL, "TO-51", "TO-60")
    NET = telling(BALL, "TO-03")
    OUT = telling(BALL, "TO-03")
    SMASH = telling("seat man place", "TO-61")
    DRIVEN_BACK = telling("seat man", "TO-61")
    BOUNCE = telling("seat man", "TO-60")
    # A seat's, then in the same order that of a side of two seats
    POINT = telling("seat points other_points serving", "TO-10")
    TIE_POINT = telling("seat points other_points", "TO-10")
    GAME = telling("seat games other_games other_seat", "TO-10")
    SET = telling("seat games other_games tie_lost", "TO-10")
    MATCH = telling("seat sets other_sets", "TO-10")
    PAIR_POINT = telling("side points other_points serving", "TO-10")
    PAIR_TIE_POINT = telling("side points other_points", "TO-10")
    PAIR_GAME = telling("side games other_games other_side", "TO-10")
    PAIR_SET = telling("side games other_games tie_lost", "TO-10")
    PAIR_MATCH = telling("side sets other_sets", "TO-10")
    TIE_BREAK = telling("", "TO-10", "TO-11")
    WIN_AT_FEET = telling("seat man total feet throw", "TO-26", key="win-return")
    # In the order of the fates
    WIN_RETURN = telling(BALL, "TO-26")
    WIN_PASSING = telling(BALL, "TO-50")
    WIN_LOB = telling(BALL, "TO-51")
    WIN_BEHIND = telling(BALL, "TO-52")
    WIN_DROP = telling(BALL, "TO-53")
    WIN_VOLLEY = telling(BALL, "TO-54")
    WIN_SMASH = telling(BALL, "TO-63")
    # In the order of the strokes, with the clause that gives each its dice
    RETURN = telling(STROKE, "TO-25", key="shot")
    SHORT = telling(STROKE, "TO-40", key="shot")
    DRIVE = telling(STROKE, "TO-40", key="shot")
    LONG = telling(STROKE, "TO-40", key="shot")
    PASSING = telling(STROKE, "TO-41", key="shot")
    LOB = telling(STROKE, "TO-41", key="shot")
    VOLLEY = telling(STROKE, "TO-40", key="shot")
    BACKCOURT = telling(STROKE, "TO-42", key="shot")
    SMASHED = telling(STROKE, "TO-42", key="shot")
    SMASH_RETURN = telling(STROKE, "TO-42", key="shot")


AS_PAIR = Told.PAIR_POINT - Told.POINT  # + what is told of a seat
WON_BY = Told.WIN_RETURN - Fate.WIN_RETURN  # + the fate
TAKEN = Told.RETURN - Stroke.RETURN  # + the stroke
