"""Worldwide Tennis: every stroke a card, every risk a die of twenty faces."""

from pathlib import Path

from ludotheque.engine.game import Game
from ludotheque.games.worldwide_tennis import components, labels, position, rules, view

GAME = Game(
    name="worldwide_tennis",
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
    label=labels.label,
    describe=labels.describe,
    say=labels.say,
    box_check=components.check_box,
    measures=position.MEASURES,
    modes=position.MODES,
)
