"""What the screens need, from the view alone: SW-50 to SW-53; the terminal; words."""

import re
from io import StringIO

import pytest
from rich.console import Console

import ludotheque
from ludotheque.engine.dice import fresh_dice
from ludotheque.games.smallworld.grid import SIZES
from ludotheque.games.smallworld.told import Told
from tests.games.smallworld.scene import scene
from tests.support import clause


@clause("SW-50")
def test_every_move_names_its_unit_and_its_tile():
    t = scene("viking-gaul", "a1 a1 d1", "a2")
    moves = t.view(0)["moves"]
    pieces = {}
    for move in moves:
        if "piece" in move["data"]:
            pieces.setdefault(move["data"]["piece"], {})[move["data"]["target"]] = move["data"]["kind"]
    assert pieces == {"u1": {"b1": "step", "a2": "attack"}, "u3": {"c1": "step", "e1": "step", "d2": "step"}}
    assert [move["text"] for move in moves if move["data"]["kind"] == "end"] == ["end"]
    assert t.view(1)["moves"] == [] == t.view(-1)["moves"]


@clause("SW-51")
def test_stacks_and_the_units_of_a_tile():
    t = scene("viking-gaul", "a1:4 a1 d1", "a2")
    view = t.view(0)
    corner = view["tiles"][0]
    assert (corner["tile"], corner["seat"], corner["units"], corner["terrain"]) == ("a1", 0, 2, "plain")
    here = [(unit["unit"], unit["hp"], unit["pd"]) for unit in view["units"][0] if unit["tile"] == "a1"]
    assert here == [("u1", 4, 2), ("u2", 5, 2)]


@clause("SW-52")
def test_round_scores_units_left_and_whose_turn():
    t = scene("viking-gaul", "a1", "a2 a3", round=2)
    view = t.view(1)
    assert (view["round"], view["rounds"], view["score"], view["left"], view["turn"]) == (2, 5, [0, 0], [1, 2], 0)
    assert view["prompt"] == {"key": "prompt-act", "args": {"seat": 0, "idle": 1, "round": 2, "rounds": 5}}


@clause("SW-53")
def test_at_most_three_good_tiles_for_each_unit_and_all_of_them_moves():
    t = scene("gaul-dwarf", "c2 e2 c1", "c5")
    view = t.view(0)
    texts = {move["text"] for move in view["moves"]}
    assert view["suggestions"]
    for unit, good in view["suggestions"].items():
        assert 1 <= len(good) <= 3
        assert all(g["move"] in texts and g["move"].startswith(unit) for g in good)
    assert t.view(1)["suggestions"] == {} == t.view(-1)["suggestions"]


@clause("SW-53")
def test_a_gaul_on_a_mountain_is_sent_to_the_plain():
    t = scene("gaul-dwarf", "c1", "e5")
    assert t.view(0)["suggestions"]["u1"][0]["tile"] == "b1"


def test_odds_stand_beside_an_attack():
    t = scene("viking-gaul", "a1", "a2:4")
    odds = next(m["data"]["odds"] for m in t.view(0)["moves"] if m["data"]["kind"] == "attack")
    assert odds["kill"] == pytest.approx(0.6027, abs=1e-4)
    assert (odds["attacker"], odds["defender"], odds["unit"]) == (5, 4, "u1")
    assert odds["kill"] + odds["die"] + odds["both_live"] == pytest.approx(1)


def played(size: str, lang: str, moves: int = 60) -> ludotheque.Table:
    t = ludotheque.table("smallworld", seed=6, size=size, peoples="dwarf-gaul")
    dice = fresh_dice(1)
    for _ in range(moves):
        if t.turn == ludotheque.NATURE:
            t.nature()
        if not t.over:
            t.play(t.game.rules.club(t.box.plain, t.s, dice))
    return t


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_the_terminal_draws_every_size_in_eighty_columns(size, lang):
    t = played(size, lang, 25)
    out = StringIO()
    view = t.view(max(t.turn, 0), lang)
    Console(file=out, width=80, color_system=None).print(t.game.terminal(view, t.game.words(lang)))
    lines = out.getvalue().splitlines()
    side = t.view(0)["side"]
    assert max(map(len, lines)) <= 80
    assert any(line.startswith(f"{side:>2} ") for line in lines)
    assert "terminal-" not in out.getvalue() and "people-" not in out.getvalue()


def test_both_languages_have_the_same_words_and_tell_everything():
    game = ludotheque.game("smallworld")
    files = [(game.folder / f"words.{lang}.ftl").read_text() for lang in ("fr", "en")]
    keys = [set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) for text in files]
    assert keys[0] == keys[1]
    assert {f"told-{telling.key}" for telling in Told} <= keys[0]
    for option in game.options:
        assert {f"option-{option.name}", f"option-{option.name}-help"} <= keys[0]
        assert {f"option-{option.name}-{value}" for value in getattr(option, "values", ())} <= keys[0]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_story_without_a_missing_word(lang):
    t = played("small", lang, 400)
    assert t.over
    for seat in (0, 1, -1):
        for line in t.story(seat, lang):
            assert "{" not in line["text"] and "told-" not in line["text"] and "$" not in line["text"]
            assert line["clauses"]
