"""Where to stand after a shot; the smash."""

import pytest

from ludotheque.games.tennis_open import position as at
from ludotheque.games.tennis_open.rules.exchange import begin_stroke
from ludotheque.games.tennis_open.told import Told
from tests.games.tennis_open.tables import SURFACES, hit, lost, places, reply, serving, texts, to_hit, told, win_games, won
from tests.support import clause


def phase(t):
    return at.Phase(t.s.phase).text


@clause("TO-55")
def test_the_hitter_places_itself_before_the_opponent_decides():
    t = hit(ball=3, opponent=8, dice="4")
    assert (phase(t), t.turn) == ("place", 0)


@clause("TO-55")
@pytest.mark.parametrize("dice", ["3", "1", "6 6"])
def test_none_when_the_point_is_over(dice):
    t = hit(ball=3, opponent=8, dice=dice)
    assert phase(t) == "serve"


@clause("TO-55", "TO-61")
def test_a_lobber_places_itself_and_a_smash_overrides_that_place():
    t = hit(ball=4, opponent=3, dice="2 2 4")
    t.play("stand 5")
    assert (phase(t), t.turn, t.s.place[0]) == ("answer", 1, 5)
    t.play("smash")
    assert t.s.place[0] == 8


@clause("TO-55")
def test_a_lob_let_bounce_leaves_the_lobbers_place():
    t = hit(ball=4, opponent=3, dice="2 2 4")
    t.play("stand 5")
    t.play("bounce")
    assert t.s.place[0] == 5


@clause("TO-56")
@pytest.mark.parametrize(
    ("ball", "shot", "dice", "bonus", "allowed"),
    [
        (1, "volley", "1 1", 0, [1, 2, 3, 4]),  # hit from 2
        (2, "plain", "1 2", None, [1, 2, 3, 4, 5]),  # from 3
        (3, "plain", "1 3", None, [2, 3, 4, 5, 6]),  # from 4
        (5, "backcourt", "3 3", None, [3, 4, 5, 6, 7]),  # from 5
        (6, "backcourt", "4 4", None, [4, 5, 6, 7, 8]),  # from 6: the baseline is the step behind 7
        (7, "backcourt", "5 5", None, [5, 6, 7, 8]),
    ],
)
def test_on_the_court_one_stays_or_moves_one_or_two(ball, shot, dice, bonus, allowed):
    assert places(hit(ball=ball, opponent=8, dice=dice, shot=shot, bonus=bonus)) == allowed


@clause("TO-56")
def test_the_step_counts_from_the_hitting_place_not_from_where_it_stood():
    t = to_hit(ball=1, opponent=8)
    assert t.s.place[0] == 2  # it stood on the baseline
    t.play("dice 2")
    t.nature("2 2")
    assert places(t) == [1, 2, 3, 4]


@clause("TO-56")
@pytest.mark.parametrize("surface", SURFACES)
def test_only_on_grass_a_volley_may_be_followed_by_the_baseline(surface):
    """A volley is hit at most one step behind the last volley division; the baseline is the step behind 7."""
    last = SURFACES[surface]
    reached = {place for ball in range(1, last + 1) for place in places(volley_on(ball, surface))}
    assert max(reached) == last + 3 and (8 in reached) == (surface == "grass")


def volley_on(ball, surface):
    """A volley from a ball on `ball` that lands on 2, the opponent on the baseline."""
    return hit(
        ball=ball, opponent=8, dice="1" if ball == 1 else f"1 {ball}", shot="volley", surface=surface, bonus=int(ball == 1)
    )


@clause("TO-56")
def test_in_a_later_set_the_other_seat_steps_from_its_hitting_place_too():
    """B, on 5 (grass), volleys a ball on 3: it stands on 4 then, and may go from 2 to 6."""
    t = serving("grass")
    win_games(t, "B" * 6)
    t.s.place[0], t.s.place[1], t.s.ball, t.s.ball_side = 8, 5, 3, 1
    begin_stroke(t.box.plain, t.s, 1, at.Shot.VOLLEY)
    t.play("dice 2")
    t.nature("2 2")
    t.play("bonus 0")
    assert (t.turn, places(t)) == (1, [2, 3, 4, 5, 6])


@clause("TO-57")
@pytest.mark.parametrize(("dice", "landed", "net"), [("2 5", 5, False), ("3 5", 6, True), ("4 5", 7, True)])
def test_the_return_of_service_lets_come_in_as_any_ball_from_the_baseline(dice, landed, net):
    t = serving()
    t.nature("3")
    t.play("stand 8")
    t.play("dice 2")
    t.nature(dice)
    assert (t.turn, t.s.ball) == (1, landed)
    assert places(t) == [*(range(1, 8) if net else range(4, 8)), 8]


