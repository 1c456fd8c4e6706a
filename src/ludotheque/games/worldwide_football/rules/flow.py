"""Whose turn, which moves, what a move does: a table of contents by phase.

`play` does what was chosen, then the rules go on by themselves (`step`) until a seat or Nature is asked.
"""

from __future__ import annotations

from ludotheque.engine.rule import NATURE, rule
from ludotheque.games.worldwide_football.position import (
    AFTER,
    AFTER_ROLL,
    ATTACK,
    AUTOMATON,
    BLOCK,
    CARD_DRAWN,
    CARD_EFFECT,
    CHANGE,
    CHOOSE,
    CHOOSE_ABILITIES,
    CHOOSE_KIND,
    COIN,
    COIN_0,
    CORNER,
    DEAL,
    DECK,
    DEFENCE,
    DEFEND,
    DISCARD_KIND,
    DISCARD_PLAYER,
    DIVE,
    DONE,
    DRAW,
    DRAW_PLAYER,
    DRAWN,
    DRAWN_PLAYER,
    DUEL,
    EFFECT,
    FACE,
    FACE_0,
    FOUL,
    GIVEN,
    HALF_END,
    KEEPER,
    LEAVE,
    LEAVE_KIND,
    LOSE,
    MARK,
    N_KINDS,
    PASS,
    PAY,
    PENALTY,
    PENALTY_CARD,
    PENALTY_DICE,
    PILE,
    PLAYER,
    PREPARE,
    PUNISH,
    RECOVER,
    RECOVER_KIND,
    RECOVERY,
    REPLACE,
    REPLACE_PLAYER,
    REPLY,
    REPLY_ROLL,
    SAVE,
    SET_PIECE,
    SHOOT_OUT,
    SHOT,
    SIMULATE,
    SIMULATION,
    SQUAD,
    STOPPAGE,
    TEN_CARDS,
    TRAP,
    TRIM,
    TURN_CARD,
    TURN_DEFENCE,
    USE_BLOC,
    USE_SIMULATION,
    VALIDATE,
    VERDICT,
    WITH,
    ZONES,
)
from ludotheque.games.worldwide_football.rules.attack import (
    attack_moves,
    begin_losing,
    kind_moves,
    play_after,
    play_attack,
    play_lose,
    play_with,
    step_after,
    step_lose,
    step_with,
    validate,
    with_moves,
)
from ludotheque.games.worldwide_football.rules.ball import (
    after_give_back,
    change_sides,
    corner,
    play_recovery,
    play_replace,
    recovery_moves,
    replacing_seat,
    step_recovery,
    step_replace,
)
from ludotheque.games.worldwide_football.rules.cards import (
    action_limit,
    hand_size,
    play_draw,
    play_draw_player,
    player_limit,
    players_in_hand,
    step_draw,
    step_trim,
    wait,
)
from ludotheque.games.worldwide_football.rules.defence import (
    after_roll_moves,
    defend_moves,
    judge,
    play_after_roll,
    play_block,
    play_defend,
    play_duel,
    play_simulate,
    play_simulation,
    play_trap,
    step_after_roll,
    step_block,
    step_defend,
    step_simulate,
)
from ludotheque.games.worldwide_football.rules.fouls import (
    discard,
    foul,
    held_player_moves,
    play_mark,
    play_punish,
    set_piece,
    step_mark,
    step_punish,
    stoppage,
)
from ludotheque.games.worldwide_football.rules.halves import (
    ability_moves,
    choose_moves,
    deck_moves,
    end_half,
    lay_out,
    leave_moves,
    leave_out,
    play_ability,
    play_choose,
    play_coin,
    play_deck,
    step_abilities,
    step_choose_cards,
    step_deal,
    step_leave,
    step_prepare,
    step_shoot_out,
)
from ludotheque.games.worldwide_football.rules.shots import (
    FACES,
    play_dive,
    play_face,
    play_keeper,
    play_penalty_card,
    play_penalty_dice,
    play_save,
    play_shot,
    step_keeper,
    step_penalty,
    step_penalty_card,
)
from ludotheque.games.worldwide_football.rules.windows import (
    add_card_points,
    apply_card,
    play_recover,
    play_reply,
    play_reply_roll,
    player_moves,
    recover_moves,
    step_recover,
    step_reply,
)
from ludotheque.games.worldwide_football.solo import (
    automaton_acts,
    automaton_recovers_card,
    drop_recovered,
    kind_outcomes,
    play_pay,
    play_ten,
    play_turn,
    play_turn_defence,
    step_pay,
    step_ten_cards,
    step_turn_defence,
    ten_moves,
    turn_moves,
)

