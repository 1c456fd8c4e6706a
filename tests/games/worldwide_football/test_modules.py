"""Abilities, replacements, stadium: WF-62 to WF-68, WF-70."""

import pytest

import ludotheque
from ludotheque.games.worldwide_football.position import Place
from ludotheque.games.worldwide_football.rules.verdict import need
from tests.games.worldwide_football.pitch import (
    can,
    count,
    discarded,
    duel,
    empty_pile,
    end_half,
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


@clause("WF-62")
def test_nine_abilities_a_star_a_use():
    t = match("professional")
    assert len(t.box.data["teams"]) == 5
    can(t, 0, "jeu")
    t.s.stars[0] = 1
    t.play("use jeu")
    assert t.s.stars[0] == 0
    assert "use jeu" not in texts(t)


@clause("WF-62", "WF-65")
def test_two_blocs_add_six_on_every_roll_of_the_phase():
    """§18 (example 9)."""
    t = match("professional", teams=("bresil", "france"))
    can(t, 0)
    can(t, 1, "bloc")
    hand(t, 0, "D D")
    hand(t, 1, "Tac Tac")
    t.play("lay D")
    t.play("use bloc")
    t.play("use bloc")
    t.play("pass")
    assert t.s.stars[1] == 4
    t.play("lay Tac")
    assert need(t.box.plain, t.s, 9) == 10
    t.nature("9")
    t.nature("D")
    t.play("lay D")
    assert phase(t) == "defend", "no new window on the second card"
    t.play("lay Tac")
    t.nature("9")
    assert t.s.ball == 1, "16 - 1 PA - 6 is 9"


@clause("WF-62")
def test_piege_simulation_and_creativite_only_once():
    t = match("professional", teams=("bresil", "italie"))
    can(t, 0, "creativite")
    can(t, 1, "piege")
    hand(t, 0, "PL")
    t.play("lay PL")
    t.play("use creativite")
    assert phase(t) == "attack"
    assert t.s.stars[0] == 5, "once on a card: the window closed with nothing left to use"
    t = match("professional", teams=("bresil", "italie"))
    can(t, 0)
    can(t, 1, "piege")
    hand(t, 0, "PL")
    t.play("lay PL")
    t.play("use piege")
    t.nature("2")
    until(t, "attack")
    assert t.s.stars[1] == 4
    assert t.s.pa == 3


@clause("WF-63")
def test_a_replacement_gains_a_star_and_removes_the_player():
    t = match("professional")
    no_abilities(t)
    t.s.stars[0], t.s.stars[1] = 3, 4
    players(t, 1, 2, 5)
    t.play("give")
    until(t, "replace")
    assert texts(t) == {"replace 2", "replace 5", "pass"}
    t.play("replace 2")
    t.play("replace 5")
    assert t.s.stars[1] == t.s.ceiling[1] == 6
    assert t.s.tokens[1] == 1
    assert player_count(t, 1, Place.ASIDE) == 2
    assert phase(t) == "attack", "no card left, and the other holds none"


@clause("WF-63")
def test_no_replacement_at_the_ceiling_and_none_when_the_half_ends():
    t = match("professional")
    no_abilities(t)
    players(t, 1, 2)
    t.play("give")
    until(t, "attack", "replace")
    assert phase(t) == "attack", "six stars already"
    t = match("professional")
    no_abilities(t)
    players(t, 0, 2)
    players(t, 1, 2)
    t.s.stars[0] = t.s.stars[1] = 0
    end_half(t)
    assert phase(t) == "abilities"


@clause("WF-63")
def test_its_star_may_pay_for_the_contre_attaque():
    t = match("professional")
    can(t, 1, "contre")
    t.s.stars[1] = 0
    players(t, 1, 2)
    t.play("give")
    until(t, "replace")
    t.play("replace 2")
    assert phase(t) == "recovery"
    t.play("use contre")
    assert t.s.pa == 4


@clause("WF-63")
def test_replacements_at_a_corner_attacker_first():
    t = match("professional")
    no_abilities(t)
    players(t, 0, 2)
    players(t, 1, 3)
    t.s.stars[0] = t.s.stars[1] = 0
    shoot(t, "3", "3")
    assert (phase(t), t.turn) == ("replace", 0)
    t.play("pass")
    assert (phase(t), t.turn) == ("replace", 1)


@clause("WF-64")
def test_allemagne_at_home_adds_one_to_its_defence_rolls_not_to_fouls():
    t = no_abilities(match("professional", teams=("allemagne", "france"), stadium="first", ball=1))
    duel(t, "D", "Tac", 15)
    assert t.s.ball == 0
    t = no_abilities(match("professional", teams=("allemagne", "france"), stadium="first", ball=1))
    duel(t, "D", "Tac", 6)
    until(t, "attack")
    assert t.s.fouls[0] == 1
    t = no_abilities(match("professional", teams=("allemagne", "france"), stadium="first", ball=0))
    duel(t, "D", "Tac", 15)
    assert t.s.ball == 0, "not for the visitors"


@clause("WF-64")
def test_bresil_at_home_is_dealt_one_more_of_each():
    t = ludotheque.table("worldwide_football", seed=2, mode="professional", team_0="bresil", team_1="france", stadium="first")
    until(t, "attack")
    dealt = {seat: (count(t, seat, Place.HAND), player_count(t, seat, Place.HAND)) for seat in range(2)}
    assert dealt[0] == ((9 if t.s.kicker == 0 else 8), 3)
    assert dealt[1] == ((8 if t.s.kicker == 1 else 7), 2)


@clause("WF-64", "WF-13")
def test_espagne_at_home_gives_back_without_a_discard():
    t = no_abilities(match("professional", teams=("espagne", "france"), stadium="first"))
    t.play("give")
    t.nature("D D D")
    assert t.s.ball == 1
    assert count(t, 0, Place.HAND) == 3


@clause("WF-64", "WF-71")
def test_france_at_home_regains_four_at_half_time():
    t = match("professional", teams=("bresil", "france"), stadium="second")
    t.s.stars[0] = t.s.stars[1] = 1
    end_half(t)
    t.play("pass")
    t.play("pass")
    assert list(t.s.stars) == [3, 5]


@clause("WF-64", "WF-51")
@pytest.mark.parametrize(("die", "foul"), [(4, 1), (5, 0), (6, 0)])
def test_italie_at_home_fouls_with_tac_only_on_1_to_4(die, foul):
    t = no_abilities(match("professional", teams=("bresil", "italie"), stadium="second"))
    duel(t, "D", "Tac", die)
    until(t, "attack")
    assert t.s.fouls[1] == foul


@clause("WF-65")
def test_bloc_also_when_the_first_card_cannot_be_defended_and_on_free_kicks_no_new_window():
    t = match("professional", teams=("bresil", "france"))
    can(t, 0, "creativite")
    can(t, 1, "bloc")
    hand(t, 0, "P P")
    hand(t, 1, "Tac")
    t.play("lay P")
    t.play("use creativite")
    assert texts(t) == {"use bloc", "pass"}
    t.play("use bloc")
    t.play("pass")
    until(t, "attack")
    can(t, 0)
    t.play("lay P")
    assert phase(t) == "defend"
    t.play("lay Tac")
    t.nature("5")
    until(t, "attack")
    assert t.s.fouls[1] == 1, "Bloc never undoes a foul"
    hand(t, 0, "P")
    t.play("lay P")
    until(t, "attack")
    assert t.s.block == 1, "the same phase"


@clause("WF-66")
@pytest.mark.parametrize(("die", "ball", "pa"), [("4", 1, 0), ("6", 1, 0), ("3", 0, 3)])
def test_piege_du_hors_jeu(die, ball, pa):
    t = match("professional", teams=("bresil", "italie"))
    can(t, 0)
    can(t, 1, "piege")
    hand(t, 0, "PL")
    hand(t, 1, "")
    t.play("lay PL")
    assert texts(t) == {"draw", "use piege"}
    t.play("use piege")
    t.nature(die)
    until(t, "attack")
    assert (t.s.ball, t.s.pa) == (ball, pa)


@clause("WF-66")
def test_the_trap_is_for_pl_pp_and_c_and_not_for_a_corners_restart():
    for card, pa, restart, allowed in (
        ("P", 0, 0, False),
        ("D", 0, 0, False),
        ("PP", 4, 0, True),
        ("C", 5, 0, True),
        ("C", 5, 2, False),
        ("T", 6, 0, False),
    ):
        t = match("professional", teams=("bresil", "italie"))
        can(t, 0)
        can(t, 1, "piege")
        hand(t, 0, card)
        t.s.pa, t.s.restart = pa, restart
        t.play(f"lay {card}")
        assert ("use piege" in texts(t)) is allowed, card


@clause("WF-66", "WF-19")
def test_a_trapped_ball_is_not_won_by_tac_pre_or_int():
    t = match("professional", teams=("bresil", "italie"))
    can(t, 0)
    can(t, 1, "piege")
    hand(t, 0, "PL")
    players(t, 1, 5)  # ball won by Tac/Pre/Int
    t.s.tokens[1] = 0
    t.play("lay PL")
    t.play("use piege")
    t.nature("5")
    assert phase(t) == "attack"


@clause("WF-67")
@pytest.mark.parametrize(("die", "fouls", "yellow"), [("6", 1, 0), ("3", 1, 0), ("2", 0, 0), ("1", 0, 1)])
def test_simulation(die, fouls, yellow):
    t = match("professional", teams=("italie", "france"))
    can(t, 0, "simulation")
    can(t, 1)
    hand(t, 0, "D P")
    hand(t, 1, "Tac P")
    t.play("lay D")
    t.play("lay Tac")
    t.nature("10")
    assert (phase(t), t.turn) == ("simulate", 0)
    t.play("use simulation")
    t.nature(die)
    until(t, "punish", "attack")
    assert (t.s.fouls[1], t.s.yellows[0], t.s.yellows[1]) == (fouls, yellow, 0), "a foul without card"
    until(t, "attack")
    assert t.s.restart == fouls
    assert t.s.stars[0] == 4


@clause("WF-67")
def test_no_simulation_on_an_interception_or_without_cards_no_yellow():
    t = match("professional", teams=("italie", "france"))
    can(t, 0, "simulation")
    can(t, 1)
    duel(t, "P", "Int", 5)
    assert phase(t) != "simulate"
    t = match("professional", teams=("italie", "france"), cards=False)
    can(t, 0, "simulation")
    can(t, 1)
    duel(t, "D", "Tac", 10)
    t.play("use simulation")
    t.nature("1")
    until(t, "attack")
    assert t.s.yellows[0] == 0


@clause("WF-68")
def test_creativite_bars_the_defender_on_this_card_but_not_on_a_t():
    t = match("professional", teams=("bresil", "france"))
    can(t, 0, "creativite")
    can(t, 1)
    hand(t, 0, "P T")
    hand(t, 1, "Tac Int")
    t.play("lay P")
    t.play("use creativite")
    assert "validated" in told(t)
    until(t, "attack")
    assert t.s.pa == 2
    t.s.pa = 6
    t.play("lay T")
    assert (phase(t), t.turn) == ("with", 0), "it could hold an avec T card"
    assert texts(t) == {"pass"}


@clause("WF-68")
def test_a_card_that_could_not_be_defended_is_past_when_the_next_one_can():
    t = match("professional", teams=("bresil", "france"))
    can(t, 0, "creativite")
    can(t, 1)
    hand(t, 0, "P P")
    t.play("lay P")
    t.play("use creativite")
    until(t, "attack")
    assert [t.view(seat)["barred"] for seat in (0, 1)] == [False, False]
    t.s.bar_next = 1
    assert t.view(1)["barred"]


@clause("WF-70")
def test_repli_takes_a_defence_card_from_the_pile_shown_then_chooses_as_usual():
    t = match("professional", teams=("bresil", "espagne"))
    can(t, 0)
    can(t, 1, "repli")
    hand(t, 0, "D")
    t.play("lay D")
    t.play("use repli Tac")
    assert (phase(t), t.turn) == ("defend", 1)
    assert t.hidden(0).kinds.lies[5 + Place.HAND, 9] == 1, "shown"
    assert {"draw", "lay Tac", "use repli Int"} <= texts(t)
    t.play("draw")
    assert t.s.stars[1] == 4


@clause("WF-70")
def test_repli_from_the_discard_only_if_the_pile_holds_no_defence():
    t = match("professional", teams=("bresil", "espagne"))
    can(t, 0)
    can(t, 1, "repli")
    hand(t, 0, "D D")
    discarded(t, 1, "Tac")
    t.play("lay D")
    t.play("use repli Pre")
    assert count(t, 1, Place.DISCARD, "Tac") == 1
    empty_pile(t, 1)
    t.play("use repli Tac")
    assert count(t, 1, Place.HAND, "Tac") == 1
