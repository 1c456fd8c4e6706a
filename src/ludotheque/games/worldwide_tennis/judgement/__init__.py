"""How good a position is (`estimate`), and a sensible move at once (`club`)."""

from .club import club
from .estimate import estimate

__all__ = ["club", "estimate"]
