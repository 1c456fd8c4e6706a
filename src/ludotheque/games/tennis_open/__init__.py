"""Tennis Open: every shot of tennis with dice, on clay, cement or grass.

Its formulas OPEN and GRAND CHELEM (TO-80, TO-81, TO-82) are played by `arena/tournament.py`.
"""

from pathlib import Path

from ludotheque.engine.game import Game

from . import components, moves, options, position, rules, sentences, told, view, worth

GAME = Game(
    name="tennis_open",
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
    say=sentences.say,
    box_check=worth.work_out,
    measures=options.MEASURES,
    modes=options.MODES,
    in_tournaments=options.IN_TOURNAMENTS,
)
