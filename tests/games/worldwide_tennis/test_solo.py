"""WT-90 to WT-100: the automaton."""

import copy

import pytest

import ludotheque
from ludotheque.engine.rule import NATURE
from ludotheque.games.worldwide_tennis.moves import Move
from ludotheque.games.worldwide_tennis.position import Place
from ludotheque.games.worldwide_tennis.rules.table import lay
from tests.games.worldwide_tennis.court import (
    A,
    B,
    ball,
    court,
    face,
    give_point,
    hand,
    hold,
    in_place,
    phase,
    points,
    set_score,
    texts,
    throw_away,
    told,
    zone,
)
from tests.support import clause

PILES = {"F": range(1, 13), "B": range(13, 25), "N": range(25, 38)}


def turned(t):
    """The cards that can be turned now."""
    assert phase(t) == "turn-card"
    return [m.id - Move.DRAW for m in t.moves()]


@clause("WT-90")
def test_the_person_has_a_hand_stars_and_challenges_the_automaton_five_piles():
    t = court(solo=True)
    assert len(hand(t, A)) == 12 and (t.s.stars[A], t.s.tokens[A], t.s.challenges[A]) == (4, 5, 2)
    assert in_place(t, B, Place.HAND) == [] and len(in_place(t, B, Place.PILE)) == 60
    assert (t.s.stars[B], t.s.tokens[B], t.s.challenges[B], t.s.player[B]) == (0, 0, 0, 0)
    assert court(solo=True, player_cards=True, chosen=(8, 0)).s.stars[A] == 5


@clause("WT-90")
def test_a_card_goes_at_once_to_the_discard_of_its_pile_which_is_shuffled_when_due():
    t = court(solo=True)
    throw_away(t, B, *range(2, 13), 13)
    face(t, B, at="F", last=1)
    assert turned(t) == [1]
    t.nature("draw 1")
    assert 1 in in_place(t, B, Place.DISCARD) and t.turn == A
    face(t, B, at="F", last=1)
    assert turned(t) == list(range(1, 13)), "only the forehand pile is made anew"
    assert 13 in in_place(t, B, Place.DISCARD)


@clause("WT-91")
@pytest.mark.parametrize(("die", "spin", "target"), [(1, 0, 10), (2, 0, 10), (3, 1, 11), (4, 1, 11), (5, 2, 12), (6, 2, 12)])
def test_its_first_service_and_the_effect_by_the_d6(die, spin, target):
    t = court(server=B, solo=True)
    assert phase(t) == "spin-die" and texts(t) == ["1", "2", "3", "4", "5", "6"]
    t.nature(f"{die} 13")
    assert t.s.last[B] == 63 and t.s.spin[B] == spin and told(t, "throws")[0]["target"] == target


@clause("WT-91")
@pytest.mark.parametrize(("die", "where"), [(14, "N"), (15, "V"), (16, "V"), (17, "N")])
def test_it_follows_its_service_to_the_net_on_15_and_16(die, where):
    t = court(server=B, solo=True)
    t.nature(f"1 {die}")
    assert zone(t, B) == where and t.turn == A
    t = court(server=B, solo=True)
    t.nature(f"1 1 1 {die}")
    assert zone(t, B) == where and t.s.last[B] == 61


@clause("WT-91")
def test_its_aces():
    t = court(server=B, solo=True)
    t.nature("1 20")
    assert told(t, "ace") and points(t) == (0, 1)
    t = court(server=B, solo=True)
    t.nature("1 1 1 20")
    assert not told(t, "ace")


@clause("WT-92")
@pytest.mark.parametrize("to", ["F", "B", "N"])
def test_its_pile_by_the_zone_the_ball_was_sent_to(to):
    t = court(solo=True)
    face(t, B, at="N", ball=to, last=25)
    assert turned(t) == list(PILES[to]) and zone(t, B) == to


@clause("WT-92")
def test_its_pile_at_the_net_and_against_the_net():
    t = court(solo=True)
    face(t, B, at="N", ball="F", other="V", last=25)
    assert turned(t) == list(range(38, 48))
    face(t, B, at="V", ball="F", last=25)
    assert turned(t) == list(range(48, 61))
    face(t, B, at="N", ball="V", last=34)
    assert turned(t) == list(range(48, 61)) and zone(t, B) == "V", "a drop brings it to the net"


@clause("WT-92")
def test_a_service_is_answered_by_the_served_zone_and_sure_as_for_a_player():
    t = court(solo=True, stars=False, effects=False)
    t.play("serve 61")
    t.nature("4")
    t.play("stay")
    assert turned(t) == list(PILES["F"])
    t.nature("draw 9")
    assert t.turn == A and t.s.last[B] == 9, "a prudent answer to a prudent service"


