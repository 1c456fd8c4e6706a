"""The worked examples of the rulebook and of the clause list, as they are told there.

Examples 4, 5, 8, 9, 12, 13, 15, 16, 17 and 18 stand beside their clauses in the other files.
"""

import ludotheque
from ludotheque.games.worldwide_football.position import Kind, Place
from ludotheque.games.worldwide_football.rules.verdict import need
from tests.games.worldwide_football.pitch import (
    build,
    can,
    count,
    duel,
    hand,
    match,
    no_abilities,
    phase,
    player_count,
    players,
    shoot,
    texts,
    told,
    until,
)
from tests.support import clause


@clause("WF-21")
def test_1_interception_on_a_through_ball():
    """§9: opponent at 5 PA plays PP; Int: 19 - 5 - 1 = 13; a 15 takes the ball."""
    t = no_abilities(match())
    hand(t, 0, "PP")
    hand(t, 1, "Int")
    t.s.pa = 5
    t.play("lay PP")
    t.play("lay Int")
    assert need(t.box.plain, t.s, 7) == 13
    t.nature("15")
    assert t.s.ball == 1


@clause("WF-12", "WF-21")
def test_2_a_pass_then_an_intercepted_long_pass():
    """§13: P undefended, 2 PA, draws a player card; PL at 2 PA, Int: 19 - 2 - 3 = 14; a 17 takes the ball."""
    t = no_abilities(match())
    hand(t, 0, "P PL")
    hand(t, 1, "Int")
    t.play("lay P")
    t.play("draw")
    t.nature("D D")
    t.nature("p4")
    assert (t.s.pa, player_count(t, 0, Place.HAND)) == (2, 1)
    until(t, "attack")
    t.play("lay PL")
    t.play("lay Int")
    assert need(t.box.plain, t.s, 7) == 14
    t.nature("17")
    assert t.s.ball == 1


@clause("WF-12", "WF-18", "WF-32")
def test_3_a_whole_attack_to_a_goal():
    """§13: PL, D defended by Pre (needs 15, an 8 fails), PP, T not defended, best of 2d6 5 and 3, keeper 2: goal."""
    t = no_abilities(match(teams=("france", "bresil")))
    hand(t, 0, "PL D PP T P")
    hand(t, 1, "Pre")
    players(t, 0, 7)  # Attaquant complet: best of 2d6
    t.play("lay PL")
    t.play("draw")
    t.nature("P P")
    t.play("discard P")
    until(t, "attack")
    assert t.s.pa == 3
    t.play("lay D")
    t.play("lay Pre")
    assert need(t.box.plain, t.s, Kind.PRE) == 15
    t.nature("8")
    t.nature("P")
    until(t, "attack")
    t.play("lay PP")
    t.play("draw")
    t.nature("D D")
    assert t.s.pa == 6
    t.play("lay T")
    assert (phase(t), t.turn) == ("after", 0), "the T can't be defended"
    t.play("player 7")
    until(t, "shot")
    t.nature("5 3")
    assert t.s.quality == 5
    until(t, "save")
    t.nature("2")
    assert t.s.score[0] == 1


@clause("WF-21", "WF-65")
def test_6_a_public_play_report():
    """D, D, PL, PP, T = 7 PA, shot at +1; Tac 13 with 6 PA succeeds (16); Tac 8 with 7 PA and one Bloc succeeds."""
    t = no_abilities(match())
    hand(t, 0, "D D PL PP T P P")
    build(t, "D D PL")
    hand(t, 0, "PP T")
    t.play("lay PP")
    t.play("draw")
    t.nature()
    assert t.s.pa == 7
    t.play("lay T")
    until(t, "shot")
    t.nature("3")
    assert t.s.quality == 4
    t = no_abilities(match())
    duel(t, "D", "Tac", 13, pa=6)
    assert t.s.ball == 1
    t = no_abilities(match("professional"))
    t.s.block = 1
    duel(t, "D", "Tac", 8, pa=7)
    assert t.s.ball == 1


@clause("WF-10")
def test_7_seven_pa():
    """§6: D, PL, P, D laid in turn = 7 PA."""
    t = no_abilities(match())
    for card, pa in (("D", 1), ("PL", 4), ("P", 6), ("D", 7)):
        hand(t, 0, f"{card} PP")
        build(t, card)
        assert t.s.pa == pa


@clause("WF-51", "WF-65", "WF-24")
def test_10_neither_bloc_nor_a_bonus_turns_a_foul_away():
    """FAQ: Tac on a T at 8 PA with Bloc needs 5: a 5 is a foul."""
    t = no_abilities(match("professional", teams=("bresil", "allemagne")))
    players(t, 1, 2)
    t.s.block = 1
    hand(t, 0, "T")
    hand(t, 1, "Tac")
    t.s.pa = 8
    t.play("lay T")
    until(t, "defend")
    t.play("lay Tac")
    assert need(t.box.plain, t.s, Kind.TAC) == 5
    t.nature("5")
    until(t, "face")
    assert t.s.fouls[1] == 1
    assert "player 2" not in texts(t)


@clause("WF-17", "WF-18")
def test_11_an_avec_t_card_is_cancelled_and_the_t_may_be_defended():
    """FAQ: an avec-T "no defence" card is cancelled by a D card; the T may then be defended or drawn on."""
    t = no_abilities(match("professional", teams=("bresil", "france")))
    hand(t, 0, "T")
    hand(t, 1, "Tac")
    players(t, 0, 5)  # Buteur puissant
    players(t, 1, 3)  # cancels on 9+
    t.s.pa = 6
    t.play("lay T")
    t.play("player 5")
    t.play("player 3")
    t.nature("9")
    assert phase(t) == "defend"
    assert texts(t) == {"draw", "lay Tac"}


@clause("WF-32")
def test_14_a_g_card_against_a_quality_of_seven():
    t = no_abilities(match(teams=("france", "bresil")))
    hand(t, 0, "T")
    players(t, 1, 1)
    t.s.pa = 7
    t.play("lay T")
    t.play("draw")
    t.nature("D D")
    until(t, "shot")
    t.nature("6")
    assert t.s.quality == 7
    assert texts(t) == {"player 1", "pass"}
    t.play("player 1")
    t.nature("6")
    assert "saved" in told(t)
    assert t.s.score[0] == 0


@clause("WF-30", "WF-43")
def test_a_counter_attack_to_a_goal():
    """Two stars after a lost duel: 8 PA at once, and the T's +2."""
    t = match()
    duel(t, "D", "Tac", 16)
    t.play("use contre")
    t.play("use contre")
    until(t, "attack")
    can(t, 0)
    can(t, 1)
    assert t.s.pa == 8
    shoot(t, "4", "5", pa=8)
    assert t.s.score[1] == 1
    assert count(t, 1, Place.HAND) == 0
    assert t.turn != ludotheque.OVER
