"""Games, sets and the match: the toss, the tie-break, the next set (DJ-02 to DJ-06, DJ-30 to DJ-42)."""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..marks import shown_dice, ticked
from ..position import AUTOMATON_SEAT, Phase, Position
from ..solo import automaton_physical, automaton_technique
from ..told import Told
from .sheet import best_game, write_marks, write_recovery
from .throws import add_die, clear_dice, server, start_turn

# The match


@rule("DJ-03")
def toss(box: Box, s: Position, face: int) -> None:
    """A die each; the higher one chooses. In solo the automaton, if it wins, serves."""
    seat = 0 if s.toss[0] == 0 else 1
    s.toss[seat] = face
    tell(s, Told.TOSS, seat, face)
    if seat == 0:
        return
    if s.toss[0] == s.toss[1]:
        s.toss[0] = 0
        s.toss[1] = 0
        tell(s, Told.TOSS_TIED)
        return
    s.to_play = 0 if s.toss[0] > s.toss[1] else 1
    tell(s, Told.TOSS_WON, s.to_play)
    s.phase = Phase.CHOOSE
    if s.solo and s.to_play == AUTOMATON_SEAT:
        serve_first(box, s, AUTOMATON_SEAT)


@rule("DJ-04")
def serve_first(box: Box, s: Position, seat: Seat) -> None:
    s.player_a = seat
    s.game = 1
    tell(s, Told.SERVES, seat)
    tell(s, Told.START, box.start_recovery)
    start_turn(box, s, server(box, s))


@rule("DJ-06")
def win_game(box: Box, s: Position, seat: Seat) -> None:
    s.games[seat] += 1
    tell(s, Told.GAME, seat, s.games[seat], s.games[1 - seat])
    for each in range(2):
        s.recovery[each] = s.next_recovery[each]
    if s.games[seat] >= box.games_to_win and s.games[seat] - s.games[1 - seat] >= box.lead:
        win_set(box, s, seat, server(box, s))
    elif s.game == box.last_game:
        s.game += 1
        tell(s, Told.TIE_BREAK)
        start_tie_break(box, s)
    else:
        s.game += 1
        tell(s, Told.NEW_GAME, server(box, s), s.game)
        start_turn(box, s, server(box, s))


# Tie-break


@rule("DJ-30", "DJ-31", "DJ-34", "DJ-54")
def start_tie_break(box: Box, s: Position) -> None:
    """One throw of five dice each, A before B."""
    start_tie_throw(box, s, s.player_a)


@rule("DJ-31", "DJ-54")
def start_tie_throw(box: Box, s: Position, seat: Seat) -> None:
    s.phase = Phase.TIE_BREAK
    s.to_play = seat
    s.throws = 1
    s.aside = 0
    clear_dice(box, s)
    s.to_throw = box.serving_dice


@rule("DJ-31", "DJ-32", "DJ-54")
def tie_break_die(box: Box, s: Position, face: int) -> None:
    add_die(box, s, face)
    if s.to_throw > 0:
        return
    seat = s.to_play
    if s.solo and seat == AUTOMATON_SEAT:
        s.physical[seat] = automaton_physical(box, s)
        s.technique[seat] = automaton_technique(box, s)
        tell(s, Told.AUTOMATON, seat, shown_dice(box, s), s.physical[seat], s.technique[seat])
    else:
        tell(s, Told.THROW, seat, 1, shown_dice(box, s))
        s.aside = s.dice[0]
        s.physical[seat] = s.dice[1] + s.dice[2]
        s.technique[seat] = ticked(box, s, seat)
        tell(s, Told.DROPPED, seat, s.aside, s.physical[seat], s.technique[seat])
    write_marks(box, s, seat)
    tell(s, Told.TIE_MARKS, seat, s.recovery[seat], s.physical[seat], s.technique[seat], s.total[seat])
    if seat == s.player_a:
        start_tie_throw(box, s, 1 - seat)
    else:
        end_tie_break(box, s)


@rule("DJ-33")
def end_tie_break(box: Box, s: Position) -> None:
    """The higher total, then the better single game of the set; still equal: both throw again."""
    a = s.player_a
    winner = -1
    if s.total[0] != s.total[1]:
        winner = 0 if s.total[0] > s.total[1] else 1
    else:
        best_0 = best_game(box, s, 0)
        best_1 = best_game(box, s, 1)
        if best_0 != best_1:
            winner = 0 if best_0 > best_1 else 1
            tell(s, Told.BEST_GAME, winner, max(best_0, best_1))
    if winner < 0:
        tell(s, Told.TIE_AGAIN)
        start_tie_throw(box, s, a)
        return
    s.games[winner] += 1
    for seat in range(2):
        s.recovery[seat] = 0
    win_set(box, s, winner, a)
    if s.winner < 0:
        tell(s, Told.TIRED)


# The next set


@rule("DJ-02", "DJ-06")
def win_set(box: Box, s: Position, seat: Seat, last_server: int) -> None:
    """`last_server` served the set's last game (a tie-break counts as A's, DJ-40)."""
    tell(s, Told.SET, seat, s.games[seat], s.games[1 - seat])
    for each in range(2):
        s.past[s.set_number - 1, each] = s.games[each]
    s.sets[seat] += 1
    if s.sets[seat] == s.sets_to_win:
        s.winner = seat
        s.phase = Phase.OVER
        tell(s, Told.MATCH, seat, s.sets[seat], s.sets[1 - seat])
    else:
        next_set(box, s, 1 - last_server)


@rule("DJ-40", "DJ-41", "DJ-42")
def next_set(box: Box, s: Position, first_server: int) -> None:
    """The one who did not serve last serves first; recovery carries over, boxes and Jokers are new."""
    put_sheet_away(box, s)
    s.set_number += 1
    s.player_a = first_server
    s.game = 1
    tell(s, Told.NEW_SET, first_server, s.set_number)
    tell(s, Told.NEW_SHEET, 1 - AUTOMATON_SEAT, box.boxes[0] + box.boxes[1] + box.boxes[2], s.solo)
    for seat in range(2):
        s.games[seat] = 0
        s.joker[seat] = 0 if s.solo and seat == AUTOMATON_SEAT else 1
        for row in range(3):
            s.boxes[seat, row] = 0
        write_recovery(box, s, seat, s.game, s.recovery[seat])
    start_turn(box, s, server(box, s))


@rule("DJ-04", "DJ-42")
def put_sheet_away(box: Box, s: Position) -> None:
    """A new set has a new sheet; the full one stays to be read, with its boxes, its Jokers and who was A."""
    n = s.set_number - 1
    s.past_a[n] = s.player_a
    for seat in range(2):
        s.past_joker[n, seat] = s.joker[seat]
        for row in range(3):
            s.past_boxes[n, seat, row] = s.boxes[seat, row]
