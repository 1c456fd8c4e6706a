"""How good a position is, and a sensible move at once."""

from ludotheque.games.worldwide_football.judgement.club import club
from ludotheque.games.worldwide_football.judgement.estimate import estimate

__all__ = ["club", "estimate"]