@clause("WT-93")
@pytest.mark.parametrize(("die", "to"), [(20, "F"), (19, "B")])
def test_its_target_by_the_parity_of_the_die(die, to):
    t = court(solo=True)
    face(t, B, at="N", last=25)
    t.nature(f"draw 26 {die}")
    assert t.s.ball == "BNFV".index(to) and t.turn == A
    t = court(solo=True)
    face(t, B, at="N", last=1)
    t.nature("draw 26")
    assert phase(t) == "target-die"
    t.nature(str(die))
    assert ball(t) == to


@clause("WT-93", "WT-45")
def test_no_target_die_against_the_net():
    t = court(solo=True)
    face(t, B, at="F", other="V", last=3)
    t.nature("draw 38")
    assert phase(t) != "target-die" and ball(t) == "V"


@clause("WT-94")
def test_its_37_wins_at_once_and_its_36_is_thrown_for():
    t = court(solo=True)
    face(t, B, at="N", last=25)
    t.nature("draw 37")
    assert points(t) == (0, 1) and 37 in in_place(t, B, Place.DISCARD)
    t = court(solo=True)
    face(t, B, at="N", last=1)
    t.nature("draw 36 12")
    assert told(t, "throws")[0]["target"] == 12 and points(t) == (0, 1)


@clause("WT-95")
def test_two_unplayable_defences_are_a_fault():
    t = court(solo=True)
    face(t, B, at="F", other="V", last=1)
    t.nature("draw 41")
    assert phase(t) == "turn-card" and told(t, "turned-away") == [{"seat": B, "card": 41}]
    t.nature("draw 42")
    assert points(t) == (1, 0) and told(t, "nothing")
    t = court(solo=True)
    face(t, B, at="F", other="V", last=1)
    t.nature("draw 41 draw 38")
    assert t.s.last[B] == 38


@clause("WT-95")
def test_in_another_pile_it_turns_as_long_as_it_takes():
    t = court(solo=True)
    face(t, B, at="V", other="V", last=1)
    t.nature("draw 58 draw 59 draw 48 20")
    assert t.s.last[B] == 48 and {58, 59} <= set(in_place(t, B, Place.DISCARD))
    t = court(solo=True)
    for n in range(48, 61):
        lay(t.s, B, n, Place.PILE if n in (58, 59) else 4, 3)
    face(t, B, at="V", other="V", last=1)
    assert points(t) == (1, 0), "a whole pile without a playable card is a fault"


@clause("WT-96")
@pytest.mark.parametrize(
    ("at", "to", "other", "last", "tired"),
    [("F", "B", "N", 25, 1), ("B", "F", "N", 25, 1), ("N", "F", "N", 25, 0), ("F", "V", "N", 34, 1), ("V", "B", "N", 25, 0)],
)
def test_moves_that_tire_it(at, to, other, last, tired):
    t = court(solo=True)
    face(t, B, at=at, ball=to, other=other, last=last)
    assert t.s.fatigue == tired and phase(t) == "turn-card", "it never refuses"


@clause("WT-96")
def test_fatigue_spares_sure_successes_and_37_and_ends_with_the_point():
    t = court(solo=True)
    t.s.fatigue = 9
    face(t, B, at="N", last=1)
    t.nature("draw 33")
    assert t.s.last[B] == 33
    face(t, B, at="N", last=25)
    t.nature("draw 37")
    assert points(t) == (0, 1) and t.s.fatigue == 0


@clause("WT-96", "WT-97", "WT-71")
@pytest.mark.parametrize(("spin", "cards", "tired"), [("topspin", 1, 1), ("topspin", 2, 1), ("topspin", 0, 0), ("none", 1, 0)])
def test_going_to_the_net_against_a_topspin_tires_it_if_it_would_cost_a_card(spin, cards, tired):
    data = copy.deepcopy(ludotheque.game("worldwide_tennis").standard_box.data)
    data["rules"]["topspin_cards"] = cards
    t = court(solo=True, box=ludotheque.game("worldwide_tennis").box(data))
    face(t, B, at="F", last=1, spin=spin)
    t.nature("draw 12")
    assert zone(t, B) == "V" and t.s.fatigue == tired


