"""The rules against an independent referee: random matches in every mode, agreed on step by step (see `referee.py`)."""

from __future__ import annotations

import random
import secrets
import tomllib
from typing import Any

import pytest

from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.engine.setup import Values
from ludotheque.games.worldwide_football import GAME
from ludotheque.games.worldwide_football.options import MODULES
from ludotheque.games.worldwide_football.position import ABILITIES, KINDS, PLACES, SQUAD, TEAMS, Place
from tests.games.worldwide_football.edited_box import edited
from tests.games.worldwide_football.referee import Referee
from tests.games.worldwide_football.referee_table import AUTOMATON, Side

BOX = tomllib.loads((GAME.folder / "box.toml").read_text())
ATTACKS = 10_000
MODES = ("amateur", "professional", "international", "solo")
LAST_LINES = 25
LOW = ["1", "2", "3", "4", "5", "6"]


def some_setup(mode: str, rng: random.Random) -> Values:
    """Teams, modules, stadium and all other options at random; half of the time every module is on."""
    team_0, team_1 = rng.sample(TEAMS, 2)
    given: Values = {"mode": mode, "team_0": team_0, "team_1": team_1, "level": rng.choice(("draw", "extra", "shootout"))}
    given["counter_once"] = rng.random() < 0.3
    if mode != "amateur":
        given["stadium"] = rng.choice(("none", "first", "second"))
        if rng.random() < 0.5:
            given |= {name: rng.random() < 0.6 for name in MODULES}
    if mode in ("professional", "solo"):
        given["pro_cards"] = rng.random() < 0.7
    if mode == "international":
        given["keeper_on_penalty"] = rng.random() < 0.7
    return GAME.options.parse(given)


