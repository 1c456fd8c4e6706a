"""WT-50 to WT-54 and WT-82: the end of a point, the change of ends."""

import pytest

from ludotheque.games.worldwide_tennis.position import Place
from ludotheque.games.worldwide_tennis.rules.table import lay
from tests.games.worldwide_tennis.court import (
    A,
    B,
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
    throw_away,
    told,
)
from tests.support import clause


@clause("WT-50")
def test_how_a_point_ends():
    for move, dice, winner in (("serve 64", "19", A), ("serve 64", "1", None)):
        t = court(stars=False, effects=False)
        t.play(move)
        t.nature(dice)
        assert (points(t) == (1, 0)) == (winner == A)
    for end in ("concede", "play 36"):
        t = court(stars=False)
        hold(t, B, 36, 2)
        face(t, B, at="F", last=61)
        t.play(end)
        if end == "play 36":
            t.nature("12")
        assert points(t) == ((1, 0) if end == "concede" else (0, 1))


@clause("WT-51")
def test_cards_are_drawn_for_the_icons_of_what_was_played_failed_shots_included():
    t = court(stars=False)
    hold(t, A, 1, 25, 48)
    hold(t, B, 13, 26, 30)
    face(t, A, at="F", last=61)
    t.play("play 1")
    t.play("stay")
    t.play("play 26")
    t.play("to B")
    t.play("stay")
    t.play("go")
    t.play("discard 48")
    t.s.zone[A] = 2
    t.play("play 25")
    t.nature("1")
    assert (t.s.due[A], t.s.due[B]) == (3, 1), "2 and 1 for the forehand cards; the discarded volley doesn't count"
    assert phase(t) == "draw" and t.s.to_play == A, "the server draws first"
    assert in_place(t, A, Place.PLAYED) == [1, 25]
    t.nature()
    assert len(hand(t, A)) == 3 and len(hand(t, B)) == 3
    assert in_place(t, A, Place.DISCARD) == [1, 25, 48] and in_place(t, B, Place.DISCARD) == [26]


@clause("WT-51")
def test_a_trim_is_one_card_a_move_and_the_server_trims_first():
    t = court(server=B)
    t.s.due[A], t.s.due[B] = 1, 2
    give_point(t, A)
    t.nature()
    assert phase(t) == "trim" and t.turn == B and len(hand(t, B)) == 14
    t.play(texts(t)[0])
    t.play(texts(t)[0])
    assert t.turn == A and phase(t) == "trim"
    t.play(f"discard {hand(t, A)[3]}")
    assert len(hand(t, A)) == len(hand(t, B)) == 12 and phase(t) == "service"


@clause("WT-51")
def test_an_empty_pile_is_made_anew_from_the_discard_without_this_points_cards():
    t = court()
    hold(t, A, 25)
    throw_away(t, A, *[n for n in range(1, 61) if n != 25])
    t.s.due[A] = 2
    lay(t.s, A, 25, Place.PLAYED, 3)
    give_point(t, A)
    assert phase(t) == "draw" and len(t.moves()) == 59 and "draw 25" not in texts(t)
    t.nature()
    assert in_place(t, A, Place.DISCARD) == [25] and len(hand(t, A)) == 2


@clause("WT-51")
def test_with_pile_and_discard_empty_the_rest_of_the_draw_is_lost():
    t = court()
    hold(t, A)
    t.s.limit[A] = 12
    for n in range(1, 61):
        lay(t.s, A, n, Place.HAND if n == 60 else Place.PLAYED, 3)
    lay(t.s, A, 1, Place.PILE, 1)
    t.s.due[A] = 5
    give_point(t, A)
    t.nature("draw 1")
    assert hand(t, A) == [1, 37, 60] and t.s.due[A] == 0 and phase(t) == "service"
    assert {"seat": A} in told(t, "no-card")


@clause("WT-51")
def test_the_match_stops_with_its_last_point():
    t = court()
    set_score(t, (6, 3), tie=True)
    t.s.due[A] = 3
    give_point(t, A)
    assert t.over and t.s.due[A] == 3 and len(hand(t, A)) == 12


@clause("WT-52")
@pytest.mark.parametrize("die", [20, 1])
def test_37_comes_back_to_the_hand_whether_it_succeeded_or_not(die):
    t = court(stars=False)
    hold(t, B, 37, 2)
    t.s.stars[B] = 1
    face(t, B, at="N", last=1)
    t.s.validated[B] = 4
    t.play("play 37")
    t.nature(str(die))
    assert told(t, "back") == [{"seat": B, "card": 37}] and 37 in hand(t, B)
    assert t.s.stars[B] == (2 if die == 20 else 1), "stars only on success"


