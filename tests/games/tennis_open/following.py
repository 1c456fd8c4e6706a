"""Matches played by the rules and, with the same answers, by the second referee (`referee.py`), compared at every step."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from typing import Any

import pytest

from ludotheque.engine.box import Box, read_toml
from ludotheque.engine.play import Play
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.games.tennis_open.position import FATES, MEN, Shot, Stroke
from ludotheque.games.tennis_open.told import Told

from . import referee as second

GAME = find_game("tennis_open")
STANDARD = read_toml(GAME.folder / "box.toml")
MOST_SETS = 5
MOST_POINTS = 2_000  # without tie-break servers who are never broken would play for ever
LINES = 15  # of the log, shown with a disagreement
CAREFUL = 0.85  # how often a careful match avoids what ends the point at once
# How often an answer is taken beside others that count 1, so that what is rare by chance happens in some match
MOODS: dict[str, dict[str, float]] = {
    "anything goes": {},
    "careful on the baseline": {"dice 2": 3, "stand 8": 6},
    "careful in the defence": {"dice 2": 2, "stand 5": 4, "stand 6": 5, "stand 7": 4},
    "careful at the net": {"stand 1": 3, "stand 2": 4, "stand 3": 4, "stand 4": 3, "dice 3": 2, "1": 3, "2": 3, "smash": 3},
    "big servers": {"A": 9},
    "bad servers": {"F": 9},
}


def fresh_seed() -> int:
    """Another one at every run, printed with a failure."""
    seed = secrets.randbits(32)
    print("seed", seed)
    return seed


class Match:
    """One match, played by the rules (`play`) and by the referee; `seed` is all its chance comes from."""

    def __init__(self, setup: Mapping[str, Any], mood: str, seed: str, box: Box | None = None) -> None:
        self.setup, self.mood, self.seed, self.box = setup, mood, seed, box
        self.chance = random.Random(seed)
        values = GAME.options.parse(setup)
        self.play = Play(GAME, box or GAME.standard_box, values)
        self.referee = second.Referee(box.data if box else STANDARD, values)
        self.log: list[str] = []

    def follow(self) -> int:
        """To its end, if it comes to one; how many points it had."""
        telling = self.referee.match()
        asked = self.now(next(telling))
        while asked and self.play.s.points < MOST_POINTS:
            asked = self.step(telling, asked, self.choose(asked))
        return int(self.play.s.points)

    def step(self, telling: second.Telling[Any], asked: second.Asked, answer: str) -> second.Asked | None:
        """One answer, given to both; what the referee asks next, None when its telling is over."""
        self.log.append(f"{asked.who} {answer}")
        try:
            self.play.do(GAME.read_move(answer))
        except Exception as problem:
            problem.add_note("\n".join(self.so_far()))
            raise
        try:
            return self.now(telling.send(answer))
        except StopIteration:
            return self.now(None)

    def now(self, asked: second.Asked | None) -> second.Asked | None:
        """Both must have told the same, ask the same, and see the same on the court."""
        self.compare_told()
        if asked:
            self.compare(engine_asks(self.play), {"turn": asked.who, "answers": sorted(asked.answers)})
            self.compare(engine_table(self.play, self.referee), referee_table(self.referee))
        elif self.referee.score.winner is not None:
            self.compare(engine_asks(self.play), {"turn": "over", "answers": []})
            self.compare(engine_end(self.play), referee_end(self.referee))
        return asked

    # Choosing

    def choose(self, asked: second.Asked) -> str:
        answers = asked.answers
        if self.mood.startswith("careful") and self.chance.random() < CAREFUL:
            ends = {answer for answer in set(answers) if self.ends_the_point(asked, answer)}
            answers = [answer for answer in answers if answer not in ends] or answers
        liked = MOODS[self.mood]
        return self.chance.choices(answers, [liked.get(answer, 1.0) for answer in answers])[0]

    def ends_the_point(self, asked: second.Asked, answer: str) -> bool:
        """Only to make rallies long: nothing is concluded from it."""
        if asked.who != second.NATURE and not answer.startswith("bonus"):
            return False
        before, points = bytes(self.play.s.raw), self.play.s.points
        self.play.do(GAME.read_move(answer))
        ended = self.play.s.points != points
        self.play.s.raw[:] = before
        self.play.s.told.clear()
        return bool(ended)

    # Comparing

    def compare_told(self) -> None:
        told, wanted = engine_told(self.play), []
        for i, (names, facts) in enumerate(self.referee.news):
            name = told[i][0] if i < len(told) else ""
            wanted.append((name if name in names else " or ".join(names), facts))
        self.compare({"told": told}, {"told": wanted})
        self.play.s.told.clear()
        self.referee.news = []

    def compare(self, rules: dict[str, Any], referee: dict[str, Any]) -> None:
        if rules == referee:
            return
        lines = self.so_far()
        for name in referee:
            if rules[name] != referee[name]:
                lines.append(f"{name}: the referee says {referee[name]!r}, the rules {rules[name]!r}")
        pytest.fail("\n".join(lines), pytrace=False)

    def so_far(self) -> list[str]:
        """For whoever looks for the fault: what match it is, and the end of its log."""
        lines = [f"Match({dict(self.setup)}, {self.mood!r}, {self.seed!r})"]
        if self.box:
            lines.append(f"with the box {self.box.data}")
        lines.append(f"after step {len(self.log)}:")
        return lines + [f"    {line}" for line in self.log[-LINES:]]


# What the rules say, in the referee's words


def engine_asks(play: Play) -> dict[str, Any]:
    turn = play.turn
    who: int | str = {NATURE: second.NATURE, OVER: "over"}.get(turn, turn)
    answers = [] if turn == OVER else [GAME.move_text(code) for code in play.legal()]
    return {"turn": who, "answers": sorted(answers)}


def engine_told(play: Play) -> list[tuple[str, dict[str, Any]]]:
    told: list[tuple[Told, dict[str, Any]]] = [
        (Told(entry[0]), dict(zip(Told(entry[0]).args, entry[1:], strict=False))) for entry in play.s.told
    ]
    for _, facts in told:
        if "stroke" in facts:
            facts["stroke"] = Stroke(facts["stroke"]).text
    return [(kind.text, facts) for kind, facts in told]


def engine_score(play: Play) -> dict[str, Any]:
    score = play.s.score
    return {
        "points": list(score.points),
        "games": [[score.games[k, 0], score.games[k, 1]] for k in range(MOST_SETS)],
        "tie_break_losers": [None if lost < 0 else lost for lost in score.tie_lost],
        "sets": list(score.sets),
        "winner": None if score.winner < 0 else score.winner,
    }


def engine_table(play: Play, referee: second.Referee) -> dict[str, Any]:
    """Who hits whom and with what is only asked of the rules while the referee sees an exchange."""
    s = play.s
    found = engine_score(play) | {"places": {man: s.place[MEN.index(man)] for man in referee.men}}
    if referee.server:
        found |= {"server": MEN[s.server], "receiver": MEN[s.receiver], "attempt": s.attempt}
        found["ball"] = ("AB"[s.ball_side], s.ball)
    if referee.hitter:
        found |= {"hitter": MEN[s.hitter], "shot": Shot(s.shot).text, "dice": (s.dice, list(s.die[: s.thrown]), s.bonus)}
    if referee.target:
        found["target"] = MEN[s.target]
    return found | engine_last_point(play, referee)


def engine_last_point(play: Play, referee: second.Referee) -> dict[str, Any]:
    """Where a shot wins for several reasons the rules name one of them."""
    s = play.s
    if s.last_winner < 0:
        return {"last_winner": None, "last_reasons": [], "last_hitter": ""}
    why, given = FATES[s.last_fate], referee.last_reasons
    return {"last_winner": s.last_winner, "last_reasons": given if why in given else [why], "last_hitter": MEN[s.last_hitter]}


def engine_end(play: Play) -> dict[str, Any]:
    s, seats = play.s, range(len(GAME.seating(play.setup).sides))
    return engine_score(play) | {
        "results": [play.result(seat) for seat in seats],
        "points, shots, longest rally": [s.points, s.shots, s.longest],
        "served points won": s.served_points_won,
        "won by": {"win-ace": list(s.aces), "double-fault": list(s.double_faults), "a winning shot": list(s.winners)},
    }


# What the referee says, in the same form


def referee_score(referee: second.Referee) -> dict[str, Any]:
    score = referee.score
    games = [*score.past_sets, *([score.games] if score.winner is None else [])]
    return {
        "points": score.called(),
        "games": games + [[0, 0]] * (MOST_SETS - len(games)),
        "tie_break_losers": score.tie_break_losers + [None] * (MOST_SETS - len(score.tie_break_losers)),
        "sets": score.sets,
        "winner": score.winner,
    }


def referee_table(referee: second.Referee) -> dict[str, Any]:
    found = referee_score(referee) | {"places": referee.place}
    if referee.server:
        found |= {"server": referee.server, "receiver": referee.receiver, "attempt": referee.attempt}
        found["ball"] = (referee.ball_side, referee.ball)
    if referee.hitter:
        found |= {"hitter": referee.hitter, "shot": referee.shot, "dice": (referee.taken, referee.dice, referee.added)}
    if referee.target:
        found["target"] = referee.target
    last = {"last_reasons": referee.last_reasons, "last_hitter": referee.last_hitter}
    return found | {"last_winner": referee.last_winner} | last


def referee_end(referee: second.Referee) -> dict[str, Any]:
    sides = {referee.seat(man): referee.side(man) for man in referee.men}
    won = [1.0 if sides[seat] == referee.score.winner else 0.0 for seat in sorted(sides)]
    return referee_score(referee) | {
        "results": won,
        "points, shots, longest rally": [len(referee.rallies), sum(referee.rallies), max(referee.rallies)],
        "served points won": referee.served_points_won,
        "won by": referee.won_by,
    }
