"""Djoko's rules, in the rulebook's order: the match, a turn, marks, the tie-break, the next set."""

from __future__ import annotations

from ludotheque.engine.record import Row, Setup
from ludotheque.engine.rule import NATURE, OVER, Seat, rule, tell

from .components import Box
from .judgement import club, estimate
from .marks import claimable, intensity, physical_of, recovery_of, row_of, shown_dice, ticked
from .moves import Move
from .position import AUTOMATON_SEAT, BASE, KEPT_SETS, Column, Phase, Position
from .solo import automaton_physical, automaton_recovery, automaton_technique
from .told import Told

__all__ = ["check", "club", "deal", "estimate", "hide", "measure", "moves", "play", "result", "start", "turn"]


@rule("DJ-01", "DJ-02", "DJ-05")
def start(box: Box, setup: Setup, s: Position) -> None:
    s.solo = setup.solo
    s.sets_to_win = setup.sets
    s.winner = -1
    s.phase = Phase.TOSS
    s.set_number = 1
    for seat in range(2):
        s.recovery[seat] = box.start_recovery
        s.joker[seat] = 1
    if s.solo:
        s.joker[AUTOMATON_SEAT] = 0


@rule("DJ-01", "DJ-50")
def turn(box: Box, s: Position) -> int:
    if s.phase <= Phase.TOSS:
        return NATURE
    return OVER if s.phase == Phase.OVER else s.to_play


@rule()
def moves(box: Box, s: Position, out: Row) -> int:
    if s.phase <= Phase.TOSS:
        for face in range(box.faces):
            out[face] = face + 1
        return box.faces
    if s.phase == Phase.DECIDE:
        return decisions(box, s, out)
    if s.phase == Phase.ASIDE:
        return asides(box, s, out)
    if s.phase == Phase.CLAIM:
        return claims(box, s, out)
    if s.phase == Phase.OVER:
        return 0
    out[0] = Move.SERVE
    out[1] = Move.RECEIVE
    return 2


@rule()
def play(box: Box, s: Position, move: int) -> None:
    if s.phase == Phase.THROW:
        die_falls(box, s, move)
    elif s.phase == Phase.DECIDE:
        decide(box, s, move)
    elif s.phase == Phase.ASIDE:
        set_aside(box, s, move - Move.ASIDE)
    elif s.phase == Phase.CLAIM:
        claim(box, s, move - Move.CLAIM)
    elif s.phase == Phase.AUTOMATON:
        automaton_die(box, s, move)
    elif s.phase == Phase.TIE_BREAK:
        tie_break_die(box, s, move)
    elif s.phase == Phase.TOSS:
        toss(box, s, move)
    elif s.phase == Phase.CHOOSE:
        serve_first(box, s, s.to_play if move == Move.SERVE else 1 - s.to_play)


@rule("DJ-02")
def result(box: Box, s: Position, seat: Seat) -> float:
    return 1.0 if s.winner == seat else 0.0


@rule()
def hide(box: Box, s: Position, seat: Seat) -> None:
    """Everything lies open in Djoko."""


@rule()
def deal(box: Box, s: Position, dice: Row) -> None:
    """Nothing was hidden."""


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
    start_turn(box, s, server(box, s))


@rule("DJ-07")
def server(box: Box, s: Position) -> int:
    """A serves the odd games, B the even ones."""
    return s.player_a if s.game % 2 == 1 else 1 - s.player_a


@rule("DJ-08", "DJ-10", "DJ-11", "DJ-50")
def start_turn(box: Box, s: Position, seat: Seat) -> None:
    """The server's first throw is five dice, the returner's four; the automaton throws as many."""
    s.to_play = seat
    s.throws = 1
    s.aside = 0
    clear_dice(box, s)
    s.to_throw = box.serving_dice if seat == server(box, s) else box.dice
    s.phase = Phase.AUTOMATON if s.solo and seat == AUTOMATON_SEAT else Phase.THROW


@rule()
def clear_dice(box: Box, s: Position) -> None:
    s.on_table = 0
    for i in range(box.serving_dice):
        s.dice[i] = 0


# A turn


@rule()
def add_die(box: Box, s: Position, face: int) -> None:
    """A die falls and takes its place in the row, which stays in rising order."""
    carried = face
    for i in range(s.on_table):
        lower = min(s.dice[i], carried)
        carried = max(s.dice[i], carried)
        s.dice[i] = lower
    s.dice[s.on_table] = carried
    s.on_table += 1
    s.to_throw -= 1


