"""A turn in the rally and the play at the net (WT-20 to WT-30, WT-40 to WT-45, WT-71, WT-87)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import AUTOMATON, DECK, EVERYONE, FIRST_SERVICE, Card, Effect, Mark, Need, Phase, Place, Position, Zone
from ..told import Told
from .choices import two
from .shot import clear_shot, is_sure
from .table import amount, discard, free_crossings, lay, lies, only_card, turn_stars, wins_from

# 1. Move


@rule("WT-41")
def lobbed(box: Box, s: Position, seat: Seat) -> bool:
    """Whether a seat stands at the net under the opponent's lob."""
    number = s.last[1 - seat]
    return s.zone[seat] == Zone.NET and number < FIRST_SERVICE and box.cards[number - 1].marks & Mark.LOB > 0


@rule("WT-20")
def is_crossing(s: Position, seat: Seat) -> bool:
    """Whether the ball asks for a move from forehand to backhand or back."""
    return s.zone[seat] != Zone.NET and s.ball != Zone.NET and abs(s.zone[seat] - s.ball) == Zone.FOREHAND - Zone.BACKHAND


@rule("WT-20", "WT-21", "WT-40", "WT-41", "WT-88")
def open_turn(box: Box, s: Position) -> None:
    """To the ball: free, or for a card; at the net one stays."""
    seat = s.to_play
    clear_shot(s)
    if lobbed(box, s, seat):
        s.phase = Phase.LOBBED
    elif s.zone[seat] == Zone.NET:
        s.phase = Phase.SHOT
    elif s.ball == Zone.NET:
        s.phase = Phase.MOVE
    elif is_crossing(s, seat):
        if s.crossings[seat] < free_crossings(box, s, seat):
            s.crossings[seat] += 1
            s.zone[seat] = s.ball
            tell(s, Told.CROSSES, seat, s.ball)
            s.phase = Phase.SHOT
        else:
            s.phase = Phase.MOVE
    else:
        if s.zone[seat] != s.ball:
            s.zone[seat] = s.ball
            tell(s, Told.MOVES, seat, s.ball)
        s.phase = Phase.SHOT


@rule("WT-21")
def list_move(s: Position, out: Row) -> int:
    """Pay with a card, or refuse; an empty hand can only refuse."""
    n = 0
    if amount(s, s.to_play, Place.HAND) > 0:
        out[n] = Move.GO
        n += 1
    out[n] = Move.REFUSE
    return n + 1


@rule("WT-20", "WT-21", "WT-43", "WT-50")
def move_to_ball(box: Box, s: Position, move: int) -> None:
    """Refused: the point is lost. Otherwise to the ball; after a drop any card may then be played."""
    if move == Move.REFUSE:
        tell(s, Told.REFUSES, s.to_play)
        lose_point(s)
        return
    s.zone[s.to_play] = s.ball
    s.free_start = 1 if s.ball == Zone.NET and frees_start(box, s.last[1 - s.to_play]) else 0
    tell(s, Told.PAYS, s.to_play, s.ball)
    owe(s, 1, Phase.SHOT)


@rule("WT-43")
def frees_start(box: Box, number: Card) -> bool:
    """Whether a card frees the answer to it from start zones."""
    return 0 < number < FIRST_SERVICE and box.cards[number - 1].marks & Mark.ANY_START > 0


@rule("WT-41", "WT-42")
def can_smash(box: Box, s: Position, seat: Seat, number: Card) -> bool:
    """Whether a card is a smash that a seat at the net could play under a lob, wherever the card is."""
    marks = box.cards[number - 1].marks
    if not marks & Mark.SMASH or not (box.cards[number - 1].start >> Zone.NET) & 1:
        return False
    return s.stars[seat] > 0 or not marks & Mark.STAR_COST


@rule("WT-41")
def held_smash(box: Box, s: Position, seat: Seat) -> int:
    """A smash in a seat's hand with which it must answer a lob, or 0."""
    for number in range(1, DECK + 1):
        if lies(s, seat, number, Place.HAND) and can_smash(box, s, seat, number):
            return number
    return 0


