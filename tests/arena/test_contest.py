"""The arena: the same games however they are divided; statistics that are right; clear refusals."""

from __future__ import annotations

import json
import math
from concurrent.futures import wait
from pathlib import Path

import numpy as np
import pytest

import ludotheque
from ludotheque.arena.contest import Contest
from ludotheque.arena.driver import Stopped, Threads, Work, chunks, drive
from ludotheque.arena.job import Job, Tally
from ludotheque.arena.match import plain_runner
from ludotheque.arena.statistics import ratings, ratio, wilson
from ludotheque.engine import registry
from ludotheque.engine.errors import BadOption, LudoError, UnknownName
from ludotheque.engine.files import Unwritable, check_writable, write_json

VALUES = {"solo": False, "sets": 1}


def job(*players: str, seed: int = 1, **values: object) -> Job:
    return Job("djoko", players, seed, {**VALUES, **values})


def test_the_same_games_however_they_are_divided() -> None:
    question = job("club", "beginner")
    whole = question.play(0, 60)
    assert question.play(0, 7).add(question.play(7, 40)).add(question.play(40, 60)) == whole
    assert question.play(40, 60).add(question.play(0, 40)) == whole


def test_one_worker_and_three_give_the_same_report() -> None:
    reports = []
    for workers in (1, 3):
        contest = Contest.of(ludotheque.game("djoko"), ["random", "beginner", "club"], 90, seed=4)
        crew = Threads(workers)
        assert contest.run(crew)
        crew.close()
        reports.append(contest.report())
    assert reports[0] == reports[1]


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_plain_and_compiled_play_the_same_games(name: str) -> None:
    """The very same games, move for move: club against beginner, seats swapped, on both kinds of rules."""
    game = ludotheque.game(name)
    contest = Contest.of(game, ["club", "beginner"], 4, seed=2)
    question = contest.works[0].job
    assert Tally.of(question, plain_runner(question).run(0, 4), 0) == question.play(0, 4)


def test_dice_are_paired_and_seats_swapped() -> None:
    from ludotheque.arena.match import make_runner

    runner = make_runner(job("club", "random"))
    seeds = runner.seeds(0, 6)
    assert [int(s) for s in seeds[::2, 0]] == [int(s) for s in seeds[1::2, 0]]
    assert len(set(seeds[:, 1].tolist())) == 6
    results = runner.run(0, 40).results
    assert results[::2, 0].mean() > 0.9 and results[1::2, 1].mean() > 0.9


def test_a_pro_plays_in_the_arena_and_does_not_depend_on_the_others() -> None:
    question = job("pro:50", "random")
    tally = question.play(0, 4)
    assert tally == question.play(0, 2).add(question.play(2, 4))
    assert tally.wins[0] >= 3


def test_solo_players_meet_the_automaton() -> None:
    contest = Contest.of(ludotheque.game("djoko"), ["club", "random"], 50, given={"solo": True})
    crew = Threads(1)
    contest.run(crew)
    crew.close()
    names = [row["player"] for row in contest.report()["ratings"]]
    assert set(names) == {"club", "random", "automaton"} and names.index("club") < names.index("random")


def test_interrupted_then_resumed_is_the_same_as_in_one_go(tmp_path: Path) -> None:
    def fresh() -> Contest:
        return Contest.of(ludotheque.game("djoko"), ["club", "random"], 200, seed=9)

    class Impatient(Threads):
        chunk_seconds = 0.0

        def first_done(self, running):  # type: ignore[no-untyped-def]
            self.rounds = getattr(self, "rounds", 0) + 1
            if self.rounds > 3:
                raise KeyboardInterrupt
            return super().first_done(running)

    first, crew = fresh(), Impatient(2)
    assert not first.run(crew)
    crew.close()
    assert 0 < first.works[0].played < 200
    write_json(tmp_path / "half.json", first.report())
    second, whole, crew = fresh(), fresh(), Threads(2)
    second.resume(tmp_path / "half.json")
    assert second.works[0].played == first.works[0].played
    assert second.run(crew) and whole.run(crew)
    crew.close()
    assert second.report() == whole.report()


@pytest.mark.parametrize("signal", [KeyboardInterrupt, Stopped])
def test_who_stops_from_the_progress_is_not_asked_again(signal: type[BaseException]) -> None:
    """Chunks that are done by then are still counted; the one that said stop isn't called any more."""

    class AllDone(Threads):
        chunk_seconds = 0.0

        def first_done(self, running):  # type: ignore[no-untyped-def]
            wait(running)
            return list(running)

    asked = []

    def progress(done: int, total: int) -> None:
        asked.append(done)
        raise signal

    works, crew = [Work(job("random"), 100)], AllDone(2)
    assert not drive(works, crew, progress)
    crew.close()
    assert len(asked) == 1
    assert asked[0] < works[0].played < 100


