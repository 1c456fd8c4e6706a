"""WT-40 to WT-45: at the net."""

import copy

import pytest

import ludotheque
from tests.games.worldwide_tennis.court import (
    A,
    B,
    ball,
    court,
    face,
    hand,
    hold,
    phase,
    points,
    texts,
    throw_away,
    told,
    zone,
)
from tests.support import clause


@clause("WT-40")
def test_on_the_net_volleys_answer_any_ball_but_a_lob():
    t = court()
    hold(t, B, 1, 13, 48, 58, 60)
    for to in "BNFV":
        face(t, B, at="V", ball=to, last=25)
        assert texts(t) == ["play 48", "play 58", "concede"] and zone(t, B) == "V"
    hold(t, B, 1, 13, 60)
    face(t, B, at="V", ball="B", last=25)
    assert texts(t) == ["concede"]


@clause("WT-41", "WT-42")
@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize(("lob", "to", "malus"), [(44, "N", 3), (45, "B", 4)])
def test_under_a_lob_a_held_smash_must_be_played_or_the_point_conceded(seat, lob, to, malus):
    t = court(stars=False)
    hold(t, seat, 13, 48, 60, 2)
    face(t, seat, at="V", ball=to, last=lob)
    assert texts(t) == ["play 60", "concede"]
    t.play("play 60")
    assert hand(t, seat) == [2, 13, 48], "no card is discarded for it"
    t.nature("8")
    assert told(t, "throws")[0]["target"] == 4 + malus and phase(t) == "target" and zone(t, seat) == "V"
    t = court()
    hold(t, seat, 60)
    face(t, seat, at="V", ball=to, last=lob)
    t.play("concede")
    assert points(t)[1 - seat] == 1


@clause("WT-41")
@pytest.mark.parametrize("seat", [A, B])
def test_only_without_a_smash_in_hand_may_one_retreat(seat):
    t = court()
    hold(t, 1 - seat, 60)
    hold(t, seat, 13, 48)
    face(t, seat, at="V", ball="B", last=45)
    assert texts(t) == ["retreat", "concede"], "the other's smash, and one's own in the pile, are not held"
    throw_away(t, seat, 60)
    assert texts(t) == ["retreat", "concede"]
    t.play("concede")
    assert points(t)[1 - seat] == 1
    t = court()
    hold(t, seat)
    face(t, seat, at="V", ball="B", last=45)
    assert texts(t) == ["concede"], "nothing to discard"


@clause("WT-41")
@pytest.mark.parametrize(("change", "stars"), [({"start": ["N"]}, 4), ({"marks": ["smash", "star_cost"]}, 0)])
def test_a_smash_that_cannot_be_played_does_not_forbid_the_retreat(change, stars):
    game = ludotheque.game("worldwide_tennis")
    data = copy.deepcopy(game.standard_box.data)
    data["cards"][59].update(change)
    t = court(box=game.box(data))
    hold(t, B, 13, 60)
    t.s.stars[B] = stars
    face(t, B, at="V", ball="B", last=45)
    assert texts(t) == ["retreat", "concede"]


@clause("WT-41")
def test_after_a_retreat_one_card_by_zone_then_no_net_but_neutral():
    t = court(stars=False)
    hold(t, B, 13, 48, 2, 25)
    face(t, B, at="V", ball="B", last=45)
    t.play("retreat")
    t.play("discard 25")
    assert texts(t) == ["play 13", "concede"]
    t.play("play 13")
    t.nature("20")
    assert texts(t) == ["stay", "centre"]
    t.play("stay")
    hold(t, A, 3, 4)
    t.play("play 3")
    t.play("stay")
    t.play("play 2")
    assert "net" in texts(t), "the ban was for one shot"


@clause("WT-42", "WT-43")
def test_a_smash_answers_only_a_lob():
    t = court()
    hold(t, B, 60, 48, 1)
    face(t, B, at="F", ball="V", last=34)
    t.play("go")
    t.play("discard 1")
    assert texts(t) == ["play 48", "concede"]


