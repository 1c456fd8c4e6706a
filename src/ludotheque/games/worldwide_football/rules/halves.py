"""Before each half and between them: set-up, decks, abilities, kick-off, extra time, shoot-out (WF-01 to WF-05, WF-50,
WF-71, WF-80 to WF-85)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import OVER, Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import Half, Phase, Position, Stage
from ..told import Told
from .asking import ask_nature
from .ball import begin_attack
from .cards import at_home, draw_for, is_automaton
from .checks import leader
from .choosing import start_abilities
from .setting import gather

# The stages before a kick-off


@rule("WF-71", "WF-80", "WF-83", "WF-50")
def step_prepare(box: Box, s: Position) -> bool:
    """Decks, then abilities, then the kick-off; each seat chooses unseen, one after the other."""
    s.chooser = 0
    if s.stage == Stage.DECKS:
        if s.half >= Half.THIRD:
            s.phase = Phase.CHOOSE
        elif s.international:
            s.phase = Phase.DECK
        else:
            s.stage += 1
    elif s.stage == Stage.ABILITIES:
        if s.with_abilities and s.half <= Half.SECOND:
            start_abilities(box, s, 0)
        else:
            s.stage += 1
    else:
        kick_off(box, s)
    return True


@rule("WF-05")
def coin_sides(out: Row) -> int:
    out[0] = Move.COIN
    out[1] = Move.COIN + 1
    return 2


# Kick-off and deal


@rule("WF-05", "WF-71", "WF-83", "WF-84")
def kick_off(box: Box, s: Position) -> None:
    """A coin for the first half and the first extra period; the other seat kicks off the next. Stars only at half-time."""
    if s.half == Half.SECOND:
        for seat in range(2):
            regain_stars(box, s, seat)
    if s.half == Half.FIRST or s.half == Half.THIRD:
        s.phase = Phase.COIN
    else:
        begin_half(s, 1 - s.kicker)
        tell(s, Told.SECOND_KICK_OFF, s.kicker, s.half)


@rule("WF-40", "WF-71", "WF-64")
def regain_stars(box: Box, s: Position, seat: Seat) -> None:
    """Half-time: +2, never above the start; France at home +4."""
    gained = box.stars.half_time
    if at_home(s, seat) and box.teams[s.team[seat]].home_stars > 0:
        gained = box.teams[s.team[seat]].home_stars
    gained = min(gained, s.ceiling[seat] - s.stars[seat])
    s.stars[seat] += gained
    if gained > 0:
        tell(s, Told.STARS_BACK, seat, gained, s.stars[seat])


@rule("WF-05", "WF-85")
def play_coin(s: Position, seat: Seat) -> None:
    if s.half == Half.KICKS:
        s.ball = seat
        tell(s, Told.SHOOT_OUT, seat)
        s.phase = Phase.PENALTY
    else:
        begin_half(s, seat)
        tell(s, Told.KICK_OFF, seat, s.half)


@rule("WF-05", "WF-48")
def begin_half(s: Position, kicker: int) -> None:
    s.kicker = kicker
    s.ball = kicker
    s.pa = 0
    s.given = 0
    s.clock = 0
    begin_attack(s)
    s.stage = 0
    s.phase = Phase.DEAL


@rule("WF-05", "WF-64", "WF-106")
def step_deal(box: Box, s: Position) -> bool:
    """The kicker 8 and 2, the other 7 and 2; the automaton opens its player cards."""
    if s.stage == 2:
        s.phase = Phase.ATTACK
        return True
    seat = s.kicker if s.stage == 0 else 1 - s.kicker
    actions = box.dealt.kicker if s.stage == 0 else box.dealt.other
    players = box.solo.active if is_automaton(s, seat) else box.dealt.players
    if at_home(s, seat):
        actions += box.teams[s.team[seat]].home_action
        players += box.teams[s.team[seat]].home_player
    s.stage += 1
    draw_for(s, seat, 0 if is_automaton(s, seat) else actions, players, Phase.DEAL)
    return True


# The end of a half, and what follows


@rule("WF-48", "WF-71", "WF-82", "WF-83")
def end_half(box: Box, s: Position) -> None:
    first, second = s.score[0], s.score[1]
    tell(s, Told.HALF_ENDS, s.half, leader(first, second), max(first, second), min(first, second))
    level = first == second
    if s.half == Half.FIRST or s.half == Half.THIRD or (s.half == Half.SECOND and level and s.level > 0):
        s.half += 1
        for seat in range(2):
            gather(box, s, seat)
        s.stage = Stage.DECKS
        s.phase = Phase.PREPARE
    elif s.half == Half.FOURTH and level and s.level > 1:
        s.half = Half.KICKS
        s.phase = Phase.COIN
    else:
        finish(s)


@rule("WF-48")
def step_half_end(box: Box, s: Position) -> bool:
    end_half(box, s)
    return s.phase != Phase.OVER


@rule("WF-01", "WF-85")
def finish(s: Position) -> None:
    s.phase = Phase.OVER
    s.actor = OVER
    if s.pens[0] != s.pens[1]:
        s.winner = leader(s.pens[0], s.pens[1])
        tell(s, Told.MATCH_WON_ON_KICKS, s.winner, s.pens[s.winner], s.pens[1 - s.winner], s.score[0])
    elif s.score[0] != s.score[1]:
        s.winner = leader(s.score[0], s.score[1])
        tell(s, Told.MATCH_WON, s.winner, s.score[s.winner], s.score[1 - s.winner])
    else:
        tell(s, Told.MATCH_DRAWN, s.score[0])


@rule("WF-85")
def is_decided(box: Box, s: Position) -> bool:
    """One can't be caught in the first five, or leads after a pair beyond them."""
    n = box.set_pieces.kicks
    if max(s.kicks[0], s.kicks[1]) > n:
        return s.kicks[0] == s.kicks[1] and s.pens[0] != s.pens[1]
    for seat in range(2):
        if s.pens[seat] > s.pens[1 - seat] + n - s.kicks[1 - seat]:
            return True
    return False


@rule("WF-85")
def step_shoot_out(box: Box, s: Position) -> bool:
    if is_decided(box, s):
        finish(s)
        return False
    s.ball = 1 - s.ball
    s.phase = Phase.PENALTY
    return True


PHASES = (
    At(Phase.PREPARE, step=step_prepare),
    At(Phase.COIN, step=ask_nature, moves=coin_sides, play=play_coin, first=Move.COIN),
    At(Phase.DEAL, step=step_deal),
    At(Phase.HALF_END, step=step_half_end),
    At(Phase.SHOOT_OUT, step=step_shoot_out),
)
