"""Worldwide Tennis: every stroke a card, every risk a die of twenty faces."""

from pathlib import Path

from ludotheque.engine.game import Game

from . import cards, components, labels, moves, options, position, rules, told, view

GAME = Game(
    name="worldwide_tennis",
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
    label=labels.label,
    describe=labels.describe,
    say=labels.say,
    box_view=cards.box_view,
    box_check=components.check_box,
    measures=options.MEASURES,
    modes=options.MODES,
    in_tournaments=options.IN_TOURNAMENTS,
)
