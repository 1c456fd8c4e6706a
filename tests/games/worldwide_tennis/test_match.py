"""WT-01 to WT-09: the setup, the modes, stars, hands."""

import pytest

import ludotheque
from ludotheque.engine.rule import NATURE
from ludotheque.games.worldwide_tennis.position import Place
from ludotheque.games.worldwide_tennis.told import Told
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
)
from tests.support import clause


@clause("WT-01")
def test_a_coin_decides_who_serves_first():
    t = at_toss()
    assert t.turn == NATURE and texts(t) == ["server A", "server B"]
    t.nature("server B")
    assert t.turn == B and phase(t) == "service" and t.s.server == B


@clause("WT-01")
def test_surface_and_mode_are_chosen_and_hard_is_the_default():
    assert ludotheque.table("worldwide_tennis", seed=1).setup["surface"] == "hard"
    for index, surface in enumerate(("clay", "hard", "grass", "indoor")):
        for solo in (False, True):
            assert court(surface=surface, solo=solo, mode="match").s.surface == index


@clause("WT-02")
@pytest.mark.parametrize(("score", "over"), [((5, 5), False), ((6, 5), True), ((6, 6), False), ((7, 6), True), ((6, 0), True)])
def test_a_tie_break_takes_seven_points_and_a_lead_of_two(score, over):
    t = court()
    set_score(t, score, tie=True)
    give_point(t, A)
    assert t.over == over
    if over:
        assert t.results()["winners"] == [A]


@clause("WT-03")
def test_a_game_is_two_points_served_to_f_then_b():
    t = court(mode="match")
    assert t.s.served == 2
    give_point(t, A)
    assert points(t) == (1, 0) and t.s.served == 0 and t.s.server == A
    give_point(t, A)
    assert points(t) == (0, 0) and t.s.score.games[0, 0] == 1 and t.s.server == B


@clause("WT-03")
@pytest.mark.parametrize(("choice", "zone"), [("receive F", 2), ("receive B", 0)])
def test_at_forty_all_the_receiver_chooses_and_a_replay_keeps_the_choice(choice, zone):
    t = court(mode="match", stars=False, effects=False)
    set_score(t, (0, 1))
    give_point(t, A)
    assert phase(t) == "choose-side" and t.turn == B
    t.play(choice)
    assert phase(t) == "service" and t.s.served == zone and t.s.zone[B] == zone
    t.play("serve 64")
    t.nature("12")
    t.play("challenge")
    t.nature("in")
    assert told(t, "replay") and phase(t) == "service" and t.s.served == zone and points(t) == (1, 1)
    give_point(t, A)
    assert t.s.score.games[0, 0] == 1 and t.s.chosen == -1


@clause("WT-04")
@pytest.mark.parametrize(("games", "won"), [((5, 4), True), ((5, 5), False), ((6, 5), True)])
def test_a_set_takes_six_games_and_a_lead_of_two(games, won):
    t = court(mode="match")
    set_score(t, (1, 0), games)
    give_point(t, A)
    assert t.s.score.sets[A] == int(won)


@clause("WT-04")
def test_the_tie_break_at_six_all_ends_with_the_first_lead_of_two():
    t = court(mode="match")
    set_score(t, (1, 0), (5, 6))
    t.s.score.opener = 1
    give_point(t, A)
    assert t.s.score.in_tie_break and Told.TIE_BREAK in {entry[0] for entry in t.s.told}
    servers, zones = [], []
    for winner in (A, B, A, B, A):
        servers.append(t.s.server)
        zones.append("BNFV"[t.s.served])
        give_point(t, winner)
        settle(t)
    assert servers == [A, B, B, A, A] and zones == ["F", "B", "F", "B", "F"]
    assert t.s.score.sets[A] == 0
    give_point(t, A)
    settle(t)
    assert t.s.score.sets[A] == 1 and t.s.score.games[0, 0] == 7
    assert t.s.server == B, "whoever received the tie-break's first point serves first in the next set"


@clause("WT-04")
def test_two_points_are_enough_at_six_all_unless_the_long_tie_break_is_chosen():
    for long, sets in ((False, 1), (True, 0)):
        t = court(mode="match", long_tie_break=long)
        set_score(t, (1, 0), (6, 6), tie=True)
        give_point(t, A)
        assert t.s.score.sets[A] == sets


