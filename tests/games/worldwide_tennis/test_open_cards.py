"""What lies open: discards, the automaton's piles one by one, and what is known of a hand."""

import random

import ludotheque
from ludotheque.engine.rule import NATURE
from tests.games.worldwide_tennis.court import A, B, court, hold, throw_away
from tests.support import clause


def played(steps, **options):
    """A table after so many steps at random; conceding is left out while anything else can be done."""
    chance, t = random.Random(steps), ludotheque.table("worldwide_tennis", seed=steps, **options)
    while not t.over and len(t.log) < steps:
        if t.turn == NATURE:
            t.nature()
        else:
            texts = [move.text for move in t.moves()]
            t.play(chance.choice([text for text in texts if text != "concede"] or texts))
    return t


@clause("WT-09", "WT-90")
def test_the_automaton_s_piles_are_counted_one_by_one():
    sizes = {"forehand": 12, "backhand": 12, "attack": 13, "defence": 10, "volley": 13}
    start = played(1, solo=True, challenges=False).view(A)["seats"][B]
    assert {pile["pile"]: pile["n"] for pile in start["piles"]} == sizes
    t = played(400, solo=True, mode="match")
    machine = t.view(A)["seats"][B]
    away = [card["number"] for card in machine["discard"] + machine["played"]] + machine["active"]
    assert away and sum(pile["n"] for pile in machine["piles"]) == 60 - len(away) == machine["pile"]
    assert t.view(A)["seats"][A]["piles"] == []


@clause("WT-09")
def test_both_discards_lie_open_to_everybody():
    t = court()
    hold(t, A, 1, 2), hold(t, B, 3, 4)
    throw_away(t, A, 20), throw_away(t, B, 30)
    for reader in (A, B, -1):
        for seat, number in ((A, 20), (B, 30)):
            assert number in [card["number"] for card in t.view(reader)["seats"][seat]["discard"]]


def test_a_card_says_whether_it_is_reconstructed():
    t = court()
    hold(t, A, 1)
    assert t.view(A)["hand"][0]["reconstructed"]
    data = ludotheque.game("worldwide_tennis").standard_box.data
    mine = {**data, "cards": [{**card, "provenance": "printed"} for card in data["cards"]]}
    t = ludotheque.table("worldwide_tennis", box=mine, seed=3)
    while t.turn == NATURE:
        t.nature()
    assert not any(card["reconstructed"] for card in t.view(t.turn)["hand"])
