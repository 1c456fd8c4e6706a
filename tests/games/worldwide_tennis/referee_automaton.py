"""The referee: the automaton of the solo game, §19 and §20 of the rulebook."""

from __future__ import annotations

from tests.games.worldwide_tennis.referee_rally import (
    cards_to_net,
    comes_to_drop,
    condition_holds,
    costs_a_card,
    lobbed,
    strike,
    tell_flight,
    win,
)
from tests.games.worldwide_tennis.referee_service import (
    ace,
    is_ace,
    made_of,
    miss,
    rally_target,
    service_target,
    surcharge,
    throw,
    validate_service,
)
from tests.games.worldwide_tennis.referee_table import AUTOMATON, D6, D20, NATURE, Asking, Shot, Table, number_in

PERSON = 0
PILES = ("forehand", "backhand", "attack", "defence", "volley")
BY_ZONE = {"F": "forehand", "B": "backhand", "N": "attack"}


def make_piles(t: Table) -> None:
    """WT-90: deck B in five piles, each with a discard of its own."""
    first = 1
    for name, last in zip(PILES, t.box["automaton"]["pile_last"], strict=True):
        t.piles[name] = list(range(first, last + 1))
        t.heaps[name] = []
        first = last + 1


def heap_of(t: Table, number: int) -> list[int]:
    """WT-90: the discard of the pile that a card belongs to."""
    for name, last in zip(PILES, t.box["automaton"]["pile_last"], strict=True):
        if number <= last:
            return t.heaps[name]
    raise AssertionError(number)


def turn_card(t: Table, name: str) -> Asking[int]:
    """WT-90: the next card of a pile; an empty one is made anew of its discard. The card lies nowhere yet."""
    if not t.piles[name]:
        t.piles[name], t.heaps[name] = t.heaps[name], []
        t.say("renews", seat=AUTOMATON, pile=PILES.index(name))
    number = number_in((yield NATURE, [f"draw {n}" for n in t.piles[name]]))
    t.piles[name].remove(number)
    return number


# The service


def automaton_service(t: Table) -> Asking[int | None]:
    """WT-91: the 10, then the 4; a d6 for the effect, then the d20, which may take it to the net."""
    me, printed = t.seats[AUTOMATON], t.box["automaton"]
    for ball, number in ((1, printed["first_service"]), (2, printed["second_service"])):
        t.shot = Shot(card=number)
        t.say("serves", seat=AUTOMATON, card=number, service=ball)
        effect = (yield from spin(t)) if t.on("effects") else "none"
        target = service_target(t, AUTOMATON, number, effect)
        die = yield from throw(t, AUTOMATON, target, malus=0, spin=surcharge(t, AUTOMATON, number, effect), fatigue=0)
        if die < target:
            miss(t, AUTOMATON, ball)
            continue
        if is_ace(t, AUTOMATON, number, die):
            ace(t, AUTOMATON)
            return AUTOMATON
        validate_service(t, AUTOMATON, number, effect)
        if printed["net_from"] <= die <= printed["net_to"]:
            me.zone = "V"
            t.say("to-net", seat=AUTOMATON)
        return None
    return PERSON


def spin(t: Table) -> Asking[str]:
    """WT-91: the d6."""
    die = int((yield NATURE, D6))
    if die >= t.box["automaton"]["slice_from"]:
        t.shot.effect = "slice"
    elif die >= t.box["automaton"]["topspin_from"]:
        t.shot.effect = "topspin"
    t.say("spin-die", seat=AUTOMATON, die=die, effect=t.shot.effect)
    return t.shot.effect


# A turn in the rally


def automaton_turn(t: Table) -> Asking[int | None]:
    """WT-92 to WT-98: it moves, turns a card, plays it, and may go to the net."""
    t.free_start = t.retreated = False
    t.shot = Shot()
    number = (yield from answer_to_lob(t)) if lobbed(t, AUTOMATON) else 0
    if number == 0:
        if not t.retreated:
            move(t)
        number = yield from find_card(t)
    if number == 0:
        t.say("nothing", seat=AUTOMATON)
        return PERSON
    heap_of(t, number).append(number)
    strike(t, AUTOMATON, number)
    t.say("turned", seat=AUTOMATON, card=number)
    if t.has(number, "minus_validated"):
        return win(t, AUTOMATON, "winner", card=number)  # WT-94
    return (yield from automaton_shot(t, number))


