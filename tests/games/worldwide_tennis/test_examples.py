"""The worked examples of the clause list, in their order."""

import pytest

from ludotheque.games.worldwide_tennis.moves import Move
from tests.games.worldwide_tennis.court import (
    A,
    B,
    at_toss,
    ball,
    court,
    face,
    give_point,
    hand,
    hold,
    phase,
    points,
    settle,
    texts,
    told,
    zone,
)
from tests.support import clause

BASE = {"stars": False, "effects": False, "challenges": False}
ROGER = 1


def thrown(t):
    """Who threw what in the last step, and what it took."""
    (args,) = told(t, "throws")
    return args["seat"], args["die"], args["target"]


@clause("WT-11", "WT-12", "WT-13")
def test_example_1_an_ace_a_fault_and_a_second_service_to_the_backhand():
    t = court(mode="match", **BASE)
    t.play("serve 64")
    t.nature("19")
    assert told(t, "ace") and points(t) == (1, 0)
    t.play("serve 64")
    t.nature("8")
    assert phase(t) == "service" and t.s.service == 2
    t.play("serve 61")
    t.nature("12")
    assert told(t, "service-in") and ball(t) == "B" and zone(t, B) == "B"


@clause("WT-23")
def test_example_2_a_risky_attack_answers_a_prudent_service_without_a_roll():
    t = court(**BASE)
    hold(t, B, 29, 1)
    face(t, B, at="B", last=61)
    t.play("play 29")
    assert phase(t) == "target"
    t.play("to F")
    assert ball(t) == "F" and t.s.last[B] == 29


@clause("WT-25", "WT-28")
def test_example_3_a_defence_against_an_attack_on_clay():
    t = court(surface="clay", challenges=False, stars=False)
    hold(t, A, 1, 2)
    t.s.stars[A] = 3
    face(t, A, at="F", last=29, other="B")
    t.play("play 1")
    t.nature("14")
    assert thrown(t) == (A, 14, 3)
    assert ball(t) == "N" and t.s.stars[A] == 4 and told(t, "gains") == [{"seat": A, "stars": 1}]


@clause("WT-20")
@pytest.mark.parametrize(("start", "to", "cost"), [("F", "B", 1), ("N", "V", 1), ("F", "N", 0)])
def test_example_4_what_a_move_costs(start, to, cost):
    t = court()
    hold(t, B, 1, 13, 25, 48)
    face(t, B, at=start, ball=to, last=34 if to == "V" else 11)
    if not cost:
        assert phase(t) == "shot" and zone(t, B) == to
        return
    assert texts(t) == ["go", "refuse"]
    t.play("go")
    assert phase(t) == "pay"
    t.play("discard 25")
    assert hand(t, B) == [1, 13, 48] and phase(t) == "shot" and zone(t, B) == to


@clause("WT-52")
def test_example_5_the_winner_is_easier_after_validated_shots():
    t = court(stars=False, challenges=False)
    hold(t, A, 37)
    t.s.validated[A] = 5 + 3
    face(t, A, at="N", last=1)
    t.play("play 37")
    t.nature("14")
    assert thrown(t) == (A, 14, 14) and points(t) == (1, 0)


@clause("WT-70")
def test_example_6_a_forehand_winner_with_two_stars():
    t = court(effects=False, challenges=False)
    hold(t, A, 36)
    face(t, A, at="F", last=1)
    t.play("play 36")
    t.play("stars 2")
    t.nature("9")
    assert thrown(t) == (A, 9, 7) and points(t) == (1, 0)


@clause("WT-91")
def test_example_7_the_automatons_sliced_service_needs_twelve():
    t = court(server=B, solo=True)
    t.nature("5 10")
    assert thrown(t) == (B, 10, 12) and told(t, "service-fault")


def roger_attacks():
    """Roger plays a forehand attack of difficulty 4 against a prudent card."""
    t = court(player_cards=True, stars=False, chosen=(ROGER, 0))
    hold(t, A, 26, 1)
    face(t, A, at="F", last=61)
    t.play("play 26")
    assert texts(t) == ["sure", "throw"]
    return t


@clause("WT-87")
def test_example_8_sure_success_declined_and_missed():
    t = roger_attacks()
    t.play("throw")
    t.nature("2")
    assert told(t, "fault") and points(t) == (0, 1)


@clause("WT-92")
def test_example_9_both_at_the_net_the_automaton_volleys():
    t = court(solo=True)
    face(t, B, at="V", other="V", last=50)
    assert phase(t) == "turn-card" and all(48 <= m.id - Move.DRAW <= 60 for m in t.moves())


