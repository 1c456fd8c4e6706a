"""The automaton of the solo game: it is never asked, these rules decide (WF-90 to WF-106).

It has no hand. Its places: PILE (Action), SPECIAL (C, PP), DEFENCE, NEXT (a recovered card), HAND (active T); its player cards
in HAND are the active ones, open to all.
"""

from __future__ import annotations

from ludotheque.engine.rule import rule

from ..components import Box
from ..position import AUTOMATON, Phase, Position
from ..rules.attack import end_after
from ..rules.windows import lay_reply
from .attack import automaton_attacks, automaton_free_kick, automaton_recovers_ball
from .defence import automaton_keeper, automaton_on_roll
from .places import ITS_PILE
from .squad import keep_limit, lays_one, longest_active


@rule("WF-90")
def automaton_acts(box: Box, s: Position) -> bool:
    """Does what the open phase asks of the automaton; False if it asks nothing of it."""
    attacking = s.ball == AUTOMATON
    if s.phase == Phase.ATTACK and attacking:
        automaton_attacks(box, s)
    elif s.phase == Phase.WITH and attacking:
        if not lays_one(box, s):
            s.phase = Phase.BLOC
    elif s.phase == Phase.AFTER and attacking:
        if not lays_one(box, s):
            end_after(box, s)
    elif s.phase == Phase.RECOVERY and attacking:
        automaton_recovers_ball(box, s)
    elif s.phase == Phase.MARK and attacking:
        automaton_free_kick(box, s)
    elif s.phase == Phase.GIVEN and attacking and not (s.given and (s.kinds.count[0] == 0 or s.kinds.count[ITS_PILE] == 0)):
        s.phase = Phase.CHANGE
    elif s.phase == Phase.DEFEND and not attacking and not s.barred:
        s.phase = Phase.TURN_DEFENCE
    elif s.phase == Phase.AFTER_ROLL and not attacking:
        automaton_on_roll(box, s)
    elif s.phase == Phase.KEEPER and not attacking:
        automaton_keeper(box, s)
    else:
        return automaton_at_cards(box, s)
    return True


@rule("WF-96", "WF-101", "WF-103")
def automaton_at_cards(box: Box, s: Position) -> bool:
    """Replies, recovered cards, limits, bookings."""
    if s.phase == Phase.REPLY and s.layer != AUTOMATON:
        i = longest_active(box, s)
        if i < 0:
            s.phase = Phase.CARD_EFFECT
        else:
            lay_reply(box, s, i)
    elif s.phase == Phase.TRIM and s.drawer == AUTOMATON:
        keep_limit(box, s)
        s.phase = s.then
    elif s.phase == Phase.PUNISH and s.drawer == AUTOMATON:
        s.phase = Phase.PAY
    else:
        return False
    return True