def test_resuming_another_question_is_refused(tmp_path: Path) -> None:
    contest = Contest.of(ludotheque.game("djoko"), ["club", "random"], 10, seed=9)
    write_json(tmp_path / "a.json", contest.report())
    other = Contest.of(ludotheque.game("djoko"), ["club", "random"], 10, seed=8)
    with pytest.raises(Unwritable, match="can't be continued"):
        other.resume(tmp_path / "a.json")
    (tmp_path / "b.json").write_text("[1, 2")
    with pytest.raises(Unwritable, match="can't be continued"):
        other.resume(tmp_path / "b.json")


def test_what_is_missing_is_cut_fairly() -> None:
    works = [Work(job("club", seed=s), 10, done=[(4, 6)]) for s in (1, 2)]
    spans = [(w.job.seed, span) for w, span in chunks(works, lambda w: 3)]
    assert spans[:2] == [(1, (0, 3)), (2, (0, 3))]
    assert [span for seed, span in spans if seed == 1] == [(0, 3), (3, 4), (6, 9), (9, 10)]


def test_wilson_and_ratio_against_known_values() -> None:
    e = wilson(8, 10)
    assert (round(e.low, 4), round(e.high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0).low == 0.0
    x, y = np.array([1, 2, 3, 2]), np.array([10, 12, 14, 20])
    r = ratio(int(x.sum()), int(y.sum()), int(x @ x), int(x @ y), int(y @ y), 4)
    by_hand = np.std(x - r.value * y, ddof=1) / math.sqrt(4) / y.mean()
    assert r.value == 8 / 56 and abs((r.high - r.value) / 1.959963984540054 - by_hand) < 1e-9


def test_ratings_recover_a_known_ladder() -> None:
    """Three players 200 Elo apart: expected scores in, the ladder comes out, intervals shrink with more games."""
    true = np.array([200.0, 0.0, -200.0])
    chance = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    np.fill_diagonal(chance, 0.0)
    spans = []
    for games in (1000, 100_000):
        met = games * (1 - np.eye(3))
        found = ratings(chance * met, met)
        assert all(abs(e.value - t) < 400 / math.sqrt(games) + 1 for e, t in zip(found, true, strict=True))
        spans.append(found[0].high - found[0].low)
    assert abs(spans[0] / spans[1] - 10) < 0.1


@pytest.mark.parametrize(
    ("players", "games", "options", "error", "says"),
    [
        (["champion"], 10, {}, UnknownName, "champion"),
        (["pro:0"], 10, {}, UnknownName, "pro:0"),
        (["club:5"], 10, {}, UnknownName, "club:5"),
        ([], 10, {}, BadOption, "No player"),
        (["club"], 0, {}, BadOption, "0 games"),
        (["club"], 10, {"weather": "rain"}, UnknownName, "weather"),
        (["club"], 10, {"sets": 9}, BadOption, "9"),
    ],
)
def test_bad_questions_are_refused_in_a_sentence(players, games, options, error, says) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error, match=says):
        Contest.of(ludotheque.game("djoko"), players, games, given=options)


def test_an_unwritable_file_is_found_out_before(tmp_path: Path) -> None:
    with pytest.raises(LudoError, match="can't be written"):
        check_writable(tmp_path / "missing" / "a.json")
    with pytest.raises(LudoError, match="can't be written"):
        check_writable(tmp_path)
    check_writable(tmp_path / "fine.json")
    assert list(tmp_path.iterdir()) == []


def test_a_changed_box_never_compiles_anything_again() -> None:
    """Whatever is in the box, the compiled code is the one that was there before."""
    from ludotheque.arena.loop import loop_of
    from ludotheque.engine.compiled import compiled

    game = ludotheque.game("djoko")
    before = Contest.of(game, ["club", "random"], 4)
    before.works[0].job.prepare()
    rules, loop = compiled(game), loop_of(game)
    signatures = {name: list(getattr(rules, name).signatures) for name in game.entry_points}
    files = sorted(p for p in rules.folder.rglob("*") if p.is_file())
    for throws in (1, 2, 4):
        box = game.box({**game.standard_box.data, "throws": throws})
        contest = Contest.of(game, ["club", "random"], 10, box=box)
        contest.works[0].job.play(0, 10)
        assert compiled(game) is rules and loop_of(game) is loop
        assert {name: list(getattr(rules, name).signatures) for name in game.entry_points} == signatures
        assert not any(getattr(rules, name)._can_compile for name in game.entry_points) and not loop._can_compile
    assert sorted(p for p in rules.folder.rglob("*") if p.is_file()) == files


def test_json_is_readable(tmp_path: Path) -> None:
    contest = Contest.of(ludotheque.game("djoko"), ["club", "random"], 6)
    write_json(tmp_path / "a.json", contest.report())
    assert json.loads((tmp_path / "a.json").read_text())["game"] == "djoko"


def test_many_games_with_a_box_given_as_data() -> None:
    game = ludotheque.game("djoko")
    shorter = {**game.standard_box.data, "throws": 2}
    by_data, by_box, standard = (
        ludotheque.simulate("djoko", games=5, seed=3, box=box) for box in (shorter, game.box(shorter), None)
    )
    assert by_data.wins == by_box.wins
    assert by_data.steps == by_box.steps != standard.steps
