"""The automaton: counters, free kicks, cards and halves, WF-97 to WF-106."""

import copy

import pytest

import ludotheque
from ludotheque.engine.cards import put_card
from ludotheque.games.worldwide_football.position import EVERYONE, KINDS, PLACES, SQUAD, Phase, Place
from ludotheque.games.worldwide_football.rules.flow import settle
from ludotheque.games.worldwide_football.solo.squad import least_wanted
from tests.games.worldwide_football.alone import (
    IT,
    ITS_DISCARD,
    ITS_PILE,
    ITS_SHOTS,
    answer,
    drain,
    finish_half,
    move,
    outcomes,
    solo,
)
from tests.games.worldwide_football.pitch import active, count, hand, phase, player_count, told, until
from tests.support import clause


@clause("WF-97")
def test_it_counters_once_at_every_recovery_that_allows_it():
    t = solo()
    t.play("give")
    t.nature()
    t.play(t.moves()[0])
    assert t.s.ball == IT
    assert t.s.pa == 4
    assert t.s.stars[IT] == 5


def last_pass(active_t=0, in_discard=0):
    """It attacks at 3 PA with a last card in Action, a P, and these T."""
    t = solo(ball=1)
    t.s.pa = 3
    move(t, "T", ITS_PILE, ITS_SHOTS, active_t)
    move(t, "T", ITS_PILE, ITS_DISCARD, in_discard)
    drain(t, ITS_PILE, PLACES + Place.ASIDE, "D", "PL", "T")
    move(t, "P", ITS_PILE, PLACES + Place.ASIDE, 5)
    return t


@clause("WF-97")
@pytest.mark.parametrize(("active_t", "in_discard"), [(1, 0), (0, 1), (0, 0)])
def test_jeu_offensif_at_five_with_an_empty_action_pile_whether_or_not_it_has_a_t(active_t, in_discard):
    t = last_pass(active_t, in_discard)
    t.s.stars[IT] = 1
    t.nature("P")
    answer(t)
    t.draw()
    assert t.s.stars[IT] == 0
    if active_t:
        assert (t.s.pa, t.s.card) == (6, KINDS.index("T"))
    else:
        assert (t.s.ball, t.s.old_pa) == (0, 6), "it came to 6 PA and found no T to shoot"


@clause("WF-97")
@pytest.mark.parametrize(("pa", "left"), [(2, 0), (3, 1)])
def test_no_jeu_offensif_below_five_or_while_action_has_a_card(pa, left):
    t = last_pass(active_t=1)
    t.s.pa = pa
    move(t, "P", PLACES + Place.ASIDE, ITS_PILE, left)
    stars = t.s.stars[IT]
    t.nature("P")
    answer(t)
    t.draw()
    assert t.s.stars[IT] == stars
    assert (t.s.ball == 0) if pa == 2 else outcomes(t) == {"PP", "C"}


@clause("WF-102", "WF-97")
@pytest.mark.parametrize("tokens", [1, 0])
def test_it_replaces_a_player_for_jeu_offensif(tokens):
    t = last_pass(active_t=1)
    t.s.stars[IT], t.s.tokens[IT] = 0, tokens
    active(t, 1)
    t.nature("P")
    answer(t)
    t.nature("p2")
    if tokens:
        assert (t.s.pa, t.s.stars[IT], t.s.tokens[IT]) == (6, 0, 0)
        assert t.s.cards.where[SQUAD + 1] == PLACES + Place.ASIDE, "level: a D"
    else:
        assert t.s.pa == 5
        assert outcomes(t) == {"PP", "C"}, "no star: from Special"


@clause("WF-98")
def test_it_gives_back_when_action_is_empty_and_that_counts_for_the_half():
    t = solo()
    t.s.stars[IT] = 0
    t.s.tokens[IT] = 0
    drain(t, ITS_PILE, ITS_DISCARD)
    t.play("give")
    t.nature()
    t.play(t.moves()[0])
    assert t.s.half == 2, "both gave back, its Action pile is empty"


@clause("WF-99")
def test_its_indirect_free_kick_turns_until_p_or_pl_and_cannot_be_answered():
    t = solo(ball=1)
    hand(t, 0, "Tac")
    t.nature("D")
    t.play("lay Tac")
    t.nature("5")
    assert t.s.fouls[0] == 1
    assert outcomes(t) == {"P", "PL"}
    t.nature("PL")
    assert t.s.pa == 4, "neither defended nor drawn on"


