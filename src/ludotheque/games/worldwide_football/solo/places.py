"""Where the automaton's cards lie."""

from __future__ import annotations

from ..position import AUTOMATON, PLACES, Place

ITS_PILE = AUTOMATON * PLACES + Place.PILE
ITS_SHOTS = AUTOMATON * PLACES + Place.HAND
ITS_DISCARD = AUTOMATON * PLACES + Place.DISCARD
ITS_TABLE = AUTOMATON * PLACES + Place.TABLE
ITS_REST = AUTOMATON * PLACES + Place.ASIDE
