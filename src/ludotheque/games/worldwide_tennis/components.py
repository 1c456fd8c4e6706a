"""The box of Worldwide Tennis: cards, services, player cards, the rules' numbers; and what a deck must be like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.engine.box import Components, Problem, flags, integer, integers, rows, table, word
from ludotheque.engine.record import Grid, Row

from .position import (
    DECK,
    FACES,
    FIRST_SERVICE,
    PLAYERS,
    SERVICES,
    SURFACES,
    TYPES,
    ZONES,
    Effect,
    Kind,
    Mark,
    Need,
    Pile,
    Zone,
)

STARTING_HAND = 6
CHANGES = 4  # changes of difficulty on one player card
REMOVED = 6  # cards a player card takes out at most
KINDS = tuple(kind.text for kind in Kind)
NEEDS = tuple(need.text for need in Need)
EFFECTS = tuple(effect.text for effect in Effect)
MARKS = tuple(mark.name.lower() for mark in Mark)
MUST_START = {
    Pile.FOREHAND: (Zone.FOREHAND,),
    Pile.BACKHAND: (Zone.BACKHAND,),
    Pile.ATTACK: (Zone.NEUTRAL,),
    Pile.DEFENCE: (Zone.BACKHAND, Zone.NEUTRAL, Zone.FOREHAND),
    Pile.VOLLEY: (Zone.NET,),
}
"""The zones from which each of the automaton's piles is played."""

AS_RULES = 0  # stands in for a number that a player card may leave out, until `follow_the_rules` puts in the rules' own

A_SERVICE = integer(FIRST_SERVICE, FIRST_SERVICE + SERVICES - 1)
MALUS = integers(integer(0, 30), len(SURFACES))


class Card(Components):
    number: int = integer(1, DECK)
    type: int = word(TYPES)
    kind: int = word(KINDS)
    difficulty: int = integer(0, 40)
    start: int = flags(ZONES)
    target: int = flags(ZONES, ())
    need: int = word(NEEDS, "none")
    malus: Row = MALUS
    stars: int = integer(0, 5, 0)
    draws: int = integer(0, 5, 0)
    effect: int = word(EFFECTS, "none")
    marks: int = flags(MARKS, ())


class Service(Components):
    number: int = A_SERVICE
    kind: int = word(KINDS)
    difficulty: int = integer(0, 40)
    malus: Row = MALUS
    ace_from: int = integer(1, FACES + 1)
    topspin_plus: int = integer(0, 20)
    slice_plus: int = integer(0, 20)


class Player(Components):
    hand: int = integer(6, 20)
    stars_up: int = integer(0, 12)
    stars_down: int = integer(0, 12)
    removed: Row = integers(integer(1, DECK), REMOVED, exact=False)
    add: Grid = integers(integers(integer(-30, 65), 3), CHANGES, exact=False, default=[])
    winner: Row = integers(integer(0, 65), 3, default=[0, 0, 0])
    malus_cards: Row = integers(integer(0, 65), 2, default=[0, 0])
    malus_surfaces: int = flags(SURFACES, ())
    malus_change: int = integer(-30, 30, 0)
    free_crossings: int = integer(0, 20, 0)
    ace_wider: int = integer(0, 20, 0)
    concentration: int = integer(0, 12, AS_RULES)
    leave_net_cards: int = integer(0, 6, AS_RULES)
    topspin_cards: int = integer(0, 6, AS_RULES)
    serve_topspin: int = integer(-1, 20, -1)
    serve_slice: int = integer(-1, 20, -1)
    slice_adds: int = integer(0, 20, AS_RULES)
    serve_stars: Row = integers(integer(0, 20), 2, default=[AS_RULES, AS_RULES])


class Rules(Components):
    hand: int = integer(6, 20)
    stars_up: int = integer(0, 12)
    stars_down: int = integer(0, 12)
    challenges: int = integer(0, 9)
    serve_stars: Row = integers(integer(0, 20), 2)
    rally_stars: Row = integers(integer(0, 20), 3)
    slice_adds: int = integer(0, 20)
    topspin_cards: int = integer(0, 6)
    leave_net_cards: int = integer(0, 6)
    concentration: int = integer(0, 12)
    tie_break_points: int = integer(2, 20)
    short_tie_break_points: int = integer(2, 20)
    game_points: int = integer(1, 4)
    set_games: int = integer(1, 12)
    change_every: int = integer(1, 30)


class Automaton(Components):
    first_service: int = A_SERVICE
    second_service: int = A_SERVICE
    topspin_from: int = integer(1, 7)
    slice_from: int = integer(1, 7)
    net_from: int = integer(1, FACES + 1)
    net_to: int = integer(0, FACES)
    pile_last: Row = integers(integer(1, DECK), len(Pile))


