"""A game of many that had to be stopped: the error names it, and it is kept as a save file that can be looked at."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludotheque.engine import files
from ludotheque.engine.box import Box, canonical
from ludotheque.engine.dice import Nature
from ludotheque.engine.errors import LudoError
from ludotheque.engine.game import Game
from ludotheque.engine.rule import NATURE
from ludotheque.engine.save import content
from ludotheque.engine.table import Table


class StoppedGame(LudoError):
    """A game that is longer than its facts say it can be, or that broke an invariant. It may come from another machine."""

    saved: Mapping[str, Any]

    def keep(self) -> StoppedGame:
        """Write the save file on this machine; the message says where."""
        name = f"{self.details['game']}-{hashlib.sha256(canonical(self.saved).encode()).hexdigest()[:12]}.ludo"
        try:
            self.details["path"] = str(files.kept(name, self._write))
        except LudoError:
            self.details["path"] = "none"
        return self

    def _write(self, path: Path) -> None:
        if not path.exists():
            files.write_json(path, self.saved)


def stopped(key: str, table: Table, number: int, seed: int | str, players: Sequence[str], **details: Any) -> StoppedGame:
    """The error for a game that stands at this table: game `number` of a seed, played by these."""
    setup = ", ".join(f"{name}={value}" for name, value in table.setup.items())
    problem = StoppedGame(
        key, game=table.game.name, setup=setup, number=str(number), seed=str(seed), players=", ".join(players), **details
    )
    problem.saved = content(table)
    return problem.keep()


def retraced(game: Game, values: Mapping[str, Any], box: Box, codes: Iterable[int], names: Sequence[str]) -> Table:
    """A table at which these moves and outcomes were played, as far as the plain rules go along with them."""
    table = Table(game, dict(values), box, Nature(0), [name or None for name in names])
    try:
        for code in codes:
            turn = table.turn
            table.follow_line(f"{'nature' if turn == NATURE else turn} {game.move_text(code)}")
    except (LudoError, ValueError, IndexError):  # the save file holds what came before
        pass
    table.seeded_from = len(table.log)
    return table
