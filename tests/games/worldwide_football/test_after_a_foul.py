"""After a foul, everything in its order: WF-57."""

import pytest

from tests.games.worldwide_football.pitch import can, duel, hand, match, no_abilities, phase, players, texts, told, until
from tests.support import clause


def pro(**options):
    return no_abilities(match("professional", **options))


def duel_after_pass(t):
    """A P at 0 PA is fouled by a Tac; its player card is drawn."""
    hand(t, 0, "P")
    hand(t, 1, "Tac")
    t.play("lay P")
    t.play("pass") if phase(t) == "with" else None
    t.play("lay Tac")
    t.nature("5")
    t.nature("p1")
    until(t, "after")


@clause("WF-57")
def test_after_a_foul_everything_in_its_order():
    """PA and effect; the card; replacements, attacker then defender; the kind of set piece; après cards; the set piece."""
    t = match("professional", teams=("espagne", "france"))
    no_abilities(t)
    t.s.stars[0] = t.s.stars[1] = 1
    players(t, 0, 6)  # après P: PA 2
    players(t, 1, 3)
    hand(t, 0, "P")
    hand(t, 1, "Tac P")
    t.s.pa = 4
    t.play("lay P")
    t.play("pass")
    t.play("lay Tac")
    t.nature("2")
    assert phase(t) == "draw-player"
    t.nature("p1")
    assert (phase(t), t.turn) == ("punish", 1)
    t.play("discard P")
    assert (phase(t), t.turn) == ("replace", 0)
    t.play("replace 1")
    assert t.s.stars[0] == 2
    t.play("pass")
    assert (phase(t), t.turn) == ("replace", 1)
    t.play("pass")
    assert (phase(t), t.turn, t.s.pa) == ("after", 0, 6)
    assert "direct" in told(t), "the kind is fixed before the après card"
    t.play("player 6")
    until(t, "mark", "shot", "face")
    assert t.s.pa == 8
    assert phase(t) in ("mark", "shot"), "8 PA now, and still a direct free kick"
    assert t.s.penalties[0] == 0


@clause("WF-57")
@pytest.mark.parametrize("seat", [0, 1])
def test_apres_cards_of_a_fouled_action_count_for_its_free_kick(seat):
    teams = ("espagne", "france") if seat == 0 else ("france", "espagne")
    t = no_abilities(match("professional", ball=seat, teams=teams))
    players(t, seat, 6)  # après P: PA 2
    hand(t, seat, "P PP D")
    hand(t, 1 - seat, "Tac Int")
    t.play("lay P")
    t.play("pass")  # no avec card
    t.play("lay Tac")
    t.nature("5")
    t.nature("p1")
    assert (phase(t), t.turn) == ("after", seat)
    t.play("player 6")
    until(t, "attack")
    assert (t.s.pa, t.s.restart) == (4, 1)
    assert texts(t) == {"lay PP", "give"}, "a free kick at 4 PA: no D"
    t.play("lay PP")
    assert t.s.pa == 6, "not defended"


@clause("WF-57", "WF-17")
def test_an_apres_card_after_a_foul_can_be_replied_to():
    t = pro(teams=("espagne", "france"))
    players(t, 0, 6)
    players(t, 1, 3)  # cancels on 9+
    duel_after_pass(t)
    t.play("player 6")
    t.play("player 3")
    t.nature("9")
    until(t, "attack")
    assert (t.s.pa, t.s.restart) == (2, 1), "cancelled; the free kick comes all the same"


@clause("WF-57", "WF-67")
def test_a_simulated_foul_has_its_apres_cards_too():
    t = pro(teams=("espagne", "france"))
    can(t, 0, "simulation")
    players(t, 0, 6)
    hand(t, 0, "P")
    hand(t, 1, "Tac")
    t.play("lay P")
    t.play("pass")
    t.play("lay Tac")
    t.nature("7")
    t.play("use simulation")
    t.nature("4")
    t.nature("p1")
    until(t, "after")
    t.play("player 6")
    until(t, "attack")
    assert (t.s.pa, t.s.restart) == (4, 1)


@clause("WF-57", "WF-55", "WF-53")
@pytest.mark.parametrize("pa", [6, 7])
def test_no_apres_t_card_on_a_fouled_t(pa):
    """There is no shot that it could help."""
    t = pro(teams=("france", "allemagne"))
    players(t, 0, 7)  # après T: best of two
    duel(t, "T", "Tac", 5, pa=pa)
    until(t, "mark", "face", "after")
    assert phase(t) == ("mark" if pa == 6 else "face")


@clause("WF-57", "WF-18")
def test_what_an_apres_card_promises_for_the_next_action_is_wiped_by_the_free_kick():
    t = pro(teams=("bresil", "france"))
    players(t, 0, 7)  # après D: no defence on your next action, PA 1
    hand(t, 0, "D P P")
    hand(t, 1, "Tac Int")
    t.play("lay D")
    t.play("lay Tac")
    t.nature("5")
    t.nature("D")
    t.play("player 7")
    until(t, "attack")
    assert (t.s.pa, t.s.bar_next) == (2, 0)
    t.play("lay P")
    t.nature("p2")
    until(t, "attack")
    t.play("lay P")
    assert phase(t) == "defend", "only the free kick's own card can't be defended"
