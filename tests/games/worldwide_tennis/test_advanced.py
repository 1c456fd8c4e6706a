"""WT-70 to WT-74, WT-80 to WT-81: stars, effects, challenges."""

import pytest

from tests.games.worldwide_tennis.court import (
    A,
    B,
    court,
    face,
    give_point,
    hand,
    hold,
    phase,
    points,
    set_score,
    settle,
    texts,
    told,
    zone,
)
from tests.support import clause


@clause("WT-70")
@pytest.mark.parametrize(("stars", "easier"), [(0, 0), (1, 2), (2, 4)])
def test_stars_ease_a_service(stars, easier):
    t = court(effects=False)
    t.play("serve 64")
    assert texts(t) == ["stars 0", "stars 1", "stars 2"]
    t.play(f"stars {stars}")
    t.nature("20")
    assert told(t, "throws")[0]["target"] == 13 - easier and t.s.stars[A] == 4 - stars


@clause("WT-70")
@pytest.mark.parametrize(("stars", "easier"), [(0, 0), (1, 3), (2, 5), (3, 7)])
def test_stars_ease_a_rally_shot(stars, easier):
    t = court()
    hold(t, B, 36, 2)
    face(t, B, at="F", last=61)
    t.play("play 36")
    t.play(f"stars {stars}")
    t.nature("20")
    assert told(t, "throws")[0]["target"] == 12 - easier


@clause("WT-70")
def test_no_more_stars_than_there_are_and_none_on_a_sure_success():
    t = court()
    hold(t, B, 36, 1)
    t.s.stars[B] = 1
    face(t, B, at="F", last=61)
    t.play("play 36")
    assert texts(t) == ["stars 0", "stars 1"]
    t = court()
    hold(t, B, 1, 2)
    face(t, B, at="F", last=61)
    t.play("play 1")
    assert phase(t) == "replace"


@clause("WT-71")
def test_topspin_makes_the_way_to_the_net_cost_a_card():
    t = court()
    hold(t, B, 1, 2, 3)
    face(t, B, at="F", last=9, spin="topspin")
    t.play("play 1")
    assert "net" in texts(t)
    t.play("net")
    assert texts(t) == ["discard 2", "discard 3"] and zone(t, B) == "V"
    t.play("discard 3")
    assert hand(t, B) == [2] and t.turn == A
    t = court()
    hold(t, B, 1)
    face(t, B, at="F", last=9, spin="topspin")
    t.play("play 1")
    assert "net" not in texts(t), "nothing to discard: it can't go"


@clause("WT-71")
def test_coming_to_a_drop_is_not_meant_by_topspin():
    t = court()
    hold(t, B, 1, 2, 3)
    face(t, B, at="N", ball="V", last=34, spin="topspin")
    t.play("go")
    t.play("discard 3")
    assert phase(t) == "shot"


@clause("WT-72")
@pytest.mark.parametrize(("card", "at", "thrown"), [(26, "F", True), (1, "F", False), (36, "F", True)])
def test_slice_makes_risky_and_bold_cards_a_throw_at_two_more(card, at, thrown):
    t = court(stars=False)
    hold(t, B, card, 2)
    face(t, B, at=at, last=5, spin="slice")
    t.play(f"play {card}")
    assert (phase(t) == "roll") == thrown
    if thrown:
        t.nature("20")
        assert told(t, "throws")[0]["target"] == t.box.plain.cards[card - 1].difficulty + 2


@clause("WT-72")
def test_slice_does_nothing_at_the_net():
    t = court(stars=False)
    hold(t, B, 48, 2)
    face(t, B, at="V", last=5, spin="slice")
    t.play("play 48")
    t.nature("3")
    assert told(t, "throws")[0]["target"] == 3
    t = court(stars=False)
    hold(t, B, 26, 2, 3)
    face(t, B, at="N", ball="V", last=34, spin="slice")
    t.play("go")
    t.play("discard 3")
    t.play("play 26")
    t.nature("20")
    assert told(t, "throws")[0]["target"] == 4 + 3, "after its move it stands at the net"


