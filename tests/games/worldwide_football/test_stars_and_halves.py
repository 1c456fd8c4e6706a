"""Stars, player cards and halves: WF-40 to WF-48, WF-71."""

import pytest

from ludotheque.engine.cards import put_card
from ludotheque.games.worldwide_football.position import ABILITIES, Place
from tests.games.worldwide_football.pitch import (
    can,
    count,
    discarded,
    duel,
    empty_pile,
    end_half,
    hand,
    match,
    next_half,
    no_abilities,
    phase,
    player_count,
    players,
    shoot,
    texts,
    until,
)
from tests.games.worldwide_football.test_box import edited
from tests.support import clause


@clause("WF-40")
def test_amateur_has_four_stars_and_three_abilities():
    t = match()
    assert list(t.s.stars) == [4, 4]
    assert all(t.s.abilities[p] == sum(1 << ABILITIES.index(a) for a in ("contre", "jeu", "schema")) for p in range(2))
    t.play("use jeu")
    t.play("use jeu")
    assert (t.s.stars[0], t.s.pa) == (2, 2)


@clause("WF-40")
def test_uses_stack_in_amateur_too():
    t = match(ball=1)
    t.play("give")
    until(t, "recovery")
    t.play("use contre")
    t.play("use contre")
    assert (t.s.stars[0], t.s.pa) == (2, 8)
    assert "use contre" not in texts(t), "no effect may bring 9"


@clause("WF-40")
def test_at_half_time_two_stars_come_back_never_above_the_start():
    t = match()
    t.s.stars[0], t.s.stars[1] = 1, 3
    next_half(t)
    assert list(t.s.stars) == [3, 4]


@clause("WF-41")
def test_jeu_offensif_from_0_to_5_pa():
    t = match()
    for pa, allowed in ((0, True), (5, True), (6, False)):
        t.s.pa = pa
        assert ("use jeu" in texts(t)) is allowed
    t.s.pa = 5
    t.play("use jeu")
    assert t.s.pa == 6
    t.s.pa, t.s.restart = 3, 1
    assert "use jeu" not in texts(t), "not on a free kick"


@clause("WF-42")
def test_schema_tactique_takes_any_card_of_the_pile_unseen():
    t = match()
    hand(t, 0, "D")
    t.play("use schema T")
    assert count(t, 0, Place.HAND, "T") == 1
    assert t.s.stars[0] == 3
    assert t.hidden(1).kinds.lies[Place.HAND, 5] == 0, "the opponent doesn't see which"


@clause("WF-42", "WF-06")
def test_schema_tactique_or_a_t_from_the_discard_shown_then_trimmed():
    t = match()
    discarded(t, 0, "T D")
    hand(t, 0, "D D P P P P PL PL PL PP")
    assert "use schema T back" in texts(t)
    t.play("use schema T back")
    assert phase(t) == "trim"
    assert t.hidden(1).kinds.lies[Place.HAND, 5] == 1, "shown"
    t.play("discard PP")
    assert phase(t) == "attack"


@clause("WF-42")
def test_schema_tactique_needs_a_card_to_take():
    t = match()
    empty_pile(t, 0)
    for _ in range(2):
        t.play("use schema T back")
    assert not any(x.startswith("use schema") for x in texts(t))


@clause("WF-43")
@pytest.mark.parametrize(("pa", "allowed"), [(0, True), (2, True), (3, False)])
def test_contre_attaque_if_the_other_had_two_pa_or_fewer(pa, allowed):
    """FAQ: after a give-back at 2 PA: yes; at 3: no (example 12)."""
    t = match()
    t.s.pa = pa
    t.play("give")
    until(t, "recovery", "attack")
    assert (phase(t) == "recovery") is allowed
    if allowed:
        t.play("use contre")
        assert (t.s.pa, t.s.stars[1]) == (4, 3)


@clause("WF-43")
def test_it_stacks_unless_the_switch_says_once():
    for once, again in ((False, True), (True, False)):
        t = match(counter_once=once)
        t.play("give")
        until(t, "recovery")
        t.play("use contre")
        assert ("use contre" in texts(t)) is again
        if again:
            t.play("use contre")
            assert t.s.pa == 8


