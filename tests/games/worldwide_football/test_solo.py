"""The automaton: its piles, its turn and its stars, WF-90 to WF-96."""

import ludotheque
from ludotheque.games.worldwide_football.position import SQUAD, Phase, Place
from ludotheque.games.worldwide_football.solo.squad import automaton_lays
from tests.games.worldwide_football.alone import (
    IT,
    ITS_DISCARD,
    ITS_PILE,
    ITS_SHOTS,
    ITS_TABLE,
    answer,
    drain,
    move,
    outcomes,
    solo,
)
from tests.games.worldwide_football.pitch import (
    active,
    can,
    count,
    hand,
    match,
    phase,
    player_count,
    players,
    texts,
    told,
    until,
)
from tests.games.worldwide_football.test_box import edited
from tests.support import clause


@clause("WF-90")
def test_its_piles_abilities_and_open_player_cards():
    t = match("solo")
    assert count(t, IT, Place.PILE) == 6 + 6 + 3 + 2, "D, P, PL and T"
    assert t.s.kinds.count[Place.SPECIAL] == 4
    assert t.s.kinds.count[Place.DEFENCE] == 11
    assert t.s.abilities[IT] == 0b111
    assert t.s.stars[IT] == 6
    assert t.s.tokens[IT] == 3
    fresh = ludotheque.table("worldwide_football", seed=2, mode="solo", team_0="france", team_1="bresil")
    until(fresh, "attack", "turn-card")
    assert player_count(fresh, IT, Place.HAND) == 2
    hidden = fresh.hidden(ludotheque.SPECTATOR)
    assert [hidden.cards.where[SQUAD + i] for i in range(SQUAD)] == [fresh.s.cards.where[SQUAD + i] for i in range(SQUAD)]


@clause("WF-90")
def test_it_is_never_asked():
    for seed in range(6):
        t = ludotheque.table("worldwide_football", seed=seed, mode="solo")
        while not t.over:
            assert t.turn in (0, ludotheque.NATURE)
            t.draw() if t.turn == ludotheque.NATURE else t.play(t.moves()[-1])


@clause("WF-91")
def test_on_each_of_your_cards_it_turns_its_top_defence_card():
    t = solo()
    hand(t, 0, "D D T")
    t.play("lay D")
    assert phase(t) == "turn-defence"
    t.nature("Int")
    assert "turns-defence" in told(t)
    assert phase(t) == "draw", "not listed: nothing; D draws its card"
    assert count(t, IT, Place.DISCARD, "Int") == 1, "to its discard at once"
    t.nature("P")
    t.play("lay D")
    t.nature("Tac")
    assert phase(t) == "duel", "listed: it must roll"
    t.nature("15")
    assert t.s.ball == IT


@clause("WF-91")
def test_on_a_t_too_but_not_when_barred():
    t = solo()
    hand(t, 0, "T")
    t.s.pa = 6
    t.play("lay T")
    assert phase(t) == "turn-defence"
    t = solo()
    hand(t, 0, "T")
    t.s.pa, t.s.bar_next = 6, 1
    t.play("lay T")
    assert phase(t) == "shot"


@clause("WF-91")
def test_an_empty_defence_pile_is_made_anew_from_its_discard():
    t = solo()
    drain(t, Place.DEFENCE, ITS_DISCARD, "Int", "Pre", "Tac")
    hand(t, 0, "D")
    t.play("lay D")
    assert outcomes(t) == {"Int", "Pre", "Tac"}
    assert count(t, IT, Place.DISCARD) == 0


@clause("WF-92")
def test_it_turns_action_cards_special_at_five_and_a_t_is_set_aside():
    t = solo(ball=1)
    assert outcomes(t) == {"D", "P", "PL", "T"}
    t.nature("T")
    assert t.s.kinds.lies[ITS_SHOTS, 5] == 1
    assert phase(t) == "turn-card", "turn again"
    t.nature("PL")
    answer(t)
    assert t.s.pa == 3
    t.nature("P")
    answer(t)
    t.draw()  # the player card that P activates
    assert t.s.pa == 5
    assert phase(t) == "turn-card"
    assert outcomes(t) == {"PP", "C"}


