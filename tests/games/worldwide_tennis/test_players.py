"""WT-85 to WT-88: the eight player cards, every power and penalty."""

import copy

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

ROGER, CLAY, CANNON, VOLLEY, WALL, LIFT, SLICE, STEEL = range(1, 9)


SEATS = pytest.mark.parametrize("seat", [A, B])


def with_card(seat, card, **options):
    """A court on which `seat`, who serves, has a player card and the other none."""
    chosen = (card, 0) if seat == A else (0, card)
    return court(server=seat, player_cards=True, chosen=chosen, **options)


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
@SEATS
@pytest.mark.parametrize(
    ("card", "cards", "up", "down"),
    [(1, 12, 4, 1), (2, 13, 3, 2), (3, 11, 4, 1), (4, 12, 4, 1), (5, 12, 3, 3), (6, 12, 4, 1), (7, 12, 4, 1), (8, 11, 5, 1)],
)
def test_hand_and_stars_of_each_card(seat, card, cards, up, down):
    other = 1 - seat
    t = at_toss(player_cards=True, chosen=(card, 0) if seat == A else (0, card))
    assert len(hand(t, seat)) == cards == t.s.limit[seat]
    assert (t.s.stars[seat], t.s.tokens[seat]) == (up, up + down)
    assert len(hand(t, other)) == 12 and t.s.tokens[other] == 5


@clause("WT-85", "WT-87")
def test_the_card_the_rulebook_names_is_among_them_with_the_power_it_prints():
    box = ludotheque.game("worldwide_tennis").standard_box
    roger = box.data["players"][ROGER - 1]
    assert roger["name_fr"] == roger["name_en"] == "Roger"
    first, last, lowest = roger["winner"]
    attacks = [c["number"] for c in box.data["cards"] if c["type"] == "attack" and c["name_en"] == "Forehand attack"]
    assert list(range(first, last + 1)) == attacks and lowest == 18
    assert all(box.data["cards"][n - 1]["difficulty"] == 4 for n in attacks)


@clause("WT-85", "WT-86")
@SEATS
@pytest.mark.parametrize("card", range(1, 9))
def test_the_removed_cards_are_out_of_the_whole_match(seat, card):
    t = with_card(seat, card, mode="match")
    removed = sorted(t.box.plain.players[card - 1].removed)
    assert in_place(t, seat, Place.OUT) == removed and not set(removed) & set(hand(t, seat))
    assert in_place(t, 1 - seat, Place.OUT) == []
    for _ in range(12):
        t.s.due[seat] = 8
        give_point(t, A)
        settle(t)
    assert in_place(t, seat, Place.OUT) == removed


@clause("WT-87")
@SEATS
@pytest.mark.parametrize("card", [25, 26, 27, 28])
def test_winner_on_gains_the_stars_and_may_be_thrown_for_without_a_choice(seat, card):
    t = with_card(seat, ROGER, stars=False)
    hold(t, seat, card, 1)
    t.s.stars[seat] = 1
    face(t, seat, at="F", last=26)
    t.play(f"play {card}")
    assert phase(t) == "roll", "not sure anyway: no choice"
    t.nature("18")
    assert told(t, "lucky") and points(t)[seat] == 1
    assert t.s.stars[seat] == 1 + t.box.plain.cards[card - 1].stars
    t = with_card(seat, ROGER, stars=False)
    hold(t, seat, card, 1)
    face(t, seat, at="F", last=26)
    t.play(f"play {card}")
    t.nature("17")
    assert phase(t) == "target"


@clause("WT-87")
@SEATS
def test_winner_on_is_for_its_owner_and_for_the_listed_cards(seat):
    for owner, card, at in ((1 - seat, 26, "F"), (seat, 29, "B")):
        t = with_card(owner, ROGER, stars=False)
        hold(t, seat, card, 1)
        face(t, seat, at=at, last=26)
        t.play(f"play {card}")
        t.nature("20")
        assert phase(t) == "target" and not told(t, "lucky")


@clause("WT-87")
@SEATS
def test_a_lucky_die_below_the_target_is_a_fault(seat):
    game = ludotheque.game("worldwide_tennis")
    data = copy.deepcopy(game.standard_box.data)
    data["players"][ROGER - 1]["winner"] = [25, 28, 5]
    t = with_card(seat, ROGER, stars=False, challenges=False, box=game.box(data))
    hold(t, seat, 26, 1)
    face(t, seat, at="F", last=64)
    t.play("play 26")
    t.nature("8")
    assert told(t, "throws")[0]["target"] == 4 + 6 and told(t, "fault") and points(t)[1 - seat] == 1


