"""The words for moves and for what is told: which sentence, with which names."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box
from ludotheque.engine.play import Play
from ludotheque.engine.words import Words
from ludotheque.games.tennis.score import POINT_NAMES

from .cards import card_names, player_names
from .moves import TEXTS, Move
from .odds import card_odds, effects_table
from .position import FIRST_SERVICE, PLAYERS, ZONES, Effect, Phase, Pile, Zone
from .rules.net import net_cost
from .rules.shot import target_of
from .rules.table import concentration, leave_net_cards

Data = dict[str, Any]
FLIGHTS = {(True, True): "at-net", (True, False): "drop", (False, True): "lob", (False, False): "deep"}
"""What a ball is like, by whether it goes to the net zone and whether whoever answers stands there."""


def named(box: Box, number: int) -> Data:
    """A card's names as arguments of a sentence: each language takes its own."""
    names = card_names(box, number)
    return {"name_fr": names["fr"], "name_en": names["en"], "number": number}


def label(seen: Play, move: int) -> tuple[str, Data]:
    """A button's words: the key of the sentence and its arguments."""
    box, s = seen.box, seen.s
    if move > Move.DRAW:
        return "move-draw", named(box, move - Move.DRAW)
    if move > Move.TAKE:
        return "move-take", named(box, move - Move.TAKE)
    if move > Move.DISCARD:
        return "move-trim" if s.phase == Phase.TRIM else "move-discard", named(box, move - Move.DISCARD)
    if move > Move.PLAY:
        return play_label(box, s, move - Move.PLAY)
    if Move.PLAYER <= move <= Move.PLAYER + PLAYERS:
        return player_label(box, move - Move.PLAYER)
    if Move.STARS_0 <= move <= Move.STARS_3:
        return stars_label(box, s, move - Move.STARS_0)
    return plain_label(box, s, move)


def play_label(box: Box, s: Any, number: int) -> tuple[str, Data]:
    args = named(box, number)
    service = number >= FIRST_SERVICE
    if service:
        args["difficulty"] = box.plain.services[number - FIRST_SERVICE].difficulty
    asked = s.phase == Phase.SERVICE if service else s.phase >= Phase.SHOT
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
    target = int(target_of(box.plain, s, s.to_play, s.card, s.effect, stars)) if s.phase == Phase.STARS else 0
    percent = round(100 * max(0, min(20, 21 - target)) / 20)
    return "move-stars", {"n": stars, "target": target, "percent": percent}


def plain_label(box: Box, s: Any, move: int) -> tuple[str, Data]:
    """Moves without a card; those that cost something say what."""
    key = "move-" + TEXTS[move].replace(" ", "-") if not TEXTS[move].isdigit() else "move-face"
    args: Data = {"face": TEXTS[move]}
    if s.phase == Phase.EFFECT:
        row = effects_table(box, s, s.to_play)[move - Move.FLAT]
        args.update(plus=row["plus"], target=row["target"], percent=round(100 * row["chance"]))
    if move == Move.NET and s.phase == Phase.REPLACE:
        args["cards"] = int(net_cost(box.plain, s, s.to_play))
    if move == Move.CENTRE and s.phase == Phase.REPLACE:
        args["cards"] = int(leave_net_cards(box.plain, s, s.to_play)) if s.zone[s.to_play] == Zone.NET else 0
    if s.phase == Phase.CHANGE:
        args["n"] = min(int(concentration(box.plain, s, s.to_play)), int(s.tokens[s.to_play] - s.stars[s.to_play]))
    args["zone"] = ZONES[s.ball]
    return key, args


def describe(seen: Play, move: int) -> Data:
    """What page and programs need to know of a move: its kind, and its card, zone or number."""
    s = seen.s
    text = TEXTS[move]
    kind, _, rest = text.partition(" ")
    for first, name in ((Move.DRAW, "draw"), (Move.TAKE, "take"), (Move.DISCARD, "discard"), (Move.PLAY, "play")):
        if move > first:
            return {"kind": name, "card": move - first}
    if Move.PLAYER <= move <= Move.PLAYER + PLAYERS:
        return {"kind": "player", "player": move - Move.PLAYER}
    if Move.STARS_0 <= move <= Move.STARS_3:
        return {"kind": "stars", "stars": move - Move.STARS_0}
    if kind in ("to", "receive"):
        return {"kind": kind, "zone": rest}
    if move in (Move.STAY, Move.NET, Move.CENTRE):
        zones: dict[int, str] = {Move.STAY: ZONES[s.zone[s.to_play]], Move.NET: "V", Move.CENTRE: "N"}
        return {"kind": "place", "zone": zones[move]}
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
        args["effect"] = Effect(args["effect"]).text
    if "pile" in args:
        args["pile"] = Pile(args["pile"]).text
    if "player" in args:
        args["name"] = player_names(box, args["player"])[words.lang]
    if "won" in args:
        args["level"] = "yes" if args["won"] == args["lost"] else "no"
    if key == "point" and not args["counted"]:
        names = ("0", *POINT_NAMES[len(POINT_NAMES) - box.plain.rules.game_points + 1 :])
        args["won"], args["lost"] = names[args["won"]], names[args["lost"]]
    if key == "throws":
        terms = sum_of(words, args)
        args.update(summed="yes" if terms else "no", sum=" ".join([str(args["difficulty"]), *terms]))
    if key == "sent":
        args["flight"] = FLIGHTS[args["zone"] == "V", bool(args["at_net"])]
    return args


def sum_of(words: Words, args: Data) -> list[str]:
    """What makes a target other than its card's difficulty, each with its sign: all that isn't nothing."""
    spin = "effect" if args["card"] >= FIRST_SERVICE else "slice"
    terms = {"malus": args["malus"], spin: args["spin"], "player": args.get("player_card", 0)}
    terms |= {"fatigue": args.get("fatigue", 0), "stars": -args.get("eased", 0)}
    validated = args["target"] - args["difficulty"] - sum(terms.values())  # of #37: what was validated before
    return [
        words("sum-less" if n < 0 else "sum-more", what=words("sum-" + name), n=abs(n))
        for name, n in {"validated": validated, **terms}.items()
        if n
    ]