@clause("WF-92")
def test_at_five_with_special_empty_from_action():
    t = solo(ball=1)
    drain(t, Place.SPECIAL, ITS_DISCARD)
    t.s.pa = 5
    t.s.source = ITS_PILE
    assert outcomes(t) == {"D", "P", "PL", "T"}
    t.nature("PL")
    assert t.s.card == 2
    assert t.s.pa == 5


@clause("WF-92", "WF-98")
def test_a_card_it_may_not_lay_goes_to_its_discard_and_it_goes_on():
    t = solo(ball=1, box=edited(kinds__1__needs=[1, 8]))
    drain(t, ITS_PILE, ITS_DISCARD)
    move(t, "D", ITS_DISCARD, ITS_PILE)
    t.nature("D")
    assert told(t)[:2] == ["discards", "gives"], "with nothing left to turn it gives the ball back"
    assert t.s.kinds.lies[ITS_DISCARD, 0] == 6
    assert t.s.ball == 0


@clause("WF-92")
def test_active_t_stay_until_used_or_half_time():
    t = solo(ball=1)
    t.nature("T")
    t.nature("D")
    hand(t, 0, "Tac")
    t.play("lay Tac")
    t.nature("20")
    assert t.s.ball == 0
    assert t.s.kinds.lies[ITS_SHOTS, 5] == 1


@clause("WF-93")
def test_you_answer_each_of_its_cards():
    t = solo(ball=1)
    can(t, 0, "bloc", "repli", "piege")
    hand(t, 0, "Int Pre")
    t.nature("PL")
    assert (phase(t), t.turn) == ("bloc", 0)
    t.play("use bloc")
    t.play("pass")
    replis = {"use repli Int", "use repli Pre", "use repli Tac"}
    assert texts(t) == {"draw", "lay Int", "lay Pre", "use piege"} | replis


@clause("WF-93")
def test_you_reply_to_its_m_and_a_cards():
    t = solo(ball=1, teams=("italie", "bresil"))
    players(t, 0, 3)
    active(t, 4)  # après D: draw 2, PA 1
    t.nature("D")
    t.play("draw")
    t.nature("D D")
    assert (phase(t), t.turn) == ("reply", 0)
    t.play("player 3")
    t.nature("7")
    assert t.s.pa == 1


@clause("WF-94")
def test_it_shoots_as_soon_as_it_has_six_pa_with_an_active_t():
    t = solo(ball=1)
    move(t, "T", ITS_PILE, ITS_SHOTS)
    t.s.pa = 4
    t.nature("P")
    answer(t)
    t.draw() if phase(t) == "draw-player" else None
    assert "lays" in told(t)
    assert t.s.card == 5
    assert phase(t) == "defend"


@clause("WF-94")
def test_else_schema_tactique_from_action_else_from_its_discard_else_it_gives_back():
    for where, stars, shoots in (("pile", 2, True), ("discard", 2, True), ("none", 2, False), ("pile", 0, False)):
        t = solo(ball=1)
        t.s.stars[IT] = stars
        if where != "pile":
            drain(t, ITS_PILE, ITS_DISCARD if where == "discard" else ITS_TABLE, "T")
        t.s.pa = 4
        t.nature("P")
        answer(t)
        t.draw() if phase(t) == "draw-player" else None
        assert (phase(t) == "defend" and t.s.card == 5) is shoots, where
        assert (t.s.ball == 0) is not shoots
        assert t.s.stars[IT] == (stars - 1 if shoots else stars)


@clause("WF-95")
def test_the_effects_of_its_cards():
    t = solo(ball=1)
    t.nature("D")
    answer(t)
    assert count(t, IT, Place.HAND) == 0, "D draws nothing"
    t.nature("PL")
    answer(t)
    assert count(t, IT, Place.DISCARD) == 0, "PL discards nothing"
    assert t.s.pa == 4
    t = solo(ball=1)
    t.nature("P")
    t.play("draw")
    t.nature("D D")
    assert phase(t) == "draw-player"
    t.nature("p3")
    assert player_count(t, IT, Place.HAND) + player_count(t, IT, Place.TABLE) == 1, "P activates the top player card"


