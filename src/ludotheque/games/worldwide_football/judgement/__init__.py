"""How good a position is, and a sensible move at once."""

from .club import club
from .estimate import estimate

__all__ = ["club", "estimate"]
