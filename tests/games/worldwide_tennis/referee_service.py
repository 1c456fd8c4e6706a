"""The referee: what a shot must reach, its die and its challenge, and the service of a person."""

from __future__ import annotations

from tests.games.worldwide_tennis.referee_table import (
    D20,
    NATURE,
    REPLAY,
    SURFACES,
    Asking,
    Shot,
    Table,
    asked,
    number_in,
    pay_stars,
)

# What a shot must reach


def added_by_player(t: Table, seat: int, number: int) -> int:
    """WT-88: the player card's changes of difficulty, for the card numbers listed."""
    return sum(more for first, last, more in t.seats[seat].player.get("add", []) if first <= number <= last)


def penalty(t: Table, seat: int) -> int:
    """WT-28: the surface penalty of the last card that `seat` validated, less or more by its player card, never below 0."""
    me = t.seats[seat]
    amount: int = t.cards[me.last]["malus"][SURFACES.index(t.options["surface"])]
    if t.options["surface"] in me.player.get("malus_surfaces", []):
        first, last = me.player["malus_cards"]
        if first <= me.last <= last:
            amount = max(0, amount + me.player["malus_change"])
    return amount


def sliced(t: Table, seat: int, number: int) -> bool:
    """WT-72: the opponent's slice weighs on a risky or bold card, unless one stands at the net."""
    me, other = t.seats[seat], t.seats[1 - seat]
    return other.effect == "slice" and t.cards[number]["kind"] != "prudent" and me.zone != "V"


def surcharge(t: Table, seat: int, number: int, effect: str) -> int:
    """WT-73: what an effect adds to a service; a player card may name another number."""
    if effect == "none":
        return 0
    own = t.seats[seat].player.get(f"serve_{effect}", -1)
    return int(own if own >= 0 else t.cards[number][f"{effect}_plus"])


def service_target(t: Table, seat: int, number: int, effect: str) -> int:
    """WT-28, before stars."""
    return int(t.cards[number]["difficulty"]) + surcharge(t, seat, number, effect) + added_by_player(t, seat, number)


def rally_target(t: Table, seat: int, number: int) -> int:
    """WT-28, before stars and the automaton's fatigue."""
    target = int(t.cards[number]["difficulty"])
    if t.has(number, "minus_validated"):
        target -= t.seats[seat].validated  # WT-52
    return target + sum(made_of(t, seat, number).values()) + added_by_player(t, seat, number)


def made_of(t: Table, seat: int, number: int) -> dict[str, int]:
    """WT-28: what the opponent's last shot adds."""
    spin = t.power(1 - seat, "slice_adds") if sliced(t, seat, number) else 0
    return {"malus": penalty(t, 1 - seat), "spin": spin}


# Stars, die, challenge


def ease(t: Table, seat: int, bonuses: list[int]) -> Asking[int]:
    """WT-70: stars paid before the d20, and what they take off the target."""
    most = min(len(bonuses), t.seats[seat].up) if t.on("stars") else 0
    answer = yield from asked(seat, [f"stars {n}" for n in range(most + 1)])
    stars = number_in(answer)
    if stars == 0:
        return 0
    pay_stars(t, seat, stars)
    t.shot.eased = stars
    t.say("eases", seat=seat, stars=stars, easier=bonuses[stars - 1])
    return bonuses[stars - 1]


def challenged(t: Table, seat: int, die: int, target: int) -> Asking[bool]:
    """WT-80: a d20 one short of the target may be challenged; whether the ball was in. Out costs the token."""
    me = t.seats[seat]
    if die != target - 1 or me.challenges == 0:
        return False
    answer = yield seat, ["challenge", "accept"]
    if answer == "accept":
        return False
    t.say("asks", seat=seat)
    coin = yield NATURE, ["in", "out"]
    if coin == "out":
        me.challenges -= 1
        t.say("was-out", seat=seat, left=me.challenges)
    else:
        t.say("was-in", seat=seat)
    return coin == "in"


def throw(t: Table, seat: int, target: int, **parts: int) -> Asking[int]:
    """WT-24: the d20, told with what it had to reach and what that is made of."""
    t.shot.die = int((yield NATURE, D20))
    t.say("throws", seat=seat, die=t.shot.die, target=target, card=t.shot.card, **parts)
    return t.shot.die


# The service


def person_service(t: Table, seat: int) -> Asking[int | None]:
    """WT-11: two balls. Who won the point, REPLAY, or nobody yet."""
    for ball in (1, 2):
        t.shot = Shot()
        number = number_in((yield seat, [f"serve {card['number']}" for card in t.box["services"]]))
        t.shot.card = number
        t.say("serves", seat=seat, card=number, service=ball)
        effect = yield from announced(t, seat, number)
        target = service_target(t, seat, number, effect)
        eased = yield from ease(t, seat, t.power(seat, "serve_stars"))
        parts = {"spin": surcharge(t, seat, number, effect), "player_card": added_by_player(t, seat, number)}
        die = yield from throw(t, seat, target - eased, malus=0, **parts, eased=eased)
        if die >= target - eased:
            return (yield from service_in(t, seat, number, effect, die))
        if (yield from challenged(t, seat, die, target - eased)):
            return REPLAY  # WT-81
        miss(t, seat, ball)
    return 1 - seat


def miss(t: Table, seat: int, ball: int) -> None:
    """WT-11: a second ball, or a double fault."""
    t.say("service-fault" if ball == 1 else "double-fault", seat=seat)
    t.seats[seat].double_faults += ball == 2


def announced(t: Table, seat: int, number: int) -> Asking[str]:
    """WT-73: a service carries an effect only if it is announced."""
    if not t.on("effects"):
        return "none"
    answer = yield seat, ["flat", "topspin", "slice"]
    if answer == "flat":
        return "none"
    t.shot.effect = answer
    t.say("spin", seat=seat, effect=answer, surcharge=surcharge(t, seat, number, answer))
    return answer


def is_ace(t: Table, seat: int, number: int, die: int) -> bool:
    """WT-12: the natural die lies in the card's ace range; 21 on a card means it has none."""
    first = t.cards[number]["ace_from"]
    return bool(first <= 20 and die >= first - t.seats[seat].player.get("ace_wider", 0))


def ace(t: Table, seat: int) -> None:
    t.seats[seat].aces += 1
    t.say("ace", seat=seat)


def validate_service(t: Table, seat: int, number: int, effect: str) -> None:
    """WT-13, WT-27: the ball is in the served zone, the card counts as the last one."""
    t.seats[seat].last, t.seats[seat].effect = number, effect
    t.seats[seat].struck_from = "N"
    t.ball = t.served
    t.say("service-in", seat=seat, other_seat=1 - seat, zone=t.served)


def service_in(t: Table, seat: int, number: int, effect: str, die: int) -> Asking[int | None]:
    """WT-12, WT-14: an ace, or the server stays or goes to the net."""
    if is_ace(t, seat, number, die):
        ace(t, seat)
        return seat
    validate_service(t, seat, number, effect)
    answer = yield seat, ["stay", "net"]
    if answer == "net":
        t.seats[seat].zone = "V"
        t.say("to-net", seat=seat)
    return None
