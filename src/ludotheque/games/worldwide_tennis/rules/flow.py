"""The table of contents: whose turn it is, what may be done, and what each phase does with it."""

from ludotheque.engine.rule import NATURE, OVER, rule
from ludotheque.games.worldwide_tennis.position import AUTOMATON, DECK, FACES, FIRST_SERVICE, Move, Phase
from ludotheque.games.worldwide_tennis.rules.point import (
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
from ludotheque.games.worldwide_tennis.rules.rally import (
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
from ludotheque.games.worldwide_tennis.rules.service import (
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
from ludotheque.games.worldwide_tennis.rules.setting import list_players, next_player, set_table, take_player, toss
from ludotheque.games.worldwide_tennis.rules.shot import challenge, ease, judge, list_stars, open_throw, review, throw
from ludotheque.games.worldwide_tennis.solo import (
    first_of,
    follow_service,
    sent_automatically,
    serve_automatically,
    spin_die,
    target_die,
    turn_automatically,
    turn_card,
)

D6 = 6


@rule("WT-01")
def start(box, setup, s):
    """The first position: the table is set, and a player card, a card or the coin is awaited."""
    set_table(box, setup, s)
    go_on(box, s)


@rule("WT-15", "WT-26")
def turn(box, s):
    """Who moves."""
    if s.phase < Phase.DRAW:
        return s.to_play
    return OVER if s.phase == Phase.OVER else NATURE


# What may be done


@rule("WT-15", "WT-26")
def moves(box, s, out):
    """The legal moves of the seat to move, or what Nature can bring."""
    if s.phase >= Phase.DRAW:
        return outcomes(box, s, out)
    if s.phase == Phase.SHOT:
        return list_shots(box, s, out)
    if s.phase == Phase.REPLACE:
        return list_places(box, s, out)
    if s.phase == Phase.STARS:
        return list_stars(s, out)
    if s.phase == Phase.TRIM or s.phase == Phase.PAY:
        return list_hand(s, s.to_play, out)
    if s.phase == Phase.MOVE:
        return list_move(s, out)
    if s.phase == Phase.SERVICE:
        return list_services(out)
    if s.phase == Phase.EFFECT:
        return three(out, Move.FLAT, Move.TOPSPIN, Move.SLICE)
    if s.phase == Phase.TARGET:
        return two(out, Move.TO_F, Move.TO_B)
    if s.phase == Phase.LOBBED:
        return list_lobbed(box, s, out)
    if s.phase == Phase.CHALLENGE:
        return two(out, Move.CHALLENGE, Move.ACCEPT)
    if s.phase == Phase.WINNER_ON:
        return two(out, Move.SURE, Move.THROW)
    if s.phase == Phase.CHANGE:
        return two(out, Move.RECOVER, Move.CONCENTRATE)
    if s.phase == Phase.PLAN:
        return list_plan(s, out)
    if s.phase == Phase.CHOOSE_SIDE:
        return two(out, Move.RECEIVE_F, Move.RECEIVE_B)
    return list_players(box, s, out)


@rule()
def outcomes(box, s, out):
    """What Nature can bring: faces of a die, sides of a coin, cards of a pile."""
    if s.phase == Phase.ROLL or s.phase == Phase.TARGET_DIE or s.phase == Phase.SIDE_DIE:
        return die(out, FACES)
    if s.phase == Phase.SPIN_DIE:
        return die(out, D6)
    if s.phase == Phase.DRAW:
        return list_pile(s, s.to_play, 1, DECK, out)
    if s.phase == Phase.TURN_CARD:
        return list_pile(s, AUTOMATON, first_of(box, s.pile), box.automaton.pile_last[s.pile], out)
    if s.phase == Phase.REVIEW:
        return two(out, Move.IN, Move.OUT)
    if s.phase == Phase.TOSS:
        return two(out, Move.SERVER_A, Move.SERVER_B)
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
    if s.phase >= Phase.DRAW:
        happen(box, s, move)
    elif s.phase <= Phase.CHALLENGE:
        prepare(box, s, move)
    elif s.phase == Phase.SHOT:
        play_card(box, s, move)
    elif s.phase == Phase.REPLACE:
        replace(box, s, move)
    elif s.phase == Phase.TARGET:
        choose_target(s, move)
    elif s.phase == Phase.MOVE:
        move_to_ball(box, s, move)
    elif s.phase == Phase.LOBBED:
        answer_lob(box, s, move)
    elif s.phase == Phase.PAY:
        pay(s, move - Move.DISCARD)
    elif s.phase == Phase.TRIM:
        trim(s, move - Move.DISCARD)
    elif s.phase == Phase.WINNER_ON:
        dare(s, move)
    elif s.phase == Phase.CHANGE:
        change(box, s, move)
    else:
        plan(s, move)
    go_on(box, s)


@rule("WT-15")
def prepare(box, s, move):
    """Player cards, services, effects, stars, challenges."""
    if s.phase == Phase.STARS:
        ease(box, s, move)
    elif s.phase == Phase.SERVICE:
        serve(s, move - Move.PLAY)
    elif s.phase == Phase.EFFECT:
        announce(box, s, move)
    elif s.phase == Phase.CHALLENGE:
        challenge(s, move)
    elif s.phase == Phase.CHOOSE_SIDE:
        choose_side(s, move)
    else:
        take_player(s, move)


@rule()
def happen(box, s, move):
    """Nature's outcomes."""
    if s.phase == Phase.ROLL:
        throw(box, s, move)
    elif s.phase == Phase.DRAW:
        draw(s, move - Move.DRAW)
    elif s.phase == Phase.TURN_CARD:
        turn_card(box, s, move - Move.DRAW)
    elif s.phase == Phase.TARGET_DIE:
        target_die(s, move)
    elif s.phase == Phase.SPIN_DIE:
        spin_die(box, s, move)
    elif s.phase == Phase.REVIEW:
        review(box, s, move)
    elif s.phase == Phase.TOSS:
        toss(s, move)
    else:
        side_die(s, move)


@rule("WT-15", "WT-26", "WT-51")
def go_on(box, s):
    """The steps nobody is asked about, one after the other."""
    while s.phase > Phase.OVER:
        if s.phase < Phase.POINT_WON:
            step_of_shot(box, s)
        else:
            step_of_match(box, s)


@rule("WT-26")
def step_of_shot(box, s):
    """From the service to the end of a turn."""
    automatic = s.solo and s.to_play == AUTOMATON
    service = s.card >= FIRST_SERVICE
    if s.phase == Phase.JUDGE:
        judge(box, s)
    elif s.phase == Phase.THROW:
        open_throw(s)
    elif s.phase == Phase.VALIDATED:
        if service:
            service_in(box, s)
            if automatic and s.phase == Phase.CLOSE_TURN:
                follow_service(box, s)
        else:
            validated(box, s)
    elif s.phase == Phase.FAULT:
        if service:
            service_fault(s)
        else:
            fault(s)
    elif s.phase == Phase.AIM:
        aim(box, s)
    elif s.phase == Phase.SENT:
        if automatic:
            sent_automatically(box, s)
        else:
            sent(box, s)
    elif s.phase == Phase.CLOSE_TURN:
        s.to_play = 1 - s.to_play
        s.phase = Phase.OPEN_TURN
    elif s.phase == Phase.OPEN_TURN:
        if automatic:
            turn_automatically(box, s)
        else:
            open_turn(box, s)
    elif s.phase == Phase.OPEN_SERVICE:
        open_service(s)
        if s.solo and s.to_play == AUTOMATON:
            serve_automatically(box, s)
    else:
        open_point(s)


@rule("WT-51", "WT-53", "WT-82", "WT-85")
def step_of_match(box, s):
    """From the end of a point to the next."""
    if s.phase == Phase.POINT_WON:
        point_won(box, s)
    elif s.phase == Phase.DRAWING:
        go_on_drawing(s)
    elif s.phase == Phase.TRIMMING:
        go_on_trimming(s)
    elif s.phase == Phase.TIDY:
        tidy(s)
    elif s.phase == Phase.REPLAY:
        replay_point(box, s)
    elif s.phase == Phase.ENDS:
        change_ends(s)
    elif s.phase == Phase.ASK_PLAN:
        ask_plan(s)
    else:
        next_player(box, s)


