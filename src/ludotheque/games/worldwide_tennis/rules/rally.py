"""A turn in the rally and the play at the net (WT-20 to WT-30, WT-40 to WT-45, WT-71, WT-87)."""

from ludotheque.engine.rule import rule, tell

from ..position import (
    AIM,
    ANY_START,
    AUTOMATON,
    BACKHAND,
    CLOSE_TURN,
    CONCEDE,
    DECK,
    DISCARD_MOVE,
    EVERYONE,
    FIRST_SERVICE,
    FOREHAND,
    GO,
    HAND,
    LOB,
    LOBBED,
    MOVE,
    NEEDS_BASELINE,
    NEEDS_LOB,
    NEEDS_NET,
    NET,
    NEUTRAL,
    NO_EFFECT,
    PAY,
    PLAY,
    PLAYED,
    POINT_WON,
    REFUSE,
    REPLACE,
    RETREAT,
    SENT,
    SHOT,
    SMASH,
    STAR_COST,
    STAY,
    SURELY,
    T_CONCEDES,
    T_CROSSES,
    T_DARES,
    T_FAULT,
    T_LUCKY,
    T_MOVES,
    T_PAYS,
    T_PLAYS,
    T_REFUSES,
    T_RETREATS,
    T_SENT,
    T_STAR_PAID,
    T_SURE,
    T_TO_CENTRE,
    T_TO_NET,
    T_WINNER,
    TARGET,
    TARGET_DIE,
    THROW,
    TO_CENTRE,
    TO_FOREHAND,
    TO_NET,
    TOPSPIN,
    VALIDATED,
    WINNER,
    WINNER_ON,
)
from .shot import is_sure
from .table import amount, discard, free_crossings, gain_stars, lay, leave_net_cards, lies, only_card, topspin_cards, wins_from

# 1. Move


@rule("WT-26")
def clear_shot(s):
    """Nothing has been played yet in this turn."""
    s.card = 0
    s.effect = NO_EFFECT
    s.eased = 0
    s.die = 0
    s.sure = 0
    s.free_start = 0
    s.retreated = 0


@rule("WT-41")
def lobbed(box, s, seat):
    """Whether a seat stands at the net under the opponent's lob."""
    number = s.last[1 - seat]
    return s.zone[seat] == NET and 0 < number < FIRST_SERVICE and box.cards[number - 1].marks & LOB > 0


@rule("WT-20")
def is_crossing(s, seat):
    """Whether the ball asks for a move from forehand to backhand or back."""
    return s.zone[seat] != NET and s.ball != NET and abs(s.zone[seat] - s.ball) == FOREHAND - BACKHAND


@rule("WT-20", "WT-21", "WT-40", "WT-41", "WT-88")
def open_turn(box, s):
    """To the ball: free, or for a card; at the net one stays."""
    seat = s.to_play
    clear_shot(s)
    if lobbed(box, s, seat):
        s.phase = LOBBED
    elif s.zone[seat] == NET:
        s.phase = SHOT
    elif s.ball == NET:
        s.phase = MOVE
    elif is_crossing(s, seat):
        if s.crossings[seat] < free_crossings(box, s, seat):
            s.crossings[seat] += 1
            s.zone[seat] = s.ball
            tell(s, T_CROSSES, seat, s.ball)
            s.phase = SHOT
        else:
            s.phase = MOVE
    else:
        if s.zone[seat] != s.ball:
            s.zone[seat] = s.ball
            tell(s, T_MOVES, seat, s.ball)
        s.phase = SHOT


@rule("WT-21")
def list_move(s, out):
    """Pay with a card, or refuse; an empty hand can only refuse."""
    n = 0
    if amount(s, s.to_play, HAND) > 0:
        out[n] = GO
        n += 1
    out[n] = REFUSE
    return n + 1


@rule("WT-20", "WT-21", "WT-43", "WT-50")
def move_to_ball(box, s, move):
    """Refused: the point is lost. Otherwise to the ball; after a drop any card may then be played."""
    if move == REFUSE:
        tell(s, T_REFUSES, s.to_play)
        lose_point(s)
        return
    s.zone[s.to_play] = s.ball
    s.free_start = 1 if s.ball == NET and frees_start(box, s.last[1 - s.to_play]) else 0
    tell(s, T_PAYS, s.to_play, s.ball)
    owe(s, 1, SHOT)


@rule("WT-43")
def frees_start(box, number):
    """Whether a card frees the answer to it from start zones."""
    return 0 < number < FIRST_SERVICE and box.cards[number - 1].marks & ANY_START > 0


