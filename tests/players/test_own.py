"""Players of one's own: registered, from a file, as an object; held to the rules, and shown what their seat sees."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.arena.contest import Contest
from ludotheque.arena.driver import Threads
from ludotheque.cli import run
from ludotheque.engine.errors import BadOption, IllegalMove, UnknownName
from ludotheque.players import levels, own, player

LAST = """
from ludotheque.players.own import own_player

@own_player("last")
class Last:
    def __init__(self, game):
        self.game = game

    def choose(self, seen, seat, seed):
        return seen.legal()[-1]
"""


class Watcher:
    """Plays the first move, and remembers what it was shown."""

    def __init__(self):
        self.seen = []

    def choose(self, seen, seat, seed):
        self.seen.append((seat, seen, seed))
        return seen.legal()[0]


@pytest.fixture
def code(tmp_path):
    path = tmp_path / "my_bot.py"
    path.write_text(LAST, encoding="utf-8")
    return str(path)


def test_a_file_brings_its_players(code):
    game = ludotheque.game("djoko")
    assert own.load_code(code) == ["last"] and levels(game)[-1] == "last"
    table = ludotheque.table("djoko", seed=1)
    table.nature("6 1")
    assert table.game.move_text(player("last", game).choose(table.seen(0), 0, 1)) == "receive"


def test_an_object_plays_in_simulations_and_contests():
    watcher = Watcher()
    found = ludotheque.simulate("djoko", games=3, players=(watcher, "club"), seed=1)
    assert found.players == ("watcher", "club") and {seat for seat, _, _ in watcher.seen} == {0}
    contest = Contest.of(ludotheque.game("djoko"), [watcher, "random"], games=2)
    crew = Threads(1)
    assert contest.run(crew)
    crew.close()
    assert contest.report()["players"] == ["watcher", "random"]
    assert {seat for seat, _, _ in watcher.seen} == {0, 1}


def test_two_objects_of_one_class_are_two_players():
    one, other = Watcher(), Watcher()
    found = ludotheque.simulate("djoko", games=1, players=(one, other), seed=1)
    assert (
        found.players == ("watcher", "watcher_2")
        and {s for s, _, _ in one.seen} == {0}
        and {s for s, _, _ in other.seen} == {1}
    )
    third = Watcher()
    ludotheque.simulate("djoko", games=1, players=(third, other), seed=1)
    assert third.seen and len(third.seen) == len(one.seen), "who is called the same later doesn't play in its place"


def test_the_same_seed_the_same_game(code):
    own.load_code(code)
    first, second = (ludotheque.simulate("smallworld", games=3, players=("last", "random"), seed=4) for _ in range(2))
    assert first.steps == second.steps and first.wins == second.wins


def test_it_sees_what_its_seat_sees_and_no_more():
    watcher = Watcher()
    ludotheque.simulate("worldwide_tennis", games=1, players=(watcher, "club"), seed=2)
    for seat, seen, _ in watcher.seen:
        assert bytes(seen.hidden(seat).s.raw) == bytes(seen.s.raw), "hidden already"


def test_an_answer_that_is_no_legal_move_is_named():
    class Cheat:
        def choose(self, seen, seat, seed):
            return 9999

    with pytest.raises(IllegalMove, match="cheat"):
        ludotheque.simulate("djoko", games=1, players=(Cheat(), "club"))


@pytest.mark.parametrize("name", ["club", "Two Words", "", "x" * 40, "pro"])
def test_names_that_cannot_be(name):
    with pytest.raises(BadOption, match="name of a player"):
        own.register(name, Watcher)


@pytest.mark.parametrize(("text", "said"), [("", "brings no player"), ("1 / 0", "ZeroDivisionError"), ("def", "SyntaxError")])
def test_a_file_that_brings_none_is_said(tmp_path, text, said):
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(own.BadCode, match=said):
        own.load_code(str(path))
    with pytest.raises(own.BadCode, match="can't be read"):
        own.load_code(str(tmp_path / "none.py"))


def test_something_that_cannot_choose_is_refused():
    with pytest.raises(BadOption, match="choose"):
        ludotheque.simulate("djoko", games=1, players=(object(), "club"))
    with pytest.raises(UnknownName):
        ludotheque.simulate("djoko", games=1, players=("nobody", "club"))


def test_on_the_command_line(code, capsys):
    assert run(["arena", "djoko", "--players", "last,random", "--games", "4", "--code", code, "--lang", "en"]) == 0
    assert "last" in capsys.readouterr().out
    assert run(["watch", "djoko", "--players", "last,club", "--code", code, "--delay", "0", "--lang", "en"]) == 0
    assert run(["arena", "djoko", "--code", "nothing.py", "--lang", "en"]) == 2
    assert "can't be read" in capsys.readouterr().err
