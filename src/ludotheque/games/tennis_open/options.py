"""What is chosen before a match of Tennis Open, and what the game declares about itself."""

from __future__ import annotations

from ludotheque.engine.game import Facts, InTournaments, Seating
from ludotheque.engine.setup import Option, Options, Values
from ludotheque.games.tennis.score import won_by

from .moves import MOVE_CODES
from .position import SURFACES

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
IN_TOURNAMENTS = InTournaments(
    won=lambda s: won_by(s.score),
    chelem=tuple({"surface": name} for name in ("clay", "grass", "cement")),  # TO-81
)
MEASURES = (
    "points",
    "shots",
    "longest_rally",
    "aces_a",
    "aces_b",
    "double_faults_a",
    "double_faults_b",
    "winners_a",
    "winners_b",
    "served_points_won",
)
FACTS = Facts(seats=4, most_moves=12, move_codes=MOVE_CODES, longest=100_000, hidden=False, version=2, minutes=(20, 60))


def seating(values: Values) -> Seating:
    return Seating((0, 1, 0, 1) if values["doubles"] == 4 else (0, 1))
