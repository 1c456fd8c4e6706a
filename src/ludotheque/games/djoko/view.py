"""What a seat sees of Djoko, as plain data; the words for its moves and for what is told."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.play import Play
from ludotheque.engine.rule import Seat
from ludotheque.engine.words import Words

from .marks import claimable, intensity, physical_of, recovery_of, ticked
from .moves import Move, dice_shown, move_text
from .position import Column, Phase, Position
from .rules.throws import server

NOT_WRITTEN: dict[str, Any] = dict.fromkeys(("recovery", "physical", "technique", "total"))


def view(seen: Play, seat: Seat) -> dict[str, Any]:
    box, s = seen.box, seen.s
    b = box.plain
    serving = int(server(b, s)) if s.game else -1
    lines = sheet(b, s)
    return {
        "phase": Phase(s.phase).text,
        "prompt": prompt(s),
        "to_play": int(s.to_play),
        "server": serving if s.game <= b.last_game else -1,
        "player_a": int(s.player_a),
        "set": int(s.set_number),
        "sets_to_win": int(s.sets_to_win),
        "game_number": int(s.game),
        "tie_break": s.game > b.last_game,
        "dice": [d for d in s.dice if d],
        "to_throw": int(s.to_throw),
        "aside": int(s.aside),
        "throws": int(s.throws),
        "most_throws": int(b.throws),
        "toss": list(s.toss),
        "seats": [seat_view(box, s, i, lines) for i in range(2)],
        "sheet": lines,
        "past_sheets": past_sheets(b, s),
        "past": [[s.past[n, 0], s.past[n, 1]] for n in range(s.set_number if s.winner >= 0 else s.set_number - 1)],
        "score": [[s.sets[i], s.games[i]] for i in range(2)],
        "winner": int(s.winner),
        "now": standing_dice(b, s),
        "odds": odds(seen),
    }


def seat_view(box: Box, s: Any, seat: int, lines: list[dict[str, Any]]) -> dict[str, Any]:
    b = box.plain
    return {
        "recovery": int(s.recovery[seat]),
        "next_recovery": int(s.next_recovery[seat]),
        "physical": int(s.physical[seat]),
        "technique": int(s.technique[seat]),
        "total": int(s.total[seat]),
        "totals": [line["marks"][seat]["total"] or 0 for line in lines[: b.last_game]],
        "rows": [{"value": b.values[r], "ticked": s.boxes[seat, r], "boxes": b.boxes[r]} for r in range(3)],
        "boxes": ticked(b, s, seat),
        "joker": bool(s.joker[seat]),
        "games": int(s.games[seat]),
        "sets": int(s.sets[seat]),
        "marked": marked(b, s, seat),
    }


# The score sheets


def marked(b: Any, s: Any, seat: int) -> bool:
    """Whether the seat's marks of the running game are written already (the server's, while the returner plays)."""
    if s.winner >= 0:
        return True
    first = s.player_a if s.game > b.last_game else server(b, s)
    return bool(s.game > 0 and s.to_play != seat and seat == first)


def sheet(b: Any, s: Any) -> list[dict[str, Any]]:
    """The running set's sheet, or the last one's when the match is over."""
    done = (marked(b, s, 0), marked(b, s, 1))
    return lines_of(b, s, int(s.set_number), int(s.player_a) if s.game else -1, max(s.game, 1), done)


def past_sheets(b: Any, s: Any) -> list[dict[str, Any]]:
    """The sheets of the sets before this one, whole."""
    return [past_sheet(b, s, number) for number in range(1, s.set_number)]


def past_sheet(b: Any, s: Any, number: int) -> dict[str, Any]:
    n = number - 1
    games = [int(s.past[n, seat]) for seat in range(2)]
    rows = [[{"value": b.values[r], "ticked": s.past_boxes[n, i, r], "boxes": b.boxes[r]} for r in range(3)] for i in range(2)]
    return {
        "set": number,
        "player_a": int(s.past_a[n]),
        "games": games,
        "lines": lines_of(b, s, number, int(s.past_a[n]), sum(games), (True, True)),
        "seats": [{"rows": rows[seat], "joker": bool(s.past_joker[n, seat])} for seat in range(2)],
    }


def lines_of(b: Any, s: Any, number: int, a: int, at: int, done: tuple[bool, bool]) -> list[dict[str, Any]]:
    """A set's sheet, line by line: twelve games and the tie-break; what isn't written yet is None.

    `a` is player A (-1: not known yet), `at` the last game begun, `done` whose marks are written there.
    """
    lines, games = [], [0, 0]
    for game in range(1, b.last_game + 2):
        serving = (a if game % 2 == 1 else 1 - a) if a >= 0 and game <= b.last_game else -1
        marks = [marks_of(s, number, game, seat, at, done[seat]) for seat in range(2)]
        over = game < at or (game == at and all(done))
        if over:
            games[won_by(s, number, marks, serving)] += 1
        lines.append({"game": game, "server": serving, "marks": marks, "score": list(games) if over else None})
    return lines


def won_by(s: Any, number: int, marks: list[dict[str, Any]], serving: int) -> int:
    """Who won a finished game; equal totals are the server's, and a tie-break is won with its set."""
    if serving >= 0:
        return serving if marks[serving]["total"] >= marks[1 - serving]["total"] else 1 - serving
    return 0 if s.past[number - 1, 0] > s.past[number - 1, 1] else 1


