"""`ludo watch`, `ludo replay`, `ludo verify`, `ludo serve`, `ludo warm`, `ludo bench`."""

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.arena import loop
from ludotheque.engine import compiled, registry
from ludotheque.engine.grammar import spaced
from ludotheque.players import pro


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_house_players_are_watched(ludo, lang):
    answer = ludo("watch", "djoko", "--players", "random,random", "--delay", "0", "--seed", "3", "--lang", lang)
    assert answer.code == 0
    assert ("Jeu, set et match" if lang == "fr" else "Game, set and match") in answer.out
    again = ludo("watch", "djoko", "--players", "random,random", "--delay", "0", "--seed", "3", "--lang", lang)
    assert again.out == answer.out, "the same seed, the same game"


@pytest.mark.parametrize("name", sorted(registry.names()))
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_game_is_watched_to_its_end_in_words(ludo, name, lang):
    answer = ludo("watch", name, "--players", "random", "--delay", "0", "--seed", "4", "--lang", lang)
    assert answer.code == 0
    assert not answer.err
    assert not [line for line in answer.out.splitlines() if "told-" in line or "prompt-" in line or "{ $" in line]


def test_watching_bad_input(ludo):
    assert ludo("watch", "djoko", "--players", "me,random").code == 2
    assert ludo("watch", "djoko", "--delay", "-1").code == 2
    assert ludo("watch", "djoko", "--delay", "slow").err == "The value given to --delay doesn't fit.\n"
    assert ludo("watch", "chess").code == 2


def finished():
    """A whole game in `end.ludo`."""
    table = ludotheque.table("djoko", solo=True, seed=7)
    while not table.over:
        if table.turn < 0:
            table.nature()
        else:
            table.play(table.moves()[-1])
    table.save("end.ludo")
    return table


def test_a_saved_game_is_replayed(ludo):
    table = finished()
    answer = ludo("replay", "end.ludo")
    assert answer.code == 0
    said = " ".join(answer.out.split())
    assert all(" ".join(line["text"].split()) in said for line in table.story(-1))


def test_leafing_through_a_saved_game(ludo):
    finished()
    answer = ludo("replay", "end.ludo", typed=["", "", "p", "30", "p", "q"], person=True)
    assert answer.code == 0
    assert answer.out.count("line ") == 6
    assert ludo("replay", "end.ludo", typed=[], person=True).code == 0


def test_the_dice_of_a_saved_game_are_verified(ludo):
    finished()
    answer = ludo("verify", "end.ludo")
    assert answer.code == 0
    assert "come from the seed" in answer.out


def test_changed_dice_are_found(ludo):
    finished()
    data = json.loads(Path("end.ludo").read_text(encoding="utf-8"))
    line = next(i for i, text in enumerate(data["log"]) if text.startswith("nature"))
    face = int(data["log"][line].split()[1])
    data["log"] = [*data["log"][:line], f"nature {face % 6 + 1}", *data["log"][line + 1 : 2]]
    Path("end.ludo").write_text(json.dumps(data), encoding="utf-8")
    answer = ludo("verify", "end.ludo")
    assert answer.code == 1
    assert answer.err == "These lines don't come from the seed: 1.\n"


def test_dice_typed_by_hand_are_counted_apart(ludo):
    ludo("play", "djoko", "--solo", "--own-dice", typed=["6 1", "1", "1 2 3 4 6", "save here", "quit"])
    answer = ludo("verify", "here.ludo")
    assert answer.code == 0
    assert "7 results were typed in by hand." in answer.out


def test_a_file_without_its_seed_cannot_be_verified(ludo):
    finished()
    data = json.loads(Path("end.ludo").read_text(encoding="utf-8"))
    del data["seed"]
    Path("end.ludo").write_text(json.dumps(data), encoding="utf-8")
    answer = ludo("verify", "end.ludo")
    assert answer.code == 1
    assert "nothing to verify" in answer.err


def test_serve_hands_everything_on(ludo, monkeypatch):
    called = {}
    monkeypatch.setattr("ludotheque.server.run", lambda **given: called.update(given))
    assert ludo("serve", "--host", "127.0.0.1", "--port", "0", "--database", "x.sqlite", "--open").code == 0
    assert called == {"host": "127.0.0.1", "port": 0, "database": "x.sqlite", "open_browser": True, "code": None}
    assert ludo("serve", "--port", "70000").code == 2


def test_warm_compiles_every_game_with_its_progress(ludo, monkeypatch):
    done = []

    def compile_game(game, progress):
        progress(1, 1)
        done.append(game.name)

    monkeypatch.setattr(compiled, "compiled", compile_game)
    monkeypatch.setattr(loop, "loop_of", lambda game: done.append("loop"))
    monkeypatch.setattr(pro, "search_of", lambda game: done.append("search"))
    assert ludo("warm", "--games", "djoko,smallworld").code == 0
    assert done == ["djoko", "loop", "search", "smallworld", "loop", "search"]
    assert ludo("warm", "--games", "chess").code == 2


def test_bench_prints_a_table_or_json(ludo, monkeypatch):
    row = {"steps_per_second": 40e6, "decisions_per_second": 9e6, "games_per_second": 1e5}
    found = {
        "games": {"djoko": row},
        "all_cores": {"djoko": row},
        "plain": {},
        "cores": 2,
        "peers": {"open_spiel:pig": {**row, "steps_per_second": 5e6}},
    }
    monkeypatch.setattr("ludotheque.arena.bench.bench", lambda **given: found)
    shown = ludo("bench").out
    assert "8.0" in shown
    assert "40,000,000" in shown
    assert json.loads(ludo("bench", "--json").out)["games"]["djoko"]["steps_per_second"] == 40e6
    assert ludo("bench", "--seconds", "0").code == 2


def test_something_that_breaks_is_a_sentence_too(ludo, monkeypatch):
    def broken(**given):
        raise RuntimeError("the cable is loose")

    monkeypatch.setattr("ludotheque.server.run", broken)
    answer = ludo("serve", "--lang", "fr")
    assert answer.code == 1
    assert answer.err == spaced("Quelque chose a échoué : RuntimeError: the cable is loose\n")


def test_a_game_that_does_not_load_is_a_sentence_not_a_traceback(ludo, monkeypatch):
    ludo("games")  # everything is imported first: nothing may get hold of what is put in for a moment
    whole = registry.game

    def game(name):
        if name == "smallworld":
            raise ImportError("a page is torn")
        return whole(name)

    monkeypatch.setattr(registry, "game", game)
    answer = ludo("games")
    assert answer.code == 0
    assert "Djoko" in answer.out
    assert answer.err == "Take note: the game smallworld can't be loaded (a page is torn)\n"


def test_a_rule_that_fails_is_a_sentence_and_with_debug_a_traceback(ludo, monkeypatch):
    def broken(box, setup, s):
        raise ZeroDivisionError("no such die")

    monkeypatch.delenv("LUDO_DEBUG", raising=False)
    monkeypatch.setattr(registry.game("djoko").rules, "start", broken)
    answer = ludo("watch", "djoko", "--players", "club,club", "--delay", "0")
    assert answer.code == 1 and answer.err.startswith("Something failed: ZeroDivisionError: no such die")
    with pytest.raises(ZeroDivisionError):
        ludo("--debug", "watch", "djoko", "--players", "club,club", "--delay", "0")
