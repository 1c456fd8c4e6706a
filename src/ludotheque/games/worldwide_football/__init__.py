"""Worldwide Football: build attacks, defend, shoot; two halves on a pitch of cards."""

from pathlib import Path

from ludotheque.engine.game import Game

from . import box_view, components, moves, options, position, rules, told, view

GAME = Game(
    name="worldwide_football",
    folder=Path(__file__).parent,
    facts=options.FACTS,
    options=options.OPTIONS,
    box_schema=components.Box.schema,
    box_view=box_view.box_view,
    box_check=components.check_box,
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
    complete=options.complete,
    measures=options.MEASURES,
    modes=options.MODES,
    passing=moves.Move.PASS,
)
