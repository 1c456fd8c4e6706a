"""Fouls, cards and set pieces: WF-50 to WF-59."""

import pytest

import ludotheque
from ludotheque.games.worldwide_football.position import Place
from ludotheque.games.worldwide_football.rules.cards import action_limit, player_limit
from tests.games.worldwide_football.pitch import (
    can,
    count,
    discarded,
    duel,
    hand,
    match,
    no_abilities,
    phase,
    player_count,
    players,
    texts,
    told,
    until,
)
from tests.support import clause


def pro(**options):
    return no_abilities(match("professional", **options))


@clause("WF-50")
def test_three_printed_abilities_and_two_of_choice_in_secret():
    t = ludotheque.table("worldwide_football", seed=1, mode="professional", team_0="italie", team_1="bresil")
    assert (phase(t), t.turn) == ("abilities", 0)
    assert "ability bloc" not in texts(t), "five different ones"
    t.play("ability contre")
    t.play("ability jeu")
    assert t.turn == 1
    assert t.hidden(1).chosen[0] == 0
    assert t.hidden(0).chosen[0] != 0
    t.play("ability bloc")
    t.play("ability piege")
    assert [bin(a).count("1") for a in t.s.abilities] == [5, 5]
    assert list(t.s.stars) == list(t.s.ceiling) == [5, 6]
    assert list(t.s.tokens) == [3, 3]


@clause("WF-51")
@pytest.mark.parametrize(
    ("defence", "die", "foul", "yellow", "red"),
    [
        ("Tac", 1, 1, 0, 1),
        ("Tac", 2, 1, 1, 0),
        ("Tac", 3, 1, 1, 0),
        ("Tac", 4, 1, 0, 0),
        ("Tac", 6, 1, 0, 0),
        ("Tac", 7, 0, 0, 0),
        ("Pre", 1, 1, 1, 0),
        ("Pre", 2, 1, 0, 0),
        ("Pre", 3, 1, 0, 0),
        ("Pre", 4, 0, 0, 0),
    ],
)
def test_fouls_and_cards_by_the_raw_die(defence, die, foul, yellow, red):
    """§15: Tac foul on 1-6; red on 1, yellow on 2 or 3 (example 4)."""
    t = pro()
    duel(t, "D", defence, die)
    until(t, "punish", "attack")
    assert (t.s.fouls[1], t.s.yellows[1], t.s.reds[1]) == (foul, yellow, red)


@clause("WF-51")
def test_interception_never_fouls_and_all_effects_of_a_fouled_card_apply():
    t = pro()
    duel(t, "P", "Int", 1)
    until(t, "attack")
    assert t.s.fouls[1] == 0
    t = pro()
    duel(t, "P", "Tac", 5)
    t.nature("p3")
    assert player_count(t, 0, Place.HAND) == 1, "the fouled P drew its player card"
    assert t.s.pa == 2


@clause("WF-51")
def test_a_roll_that_both_fouls_and_succeeds_is_a_foul():
    t = pro()
    t.s.block = 4
    duel(t, "D", "Tac", 5, pa=7)
    until(t, "attack", "face", "mark", "penalty-card")
    assert t.s.fouls[1] == 1
    assert t.s.ball == 0


@clause("WF-52")
def test_an_indirect_free_kick_restarts_with_p_pl_pp_or_c_and_is_not_defended():
    t = pro()
    duel(t, "D", "Tac", 5, pa=4)
    until(t, "attack")
    assert (t.s.ball, t.s.pa) == (0, 5)
    hand(t, 0, "D P PL PP C T")
    hand(t, 1, "Int")
    assert texts(t) == {"lay P", "lay PL", "lay PP", "lay C", "give"}
    before = count(t, 1, Place.HAND)
    t.play("lay P")
    t.nature("p2")
    until(t, "attack")
    assert t.s.pa == 7
    assert count(t, 1, Place.HAND) == before, "neither defended nor drawn on"


@clause("WF-53")
@pytest.mark.parametrize(("mark", "quality"), [(False, 5), (True, 6)])
def test_a_direct_free_kick_at_six_pa(mark, quality):
    t = pro(teams=("france", "allemagne"))
    players(t, 0, 7)  # Attaquant complet, with the ball mark
    duel(t, "D", "Tac", 6, pa=5)
    until(t, "mark")
    assert texts(t) == {"discard player 7", "pass"}
    t.play("discard player 7" if mark else "pass")
    assert phase(t) == "shot", "no reply, no defence"
    t.nature("4")
    assert t.s.quality == quality
    assert player_count(t, 0, Place.DISCARD) == (1 if mark else 0)
    t.nature("1") if phase(t) == "save" else None
    assert t.s.score[0] == 1


@clause("WF-53")
def test_a_direct_free_kick_is_never_wide_and_may_be_a_corner():
    t = pro(teams=("france", "allemagne"))
    duel(t, "D", "Tac", 6, pa=5)
    until(t, "shot")
    t.nature("1")
    assert phase(t) == "save"
    t.nature("2")
    assert t.s.corners[0] == 1
    assert "corner" in told(t)