@clause("WF-99")
def test_its_direct_free_kick_uses_a_ball_mark_and_penalties_are_two_dice():
    t = solo(ball=1)
    active(t, 5)  # Buteur puissant, ball mark
    hand(t, 0, "Tac")
    t.s.pa = 5
    t.s.source = ITS_PILE
    t.nature("D")
    t.play("lay Tac")
    t.nature("6")
    assert phase(t) == "shot"
    t.nature("4")
    assert t.s.quality == 6
    assert player_count(t, IT, Place.DISCARD) == 1
    for dice, goal in (("3 3", 0), ("3 4", 1)):
        t = solo()
        t.s.pa = 6
        hand(t, 0, "D")
        t.play("lay D")
        t.nature("Tac")
        t.nature("6")
        until(t, "penalty-dice")
        t.nature(dice)
        assert t.s.score[0] == goal


@clause("WF-100")
def test_its_corner_turns_pp_valid_at_seven_pa():
    """§33: its corner turns PP: valid, 7 PA (example 17)."""
    t = solo(ball=1)
    move(t, "T", ITS_PILE, ITS_SHOTS)
    t.s.pa = 4
    t.nature("P")
    answer(t)
    t.draw() if phase(t) == "draw-player" else None
    t.play("draw")
    until(t, "shot")
    t.nature("3")
    until(t, "save")
    t.nature("3")
    assert t.s.pa == 5
    assert outcomes(t) == {"PP", "C"}
    t.nature("PP")
    assert phase(t) == "defend", "you may answer it as usual"
    answer(t)
    assert t.s.pa == 7


@clause("WF-11", "WF-100")
def test_its_corner_never_passes_nine_attack_points():
    data = copy.deepcopy(ludotheque.game("worldwide_football").standard_box.data)
    data["set_pieces"]["corner"] = 8
    t = solo(ball=1, box=data)
    t.s.pa, t.s.restart = 8, 2
    t.s.phase = Phase.ATTACK
    settle(t.box.plain, t.s)
    t.nature("PP")
    assert t.s.pa == 8 and "discards" in told(t)


@clause("WF-100")
def test_its_corner_without_special_and_without_any_card():
    t = solo(ball=1)
    drain(t, Place.SPECIAL, ITS_DISCARD)
    t.s.pa, t.s.restart = 5, 2
    t.s.phase = Phase.ATTACK
    settle(t.box.plain, t.s)
    assert outcomes(t) == {"P", "PL"}
    t = solo(ball=1)
    drain(t, Place.SPECIAL, ITS_DISCARD)
    drain(t, ITS_PILE, ITS_DISCARD, "P", "PL")
    t.s.pa, t.s.restart = 5, 2
    t.s.phase = Phase.ATTACK
    settle(t.box.plain, t.s)
    assert t.s.ball == 0


@clause("WF-101")
@pytest.mark.parametrize(("die", "cards"), [("2", 1), ("1", 3)])
def test_its_cards_cost_top_action_cards(die, cards):
    t = solo()
    hand(t, 0, "D")
    t.play("lay D")
    t.nature("Tac")
    before = count(t, IT, Place.PILE)
    t.nature(die)
    until(t, "pay")
    for _ in range(cards):
        assert phase(t) == "pay"
        t.draw()
    assert phase(t) != "pay"
    assert count(t, IT, Place.PILE) == before - cards
    assert t.s.reds[IT] == (1 if die == "1" else 0)


@clause("WF-102")
def test_it_replaces_a_player_to_counter():
    """§34: automaton behind, no star, counter possible: it replaces a D and counters (example 16)."""
    t = solo()
    t.s.score[0] = 1
    t.s.stars[IT] = 0
    active(t, 1, 2)  # G, D
    t.play("give")
    t.nature()
    t.play(t.moves()[0])
    assert t.s.cards.where[SQUAD + 1] == PLACES + Place.ASIDE, "the D"
    assert t.s.tokens[IT] == 2
    assert (t.s.pa, t.s.stars[IT]) == (4, 0)


