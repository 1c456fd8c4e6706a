"""What shots and situations are worth, in ten-thousandths of a point: the common ground of `estimate` and `club`.

The yardstick is a simple rally: against a prudent ball one attacks without a die, against an attack one defends or strikes
back at some risk, and #37 ends it once enough difficulty has been validated.
"""

from __future__ import annotations

from ludotheque.engine.rule import Seat, rule

from ..components import Box
from ..position import AUTOMATON, FIRST_SERVICE, Card, Effect, Kind, Mark, Place, Position, Zone
from ..rules.rally import held_smash
from ..rules.shot import is_sure, kind_of, target_of
from ..rules.table import ace_from, amount, easier, lies, penalty, wins_from

FULL = 10000
FACE = 500  # one face of the d20
CALM = 5568  # after a prudent shot of one's own that stayed in play
PRESSING = 5294  # after an attack of one's own that stayed in play
ATTACK = 4  # what an attack needs, besides penalties
VOLLEY = 5  # what a volley needs
AT_NET = 6400  # after a volley of one's own that stayed in play
HAS_VOLLEY = 9375  # how often somebody at the net can volley at all
RUN = 225  # having to run costs a card
SPENT = 5750  # what is left of a winner's worth when it took stars
ONE_CARD, TWO_CARDS = 2111, 4266  # what an answer is worth with so few cards left
TOPSPIN_WORTH = 67
BUILD = 86  # a validated difficulty point brings #37 nearer
SECOND_BALL = 3600  # the point, with the second service to come
STAR_FULL, STAR_STEP = 275, 35  # a star when one has five; more for each one has less
STAR_SHARE = 1954  # of a star's worth, when a card gains it
DRAW_WORTH = 97  # a draw icon
KEEP_SHARE = 1932  # of a card's worth in hand, when it is played
AUTO_SIDE, AUTO_EASE = 4625, 0  # the automaton's prudent answers from the sides
AUTO_PASSED, AUTO_DEFENCE = 5720, 3  # its answers to somebody at the net
# Cards in hand
KEEP_ATTACK, KEEP_WINNER, KEEP_VOLLEY, KEEP_PASSING = 1500, 1050, -98, 231
KEEP_STAR, KEEP_DRAW, KEEP_SLICE = 343, 132, 300
FIRST_WINNER, LAST_WINNER = 25, 37  # winners are found in the attack pile


@rule()
def chance(target: int) -> int:
    """How likely a d20 reaches a target."""
    return FACE * max(0, min(20, 21 - target))


@rule()
def star_worth(s: Position, seat: Seat) -> int:
    """What a seat's next star is worth: little when it has many."""
    return STAR_FULL + STAR_STEP * max(0, 5 - s.stars[seat])


@rule()
def stars_cost(s: Position, seat: Seat, stars: int) -> int:
    """What paying so many stars is worth."""
    cost = 0
    for i in range(stars):
        cost += STAR_FULL + STAR_STEP * max(0, 5 - s.stars[seat] + i)
    return cost


