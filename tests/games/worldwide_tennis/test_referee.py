"""The engine and an independent referee (`referee.py`) play the same random games and must agree at every step."""

from __future__ import annotations

import random
import secrets
from itertools import chain
from typing import Any

import pytest

from ludotheque.engine.play import Play
from ludotheque.games.worldwide_tennis.position import DECK, PLACES, ZONES, Effect, Place
from ludotheque.games.worldwide_tennis.told import Told
from ludotheque.games.worldwide_tennis.view import score as shown_score
from tests.games.worldwide_tennis.referee import match
from tests.games.worldwide_tennis.referee_games import GAME, PRINTED, random_box, random_setup, random_temper
from tests.games.worldwide_tennis.referee_table import AUTOMATON, NATURE, OVER, Table, new_table

KINDS: dict[str, dict[str, Any]] = {
    "tie-break": {"mode": "tie_break", "solo": False},
    "match": {"mode": "match", "solo": False},
    "solo": {"mode": "tie_break", "solo": True},
    "solo-match": {"mode": "match", "solo": True},
}
LINES = 40  # of the log, shown with a failure


# What the engine says and what the referee says, in the same words


def cards_of_engine(play: Play, t: Table) -> dict[str, Any]:
    """Where every card lies, how many lie in each place, and which cards of a hand the other seat knows."""
    where, known = list(play.s.cards.where), play.s.cards.known
    seen = [{n for n in range(1, DECK + 1) if known[i * DECK + n - 1] >> (1 - i) & 1} for i in (0, 1)]
    shown = [[n for n in t.seats[i].hand if n in seen[i]] for i in t.people()]
    in_pile = [[n for n in t.seats[i].pile if n in seen[i]] for i in t.people()]
    return {"where": where, "shown": shown, "in pile": in_pile, "count": list(play.s.cards.count)}


def cards_of_referee(t: Table) -> dict[str, Any]:
    where, count = [0] * (2 * DECK), [0] * (2 * PLACES)
    for seat, me in enumerate(t.seats):
        lie = [me.hand, me.pile, me.discard, me.played, me.out, []]
        if t.solo and seat == AUTOMATON:
            lie = [[], [*chain(*t.piles.values())], [*chain(*t.heaps.values())], [], [], t.active]
        for place, numbers in enumerate(lie):
            count[seat * PLACES + place] = len(numbers)
            for n in numbers:
                where[seat * DECK + n - 1] = seat * PLACES + place
    shown = [[n for n in t.seats[i].hand if n in t.seats[i].shown] for i in t.people()]
    in_pile = [t.seats[i].in_pile for i in t.people()]
    return {"where": where, "shown": shown, "in pile": in_pile, "count": count}


def spelled_out(cards: dict[str, Any]) -> dict[str, Any]:
    """The same for a reader: the cards that lie in each place."""
    said: dict[str, Any] = {key: cards[key] for key in ("shown", "in pile", "count")}
    for i, place in enumerate(cards["where"]):
        said.setdefault(f"{Place(place % PLACES).text} of {place // PLACES}", []).append(i % DECK + 1)
    return said


def tokens_of_engine(play: Play, t: Table) -> dict[str, Any]:
    s = play.s
    said: dict[str, Any] = {
        "stars": [s.stars[seat] for seat in t.people()],
        "tokens": [s.tokens[seat] for seat in t.people()],
        "challenges": [s.challenges[seat] for seat in t.people()] if t.on("challenges") else None,
        "limit": [s.limit[seat] for seat in t.people()],
        "sets": list(s.score.sets) if t.options["mode"] == "match" else None,
        "winner": s.score.winner if s.score.winner >= 0 else None,
    }
    if t.winner is None:
        said["points"] = list(s.score.points)
        said["games"] = [[s.score.games[i, 0], s.score.games[i, 1]] for i in range(len(t.games))]
    return said


def tokens_of_referee(t: Table) -> dict[str, Any]:
    people = [t.seats[seat] for seat in t.people()]
    said: dict[str, Any] = {
        "stars": [me.up for me in people],
        "tokens": [me.up + me.down for me in people],
        "challenges": [me.challenges for me in people] if t.on("challenges") else None,
        "limit": [me.limit for me in people],
        "sets": t.sets if t.options["mode"] == "match" else None,
        "winner": t.winner,
    }
    if t.winner is None:
        said["points"], said["games"] = t.points, t.games
    return said


def court_of_engine(play: Play, t: Table) -> dict[str, Any]:
    s = play.s
    begun = t.seats[t.server].last > 0
    struck = [ZONES[s.struck_from[seat]] if t.seats[seat].struck_from else "" for seat in (0, 1)]
    return {
        "shot": (s.card, Effect(s.effect).text, s.eased, s.die, bool(s.sure)),
        "struck from": struck,
        "shots": s.shots,
        "server": s.server,
        "served": ZONES[s.served],
        "zones": [ZONES[s.zone[0]], ZONES[s.zone[1]]],
        "ball": ZONES[s.ball] if begun else None,
        "last": list(s.last),
        "effects": [Effect(s.spin[0]).text, Effect(s.spin[1]).text],
        "validated": list(s.validated)[: len(t.people())],
        "fatigue": s.fatigue,
    }


def court_of_referee(t: Table) -> dict[str, Any]:
    begun = t.seats[t.server].last > 0
    return {
        "shot": (t.shot.card, t.shot.effect, t.shot.eased, t.shot.die, t.shot.sure),
        "struck from": [me.struck_from for me in t.seats],
        "shots": t.rally,
        "server": t.server,
        "served": t.served,
        "zones": [me.zone for me in t.seats],
        "ball": t.ball if begun else None,
        "last": [me.last for me in t.seats],
        "effects": [me.effect for me in t.seats],
        "validated": [me.validated for me in t.seats][: len(t.people())],
        "fatigue": t.fatigue,
    }