@rule("WT-41")
def list_lobbed(box, s, out):
    """Under a lob: smash, retreat for a card, or concede."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, HAND) and box.cards[number - 1].marks & SMASH:
            out[n] = PLAY + number
            n += 1
    if amount(s, s.to_play, HAND) > 0:
        out[n] = RETREAT
        n += 1
    out[n] = CONCEDE
    return n + 1


@rule("WT-41", "WT-42")
def answer_lob(box, s, move):
    """A smash from the net, or back to where the lob comes down."""
    if move == RETREAT:
        s.zone[s.to_play] = s.ball
        s.retreated = 1
        tell(s, T_RETREATS, s.to_play, s.ball)
        owe(s, 1, SHOT)
    else:
        play_card(box, s, move)


# Cards to discard


@rule("WT-20", "WT-30", "WT-26")
def owe(s, owed, then):
    """Discard so many cards, then go on; if the whole hand must go nothing is asked."""
    s.owed = owed
    s.then = then
    while s.owed > 0 and amount(s, s.to_play, HAND) <= s.owed:
        discard(s, s.to_play, only_card(s, s.to_play))
        s.owed -= 1
    s.phase = PAY if s.owed > 0 else s.then


@rule("WT-21", "WT-30")
def list_hand(s, seat, out):
    """Every card of the hand may be discarded."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, seat, number, HAND):
            out[n] = DISCARD_MOVE + number
            n += 1
    return n


@rule("WT-21")
def pay(s, number):
    """One card is discarded."""
    discard(s, s.to_play, number)
    owe(s, s.owed - 1, s.then)


# 2. Card


@rule("WT-22", "WT-40", "WT-42", "WT-43", "WT-44")
def can_play(box, s, seat, number):
    """Whether a card could be played from where a seat stands, wherever the card is."""
    marks = box.cards[number - 1].marks
    need = box.cards[number - 1].need
    if marks & SMASH or need == NEEDS_LOB:
        return False
    if not s.free_start and not (box.cards[number - 1].start >> s.zone[seat]) & 1:
        return False
    if marks & STAR_COST and s.stars[seat] == 0 and not (s.solo and seat == AUTOMATON):
        return False
    if need == NEEDS_BASELINE:
        return s.zone[1 - seat] != NET
    return need != NEEDS_NET or s.zone[1 - seat] == NET


@rule("WT-22")
def list_shots(box, s, out):
    """Every playable card, and conceding."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, HAND) and can_play(box, s, s.to_play, number):
            out[n] = PLAY + number
            n += 1
    out[n] = CONCEDE
    return n + 1


@rule("WT-22", "WT-23", "WT-43", "WT-51", "WT-87")
def play_card(box, s, move):
    """A card is played, or the point conceded."""
    seat = s.to_play
    if move == CONCEDE:
        tell(s, T_CONCEDES, seat)
        lose_point(s)
        return
    number = move - PLAY
    strike(box, s, number)
    lay(s, seat, number, PLAYED, EVERYONE)
    s.due[seat] += box.cards[number - 1].draws
    tell(s, T_PLAYS, seat, number)
    if box.cards[number - 1].marks & STAR_COST:
        s.stars[seat] -= 1
        tell(s, T_STAR_PAID, seat)
    if not s.sure:
        s.phase = THROW
    elif wins_from(box, s, seat, number) > 0:
        s.phase = WINNER_ON
    else:
        tell(s, T_SURE, seat)
        s.phase = VALIDATED


@rule("WT-23", "WT-71", "WT-72")
def strike(box, s, number):
    """The shot being played is this card, with its effect; sure or not."""
    s.card = number
    s.effect = box.cards[number - 1].effect if s.effects else NO_EFFECT
    s.sure = 1 if is_sure(box, s, s.to_play, number) else 0
    s.struck_from[s.to_play] = s.zone[s.to_play]
    s.shots += 1
    s.rally_shots += 1


@rule("WT-87")
def dare(s, move):
    """Sure success without die, or a throw for a winner."""
    if move == SURELY:
        tell(s, T_SURE, s.to_play)
        s.phase = VALIDATED
    else:
        s.sure = 0
        tell(s, T_DARES, s.to_play)
        s.phase = THROW


# 8. Fault or success


@rule("WT-24", "WT-50")
def fault(s):
    """A rally shot missed."""
    tell(s, T_FAULT, s.to_play)
    lose_point(s)


@rule("WT-50")
def lose_point(s):
    """The point goes to the other seat."""
    s.winner = 1 - s.to_play
    s.phase = POINT_WON


@rule("WT-25", "WT-27", "WT-50", "WT-52", "WT-87", "WT-08", "WT-99")
def validated(box, s):
    """A rally shot succeeded: stars, then the end of the point or the ball's flight."""
    seat = s.to_play
    number = s.card
    s.last[seat] = number
    s.spin[seat] = s.effect
    s.validated[seat] += box.cards[number - 1].difficulty
    if not s.initiation:
        gain_stars(s, seat, box.cards[number - 1].stars)
    lucky = wins_from(box, s, seat, number)
    if box.cards[number - 1].marks & WINNER:
        tell(s, T_WINNER, seat, number)
        win_point(s)
    elif s.die > 0 and lucky > 0 and s.die >= lucky:
        tell(s, T_LUCKY, seat, s.die)
        win_point(s)
    else:
        s.phase = AIM


