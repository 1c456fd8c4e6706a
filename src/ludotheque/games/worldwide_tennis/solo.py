"""The automaton of the solo game (WT-90 to WT-100): rules in which seat 1 has no decisions."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import rule, tell

from .components import Box
from .moves import Move
from .position import AUTOMATON, DECK, EVERYONE, Card, Effect, Mark, Phase, Pile, Place, Position, Zone
from .rules.choices import d6, d20
from .rules.net import net_cost, tell_flight
from .rules.point import list_pile
from .rules.rally import aim_by, can_play, is_crossing, lobbed, lose_point, strike, win_point
from .rules.shot import clear_shot
from .rules.table import lay, lies
from .told import Told

PERSON = 1 - AUTOMATON
DEFENCE_TRIES = 2  # cards turned from the defence pile before it is a fault


# Services


@rule("WT-91", "WT-08")
def serve_automatically(box: Box, s: Position) -> None:
    """The card of difficulty 10, then that of 4; a d6 for the effect, unless effects are off."""
    s.card = box.automaton.first_service if s.service == 1 else box.automaton.second_service
    tell(s, Told.SERVES, AUTOMATON, s.card, s.service)
    s.phase = Phase.SPIN_DIE if s.effects else Phase.THROW


@rule("WT-91")
def spin_die(box: Box, s: Position, face: int) -> None:
    """The d6: 1-2 none, 3-4 topspin, 5-6 slice."""
    if face >= box.automaton.slice_from:
        s.effect = Effect.SLICE
    elif face >= box.automaton.topspin_from:
        s.effect = Effect.TOPSPIN
    else:
        s.effect = Effect.NONE
    tell(s, Told.SPIN_DIE, AUTOMATON, face, s.effect)
    s.phase = Phase.THROW


@rule("WT-91")
def follow_service(box: Box, s: Position) -> None:
    """A service that is in on a natural 15 or 16 brings it to the net."""
    if box.automaton.net_from <= s.die <= box.automaton.net_to:
        s.zone[AUTOMATON] = Zone.NET
        tell(s, Told.TO_NET, AUTOMATON)


# Moves


@rule("WT-96")
def tire(s: Position) -> None:
    """A move that would cost a player a card makes its shots in this point harder by one."""
    s.fatigue += 1
    tell(s, Told.TIRES, AUTOMATON, s.fatigue)


@rule("WT-92", "WT-96", "WT-98")
def turn_automatically(box: Box, s: Position) -> None:
    """It never refuses to move; under a lob it looks for a smash first."""
    clear_shot(s)
    s.tries = 0
    s.seeks_smash = 0
    if lobbed(box, s, AUTOMATON):
        answer_lob_automatically(box, s)
        return
    if s.zone[AUTOMATON] != Zone.NET and s.zone[AUTOMATON] != s.ball:
        costly = s.ball == Zone.NET or is_crossing(s, AUTOMATON)
        s.zone[AUTOMATON] = s.ball
        tell(s, Told.PAYS if costly else Told.MOVES, AUTOMATON, s.ball)
        if costly:
            tire(s)
    choose_pile(s)
    turn_next(box, s)


@rule("WT-98")
def answer_lob_automatically(box: Box, s: Position) -> None:
    """The active smash, or a card of the volley pile that may be one."""
    for number in range(1, DECK + 1):
        if lies(s, AUTOMATON, number, Place.ACTIVE):
            play_automatically(box, s, number)
            return
    s.pile = Pile.VOLLEY
    s.seeks_smash = 1
    turn_next(box, s)


@rule("WT-41", "WT-96", "WT-98")
def retreat_automatically(box: Box, s: Position) -> None:
    """No smash: back to the lob's zone, then a card as usual; no going to the net on that shot."""
    s.seeks_smash = 0
    s.retreated = 1
    s.zone[AUTOMATON] = s.ball
    tell(s, Told.RETREATS, AUTOMATON, s.ball)
    tire(s)
    choose_pile(s)
    turn_next(box, s)


# Cards


@rule("WT-92")
def choose_pile(s: Position) -> None:
    """At the net the volleys; against the net the defence; otherwise by the zone the ball was sent to."""
    if s.zone[AUTOMATON] == Zone.NET:
        s.pile = Pile.VOLLEY
    elif s.zone[PERSON] == Zone.NET:
        s.pile = Pile.DEFENCE
    elif s.ball == Zone.FOREHAND:
        s.pile = Pile.FOREHAND
    elif s.ball == Zone.BACKHAND:
        s.pile = Pile.BACKHAND
    else:
        s.pile = Pile.ATTACK


