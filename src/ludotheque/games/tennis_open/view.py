"""What a seat sees of Tennis Open, as plain data; the words for its moves. Nothing is hidden."""

from __future__ import annotations

from typing import Any

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.outlook import outlook
from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE, Seat
from ludotheque.games.tennis.score import LEFT, NOBODY, RIGHT, board, serving_half

from . import rules
from .moves import FACES, Move, move_text
from .position import BASELINE, DIVISIONS, FATES, MEN, SURFACES, Fate, Phase, Position, Shot, Stroke
from .rules.exchange import stroke, total_thrown
from .rules.fate import fate, is_winner, landing, may_take
from .rules.match import seat_of
from .told import WON_BY, Told

HALVES = {RIGHT: "right", LEFT: "left"}
RALLY = (Phase.AIM, Phase.DICE, Phase.THROW, Phase.BONUS, Phase.PLACE, Phase.ANSWER)


def view(seen: Play, seat: Seat) -> dict[str, Any]:
    box, s = seen.box, seen.s
    turn = rules.turn(box.plain, s)
    match = board(s.score)
    return {
        "phase": Phase(s.phase).text,
        "prompt": prompt(box, s, turn),
        "score": [{"sets": [k["games"][i] for k in match["sets"]], "points": match["points"][i]} for i in range(2)],
        "match": match,
        "surface": SURFACES[s.surface],
        "volley": int(box.plain.surfaces[s.surface].volley),
        "divisions": DIVISIONS,
        "doubles": int(s.doubles),
        "near": seat % 2 if seat >= 0 else 0,
        "men": [man_view(s, man) for man in range(4 if s.doubles else 2)],
        "ball": ball_view(s),
        "attempt": int(s.attempt),
        "shot": shot_view(box, s),
        "service": [FACES[f] for f in box.plain.surfaces[s.surface].service],
        "last_point": last_point(s),
        "stats": stats(s),
        "odds": odds(seen) if seat >= 0 and seat == turn else {},
        "risks": risks(seen) if seat >= 0 and seat == turn else {},
    }


def man_view(s: Any, man: int) -> dict[str, Any]:
    started = s.phase != Phase.TOSS
    return {
        "name": MEN[man],
        "side": man % 2,
        "number": man // 2 + 1,
        "seat": seat_of(s, man),
        "place": int(s.place[man]),
        "half": half(s, man) if started else None,
        "serves": started and man == s.server,
        "receives": started and man == s.receiver,
        "hits": s.phase in RALLY and man == s.hitter,
        "aimed": s.phase in RALLY and s.phase != Phase.AIM and man == s.target,
    }


def ball_view(s: Any) -> dict[str, Any]:
    """Where the ball lies, where it was hit from, and whose ball it is."""
    whose = s.target if s.phase in (Phase.PLACE, Phase.ANSWER) else s.receiver if s.phase == Phase.SERVER_PLACE else s.hitter
    return {"side": int(s.ball_side), "division": int(s.ball), "from": int(s.ball_from), "man": int(whose)}


