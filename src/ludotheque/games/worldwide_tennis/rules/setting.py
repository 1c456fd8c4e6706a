"""Before the match (WT-01 to WT-09, WT-85): the table is set, player cards are taken, hands dealt, a coin decides."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row, Setup
from ludotheque.engine.rule import Seat, rule, tell
from ludotheque.games.tennis.score import start_lone_tie_break, start_score

from ..components import REMOVED, Box
from ..moves import Move
from ..position import AUTOMATON, DECK, EVERYONE, Mark, Mode, Phase, Place, Position, Stage, Zone
from ..told import Told
from .choices import two
from .table import amount, known_to, lay


@rule("WT-01", "WT-08")
def set_table(box: Box, setup: Setup, s: Position) -> None:
    """The table before anything is dealt."""
    s.mode = setup.mode
    s.surface = setup.surface
    s.solo = setup.solo
    s.initiation = setup.initiation
    advanced = 1 - setup.initiation
    s.easing = setup.stars * advanced
    s.effects = setup.effects * advanced
    s.challenging = setup.challenges * advanced
    s.player_cards = setup.player_cards * advanced
    for card in range(2 * DECK):
        s.cards.where[card] = -1
    for seat in range(2):
        s.zone[seat] = Zone.NEUTRAL
    s.ball = Zone.NEUTRAL
    s.chosen = -1
    start_counting(box, setup, s)
    s.stage = Stage.DEALING
    s.to_play = 0
    if s.player_cards and box.n_players > 0:
        s.phase = Phase.CHOOSE_PLAYER
    else:
        for seat in range(2):
            set_place(box, s, seat)
        s.phase = Phase.DRAWING


@rule("WT-02", "WT-03", "WT-04")
def start_counting(box: Box, setup: Setup, s: Position) -> None:
    """Love all: a lone tie-break, or a match of 2 or 3 sets with games of 2 points."""
    if setup.mode == Mode.MATCH:
        tie_break = box.rules.tie_break_points if setup.long_tie_break else box.rules.short_tie_break_points
        start_score(s.score, 0, 2, box.rules.game_points, 1, box.rules.set_games, tie_break, setup.sets)
    else:
        start_lone_tie_break(s.score, 0, 2, box.rules.tie_break_points)


@rule("WT-85")
def list_players(box: Box, s: Position, out: Row) -> int:
    """No player card, or one that the other seat has not taken."""
    n = 0
    for p in range(box.n_players + 1):
        if p == 0 or s.to_play == 0 or s.player[0] != p:
            out[n] = Move.PLAYER + p
            n += 1
    return n


@rule("WT-85")
def take_player(s: Position, move: int) -> None:
    """A seat has taken its player card."""
    s.player[s.to_play] = move - Move.PLAYER
    if move == Move.PLAYER:
        tell(s, Told.NO_PLAYER, s.to_play)
    else:
        tell(s, Told.PLAYER, s.to_play, move - Move.PLAYER)
    s.phase = Phase.NEXT_PLAYER


@rule("WT-85", "WT-90")
def next_player(box: Box, s: Position) -> None:
    """The other seat chooses, unless it is the automaton's; then the decks are made up."""
    if s.to_play == 0 and not s.solo:
        s.to_play = 1
        s.phase = Phase.CHOOSE_PLAYER
        return
    for seat in range(2):
        set_place(box, s, seat)
    s.phase = Phase.DRAWING


@rule("WT-05", "WT-07", "WT-80", "WT-85", "WT-86", "WT-90")
def set_place(box: Box, s: Position, seat: Seat) -> None:
    """A seat's deck, stars, challenges and starting hand; what it still has to draw is due."""
    for number in range(1, DECK + 1):
        lay(s, seat, number, Place.PILE, known_to(s, seat))
    if s.solo and seat == AUTOMATON:
        return
    p = s.player[seat] - 1
    s.limit[seat] = box.players[p].hand if p >= 0 else box.rules.hand
    s.stars[seat] = box.players[p].stars_up if p >= 0 else box.rules.stars_up
    s.tokens[seat] = s.stars[seat] + (box.players[p].stars_down if p >= 0 else box.rules.stars_down)
    s.challenges[seat] = box.rules.challenges if s.challenging else 0
    for number in range(1, DECK + 1):
        if box.cards[number - 1].marks & Mark.HAND:
            lay(s, seat, number, Place.HAND, EVERYONE)
    if p >= 0:
        for i in range(REMOVED):
            if box.players[p].removed[i] > 0:
                lay(s, seat, box.players[p].removed[i], Place.OUT, EVERYONE)
    s.due[seat] = max(0, s.limit[seat] - amount(s, seat, Place.HAND))


@rule("WT-01")
def list_coin(out: Row) -> int:
    return two(out, Move.SERVER_A, Move.SERVER_B)


@rule("WT-01")
def toss(s: Position, move: int) -> None:
    """The coin has fallen."""
    s.score.first = move - Move.SERVER_A
    tell(s, Told.FIRST, s.score.first)
    s.phase = Phase.OPEN_POINT


PHASES = (
    At(Phase.CHOOSE_PLAYER, moves=list_players, play=take_player),
    At(Phase.NEXT_PLAYER, does=next_player),
    At(Phase.TOSS, moves=list_coin, play=toss),
)
