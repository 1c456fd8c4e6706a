"""The automaton of the solo rules (WF-90 to WF-106): what its side does where a person would be asked."""

from __future__ import annotations

from tests.games.worldwide_football.referee_table import (
    AUTOMATON,
    DEFENCES,
    MOST_PA,
    SHOTS,
    Action,
    Answer,
    Data,
    Match,
    Side,
    Steps,
    gain,
    move,
    pay_star,
    replace,
    turn_card,
    turn_player,
)


def its(m: Match) -> Side:
    return m.sides[AUTOMATON]


def activate(m: Match) -> Steps:
    """WF-90, WF-95: the top player card, if any, becomes active; `keep_limit` follows."""
    side = its(m)
    if side.players_pile:
        card = yield from turn_player(side.players_pile)
        move(card, side.players_pile, side.players_hand)
        m.say("activates", seat=AUTOMATON, player=m.named(AUTOMATON, card))


def first_to_go(m: Match) -> int:
    """WF-103: behind or level a D, else a G; ahead an M, else an A; neither there: the newest. Among equals the oldest."""
    behind_or_level = m.sides[AUTOMATON].goals <= m.sides[0].goals
    for role in ("D", "G") if behind_or_level else ("M", "A"):
        for n in its(m).players_hand:
            if m.player(AUTOMATON, n)["role"] == role:
                return n
    return its(m).players_hand[-1]


def keep_limit(m: Match) -> None:
    """WF-103, WF-06: over the limit, at once, but not before all cards of one effect have come."""
    side = its(m)
    while len(side.players_hand) > m.player_limit(AUTOMATON):
        n = first_to_go(m)
        move(n, side.players_hand, side.players_discard)
        m.say("drops", seat=AUTOMATON, player=m.named(AUTOMATON, n))


def find_star(m: Match) -> bool:
    """WF-102: whether it has a star for what it could do now; with none it replaces a player, if it can."""
    side = its(m)
    if side.stars == 0 and m.module("replacements") and side.tokens > 0 and side.players_hand:
        replace(m, AUTOMATON, first_to_go(m))
    return side.stars > 0


def pay_booking(m: Match, cards: int) -> Steps:
    """WF-101: so many of its top Action cards go to its discard; after a red WF-103."""
    side = its(m)
    for _ in range(min(cards, len(side.pile))):
        card = yield from turn_card(side.pile)
        move(card, side.pile, side.discard)
        m.say("pays", seat=AUTOMATON, card=card)
    keep_limit(m)


# Its defence


def turn_defence(m: Match) -> Answer:
    """WF-91: its top Defence card, at once to its discard; from an empty pile, first those of its discard make a new one."""
    side = its(m)
    if not side.defence:
        for card in [card for card in side.discard if card in DEFENCES]:
            move(card, side.discard, side.defence)
    if not side.defence:
        return ""
    card = yield from turn_card(side.defence)
    move(card, side.defence, side.discard)
    return card


def card_on_roll(m: Match, verdict: str, shortfall: int) -> int | None:
    """WF-96: re-roll on a foul or failure; a bonus only if its roll then succeeds."""
    for n in its(m).players_hand:
        card = m.player(AUTOMATON, n)
        if card["timing"] == "own roll":
            if card.get("reroll"):
                return n
            if verdict == "failed" and card["roll"] >= shortfall:
                return n
    return None


def card_of(m: Match, timing: str) -> int | None:
    """WF-96: the reply to an M or A card, the G on a shot: the first active one that fits."""
    for n in its(m).players_hand:
        if m.player(AUTOMATON, n)["timing"] == timing:
            return n
    return None


# Its attack


def fits(m: Match, card: Data, timing: str, action: Action | None) -> bool:
    """WF-96: it holds back only PA that would make 9, and "no defence" where you are barred already."""
    if card["timing"] != timing:
        return False
    gain = card.get("pa", 0)
    if action is not None:
        if ("T" if action.kind in SHOTS else action.kind) not in card["on"]:
            return False
        if timing == "with":
            gain += action.with_pa + m.kinds[action.kind].get("pa", 0)
    if m.pa + gain > MOST_PA:
        return False
    barred_already = action is not None and card.get("bar_this") and action.barred
    return not (barred_already or (card.get("bar_next") and m.bar_next))