@clause("WT-96")
def test_example_10_three_costly_moves_add_three():
    t = court(solo=True)
    for at, to in (("F", "B"), ("B", "F"), ("F", "B")):
        face(t, B, at=at, ball=to, last=50)
    assert t.s.fatigue == 3
    t.nature("draw 13 5")
    assert told(t, "throws")[0]["target"] == 0 + 5 + 3


@clause("WT-11", "WT-50")
def test_example_11_a_double_fault():
    t = court(**BASE)
    t.play("serve 64")
    t.nature("8")
    t.play("serve 61")
    t.nature("3")
    assert told(t, "double-fault") and points(t) == (0, 1)


@clause("WT-24", "WT-80")
@pytest.mark.parametrize(("die", "after"), [(3, "in"), (2, "challenge"), (1, "fault")])
def test_example_12_at_the_target_one_below_two_below(die, after):
    t = court(surface="clay", stars=False)
    hold(t, A, 1, 2)
    face(t, A, at="F", last=29, other="B")
    t.play("play 1")
    t.nature(str(die))
    if after == "in":
        assert t.s.last[A] == 1
    elif after == "challenge":
        assert texts(t) == ["challenge", "accept"]
    else:
        assert points(t) == (0, 1)


@clause("WT-02")
def test_example_13_who_serves_where_in_a_tie_break():
    t = court()
    seen = []
    for played in range(7):
        seen.append(("AB"[t.s.server], "BNFV"[t.s.served]))
        give_point(t, played % 2)
        settle(t)
    assert seen == list(zip("ABBAABB", "FBFBFBF", strict=True))


@clause("WT-91")
@pytest.mark.parametrize(("die", "good"), [(5, False), (6, True)])
def test_example_14_the_automatons_second_service(die, good):
    t = court(server=B, solo=True)
    t.nature("1 9")
    assert t.s.service == 2
    t.nature(f"5 {die}")
    assert bool(told(t, "service-in")) == good and bool(told(t, "double-fault")) != good


@clause("WT-87", "WT-80")
def test_example_15_rogers_dice():
    t = roger_attacks()
    t.play("throw")
    t.nature("19")
    assert told(t, "lucky") and points(t) == (1, 0)
    t = roger_attacks()
    t.play("throw")
    t.nature("10")
    assert phase(t) == "target"
    t = roger_attacks()
    t.play("throw")
    t.nature("3")
    t.play("challenge")
    t.nature("in")
    assert told(t, "replay") and points(t) == (0, 0)


@clause("WT-23", "WT-72")
def test_example_16_stars_only_when_a_die_is_thrown():
    t = court()
    hold(t, A, 26, 1)
    face(t, A, at="F", last=3)
    t.play("play 26")
    assert phase(t) == "target"
    t = court()
    hold(t, A, 26, 1)
    face(t, A, at="F", last=5, spin="slice")
    t.play("play 26")
    assert phase(t) == "stars"
    t.play("stars 0")
    t.nature("6")
    assert thrown(t) == (A, 6, 6)


@clause("WT-96")
def test_example_17_the_move_counts_for_the_very_next_throw():
    t = court(solo=True)
    face(t, B, at="F", ball="B", last=25)
    t.nature("draw 21 20")
    assert told(t, "throws")[0]["target"] == 2 + 4 + 1


@clause("WT-53")
def test_example_18_changes_of_ends_at_the_end_of_a_set_and_of_the_match():
    t = court(mode="match")
    t.s.score.games[0, 0], t.s.score.games[0, 1], t.s.score.points[0] = 5, 3, 1
    give_point(t, A)
    asked = []
    while phase(t) != "service":
        if phase(t) == "change":
            asked.append(t.turn)
        t.draw() if t.turn < 0 else t.play("no plan" if phase(t) == "plan" else texts(t)[0])
    assert sorted(asked) == [A, B] and t.s.score.sets[A] == 1
    t = court()
    t.s.score.points[0], t.s.score.points[1] = 6, 5
    give_point(t, A)
    assert t.over and t.s.ends == 0


@clause("WT-40")
def test_example_19_at_the_net_only_volleys():
    t = court()
    hold(t, B, 13, 48)
    face(t, B, at="V", ball="B", last=25)
    assert texts(t) == ["play 48", "concede"]


@clause("WT-07", "WT-85")
def test_example_20_a_hand_of_eleven():
    t = at_toss(chosen=(3, 0), player_cards=True)
    assert len(hand(t, A)) == 11 and {1, 13, 25, 29, 37, 48} <= set(hand(t, A))
    t.nature("server A")
    t.s.due[A] = 2
    give_point(t, A)
    t.nature()
    assert len(hand(t, A)) == 13 and phase(t) == "trim"
    t.play(texts(t)[0])
    t.play(texts(t)[0])
    assert len(hand(t, A)) == 11 and phase(t) == "service"
