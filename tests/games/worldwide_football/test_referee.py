"""The rules against an independent referee: random matches in every mode, agreed on step by step (see `referee.py`)."""

from __future__ import annotations

import functools
import random
import secrets
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.engine.setup import Values
from ludotheque.games.worldwide_football import GAME
from ludotheque.games.worldwide_football.labels import VERDICTS, unpacked_players
from ludotheque.games.worldwide_football.names import abilities_in, unpacked
from ludotheque.games.worldwide_football.options import MEASURES, MODULES
from ludotheque.games.worldwide_football.position import (
    ABILITIES,
    EVERYONE,
    KINDS,
    PLACES,
    SQUAD,
    TEAMS,
    Phase,
    Place,
    Restart,
)
from ludotheque.games.worldwide_football.told import Told
from tests.games.worldwide_football.edited_box import edited
from tests.games.worldwide_football.referee import Referee
from tests.games.worldwide_football.referee_table import AUTOMATON, Side

BOX = tomllib.loads((GAME.folder / "box.toml").read_text())
ATTACKS = 10_000
MODES = ("amateur", "professional", "international", "solo")
LAST_LINES = 25
LOW = ["1", "2", "3", "4", "5", "6"]
HELD = {"pile": Place.PILE, "hand": Place.HAND, "discard": Place.DISCARD, "table": Place.TABLE}
OF_THE_AUTOMATON = {"Defence": Place.DEFENCE, "Special": Place.SPECIAL, "recovered": Place.NEXT}
DONE_BEFORE_A_TURN = ("awarded", "won", "dice_left", "face")
DONE_BEFORE_A_TURN += ("drawn", "drawn_players", "n_drawn", "to_draw", "to_draw_players")
NONE_YET = {"first": 0, "barred": 0, "card": -1, "defence": -1, "direct": 0}  # before an attack's first card
RESTARTS = {Restart.OPEN_PLAY: "", Restart.FREE_KICK: "free kick", Restart.CORNER_KICK: "corner"}


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


# What both tell: the rules' codes in the referee's words


def player_named(k: int) -> str:
    return f"{TEAMS[k // SQUAD]} {k % SQUAD + 1}"


TOLD = list(Told)
SPELT: dict[str, Callable[[int], Any]] = {
    "card": lambda kind: KINDS[kind],
    "cards": lambda packed: [KINDS[kind] for kind in unpacked(packed)],
    "player": player_named,
    "players": lambda packed: [player_named(k) for k in unpacked_players(packed)],
    "ability": lambda ability: ABILITIES[ability],
    "abilities": abilities_in,
    "verdict": lambda verdict: VERDICTS[verdict],
}


def told(s: Any) -> list[tuple[str, dict[str, Any]]]:
    return [(TOLD[entry[0]].key, dict(facts_of(entry))) for entry in s.told]


def facts_of(entry: tuple[int, ...]) -> Iterator[tuple[str, Any]]:
    for name, value in zip(TOLD[entry[0]].args, entry[1:], strict=False):
        yield name, SPELT[name](value) if name in SPELT else value


# What both say of the table


def said_by_referee(referee: Referee) -> dict[str, Any]:
    m = referee.match
    said: dict[str, Any] = {"half": m.half, "score": [side.goals for side in m.sides]}
    said["shoot-out"] = [[side.kicks_scored for side in m.sides], [side.kicks for side in m.sides]]
    said["counted"] = [[side.shots, side.fouls, side.yellows, side.reds, side.corners, side.penalties] for side in m.sides]
    if not m.dealt or referee.question is None or m.half == 5:
        return said
    said |= {"ball": m.ball, "kicker": m.kicker, "PA": m.pa, "restart": m.restart}
    said |= {"trail": m.trail, "promised": [m.bar_next, m.cross], "opened": m.opened, "blocks": m.blocks}
    said["left over"] = []
    for seat, side in enumerate(m.sides):
        said[f"seat {seat}"] = [side.stars, side.ceiling, side.tokens, side.abilities]
        cards = {name: counts(tuple(cards)) for name, cards in places_of(side, m.automaton(seat)).items()}
        said[f"cards {seat}"] = said[f"seen cards {seat}"] = cards
        if not m.automaton(seat):
            said[f"seen cards {seat}"] = {**cards, "pile": counts(()), "hand": counts(tuple(side.shown))}
        lists = (side.players_pile, side.players_hand, side.players_discard, side.players_table, side.players_out)
        said[f"players {seat}"] = [sorted(players) for players in lists]
        said[f"seen players {seat}"] = seen_players(side, seat, m.automaton(seat))
    return said


