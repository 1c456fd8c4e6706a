"""From what was told to what a sentence needs: names at its beginning and inside it, dice, the score as it is called."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box
from ludotheque.engine.words import Words
from ludotheque.games.tennis.score import ADVANTAGE, LEAD, POINT_NAMES

from .position import Stroke


def say(box: Box, words: Words, key: str, args: dict[str, Any]) -> dict[str, Any]:
    """Words for what is told as numbers: who, how far, with which stroke and dice, at which score."""
    args = dict(args)
    name_those(words, args)
    if "before" in args:
        args["way"] = way(args["before"], args["place"])
    if "stroke" in args:
        args["stroke"] = words("stroke-" + Stroke(args["stroke"]).text)
    if "throw" in args:
        args["throw"] = throw(args["throw"], args["total"])
    if key == "win-return":
        args["at"] = "feet" if "feet" in args else "behind"
        args.setdefault("division", args.get("feet"))
    say_score(box, words, args)
    return args


def name_those(words: Words, args: dict[str, Any]) -> None:
    """`$seat` begins a sentence, `$inside` and `$other` stand inside one: you, Bob, your no. 2, Bob's no. 2, pair A."""
    if "side" in args:
        side = args["side"]
        args.update(seat=words(f"pair-start-{side}"), inside=words(f"pair-{side}"), other=words(f"pair-{1 - side}"))
        return
    if "seat" in args:
        who = {"you": args["you"], "name": args["seat"], "n": args.get("man", 0)}
        args["inside"] = inside(words, **who)
        if who["n"]:  # a tennisman of one's own does something, not oneself
            args["seat"], args["you"] = words("told-man", **who), "no"
    if "other_seat" in args:
        args["other"] = inside(words, args["you_other"], args["other_seat"], args.get("other_man", 0))


def inside(words: Words, you: str, name: str, n: int) -> str:
    return words("told-man-inside" if n else "told-inside", you=you, name=name, n=n)


def way(before: int, place: int) -> str:
    """Towards the net, back, or not at all."""
    if place == before:
        return "stays"
    return "forward" if place < before else "back"


def throw(digits: int, total: int) -> str:
    """The dice and the bonus as a sum: 4 + 6 + 2 = 12; one die alone is just its number."""
    parts = list(str(digits).removesuffix("0"))  # no bonus
    return f"{' + '.join(parts)} = {total}" if len(parts) > 1 else str(total)


def say_score(box: Box, words: Words, args: dict[str, Any]) -> None:
    """Who leads, how a tie-break ended, and the points of a game as an umpire calls them."""
    for name in ("games", "points"):
        if name in args:
            lead = args[name] - args["other_" + name]
            args["standing"] = "level" if not lead else "ahead" if lead > 0 else "behind"
    if "tie_lost" in args:
        args["tied"] = "yes" if args["tie_lost"] >= 0 else "no"
        args["tie_won"] = max(box.plain.match.tie_break, args["tie_lost"] + LEAD)
    if "serving" in args:
        args["call"] = call(box, words, args)


def call(box: Box, words: Words, args: dict[str, Any]) -> str:
    """The points of a game, the server's first."""
    mine, theirs = args["points"], args["other_points"]
    first, second = (mine, theirs) if args["serving"] else (theirs, mine)
    names = ("0", *POINT_NAMES[len(POINT_NAMES) - box.plain.match.game_points + 1 :], ADVANTAGE)
    if names[mine] == ADVANTAGE:
        return words("call-advantage", inside=args["inside"])
    if mine == theirs:
        return words("call-deuce") if names[mine] == POINT_NAMES[-1] else words("call-all", points=names[mine])
    return words("call-points", first=names[first], second=names[second])
