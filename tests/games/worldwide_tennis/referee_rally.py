"""The referee: a person's turn in the rally, WT-26 from the move to the place after the shot."""

from __future__ import annotations

from tests.games.worldwide_tennis.referee_service import (
    added_by_player,
    challenged,
    ease,
    made_of,
    rally_target,
    sliced,
    throw,
)
from tests.games.worldwide_tennis.referee_table import (
    AUTOMATON,
    REPLAY,
    Asking,
    Shot,
    Table,
    asked,
    discard_cards,
    gain_stars,
    number_in,
    pay_stars,
)


def person_turn(t: Table, seat: int) -> Asking[int | None]:
    """WT-26: move, card, shot, place. Who won the point, REPLAY, or nobody yet."""
    t.free_start = t.retreated = False
    t.shot = Shot()
    if lobbed(t, seat):
        number = yield from answer_lob(t, seat)
    else:
        here = yield from go_to_the_ball(t, seat)
        if not here:
            return 1 - seat
        number = yield from choose_card(t, seat)
    if number == 0:
        return 1 - seat  # WT-50: conceded
    ended = yield from shot(t, seat, number)
    if ended is None:
        yield from aim(t, seat, number)
        yield from take_place(t, seat)
    return ended


# The move


def lobbed(t: Table, seat: int) -> bool:
    """WT-41: on V, and the opponent's last card is a lob."""
    return t.seats[seat].zone == "V" and t.has(t.seats[1 - seat].last, "lob")


def costs_a_card(zone: str, ball: str) -> bool:
    """WT-20: F to B, B to F, and up to V for a drop; one zone or none is free."""
    return {zone, ball} == {"F", "B"} or (zone != "V" and ball == "V")


def go_to_the_ball(t: Table, seat: int) -> Asking[bool]:
    """WT-20, WT-21: free, or paid with a card, or refused; WT-40: nobody moves from V."""
    me = t.seats[seat]
    if me.zone == "V":
        return True
    t.free_start = comes_to_drop(t, seat)
    cost = 1 if costs_a_card(me.zone, t.ball) else 0
    if crosses_free(t, seat):
        me.crossings += 1
        cost = 0
        t.say("crosses", seat=seat, zone=t.ball)
    elif cost > 0:
        answer = yield seat, ["go", "refuse"] if me.hand else ["refuse"]
        if answer == "refuse":
            t.say("refuses", seat=seat)
            return False
        t.say("pays", seat=seat, zone=t.ball)
    elif me.zone != t.ball:
        t.say("moves", seat=seat, zone=t.ball)
    me.zone = t.ball
    yield from discard_cards(t, seat, cost)
    return True


def comes_to_drop(t: Table, seat: int) -> bool:
    """WT-43: the ball is at the net, and the opponent's card frees the answer from start zones."""
    return t.ball == "V" and t.has(t.seats[1 - seat].last, "any_start")


def crosses_free(t: Table, seat: int) -> bool:
    """WT-88: a player card's free crossings between F and B, used by themselves at the first occasion."""
    me = t.seats[seat]
    return {me.zone, t.ball} == {"F", "B"} and me.crossings < me.player.get("free_crossings", 0)


def answer_lob(t: Table, seat: int) -> Asking[int]:
    """WT-41: the smash, or without one the retreat to the lob's zone for a card, then a card from there. 0: conceded."""
    me = t.seats[seat]
    smashes = [n for n in me.hand if t.has(n, "smash") and affordable(t, seat, n)]
    if smashes:
        answer = yield seat, [*[f"play {n}" for n in smashes], "concede"]
        return concede(t, seat) if answer == "concede" else number_in(answer)
    answer = yield seat, [*(["retreat"] if me.hand else []), "concede"]
    if answer == "concede":
        return concede(t, seat)
    me.zone = t.ball
    t.retreated = True
    me.in_pile = [n for n in me.pile if t.has(n, "smash") and affordable(t, seat, n)]  # WT-09: not in the hand
    t.say("retreats", seat=seat, zone=t.ball)
    yield from discard_cards(t, seat, 1)
    return (yield from choose_card(t, seat))


# The card


def choose_card(t: Table, seat: int) -> Asking[int]:
    """WT-22: one that can be played from here, or conceding, which is always possible. 0: conceded."""
    answer = yield seat, [*[f"play {n}" for n in t.seats[seat].hand if playable(t, seat, n)], "concede"]
    return concede(t, seat) if answer == "concede" else number_in(answer)


def concede(t: Table, seat: int) -> int:
    t.say("concedes", seat=seat)
    return 0


def playable(t: Table, seat: int, number: int) -> bool:
    """WT-22, WT-40, WT-43: start zone, condition on the opponent, the star of a drop; a smash answers only lobs (WT-42)."""
    starts = t.free_start or t.seats[seat].zone in t.cards[number]["start"]
    return starts and condition_holds(t, seat, number) and affordable(t, seat, number)


def condition_holds(t: Table, seat: int, number: int) -> bool:
    """WT-22: where the opponent must be."""
    need = t.cards[number].get("need", "none")
    at_net = t.seats[1 - seat].zone == "V"
    return need == "none" or (need == "net" and at_net) or (need == "baseline" and not at_net)


def affordable(t: Table, seat: int, number: int) -> bool:
    """WT-43: a drop costs a face-up star."""
    return not t.has(number, "star_cost") or t.seats[seat].up >= 1


# The shot


