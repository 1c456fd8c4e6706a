"""The table: playing, outcomes by name, undo, resigning, what is refused."""

import random

import pytest

import ludotheque
from ludotheque.engine.errors import BadOption, BadSave, IllegalMove, LudoError, NoUndo, UnreadableMove, WrongTurn
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.engine.table import MOST_UNDOS
from ludotheque.engine.verify import wrong_lines


def served():
    table = ludotheque.table("djoko", seed=3, names=["Ana", "Bob"])
    table.nature("6 1")
    table.play("serve")
    return table


def test_several_outcomes_at_once():
    table = served()
    steps = table.nature("2 2 3 5 6")
    assert [s.text for s in steps] == ["2", "2", "3", "5", "6"]
    assert table.turn == 0


def test_one_wrong_outcome_and_none_counts():
    table = served()
    before, lines = bytes(table.s.raw), list(table.log)
    for given in ("2 2 7", "2 2 3 5 6 6", "", "x", "0"):
        with pytest.raises(LudoError):
            table.nature(given)
        assert bytes(table.s.raw) == before and table.log == lines


def test_drawn_up_to_the_next_decision():
    table = served()
    assert len(table.nature()) == 5
    assert table.turn == 0


def test_turns_are_kept():
    table = served()
    with pytest.raises(WrongTurn):
        table.play("stop")
    table.nature("2 2 3 5 6")
    with pytest.raises(WrongTurn):
        table.nature()
    with pytest.raises(WrongTurn):
        table.play("aside 6", seat=1)
    with pytest.raises(UnreadableMove):
        table.play("asside 6")
    with pytest.raises(IllegalMove):
        table.play("aside 4")
    table.play("aside 6", seat=0)


def test_moves_have_id_text_and_data():
    table = served()
    table.nature("2 2 3 5 6")
    move = table.moves()[0]
    assert (move.text, move.data) == ("aside 2", {"kind": "aside", "face": 2})
    table.play(move)
    assert table.log[-1] == "0 aside 2"


def test_undo_is_an_entry_never_a_deletion():
    table = served()
    table.nature("2 2 3 5 6")
    table.play("aside 6")
    table.undo()
    assert table.log[-2:] == ["0 aside 6", "table undo 0"]
    table.play("aside 5")
    table.play("keep 22")
    with pytest.raises(NoUndo):
        table.undo(0)
    assert table.turn == NATURE


def test_undo_has_an_end():
    table = served()
    table.nature("2 2 3 5 6")
    for _ in range(MOST_UNDOS):
        table.play("aside 6")
        table.undo()
    table.play("aside 6")
    assert not table.can_undo(0) and not table.view(0)["can_undo"]
    with pytest.raises(NoUndo) as problem:
        table.undo(0)
    assert str(MOST_UNDOS) in str(problem.value) and table.log[-1] == "0 aside 6"
    assert table.at(len(table.log)).undos == MOST_UNDOS, "a file is held to the same"
    with pytest.raises(BadSave):
        table.at(len(table.log)).follow(["table undo 0"])


def test_a_log_has_an_end(monkeypatch):
    table = served()
    monkeypatch.setattr("ludotheque.engine.table.most_lines", lambda game: 6)
    with pytest.raises(WrongTurn) as problem:
        table.nature("2 2 3 5 6")
    assert "6" in str(problem.value) and len(table.log) == 3, "all of them or none"
    table.nature("2 2 3")
    with pytest.raises(WrongTurn):
        table.draw()
    table.resign(0)
    assert table.over


@pytest.mark.parametrize("name", [name for name, game in ludotheque.all_games().items() if game.facts.hidden])
def test_undo_after_a_replay_is_undo_at_the_table(name):
    """Whether a move showed something is worked out when somebody asks: it makes no difference who asks, and when."""
    rnd, table, asked = random.Random(name), ludotheque.table(name, seed=4), []
    while not table.over and len(table.log) < 150:
        table.play(rnd.choice(table.codes())) if table.turn >= 0 else table.draw()
        asked.append((len(table.log), [table.can_undo(seat) for seat in table.seating.players]))
    assert any(any(can) for _, can in asked) and not all(any(can) for _, can in asked)
    for n, can in asked:
        again = table.at(n)
        assert [again.can_undo(seat) for seat in table.seating.players] == can


NO_LINES = [
    "² stop",
    "9" * 5000 + " stop",
    "٣ stop",
    "0 keep ²",
    "table undo ²",
    "table resign 99999999999",
    "dice ²",
    "\ud800",
    "0 \ud800",
    "x" * 201,
    "",
    None,
    5,
    {"a": 1},
    [[]],
]


@pytest.mark.parametrize("line", NO_LINES)
def test_lines_that_are_none(line):
    table = served()
    table.nature("2 2 3 5 6")
    before = bytes(table.s.raw), list(table.log)
    with pytest.raises(BadSave) as problem:
        table.follow([line])
    assert "line 1" in str(problem.value).encode().decode()
    assert (bytes(table.s.raw), table.log) == before


def test_seeds_that_are_none():
    for seed in ("", "\ud800", "a\nb", "\x00", "x" * 201, 10**5000):
        with pytest.raises(BadOption) as problem:
            ludotheque.table("djoko", seed=seed)
        assert "200" in str(problem.value)


def test_resigning_ends_it():
    table = served()
    table.resign(0)
    assert table.turn == OVER
    assert table.results() == {"results": [0.0, 1.0], "winners": [1], "reason": "resigned"}
    with pytest.raises(WrongTurn):
        table.resign(1)
    assert table.at(len(table.log)).results() == table.results()


def test_the_table_as_it_was():
    table = served()
    table.nature("2 2 3 5 6")
    table.play("aside 6")
    earlier = table.at(4)
    assert earlier.log == table.log[:4]
    assert earlier.turn == NATURE


def test_own_dice_are_marked_in_the_log():
    table = served()
    table.nature("2 2 3 5 6")
    assert table.log[-1] == "dice 6"
    assert wrong_lines(table) == []


def test_a_view_of_nobodys_seat_has_no_moves():
    table = served()
    table.nature()
    assert table.view(-1)["moves"] == [] == table.view(1)["moves"]
    assert table.view(0)["moves"]
    assert table.view(0)["names"] == ["Ana", "Bob"]


def test_games_are_listed_also_after_a_module_of_theirs_was_imported():
    import ludotheque.games.djoko.marks

    assert "djoko" in ludotheque.all_games()