@rule("WT-41")
def list_lobbed(box: Box, s: Position, out: Row) -> int:
    """Under a lob: a smash, or only without one the retreat for a card; or concede."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, Place.HAND) and can_smash(box, s, s.to_play, number):
            out[n] = Move.PLAY + number
            n += 1
    if n == 0 and amount(s, s.to_play, Place.HAND) > 0:
        out[n] = Move.RETREAT
        n += 1
    out[n] = Move.CONCEDE
    return n + 1


@rule("WT-41", "WT-42")
def answer_lob(box: Box, s: Position, move: int) -> None:
    """A smash from the net, or back to where the lob comes down."""
    if move == Move.RETREAT:
        s.zone[s.to_play] = s.ball
        s.retreated = 1
        tell(s, Told.RETREATS, s.to_play, s.ball)
        show_no_smash(box, s, s.to_play)
        owe(s, 1, Phase.SHOT)
    else:
        play_card(box, s, move)


@rule("WT-09", "WT-41")
def show_no_smash(box: Box, s: Position, seat: Seat) -> None:
    """Whoever retreats holds no smash it could play: one that is left must be in the pile, as everybody now knows."""
    for number in range(1, DECK + 1):
        if lies(s, seat, number, Place.PILE) and can_smash(box, s, seat, number):
            lay(s, seat, number, Place.PILE, EVERYONE)


# Cards to discard


@rule("WT-20", "WT-30", "WT-26")
def owe(s: Position, owed: int, then: int) -> None:
    """Discard so many cards, then go on; if the whole hand must go nothing is asked."""
    s.owed = owed
    s.then = then
    while s.owed > 0 and amount(s, s.to_play, Place.HAND) <= s.owed:
        discard(s, s.to_play, only_card(s, s.to_play))
        s.owed -= 1
    s.phase = Phase.PAY if s.owed > 0 else s.then


@rule("WT-21", "WT-30")
def list_hand(s: Position, out: Row) -> int:
    """Every card of the hand may be discarded."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, Place.HAND):
            out[n] = Move.DISCARD + number
            n += 1
    return n


@rule("WT-21")
def pay(s: Position, number: Card) -> None:
    """One card is discarded."""
    discard(s, s.to_play, number)
    owe(s, s.owed - 1, s.then)


# 2. Card


@rule("WT-22", "WT-40", "WT-42", "WT-43", "WT-44")
def can_play(box: Box, s: Position, seat: Seat, number: Card) -> bool:
    """Whether a card could be played from where a seat stands, wherever the card is."""
    marks = box.cards[number - 1].marks
    need = box.cards[number - 1].need
    if marks & Mark.SMASH or need == Need.LOB:
        return False
    if not s.free_start and not (box.cards[number - 1].start >> s.zone[seat]) & 1:
        return False
    if marks & Mark.STAR_COST and s.stars[seat] == 0 and not (s.solo and seat == AUTOMATON):
        return False
    if need == Need.BASELINE:
        return s.zone[1 - seat] != Zone.NET
    return need != Need.NET or s.zone[1 - seat] == Zone.NET