@clause("WT-97")
def test_it_goes_to_the_net_behind_the_icon_and_stays_there():
    t = court(solo=True)
    face(t, B, at="F", last=1)
    t.nature("draw 12")
    assert zone(t, B) == "V"
    face(t, B, at="V", last=1, ball="N")
    t.nature("draw 48 20")
    assert zone(t, B) == "V", "on the net until lobbed"
    t = court(solo=True)
    face(t, B, at="F", last=1)
    t.nature("draw 11")
    assert zone(t, B) == "F"
    hold(t, A, 12, 1)
    face(t, A, at="F", last=61)
    t.play("play 12")
    assert zone(t, A) == "F", "for people the icon means nothing"


@clause("WT-97", "WT-41")
def test_no_net_while_you_are_there_or_after_a_lob():
    t = court(solo=True)
    face(t, B, at="F", last=1)
    t.s.zone[A] = 3
    t.nature("draw 12")
    assert zone(t, B) == "F"
    t = court(solo=True)
    face(t, B, at="V", ball="F", last=45)
    t.nature("draw 48 draw 12 20")
    assert zone(t, B) == "F" and t.s.last[B] == 12


@clause("WT-98")
def test_a_smash_turned_without_a_lob_is_kept_active_over_points():
    t = court(solo=True)
    face(t, B, at="V", last=25, ball="F")
    t.nature("draw 60")
    assert in_place(t, B, Place.ACTIVE) == [60] and phase(t) == "turn-card"
    t.nature("draw 48 20")
    give_point(t, A)
    settle_solo(t)
    assert in_place(t, B, Place.ACTIVE) == [60]
    face(t, B, at="V", last=45, ball="B")
    assert phase(t) == "roll" and t.s.card == 60 and in_place(t, B, Place.ACTIVE) == []
    t.nature("7")
    assert told(t, "throws")[0]["target"] == 4 + 4 and points(t) == (2, 0)


def settle_solo(t):
    while phase(t) not in ("service", "shot", "move", "lobbed", "spin-die") and not t.over:
        t.draw() if t.turn == NATURE else t.play(texts(t)[0])


@clause("WT-98")
def test_a_lob_without_an_active_smash():
    t = court(solo=True)
    face(t, B, at="V", last=45, ball="B")
    assert turned(t) == list(range(48, 61))
    t.nature("draw 60 8")
    assert t.s.last[B] == 60 and zone(t, B) == "V"
    t = court(solo=True)
    face(t, B, at="V", last=45, ball="B")
    t.nature("draw 48")
    assert zone(t, B) == "B" and t.s.fatigue == 1 and turned(t) == list(PILES["B"])
    assert 48 in in_place(t, B, Place.DISCARD)
    t.nature("draw 24 20")
    assert told(t, "throws")[0]["target"] == 3 + 4 + 1 and zone(t, B) == "B"


@clause("WT-99")
def test_stars_and_draws_do_not_exist_for_it():
    t = court(solo=True)
    face(t, B, at="N", last=1)
    t.nature("draw 33")
    assert t.s.stars[B] == 0 and t.s.due[B] == 0
    face(t, B, at="N", last=1, other="F")
    t.nature("draw 34 20")
    assert t.s.last[B] == 34 and t.turn == A, "its drop costs it nothing"
    t = court(solo=True)
    face(t, B, at="N", last=25)
    t.nature("draw 26 7")
    assert points(t) == (1, 0), "target 8: it never challenges"


@clause("WT-99", "WT-53")
def test_it_does_nothing_at_a_change_of_ends():
    t = court(solo=True)
    set_score(t, (2, 3), tie=True)
    give_point(t, A)
    assert phase(t) == "change" and t.turn == A
    t.play("concentrate")
    assert phase(t) in ("service", "spin-die", "plan")


@clause("WT-100", "WT-03")
@pytest.mark.parametrize(("die", "zone_"), [(20, 2), (7, 0)])
def test_at_forty_all_a_die_chooses_for_it(die, zone_):
    t = court(solo=True, mode="match")
    set_score(t, (1, 0))
    give_point(t, B)
    assert phase(t) == "side-die"
    t.nature(str(die))
    assert t.s.served == zone_ and phase(t) == "service"


@clause("WT-01", "WT-90")
@pytest.mark.parametrize("mode", ["tie_break", "match"])
@pytest.mark.parametrize("surface", ["clay", "hard", "grass", "indoor"])
def test_solo_in_both_modes_and_on_all_surfaces(mode, surface):
    t = ludotheque.table("worldwide_tennis", seed=7, solo=True, mode=mode, surface=surface, player_cards=True)
    settled = 0
    while not t.over and settled < 20_000:
        t.draw() if t.turn == NATURE else t.play(texts(t)[settled % len(texts(t))])
        settled += 1
    assert t.over