class Temper:
    """How a random match is played: sorts of moves liked more or less, giving back rarely, so that attacks get somewhere."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.likes: dict[str, float] = {}

    def choose(self, choices: list[str]) -> str:
        sorts = sorted({sort_of(text) for text in choices})
        weights = [self.liking(sort) for sort in sorts]
        wanted = self.rng.choices(sorts, weights)[0]
        return self.rng.choice([text for text in choices if sort_of(text) == wanted])

    def liking(self, sort: str) -> float:
        if sort not in self.likes:
            self.likes[sort] = 0.03 if sort == "give" else self.rng.choice((0.15, 0.5, 1.0))
        return self.likes[sort]


def sort_of(text: str) -> str:
    words = text.split()
    return " ".join(words[:2]) if words[0] == "use" else words[0]


# What both say of the table


def said_by_referee(referee: Referee) -> dict[str, Any]:
    m = referee.match
    said: dict[str, Any] = {"half": m.half, "score": [side.goals for side in m.sides]}
    said["shoot-out"] = [side.kicks_scored for side in m.sides]
    if not m.dealt or referee.question is None or m.half == 5:
        return said
    said |= {"ball": m.ball, "kicker": m.kicker, "PA": m.pa}
    for seat, side in enumerate(m.sides):
        said[f"seat {seat}"] = [side.stars, side.ceiling, side.tokens, side.yellows, side.reds, sorted(side.abilities)]
        for name, cards in places_of(side, m.automaton(seat)).items():
            said[f"{name} {seat}"] = [cards.count(kind) for kind in KINDS]
        where = ("pile", "hand", "discard", "table", "out")
        lists = (side.players_pile, side.players_hand, side.players_discard, side.players_table, side.players_out)
        for name, players in zip(where, lists, strict=True):
            said[f"players {name} {seat}"] = sorted(players)
    return said


def places_of(side: Side, automaton: bool) -> dict[str, list[str]]:
    places = {"pile": side.pile, "hand": side.hand, "discard": side.discard, "table": side.table}
    if automaton:
        places |= {"Defence": side.defence, "Special": side.special, "recovered": side.recovered}
    return places


def said_by_engine(s: Any, like: dict[str, Any]) -> dict[str, Any]:
    said: dict[str, Any] = {"half": s.half, "score": list(s.score), "shoot-out": list(s.pens)}
    if "ball" not in like:
        return said
    said |= {"ball": s.ball, "kicker": s.kicker, "PA": s.pa}
    lies, where = s.kinds.lies.tolist(), s.cards.where.tolist()
    for seat in (0, 1):
        able = sorted(name for i, name in enumerate(ABILITIES) if s.abilities[seat] >> i & 1)
        said[f"seat {seat}"] = [s.stars[seat], s.ceiling[seat], s.tokens[seat], s.yellows[seat], s.reds[seat], able]
        first = seat * PLACES
        for name, place in (("pile", Place.PILE), ("hand", Place.HAND), ("discard", Place.DISCARD), ("table", Place.TABLE)):
            said[f"{name} {seat}"] = lies[first + place]
        names = ("pile", "hand", "discard", "table", "out")
        for i, name in enumerate(names):
            said[f"players {name} {seat}"] = [n + 1 for n in range(SQUAD) if where[seat * SQUAD + n] == first + i]
    if s.solo:
        for name, place in (("Defence", Place.DEFENCE), ("Special", Place.SPECIAL), ("recovered", Place.NEXT)):
            said[f"{name} {AUTOMATON}"] = lies[place]
    return said


# A match


class Followed:
    """One match of both, and its log for the message of a failure."""

    def __init__(self, mode: str, seed: str) -> None:
        rng = random.Random(seed)
        self.seed, self.setup = seed, some_setup(mode, rng)
        self.tempers = [Temper(rng), Temper(rng)]
        self.rng, self.roughness = rng, rng.choice((0.0, 0.5))
        self.edited = rng.random() < 0.3
        box = edited(BOX, rng) if self.edited else BOX
        self.play = Play(GAME, GAME.box(box) if self.edited else GAME.standard_box, self.setup)
        self.referee = Referee(self.setup, box)
        self.log: list[str] = []

    def run(self) -> int:
        """To the end; how many attacks there were."""
        while self.referee.question is not None:
            question = self.referee.question
            choices = [GAME.move_text(code) for code in self.play.legal()] if self.play.turn != OVER else []
            self.agree("turn", question.who, self.play.turn)
            self.agree("moves", sorted(question.choices), sorted(choices))
            self.agree_on_table()
            text = self.chance(choices) if question.who == NATURE else self.tempers[question.who].choose(choices)
            self.log.append(f"{'Nature' if question.who == NATURE else question.who} {text}")
            self.play.do(GAME.read_move(text))
            self.referee.answer(text)
        self.agree("turn", OVER, self.play.turn)
        self.agree_on_table()
        winner = self.referee.match.winner
        for seat in (0, 1):
            self.agree(f"result of seat {seat}", 0.5 if winner is None else float(winner == seat), self.play.result(seat))
        return self.referee.match.attacks

    def chance(self, outcomes: list[str]) -> str:
        """A die or a card; rough matches see more of the fouls and cards that low numbers on the d20 bring."""
        if "20" in outcomes and self.rng.random() < self.roughness:
            outcomes = LOW
        return self.rng.choice(outcomes)

    def agree_on_table(self) -> None:
        ours = said_by_referee(self.referee)
        theirs = said_by_engine(self.play.s, ours)
        if ours != theirs:
            what = [key for key in ours if ours[key] != theirs.get(key)]
            self.agree(", ".join(what), {key: ours[key] for key in what}, {key: theirs.get(key) for key in what})

    def agree(self, what: str, referee: Any, engine: Any) -> None:
        if referee == engine:
            return
        lines = "\n".join(f"  {i} {self.log[i]}" for i in range(max(0, len(self.log) - LAST_LINES), len(self.log)))
        pytest.fail(
            f"step {len(self.log)} of the match with seed {self.seed!r}: {what}\n  referee: {referee}\n  engine:  {engine}\n"
            f"setup: {self.setup}\nbox: {'edited (edited_box.py)' if self.edited else 'standard'}\nlog:\n{lines}",
            pytrace=False,
        )


def follow(mode: str, attacks: int) -> None:
    """Matches of a mode until so many attacks were followed; the seed is another one at every run, printed with a failure."""
    seed, done, n = secrets.randbits(32), 0, 0
    while done < attacks:
        done += Followed(mode, f"{mode} {seed} {n}").run()
        n += 1


@pytest.mark.parametrize("part", (1, 2))
@pytest.mark.parametrize("mode", MODES)
def test_the_referee_agrees(mode: str, part: int) -> None:
    follow(mode, ATTACKS // len(MODES) // 2)


@pytest.mark.prove
@pytest.mark.parametrize("mode", MODES)
def test_prove_the_referee_agrees(mode: str) -> None:
    follow(mode, 100 * ATTACKS // len(MODES))
