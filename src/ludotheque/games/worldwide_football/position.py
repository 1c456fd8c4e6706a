"""Worldwide Football's nouns: what lies on the table and the phases."""

from __future__ import annotations

from enum import auto

from ludotheque.engine.cards import Cards, Kinds, cards_record, kinds_record
from ludotheque.engine.names import Names
from ludotheque.engine.record import Record, Row, int8, int16, int64, part

READY = ("balanced", "attacking", "defensive")  # decks
TEAMS = ("allemagne", "bresil", "espagne", "france", "italie")
ANY_TEAM = len(TEAMS)
SQUAD = 7
TRAIL = 24
AUTOMATON = 1  # its seat in solo
EVERYONE = 3  # a bit a seat


class Kind(Names):
    """Action cards."""

    D = auto()
    P = auto()
    PL = auto()
    PP = auto()
    C = auto()
    T = auto()
    T567 = auto()
    INT = auto()
    PRE = auto()
    TAC = auto()


KINDS = ("D", "P", "PL", "PP", "C", "T", "T567", "Int", "Pre", "Tac")
N_KINDS = len(Kind)


class Ability(Names):
    """A bit each in `abilities`."""

    CONTRE = auto()
    JEU = auto()
    SCHEMA = auto()
    BLOC = auto()
    PIEGE = auto()
    SIMULATION = auto()
    CREATIVITE = auto()
    EFFICACITE = auto()
    REPLI = auto()


ABILITIES = tuple(ability.text for ability in Ability)
N_ABILITIES = len(Ability)
BASIC_ABILITIES = (1 << Ability.CONTRE) | (1 << Ability.JEU) | (1 << Ability.SCHEMA)


class Role(Names):
    GOALKEEPER = auto()
    DEFENDER = auto()
    MIDFIELDER = auto()
    FORWARD = auto()


ROLES = ("G", "D", "M", "A")


class Timing(Names):
    """When a player card is laid."""

    WITH = auto()
    AFTER = auto()
    OWN_ROLL = auto()
    BALL_WON = auto()
    REPLY = auto()
    KEEPER = auto()


TIMINGS = tuple(timing.text.replace("-", " ") for timing in Timing)


class Place(Names):
    """Of a seat's cards: `seat * PLACES + place`; for player cards ASIDE is out of the match."""

    PILE = auto()
    HAND = auto()
    DISCARD = auto()
    TABLE = auto()
    ASIDE = auto()
    # Places only the automaton has, and the place used to deal a hidden position
    SPECIAL = 10
    DEFENCE = 11
    NEXT = 12
    SPARE = 13


PLACES = 5  # of each seat
ALL_PLACES = 14


class Phase(Names):
    """Who is asked, or what happens by itself (see docs/worldwide_football.md)."""

    # Before a half
    PREPARE = auto()
    DECK = auto()
    LEAVE = auto()
    CHOOSE = auto()
    ABILITIES = auto()
    COIN = auto()
    DEAL = auto()
    # An action card, in the order of WF-16
    ATTACK = auto()
    WITH = auto()
    BLOC = auto()
    DEFEND = auto()
    TRAP = auto()
    DUEL = auto()
    AFTER_ROLL = auto()
    VERDICT = auto()
    SIMULATE = auto()
    SIMULATION = auto()
    VALIDATE = auto()
    EFFECT = auto()
    LOSE = auto()
    AFTER = auto()
    # Fouls and set pieces
    FOUL = auto()
    PUNISH = auto()
    STOPPAGE = auto()
    AWARD = auto()
    SET_PIECE = auto()
    MARK = auto()
    # Shots and penalties
    SHOT = auto()
    KEEPER = auto()
    SAVE = auto()
    PENALTY = auto()
    PENALTY_CARD = auto()
    FACE = auto()
    DIVE = auto()
    PENALTY_DICE = auto()
    # Player cards, draws and discards
    REPLY = auto()
    REPLY_ROLL = auto()
    CARD_EFFECT = auto()
    RECOVER = auto()
    CARD_DRAWN = auto()
    DRAW = auto()
    DRAW_PLAYER = auto()
    TRIM = auto()
    # Between two attacks
    GIVEN = auto()
    CHANGE = auto()
    REPLACE = auto()
    RECOVERY = auto()
    CORNER = auto()
    HALF_END = auto()
    SHOOT_OUT = auto()
    # The automaton
    TURN_DEFENCE = auto()
    TURN_CARD = auto()
    PAY = auto()
    TEN_CARDS = auto()
    OVER = auto()


class Mode(Names):
    AMATEUR = auto()
    PROFESSIONAL = auto()
    INTERNATIONAL = auto()
    SOLO = auto()


class Stage(Names):
    """Of the preparation of a half."""

    DECKS = auto()
    ABILITIES = auto()
    KICK_OFF = auto()