def half(s: Any, man: int) -> str | None:
    """In doubles everybody keeps to a half; in singles only for the service."""
    serving = serving_half(s.score)
    if not s.doubles:
        return HALVES[serving] if s.phase in (Phase.SERVE, Phase.SERVER_PLACE) else None
    if man % 2 == s.server % 2:
        return HALVES[serving if man == s.server else 1 - serving]
    return HALVES[man // 2]


def shot_view(box: Box, s: Any) -> dict[str, Any] | None:
    """The shot being played or, while the hitter looks for its place, just played."""
    if s.phase not in RALLY:
        return None
    return {
        "kind": Shot(s.shot).text,
        "stroke": Stroke(stroke(box.plain, s)).text if s.dice else None,
        "count": int(s.dice),
        "dice": [int(s.die[i]) for i in range(s.thrown)],
        "bonus": int(s.bonus),
        "total": total_thrown(s),
        "fate": FATES[s.fate] if s.phase in (Phase.PLACE, Phase.ANSWER) else None,
        "rally": int(s.rally),
    }


def last_point(s: Any) -> dict[str, Any] | None:
    if s.last_winner == NOBODY:
        return None
    return {"side": int(s.last_winner), "how": FATES[s.last_fate], "hitter": int(s.last_hitter)}


def stats(s: Any) -> dict[str, Any]:
    return {
        "points": int(s.points),
        "shots": int(s.shots),
        "longest": int(s.longest),
        "aces": list(s.aces),
        "double_faults": list(s.double_faults),
        "winners": list(s.winners),
    }


def prompt(box: Box, s: Any, turn: int) -> dict[str, Any]:
    """What is awaited, and of whom."""
    if s.phase == Phase.OVER:
        return {
            "key": "prompt-over" if s.doubles != 4 else "prompt-over-pair",
            "args": {"seat": int(s.score.winner), "side": int(s.score.winner)},
        }
    if turn == NATURE:
        return {"key": "prompt-nature", "args": {}}
    man = acting(s)
    args = {
        "seat": turn,
        "man": MEN[man] if s.doubles == 2 else "none",
        "ball": int(s.ball),
        "shot": Shot(s.shot).text,
        "total": total_thrown(s) if s.phase == Phase.BONUS else 0,
    }
    return {"key": "prompt-" + Phase(s.phase).text, "args": args}


def acting(s: Any) -> int:
    """The tennisman that decides."""
    if s.phase == Phase.PARTNER_SERVING:
        return int(s.server + 2) % 4
    if s.phase == Phase.PARTNER_RECEIVING:
        return int(s.receiver + 2) % 4
    if s.phase == Phase.SERVER_PLACE:
        return int(s.server)
    return int(s.target if s.phase == Phase.ANSWER else s.hitter)


# What the dice can do


def odds(seen: Play) -> dict[str, dict[str, Any]]:
    """For each move that throws dice at once (or adds a bonus): every total, where it lands and what it brings."""
    box, s = seen.box, seen.s
    if s.phase not in (Phase.DICE, Phase.BONUS, Phase.AIM, Phase.ANSWER):
        return {}
    found = {}
    for code in seen.legal():
        dice = dice_after(box, s, code)
        if dice is not None:
            found[move_text(code)] = summed(outlook(seen, code, lambda told, t: landed(box, told, t), dice))
    return found


def dice_after(box: Box, s: Any, code: int) -> int | None:
    """How many dice fall after the move, before anybody decides; None if it throws none."""
    if s.phase == Phase.BONUS:
        return 0
    after = plain.new(Position, s.raw)
    rules.play(box.plain, after, code)
    return int(after.dice) if after.phase == Phase.THROW else None


def landed(box: Box, told: list[tuple[int, ...]], s: Any) -> str:
    """`total division fate` of the shot that was told, or of a volley whose bonus would be chosen best."""
    ends: dict[int, str | None] = {Told.LANDS: None, Told.LOBBED: "lobbed", Told.NET: "net", Told.OUT: "out"}
    for what, _seat, _man, total, division, *_ in told:
        if what == Told.WIN_AT_FEET:
            return f"{total} {division} {FATES[Fate.WIN_RETURN]}"
        if Told.WIN_RETURN <= what <= Told.WIN_SMASH:
            return f"{total} {division} {FATES[what - WON_BY]}"
        if what in ends:
            off = ends[what] in ("net", "out")
            return f"{total} {0 if off else division} {ends[what] or FATES[s.fate]}"
    total = total_thrown(s)
    tries = [(landing(s.ball, total + bonus), total + bonus) for bonus in range(box.plain.bonus + 1)]
    results = [(d, fate(box.plain, s, s.shot, s.dice, d, s.place[s.target])) for d, _ in tries]
    division, best = max(results, key=lambda r: 2 if is_winner(r[1]) else 0 if r[1] in (Fate.NET, Fate.OUT) else 1)
    return f"{total} {division if best not in (Fate.NET, Fate.OUT) else 0} {FATES[best]}"


def summed(found: dict[str, float]) -> dict[str, Any]:
    """The totals in order, and how likely the shot wins, loses or goes on."""
    totals = []
    for name, p in found.items():
        total, division, what = name.split(" ")
        totals.append({"total": int(total), "division": int(division), "fate": what, "p": p})
    totals.sort(key=lambda t: int(str(t["total"])))
    won = sum(p for name, p in found.items() if "win-" in name)
    lost = sum(p for name, p in found.items() if name.endswith((" net", " out")))
    return {"totals": totals, "won": won, "lost": lost, "on": max(0.0, 1.0 - won - lost)}


def risks(seen: Play) -> dict[str, float]:
    """For each place the hitter or server may take: how likely the opponent's next shot wins at once there, at best."""
    box, s = seen.box, seen.s
    if s.phase not in (Phase.PLACE, Phase.SERVER_PLACE):
        return {}
    codes = seen.legal()
    return {move_text(code): risk(box, s, code - Move.STAND) for code in codes}


def risk(box: Box, s: Any, place: int) -> float:
    if s.phase == Phase.SERVER_PLACE:
        return wins_at_once(box, s, Shot.RETURN, place)
    if s.fate == Fate.LOBBED:
        return max(wins_at_once(box, s, Shot.SMASH, BASELINE), wins_at_once(box, s, Shot.PLAIN, place))
    return wins_at_once(box, s, s.fate, place)


def wins_at_once(box: Box, s: Any, shot: int, place: int) -> float:
    """How likely this shot at the lying ball wins against an opponent on `place`, with the number of dice that wins most."""
    totals, best = {0: 1.0}, 0.0
    most = box.plain.bonus if shot == Shot.VOLLEY else 0
    for count in range(1, 4):
        totals = one_die_more(box, totals)
        if may_take(box.plain, s, shot, count, place):
            won = 0.0
            for total, p in totals.items():
                divisions = [landing(s.ball, total + bonus) for bonus in range(most + 1)]
                won += p * any(is_winner(fate(box.plain, s, shot, count, d, place)) for d in divisions)
            best = max(best, won)
    return best


def one_die_more(box: Box, totals: dict[int, float]) -> dict[int, float]:
    more: dict[int, float] = {}
    for total, p in totals.items():
        for face in box.plain.exchange:
            more[total + face] = more.get(total + face, 0.0) + p / len(box.plain.exchange)
    return more


# Words


def label(seen: Play, move: int) -> tuple[str, dict[str, Any]]:
    box, s = seen.box, seen.s
    if move >= Move.SMASH:
        return ("move-smash" if move == Move.SMASH else "move-bounce"), {}
    if move >= Move.BONUS:
        total = total_thrown(s) + move - Move.BONUS
        return "move-bonus", {"bonus": move - Move.BONUS, "total": total, "division": landing(s.ball, total)}
    if move > Move.DICE:
        after = plain.new(Position, s.raw)
        after.dice = move - Move.DICE
        return "move-dice", {"count": move - Move.DICE, "stroke": Stroke(stroke(box.plain, after)).text}
    if move >= Move.ON:
        man = move - Move.ON
        return "move-on", {"man": MEN[man], "place": int(s.place[man])}
    if move > Move.STAND:
        return "move-stand", {"place": move - Move.STAND, "stays": "yes" if stays(s, move - Move.STAND) else "no"}
    if move >= Move.FIRST:
        return "move-first", {"side": "AB"[move - Move.FIRST]}
    return "move-face", {"face": FACES[move]}


def stays(s: Any, place: int) -> bool:
    return bool(s.phase == Phase.PLACE and place == s.place[s.hitter])


def describe(seen: Play, move: int) -> dict[str, Any]:
    """What page and programs need."""
    if move >= Move.SMASH:
        return {"kind": "smash" if move == Move.SMASH else "bounce"}
    if move >= Move.BONUS:
        return {"kind": "bonus", "bonus": move - Move.BONUS}
    if move > Move.DICE:
        return {"kind": "dice", "count": move - Move.DICE}
    if move >= Move.ON:
        return {"kind": "on", "man": move - Move.ON}
    if move > Move.STAND:
        return {"kind": "stand", "place": move - Move.STAND}
    return {"kind": "face", "face": move_text(move)}
