"""Whose turn, which moves, what a move does: a table of contents by phase.

`play` does what was chosen, then the rules go on by themselves (`step`) until a seat or Nature is asked.
"""

from __future__ import annotations

from ludotheque.engine.rule import NATURE, rule
from ludotheque.games.worldwide_football.position import AUTOMATON, N_KINDS, PLACES, SQUAD, Move, Phase, Place
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
    if phase < Phase.ATTACK:
        return step_before(box, s)
    if phase <= Phase.AFTER:
        return step_action(box, s)
    if phase <= Phase.PENALTY_DICE:
        return step_set_piece(box, s)
    if phase <= Phase.TRIM:
        return step_card(box, s)
    return step_between(box, s)


@rule("WF-71")
def step_before(box, s):
    phase = s.phase
    if phase == Phase.PREPARE:
        return step_prepare(box, s)
    if phase in (Phase.DECK, Phase.CHOOSE):
        return step_choose_cards(box, s)
    if phase == Phase.LEAVE:
        return step_leave(box, s)
    if phase == Phase.ABILITIES:
        return step_abilities(box, s)
    if phase == Phase.DEAL:
        return step_deal(box, s)
    return wait(s, NATURE)


@rule("WF-16")
def step_action(box, s):
    """An action card, in the order of WF-16."""
    phase = s.phase
    if phase == Phase.ATTACK:
        return wait(s, s.ball)
    if phase == Phase.WITH:
        return step_with(box, s)
    if phase == Phase.BLOC:
        return step_block(s)
    if phase == Phase.DEFEND:
        return step_defend(s)
    if phase == Phase.AFTER_ROLL:
        return step_after_roll(box, s)
    if phase == Phase.VERDICT:
        judge(box, s)
        return True
    if phase == Phase.SIMULATE:
        return step_simulate(box, s)
    if phase == Phase.VALIDATE:
        validate(box, s)
        return True
    if phase == Phase.EFFECT:
        return begin_losing(s)
    if phase == Phase.LOSE:
        return step_lose(s)
    if phase == Phase.AFTER:
        return step_after(box, s)
    return wait(s, NATURE)


@rule("WF-32", "WF-57")
def step_set_piece(box, s):
    phase = s.phase
    if phase == Phase.FOUL:
        foul(box, s)
        return True
    if phase == Phase.PUNISH:
        return step_punish(s)
    if phase == Phase.STOPPAGE:
        stoppage(s)
        return True
    if phase == Phase.SET_PIECE:
        set_piece(box, s)
        return True
    if phase == Phase.MARK:
        return step_mark(box, s)
    if phase == Phase.KEEPER:
        return step_keeper(box, s)
    if phase == Phase.PENALTY:
        return step_penalty(s)
    if phase == Phase.PENALTY_CARD:
        return step_penalty_card(box, s)
    if phase == Phase.FACE:
        return wait(s, s.ball)
    if phase == Phase.DIVE:
        return wait(s, 1 - s.ball)
    return wait(s, NATURE)


@rule("WF-06", "WF-17", "WF-44")
def step_card(box, s):
    phase = s.phase
    if phase == Phase.REPLY:
        return step_reply(box, s)
    if phase == Phase.CARD_EFFECT:
        if s.solo and s.layer == AUTOMATON:
            automaton_recovers_card(box, s)
        apply_card(box, s)
        return True
    if phase == Phase.RECOVER:
        return step_recover(box, s)
    if phase == Phase.CARD_DRAWN:
        add_card_points(box, s)
        return True
    if phase in (Phase.DRAW, Phase.DRAW_PLAYER):
        return step_draw(s)
    if phase == Phase.TRIM:
        return step_trim(box, s)
    return wait(s, NATURE)


@rule("WF-19")
def step_between(box, s):
    phase = s.phase
    if phase == Phase.GIVEN:
        after_give_back(s)
        return True
    if phase == Phase.CHANGE:
        if s.solo:
            drop_recovered(s)
        change_sides(s)
        return True
    if phase == Phase.REPLACE:
        return step_replace(s)
    if phase == Phase.RECOVERY:
        return step_recovery(box, s)
    if phase == Phase.CORNER:
        corner(s)
        return True
    if phase == Phase.HALF_END:
        end_half(box, s)
        return s.phase != Phase.OVER
    if phase == Phase.SHOOT_OUT:
        return step_shoot_out(box, s)
    if phase == Phase.TURN_DEFENCE:
        return step_turn_defence(s)
    if phase == Phase.PAY:
        return step_pay(s)
    if phase == Phase.TEN_CARDS:
        return step_ten_cards(box, s)
    if phase == Phase.OVER:
        return False
    return wait(s, NATURE)


