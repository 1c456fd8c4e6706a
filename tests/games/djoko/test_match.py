"""The match: seats, sets, the toss, who serves, when a set is won (DJ-01 to DJ-08)."""

import pytest

import ludotheque
from ludotheque import NATURE, LudoError
from tests.games.djoko.helpers import games, play_game, server_turn, serving, six_all, told
from tests.support import clause


@clause("DJ-01")
def test_two_seats_or_one_against_the_automaton_with_names():
    two = ludotheque.table("djoko", names=["Suzanne", "Jean"])
    assert two.seating.players == (0, 1)
    assert two.names_in("fr") == ["Suzanne", "Jean"]
    alone = ludotheque.table("djoko", solo=True)
    assert alone.seating.players == (0,)
    assert alone.names_in("fr") == ["Joueur 1", "Le Jeu"]
    named = ludotheque.table("djoko", solo=True, names=["Suzanne", "Björn"])
    assert named.names_in("fr") == ["Suzanne", "Björn"]


@clause("DJ-02")
@pytest.mark.parametrize("sets", [1, 2])
def test_a_match_is_one_or_two_winning_sets(sets):
    table = serving(0, sets=sets)
    for _ in range(6 * sets):
        assert not table.over
        play_game(table, 0)
    assert table.over
    assert table.results()["results"] == [1.0, 0.0]
    assert told(table, "match") == [{"seat": 0, "won": sets, "lost": 0}]


@clause("DJ-02")
def test_at_one_set_all_a_third_decides():
    table = serving(0, sets=2)
    for winner in (0, 1, 1):
        assert not table.over
        for _ in range(6):
            play_game(table, winner)
    assert table.view(-1)["past"] == [[6, 0], [0, 6], [0, 6]]
    assert table.results()["winners"] == [1]


@clause("DJ-02")
def test_three_winning_sets_are_refused():
    with pytest.raises(LudoError, match="sets"):
        ludotheque.table("djoko", sets=3)


@clause("DJ-03")
def test_the_higher_die_chooses_to_serve_or_to_receive():
    table = ludotheque.table("djoko")
    table.nature("2 5")
    assert table.turn == 1
    assert [m.text for m in table.moves()] == ["serve", "receive"]
    table.play("receive")
    assert table.view(-1)["server"] == 0


@clause("DJ-03")
def test_equal_dice_are_thrown_again():
    table = ludotheque.table("djoko")
    table.nature("4 4")
    assert table.turn == NATURE
    assert table.view(-1)["toss"] == [0, 0], "the first dice are taken up again"
    table.nature("4 4 3 1")
    assert table.turn == 0


@clause("DJ-03")
def test_the_automaton_serves_when_it_wins_the_toss():
    table = ludotheque.table("djoko", solo=True)
    table.nature("1 2")
    assert table.turn == NATURE
    assert table.view(-1)["server"] == 1


@clause("DJ-03")
def test_against_the_automaton_the_winner_of_the_toss_still_chooses():
    table = ludotheque.table("djoko", solo=True)
    table.nature("2 1")
    table.play("receive")
    assert table.view(-1)["server"] == 1


@clause("DJ-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_serves_the_first_game_is_player_a(seat):
    table = serving(seat)
    assert table.view(-1)["player_a"] == seat


@clause("DJ-05")
def test_both_start_the_match_with_recovery_four():
    view = serving().view(0)
    assert [seat["recovery"] for seat in view["seats"]] == [4, 4]


@clause("DJ-06")
@pytest.mark.parametrize(
    ("winners", "score"),
    [([0] * 6, (6, 0)), ([1, 1, 1, 1] + [0] * 6, (6, 4)), ([0, 1] * 5 + [0, 0], (7, 5)), ([1, 0] * 5 + [1, 1], (5, 7))],
)
def test_a_set_is_won_at_six_with_a_lead_of_two_or_at_seven_five(winners, score):
    table = serving()
    for winner in winners:
        assert not table.over
        play_game(table, winner)
    assert table.over
    assert games(table) == score


@clause("DJ-06")
def test_six_five_is_not_enough():
    table = serving()
    for number in range(11):
        play_game(table, number % 2)
    assert games(table) == (6, 5)
    assert not table.over


@clause("DJ-06")
def test_at_six_all_a_tie_break_decides_seven_six():
    table = six_all()
    assert games(table) == (6, 6)
    assert table.view(-1)["tie_break"]
    table.nature("1 6 6 6 6 1 1 1 1 1")
    assert games(table) == (7, 6)
    assert table.results()["winners"] == [0]


@clause("DJ-07")
@pytest.mark.parametrize("first", [0, 1])
def test_a_serves_the_odd_games_and_b_the_even_ones(first):
    table = serving(first)
    for number in range(12):
        assert table.view(-1)["server"] == (first if number % 2 == 0 else 1 - first)
        play_game(table, number % 2)


@clause("DJ-08")
def test_the_server_plays_first_and_the_returner_knows_the_total():
    table = serving(1)
    assert table.view(-1)["to_play"] == 1
    server_turn(table, "2 2 4 5 6", 6, claim=3)
    assert table.view(-1)["to_play"] == 0
    table.nature("1 2 5 6")
    assert table.view(0)["prompt"]["args"]["to_beat"] == 4 + 4 + 3
