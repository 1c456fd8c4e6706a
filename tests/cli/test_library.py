"""`ludo rules`, `ludo box`, `ludo odds`, `ludo map`, `ludo solve`."""

import json
from pathlib import Path

import pytest

from ludotheque.engine.grammar import spaced
from ludotheque.engine.registry import game
from ludotheque.engine.rulebook import clauses

DJOKO = game("djoko")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_rules_of_a_game(ludo, lang):
    answer = ludo("rules", "djoko", "--lang", lang)
    assert answer.code == 0
    assert all(f"{clause} " in answer.out for clause in clauses(DJOKO.folder))
    assert ("[notre décision" in answer.out) is (lang == "fr")


def test_one_clause(ludo):
    assert ludo("rules", "djoko", "--clause", "dj-34").out == "DJ-34 A throws before B.\n"
    assert ludo("rules", "djoko", "--clause", "DJ-99").code == 2


def test_a_mark_stands_behind_the_part_of_a_clause_it_is_about(ludo):
    part = ludo("rules", "worldwide_tennis", "--clause", "WT-12").out.replace("\n", " ")
    assert part.rstrip().endswith("not the ace range. [our decision]") and "[our decision: " not in part
    whole = ludo("rules", "worldwide_tennis", "--clause", "WT-81", "--lang", "fr").out.replace("\n", " ")
    assert whole.rstrip().endswith("[nous nous écartons de la lettre de la règle imprimée]")


def test_the_trace_names_code_and_tests_for_every_clause(ludo):
    traced = json.loads(ludo("rules", "djoko", "--trace", "--json").out)
    assert list(traced) == list(clauses(DJOKO.folder))
    assert all(t["code"] and t["tests"] for t in traced.values())
    assert any("can_throw" in place for place in traced["DJ-13"]["code"])
    assert any("test_the_joker_is_a_fourth_throw" in place for place in traced["DJ-13"]["tests"])
    assert "DJ-55" in ludo("rules", "djoko", "--trace").out


def test_nothing_is_missing_in_djoko(ludo):
    answer = ludo("rules", "djoko", "--missing")
    assert (answer.code, answer.out, answer.err) == (0, "", "")


def test_rules_without_a_game(ludo):
    assert ludo("rules").code == 2
    assert ludo("rules", "chess").code == 2


def test_the_box_is_shown_exported_and_checked(ludo):
    assert "start_recovery = 4" in ludo("box", "djoko").out
    assert ludo("box", "djoko", "--export", "mine.toml").code == 0
    assert ludo("box", "djoko", "--check", "mine.toml").out == "mine.toml can be played with.\n"
    assert ludo("box", "djoko", "--export", "no/such/folder/mine.toml").code == 2


def test_a_box_is_not_exported_over_another_file(ludo):
    Path("mine.toml").write_text("a week's work")
    refused = ludo("box", "djoko", "--export", "mine.toml")
    assert refused.code == 2 and "mine.toml is there already" in refused.err and "--force" in refused.err
    assert Path("mine.toml").read_text() == "a week's work"
    assert ludo("box", "djoko", "--export", "mine.toml", "--force").code == 0
    assert "throws" in Path("mine.toml").read_text()


def edited(change: str, to: str) -> None:
    text = (DJOKO.folder / "box.toml").read_text(encoding="utf-8")
    assert change in text
    Path("mine.toml").write_text(text.replace(change, to), encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "to", "sentence"),
    [
        ("faces = 6", 'faces = "six"', '- faces: "six" stands there; a whole number from 2 to 9 was expected.'),
        ("faces = 6", "faces = 60", "- faces: 60 stands there; it must be from 2 to 9."),
        ("faces = 6", "", "- faces: this key is missing."),
        ("faces = 6", "faces = 6\ncolour = 3", "- colour: this key isn't known."),
        ("boxes = [4, 3, 2]", "boxes = [4, 3]", "- boxes: 2 given; 3 to 3 expected."),
        ("ace = 3", "ace = -1", "- automaton.ace: -1 stands there"),
        ("faces = 6", "faces =", "mine.toml can't be read"),
    ],
)
def test_a_wrong_box_is_explained(ludo, change, to, sentence):
    Path("mine.toml").unlink(missing_ok=True)
    edited(change, to)
    for command in (["box", "djoko", "--check", "mine.toml"], ["play", "djoko", "--box", "mine.toml"]):
        answer = ludo(*command)
        assert answer.code == 2
        assert sentence in answer.err


def test_all_wrong_entries_are_reported_at_once(ludo):
    edited("faces = 6", "faces = 60\nthrows_ = 1")
    answer = ludo("box", "djoko", "--check", "mine.toml", "--lang", "fr")
    assert answer.err.count("\n- ") == 2
    assert answer.err.startswith(spaced("On ne peut pas jouer avec mine.toml :"))


def test_a_changed_box_is_played_with_and_saved_with_the_game(ludo):
    edited("start_recovery = 4", "start_recovery = 1")
    answer = ludo("play", "djoko", "--solo", "--seed", "7", "--box", "mine.toml", typed=["save here", "quit"])
    assert answer.code == 0
    data = json.loads(Path("here.ludo").read_text(encoding="utf-8"))
    assert data["box"]["start_recovery"] == 1


def test_odds_of_a_fight(ludo):
    exact = json.loads(ludo("odds", "smallworld", "--attacker", "5", "--defender", "4", "--json").out)
    assert set(exact) == {"kill", "die", "both_live", "attacker_hp", "defender_hp"}
    assert exact["kill"] + exact["die"] + exact["both_live"] == pytest.approx(1.0)
    said = " ".join(ludo("odds", "--attacker", "5", "--defender", "4", "--lang", "en").out.split())
    assert said.startswith("Attacker 5, defender 4 The attacker kills") and "%" in said
    assert ludo("odds", "smallworld", "--attacker", "0").code == 2
    assert ludo("odds", "djoko").err == "odds isn't for djoko. It is for: smallworld.\n"


def test_maps_are_drawn_and_checked(ludo):
    new = ludo("map", "smallworld", "--seed", "3")
    drawing, _, code = new.out.rpartition("Code of the map: ")
    assert ludo("map", "smallworld", "--draw", code.strip()).out == new.out
    Path("map.txt").write_text(drawing, encoding="utf-8")
    checked = ludo("map", "smallworld", "--check", "map.txt")
    assert checked.code == 0
    assert code in checked.out
    Path("map.txt").write_text(drawing.replace("~", "."), encoding="utf-8")
    assert ludo("map", "smallworld", "--check", "map.txt").code == 2
    assert ludo("map", "smallworld", "--draw", "xx").code == 2
    assert ludo("map", "smallworld", "--size", "huge").code == 2


def test_tennis_open_solved(ludo):
    report = json.loads(ludo("solve", "tennis_open", "--surface", "grass", "--json").out)
    assert 0.5 < report["server_wins_point"] < 1.0
    assert ludo("solve", "--surface", "clay").code == 0
    french = ludo("solve", "tennis_open", "--lang", "fr").out.replace("\N{NO-BREAK SPACE}", " ")
    assert "Le serveur gagne le point                   59,1 %" in french and "Balle sur" in french
    assert "server" not in french and "0." not in french
    assert ludo("solve", "tennis_open", "--surface", "ice").code == 2
    assert ludo("solve", "djoko").code == 2