@rule("DJ-10", "DJ-12")
def die_falls(box: Box, s: Position, face: int) -> None:
    add_die(box, s, face)
    if s.to_throw > 0:
        return
    tell(s, Told.THROW, s.to_play, s.throws, shown_dice(box, s))
    if s.on_table > box.dice:
        s.phase = Phase.ASIDE
    elif can_throw(box, s):
        s.phase = Phase.DECIDE
    else:
        stop(box, s)


@rule("DJ-10")
def asides(box: Box, s: Position, out: Row) -> int:
    n = 0
    for i in range(s.on_table):
        if i == 0 or s.dice[i] != s.dice[i - 1]:
            out[n] = Move.ASIDE + s.dice[i]
            n += 1
    return n


@rule("DJ-10")
def set_aside(box: Box, s: Position, face: int) -> None:
    remove_die(box, s, face)
    s.aside = face
    tell(s, Told.ASIDE, s.to_play, face)
    if can_throw(box, s):
        s.phase = Phase.DECIDE
    else:
        stop(box, s)


@rule()
def remove_die(box: Box, s: Position, face: int) -> None:
    i = 0
    while s.dice[i] != face:
        i += 1
    s.on_table -= 1
    while i < s.on_table:
        s.dice[i] = s.dice[i + 1]
        i += 1
    s.dice[i] = 0


@rule("DJ-12", "DJ-13")
def can_throw(box: Box, s: Position) -> bool:
    """Three throws, and a fourth with the Joker."""
    return s.throws < box.throws or (s.throws == box.throws and s.joker[s.to_play] > 0)


@rule("DJ-12")
def decisions(box: Box, s: Position, out: Row) -> int:
    """Stop, or re-throw any of the four dice: one move for each different set of dice kept.

    Of equal dice a set keeps the first ones (`same` has a bit for each die equal to the one before it), so each different
    set comes once.
    """
    a = s.dice[0]
    b = s.dice[1]
    c = s.dice[2]
    d = s.dice[3]
    same = (2 if b == a else 0) + (4 if c == b else 0) + (8 if d == c else 0)
    out[0] = Move.STOP
    n = 1
    for kept in range(KEPT_SETS):
        if same & kept & ~(kept << 1):
            continue
        code = a if kept & 1 else 0
        code = code * BASE + b if kept & 2 else code
        code = code * BASE + c if kept & 4 else code
        out[n] = Move.KEEP + (code * BASE + d if kept & 8 else code)
        n += 1
    return n


@rule("DJ-12", "DJ-13")
def decide(box: Box, s: Position, move: int) -> None:
    if move == Move.STOP:
        tell(s, Told.STOP, s.to_play, shown_dice(box, s))
        stop(box, s)
        return
    if s.throws >= box.throws:
        s.joker[s.to_play] = 0
        tell(s, Told.JOKER, s.to_play)
    s.throws += 1
    clear_dice(box, s)
    s.to_throw = box.dice
    kept = move - Move.KEEP
    while kept > 0:
        add_die(box, s, kept % BASE)
        kept //= BASE
    s.phase = Phase.THROW


@rule("DJ-12", "DJ-14")
def stop(box: Box, s: Position) -> None:
    """The dice stand. Where nothing can be claimed, nothing is asked."""
    s.phase = Phase.CLAIM
    if claimable(box, s) == 0:
        claim(box, s, 0)


@rule("DJ-14", "DJ-22", "DJ-23")
def claims(box: Box, s: Position, out: Row) -> int:
    """Nothing, or any value that the dice contain and whose row has a free box."""
    out[0] = Move.CLAIM
    n = 1
    rows = claimable(box, s)
    for row in range(3):
        if (rows >> row) & 1:
            out[n] = Move.CLAIM + box.values[row]
            n += 1
    return n


# Marks


@rule("DJ-14", "DJ-21")
def claim(box: Box, s: Position, value: int) -> None:
    seat = s.to_play
    if value > 0:
        s.boxes[seat, row_of(box, value)] += 1
        tell(s, Told.CLAIM, seat, value, shown_dice(box, s))
    s.physical[seat] = physical_of(box, s)
    s.technique[seat] = value
    s.next_recovery[seat] = recovery_of(box, s.throws, intensity(box, s))
    write_total(box, s, seat)
    tell(s, Told.MARKS, seat, s.recovery[seat], s.physical[seat], s.technique[seat], s.total[seat])
    tell(s, Told.RECOVERY, seat, s.next_recovery[seat])
    end_turn(box, s)


