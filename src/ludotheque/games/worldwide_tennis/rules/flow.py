"""The table of contents: whose turn it is, what may be done, and what each phase does with it."""

from ludotheque.engine.rule import NATURE, OVER, rule

from ..position import (
    ACCEPT,
    AIM,
    ASK,
    ASK_PLAN,
    AUTOMATON,
    BALL_IN,
    BALL_OUT,
    CHALLENGE,
    CHANGE,
    CHOOSE_SIDE,
    CLOSE_TURN,
    CONCENTRATE,
    CUT,
    DECK,
    DISCARD_MOVE,
    DRAW,
    DRAWING,
    DRAWN,
    EFFECT,
    ENDS,
    FACES,
    FAULT,
    FIRST_SERVICE,
    FLAT,
    JUDGE,
    LIFT,
    LOBBED,
    MOVE,
    OPEN_SERVICE,
    OPEN_TURN,
    OVER_PHASE,
    PAY,
    PLAN,
    PLAY,
    POINT_WON,
    RECEIVE_BACKHAND,
    RECEIVE_FOREHAND,
    RECOVER,
    REPLACE,
    REPLAY,
    REVIEW,
    ROLL,
    SENT,
    SERVER_A,
    SERVER_B,
    SERVICE,
    SHOT,
    SIDE_DIE,
    SPIN_DIE,
    STARS,
    SURELY,
    TARGET,
    TARGET_DIE,
    THROW,
    THROW_IT,
    TIDY,
    TO_BACKHAND,
    TO_FOREHAND,
    TOSS,
    TRIM,
    TRIMMING,
    TURN_CARD,
    VALIDATED,
    WINNER_ON,
)
from ..solo import (
    first_of,
    follow_service,
    sent_automatically,
    serve_automatically,
    spin_die,
    target_die,
    turn_automatically,
    turn_card,
)
from .point import (
    ask_plan,
    change,
    change_ends,
    draw,
    go_on_drawing,
    go_on_trimming,
    list_pile,
    list_plan,
    plan,
    point_won,
    replay_point,
    tidy,
    trim,
)
from .rally import (
    aim,
    answer_lob,
    choose_target,
    dare,
    fault,
    list_hand,
    list_lobbed,
    list_move,
    list_places,
    list_shots,
    move_to_ball,
    open_turn,
    pay,
    play_card,
    replace,
    sent,
    validated,
)
from .service import (
    announce,
    choose_side,
    list_services,
    open_point,
    open_service,
    serve,
    service_fault,
    service_in,
    side_die,
)
from .setting import list_players, next_player, set_table, take_player, toss
from .shot import challenge, ease, judge, list_stars, open_throw, review, throw

D6 = 6


@rule("WT-01")
def start(box, setup, s):
    """The first position: the table is set, and a player card, a card or the coin is awaited."""
    set_table(box, setup, s)
    go_on(box, s)


@rule("WT-15", "WT-26")
def turn(box, s):
    """Who moves."""
    if s.phase < DRAW:
        return s.to_play
    return OVER if s.phase == OVER_PHASE else NATURE


# What may be done


@rule("WT-15", "WT-26")
def moves(box, s, out):
    """The legal moves of the seat to move, or what Nature can bring."""
    if s.phase >= DRAW:
        return outcomes(box, s, out)
    if s.phase == SHOT:
        return list_shots(box, s, out)
    if s.phase == REPLACE:
        return list_places(box, s, out)
    if s.phase == STARS:
        return list_stars(s, out)
    if s.phase == TRIM or s.phase == PAY:
        return list_hand(s, s.to_play, out)
    if s.phase == MOVE:
        return list_move(s, out)
    if s.phase == SERVICE:
        return list_services(out)
    if s.phase == EFFECT:
        return three(out, FLAT, LIFT, CUT)
    if s.phase == TARGET:
        return two(out, TO_FOREHAND, TO_BACKHAND)
    if s.phase == LOBBED:
        return list_lobbed(box, s, out)
    if s.phase == CHALLENGE:
        return two(out, ASK, ACCEPT)
    if s.phase == WINNER_ON:
        return two(out, SURELY, THROW_IT)
    if s.phase == CHANGE:
        return two(out, RECOVER, CONCENTRATE)
    if s.phase == PLAN:
        return list_plan(s, out)
    if s.phase == CHOOSE_SIDE:
        return two(out, RECEIVE_FOREHAND, RECEIVE_BACKHAND)
    return list_players(box, s, out)


@rule()
def outcomes(box, s, out):
    """What Nature can bring: faces of a die, sides of a coin, cards of a pile."""
    if s.phase == ROLL or s.phase == TARGET_DIE or s.phase == SIDE_DIE:
        return die(out, FACES)
    if s.phase == SPIN_DIE:
        return die(out, D6)
    if s.phase == DRAW:
        return list_pile(s, s.to_play, 1, DECK, out)
    if s.phase == TURN_CARD:
        return list_pile(s, AUTOMATON, first_of(box, s.pile), box.automaton.pile_last[s.pile], out)
    if s.phase == REVIEW:
        return two(out, BALL_IN, BALL_OUT)
    if s.phase == TOSS:
        return two(out, SERVER_A, SERVER_B)
    return 0