@rule()
def winner_chance(box: Box, s: Position, seat: Seat, malus: int) -> int:
    """How likely #37, if the seat can have it, ends the point now, stars included; stars make it worth less."""
    best = 0
    for number in range(FIRST_WINNER, LAST_WINNER + 1):
        if box.cards[number - 1].marks & Mark.MINUS_VALIDATED and may_hold(s, seat, number):
            target = box.cards[number - 1].difficulty - s.validated[seat] + malus
            best = max(best, chance(target))
            if s.easing and s.stars[seat] > 0:
                stars = min(3, s.stars[seat])
                best = max(best, chance(target - easier(box, s, seat, number, stars)) * SPENT // FULL)
    return best


@rule()
def may_hold(s: Position, seat: Seat, number: Card) -> bool:
    """Whether a card may be in a seat's hand, for all that is seen."""
    return not (
        lies(s, seat, number, Place.DISCARD) or lies(s, seat, number, Place.PLAYED) or lies(s, seat, number, Place.OUT)
    )


@rule()
def short_of_cards(s: Position, seat: Seat, worth: int) -> int:
    """The worth of an answer, when few cards are left to give it."""
    cards = amount(s, seat, Place.HAND)
    if cards == 0:
        return 0
    if cards == 1:
        return worth * ONE_CARD // FULL
    return worth * TWO_CARDS // FULL if cards == 2 else worth


@rule()
def facing(box: Box, s: Position, seat: Seat, number: Card, spin: int, zone: int) -> int:
    """What the point is worth to a seat that must answer this card of the other's, sent to this zone."""
    malus = penalty(box, s, 1 - seat, number)
    prudent = kind_of(box, number) == Kind.PRUDENT
    if s.solo and seat == AUTOMATON:
        return facing_automaton(box, s, number, malus, prudent, spin, zone)
    if s.zone[seat] == Zone.NET:
        return short_of_cards(s, seat, facing_at_net(box, s, seat, number, malus))
    harder = 2 if spin == Effect.SLICE else 0
    worth = CALM if prudent else chance(malus) * CALM // FULL
    sure = prudent and harder == 0
    worth = max(worth, PRESSING if sure else chance(ATTACK + malus + harder) * PRESSING // FULL)
    worth = max(worth, winner_chance(box, s, seat, malus + harder))
    if zone == Zone.NET or abs(zone - s.zone[seat]) == Zone.FOREHAND - Zone.BACKHAND:
        worth -= RUN
        if amount(s, seat, Place.HAND) < 2:
            return 0
    if spin == Effect.TOPSPIN:
        worth -= TOPSPIN_WORTH
    return short_of_cards(s, seat, worth)


@rule()
def facing_at_net(box: Box, s: Position, seat: Seat, number: Card, malus: int) -> int:
    """At the net: a volley, or under a lob a smash, which one must play if one has it, or the way back."""
    if number < FIRST_SERVICE and box.cards[number - 1].marks & Mark.LOB:
        smash = held_smash(box, s, seat)
        if smash > 0:
            return chance(box.cards[smash - 1].difficulty + malus) * AT_NET // FULL
        return chance(malus) * CALM // FULL - RUN
    return chance(VOLLEY + malus) * AT_NET // FULL * HAS_VOLLEY // FULL


@rule()
def facing_automaton(box: Box, s: Position, number: Card, malus: int, prudent: int, spin: int, zone: int) -> int:
    """The automaton answers from its piles: prudent cards at the sides, attacks and winners in the middle."""
    tired = s.fatigue
    if s.zone[AUTOMATON] == Zone.NET:
        if number < FIRST_SERVICE and box.cards[number - 1].marks & Mark.LOB:
            return chance(malus + tired + 2) * CALM // FULL
        return chance(VOLLEY + malus + tired) * AT_NET // FULL
    if zone == Zone.NET:
        return chance(VOLLEY + malus + tired + 1) * AT_NET // FULL
    if s.zone[1 - AUTOMATON] == Zone.NET:
        return chance(AUTO_DEFENCE + malus + tired) * AUTO_PASSED // FULL
    if zone == Zone.NEUTRAL:
        thrown = chance(ATTACK + malus + tired + (2 if spin == Effect.SLICE else 0))
        return (FULL if prudent and spin != Effect.SLICE else thrown) * PRESSING // FULL * 11 // 13 + FULL // 13
    tired += 1 if abs(zone - s.zone[AUTOMATON]) == Zone.FOREHAND - Zone.BACKHAND else 0
    return AUTO_SIDE if prudent else chance(AUTO_EASE + malus + tired) * AUTO_SIDE // FULL


@rule()
def after(box: Box, s: Position, seat: Seat, number: Card, spin: int, zone: int) -> int:
    """What the point is worth to a seat whose shot has just passed."""
    return FULL - facing(box, s, 1 - seat, number, spin, zone)


@rule()
def best_zone(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """Where to send a card that may go to either side: where the other has to run, else to the backhand."""
    spin = box.cards[number - 1].effect if s.effects else 0
    forehand = after(box, s, seat, number, spin, Zone.FOREHAND)
    return Zone.FOREHAND if forehand > after(box, s, seat, number, spin, Zone.BACKHAND) else Zone.BACKHAND


@rule()
def after_card(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """What the point is worth once a rally card of a seat has passed, sent where it should go."""
    if box.cards[number - 1].marks & Mark.WINNER:
        return FULL
    spin = box.cards[number - 1].effect if s.effects else 0
    zones = box.cards[number - 1].target
    if s.zone[1 - seat] == Zone.NET:
        worth = after(box, s, seat, number, spin, Zone.NET)
    elif (zones >> Zone.FOREHAND) & 1 and (zones >> Zone.BACKHAND) & 1:
        worth = after(box, s, seat, number, spin, best_zone(box, s, seat, number))
    else:
        zone: int = Zone.NEUTRAL
        for each in range(Zone.NET + 1):
            if (zones >> each) & 1:
                zone = each
        worth = after(box, s, seat, number, spin, zone)
    return min(FULL, worth + BUILD * box.cards[number - 1].difficulty)


@rule()
def best_stars(box: Box, s: Position, seat: Seat, number: Card, effect: int, worth: int, otherwise: int) -> int:
    """How many stars to pay for a shot worth so much if it passes and so much otherwise."""
    if not s.easing:
        return 0
    best = 0
    most = min(s.stars[seat], 2 if number >= FIRST_SERVICE else 3)
    value = eased_worth(box, s, seat, number, effect, worth, otherwise, 0)
    for stars in range(1, most + 1):
        other = eased_worth(box, s, seat, number, effect, worth, otherwise, stars)
        if other > value:
            value = other
            best = stars
    return best


@rule()
def eased_worth(box: Box, s: Position, seat: Seat, number: Card, effect: int, worth: int, otherwise: int, stars: int) -> int:
    """What a throw with so many stars is worth."""
    passes = chance(target_of(box, s, seat, number, effect, stars))
    won = passes * worth // FULL
    if number >= FIRST_SERVICE:
        aces = min(passes, chance(ace_from(box, s, seat, number)))
        won = aces + (passes - aces) * worth // FULL
    else:
        lucky = wins_from(box, s, seat, number)
        if lucky > 0:
            lucky = min(passes, chance(lucky))
            won = lucky + (passes - lucky) * worth // FULL
    return won + (FULL - passes) * otherwise // FULL - stars_cost(s, seat, stars)


@rule()
def throw_worth(box: Box, s: Position, seat: Seat, number: Card, effect: int, worth: int, otherwise: int) -> int:
    """What a throw is worth with the best number of stars."""
    stars = best_stars(box, s, seat, number, effect, worth, otherwise)
    return eased_worth(box, s, seat, number, effect, worth, otherwise, stars)


@rule()
def card_worth(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """What playing a rally card now is worth."""
    worth = after_card(box, s, seat, number)
    if is_sure(box, s, seat, number):
        value = worth
        if wins_from(box, s, seat, number) > 0:
            value = max(value, throw_worth(box, s, seat, number, 0, worth, 0))
    else:
        value = throw_worth(box, s, seat, number, 0, worth, 0)
    if box.cards[number - 1].stars > 0 and not s.initiation and s.stars[seat] < s.tokens[seat]:
        value += star_worth(s, seat) * box.cards[number - 1].stars * STAR_SHARE // FULL
    if box.cards[number - 1].marks & Mark.STAR_COST:
        value -= stars_cost(s, seat, 1)
    return value + DRAW_WORTH * box.cards[number - 1].draws - keep_worth(box, number) * KEEP_SHARE // FULL


@rule()
def keep_worth(box: Box, number: Card) -> int:
    """How much one would like to keep a card in hand."""
    card = box.cards[number - 1]
    if card.marks & Mark.MINUS_VALIDATED:
        return 5000
    worth = 1000 + KEEP_DRAW * card.draws
    if card.kind == Kind.PRUDENT:
        worth += KEEP_STAR * card.stars + (KEEP_SLICE if card.effect == Effect.SLICE else 100 * card.effect)
        starts = (card.start & 1) + ((card.start >> Zone.NEUTRAL) & 1) + ((card.start >> Zone.FOREHAND) & 1)
        worth += 150 * starts
    elif card.kind == Kind.RISKY:
        worth += KEEP_ATTACK if card.need == 0 else KEEP_PASSING
    elif card.start == 1 << Zone.NET:
        worth += KEEP_VOLLEY
    elif card.marks & Mark.WINNER:
        worth += KEEP_WINNER
    elif card.kind == Kind.BOLD:
        worth += 100
    return worth


@rule()
def serve_worth(box: Box, s: Position, seat: Seat, number: Card, effect: int) -> int:
    """What serving this card with this effect is worth, the second service included."""
    worth = after(box, s, seat, number, effect, s.served)
    if s.service == 2:
        return throw_worth(box, s, seat, number, effect, worth, 0)
    return throw_worth(box, s, seat, number, effect, worth, SECOND_BALL)
