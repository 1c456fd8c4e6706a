"""Player cards and replacements: when each may be laid, the reply to it, what it does (WF-17, WF-44, WF-63).

A seat is asked in a window whenever it could act for all the other seat knows: it holds a player card, and one of its cards
that doesn't lie openly somewhere would fit. Holding none that fits it can only pass.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.games.worldwide_football import referee_solo as solo
from tests.games.worldwide_football.referee_table import (
    MOST_PA,
    SHOTS,
    Action,
    Answer,
    Data,
    Match,
    Steps,
    YesNo,
    ask,
    draw,
    each,
    gain,
    move,
    pay_star,
    replace,
    take,
    throw,
    trim,
)

Fit = Callable[[Data], bool]


def fitting(m: Match, seat: int, fit: Fit) -> list[int]:
    return [n for n in m.sides[seat].players_hand if fit(m.player(seat, n))]


def could_hold(m: Match, seat: int, fit: Fit) -> bool:
    """Whether, for all the other seat knows, this one holds a card that fits."""
    side = m.sides[seat]
    return bool(side.players_hand) and any(fit(m.player(seat, n)) for n in side.players_hand + side.players_pile)


def choose_card(m: Match, seat: int, fit: Fit, form: str = "player {}") -> Answer:
    """A person lays (or discards) a card that fits, or passes; whoever could hold none isn't asked."""
    if not could_hold(m, seat, fit):
        return "pass"
    return (yield from ask(seat, [*each(form, fitting(m, seat, fit)), "pass"]))


def number(answer: str) -> int:
    return int(answer.split()[-1])


# Laying a card


def of_timing(timing: str) -> Fit:
    return lambda card: card["timing"] == timing


def does_something(m: Match, card: Data, action: Action | None) -> bool:
    """WF-44: at least part of the card does something; what a set piece is about to wipe (WF-18) does nothing."""
    side = m.sides[m.ball]
    lasts = action is None or action.foul is None
    return bool(
        card.get("pa")
        or (action is not None and card.get("bar_this") and not action.barred)
        or (card.get("bar_next") and not m.bar_next and lasts)
        or (card.get("draw") and side.pile)
        or (card.get("recover") and side.discard)
        or (card.get("star") and side.stars < side.ceiling)
        or (action is not None and card.get("best_of_two") and not action.best_of_two)
        or card.get("shot")
    )


def fits_now(m: Match, timing: str, action: Action | None) -> Fit:
    """WF-11, WF-44: a card of this window, on this action card, whose PA fit under 9 and that does something."""

    def fit(card: Data) -> bool:
        if card["timing"] != timing:
            return False
        gain = card.get("pa", 0)
        if action is not None:
            if ("T" if action.kind in SHOTS else action.kind) not in card["on"]:  # WF-08
                return False
            if timing == "with":
                gain += action.with_pa + m.kinds[action.kind].get("pa", 0)
        return m.pa + gain <= MOST_PA and does_something(m, card, action)

    return fit


def lay_player(m: Match, n: int, action: Action | None, timing: str) -> Steps:
    """WF-17, WF-44: the seat with the ball lays a player card; unless it is cancelled: its effect, then its PA."""
    seat = m.ball
    side = m.sides[seat]
    card = lay_open(m, seat, n)
    if card["role"] in ("M", "A"):
        cancelled = yield from reply(m, 1 - seat)
        if cancelled:
            return
    if m.automaton(seat) and card.get("recover"):
        solo.recover(m)
    if card.get("bar_this") and action is not None:
        action.barred = True
    if card.get("bar_next"):
        m.bar_next = True
    if card.get("star") and side.stars < side.ceiling:
        side.stars = min(side.stars + card["star"], side.ceiling)
        m.say("star-back", seat=seat, stars=side.stars)
    if action is not None:
        action.best_of_two = action.best_of_two or bool(card.get("best_of_two"))
        action.shot_bonus += card.get("shot", 0)
    yield from cards_from_card(m, seat, card)
    if timing == "with" and action is not None:
        action.with_pa += card.get("pa", 0)  # WF-44: counts when the action is validated
    elif card.get("pa"):
        gain(m, card["pa"])


def lay_open(m: Match, seat: int, n: int) -> Data:
    """A player card on the table; its text."""
    move(n, m.sides[seat].players_hand, m.sides[seat].players_table)
    m.say("plays-player", seat=seat, player=m.named(seat, n))
    return m.player(seat, n)


def cards_from_card(m: Match, seat: int, card: Data) -> Steps:
    """A player card's "recover" and "draw", then the trim of both (WF-06); nothing to the automaton."""
    side = m.sides[seat]
    if m.automaton(seat):
        return
    for _ in range(min(card.get("recover", 0), len(side.discard))):
        answer = yield from ask(seat, each("recover {}", side.discard))
        take(side, answer.split()[-1], side.discard)
        m.say("recovers", seat=seat, card=answer.split()[-1])
    yield from draw(m, seat, card.get("draw", 0))
    yield from trim(m, seat)


