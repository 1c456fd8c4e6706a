"""Before a half: decks, abilities, stars, coin and deal (WF-03 to WF-05, WF-50, WF-71, WF-80, WF-83, WF-104, WF-105)."""

from __future__ import annotations

from tests.games.worldwide_football import referee_solo as solo
from tests.games.worldwide_football.referee_table import (
    ABILITIES,
    AUTOMATON,
    BASIC,
    DEFENCES,
    KINDS,
    Match,
    Steps,
    ask,
    begin_attack,
    coin,
    draw,
    draw_players,
    each,
    trim,
    turn_card,
)

SPECIAL = ("PP", "C")  # WF-90: the automaton's piles
ACTION = ("D", "P", "PL", "T")


def prepare(m: Match) -> Steps:
    """WF-05, WF-50, WF-71, WF-83, in the order of WF-71."""
    if m.half == 1:
        take_stars(m)
    for seat in (0, 1):
        yield from make_deck(m, seat)
    if m.half <= 2 and m.module("abilities"):
        yield from choose_abilities(m)
    if m.half == 2:
        for seat in (0, 1):
            side = m.sides[seat]
            back = m.stadium(seat, "home_stars") or m.box["stars"]["half_time"]
            gained = min(back, side.ceiling - side.stars)
            side.stars += gained
            if gained:
                m.say("stars-back", seat=seat, gain=gained, stars=side.stars)
    for seat in (0, 1):
        collect(m, seat)
    if m.half in (1, 3):
        m.kicker = yield from coin()
        m.say("kick-off", seat=m.kicker, half=m.half)
    else:
        m.kicker = 1 - m.kicker
        m.say("second-kick-off", seat=m.kicker, half=m.half)
    m.dealt = True
    begin_attack(m, m.kicker)
    for seat in (m.kicker, 1 - m.kicker):
        yield from deal(m, seat)


def take_stars(m: Match) -> None:
    """WF-40, WF-50, WF-09: stars, their ceiling, the tokens; the three abilities, where none are chosen."""
    for seat, side in enumerate(m.sides):
        pro = m.module("abilities")
        side.stars = side.ceiling = m.teams[side.team]["stars"] if pro else m.box["stars"]["amateur"]
        side.tokens = m.box["stars"]["tokens"] if m.module("replacements") else 0
        if not pro or m.automaton(seat):
            side.abilities = set(BASIC)


# Decks


def pool(m: Match) -> list[str]:
    """WF-03, WF-09: the cards of a colour that the mode uses."""
    counts = 1
    if m.international:
        counts = 3
    elif m.professional and m.setup["pro_cards"]:
        counts = 2
    return [kind for kind in KINDS for _ in range(sum(m.kinds[kind]["counts"][:counts]))]


def make_deck(m: Match, seat: int) -> Steps:
    """WF-03: the mode's cards; WF-80: an International deck; WF-83: ten cards for a period of extra time."""
    if m.half >= 3:
        if m.automaton(seat):
            yield from ten_of_the_automaton(m)
        else:
            yield from choose_ten(m, seat)
    elif m.international:
        yield from build_deck(m, seat)
    else:
        m.sides[seat].deck = pool(m)
        return
    m.say("deck-made", seat=seat)


def build_deck(m: Match, seat: int) -> Steps:
    """WF-80, WF-71: a ready-made deck or one's own; at half-time one may keep the deck."""
    ready = {row["id"]: row["cards"] for row in m.box["ready"]}
    choices = [*(f"deck {name}" for name in ready), "deck free"]
    if m.half == 2:
        choices.append("pass")
    answer = yield from ask(seat, choices)
    if answer == "pass":
        return
    if answer == "deck free":
        yield from leave_cards_out(m, seat)
    else:
        counts = ready[answer.split()[1]]
        m.sides[seat].deck = [kind for kind, n in zip(KINDS, counts, strict=True) for _ in range(n)]


def leave_cards_out(m: Match, seat: int) -> Steps:
    """WF-80: cards leave one at a time, so that 32 with 7 to 12 defences can still come of it."""
    deck = pool(m)
    while len(deck) > m.box["decks"]["size"]:
        choices = [kind for kind in KINDS if kind in deck and can_still_be_built(m, without(deck, kind))]
        answer = yield from ask(seat, each("leave {}", choices))
        deck.remove(answer.split()[1])
    m.sides[seat].deck = deck


