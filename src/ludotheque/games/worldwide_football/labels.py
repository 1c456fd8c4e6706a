"""The words for moves and for what is told: which sentence, with which names."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box
from ludotheque.engine.play import Play
from ludotheque.engine.words import Words

from .moves import Move
from .names import abilities_in, ability_numbers, kind_names, listed, player_names, unpacked
from .odds import duel_odds, shot_odds
from .position import ABILITIES, KINDS, N_KINDS, PLACES, READY, SQUAD, Kind, Phase, Place

Data = dict[str, Any]
BY_KIND = (
    (Move.DRAWN, "draw"),
    (Move.LAY, "lay"),
    (Move.DISCARD, "discard"),
    (Move.RECOVER, "recover"),
    (Move.USE_SCHEMA, "schema"),
    (Move.LEAVE, "leave"),
    (Move.CHOOSE, "choose"),
)
BY_PLAYER = (
    (Move.DRAWN_PLAYER, "draw-player"),
    (Move.PLAYER, "player"),
    (Move.DISCARD_PLAYER, "discard-player"),
    (Move.REPLACE, "replace"),
)
ABILITY_MOVES = ("jeu", "contre", "bloc", "piege", "simulation", "creativite", "efficacite")
VERDICTS = {1: "won", 2: "failed", 3: "foul", 4: "booked"}


def split(move: int) -> tuple[str, int]:
    """What kind of move a code is, and of which card, player, ability or face."""
    for first, name in BY_KIND:
        if first <= move < first + N_KINDS:
            return name, move - first
    for first, name in BY_PLAYER:
        if first <= move < first + SQUAD:
            return name, move - first
    if Move.USE_SCHEMA_BACK <= move < Move.USE_REPLI:
        return "schema-back", Kind.T + move - Move.USE_SCHEMA_BACK
    if Move.USE_REPLI <= move < Move.REPLACE:
        return "repli", Kind.INT + move - Move.USE_REPLI
    if Move.USE_JEU <= move < Move.GIVE:
        return "use", ABILITIES.index(ABILITY_MOVES[move - Move.USE_JEU])
    if Move.FACE < move <= Move.FACE + 6:
        return "face", move - Move.FACE
    if Move.ABILITY <= move < Move.DECK:
        return "ability", move - Move.ABILITY
    if Move.DECK <= move <= Move.DECK + len(READY):
        return "deck", move - Move.DECK
    if move in (Move.COIN, Move.COIN + 1):
        return "coin", move - Move.COIN
    plain: dict[int, str] = {Move.GIVE: "give", Move.DRAW: "let-go", Move.PASS: "pass"}
    return plain.get(move, "die"), move


def label(seen: Play, move: int) -> tuple[str, Data]:
    """A button's words: the key of the sentence and its arguments."""
    box, s = seen.box, seen.s
    kind, n = split(move)
    if kind == "lay":
        return lay_label(box, s, n)
    if kind in ("draw", "discard", "recover", "schema", "schema-back", "repli", "leave", "choose"):
        names = kind_names(box, n)
        return f"move-{kind}", {"name_fr": names["fr"], "name_en": names["en"], "left": cards_left(s, kind, n)}
    if kind in ("draw-player", "player", "discard-player", "replace"):
        seat = s.drawer if kind == "draw-player" else s.actor
        names = player_names(box, s.team[seat] * SQUAD + n)
        key = {Phase.MARK: "move-mark", Phase.PENALTY_CARD: "move-penalty-card"}.get(s.phase, f"move-{kind}")
        return key, {"name_fr": names["fr"], "name_en": names["en"], "bonus": box.plain.set_pieces.mark_bonus}
    if kind == "use":
        return f"move-use-{ABILITIES[n]}", ability_numbers(box)
    if kind == "ability":
        return f"ability-{ABILITIES[n]}", {}
    if kind == "deck":
        return f"move-deck-{(*READY, 'free')[n]}", {}
    if kind == "let-go":
        pile = int(s.kinds.count[(1 - s.ball) * PLACES + Place.PILE])
        return "move-let-go", {"n": min(box.plain.defender.draw, pile)}
    if kind == "pass":
        return pass_label(s), {}
    if kind == "give":
        return "move-give", {"n": min(box.plain.give_back.draw, int(s.kinds.count[s.ball * PLACES + Place.PILE]))}
    return f"move-{kind}", {"face": n, "n": n + 1}


def pass_label(s: Any) -> str:
    """Passing is called by what it means where it is not simply a pass."""
    special = {"with": "on", "after": "on", "abilities": "keep-abilities", "deck": "keep-deck", "recovery": "play"}
    return f"move-pass-{special[Phase(s.phase).text]}" if Phase(s.phase).text in special else "move-pass"


