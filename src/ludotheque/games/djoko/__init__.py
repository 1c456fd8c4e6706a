"""Djoko: a set of tennis with five dice: throw, keep, throw again."""

from pathlib import Path

from ludotheque.engine.game import Game

from . import components, moves, options, position, rules, told, view, worth

GAME = Game(
    name="djoko",
    folder=Path(__file__).parent,
    facts=options.FACTS,
    options=options.OPTIONS,
    box_schema=components.Box.schema,
    box_check=worth.work_out,
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
    measures=options.MEASURES,
    modes=options.MODES,
    in_tournaments=options.IN_TOURNAMENTS,
)