D20 = 20


@rule("WF-01")
def start(box, setup, s):
    lay_out(box, setup, s)
    settle(box, s)


@rule()
def turn(box, s):
    return s.actor


# What the rules do by themselves


@rule("WF-16", "WF-19", "WF-57")
def settle(box, s):
    """On until a seat or Nature is asked, or the match is over."""
    while step(box, s):
        pass


@rule("WF-16", "WF-19", "WF-32", "WF-57")
def step(box, s):
    """One step by itself: True if it went on, False if somebody is asked (or the match is over)."""
    if s.solo and automaton_acts(box, s):
        return True
    phase = s.phase
    if phase < ATTACK:
        return step_before(box, s)
    if phase <= AFTER:
        return step_action(box, s)
    if phase <= PENALTY_DICE:
        return step_set_piece(box, s)
    if phase <= TRIM:
        return step_card(box, s)
    return step_between(box, s)


@rule("WF-71")
def step_before(box, s):
    phase = s.phase
    if phase == PREPARE:
        return step_prepare(box, s)
    if phase in (DECK, CHOOSE):
        return step_choose_cards(box, s)
    if phase == LEAVE:
        return step_leave(box, s)
    if phase == CHOOSE_ABILITIES:
        return step_abilities(box, s)
    if phase == DEAL:
        return step_deal(box, s)
    return wait(s, NATURE)


@rule("WF-16")
def step_action(box, s):
    """An action card, in the order of WF-16."""
    phase = s.phase
    if phase == ATTACK:
        return wait(s, s.ball)
    if phase == WITH:
        return step_with(box, s)
    if phase == BLOCK:
        return step_block(s)
    if phase == DEFEND:
        return step_defend(s)
    if phase == AFTER_ROLL:
        return step_after_roll(box, s)
    if phase == VERDICT:
        judge(box, s)
        return True
    if phase == SIMULATE:
        return step_simulate(box, s)
    if phase == VALIDATE:
        validate(box, s)
        return True
    if phase == EFFECT:
        return begin_losing(s)
    if phase == LOSE:
        return step_lose(s)
    if phase == AFTER:
        return step_after(box, s)
    return wait(s, NATURE)


@rule("WF-32", "WF-57")
def step_set_piece(box, s):
    phase = s.phase
    if phase == FOUL:
        foul(box, s)
        return True
    if phase == PUNISH:
        return step_punish(s)
    if phase == STOPPAGE:
        stoppage(s)
        return True
    if phase == SET_PIECE:
        set_piece(box, s)
        return True
    if phase == MARK:
        return step_mark(box, s)
    if phase == KEEPER:
        return step_keeper(box, s)
    if phase == PENALTY:
        return step_penalty(s)
    if phase == PENALTY_CARD:
        return step_penalty_card(box, s)
    if phase == FACE:
        return wait(s, s.ball)
    if phase == DIVE:
        return wait(s, 1 - s.ball)
    return wait(s, NATURE)


@rule("WF-06", "WF-17", "WF-44")
def step_card(box, s):
    phase = s.phase
    if phase == REPLY:
        return step_reply(box, s)
    if phase == CARD_EFFECT:
        if s.solo and s.layer == AUTOMATON:
            automaton_recovers_card(box, s)
        apply_card(box, s)
        return True
    if phase == RECOVER:
        return step_recover(box, s)
    if phase == CARD_DRAWN:
        add_card_points(box, s)
        return True
    if phase in (DRAW, DRAW_PLAYER):
        return step_draw(s)
    if phase == TRIM:
        return step_trim(box, s)
    return wait(s, NATURE)