def seen_players(side: Side, seat: int, automaton: bool) -> list[int]:
    """Who knows where each of a seat's player cards lies: its owner alone while it is in the pile or the hand."""
    seen = [EVERYONE] * SQUAD
    if not automaton:
        for n in (*side.players_pile, *side.players_hand):
            seen[n - 1] = 1 << seat
    return seen


def places_of(side: Side, automaton: bool) -> dict[str, list[str]]:
    places = {"pile": side.pile, "hand": side.hand, "discard": side.discard, "table": side.table}
    if automaton:
        places |= {"Defence": side.defence, "Special": side.special, "recovered": side.recovered}
    return places


@functools.lru_cache(4096)
def counts(cards: tuple[str, ...]) -> list[int]:
    return [cards.count(kind) for kind in KINDS]


def said_by_engine(s: Any, like: dict[str, Any]) -> dict[str, Any]:
    said: dict[str, Any] = {"half": s.half, "score": list(s.score), "shoot-out": [list(s.pens), list(s.kicks)]}
    said["counted"] = [
        [s.shots[seat], s.fouls[seat], s.yellows[seat], s.reds[seat], s.corners[seat], s.penalties[seat]] for seat in (0, 1)
    ]
    if "ball" not in like:
        return said
    said |= {"ball": s.ball, "kicker": s.kicker, "PA": s.pa, "restart": RESTARTS[s.restart]}
    said |= {"trail": trail(s), "promised": [s.bar_next, s.cross], "opened": s.opened, "blocks": s.block}
    said["left over"] = left_over(s)
    lies, known, players = s.kinds.lies.tolist(), s.kinds.known.tolist(), players_by_place(s)
    for seat in (0, 1):
        first = seat * PLACES
        said[f"seat {seat}"] = [s.stars[seat], s.ceiling[seat], s.tokens[seat], able(s.abilities[seat])]
        said[f"cards {seat}"] = {name: lies[first + place] for name, place in HELD.items()}
        said[f"seen cards {seat}"] = {name: known[1 - seat][first + place] for name, place in HELD.items()}
        said[f"players {seat}"] = players[first : first + PLACES]
        said[f"seen players {seat}"] = list(s.cards.known[seat * SQUAD : (seat + 1) * SQUAD])
    if s.solo:
        said[f"cards {AUTOMATON}"] |= {name: lies[place] for name, place in OF_THE_AUTOMATON.items()}
        said[f"seen cards {AUTOMATON}"] |= {name: known[0][place] for name, place in OF_THE_AUTOMATON.items()}
    return said


def left_over(s: Any) -> list[str]:
    """Of something that is done, though nothing should be."""
    found = []
    if s.phase == Phase.ATTACK:
        found += [name for name in DONE_BEFORE_A_TURN if getattr(s, name)]
    if not s.opened:
        found += [name for name, value in NONE_YET.items() if getattr(s, name) != value]
    return found


@functools.cache
def able(mask: int) -> set[str]:
    return set(abilities_in(mask))


def players_by_place(s: Any) -> list[list[int]]:
    """By their numbers in the team: pile, hand, discard, table, out of the match, of one seat and then of the other."""
    found: list[list[int]] = [[] for _ in range(2 * PLACES)]
    for card, place in enumerate(s.cards.where):
        found[place].append(card % SQUAD + 1)
    return found