@clause("WT-04")
@pytest.mark.parametrize("sets", [2, 3])
def test_the_match_takes_two_or_three_sets(sets):
    t = court(mode="match", sets=sets)
    for won in range(sets):
        assert not t.over
        t.s.score.games[won, 0], t.s.score.points[0], t.s.score.points[1] = 5, 1, 0
        give_point(t, A)
        if not t.over:
            settle(t)
    assert t.over and t.results()["results"] == [1.0, 0.0]


@clause("WT-05")
def test_stars_four_up_one_down_and_gains_beyond_five_are_lost():
    t = court(surface="clay")
    assert t.s.stars[A] == 4 and t.s.tokens[A] == 5
    hold(t, A, 1, 2)
    t.s.stars[A] = 5
    face(t, A, at="F", last=61)
    t.play("play 1")
    assert t.s.stars[A] == 5 and not told(t, "gains")
    t.s.stars[A] = 0
    hold(t, A, 34, 2)
    face(t, A, at="F", last=61)
    assert "play 34" not in texts(t), "what is not face up can't be paid"


@clause("WT-06")
def test_the_five_services_are_never_used_up():
    t = court(effects=False, stars=False)
    services = ["serve 61", "serve 62", "serve 63", "serve 64", "serve 65"]
    assert texts(t) == services
    t.play("serve 65")
    t.nature("1")
    assert texts(t) == services
    assert all(t.box.plain.services[i].difficulty <= t.box.plain.services[i + 1].difficulty for i in range(4))


@clause("WT-07")
def test_the_starting_hand_is_the_six_icons_and_six_drawn():
    t = ludotheque.table("worldwide_tennis", seed=3)
    assert hand(t, A) == [1, 13, 25, 29, 37, 48] and phase(t) == "draw"
    t.nature("draw 2 draw 3 draw 4 draw 5 draw 6 draw 7")
    assert hand(t, A) == [1, 2, 3, 4, 5, 6, 7, 13, 25, 29, 37, 48]
    t.nature("draw 2 draw 3 draw 4 draw 5 draw 6 draw 60")
    assert len(hand(t, B)) == 12 and phase(t) == "toss"
    assert len(in_place(t, A, Place.PILE)) == 48


@clause("WT-08")
def test_initiation_switches_the_rest_off_and_gives_no_stars_in_a_rally():
    t = court(initiation=True)
    assert (t.s.easing, t.s.effects, t.s.challenging, t.s.player_cards) == (0, 0, 0, 0)
    assert t.s.stars[A] == 4
    t.play("serve 64")
    assert phase(t) == "roll", "no effect, no stars asked"
    t.nature("12")
    assert phase(t) == "service", "no challenge"
    hold(t, B, 3, 2)
    face(t, B, at="F", last=61)
    t.s.stars[B] = 3
    t.play("play 3")
    assert t.s.stars[B] == 3 and t.s.spin[B] == 0
    assert "centre" in texts(t), "star costs remain"


@clause("WT-08")
def test_each_switch_alone():
    t = court(stars=False)
    t.play("serve 64")
    assert phase(t) == "effect"
    t.play("flat")
    assert phase(t) == "roll"
    t = court(effects=False)
    t.play("serve 64")
    assert phase(t) == "stars"
    t = court(challenges=False, stars=False, effects=False)
    t.play("serve 64")
    t.nature("12")
    assert phase(t) == "service" and t.s.challenges[A] == 0
    assert phase(ludotheque.table("worldwide_tennis", seed=1)) == "draw"
    assert phase(ludotheque.table("worldwide_tennis", seed=1, player_cards=True)) == "choose-player"
    t = court(server=B, solo=True, effects=False)
    assert phase(t) == "roll", "the automaton's d6 isn't thrown"


@clause("WT-09")
def test_the_decks_are_the_same_and_hold_sixty_cards_besides_the_services():
    t = court()
    for seat in (A, B):
        assert len(in_place(t, seat, Place.HAND) + in_place(t, seat, Place.PILE) + in_place(t, seat, Place.OUT)) == 60
