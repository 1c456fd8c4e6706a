"""The nouns of Tennis Open: what lies on the table and the steps of a point.

Tennismen are numbered A1, B1, A2, B2 = 0 to 3, so a tennisman's side is its number modulo 2; in singles there are only
A1 and B1. A seat moves one tennisman, or both of a side in doubles for two players.
"""

from __future__ import annotations

from enum import auto

from ludotheque.engine.names import Names
from ludotheque.engine.record import Record, Row, int8, int16, int32, part
from ludotheque.games.tennis.score import Score

DIVISIONS = 7
BASELINE = 8  # behind the last division
GAME_LEAD = 2
LONG_BALL = 6  # a ball on this division or behind lets a baseliner come to the net
STEPS = 2  # how far a player on the court moves after a shot
MEN = ("A1", "B1", "A2", "B2")
SURFACES = ("clay", "cement", "grass")


class Zone(Names):
    VOLLEY = auto()
    DEFENCE = auto()
    BACK = auto()


class Phase(Names):
    """The steps of a match."""

    TOSS = auto()
    PARTNER_SERVING = auto()
    PARTNER_RECEIVING = auto()
    SERVE = auto()
    SERVER_PLACE = auto()
    AIM = auto()
    DICE = auto()
    THROW = auto()
    BONUS = auto()
    PLACE = auto()
    ANSWER = auto()
    OVER = auto()


class Shot(Names):
    RETURN = auto()
    PLAIN = auto()
    VOLLEY = auto()
    BACKCOURT = auto()
    SMASH = auto()
    SMASH_RETURN = auto()


class Fate(Names):
    """What else can become of a shot than to be answered by another: a lob that may be smashed, a winner, a fault."""

    LOBBED = len(Shot)
    WIN_RETURN = auto()
    WIN_PASSING = auto()
    WIN_LOB = auto()
    WIN_BEHIND = auto()
    WIN_DROP = auto()
    WIN_VOLLEY = auto()
    WIN_SMASH = auto()
    NET = auto()
    OUT = auto()
    WIN_ACE = auto()
    DOUBLE_FAULT = auto()


FATES = tuple(fate.text for group in (Shot, Fate) for fate in group)


class Stroke(Names):
    """How a shot is called when its dice are taken."""

    RETURN = auto()
    SHORT = auto()
    DRIVE = auto()
    LONG = auto()
    PASSING = auto()
    LOB = auto()
    VOLLEY = auto()
    BACKCOURT = auto()
    SMASH = auto()
    SMASH_RETURN = auto()


class Position(Record):
    shots: int = int32()  # in the whole match, services apart
    points: int = int32()  # in the whole match
    served_points_won: int = int32()  # of them, by the side that served
    spare: int = int32()  # room to a multiple of 8
    score: Score = part(Score.dtype)
    rally: int = int16()  # shots in this point
    longest: int = int16()  # rally so far
    aces: Row = int16(2)  # by side, as the next two
    double_faults: Row = int16(2)
    winners: Row = int16(2)  # points won by a winning shot
    surface: int = int8()
    doubles: int = int8()  # 0, or the number of players of a doubles match
    phase: int = int8()
    server: int = int8()  # a tennisman, as the next
    receiver: int = int8()
    attempt: int = int8()  # first or second service
    place: Row = int8(4)  # of each tennisman: a division or BASELINE
    ball: int = int8()  # the division where it bounced; 0: in the server's hand
    ball_side: int = int8()
    ball_from: int = int8()  # the division it was hit from
    hitter: int = int8()  # a tennisman, as the next
    target: int = int8()  # the opponent played on
    shot: int = int8()
    dice: int = int8()  # how many are thrown for the shot ...
    thrown: int = int8()  # ... and how many of them lie
    die: Row = int8(3)
    bonus: int = int8()
    fate: int = int8()  # what became of the shot: a Shot or a Fate
    last_winner: int = int8()  # of the point before: side, how, and the tennisman who hit last
    last_fate: int = int8()
    last_hitter: int = int8()
