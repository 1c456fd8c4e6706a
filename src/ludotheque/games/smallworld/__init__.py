"""SmallWorld, the student version: two peoples on a square map."""

from pathlib import Path

from ludotheque.engine.game import Game

from . import components, maps, moves, options, plans, position, rules, told, view
from .fights import odds
from .maps import read_map

__all__ = ["GAME", "odds", "read_map"]

GAME = Game(
    name="smallworld",
    folder=Path(__file__).parent,
    facts=options.FACTS,
    options=options.OPTIONS,
    box_schema=components.Box.schema,
    position=position.Position.dtype,
    rules=rules,
    told=told.Told,
    move_text=moves.move_text,
    read_move=moves.read_move,
    seating=options.seating,
    view=view.view,
    label=view.label,
    describe=view.describe,
    say=view.say,
    plans=plans.plans,
    complete=maps.complete,
    box_check=components.box_problems,
    measures=options.MEASURES,
    modes=options.MODES,
    sizes=options.BENCHED,
)