@rule("WF-19")
def step_between(box, s):
    phase = s.phase
    if phase == GIVEN:
        after_give_back(s)
        return True
    if phase == CHANGE:
        if s.solo:
            drop_recovered(s)
        change_sides(s)
        return True
    if phase == REPLACE:
        return step_replace(s)
    if phase == RECOVERY:
        return step_recovery(box, s)
    if phase == CORNER:
        corner(s)
        return True
    if phase == HALF_END:
        end_half(box, s)
        return s.phase != DONE
    if phase == SHOOT_OUT:
        return step_shoot_out(box, s)
    if phase == TURN_DEFENCE:
        return step_turn_defence(s)
    if phase == PAY:
        return step_pay(s)
    if phase == TEN_CARDS:
        return step_ten_cards(box, s)
    if phase == DONE:
        return False
    return wait(s, NATURE)


# The legal moves, or what can come


@rule("WF-15")
def moves(box, s, out):
    if s.actor == NATURE:
        return outcomes(box, s, out)
    phase = s.phase
    if phase == ATTACK:
        return attack_moves(box, s, out)
    if phase == DEFEND:
        return defend_moves(box, s, out)
    if phase == WITH:
        return with_moves(box, s, out)
    if phase == AFTER:
        return window_moves(box, s, s.ball, PLAYER, out)
    if phase == REPLY:
        return window_moves(box, s, 1 - s.layer, PLAYER, out)
    if phase == KEEPER:
        return window_moves(box, s, 1 - s.ball, PLAYER, out)
    if phase == AFTER_ROLL:
        return after_roll_moves(box, s, out)
    if phase == RECOVERY:
        return recovery_moves(box, s, out)
    if phase == REPLACE:
        return pass_too(out, held_player_moves(s, replacing_seat(s), REPLACE_PLAYER, out, 0))
    if phase == BLOCK:
        out[0] = USE_BLOC
        return pass_too(out, 1)
    if phase == SIMULATE:
        out[0] = USE_SIMULATION
        return pass_too(out, 1)
    return other_moves(box, s, out)


@rule()
def pass_too(out, n):
    out[n] = PASS
    return n + 1


@rule("WF-44")
def window_moves(box, s, seat, first, out):
    return pass_too(out, player_moves(box, s, seat, first, out, 0))


@rule("WF-06", "WF-56")
def other_moves(box, s, out):
    """Discards, set pieces, penalties, and the choices before a half."""
    phase = s.phase
    if phase == LOSE:
        return kind_moves(s, s.drawer, DISCARD_KIND, out, 0)
    if phase == TRIM:
        return trim_moves(box, s, out)
    if phase == PUNISH:
        return held_player_moves(s, s.drawer, DISCARD_PLAYER, out, kind_moves(s, s.drawer, DISCARD_KIND, out, 0))
    if phase == RECOVER:
        return recover_moves(s, out)
    if phase == MARK:
        return window_moves(box, s, s.ball, DISCARD_PLAYER, out)
    if phase == PENALTY_CARD:
        return window_moves(box, s, 1 - s.ball, DISCARD_PLAYER, out)
    if phase in (FACE, DIVE):
        for face in range(FACES):
            out[face] = FACE_0 + 1 + face
        return FACES
    if phase == DECK:
        return deck_moves(s, out)
    if phase == LEAVE:
        return leave_moves(box, s, out)
    if phase == CHOOSE:
        return choose_moves(s, out)
    if phase == CHOOSE_ABILITIES:
        return ability_moves(box, s, out)
    return 0


@rule("WF-06")
def trim_moves(box, s, out):
    n = 0
    if hand_size(s, s.drawer) > action_limit(box, s, s.drawer):
        n = kind_moves(s, s.drawer, DISCARD_KIND, out, n)
    if players_in_hand(s, s.drawer) > player_limit(box, s, s.drawer):
        n = held_player_moves(s, s.drawer, DISCARD_PLAYER, out, n)
    return n