def marks_of(s: Any, number: int, game: int, seat: int, at: int, done: bool) -> dict[str, Any]:
    """What a seat has written in a game's line; its recovery stands there as soon as its game before is played."""
    written = [int(s.sheet[number - 1, seat, game - 1, column]) for column in Column]
    if game < at or (game == at and done):
        return dict(zip(NOT_WRITTEN, [*written, sum(written)], strict=True))
    brought = game == at or (game == at + 1 and done)
    return {**NOT_WRITTEN, "recovery": written[Column.RECOVERY] if brought else None}


# What the dice are worth


def standing_dice(b: Any, s: Any) -> dict[str, Any] | None:
    """What the dice on the table are worth as they lie."""
    if s.on_table != b.dice or s.phase not in (Phase.DECIDE, Phase.CLAIM):
        return None
    rows = claimable(b, s)
    values = [v for r, v in enumerate(b.values) if (rows >> r) & 1]
    best = max(values, default=0)
    return {
        "physical": physical_of(b, s),
        "technique": best,
        "recovery": recovery_of(b, s.throws, intensity(b, s)),
        "total": int(s.recovery[s.to_play]) + physical_of(b, s) + best,
    }


def prompt(s: Any) -> dict[str, Any]:
    keys = {
        Phase.CHOOSE: "prompt-choose",
        Phase.ASIDE: "prompt-aside",
        Phase.DECIDE: "prompt-decide",
        Phase.CLAIM: "prompt-claim",
    }
    if s.winner >= 0:
        return {"key": "prompt-over", "args": {"seat": int(s.winner)}}
    if s.phase == Phase.TOSS:
        return {"key": "prompt-toss", "args": {"seat": 0 if s.toss[0] == 0 else 1}}
    if s.phase not in keys:
        return {"key": "prompt-dice", "args": {"seat": int(s.to_play), "count": int(s.to_throw)}}
    args: dict[str, Any] = {"seat": int(s.to_play), "throws": int(s.throws)}
    returning = s.phase in (Phase.DECIDE, Phase.CLAIM) and s.to_play != (s.player_a if s.game % 2 == 1 else 1 - s.player_a)
    args["to_beat"] = int(s.total[1 - s.to_play]) if returning else 0
    return {"key": keys[s.phase], "args": args}


def odds(seen: Play) -> dict[str, dict[str, float]]:
    """For the returner: how likely each re-throw, followed by its best claim, wins the game; for others nothing."""
    box, s = seen.box, seen.s
    b = box.plain
    if s.phase != Phase.DECIDE or s.to_play == server(b, s):
        return {}
    need = int(s.total[1 - s.to_play]) - int(s.recovery[s.to_play])
    free = sum(1 << r for r in range(3) if s.boxes[s.to_play, r] < b.boxes[r])
    found = {}
    for code in seen.legal():
        kept = tuple(d for d in s.dice if d) if code == Move.STOP else tuple(describe(seen, code)["kept"])
        won = chance_to_beat(box, kept, free, need)
        found[move_text(code)] = {"won": won, "lost": 1.0 - won}
    return found


def chance_to_beat(box: Box, kept: tuple[int, ...], free: int, need: int) -> float:
    """How likely dice thrown beside the kept ones reach more than `need` with the best claim on a free row."""
    chances = chances_of_more(box, kept, free)
    return 1.0 if need < 0 else chances[need] if need < len(chances) else 0.0