class Restart(Names):
    """How an attack begins."""

    OPEN_PLAY = auto()
    FREE_KICK = auto()
    CORNER_KICK = auto()


class Ending(Names):
    """How an attack ended."""

    RUNNING = auto()
    GAVE = auto()
    LOST = auto()
    GOAL = auto()
    SAVED = auto()
    WIDE = auto()


class Verdict(Names):
    """What a defence roll comes to."""

    WON = 1
    FAILED = 2
    FOULED = 3
    BOOKED = 4


class Foul(Names):
    NONE = auto()
    BY_DIE = auto()
    BY_SIMULATION = auto()


class SetPiece(Names):
    """What a foul brings."""

    NONE = auto()
    INDIRECT = auto()
    DIRECT = auto()
    PENALTY = auto()


class Half(Names):
    """The halves, the periods of extra time, the shoot-out."""

    FIRST = 1
    SECOND = 2
    THIRD = 3
    FOURTH = 4
    KICKS = 5


class Position(Record):
    drawn: int = int64()  # the action cards of the running draw, four bits each, for its story
    drawn_players: int = int64()
    abilities: Row = int16(2)  # open abilities, a bit each
    chosen: Row = int16(2)  # chosen in secret, until both have
    kinds: Kinds = part(kinds_record(len(Kind), ALL_PLACES, 2))
    cards: Cards = part(cards_record(2 * SQUAD, 2 * PLACES))
    team: Row = int8(2)
    stars: Row = int8(2)
    ceiling: Row = int8(2)
    tokens: Row = int8(2)  # replacements left
    reds: Row = int8(2)
    yellows: Row = int8(2)
    score: Row = int8(2)
    pens: Row = int8(2)  # goals of the shoot-out
    kicks: Row = int8(2)  # kicks taken in it
    picked: Row = int8(2)  # abilities chosen so far
    shots: Row = int8(2)
    fouls: Row = int8(2)
    corners: Row = int8(2)
    penalties: Row = int8(2)
    trail: Row = int8(TRAIL)  # the action cards of this attack in the order they were laid, kind + 1
    trail_pa: Row = int8(TRAIL)  # PA after each; -1: not validated
    since: Row = int8(SQUAD)  # when the automaton's player cards became active
    clock: int = int8()
    # Setup
    international: int = int8()
    solo: int = int8()
    pro_cards: int = int8()
    with_fouls: int = int8()
    with_cards: int = int8()
    with_corners: int = int8()
    with_abilities: int = int8()
    with_wide: int = int8()
    with_replacements: int = int8()
    home: int = int8()  # the seat whose stadium it is, or -1
    counter_once: int = int8()
    keeper_on_penalty: int = int8()
    level: int = int8()  # a draw: 0 stands, 1 extra time, 2 and a shoot-out
    # The match
    phase: int = int8()
    actor: int = int8()  # the seat to move, NATURE or OVER
    half: int = int8()
    kicker: int = int8()  # who kicked off this half
    ball: int = int8()  # the seat with the ball
    pa: int = int8()
    old_pa: int = int8()  # of the attack that ended last
    given: int = int8()  # 1: the attack before this one was given back
    ending: int = int8()
    won: int = int8()  # 1: the ball was won by Tac, Pre or Int
    countered: int = int8()
    opened: int = int8()  # 1: an action card was laid since the ball changed side
    block: int = int8()  # Blocs of this phase
    restart: int = int8()
    bar_next: int = int8()
    cross: int = int8()  # C's bonus, for the next action
    # The card in play
    card: int = int8()
    first: int = int8()
    barred: int = int8()
    from_corner: int = int8()
    with_pa: int = int8()
    creative: int = int8()
    efficiency: int = int8()
    crossed: int = int8()  # C's bonus on this T
    best_of_two: int = int8()
    shot_bonus: int = int8()
    defence: int = int8()
    die: int = int8()
    roll_bonus: int = int8()
    simulated: int = int8()
    fouled: int = int8()
    awarded: int = int8()  # the set piece to be taken once the après cards of the fouled action are laid
    # The shot
    direct: int = int8()  # 1: a direct free kick
    marked: int = int8()  # 1: a ball mark was discarded for it
    kept: int = int8()
    dice_left: int = int8()
    quality: int = int8()
    keeper_bonus: int = int8()
    face: int = int8()  # the shooter's face, unseen until both chose
    keeper_card: int = int8()
    # What is going on
    window: int = int8()  # where a player card was laid
    laid: int = int8()
    layer: int = int8()
    reply: int = int8()
    drawer: int = int8()
    n_drawn: int = int8()
    to_draw: int = int8()
    to_draw_players: int = int8()
    owed: int = int8()
    then: int = int8()
    stage: int = int8()
    resume: int = int8()
    chooser: int = int8()
    source: int = int8()
    winner: int = int8()  # -1: none (yet, or a draw)
    n_trail: int = int8()
    room: Row = int8(7)  # to a multiple of 8
