"""How good a position is, and a sensible move at once.

Everything is counted in thousandths of a point. A unit is worth what its tile, or a better one near by, will bring in the
rounds left; a fight what it takes from either side by its exact odds; a tile is dangerous by the fights that the other
seat could pick there before it is one's own turn again.
"""

from .club import club
from .estimate import estimate

__all__ = ["club", "estimate"]
