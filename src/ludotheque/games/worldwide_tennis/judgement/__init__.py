"""How good a position is (`estimate`), and a sensible move at once (`club`)."""

from ludotheque.games.worldwide_tennis.judgement.club import club
from ludotheque.games.worldwide_tennis.judgement.estimate import estimate

__all__ = ["club", "estimate"]
