"""Pig: throw on, or take what you have."""

from pathlib import Path

from ludotheque.engine.game import Game

from . import components, moves, options, position, rules, told, view

GAME = Game(
    name="pig",
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
    measures=options.MEASURES,
    modes=options.MODES,
)
