"""Whatever is typed at whatever prompt, and whatever goes wrong: the game is not lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli.in_play import COMMANDS
from ludotheque.engine import save as saves
from ludotheque.engine.files import Unwritable
from ludotheque.engine.rule import NATURE
from ludotheque.engine.table import Table
from tests.support import hear_ctrl_c

SOLO = ("play", "djoko", "--solo", "--own-dice")
NASTY = [
    "²",
    "aside ²",
    "keep ²²",
    "٣",
    "claim ٣",
    "9" * 5000,
    "-1",
    "0",
    "1e9",
    "x" * 100_000,
    "\x00",
    "\x1b[2J",
    "\udcff",
    "’",
    "🎲" * 50,
    "save no/such/folder/x",
    "save .",
    "save ..",
    "save /",
    "save \x00",
    "save " + "x" * 300,
    "save a/b\udcff",
    "save --force",
    "save  --force",
    "--force",
    "rules ²",
    "rules " + "9" * 5000,
    "rules \udcff",
    "story",
    "board",
    "why",
    "hint",
    "help",
    "?",
    "resign",
    "no",
    "[bold]",
    "%s",
    "{ $seat }",
    "dice 3",
    "table retype",
]


@pytest.mark.parametrize("before", [["3"], ["3 5"], ["3 5", "1", "1 2 3 4 6"]], ids=["dice", "move", "aside"])
def test_nothing_that_is_typed_ends_the_game_or_changes_it(ludo, before):
    ludo(*SOLO, typed=[*before, "save wanted", "quit"])
    answer = ludo(*SOLO, typed=[*before, *NASTY, "save safe", "quit", "n"])
    assert answer.code == 0
    assert ludotheque.load("safe.ludo").log == ludotheque.load("wanted.ludo").log


def test_nor_on_the_cover_page(ludo):
    covered = ("play", "worldwide_tennis", "--players", "me,me", "--seed", "2")
    assert ludo(*covered, typed=[line for nasty in NASTY for line in (nasty, "1")] + [KeyboardInterrupt]).code == 2
    assert list(Path().glob("worldwide_tennis-*.ludo"))


def test_nor_when_the_game_is_over(ludo):
    typed = [*["1"] * 200, *NASTY, "save end", ""]
    assert ludo("play", "djoko", "--solo", "--seed", "7", "--yes", typed=typed, person=True).code == 0
    assert ludotheque.load("end.ludo").over


@pytest.mark.parametrize("ending", [KeyboardInterrupt, EOFError, OSError, ValueError, RuntimeError])
@pytest.mark.parametrize("again", [True, False])
@pytest.mark.parametrize("before", [["3"], ["3 5"], ["3 5", "1", "resign"], ["3 5", "1", "save old"]])
def test_whatever_ends_the_input(ludo, before, ending, again):
    """Ctrl-C, the end of the input, a terminal that is gone: at every prompt, and at the question that follows."""
    Path("old.ludo").write_text("of somebody else")
    answer = ludo(*SOLO, "--yes", typed=[*before, ending, *([ending] if again else ["y"])], person="save old" in before)
    assert answer.code == 2
    [path] = Path().glob("djoko-*.ludo")
    assert ludotheque.load(path).log[0] == "dice 3"
    assert Path("old.ludo").read_text() == "of somebody else"


def test_a_die_typed_wrongly_is_taken_back(ludo):
    typed = ["6", "undo", "5", "1", "serve", "2 4 2 6 2", "undo", "undo", "6 3", "aside 6", "undo", "undo", "1"]
    answer = ludo("play", "djoko", "--players", "me,random", "--own-dice", typed=[*typed, "save here", "quit"])
    assert answer.code == 0 and not answer.err
    assert answer.out.count("is taken back.") == 4 and "“6” is taken back." in answer.out
    table = ludotheque.load("here.ludo")
    assert [step.text for step in table.steps] == ["5", "1", "serve", "2", "4", "2", "6", "1"]
    assert "7 results were typed in by hand." in ludo("verify", "here.ludo").out


def test_a_drawn_die_is_not(ludo):
    answer = ludo(*SOLO, "--seed", "7", typed=["3", "", "undo", "quit", "n"])
    assert "Nothing can be taken back" in answer.err


def test_a_single_legal_move_waits_while_the_die_can_be_taken_back(ludo, monkeypatch):
    """Otherwise it would be played at once, and the die before it could no longer be corrected."""
    codes = Table.codes
    monkeypatch.setattr(Table, "codes", lambda table: codes(table)[: None if table.turn == NATURE else 1])
    answer = ludo(*SOLO, typed=["3 1", "undo", "2", "1", "save here", "quit"])
    assert "“1” is taken back." in answer.out
    assert ludotheque.load("here.ludo").log[:4] == ["dice 3", "dice 1", "table retype", "dice 2"]


def test_after_the_last_die_of_the_game_too(ludo):
    table = ludotheque.table("tennis_open", seed=5)
    while not table.over:
        table.nature() if table.turn == NATURE else table.play(table.moves()[0])
    table.at(len(table.log) - 1).save("here.ludo")
    answer = ludo("play", "--load", "here.ludo", "--own-dice", typed=[table.steps[-1].text, "undo", "quit", "y"], person=True)
    assert table.steps[-1].who == NATURE and answer.code == 0 and "is taken back." in answer.out
    assert ludotheque.load("here.ludo").log == [*table.log[:-1], "dice " + table.steps[-1].text, "table retype"]


def test_saving_over_another_file_is_asked_first(ludo):
    Path("mine.ludo").write_text("of another game")
    refused = ludo(*SOLO, "--yes", typed=["3", "save mine", "", "save mine", "n", "quit", "n"], person=True)
    assert refused.out.count("mine.ludo is there already. Write over it? [y/N]") == 2 and refused.out.count("Not saved.") == 2
    assert Path("mine.ludo").read_text() == "of another game"
    ludo(*SOLO, "--yes", typed=["3", "save mine", "y", "4", "save mine", "quit"], person=True)
    assert ludotheque.load("mine.ludo").log == ["dice 3", "dice 4"], "the second time it is this game's own"


def test_where_nobody_sits_it_is_refused_with_the_way_to_do_it(ludo):
    Path("mine.ludo").write_text("of another game")
    refused = ludo(*SOLO, typed=["3", "save mine", "quit", "n"])
    assert "mine.ludo is there already" in refused.err and "--force" in refused.err
    assert Path("mine.ludo").read_text() == "of another game"
    ludo(*SOLO, typed=["3", "save mine --force", "quit"])
    assert ludotheque.load("mine.ludo").log == ["dice 3"]
    ludo("play", "--load", "mine.ludo", "--own-dice", typed=["4", "save", "save mine", "save ./mine.ludo", "quit"])
    assert ludotheque.load("mine.ludo").log == ["dice 3", "dice 4"]


def full(table, path):
    raise Unwritable("file-unwritable", path=str(path), reason="No space left on device")


def test_a_full_disk_when_leaving_asks_for_another_place(ludo, monkeypatch, tmp_path):
    write = saves.write
    monkeypatch.setattr(saves, "write", lambda t, p, **k: write(t, p, **k) if "stick" in str(p) else full(t, p))
    answer = ludo(*SOLO, typed=["3", "save x", "quit", "y", "still/no", "stick", "n"])
    assert answer.err.count("No space left") == 2 and "Game saved in stick.ludo" in answer.out
    assert ludotheque.load("stick.ludo").log == ["dice 3"]


def test_a_folder_that_takes_nothing_at_the_end_of_input(ludo, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    write = saves.write
    monkeypatch.setattr(saves, "write", lambda t, p, **k: write(t, p, **k) if "state" in str(p) else full(t, p))
    answer = ludo(*SOLO, typed=["3"])
    [path] = (tmp_path / "state").rglob("*.ludo")
    assert str(path) in answer.out and ludotheque.load(path).log == ["dice 3"]


def test_no_place_at_all_is_said(ludo, monkeypatch):
    monkeypatch.setattr(saves, "write", full)
    answer = ludo(*SOLO, typed=["3"])
    assert answer.code == 1 and "No space left" in answer.err


def test_a_fault_of_ours_does_not_take_the_game_with_it(ludo, monkeypatch):
    def fails(session, rest):
        raise ZeroDivisionError

    monkeypatch.setitem(COMMANDS, "hint", fails)
    answer = ludo(*SOLO, typed=["3", "hint"])
    [path] = Path().glob("djoko-*.ludo")
    assert answer.code == 1 and str(path) in answer.err and ludotheque.load(path).log == ["dice 3"]


def test_names_that_are_no_text_can_be_saved(ludo):
    ludo("play", "djoko", "--solo", "--names", "\udcff", "--own-dice", typed=["3", "save here", "quit"])
    assert ludotheque.load("here.ludo").names[0] == "?"


PLAY = "from ludotheque.cli import main; main(['play', 'djoko', '--solo', '--own-dice', '--lang', 'en'])"


def test_bytes_that_are_no_text_in_a_real_process(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        input=b"\xff\xfe\n3\nrules \xff\nsave here\nquit\n",
        cwd=tmp_path,
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=60,
    )
    assert done.returncode == 0
    assert ludotheque.load(tmp_path / "here.ludo").log == ["dice 3"]


def test_ctrl_c_in_a_real_process(tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-c", PLAY],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("3\nboard\n")
    process.stdin.flush()
    seen = ""
    while seen.count("Your dice (") < 3:
        seen += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    process.communicate("y\n", timeout=60)
    [path] = tmp_path.glob("*.ludo")
    assert process.returncode == 2 and ludotheque.load(path).log == ["dice 3"]
