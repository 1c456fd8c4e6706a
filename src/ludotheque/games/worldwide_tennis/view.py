"""What a seat sees of Worldwide Tennis, as plain data, and the words for what is told."""

from __future__ import annotations

from typing import Any

from ludotheque.engine.box import Box
from ludotheque.engine.play import Play
from ludotheque.engine.rule import Seat
from ludotheque.games.tennis.score import LEAD, NOBODY, board

from .cards import any_card_view, card_view, player_view, service_view
from .odds import card_odds, refusal, shot_odds
from .position import AUTOMATON, DECK, FIRST_SERVICE, PLACES, SERVICES, SURFACES, ZONES, Effect, Mode, Phase, Pile, Place
from .rules.point import can_plan
from .rules.rally import held_smash

Data = dict[str, Any]
ASKING_CARD = (Phase.PAY, Phase.SHOT, Phase.LOBBED, Phase.TRIM)


def view(seen: Play, seat: Seat) -> Data:
    """Everything `seat` sees; `s` is hidden for it already."""
    box, s = seen.box, seen.s
    serving = s.phase in (Phase.SERVICE, Phase.CHOOSE_SIDE) or s.card >= FIRST_SERVICE
    return {
        "phase": Phase(s.phase).text,
        "prompt": prompt(box, s),
        "score": score(s),
        "tally": tally(s),
        "mode": seen.setup["mode"],
        "surface": SURFACES[s.surface],
        "solo": bool(s.solo),
        "rules": {key: bool(getattr(s, key)) for key in ("initiation", "easing", "effects", "challenging", "player_cards")},
        "to_play": int(s.to_play),
        "begun": s.service > 0,  # the first point has begun
        "server": int(s.server),
        "service": int(s.service),
        "served": ZONES[s.served],
        "serving": bool(serving),
        "ball": {"seat": int(s.ball_side), "zone": ZONES[s.ball]},
        "flight": flight(s),
        "shots": int(s.shots),
        "seats": [seat_view(box, s, i, seat) for i in range(2)],
        "shot": shot_odds(box, s),
        "hand": hand_view(box, s, seat),
        "services": services_view(box, s),
        "plan": [card_view(box, n) for n in lying(s, seat, Place.DISCARD)]
        if s.phase in (Phase.PLAN, Phase.CHANGE) and s.to_play == seat and can_plan(s)
        else [],
        "players": [player_view(box, p + 1) for p in range(box.plain.n_players)] if s.phase == Phase.CHOOSE_PLAYER else [],
        "figures": figures(s) if s.phase == Phase.OVER else None,
    }


def lying(s: Any, seat: int, place: int) -> list[int]:
    """The cards seen to lie in a seat's place."""
    if seat < 0:
        return []
    return [n for n in range(1, DECK + 1) if s.cards.where[seat * DECK + n - 1] == seat * PLACES + place]


def seat_view(box: Box, s: Any, seat: int, reader: int) -> Data:
    count = {place: int(s.cards.count[seat * PLACES + place]) for place in range(PLACES)}
    return {
        "automaton": bool(s.solo and seat == AUTOMATON),
        "zone": ZONES[s.zone[seat]],
        "stars": int(s.stars[seat]),
        "tokens": int(s.tokens[seat]),
        "challenges": int(s.challenges[seat]),
        "most_challenges": int(box.plain.rules.challenges) if s.challenging else 0,
        "hand": count[Place.HAND],
        "limit": int(s.limit[seat]),
        "pile": count[Place.PILE],
        "piles": piles(box, s) if s.solo and seat == AUTOMATON else [],
        "discard": [card_view(box, n) for n in lying(s, seat, Place.DISCARD)],
        "played": [card_view(box, n) for n in lying(s, seat, Place.PLAYED)],
        "known": [card_view(box, n) for n in lying(s, seat, Place.HAND)] if seat != reader else [],
        "active": lying(s, seat, Place.ACTIVE),
        "last": any_card_view(box, s.last[seat]) if s.last[seat] else None,
        "spin": Effect(s.spin[seat]).text,
        "validated": int(s.validated[seat]),
        "fatigue": int(s.fatigue) if s.solo and seat == AUTOMATON else 0,
        "due": int(s.due[seat]),
        "player": player_view(box, s.player[seat]),
    }


def piles(box: Box, s: Any) -> list[Data]:
    """The automaton's five piles: how many cards are left to turn in each (WT-90)."""
    seen = {n for place in range(PLACES) if place != Place.PILE for n in lying(s, AUTOMATON, place)}
    first, found = 1, []
    for pile, last in zip(Pile, box.plain.automaton.pile_last, strict=True):
        found.append({"pile": pile.text, "n": len(set(range(first, last + 1)) - seen)})
        first = last + 1
    return found


