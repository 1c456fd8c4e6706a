"""Worldwide Football: build attacks, defend, shoot; two halves on a pitch of cards."""

from pathlib import Path

from ludotheque.engine.game import Game
from ludotheque.games.worldwide_football import components, position, rules, told, view

GAME = Game(
    name="worldwide_football",
    folder=Path(__file__).parent,
    facts=position.FACTS,
    options=position.OPTIONS,
    box_schema=components.BOX,
    box_check=components.check_box,
    position=position.Position,
    rules=rules,
    told=told.TOLD,
    move_text=position.move_text,
    read_move=position.read_move,
    seating=position.seating,
    view=view.view,
    label=view.label,
    describe=view.describe,
    say=view.say,
    complete=position.complete,
    measures=(
        "goals_0", "goals_1", "shots_0", "shots_1", "fouls_0", "fouls_1", "yellows_0", "yellows_1", "reds_0", "reds_1",
        "corners_0", "corners_1", "penalties_0", "penalties_1", "halves",
    ),
    modes=position.MODES,
)  # fmt: skip
