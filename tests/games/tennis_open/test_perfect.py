"""Tennis Open solved: the tables against the rules, the chain against counting, the player against the others."""

import math

import pytest

import ludotheque
from ludotheque.engine import plain
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE
from ludotheque.games.tennis.chain import Chain
from ludotheque.games.tennis.score import Score, current_set, serving_side, start_score
from ludotheque.games.tennis_open import position as at
from ludotheque.games.tennis_open.moves import Move
from ludotheque.games.tennis_open.perfect import Perfect, after_point, solution_report, solve, solve_for_pairs
from ludotheque.players import levels, player
from tests.support import clause

GAME = ludotheque.game("tennis_open")
RULES = GAME.rules
BOX = GAME.standard_box
SURFACES = at.SURFACES
SAMPLE, PROOF = 3_000, 100_000


def test_it_is_offered_as_a_player():
    assert levels(GAME)[-1] == "perfect"
    assert isinstance(player("perfect", GAME), Perfect)


@pytest.mark.parametrize("surface", SURFACES)
def test_the_iteration_has_converged(surface):
    assert solve(BOX, surface).change < 1e-10
    assert solve_for_pairs(BOX, surface).change < 1e-10


@clause("TO-23")
def test_the_servers_share_rises_and_rallies_shorten_from_clay_over_cement_to_grass():
    reports = [solution_report(BOX, surface) for surface in SURFACES]
    shares = [r["server_wins_point"] for r in reports]
    assert shares == sorted(shares) and shares[0] > 0.5
    lengths = [r["shots_a_point"] for r in reports]
    assert lengths == sorted(lengths, reverse=True)


def test_the_report_on_clay():
    report = solution_report(BOX, "clay")
    assert report["server_wins_point"] == pytest.approx(0.5908052468, abs=1e-9)
    assert report["best_place_after_service"]["1"]["place"] == at.BASELINE
    assert report["best_dice"]["6"] == {"1": 2, "2": 2, "3": 2, "4": 3, "5": 3, "6": 3, "7": 3, "8": 3}
    assert set(report["best_dice_of_return"]) == {"1", "2", "3"}
    assert report["first_server_wins_match"]["best of 3"] == pytest.approx(0.5, abs=1e-9)


def positions(seed, games=2, **options):
    """Positions of random matches, in plain records, with their table's legal moves."""
    for n in range(games):
        t = ludotheque.table("tennis_open", seed=f"{seed}.{n}", **options)
        dice = fresh_dice(seed + n)
        while not t.over:
            codes = t.codes()
            yield t, codes
            code = codes[below(dice, len(codes))]
            t.nature(code) if t.turn == NATURE else t.play(code)


@pytest.mark.parametrize("options", [{"surface": s} for s in SURFACES] + [{"doubles": 2}, {"doubles": 4, "surface": "grass"}])
def test_values_are_those_of_best_play_step_by_step(options):
    """At every position: a seat's value is that of its best move, Nature's the mean of what can come."""
    perfect = Perfect(GAME)
    checked = 0
    for t, codes in positions(7, 1, **options):
        if checked >= 250 or t.s.phase == at.Phase.TOSS:
            checked += 1
            continue
        after = []
        for code in codes:
            copy = t.now.copy()
            copy.do(code)
            after.append(perfect.value(copy, 0))
        side = t.turn % 2
        expected = sum(after) / len(after) if t.turn == NATURE else max(after) if side == 0 else min(after)
        assert perfect.value(t.now, 0) == pytest.approx(expected, abs=1e-11)
        assert perfect.value(t.now, 0) + perfect.value(t.now, 1) == pytest.approx(1.0)
        checked += 1


def test_the_player_takes_the_move_of_the_highest_value():
    perfect = Perfect(GAME)
    for t, codes in positions(11, 1):
        if t.turn >= 0 and t.s.phase != at.Phase.TOSS and len(t.log) < 300:
            worth = perfect.moves(t.now)
            assert set(worth) == set(codes)
            assert worth[perfect.choose(t.now, t.turn)] == max(worth.values())


def standing(score):
    """What the rest of a match depends on."""
    k = current_set(score)
    games = (score.games[k, 0], score.games[k, 1])
    return (*score.points, *games, *score.sets, score.opener, score.in_tie_break)


def test_the_chain_agrees_with_the_score_rules():
    """Iterated over all scores of a short match: games of 4 points, sets of 2 games, tie-break to 3, best of 3 sets."""
    a, b, longest = 0.62, 0.55, 30
    start = plain.new(Score)
    start_score(start, 0, 2, 4, 2, 2, 3, 2)
    states, found = {}, [start]
    while found:
        score = found.pop()
        if score.winner >= 0 or standing(score) in states or max(score.points) > longest:
            continue
        follow = [after_point(score, side) for side in range(2)]
        found.extend(follow)
        states[standing(score)] = (score, follow, a if serving_side(score) == 0 else 1.0 - b)
    value = dict.fromkeys(states, 0.5)

    def of(score):
        return (1.0 if score.winner == 0 else 0.0) if score.winner >= 0 else value.get(standing(score), 0.5)

    for _ in range(150):
        for key, (_score, (won, lost), p) in states.items():
            value[key] = p * of(won) + (1.0 - p) * of(lost)
    chain = Chain(a, b, 4, 2, 3, 2)
    assert chain.start[0] == pytest.approx(value[standing(start)], abs=1e-9)
    for key, (score, _follow, _p) in states.items():
        if max(score.points) < longest // 4:
            assert chain.value(score) == pytest.approx(value[key], abs=1e-6)


