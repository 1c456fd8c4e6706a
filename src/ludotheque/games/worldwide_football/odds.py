"""How likely what comes at once is: a defence, an offside trap, a shot; by playing the rules on copies."""

from __future__ import annotations

from itertools import product
from typing import Any

from ludotheque.engine import plain
from ludotheque.engine.box import Box
from ludotheque.engine.outlook import outlook
from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE

from .moves import Move, move_text
from .position import KINDS, N_KINDS, Kind, Phase, Position, Verdict
from .rules.attack import can_be_laid
from .rules.cards import pool
from .rules.shots import bonus
from .rules.verdict import answers, need, verdict
from .told import Told

Odds = dict[str, float]
VERDICTS: dict[int, str] = {Verdict.WON: "won", Verdict.FAILED: "failed", Verdict.FOULED: "foul", Verdict.BOOKED: "booked"}
DIE = 6
SHOT_TO_COME = (Phase.WITH, Phase.BLOC, Phase.DEFEND, Phase.DUEL, Phase.AFTER, Phase.REPLY, Phase.SHOT)


def _verdict(told: list[tuple[int, ...]], s: Any) -> str:
    for entry in told:
        if entry[0] == Told.ROLLED:
            return VERDICTS[entry[5]]
        if entry[0] == Told.TRAP:
            return "won" if entry[3] else "failed"
        if entry[0] == Told.SIMULATION:
            return VERDICTS[entry[3]]
    return "failed"


def duel_odds(box: Box, s: Any, defence: int) -> dict[str, Any]:
    """What a defence with this card needs and how its twenty faces divide, before any card on the roll."""
    b = box.plain
    copy = plain.new(Position, s.raw)
    copy.defence, copy.phase = defence, Phase.DUEL
    faces = {"won": 0, "failed": 0, "foul": 0, "booked": 0}
    for die in range(1, 21):
        copy.die = die
        faces[VERDICTS[verdict(b, copy)]] += 1
    return {"need": int(need(b, copy, defence)), **{name: n / 20 for name, n in faces.items()}}


def defence_table(box: Box, s: Any) -> dict[str, Any]:
    """For the card in play: each listed defence with its number and chances, whether held or not. All of it is public."""
    if s.card < 0 or s.phase not in (Phase.WITH, Phase.BLOC, Phase.DEFEND, Phase.REPLY, Phase.DUEL) or s.barred:
        return {}
    return {KINDS[k]: duel_odds(box, s, k) for k in range(Kind.INT, N_KINDS) if answers(box.plain, s.card, k) >= 0}


def shot_odds(box: Box, s: Any, kind: int, best: bool = False) -> Odds:
    """A T of this kind from these PA, if it isn't defended: goal, save, corner, wide; no G card, one keeper's die."""
    copy = plain.new(Position, s.raw)
    if s.phase == Phase.ATTACK:
        copy.card, copy.direct, copy.crossed, copy.efficiency, copy.shot_bonus = kind, 0, s.cross, 0, 0
    return _shot(box, copy, best or (bool(s.best_of_two) and s.phase != Phase.ATTACK))


def _shot(box: Box, s: Any, best: bool) -> Odds:
    found = {"goal": 0.0, "save": 0.0, "corner": 0.0, "wide": 0.0}
    plus = bonus(box.plain, s)
    for die in range(1, DIE + 1):
        weight = (2 * die - 1) / DIE**2 if best else 1 / DIE
        if die == 1 and s.with_wide and not s.direct:
            found["wide"] += weight
            continue
        for keeper in range(1, DIE + 1):
            if keeper < die + plus:
                found["goal"] += weight / DIE
            elif keeper == die + plus and s.with_corners:
                found["corner"] += weight / DIE
            else:
                found["save"] += weight / DIE
    return found


def _save(s: Any) -> Odds:
    """What the keeper's dice still to come make of the shot, with the G card that lies there; before one is laid, one die."""
    laid = s.phase == Phase.SAVE
    dice, plus, kept = (s.dice_left, s.keeper_bonus, s.kept) if laid else (1, 0, 0)
    ways = [max(kept, *faces) + plus - s.quality for faces in product(range(1, DIE + 1), repeat=dice)]
    goal, equal = sum(more < 0 for more in ways) / len(ways), sum(more == 0 for more in ways) / len(ways)
    corner = equal if s.with_corners else 0.0
    return {"goal": goal, "save": 1 - goal - corner, "corner": corner, "wide": 0.0}


def standing_shot(box: Box, s: Any) -> Odds | None:
    """The shot that is about to come, if there is one: a T in play, or a direct free kick."""
    b = box.plain
    if s.phase in (Phase.MARK, Phase.SHOT) and s.direct:
        return _shot(box, s, False)
    if s.card in (Kind.T, Kind.T567) and s.phase in SHOT_TO_COME:
        return shot_odds(box, s, s.card)
    if s.phase in (Phase.KEEPER, Phase.SAVE):
        return _save(s)
    if s.phase == Phase.ATTACK:
        open_to = [k for k in (Kind.T, Kind.T567) if pool(b, s, k) and can_be_laid(b, s, k)]
        return shot_odds(box, s, open_to[0]) if open_to else None
    return None


def move_odds(seen: Play) -> dict[str, Odds]:
    """The chances of the moves that throw a die at once, from the rules themselves."""
    box, s = seen.box, seen.s
    if s.actor == NATURE or s.phase not in (Phase.DEFEND, Phase.SIMULATE, Phase.ATTACK):
        return {}
    found: dict[str, Odds] = {}
    for code in seen.legal():
        if s.phase == Phase.ATTACK:
            if code in (Move.LAY + Kind.T, Move.LAY + Kind.T567):
                found[move_text(code)] = shot_odds(box, s, code - Move.LAY)
        elif Move.LAY + Kind.INT <= code < Move.LAY + N_KINDS or code in (Move.USE_PIEGE, Move.USE_SIMULATION):
            found[move_text(code)] = outlook(seen, code, _verdict, deepest=1)
    return found