@clause("WT-73")
@pytest.mark.parametrize(("move", "spin", "target"), [("flat", 0, 10), ("topspin", 1, 11), ("slice", 2, 12)])
def test_a_service_carries_what_was_announced(move, spin, target):
    t = court(stars=False)
    t.play("serve 63")
    assert texts(t) == ["flat", "topspin", "slice"]
    t.play(move)
    t.nature("15")
    assert told(t, "throws")[0]["target"] == target and t.s.spin[A] == spin


@clause("WT-73")
def test_the_second_service_may_carry_an_effect_too():
    t = court(stars=False, challenges=False)
    t.play("serve 63")
    t.play("slice")
    t.nature("1")
    t.play("serve 61")
    t.play("topspin")
    t.nature("5")
    assert told(t, "throws")[0]["target"] == 5 and t.s.spin[A] == 1


@clause("WT-74")
def test_an_effect_touches_the_next_turn_only():
    t = court(stars=False)
    hold(t, A, 3, 1, 2)
    hold(t, B, 13, 14, 1)
    face(t, A, at="F", last=61)
    t.play("play 3")
    t.play("stay")
    t.play("play 13")
    t.play("stay")
    t.play("play 1")
    t.play("stay")
    t.play("play 14")
    t.play("net")
    assert zone(t, B) == "V" and hand(t, B) == [1], "the topspin was two turns ago"


@clause("WT-74", "WT-96")
def test_effects_touch_the_automaton_like_a_player():
    t = court(solo=True, stars=False)
    face(t, B, at="N", last=5, spin="slice")
    t.nature("draw 25 6")
    assert told(t, "throws")[0]["target"] == 6
    t = court(solo=True, stars=False)
    face(t, B, at="N", last=3, spin="topspin")
    t.nature("draw 28 7")
    assert zone(t, B) == "V" and t.s.fatigue == 1


@clause("WT-80")
def test_a_challenged_winner_wins_and_gains_its_star():
    t = court(stars=False)
    hold(t, B, 36, 2)
    t.s.stars[B] = 2
    face(t, B, at="F", last=61)
    t.play("play 36")
    t.nature("11")
    assert texts(t) == ["challenge", "accept"]
    t.play("challenge")
    assert texts(t) == ["in", "out"]
    t.nature("in")
    assert points(t) == (0, 1) and t.s.challenges[B] == 2 and t.s.stars[B] == 3


@clause("WT-80")
def test_a_lost_challenge_costs_the_token_and_the_fault_stands():
    t = court(stars=False)
    hold(t, B, 36, 2)
    face(t, B, at="F", last=61)
    t.play("play 36")
    t.nature("11")
    t.play("challenge")
    t.nature("out")
    assert points(t) == (1, 0) and t.s.challenges[B] == 1
    t = court(stars=False)
    t.s.challenges[B] = 0
    hold(t, B, 36, 2)
    face(t, B, at="F", last=61)
    t.play("play 36")
    t.nature("11")
    assert points(t) == (1, 0), "no token, nothing is asked"
    t = court(stars=False)
    hold(t, B, 36, 2)
    face(t, B, at="F", last=61)
    t.play("play 36")
    t.nature("11")
    t.play("accept")
    assert points(t) == (1, 0) and t.s.challenges[B] == 2


@clause("WT-80")
@pytest.mark.parametrize(("had", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_token_comes_back_at_the_end_of_a_set(had, after):
    t = court(mode="match")
    set_score(t, (1, 0), (5, 0))
    t.s.challenges[A] = had
    give_point(t, A)
    settle(t)
    assert t.s.score.sets[A] == 1 and t.s.challenges[A] == after


@clause("WT-81")
def test_a_challenged_first_service():
    t = court(stars=False, effects=False)
    t.play("serve 64")
    t.nature("12")
    t.play("challenge")
    t.nature("out")
    assert t.s.service == 2 and t.s.challenges[A] == 1 and points(t) == (0, 0)
    t.play("serve 61")
    t.nature("3")
    t.play("challenge")
    t.nature("in")
    assert told(t, "replay") and t.s.service == 1 and t.s.challenges[A] == 1
    t.play("serve 61")
    t.nature("1")
    t.play("serve 61")
    t.nature("3")
    t.play("challenge")
    t.nature("out")
    assert points(t) == (0, 1) and t.s.challenges[A] == 0
