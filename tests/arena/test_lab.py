"""The laboratory: factors are read and checked before any work; what is measured is right."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque.arena import plots
from ludotheque.arena.driver import Threads
from ludotheque.arena.lab import BadFactor, Study, measure, read_factor, read_values
from ludotheque.engine.errors import BadBox, BadOption, LudoError, UnknownName

DJOKO = ludotheque.game("djoko")


def studied(**more: object) -> Study:
    given = {"vary": ["box.throws=2..4"], "measures": ["games", "home_wins", "tie_breaks/games"], "games": 40, **more}
    study = Study.of(DJOKO, **given)  # type: ignore[arg-type]
    crew = Threads(2)
    assert study.run(crew)
    crew.close()
    return study


def test_values_are_ranges_steps_lists_or_words() -> None:
    assert read_values("14..18", "") == [14, 15, 16, 17, 18]
    assert read_values("0..100..25", "") == [0, 25, 50, 75, 100]
    assert read_values("3,5,5,8", "") == [3, 5, 8]
    assert read_values("clay,grass", "") == ["clay", "grass"]
    assert read_values("-2..0", "") == [-2, -1, 0]
    assert read_values("--5,²,-٣", "") == ["--5", "²", "-٣"]


def test_the_way_through_a_box_goes_by_key_number_or_name() -> None:
    tennis = ludotheque.game("tennis_open")
    by_name = read_factor(tennis, tennis.standard_box, "box.surfaces.grass.volley=3..5")
    by_number = read_factor(tennis, tennis.standard_box, "box.surfaces.3.volley=3..5")
    assert by_name.values == by_number.values == (3, 4, 5)
    assert read_factor(tennis, tennis.standard_box, "setup.surface=clay,grass").values == ("clay", "grass")


def test_every_cell_is_played_and_measured() -> None:
    study = studied()
    assert study.cells == [(2,), (3,), (4,)]
    assert all(w.tally.games == 40 for w in study.works)
    for i, work in enumerate(study.works):
        t = work.tally
        assert study.found(i, "games").value == t.sums[1] / 40
        assert study.found(i, "home_wins").value == t.home_wins / 40
        assert study.found(i, "tie_breaks/games").value == t.sums[2] / t.sums[1]
    assert study.works[1].job.box is None and study.works[0].job.box is not None


def test_the_same_seed_gives_the_same_study_and_all_measures_exist() -> None:
    one, two = studied().report(), studied().report()
    assert one == two
    tally = studied(games=5).works[0].tally
    for name in ("games", "home_wins", "away_wins", "draws", "home_score", "steps", "decisions", "games+sets/sets"):
        assert measure(DJOKO, tally, name).value >= 0


def test_two_factors_and_a_setup_option() -> None:
    study = studied(vary=["box.throws=3..4", "sets=1,2"], games=10, measures=["steps"])
    assert study.cells == [(3, 1), (3, 2), (4, 1), (4, 2)]
    assert study.found(1, "steps").value > study.found(0, "steps").value


@pytest.mark.parametrize(
    ("more", "error", "says"),
    [
        ({"vary": ["box.throws"]}, BadFactor, "can't be varied"),
        ({"vary": ["box.throws=5..2"]}, BadFactor, "empty"),
        ({"vary": ["box.throws=a..b"]}, BadFactor, "can't be read"),
        ({"vary": ["box.throws=1..9"]}, BadBox, r"box.throws=\d can.t be played"),
        ({"vary": ["box.nothing=1..2"]}, BadFactor, "nothing.*throws"),
        ({"vary": ["box.values=1..2"]}, BadFactor, "isn't a single entry"),
        ({"vary": ["box.throws=1..100000"]}, BadFactor, "100,000 combinations"),
        ({"vary": ["wind=1..2"]}, UnknownName, "wind"),
        ({"vary": ["sets=1..3"]}, BadOption, "3"),
        ({"vary": []}, BadFactor, "0 things"),
        ({"vary": ["sets=1,2", "sets=1,2"]}, BadFactor, "twice"),
        ({"vary": ["sets=1,2"], "measures": ["goals"]}, UnknownName, "goals.*tie_breaks"),
        ({"vary": ["sets=1,2"], "measures": ["games/home_wins"]}, UnknownName, "home_wins"),
        ({"vary": ["sets=1,2"], "players": ["wizard"]}, UnknownName, "wizard"),
        ({"vary": ["sets=1,2"], "games": 0}, BadOption, "0 games"),
    ],
)
def test_nonsense_is_refused_before_any_work(more, error, says) -> None:  # type: ignore[no-untyped-def]
    given = {"measures": ["games"], "games": 10, **more}
    with pytest.raises(error, match=says):
        Study.of(DJOKO, **given)


def test_an_option_that_does_not_matter_is_refused() -> None:
    tennis = ludotheque.game("worldwide_tennis")
    with pytest.raises(BadFactor, match="doesn't matter"):
        Study.of(tennis, ["sets=2,3"], [], 10, given={"mode": "tie_break"})


def test_plots_and_page(tmp_path: Path) -> None:
    study, words = studied(vary=["box.throws=3..4", "sets=1,2"], games=6), DJOKO.words("fr")
    plots.write_plot(study, tmp_path / "a.png", words)
    plots.write_plot(study, tmp_path / "a.svg", words)
    plots.write_page(study, tmp_path / "a.html", words)
    assert (tmp_path / "a.png").read_bytes()[:4] == b"\x89PNG"
    assert (tmp_path / "a.svg").read_text().count("<svg") == 1
    page = (tmp_path / "a.html").read_text()
    assert '<html lang="fr">' in page and "box.throws" in page and "<svg" in page and "La première place gagne" in page
    with pytest.raises(LudoError, match="can't be drawn"):
        plots.check_kind(tmp_path / "a.doc")