def reply(m: Match, seat: int) -> YesNo:
    """WF-17: a D card that cancels, on its number or more; both cards are spent either way."""
    side = m.sides[seat]
    if m.automaton(seat):
        n = solo.card_of(m, "reply")
        if n is None:
            return False
    else:
        answer = yield from choose_card(m, seat, of_timing("reply"))
        if answer == "pass":
            return False
        n = number(answer)
    move(n, side.players_hand, side.players_table)
    needed = m.player(seat, n)["cancel"]
    m.say("replies", seat=seat, player=m.named(seat, n), need=needed)
    die = yield from throw(20)
    m.say("reply-rolled", seat=seat, die=die, need=needed, won=die >= needed)
    return bool(die >= needed)


# The windows of the seat with the ball


def after_cards(m: Match, action: Action) -> Steps:
    """WF-16 k: après cards, one at a time."""
    while True:
        if m.automaton(m.ball):
            n = solo.card_to_lay(m, "after", action)
            if n is None:
                return
        else:
            answer = yield from choose_card(m, m.ball, fits_now(m, "after", action))
            if answer == "pass":
                return
            n = number(answer)
        yield from lay_player(m, n, action, "after")


def with_cards(m: Match, action: Action) -> Steps:
    """WF-16 b: avec cards, Créativité (WF-68), Efficacité (WF-69), one at a time."""
    if m.automaton(m.ball):
        while (n := solo.card_to_lay(m, "with", action)) is not None:
            yield from lay_player(m, n, action, "with")
        return
    while True:
        fit = fits_now(m, "with", action)
        uses = []
        shot = action.kind in SHOTS
        if m.has(m.ball, "creativite") and not shot and not action.barred and not action.creative:
            uses.append("use creativite")
        if m.has(m.ball, "efficacite") and shot:
            uses.append("use efficacite")
        if not uses and not could_hold(m, m.ball, fit):
            return
        answer = yield from ask(m.ball, [*each("player {}", fitting(m, m.ball, fit)), *uses, "pass"])
        if answer == "pass":
            return
        if answer == "use creativite":
            pay_star(m, m.ball, "creativite")
            action.barred = action.creative = True
        elif answer == "use efficacite":
            pay_star(m, m.ball, "efficacite")
            action.efficiency += m.box["abilities"]["efficiency"]
        else:
            yield from lay_player(m, number(answer), action, "with")


# Between attacks


def replacements(m: Match, seat: int) -> Steps:
    """WF-63: a player card of the hand out of the match for a star, as often as wanted; the automaton's are WF-102."""
    side = m.sides[seat]
    if not m.module("replacements") or m.automaton(seat):
        return
    while side.tokens > 0 and side.stars < side.ceiling and side.players_hand:
        answer = yield from ask(seat, [*each("replace {}", side.players_hand), "pass"])
        if answer == "pass":
            return
        replace(m, seat, number(answer))


def can_counter(m: Match, counters: int) -> bool:
    """WF-43: the other seat had 2 validated PA or fewer when its attack ended, and the gain fits under 9."""
    rule = m.box["abilities"]
    once = m.setup["counter_once"] or m.automaton(m.ball)  # WF-97
    return bool(m.old_pa <= rule["counter_most"] and m.pa + rule["counter"] <= MOST_PA and not (once and counters))


def recovery(m: Match, won_by_card: bool) -> Steps:
    """WF-19 (4): "ball won" cards, only after a Tac, Pre or Int, and Contre-attaque, in any order, until the seat passes."""
    seat, counters = m.ball, 0
    if m.automaton(seat):
        while won_by_card and (n := solo.card_to_lay(m, "ball won", None)) is not None:
            yield from lay_player(m, n, None, "ball won")
        if can_counter(m, 0) and solo.find_star(m):
            counter(m)
        return
    while True:
        fit = fits_now(m, "ball won", None) if won_by_card else (lambda card: False)
        uses = ["use contre"] if m.has(seat, "contre") and can_counter(m, counters) else []
        if not uses and not could_hold(m, seat, fit):
            return
        answer = yield from ask(seat, [*each("player {}", fitting(m, seat, fit)), *uses, "pass"])
        if answer == "pass":
            return
        if answer == "use contre":
            counters += 1
            counter(m)
        else:
            yield from lay_player(m, number(answer), None, "ball won")


def counter(m: Match) -> None:
    """WF-43."""
    pay_star(m, m.ball, "contre")
    gain(m, m.box["abilities"]["counter"])
