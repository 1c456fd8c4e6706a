"""Worldwide Tennis: the nouns. What lies on the table, the phases, the moves and their text, what can be told."""

from __future__ import annotations

import numpy as np

from ludotheque.engine.box import Flags, Int, Name, Numbers, Rows
from ludotheque.engine.cards import cards_record
from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.game import Facts, Seating, Telling
from ludotheque.engine.setup import Option, Options, Values
from ludotheque.games.tennis_score import Score

# Zones of a half of the court: the backcourt in a row, then the net
ZONES = ("B", "N", "F", "V")
BACKHAND, NEUTRAL, FOREHAND, NET = range(4)

# Cards: 1 to 60 are rally cards, 61 to 65 services
DECK = 60
FIRST_SERVICE = 61
SERVICES = 5

SURFACES = ("clay", "hard", "grass", "indoor")
KINDS = ("prudent", "risky", "bold")
PRUDENT, RISKY, BOLD = range(3)
TYPES = (
    "baseline_defence", "crosscourt", "down_the_line", "attack", "passing", "drop", "drop_volley", "lob", "smash",
    "volley", "winner",
)  # fmt: skip
NEEDS = ("none", "baseline", "net", "lob")
NEEDS_NOTHING, NEEDS_BASELINE, NEEDS_NET, NEEDS_LOB = range(4)
EFFECTS = ("none", "topspin", "slice")
NO_EFFECT, TOPSPIN, SLICE = range(3)
MARKS = ("hand", "net", "winner", "recyclable", "minus_validated", "star_cost", "any_start", "lob", "smash")
HAND_ICON, NET_ICON, WINNER, RECYCLABLE, MINUS_VALIDATED, STAR_COST, ANY_START, LOB, SMASH = (1 << i for i in range(9))

# Places of a card: six a seat (see `rules/table.py`); the automaton has no hand but an active smash
HAND, PILE, DISCARD, PLAYED, OUT, ACTIVE = range(6)
PLACES = 6
EVERYONE = 3  # a bit a seat

# The automaton's piles
PILES = ("forehand", "backhand", "attack", "defence", "volley")
FOREHAND_PILE, BACKHAND_PILE, ATTACK_PILE, DEFENCE_PILE, VOLLEY_PILE = range(5)
AUTOMATON = 1  # its seat in solo

TIE_BREAK_MODE, MATCH_MODE = range(2)

# Phases. First those that ask a seat ...
(
    CHOOSE_PLAYER, CHOOSE_SIDE, SERVICE, EFFECT, STARS, CHALLENGE, MOVE, LOBBED, PAY, SHOT, WINNER_ON, TARGET, REPLACE,
    TRIM, CHANGE, PLAN,
) = range(16)  # fmt: skip
# ... then those that wait for Nature ...
DRAW, TOSS, SIDE_DIE, ROLL, REVIEW, SPIN_DIE, TURN_CARD, TARGET_DIE = range(16, 24)
# ... then the end, and the steps that the rules take by themselves, between two moves.
OVER_PHASE = 24
(
    OPEN_POINT, OPEN_SERVICE, OPEN_TURN, THROW, JUDGE, FAULT, VALIDATED, AIM, SENT, CLOSE_TURN,
    POINT_WON, REPLAY, DRAWING, TRIMMING, TIDY, ENDS, ASK_PLAN, NEXT_PLAYER,
) = range(25, 43)  # fmt: skip
PHASES = (
    "choose-player", "choose-side", "service", "effect", "stars", "challenge", "move", "lobbed", "pay", "shot",
    "winner-on", "target", "replace", "trim", "change", "plan", "draw", "toss", "side-die", "roll", "review", "spin-die",
    "turn-card", "target-die", "over",
)  # fmt: skip

# What a run of draws and trims belongs to
DEALING, CLOSING, CHANGING = range(3)