def move(t: Table) -> None:
    """WT-20, WT-96: to the ball, with a fatigue where a person would discard; never from V (WT-40)."""
    me = t.seats[AUTOMATON]
    if me.zone == "V":
        return
    t.free_start = comes_to_drop(t, AUTOMATON)
    costly = costs_a_card(me.zone, t.ball)
    if me.zone != t.ball:
        t.say("pays" if costly else "moves", seat=AUTOMATON, zone=t.ball)
    me.zone = t.ball
    if costly:
        tire(t)


def tire(t: Table) -> None:
    """WT-96."""
    t.fatigue += 1
    t.say("tires", seat=AUTOMATON, fatigue=t.fatigue)


def answer_to_lob(t: Table) -> Asking[int]:
    """WT-98: the active smash; else a volley card is turned: a smash is played, else it retreats (0)."""
    if t.active:
        number = min(t.active)
        t.active.remove(number)
        return number
    number = yield from turn_card(t, "volley")
    if t.has(number, "smash"):
        return number
    heap_of(t, number).append(number)
    t.say("turned-away", seat=AUTOMATON, card=number)
    t.seats[AUTOMATON].zone = t.ball
    t.retreated = True
    t.say("retreats", seat=AUTOMATON, zone=t.ball)
    tire(t)
    return 0


def find_card(t: Table) -> Asking[int]:
    """WT-92, WT-95, WT-98: turned until one can be played, in defence at most two; 0: a fault.

    A whole pile without a playable card would be a fault as well, but no box may have such a pile.
    """
    if t.seats[AUTOMATON].zone == "V":
        pile = "volley"
    elif t.seats[PERSON].zone == "V":
        pile = "defence"
    else:
        pile = BY_ZONE[t.ball]
    refused = 0
    while not (pile == "defence" and refused == 2):
        number = yield from turn_card(t, pile)
        if t.has(number, "smash"):
            t.active.append(number)
            t.say("active", seat=AUTOMATON)
        elif can_play(t, number):
            return number
        else:
            heap_of(t, number).append(number)
            t.say("turned-away", seat=AUTOMATON, card=number)
            refused += 1
    return 0


def can_play(t: Table, number: int) -> bool:
    """WT-22, WT-95: start zone and condition on the opponent; it pays nothing for a drop (WT-99)."""
    starts = t.free_start or t.seats[AUTOMATON].zone in t.cards[number]["start"]
    return starts and condition_holds(t, AUTOMATON, number)


def automaton_shot(t: Table, number: int) -> Asking[int | None]:
    """WT-23, WT-24, WT-96: sure or thrown for, its fatigue added; neither stars nor challenges (WT-99)."""
    me = t.seats[AUTOMATON]
    if t.shot.sure:
        t.say("sure", seat=AUTOMATON)
    else:
        target = rally_target(t, AUTOMATON, number) + t.fatigue
        die = yield from throw(t, AUTOMATON, target, **made_of(t, AUTOMATON, number), fatigue=t.fatigue)
        if die < target:
            t.say("fault", seat=AUTOMATON)
            return PERSON
    me.last = number
    me.effect = t.shot.effect
    if t.has(number, "winner"):
        return win(t, AUTOMATON, "winner", card=number)
    yield from automaton_aim(t, number)
    tell_flight(t, AUTOMATON)
    if t.has(number, "net") and me.zone != "V" and t.seats[PERSON].zone != "V" and not t.retreated:
        tiring = cards_to_net(t, AUTOMATON) not in (0, None)
        me.zone = "V"  # WT-97
        t.say("to-net", seat=AUTOMATON)
        if tiring:
            tire(t)
    return None


def automaton_aim(t: Table, number: int) -> Asking[None]:
    """WT-93, WT-45: of two targets F if the die is even, B if it is odd; a sure shot throws one for it."""
    targets = t.cards[number]["target"]
    if t.seats[PERSON].zone == "V" and not t.has(number, "lob"):
        t.ball = "V"
        return
    if len(targets) == 1:
        t.ball = targets[0]
        return
    die = t.shot.die or int((yield NATURE, D20))
    t.ball = "F" if die % 2 == 0 else "B"
    t.say("parity", seat=AUTOMATON, die=die, zone=t.ball)