@clause("WT-87")
@SEATS
def test_the_choice_of_sure_success_keeps_it_sure(seat):
    t = with_card(seat, LIFT)
    hold(t, seat, 27, 26)
    face(t, seat, at="F", last=61)
    t.play("play 27")
    assert texts(t) == ["sure", "throw"]
    t.play("sure")
    assert phase(t) == "target"
    hold(t, seat, 26, 1)
    face(t, seat, at="F", last=61)
    t.play("play 26")
    assert phase(t) == "target", "the topspinner's range is for #27 alone"
    for die, wins in (("19", True), ("18", False)):
        t = with_card(seat, LIFT, stars=False)
        hold(t, seat, 27, 1)
        face(t, seat, at="F", last=61)
        t.play("play 27")
        t.play("throw")
        t.nature(die)
        assert (points(t)[seat] == 1) == wins


@clause("WT-87", "WT-70")
@SEATS
def test_a_declined_sure_success_is_a_throw_with_stars(seat):
    t = with_card(seat, ROGER)
    hold(t, seat, 26, 1)
    face(t, seat, at="F", last=61)
    t.play("play 26")
    t.play("throw")
    assert phase(t) == "stars"
    t.play("stars 1")
    assert target(t) == 4 - 3


@clause("WT-88")
@SEATS
def test_changes_of_difficulty_count_only_for_a_throw_and_not_for_37(seat):
    t = with_card(seat, WALL, stars=False)
    hold(t, seat, 25, 13, 1)
    face(t, seat, at="N", last=61)
    t.play("play 25")
    assert told(t, "sure") and t.s.validated[seat] == 4
    t = with_card(seat, WALL, stars=False)
    hold(t, seat, 21, 37, 1)
    face(t, seat, at="B", last=64)
    t.play("play 21")
    assert target(t) == 2 + 6 - 2 and t.s.validated[seat] == 2, "the printed difficulty is summed"


@clause("WT-88")
@SEATS
@pytest.mark.parametrize(
    ("player", "card", "at", "other", "change"),
    [
        (ROGER, 29, "B", "N", 1),
        (ROGER, 32, "B", "N", 1),
        (ROGER, 26, "F", "N", 0),
        (ROGER, 33, "N", "N", 0),
        (VOLLEY, 48, "V", "N", -1),
        (VOLLEY, 57, "V", "N", -1),
        (VOLLEY, 38, "F", "V", 1),
        (VOLLEY, 58, "V", "N", 0),
        (WALL, 1, "F", "N", -2),
        (WALL, 24, "B", "N", -2),
        (WALL, 33, "N", "N", -2),
        (WALL, 46, "B", "N", -2),
        (WALL, 47, "B", "N", -2),
        (WALL, 25, "F", "N", 1),
        (WALL, 48, "V", "N", 0),
    ],
)
def test_difficulties_changed_by_a_player_card(seat, player, card, at, other, change):
    for owner, by in ((seat, change), (1 - seat, 0)):
        t = with_card(owner, player, stars=False, challenges=False)
        hold(t, seat, card, 2)
        face(t, seat, at=at, other=other, last=64)
        t.play(f"play {card}")
        assert target(t) == t.box.plain.cards[card - 1].difficulty + 6 + by


@clause("WT-88", "WT-20")
@SEATS
def test_the_clay_courter_crosses_once_a_point_for_nothing(seat):
    t = with_card(seat, CLAY, stars=False, effects=False)
    face(t, seat, at="F", ball="B", last=25)
    assert phase(t) == "shot" and zone(t, seat) == "B" and t.s.crossings[seat] == 1
    face(t, 1 - seat, at="F", ball="B", last=25)
    assert phase(t) == "move", "the other pays"
    face(t, seat, at="B", ball="F", last=25)
    assert phase(t) == "move"
    t.play("refuse")
    settle(t)
    assert t.s.crossings[seat] == 0
    face(t, seat, at="B", ball="F", last=25)
    assert phase(t) == "shot", "once in each point"
    t = with_card(seat, CLAY)
    face(t, seat, at="N", ball="V", last=34)
    assert phase(t) == "move", "coming to a drop is no crossing"


@clause("WT-88", "WT-28")
@SEATS
@pytest.mark.parametrize(("card", "needs"), [(62, 7), (63, 11), (64, 14), (65, 17)])
def test_the_clay_courter_serves_worse(seat, card, needs):
    t = with_card(seat, CLAY, stars=False, effects=False)
    t.play(f"serve {card}")
    assert target(t) == needs


@clause("WT-88", "WT-12")
@SEATS
@pytest.mark.parametrize(("card", "die", "ace"), [(64, 17, True), (64, 16, False), (63, 19, True), (61, 20, False)])
def test_the_cannoneer_has_wider_aces(seat, card, die, ace):
    t = with_card(seat, CANNON, stars=False, effects=False)
    t.play(f"serve {card}")
    t.nature(str(die))
    assert bool(told(t, "ace")) == ace


@clause("WT-88", "WT-53")
@SEATS
@pytest.mark.parametrize(("player", "stars"), [(CANNON, 1), (STEEL, 3), (ROGER, 2)])
def test_the_stars_of_concentration(seat, player, stars):
    t = with_card(seat, player)
    set_score(t, (2, 3), tie=True)
    t.s.stars[A] = t.s.stars[B] = 0
    give_point(t, A)
    for _ in range(2):
        turn = t.turn
        t.play("concentrate")
        assert t.s.stars[turn] == (stars if turn == seat else 2)