Position = np.dtype(
    [
        # counted over the match, for the figures
        ("points_served", np.int32, (2,)),  # points played on each seat's service
        ("points_held", np.int32, (2,)),  # of these won by the server
        ("aces", np.int32, (2,)),
        ("double_faults", np.int32, (2,)),
        ("rally_shots", np.int32),  # rally shots played in all points, failed ones included
        ("longest_rally", np.int32),
        ("winners", np.int32),
        ("replays", np.int32),
        ("score", Score),
        ("validated", np.int16, (2,)),  # printed difficulties of a seat's validated rally shots: for #37
        ("shots", np.int16),  # rally shots of this point
        ("cards", cards_record(2 * DECK, 2 * PLACES)),
        # the players
        ("zone", np.int8, (2,)),
        ("stars", np.int8, (2,)),  # face up
        ("tokens", np.int8, (2,)),  # all of them
        ("challenges", np.int8, (2,)),
        ("limit", np.int8, (2,)),  # of the hand
        ("player", np.int8, (2,)),  # player card, 0 for none
        ("due", np.int8, (2,)),  # cards to draw
        ("last", np.int8, (2,)),  # the last card validated in this point, 0 for none
        ("spin", np.int8, (2,)),  # the effect it carried
        ("crossings", np.int8, (2,)),  # moves between F and B made free in this point
        ("fatigue", np.int8),  # the automaton's
        # where the game stands
        ("phase", np.int8),
        ("stage", np.int8),
        ("to_play", np.int8),  # the seat that acts, or that Nature's outcome is for
        # this point
        ("server", np.int8),
        ("served", np.int8),  # the zone served to
        ("chosen", np.int8),  # the zone chosen by the receiver at 40-40, or -1
        ("again", np.int8),  # the point is replayed
        ("ball", np.int8),  # the zone it is in, on the side of whoever plays next
        ("ball_side", np.int8),  # the seat whose half it is in
        ("struck_from", np.int8, (2,)),  # the zone each seat last struck from
        ("service", np.int8),  # first or second
        ("winner", np.int8),  # of the point
        # this shot
        ("card", np.int8),
        ("effect", np.int8),
        ("eased", np.int8),  # stars paid to ease it
        ("die", np.int8),  # the d20 thrown, 0 before
        ("sure", np.int8),
        ("free_start", np.int8),  # answers a drop: any start zone
        ("retreated", np.int8),  # answers a lob from the backcourt
        ("owed", np.int8),  # cards to discard now
        ("then", np.int8),  # the phase after that
        ("pile", np.int8),  # the automaton's pile that is turned
        ("tries", np.int8),  # cards it turned in vain for this shot
        ("seeks_smash", np.int8),
        ("ends", np.int8),  # a change of ends is due
        ("changed", np.int8),  # seats done at it
        # the setup
        ("mode", np.int8),
        ("surface", np.int8),
        ("solo", np.int8),
        ("initiation", np.int8),
        ("easing", np.int8),
        ("effects", np.int8),
        ("challenging", np.int8),
        ("player_cards", np.int8),
    ]
)

# Moves. 1 to 20 are the faces of a die (0 is not used), then those without a card, then those with one.
FACES = 20
(
    SERVER_A, SERVER_B, BALL_IN, BALL_OUT, FLAT, LIFT, CUT, STAR_0, STAR_1, STAR_2, STAR_3, ASK, ACCEPT, GO, REFUSE,
    RETREAT, CONCEDE, SURELY, THROW_IT, TO_BACKHAND, TO_FOREHAND, STAY, TO_NET, TO_CENTRE, RECOVER, CONCENTRATE, NO_PLAN,
    RECEIVE_BACKHAND, RECEIVE_FOREHAND,
) = range(21, 50)  # fmt: skip
PLAYER_MOVE = 50  # + player card, 0 for none
PLAYERS = 8
PLAY = PLAYER_MOVE + PLAYERS  # + card, services too
DISCARD_MOVE = PLAY + DECK + SERVICES  # + card
TAKE = DISCARD_MOVE + DECK  # + card
DRAWN = TAKE + DECK  # + card: drawn by a seat or turned by the automaton
MOVE_CODES = DRAWN + DECK + 1