class Box(Components):
    rules: Rules = table(Rules)
    automaton: Automaton = table(Automaton)
    cards: Sequence[Card] = rows(Card, DECK)
    services: Sequence[Service] = rows(Service, SERVICES)
    players: Sequence[Player] = rows(Player, PLAYERS, least=0)
    n_players: int


def check_box(data: dict[str, Any], box: Any) -> list[Problem]:
    """All that is wrong with a deck whose entries are each well formed."""
    follow_the_rules(data, box)
    problems = [*check_numbers(box), *check_hand(box), *check_cards(box), *check_players(box)]
    return problems or check_piles(box)


def follow_the_rules(data: dict[str, Any], box: Any) -> None:
    """A player card that is silent about a number leaves it as this box's rules have it (WT-88)."""
    for printed, player in zip(data["players"], box.players, strict=False):
        for key in ("concentration", "leave_net_cards", "topspin_cards", "slice_adds"):
            if printed.get(key) is None:
                setattr(player, key, getattr(box.rules, key))
        if printed.get("serve_stars") is None:
            for i, bonus in enumerate(box.rules.serve_stars):
                player.serve_stars[i] = bonus


def check_numbers(box: Any) -> list[Problem]:
    """60 rally cards and 5 services, numbered in order, services by difficulty."""
    problems = []
    for entries, name, first, count in ((box.cards, "cards", 1, DECK), (box.services, "services", FIRST_SERVICE, SERVICES)):
        for i, row in enumerate(entries):
            if row.number != first + i:
                details = {"first": first, "last": first + count - 1, "given": row.number}
                problems.append(Problem(f"{name}[{i + 1}].number", "box-wt-numbers", details))
    hard = [service.difficulty for service in box.services]
    if hard != sorted(hard):
        problems.append(Problem("services", "box-wt-services", {}))
    return problems


def check_hand(box: Any) -> list[Problem]:
    """Six starting-hand icons."""
    icons = sum(1 for card in box.cards if card.marks & Mark.HAND)
    if icons != STARTING_HAND:
        return [Problem("cards", "box-wt-hand", {"given": icons, "wanted": STARTING_HAND})]
    return []


def check_cards(box: Any) -> list[Problem]:
    """Every card starts somewhere and goes somewhere, or wins."""
    problems = []
    for i, card in enumerate(box.cards):
        where = f"cards[{i + 1}]"
        if not card.start:
            problems.append(Problem(f"{where}.start", "box-wt-start", {}))
        both = 1 << Zone.FOREHAND | 1 << Zone.BACKHAND
        if not card.target and not card.marks & Mark.WINNER:
            problems.append(Problem(f"{where}.target", "box-wt-no-target", {}))
        elif card.target & (card.target - 1) and card.target != both:
            problems.append(Problem(f"{where}.target", "box-wt-two-targets", {}))
    return problems


def check_players(box: Any) -> list[Problem]:
    """No card is removed twice, and powers hold from a card to a later one."""
    problems = []
    for i in range(box.n_players):
        player, where = box.players[i], f"players[{i + 1}]"
        removed = [number for number in player.removed if number]
        problems += [
            Problem(f"{where}.removed", "box-wt-removed", {"given": number})
            for number in sorted(set(removed))
            if removed.count(number) > 1
        ]
        spans = [("winner", player.winner), ("malus_cards", player.malus_cards)]
        spans += [(f"add[{k + 1}]", [player.add[k, 0], player.add[k, 1]]) for k in range(len(player.add))]
        problems += [
            Problem(f"{where}.{key}", "box-wt-span", {"first": span[0], "last": span[1]})
            for key, span in spans
            if span[0] and not 1 <= span[0] <= span[1]
        ]
    return problems


def check_piles(box: Any) -> list[Problem]:
    """The automaton's five piles rise to the last card, and each has something to play wherever it is asked."""
    ends = list(box.automaton.pile_last)
    if ends != sorted(set(ends)) or ends[-1] != DECK:
        return [Problem("automaton.pile_last", "box-wt-piles", {"last": DECK, "given": ", ".join(map(str, ends))})]
    problems = []
    for pile, asked in MUST_START.items():
        cards = box.cards[ends[pile - 1] if pile else 0 : ends[pile]]
        for zone in asked:
            free = pile == Pile.DEFENCE
            if not any((free or c.need == Need.NONE) and c.start >> zone & 1 and not c.marks & Mark.SMASH for c in cards):
                details = {"pile": Pile(pile).text, "zone": ZONES[zone]}
                problems.append(Problem("automaton.pile_last", "box-wt-pile-zone", details))
    if not any(card.marks & Mark.SMASH for card in box.cards[ends[Pile.VOLLEY - 1] :]):
        problems.append(Problem("cards", "box-wt-smash", {}))
    return problems