@rule("WT-50")
def win_point(s):
    """The point is won by this shot."""
    s.winners += 1
    s.winner = s.to_play
    s.phase = POINT_WON


@rule("WT-25", "WT-43", "WT-45", "WT-93")
def aim(box, s):
    """Where the ball goes; against the net only a lob's target matters."""
    seat = s.to_play
    zones = box.cards[s.card - 1].target
    if s.zone[1 - seat] == NET and not box.cards[s.card - 1].marks & LOB:
        send(s, NET)
    elif (zones >> FOREHAND) & 1 and (zones >> BACKHAND) & 1:
        if s.solo and seat == AUTOMATON:
            aim_by_die(s)
        else:
            s.phase = TARGET
    else:
        only = NEUTRAL
        for zone in range(NET + 1):
            if (zones >> zone) & 1:
                only = zone
        send(s, only)


@rule("WT-25")
def send(s, zone):
    """The ball goes to a zone of the other's half."""
    s.ball = zone
    s.ball_side = 1 - s.to_play
    s.phase = SENT


@rule("WT-93")
def aim_by_die(s):
    """The automaton's choice is the parity of the die it threw; it throws one for this if it had none."""
    if s.die > 0:
        send(s, FOREHAND if s.die % 2 == 0 else BACKHAND)
    else:
        s.phase = TARGET_DIE


@rule("WT-25")
def choose_target(s, move):
    """To the forehand or the backhand."""
    send(s, FOREHAND if move == TO_FOREHAND else BACKHAND)


# 9. Stay, go to the net, or back to neutral


@rule("WT-30")
def sent(box, s):
    """The ball is on its way; a place to choose, if there is a choice."""
    tell(s, T_SENT, s.to_play, 1 - s.to_play, s.ball)
    s.phase = REPLACE if can_go_to_net(box, s) or can_go_to_centre(box, s) else CLOSE_TURN


@rule("WT-71", "WT-74")
def net_cost(box, s, seat):
    """The cards it costs a seat to go to the net now: those of the opponent's topspin."""
    return topspin_cards(box, s, 1 - seat) if s.spin[1 - seat] == TOPSPIN else 0


@rule("WT-14", "WT-30", "WT-41", "WT-71")
def can_go_to_net(box, s):
    """From the backcourt, the opponent not being there, not after a retreat, if a topspin can be paid for."""
    seat = s.to_play
    if s.zone[seat] == NET or s.zone[1 - seat] == NET or s.retreated:
        return False
    return amount(s, seat, HAND) >= net_cost(box, s, seat)


@rule("WT-30")
def can_go_to_centre(box, s):
    """For a star; from the net for a star and a card."""
    seat = s.to_play
    if s.zone[seat] == NEUTRAL or s.stars[seat] == 0:
        return False
    return s.zone[seat] != NET or amount(s, seat, HAND) >= leave_net_cards(box, s, seat)


@rule("WT-14", "WT-30")
def list_places(box, s, out):
    """What can be paid is offered."""
    out[0] = STAY
    n = 1
    if can_go_to_net(box, s):
        out[n] = TO_NET
        n += 1
    if can_go_to_centre(box, s):
        out[n] = TO_CENTRE
        n += 1
    return n


@rule("WT-30", "WT-71")
def replace(box, s, move):
    """The place is chosen; its cards are chosen next."""
    seat = s.to_play
    if move == STAY:
        s.phase = CLOSE_TURN
    elif move == TO_NET:
        s.zone[seat] = NET
        tell(s, T_TO_NET, seat)
        owe(s, net_cost(box, s, seat), CLOSE_TURN)
    else:
        cards = leave_net_cards(box, s, seat) if s.zone[seat] == NET else 0
        s.stars[seat] -= 1
        s.zone[seat] = NEUTRAL
        tell(s, T_TO_CENTRE, seat)
        owe(s, cards, CLOSE_TURN)
