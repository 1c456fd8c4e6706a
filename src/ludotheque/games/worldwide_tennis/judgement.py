"""How good a position is (`estimate`), and a sensible move at once (`club`)."""


from ludotheque.engine.rule import rule
from ludotheque.games.tennis_score import serving_side

from .judgement_match import match_chance
from .judgement_worth import (
    FULL,
    SECOND_BALL,
    after,
    after_card,
    best_stars,
    best_zone,
    card_worth,
    eased_worth,
    facing,
    keep_worth,
    serve_worth,
    stars_cost,
    throw_worth,
)
from .position import (
    ACCEPT,
    ASK,
    BACKHAND,
    CHALLENGE,
    CHANGE,
    CHOOSE_SIDE,
    CONCEDE,
    CONCENTRATE,
    CUT,
    DECK,
    DISCARD,
    DISCARD_MOVE,
    EFFECT,
    FIRST_SERVICE,
    FLAT,
    FOREHAND,
    GO,
    HAND,
    LOBBED,
    MINUS_VALIDATED,
    MOVE,
    NET,
    NO_PLAN,
    OVER_PHASE,
    PAY,
    PLAN,
    PLAY,
    PLAYER_MOVE,
    RECEIVE_BACKHAND,
    RECEIVE_FOREHAND,
    RECOVER,
    REFUSE,
    REPLACE,
    RETREAT,
    REVIEW,
    RISKY,
    ROLL,
    SERVICE,
    SERVICES,
    SHOT,
    SMASH,
    SPIN_DIE,
    STAR_0,
    STARS,
    STAY,
    SURELY,
    TAKE,
    TARGET,
    TARGET_DIE,
    THROW_IT,
    TO_BACKHAND,
    TO_CENTRE,
    TO_FOREHAND,
    TRIM,
    TURN_CARD,
    WINNER,
    WINNER_ON,
)
from .rules.rally import can_go_to_centre, can_play
from .rules.table import amount, concentration, lies

SERVER = 5550  # what a point is worth to its server
MANY_STARS = 4


# The club player


@rule()
def club(box, s, dice):
    """A sensible move at once, from what the seat sees."""
    if s.phase == SHOT:
        return choose_card(box, s)
    if s.phase == STARS:
        return STAR_0 + choose_stars(box, s)
    if s.phase == REPLACE:
        return choose_place(box, s)
    if s.phase == TRIM or s.phase == PAY:
        return DISCARD_MOVE + choose_discard(box, s)
    if s.phase == MOVE:
        return GO if worth_running(box, s) else REFUSE
    if s.phase == SERVICE:
        return PLAY + choose_service(box, s)
    if s.phase == EFFECT:
        return FLAT + choose_effect(box, s, s.card)
    if s.phase == TARGET:
        return TO_FOREHAND if best_zone(box, s, s.to_play, s.card) == FOREHAND else TO_BACKHAND
    return choose_rarely(box, s)


@rule()
def choose_rarely(box, s):
    """Lobs, challenges, changes of ends, plans, player cards, the side at 40-40."""
    if s.phase == LOBBED:
        return answer_to_lob(box, s)
    if s.phase == CHALLENGE:
        return ACCEPT if s.card >= FIRST_SERVICE and s.service == 1 else ASK
    if s.phase == WINNER_ON:
        return choose_dare(box, s)
    if s.phase == CHANGE:
        return choose_change(box, s)
    if s.phase == PLAN:
        return choose_plan(box, s)
    if s.phase == CHOOSE_SIDE:
        return RECEIVE_FOREHAND if attacks_from(box, s, FOREHAND) >= attacks_from(box, s, BACKHAND) else RECEIVE_BACKHAND
    return choose_player(box, s)


@rule()
def choose_card(box, s):
    """The card worth most; none: concede."""
    best = 0
    worth = -FULL
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, HAND) and can_play(box, s, s.to_play, number):
            other = card_worth(box, s, s.to_play, number)
            if other > worth:
                worth = other
                best = number
    return PLAY + best if best > 0 else CONCEDE


@rule()
def choose_stars(box, s):
    """As many stars as they are worth."""
    seat = s.to_play
    if s.card >= FIRST_SERVICE:
        worth = after(box, s, seat, s.card, s.effect, s.served)
        return best_stars(box, s, seat, s.card, s.effect, worth, SECOND_BALL if s.service == 1 else 0)
    return best_stars(box, s, seat, s.card, s.effect, after_card(box, s, seat, s.card), 0)


@rule()
def choose_service(box, s):
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
def choose_effect(box, s, number):
    """No effect, topspin or slice."""
    best = 0
    worth = serve_worth(box, s, s.to_play, number, 0)
    for effect in range(1, CUT - FLAT + 1):
        other = serve_worth(box, s, s.to_play, number, effect)
        if other > worth:
            worth = other
            best = effect
    return best


@rule()
def choose_place(box, s):
    """Back to the centre with stars to spare; otherwise stay."""
    seat = s.to_play
    if can_go_to_centre(box, s) and s.zone[seat] != NET and s.stars[seat] >= MANY_STARS:
        return TO_CENTRE
    return STAY


@rule()
def choose_discard(box, s):
    """The card one would miss least; before a shot not the one to be played."""
    seat = s.to_play
    spared = 0
    if s.phase == PAY and s.then == SHOT:
        spared = choose_card(box, s) - PLAY
    best = 0
    worth = 1 << 30
    for number in range(1, DECK + 1):
        if lies(s, seat, number, HAND) and number != spared:
            other = keep_worth(box, number) + cover_worth(box, s, seat, number)
            if other < worth:
                worth = other
                best = number
    return best


