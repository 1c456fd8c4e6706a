"""What a seat sees of Worldwide Football, as plain data, from the hidden position."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box
from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE, Seat

from .labels import describe, label, say
from .moves import Move
from .names import abilities_in, ability_numbers, home_effects, kind_card, names_with, player_card, team_names
from .odds import VERDICTS, defence_table, duel_odds, move_odds, standing_shot
from .position import ABILITIES, AUTOMATON, KINDS, N_KINDS, PLACES, SQUAD, TEAMS, Half, Kind, Phase, Place, Restart
from .rules.attack import can_be_laid
from .rules.verdict import answers, foul_top, verdict

Data = dict[str, Any]
WINDOWS = ("with", "bloc", "after-roll", "simulate", "after", "reply", "keeper", "mark", "penalty-card", "replace", "recovery")
RESTARTS = {Restart.FREE_KICK: "free-kick", Restart.CORNER_KICK: "corner"}
ROLLED = ("after-roll", "verdict", "simulate", "simulation")
BEFORE = ("prepare", "deck", "leave", "choose", "abilities", "coin")
DRAWING = ("draw", "draw-player", "turn-defence", "turn-card", "pay", "ten-cards")
SHOOTING = ("keeper", "save")


def view(seen: Play, seat: Seat) -> Data:
    box, s = seen.box, seen.s
    phase = Phase(s.phase).text
    mine = seat >= 0 and seat == s.actor
    legal = seen.legal() if mine else []
    return {
        "phase": phase,
        "window": phase if phase in WINDOWS and mine else None,
        "prompt": prompt(box, s),
        "score": [int(s.score[0]), int(s.score[1])],
        "half": int(s.half),
        "ball": int(s.ball),
        "started": phase not in BEFORE,
        "kicker": int(s.kicker),
        "home": int(s.home),
        "solo": bool(s.solo),
        "pa": int(s.pa),
        "most_pa": int(box.plain.limits.attack_points),
        "restart": RESTARTS.get(s.restart, ""),
        "barred": bool(s.bar_next or (s.barred and s.phase != Phase.ATTACK)),
        "bar_next": bool(s.bar_next),
        "cross": int(s.cross or (s.crossed and s.phase != Phase.ATTACK)),
        "block": int(s.block * box.plain.abilities.block),
        "trail": trail(box, s),
        "duel": duel(box, s, phase),
        "shot": shot(s, phase),
        "kicks": kicks(s),
        "seats": [seat_view(box, s, i) for i in range(2)],
        "hand": [hand_card(box, s, seat, k, legal) for k in range(N_KINDS) if held(s, seat, k)] if seat >= 0 else [],
        "players": [own_player(box, s, seat, i, legal) for i in range(SQUAD) if owns(s, seat, i)] if seat >= 0 else [],
        "stock": stock(s, seat) if mine and phase in ("choose", "leave", "deck", "attack", "recover") else {},
        "chosen": abilities_in(s.chosen[seat]) if mine and phase == "abilities" else [],
        "printed": abilities_in(box.plain.teams[s.team[seat]].abilities) if seat >= 0 else [],
        "defences": defence_table(box, s),
        "shot_odds": standing_shot(box, s),
        "odds": move_odds(seen) if mine else {},
        "abilities": list(ABILITIES),
        "numbers": ability_numbers(box),
        "risky": bool(s.with_fouls or s.with_cards),
    }


# The pitch


def trail(box: Box, s: Any) -> list[Data]:
    """The action cards of this attack, in order, with the PA after each (None: not validated yet)."""
    found = []
    for i in range(s.n_trail):
        card = kind_card(box, s.trail[i] - 1)
        card["total"] = None if s.trail_pa[i] < 0 else int(s.trail_pa[i])
        found.append(card)
    return found


def duel(box: Box, s: Any, phase: str) -> Data | None:
    """The defence card against the attack card, what it needs, what was thrown."""
    if s.defence < 0 or phase not in ("duel", *ROLLED):
        return None
    found = duel_odds(box, s, s.defence)
    return {"card": KINDS[s.card], "defence": KINDS[s.defence], "die": int(s.die) if phase in ROLLED else 0, **found}


def shot(s: Any, phase: str) -> Data | None:
    if phase not in SHOOTING:
        return None
    return {"quality": int(s.quality), "direct": bool(s.direct), "bonus": int(s.keeper_bonus) if phase == "save" else 0}


def kicks(s: Any) -> Data | None:
    """The shoot-out."""
    if s.half != Half.KICKS:
        return None
    return {"goals": [int(s.pens[0]), int(s.pens[1])], "taken": [int(s.kicks[0]), int(s.kicks[1])]}


# Seats


def piled(s: Any, place: int) -> dict[str, int]:
    """What lies open in a place, by kind."""
    return {KINDS[k]: int(s.kinds.lies[place, k]) for k in range(N_KINDS) if s.kinds.lies[place, k]}


def players_at(box: Box, s: Any, seat: int, where: int) -> list[Data]:
    place = seat * PLACES + where
    return [player_card(box, s.team[seat] * SQUAD + i) for i in range(SQUAD) if s.cards.where[seat * SQUAD + i] == place]


def seat_view(box: Box, s: Any, seat: int) -> Data:
    """What everybody sees of a seat, and of its hand what was shown."""
    first = seat * PLACES
    other = 1 - seat
    shown = {KINDS[k]: int(s.kinds.known[other, first + Place.HAND, k]) for k in range(N_KINDS)}
    machine = bool(s.solo) and seat == AUTOMATON
    found = {
        "team": {"id": TEAMS[s.team[seat]], "name": team_names(box, s.team[seat])},
        "stadium": home_effects(box, s.team[seat]),
        "stars": int(s.stars[seat]),
        "ceiling": int(s.ceiling[seat]),
        "tokens": int(s.tokens[seat]),
        "yellows": int(s.yellows[seat]),
        "reds": int(s.reds[seat]),
        "shots": int(s.shots[seat]),
        "fouls": int(s.fouls[seat]),
        "corners": int(s.corners[seat]),
        "penalties": int(s.penalties[seat]),
        "abilities": abilities_in(s.abilities[seat]) if s.half > 1 or s.phase >= Phase.COIN else [],
        "cards": int(s.kinds.count[first + Place.HAND]),
        "shown": {} if machine else {k: n for k, n in shown.items() if n},
        "pile": int(s.kinds.count[first + Place.PILE]),
        "discard": piled(s, first + Place.DISCARD),
        "table": piled(s, first + Place.TABLE),
        "player_cards": int(s.cards.count[first + Place.HAND]),
        "player_pile": int(s.cards.count[first + Place.PILE]),
        "laid": players_at(box, s, seat, Place.TABLE),
        "player_discard": players_at(box, s, seat, Place.DISCARD),
        "replaced": players_at(box, s, seat, Place.ASIDE),
        "machine": machine,
    }
    if machine:
        found.update(
            active=sorted(players_at(box, s, seat, Place.HAND), key=lambda c: s.since[c["index"] - 1]),
            shots_ready=sum(piled(s, first + Place.HAND).values()),
            special=int(s.kinds.count[Place.SPECIAL]),
            defence=int(s.kinds.count[Place.DEFENCE]),
            next=list(piled(s, Place.NEXT)),
        )
    return found


# One's own cards


def held(s: Any, seat: int, kind: int) -> int:
    return int(s.kinds.lies[seat * PLACES + Place.HAND, kind])


def owns(s: Any, seat: int, i: int) -> bool:
    return bool(s.cards.where[seat * SQUAD + i] == seat * PLACES + Place.HAND)


def hand_card(box: Box, s: Any, seat: int, kind: int, legal: list[int]) -> Data:
    """A kind in hand with how many, whether it can be laid now, and why not."""
    card = kind_card(box, kind)
    playable = Move.LAY + kind in legal
    card.update(count=held(s, seat, kind), playable=playable, risks=risks(box, s, seat, kind))
    return {**card, "why": "" if playable else why_not(box, s, seat, kind)}


def risks(box: Box, s: Any, seat: int, kind: int) -> list[Data]:
    """The dice with which a defence card fouls or is booked, as far as the match has fouls and cards."""
    if kind < Kind.INT:
        return []
    row = box.plain.kinds[kind]
    found = [("foul", row.foul[0], foul_top(box.plain, s, seat, kind))] if s.with_fouls else []
    if s.with_cards:
        found += [("yellow", *row.yellow), ("red", *row.red)]
    return [{"what": what, "low": int(low), "high": int(high)} for what, low, high in found if high]


def why_not(box: Box, s: Any, seat: int, kind: int) -> str:
    """The words key that says why a card can't be laid now."""
    if kind >= Kind.INT:
        if s.ball == seat:
            return "why-not-attacking"
        if s.phase == Phase.DEFEND and answers(box.plain, s.card, kind) < 0:
            return "why-not-listed"
        return "why-not-barred" if s.barred and s.phase in (Phase.DEFEND, Phase.DUEL) else ""
    if s.ball != seat:
        return "why-not-defending"
    if s.phase != Phase.ATTACK or can_be_laid(box.plain, s, kind):
        return ""
    row = box.plain.kinds[kind]
    if not row.needs[0] <= s.pa <= row.needs[1]:
        return "why-not-needs"
    if s.pa + row.pa > box.plain.limits.attack_points:
        return "why-not-nine"
    return "why-not-restart"