_FIXED = {
    SERVER_A: "server A", SERVER_B: "server B", BALL_IN: "in", BALL_OUT: "out", FLAT: "flat", LIFT: "topspin",
    CUT: "slice", STAR_0: "stars 0", STAR_1: "stars 1", STAR_2: "stars 2", STAR_3: "stars 3", ASK: "challenge",
    ACCEPT: "accept", GO: "go", REFUSE: "refuse", RETREAT: "retreat", CONCEDE: "concede", SURELY: "sure",
    THROW_IT: "throw", TO_BACKHAND: "to B", TO_FOREHAND: "to F", STAY: "stay", TO_NET: "net", TO_CENTRE: "centre",
    RECOVER: "recover", CONCENTRATE: "concentrate", NO_PLAN: "no plan", RECEIVE_BACKHAND: "receive B",
    RECEIVE_FOREHAND: "receive F",
}  # fmt: skip
TEXTS: dict[int, str] = {
    **{face: str(face) for face in range(1, FACES + 1)},
    **_FIXED,
    **{PLAYER_MOVE + k: f"player {k}" for k in range(PLAYERS + 1)},
    **{PLAY + k: f"play {k}" for k in range(1, DECK + 1)},
    **{PLAY + k: f"serve {k}" for k in range(FIRST_SERVICE, FIRST_SERVICE + SERVICES)},
    **{DISCARD_MOVE + k: f"discard {k}" for k in range(1, DECK + 1)},
    **{TAKE + k: f"take {k}" for k in range(1, DECK + 1)},
    **{DRAWN + k: f"draw {k}" for k in range(1, DECK + 1)},
}
CODES = {text: code for code, text in TEXTS.items()}


def move_text(code: int) -> str:
    """A move or outcome as people, files and the API write it."""
    return TEXTS.get(code, str(code))


def read_move(text: str) -> int:
    """The move that a text means."""
    code = CODES.get(" ".join(text.split()))
    if code is None:
        raise UnreadableMove("unreadable-move", given=text[:40])
    return code


# What the rules tell
(
    T_PLAYER, T_NO_PLAYER, T_DREW, T_FIRST, T_OPENS, T_SIDE, T_SERVES, T_SPIN, T_EASES, T_THROWS, T_ACE, T_SERVICE_IN,
    T_SERVICE_FAULT, T_DOUBLE_FAULT, T_ASKS, T_WAS_IN, T_WAS_OUT, T_REPLAY, T_MOVES, T_PAYS, T_CROSSES, T_REFUSES,
    T_RETREATS, T_DISCARDS, T_PLAYS, T_STAR_PAID, T_SURE, T_DARES, T_FAULT, T_SENT, T_WINNER, T_LUCKY, T_GAINS, T_TO_NET,
    T_TO_CENTRE, T_CONCEDES, T_POINT, T_GAME, T_SET, T_MATCH, T_TIE_BREAK, T_BACK, T_RESHUFFLED, T_NO_CARD, T_TRIMS,
    T_ENDS, T_RECOVERS, T_CONCENTRATES, T_PLANS, T_TOKEN, T_SPIN_DIE, T_TURNED, T_TURNED_AWAY, T_ACTIVE, T_TIRES,
    T_PARITY, T_NOTHING,
) = range(1, 58)  # fmt: skip

