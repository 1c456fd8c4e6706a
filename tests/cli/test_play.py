"""`ludo play`: a person at the terminal."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.grammar import spaced


def saved():
    [path] = Path().glob("*.ludo")
    return ludotheque.load(path)


@pytest.mark.parametrize(("lang", "ends"), [("fr", "Jeu, set et match"), ("en", "Game, set and match")])
def test_a_whole_set_by_typing_numbers(ludo, lang, ends):
    answer = ludo("play", "djoko", "--solo", "--seed", "7", "--lang", lang, typed=["1"] * 300)
    assert answer.code == 0
    assert ends in answer.out
    assert not answer.err
    assert not list(Path().glob("*.ludo"))


def test_two_sets_against_the_club_player_with_names(ludo):
    answer = ludo("play", "djoko", "--sets", "2", "--seed", "1", "--names", "Suzanne", typed=["1"] * 600)
    assert answer.code == 0
    assert "Suzanne" in answer.out
    assert "Club player" in answer.out


def test_moves_typed_in_readable_form(ludo):
    typed = ["6 1", "serve", "2 4 2 6 3", "aside 6", "keep 2 2", "5 2", "stop", "claim 6", "quit", "y"]
    answer = ludo("play", "djoko", "--players", "me,random", "--own-dice", typed=typed)
    assert answer.code == 0
    assert "You claim three of a kind: 6 points." in answer.out
    assert "Your total: recovery 4 + physical 4 + technique 6 = 14." in answer.out
    assert saved().log[:3] == ["dice 6", "dice 1", "0 serve"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [("keep 9", "isn't allowed now"), ("hello", "is not a move of this game"), ("claim 3", "isn't allowed now")],
)
def test_a_wrong_move_is_refused_and_nothing_changes(ludo, typed, sentence):
    answer = ludo("play", "djoko", "--solo", "--seed", "7", typed=[typed, "save here", "quit"])
    assert sentence in answer.err
    again = ludotheque.load("here.ludo")
    assert again.turn == 0
    assert not any(line.startswith("0 ") for line in again.log)


def test_a_number_that_is_not_in_the_list(ludo):
    answer = ludo("play", "djoko", "--solo", "--seed", "7", typed=["99", "0", "quit", "n"])
    assert answer.out.count("please.") == 2


def test_what_can_be_typed_beside_moves(ludo):
    typed = ["?", "why", "rules", "rules 2", "rules DJ-13", "rules nothing like it", "hint", "story", "board", "quit", "n"]
    answer = ludo("play", "djoko", "--solo", "--seed", "7", typed=typed)
    assert answer.code == 0
    assert "take your move back" in answer.out
    assert "keep 335" in answer.out, "the help shows how each move is typed"
    assert "DJ-13 The Joker" in answer.out
    assert "The club player would:" in answer.out
    assert "No clause speaks of" in answer.out


def test_the_french_words_for_commands_are_understood(ludo):
    typed = ["aide", "pourquoi", "règles", "conseil", "récit", "plateau", "sauver partie", "quitter"]
    answer = ludo("play", "djoko", "--solo", "--seed", "7", "--lang", "fr", typed=typed)
    assert answer.code == 0
    assert not answer.err
    assert Path("partie.ludo").exists()


def test_undo_takes_a_move_back_but_never_a_die(ludo):
    typed = ["1", "undo", "undo", "keep -", "undo", "save here", "quit"]
    answer = ludo("play", "djoko", "--solo", "--seed", "7", typed=typed)
    assert answer.err.count("Nothing can be taken back") == 2
    assert [line for line in ludotheque.load("here.ludo").log if not line.startswith("nature")] == [
        "0 stop",
        "table undo 0",
        "0 keep -",
    ]


def test_resigning_asks_first(ludo):
    answer = ludo("play", "djoko", "--solo", "--seed", "7", typed=["resign", "", "resign", "y"])
    assert answer.code == 0
    assert "The game goes on." in answer.out
    assert "The Game wins." in answer.out


def test_a_saved_game_goes_on_where_it_was(ludo):
    ludo("play", "djoko", "--solo", "--seed", "7", typed=["1", "save here", "quit"])
    before = ludotheque.load("here.ludo").log
    answer = ludo("play", "--load", "here.ludo", typed=["1", "1", "quit", ""])
    assert answer.code == 0
    after = ludotheque.load("here.ludo").log
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_end_of_input_loses_nothing(ludo):
    answer = ludo("play", "djoko", "--solo", "--seed", "7", typed=["1"])
    assert answer.code == 2
    assert "Game saved in" in answer.out
    assert saved().log[-1] == "0 stop"


def test_ctrl_c_offers_to_save(ludo):
    answer = ludo("play", "djoko", "--solo", "--seed", "7", typed=["1", KeyboardInterrupt, "y"])
    assert answer.code == 2
    assert "Save the game before you leave?" in answer.out
    assert saved().log[-1] == "0 stop"


def test_ctrl_c_and_no_leaves_without_a_file(ludo):
    ludo("play", "djoko", "--solo", "--seed", "7", typed=["1", KeyboardInterrupt, "n"])
    assert not list(Path().iterdir())


def test_ctrl_c_twice_still_loses_nothing(ludo):
    ludo("play", "djoko", "--solo", "--seed", "7", typed=["1", KeyboardInterrupt, KeyboardInterrupt])
    assert saved().log[-1] == "0 stop"


def test_saving_where_nothing_can_be_written(ludo):
    answer = ludo("play", "djoko", "--solo", "--seed", "7", typed=["save no/such/folder/x.ludo", "quit", "n"])
    assert "can't be written" in answer.err
    assert answer.code == 0


def test_own_dice(ludo):
    typed = ["3 7", "3", "1 2", "1", "serve", "1 2 3 4 6", "aside 9", "aside 6", "quit", "n"]
    answer = ludo("play", "djoko", "--solo", "--own-dice", typed=typed)
    assert "“7” can't come now. It can be: 1, 2, 3, 4, 5, 6." in answer.err
    assert "“2” is too much" in answer.err
    assert "“aside 9” isn't allowed now." in answer.err
    assert "You set the 6 aside." in answer.out
    assert "Your throw: 5 dice." in answer.out


def test_own_dice_left_to_the_table(ludo):
    answer = ludo("play", "djoko", "--solo", "--own-dice", "--seed", "7", typed=["", "", "quit", "y"])
    assert answer.code == 0
    assert all(line.startswith("nature ") for line in saved().log if not line.startswith("0 "))


def test_the_form_before_play(ludo):
    typed = ["9", "1", "2", "", "quit", "n"]
    answer = ludo("play", "djoko", "--seed", "7", typed=typed, person=True)
    assert answer.code == 0
    assert "From 1 to 4, please." in answer.out
    assert "Solo against the Game" in answer.out
    assert "Two sets, best of three" in answer.out


def test_the_form_seats_players(ludo):
    answer = ludo("play", "djoko", "--seed", "3", typed=["4", "2", "4", "", "", "quit", "n"], person=True)
    assert "Random" in answer.out
    assert answer.code == 0


def test_no_game_named(ludo):
    asked = ludo("play", typed=["x", "djoko", "", "quit", "n"], person=True)
    assert asked.code == 0
    assert "Which game?" in asked.out
    refused = ludo("play")
    assert refused.code == 2
    assert "Which game? There are: djoko" in refused.err


def test_end_of_input_before_the_game(ludo):
    answer = ludo("play", "djoko", person=True)
    assert answer.code == 2
    assert answer.err == "Nothing more to read: the game has not begun.\n"


def test_after_the_end_it_can_be_saved_and_read(ludo):
    typed = [*["1"] * 200, "save end", "why", ""]
    answer = ludo("play", "djoko", "--solo", "--seed", "7", "--yes", typed=typed, person=True)
    assert answer.code == 0
    assert ludotheque.load("end.ludo").over


def test_half_a_character_in_a_name(ludo):
    answer = ludo("play", "djoko", "--players", "me,me", "--names", "Zo\udcff,Bob", typed=["1"] * 8 + ["quit", "n"])
    assert answer.code == 0 and "Zo? · " in answer.out


def test_two_people_at_one_screen_are_called_by_their_names(ludo):
    answer = ludo("play", "djoko", "--players", "me,me", "--names", "Ann,Bob", "--seed", "4", typed=["1"] * 8 + ["quit", "n"])
    assert "Ann · " in answer.out
    assert "Bob · " in answer.out
    assert "alone at the screen" not in answer.out, "nothing is hidden in Djoko"


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["play", "chess"], "There is no game “chess”."),
        (["play", "djoko", "--lang", "de"], "There is no language “de”."),
        (["play", "djoko", "--lang"], "--lang needs a value."),
        (["play", "djoko", "--sets", "3"], "“3” is not a value of sets. It can be: 1, 2."),
        (["play", "djoko", "--colour", "red"], "There is no option --colour here."),
        (["play", "djoko", "--set", "colour=red"], "There is no option “colour”."),
        (["play", "djoko", "--set", "sets"], "“sets” isn't written as option=value."),
        (["play", "djoko", "--players", "me,nobody"], "There is no player “nobody”."),
        (["play", "djoko", "--players", "me,me,me"], "3 players given, but there are only 2 seats to take."),
        (["play", "djoko", "--solo", "--players", "me,club"], "2 players given, but there is only 1 seat to take."),
        (["play", "djoko", "--names", "a,b,c"], "3 names given"),
        (["play", "djoko", "--box", "nothing.toml"], "nothing.toml can't be read"),
        (["play", "--load", "nothing.ludo"], "nothing.ludo can't be read"),
        (["play", "djoko", "smallworld"], "is too much"),
        (["dance"], "There is no command “dance”."),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(ludo, argv, sentence):
    answer = ludo(*argv)
    assert answer.code == 2
    assert sentence in answer.err
    assert not answer.out


def test_bad_input_in_french(ludo):
    answer = ludo("play", "djoko", "--sets", "3", "--lang", "fr")
    assert answer.err == spaced("« 3 » ne convient pas pour sets. Valeurs possibles : 1, 2.\n")
    assert ludo("play", "djoko", "--colour", "--lang", "fr").err.startswith("L'option --colour n'existe pas ici.")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "is damaged or cut off"),
        (lambda text: "[]", "isn't a save file of Ludothèque"),
        (lambda text: text.replace('"ludotheque": 1', '"ludotheque": 99'), "was written by a newer Ludothèque"),
        (lambda text: re.sub(r'"rules": \d+', '"rules": 99', text), "follows rules version 99"),
        (lambda text: text.replace('"game": "djoko"', '"game": "chess"'), "There is no game “chess”"),
        (lambda text: text.replace('"0 stop"', '"0 keep 999"'), "can't be followed beyond line"),
        (lambda text: text.replace('"seed": "7"', '"seed": "8"'), "its seed isn't the one that was promised"),
        (lambda text: text.replace('"box_hash": "', '"box_hash": "0'), "a box that is not in the file"),
    ],
)
def test_a_save_file_that_cannot_be_used(ludo, change, sentence):
    ludo("play", "djoko", "--solo", "--seed", "7", typed=["1", "save here", "quit"])
    text = Path("here.ludo").read_text(encoding="utf-8")
    Path("here.ludo").write_text(change(text), encoding="utf-8")
    for command in (["play", "--load", "here.ludo"], ["replay", "here.ludo"], ["verify", "here.ludo"]):
        answer = ludo(*command)
        assert answer.code == 2
        assert sentence in answer.err


def test_a_saved_game_has_its_own_options(ludo):
    ludo("play", "djoko", "--solo", "--seed", "7", typed=["save here", "quit"])
    assert ludo("play", "--load", "here.ludo", "--seed", "3").code == 2
    other = ludo("play", "smallworld", "--load", "here.ludo")
    assert other.err == "This save file is a game of djoko, not of smallworld.\n"


def test_hidden_hands_on_one_screen_are_covered(ludo):
    answer = ludo(
        "play", "worldwide_tennis", "--players", "me,me", "--names", "Ann,Bob", "--seed", "2", typed=["1"] * 12 + ["quit", "n"]
    )
    assert "'s turn. Enter when you are alone at the screen:" in answer.out


def test_playing_djoko_imports_no_numba_and_no_web(tmp_path):
    code = """if True:
        import sys
        from ludotheque.cli import run
        run(["play", "djoko", "--solo", "--seed", "7"])
        print(sorted(m for m in sys.modules if m in ("numba", "fastapi", "sqlalchemy", "dask", "matplotlib")))
        """
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="1\nquit\nn\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=env,
        check=True,
        encoding="utf-8",
    )
    assert done.stdout.endswith(" []\n")


def test_the_language_comes_from_the_locale(ludo, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "jeux de société" in ludo("--help").out
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "tabletop games" in ludo().out


def test_games_as_data(ludo):
    listed = json.loads(ludo("games", "--json").out)
    assert {"djoko", "smallworld"} <= {game["name"] for game in listed}
    assert ludo("games", "--lang", "fr").code == 0