# The legal moves, or what can come


@rule("WF-15")
def moves(box, s, out):
    if s.actor == NATURE:
        return outcomes(box, s, out)
    phase = s.phase
    if phase == Phase.ATTACK:
        return attack_moves(box, s, out)
    if phase == Phase.DEFEND:
        return defend_moves(box, s, out)
    if phase == Phase.WITH:
        return with_moves(box, s, out)
    if phase == Phase.AFTER:
        return window_moves(box, s, s.ball, Move.PLAYER, out)
    if phase == Phase.REPLY:
        return window_moves(box, s, 1 - s.layer, Move.PLAYER, out)
    if phase == Phase.KEEPER:
        return window_moves(box, s, 1 - s.ball, Move.PLAYER, out)
    if phase == Phase.AFTER_ROLL:
        return after_roll_moves(box, s, out)
    if phase == Phase.RECOVERY:
        return recovery_moves(box, s, out)
    if phase == Phase.REPLACE:
        return pass_too(out, held_player_moves(s, replacing_seat(s), Move.REPLACE, out, 0))
    if phase == Phase.BLOC:
        out[0] = Move.USE_BLOC
        return pass_too(out, 1)
    if phase == Phase.SIMULATE:
        out[0] = Move.USE_SIMULATION
        return pass_too(out, 1)
    return other_moves(box, s, out)


@rule()
def pass_too(out, n):
    out[n] = Move.PASS
    return n + 1


@rule("WF-44")
def window_moves(box, s, seat, first, out):
    return pass_too(out, player_moves(box, s, seat, first, out, 0))


@rule("WF-06", "WF-56")
def other_moves(box, s, out):
    """Discards, set pieces, penalties, and the choices before a half."""
    phase = s.phase
    if phase == Phase.LOSE:
        return kind_moves(s, s.drawer, Move.DISCARD, out, 0)
    if phase == Phase.TRIM:
        return trim_moves(box, s, out)
    if phase == Phase.PUNISH:
        return held_player_moves(s, s.drawer, Move.DISCARD_PLAYER, out, kind_moves(s, s.drawer, Move.DISCARD, out, 0))
    if phase == Phase.RECOVER:
        return recover_moves(s, out)
    if phase == Phase.MARK:
        return window_moves(box, s, s.ball, Move.DISCARD_PLAYER, out)
    if phase == Phase.PENALTY_CARD:
        return window_moves(box, s, 1 - s.ball, Move.DISCARD_PLAYER, out)
    if phase in (Phase.FACE, Phase.DIVE):
        for face in range(FACES):
            out[face] = Move.FACE + 1 + face
        return FACES
    if phase == Phase.DECK:
        return deck_moves(s, out)
    if phase == Phase.LEAVE:
        return leave_moves(box, s, out)
    if phase == Phase.CHOOSE:
        return choose_moves(s, out)
    if phase == Phase.ABILITIES:
        return ability_moves(box, s, out)
    return 0


@rule("WF-06")
def trim_moves(box, s, out):
    n = 0
    if hand_size(s, s.drawer) > action_limit(box, s, s.drawer):
        n = kind_moves(s, s.drawer, Move.DISCARD, out, n)
    if players_in_hand(s, s.drawer) > player_limit(box, s, s.drawer):
        n = held_player_moves(s, s.drawer, Move.DISCARD_PLAYER, out, n)
    return n