@clause("WT-52")
def test_37_counts_only_printed_difficulties_of_own_validated_rally_shots():
    t = court(stars=False, surface="clay")
    t.play("serve 64")
    t.play("flat")
    t.nature("13")
    t.play("stay")
    hold(t, B, 26, 21, 37, 2)
    hold(t, A, 1, 3, 4)
    t.play("play 26")
    t.nature("20")
    assert t.s.validated[B] == 4 and t.s.validated[A] == 0
    t.play("to F")
    t.play("stay")
    t.play("play 1")
    t.nature("20")
    t.play("stay")
    t.play("play 37")
    t.nature("20")
    assert told(t, "throws")[0]["target"] == 22 - 4


@clause("WT-52", "WT-21")
def test_37_discarded_for_a_cost_or_trimmed_stays_in_the_discard():
    t = court()
    hold(t, B, 37, 13, 2)
    face(t, B, at="F", ball="B", last=25)
    t.play("go")
    t.play("discard 37")
    t.play("concede")
    settle(t)
    assert 37 in in_place(t, B, Place.DISCARD)


@clause("WT-51", "WT-52")
def test_37_comes_back_before_the_trim():
    t = court(stars=False)
    face(t, B, at="N", last=1)
    t.s.due[B] = 1
    t.play("play 37")
    t.nature("1")
    t.nature()
    assert len(hand(t, B)) == 13 and phase(t) == "trim" and "discard 37" in texts(t)


@clause("WT-53")
@pytest.mark.parametrize(("score", "change"), [((2, 3), True), ((3, 3), False), ((5, 6), True), ((0, 0), False)])
def test_tie_break_mode_changes_ends_every_six_points(score, change):
    t = court()
    set_score(t, score, tie=True)
    give_point(t, A)
    assert (phase(t) == "change") == change


@clause("WT-53")
@pytest.mark.parametrize(
    ("games", "change"), [((0, 0), False), ((2, 0), True), ((1, 0), False), ((2, 2), True), ((5, 5), True)]
)
def test_a_match_changes_ends_at_odd_games_from_three(games, change):
    t = court(mode="match")
    set_score(t, (1, 0), games)
    give_point(t, A)
    assert (phase(t) == "change") == change
    t = court(mode="match")
    set_score(t, (3, 2), (6, 6), tie=True)
    t.s.score.tie_break = 7
    give_point(t, A)
    assert phase(t) == "service", "none inside the tie-break"


@clause("WT-53")
def test_what_a_change_of_ends_offers():
    t = court(server=B)
    hold(t, A, 1)
    hold(t, B, 1)
    throw_away(t, A, 25, 37)
    set_score(t, (2, 3), tie=True)
    t.s.stars[A], t.s.stars[B] = 0, 0
    give_point(t, A)
    assert t.turn == A and texts(t) == ["recover", "concentrate"], "the next server first"
    t.play("concentrate")
    assert t.s.stars[A] == 2 and texts(t) == ["take 25", "take 37", "no plan"]
    t.play("take 37")
    assert t.s.stars[A] == 1 and hand(t, A) == [1, 37]
    assert t.turn == B and texts(t) == ["recover", "concentrate"]
    t.play("recover")
    t.nature("draw 60")
    assert hand(t, B) == [1, 60] and phase(t) == "service", "no star, no plan"


@clause("WT-53")
def test_a_plan_may_be_declined_and_the_hand_is_trimmed_after_it():
    t = court(server=B)
    hold(t, A, *range(1, 13))
    throw_away(t, A, 60)
    set_score(t, (2, 3), tie=True)
    give_point(t, A)
    t.play("concentrate")
    t.play("take 60")
    assert phase(t) == "trim" and t.turn == A
    t.play("discard 60")
    assert t.turn == B and phase(t) == "change"
    t.play("concentrate")
    assert phase(t) == "service", "B's discard is empty: no plan"


@clause("WT-53")
@pytest.mark.parametrize(("then", "cards", "stars"), [("recover", [1, 5, 37], 2), ("concentrate", [1, 37], 4)])
@pytest.mark.parametrize("seat", [A, B])
def test_the_plan_may_come_before_the_draw_or_the_stars_and_is_made_once(seat, then, cards, stars):
    t = court(server=1 - seat)
    hold(t, seat, 1)
    throw_away(t, seat, 25, 37)
    set_score(t, (2, 3), tie=True)
    t.s.stars[seat] = 3
    give_point(t, seat)
    assert t.turn == seat and texts(t) == ["recover", "concentrate", "take 25", "take 37"]
    t.play("take 37")
    assert t.s.stars[seat] == 2 and hand(t, seat) == [1, 37]
    assert t.turn == seat and texts(t) == ["recover", "concentrate"], "one card or the stars are still due"
    t.play(then)
    if then == "recover":
        t.nature("draw 5")
    assert hand(t, seat) == cards and t.s.stars[seat] == stars
    assert t.turn == 1 - seat and phase(t) == "change", "no second plan, though stars and a discard are left"


