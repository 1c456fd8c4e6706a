"""What is chosen before a match of Worldwide Tennis, and what the game declares about itself."""

from __future__ import annotations

from ludotheque.engine.game import Facts, InTournaments, Seating
from ludotheque.engine.setup import Option, Options, Values
from ludotheque.games.tennis.score import won_by

from .moves import MOVE_CODES
from .position import AUTOMATON, SURFACES

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


FACTS = Facts(seats=2, most_moves=72, move_codes=MOVE_CODES, longest=60_000, hidden=True, version=2, minutes=(15, 90))
IN_TOURNAMENTS = InTournaments(
    won=lambda s: won_by(s.score), chelem=tuple({"surface": name} for name in ("clay", "grass", "hard"))
)
MEASURES = ("points", "rally_shots", "longest_rally", "aces", "double_faults", "served_points_won", "winners", "replays")
