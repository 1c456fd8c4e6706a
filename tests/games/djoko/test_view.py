"""What a seat sees of Djoko, and in which words."""

import json
from collections import Counter
from io import StringIO
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

import ludotheque
from ludotheque.engine.registry import game
from ludotheque.engine.rulebook import clauses
from ludotheque.engine.words import sentence
from ludotheque.games.djoko import marks, rules
from tests.games.djoko.helpers import games, play_game, server_turn, serving, six_all, throw
from tests.games.djoko.test_marks import BOX, lying
from tests.support import clause

DJOKO = game("djoko")


def played_at_random(seed, **options):
    """Tables on the way through a whole random match."""
    table = ludotheque.table("djoko", seed=seed, **options)
    step = 0
    while not table.over:
        yield table
        if table.turn < 0:
            table.nature()
        else:
            moves = table.moves()
            table.play(moves[(7 * step + seed) % len(moves)])
        step += 1
    yield table


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_word_is_there_in_every_position(lang, solo):
    words = DJOKO.words(lang)
    for table in played_at_random(3, sets=2, solo=solo):
        view = table.view(0, lang)
        json.dumps(view)
        assert sentence(words, view["prompt"]["key"], view["prompt"]["args"], view["names"], 0) != view["prompt"]["key"]
        if table.turn >= 0:
            shown = table.view(table.turn, lang)["moves"]
            assert all("{" not in m["label"] and not m["label"].startswith("move-") for m in shown)
            assert len({m["label"] for m in shown}) == len(shown)
    story = table.story(0, lang)
    assert all("{" not in line["text"] and not line["text"].startswith("told-") for line in story)
    known = clauses(DJOKO.folder)
    assert all(c in known for line in story for c in line["clauses"])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_declared_has_its_words(lang):
    words = DJOKO.words(lang)
    for telling in DJOKO.told:
        assert words.has("told-" + telling.key)
        assert telling.clauses
    for option in DJOKO.options:
        assert all(words.has(f"option-{option.name}-{value}") for value in option.shown())
        assert words.has(f"option-{option.name}")
        assert words.has(f"option-{option.name}-help")
    for key in ("game-title", "game-line", "game-players", "side-0", "side-1", "automaton"):
        assert words.has(key)


def test_both_languages_have_the_same_keys():
    def keys(lang):
        lines = (DJOKO.folder / f"words.{lang}.ftl").read_text(encoding="utf-8").splitlines()
        return {line.partition(" =")[0] for line in lines if " =" in line and line[0] not in "# "}

    assert keys("fr") == keys("en")


def test_the_sheet_is_what_was_written():
    table = serving()
    play_game(table, 0)
    play_game(table, 0)
    throw(table, "1 2 3 4 6")
    lines = table.view(0)["sheet"]
    assert lines[0]["score"] == [1, 0]
    assert lines[1]["score"] == [2, 0]
    assert lines[1]["server"] == 1
    assert lines[2]["marks"][0] == {"recovery": 2, "physical": None, "technique": None, "total": None}
    assert lines[2]["score"] is None
    assert lines[5]["marks"][0]["recovery"] is None
    assert lines[0]["marks"][0] == {"recovery": 4, "physical": 9, "technique": 0, "total": 13}
    assert len(lines) == 13


@clause("DJ-33")
def test_the_sheet_keeps_the_tie_break_and_the_whole_set():
    table = six_all()
    table.nature("1 2 3 5 6")
    assert table.view(0)["sheet"][12]["marks"][0]["physical"] == 5
    assert table.view(0)["sheet"][12]["score"] is None
    table.nature("1 1 1 1 1")
    assert table.over
    assert table.view(0)["sheet"][12]["score"] == list(games(table))
    assert [line["score"] for line in table.view(0)["sheet"]][:3] == [[1, 0], [1, 1], [2, 1]]


def test_the_returner_knows_the_odds_of_winning_at_once():
    table = server_turn(serving(), "1 1 2 5 6", 6)
    to_beat = table.s.total[0]
    throw(table, "1 2 3 6")
    odds = table.view(1)["odds"]
    assert set(odds) == {m.text for m in table.moves()}
    faces = range(1, 7)
    for text, kept in (("keep 236", (2, 3, 6)), ("keep 36", (3, 6)), ("keep -", ())):
        wins = 0
        throws = list(product(faces, repeat=4 - len(kept)))
        for dice in throws:
            s = lying(" ".join(str(d) for d in (*kept, *dice)))
            best = max((v for v in BOX.values if marks.contains(BOX, s, v)), default=0)
            wins += 4 + marks.physical_of(BOX, s) + best > to_beat
        assert odds[text].get("won", 0.0) == pytest.approx(wins / len(throws))
    assert table.view(0)["odds"] == odds, "all dice lie open: everybody may know"


@given(st.lists(st.integers(1, 6), min_size=4, max_size=4))
def test_combinations_are_what_the_rulebook_says(dice):
    counts = sorted(Counter(dice).values(), reverse=True)
    expected = set()
    if counts[0] >= 2:
        expected.add(3)
    if counts[0] >= 3 or counts[:2] == [2, 2]:
        expected.add(6)
    if counts[0] == 4 or sorted(dice) in ([1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6]):
        expected.add(9)
    s = lying(" ".join(map(str, dice)))
    assert {v for v in BOX.values if marks.contains(BOX, s, v)} == expected
    assert {BOX.values[r] for r in range(3) if (marks.claimable(BOX, s) >> r) & 1} == expected


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_terminal_draws_every_position_within_its_width(lang, width):
    console = Console(width=width, record=True, file=StringIO())
    for n, table in enumerate(played_at_random(5, solo=lang == "fr", sets=2)):
        if n % 7 == 0 or table.over:
            console.print(table.game.terminal(table.view(0, lang), DJOKO.words(lang)))
    text = console.export_text()
    assert max(len(line) for line in text.splitlines()) <= width
    assert "…" not in text
    for key in ("game", "server", "recovery", "physical", "technique", "total", "score"):
        assert DJOKO.words(lang)("sheet-" + key) in text


def test_nothing_is_hidden():
    table = serving()
    before = bytes(table.s.raw)
    rules.hide(BOX, table.s, -1)
    assert bytes(table.s.raw) == before