@rule("WT-90")
def first_of(box: Box, pile: int) -> int:
    """A pile's first card number."""
    return box.automaton.pile_last[pile - 1] + 1 if pile > 0 else 1


@rule("WT-90", "WT-95")
def turn_next(box: Box, s: Position) -> None:
    """A card is due: from the pile, which is made anew from its own discard when it is empty."""
    left = 0
    useful = 0
    for number in range(first_of(box, s.pile), box.automaton.pile_last[s.pile] + 1):
        if lies(s, AUTOMATON, number, Place.PILE):
            left += 1
        elif not lies(s, AUTOMATON, number, Place.DISCARD):
            continue
        if can_play(box, s, AUTOMATON, number):
            useful += 1
    if useful == 0 and s.pile != Pile.DEFENCE and not s.seeks_smash:
        tell(s, Told.NOTHING, AUTOMATON)
        lose_point(s)
        return
    if left == 0:
        renew_pile(box, s)
    s.phase = Phase.TURN_CARD


@rule("WT-90")
def renew_pile(box: Box, s: Position) -> None:
    """The discard of a pile is shuffled into a new one."""
    for number in range(first_of(box, s.pile), box.automaton.pile_last[s.pile] + 1):
        if lies(s, AUTOMATON, number, Place.DISCARD):
            lay(s, AUTOMATON, number, Place.PILE, EVERYONE)
    tell(s, Told.RENEWS, AUTOMATON, s.pile)


@rule("WT-92")
def list_turned(box: Box, s: Position, out: Row) -> int:
    return list_pile(s, AUTOMATON, first_of(box, s.pile), box.automaton.pile_last[s.pile], out)


@rule("WT-95", "WT-98", "WT-92")
def turn_card(box: Box, s: Position, number: Card) -> None:
    """A card is turned: played, set aside as the active smash, or refused."""
    smash = box.cards[number - 1].marks & Mark.SMASH > 0
    if s.seeks_smash and smash:
        play_automatically(box, s, number)
    elif s.seeks_smash:
        refuse_card(s, number)
        retreat_automatically(box, s)
    elif smash:
        lay(s, AUTOMATON, number, Place.ACTIVE, EVERYONE)
        tell(s, Told.ACTIVE, AUTOMATON)
        turn_next(box, s)
    elif can_play(box, s, AUTOMATON, number):
        play_automatically(box, s, number)
    else:
        refuse_card(s, number)
        s.tries += 1
        if s.pile == Pile.DEFENCE and s.tries == DEFENCE_TRIES:
            tell(s, Told.NOTHING, AUTOMATON)
            lose_point(s)
        else:
            turn_next(box, s)


@rule("WT-95")
def refuse_card(s: Position, number: Card) -> None:
    """A card it can't play goes to the discard of its pile."""
    lay(s, AUTOMATON, number, Place.DISCARD, EVERYONE)
    tell(s, Told.TURNED_AWAY, AUTOMATON, number)


@rule("WT-90", "WT-92", "WT-94")
def play_automatically(box: Box, s: Position, number: Card) -> None:
    """It plays the card: #37 wins at once, any other is sure or thrown for as a player's."""
    lay(s, AUTOMATON, number, Place.DISCARD, EVERYONE)
    strike(box, s, number)
    tell(s, Told.TURNED, AUTOMATON, number)
    if box.cards[number - 1].marks & Mark.MINUS_VALIDATED:
        tell(s, Told.WINNER, AUTOMATON, number)
        win_point(s)
    elif s.sure:
        tell(s, Told.SURE, AUTOMATON)
        s.phase = Phase.VALIDATED
    else:
        s.phase = Phase.THROW


# After the shot


@rule("WT-93")
def target_die(s: Position, face: int) -> None:
    """A die for the target alone."""
    aim_by(s, face)


@rule("WT-96", "WT-97")
def sent_automatically(box: Box, s: Position) -> None:
    """Behind a card with the net icon it goes to the net; a topspin then tires it."""
    tell_flight(box, s)
    free = s.zone[AUTOMATON] != Zone.NET and s.zone[PERSON] != Zone.NET and not s.retreated
    if free and box.cards[s.card - 1].marks & Mark.NET:
        s.zone[AUTOMATON] = Zone.NET
        tell(s, Told.TO_NET, AUTOMATON)
        if net_cost(box, s, AUTOMATON) > 0:
            tire(s)
    s.phase = Phase.CLOSE_TURN


PHASES = (
    At(Phase.SPIN_DIE, moves=d6, play=spin_die),
    At(Phase.TURN_CARD, moves=list_turned, play=turn_card, first=Move.DRAW),
    At(Phase.TARGET_DIE, moves=d20, play=target_die),
)
