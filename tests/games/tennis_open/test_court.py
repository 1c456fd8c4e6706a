"""The court: divisions, zones, and how far a ball flies."""

import pytest

from ludotheque.games.tennis_open.rules.fate import landing, zone
from tests.games.tennis_open.tables import SURFACES, hit, lost, serving, to_hit
from tests.support import clause


@clause("TO-01", "TO-02")
@pytest.mark.parametrize("surface", SURFACES)
def test_zones_of_a_surface(surface):
    t = serving(surface)
    zones = [zone(t.box.plain, t.s, place) for place in range(1, 9)]
    volley = SURFACES[surface]
    assert zones == [0] * volley + [1] * (7 - volley) + [2]


@clause("TO-03")
def test_ball_moves_division_by_division_and_the_first_divisions_touch():
    assert landing(1, 1) == 1
    assert landing(3, 7) == 5
    assert landing(4, 7) == 4
    assert landing(4, 10) == 7


@clause("TO-03")
def test_too_little_goes_into_the_net_and_too_much_is_out():
    assert lost(hit(ball=4, opponent=8, dice="3"))
    assert lost(hit(ball=4, opponent=8, dice="5 6"))
    assert not lost(hit(ball=4, opponent=8, dice="5 5"))


@clause("TO-03")
def test_only_a_smash_on_seven_cannot_be_returned_with_one_die():
    assert [ball for ball in range(1, 8) if landing(ball, 6) < 1] == [7]


@clause("TO-03")
@pytest.mark.parametrize("place", [1, 5, 8])
def test_the_hitters_own_place_does_not_enter(place):
    t = to_hit(ball=4, opponent=8)
    t.s.place[0] = place
    t.play("dice 2")
    t.nature("3 3")
    assert t.s.ball == 3
