"""WT-10 to WT-15: the service."""

import pytest

from tests.games.worldwide_tennis.court import (
    A,
    B,
    ball,
    court,
    face,
    give_point,
    hold,
    phase,
    points,
    settle,
    texts,
    told,
    zone,
)
from tests.support import clause

BARE = {"stars": False, "effects": False, "challenges": False}


@clause("WT-10")
def test_every_point_puts_the_server_on_n_and_the_receiver_where_it_is_served():
    t = court()
    t.s.zone[A], t.s.zone[B] = 3, 3
    cards = t.s.cards.count[0], t.s.cards.count[6]
    give_point(t, A)
    settle(t)
    assert t.s.server == B and zone(t, B) == "N" and zone(t, A) == "B"
    assert (t.s.cards.count[0], t.s.cards.count[6]) == cards


@clause("WT-11")
@pytest.mark.parametrize(("die", "good"), [(10, True), (9, False)])
def test_a_service_is_in_at_its_target(die, good):
    t = court(**BARE)
    t.play("serve 63")
    t.nature(str(die))
    assert (phase(t) == "replace") == good and bool(told(t, "service-fault")) != good


@clause("WT-11", "WT-70", "WT-73")
def test_what_was_paid_for_the_first_service_stays_paid_and_its_effect_is_void():
    t = court(challenges=False)
    t.play("serve 64")
    t.play("slice")
    t.play("stars 2")
    t.nature("1")
    assert t.s.stars[A] == 2 and t.s.service == 2
    t.play("serve 64")
    t.play("flat")
    assert texts(t) == ["stars 0", "stars 1", "stars 2"]
    t.play("stars 0")
    t.nature("13")
    assert t.s.spin[A] == 0 and ball(t) == "F"


@clause("WT-12")
@pytest.mark.parametrize(
    ("card", "die", "ace"), [(64, 18, True), (64, 17, False), (63, 20, True), (61, 20, False), (65, 17, True)]
)
def test_the_ace_range_is_the_cards(card, die, ace):
    t = court(**BARE)
    t.play(f"serve {card}")
    t.nature(str(die))
    assert bool(told(t, "ace")) == ace and points(t) == ((1, 0) if ace else (0, 0))


@clause("WT-12", "WT-73")
def test_stars_and_effects_change_the_target_but_not_the_ace_range():
    t = court()
    t.play("serve 65")
    t.play("slice")
    t.play("stars 0")
    t.nature("17")
    assert not told(t, "ace"), "18 are needed with the slice: 17 is no ace but a fault"
    t = court()
    t.play("serve 64")
    t.play("flat")
    t.play("stars 2")
    t.nature("17")
    assert phase(t) == "replace"


@clause("WT-13")
def test_a_good_service_puts_the_ball_in_the_served_zone_with_its_kind_and_penalties():
    t = court(surface="grass", **BARE)
    t.play("serve 63")
    t.nature("12")
    t.play("stay")
    assert ball(t) == "F" and t.s.last[A] == 63
    t.play("play 1")
    t.nature("6")
    assert told(t, "throws")[0]["seat"] == B and told(t, "throws")[0]["target"] == 6 == told(t, "throws")[0]["malus"]


@clause("WT-11", "WT-23")
def test_nothing_of_the_last_shot_is_left_for_a_service():
    t = court(stars=False, effects=False)
    hold(t, A, 1, 2)
    hold(t, B, 3, 4)
    face(t, A, at="F", last=61)
    t.play("play 1")
    assert t.s.sure == 1
    t.play("stay")
    t.play("concede")
    settle(t)
    assert phase(t) == "service"
    assert (t.s.card, t.s.effect, t.s.eased, t.s.die, t.s.sure, t.s.free_start, t.s.retreated) == (0,) * 7


@clause("WT-14")
@pytest.mark.parametrize(("move", "where"), [("stay", "N"), ("net", "V")])
def test_the_server_may_follow_its_service_to_the_net(move, where):
    t = court(**BARE)
    t.play("serve 61")
    t.nature("4")
    assert texts(t) == ["stay", "net"]
    hands = t.s.cards.count[0]
    t.play(move)
    assert zone(t, A) == where and t.turn == B and t.s.cards.count[0] == hands


@clause("WT-15")
def test_the_order_of_a_service():
    t = court()
    seen = []
    for move in ("serve 64", "topspin", "stars 1"):
        seen.append(phase(t))
        t.play(move)
    seen.append(phase(t))
    t.nature("11")
    seen.append(phase(t))
    t.play("challenge")
    seen.append(phase(t))
    t.nature("out")
    assert seen == ["service", "effect", "stars", "roll", "challenge", "review"]
    assert phase(t) == "service" and t.s.service == 2 and t.s.challenges[A] == 1
    t.s.stars[A] = 0
    t.play("serve 61")
    t.play("flat")
    assert phase(t) == "roll", "without stars nothing is asked"
