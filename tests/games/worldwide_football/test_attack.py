"""The attack and the order of everything: WF-13 to WF-19."""

import pytest

import ludotheque
from ludotheque.games.worldwide_football.position import Place
from tests.games.worldwide_football.pitch import (
    build,
    can,
    count,
    duel,
    empty_pile,
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


@clause("WF-13")
def test_giving_back_draws_three_then_discards_one():
    t = match()
    hand(t, 0, "D")
    t.play("give")
    t.nature("P P T")
    assert phase(t) == "lose"
    assert texts(t) == {"discard D", "discard P", "discard T"}
    t.play("discard D")
    assert count(t, 0, Place.HAND) == 3
    assert t.s.ball == 1


@clause("WF-13")
def test_giving_back_is_possible_before_the_first_card_and_at_any_moment_of_the_attack():
    t = match()
    hand(t, 0, "D P")
    assert "give" in texts(t)
    build(t, "D")
    assert "give" in texts(t)


@clause("WF-13", "WF-06")
def test_a_give_back_is_trimmed_before_its_discard():
    t = match()
    hand(t, 0, "D D D P P P P PL PL")
    t.play("give")
    t.nature("T T PP")
    assert phase(t) == "trim"
    t.play("discard D")
    t.play("discard D")
    assert phase(t) == "lose"
    t.play("discard D")
    assert count(t, 0, Place.HAND) == 9


@clause("WF-13")
def test_with_fewer_than_three_left_no_discard_is_owed():
    """§6: give-back with 2 cards left: draws 2, no discard (example 18)."""
    t = match()
    hand(t, 0, "D")
    empty_pile(t, 0, leave=2)
    t.play("give")
    t.nature()
    assert count(t, 0, Place.HAND) == 3
    assert t.s.ball == 1


@clause("WF-14")
def test_cards_of_the_running_attack_are_not_in_the_discard_before_it_ends():
    t = no_abilities(match(teams=("bresil", "france")))
    hand(t, 0, "P D")
    players(t, 0, 3)  # Meneur de jeu: après P, recover
    build(t, "D")
    assert count(t, 0, Place.DISCARD) == 0
    t.play("lay P")
    t.play("draw")
    t.nature()
    assert phase(t) == "attack", "nothing to recover: the window isn't even opened"


@clause("WF-14")
@pytest.mark.parametrize("how", ["give", "goal", "defence", "save", "wide"])
def test_the_attack_ends_and_the_ball_changes_side(how):
    t = no_abilities(match("professional"))
    if how == "give":
        t.s.pa = 3
        t.play("give")
    elif how == "defence":
        duel(t, "D", "Tac", 20)
    else:
        shoot(t, {"goal": "6", "save": "3", "wide": "1"}[how], {"goal": "1", "save": "6", "wide": "1"}[how])
    until(t, "attack")
    assert t.s.ball == 1
    assert t.s.pa == 0
    assert count(t, 0, Place.TABLE) == count(t, 1, Place.TABLE) == 0
    assert t.s.score[0] == (1 if how == "goal" else 0)


@clause("WF-15")
def test_the_attack_turn():
    t = match()
    hand(t, 0, "D T Int")
    assert texts(t) >= {"lay D", "use jeu", "use schema P", "give"}
    assert "lay T" not in texts(t)
    assert "lay Int" not in texts(t)
    assert "pass" not in texts(t)


@clause("WF-15", "WF-18")
def test_abilities_do_not_use_up_the_next_action():
    t = match()
    hand(t, 0, "D")
    hand(t, 1, "Tac")
    t.s.bar_next = 1
    t.play("use jeu")
    assert t.s.bar_next == 1
    t.play("lay D")
    t.nature()
    assert phase(t) == "attack", "the defender was never asked"


@clause("WF-16")
def test_an_action_card_is_resolved_in_the_order_of_the_clause():
    """Laid, avec cards, Bloc, the defender's answer, the d20, cards on it, Simulation, PA and effect, après cards."""
    t = match("professional", teams=("espagne", "italie"))
    can(t, 0, "creativite", "simulation")
    can(t, 1, "bloc", "repli", "piege")
    hand(t, 0, "P")
    hand(t, 1, "Tac")
    players(t, 0, 4, 6)  # avec P: no defence; après P: PA 2
    players(t, 1, 2)  # after own roll +4
    seen = []
    t.play("lay P")
    for answer in ("pass", "pass", "lay Tac"):
        seen.append((phase(t), t.turn))
        t.play(answer)
    t.nature("7")
    for answer in ("pass", "pass"):
        seen.append((phase(t), t.turn))
        t.play(answer)
    t.nature()
    seen.append((phase(t), t.turn))
    expected = [("with", 0), ("bloc", 1), ("defend", 1), ("after-roll", 1), ("simulate", 0), ("after", 0)]
    assert seen == expected
    assert t.s.pa == 2


@clause("WF-16")
def test_prerequisite_and_ceiling_are_tested_when_the_card_is_laid():
    t = match()
    hand(t, 0, "PL C")
    t.s.pa = 6
    assert "lay PL" not in texts(t)
    t.s.pa = 7
    assert "lay C" not in texts(t)


@clause("WF-17")
def test_a_d_card_cancels_an_m_or_a_card():
    t = no_abilities(match(teams=("espagne", "italie")))
    hand(t, 0, "P")
    players(t, 0, 6)  # Milieu infatigable: après P, PA 2
    players(t, 1, 3)  # Patron de la défense: cancels on 7+
    t.play("lay P")
    t.play("pass")
    t.play("draw")
    t.nature()
    t.play("player 6")
    assert phase(t) == "reply"
    assert t.turn == 1
    t.play("player 3")
    t.nature("7")
    assert t.s.pa == 2, "neither effect nor PA; the action card stands"
    assert player_count(t, 0, Place.TABLE) == player_count(t, 1, Place.TABLE) == 1, "both are spent"


@clause("WF-17")
def test_nothing_but_the_die_counts_for_a_reply_and_it_never_fouls():
    t = no_abilities(match("professional", teams=("espagne", "italie"), stadium="second"))
    hand(t, 0, "P")
    players(t, 0, 6)
    players(t, 1, 3)
    t.s.pa, t.s.block = 4, 2
    t.play("lay P")
    t.play("pass")
    t.play("draw")
    t.nature()
    t.play("player 6")
    t.play("player 3")
    t.nature("1")
    assert t.s.fouls[1] == 0
    assert t.s.pa == 8, "the reply failed: 4, P and the card's 2"


@clause("WF-17")
def test_d_and_g_cards_cannot_be_replied_to():
    t = no_abilities(match("professional", teams=("italie", "france")))
    players(t, 0, 3)
    players(t, 1, 2)  # after roll +4
    duel(t, "D", "Pre", 14)
    t.play("player 2")
    assert phase(t) != "reply"


@clause("WF-18")
def test_no_defence_on_the_next_action_is_for_the_next_card_whatever_it_is():
    t = match()
    hand(t, 0, "PP D P")
    hand(t, 1, "Tac")
    t.s.pa = 4
    build(t, "PP")
    assert t.s.bar_next == 1
    before = count(t, 1, Place.HAND)
    t.play("lay D")
    t.nature()
    assert phase(t) == "attack"
    assert count(t, 1, Place.HAND) == before, "barred: no draw either"
    assert t.s.bar_next == 0


@clause("WF-18")
def test_barred_means_no_repli_no_trap_but_bloc_and_replies_remain():
    t = match("professional", teams=("bresil", "italie"))
    can(t, 0, "creativite")
    can(t, 1, "bloc", "repli", "piege")
    hand(t, 0, "PL D")
    hand(t, 1, "Int")
    t.play("lay PL")
    t.play("use creativite")
    assert phase(t) == "bloc"
    t.play("use bloc")
    t.play("pass")
    assert phase(t) == "lose", "validated without asking the defender"


@clause("WF-18")
@pytest.mark.parametrize("end", ["free kick", "corner", "loss"])
def test_a_set_piece_or_loss_of_the_ball_wipes_what_was_promised(end):
    t = no_abilities(match("professional"))
    if end == "free kick":
        duel(t, "PP", "Pre", 1, pa=4)
        until(t, "punish", "set-piece", "attack", "mark")
        if phase(t) == "punish":
            t.play(t.moves()[0])
    elif end == "corner":
        t.s.cross = 1
        shoot(t, "3", "4")
    else:
        t.s.bar_next = t.s.cross = 1
        t.play("give")
    until(t, "attack", "shot", "mark", "penalty")
    assert (t.s.bar_next, t.s.cross) == (0, 0)


@clause("WF-19")
def test_when_the_ball_changes_side():
    """Give-back's draw and discard; cards away, PA remembered; replacements, new side first; recovery; attack."""
    t = match("professional", teams=("france", "italie"))
    can(t, 1, "contre")
    t.s.stars[0] = t.s.stars[1] = 2
    players(t, 0, 1)
    players(t, 1, 1)
    t.s.pa = 2
    t.play("give")
    t.nature()
    t.play(t.moves()[0])
    assert t.s.old_pa == 2
    assert t.s.pa == 0
    assert (phase(t), t.turn) == ("replace", 1)
    t.play("pass")
    assert (phase(t), t.turn) == ("replace", 0)
    t.play("pass")
    assert (phase(t), t.turn) == ("recovery", 1)
    t.play("use contre")
    assert t.s.pa == 4
    t.play("pass")
    assert (phase(t), t.turn) == ("attack", 1)


@clause("WF-19")
def test_ball_won_cards_only_after_tac_pre_or_int():
    for how, asked in (("defence", True), ("give", False)):
        t = no_abilities(match(teams=("bresil", "allemagne")))
        players(t, 1, 4)  # Récupérateur
        if how == "defence":
            duel(t, "D", "Tac", 20)
        else:
            t.play("give")
            t.nature()
            t.play(t.moves()[0])
        assert (phase(t) == "recovery") is asked
        assert ("player 4" in texts(t)) is asked


@clause("WF-19")
def test_a_kick_off_has_neither_replacements_nor_recovery():
    t = ludotheque.table("worldwide_football", seed=4, team_0="espagne", team_1="france")
    t.nature("kick-off-0")
    t.nature()
    assert phase(t) == "attack"


@clause("WF-19")
def test_goals_saves_and_wides_pass_through_the_same_steps():
    t = match("professional")
    can(t, 0)
    can(t, 1)
    t.s.stars[1] = 1
    players(t, 1, 3)
    shoot(t, "6", "1")
    assert t.s.score[0] == 1
    assert (phase(t), t.turn) == ("replace", 1)
    assert "goal" in told(t)
    assert t.s.old_pa == 6
    assert count(t, 0, Place.PILE) + count(t, 0, Place.HAND) + count(t, 0, Place.DISCARD) == 32