@clause("WF-57", "WF-99")
@pytest.mark.parametrize(("in_action", "restarts"), [("P", {"P"}), ("PL", None)])
def test_its_apres_cards_after_a_foul_and_a_free_kick_at_six(in_action, restarts):
    """Its D is fouled at 5 PA: an indirect free kick. Its winger adds a point; only a card that fits under 9 restarts."""
    t = solo(ball=1)
    active(t, 7)  # après D: no defence on the next action, PA 1
    hand(t, 0, "Tac")
    t.s.pa = 4
    t.nature("D")
    t.play("lay Tac")
    drain(t, ITS_PILE, ITS_DISCARD)
    move(t, in_action, ITS_DISCARD, ITS_PILE)
    t.nature("5")
    assert player_count(t, IT, Place.TABLE) == 1 if restarts else t.s.ball == 0
    if restarts:
        assert (t.s.pa, t.s.restart) == (6, 1)
        assert outcomes(t) == restarts
    else:
        assert t.s.old_pa == 6, "PL would make 9: given back"


@clause("WF-102")
def test_it_replaces_a_player_to_shoot():
    t = solo(ball=1)
    t.s.stars[IT] = 0
    active(t, 6)
    t.s.pa = 4
    t.nature("P")
    answer(t)
    t.nature("p1")
    assert t.s.tokens[IT] == 2
    assert t.s.card == 5


@clause("WF-103")
def test_at_most_three_active_and_which_one_goes():
    t = solo(ball=1)
    active(t, 1, 2, 3)  # G, D, M
    hand(t, 0, "Tac")
    t.nature("P")
    t.play("draw")
    t.nature("D D")
    t.nature("p5")
    assert t.s.cards.where[SQUAD + 1] == ITS_DISCARD, "level: a D goes"
    b = t.box.plain
    active(t, 1, 3, 5)
    assert least_wanted(b, t.s) == 0, "no D: the G"
    t.s.score[IT] = 2
    assert least_wanted(b, t.s) == 2, "ahead: an M"
    active(t, 1, 2, 5)
    assert least_wanted(b, t.s) == 4, "no M: an A"
    active(t, 2, 1)
    assert least_wanted(b, t.s) == 0, "neither: the newest"


@clause("WF-103")
def test_fewer_after_its_red_cards():
    t = solo()
    active(t, 1, 2, 3)
    hand(t, 0, "D")
    t.play("lay D")
    t.nature("Tac")
    t.nature("1")
    until(t, "attack")
    assert player_count(t, IT, Place.HAND) == 2


@clause("WF-104")
def test_half_time_for_it():
    t = solo()
    t.s.stars[IT] = 1
    move(t, "T", ITS_PILE, ITS_SHOTS)
    put_card(t.s.cards, SQUAD + 6, PLACES + Place.ASIDE, EVERYONE)
    finish_half(t)
    until(t, "attack", "turn-card")
    assert t.s.half == 2
    assert count(t, IT, Place.HAND) == 0
    assert (
        t.s.kinds.count[Place.SPECIAL] + t.s.kinds.count[Place.DEFENCE] + count(t, IT, Place.PILE) + count(t, IT, Place.TABLE)
        == 32
    )
    assert t.s.stars[IT] == 3
    assert player_count(t, IT, Place.ASIDE) == 1
    assert player_count(t, IT, Place.HAND) == 2


@clause("WF-105")
def test_solo_extra_time_its_ten_cards_are_drawn():
    t = solo(level="extra")
    finish_half(t)
    finish_half(t)
    assert phase(t) == "choose"
    for _ in range(10):
        t.play(t.moves()[0])
    assert phase(t) == "ten-cards"
    for _ in range(10):
        t.draw()
    assert phase(t) == "coin"
    assert (t.s.kinds.count[Place.DEFENCE], t.s.kinds.count[Place.SPECIAL], count(t, IT, Place.PILE)) == (3, 1, 6)


@clause("WF-106")
def test_its_stadium():
    def fresh(team):
        t = ludotheque.table(
            "worldwide_football",
            seed=3,
            mode="solo",
            team_0="france" if team != "france" else "italie",
            team_1=team,
            stadium="second",
        )
        until(t, "attack", "turn-card")
        return t

    assert player_count(fresh("bresil"), IT, Place.HAND) == 3
    assert player_count(fresh("espagne"), IT, Place.HAND) == 2
    t = solo(teams=("france", "allemagne"), stadium="second")
    hand(t, 0, "D")
    t.play("lay D")
    t.nature("Tac")
    t.nature("15")
    assert t.s.ball == IT
    t = solo(teams=("france", "italie"), stadium="second")
    hand(t, 0, "D")
    t.play("lay D")
    t.nature("Tac")
    t.nature("5")
    assert t.s.fouls[IT] == 0
    t = solo(teams=("italie", "france"), stadium="second")
    t.s.stars[IT] = 1
    finish_half(t)
    until(t, "attack", "turn-card")
    assert t.s.stars[IT] == 5
