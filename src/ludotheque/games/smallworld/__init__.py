"""SmallWorld, the student version: two peoples on a square map."""

from pathlib import Path

from ludotheque.engine.game import Game
from ludotheque.games.smallworld import maps, position, rules, view
from ludotheque.games.smallworld.fights import odds
from ludotheque.games.smallworld.maps import read_map

__all__ = ["GAME", "odds", "read_map"]

GAME = Game(
    name="smallworld",
    folder=Path(__file__).parent,
    facts=position.FACTS,
    options=position.OPTIONS,
    box_schema=position.BOX,
    position=position.Position,
    rules=rules,
    told=position.TOLD,
    move_text=position.move_text,
    read_move=position.read_move,
    seating=position.seating,
    view=view.view,
    label=view.label,
    describe=view.describe,
    say=view.say,
    complete=maps.complete,
    box_check=position.box_problems,
    measures=position.MEASURES,
    modes=position.MODES,
    sizes=position.BENCHED,
)
