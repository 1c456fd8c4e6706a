"""The nouns of Tennis Open: what lies on the table, the steps of a point, the moves and what can be told.

Tennismen are numbered A1, B1, A2, B2 = 0 to 3, so a tennisman's side is its number modulo 2; in singles there are only
A1 and B1. A seat moves one tennisman, or both of a side in doubles for two players.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.engine.box import Int, Name, Numbers, Problem, Rows, WorkedOut
from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.game import Facts, Seating, Telling
from ludotheque.engine.setup import Option, Options, Values
from ludotheque.games.tennis_score import Score

DIVISIONS = 7
BASELINE = 8  # behind the last division
SURFACES = ("clay", "cement", "grass")
VOLLEY_ZONE, DEFENCE_ZONE, BACK = range(3)
GAME_LEAD = 2
LONG_BALL = 6  # a ball on this division or behind lets a baseliner come to the net
MOST_TIE = 18  # points and games up to which the judgement's tables go; beyond them only the lead counts
MOST_GAMES = 12
STEPS = 2  # how far a player on the court moves after a shot
MEN = ("A1", "B1", "A2", "B2")

Position = np.dtype(
    [
        ("shots", np.int32),  # in the whole match, services apart
        ("points", np.int32),  # in the whole match
        ("served_points_won", np.int32),  # of them, by the side that served
        ("spare", np.int32),  # room to a multiple of 8
        ("score", Score),
        ("rally", np.int16),  # shots in this point
        ("longest", np.int16),  # rally so far
        ("aces", np.int16, (2,)),  # by side, as the next two
        ("double_faults", np.int16, (2,)),
        ("winners", np.int16, (2,)),  # points won by a winning shot
        ("surface", np.int8),
        ("doubles", np.int8),  # 0, or the number of players of a doubles match
        ("phase", np.int8),
        ("server", np.int8),  # a tennisman, as the next
        ("receiver", np.int8),
        ("attempt", np.int8),  # first or second service
        ("place", np.int8, (4,)),  # of each tennisman: a division or BASELINE
        ("ball", np.int8),  # the division where it bounced; 0: in the server's hand
        ("ball_side", np.int8),
        ("ball_from", np.int8),  # the division it was hit from
        ("hitter", np.int8),  # a tennisman, as the next
        ("target", np.int8),  # the opponent played on
        ("shot", np.int8),
        ("dice", np.int8),  # how many are thrown for the shot ...
        ("thrown", np.int8),  # ... and how many of them lie
        ("die", np.int8, (3,)),
        ("bonus", np.int8),
        ("fate", np.int8),  # what became of the shot
        ("last_winner", np.int8),  # of the point before: side, how, and the tennisman who hit last
        ("last_fate", np.int8),
        ("last_hitter", np.int8),
    ]
)

# The steps of a match.
(
    TOSS, PARTNER_SERVING, PARTNER_RECEIVING, SERVE, SERVER_PLACE, AIM, DICE, THROW, BONUS, PLACE, ANSWER, FINISHED,
) = range(12)  # fmt: skip
PHASES = (
    "toss", "partner-serving", "partner-receiving", "serve", "server-place",
    "aim", "dice", "throw", "bonus", "place", "answer", "finished",
)  # fmt: skip

# Shots, and what can become of one: the shot that answers it, a lob that may be smashed, a winner, or a fault.
RETURN, PLAIN, VOLLEY, BACKCOURT, SMASH, SMASH_RETURN = range(6)
SHOTS = ("return", "plain", "volley", "backcourt", "smash", "smash-return")
LOBBED = 6
WIN_RETURN, WIN_PASSING, WIN_LOB, WIN_BEHIND, WIN_DROP, WIN_VOLLEY, WIN_SMASH = range(7, 14)
NET, OUT = 14, 15
WIN_ACE, DOUBLE_FAULT = 16, 17
FATES = (
    *SHOTS, "lobbed",
    "win-return", "win-passing", "win-lob", "win-behind", "win-drop", "win-volley", "win-smash",
    "net", "out", "win-ace", "double-fault",
)  # fmt: skip

# Moves. Faces of the dice come first: "1" to "6", then F, L and A of the service die.
FACES = ("1", "2", "3", "4", "5", "6", "F", "L", "A")
FAULT, LET, ACE = 6, 7, 8
FIRST = 9  # + the side that serves first
STAND = 10  # + the place
ON = 19  # + the tennisman played on
TAKE = 22  # + the number of dice
ADD = 26  # + the bonus
DO_SMASH = 30
DO_BOUNCE = 31
MOVE_CODES = 32

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


def move_text(move: int) -> str:
    return TEXTS[move]


def read_move(text: str) -> int:
    words = text.split()
    wanted = " ".join(words[:1] + [w.upper() for w in words[1:]]) if len(words) > 1 else text.strip()
    for form in (wanted, wanted.lower(), wanted.upper()):
        if form in CODES:
            return CODES[form]
    raise UnreadableMove("unreadable-move", given=text)


# What can be told. `man` names the tennisman where the seat moves two, `other_man` the opponent's.
(
    T_TOSS, T_PARTNER, T_LET, T_FAULT, T_DOUBLE_FAULT, T_ACE, T_ACE_AGAIN, T_SERVICE, T_STANDS, T_AIMS, T_BONUS,
    T_LANDS, T_LOBBED, T_NET, T_OUT, T_SMASH, T_BOUNCE, T_POINT, T_GAME, T_SET, T_MATCH, T_TIE_BREAK,
) = range(22)  # fmt: skip
T_WIN = 24 - WIN_RETURN  # + the fate: 24 to 30
T_PAIR = 40 - T_POINT  # + what was told: a side of two seats instead of a seat; 40 to 43
T_PAIR_TOSS = 44
T_SERVER_STANDS, T_COMES_IN, T_STANDS_AFTER_SMASH = 45, 46, 47  # as T_STANDS, by other clauses

TOLD = {
    T_TOSS: Telling("toss", ("seat", "man"), ("TO-11",)),
    T_PARTNER: Telling("partner", ("seat", "man", "place"), ("TO-72",)),
    T_LET: Telling("let", ("seat", "man"), ("TO-21",)),
    T_FAULT: Telling("fault", ("seat", "man"), ("TO-21",)),
    T_DOUBLE_FAULT: Telling("double-fault", ("seat", "man"), ("TO-21",)),
    T_ACE: Telling("ace", ("seat", "man"), ("TO-21",)),
    T_ACE_AGAIN: Telling("ace-again", ("seat", "man"), ("TO-21",)),
    T_SERVICE: Telling("service", ("seat", "man", "division", "attempt"), ("TO-22",)),
    T_SERVER_STANDS: Telling("stands", ("seat", "man", "place"), ("TO-24",)),
    T_STANDS: Telling("stands", ("seat", "man", "place"), ("TO-56",)),
    T_COMES_IN: Telling("stands", ("seat", "man", "place"), ("TO-57",)),
    T_STANDS_AFTER_SMASH: Telling("stands", ("seat", "man", "place"), ("TO-62",)),
    T_AIMS: Telling("aims", ("seat", "man", "other_seat", "other_man"), ("TO-73",)),
    T_BONUS: Telling("bonus", ("seat", "man", "bonus"), ("TO-43",)),
    T_LANDS: Telling("lands", ("seat", "man", "total", "division"), ("TO-03",)),
    T_LOBBED: Telling("lobbed", ("seat", "man", "total", "division"), ("TO-51", "TO-60")),
    T_NET: Telling("net", ("seat", "man", "total", "division"), ("TO-03",)),
    T_OUT: Telling("out", ("seat", "man", "total", "division"), ("TO-03",)),
    T_SMASH: Telling("smash", ("seat", "man", "place"), ("TO-61",)),
    T_BOUNCE: Telling("bounce", ("seat", "man"), ("TO-60",)),
    T_POINT: Telling("point", ("seat", "points", "other_points", "serving", "tie_break"), ("TO-10",)),
    T_GAME: Telling("game", ("seat", "games", "other_games"), ("TO-10",)),
    T_SET: Telling("set", ("seat", "games", "other_games"), ("TO-10",)),
    T_MATCH: Telling("match", ("seat", "sets", "other_sets"), ("TO-10",)),
    T_TIE_BREAK: Telling("tie-break", (), ("TO-10", "TO-11")),
    T_WIN + WIN_RETURN: Telling("win-return", ("seat", "man", "total", "division"), ("TO-26",)),
    T_WIN + WIN_PASSING: Telling("win-passing", ("seat", "man", "total", "division"), ("TO-50",)),
    T_WIN + WIN_LOB: Telling("win-lob", ("seat", "man", "total", "division"), ("TO-51",)),
    T_WIN + WIN_BEHIND: Telling("win-behind", ("seat", "man", "total", "division"), ("TO-52",)),
    T_WIN + WIN_DROP: Telling("win-drop", ("seat", "man", "total", "division"), ("TO-53",)),
    T_WIN + WIN_VOLLEY: Telling("win-volley", ("seat", "man", "total", "division"), ("TO-54",)),
    T_WIN + WIN_SMASH: Telling("win-smash", ("seat", "man", "total", "division"), ("TO-63",)),
    T_PAIR + T_POINT: Telling("pair-point", ("side", "points", "other_points", "serving", "tie_break"), ("TO-10",)),
    T_PAIR + T_GAME: Telling("pair-game", ("side", "games", "other_games"), ("TO-10",)),
    T_PAIR + T_SET: Telling("pair-set", ("side", "games", "other_games"), ("TO-10",)),
    T_PAIR + T_MATCH: Telling("pair-match", ("side", "sets", "other_sets"), ("TO-10",)),
    T_PAIR_TOSS: Telling("pair-toss", ("side",), ("TO-71",)),
}

# How a shot is called when its dice are taken, and the clause that gives it its dice.
STROKES = (
    "return", "short", "drive", "long", "passing", "lob", "volley", "backcourt", "smash", "smash-return",
)  # fmt: skip
S_RETURN, S_SHORT, S_DRIVE, S_LONG, S_PASSING, S_LOB, S_VOLLEY, S_BACKCOURT, S_SMASH, S_SMASH_RETURN = range(10)
DICE_CLAUSES = ("TO-25", "TO-40", "TO-40", "TO-40", "TO-41", "TO-41", "TO-40", "TO-42", "TO-42", "TO-42")
T_SHOT = 50  # + the stroke
for _stroke, _clause in enumerate(DICE_CLAUSES):
    TOLD[T_SHOT + _stroke] = Telling("shot", ("seat", "man", "stroke", "dice", "place"), (_clause,))

OPTIONS = Options(
    Option("surface", SURFACES, "clay"),
    Option("doubles", (0, 2, 4), 0),
    Option("sets", (3, 5), 3),
    Option("tie_break", (False, True), True),
)

MODES: dict[str, Values] = {
    "clay": {},
    "cement": {"surface": "cement"},
    "grass": {"surface": "grass"},
    "five sets": {"sets": 5},
    "no tie-break": {"surface": "grass", "tie_break": False},
    "doubles for two": {"doubles": 2, "surface": "cement"},
    "doubles for four": {"doubles": 4},
}

FACTS = Facts(
    seats=4, most_moves=12, move_codes=MOVE_CODES, longest=100_000, hidden=False, version=1, minutes=(20, 60)
)  # fmt: skip

BOX = {
    "exchange": Numbers(Int(1, 6), 6),
    "bonus": Int(0, 3),
    "match": {"game_points": Int(2, 4), "set_games": Int(1, 9), "tie_break": Int(2, 15)},
    "surfaces": Rows({"volley": Int(1, 6), "service": Numbers(Name(FACES), 12)}, 3),
    # For the judgement, in billionths, each by surface: see `worth.py`.
    "ways": WorkedOut((4, 22)),  # dice, total
    "hit": WorkedOut((3, 6, 7, 8)),  # shot, ball, opponent's place
    "by_dice": WorkedOut((3, 6, 7, 3, 8)),  # shot, ball, dice, opponent's place
    "stood": WorkedOut((3, 6, 7, 7, 7)),  # shot, ball, fate, division
    "served": WorkedOut((3, 8)),  # the server's chance by the division served on; 0: before its second attempt
    "serves": WorkedOut((3,)),  # before its first
    "game_worth": WorkedOut((3, 5, 5)),  # the server's by points
    "tie_worth": WorkedOut((3, MOST_TIE, MOST_TIE, 2)),  # by points, opened by oneself or the other
    "set_worth": WorkedOut((3, 2, MOST_GAMES, MOST_GAMES, 2)),  # with tie-break or without, by games, served by whom
}

MEASURES = (
    "points", "shots", "longest_rally",
    "aces_a", "aces_b", "double_faults_a", "double_faults_b", "winners_a", "winners_b", "served_points_won",
)  # fmt: skip


def check_box(data: dict[str, Any], box: Any) -> list[Problem]:
    """A service must be able to come in, and only into the volley zone: its divisions are those of the service."""
    problems = []
    for i, surface in enumerate(data["surfaces"]):
        digits = [int(face) for face in surface["service"] if face.isdigit()]
        if not digits:
            problems.append(Problem(f"surfaces[{i + 1}].service", "box-no-service", {}))
        elif max(digits) > surface["volley"]:
            details = {"given": max(digits), "most": surface["volley"]}
            problems.append(Problem(f"surfaces[{i + 1}].service", "box-long-service", details))
    return problems


def seating(values: Values) -> Seating:
    return Seating((0, 1, 0, 1) if values["doubles"] == 4 else (0, 1))