def shot(t: Table, seat: int, number: int) -> Asking[int | None]:
    """WT-23 to WT-25, WT-43, WT-80, WT-87: played, paid, sure or thrown for. Who won the point, REPLAY, or nobody yet."""
    strike(t, seat, number)
    lay_down(t, seat, number)
    t.say("plays", seat=seat, card=number)
    if t.has(number, "star_cost"):
        pay_stars(t, seat, 1)
        t.say("star-paid", seat=seat)
    if t.shot.sure and not (yield from dares(t, seat, number)):
        t.say("sure", seat=seat)
        return succeed(t, seat, number)
    target = rally_target(t, seat, number)
    eased = yield from ease(t, seat, t.rule("rally_stars"))
    parts = {**made_of(t, seat, number), "player_card": added_by_player(t, seat, number)}
    die = yield from throw(t, seat, target - eased, **parts, eased=eased)
    if die >= target - eased:
        return succeed(t, seat, number)
    if not (yield from challenged(t, seat, die, target - eased)):
        t.say("fault", seat=seat)
        return 1 - seat
    return succeed(t, seat, number) if t.has(number, "winner") else REPLAY


def strike(t: Table, seat: int, number: int) -> None:
    t.shot.card = number
    t.shot.effect = t.cards[number].get("effect", "none") if t.on("effects") else "none"
    t.shot.sure = is_sure(t, seat, number)
    t.seats[seat].struck_from = t.seats[seat].zone
    t.rally += 1


def dares(t: Table, seat: int, number: int) -> Asking[bool]:
    """WT-87: with a card that wins on a high die the die may be thrown although success is sure."""
    if winner_on(t, seat, number) is None:
        return False
    answer = yield seat, ["sure", "throw"]
    if answer == "sure":
        return False
    t.shot.sure = False
    t.say("dares", seat=seat)
    return True


def lay_down(t: Table, seat: int, number: int) -> None:
    me = t.seats[seat]
    me.hand.remove(number)
    me.played.append(number)
    if number in me.shown:
        me.shown.remove(number)


def is_sure(t: Table, seat: int, number: int) -> bool:
    """WT-23: prudent or risky against prudent, unless the slice is on it (WT-72)."""
    answered = t.cards[t.seats[1 - seat].last]["kind"]
    return answered == "prudent" and t.cards[number]["kind"] in ("prudent", "risky") and not sliced(t, seat, number)


def winner_on(t: Table, seat: int, number: int) -> int | None:
    """WT-87: from which natural die on a listed card wins the point."""
    first, last, die = t.seats[seat].player.get("winner", [0, 0, 0])
    return die if first <= number <= last else None


def succeed(t: Table, seat: int, number: int) -> int | None:
    """WT-25, WT-27, WT-52, WT-87: validated; the stars are gained (not in an initiation match); a winner wins the point."""
    me, card = t.seats[seat], t.cards[number]
    if not t.options["initiation"] and (gained := gain_stars(t, seat, card.get("stars", 0))):
        t.say("gains", seat=seat, stars=gained)
    me.last = number
    me.effect = t.shot.effect
    me.validated += card["difficulty"]
    lucky_from = winner_on(t, seat, number)
    if t.has(number, "winner"):
        return win(t, seat, "winner", card=number)
    if lucky_from is not None and t.shot.die >= lucky_from:
        return win(t, seat, "lucky", die=t.shot.die)
    return None


def win(t: Table, seat: int, how: str, **facts: int) -> int:
    """WT-50: this shot wins the point."""
    t.winners += 1
    t.say(how, seat=seat, **facts)
    return seat


def aim(t: Table, seat: int, number: int) -> Asking[None]:
    """WT-25, WT-45: to the card's target, chosen if there are two; with the net player unless it is a lob."""
    if t.seats[1 - seat].zone == "V" and not t.has(number, "lob"):
        t.ball = "V"
    else:
        answer = yield from asked(seat, [f"to {zone}" for zone in t.cards[number]["target"]])
        t.ball = answer.split()[-1]
    tell_flight(t, seat)


def tell_flight(t: Table, seat: int) -> None:
    """WT-25, WT-71, WT-72: where the ball goes, and an effect that can touch the answer: at the net none does."""
    other, effect = 1 - seat, t.shot.effect
    at_net = t.seats[other].zone == "V"
    t.say("sent", seat=seat, other_seat=other, zone=t.ball, at_net=int(at_net))
    if effect == "none" or (at_net and t.ball == "V"):
        return
    tires = t.solo and other == AUTOMATON  # it has no cards to pay a topspin with
    n = t.power(seat, "slice_adds") if effect == "slice" else 0 if tires else t.power(seat, "topspin_cards")
    t.say("carries", seat=seat, other_seat=other, effect=effect, n=n)


# The place after the shot


def take_place(t: Table, seat: int) -> Asking[None]:
    """WT-30: stay, go to the net, or back to the middle for a star, from the net for a card besides."""
    me = t.seats[seat]
    to_net, to_centre = cards_to_net(t, seat), t.power(seat, "leave_net_cards") if me.zone == "V" else 0
    answers = ["stay"]
    if to_net is not None and len(me.hand) >= to_net:
        answers.append("net")
    if me.zone != "N" and me.up >= 1 and len(me.hand) >= to_centre:
        answers.append("centre")
    answer = yield from asked(seat, answers)
    if answer == "net":
        me.zone = "V"
        t.say("to-net", seat=seat)
        yield from discard_cards(t, seat, to_net or 0)
    elif answer == "centre":
        me.zone = "N"
        pay_stars(t, seat, 1)
        t.say("to-centre", seat=seat)
        yield from discard_cards(t, seat, to_centre)


def cards_to_net(t: Table, seat: int) -> int | None:
    """WT-30, WT-71: what going to the net costs after a topspin, or None where one can't go."""
    me, other = t.seats[seat], t.seats[1 - seat]
    if me.zone == "V" or other.zone == "V" or t.retreated:
        return None
    return int(t.power(1 - seat, "topspin_cards")) if other.effect == "topspin" else 0
