"""What always holds, in every pair of teams and any mixture of modules."""

import itertools

import pytest

import ludotheque
from ludotheque.arena.simulation import simulate
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.games.worldwide_football import GAME
from ludotheque.games.worldwide_football.options import FACTS, MODULES
from ludotheque.games.worldwide_football.position import TEAMS, Position

PAIRS = list(itertools.permutations(TEAMS, 2))
MODES = ("amateur", "professional", "international", "solo")


def mixture(n):
    """A setup out of all there are: teams, modules, stadium, what follows a draw."""
    dice = fresh_dice(n)
    first, second = PAIRS[n % len(PAIRS)]
    return {
        "mode": MODES[(n + n // 4) % 4],
        "team_0": first,
        "team_1": second,
        **{name: below(dice, 4) > 0 for name in MODULES},
        "stadium": ("none", "first", "second")[below(dice, 3)],
        "counter_once": below(dice, 2) == 1,
        "keeper_on_penalty": below(dice, 2) == 1,
        "level": ("draw", "extra", "shootout")[below(dice, 3)],
    }


@pytest.mark.parametrize("n", range(20))
def test_cards_limits_points_and_stars_in_any_mixture(n):
    """`check` after every step: all cards there, hands within the limits (also after reds), PA at most 8, stars in bounds."""
    for players in (("random",), ("club",)):
        found = simulate(GAME, games=25, players=players, seed=n, options=mixture(n), checked=True)
        assert found.steps / found.games < FACTS.longest
        assert 2 <= found.measures["halves"] <= 5


def test_the_position_is_small():
    assert Position.dtype.itemsize <= 1024


def test_red_cards_and_bookings_happen_and_their_limits_hold():
    options = {"mode": "professional", "team_0": "italie", "team_1": "bresil"}
    found = simulate(GAME, games=400, players=("random",), seed=2, options=options, checked=True)
    assert found.measures["reds_0"] > 0 and found.measures["yellows_1"] > 0
    assert found.measures["penalties_0"] > 0 and found.measures["corners_1"] > 0


def test_the_club_player_beats_a_random_one():
    """Above 90 % of decided matches, with a wide margin for chance."""
    for mode in ("amateur", "professional", "international"):
        found = simulate(GAME, games=1500, players=("club", "random"), seed=4, options={"mode": mode})
        assert found.wins[0] > 0.9 - 5 * 0.0075, mode  # draws count half


@pytest.mark.parametrize("mode", MODES)
def test_a_position_reads_the_same_in_any_language(mode):
    """Views are language-neutral: only names of moves and seats differ."""
    t = ludotheque.table("worldwide_football", seed=9, mode=mode)
    dice = fresh_dice(9)
    for _ in range(60):
        if t.turn == ludotheque.NATURE:
            t.nature()
        else:
            codes = t.codes()
            t.play(codes[below(dice, len(codes))])
    seat = max(t.turn, 0)
    french, english = t.view(seat, "fr"), t.view(seat, "en")
    for key in french:
        if key not in ("moves", "names"):
            assert french[key] == english[key], key
