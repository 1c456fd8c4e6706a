"""Shots, fouls and set pieces (WF-30 to WF-33, WF-51 to WF-61, WF-81)."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.worldwide_football import referee_solo as solo
from tests.games.worldwide_football.referee_table import (
    SHOTS,
    Action,
    Data,
    Ending,
    Match,
    Question,
    Steps,
    YesNo,
    ask,
    discard_one,
    discard_player,
    throw,
    trim,
    wipe,
)
from tests.games.worldwide_football.referee_windows import after_cards, choose_card, lay_open, number, of_timing, replacements

# Shots


def best_of(dice: int) -> Generator[Question, str, tuple[int, int]]:
    """The highest die, and the one beside it (0: there is none)."""
    thrown = []
    for _ in range(dice):
        die = yield from throw(6)
        thrown.append(die)
    return max(thrown), min(thrown) if dice > 1 else 0


def shot(m: Match, action: Action) -> Ending:
    """WF-32: the dice, wide (WF-61), the quality, then the keeper."""
    m.sides[m.ball].shots += 1
    kept, other = yield from best_of(2 if action.best_of_two else 1)
    card = m.kinds[action.kind]
    strip = card["strip"][min(m.pa - card["needs"][0], 2)]  # WF-30; beyond its end only with an edited card
    quality = shot_at(m, kept, other, strip + action.crossed + action.efficiency + action.shot_bonus)
    if kept == 1 and m.module("wide"):
        m.say("wide", seat=m.ball)
        return "wide"
    return (yield from keeper(m, quality))


def shot_at(m: Match, die: int, other: int, bonus: int) -> int:
    """The quality of a shot, told with its dice."""
    m.say("shot", seat=m.ball, die=die, other=other, bonus=bonus, quality=die + bonus)
    return die + bonus


def keeper(m: Match, quality: int) -> Ending:
    """WF-31, WF-32 (5) to (7): a G card, the keeper's die or dice, goal, save or corner."""
    seat = 1 - m.ball
    dice, bonus = 1, 0
    if m.automaton(seat):
        n = solo.card_of(m, "keeper") or 0
    else:
        answer = yield from choose_card(m, seat, of_timing("keeper"))
        n = 0 if answer == "pass" else number(answer)
    if n:
        card = lay_open(m, seat, n)
        dice, bonus = (2 if card.get("keeper_best") else 1), card.get("keeper", 0)
    die, other = yield from best_of(dice)
    m.say("keeper", seat=seat, die=die, other=other, bonus=bonus, quality=quality)
    if die + bonus == quality and m.module("corners"):
        return (yield from corner(m))
    return ended(m, die + bonus < quality)


def ended(m: Match, goal: bool) -> str:
    """WF-31: a goal, or the ball is saved; told of the scorer, or of the keeper."""
    if goal:
        m.sides[m.ball].goals += 1
        m.say("goal", seat=m.ball, own=m.sides[m.ball].goals, theirs=m.sides[1 - m.ball].goals)
        return "goal"
    m.say("saved", seat=1 - m.ball)
    return "saved"


def corner(m: Match) -> Ending:
    """WF-60: replacements, then the attack goes on at exactly 5 PA."""
    wipe(m)
    m.pa = m.box["set_pieces"]["corner"]
    m.sides[m.ball].corners += 1
    m.say("corner", seat=m.ball, pa=m.pa)
    yield from replacements(m, m.ball)
    yield from replacements(m, 1 - m.ball)
    m.restart = "corner"
    return ""


# Fouls


def booking(m: Match, seat: int, card: str) -> Steps:
    """WF-56: a yellow costs 1 hand card, a red 3 and lower limits; WF-101 for the automaton."""
    if card == "no card":
        return
    side = m.sides[seat]
    cost = m.box["bookings"][card]
    if card == "yellow":
        side.yellows += 1
        m.say("yellow", seat=seat)
    else:
        side.reds += 1
        m.say("red", seat=seat, reds=side.reds)
    if m.automaton(seat):
        yield from solo.pay_booking(m, cost)
        return
    for _ in range(cost):
        if side.hand or side.players_hand:
            yield from discard_one(m, seat, side.hand, side.players_hand)
    yield from trim(m, seat)


def after_foul(m: Match, action: Action, card: str) -> Ending:
    """WF-57: the card, replacements, the kind of set piece, the après cards, then the set piece."""
    seat, foul = 1 - m.ball, action.foul or {}
    m.sides[seat].fouls += 1
    m.say("foul" if foul else "simulated-foul", seat=seat, **foul)
    yield from booking(m, seat, card)
    wipe(m)
    yield from replacements(m, m.ball)
    yield from replacements(m, 1 - m.ball)
    wanted = awarded(m)
    if action.kind not in SHOTS:  # WF-53, WF-55: no shot is taken that an après T card could help
        yield from after_cards(m, action)
        wipe(m)
    if wanted == "free-kick":  # WF-52
        m.restart = "free kick"
        return ""
    if wanted == "direct":
        return (yield from direct_free_kick(m))
    scored = yield from penalty(m, m.ball, in_play=True)
    return ended(m, scored)


def awarded(m: Match) -> str:
    """WF-52 to WF-54: the set piece, by the PA now on the table."""
    direct = m.box["set_pieces"]["direct"]
    if m.pa < direct:
        m.say("free-kick", seat=m.ball, pa=m.pa)
        return "free-kick"
    if m.pa == direct:
        m.say("direct", seat=m.ball)
        return "direct"
    m.sides[m.ball].penalties += 1
    m.say("penalty", seat=m.ball)
    return "penalty"


def has_mark(card: Data) -> bool:
    return bool(card.get("mark"))


def direct_free_kick(m: Match) -> Ending:
    """WF-53: a hand card with the ball mark may be discarded first; d6 + 1, or + 2; never wide."""
    if m.automaton(m.ball):
        n = solo.ball_mark(m) or 0
    else:
        answer = yield from choose_card(m, m.ball, has_mark, "discard player {}")
        n = 0 if answer == "pass" else number(answer)
    bonus = m.box["set_pieces"]["direct_bonus"]
    if n:
        m.say("mark", seat=m.ball, player=m.named(m.ball, n))
        discard_player(m, m.ball, n)
        bonus = m.box["set_pieces"]["mark_bonus"]
    m.sides[m.ball].shots += 1
    die = yield from throw(6)
    return (yield from keeper(m, shot_at(m, die, 0, bonus)))


def penalty(m: Match, shooter: int, in_play: bool) -> YesNo:
    """WF-54: different faces are a goal. WF-81: a G card makes the keeper's face save two. WF-99: in solo two dice."""
    if m.solo:
        first = yield from throw(6)
        second = yield from throw(6)
        m.say("penalty-dice", seat=shooter, face=first, dive=second, goal=first != second)
        return bool(first != second)
    keeping = 1 - shooter
    wide = False
    if in_play and m.international and m.setup["keeper_on_penalty"]:
        answer = yield from choose_card(m, keeping, of_timing("keeper"), "discard player {}")
        if answer != "pass":
            m.say("penalty-card", seat=keeping, player=m.named(keeping, number(answer)))
            discard_player(m, keeping, number(answer))
            wide = True
    faces = [f"face {face}" for face in range(1, 7)]
    face = number((yield from ask(shooter, faces)))
    dive = number((yield from ask(keeping, faces)))
    goal = face not in ({dive, dive % 6 + 1} if wide else {dive})
    m.say("penalty-faces", seat=shooter, face=face, dive=dive, goal=goal)
    return goal