@rule("WT-22")
def list_shots(box: Box, s: Position, out: Row) -> int:
    """Every playable card, and conceding."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, Place.HAND) and can_play(box, s, s.to_play, number):
            out[n] = Move.PLAY + number
            n += 1
    out[n] = Move.CONCEDE
    return n + 1


@rule("WT-22", "WT-23", "WT-43", "WT-51", "WT-87")
def play_card(box: Box, s: Position, move: int) -> None:
    """A card is played, or the point conceded."""
    seat = s.to_play
    if move == Move.CONCEDE:
        tell(s, Told.CONCEDES, seat)
        lose_point(s)
        return
    number = move - Move.PLAY
    strike(box, s, number)
    lay(s, seat, number, Place.PLAYED, EVERYONE)
    s.due[seat] += box.cards[number - 1].draws
    tell(s, Told.PLAYS, seat, number)
    if box.cards[number - 1].marks & Mark.STAR_COST:
        s.stars[seat] -= 1
        tell(s, Told.STAR_PAID, seat)
    if not s.sure:
        s.phase = Phase.THROW
    elif wins_from(box, s, seat, number) > 0:
        s.phase = Phase.WINNER_ON
    else:
        tell(s, Told.SURE, seat)
        s.phase = Phase.VALIDATED


@rule("WT-23", "WT-71", "WT-72")
def strike(box: Box, s: Position, number: Card) -> None:
    """The shot being played is this card, with its effect; sure or not."""
    s.card = number
    s.effect = box.cards[number - 1].effect if s.effects else Effect.NONE
    s.sure = 1 if is_sure(box, s, s.to_play, number) else 0
    s.struck_from[s.to_play] = s.zone[s.to_play]
    s.shots += 1
    s.rally_shots += 1


@rule("WT-87")
def list_dare(out: Row) -> int:
    return two(out, Move.SURE, Move.THROW)


@rule("WT-87")
def dare(s: Position, move: int) -> None:
    """Sure success without die, or a throw for a winner."""
    if move == Move.SURE:
        tell(s, Told.SURE, s.to_play)
        s.phase = Phase.VALIDATED
    else:
        s.sure = 0
        tell(s, Told.DARES, s.to_play)
        s.phase = Phase.THROW


# 8. Fault or success


@rule("WT-24", "WT-50")
def fault(s: Position) -> None:
    """A rally shot missed."""
    tell(s, Told.FAULT, s.to_play)
    lose_point(s)


@rule("WT-50")
def lose_point(s: Position) -> None:
    """The point goes to the other seat."""
    s.winner = 1 - s.to_play
    s.phase = Phase.POINT_WON


@rule("WT-25", "WT-27", "WT-50", "WT-52", "WT-87", "WT-08", "WT-99")
def validated(box: Box, s: Position) -> None:
    """A rally shot succeeded: stars, then the end of the point or the ball's flight."""
    seat = s.to_play
    number = s.card
    s.last[seat] = number
    s.spin[seat] = s.effect
    s.validated[seat] += box.cards[number - 1].difficulty
    if not s.initiation:
        gained = turn_stars(s, seat, box.cards[number - 1].stars)
        if gained > 0:
            tell(s, Told.GAINS, seat, gained)
    lucky = wins_from(box, s, seat, number)
    if box.cards[number - 1].marks & Mark.WINNER:
        tell(s, Told.WINNER, seat, number)
        win_point(s)
    elif s.die > 0 and lucky > 0 and s.die >= lucky:
        tell(s, Told.LUCKY, seat, s.die)
        win_point(s)
    else:
        s.phase = Phase.AIM


@rule("WT-50")
def win_point(s: Position) -> None:
    """The point is won by this shot."""
    s.winners += 1
    s.winner = s.to_play
    s.phase = Phase.POINT_WON


@rule("WT-25", "WT-43", "WT-45", "WT-93")
def aim(box: Box, s: Position) -> None:
    """Where the ball goes; against the net only a lob's target matters."""
    seat = s.to_play
    zones = box.cards[s.card - 1].target
    if s.zone[1 - seat] == Zone.NET and not box.cards[s.card - 1].marks & Mark.LOB:
        send(s, Zone.NET)
    elif (zones >> Zone.FOREHAND) & 1 and (zones >> Zone.BACKHAND) & 1:
        if s.solo and seat == AUTOMATON:
            aim_by_die(s)
        else:
            s.phase = Phase.TARGET
    else:
        only: int = Zone.NEUTRAL
        for zone in range(Zone.NET + 1):
            if (zones >> zone) & 1:
                only = zone
        send(s, only)


@rule("WT-25")
def send(s: Position, zone: int) -> None:
    """The ball goes to a zone of the other's half."""
    s.ball = zone
    s.ball_side = 1 - s.to_play
    s.phase = Phase.SENT


@rule("WT-93")
def aim_by_die(s: Position) -> None:
    """The automaton's choice is that of the die it threw; it throws one for this if it had none."""
    if s.die > 0:
        aim_by(s, s.die)
    else:
        s.phase = Phase.TARGET_DIE


@rule("WT-93")
def aim_by(s: Position, face: int) -> None:
    """Even to the forehand, odd to the backhand."""
    send(s, Zone.FOREHAND if face % 2 == 0 else Zone.BACKHAND)
    tell(s, Told.PARITY, AUTOMATON, face, s.ball)


@rule("WT-25")
def list_targets(out: Row) -> int:
    return two(out, Move.TO_F, Move.TO_B)


@rule("WT-25")
def choose_target(s: Position, move: int) -> None:
    """To the forehand or the backhand."""
    send(s, Zone.FOREHAND if move == Move.TO_F else Zone.BACKHAND)


PHASES = (
    At(Phase.MOVE, moves=list_move, play=move_to_ball),
    At(Phase.LOBBED, moves=list_lobbed, play=answer_lob),
    At(Phase.PAY, moves=list_hand, play=pay, first=Move.DISCARD),
    At(Phase.SHOT, moves=list_shots, play=play_card),
    At(Phase.WINNER_ON, moves=list_dare, play=dare),
    At(Phase.AIM, does=aim),
    At(Phase.TARGET, moves=list_targets, play=choose_target),
)
