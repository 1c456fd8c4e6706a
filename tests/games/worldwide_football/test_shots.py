"""Shots: WF-30 to WF-33, WF-60, WF-61, WF-69."""

import pytest

from ludotheque.games.worldwide_football.position import Place
from tests.games.worldwide_football.pitch import (
    can,
    count,
    hand,
    match,
    no_abilities,
    phase,
    player_count,
    players,
    shoot,
    texts,
    told,
    until,
)
from tests.support import clause


@clause("WF-30")
@pytest.mark.parametrize(
    ("card", "pa", "bonus"), [("T", 6, 0), ("T", 7, 1), ("T", 8, 2), ("T567", 5, 0), ("T567", 6, 0), ("T567", 7, 1)]
)
def test_the_bonus_strip(card, pa, bonus):
    """§7: 0/1/2 at 6/7/8 PA (example 8)."""
    t = no_abilities(match("international"))
    shoot(t, "4", "1", pa=pa, card=card)
    assert t.s.quality == 4 + bonus


@clause("WF-31")
@pytest.mark.parametrize(("keeper", "goal"), [("3", 1), ("4", 0), ("5", 0)])
def test_lower_is_a_goal_equal_or_higher_a_save(keeper, goal):
    t = no_abilities(match())
    shoot(t, "4", keeper)
    assert t.s.score[0] == goal
    assert ("saved" in told(t)) is not bool(goal)
    until(t, "attack")
    assert t.s.ball == 1


@clause("WF-32")
def test_the_order_of_a_shot():
    t = no_abilities(match("professional", teams=("allemagne", "france")))
    hand(t, 0, "T")
    players(t, 0, 6, 7)  # +1 quality, best of 2d6
    players(t, 1, 1)  # best of 2d6, +1
    t.s.pa = 7
    t.play("lay T")
    t.play("draw")
    t.nature("D D")
    t.play("player 6")
    assert (phase(t), t.turn) == ("reply", 1)
    t.play("pass")
    t.play("player 7")
    t.play("pass")
    assert phase(t) == "shot"
    t.nature("2 5")
    assert t.s.quality == 5 + 1 + 1
    assert (phase(t), t.turn) == ("keeper", 1)
    t.play("player 1")
    t.nature("6 2")
    assert "corner" in told(t), "6 + 1 equals 7"


@clause("WF-32", "WF-61")
def test_wide_nobody_is_asked():
    t = no_abilities(match("professional", teams=("allemagne", "france")))
    players(t, 1, 1)
    shoot(t, "1", "")
    assert "wide" in told(t)
    assert t.s.ball == 1


@clause("WF-33")
def test_what_may_be_played_on_a_t():
    t = match("professional", teams=("italie", "espagne"))
    can(t, 0, "creativite", "efficacite")
    can(t, 1, "bloc", "repli", "piege")
    hand(t, 0, "T")
    hand(t, 1, "Tac")
    players(t, 0, 7)  # avec T
    t.s.pa = 6
    t.play("lay T")
    assert texts(t) == {"player 7", "use efficacite", "pass"}
    t.play("pass")
    assert texts(t) == {"use bloc", "pass"}, "it is the first card"
    t.play("pass")
    assert "use piege" not in texts(t)
    assert {"use repli Int", "lay Tac", "draw"} <= texts(t)


@clause("WF-32")
@pytest.mark.parametrize(("team", "player", "goal"), [("italie", 1, 2 / 6), ("espagne", 1, 9 / 36)])
def test_the_odds_of_a_shot_know_the_keepers_card(team, player, goal):
    """Quality 5 against a die + 2, or the better of two dice + 1."""
    t = no_abilities(match("professional", teams=("france", team)))
    players(t, 1, player)
    hand(t, 0, "T")
    t.s.pa = 6
    t.play("lay T")
    t.play("draw")
    t.nature("D D")
    until(t, "shot")
    t.nature("5")
    t.play(f"player {player}")
    assert phase(t) == "save" and t.view(0)["shot_odds"]["goal"] == pytest.approx(goal)


@clause("WF-20", "WF-30")
def test_a_cross_counts_for_the_next_shot_and_is_gone_with_the_ball():
    t = no_abilities(match("amateur"))
    hand(t, 0, "C T")
    t.s.pa = 5
    t.play("lay C")
    until(t, "attack")
    assert t.view(1)["cross"] == 1
    t.play("lay T")
    assert t.view(1)["cross"] == 1
    until(t, "shot")
    t.nature("2")
    until(t, "save")
    t.nature("6")
    until(t, "attack")
    assert t.s.ball == 1 and t.view(0)["cross"] == 0


@clause("WF-60")
def test_a_corner_restarts_at_exactly_five_pa_with_p_pl_or_c():
    t = no_abilities(match("professional"))
    shoot(t, "4", "6", pa=8)
    assert (t.s.ball, t.s.pa) == (0, 5)
    assert t.s.corners[0] == 1
    hand(t, 0, "D P PL PP C T")
    assert texts(t) == {"lay P", "lay PL", "lay C", "give"}


@clause("WF-60")
def test_the_corners_card_is_answered_as_usual_and_the_keeper_card_counts():
    t = no_abilities(match("professional", teams=("france", "italie")))
    hand(t, 0, "T")
    players(t, 1, 1)  # keeper +2
    t.s.pa = 6
    t.play("lay T")
    t.play("draw")
    t.nature("D D")
    until(t, "shot")
    t.nature("5")
    t.play("player 1")
    t.nature("3")
    assert t.s.corners[0] == 1
    until(t, "attack")
    hand(t, 0, "P")
    hand(t, 1, "Int")
    t.play("lay P")
    assert texts(t) == {"draw", "lay Int"}


@clause("WF-61")
def test_wide_is_the_kept_die():
    t = no_abilities(match("professional", teams=("allemagne", "italie")))
    hand(t, 0, "T")
    players(t, 0, 7)
    t.s.pa = 8
    t.play("lay T")
    t.play("draw")
    t.nature("D D")
    t.play("player 7")
    t.play("pass") if phase(t) == "reply" else None
    t.nature("1 2")
    assert t.s.quality == 4
    t = no_abilities(match())
    shoot(t, "1", "1", pa=8)
    assert t.s.score[0] == 1, "without the module a 1 is a shot like any other"


@clause("WF-69")
def test_efficacite_adds_one_each_and_a_natural_one_is_still_wide():
    t = match("professional", teams=("bresil", "france"))
    can(t, 0, "efficacite")
    can(t, 1)
    hand(t, 0, "T")
    t.s.pa = 6
    t.play("lay T")
    t.play("use efficacite")
    t.play("use efficacite")
    t.play("pass")
    assert phase(t) == "defend", "before the defender speaks"
    t.play("draw")
    t.nature("D D")
    t.nature("3")
    assert t.s.quality == 5
    assert t.s.stars[0] == 4
    assert player_count(t, 0, Place.TABLE) == 0
    assert count(t, 0, Place.TABLE, "T") == 1