@rule()
def outcomes(box, s, out):
    """Dice, cards of a pile as often as they lie there, the coin."""
    phase = s.phase
    if phase == Phase.DRAW:
        n = 0
        for kind in range(N_KINDS):
            n = kind_outcomes(s, s.drawer * PLACES + Place.PILE, kind, out, n)
        return n
    if phase in (Phase.DUEL, Phase.REPLY_ROLL):
        return die_outcomes(out, D20)
    if phase == Phase.DRAW_PLAYER:
        n = 0
        for i in range(SQUAD):
            if s.cards.where[s.drawer * SQUAD + i] == s.drawer * PLACES + Place.PILE:
                out[n] = Move.DRAWN_PLAYER + i
                n += 1
        return n
    if phase == Phase.COIN:
        out[0] = Move.COIN
        out[1] = Move.COIN + 1
        return 2
    if phase == Phase.TURN_DEFENCE:
        n = 0
        for kind in range(N_KINDS):
            n = kind_outcomes(s, Place.DEFENCE, kind, out, n)
        return n
    if phase == Phase.TURN_CARD:
        return turn_moves(s, out)
    if phase == Phase.PAY:
        n = 0
        for kind in range(N_KINDS):
            n = kind_outcomes(s, AUTOMATON * PLACES + Place.PILE, kind, out, n)
        return n
    if phase == Phase.TEN_CARDS:
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
    if phase == Phase.DRAW:
        play_draw(s, move - Move.DRAWN)
    elif phase == Phase.DRAW_PLAYER:
        play_draw_player(s, move - Move.DRAWN_PLAYER)
    elif phase == Phase.DUEL:
        play_duel(box, s, move)
    elif phase == Phase.SHOT:
        play_shot(box, s, move)
    elif phase == Phase.SAVE:
        play_save(box, s, move)
    elif phase == Phase.REPLY_ROLL:
        play_reply_roll(box, s, move)
    elif phase == Phase.TRAP:
        play_trap(box, s, move)
    elif phase == Phase.SIMULATION:
        play_simulation(box, s, move)
    elif phase == Phase.PENALTY_DICE:
        play_penalty_dice(s, move)
    elif phase == Phase.COIN:
        play_coin(s, move - Move.COIN)
    elif phase == Phase.TURN_DEFENCE:
        play_turn_defence(box, s, move - Move.DRAWN)
    elif phase == Phase.TURN_CARD:
        play_turn(box, s, move - Move.DRAWN)
    elif phase == Phase.PAY:
        play_pay(s, move - Move.DRAWN)
    elif phase == Phase.TEN_CARDS:
        play_ten(box, s, move - Move.DRAWN)


@rule()
def play_seat(box, s, move):
    phase = s.phase
    if phase == Phase.ATTACK:
        play_attack(box, s, move)
    elif phase == Phase.DEFEND:
        play_defend(box, s, move)
    elif phase == Phase.WITH:
        play_with(box, s, move)
    elif phase == Phase.AFTER:
        play_after(box, s, move)
    elif phase == Phase.AFTER_ROLL:
        play_after_roll(box, s, move)
    elif phase == Phase.REPLY:
        play_reply(box, s, move)
    elif phase == Phase.KEEPER:
        play_keeper(box, s, move)
    elif phase == Phase.RECOVERY:
        play_recovery(box, s, move)
    elif phase == Phase.REPLACE:
        play_replace(s, move)
    elif phase == Phase.BLOC:
        play_block(s, move)
    elif phase == Phase.SIMULATE:
        play_simulate(s, move)
    else:
        play_choice(box, s, move)


@rule()
def play_choice(box, s, move):
    """Discards, set pieces, penalties, and the choices before a half."""
    phase = s.phase
    if phase == Phase.LOSE:
        play_lose(s, move)
    elif phase == Phase.TRIM:
        discard(s, s.drawer, move)
    elif phase == Phase.PUNISH:
        play_punish(s, move)
    elif phase == Phase.RECOVER:
        play_recover(s, move - Move.RECOVER)
    elif phase == Phase.MARK:
        play_mark(s, move)
    elif phase == Phase.PENALTY_CARD:
        play_penalty_card(s, move)
    elif phase == Phase.FACE:
        play_face(s, move)
    elif phase == Phase.DIVE:
        play_dive(s, move)
    elif phase == Phase.DECK:
        play_deck(box, s, move)
    elif phase == Phase.LEAVE:
        leave_out(s, s.chooser, move - Move.LEAVE)
    elif phase == Phase.CHOOSE:
        play_choose(box, s, move - Move.CHOOSE)
    elif phase == Phase.ABILITIES:
        play_ability(box, s, move)