TOLD = {
    T_PLAYER: Telling("player", ("seat", "player"), ("WT-85",)),
    T_NO_PLAYER: Telling("no-player", ("seat",), ("WT-85",)),
    T_DREW: Telling("drew", ("seat", "card"), ("WT-51",), private=("card",)),
    T_FIRST: Telling("first", ("seat",), ("WT-01",)),
    T_OPENS: Telling("opens", ("seat", "other_seat", "zone"), ("WT-10",)),
    T_SIDE: Telling("side", ("seat", "zone", "die"), ("WT-03",)),
    T_SERVES: Telling("serves", ("seat", "card", "service"), ("WT-11",)),
    T_SPIN: Telling("spin", ("seat", "effect", "surcharge"), ("WT-73",)),
    T_EASES: Telling("eases", ("seat", "stars", "easier"), ("WT-70",)),
    T_THROWS: Telling("throws", ("seat", "die", "target"), ("WT-24", "WT-28")),
    T_ACE: Telling("ace", ("seat",), ("WT-12",)),
    T_SERVICE_IN: Telling("service-in", ("seat", "other_seat", "zone"), ("WT-13",)),
    T_SERVICE_FAULT: Telling("service-fault", ("seat",), ("WT-11",)),
    T_DOUBLE_FAULT: Telling("double-fault", ("seat",), ("WT-11",)),
    T_ASKS: Telling("asks", ("seat",), ("WT-80",)),
    T_WAS_IN: Telling("was-in", ("seat",), ("WT-80",)),
    T_WAS_OUT: Telling("was-out", ("seat", "left"), ("WT-80", "WT-81")),
    T_REPLAY: Telling("replay", (), ("WT-82",)),
    T_MOVES: Telling("moves", ("seat", "zone"), ("WT-20",)),
    T_PAYS: Telling("pays", ("seat", "zone"), ("WT-20", "WT-21")),
    T_CROSSES: Telling("crosses", ("seat", "zone"), ("WT-88",)),
    T_REFUSES: Telling("refuses", ("seat",), ("WT-21", "WT-50")),
    T_RETREATS: Telling("retreats", ("seat", "zone"), ("WT-41",)),
    T_DISCARDS: Telling("discards", ("seat", "card"), ("WT-21",)),
    T_PLAYS: Telling("plays", ("seat", "card"), ("WT-22",)),
    T_STAR_PAID: Telling("star-paid", ("seat",), ("WT-43",)),
    T_SURE: Telling("sure", ("seat",), ("WT-23",)),
    T_DARES: Telling("dares", ("seat",), ("WT-87",)),
    T_FAULT: Telling("fault", ("seat",), ("WT-24", "WT-50")),
    T_SENT: Telling("sent", ("seat", "other_seat", "zone"), ("WT-25",)),
    T_WINNER: Telling("winner", ("seat", "card"), ("WT-25", "WT-50")),
    T_LUCKY: Telling("lucky", ("seat", "die"), ("WT-87",)),
    T_GAINS: Telling("gains", ("seat", "stars"), ("WT-25", "WT-05")),
    T_TO_NET: Telling("to-net", ("seat",), ("WT-30",)),
    T_TO_CENTRE: Telling("to-centre", ("seat",), ("WT-30",)),
    T_CONCEDES: Telling("concedes", ("seat",), ("WT-22", "WT-50")),
    T_POINT: Telling("point", ("seat", "points_a", "points_b", "counted"), ("WT-50",)),
    T_GAME: Telling("game", ("seat", "games_a", "games_b"), ("WT-03",)),
    T_SET: Telling("set", ("seat", "games_a", "games_b"), ("WT-04",)),
    T_MATCH: Telling("match", ("seat", "won", "lost", "counted"), ("WT-02", "WT-04")),
    T_TIE_BREAK: Telling("tie-break", (), ("WT-04",)),
    T_BACK: Telling("back", ("seat", "card"), ("WT-52",)),
    T_RESHUFFLED: Telling("reshuffled", ("seat",), ("WT-51",)),
    T_NO_CARD: Telling("no-card", ("seat",), ("WT-51",)),
    T_TRIMS: Telling("trims", ("seat", "card"), ("WT-51", "WT-07")),
    T_ENDS: Telling("ends", (), ("WT-53",)),
    T_RECOVERS: Telling("recovers", ("seat",), ("WT-53",)),
    T_CONCENTRATES: Telling("concentrates", ("seat", "stars"), ("WT-53",)),
    T_PLANS: Telling("plans", ("seat", "card"), ("WT-53",)),
    T_TOKEN: Telling("token", ("seat",), ("WT-80",)),
    T_SPIN_DIE: Telling("spin-die", ("seat", "die", "effect"), ("WT-91",)),
    T_TURNED: Telling("turned", ("seat", "card"), ("WT-92",)),
    T_TURNED_AWAY: Telling("turned-away", ("seat", "card"), ("WT-95",)),
    T_ACTIVE: Telling("active", ("seat",), ("WT-98",)),
    T_TIRES: Telling("tires", ("seat", "fatigue"), ("WT-96",)),
    T_PARITY: Telling("parity", ("seat", "die", "zone"), ("WT-93",)),
    T_NOTHING: Telling("nothing", ("seat",), ("WT-95",)),
}

OPTIONS = Options(
    Option("mode", ("tie_break", "match"), "tie_break"),
    Option("sets", (2, 3), 2, when={"mode": ("match",)}),
    Option("long_tie_break", (False, True), False, when={"mode": ("match",)}),
    Option("surface", SURFACES, "hard"),
    Option("solo", (False, True), False),
    Option("initiation", (False, True), False),
    Option("stars", (True, False), True, when={"initiation": (False,)}),
    Option("effects", (True, False), True, when={"initiation": (False,)}),
    Option("challenges", (True, False), True, when={"initiation": (False,)}),
    Option("player_cards", (False, True), False, when={"initiation": (False,)}),
)
MODES: dict[str, Values] = {
    "tie-break": {"mode": "tie_break", "surface": "clay"},
    "match": {"mode": "match", "sets": 2, "surface": "grass"},
    "long-match": {"mode": "match", "sets": 3, "long_tie_break": True, "surface": "indoor"},
    "initiation": {"mode": "tie_break", "initiation": True},
    "everything": {"mode": "tie_break", "player_cards": True},
    "bare": {"mode": "match", "stars": False, "effects": False, "challenges": False},
    "solo": {"mode": "tie_break", "solo": True},
    "solo-match": {"mode": "match", "solo": True, "surface": "clay", "player_cards": True},
}