@rule("DJ-25", "DJ-33")
def write_total(box: Box, s: Position, seat: Seat) -> None:
    """The marks of this game onto the sheet."""
    s.total[seat] = s.recovery[seat] + s.physical[seat] + s.technique[seat]
    s.sheet[seat, s.game - 1, Column.RECOVERY] = s.recovery[seat]
    s.sheet[seat, s.game - 1, Column.PHYSICAL] = s.physical[seat]
    s.sheet[seat, s.game - 1, Column.TECHNIQUE] = s.technique[seat]


@rule("DJ-50", "DJ-51", "DJ-52", "DJ-53")
def automaton_die(box: Box, s: Position, face: int) -> None:
    """The automaton's one throw; its marks follow from the dice."""
    add_die(box, s, face)
    if s.to_throw > 0:
        return
    seat = s.to_play
    s.physical[seat] = automaton_physical(box, s)
    s.technique[seat] = automaton_technique(box, s)
    s.next_recovery[seat] = automaton_recovery(box, s.physical[seat])
    tell(s, Told.AUTOMATON, seat, shown_dice(box, s), s.physical[seat], s.technique[seat])
    write_total(box, s, seat)
    tell(s, Told.AUTOMATON_MARKS, seat, s.recovery[seat], s.physical[seat], s.technique[seat], s.total[seat])
    tell(s, Told.AUTOMATON_RECOVERY, seat, s.next_recovery[seat])
    end_turn(box, s)


@rule("DJ-08", "DJ-25", "DJ-55")
def end_turn(box: Box, s: Position) -> None:
    """After the server the returner; after the returner the higher total wins, equal totals go to the server."""
    serving = server(box, s)
    if s.to_play == serving:
        start_turn(box, s, 1 - serving)
        return
    winner = serving
    if s.total[1 - serving] > s.total[serving]:
        winner = 1 - serving
    elif s.total[1 - serving] == s.total[serving]:
        tell(s, Told.EQUAL, serving)
    win_game(box, s, winner)


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
    tell(s, Told.THROW, seat, 1, shown_dice(box, s))
    if s.solo and seat == AUTOMATON_SEAT:
        s.physical[seat] = automaton_physical(box, s)
        s.technique[seat] = automaton_technique(box, s)
    else:
        s.aside = s.dice[0]
        s.physical[seat] = s.dice[1] + s.dice[2]
        s.technique[seat] = ticked(box, s, seat)
    s.total[seat] = s.recovery[seat] + s.physical[seat] + s.technique[seat]
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


@rule("DJ-33")
def best_game(box: Box, s: Position, seat: Seat) -> int:
    best = 0
    for game in range(box.last_game):
        best = max(best, written_total(box, s, seat, game))
    return best


@rule("DJ-25", "DJ-33")
def written_total(box: Box, s: Position, seat: Seat, game: int) -> int:
    """The total on the sheet; games are counted from 0."""
    return s.sheet[seat, game, Column.RECOVERY] + s.sheet[seat, game, Column.PHYSICAL] + s.sheet[seat, game, Column.TECHNIQUE]


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
    s.set_number += 1
    s.player_a = first_server
    s.game = 1
    for seat in range(2):
        s.games[seat] = 0
        s.joker[seat] = 0 if s.solo and seat == AUTOMATON_SEAT else 1
        for row in range(3):
            s.boxes[seat, row] = 0
        for game in range(box.last_game):
            for column in range(3):
                s.sheet[seat, game, column] = 0
    tell(s, Told.NEW_SET, first_server, s.set_number)
    start_turn(box, s, server(box, s))


# What must always be true


@rule()
def check(box: Box, s: Position) -> int:
    """0, or the number of the broken invariant."""
    for i in range(1, s.on_table):
        if s.dice[i - 1] > s.dice[i]:
            return 1
    if s.on_table + s.to_throw > box.serving_dice:
        return 2
    if s.throws > box.throws + 1:
        return 3
    for seat in range(2):
        for row in range(3):
            if s.boxes[seat, row] > box.boxes[row]:
                return 4
        if s.recovery[seat] < 0 or s.recovery[seat] > box.start_recovery:
            return 5
        if s.sets[seat] > s.sets_to_win or s.games[seat] > box.games_to_win + 1:
            return 6
    if s.phase == Phase.DECIDE and s.on_table != box.dice:
        return 7
    if (s.winner >= 0) != (s.phase == Phase.OVER):
        return 8
    return 0


@rule()
def measure(box: Box, s: Position, out: Row) -> int:
    """Sets, games of the last set, and whether it went to a tie-break."""
    out[0] = s.set_number
    out[1] = s.games[0] + s.games[1]
    out[2] = 1 if s.game > box.last_game else 0
    return 3
