"""Cards and player cards as plain data for views: what is printed on them, and their names."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box

from .position import FACES, FIRST_SERVICE, SURFACES, TYPES, ZONES, Effect, Kind, Mark, Need

NO_ACE = FACES + 1
SHOWN = ("F", "N", "B", "V")  # the order in which zones are written
Data = dict[str, Any]


def names_of(row: Data, fallback: str) -> dict[str, str]:
    """An entry's names; a box that gives one name gives it in both languages."""
    name = str(row.get("name") or row.get("name_fr") or row.get("name_en") or fallback)
    return {"fr": str(row.get("name_fr", name)), "en": str(row.get("name_en", name))}


def is_reconstructed(row: Data) -> bool:
    return row.get("provenance") == "reconstructed"


def card_names(box: Box, number: int) -> dict[str, str]:
    """What a card is called."""
    rows = box.data["services"] if number >= FIRST_SERVICE else box.data["cards"]
    first = FIRST_SERVICE if number >= FIRST_SERVICE else 1
    return names_of(rows[number - first], f"#{number}")


def zones(bits: int) -> str:
    return "".join(zone for zone in SHOWN if (bits >> ZONES.index(zone)) & 1)


def card_view(box: Box, number: int) -> Data:
    """A rally card as it is printed."""
    card = box.plain.cards[number - 1]
    return {
        "number": number,
        "reconstructed": is_reconstructed(box.data["cards"][number - 1]),
        "name": card_names(box, number),
        "type": TYPES[card.type],
        "kind": Kind(card.kind).text,
        "difficulty": card.difficulty,
        "start": zones(card.start),
        "target": zones(card.target),
        "need": Need(card.need).text,
        "malus": list(card.malus),
        "stars": card.stars,
        "draws": card.draws,
        "effect": Effect(card.effect).text,
        "marks": [mark.name.lower() for mark in Mark if card.marks & mark],
    }


def service_view(box: Box, number: int) -> Data:
    """A service card as it is printed."""
    card = box.plain.services[number - FIRST_SERVICE]
    return {
        "number": number,
        "reconstructed": is_reconstructed(box.data["services"][number - FIRST_SERVICE]),
        "name": card_names(box, number),
        "type": "service",
        "kind": Kind(card.kind).text,
        "difficulty": card.difficulty,
        "start": "N",
        "target": "FB",
        "malus": list(card.malus),
        "ace_from": card.ace_from if card.ace_from < NO_ACE else None,
        "topspin_plus": card.topspin_plus,
        "slice_plus": card.slice_plus,
        "marks": [],
    }


def box_view(box: Box) -> dict[str, list[Any]]:
    """All components as the page draws them."""
    return {
        "cards": [card_view(box, number) for number in range(1, FIRST_SERVICE)],
        "services": [service_view(box, number) for number in range(FIRST_SERVICE, FIRST_SERVICE + len(box.data["services"]))],
        "players": [player_view(box, number + 1) for number in range(len(box.data.get("players", [])))],
    }


def any_card_view(box: Box, number: int) -> Data:
    return service_view(box, number) if number >= FIRST_SERVICE else card_view(box, number)


def player_names(box: Box, player: int) -> dict[str, str]:
    return names_of(box.data["players"][player - 1], f"#{player}")


def player_view(box: Box, player: int) -> Data | None:
    """A player card: hand, stars, removed cards, and its powers as words keys with their arguments."""
    if player == 0:
        return None
    card = box.plain.players[player - 1]
    return {
        "number": player,
        "reconstructed": is_reconstructed(box.data["players"][player - 1]),
        "name": player_names(box, player),
        "hand": card.hand,
        "stars_up": card.stars_up,
        "stars_down": card.stars_down,
        "removed": [n for n in card.removed if n],
        "powers": [{"key": f"power-{key}", "args": args} for key, args in powers(box, card)],
    }


def span(box: Box, first: int, last: int) -> Data:
    """Cards first to last as arguments of a sentence: their numbers, and their name where they share one."""
    each = [card_names(box, number) for number in range(first, last + 1)]
    shared = all(names == each[0] for names in each)
    numbers = f"{first}–{last}" if last > first else str(first)
    return {"cards": numbers, "named": "yes" if shared else "no", "name_fr": each[0]["fr"], "name_en": each[0]["en"]}


def powers(box: Box, card: Any) -> list[tuple[str, Data]]:
    """What a player card changes, in the order of the card."""
    found: list[tuple[str, Data]] = []
    for first, last, change in (tuple(card.add[i, j] for j in range(3)) for i in range(len(card.add))):
        if first:
            found.append(("harder" if change > 0 else "easier", {**span(box, first, last), "change": abs(change)}))
    if card.winner[0]:
        found.append(("winner", {**span(box, card.winner[0], card.winner[1]), "from": card.winner[2]}))
    if card.malus_cards[0]:
        args = {**span(box, card.malus_cards[0], card.malus_cards[1]), "change": card.malus_change}
        on = {name: "yes" if (card.malus_surfaces >> i) & 1 else "no" for i, name in enumerate(SURFACES)}
        found.append(("malus", {**args, **on}))
    rules = box.plain.rules
    plain = ("concentration", "leave_net_cards", "topspin_cards", "slice_adds")
    normal = {**{key: getattr(rules, key) for key in plain}, "free_crossings": 0, "ace_wider": 0}
    for key, value in normal.items():
        if getattr(card, key) != value:
            found.append((key.replace("_", "-"), {"n": getattr(card, key)}))
    for key in ("serve_topspin", "serve_slice"):
        if getattr(card, key) >= 0:
            found.append((key.replace("_", "-"), {"n": getattr(card, key)}))
    if list(card.serve_stars) != list(rules.serve_stars):
        found.append(("serve-stars", {"one": card.serve_stars[0], "two": card.serve_stars[1]}))
    return found
