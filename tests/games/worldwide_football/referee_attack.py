"""An attack: the attack turn, an action card from a to l, the defence on it (WF-10 to WF-24, WF-41, WF-42, WF-65 to WF-70)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.worldwide_football import referee_solo as solo
from tests.games.worldwide_football.referee_shots import after_foul, booking, shot
from tests.games.worldwide_football.referee_table import (
    DEFENCES,
    MOST_PA,
    SHOTS,
    Action,
    Answer,
    Ending,
    Match,
    Number,
    Steps,
    ask,
    discard_one,
    draw,
    draw_players,
    each,
    gain,
    move,
    pay_star,
    spend,
    take,
    throw,
    trim,
)
from tests.games.worldwide_football.referee_windows import after_cards, choose_card, lay_open, number, with_cards


def attack(m: Match) -> Ending:
    """WF-10, WF-15: again and again one of the things the seat with the ball may do, until the attack ends."""
    while True:
        if m.automaton(m.ball):
            answer = yield from solo.attack_turn(m)
        else:
            answer = yield from attack_turn(m)
        if answer == "give":
            return "given"
        if answer.startswith("lay"):
            ending = yield from action_card(m, answer.split()[1])
            if ending:
                return ending


# The attack turn


def can_be_laid(m: Match, kind: str) -> bool:
    """WF-11, WF-52, WF-60: prerequisite, the ceiling, the cards a restart allows."""
    card = m.kinds[kind]
    if kind in DEFENCES:
        return False
    if m.restart == "free kick" and kind not in ("P", "PL", "PP", "C"):
        return False
    if m.restart == "corner" and kind not in ("P", "PL", "C"):
        return False
    low, high = card.get("needs", (0, MOST_PA))
    return bool(low <= m.pa <= high and m.pa + card.get("pa", 0) <= MOST_PA)


def attack_turn(m: Match) -> Answer:
    """WF-15: lay an action card, Jeu offensif (WF-41), Schéma tactique (WF-42), or give back."""
    side = m.sides[m.ball]
    choices = [f"lay {kind}" for kind in sorted(set(side.hand)) if can_be_laid(m, kind)]
    if m.has(m.ball, "jeu") and m.pa <= m.box["abilities"]["attacking_play_most"] and not m.restart:
        choices.append("use jeu")
    if m.has(m.ball, "schema"):
        choices += each("use schema {}", side.pile)
        choices += each("use schema {} back", [card for card in side.discard if card in SHOTS])
    answer = yield from ask(m.ball, [*choices, "give"])
    if answer == "use jeu":
        pay_star(m, m.ball, "jeu")
        gain(m, m.box["abilities"]["attacking_play"])
    elif answer.startswith("use schema"):
        side.stars -= 1
        card, back = answer.split()[2], answer.endswith("back")
        if back:
            take(side, card, side.discard)
        else:
            move(card, side.pile, side.hand)
        m.say("schema-back" if back else "schema", seat=m.ball, card=card, stars=side.stars)
        yield from trim(m, m.ball)
    elif answer.startswith("lay"):
        spend(side, answer.split()[1], side.table)
    return answer


# An action card


def action_card(m: Match, kind: str) -> Ending:
    """WF-16, in its order. The card lies on the table already."""
    action = Action(
        kind,
        first=not m.opened,
        barred=m.bar_next or m.restart == "free kick",  # WF-18, WF-52
        at_corner=m.restart == "corner",
        crossed=m.cross if kind in SHOTS else 0,
    )
    m.opened, m.bar_next, m.cross, m.restart = True, False, 0, ""
    m.trail.append([kind, None])
    m.say("lays", seat=m.ball, card=kind, pa=m.pa, barred=action.barred)
    yield from with_cards(m, action)  # b
    if action.first:
        yield from blocks(m)  # c
    result = "nothing"
    if not action.barred:
        result = yield from defence(m, action)  # d to h
    if result in ("won", "trapped"):
        return result
    yield from validate(m, action)  # i
    if action.foul is not None:
        return (yield from after_foul(m, action, result))  # j
    yield from after_cards(m, action)  # k
    if kind in SHOTS:
        return (yield from shot(m, action))  # l
    return ""


def validate(m: Match, action: Action) -> Steps:
    """WF-10, WF-12, WF-95: PA of the card and its avec cards, then the card's effect with its trim."""
    card = m.kinds[action.kind]
    side = m.sides[m.ball]
    m.pa += card.get("pa", 0) + action.with_pa
    m.trail[-1][1] = m.pa
    if action.kind not in SHOTS:
        m.say("validated", seat=m.ball, card=action.kind, pa=m.pa)
    if action.kind == "PP":
        m.bar_next = True
    elif action.kind == "C":
        m.cross = card["cross"]
    elif m.automaton(m.ball):
        if action.kind == "P":
            yield from solo.activate(m)
            solo.keep_limit(m)
    elif action.kind == "D":
        yield from draw(m, m.ball, card["draw"])
    elif action.kind == "P":
        yield from draw_players(m, m.ball, card["draw_player"])
    elif action.kind == "PL":
        for _ in range(min(card["discard"], len(side.hand))):
            yield from discard_one(m, m.ball, side.hand, [])
    if not m.automaton(m.ball):
        yield from trim(m, m.ball)


