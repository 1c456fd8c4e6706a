"""Who hits from where, with how many dice."""

import pytest

from ludotheque.games.tennis_open import GAME
from ludotheque.games.tennis_open import position as at
from tests.games.tennis_open.tables import hit, points, reply, serving, texts, to_hit, told, won
from tests.support import clause


def phase(t):
    return at.Phase(t.s.phase).text


@clause("TO-30", "TO-34", "TO-35")
@pytest.mark.parametrize("opponent", [4, 6, 8])
def test_a_short_ball_is_met_one_step_behind_its_bounce(opponent):
    t = hit(ball=1, opponent=opponent, dice="1 2")  # lands on 3
    assert reply(t) == "plain"
    assert t.s.place[1] == 4
    assert texts(t) == ["dice 1", "dice 2", "dice 3"]


@clause("TO-30", "TO-43")
def test_who_comes_forward_for_a_short_ball_has_no_bonus():
    t = hit(ball=1, opponent=8, dice="2")
    reply(t)
    t.play("dice 1")
    t.nature("2")
    assert phase(t) in ("place", "serve")  # no bonus is asked


@clause("TO-30", "TO-56")
def test_behind_the_last_volley_division_lies_a_defence_division():
    t = hit(ball=1, opponent=8, dice="3")
    reply(t)
    assert t.s.place[1] == 4
    t.play("dice 2")
    t.nature("1 2")
    assert [m.data["place"] for m in t.moves()] == [2, 3, 4, 5, 6]


@clause("TO-31", "TO-35")
def test_a_long_ball_is_played_from_the_baseline():
    t = hit(ball=1, opponent=8, dice="2 3")
    assert reply(t) == "plain"
    assert t.s.place[1] == 8


@clause("TO-31", "TO-36")
def test_also_by_one_who_stood_behind_the_bounce_in_the_defence_zone():
    t = hit(ball=1, opponent=6, dice="2 3")
    assert reply(t) == "plain"
    assert t.s.place[1] == 8


@clause("TO-32", "TO-37")
@pytest.mark.parametrize(("dice", "division"), [("1 1", 1), ("1 2", 2), ("1 3", 3)])
def test_a_volleyer_volleys_every_ball_on_or_in_front_of_its_division(dice, division):
    t = hit(ball=2, opponent=3, dice=dice)
    landed = t.s.ball
    assert landed == division
    assert reply(t) == "volley"
    assert t.s.place[1] == division + 1


@clause("TO-32")
def test_a_volley_from_behind_the_volley_zone_is_still_a_volley():
    t = hit(ball=1, opponent=3, dice="1 2")
    assert reply(t) == "volley"
    assert t.s.place[1] == 4
    t.play("dice 2")
    t.nature("2 2")
    assert texts(t) == ["bonus 0", "bonus 1", "bonus 2", "bonus 3"]


@clause("TO-33", "TO-36", "TO-42")
def test_a_backcourt_volley_from_the_very_division_with_two_dice():
    t = hit(ball=1, opponent=5, dice="2 3")
    assert reply(t) == "backcourt"
    assert t.s.place[1] == 5
    assert (phase(t), t.s.dice) == ("throw", 2)


@clause("TO-33", "TO-43", "TO-54")
def test_a_backcourt_volley_has_no_bonus_and_does_not_win_on_seven():
    t = hit(ball=5, opponent=8, dice="5 6", shot="backcourt")
    assert phase(t) == "place"
    assert t.s.ball == 7


@clause("TO-34")
def test_only_who_stood_at_the_net_volleys():
    assert reply(hit(ball=1, opponent=8, dice="2")) == "plain"
    assert reply(hit(ball=1, opponent=2, dice="1 1")) == "volley"


@clause("TO-35")
def test_against_the_baseline():
    assert won(hit(ball=3, opponent=8, dice="3"))
    assert won(hit(ball=3, opponent=8, dice="5 4", shot="volley", bonus=0))
    assert reply(hit(ball=3, opponent=8, dice="3 1")) == "plain"
    assert phase(hit(ball=3, opponent=8, dice="5 4")) == "place"


@clause("TO-36")
def test_against_a_defender():
    assert won(hit(ball=3, opponent=5, dice="5 3"))  # on 6
    assert won(hit(ball=3, opponent=5, dice="3"))  # drop
    assert won(hit(ball=3, opponent=7, dice="5 4", shot="volley", bonus=0))
    assert reply(hit(ball=3, opponent=5, dice="4 3")) == "backcourt"
    assert reply(hit(ball=3, opponent=5, dice="3 3")) == "plain"  # on 4
    t = hit(ball=3, opponent=5, dice="3 1")  # on 2
    assert reply(t) == "plain"
    assert t.s.place[1] == 3


@clause("TO-37")
def test_against_a_volleyer():
    assert reply(hit(ball=3, opponent=2, dice="1 3")) == "volley"
    assert won(hit(ball=3, opponent=2, dice="2 3"))
    assert won(hit(ball=3, opponent=2, dice="3 3 3"))
    assert won(hit(ball=3, opponent=2, dice="1 4", shot="return"))
    t = hit(ball=3, opponent=2, dice="1 2 2")  # on 3
    t.play("stand 4")
    assert texts(t) == ["smash", "bounce"]


@clause("TO-37", "TO-60")
@pytest.mark.parametrize(("dice", "stands"), [("1 2 2", 4), ("2 2 3", 8)])
def test_a_lob_let_bounce_is_played_like_any_ball(dice, stands):
    t = hit(ball=3, opponent=2, dice=dice)
    t.play("stand 4")
    t.play("bounce")
    assert (at.Shot(t.s.shot).text, t.s.place[1]) == ("plain", stands)
    assert texts(t) == ["dice 1", "dice 2", "dice 3"]


