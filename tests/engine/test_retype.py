"""A die that was typed in wrongly is taken back until the next decision; the correction is a line of the log."""

import pytest

import ludotheque
from ludotheque.engine import registry, save
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.errors import BadSave, NoUndo
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.engine.table import new_table


def thrown():
    table = ludotheque.table("djoko", seed=3)
    table.nature("6 1")
    table.play("serve")
    return table


def again(table, tmp_path):
    table.save(tmp_path / "a.ludo")
    return save.load(tmp_path / "a.ludo")


def test_in_the_middle_of_a_throw_and_right_after_it(tmp_path):
    table = thrown()
    table.nature("2 2")
    before = bytes(table.s.raw)
    table.nature("3")
    assert table.retype().text == "3"
    assert bytes(table.s.raw) == before and table.turn == NATURE
    assert table.log[-2:] == ["dice 3", "table retype"]
    table.nature("5 5 6")
    assert table.turn == 0
    table.retype()
    table.nature("1")
    wanted = thrown()
    wanted.nature("2 2 5 5 1")
    assert bytes(table.s.raw) == bytes(wanted.s.raw)
    replayed = again(table, tmp_path)
    assert replayed.log == table.log and bytes(replayed.s.raw) == bytes(table.s.raw)
    assert replayed.can_retype() and not replayed.can_undo()
    assert [line["text"] for line in replayed.story(0)] == [line["text"] for line in wanted.story(0)]


def test_a_whole_throw_die_by_die_but_never_past_a_decision():
    table = thrown()
    before = bytes(table.s.raw)
    table.nature("2 2 3 5 6")
    assert [table.retype().text for _ in range(5)] == ["6", "5", "3", "2", "2"]
    assert bytes(table.s.raw) == before
    with pytest.raises(NoUndo):
        table.retype()
    assert table.log[-1] == "table retype" and len(table.log) == 13


def test_after_the_next_decision_it_stands():
    table = thrown()
    table.nature("2 2 3 5 6")
    table.play("aside 6")
    with pytest.raises(NoUndo):
        table.retype()
    table.undo(0)
    table.retype()
    assert table.turn == NATURE, "with the decision taken back the die is the last thing that happened"


def test_a_drawn_die_is_never_taken_back(tmp_path):
    table = thrown()
    table.nature("2")
    table.draw()
    assert not table.can_retype() and not again(table, tmp_path).can_retype()
    with pytest.raises(NoUndo):
        table.retype()
    table.nature("5")
    table.retype()
    assert not table.can_retype(), "the drawn one is the last again"


def test_undo_is_not_for_dice():
    table = thrown()
    table.nature("2")
    for seat in (None, NATURE, 0, 1):
        assert not table.can_undo(seat)
        with pytest.raises(NoUndo):
            table.undo(seat)


def test_never_after_resigning():
    table = thrown()
    table.nature("2")
    table.resign(0)
    assert table.turn == OVER
    with pytest.raises(NoUndo):
        table.retype()


@pytest.mark.parametrize("line", ["table retype", "table retype 0", "table retype now"])
def test_a_log_that_takes_back_what_it_may_not_breaks_there(line):
    table = ludotheque.table("djoko", seed=3)
    with pytest.raises(BadSave, match="line 2"):
        table.follow(["nature 3", line])


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_every_game_with_every_third_die_mistyped_goes_the_same_way(name, tmp_path):
    """The same dice with and without corrections: the same positions, the same end, from the file too."""
    game, choice = registry.game(name), fresh_dice(8)
    table, clean = new_table(game, seed=5), new_table(game, seed=5)
    for n in range(400):
        if table.over:
            break
        if table.turn == NATURE:
            codes = table.codes()
            if n % 3 == 0:
                table.nature(codes[below(choice, len(codes))])
                table.retype()
            code = codes[below(choice, len(codes))]
            table.nature(code)
            clean.nature(code)
        else:
            move = game.rules.club(table.box.plain, table.hidden(table.turn), choice)
            table.play(move)
            clean.play(move)
        assert bytes(table.s.raw) == bytes(clean.s.raw)
    assert "table retype" in table.log
    assert bytes(again(table, tmp_path).s.raw) == bytes(clean.s.raw)
