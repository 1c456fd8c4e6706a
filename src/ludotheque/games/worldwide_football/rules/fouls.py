"""Fouls, cards and set pieces (WF-51 to WF-59)."""

from __future__ import annotations

from ludotheque.engine.rule import rule, tell
from ludotheque.games.worldwide_football.position import (
    ATTACK,
    DISCARD_KIND,
    DISCARD_PLAYER,
    FOUL_BY_DIE,
    FREE_KICK,
    MARK,
    PASS,
    PENALTY,
    PUNISH,
    REPLACE,
    SET_PIECE,
    SHOT,
    SQUAD,
    STOPPAGE,
    TRIM,
)
from ludotheque.games.worldwide_football.rules.cards import (
    discard_kind,
    discard_player,
    hand_size,
    players_in_hand,
    squad,
    wait,
)
from ludotheque.games.worldwide_football.rules.verdict import is_red, is_yellow
from ludotheque.games.worldwide_football.rules.windows import could_lay, holds
from ludotheque.games.worldwide_football.told import (
    TOLD_DIRECT,
    TOLD_FOUL,
    TOLD_FREE_KICK,
    TOLD_MARK,
    TOLD_PENALTY,
    TOLD_RED,
    TOLD_SIMULATED_FOUL,
    TOLD_YELLOW,
)

# WF-56: yellow and red


@rule("WF-56")
def punish(box, s, seat, red, then):
    """Yellow: 1 card. Red: 3, and smaller hands for the rest of the match; from the third red on only the cards."""
    if red:
        s.reds[seat] += 1
        s.owed = box.bookings.red
        tell(s, TOLD_RED, seat, s.reds[seat])
    else:
        s.yellows[seat] += 1
        s.owed = box.bookings.yellow
        tell(s, TOLD_YELLOW, seat)
    s.drawer = seat
    s.then = then
    s.phase = PUNISH


@rule("WF-51", "WF-56")
def book(box, s, seat, then):
    """The card that the defence roll brings, if any."""
    if is_red(box, s.defence, s.die):
        punish(box, s, seat, 1, then)
    elif is_yellow(box, s.defence, s.die):
        punish(box, s, seat, 0, then)
    else:
        s.phase = then


@rule("WF-56")
def step_punish(s):
    """One by one, action or player cards; all, if there are fewer. Then the hand is trimmed."""
    if s.owed > 0 and hand_size(s, s.drawer) + players_in_hand(s, s.drawer) > 0:
        return wait(s, s.drawer)
    s.owed = 0
    s.phase = TRIM
    return True


@rule("WF-56")
def held_player_moves(s, seat, first, out, n):
    """The player cards of a hand, as moves `first` + i."""
    for i in range(SQUAD):
        if holds(s, seat, i):
            out[n] = first + i
            n += 1
    return n


@rule("WF-06", "WF-56")
def discard(s, seat, move):
    if move >= DISCARD_PLAYER:
        discard_player(s, seat, move - DISCARD_PLAYER)
    else:
        discard_kind(s, seat, move - DISCARD_KIND)


@rule("WF-56")
def play_punish(s, move):
    discard(s, s.drawer, move)
    s.owed -= 1


# WF-57: after a foul


@rule("WF-57")
def foul(box, s):
    """PA and effect are done; now the card, then the stoppage."""
    s.fouls[1 - s.ball] += 1
    if s.fouled == FOUL_BY_DIE:
        tell(s, TOLD_FOUL, 1 - s.ball, s.defence, s.die)
        if s.with_cards:
            book(box, s, 1 - s.ball, STOPPAGE)
            return
    else:
        tell(s, TOLD_SIMULATED_FOUL, 1 - s.ball)
    s.phase = STOPPAGE


@rule("WF-18", "WF-57")
def stop_play(s, resume):
    """Replacements, attacker first. What was promised for the next action is gone."""
    s.bar_next = 0
    s.cross = 0
    s.stage = 0
    s.resume = resume
    s.phase = REPLACE


@rule("WF-57")
def stoppage(s):
    stop_play(s, SET_PIECE)


@rule("WF-52", "WF-53", "WF-54", "WF-55")
def set_piece(box, s):
    """By the PA now on the table."""
    if s.pa < box.set_pieces.direct:
        s.restart = FREE_KICK
        s.phase = ATTACK
        tell(s, TOLD_FREE_KICK, s.ball, s.pa)
    elif s.pa == box.set_pieces.direct:
        s.direct = 1
        s.marked = 0
        s.phase = MARK
        tell(s, TOLD_DIRECT, s.ball)
    else:
        s.penalties[s.ball] += 1
        s.phase = PENALTY
        tell(s, TOLD_PENALTY, s.ball)


# WF-53: the direct free kick


@rule("WF-53")
def step_mark(box, s):
    if could_lay(box, s, s.ball):
        return wait(s, s.ball)
    take_free_kick(s)
    return True


@rule("WF-53")
def play_mark(s, move):
    """A card with the ball mark may be discarded: not played, its text is idle."""
    if move != PASS:
        use_mark(s, move - DISCARD_PLAYER)
    take_free_kick(s)


@rule("WF-53")
def use_mark(s, i):
    s.marked = 1
    tell(s, TOLD_MARK, s.ball, squad(s, s.ball, i))
    discard_player(s, s.ball, i)


@rule("WF-53")
def take_free_kick(s):
    s.kept = 0
    s.dice_left = 1
    s.shots[s.ball] += 1
    s.phase = SHOT