@clause("TO-38")
@pytest.mark.parametrize(("dice", "stands"), [("2 3", 3), ("4 4", 8)])
def test_after_a_smash_the_opponent_returns_with_one_die(dice, stands):
    t = hit(ball=4, opponent=3, dice=dice, shot="smash")
    assert reply(t) == "smash-return"
    assert t.s.place[1] == stands
    assert (phase(t), t.s.dice) == ("throw", 1)


@clause("TO-38", "TO-63")
def test_a_smash_on_seven_wins():
    assert won(hit(ball=4, opponent=3, dice="4 6", shot="smash"))


@clause("TO-39")
def test_one_stroke_in_its_order():
    t = to_hit(ball=4, opponent=3)
    assert (phase(t), t.turn) == ("dice", 0)
    t.play("dice 3")
    assert phase(t) == "throw"
    t.nature("2 2 3")
    assert (phase(t), t.turn) == ("place", 0)
    t.play("stand 6")
    assert (phase(t), t.turn) == ("answer", 1)
    t.play("smash")
    assert (phase(t), t.turn) == ("throw", -1)


@clause("TO-39", "TO-43")
def test_the_bonus_comes_after_the_dice_and_before_the_landing():
    t = to_hit(ball=2, opponent=8, shot="volley")
    t.play("dice 1")
    t.nature("3")
    assert phase(t) == "bonus"
    t.play("bonus 2")
    assert (phase(t), t.s.ball) == ("place", 4)


@clause("TO-39")
def test_a_step_with_one_choice_is_not_asked():
    for shot, count in (("backcourt", 2), ("smash", 2), ("smash-return", 1)):
        t = to_hit(ball=5, opponent=8, shot=shot)
        assert (t.turn, t.s.dice) == (-1, count)


@clause("TO-39", "TO-43")
@pytest.mark.parametrize("most", range(4))
def test_a_volleyer_is_asked_for_a_bonus_only_if_the_box_gives_one(most):
    box = GAME.box({**GAME.standard_box.data, "bonus": most})
    t = to_hit(ball=2, opponent=8, shot="volley", box=box)
    t.play("dice 1")
    t.nature("3")
    assert texts(t) == ([f"bonus {n}" for n in range(most + 1)] if most else [f"stand {n}" for n in range(1, 6)])


@clause("TO-40")
@pytest.mark.parametrize("dice", ["4", "1 3", "1 1 2"])
def test_the_ball_moves_by_the_total_of_the_dice(dice):
    t = hit(ball=2, opponent=8, dice=dice)
    assert (t.s.ball, t.s.ball_side, t.s.ball_from) == (3, 1, 2)


@clause("TO-40")
@pytest.mark.parametrize("opponent", [4, 7, 8])
def test_one_two_or_three_dice(opponent):
    assert texts(to_hit(ball=3, opponent=opponent)) == ["dice 1", "dice 2", "dice 3"]


@clause("TO-41")
@pytest.mark.parametrize("shot", ["plain", "volley"])
def test_against_a_volleyer_only_passing_or_lob(shot):
    assert texts(to_hit(ball=3, opponent=2, shot=shot)) == ["dice 2", "dice 3"]


@clause("TO-41", "TO-40")
def test_a_volleyer_takes_any_number_of_dice_against_the_others():
    for opponent in (5, 8):
        assert texts(to_hit(ball=2, opponent=opponent, shot="volley")) == ["dice 1", "dice 2", "dice 3"]


@clause("TO-42", "TO-41")
def test_forced_numbers_of_dice_go_before_passing_and_lob():
    assert to_hit(ball=5, opponent=2, shot="backcourt").s.dice == 2
    assert to_hit(ball=5, opponent=2, shot="smash-return").s.dice == 1
    assert to_hit(ball=4, opponent=2, shot="smash").s.dice == 2


@clause("TO-43")
@pytest.mark.parametrize(
    ("opponent", "dice", "bonus", "what"),
    [
        (8, "1 1", 2, "lands"),  # clears the net
        (8, "6", 3, "win-volley"),  # reaches 7
        (8, "2", 1, "win-drop"),  # drops on 1
        (2, "2 2", 1, "win-passing"),  # passes: on 3
        (2, "1 1 2", 3, "lobbed"),  # lobs: on 5
    ],
)
def test_the_bonus_serves_any_purpose(opponent, dice, bonus, what):
    t = hit(ball=3, opponent=opponent, dice=dice, shot="volley", bonus=bonus)
    assert what in told(t)


@clause("TO-43")
def test_a_volley_that_would_be_in_the_net_is_saved_by_its_bonus():
    t = hit(ball=5, opponent=8, dice="1 2", shot="volley", bonus=3)
    assert t.s.ball == 2
    assert points(t) == (0, 0)


@clause("TO-43")
@pytest.mark.parametrize("shot", ["plain", "return", "backcourt", "smash", "smash-return"])
def test_no_bonus_on_any_other_shot(shot):
    dice = {"smash-return": "6", "plain": "5"}.get(shot, "3 3")
    t = hit(ball=4, opponent=8, dice=dice, shot=shot)
    assert phase(t) == "place"


@clause("TO-31", "TO-33")
def test_a_smash_draws_its_hitter_from_the_baseline_rule():
    t = hit(ball=4, opponent=3, dice="1 2 4")  # a lob on 4
    t.play("stand 8")
    t.play("smash")
    assert t.s.place[1] == 4


@clause("TO-20")
def test_the_ball_is_in_the_servers_hand_before_the_service():
    t = serving()
    assert (t.s.ball, t.s.ball_side) == (0, 0)