@clause("WT-88")
@pytest.mark.parametrize(
    ("key", "number", "who"),
    [("concentration", 4, ROGER), ("leave_net_cards", 3, WALL), ("topspin_cards", 3, CLAY), ("slice_adds", 5, VOLLEY)],
)
def test_a_player_card_leaves_alone_what_it_does_not_name(key, number, who):
    """The numbers of an owner's box hold for those who play with a player card too; what a card names is the card's."""
    game = ludotheque.game("worldwide_tennis")
    data = copy.deepcopy(game.standard_box.data)
    data["rules"].update({key: number, "serve_stars": [1, 6]})
    named = copy.deepcopy(data)
    named["players"][who - 1].update({key: 0, "serve_stars": [0, 3]})
    for box, power, stars in ((game.box(data), number, [1, 6]), (game.box(named), 0, [0, 3])):
        player = box.plain.players[who - 1]
        assert getattr(player, key) == power and list(player.serve_stars) == stars


@clause("WT-88", "WT-53")
@SEATS
def test_a_silent_player_card_concentrates_as_the_box_says(seat):
    game = ludotheque.game("worldwide_tennis")
    data = copy.deepcopy(game.standard_box.data)
    data["rules"]["concentration"] = 4
    t = with_card(seat, ROGER, box=game.box(data))
    set_score(t, (2, 3), tie=True)
    t.s.stars[A] = t.s.stars[B] = 0
    give_point(t, A)
    for _ in range(2):
        turn = t.turn
        t.play("concentrate")
        assert t.s.stars[turn] == 4


@clause("WT-88", "WT-30")
@SEATS
def test_the_volleyer_leaves_the_net_for_a_star_alone(seat):
    t = with_card(seat, VOLLEY, stars=False)
    hold(t, seat, 48, 2)
    before = t.s.stars[seat]
    face(t, seat, at="V", last=61)
    t.play("play 48")
    t.nature("20")
    gained = t.s.stars[seat] - before
    t.play("centre")
    assert zone(t, seat) == "N" and hand(t, seat) == [2] and t.turn == 1 - seat
    assert t.s.stars[seat] == before + gained - 1


@clause("WT-88", "WT-71")
@SEATS
def test_the_topspinners_topspin_costs_two_cards(seat):
    other = 1 - seat
    t = with_card(seat, LIFT, stars=False)
    hold(t, other, 1, 2, 3, 4)
    face(t, other, at="F", last=9, spin="topspin")
    t.play("play 1")
    t.play("net")
    t.play("discard 2")
    assert phase(t) == "pay"
    t.play("discard 3")
    assert hand(t, other) == [4] and t.turn == seat
    t = with_card(seat, LIFT, stars=False)
    hold(t, other, 1, 2)
    face(t, other, at="F", last=9, spin="topspin")
    t.play("play 1")
    assert "net" not in texts(t), "one card doesn't pay for it"


@clause("WT-88", "WT-28")
@SEATS
@pytest.mark.parametrize(("surface", "change"), [("clay", 0), ("hard", 0), ("grass", -1), ("indoor", -1)])
def test_the_topspinners_attacks_bite_less_on_fast_courts(seat, surface, change):
    for last, by in ((26, change), (11, 0)):
        t = with_card(seat, LIFT, stars=False, surface=surface)
        hold(t, 1 - seat, 36)
        face(t, 1 - seat, at="F", last=last)
        t.play("play 36")
        malus = t.box.plain.cards[last - 1].malus[t.s.surface]
        assert target(t) == 12 + malus + by


@clause("WT-88", "WT-72", "WT-73")
@SEATS
def test_the_slicer_slices_more_and_its_services_cost_differently(seat):
    for move, plus in (("topspin", 2), ("slice", 1), ("flat", 0)):
        t = with_card(seat, SLICE, stars=False)
        t.play("serve 63")
        t.play(move)
        assert target(t) == 10 + plus
    for striker, adds in ((seat, 3), (1 - seat, 2)):
        t = with_card(seat, SLICE, stars=False)
        hold(t, 1 - striker, 26, 1)
        face(t, 1 - striker, at="F", last=5, spin="slice")
        t.play("play 26")
        assert target(t) == 4 + adds


@clause("WT-88", "WT-70")
@SEATS
@pytest.mark.parametrize(("stars", "easier"), [(1, 3), (2, 5)])
def test_the_iron_mind_serves_with_stars(seat, stars, easier):
    t = with_card(seat, STEEL, effects=False)
    t.play("serve 64")
    t.play(f"stars {stars}")
    assert target(t) == 13 - easier
    t = with_card(seat, STEEL)
    hold(t, seat, 36, 2)
    face(t, seat, at="F", last=61)
    t.play("play 36")
    t.play(f"stars {stars}")
    assert target(t) == 12 - (3, 5)[stars - 1], "in the rally stars ease as for anybody"