# The defence


def blocks(m: Match) -> Steps:
    """WF-65: Bloc défensif on the first card, as often as the defender pays."""
    seat = 1 - m.ball
    while m.has(seat, "bloc") and not m.automaton(seat):
        answer = yield from ask(seat, ["use bloc", "pass"])
        if answer == "pass":
            return
        pay_star(m, seat, "bloc")
        m.blocks += 1


def defence(m: Match, action: Action) -> Answer:
    """WF-16 d to h: `nothing`, `trapped`, `won`, `failed`, or after a foul the card it brings: `yellow`, `red`, `no card`."""
    seat = 1 - m.ball
    if m.automaton(seat):
        card = yield from solo.turn_defence(m)
        if not card:
            return "nothing"
        if bonus_of(m, action, card) < 0:
            m.say("turns-defence", seat=seat, card=card)
            return "nothing"
    else:
        answer = yield from answer_to_card(m, action, seat)
        if answer == "draw":
            m.say("lets-go", seat=seat, n=min(m.box["defender"]["draw"], len(m.sides[seat].pile)))
            yield from draw(m, seat, m.box["defender"]["draw"])  # WF-23
            yield from trim(m, seat)
            return "nothing"
        if answer == "use piege":
            return (yield from offside_trap(m, seat))
        card = answer.split()[1]
        spend(m.sides[seat], card, m.sides[seat].table)
    return (yield from duel(m, action, card))


def offside_trap(m: Match, seat: int) -> Answer:
    """WF-66."""
    pay_star(m, seat, "piege")
    die = yield from throw(6)
    won = die >= m.box["abilities"]["trap"]
    m.say("trap", seat=seat, die=die, won=won)
    return "trapped" if won else "nothing"


def bonus_of(m: Match, action: Action, defence_card: str) -> int:
    """WF-12: the bonus the attack card gives to that defence; -1: it doesn't list it."""
    return int(m.kinds[action.kind]["answers"][DEFENCES.index(defence_card)])


def answer_to_card(m: Match, action: Action, seat: int) -> Answer:
    """WF-20, WF-66, WF-70: Repli as often as it pays, then draw 2, a listed defence card, or Piège."""
    side = m.sides[seat]
    while True:
        choices = ["draw"]
        choices += [f"lay {card}" for card in sorted(set(side.hand)) if card in DEFENCES and bonus_of(m, action, card) >= 0]
        if m.has(seat, "piege") and action.kind in ("PL", "PP", "C") and not action.at_corner:
            choices.append("use piege")
        source = side.pile if any(card in DEFENCES for card in side.pile) else side.discard
        if m.has(seat, "repli"):
            choices += each("use repli {}", [card for card in source if card in DEFENCES])
        answer = yield from ask(seat, choices)
        if not answer.startswith("use repli"):
            return answer
        side.stars -= 1
        card = answer.split()[2]
        take(side, card, source)
        m.say("repli", seat=seat, card=card, stars=side.stars)
        yield from trim(m, seat)


@dataclass
class Roll:
    """A defence card's d20: what it needs, with Bloc and stadium, and the cards added to it."""

    card: str
    need: int
    die: int = 0
    bonus: int = 0


def duel(m: Match, action: Action, card: str) -> Answer:
    """WF-21, WF-24, WF-51: the d20, the defender's cards on it, the verdict, and Simulation."""
    seat = 1 - m.ball
    roll = Roll(card, needed(m, action, card))
    m.say("defends", seat=seat, card=card, need=roll.need)
    verdict = yield from thrown(m, seat, roll)
    while verdict != "won":
        n = yield from card_on_roll(m, seat, verdict, roll.need - roll.bonus - roll.die)
        if n == 0:
            return (yield from not_won(m, action, roll, verdict))
        text = lay_open(m, seat, n)
        if text.get("reroll"):
            m.say("rerolls", seat=seat)
            verdict = yield from thrown(m, seat, roll)
        else:
            verdict = added(m, seat, roll, text["roll"])
    m.say("ball-won", seat=seat, card=card)
    return "won"


