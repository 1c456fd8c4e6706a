"""The judgement: in singles as exact as the solution, in doubles sensible; and it follows the box."""

import pytest

import ludotheque
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.rule import NATURE
from ludotheque.games.tennis_open.perfect import Perfect

GAME = ludotheque.game("tennis_open")


def match(seed, box=None, **options):
    """The positions of a random match."""
    t = ludotheque.table("tennis_open", seed=seed, box=box, **options)
    dice = fresh_dice(seed)
    while not t.over:
        yield t
        codes = t.codes()
        code = codes[below(dice, len(codes))]
        t.nature(code) if t.turn == NATURE else t.play(code)


def other_box():
    data = {**GAME.standard_box.data, "exchange": [1, 2, 2, 3, 4, 5], "bonus": 2}
    data["match"] = {"game_points": 3, "set_games": 4, "tie_break": 5}
    data["surfaces"] = [{**row, "volley": 3, "service": ["1", "2", "3", "F"] * 3} for row in data["surfaces"]]
    return GAME.box(data)


@pytest.mark.parametrize("options", [{}, {"surface": "grass", "sets": 5}, {"surface": "cement", "tie_break": False}])
@pytest.mark.parametrize("standard", [True, False])
def test_in_singles_the_estimate_is_exact(options, standard):
    box = GAME.standard_box if standard else other_box()
    perfect, checked = Perfect(GAME), 0
    for t in match(3, box, **options):
        if len(t.log) % 7 == 0:
            exact = perfect.value(t.now, 0)
            assert GAME.rules.estimate(box.plain, t.s, 0) == pytest.approx(exact, abs=1e-7)
            assert GAME.rules.estimate(box.plain, t.s, 1) == pytest.approx(1.0 - exact, abs=1e-7)
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("standard", [True, False])
def test_in_singles_the_club_player_plays_perfectly(standard):
    box = GAME.standard_box if standard else other_box()
    perfect = Perfect(GAME)
    for t in match(5, box):
        if t.turn >= 0 and len(t.log) % 3 == 0:
            worth = perfect.moves(t.now)
            assert worth[GAME.rules.club(box.plain, t.s, fresh_dice(1))] == pytest.approx(max(worth.values()), abs=1e-8)


def test_long_tie_breaks_and_sets_are_estimated_by_their_lead():
    t = ludotheque.table("tennis_open", seed=1, tie_break=False)
    t.nature("first A")
    perfect = Perfect(GAME)
    for games in ((30, 30), (31, 30), (30, 31)):
        t.s.score.games[0, 0], t.s.score.games[0, 1] = games
        t.s.score.opener = sum(games) % 2
        assert GAME.rules.estimate(t.box.plain, t.s, 0) == pytest.approx(perfect.value(t.now, 0), abs=1e-7)
    t = ludotheque.table("tennis_open", seed=1)
    t.nature("first A")
    score = t.s.score
    score.in_tie_break, score.games[0, 0], score.games[0, 1] = 1, 6, 6
    for points in ((40, 40), (41, 40), (40, 41), (39, 40)):
        score.points[0], score.points[1] = points
        play = t.now.copy()
        copy = play.s
        copy.server = copy.hitter = (sum(points) + 1) // 2 % 2
        copy.receiver = copy.target = 1 - copy.server
        assert GAME.rules.estimate(t.box.plain, copy, 0) == pytest.approx(perfect.value(play, 0), abs=1e-7)


def test_in_doubles_a_lead_counts():
    t = ludotheque.table("tennis_open", seed=1, doubles=4)
    t.nature("first A")
    level = GAME.rules.estimate(t.box.plain, t.s, 0)
    t.s.score.games[0, 0] = 4
    ahead = GAME.rules.estimate(t.box.plain, t.s, 0)
    assert ahead > level + 0.1
    assert GAME.rules.estimate(t.box.plain, t.s, 2) == ahead
    assert GAME.rules.estimate(t.box.plain, t.s, 1) == pytest.approx(1.0 - ahead)