def told_by_engine(play: Play) -> list[tuple[str, dict[str, Any]]]:
    return [(Told(entry[0]).key, in_words(Told(entry[0]).args, entry[1:])) for entry in play.s.told]


def in_words(names: tuple[str, ...], values: tuple[int, ...]) -> dict[str, Any]:
    facts: dict[str, Any] = dict(zip(names, values, strict=False))
    words = {"zone": lambda n: ZONES[n], "effect": lambda n: Effect(n).text}
    return {name: words[name](value) if name in words else value for name, value in facts.items()}


def figures_of_engine(play: Play, t: Table) -> dict[str, Any]:
    s = play.s
    return {
        "points": (sum(s.points_served), s.replays),
        "rally shots": (s.rally_shots, s.longest_rally),
        "aces, double faults, winners": (list(s.aces), list(s.double_faults), s.winners),
        "services": (list(s.points_served), list(s.points_held)),
    }


def figures_of_referee(t: Table) -> dict[str, Any]:
    me, other = t.seats
    return {
        "points": (len(t.rallies) - t.replays, t.replays),
        "rally shots": (sum(t.rallies), max(t.rallies)),
        "aces, double faults, winners": ([me.aces, other.aces], [me.double_faults, other.double_faults], t.winners),
        "services": ([me.served, other.served], [me.held, other.held]),
    }


# One game


class Disagreement(AssertionError):
    """The referee and the engine say different things."""


class Followed:
    """A game on the engine's plain rules, followed by the referee."""

    def __init__(self, seed: str, fixed: dict[str, Any]) -> None:
        self.seed, self.rng = seed, random.Random(seed)
        self.setup = random_setup(self.rng, **fixed)
        self.data = random_box(self.rng)
        self.temper = random_temper(self.rng)
        self.play = Play(GAME, GAME.box(self.data), self.setup)
        self.t = new_table(self.data, self.setup)
        self.asking = match(self.t)
        self.log: list[str] = []

    def follow(self) -> None:
        """To the end of the match."""
        try:
            question = next(self.asking)
            while True:
                self.compare(question)
                question = self.asking.send(self.step(question))
        except StopIteration:
            self.compare((OVER, []))
            self.compare_end()

    def step(self, question: tuple[int, list[str]]) -> str:
        who, answers = question
        answer = self.temper.pick(self.rng, sorted(answers))
        self.log.append(f"{'nature' if who == NATURE else who} {answer}")
        try:
            self.play.do(GAME.read_move(answer))
        except Exception as problem:
            raise Disagreement(f"{self.so_far()}\n  the engine fails: {problem!r}") from problem
        return answer

    def compare(self, question: tuple[int, list[str]]) -> None:
        who, answers = question
        turn = self.play.turn
        legal = [GAME.move_text(code) for code in self.play.legal()] if turn != OVER else []
        self.agree({"told": self.t.news}, {"told": told_by_engine(self.play)})
        self.t.news.clear()
        self.play.s.told.clear()
        self.agree({"turn": who, "answers": sorted(answers)}, {"turn": turn, "answers": sorted(legal)})
        if self.t.seats[0].limit == 0:
            return  # player cards are being chosen: nothing lies on the table yet
        self.agree(tokens_of_referee(self.t), tokens_of_engine(self.play, self.t))
        cards, engine_cards = cards_of_referee(self.t), cards_of_engine(self.play, self.t)
        if cards != engine_cards:
            self.agree(spelled_out(cards), spelled_out(engine_cards))
        if self.t.in_play:
            self.agree(court_of_referee(self.t), court_of_engine(self.play, self.t))

    def compare_end(self) -> None:
        """Who has won, and the score that people read at the end."""
        self.agree(figures_of_referee(self.t), figures_of_engine(self.play, self.t))
        results = [self.play.result(0), self.play.result(1)]
        self.agree({"results": [float(self.t.winner == seat) for seat in (0, 1)]}, {"results": results})
        if self.setup["mode"] == "tie_break":
            self.agree({"points": [str(n) for n in self.t.points]}, {"points": [row[2] for row in shown_score(self.play.s)]})

    def agree(self, referee: dict[str, Any], engine: dict[str, Any]) -> None:
        if referee == engine:
            return
        differ = [
            f"  {key}: the referee says {referee.get(key)}\n{' ' * len(key)}    the engine says  {engine.get(key)}"
            for key in dict.fromkeys([*referee, *engine])
            if referee.get(key) != engine.get(key)
        ]
        raise Disagreement("\n".join([self.so_far(), *differ]))

    def so_far(self) -> str:
        """What is needed to see it again: Followed(seed, KINDS[kind]).follow()."""
        box = "the printed box" if self.data == PRINTED else "a changed box"
        return "\n".join([f"game {self.seed!r}, {box}, {self.setup}", *self.log[-LINES:], f"after step {len(self.log)}:"])


def follow_points(kind: str, seed: int, points: int) -> None:
    """Games of one kind until so many points were played."""
    n = 0
    while points > 0:
        game = Followed(f"{seed} {kind} {n}", KINDS[kind])
        game.follow()
        points -= game.t.played
        n += 1


def fresh_seed() -> int:
    """Another one at every run, printed with a failure."""
    seed = secrets.randbits(32)
    print("seed", seed)
    return seed


@pytest.mark.parametrize("kind", KINDS)
def test_referee_agrees(kind: str) -> None:
    follow_points(kind, fresh_seed(), 2500)


@pytest.mark.prove
@pytest.mark.parametrize("kind", KINDS)
def test_referee_agrees_on_a_million_points(kind: str) -> None:
    follow_points(kind, fresh_seed(), 250_000)