def cards_left(s: Any, kind: str, n: int) -> int:
    """How many of a card there are to choose from."""
    if kind == "leave":
        return int(s.kinds.lies[s.chooser * PLACES + Place.PILE, n])
    if kind == "choose":
        return int(s.kinds.lies[s.chooser * PLACES + 4, n])
    if kind == "schema":
        return int(s.kinds.lies[s.ball * PLACES + Place.PILE, n])
    return 0


def lay_label(box: Box, s: Any, n: int) -> tuple[str, Data]:
    names = kind_names(box, n)
    args: Data = {"name_fr": names["fr"], "name_en": names["en"], "pa": box.plain.kinds[n].pa}
    if n >= Kind.INT:
        odds = duel_odds(box, s, n) if s.phase == Phase.DEFEND else {"need": 0, "won": 0.0, "foul": 0.0}
        args.update(need=max(1, odds["need"]), percent=round(100 * odds["won"]), foul=round(100 * odds["foul"]))
        return "move-defend", args
    if box.plain.kinds[n].shot:
        args["percent"] = round(100 * shot_odds(box, s, n)["goal"]) if s.phase == Phase.ATTACK else 0
        return "move-shoot", args
    return "move-lay", {**args, "total": s.pa + args["pa"]}


def describe(seen: Play, move: int) -> Data:
    """What page and programs need to know of a move: its kind, and its card, player, ability or face."""
    kind, n = split(move)
    if kind in ("lay", "draw", "discard", "recover", "schema", "schema-back", "repli", "leave", "choose"):
        return {"kind": kind, "card": KINDS[n]}
    if kind in ("draw-player", "player", "discard-player", "replace"):
        return {"kind": kind, "player": n + 1}
    if kind in ("use", "ability"):
        return {"kind": kind, "ability": ABILITIES[n]}
    if kind == "deck":
        return {"kind": kind, "deck": (*READY, "free")[n]}
    if kind in ("face", "die"):
        return {"kind": kind, "face": n}
    return {"kind": kind}


def say(box: Box, words: Words, key: str, args: Data) -> Data:
    """Names for what is told: cards, players, abilities, verdicts."""
    args = dict(args)
    lang = words.lang
    if "card" in args:
        args["name"] = kind_names(box, args["card"])[lang]
    if "player" in args:
        args["name"] = player_names(box, args["player"])[lang]
    if "cards" in args:
        args["cards"] = listed(words, [kind_names(box, k)[lang] for k in unpacked(args["cards"])])
    if "players" in args:
        args["players"] = args["players"] and listed_players(box, words, args)
    if "ability" in args:
        args["name"] = words("ability-" + ABILITIES[args["ability"]])
    if "abilities" in args:
        args["abilities"] = listed(words, [words("ability-" + a) for a in abilities_in(args["abilities"])])
    if "verdict" in args:
        args["verdict"] = VERDICTS.get(args["verdict"], "failed")
    for flag in ("won", "goal", "barred"):
        if flag in args:
            args[flag] = "yes" if args[flag] else "no"
    if "stars" in args:
        args["left"] = words("stars-left", stars=args["stars"])
    if "need" in args:
        args["need"] = max(1, args["need"])
    if "half" in args:
        args["period"] = words(f"half-{args['half']}")
    if key == "mark":
        args["bonus"] = box.plain.set_pieces.mark_bonus
    if "other" in args:
        args["dice"] = "one" if args["other"] == 0 else "same" if args["other"] == args["die"] else "two"
        args["plain"] = "yes" if args["dice"] == "one" and args["bonus"] == 0 else "no"
        args.update(result=args["die"] + args["bonus"], thrown=words("dice", **args))
    return scored(words, args)


def scored(words: Words, args: Data) -> Data:
    """The winner's goals come first; how a goal or a kick leaves the score is a sentence of its own."""
    if "own" in args:
        own, theirs = args["own"], args["theirs"]
        standing = "level" if own == theirs else "ahead" if own > theirs else "behind"
        args.update(standing=standing, most=max(own, theirs), least=min(own, theirs))
    elif "lead_seat" in args:
        args["level"] = "yes" if args["most"] == args["least"] else "no"
        args["score"] = words("score", **args)
    return args


def listed_players(box: Box, words: Words, args: Data) -> str:
    """Player cards are told by their numbers in the squad; which squad stands in front."""
    packed = args["players"]
    return listed(words, [player_names(box, n)[words.lang] for n in unpacked_players(packed)])


def unpacked_players(packed: int) -> list[int]:
    team, rest = packed % 8, packed // 8
    return [team * SQUAD + i for i in unpacked(rest)]