def own_player(box: Box, s: Any, seat: int, i: int, legal: list[int]) -> Data:
    return {**player_card(box, s.team[seat] * SQUAD + i), "playable": Move.PLAYER + i in legal}


def stock(s: Any, seat: int) -> Data:
    """One's own cards by place, to choose from: the pile's composition follows from what one has seen."""
    first = seat * PLACES
    return {
        "pile": piled(s, first + Place.PILE),
        "aside": piled(s, first + Place.ASIDE),
        "discard": piled(s, first + Place.DISCARD),
    }


# What is awaited


def prompt(box: Box, s: Any) -> Data:
    phase = Phase(s.phase).text
    if phase == "over":
        return final_prompt(s)
    if s.actor == NATURE:
        key = "prompt-draw" if phase in DRAWING else "prompt-dice"
        return {"key": "prompt-coin" if phase == "coin" else key, "args": {"seat": int(s.ball)}}
    args: Data = {"seat": int(s.actor), "pa": int(s.pa), "owed": int(s.owed)}
    if phase == "attack" and s.restart:
        phase = RESTARTS[s.restart]
        args["cards_fr"], args["cards_en"] = names_with(box, phase.replace("-", "_"))
    if phase in ("with", "bloc", "defend", "after", "simulate"):
        card = box.data["kinds"][s.card]
        args.update(name_fr=card.get("name_fr", ""), name_en=card.get("name_en", ""))
    if phase == "after-roll":
        args["verdict"] = VERDICTS[verdict(box.plain, s)]
    if phase == "keeper":
        args["quality"] = int(s.quality)
    if phase in ("deck", "leave"):
        decks = box.plain.decks
        args.update(size=int(decks.size), low=int(decks.least_defence), high=int(decks.most_defence))
    if phase == "abilities":
        args["owed"] = int(box.plain.abilities.chosen - s.picked[s.actor])
    if phase == "leave":
        args["owed"] = int(s.kinds.count[s.actor * PLACES + Place.PILE] - box.plain.decks.size)
    if phase == "choose":
        args["owed"] = int(box.plain.decks.extra_time - s.kinds.count[s.actor * PLACES + Place.PILE])
    return {"key": f"prompt-{phase}", "args": args}


def final_prompt(s: Any) -> Data:
    """The winner and the score that decided, the winner's goals first."""
    if s.winner < 0:
        return {"key": "prompt-drawn", "args": {"goals": int(s.score[0])}}
    kicks = s.pens[0] != s.pens[1]
    decisive = s.pens if kicks else s.score
    args = {"seat": int(s.winner), "most": int(decisive[s.winner]), "least": int(decisive[1 - s.winner])}
    return {"key": "prompt-over", "args": {**args, "kicks": "yes" if kicks else "no"}}


__all__ = ["describe", "label", "say", "view"]
