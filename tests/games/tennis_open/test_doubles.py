"""Doubles, for two players and for four."""

import pytest

from ludotheque.games.tennis_open import position as at
from tests.games.tennis_open.tables import keys, places, points, serving, texts, win_games, win_points
from tests.support import clause


def phase(t):
    return at.Phase(t.s.phase).text


def rally(doubles=4, server_partner=8, receiver_partner=8, digit=2, server=8):
    """A1 serves on B1; the partners A2 and B2 stand where they are told; B1 is to return."""
    t = serving(doubles=doubles)
    t.play(f"stand {server_partner}")
    t.play(f"stand {receiver_partner}")
    t.nature(str(digit))
    t.play(f"stand {server}")
    return t


@clause("TO-70")
def test_four_players_move_a_tennisman_each():
    t = serving(doubles=4)
    assert t.seating.sides == (0, 1, 0, 1)
    assert t.turn == 2  # A2, the server's partner
    t.play("stand 2")
    assert t.turn == 3  # B2, the receiver's partner


@clause("TO-70")
def test_two_players_move_two_tennismen_each():
    t = serving(doubles=2)
    assert t.seating.sides == (0, 1)
    assert t.turn == 0
    t.play("stand 2")
    assert t.turn == 1


@clause("TO-70")
@pytest.mark.parametrize("doubles", [2, 4])
def test_each_tennisman_keeps_to_its_half(doubles):
    t = serving(doubles=doubles)
    halves = {m["name"]: m["half"] for m in t.view(0)["men"]}
    assert halves == {"A1": "right", "A2": "left", "B1": "right", "B2": "left"}
    win_points(t, "A")
    halves = {m["name"]: m["half"] for m in t.view(0)["men"]}
    assert halves == {"A1": "left", "A2": "right", "B1": "right", "B2": "left"}


@clause("TO-70", "TO-10")
def test_a_pair_wins_together():
    t = serving(doubles=4)
    win_games(t, "B" * 12)
    assert t.results()["results"] == [0.0, 1.0, 0.0, 1.0]


@clause("TO-71")
@pytest.mark.parametrize(("first", "order"), [("A", ["A1", "B1", "A2", "B2"]), ("B", ["B1", "A1", "B2", "A2"])])
def test_services_go_round_the_four_also_from_set_to_set(first, order):
    import ludotheque

    t = ludotheque.table("tennis_open", seed=1, doubles=4)
    t.nature("first " + first)
    servers = []
    for _ in range(10):
        servers.append(at.MEN[t.s.server])
        win_games(t, "A")  # a set after six games
    assert servers == (order * 3)[:10]


@clause("TO-71", "TO-11")
def test_the_tie_break_goes_round_the_four_too():
    t = serving(doubles=2)
    win_games(t, "AB" * 6)
    servers = []
    for side in "ABABABABAB":
        servers.append(at.MEN[t.s.server])
        win_points(t, side)
    assert servers == ["A1", "B1", "B1", "A2", "A2", "B2", "B2", "A1", "A1", "B1"]


@clause("TO-71")
def test_a_tie_break_counts_as_one_game_of_its_opener():
    t = serving(doubles=2)
    win_games(t, "AB" * 6)  # twelve games: A1 opens the tie-break
    win_points(t, "B" * 7)
    assert at.MEN[t.s.server] == "B1"


@clause("TO-71", "TO-12")
def test_number_one_receives_on_the_right_and_number_two_on_the_left():
    t = serving(doubles=4)
    receivers = []
    for side in "ABABAB":
        receivers.append(at.MEN[t.s.receiver])
        win_points(t, side)
    assert receivers == ["B1", "B2"] * 3
    win_points(t, "AA")
    assert at.MEN[t.s.server] == "B1"
    assert at.MEN[t.s.receiver] == "A1"


@clause("TO-72")
def test_the_partners_choose_any_place_before_the_point_once():
    t = serving(doubles=4)
    assert (phase(t), places(t)) == ("partner-serving", [1, 2, 3, 4, 5, 6, 7, 8])
    t.play("stand 2")
    assert (phase(t), places(t)) == ("partner-receiving", [1, 2, 3, 4, 5, 6, 7, 8])
    t.play("stand 6")
    assert phase(t) == "serve"
    t.nature("F")
    assert phase(t) == "serve"  # not again for a second attempt
    assert [t.s.place[m] for m in range(4)] == [8, 8, 2, 6]