@clause("WF-53")
def test_cross_and_efficacite_do_not_count_on_it():
    t = match("professional")
    no_abilities(t)
    can(t, 0, "efficacite")
    hand(t, 0, "T")
    hand(t, 1, "Tac")
    t.s.pa, t.s.cross = 6, 1
    t.play("lay T")
    t.play("use efficacite")
    t.play("pass")
    t.play("lay Tac")
    t.nature("4")
    until(t, "shot")
    t.nature("3")
    assert t.s.quality == 4


@clause("WF-54")
@pytest.mark.parametrize(("face", "dive", "goal"), [(3, 4, 1), (3, 3, 0)])
def test_a_penalty_at_seven_or_eight(face, dive, goal):
    t = pro()
    duel(t, "D", "Tac", 6, pa=6)
    until(t, "face")
    assert t.turn == 0
    t.play(f"face {face}")
    assert t.turn == 1
    assert t.hidden(1).face == 0
    assert t.hidden(ludotheque.SPECTATOR).face == 0
    assert t.hidden(0).face == face
    t.play(f"face {dive}")
    assert t.s.score[0] == goal
    assert t.s.penalties[0] == 1
    assert t.s.face == 0, "nothing is left of what was chosen"
    until(t, "attack")
    assert t.s.ball == 1, "never a corner; the ball changes side"


@clause("WF-55")
def test_a_foul_on_a_t_replaces_the_shot():
    t = pro()
    duel(t, "T", "Tac", 4, pa=8)
    until(t, "face")
    assert t.s.shots[0] == 0
    assert count(t, 0, Place.TABLE, "T") == 1, "the T is spent"


@clause("WF-56")
def test_a_yellow_costs_one_hand_card_action_or_player():
    t = pro()
    players(t, 1, 5)
    hand(t, 0, "D")
    hand(t, 1, "Tac P P")
    t.play("lay D")
    t.play("lay Tac")
    t.nature("2")
    until(t, "punish")
    assert texts(t) == {"discard P", "discard player 5"}
    t.play("discard player 5")
    assert player_count(t, 1, Place.HAND) == 0
    assert t.s.yellows[1] == 1
    until(t, "attack")
    assert count(t, 1, Place.HAND) == 2


@clause("WF-56")
def test_a_red_costs_three_and_shrinks_the_hand_for_the_match():
    t = pro()
    players(t, 1, 2, 3, 4)
    hand(t, 0, "D")
    hand(t, 1, "Tac P P P P P D D D PL")
    t.play("lay D")
    t.play("lay Tac")
    t.nature("1")
    until(t, "after-roll", "punish")
    t.play("pass") if phase(t) == "after-roll" else None
    until(t, "punish")
    for _ in range(3):
        t.play("discard player 2" if "discard player 2" in texts(t) else "discard D")
    until(t, "attack")
    assert count(t, 1, Place.HAND) == 7
    assert player_count(t, 1, Place.HAND) == 2
    assert t.s.reds[1] == 1


@clause("WF-56")
def test_a_second_red_and_a_hand_that_is_too_small():
    t = pro()
    t.s.reds[1] = 1
    hand(t, 0, "D")
    hand(t, 1, "Tac P")
    t.play("lay D")
    t.play("lay Tac")
    t.nature("1")
    until(t, "punish")
    t.play("discard P")
    assert phase(t) != "punish", "all, if fewer"
    assert t.s.reds[1] == 2
    b = t.box.plain
    assert (action_limit(b, t.s, 1), player_limit(b, t.s, 1)) == (6, 1)
    t.s.reds[1] = 5
    assert (action_limit(b, t.s, 1), player_limit(b, t.s, 1)) == (6, 1)


@clause("WF-58")
def test_at_a_restart_schema_or_give_back_but_no_jeu_offensif():
    """FAQ: no Jeu offensif before a corner's card is validated (example 13)."""
    t = match("professional")
    can(t, 0, "jeu", "schema")
    can(t, 1)
    t.s.pa, t.s.restart = 5, 2
    hand(t, 0, "D P")
    assert "use jeu" not in texts(t)
    assert {"lay P", "give", "use schema C"} <= texts(t)
    t.play("use schema C")
    assert t.s.restart == 2
    t.play("lay C")
    t.play("draw")
    until(t, "attack")
    t.s.pa = 5
    assert "use jeu" in texts(t)


@clause("WF-58")
def test_nothing_legal_at_a_restart_is_a_give_back_with_its_draw():
    t = pro()
    t.s.pa, t.s.restart = 5, 2
    hand(t, 0, "D T")
    assert texts(t) == {"give"}
    t.play("give")
    t.nature("P P P")
    assert phase(t) == "lose"


@clause("WF-59")
def test_cards_stay_on_the_table_through_a_corner():
    t = pro(teams=("espagne", "france"))
    hand(t, 0, "T P")
    players(t, 0, 5)  # après P: recover
    t.s.pa = 6
    t.play("lay T")
    t.play("draw")
    t.nature("D D")
    until(t, "shot")
    t.nature("3")
    until(t, "save")
    t.nature("3")
    assert count(t, 0, Place.TABLE, "T") == 1
    until(t, "attack")
    assert count(t, 0, Place.TABLE, "T") == 1
    discarded(t, 0, "D")
    t.play("lay P")
    t.play("pass") if phase(t) == "with" else None
    t.play("draw")
    t.nature()
    t.play("player 5")
    until(t, "recover")
    assert texts(t) == {"recover D"}, "the T can't be recovered before the attack ends"