def trail(s: Any) -> list[list[Any]]:
    """The attack's cards, each with its PA; nothing lies beyond them."""
    cards = [[KINDS[s.trail[i] - 1], None if s.trail_pa[i] < 0 else s.trail_pa[i]] for i in range(s.n_trail)]
    if any(s.trail[s.n_trail :]) or any(s.trail_pa[s.n_trail :]):
        cards.append(["left from another attack", None])
    return cards


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
        self.told = set[str]()

    def run(self) -> int:
        """To the end; how many attacks there were."""
        while self.referee.question is not None:
            question = self.referee.question
            choices = [GAME.move_text(code) for code in self.play.legal()] if self.play.turn != OVER else []
            self.agree("turn", question.who, self.play.turn)
            self.agree_on_news()
            self.agree("moves", sorted(question.choices), sorted(choices))
            self.agree_on_table()
            text = self.chance(choices) if question.who == NATURE else self.tempers[question.who].choose(choices)
            self.log.append(f"{'Nature' if question.who == NATURE else question.who} {text}")
            self.play.do(GAME.read_move(text))
            self.referee.answer(text)
        self.agree("turn", OVER, self.play.turn)
        self.agree_on_news()
        self.agree_on_table()
        self.agree_on_measures()
        winner = self.referee.match.winner
        for seat in (0, 1):
            self.agree(f"result of seat {seat}", 0.5 if winner is None else float(winner == seat), self.play.result(seat))
        return self.referee.match.attacks

    def chance(self, outcomes: list[str]) -> str:
        """A die or a card; rough matches see more of the fouls and cards that low numbers on the d20 bring."""
        if "20" in outcomes and self.rng.random() < self.roughness:
            outcomes = LOW
        return self.rng.choice(outcomes)

    def agree_on_news(self) -> None:
        news = self.referee.match.news
        if not news and not self.play.s.told:
            return
        self.agree("told", news, told(self.play.s))
        self.told.update(key for key, _ in news)
        news.clear()
        self.play.s.told.clear()

    def agree_on_measures(self) -> None:
        m = self.referee.match
        ours = {"halves": m.half}
        for seat, side in enumerate(m.sides):
            for what in ("goals", "shots", "fouls", "yellows", "reds", "corners", "penalties"):
                ours[f"{what}_{seat}"] = getattr(side, what)
        out = [0] * len(MEASURES)
        GAME.rules.measure(self.play.box.plain, self.play.s, out)
        self.agree("measures", ours, dict(zip(MEASURES, out, strict=True)))

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


def follow(mode: str, attacks: int) -> set[str]:
    """Matches of a mode until so many attacks were followed; the seed is another one at every run, printed with a failure."""
    seed, done, n, told = secrets.randbits(32), 0, 0, set[str]()
    while done < attacks:
        match = Followed(mode, f"{mode} {seed} {n}")
        done += match.run()
        told |= match.told
        n += 1
    return told


# What no match of a mode tells
IN_SOLO = {"activates", "active-shot", "drops", "pays", "penalty-dice", "turns-defence"}
OF_FOULS = {"foul", "simulated-foul", "yellow", "red", "free-kick", "direct", "mark", "penalty"}
OF_OTHER_MODULES = {"abilities", "corner", "replaces", "repli", "simulation", "trap", "wide"}
NEVER_TOLD = {
    "amateur": {"penalty-card", *IN_SOLO, *OF_FOULS, *OF_OTHER_MODULES},
    "professional": {"penalty-card", *IN_SOLO},
    "international": IN_SOLO,
    "solo": {"penalty-card", "penalty-faces"},
}


@pytest.mark.parametrize("part", (1, 2))
@pytest.mark.parametrize("mode", MODES)
def test_the_referee_agrees(mode: str, part: int) -> None:
    follow(mode, ATTACKS // len(MODES) // 2)


@pytest.mark.prove
@pytest.mark.parametrize("mode", MODES)
def test_prove_the_referee_agrees(mode: str) -> None:
    told = follow(mode, 100 * ATTACKS // len(MODES))
    assert told == {kind.key for kind in Told} - NEVER_TOLD[mode], "all that can happen has happened"