@clause("WT-53")
def test_both_seats_may_plan_before_and_again_at_the_next_change():
    t = court(server=B, mode="match")
    for games in ((2, 0), (2, 2)):
        hold(t, A, 1)
        hold(t, B, 2)
        throw_away(t, A, 25)
        throw_away(t, B, 26)
        t.s.stars[A] = t.s.stars[B] = 1
        set_score(t, (1, 0), games)
        give_point(t, A)
        first = t.turn
        for seat in (first, 1 - first):
            assert t.turn == seat and texts(t)[2:] == [f"take {25 + seat}"]
            t.play(texts(t)[2])
            t.play("concentrate")
        assert 25 in hand(t, A) and 26 in hand(t, B) and t.s.stars[A] == t.s.stars[B] == 2


@clause("WT-53", "WT-51")
def test_with_an_empty_pile_the_plan_goes_before_the_draw_or_its_card_is_shuffled_away():
    def changing():
        t = court(server=B)
        hold(t, A, 1)
        throw_away(t, A, *range(2, 61))
        set_score(t, (2, 3), tie=True)
        give_point(t, A)
        return t

    t = changing()
    t.play("take 37")
    t.play("recover")
    assert phase(t) == "draw" and "draw 37" not in texts(t) and in_place(t, A, Place.DISCARD) == []
    t = changing()
    t.play("recover")
    assert "draw 37" in texts(t)
    t.nature("draw 2")
    assert t.turn == B and phase(t) == "change", "the discard is empty: no plan"


@clause("WT-53")
def test_without_a_star_the_plan_waits_for_the_concentration():
    t = court(server=B)
    hold(t, A, 1)
    throw_away(t, A, 25)
    set_score(t, (2, 3), tie=True)
    t.s.stars[A] = 0
    give_point(t, A)
    assert texts(t) == ["recover", "concentrate"]
    t.play("concentrate")
    assert texts(t) == ["take 25", "no plan"]
    t.play("take 25")
    assert t.s.stars[A] == 1


@clause("WT-53", "WT-07")
def test_a_plan_before_the_draw_is_trimmed_after_both():
    t = court(server=B)
    hold(t, A, *range(1, 13))
    throw_away(t, A, 60)
    set_score(t, (2, 3), tie=True)
    give_point(t, A)
    t.play("take 60")
    assert len(hand(t, A)) == 13 and phase(t) == "change"
    t.play("recover")
    t.nature("draw 30")
    assert phase(t) == "trim" and len(hand(t, A)) == 14
    t.play("discard 1")
    t.play("discard 2")
    assert t.turn == B and phase(t) == "change" and len(hand(t, A)) == 12


@clause("WT-53", "WT-05")
@pytest.mark.parametrize(("had", "gained"), [(2, 2), (4, 1), (5, 0)])
def test_concentration_tells_the_stars_that_are_gained(had, gained):
    t = court(server=B)
    set_score(t, (2, 3), tie=True)
    t.s.stars[A] = had
    give_point(t, A)
    t.play("concentrate")
    assert t.s.stars[A] == had + gained and told(t, "concentrates") == [{"seat": A, "stars": gained}]
    assert told(t, "gains") == [], "it is told once"


@clause("WT-53")
def test_recovery_and_concentration_may_give_nothing():
    t = court(server=B)
    hold(t, A, 1)
    for n in range(2, 61):
        lay(t.s, A, n, 4, 3)
    set_score(t, (2, 3), tie=True)
    t.s.stars[B] = 5
    give_point(t, A)
    t.play("recover")
    assert hand(t, A) == [1] and t.turn == B
    t.play("concentrate")
    assert t.s.stars[B] == 5


@clause("WT-54")
def test_what_carries_over_and_what_ends_with_the_point():
    t = court(stars=False, mode="match")
    hold(t, A, 26, 1)
    t.s.stars[A], t.s.challenges[A] = 2, 1
    face(t, A, at="F", last=61)
    t.play("play 26")
    t.play("to B")
    t.play("net")
    t.s.fatigue = 2
    give_point(t, A)
    settle(t)
    assert t.s.stars[A] == 2 and t.s.challenges[A] == 1 and 1 in hand(t, A) and in_place(t, A, Place.DISCARD) == [26]
    assert (t.s.validated[A], t.s.last[A], t.s.spin[A], t.s.fatigue, t.s.zone[A]) == (0, 0, 0, 0, 1)


@clause("WT-82")
def test_a_replayed_point():
    t = court()
    set_score(t, (3, 3), tie=True)
    t.s.server = B
    served = t.s.served, t.s.server
    hold(t, A, 25, 1, 2)
    face(t, A, at="F", last=62)
    t.play("play 25")
    t.play("stars 1")
    t.nature("2")
    assert phase(t) == "challenge", "4 + 2 - 3 = 3 were needed"
    t.play("challenge")
    t.nature("in")
    assert points(t) == (3, 3) and phase(t) == "draw", "what was played draws"
    t.nature()
    assert t.s.stars[A] == 3 and t.s.challenges[A] == 2 and in_place(t, A, Place.DISCARD) == [25]
    assert phase(t) == "service" and t.s.service == 1 and (t.s.served, t.s.server) == served
    assert t.s.ends == 0, "no change of ends"