@clause("TO-72", "TO-24")
def test_after_the_service_only_the_server_places_itself():
    t = rally(server_partner=2, receiver_partner=5, server=3)
    assert [t.s.place[m] for m in range(4)] == [3, 8, 2, 5]


@clause("TO-73")
def test_the_hitter_names_an_opponent_before_taking_dice():
    t = rally(doubles=2)
    assert (phase(t), t.turn, texts(t)) == ("aim", 1, ["on A1", "on A2"])
    t.play("on A2")
    assert (phase(t), texts(t)) == ("dice", ["dice 2", "dice 3"])


@clause("TO-73", "TO-26")
@pytest.mark.parametrize(("named", "wins"), [("A2", True), ("A1", False)])
def test_only_the_named_opponents_place_counts(named, wins):
    t = rally(server_partner=2, server=8, digit=2)
    t.play("on " + named)
    t.play("dice 2")
    t.nature("2 3")  # from 2: lands on 4
    assert (points(t) == (0, 1)) == wins


@clause("TO-73")
def test_only_the_named_opponent_hits_next_and_no_partner_intercepts():
    t = rally(server_partner=3, server=8, digit=2)
    t.play("on A1")
    t.play("dice 2")
    t.nature("1 2")  # lands on 2, in front of A2 at the net
    t.play("stand 8")
    assert (phase(t), t.turn, at.Shot(t.s.shot).text) == ("aim", 0, "plain")


@clause("TO-73", "TO-41")
def test_dice_follow_the_named_opponent():
    t = rally(receiver_partner=2, digit=2)
    t.play("on A1")
    t.play("dice 2")
    t.nature("1 2")
    t.play("stand 8")
    t.play("on B2")
    assert texts(t) == ["dice 2", "dice 3"]
    t = rally(receiver_partner=2, digit=2)
    t.play("on A1")
    t.play("dice 2")
    t.nature("1 2")
    t.play("stand 8")
    t.play("on B1")
    assert texts(t) == ["dice 1", "dice 2", "dice 3"]


@clause("TO-74")
def test_only_the_hitter_moves():
    t = rally(server_partner=3, receiver_partner=6, digit=2, server=8)
    t.play("on A1")
    t.play("dice 2")
    t.nature("1 2")  # on 2
    t.play("stand 5")
    t.play("on B2")
    assert [t.s.place[m] for m in range(4)] == [3, 5, 3, 6]  # A1 came to the ball


def lobbed(doubles=4):
    """A1 has lobbed B2, a volleyer on 2; A2 stands on 4; B2 is to answer."""
    t = rally(doubles=doubles, server_partner=4, receiver_partner=2, digit=2, server=8)
    t.play("on A1")
    t.play("dice 2")
    t.nature("1 1")  # on 1; A1 will hit from 2
    t.play("stand 8")
    t.play("on B2")
    t.play("dice 3")
    t.nature("1 2 2")  # on 5
    t.play("stand 4")
    return t


@clause("TO-74", "TO-60")
def test_a_lob_is_answered_by_the_named_volleyer_alone():
    t = lobbed()
    assert (phase(t), t.turn, texts(t)) == ("answer", 3, ["smash", "bounce"])


@clause("TO-74", "TO-61", "TO-73")
@pytest.mark.parametrize(("named", "after"), [("A1", [8, 8, 4, 5]), ("A2", [4, 8, 8, 5])])
def test_the_smasher_names_either_opponent_who_alone_goes_to_the_baseline(named, after):
    t = lobbed()
    t.play("smash")
    assert (phase(t), t.turn, texts(t)) == ("aim", 3, ["on A1", "on A2"])
    t.play("on " + named)
    assert [t.s.place[m] for m in range(4)] == after
    t.nature("3 3")  # on 2
    t.play("stand 5")
    assert at.MEN[t.s.hitter] == named
    assert at.Shot(t.s.shot).text == "smash-return"
    t.play("on B1")
    assert t.s.dice == 1


@clause("TO-71")
@pytest.mark.parametrize("doubles", [2, 4])
def test_the_draw_is_told(doubles):
    import ludotheque

    t = ludotheque.table("tennis_open", seed=1, doubles=doubles)
    assert keys(t.nature("first B")) == ["pair-toss" if doubles == 4 else "toss"]
