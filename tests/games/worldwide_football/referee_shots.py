"""Shots, fouls and set pieces (WF-30 to WF-33, WF-51 to WF-61, WF-81)."""

from __future__ import annotations

from tests.games.worldwide_football import referee_solo as solo
from tests.games.worldwide_football.referee_table import (
    SHOTS,
    Action,
    Data,
    Ending,
    Match,
    Number,
    Steps,
    YesNo,
    ask,
    discard_one,
    move,
    throw,
    trim,
    wipe,
)
from tests.games.worldwide_football.referee_windows import after_cards, choose_card, number, of_timing, replacements

# Shots


def best_of(dice: int) -> Number:
    best = 0
    for _ in range(dice):
        die = yield from throw(6)
        best = max(best, die)
    return best


def shot(m: Match, action: Action) -> Ending:
    """WF-32: the dice, wide (WF-61), the quality, then the keeper."""
    kept = yield from best_of(2 if action.best_of_two else 1)
    if kept == 1 and m.module("wide"):
        return "wide"
    card = m.kinds[action.kind]
    strip = card["strip"][m.pa - card["needs"][0]]  # WF-30
    return (yield from keeper(m, kept + strip + action.crossed + action.efficiency + action.shot_bonus))


def keeper(m: Match, quality: int) -> Ending:
    """WF-31, WF-32 (5) to (7): a G card, the keeper's die or dice, goal, save or corner."""
    seat = 1 - m.ball
    side = m.sides[seat]
    dice, bonus = 1, 0
    if m.automaton(seat):
        n = solo.card_of(m, "keeper") or 0
    else:
        answer = yield from choose_card(m, seat, of_timing("keeper"))
        n = 0 if answer == "pass" else number(answer)
    if n:
        move(n, side.players_hand, side.players_table)
        card = m.player(seat, n)
        dice, bonus = (2 if card.get("keeper_best") else 1), card.get("keeper", 0)
    die = yield from best_of(dice)
    if die + bonus < quality:
        m.sides[m.ball].goals += 1
        return "goal"
    if die + bonus == quality and m.module("corners"):
        return (yield from corner(m))
    return "saved"


def corner(m: Match) -> Ending:
    """WF-60: replacements, then the attack goes on at exactly 5 PA."""
    wipe(m)
    m.pa, m.restart = m.box["set_pieces"]["corner"], "corner"
    yield from replacements(m, m.ball)
    yield from replacements(m, 1 - m.ball)
    return ""


# Fouls


def booking(m: Match, seat: int, card: str) -> Steps:
    """WF-56: a yellow costs 1 hand card, a red 3 and lower limits; WF-101 for the automaton."""
    if card == "no card":
        return
    side = m.sides[seat]
    cost = m.box["bookings"][card]
    side.yellows += card == "yellow"
    side.reds += card == "red"
    if m.automaton(seat):
        yield from solo.pay_booking(m, cost)
        return
    for _ in range(cost):
        if side.hand or side.players_hand:
            yield from discard_one(m, seat, side.hand, side.players_hand)
    yield from trim(m, seat)


def after_foul(m: Match, action: Action, card: str) -> Ending:
    """WF-57: the card, replacements, the kind of set piece, the après cards, then the set piece."""
    yield from booking(m, 1 - m.ball, card)
    yield from replacements(m, m.ball)
    yield from replacements(m, 1 - m.ball)
    pa = m.pa
    if action.kind not in SHOTS:  # WF-53, WF-55: no shot is taken that an après T card could help
        yield from after_cards(m, action)
    wipe(m)
    direct = m.box["set_pieces"]["direct"]
    if pa < direct:  # WF-52
        m.restart = "free kick"
        return ""
    if pa == direct:
        return (yield from direct_free_kick(m))
    scored = yield from penalty(m, m.ball, in_play=True)
    m.sides[m.ball].goals += scored
    return "goal" if scored else "saved"


def has_mark(card: Data) -> bool:
    return bool(card.get("mark"))


def direct_free_kick(m: Match) -> Ending:
    """WF-53: a hand card with the ball mark may be discarded first; d6 + 1, or + 2; never wide."""
    side = m.sides[m.ball]
    if m.automaton(m.ball):
        n = solo.ball_mark(m) or 0
    else:
        answer = yield from choose_card(m, m.ball, has_mark, "discard player {}")
        n = 0 if answer == "pass" else number(answer)
    bonus = m.box["set_pieces"]["direct_bonus"]
    if n:
        move(n, side.players_hand, side.players_discard)
        bonus = m.box["set_pieces"]["mark_bonus"]
    die = yield from throw(6)
    return (yield from keeper(m, die + bonus))


def penalty(m: Match, shooter: int, in_play: bool) -> YesNo:
    """WF-54: different faces are a goal. WF-81: a G card makes the keeper's face save two. WF-99: in solo two dice."""
    if m.solo:
        first = yield from throw(6)
        second = yield from throw(6)
        return bool(first != second)
    keeping = 1 - shooter
    side = m.sides[keeping]
    wide = False
    if in_play and m.international and m.setup["keeper_on_penalty"]:
        answer = yield from choose_card(m, keeping, of_timing("keeper"), "discard player {}")
        if answer != "pass":
            move(number(answer), side.players_hand, side.players_discard)
            wide = True
    faces = [f"face {face}" for face in range(1, 7)]
    face = yield from ask(shooter, faces)
    dive = yield from ask(keeping, faces)
    saved = {number(dive), number(dive) % 6 + 1} if wide else {number(dive)}
    return number(face) not in saved