@rule()
def die(out, faces):
    """Every face of a die."""
    for face in range(1, faces + 1):
        out[face - 1] = face
    return faces


@rule()
def two(out, a, b):
    """One or the other."""
    out[0] = a
    out[1] = b
    return 2


@rule()
def three(out, a, b, c):
    """One of three."""
    out[0] = a
    out[1] = b
    out[2] = c
    return 3


# What it does


@rule("WT-15", "WT-26")
def play(box, s, move):
    """One move or outcome, then whatever follows by itself up to the next."""
    if s.phase >= DRAW:
        happen(box, s, move)
    elif s.phase <= CHALLENGE:
        prepare(box, s, move)
    elif s.phase == SHOT:
        play_card(box, s, move)
    elif s.phase == REPLACE:
        replace(box, s, move)
    elif s.phase == TARGET:
        choose_target(s, move)
    elif s.phase == MOVE:
        move_to_ball(box, s, move)
    elif s.phase == LOBBED:
        answer_lob(box, s, move)
    elif s.phase == PAY:
        pay(s, move - DISCARD_MOVE)
    elif s.phase == TRIM:
        trim(s, move - DISCARD_MOVE)
    elif s.phase == WINNER_ON:
        dare(s, move)
    elif s.phase == CHANGE:
        change(box, s, move)
    else:
        plan(s, move)
    go_on(box, s)


@rule("WT-15")
def prepare(box, s, move):
    """Player cards, services, effects, stars, challenges."""
    if s.phase == STARS:
        ease(box, s, move)
    elif s.phase == SERVICE:
        serve(s, move - PLAY)
    elif s.phase == EFFECT:
        announce(box, s, move)
    elif s.phase == CHALLENGE:
        challenge(s, move)
    elif s.phase == CHOOSE_SIDE:
        choose_side(s, move)
    else:
        take_player(s, move)


@rule()
def happen(box, s, move):
    """Nature's outcomes."""
    if s.phase == ROLL:
        throw(box, s, move)
    elif s.phase == DRAW:
        draw(s, move - DRAWN)
    elif s.phase == TURN_CARD:
        turn_card(box, s, move - DRAWN)
    elif s.phase == TARGET_DIE:
        target_die(s, move)
    elif s.phase == SPIN_DIE:
        spin_die(box, s, move)
    elif s.phase == REVIEW:
        review(box, s, move)
    elif s.phase == TOSS:
        toss(s, move)
    else:
        side_die(s, move)


@rule("WT-15", "WT-26", "WT-51")
def go_on(box, s):
    """The steps nobody is asked about, one after the other."""
    while s.phase > OVER_PHASE:
        if s.phase < POINT_WON:
            step_of_shot(box, s)
        else:
            step_of_match(box, s)


@rule("WT-26")
def step_of_shot(box, s):
    """From the service to the end of a turn."""
    automatic = s.solo and s.to_play == AUTOMATON
    service = s.card >= FIRST_SERVICE
    if s.phase == JUDGE:
        judge(box, s)
    elif s.phase == THROW:
        open_throw(s)
    elif s.phase == VALIDATED:
        if service:
            service_in(box, s)
            if automatic and s.phase == CLOSE_TURN:
                follow_service(box, s)
        else:
            validated(box, s)
    elif s.phase == FAULT:
        if service:
            service_fault(s)
        else:
            fault(s)
    elif s.phase == AIM:
        aim(box, s)
    elif s.phase == SENT:
        if automatic:
            sent_automatically(box, s)
        else:
            sent(box, s)
    elif s.phase == CLOSE_TURN:
        s.to_play = 1 - s.to_play
        s.phase = OPEN_TURN
    elif s.phase == OPEN_TURN:
        if automatic:
            turn_automatically(box, s)
        else:
            open_turn(box, s)
    elif s.phase == OPEN_SERVICE:
        open_service(s)
        if s.solo and s.to_play == AUTOMATON:
            serve_automatically(box, s)
    else:
        open_point(s)


@rule("WT-51", "WT-53", "WT-82", "WT-85")
def step_of_match(box, s):
    """From the end of a point to the next."""
    if s.phase == POINT_WON:
        point_won(box, s)
    elif s.phase == DRAWING:
        go_on_drawing(s)
    elif s.phase == TRIMMING:
        go_on_trimming(s)
    elif s.phase == TIDY:
        tidy(s)
    elif s.phase == REPLAY:
        replay_point(box, s)
    elif s.phase == ENDS:
        change_ends(s)
    elif s.phase == ASK_PLAN:
        ask_plan(s)
    else:
        next_player(box, s)


