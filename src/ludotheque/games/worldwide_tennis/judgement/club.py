"""A sensible move at once, from what the seat sees."""

from __future__ import annotations

from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule

from ..components import CHANGES, REMOVED, Box
from ..moves import Move
from ..position import DECK, FIRST_SERVICE, SERVICES, Card, Kind, Mark, Phase, Place, Position, Zone
from ..rules.net import can_go_to_centre, can_go_to_net
from ..rules.point import can_plan
from ..rules.rally import can_play, held_smash
from ..rules.table import amount, concentration, lies, penalty
from .worth import (
    FULL,
    SECOND_BALL,
    after,
    after_card,
    best_stars,
    best_zone,
    card_worth,
    keep_worth,
    serve_worth,
    throw_worth,
)

MANY_STARS = 2
KEPT_WORTH = 1500  # of a card one would not miss
NET_VOLLEYS = 4  # to go to the net
NET_MALUS = 3  # of the shot that opens the way


@rule()
def club(box: Box, s: Position, dice: Row) -> int:
    """A sensible move at once, from what the seat sees."""
    if s.phase == Phase.SHOT:
        return choose_card(box, s)
    if s.phase == Phase.STARS:
        return Move.STARS_0 + choose_stars(box, s)
    if s.phase == Phase.REPLACE:
        return choose_place(box, s)
    if s.phase == Phase.TRIM or s.phase == Phase.PAY:
        return Move.DISCARD + choose_discard(box, s)
    if s.phase == Phase.MOVE:
        return Move.GO if worth_running(box, s) else Move.REFUSE
    if s.phase == Phase.SERVICE:
        return Move.PLAY + choose_service(box, s)
    if s.phase == Phase.EFFECT:
        return Move.FLAT + choose_effect(box, s, s.card)
    if s.phase == Phase.TARGET:
        return Move.TO_F if best_zone(box, s, s.to_play, s.card) == Zone.FOREHAND else Move.TO_B
    return choose_rarely(box, s)


@rule()
def choose_rarely(box: Box, s: Position) -> int:
    """Lobs, challenges, changes of ends, plans, player cards, the side at 40-40."""
    if s.phase == Phase.LOBBED:
        return answer_to_lob(box, s)
    if s.phase == Phase.CHALLENGE:
        return Move.ACCEPT if s.card >= FIRST_SERVICE and s.service == 1 else Move.CHALLENGE
    if s.phase == Phase.WINNER_ON:
        return choose_dare(box, s)
    if s.phase == Phase.CHANGE:
        return choose_change(box, s)
    if s.phase == Phase.PLAN:
        return choose_plan(box, s)
    if s.phase == Phase.CHOOSE_SIDE:
        return Move.RECEIVE_F if attacks_from(box, s, Zone.FOREHAND) >= attacks_from(box, s, Zone.BACKHAND) else Move.RECEIVE_B
    return choose_player(box, s)


@rule()
def choose_card(box: Box, s: Position) -> int:
    """The card worth most; none: concede."""
    best = 0
    worth = -FULL
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, Place.HAND) and can_play(box, s, s.to_play, number):
            other = card_worth(box, s, s.to_play, number)
            if other > worth:
                worth = other
                best = number
    return Move.PLAY + best if best > 0 else Move.CONCEDE


@rule()
def choose_stars(box: Box, s: Position) -> int:
    """As many stars as they are worth."""
    seat = s.to_play
    if s.card >= FIRST_SERVICE:
        worth = after(box, s, seat, s.card, s.effect, s.served)
        return best_stars(box, s, seat, s.card, s.effect, worth, SECOND_BALL if s.service == 1 else 0)
    return best_stars(box, s, seat, s.card, s.effect, after_card(box, s, seat, s.card), 0)


@rule()
def choose_service(box: Box, s: Position) -> int:
    """The service worth most with its best effect."""
    best = FIRST_SERVICE
    worth = -FULL
    for number in range(FIRST_SERVICE, FIRST_SERVICE + SERVICES):
        effect = choose_effect(box, s, number) if s.effects else 0
        other = serve_worth(box, s, s.to_play, number, effect)
        if other > worth:
            worth = other
            best = number
    return best


@rule()
def choose_effect(box: Box, s: Position, number: Card) -> int:
    """No effect, topspin or slice."""
    best = 0
    worth = serve_worth(box, s, s.to_play, number, 0)
    for effect in range(1, Move.SLICE - Move.FLAT + 1):
        other = serve_worth(box, s, s.to_play, number, effect)
        if other > worth:
            worth = other
            best = effect
    return best


