"""What the rules of SmallWorld can tell."""

from __future__ import annotations

from ludotheque.engine.names import Tellings, telling


class Told(Tellings):
    CHOSE = telling("seat people", "SW-01")
    BEGINS = telling("seat", "SW-05")
    ROUND = telling("round rounds", "SW-11")
    MOVED = telling("seat unit from to cost", "SW-20", "SW-22", "SW-23")
    TUNNELLED = telling("seat unit from to cost", "SW-24")
    ATTACKED = telling("seat unit from to defender", "SW-30", "SW-32")
    EXCHANGES = telling("face exchanges attacker_hp defender_hp", "SW-33")
    HIT = telling("seat face faces needed hp", "SW-34", "SW-35")
    PARRIED = telling("seat face faces needed hp", "SW-34", "SW-35")
    KILLED = telling("seat unit tile", "SW-36")
    FELL = telling("seat unit tile", "SW-36")
    ADVANCED = telling("seat unit tile cost", "SW-37")
    STOOD = telling("seat unit tile", "SW-37")
    BOTH_LIVE = telling("seat attacker_hp defender_hp", "SW-36", "SW-37")
    TURN_ENDED = telling("seat", "SW-10")
    SCORED = telling("seat gain points", "SW-11", "SW-40")
    ELIMINATED = telling("seat", "SW-13")
    ALONE = telling("seat", "SW-13")
    WON = telling("seat points other_points", "SW-12")
    WIPED_OUT = telling("seat", "SW-13")
    DRAWN = telling("points", "SW-12")