@clause("WT-43")
def test_a_drop_needs_a_star_and_an_opponent_in_the_backcourt():
    t = court()
    hold(t, A, 34, 1)
    face(t, A, at="F", last=61, other="V")
    assert "play 34" not in texts(t)
    t.s.stars[A] = 0
    face(t, A, at="F", last=61)
    assert "play 34" not in texts(t)
    t.s.stars[A] = 2
    face(t, A, at="F", last=61)
    t.play("play 34")
    assert t.s.stars[A] == 1 and texts(t) == ["stars 0", "stars 1"]
    t.play("stars 1")
    t.nature("1")
    assert t.s.stars[A] == 0 and points(t) == (0, 1), "lost on a fault"


@clause("WT-43")
def test_the_answer_to_a_drop():
    t = court(stars=False)
    hold(t, A, 34, 1)
    hold(t, B, 13, 38, 44, 35, 48, 60, 2)
    face(t, A, at="F", last=61, other="B")
    t.play("play 34")
    t.nature("20")
    assert ball(t) == "V"
    t.play("net")
    assert zone(t, A) == "V" and texts(t) == ["go", "refuse"]
    t.play("go")
    t.play("discard 2")
    assert zone(t, B) == "V", "both may stand there"
    assert texts(t) == ["play 13", "play 38", "play 44", "play 48", "concede"]
    t.s.zone[A] = 2
    assert texts(t) == ["play 13", "play 35", "play 48", "concede"], "a drop may answer a drop, a passing needs the net"
    t.play("play 13")
    t.nature("20")
    assert "net" not in texts(t) and zone(t, B) == "V" and "centre" in texts(t)


@clause("WT-43", "WT-50")
def test_a_drop_may_be_refused():
    t = court()
    face(t, B, at="N", ball="V", last=58)
    t.play("refuse")
    assert points(t) == (1, 0)


@clause("WT-43")
def test_the_freedom_of_start_zones_is_for_one_shot():
    t = court(stars=False)
    hold(t, B, 13, 1, 2)
    face(t, B, at="N", ball="V", last=34)
    t.play("go")
    t.play("discard 2")
    t.play("play 13")
    t.nature("20")
    t.play("stay")
    hold(t, A, 3, 4)
    t.play("play 3")
    assert t.turn == B and texts(t) == ["concede"]


@clause("WT-44")
def test_passing_shots_need_an_opponent_at_the_net():
    for other, playable in (("N", False), ("V", True)):
        t = court()
        hold(t, B, 38, 41, 1)
        face(t, B, at="N", last=61, other=other)
        assert ("play 38" in texts(t) and "play 41" in texts(t)) == playable


@clause("WT-45")
def test_against_the_net_only_a_lob_is_aimed():
    t = court(stars=False)
    hold(t, B, 38, 45, 1)
    face(t, B, at="N", last=25, other="V")
    t.play("play 38")
    t.nature("20")
    assert phase(t) != "target" and ball(t) == "V" and t.s.ball_side == A
    t = court(stars=False)
    hold(t, B, 38, 45, 1)
    face(t, B, at="N", last=25, other="V")
    t.play("play 45")
    t.nature("20")
    assert phase(t) == "target"
    t.play("to F")
    assert phase(t) == "lobbed" and ball(t) == "F" and t.turn == A


@clause("WT-45", "WT-41")
def test_the_retreat_goes_where_the_lob_went():
    t = court(stars=False)
    hold(t, A, 1, 9, 2)
    face(t, A, at="V", ball="F", last=45)
    t.play("retreat")
    t.play("discard 2")
    assert zone(t, A) == "F" and hand(t, A) == [1, 9]


@clause("WT-30", "WT-43")
@pytest.mark.parametrize("other", ["N", "V"])
def test_nobody_goes_to_the_net_where_the_opponent_is(other):
    t = court()
    hold(t, B, 1, 2)
    face(t, B, at="F", last=61, other=other)
    t.play("play 1")
    assert ("net" in texts(t)) == (other == "N")
