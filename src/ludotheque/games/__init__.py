"""The five games. None knows another, a player or the server.

`ludotheque.games` is this package and, to those who call it, the function that lists the registered games: Python puts a
package in the place of a function of the same name as soon as one of its modules is imported.
"""

import sys
from types import ModuleType

from ludotheque.engine.game import Game
from ludotheque.engine.registry import games


class _Games(ModuleType):
    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = _Games
