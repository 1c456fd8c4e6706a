"""A card the automaton recovers after a foul is its next one: the restart, or it goes back into its pile before it (WF-96)."""

from ludotheque.games.worldwide_football.position import KINDS, Place
from tests.games.worldwide_football.alone import ITS_DISCARD, ITS_PILE, ITS_TABLE, answer, move, outcomes, solo
from tests.games.worldwide_football.pitch import active, hand, phase
from tests.support import clause


def fouled_pass(pa, in_discard, source):
    """Its P is fouled; its Meneur de jeu then recovers this card from its discard. PA are those before the P."""
    t = solo(ball=1)
    active(t, 3)
    move(t, in_discard, source, ITS_DISCARD)
    hand(t, 0, "Tac")
    t.s.pa = pa
    t.s.source = ITS_PILE
    t.nature("P")
    t.play("lay Tac")
    t.nature("5")
    t.nature("p2")
    return t


def waiting(t):
    return int(t.s.kinds.count[Place.NEXT])


@clause("WF-96", "WF-99")
def test_its_recovered_card_takes_the_free_kick_and_cannot_be_answered():
    for pa, after in ((0, 5), (3, 8)):  # at 5 PA, too, it comes before Special
        t = fouled_pass(pa, "PL", ITS_PILE)
        assert t.s.kinds.lies[ITS_TABLE, KINDS.index("PL")] == 1
        assert (t.s.pa, waiting(t)) == (after, 0)


@clause("WF-96", "WF-99")
def test_its_recovered_card_that_cannot_take_the_free_kick_goes_back_first():
    t = fouled_pass(0, "PP", Place.SPECIAL)
    assert outcomes(t) == {"P", "PL"}, "PP needs 4 or 5 PA"
    assert (t.s.kinds.lies[Place.SPECIAL, KINDS.index("PP")], waiting(t)) == (2, 0)


@clause("WF-96", "WF-100")
def test_its_recovered_through_ball_takes_the_corner_and_is_answered():
    t = fouled_pass(4, "PP", Place.SPECIAL)
    assert phase(t) == "shot", "a direct free kick at 6 PA"
    t.nature("3")
    t.nature("4")
    assert (t.s.corners[1], phase(t), waiting(t)) == (1, "defend", 0)
    answer(t)
    assert t.s.pa == 7