def needed(m: Match, action: Action, card: str) -> int:
    """WF-21: the lowest die that takes the ball."""
    helped = m.blocks * m.box["abilities"]["block"] + m.stadium(1 - m.ball, "home_defence")
    return int(m.kinds[card]["number"] - m.pa - bonus_of(m, action, card) - helped)


def thrown(m: Match, seat: int, roll: Roll) -> Answer:
    roll.die = yield from throw(20)
    verdict = judged(m, seat, roll)
    m.say("rolled", seat=seat, card=roll.card, die=roll.die, need=roll.need - roll.bonus, verdict=verdict)
    return verdict


def added(m: Match, seat: int, roll: Roll, gained: int) -> str:
    """WF-24: a card's bonus is told with all that stands against the printed need."""
    roll.bonus += gained
    verdict = judged(m, seat, roll)
    m.say("roll-bonus", seat=seat, gain=gained, total=roll.die + roll.bonus, need=roll.need, verdict=verdict)
    return verdict


def not_won(m: Match, action: Action, roll: Roll, verdict: str) -> Answer:
    """WF-16 g and h: a failure, perhaps simulated into a foul; a foul; a card where fouls are off (WF-09)."""
    if verdict == "failed":
        return (yield from simulation(m, action, roll.card))
    shown = card_for(m, roll.card, roll.die)
    if verdict == "foul":
        action.foul = {"card": roll.card, "die": roll.die}
        return shown
    yield from booking(m, 1 - m.ball, shown)
    return "failed"


def in_range(m: Match, card: str, what: str, die: int) -> bool:
    low, high = m.kinds[card].get(what, (0, 0))
    return bool(low <= die <= high)


def card_for(m: Match, card: str, die: int) -> str:
    """WF-51: what the raw die brings, if cards are shown at all."""
    if m.module("cards"):
        for colour in ("red", "yellow"):
            if in_range(m, card, colour, die):
                return colour
    return "no card"


def judged(m: Match, seat: int, roll: Roll) -> str:
    """WF-24: `foul` and cards on the raw die; `won` or `failed` on the total. `booked`: a card where fouls are off (WF-09)."""
    fouls = in_range(m, roll.card, "foul", roll.die)
    if roll.card == "Tac" and m.stadium(seat, "home_foul"):
        fouls = fouls and roll.die <= m.stadium(seat, "home_foul")
    if fouls and m.module("fouls"):
        return "foul"
    if not m.module("fouls") and card_for(m, roll.card, roll.die) != "no card":
        return "booked"
    return "won" if roll.die + roll.bonus >= roll.need else "failed"


def card_on_roll(m: Match, seat: int, verdict: str, shortfall: int) -> Number:
    """WF-24: a re-roll card on a foul or a failure, a bonus card on a failure outside the foul range; 0: none is laid."""
    if m.automaton(seat):
        return solo.card_on_roll(m, verdict, shortfall) or 0
    answer = yield from choose_card(
        m, seat, lambda card: bool(card["timing"] == "own roll" and (card.get("reroll") or verdict == "failed"))
    )
    return 0 if answer == "pass" else number(answer)


def simulation(m: Match, action: Action, card: str) -> Answer:
    """WF-67: after a Tac or Pre that failed without foul, once."""
    if card == "Int" or not m.module("fouls") or not m.has(m.ball, "simulation") or m.automaton(m.ball):
        return "failed"
    answer = yield from ask(m.ball, ["use simulation", "pass"])
    if answer == "pass":
        return "failed"
    pay_star(m, m.ball, "simulation")
    die = yield from throw(6)
    if die >= m.box["abilities"]["simulation_foul"]:
        m.say("simulation", seat=m.ball, die=die, verdict="foul")
        action.foul = {}
        return "no card"
    if die <= m.box["abilities"]["simulation_yellow"] and m.module("cards"):
        m.say("simulation", seat=m.ball, die=die, verdict="booked")
        yield from booking(m, m.ball, "yellow")
    else:
        m.say("simulation", seat=m.ball, die=die, verdict="failed")
    return "failed"
