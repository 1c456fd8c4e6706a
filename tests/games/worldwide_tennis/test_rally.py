"""WT-20 to WT-30: a turn in the rally."""

import pytest

from ludotheque.games.worldwide_tennis.position import Place
from tests.games.worldwide_tennis.court import A, B, ball, court, face, hand, hold, in_place, phase, points, texts, told, zone
from tests.support import clause


@clause("WT-20")
@pytest.mark.parametrize("start", ["B", "N", "F"])
@pytest.mark.parametrize("to", ["B", "N", "F"])
def test_only_forehand_to_backhand_costs_a_card_in_the_backcourt(start, to):
    t = court()
    face(t, B, at=start, ball=to, last=25)
    asked = {start, to} == {"B", "F"}
    assert (phase(t), zone(t, B)) == (("move", start) if asked else ("shot", to))


@clause("WT-20", "WT-41")
def test_back_from_the_net_after_a_lob_costs_one_card_wherever_it_went():
    for to in "BNF":
        t = court()
        hold(t, B, 1, 13, 25)
        face(t, B, at="V", ball=to, last=45)
        t.play("retreat")
        t.play("discard 25")
        assert hand(t, B) == [1, 13] and zone(t, B) == to and phase(t) == "shot"


@clause("WT-21")
def test_a_costly_move_is_paid_before_the_card_is_chosen_or_refused():
    t = court()
    hold(t, B, 1, 13, 37)
    face(t, B, at="F", ball="B", last=25)
    t.play("go")
    assert texts(t) == ["discard 1", "discard 13", "discard 37"]
    t.play("discard 37")
    assert in_place(t, B, Place.DISCARD) == [37] and phase(t) == "shot" and texts(t) == ["play 13", "concede"]
    t = court()
    face(t, B, at="F", ball="B", last=25)
    t.play("refuse")
    assert points(t) == (1, 0) and told(t, "refuses") == [{"seat": B}]


@clause("WT-21", "WT-26")
def test_an_empty_hand_can_only_refuse_and_a_last_card_goes_without_asking():
    t = court()
    hold(t, B)
    face(t, B, at="F", ball="B", last=25)
    assert texts(t) == ["refuse"]
    t = court()
    hold(t, B, 13)
    face(t, B, at="F", ball="B", last=25)
    t.play("go")
    assert hand(t, B) == [] and in_place(t, B, Place.DISCARD) == [13] and texts(t) == ["concede"]


@clause("WT-22", "WT-44")
def test_a_card_must_start_where_one_stands_and_its_condition_hold():
    t = court()
    hold(t, B, 1, 9, 13, 25, 34, 37, 38, 44, 48, 60)
    face(t, B, at="F", last=61)
    assert texts(t) == ["play 1", "play 9", "play 25", "play 34", "play 37", "concede"]
    face(t, B, at="F", last=61, other="V")
    assert texts(t) == ["play 1", "play 9", "play 25", "play 37", "play 38", "play 44", "concede"]
    face(t, B, at="N", last=61)
    assert texts(t) == ["play 1", "play 13", "play 25", "play 34", "play 37", "concede"]


@clause("WT-22", "WT-50")
def test_an_unplayable_hand_concedes_without_being_shown():
    t = court()
    hold(t, B, 48, 49)
    face(t, B, at="F", last=61)
    assert texts(t) == ["concede"]
    t.play("concede")
    assert points(t) == (1, 0) and hand(t, B) == [48, 49]


@clause("WT-23")
@pytest.mark.parametrize(
    ("answered", "card", "spin", "sure"),
    [
        (61, 1, "none", True),
        (61, 25, "none", True),
        (61, 36, "none", False),
        (63, 1, "none", False),
        (25, 25, "none", False),
        (64, 1, "none", False),
        (1, 25, "slice", False),
        (1, 1, "slice", True),
    ],
)
def test_sure_success_against_a_prudent_card(answered, card, spin, sure):
    t = court(stars=False)
    hold(t, B, card, 2)
    face(t, B, at="F", last=answered, spin=spin)
    t.play(f"play {card}")
    assert bool(told(t, "sure")) == sure
    assert (phase(t) == "roll") != sure


@clause("WT-24")
def test_below_the_target_the_opponent_wins_the_point():
    t = court(stars=False)
    hold(t, B, 25, 2)
    face(t, B, at="F", last=25)
    t.play("play 25")
    t.nature("6")
    assert points(t) == (1, 0) and told(t, "fault") == [{"seat": B}]


@clause("WT-25", "WT-30")
def test_stars_are_gained_before_the_place_is_paid():
    t = court()
    hold(t, B, 1, 2)
    t.s.stars[B] = 0
    face(t, B, at="F", last=61)
    t.play("play 1")
    assert t.s.stars[B] == 1 and "centre" in texts(t)
    t.play("centre")
    assert t.s.stars[B] == 0 and zone(t, B) == "N"