@clause("TO-57")
@pytest.mark.parametrize("surface", SURFACES)
def test_from_the_baseline_stay_or_defend(surface):
    volley = SURFACES[surface]
    t = hit(ball=6, opponent=8, dice="4 4", surface=surface)  # lands on 3
    assert places(t) == [*range(volley + 1, 8), 8]


@clause("TO-57")
@pytest.mark.parametrize(("dice", "landed", "net"), [("5 5", 5, False), ("6 5", 6, True), ("6 6", 7, True)])
def test_to_the_net_only_behind_a_ball_on_six_or_seven(dice, landed, net):
    t = hit(ball=6, opponent=8, dice=dice)
    assert t.s.ball == landed
    assert (1 in places(t)) == net


@clause("TO-60")
def test_a_lob_behind_the_volleyer_may_be_smashed_or_let_bounce():
    t = hit(ball=4, opponent=2, dice="2 2 2")  # on 3
    t.play("stand 8")
    assert (t.turn, texts(t)) == (1, ["smash", "bounce"])
    t.play("bounce")
    assert (at.Shot(t.s.shot).text, t.s.place[1]) == ("plain", 4)
    t.play("dice 1")
    t.nature("4")
    assert phase(t) == "place"  # no bonus: it was no volley


@clause("TO-60")
@pytest.mark.parametrize(("surface", "dice", "landed", "from_"), [("clay", "3 3 2", 5, 8), ("grass", "3 3 1", 4, 5)])
def test_a_lob_let_bounce_drives_back_to_where_that_ball_is_played(surface, dice, landed, from_):
    """A long one to the baseline, straight from the volley; a short one just behind the bounce."""
    t = hit(ball=4, opponent=2, dice=dice, surface=surface)
    t.play("stand 5")
    t.play("bounce")
    assert (t.s.ball, t.s.place[1], at.Shot(t.s.shot).text) == (landed, from_, "plain")


@clause("TO-61")
def test_the_smasher_stands_on_the_balls_division_and_throws_two_dice():
    t = hit(ball=4, opponent=2, dice="2 2 4")  # on 5
    t.play("stand 6")
    step = t.play("smash")
    assert (t.s.place[1], t.s.place[0], t.s.dice) == (5, 8, 2)
    assert Told(step.told[0][0]).key == "smash"
    t.nature("3 3")
    assert phase(t) == "place"  # no bonus


@clause("TO-62")
@pytest.mark.parametrize(("ball", "allowed"), [(5, [1, 2, 3, 5, 8]), (3, [1, 2, 3, 8])])
def test_after_a_smash_to_the_net_to_the_baseline_or_where_it_was_hit(ball, allowed):
    assert places(hit(ball=ball, opponent=8, dice="3 3", shot="smash")) == allowed


@clause("TO-63")
def test_a_smash_on_seven_wins_without_a_die():
    t = hit(ball=5, opponent=8, dice="6 5", shot="smash")
    assert won(t)
    assert "win-smash" in told(t)


@clause("TO-63", "TO-42")
@pytest.mark.parametrize("place", [1, 3, 5, 8])
def test_any_other_smash_is_returned_with_one_die_whatever_the_smashers_place(place):
    t = hit(ball=5, opponent=8, dice="6 4", shot="smash")
    t.play(f"stand {place}")
    assert (at.Shot(t.s.shot).text, t.s.dice, t.s.place[1]) == ("smash-return", 1, 8)


@clause("TO-61", "TO-63")
def test_a_smash_in_the_net_or_out_loses():
    assert lost(hit(ball=5, opponent=8, dice="1 2", shot="smash"))
    assert lost(hit(ball=3, opponent=8, dice="6 6", shot="smash"))


@clause("TO-62")
def test_a_smash_return_meets_the_smasher_where_it_stayed():
    t = hit(ball=5, opponent=8, dice="3 3", shot="smash")  # on 2
    t.play("stand 5")
    t.nature("6")  # from 2: lands on 5, on the smasher's own division
    assert reply_of_b(t) == "backcourt"


def reply_of_b(t):
    assert t.turn == 1
    return reply(t)


def test_the_risk_of_a_place_is_what_the_next_shot_would_win():
    """The view's risk, against the odds the opponent is then shown."""
    t = hit(ball=6, opponent=8, dice="6 6")  # on 7
    risks = t.view(0)["risks"]
    assert set(risks) == {f"stand {place}" for place in range(1, 9)}
    for place in (2, 5, 8):
        later = hit(ball=6, opponent=8, dice="6 6")
        later.play(f"stand {place}")
        best = max(odds["won"] for odds in later.view(1)["odds"].values())
        assert risks[f"stand {place}"] == pytest.approx(best)