def card_to_lay(m: Match, timing: str, action: Action | None) -> int | None:
    """WF-96: the active card that it lays in this window; among equals the one active longest."""
    for n in its(m).players_hand:
        if fits(m, m.player(AUTOMATON, n), timing, action):
            return n
    return None


def recover(m: Match) -> None:
    """WF-96: PL, else PP, else P from its discard becomes its next card."""
    side = its(m)
    for kind in ("PL", "PP", "P"):
        if kind in side.discard and not side.recovered:
            move(kind, side.discard, side.recovered)
            m.say("recovers", seat=AUTOMATON, card=kind)


def put_back_recovered(m: Match) -> None:
    """WF-96: PP into Special, the others into Action."""
    side = its(m)
    for kind in list(side.recovered):
        move(kind, side.recovered, side.special if kind == "PP" else side.pile)


def may_lay(m: Match, kind: str) -> bool:
    """WF-11; WF-100: its corners may be taken with PP."""
    card = m.kinds[kind]
    low, high = card.get("needs", (0, MOST_PA))
    if m.restart == "corner" and kind == "PP":
        low, high = 0, MOST_PA
    return bool(low <= m.pa <= high and m.pa + card.get("pa", 0) <= MOST_PA)


def attack_turn(m: Match) -> Answer:
    """WF-92, once: `lay` a card, which lies on the table then, `give`, or a T was set aside."""
    side = its(m)
    if m.restart:
        return (yield from restart(m))
    if m.pa == 5 and not side.pile and find_star(m):
        pay_star(m, AUTOMATON, "jeu")  # WF-97
        gain(m, 1)
    if m.pa >= 6:
        return shoot(m)
    if side.recovered and may_lay(m, side.recovered[0]):
        return lay_from(side, side.recovered, side.recovered[0])
    put_back_recovered(m)
    if m.pa == 5 and side.special:
        card = yield from turn_card(side.special)
        return turned(m, side.special, card)
    if not side.pile:
        return "give"
    card = yield from turn_card(side.pile)
    if card not in SHOTS:
        return turned(m, side.pile, card)
    move(card, side.pile, side.hand)
    m.say("active-shot", seat=AUTOMATON, card=card)
    return "a T is active"  # not an action: WF-92 again from its beginning


def turned(m: Match, where: list[str], card: str) -> str:
    """WF-92: a card it may not lay goes to its discard."""
    if may_lay(m, card):
        return lay_from(its(m), where, card)
    move(card, where, its(m).discard)
    m.say("discards", seat=AUTOMATON, card=card)
    return "turned in vain"


def lay_from(side: Side, where: list[str], card: str) -> str:
    move(card, where, side.table)
    return f"lay {card}"


def shoot(m: Match) -> str:
    """WF-94: an active T; else, for a star, Schéma tactique brings one from Action, else from its discard; else give back."""
    side = its(m)
    put_back_recovered(m)
    if "T" not in side.hand:
        where = side.pile if "T" in side.pile else side.discard
        if "T" not in where or not find_star(m):
            return "give"
        side.stars -= 1
        move("T", where, side.hand)
        m.say("schema-back", seat=AUTOMATON, card="T", stars=side.stars)
    return lay_from(side, side.hand, "T")


def restart(m: Match) -> Answer:
    """WF-99, WF-100: a recovered card (WF-96); else at 5 PA a Special one; else the first P or PL of Action; or give back."""
    side = its(m)
    if side.recovered and may_lay(m, side.recovered[0]):
        return lay_from(side, side.recovered, side.recovered[0])
    put_back_recovered(m)
    if m.pa == 5 and side.special:
        card = yield from turn_card(side.special)
        return turned(m, side.special, card)
    valid = [card for card in side.pile if card in ("P", "PL") and may_lay(m, card)]
    if not valid:
        return "give"
    card = yield from turn_card(valid)
    return lay_from(side, side.pile, card)


def ball_mark(m: Match) -> int | None:
    """WF-99: an active card with the ball mark, for its direct free kick."""
    for n in its(m).players_hand:
        if m.player(AUTOMATON, n).get("mark"):
            return n
    return None