@clause("WT-25")
def test_the_target_is_chosen_after_the_die():
    t = court(stars=False)
    hold(t, B, 29, 2)
    face(t, B, at="B", last=25)
    t.play("play 29")
    assert phase(t) == "roll"
    t.nature("9")
    assert texts(t) == ["to F", "to B"]
    t.play("to B")
    assert ball(t) == "B" and t.s.ball_side == A


@clause("WT-26")
def test_the_order_of_a_turn():
    t = court(player_cards=True, chosen=(1, 0), surface="grass")
    hold(t, A, 26, 1, 2, 13, 14)
    seen = []
    face(t, A, at="B", ball="F", last=61, spin="topspin")
    for move in ("go", "discard 13", "play 26", "throw", "stars 1"):
        seen.append(phase(t))
        t.play(move)
    seen.append(phase(t))
    t.nature("5")
    seen.append(phase(t))
    t.play("to B")
    seen.append(phase(t))
    t.play("net")
    seen.append(phase(t))
    t.play("discard 14")
    assert seen == ["move", "pay", "shot", "winner-on", "stars", "roll", "target", "replace", "pay"]
    assert t.turn == B and zone(t, A) == "V"


@clause("WT-27")
def test_the_opponents_last_card_is_the_last_it_validated_with_its_effect():
    t = court(stars=False)
    t.play("serve 61")
    t.play("slice")
    t.nature("6")
    t.play("stay")
    assert t.s.last[A] == 61 and t.s.spin[A] == 2
    hold(t, B, 3, 25)
    t.play("play 3")
    t.play("stay")
    assert t.s.last[B] == 3 and t.s.spin[B] == 1 and t.s.last[A] == 61


@clause("WT-28")
def test_the_target_has_no_bounds():
    t = court(stars=False)
    hold(t, B, 37, 2)
    t.s.validated[B] = 30
    face(t, B, at="N", last=25)
    t.play("play 37")
    t.nature("1")
    assert told(t, "throws")[0]["target"] == 22 - 30 + 4 and points(t) == (0, 1)
    t = court(stars=False, surface="grass")
    hold(t, B, 36, 2)
    face(t, B, at="N", last=65)
    t.play("play 36")
    t.nature("20")
    assert told(t, "throws")[0]["target"] == 22 and points(t) == (1, 0), "no lucky 20"
    t = court(stars=False, surface="grass")
    hold(t, B, 37, 2)
    t.s.validated[B] = 5
    face(t, B, at="N", last=48)
    t.play("play 37")
    t.nature("20")
    assert phase(t) == "challenge", "21 missed by a 20"


@clause("WT-28")
def test_everything_that_adds_to_the_target():
    t = court(player_cards=True, chosen=(1, 7), surface="indoor")
    hold(t, A, 29, 2)
    face(t, A, at="B", last=31, spin="slice")
    t.play("play 29")
    t.play("stars 1")
    t.nature("20")
    assert told(t, "throws")[0]["target"] == 5 + 4 + 3 + 1 - 3


@clause("WT-30")
def test_places_after_a_success():
    t = court()
    hold(t, B, 1, 2, 3)
    face(t, B, at="F", last=61)
    t.play("play 1")
    assert texts(t) == ["stay", "net", "centre"]
    t = court()
    hold(t, B, 48, 2, 3)
    face(t, B, at="V", last=61, other="F")
    t.play("play 48")
    t.play("stars 0")
    t.nature("20")
    assert texts(t) == ["stay", "centre"]
    stars = t.s.stars[B]
    t.play("centre")
    assert phase(t) == "pay"
    t.play("discard 3")
    assert t.s.stars[B] == stars - 1 and zone(t, B) == "N" and hand(t, B) == [2] and t.turn == A


@clause("WT-30")
def test_only_what_can_be_paid_is_offered():
    t = court(initiation=True)
    hold(t, B, 1, 2)
    t.s.stars[B] = 0
    face(t, B, at="F", last=61)
    t.play("play 1")
    assert texts(t) == ["stay", "net"]
    t = court(initiation=True)
    hold(t, B, 1, 2)
    t.s.stars[B] = 0
    face(t, B, at="F", last=61, other="V")
    t.play("play 1")
    assert t.turn == A, "nothing but staying is left: nothing is asked"
    t = court(stars=False)
    hold(t, B, 48)
    face(t, B, at="V", last=61, other="F")
    t.play("play 48")
    t.nature("20")
    assert t.turn == A, "a star but no card to come back from the net"
