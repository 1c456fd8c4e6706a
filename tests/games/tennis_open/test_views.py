"""What people see: odds, terminal and page of every phase, in both languages."""

import io

import pytest
from rich.console import Console

import ludotheque
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.rule import NATURE, SPECTATOR
from ludotheque.games.tennis_open import position as at
from ludotheque.server.web import render
from tests.games.tennis_open.tables import hit, serving, to_hit, win_games, win_points

GAME = ludotheque.game("tennis_open")
MODES = [{"surface": "clay"}, {"surface": "grass", "doubles": 2}, {"surface": "cement", "doubles": 4}]


def phases(options):
    """A table at the first of each of its phases, and at the end."""
    t = ludotheque.table("tennis_open", seed=4, names=["Ann <b>", "Bob", "Cid", "Dee"], **options)
    dice, seen = fresh_dice(2), set()
    while not t.over:
        if t.s.phase not in seen:
            seen.add(t.s.phase)
            yield t
        codes = t.codes()
        t.nature(codes[below(dice, len(codes))]) if t.turn == NATURE else t.play(codes[below(dice, len(codes))])
    yield t
    assert seen >= {
        at.Phase.SERVE,
        at.Phase.SERVER_PLACE,
        at.Phase.DICE,
        at.Phase.THROW,
        at.Phase.BONUS,
        at.Phase.PLACE,
        at.Phase.ANSWER,
    }


@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_terminal_draws_every_phase_within_80_columns(options, lang):
    for t in phases(options):
        for seat in (SPECTATOR, max(t.turn, 0)):
            out = io.StringIO()
            Console(file=out, width=80).print(GAME.terminal(t.view(seat, lang), GAME.words(lang)))
            lines = out.getvalue().splitlines()
            assert max(map(len, lines)) <= 80
            assert any("┃" in line for line in lines)


@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_draws_every_phase(options, lang):
    words, macros, ui = GAME.words(lang), render.macros("tennis_open"), render.ui()
    for t in phases(options):
        for seat in (SPECTATOR, max(t.turn, 0)):
            view = t.view(seat, lang)
            drawn = {name: str(macros[name](view, words, ui)) for name in ("score", "board", "extra", "moves")}
            assert "<b>" not in drawn["score"].replace("Ann &lt;b&gt;", "")
            assert drawn["board"].count("to-ball") == (0 if view["phase"] in ("toss", "over") else 2)
            assert drawn["board"].count('class="to-man') == 2 * len(view["men"])
            for move in view["moves"]:
                assert f'value="{move["text"]}"' in drawn["moves"]
                if move["data"]["kind"] in ("stand", "on"):
                    assert f'data-move="{move["text"]}"' in drawn["board"]


def test_the_odds_of_a_passing_and_a_lob():
    """Ball on 4, volleyer on 3 (clay): a passing wins on 4 to 7, a lob on 7 only."""
    odds = to_hit(ball=4, opponent=3).view(0)["odds"]
    assert set(odds) == {"dice 2", "dice 3"}
    passing, lob = odds["dice 2"], odds["dice 3"]
    assert passing["won"] == pytest.approx((6 + 5 + 4 + 3) / 36)
    assert passing["lost"] == pytest.approx((1 + 2 + 2 + 1) / 36)  # 2 and 3 in the net, 11 and 12 out
    assert lob["won"] == pytest.approx(27 / 216)
    for each in odds.values():
        assert sum(t["p"] for t in each["totals"]) == pytest.approx(1.0)
        assert each["won"] + each["on"] + each["lost"] == pytest.approx(1.0)
    landed = {t["total"]: (t["division"], t["fate"]) for t in lob["totals"]}
    assert landed[7] == (4, "lobbed") and landed[10] == (7, "win-lob") and landed[3] == (0, "net") and landed[11] == (0, "out")


def test_the_odds_of_a_volley_count_its_best_bonus():
    """The rulebook's example: on 2, two dice showing 5 to 8 can reach 7."""
    odds = to_hit(ball=2, opponent=8, shot="volley").view(0)["odds"]["dice 2"]
    wins = [t["total"] for t in odds["totals"] if t["fate"] == "win-volley"]
    assert wins == [5, 6, 7, 8]
    assert odds["won"] == pytest.approx((4 + 5 + 6 + 5) / 36)


def test_the_odds_of_a_bonus_are_sure():
    t = to_hit(ball=2, opponent=8, shot="volley")
    t.play("dice 2")
    t.nature("3 3")
    odds = t.view(0)["odds"]
    assert [odds[f"bonus {n}"]["won"] for n in range(4)] == [0.0, 0.0, 1.0, 0.0]
    assert odds["bonus 3"]["lost"] == 1.0


def test_only_who_decides_is_shown_odds():
    t = to_hit(ball=4, opponent=3)
    assert t.view(1)["odds"] == t.view(SPECTATOR)["odds"] == {}


def test_smash_odds_are_shown_before_it_is_announced():
    t = hit(ball=4, opponent=3, dice="2 2 4")
    t.play("stand 5")
    odds = t.view(1)["odds"]
    assert set(odds) == {"smash"}
    assert odds["smash"]["won"] == pytest.approx(2 / 36)  # 11 from division 5: on 7


def test_what_is_at_stake_is_shown():
    t = serving()
    win_games(t, "A" * 6 + "A" * 5)
    win_points(t, "AAA")
    assert t.view(0)["match"]["stake"] == [3, 0]
    out = io.StringIO()
    Console(file=out, width=100).print(GAME.terminal(t.view(0, "fr"), GAME.words("fr")))
    assert "Balle de match" in out.getvalue()
