"""Tournaments: the draw, who plays next, who wins (TO-80 to TO-82)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import ludotheque
from ludotheque.arena.bot_tournament import make_tournament, named, play_match, play_out
from ludotheque.arena.tournament import BYE, GRAND_CHELEM, KNOCK_OUT, ROUND_ROBIN, BadTournament, Tournament, circle
from ludotheque.engine import registry
from ludotheque.engine.dice import Nature
from ludotheque.engine.table import new_table
from tests.support import clause

ANN, BOB, CAT, DAN = range(4)
NAMES = ["Ann", "Bob", "Cat", "Dan"]


def in_order(n: int) -> int:
    return 0


def drawn(form: str, entrants: int, draw: Callable[[int], int] = in_order, **more: object) -> Tournament:
    return Tournament.drawn(form, [f"e{i}" for i in range(entrants)], draw, **more)  # type: ignore[arg-type]


@clause("TO-80")
@pytest.mark.parametrize("entrants", range(2, 65))
def test_a_knock_out_of_any_size(entrants: int) -> None:
    """A table of the next power of two; byes to the first drawn, at most one in a match; one winner, all others lose once."""
    source, counter = Nature(entrants), iter(range(1000))
    t = drawn(KNOCK_OUT, entrants, lambda n: source.pick(next(counter), n))
    first = [m for m in t.matches if m.round == 0]
    size = 2 * len(first)
    assert size >= entrants > size // 2 and size & (size - 1) == 0
    assert all(m.entrants.count(BYE) <= 1 for m in first)
    byes = [e for m in first if m.bye for e in m.entrants if e != BYE]
    assert byes == t.order[: size - entrants]
    played = 0
    while (match := t.next) is not None:
        t.report(match.number, max(e for e in match.entrants if e is not None))
        played += 1
    assert t.over and t.winners == [entrants - 1] and played == entrants - 1


@clause("TO-80")
def test_the_draw_is_random_and_fair() -> None:
    """Every entrant is drawn first about equally often."""
    firsts = [0] * 4
    for seed in range(4000):
        source, counter = Nature(seed), iter(range(10))
        firsts[drawn(KNOCK_OUT, 4, lambda n, s=source, c=counter: s.pick(next(c), n)).order[0]] += 1  # type: ignore[misc]
    assert all(abs(n - 1000) < 5 * (4000 * 0.25 * 0.75) ** 0.5 for n in firsts)


@clause("TO-80")
def test_one_surface_and_one_number_of_sets_for_the_whole_tournament() -> None:
    game = ludotheque.game("tennis_open")
    t = make_tournament(game, KNOCK_OUT, NAMES, 1, {"surface": "grass", "sets": 5, "tie_break": False})
    setups = [t.options(m) for m in t.matches]
    assert setups == [{"surface": "grass", "sets": 5, "tie_break": False}] * 3


@clause("TO-81")
def test_two_meet_three_times_also_after_two_nil() -> None:
    game = ludotheque.game("tennis_open")
    t = make_tournament(game, GRAND_CHELEM, ["Ann", "Bob"], 1)
    assert [m.setup["surface"] for m in t.matches] == ["clay", "grass", "cement"]
    for won in (ANN, ANN):
        assert t.next is not None
        t.report(t.next.number, won)
    assert not t.over and t.next is not None and t.next.setup["surface"] == "cement"
    t.report(t.next.number, BOB)
    assert t.over and t.winners == [ANN]


@clause("TO-81")
def test_more_than_two_play_a_round_robin_on_each_surface() -> None:
    game = ludotheque.game("tennis_open")
    t = make_tournament(game, GRAND_CHELEM, NAMES, 1)
    assert len(t.matches) == 18
    for surface in ("clay", "grass", "cement"):
        pairs = {frozenset(m.entrants) for m in t.matches if m.setup["surface"] == surface}
        assert len(pairs) == 6
    assert [m.setup["surface"] for m in t.matches] == ["clay"] * 6 + ["grass"] * 6 + ["cement"] * 6


def two(results: list[tuple[int, list[int], list[int]]]) -> Tournament:
    """A grand chelem of Ann and Bob: winner, sets and games of each of three matches, seen from Ann."""
    t = Tournament.drawn(GRAND_CHELEM, ["Ann", "Bob"], in_order, surfaces=[{}, {}, {}])
    for winner, sets, games in results:
        match = t.next
        assert match is not None
        turned = match.entrants[0] == BOB
        t.report(match.number, winner, sets[::-1] if turned else sets, games[::-1] if turned else games)
    return t


@clause("TO-81")
def test_most_matches_win_then_sets_then_games() -> None:
    level = Tournament.drawn(ROUND_ROBIN, ["Ann", "Bob", "Cat"], in_order)
    beats = {frozenset((ANN, BOB)): ANN, frozenset((BOB, CAT)): BOB, frozenset((CAT, ANN)): CAT}
    sets = {ANN: 2, BOB: 1, CAT: 0}
    while (match := level.next) is not None:
        who = [e for e in match.entrants if e is not None]
        level.report(match.number, beats[frozenset(who)], [2 + sets[e] if e == beats[frozenset(who)] else 0 for e in who])
    assert [r.entrant for r in level.standing()] == [ANN, BOB, CAT] and level.winners == [ANN]
    by_games = Tournament.from_json(level.to_json())
    for m in by_games.matches:
        m.sets, m.games = [2, 2], [6 + (e == CAT) for e in m.entrants]
    assert by_games.winners == [CAT]
    assert two([(ANN, [2, 0], [12, 3]), (BOB, [1, 2], [9, 9]), (ANN, [2, 1], [12, 8])]).winners == [ANN]


@clause("TO-81")
def test_then_the_result_between_the_tied_then_joint_winners() -> None:
    """Ann and Bob level in matches, sets and games: Ann beat Bob. Three who beat each other in turn share the win."""
    t = Tournament.drawn(ROUND_ROBIN, NAMES, in_order)
    winners = {(ANN, BOB): ANN, (ANN, CAT): ANN, (ANN, DAN): DAN, (BOB, CAT): BOB, (BOB, DAN): BOB, (CAT, DAN): CAT}
    while (match := t.next) is not None:
        a, b = sorted(e for e in match.entrants if e is not None)
        t.report(match.number, winners[(a, b)])
    assert [(r.entrant, r.place) for r in t.standing()][:2] == [(ANN, 1), (BOB, 2)]
    ring = Tournament.drawn(ROUND_ROBIN, NAMES[:3], in_order)
    beats = {frozenset((ANN, BOB)): ANN, frozenset((BOB, CAT)): BOB, frozenset((CAT, ANN)): CAT}
    while (match := ring.next) is not None:
        ring.report(match.number, beats[frozenset(e for e in match.entrants if e is not None)])
    assert sorted(ring.winners) == [ANN, BOB, CAT]
    assert [r.place for r in ring.standing()] == [1, 1, 1]


@clause("TO-82")
def test_matches_come_one_at_a_time_in_the_order_of_the_draw() -> None:
    t = drawn(KNOCK_OUT, 6)
    seen = []
    while (match := t.next) is not None:
        seen.append(match.number)
        later = next((m for m in t.matches if m.number > match.number and not m.bye), None)
        if later is not None and not later.ready:
            with pytest.raises(BadTournament):
                t.report(later.number, 0)
        t.report(match.number, match.entrants[0])
    assert seen == [2, 3, 4, 5, 6]
    with pytest.raises(BadTournament, match="Match 7 can't be decided now"):
        t.report(6, 0)


@clause("TO-82")
def test_a_match_between_two_bots_plays_itself() -> None:
    """Sixteen bots of the open, to the end; the same seed gives the same tournament."""
    game = ludotheque.game("tennis_open")
    levels = ["club", "beginner", "random", "club"] * 4
    played = [play_out(game, make_tournament(game, KNOCK_OUT, named(levels), 5), dict(enumerate(levels)), 5) for _ in "ab"]
    assert played[0].to_json() == played[1].to_json()
    t = played[0]
    assert t.over and len(t.winners) == 1 and sum(m.over for m in t.matches) == 15
    assert all(max(m.sets) == 2 and max(m.games) >= 6 for m in t.matches)


def test_every_game_can_be_a_tournament_of_sixteen() -> None:
    for name, game in registry.games().items():
        levels = ["random"] * 16
        t = play_out(game, make_tournament(game, KNOCK_OUT, named(levels), 3), dict(enumerate(levels)), 3)
        assert t.over and len(t.winners) == 1, name


def test_grand_chelem_of_a_game_without_surfaces_has_three_rounds() -> None:
    game = ludotheque.game("djoko")
    assert game.in_tournaments.chelem == ({}, {}, {})
    levels = ["club", "beginner", "random"]
    t = play_out(game, make_tournament(game, GRAND_CHELEM, named(levels), 1), dict(enumerate(levels)), 1)
    assert len(t.matches) == 9 and t.standing()[-1].entrant == 2


@pytest.mark.parametrize(("name", "options"), [("djoko", {"sets": 2}), ("tennis_open", {}), ("tennis_open", {"doubles": 4})])
def test_a_game_with_sets_tells_the_tournament_its_sets_and_games(name: str, options: dict[str, object]) -> None:
    """Counted again from what was told: a set to whoever won it, its games to both."""
    game = ludotheque.game(name)
    for seed in ("a", "b", "c"):
        table = play_match(game, None, options, ["random", "club"], seed)
        sets, games = [0, 0], [0, 0]
        for step in table.steps:
            for what, *args in step.told:
                if game.tellings[what].key in ("set", "pair-set"):
                    sets[args[0] % 2] += 1
                    games[args[0] % 2] += args[1]
                    games[1 - args[0] % 2] += args[2]
        assert game.in_tournaments.won(table.s) == (sets, games), seed


def test_a_match_of_worldwide_tennis_has_sets_and_games_for_the_tournament() -> None:
    for options, least in (({"mode": "match"}, 2), ({}, 1)):
        table = play_match(ludotheque.game("worldwide_tennis"), None, options, ["random", "club"], "w")
        sets, games = table.game.in_tournaments.won(table.s)
        assert max(sets) == least <= max(games)


def test_games_of_a_set_that_was_given_up_count() -> None:
    table = new_table(ludotheque.game("djoko"), {"sets": 2}, seed="g")
    s = table.s
    s.sets[0], s.past[0, 0], s.past[0, 1], s.set_number, s.games[1] = 1, 6, 4, 2, 3
    assert table.game.in_tournaments.won(s) == ([1, 0], [6, 7])


@pytest.mark.parametrize("n", range(2, 17))
def test_everybody_meets_everybody_once_and_nobody_plays_twice_in_a_round(n: int) -> None:
    rounds = circle(range(n))
    met = [frozenset(p) for r in rounds for p in r]
    assert len(met) == len(set(met)) == n * (n - 1) // 2
    assert all(len({e for p in r for e in p}) == 2 * len(r) for r in rounds)


def test_it_survives_being_written_down() -> None:
    t = drawn(KNOCK_OUT, 5)
    assert t.next is not None
    t.report(t.next.number, t.next.entrants[0])
    again = Tournament.from_json(json.loads(json.dumps(t.to_json())))
    assert again == t and again.next == t.next


@pytest.mark.parametrize(
    ("form", "entrants", "says"),
    [
        ("ladder", ["a", "b"], "ladder"),
        (KNOCK_OUT, ["a"], "Open is for 2 to 64 entrants; here there would be 1"),
        (KNOCK_OUT, [str(i) for i in range(65)], "Open is for 2 to 64 entrants; here there would be 65"),
        (ROUND_ROBIN, [str(i) for i in range(17)], "round robin is for 2 to 16 entrants; here there would be 17"),
        (KNOCK_OUT, ["a", "a"], "same name"),
        (KNOCK_OUT, ["a", " "], "needs a name"),
    ],
)
def test_tournaments_that_cannot_be(form: str, entrants: list[str], says: str) -> None:
    with pytest.raises(BadTournament, match=says):
        Tournament.drawn(form, entrants, in_order)


def test_results_that_cannot_be() -> None:
    t = drawn(KNOCK_OUT, 4)
    with pytest.raises(BadTournament, match="needs a winner"):
        t.report(0, None)
    with pytest.raises(BadTournament, match="doesn't play"):
        t.report(0, 3)
    with pytest.raises(BadTournament, match="no match 99"):
        t.report(98, 0)
    with pytest.raises(BadTournament, match="two sides"):
        make_tournament(ludotheque.game("djoko"), KNOCK_OUT, ["a", "b"], 1, {"solo": True})