@lru_cache(maxsize=8_000)
def chances_of_more(box: Box, kept: tuple[int, ...], free: int) -> tuple[float, ...]:
    """The chances of more than 0, 1, 2, ... points without recovery.

    Every different throw is laid out and marked by the rules themselves, as often as it can fall.
    """
    b, s = box.plain, plain.new(Position)
    for row in range(3):
        s.boxes[0, row] = 0 if (free >> row) & 1 else b.boxes[row]
    thrown = b.dice - len(kept)
    falls: Counter[int] = Counter()
    for faces in combinations_with_replacement(range(1, b.faces + 1), thrown):
        for i, face in enumerate(sorted(kept + faces)):
            s.dice[i] = face
        rows = claimable(b, s)
        best = max((v for r, v in enumerate(b.values) if (rows >> r) & 1), default=0)
        falls[physical_of(b, s) + best] += factorial(thrown) // prod(factorial(faces.count(f)) for f in set(faces))
    every = float(b.faces**thrown)
    return tuple(sum(n for points, n in falls.items() if points > need) / every for need in range(max(falls) + 1))


def label(seen: Play, move: int) -> tuple[str, dict[str, Any]]:
    box, s = seen.box, seen.s
    if move >= Move.KEEP:
        kept = [int(c) for c in str(move - Move.KEEP) if c != "0"]
        again = [d for d in s.dice if d]
        for d in kept:
            again.remove(d)
        joker = "yes" if s.throws >= box.plain.throws else "no"
        dice = " ".join(str(d) for d in again)
        return "move-keep", {
            "kept": " ".join(str(d) for d in kept),
            "n": len(kept),
            "again": dice,
            "count": len(again),
            "joker": joker,
        }
    if move >= Move.CLAIM:
        value = move - Move.CLAIM
        total = int(s.recovery[s.to_play]) + physical_of(box.plain, s) + value
        name = combination(box.plain, [d for d in s.dice if d], value)
        return "move-claim", {"value": value, "total": total, "name": name}
    if move == Move.STOP:
        return "move-stop", {}
    if move > Move.ASIDE:
        return "move-aside", {"face": move - Move.ASIDE}
    if move >= Move.SERVE:
        return ("move-serve" if move == Move.SERVE else "move-receive"), {}
    return "move-face", {"face": move}


def combination(b: Any, dice: list[int], value: int) -> str:
    """The name of what four dice show for a claim of this value, the rarest first."""
    counts = sorted((dice.count(face) for face in set(dice)), reverse=True)
    found = {
        "four": (b.four, counts[:1] == [4]),
        "straight": (b.straight, len(counts) == 4 and max(dice) - min(dice) == 3),
        "three": (b.three, counts[0] >= 3),
        "two-pairs": (b.two_pairs, counts[:2] == [2, 2] or counts[0] == 4),
        "pair": (b.pair, counts[0] >= 2),
    }
    return next((name for name, (worth, shown) in found.items() if shown and worth == value and value), "none")


def describe(seen: Play, move: int) -> dict[str, Any]:
    """What page and programs need: which dice are kept or set aside, the value claimed."""
    if move >= Move.KEEP:
        return {"kind": "keep", "kept": [int(c) for c in str(move - Move.KEEP) if c != "0"]}
    if move >= Move.CLAIM:
        return {"kind": "claim", "value": move - Move.CLAIM}
    if move == Move.STOP:
        return {"kind": "stop"}
    if move > Move.ASIDE:
        return {"kind": "aside", "face": move - Move.ASIDE}
    if move >= Move.SERVE:
        return {"kind": "serve" if move == Move.SERVE else "receive"}
    return {"kind": "face", "face": move}


def say(box: Box, words: Words, key: str, args: dict[str, Any]) -> dict[str, Any]:
    """Dice are told as one number and shown apart; a claim says its combination, a game who is ahead now."""
    if key == "game":
        ahead = args["won"] - args["lost"]
        args = {**args, "standing": "level" if ahead == 0 else "ahead" if ahead > 0 else "behind"}
    if key == "automaton":
        args = {**args, "aces": str(args["dice"]).count("1")}
    if key == "claim":
        dice = [int(d) for d in str(args["dice"])]
        args = {**args, "name": words("combination-" + combination(box.plain, dice, args["value"]))}
    if "dice" in args:
        args = {**args, "dice": dice_shown(args["dice"])}
    return args