@clause("WF-95", "WF-18")
def test_pp_and_c_as_printed():
    t = solo(ball=1)
    t.s.pa = 5
    t.s.source = Place.SPECIAL
    hand(t, 0, "Pre Tac")
    move(t, "T", ITS_PILE, ITS_SHOTS)
    t.nature("C")
    answer(t)
    assert t.s.pa == 6
    assert t.s.crossed == 1, "the T it lays next has C's +1"


@clause("WF-96")
def test_it_lays_every_active_card_that_fits_even_if_nothing_comes_of_it():
    t = solo(ball=1)
    active(t, 3, 4)  # Meneur de jeu (après P: recover), Milieu dribbleur (après D)
    hand(t, 0, "")
    t.nature("P")
    t.play("draw")
    t.nature("D D")
    t.nature("p7")
    assert "plays-player" in told(t)
    assert player_count(t, IT, Place.TABLE) == 1, "the discard is empty: nothing is recovered, but it is laid"


@clause("WF-96")
def test_it_holds_back_pa_that_would_make_nine_and_a_second_bar():
    t = solo(ball=1)
    active(t, 7)  # Ailier: après D, PA 1
    t.s.card, t.s.phase, t.s.pa = 0, Phase.AFTER, 8
    assert not automaton_lays(t.box.plain, t.s, 6)
    t.s.pa = 5
    assert automaton_lays(t.box.plain, t.s, 6)
    t.s.bar_next = 1
    assert not automaton_lays(t.box.plain, t.s, 6)


@clause("WF-96")
def test_a_bonus_only_if_it_makes_its_roll_succeed():
    for die, ball in ((12, IT), (11, 0)):
        t = solo(teams=("france", "allemagne"))
        active(t, 2)  # +4
        hand(t, 0, "D")
        t.play("lay D")
        t.nature("Tac")
        t.nature(str(die))
        assert t.s.ball == ball
        assert player_count(t, IT, Place.HAND) == (0 if ball == IT else 1)


@clause("WF-96")
def test_a_re_roll_on_its_first_foul_or_failure_a_reply_to_your_first_m_or_a_card():
    t = solo(teams=("espagne", "italie"))
    active(t, 4, 3)
    hand(t, 0, "D P")
    t.play("lay D")
    t.nature("Tac")
    t.nature("2")
    assert phase(t) == "duel", "thrown again"
    t.nature("8")
    t.nature()
    players(t, 0, 6)
    t.play("lay P")
    t.play("pass")
    t.nature("Int")
    t.nature("2")
    t.draw()
    t.play("player 6")
    assert phase(t) == "reply-roll"


@clause("WF-96")
def test_g_on_your_first_shot_that_is_not_wide_direct_free_kicks_included():
    t = solo()
    active(t, 1)  # keeper +2
    hand(t, 0, "T")
    t.s.pa, t.s.bar_next = 6, 1
    t.play("lay T")
    t.nature("4")
    assert player_count(t, IT, Place.TABLE) == 1
    t.nature("3")
    assert t.s.score[0] == 0
    assert t.s.ball == IT, "3 + 2 is a save"
    t = solo()
    active(t, 1)
    t.s.pa = 5
    hand(t, 0, "D")
    t.play("lay D")
    t.nature("Tac")
    t.nature("5")
    until(t, "shot")
    t.nature("4")
    assert player_count(t, IT, Place.TABLE) == 1


@clause("WF-96")
def test_recover_brings_pl_else_pp_else_p_as_its_next_card():
    t = solo(ball=1)
    active(t, 3)
    move(t, "PL", ITS_PILE, ITS_DISCARD)
    t.nature("P")
    t.play("draw")
    t.nature("D D")
    t.nature("p2")
    assert t.s.card == 2, "the recovered PL is laid next"
    assert t.s.pa == 2
    assert t.s.kinds.count[Place.NEXT] == 0


@clause("WF-96")
def test_a_recovered_card_that_cannot_be_laid_next_goes_into_its_pile():
    t = solo(ball=1)
    active(t, 3)
    move(t, "PP", Place.SPECIAL, ITS_DISCARD)
    t.nature("P")
    t.play("draw")
    t.nature("D D")
    t.nature("p2")
    assert t.s.pa == 2
    assert t.s.kinds.lies[Place.SPECIAL, 3] == 2, "PP can't be laid at 2 PA: back into Special"
    assert phase(t) == "turn-card"