@rule()
def outcomes(box, s, out):
    """Dice, cards of a pile as often as they lie there, the coin."""
    phase = s.phase
    if phase == DRAW:
        n = 0
        for kind in range(N_KINDS):
            n = kind_outcomes(s, s.drawer * ZONES + PILE, kind, out, n)
        return n
    if phase in (DUEL, REPLY_ROLL):
        return die_outcomes(out, D20)
    if phase == DRAW_PLAYER:
        n = 0
        for i in range(SQUAD):
            if s.cards.where[s.drawer * SQUAD + i] == s.drawer * ZONES + PILE:
                out[n] = DRAWN_PLAYER + i
                n += 1
        return n
    if phase == COIN:
        out[0] = COIN_0
        out[1] = COIN_0 + 1
        return 2
    if phase == TURN_DEFENCE:
        n = 0
        for kind in range(N_KINDS):
            n = kind_outcomes(s, DEFENCE, kind, out, n)
        return n
    if phase == TURN_CARD:
        return turn_moves(s, out)
    if phase == PAY:
        n = 0
        for kind in range(N_KINDS):
            n = kind_outcomes(s, AUTOMATON * ZONES + PILE, kind, out, n)
        return n
    if phase == TEN_CARDS:
        return ten_moves(box, s, out)
    return die_outcomes(out, FACES)


@rule()
def die_outcomes(out, faces):
    for face in range(faces):
        out[face] = face + 1
    return faces


# Playing one


@rule("WF-15", "WF-16", "WF-19")
def play(box, s, move):
    if s.actor == NATURE:
        play_nature(box, s, move)
    else:
        play_seat(box, s, move)
    settle(box, s)


@rule()
def play_nature(box, s, move):
    phase = s.phase
    if phase == DRAW:
        play_draw(s, move - DRAWN)
    elif phase == DRAW_PLAYER:
        play_draw_player(s, move - DRAWN_PLAYER)
    elif phase == DUEL:
        play_duel(box, s, move)
    elif phase == SHOT:
        play_shot(box, s, move)
    elif phase == SAVE:
        play_save(box, s, move)
    elif phase == REPLY_ROLL:
        play_reply_roll(box, s, move)
    elif phase == TRAP:
        play_trap(box, s, move)
    elif phase == SIMULATION:
        play_simulation(box, s, move)
    elif phase == PENALTY_DICE:
        play_penalty_dice(s, move)
    elif phase == COIN:
        play_coin(s, move - COIN_0)
    elif phase == TURN_DEFENCE:
        play_turn_defence(box, s, move - DRAWN)
    elif phase == TURN_CARD:
        play_turn(box, s, move - DRAWN)
    elif phase == PAY:
        play_pay(s, move - DRAWN)
    elif phase == TEN_CARDS:
        play_ten(box, s, move - DRAWN)


@rule()
def play_seat(box, s, move):
    phase = s.phase
    if phase == ATTACK:
        play_attack(box, s, move)
    elif phase == DEFEND:
        play_defend(box, s, move)
    elif phase == WITH:
        play_with(box, s, move)
    elif phase == AFTER:
        play_after(box, s, move)
    elif phase == AFTER_ROLL:
        play_after_roll(box, s, move)
    elif phase == REPLY:
        play_reply(box, s, move)
    elif phase == KEEPER:
        play_keeper(box, s, move)
    elif phase == RECOVERY:
        play_recovery(box, s, move)
    elif phase == REPLACE:
        play_replace(s, move)
    elif phase == BLOCK:
        play_block(s, move)
    elif phase == SIMULATE:
        play_simulate(s, move)
    else:
        play_choice(box, s, move)


@rule()
def play_choice(box, s, move):
    """Discards, set pieces, penalties, and the choices before a half."""
    phase = s.phase
    if phase == LOSE:
        play_lose(s, move)
    elif phase == TRIM:
        discard(s, s.drawer, move)
    elif phase == PUNISH:
        play_punish(s, move)
    elif phase == RECOVER:
        play_recover(s, move - RECOVER_KIND)
    elif phase == MARK:
        play_mark(s, move)
    elif phase == PENALTY_CARD:
        play_penalty_card(s, move)
    elif phase == FACE:
        play_face(s, move)
    elif phase == DIVE:
        play_dive(s, move)
    elif phase == DECK:
        play_deck(box, s, move)
    elif phase == LEAVE:
        leave_out(s, s.chooser, move - LEAVE_KIND)
    elif phase == CHOOSE:
        play_choose(box, s, move - CHOOSE_KIND)
    elif phase == CHOOSE_ABILITIES:
        play_ability(box, s, move)
