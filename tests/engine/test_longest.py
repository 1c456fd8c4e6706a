"""A game that doesn't end is stopped after as many steps as a game can have, named, and kept as a save file."""

import pytest

from ludotheque.arena.simulation import simulate
from ludotheque.arena.stopped import StoppedGame
from ludotheque.engine.rule import NATURE
from ludotheque.engine.verify import wrong_lines

from .endless import GAME, endless, kept_game  # noqa: F401

pytestmark = pytest.mark.usefixtures("endless")


@pytest.mark.parametrize("way", ["seats", "forced", "nature"])
@pytest.mark.parametrize("workers", [1, 3])
def test_it_is_stopped_named_and_kept(way, workers):
    with pytest.raises(StoppedGame) as stopped:
        simulate(GAME, games=40, players=("club", "random"), seed=12, options={"way": way}, workers=workers)
    said = str(stopped.value)
    assert "endless" in said and "seed 12" in said and "Game 0" in said and f"way={way}" in said and "club, random" in said
    table = kept_game(stopped.value)
    assert table.setup == {"way": way} and table.names == ["club", "random"]
    assert all(line.startswith("nature") for line in table.log) == (way == "nature")
    assert wrong_lines(table) == []


def test_as_long_as_a_game_can_be_is_not_too_long(monkeypatch):
    from dataclasses import replace

    monkeypatch.setattr(GAME, "facts", replace(GAME.facts, longest=10))
    assert simulate(GAME, games=5, options={"way": "never"}).steps == 50
    monkeypatch.setattr(GAME, "facts", replace(GAME.facts, longest=9))
    with pytest.raises(StoppedGame):
        simulate(GAME, games=5, options={"way": "never"})


def test_a_broken_invariant_is_kept_too(monkeypatch):
    from ludotheque.arena.runner import Runner

    runner = Runner(GAME, ("random",), 5, GAME.standard_box, {"way": "never"})
    assert runner.run(0, 3).steps.tolist() == [10, 10, 10]
    problem = runner.stopped(7, [0, 1, 3], broken=4)
    assert "Rule check 4 failed in game 7 of seed 5" in str(problem)
    assert kept_game(problem, 3).log == ["0 left", "1 right", "nature 2"]


def test_what_the_plain_rules_refuse_is_left_out_of_the_save_file():
    from ludotheque.arena.runner import Runner

    runner = Runner(GAME, ("random",), 5, GAME.standard_box, {"way": "seats"})
    assert kept_game(runner.stopped(0, [0, 1, 3, 4, 0]), 3).turn != NATURE


def test_where_no_folder_takes_it_the_message_says_so(monkeypatch):
    monkeypatch.setattr("ludotheque.engine.files.write_bytes", _full)
    with pytest.raises(StoppedGame, match="No folder could be found"):
        simulate(GAME, games=2, workers=1)


def _full(path, content):
    from ludotheque.engine.files import unwritable

    raise unwritable(path, OSError(28, "No space left on device"))


@pytest.mark.parametrize("way", ["seats", "forced", "nature"])
def test_a_search_comes_to_its_end(way):
    from ludotheque.engine.table import new_table
    from ludotheque.players.pro import Pro

    table = new_table(GAME, {"way": "seats"}, seed=1)
    seen = table.seen(0)
    seen.s.way = GAME.options.by_name["way"].values.index(way)
    assert {j.move for j in Pro(GAME, iterations=20).judge(seen, 0, 1)} <= {0, 1, 2, 3, 4}


def test_environments_come_to_their_end():
    from ludotheque.adapters.common import Endless, Episode
    from ludotheque.adapters.vector import LudoVectorEnv

    with pytest.raises(Endless, match="neither a decision nor an end"):
        Episode(GAME, {"way": "nature"})
    with pytest.raises(Endless, match="neither a decision nor an end"):
        LudoVectorEnv("endless", 4, way="nature").reset(seed=1)
    envs = LudoVectorEnv("endless", 4, way="seats")
    _, info = envs.reset(seed=1)
    assert info["count"].tolist() == [2, 2, 2, 2]
