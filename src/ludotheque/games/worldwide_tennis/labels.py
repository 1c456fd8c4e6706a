"""The words for moves and for what is told: which sentence, with which names."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box
from ludotheque.engine.words import Words
from ludotheque.games.tennis_score import POINT_NAMES
from ludotheque.games.worldwide_tennis.cards import card_names, player_names
from ludotheque.games.worldwide_tennis.odds import card_odds, effects_table
from ludotheque.games.worldwide_tennis.position import (
    CHANGE,
    DISCARD_MOVE,
    DRAWN,
    EFFECT,
    EFFECTS,
    FIRST_SERVICE,
    FLAT,
    NET,
    PLAY,
    PLAYER_MOVE,
    PLAYERS,
    REPLACE,
    SERVICE,
    SHOT,
    STAR_0,
    STAR_3,
    STARS,
    STAY,
    TAKE,
    TEXTS,
    TO_CENTRE,
    TO_NET,
    TRIM,
    ZONES,
)
from ludotheque.games.worldwide_tennis.rules.rally import net_cost
from ludotheque.games.worldwide_tennis.rules.shot import target_of
from ludotheque.games.worldwide_tennis.rules.table import concentration, leave_net_cards

Data = dict[str, Any]


def named(box: Box, number: int) -> Data:
    """A card's names as arguments of a sentence: each language takes its own."""
    names = card_names(box, number)
    return {"name_fr": names["fr"], "name_en": names["en"], "number": number}


def label(box: Box, s: Any, move: int) -> tuple[str, Data]:
    """A button's words: the key of the sentence and its arguments."""
    if move > DRAWN:
        return "move-draw", named(box, move - DRAWN)
    if move > TAKE:
        return "move-take", named(box, move - TAKE)
    if move > DISCARD_MOVE:
        return "move-trim" if s.phase == TRIM else "move-discard", named(box, move - DISCARD_MOVE)
    if move > PLAY:
        return play_label(box, s, move - PLAY)
    if PLAYER_MOVE <= move <= PLAYER_MOVE + PLAYERS:
        return player_label(box, move - PLAYER_MOVE)
    if STAR_0 <= move <= STAR_3:
        return stars_label(box, s, move - STAR_0)
    return plain_label(box, s, move)


def play_label(box: Box, s: Any, number: int) -> tuple[str, Data]:
    args = named(box, number)
    service = number >= FIRST_SERVICE
    if service:
        args["difficulty"] = box.plain.services[number - FIRST_SERVICE].difficulty
    asked = s.phase == SERVICE if service else s.phase >= SHOT
    odds = card_odds(box, s, s.to_play, number) if asked or s.last[1 - s.to_play] else {"sure": True}
    args["sure"] = "yes" if odds["sure"] else "no"
    args["target"] = odds.get("target", 0)
    args["percent"] = round(100 * odds.get("chance", 1.0))
    return ("move-serve" if service else "move-play"), args


def player_label(box: Box, player: int) -> tuple[str, Data]:
    if player == 0:
        return "move-no-player", {}
    names = player_names(box, player)
    return "move-player", {"name_fr": names["fr"], "name_en": names["en"]}


def stars_label(box: Box, s: Any, stars: int) -> tuple[str, Data]:
    target = int(target_of(box.plain, s, s.to_play, s.card, s.effect, stars)) if s.phase == STARS else 0
    percent = round(100 * max(0, min(20, 21 - target)) / 20)
    return "move-stars", {"n": stars, "target": target, "percent": percent}


def plain_label(box: Box, s: Any, move: int) -> tuple[str, Data]:
    """Moves without a card; those that cost something say what."""
    key = "move-" + TEXTS[move].replace(" ", "-") if not TEXTS[move].isdigit() else "move-face"
    args: Data = {"face": TEXTS[move]}
    if s.phase == EFFECT:
        row = effects_table(box, s, s.to_play)[move - FLAT]
        args.update(plus=row["plus"], target=row["target"], percent=round(100 * row["chance"]))
    if move == TO_NET and s.phase == REPLACE:
        args["cards"] = int(net_cost(box.plain, s, s.to_play))
    if move == TO_CENTRE and s.phase == REPLACE:
        args["cards"] = int(leave_net_cards(box.plain, s, s.to_play)) if s.zone[s.to_play] == NET else 0
    if s.phase == CHANGE:
        args["n"] = int(concentration(box.plain, s, s.to_play))
    args["zone"] = ZONES[s.ball]
    return key, args


def describe(box: Box, s: Any, move: int) -> Data:
    """What page and programs need to know of a move: its kind, and its card, zone or number."""
    text = TEXTS[move]
    kind, _, rest = text.partition(" ")
    for first, name in ((DRAWN, "draw"), (TAKE, "take"), (DISCARD_MOVE, "discard"), (PLAY, "play")):
        if move > first:
            return {"kind": name, "card": move - first}
    if PLAYER_MOVE <= move <= PLAYER_MOVE + PLAYERS:
        return {"kind": "player", "player": move - PLAYER_MOVE}
    if STAR_0 <= move <= STAR_3:
        return {"kind": "stars", "stars": move - STAR_0}
    if kind in ("to", "receive"):
        return {"kind": kind, "zone": rest}
    if move in (STAY, TO_NET, TO_CENTRE):
        return {"kind": "place", "zone": {STAY: ZONES[s.zone[s.to_play]], TO_NET: "V", TO_CENTRE: "N"}[move]}
    return {"kind": kind}


def say(box: Box, words: Words, key: str, args: Data) -> Data:
    """Names for what is told: cards, zones, effects, player cards, points."""
    args = dict(args)
    if "card" in args:
        number = args["card"]
        args["name"] = card_names(box, number)[words.lang]
        args["number"] = number
        service = number >= FIRST_SERVICE
        card = box.plain.services[number - FIRST_SERVICE] if service else box.plain.cards[number - 1]
        args["difficulty"] = card.difficulty
    if "zone" in args:
        args["zone"] = ZONES[args["zone"]]
    if "effect" in args:
        args["effect"] = EFFECTS[args["effect"]]
    if "player" in args:
        args["name"] = player_names(box, args["player"])[words.lang]
    if key == "point" and not args["counted"]:
        names = ("0", *POINT_NAMES[len(POINT_NAMES) - box.plain.rules.game_points + 1 :])
        args["points_a"], args["points_b"] = names[args["points_a"]], names[args["points_b"]]
    return args
