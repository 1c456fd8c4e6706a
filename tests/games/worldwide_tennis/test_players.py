"""WT-85 to WT-88: the eight player cards, every power and penalty."""

import pytest

import ludotheque
from ludotheque.games.worldwide_tennis.position import Place
from tests.games.worldwide_tennis.court import (
    A,
    B,
    at_toss,
    court,
    face,
    give_point,
    hand,
    hold,
    in_place,
    phase,
    points,
    set_score,
    settle,
    texts,
    told,
    zone,
)
from tests.support import clause

ARTIST, CLAY, CANNON, VOLLEY, WALL, LIFT, SLICE, STEEL = range(1, 9)


def target(t):
    t.nature("20")
    return told(t, "throws")[0]["target"]


@clause("WT-85")
def test_each_seat_may_take_a_card_but_not_the_same():
    t = ludotheque.table("worldwide_tennis", seed=1, player_cards=True)
    assert texts(t) == [f"player {k}" for k in range(9)] and t.turn == A
    t.play("player 3")
    assert t.turn == B and "player 3" not in texts(t) and "player 0" in texts(t)
    t.play("player 0")
    assert phase(t) == "draw"
    t = ludotheque.table("worldwide_tennis", seed=1, player_cards=True)
    t.play("player 0")
    assert texts(t) == [f"player {k}" for k in range(9)]


@clause("WT-85", "WT-90")
def test_in_solo_only_the_person_chooses():
    t = ludotheque.table("worldwide_tennis", seed=1, player_cards=True, solo=True)
    t.play("player 5")
    assert phase(t) == "draw" and t.s.player[B] == 0 and t.s.stars[A] == 3


@clause("WT-85", "WT-07", "WT-05")
@pytest.mark.parametrize(
    ("card", "cards", "up", "down"),
    [(1, 12, 4, 1), (2, 13, 3, 2), (3, 11, 4, 1), (4, 12, 4, 1), (5, 12, 3, 3), (6, 12, 4, 1), (7, 12, 4, 1), (8, 11, 5, 1)],
)
def test_hand_and_stars_of_each_card(card, cards, up, down):
    t = at_toss(player_cards=True, chosen=(card, 0))
    assert len(hand(t, A)) == cards == t.s.limit[A]
    assert (t.s.stars[A], t.s.tokens[A]) == (up, up + down)
    assert len(hand(t, B)) == 12 and t.s.tokens[B] == 5


@clause("WT-85", "WT-86")
@pytest.mark.parametrize("card", range(1, 9))
def test_the_removed_cards_are_out_of_the_whole_match(card):
    t = court(player_cards=True, chosen=(card, 0), mode="match")
    removed = sorted(t.box.plain.players[card - 1].removed)
    assert in_place(t, A, Place.OUT) == removed and not set(removed) & set(hand(t, A))
    for _ in range(12):
        t.s.due[A] = 8
        give_point(t, A)
        settle(t)
    assert in_place(t, A, Place.OUT) == removed


@clause("WT-87")
def test_winner_on_gains_the_stars_and_may_be_thrown_for_without_a_choice():
    t = court(player_cards=True, chosen=(ARTIST, 0), stars=False)
    hold(t, A, 25, 1)
    face(t, A, at="F", last=26)
    t.play("play 25")
    assert phase(t) == "roll", "not sure anyway: no choice"
    t.nature("18")
    assert told(t, "lucky") and points(t) == (1, 0)
    t = court(player_cards=True, chosen=(ARTIST, 0), stars=False)
    hold(t, A, 25, 1)
    face(t, A, at="F", last=26)
    t.play("play 25")
    t.nature("17")
    assert phase(t) == "target"


@clause("WT-87")
def test_the_choice_of_sure_success_keeps_it_sure():
    t = court(player_cards=True, chosen=(LIFT, 0))
    hold(t, A, 27, 26)
    face(t, A, at="F", last=61)
    t.play("play 27")
    assert texts(t) == ["sure", "throw"]
    t.play("sure")
    assert phase(t) == "target"
    hold(t, A, 26, 1)
    face(t, A, at="F", last=61)
    t.play("play 26")
    assert phase(t) == "target", "the topspinner's range is for #27 alone"
    t = court(player_cards=True, chosen=(LIFT, 0), stars=False)
    hold(t, A, 27, 1)
    face(t, A, at="F", last=61)
    t.play("play 27")
    t.play("throw")
    t.nature("19")
    assert points(t) == (1, 0)


@clause("WT-87", "WT-70")
def test_a_declined_sure_success_is_a_throw_with_stars():
    t = court(player_cards=True, chosen=(ARTIST, 0))
    hold(t, A, 26, 1)
    face(t, A, at="F", last=61)
    t.play("play 26")
    t.play("throw")
    assert phase(t) == "stars"
    t.play("stars 1")
    assert target(t) == 4 - 3


@clause("WT-88")
def test_changes_of_difficulty_count_only_for_a_throw_and_not_for_37():
    t = court(player_cards=True, chosen=(WALL, 0), stars=False)
    hold(t, A, 25, 13, 1)
    face(t, A, at="N", last=61)
    t.play("play 25")
    assert told(t, "sure") and t.s.validated[A] == 4
    t = court(player_cards=True, chosen=(WALL, 0), stars=False)
    hold(t, A, 25, 13, 1)
    face(t, A, at="N", last=64)
    t.play("play 13")
    assert target(t) == 0 + 6 - 2