@rule()
def volleys(box: Box, s: Position, seat: Seat) -> int:
    """Cards of a hand that can be played at the net."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, seat, number, Place.HAND) and (box.cards[number - 1].start >> Zone.NET) & 1:
            n += 1
    return n


@rule()
def choose_place(box: Box, s: Position) -> int:
    """To the net behind a hard shot with volleys in hand; back to the centre with stars to spare; otherwise stay."""
    seat = s.to_play
    if can_go_to_net(box, s) and penalty(box, s, seat, s.card) >= NET_MALUS and volleys(box, s, seat) >= NET_VOLLEYS:
        return Move.NET
    if can_go_to_centre(box, s) and s.zone[seat] != Zone.NET and s.stars[seat] >= MANY_STARS:
        return Move.CENTRE
    return Move.STAY


@rule()
def choose_discard(box: Box, s: Position) -> int:
    """The card one would miss least; before a shot not the one to be played."""
    seat = s.to_play
    spared = 0
    if s.phase == Phase.PAY and s.then == Phase.SHOT:
        spared = choose_card(box, s) - Move.PLAY
    best = 0
    worth = 1 << 30
    for number in range(1, DECK + 1):
        if lies(s, seat, number, Place.HAND) and number != spared:
            other = keep_worth(box, number) + cover_worth(box, s, seat, number)
            if other < worth:
                worth = other
                best = number
    return best


@rule()
def cover_worth(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """A card is dearer when few others start from its zones."""
    most = 0
    for zone in range(Zone.NET):
        if (box.cards[number - 1].start >> zone) & 1:
            others = 0
            for other in range(1, DECK + 1):
                if lies(s, seat, other, Place.HAND) and (box.cards[other - 1].start >> zone) & 1:
                    others += 1 if box.cards[other - 1].need == 0 else 0
            most = max(most, 1500 if others <= 2 else 500 if others == 3 else 0)
    return most


@rule()
def playable_at(box: Box, s: Position, seat: Seat, zone: int, free: int) -> int:
    """Cards of the hand that could answer from a zone."""
    n = 0
    for number in range(1, DECK + 1):
        starts = free or (box.cards[number - 1].start >> zone) & 1
        if starts and lies(s, seat, number, Place.HAND) and not box.cards[number - 1].marks & Mark.SMASH:
            n += 1
    return n


@rule()
def worth_running(box: Box, s: Position) -> bool:
    """Whether a card would be left to play after the run."""
    seat = s.to_play
    return amount(s, seat, Place.HAND) >= 2 and playable_at(box, s, seat, s.ball, s.ball == Zone.NET) > 0


@rule()
def answer_to_lob(box: Box, s: Position) -> int:
    """A smash, or back if something can be played from there."""
    seat = s.to_play
    smash = held_smash(box, s, seat)
    if smash > 0:
        return Move.PLAY + smash
    if amount(s, seat, Place.HAND) >= 2 and playable_at(box, s, seat, s.ball, 0) > 0:
        return Move.RETREAT
    return Move.CONCEDE


@rule()
def choose_dare(box: Box, s: Position) -> int:
    """Sure success, or the die for the winner."""
    worth = after_card(box, s, s.to_play, s.card)
    return Move.THROW if throw_worth(box, s, s.to_play, s.card, 0, worth, 0) > worth else Move.SURE


@rule()
def choose_change(box: Box, s: Position) -> int:
    """Stars, unless they would be lost or the hand is thin; a plan first where the draw would shuffle its card away."""
    seat = s.to_play
    room = s.tokens[seat] - s.stars[seat]
    if room >= concentration(box, s, seat) and amount(s, seat, Place.HAND) >= s.limit[seat] - 3:
        return Move.CONCENTRATE
    if can_plan(s) and amount(s, seat, Place.PILE) == 0:
        planned = choose_plan(box, s)
        if planned != Move.NO_PLAN:
            return planned
    return Move.RECOVER


@rule()
def choose_plan(box: Box, s: Position) -> int:
    """#37 always; with many stars the best attack."""
    best = 0
    worth = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, Place.DISCARD):
            other = keep_worth(box, number)
            if other > worth:
                worth = other
                best = number
    dear = best > 0 and box.cards[best - 1].marks & Mark.MINUS_VALIDATED > 0
    if dear or (best > 0 and s.stars[s.to_play] >= MANY_STARS and worth >= 2500):
        return Move.TAKE + best
    return Move.NO_PLAN


@rule()
def attacks_from(box: Box, s: Position, zone: int) -> int:
    """Risky cards of the hand that start from a zone."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, Place.HAND) and box.cards[number - 1].kind == Kind.RISKY:
            n += 1 if box.cards[number - 1].need == 0 and (box.cards[number - 1].start >> zone) & 1 else 0
    return n


@rule()
def choose_player(box: Box, s: Position) -> int:
    """The best player card that is free, if it is better than none."""
    best = 0
    worth = 0
    for p in range(1, box.n_players + 1):
        if not (s.to_play == 1 and s.player[0] == p):
            other = player_worth(box, p - 1)
            if other > worth:
                worth = other
                best = p
    return Move.PLAYER + best


@rule()
def player_worth(box: Box, p: int) -> int:
    """What a player card is worth compared with none, roughly: cards and stars, what it changes, what it takes away."""
    card = box.players[p]
    normal = box.rules
    worth = 120 * (card.hand - normal.hand)
    worth += 120 * (card.stars_up - normal.stars_up) + 60 * (card.stars_down - normal.stars_down)
    for i in range(CHANGES):
        cards = card.add[i, 1] - card.add[i, 0] + 1
        worth -= card.add[i, 2] * cards * (25 if card.add[i, 0] >= FIRST_SERVICE else 4)
    if card.winner[0] > 0:
        worth += 4 * (21 - card.winner[2]) * (card.winner[1] - card.winner[0] + 1)
    worth += 60 * card.free_crossings + 100 * card.ace_wider + 40 * (card.concentration - normal.concentration)
    worth += 20 * (card.topspin_cards - normal.topspin_cards) + 60 * (card.slice_adds - normal.slice_adds)
    for i in range(REMOVED):
        if card.removed[i] > 0:
            worth -= (keep_worth(box, card.removed[i]) - KEPT_WORTH) // 20
    return worth