@rule()
def cover_worth(box, s, seat, number):
    """A card is dearer when few others start from its zones."""
    most = 0
    for zone in range(NET):
        if (box.cards[number - 1].start >> zone) & 1:
            others = 0
            for other in range(1, DECK + 1):
                if lies(s, seat, other, HAND) and (box.cards[other - 1].start >> zone) & 1:
                    others += 1 if box.cards[other - 1].need == 0 else 0
            most = max(most, 1500 if others <= 2 else 500 if others == 3 else 0)
    return most


@rule()
def playable_at(box, s, seat, zone, free):
    """Cards of the hand that could answer from a zone."""
    n = 0
    for number in range(1, DECK + 1):
        starts = free or (box.cards[number - 1].start >> zone) & 1
        if starts and lies(s, seat, number, HAND) and not box.cards[number - 1].marks & SMASH:
            n += 1
    return n


@rule()
def worth_running(box, s):
    """Whether a card would be left to play after the run."""
    seat = s.to_play
    return amount(s, seat, HAND) >= 2 and playable_at(box, s, seat, s.ball, s.ball == NET) > 0


@rule()
def answer_to_lob(box, s):
    """A smash, or back if something can be played from there."""
    seat = s.to_play
    for number in range(1, DECK + 1):
        if lies(s, seat, number, HAND) and box.cards[number - 1].marks & SMASH:
            return PLAY + number
    if amount(s, seat, HAND) >= 2 and playable_at(box, s, seat, s.ball, 0) > 0:
        return RETREAT
    return CONCEDE


@rule()
def choose_dare(box, s):
    """Sure success, or the die for the winner."""
    worth = after_card(box, s, s.to_play, s.card)
    return THROW_IT if throw_worth(box, s, s.to_play, s.card, 0, worth, 0) > worth else SURELY


@rule()
def choose_change(box, s):
    """Stars, unless they would be lost or the hand is thin."""
    seat = s.to_play
    room = s.tokens[seat] - s.stars[seat]
    if room < concentration(box, s, seat) or amount(s, seat, HAND) < s.limit[seat] - 3:
        return RECOVER
    return CONCENTRATE


@rule()
def choose_plan(box, s):
    """#37 always; with many stars the best attack."""
    best = 0
    worth = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, DISCARD):
            other = keep_worth(box, number)
            if other > worth:
                worth = other
                best = number
    dear = best > 0 and box.cards[best - 1].marks & MINUS_VALIDATED > 0
    if dear or (best > 0 and s.stars[s.to_play] >= MANY_STARS and worth >= 2500):
        return TAKE + best
    return NO_PLAN


@rule()
def attacks_from(box, s, zone):
    """Risky cards of the hand that start from a zone."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, HAND) and box.cards[number - 1].kind == RISKY:
            n += 1 if box.cards[number - 1].need == 0 and (box.cards[number - 1].start >> zone) & 1 else 0
    return n


@rule()
def choose_player(box, s):
    """The first player card that is free."""
    return PLAYER_MOVE + (2 if s.to_play == 1 and s.player[0] == 1 else 1)


# The estimate


@rule()
def estimate(box, s, seat):
    """The chance of winning the match, from this point's and the score."""
    if s.phase == OVER_PHASE:
        return 1.0 if s.score.winner == seat else 0.0
    point = point_worth(box, s)
    if seat != s.to_play:
        point = FULL - point
    return match_chance(s, seat, max(0, min(FULL, point)))


@rule()
def point_worth(box, s):
    """What the point is worth to the seat to play, in ten-thousandths."""
    seat = s.to_play
    other = 1 - seat
    if s.phase == MOVE or s.phase == SHOT or s.phase == LOBBED or s.phase == TURN_CARD or (s.phase == PAY and s.then == SHOT):
        return facing(box, s, seat, s.last[other], s.spin[other], s.ball)
    if s.phase == TARGET or s.phase == TARGET_DIE or s.phase == WINNER_ON:
        return after_card(box, s, seat, s.card)
    if s.phase == REPLACE or s.phase == PAY:
        return after(box, s, seat, s.card, s.effect, s.ball)
    if s.phase == SERVICE:
        return SERVER if s.service == 1 else SECOND_BALL
    if s.phase == EFFECT or s.phase == STARS or s.phase == ROLL or s.phase == SPIN_DIE:
        return thrown_worth(box, s, seat)
    if s.phase == CHALLENGE or s.phase == REVIEW:
        return reviewed_worth(box, s)
    return SERVER if serving_side(s.score) == seat else FULL - SERVER


@rule()
def missed_worth(s):
    """What is left after a fault: the second service, or nothing."""
    return SECOND_BALL if s.card >= FIRST_SERVICE and s.service == 1 else 0


@rule()
def thrown_worth(box, s, seat):
    """A die is about to be thrown; stars that may still be paid are counted."""
    if s.card >= FIRST_SERVICE:
        worth = after(box, s, seat, s.card, s.effect, s.served)
    else:
        worth = after_card(box, s, seat, s.card)
    stars = s.eased
    if s.phase == EFFECT or s.phase == STARS:
        stars = best_stars(box, s, seat, s.card, s.effect, worth, missed_worth(s))
        return eased_worth(box, s, seat, s.card, s.effect, worth, missed_worth(s), stars)
    return eased_worth(box, s, seat, s.card, s.effect, worth, missed_worth(s), stars) + stars_cost(s, seat, stars)


@rule()
def reviewed_worth(box, s):
    """Half of what a ball that was in brings, half of the fault."""
    wins = s.card < FIRST_SERVICE and box.cards[s.card - 1].marks & WINNER > 0
    return (FULL if wins else FULL // 2) // 2 + missed_worth(s) // 2