@clause("WT-88")
@pytest.mark.parametrize(
    ("player", "card", "at", "other", "change"),
    [
        (ARTIST, 29, "B", "N", 1),
        (ARTIST, 26, "F", "N", 0),
        (VOLLEY, 48, "V", "N", -1),
        (VOLLEY, 38, "F", "V", 1),
        (VOLLEY, 58, "V", "N", 0),
        (WALL, 1, "F", "N", -2),
        (WALL, 33, "F", "N", -2),
        (WALL, 46, "B", "N", -2),
        (WALL, 25, "F", "N", 1),
    ],
)
def test_difficulties_changed_by_a_player_card(player, card, at, other, change):
    t = court(player_cards=True, chosen=(player, 0), stars=False, challenges=False)
    hold(t, A, card, 2)
    face(t, A, at=at, other=other, last=64)
    t.play(f"play {card}")
    assert target(t) == t.box.plain.cards[card - 1].difficulty + 6 + change


@clause("WT-88", "WT-20")
def test_the_clay_courter_crosses_once_a_point_for_nothing_and_serves_worse():
    t = court(player_cards=True, chosen=(CLAY, 0), stars=False, effects=False)
    t.play("serve 64")
    assert target(t) == 14
    settle(t)
    face(t, A, at="F", ball="B", last=25)
    assert phase(t) == "shot" and zone(t, A) == "B" and t.s.crossings[A] == 1
    face(t, A, at="B", ball="F", last=25)
    assert phase(t) == "move"
    t.play("refuse")
    settle(t)
    assert t.s.crossings[A] == 0
    t = court(player_cards=True, chosen=(CLAY, 0), stars=False, effects=False)
    t.play("serve 62")
    assert target(t) == 7


@clause("WT-88", "WT-12", "WT-53")
def test_the_cannoneer_has_wider_aces_and_less_concentration():
    for card, die, ace in ((64, 17, True), (64, 16, False), (63, 19, True), (61, 20, False)):
        t = court(player_cards=True, chosen=(CANNON, 0), stars=False, effects=False)
        t.play(f"serve {card}")
        t.nature(str(die))
        assert bool(told(t, "ace")) == ace
    assert concentration(CANNON) == 1


def concentration(player):
    t = court(server=B, player_cards=True, chosen=(player, 0))
    set_score(t, (2, 3), tie=True)
    t.s.stars[A] = 0
    give_point(t, A)
    t.play("concentrate")
    return t.s.stars[A]


@clause("WT-88", "WT-30")
def test_the_volleyer_leaves_the_net_for_a_star_alone():
    t = court(player_cards=True, chosen=(VOLLEY, 0), stars=False)
    hold(t, A, 48, 2)
    face(t, A, at="V", last=61)
    t.play("play 48")
    t.nature("20")
    t.play("centre")
    assert zone(t, A) == "N" and hand(t, A) == [2] and t.turn == B


@clause("WT-88", "WT-71")
def test_the_topspinners_topspin_costs_two_cards_and_its_attacks_bite_less_on_grass():
    t = court(player_cards=True, chosen=(LIFT, 0), stars=False, surface="grass")
    hold(t, B, 1, 2, 3, 4)
    face(t, B, at="F", last=9, spin="topspin")
    t.play("play 1")
    t.play("net")
    t.play("discard 2")
    assert phase(t) == "pay"
    t.play("discard 3")
    assert hand(t, B) == [4] and t.turn == A
    t = court(player_cards=True, chosen=(LIFT, 0), stars=False, surface="grass")
    hold(t, B, 1)
    face(t, B, at="F", last=26)
    t.play("play 1")
    assert target(t) == 5 - 1
    t = court(player_cards=True, chosen=(LIFT, 0), stars=False, surface="clay")
    hold(t, B, 1)
    face(t, B, at="F", last=26)
    t.play("play 1")
    assert target(t) == 3


@clause("WT-88", "WT-72", "WT-73")
def test_the_slicer_slices_more_and_its_services_cost_differently():
    for move, plus in (("topspin", 2), ("slice", 1), ("flat", 0)):
        t = court(player_cards=True, chosen=(SLICE, 0), stars=False)
        t.play("serve 63")
        t.play(move)
        assert target(t) == 10 + plus
    t = court(player_cards=True, chosen=(SLICE, 0), stars=False)
    hold(t, B, 26, 1)
    face(t, B, at="F", last=5, spin="slice")
    t.play("play 26")
    assert target(t) == 4 + 3


@clause("WT-88", "WT-70", "WT-53")
def test_the_iron_mind_serves_with_stars_and_concentrates():
    for stars, easier in ((1, 3), (2, 5)):
        t = court(player_cards=True, chosen=(STEEL, 0), effects=False)
        t.play("serve 64")
        t.play(f"stars {stars}")
        assert target(t) == 13 - easier
    assert concentration(STEEL) == 3
