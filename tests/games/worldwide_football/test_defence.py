"""The defence: WF-20 to WF-24."""

import pytest

from ludotheque.games.worldwide_football.position import Place
from tests.games.worldwide_football.pitch import (
    count,
    duel,
    hand,
    match,
    no_abilities,
    phase,
    player_count,
    players,
    texts,
    told,
)
from tests.support import clause


@clause("WF-20")
def test_on_each_action_card_draw_two_or_defend_t_included():
    for card, pa in (("D", 0), ("T", 6)):
        t = no_abilities(match())
        hand(t, 0, card)
        hand(t, 1, "Tac Int")
        t.s.pa = pa
        t.play(f"lay {card}")
        assert t.turn == 1
        assert texts(t) == {"draw", "lay Tac"}
        t.play("draw")
        t.nature("D D" if card == "T" else "D D P")
        assert count(t, 1, Place.HAND) == 4


@clause("WF-21")
@pytest.mark.parametrize(
    ("attack", "defence", "pa", "need"),
    [
        ("D", "Tac", 0, 16),
        ("D", "Pre", 3, 15),
        ("P", "Int", 0, 18),
        ("P", "Tac", 4, 11),
        ("PL", "Int", 2, 14),
        ("PP", "Int", 5, 13),
        ("PP", "Pre", 4, 13),
        ("C", "Int", 6, 11),
        ("T", "Tac", 8, 8),
        ("T", "Pre", 6, 12),
    ],
)
def test_the_number_needed(attack, defence, pa, need):
    for die, ball in ((need, 1), (need - 1, 0)):
        t = no_abilities(match())
        duel(t, attack, defence, die, pa)
        assert t.s.ball == ball


@clause("WF-22")
def test_success_takes_the_ball_and_failure_validates_the_card():
    t = no_abilities(match())
    duel(t, "D", "Tac", 16)
    assert (t.s.ball, t.s.pa) == (1, 0)
    assert "ball-won" in told(t)
    t = no_abilities(match())
    duel(t, "D", "Tac", 15)
    assert (t.s.ball, t.s.pa) == (0, 1)
    assert count(t, 1, Place.TABLE, "Tac") == 1, "the defence card is spent when the attack ends"
    t.nature()
    t.play("give")
    t.nature()
    t.play(t.moves()[0])
    assert count(t, 1, Place.DISCARD, "Tac") == 1


@clause("WF-23")
def test_the_defenders_draw_comes_before_the_attack_cards_effect():
    t = no_abilities(match())
    hand(t, 0, "D")
    hand(t, 1, "D D P P P P PL PL PL")
    t.play("lay D")
    t.play("draw")
    t.nature("T T")
    assert (phase(t), t.turn) == ("trim", 1)
    assert t.s.pa == 0
    t.play("discard T")
    assert phase(t) == "draw"
    assert t.s.drawer == 0


@clause("WF-23")
def test_the_draw_is_compulsory():
    t = no_abilities(match())
    hand(t, 0, "D")
    t.play("lay D")
    assert texts(t) == {"draw"}


@clause("WF-24")
def test_a_bonus_card_after_a_failed_roll():
    """FAQ: Int needs 14, the die shows 11, a D card adds 4: success (example 5)."""
    t = no_abilities(match("professional", teams=("bresil", "france")))
    players(t, 1, 2)
    duel(t, "PL", "Int", 11, pa=2)
    assert (phase(t), t.turn) == ("after-roll", 1)
    t.play("player 2")
    assert t.s.ball == 1
    assert player_count(t, 1, Place.DISCARD) == 1


@clause("WF-24")
def test_a_re_roll_on_a_foul_counts_afresh():
    t = no_abilities(match("professional", teams=("bresil", "italie")))
    players(t, 1, 4)  # Défenseur roublard
    duel(t, "D", "Tac", 1)
    assert texts(t) == {"player 4", "pass"}
    t.play("player 4")
    t.nature("16")
    assert t.s.ball == 1
    assert t.s.reds[1] == 0


@clause("WF-24")
def test_no_bonus_in_the_foul_range_and_nothing_on_a_success():
    t = no_abilities(match("professional", teams=("bresil", "italie")))
    players(t, 1, 2)  # +4
    duel(t, "D", "Tac", 6)
    assert phase(t) == "after-roll", "for all the attacker knows it could be the re-roll"
    assert texts(t) == {"pass"}
    t = no_abilities(match("professional", teams=("bresil", "italie")))
    players(t, 1, 2, 4)
    duel(t, "D", "Tac", 19)
    assert t.s.ball == 1


@clause("WF-24")
def test_several_cards_one_at_a_time_and_the_bonus_stays_over_a_re_roll():
    t = no_abilities(match("professional", teams=("bresil", "italie")))
    players(t, 1, 2, 4)
    duel(t, "D", "Tac", 7)
    t.play("player 2")
    assert phase(t) == "after-roll"
    t.play("player 4")
    t.nature("12")
    assert t.s.ball == 1, "12 + 4 makes the 16"
