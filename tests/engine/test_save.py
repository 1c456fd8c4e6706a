"""Save files: whole ones come back as they were, broken ones say what is wrong."""

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.engine.errors import BadSave, LudoError
from ludotheque.engine.files import Unwritable
from ludotheque.engine.save import content, parse, write
from ludotheque.engine.table import most_lines
from ludotheque.engine.verify import wrong_lines

CORPUS = sorted((Path(__file__).parent.parent / "saves").glob("*.ludo"))


def saved(**changes):
    table = ludotheque.table("djoko", seed=5, sets=2)
    for _ in range(12):
        table.nature() if table.turn < 0 else table.play(table.moves()[-1])
    data = content(table)
    data.update(changes)
    return data


def problem_of(data, lang="en"):
    raw = data if isinstance(data, bytes) else json.dumps(data).encode()
    with pytest.raises(LudoError) as problem:
        parse(raw, "my.ludo")
    from ludotheque.engine.words import common

    text = common(lang).error(problem.value)
    assert problem.value.key not in text.split(), "every problem has its sentence"
    return text


def test_round_trip_through_a_file(tmp_path):
    table = ludotheque.table("djoko", seed=5, solo=True, names=["Ana"])
    while len(table.log) < 60:
        table.nature() if table.turn < 0 else table.play(table.moves()[0])
    table.save(tmp_path / "a.ludo")
    again = ludotheque.load(tmp_path / "a.ludo")
    assert bytes(again.s.raw) == bytes(table.s.raw) and again.log == table.log and again.names == table.names
    while again.turn >= 0:
        move = again.moves()[0]
        again.play(move), table.play(move)
    again.nature(), table.nature()
    assert again.log == table.log, "the dice go on as they would have"


def test_half_a_character_in_a_name_does_not_keep_a_game_from_being_saved(tmp_path):
    ludotheque.table("djoko", seed=5, names=["Zo\ud800"]).save(tmp_path / "a.ludo")
    assert ludotheque.load(tmp_path / "a.ludo").names[0] == "Zo?"


def test_without_its_seed_the_dice_to_come_stay_secret(tmp_path):
    table = ludotheque.table("djoko", seed=5)
    table.nature()
    write(table, tmp_path / "a.ludo", with_seed=False)
    text = (tmp_path / "a.ludo").read_text()
    assert "seed" not in json.loads(text)
    again = ludotheque.load(tmp_path / "a.ludo")
    assert again.seeded_from == len(table.log)
    assert wrong_lines(again) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_broken_files(lang):
    whole = json.dumps(saved()).encode()
    assert "my.ludo" in problem_of(whole[: len(whole) // 2], lang)
    assert "my.ludo" in problem_of(b"\xff\x00", lang)
    assert "my.ludo" in problem_of(b"[1, 2]", lang)
    assert "my.ludo" in problem_of(b"[" * 100_000, lang)
    assert "my.ludo" in problem_of(b" " * 9_000_000, lang)


def test_edited_files():
    assert "line 3" in problem_of(saved(log=["nature 6", "nature 1", "0 jump"]))
    assert "line 3" in problem_of(saved(log=["nature 6", "nature 1", "1 serve"]))
    assert "line 1" in problem_of(saved(log=["nature 9"]))
    assert "line 1" in problem_of(saved(log=[{"a": 1}]))
    assert "line 1" in problem_of(saved(log=["table dance 1"]))
    assert "chess" in problem_of(saved(game="chess"))
    assert "mud" in problem_of(saved(setup={"sets": "mud"}))
    assert "log" in problem_of(saved(log="nature 6"))
    assert "seed" in problem_of(saved(seed="other"))


WRONG = {
    "game": [5, ["djoko"], "x" * 65],
    "rules": ["1", 1.0, True, -1, 10**30, [1]],
    "setup": [[], "sets", {"sets": [1]}, {"sets": {"a": 1}}, {"sets": 1.0}, {str(i): i for i in range(41)}],
    "log": ["nature 6", {"0": "nature 6"}, 5],
    "box": ["other", 5, [], True],
    "box_hash": [5, "x" * 201, {}],
    "promise": [5, [], "x" * 201],
    "names": ["Ana", {"0": "Ana"}, [5], [["Ana"]], [None] * 17],
    "seed": [5, [], "x" * 201],
    "seeded_from": [-5, "0", 1.5, True, 10**30],
}


@pytest.mark.parametrize("entry", WRONG)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_entries_of_another_kind(entry, lang):
    for value in WRONG[entry]:
        assert entry in problem_of(saved(**{entry: value}), lang)


def test_entries_that_are_not_there():
    for entry in ("game", "rules", "setup", "log"):
        assert f"lacks “{entry}”" in problem_of(saved(**{entry: None}))


@pytest.mark.parametrize("raw", [b"9" * 5000, b"NaN", b"1e999", b"[" * 10_000 + b"]" * 10_000, b'"\\ud800"', b'"\xff"'])
def test_what_json_does_not_know(raw):
    for entry in ("rules", "seed", "names", "setup"):
        text = json.dumps(saved(**{entry: "@"})).encode()
        assert "my.ludo" in problem_of(text.replace(b'"@"', raw))


def test_a_setup_is_complete():
    table = ludotheque.table("smallworld", seed=1)
    assert "setup" in problem_of({**content(table), "setup": {**table.setup, "map": ""}})


def test_a_log_is_no_longer_than_the_game():
    most = most_lines(ludotheque.game("djoko"))
    assert str(most) in problem_of(saved(log=["nature 6"] * (most + 2))).replace(",", "")


def test_other_versions_and_boxes():
    assert "newer" in problem_of(saved(ludotheque=99))
    assert "99" in problem_of(saved(rules=99))
    assert "older rules" in problem_of(saved(rules=0, log=["nature 9"]))
    assert "box" in problem_of(saved(box_hash="0" * 64))
    assert "faces" in problem_of(saved(box={"faces": 99}))


def test_a_changed_box_travels_with_the_file():
    game = ludotheque.game("djoko")
    box = game.box({**game.standard_box.data, "throws": 2})
    table = ludotheque.table("djoko", seed=1, box=box)
    again = parse(json.dumps(content(table)).encode())
    assert again.box.plain.throws == 2 and again.box.hash == box.hash


def test_a_place_that_cannot_be_written(tmp_path):
    table = ludotheque.table("djoko", seed=1)
    with pytest.raises(Unwritable):
        table.save(tmp_path / "no" / "where" / "a.ludo")
    with pytest.raises(BadSave):
        ludotheque.load(tmp_path / "missing.ludo")


def game_of(path):
    return json.loads(path.read_text(encoding="utf-8"))["game"]


def is_older(path):
    return json.loads(path.read_text(encoding="utf-8"))["rules"] < ludotheque.game(game_of(path)).facts.version


OLDER = [path for path in CORPUS if is_older(path)]
CURRENT = [path for path in CORPUS if path not in OLDER]


@pytest.mark.parametrize("path", CURRENT, ids=[p.stem for p in CURRENT])
def test_the_corpus_replays(path):
    table = ludotheque.load(path)
    assert table.log
    assert wrong_lines(table) == []


@pytest.mark.parametrize("path", OLDER, ids=[p.stem for p in OLDER])
def test_a_file_of_older_rules_replays_or_says_so(path):
    """Where the rules have changed since, the file is refused by its version, never as a broken one."""
    try:
        assert ludotheque.load(path).log
    except BadSave as problem:
        assert problem.key == "save-older-rules"


def test_every_game_keeps_files_of_its_current_rules():
    assert {game_of(path) for path in CURRENT} == {game_of(path) for path in CORPUS}
