"""The rulebook's worked examples."""

import pytest

from ludotheque.games.tennis_open import position as at
from tests.games.tennis_open.tables import hit, places, reply, serving, texts, to_hit, told, won
from tests.support import clause


@clause("TO-22")
def test_example_1_services_on_clay():
    t = serving()
    t.nature("3")
    assert (t.s.ball, t.s.ball_side) == (3, 1)
    import ludotheque

    t = ludotheque.table("tennis_open", seed=1)
    t.nature("first B")
    t.nature("2")
    assert (t.s.ball, t.s.ball_side) == (2, 0)


@clause("TO-03", "TO-25")
def test_example_2_seven_with_two_dice_on_that_service():
    t = serving()
    t.nature("3")
    t.play("stand 8")
    t.play("dice 2")
    t.nature("3 4")
    assert (t.s.ball, t.s.ball_side) == (5, 0)


@clause("TO-50")
@pytest.mark.parametrize("volleyer", [3, 2, 1])
def test_example_3_passing(volleyer):
    t = hit(ball=4, opponent=volleyer, dice="3 4")
    assert won(t)
    assert "win-passing" in told(t)


@clause("TO-51")
def test_example_4_lob():
    t = hit(ball=4, opponent=3, dice="3 3 4")
    assert won(t)
    assert "win-lob" in told(t)


@clause("TO-32", "TO-43", "TO-54")
def test_example_5_volley():
    t = hit(ball=5, opponent=3, dice="2 4")
    assert t.s.ball == 2
    assert reply(t) == "volley"
    assert t.s.place[1] == 3
    for dice in ("2 3", "3 3", "3 4", "4 4"):
        total = sum(map(int, dice.split()))
        volley = hit(ball=2, opponent=8, dice=dice, shot="volley", bonus=8 - total)
        assert won(volley)
        assert "win-volley" in told(volley)
    assert 8 - 4 > 3  # four and less can't


@clause("TO-60", "TO-61")
def test_example_6_smash():
    t = hit(ball=4, opponent=3, dice="2 2 3")
    assert t.s.ball == 4
    t.play("stand 8")
    assert texts(t) == ["smash", "bounce"]
    t.play("smash")
    assert (t.s.place[1], t.s.dice) == (4, 2)


@clause("TO-53")
@pytest.mark.parametrize(("opponent", "wins"), [(4, True), (8, True)])
def test_example_7_drop(opponent, wins):
    t = to_hit(ball=2, opponent=opponent)
    assert t.s.place[0] == 3
    t.play("dice 1")
    t.nature("2")
    assert won(t) == wins
    assert "win-drop" in told(t)


@clause("TO-63", "TO-53")
def test_example_8_smash_return():
    for face in range(1, 7):
        t = hit(ball=6, opponent=8, dice=str(face), shot="smash-return")
        assert won(t) == (face == 6)
    t = hit(ball=6, opponent=2, dice="6", shot="smash-return")
    assert t.s.ball == 1
    assert reply(t) == "volley"
    assert at.Shot(t.s.shot).text == "volley"


@clause("TO-62")
def test_the_smasher_may_return_to_the_net_as_the_rulebook_says():
    assert places(hit(ball=4, opponent=8, dice="3 3", shot="smash")) == [1, 2, 3, 4, 8]