def flight(s: Any) -> Data | None:
    """The path of the last ball: who struck it from where to where."""
    hitter = 1 - s.ball_side
    if not s.last[hitter]:
        return None
    return {"seat": int(hitter), "from": ZONES[s.struck_from[hitter]], "to": ZONES[s.ball]}


def hand_view(box: Box, s: Any, seat: int) -> list[Data]:
    """The reader's cards: what is printed, the number to reach, and why one can't be played now."""
    asked = seat >= 0 and s.to_play == seat and s.phase in ASKING_CARD
    cards = []
    for number in lying(s, seat, Place.HAND):
        card = card_view(box, number)
        if asked and s.phase in (Phase.SHOT, Phase.LOBBED):
            why = refusal(box, s, seat, number)
            card["why"] = why
            card["move"] = None if why else f"play {number}"
            card["odds"] = None if why else card_odds(box, s, seat, number)
        elif asked:
            card["why"], card["move"], card["odds"] = None, f"discard {number}", None
        else:
            card["why"], card["move"], card["odds"] = None, None, None
        cards.append(card)
    return cards


def services_view(box: Box, s: Any) -> list[Data]:
    """The five services with their odds, while one is to be chosen."""
    if s.phase != Phase.SERVICE:
        return []
    cards = []
    for number in range(FIRST_SERVICE, FIRST_SERVICE + SERVICES):
        card = service_view(box, number)
        card["move"] = f"serve {number}"
        card["odds"] = card_odds(box, s, s.to_play, number)
        cards.append(card)
    return cards


# The score


def tally(s: Any) -> Data:
    """The scoreboard; a lone tie-break that is over keeps its points."""
    data = board(s.score)
    data["lone"] = s.mode == Mode.TIE_BREAK
    if data["lone"] and s.score.winner != NOBODY:
        lost = int(s.score.tie_lost[0])
        points = [str(lost), str(lost)]
        points[s.score.winner] = str(max(int(s.score.tie_break), lost + LEAD))
        data["points"] = points
    return data


def score(s: Any) -> list[list[Any]]:
    """Each seat's sets, games of this set, and points."""
    data = tally(s)
    games = data["sets"][-1]["games"]
    return [[data["sets_won"][i], 0 if data["lone"] else games[i], data["points"][i]] for i in range(2)]


def figures(s: Any) -> Data:
    """The match in figures, for its last page."""
    points = int(s.points_served[0] + s.points_served[1])
    return {
        "points": points,
        "rally": round(int(s.rally_shots) / points, 1) if points else 0.0,
        "longest": int(s.longest_rally),
        "winners": int(s.winners),
        "replays": int(s.replays),
        "aces": [int(n) for n in s.aces],
        "double_faults": [int(n) for n in s.double_faults],
        "served": [int(n) for n in s.points_served],
        "held": [int(n) for n in s.points_held],
    }


# What is awaited


def prompt(box: Box, s: Any) -> Data:
    if s.phase == Phase.OVER:
        lone = "yes" if s.mode == Mode.TIE_BREAK else "no"
        return {"key": "prompt-over", "args": {"seat": int(s.score.winner), "lone": lone}}
    key = f"prompt-{Phase(s.phase).text}"
    args: Data = {"seat": int(s.to_play)}
    if s.phase in (Phase.SERVICE,):
        args["service"] = int(s.service)
    if s.phase in (Phase.SHOT, Phase.MOVE, Phase.LOBBED, Phase.REPLACE, Phase.TARGET) or s.card > 0:
        args["zone"] = ZONES[s.ball]
    if s.card:
        names = any_card_view(box, s.card)["name"]
        args.update(name_fr=names["fr"], name_en=names["en"])
    if s.phase == Phase.PAY:
        args["n"] = int(s.owed)
    if s.phase == Phase.TRIM:
        args["n"] = int(s.cards.count[s.to_play * PLACES + Place.HAND]) - int(s.limit[s.to_play])
    odds = shot_odds(box, s)
    if odds and "target" in odds:
        args["target"] = odds["target"]
        args["percent"] = round(100 * odds["chance"])
    if s.phase == Phase.LOBBED:
        args["smash"] = "yes" if held_smash(box.plain, s, s.to_play) else "no"
    if s.phase == Phase.CHANGE:
        args["plan"] = "yes" if can_plan(s) else "no"
    return {"key": key, "args": args}