@clause("WF-43")
def test_after_a_lost_duel_or_an_offside_trap_too():
    t = match()
    duel(t, "D", "Tac", 20)
    assert "use contre" in texts(t)
    t = match("professional")
    can(t, 1, "piege", "contre")
    can(t, 0)
    hand(t, 0, "PL")
    t.play("lay PL")
    t.play("use piege")
    t.nature("4")
    until(t, "recovery")
    assert "use contre" in texts(t)


@clause("WF-44")
def test_player_cards_only_in_their_own_window():
    t = no_abilities(match("professional", teams=("espagne", "france")))
    players(t, 0, 4, 5, 6)  # avec P; après P recover; après P PA 2
    hand(t, 0, "D P")
    assert not any(x.startswith("player") for x in texts(t)), "not in the attack turn itself"
    t.play("lay D")
    t.play("draw")
    t.nature()
    assert phase(t) == "attack", "no window on D for this team"
    t.play("lay P")
    assert texts(t) == {"player 4", "pass"}


@clause("WF-44")
def test_pa_of_an_avec_card_count_when_the_action_is_validated():
    t = no_abilities(match("professional", teams=("espagne", "france")))
    data = t.box.plain.players[2 * 7 + 3]
    data.pa, before = 1, data.pa
    try:
        hand(t, 0, "P")
        hand(t, 1, "Tac")
        players(t, 0, 4)
        players(t, 1, 3)
        t.play("lay P")
        t.play("player 4")
        t.play("player 3")  # cancelled: no PA, the defence is open again
        t.nature("9")
        assert t.s.with_pa == 0
        t.play("lay Tac")
        assert t.s.pa == 0
    finally:
        data.pa = before


@clause("WF-44", "WF-14")
def test_pa_of_an_avec_card_are_lost_with_the_ball():
    box = edited(players__18__bar_this=0, players__18__pa=1)
    t = no_abilities(match("professional", teams=("espagne", "france"), box=box))
    hand(t, 0, "P")
    hand(t, 1, "Int D")
    players(t, 0, 4)
    t.play("lay P")
    t.play("player 4")
    t.play("lay Int")
    t.nature("20")
    until(t, "attack")
    t.play("lay D")
    t.play("draw")
    until(t, "attack")
    assert (t.s.ball, t.s.pa) == (1, 1)


@clause("WF-44")
def test_laying_one_needs_that_its_pa_fit_and_that_it_does_something():
    t = no_abilities(match(teams=("espagne", "italie")))
    hand(t, 0, "P")
    players(t, 0, 6)
    t.s.pa = 5
    t.play("lay P")
    until(t, "after", "attack")
    assert t.s.pa == 7
    assert phase(t) == "after", "it could hold the Passeur with PA 1"
    assert "player 6" not in texts(t), "PA 2 would make 9"
    t = no_abilities(match(teams=("allemagne", "bresil")))
    hand(t, 0, "P")
    players(t, 0, 5)  # après P: draw 2
    empty_pile(t, 0)
    t.play("lay P")
    until(t, "after", "attack")
    assert phase(t) == "attack", "nothing to draw"


@clause("WF-44")
def test_a_player_card_drawn_by_p_may_be_laid_on_that_same_p():
    t = no_abilities(match(teams=("espagne", "bresil")))
    hand(t, 0, "P")
    t.play("lay P")
    t.play("draw")
    t.nature("D D")
    t.nature("p6")
    assert texts(t) == {"player 6", "pass"}
    t.play("player 6")
    until(t, "attack")
    assert t.s.pa == 4


@clause("WF-44")
def test_recover_takes_any_card_of_ones_discard_shown_then_pa():
    t = no_abilities(match(teams=("espagne", "bresil")))
    hand(t, 0, "P")
    players(t, 0, 5)
    discarded(t, 0, "T D")
    t.play("lay P")
    until(t, "after")
    t.play("player 5")
    until(t, "recover")
    assert texts(t) == {"recover T", "recover D"}
    assert t.s.pa == 2, "effect, then PA"
    t.play("recover T")
    assert t.s.pa == 3
    assert t.hidden(1).kinds.lies[Place.HAND, 5] == 1
    assert count(t, 0, Place.DISCARD) == 1


