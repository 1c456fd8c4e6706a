"""Worldwide Tennis: the nouns. What lies on the table and the phases."""

from __future__ import annotations

from enum import auto

from ludotheque.engine.cards import Cards, cards_record
from ludotheque.engine.names import Names
from ludotheque.engine.record import Record, Row, int8, int16, int32, part
from ludotheque.games.tennis.score import Score

Card = int
"""Its number: 1 to 60 are rally cards, 61 to 65 services."""

DECK = 60
FIRST_SERVICE = 61
SERVICES = 5
PLAYERS = 8  # player cards at most
FACES = 20
SURFACES = ("clay", "hard", "grass", "indoor")
TYPES = (
    "baseline_defence",
    "crosscourt",
    "down_the_line",
    "attack",
    "passing",
    "drop",
    "drop_volley",
    "lob",
    "smash",
    "volley",
    "winner",
)
AUTOMATON = 1  # its seat in solo
EVERYONE = 3  # a bit a seat


class Zone(Names):
    """Of a half of the court: the backcourt in a row, then the net."""

    BACKHAND = auto()
    NEUTRAL = auto()
    FOREHAND = auto()
    NET = auto()


ZONES = ("B", "N", "F", "V")


class Kind(Names):
    PRUDENT = auto()
    RISKY = auto()
    BOLD = auto()


class Need(Names):
    """Where the opponent must be, or what it must have played, for a card to be played."""

    NONE = auto()
    BASELINE = auto()
    NET = auto()
    LOB = auto()


class Effect(Names):
    NONE = auto()
    TOPSPIN = auto()
    SLICE = auto()


class Mark(Names):
    """The icons of a card, a bit each."""

    HAND = 1
    NET = 2
    WINNER = 4
    RECYCLABLE = 8
    MINUS_VALIDATED = 16
    STAR_COST = 32
    ANY_START = 64
    LOB = 128
    SMASH = 256


class Place(Names):
    """Of a card, so many a seat (see `rules/table.py`); the automaton has no hand but an active smash."""

    HAND = auto()
    PILE = auto()
    DISCARD = auto()
    PLAYED = auto()
    OUT = auto()
    ACTIVE = auto()


PLACES = len(Place)


class Pile(Names):
    """The automaton's."""

    FOREHAND = auto()
    BACKHAND = auto()
    ATTACK = auto()
    DEFENCE = auto()
    VOLLEY = auto()


class Mode(Names):
    TIE_BREAK = auto()
    MATCH = auto()


class Phase(Names):
    # First those that ask a seat ...
    CHOOSE_PLAYER = auto()
    CHOOSE_SIDE = auto()
    SERVICE = auto()
    EFFECT = auto()
    STARS = auto()
    CHALLENGE = auto()
    MOVE = auto()
    LOBBED = auto()
    PAY = auto()
    SHOT = auto()
    WINNER_ON = auto()
    TARGET = auto()
    REPLACE = auto()
    TRIM = auto()
    CHANGE = auto()
    PLAN = auto()
    # ... then those that wait for Nature ...
    DRAW = auto()
    TOSS = auto()
    SIDE_DIE = auto()
    ROLL = auto()
    REVIEW = auto()
    SPIN_DIE = auto()
    TURN_CARD = auto()
    TARGET_DIE = auto()
    # ... then the end, and the steps that the rules take by themselves, between two moves.
    OVER = auto()
    OPEN_POINT = auto()
    OPEN_SERVICE = auto()
    OPEN_TURN = auto()
    THROW = auto()
    JUDGE = auto()
    FAULT = auto()
    VALIDATED = auto()
    AIM = auto()
    SENT = auto()
    CLOSE_TURN = auto()
    POINT_WON = auto()
    REPLAY = auto()
    DRAWING = auto()
    TRIMMING = auto()
    TIDY = auto()
    ENDS = auto()
    ASK_PLAN = auto()
    NEXT_PLAYER = auto()


class Stage(Names):
    """What a run of draws and trims belongs to."""

    DEALING = auto()
    CLOSING = auto()
    CHANGING = auto()
    PLANNED = auto()  # changing ends, with the tactical plan already made


class Position(Record):
    # counted over the match, for the figures
    points_served: Row = int32(2)  # points played on each seat's service
    points_held: Row = int32(2)  # of these won by the server
    aces: Row = int32(2)
    double_faults: Row = int32(2)
    rally_shots: int = int32()  # rally shots played in all points, failed ones included
    longest_rally: int = int32()
    winners: int = int32()
    replays: int = int32()
    score: Score = part(Score.dtype)
    validated: Row = int16(2)  # printed difficulties of a seat's validated rally shots: for #37
    shots: int = int16()  # rally shots of this point
    cards: Cards = part(cards_record(2 * DECK, 2 * PLACES))
    # the players
    zone: Row = int8(2)
    stars: Row = int8(2)  # face up
    tokens: Row = int8(2)  # all of them
    challenges: Row = int8(2)
    limit: Row = int8(2)  # of the hand
    player: Row = int8(2)  # player card, 0 for none
    due: Row = int8(2)  # cards to draw
    last: Row = int8(2)  # the last card validated in this point, 0 for none
    spin: Row = int8(2)  # the effect it carried
    crossings: Row = int8(2)  # moves between F and B made free in this point
    fatigue: int = int8()  # the automaton's
    # where the game stands
    phase: int = int8()
    stage: int = int8()
    to_play: int = int8()  # the seat that acts, or that Nature's outcome is for
    # this point
    server: int = int8()
    served: int = int8()  # the zone served to
    chosen: int = int8()  # the zone chosen by the receiver at 40-40, or -1
    again: int = int8()  # the point is replayed
    ball: int = int8()  # the zone it is in, on the side of whoever plays next
    ball_side: int = int8()  # the seat whose half it is in
    struck_from: Row = int8(2)  # the zone each seat last struck from
    service: int = int8()  # first or second
    winner: int = int8()  # of the point
    # this shot
    card: int = int8()
    effect: int = int8()
    eased: int = int8()  # stars paid to ease it
    die: int = int8()  # the d20 thrown, 0 before
    sure: int = int8()
    free_start: int = int8()  # answers a drop: any start zone
    retreated: int = int8()  # answers a lob from the backcourt
    owed: int = int8()  # cards to discard now
    then: int = int8()  # the phase after that
    pile: int = int8()  # the automaton's pile that is turned
    tries: int = int8()  # cards it turned in vain for this shot
    seeks_smash: int = int8()
    ends: int = int8()  # a change of ends is due
    changed: int = int8()  # seats done at it
    # the setup
    mode: int = int8()
    surface: int = int8()
    solo: int = int8()
    initiation: int = int8()
    easing: int = int8()
    effects: int = int8()
    challenging: int = int8()
    player_cards: int = int8()
