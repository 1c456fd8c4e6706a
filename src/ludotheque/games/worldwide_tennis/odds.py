"""The number to reach and how likely that is, from the rules' own arithmetic; why a card can't be played."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box

from .cards import any_card_view
from .position import FACES, FIRST_SERVICE, ZONES, Effect, Mark, Need, Phase, Zone
from .rules.rally import can_play, can_smash, held_smash
from .rules.shot import is_sure, malus_adds, most_stars, printed, spin_adds, target_of
from .rules.table import ace_from, changed_difficulty, surcharge, wins_from

Data = dict[str, Any]


def chance(target: int) -> float:
    """How likely a d20 shows at least this."""
    return max(0, min(FACES, FACES + 1 - target)) / FACES


def stars_table(box: Box, s: Any, seat: int, number: int, effect: int, most: int) -> list[Data]:
    """Target and chance with 0, 1, 2 ... stars."""
    rows = []
    for stars in range(most + 1):
        target = int(target_of(box.plain, s, seat, number, effect, stars))
        rows.append({"stars": stars, "target": target, "chance": chance(target)})
    return rows


def card_odds(box: Box, s: Any, seat: int, number: int) -> Data:
    """What playing a card now would need: nothing, or a number on the d20, with and without stars."""
    service = number >= FIRST_SERVICE
    if not service and is_sure(box.plain, s, seat, number):
        return {"sure": True, "chance": 1.0, "dare": bool(wins_from(box.plain, s, seat, number))}
    cost = 0 if service else int(bool(box.plain.cards[number - 1].marks & Mark.STAR_COST))
    most = min(int(s.stars[seat]) - cost, 2 if service else 3) if s.easing else 0
    rows = stars_table(box, s, seat, number, 0, max(0, most))
    odds: Data = {"sure": False, "target": rows[0]["target"], "chance": rows[0]["chance"], "stars": rows}
    if service:
        odds["ace"] = ace_chance(box, s, seat, number, rows[0]["target"])
    else:
        odds["parts"] = parts(box, s, seat, number)
    return odds


def ace_chance(box: Box, s: Any, seat: int, number: int, target: int) -> float:
    """How likely the service is an ace: in, and in the ace range."""
    return chance(max(target, int(ace_from(box.plain, s, seat, number))))


def parts(box: Box, s: Any, seat: int, number: int) -> Data:
    """What the target of a rally card is made of, where it isn't the printed number alone."""
    return {
        "printed": int(printed(box.plain, s, seat, number)),
        "malus": int(malus_adds(box.plain, s, seat, number)),
        "slice": int(spin_adds(box.plain, s, seat, number, 0)),
        "other": int(changed_difficulty(box.plain, s, seat, number)),
    }


def shot_odds(box: Box, s: Any) -> Data | None:
    """The shot being played: its card, what must be thrown, and what stars or effects would change."""
    if not s.card:
        return None
    seat = s.to_play
    data: Data = {
        "seat": int(seat),
        "card": any_card_view(box, s.card),
        "effect": Effect(s.effect).text,
        "eased": int(s.eased),
        "die": int(s.die),
        "sure": bool(s.sure),
    }
    if s.phase in (Phase.STARS, Phase.ROLL, Phase.CHALLENGE, Phase.REVIEW, Phase.EFFECT, Phase.WINNER_ON):
        data["target"] = int(target_of(box.plain, s, seat, s.card, s.effect, s.eased))
        data["chance"] = chance(data["target"])
        if s.card >= FIRST_SERVICE:
            data["ace"] = ace_chance(box, s, seat, s.card, data["target"])
        else:
            data["lucky"] = lucky_chance(box, s, seat, s.card, data["target"])
    if s.phase == Phase.STARS:
        data["stars"] = stars_table(box, s, seat, s.card, s.effect, most_stars(s))
    if s.phase == Phase.EFFECT:
        data["effects"] = effects_table(box, s, seat)
    return data


def lucky_chance(box: Box, s: Any, seat: int, number: int, target: int) -> float:
    """How likely "Winner on" wins the point."""
    lowest = int(wins_from(box.plain, s, seat, number))
    return chance(max(lowest, target)) if lowest else 0.0


def effects_table(box: Box, s: Any, seat: int) -> list[Data]:
    """Each effect of the chosen service: its surcharge, target, chance and chance of an ace."""
    rows = []
    for effect in Effect:
        target = int(target_of(box.plain, s, seat, s.card, effect, 0))
        plus = int(surcharge(box.plain, s, seat, s.card, effect))
        ace = ace_chance(box, s, seat, s.card, target)
        rows.append({"effect": effect.text, "plus": plus, "target": target, "chance": chance(target), "ace": ace})
    return rows


def refusal(box: Box, s: Any, seat: int, number: int) -> Data | None:
    """Why a card of the hand can't be played now, as a words key; None if it can."""
    card = box.plain.cards[number - 1]
    smash = bool(card.marks & Mark.SMASH)
    if s.phase == Phase.LOBBED:
        if smash and can_smash(box.plain, s, seat, number):
            return None
        return {"key": "why-not-lobbed", "args": {"smash": "yes" if held_smash(box.plain, s, seat) else "no"}}
    if can_play(box.plain, s, seat, number):
        return None
    if smash:
        return {"key": "why-not-smash", "args": {}}
    if not s.free_start and not (card.start >> s.zone[seat]) & 1:
        at_net = s.zone[seat] == Zone.NET
        key = "why-not-volley" if at_net else "why-not-at-net" if card.start == 1 << Zone.NET else "why-not-start"
        return {"key": key, "args": {"zone": ZONES[s.zone[seat]]}}
    if card.need == Need.BASELINE and s.zone[1 - seat] == Zone.NET:
        return {"key": "why-not-baseline", "args": {}}
    if card.need == Need.NET and s.zone[1 - seat] != Zone.NET:
        return {"key": "why-not-net", "args": {}}
    return {"key": "why-not-star", "args": {}}