@clause("WF-44")
def test_ball_won_regains_a_star_within_the_ceiling():
    t = no_abilities(match("professional", teams=("bresil", "france")))
    t.s.stars[1] = 2
    players(t, 1, 4)
    t.s.tokens[0] = t.s.tokens[1] = 0
    duel(t, "D", "Tac", 20)
    t.play("player 4")
    until(t, "recovery", "attack")
    assert (t.s.stars[1], t.s.pa) == (3, 2)


@clause("WF-48")
def test_a_half_ends_when_both_gave_back_in_turn_and_a_pile_is_empty():
    t = no_abilities(match())
    t.play("give")
    until(t, "attack")
    empty_pile(t, 0)
    t.play("give")
    assert t.s.half == 1, "the draw comes before the test"
    t.nature()
    assert t.s.half == 2, "and the discard is no longer asked"


@clause("WF-48")
def test_the_second_draw_may_itself_empty_the_pile():
    t = no_abilities(match())
    t.play("give")
    until(t, "attack")
    empty_pile(t, 1, leave=3)
    t.play("give")
    t.nature("Tac Tac Tac")
    assert t.s.half == 2


@clause("WF-48")
def test_an_attack_that_ends_otherwise_breaks_the_row():
    t = no_abilities(match())
    empty_pile(t, 0)
    t.play("give")
    assert t.s.given == 1
    shoot(t, "6", "1")
    until(t, "attack")
    assert t.s.given == 0
    t.play("give")
    assert t.s.half == 1
    assert t.s.ball == 1


@clause("WF-48")
def test_player_piles_do_not_matter():
    t = no_abilities(match())
    players(t, 0, 1, 2, 3)
    for i in range(3, 7):
        put_card(t.s.cards, i, Place.DISCARD, 3)
    t.play("give")
    until(t, "attack")
    t.play("give")
    until(t, "attack")
    assert t.s.half == 1


@clause("WF-71")
def test_half_time_in_professional():
    t = match("professional", ball=1, teams=("italie", "france"))
    t.s.stars[0], t.s.stars[1] = 1, 6
    t.s.score[0], t.s.tokens[0], t.s.reds[0] = 1, 2, 1
    players(t, 0, 5)
    put_card(t.s.cards, 4, Place.ASIDE, 3)
    end_half(t)
    assert phase(t) == "abilities"
    assert t.turn == 0
    assert "pass" in texts(t), "they may stay as they are"
    for name in ("contre", "jeu", "schema"):
        t.play(f"ability {name}")
    assert texts(t) == {f"ability {a}" for a in ("piege", "simulation", "bloc")}, "at least 2 of the printed 3"
    t.play("ability piege")
    t.play("ability bloc")
    old = t.s.abilities[0]
    assert t.hidden(1).chosen[0] == 0, "secret until both have chosen"
    t.play("pass")
    assert t.s.abilities[0] != old
    t.nature()
    assert list(t.s.stars) == [3, 6]
    assert (t.s.kicker, t.s.ball) == (0, 0), "the other seat kicks off"
    assert (t.s.score[0], t.s.tokens[0], t.s.reds[0]) == (1, 2, 1)
    assert player_count(t, 0, Place.ASIDE) == 1, "a replaced player stays out"


@clause("WF-71", "WF-56")
def test_the_deal_is_trimmed_to_the_red_cards_limits():
    t = match("professional")
    t.s.reds[0] = 2
    end_half(t)
    t.play("pass")
    t.play("pass")
    while t.turn == -1:
        t.draw()
    assert (phase(t), t.turn) == ("trim", 0)
    until(t, "attack")
    assert count(t, 0, Place.HAND) == 6
    assert player_count(t, 0, Place.HAND) == 1
    assert count(t, 0, Place.DISCARD) in (1, 2)
    assert count(t, 0, Place.TABLE) == 0
    assert count(t, 0, Place.PILE) > 0