@pytest.mark.parametrize("tie_break", [7, 0])
def test_who_serves_first_does_not_matter(tie_break):
    chain = Chain(0.63, 0.58, tie_break=tie_break, sets_to_win=3)
    assert chain.start[0] == pytest.approx(chain.start[1], abs=1e-12)
    assert chain.start[0] > 0.5


def play_points(players, surface, points, seed):
    """Points of singles between two players; how often side 0 wins serving, and receiving. The score stands still."""
    play = Play(GAME, BOX, GAME.options.parse({"surface": surface}))
    s, dice = play.s, fresh_dice(seed)
    play.do(Move.FIRST)
    played, won = [0, 0], [0, 0]
    fresh = bytes(s.raw)
    while sum(played) < points:
        server = sum(played) % 2
        s.raw[:] = fresh
        s.server, s.receiver, s.hitter, s.target, s.ball_side = server, 1 - server, server, 1 - server, server
        while s.points == 0:
            turn = play.turn
            if turn == NATURE:
                codes = play.legal()
                move = codes[below(dice, len(codes))]
            else:
                move = players[turn].choose(play, turn, below(dice, 1 << 30))
            play.do(move)
        s.told.clear()
        played[server] += 1
        won[server] += s.last_winner == 0
    return won[0] / played[0], won[1] / played[1], played[0]


class Settled:
    """A slow player that plays in every position of a rally what it chose there the first time."""

    def __init__(self, other):
        self.other, self.known = other, {}

    def choose(self, seen, seat, seed):
        s = seen.s
        lie = sum(s.die[: s.thrown]) if s.phase == at.Phase.BONUS else 0
        key = (s.phase, s.server, s.hitter, s.place[0], s.place[1], s.ball, s.shot, s.fate, s.dice, lie)
        if key not in self.known:
            self.known[key] = self.other.choose(seen, seat, seed)
        return self.known[key]


def margin(p, n, errors):
    return errors * math.sqrt(p * (1.0 - p) / n)


def held_against_itself(surface, points):
    """Perfect against perfect: the server wins as often as computed, within 4 standard errors (5 in a sample)."""
    perfect = Perfect(GAME)
    serving, receiving, n = play_points([perfect, perfect], surface, points, seed=17)
    p = solve(BOX, surface).server_wins
    print(
        f"perfect against itself on {surface}, {n} points a side: the server wins {serving:.4f} and "
        f"{1 - receiving:.4f} ({p:.4f} computed), interval {margin(p, n, 1.96):.4f}"
    )
    errors = 4 if points >= PROOF else 5
    assert abs(serving - p) < margin(p, n, errors)
    assert abs((1.0 - receiving) - p) < margin(p, n, errors)


def held_against(other, surface, points):
    """Against anybody perfect wins at least as often as computed, as far as the interval can tell."""
    opponent = Settled(player(other, GAME)) if other == "pro" else player(other, GAME)
    serving, receiving, n = play_points([Perfect(GAME), opponent], surface, points, seed=23)
    p = solve(BOX, surface).server_wins
    print(
        f"perfect against {other} on {surface}, {n} points a side: wins {serving:.4f} serving ({p:.4f} computed), "
        f"{receiving:.4f} receiving ({1 - p:.4f}), interval {margin(p, n, 1.96):.4f}"
    )
    assert serving > p - margin(p, n, 4)
    assert receiving > (1.0 - p) - margin(p, n, 4)
    return serving, receiving


@pytest.mark.parametrize("surface", SURFACES)
def test_against_itself_the_server_wins_as_often_as_computed(surface):
    held_against_itself(surface, SAMPLE)


@pytest.mark.parametrize("other", ["random", "beginner", "club"])
def test_against_the_others_it_never_falls_below_its_value(other):
    held_against(other, "clay", SAMPLE)


def test_against_random_it_wins_most_points():
    serving, receiving = held_against("random", "cement", SAMPLE)
    assert serving > 0.7 and receiving > 0.5


@pytest.mark.prove
@pytest.mark.parametrize("surface", SURFACES)
def test_prove_the_server_wins_as_often_as_computed(surface):
    held_against_itself(surface, 2 * PROOF)


@pytest.mark.prove
@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("other", ["random", "beginner", "club", "pro"])
def test_prove_perfect_against_the_others(other, surface):
    held_against(other, surface, 2 * PROOF)


def test_another_box_is_solved_anew():
    data = {**BOX.data, "surfaces": [dict(row) for row in BOX.data["surfaces"]]}
    data["surfaces"][0]["service"] = ["A"] * 11 + ["1"]
    box = GAME.box(data)
    assert solve(box, "clay").server_wins > 0.9
    assert solve(BOX, "clay").server_wins < 0.6


def test_doubles_the_perfect_pair_beats_a_random_pair():
    perfect, random = player("perfect", GAME), player("random", GAME)
    wins = 0
    for n in range(6):
        t = ludotheque.table("tennis_open", seed=n, doubles=4)
        while not t.over:
            if t.turn == NATURE:
                t.nature()
            else:
                who = perfect if t.turn % 2 == 0 else random
                t.play(who.choose(t.seen(t.turn), t.turn, len(t.log)))
        wins += t.results()["winners"] == [0, 2]
    assert wins == 6
