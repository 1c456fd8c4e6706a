"""Djoko: a set of tennis in thirteen throws of dice."""

from pathlib import Path

from ludotheque.engine.game import Game
from ludotheque.games.djoko import position, rules, view, worth

GAME = Game(
    name="djoko",
    folder=Path(__file__).parent,
    facts=position.FACTS,
    options=position.OPTIONS,
    box_schema=position.BOX,
    box_check=worth.work_out,
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
    measures=("sets", "games", "tie_breaks"),
    modes=position.MODES,
)