def without(deck: list[str], kind: str) -> list[str]:
    rest = list(deck)
    rest.remove(kind)
    return rest


def can_still_be_built(m: Match, cards: list[str]) -> bool:
    rule = m.box["decks"]
    defences = sum(card in DEFENCES for card in cards)
    attacks = len(cards) - defences
    return any(
        wanted <= defences and rule["size"] - wanted <= attacks
        for wanted in range(rule["least_defence"], rule["most_defence"] + 1)
    )


def choose_ten(m: Match, seat: int) -> Steps:
    """WF-83: any ten cards of the mode's pool."""
    left = pool(m)
    chosen: list[str] = []
    while len(chosen) < m.box["decks"]["extra_time"]:
        answer = yield from ask(seat, each("choose {}", left))
        kind = answer.split()[1]
        left.remove(kind)
        chosen.append(kind)
    m.sides[seat].deck = chosen


def ten_of_the_automaton(m: Match) -> Steps:
    """WF-105: 3 Defence, 1 Special, 6 Action, at random."""
    rule = m.box["solo"]
    chosen = []
    groups = ((DEFENCES, "extra_defence"), (SPECIAL, "extra_special"), (ACTION, "extra_action"))
    for kinds, key in groups:
        left = [kind for kind in pool(m) if kind in kinds]
        for _ in range(rule[key]):
            kind = yield from turn_card(left)
            left.remove(kind)
            chosen.append(kind)
    m.sides[AUTOMATON].deck = chosen


# Abilities


def choose_abilities(m: Match) -> Steps:
    """WF-50, WF-71: both in secret, then all are shown."""
    chosen = {}
    for seat in (0, 1):
        if not m.automaton(seat):
            chosen[seat] = set[str]()
            yield from choose_five(m, seat, chosen[seat])
    for seat, abilities in chosen.items():
        m.sides[seat].abilities = abilities
        m.say("abilities", seat=seat, abilities=[one for one in ABILITIES if one in abilities])


def choose_five(m: Match, seat: int, chosen: set[str]) -> Steps:
    """First the printed three and two others; at half-time five, at least 2 of the printed, or the same as before."""
    there = [ability for ability in ABILITIES if ability != "simulation" or m.module("fouls")]  # WF-09
    printed = [ability for ability in m.teams[m.sides[seat].team]["abilities"] if ability in there]
    rule = m.box["abilities"]
    if m.half == 1:
        chosen.update(printed)
    while len(chosen) < rule["chosen"]:
        choices = []
        for ability in there:
            left_after = rule["chosen"] - len(chosen) - 1
            kept_after = len([one for one in printed if one in chosen or one == ability])
            if ability not in chosen and (m.half == 1 or kept_after + left_after >= rule["printed_kept"]):
                choices.append(f"ability {ability}")
        if m.half == 2 and not chosen:
            choices.append("pass")
        answer = yield from ask(seat, choices)
        if answer == "pass":
            chosen.update(m.sides[seat].abilities)
        else:
            chosen.add(answer.split()[1])


# The deal


def collect(m: Match, seat: int) -> None:
    """WF-71, WF-90, WF-104: all cards back in their piles, but replaced players."""
    side = m.sides[seat]
    side.hand, side.shown, side.discard, side.table, side.recovered = [], [], [], [], []
    side.players_pile = [n for n in range(1, 8) if n not in side.players_out]
    side.players_hand, side.players_discard, side.players_table = [], [], []
    side.pile = list(side.deck)
    if m.automaton(seat):
        side.defence = [card for card in side.deck if card in DEFENCES]
        side.special = [card for card in side.deck if card in SPECIAL]
        side.pile = [card for card in side.deck if card in ACTION]


def deal(m: Match, seat: int) -> Steps:
    """WF-05: 8 and 2 for the kicker, 7 and 2 for the other, then trim. WF-90: the automaton's first two become active."""
    rule = m.box["dealt"]
    if m.automaton(seat):
        for _ in range(m.box["solo"]["active"] + m.stadium(seat, "home_player")):  # WF-106
            yield from solo.activate(m)
        solo.keep_limit(m)
        return
    cards = rule["kicker"] if seat == m.kicker else rule["other"]
    yield from draw(m, seat, cards + m.stadium(seat, "home_action"))
    yield from draw_players(m, seat, rule["players"] + m.stadium(seat, "home_player"))
    yield from trim(m, seat)
