"""What a deck must be like to be played with: every entry that breaks it is named."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Problem
from ludotheque.games.worldwide_tennis.position import (
    ATTACK_PILE,
    BACKHAND,
    BACKHAND_PILE,
    DECK,
    DEFENCE_PILE,
    FIRST_SERVICE,
    FOREHAND,
    FOREHAND_PILE,
    HAND_ICON,
    NEEDS_NOTHING,
    NET,
    NEUTRAL,
    PILES,
    SERVICES,
    SMASH,
    VOLLEY_PILE,
    WINNER,
    ZONES,
)

STARTING_HAND = 6
MUST_START = {
    FOREHAND_PILE: (FOREHAND,),
    BACKHAND_PILE: (BACKHAND,),
    ATTACK_PILE: (NEUTRAL,),
    DEFENCE_PILE: (BACKHAND, NEUTRAL, FOREHAND),
    VOLLEY_PILE: (NET,),
}
"""The zones from which each of the automaton's piles is played."""


def check_box(data: dict[str, Any], box: Any) -> list[Problem]:
    """All that is wrong with a deck whose entries are each well formed."""
    problems = [*check_numbers(box), *check_hand(box), *check_cards(box), *check_players(box)]
    return problems or check_piles(box)


def check_numbers(box: Any) -> list[Problem]:
    """60 rally cards and 5 services, numbered in order, services by difficulty."""
    problems = []
    for rows, name, first, count in ((box.cards, "cards", 1, DECK), (box.services, "services", FIRST_SERVICE, SERVICES)):
        for i, row in enumerate(rows):
            if row.number != first + i:
                details = {"first": first, "last": first + count - 1, "given": row.number}
                problems.append(Problem(f"{name}[{i + 1}].number", "box-wt-numbers", details))
    hard = [service.difficulty for service in box.services]
    if hard != sorted(hard):
        problems.append(Problem("services", "box-wt-services", {}))
    return problems


def check_hand(box: Any) -> list[Problem]:
    """Six starting-hand icons."""
    icons = sum(1 for card in box.cards if card.marks & HAND_ICON)
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
        both = 1 << FOREHAND | 1 << BACKHAND
        if not card.target and not card.marks & WINNER:
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
            free = pile == DEFENCE_PILE
            if not any((free or c.need == NEEDS_NOTHING) and c.start >> zone & 1 and not c.marks & SMASH for c in cards):
                details = {"pile": PILES[pile], "zone": ZONES[zone]}
                problems.append(Problem("automaton.pile_last", "box-wt-pile-zone", details))
    if not any(card.marks & SMASH for card in box.cards[ends[VOLLEY_PILE - 1] :]):
        problems.append(Problem("cards", "box-wt-smash", {}))
    return problems