def seating(values: Values) -> Seating:
    """Two sides; in solo the second seat is the automaton's."""
    return Seating(sides=(0, 1), automaton=AUTOMATON if values["solo"] else None)


FACTS = Facts(
    seats=2, most_moves=72, move_codes=MOVE_CODES, longest=60_000, hidden=True, version=1, minutes=(15, 90)
)  # fmt: skip
MEASURES = (
    "points", "rally_shots", "longest_rally", "aces", "double_faults", "served_points_won", "winners", "replays",
)  # fmt: skip

_MALUS = Numbers(Int(0, 30), len(SURFACES))
CARD = {
    "number": Int(1, DECK),
    "type": Name(TYPES),
    "kind": Name(KINDS),
    "difficulty": Int(0, 40),
    "start": Flags(ZONES),
    "target": Flags(ZONES, ()),
    "need": Name(NEEDS, "none"),
    "malus": _MALUS,
    "stars": Int(0, 5, 0),
    "draws": Int(0, 5, 0),
    "effect": Name(EFFECTS, "none"),
    "marks": Flags(MARKS, ()),
}
SERVICE_CARD = {
    "number": Int(FIRST_SERVICE, FIRST_SERVICE + SERVICES - 1),
    "kind": Name(KINDS),
    "difficulty": Int(0, 40),
    "malus": _MALUS,
    "ace_from": Int(1, FACES + 1),
    "topspin_plus": Int(0, 20),
    "slice_plus": Int(0, 20),
}
CHANGES = 4  # changes of difficulty on one player card
REMOVED = 6
PLAYER_CARD = {
    "hand": Int(6, 20),
    "stars_up": Int(0, 12),
    "stars_down": Int(0, 12),
    "removed": Numbers(Int(1, DECK), REMOVED, exact=False),
    "add": Numbers(Numbers(Int(-30, 65), 3), CHANGES, exact=False, default=[]),
    "winner": Numbers(Int(0, 65), 3, default=[0, 0, 0]),
    "malus_cards": Numbers(Int(0, 65), 2, default=[0, 0]),
    "malus_surfaces": Flags(SURFACES, ()),
    "malus_change": Int(-30, 30, 0),
    "free_crossings": Int(0, 20, 0),
    "ace_wider": Int(0, 20, 0),
    "concentration": Int(0, 12, 2),
    "leave_net_cards": Int(0, 6, 1),
    "topspin_cards": Int(0, 6, 1),
    "serve_topspin": Int(-1, 20, -1),
    "serve_slice": Int(-1, 20, -1),
    "slice_adds": Int(0, 20, 2),
    "serve_stars": Numbers(Int(0, 20), 2, default=[2, 4]),
}
BOX = {
    "rules": {
        "hand": Int(6, 20),
        "stars_up": Int(0, 12),
        "stars_down": Int(0, 12),
        "challenges": Int(0, 9),
        "serve_stars": Numbers(Int(0, 20), 2),
        "rally_stars": Numbers(Int(0, 20), 3),
        "slice_adds": Int(0, 20),
        "topspin_cards": Int(0, 6),
        "leave_net_cards": Int(0, 6),
        "concentration": Int(0, 12),
        "tie_break_points": Int(2, 20),
        "short_tie_break_points": Int(2, 20),
        "game_points": Int(1, 4),
        "set_games": Int(1, 12),
        "change_every": Int(1, 30),
    },
    "automaton": {
        "first_service": Int(FIRST_SERVICE, FIRST_SERVICE + SERVICES - 1),
        "second_service": Int(FIRST_SERVICE, FIRST_SERVICE + SERVICES - 1),
        "topspin_from": Int(1, 7),
        "slice_from": Int(1, 7),
        "net_from": Int(1, FACES + 1),
        "net_to": Int(0, FACES),
        "pile_last": Numbers(Int(1, DECK), len(PILES)),
    },
    "cards": Rows(CARD, DECK),
    "services": Rows(SERVICE_CARD, SERVICES),
    "players": Rows(PLAYER_CARD, PLAYERS, least=0),
}
