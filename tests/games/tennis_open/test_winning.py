"""Who wins at once."""

import pytest

from tests.games.tennis_open.tables import hit, lost, points, reply, told, won
from tests.support import clause


@clause("TO-50")
@pytest.mark.parametrize(("opponent", "wins"), [(1, True), (2, True), (3, False)])
def test_a_passing_wins_strictly_behind_the_volleyer(opponent, wins):
    t = hit(ball=2, opponent=opponent, dice="2 2")  # on 3
    assert won(t) == wins
    assert ("win-passing" in told(t)) == wins


@clause("TO-50")
def test_a_smash_return_behind_the_volleyer_wins_like_a_passing():
    assert won(hit(ball=2, opponent=3, dice="5", shot="smash-return"))
    assert reply(hit(ball=2, opponent=3, dice="4", shot="smash-return")) == "volley"


@clause("TO-50")
@pytest.mark.parametrize("shot", ["volley", "backcourt"])
def test_a_volley_with_two_dice_passes_too(shot):
    ball = 2 if shot == "volley" else 4
    total = "3 2" if shot == "volley" else "3 4"
    t = hit(ball=ball, opponent=3, dice=total, shot=shot, bonus=0 if shot == "volley" else None)
    assert won(t)
    assert "win-passing" in told(t)


@clause("TO-51")
@pytest.mark.parametrize("opponent", [1, 2, 3])
def test_a_lob_on_seven_wins(opponent):
    t = hit(ball=4, opponent=opponent, dice="3 3 4")
    assert won(t)
    assert "win-lob" in told(t)


@clause("TO-51")
def test_a_lob_behind_the_volleyer_may_be_smashed_and_one_in_front_is_volleyed():
    t = hit(ball=4, opponent=3, dice="2 2 4")
    assert "lobbed" in told(t)
    assert reply(hit(ball=4, opponent=3, dice="2 2 2")) == "volley"


@clause("TO-52")
@pytest.mark.parametrize(("opponent", "wins"), [(4, True), (5, True), (6, False), (7, False)])
def test_behind_a_defender_wins(opponent, wins):
    assert won(hit(ball=2, opponent=opponent, dice="3 4")) == wins  # on 6


@clause("TO-52")
@pytest.mark.parametrize("dice", ["5", "1 1 3"])
def test_behind_a_defender_wins_with_any_number_of_dice(dice):
    t = hit(ball=1, opponent=4, dice=dice)  # on 5
    assert won(t)
    assert "win-behind" in told(t)


@clause("TO-53")
@pytest.mark.parametrize("opponent", [4, 7, 8])
def test_a_drop_shot_wins_when_the_opponent_is_not_at_the_net(opponent):
    t = hit(ball=3, opponent=opponent, dice="3")
    assert won(t)
    assert "win-drop" in told(t)


@clause("TO-53")
@pytest.mark.parametrize(("dice", "bonus"), [("3", 0), ("1", 2)])
def test_a_one_die_volley_may_drop_with_or_without_bonus(dice, bonus):
    assert won(hit(ball=3, opponent=8, dice=dice, shot="volley", bonus=bonus))


@clause("TO-53")
def test_a_smash_return_may_drop():
    assert won(hit(ball=6, opponent=8, dice="6", shot="smash-return"))
    assert reply(hit(ball=6, opponent=2, dice="6", shot="smash-return")) == "volley"


@clause("TO-53")
@pytest.mark.parametrize("dice", ["1 2", "1 1 1"])
def test_two_or_three_dice_never_drop(dice):
    t = hit(ball=3, opponent=8, dice=dice)
    assert points(t) == (0, 0)
    assert t.s.ball == 1


@clause("TO-54")
@pytest.mark.parametrize("opponent", [2, 5, 7, 8])
def test_a_volley_on_seven_wins_wherever_the_opponent_stands(opponent):
    t = hit(ball=2, opponent=opponent, dice="3 3", shot="volley", bonus=2)
    assert won(t)
    assert "win-volley" in told(t)


@clause("TO-54")
def test_a_lobbed_volley_on_seven_wins_as_a_volley():
    assert won(hit(ball=2, opponent=3, dice="2 3 3", shot="volley", bonus=0))


@clause("TO-54")
@pytest.mark.parametrize("shot", ["plain", "backcourt"])
def test_other_shots_on_seven_do_not_win_against_the_baseline(shot):
    t = hit(ball=4, opponent=8, dice="4 6", shot=shot)
    assert points(t) == (0, 0)
    assert t.s.ball == 7


@clause("TO-54", "TO-33")
def test_a_plain_shot_on_the_sevens_defender_is_volleyed_from_the_backcourt():
    assert reply(hit(ball=4, opponent=7, dice="4 6")) == "backcourt"


@clause("TO-54")
def test_a_volley_beyond_seven_is_out():
    assert lost(hit(ball=2, opponent=8, dice="6 2", shot="volley", bonus=1))
