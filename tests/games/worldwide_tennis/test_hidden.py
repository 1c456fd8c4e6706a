"""WT-09: what a seat knows, through hiding and dealing."""

from collections import Counter

import pytest

import ludotheque
from ludotheque.engine.dice import below, fresh_dice
from ludotheque.engine.rule import NATURE
from ludotheque.games.worldwide_tennis.position import DECK, PLACES, Place
from tests.games.worldwide_tennis.court import (
    A,
    B,
    at_toss,
    court,
    face,
    give_point,
    hand,
    hold,
    in_place,
    phase,
    set_score,
    settle,
    texts,
    throw_away,
)
from tests.support import clause

START = [1, 13, 25, 29, 37, 48]


def seen(t, reader, seat, place=Place.HAND):
    """The cards that a reader sees to lie in a seat's place."""
    s = t.hidden(reader)
    return [n for n in range(1, DECK + 1) if s.cards.where[seat * DECK + n - 1] == seat * PLACES + place]


@clause("WT-09")
def test_the_other_seat_knows_the_six_starting_cards_and_no_more():
    t = at_toss()
    assert seen(t, A, B) == START and seen(t, B, A) == START
    assert seen(t, A, A) == hand(t, A) and len(hand(t, A)) == 12
    assert seen(t, A, B, Place.PILE) == []
    assert t.hidden(A).cards.count[PLACES + Place.HAND] == 12, "sizes are open"


@clause("WT-09")
def test_a_spectator_knows_what_both_know():
    t = at_toss()
    assert seen(t, -1, A) == START and seen(t, -1, B) == START


@clause("WT-09")
def test_a_starting_card_played_is_no_longer_known_in_the_hand():
    t = court(stars=False)
    face(t, B, at="F", last=61)
    t.play("play 1")
    assert 1 not in seen(t, A, B) and t.hidden(A).cards.where[DECK] == PLACES + 3
    t.play("stay")
    t.play("concede")
    settle(t)
    assert 1 in seen(t, A, B, Place.DISCARD)


@clause("WT-09", "WT-52")
def test_37_taken_back_is_known():
    t = court(stars=False)
    hold(t, B, 37, 2, 3)
    face(t, B, at="N", last=1)
    assert seen(t, A, B) == []
    t.play("play 37")
    t.nature("1")
    assert seen(t, A, B) == [37]


@clause("WT-09", "WT-53")
def test_a_card_taken_by_a_plan_is_known_and_a_drawn_one_is_not():
    t = court(server=B)
    hold(t, A, 2)
    hold(t, B, 3)
    throw_away(t, A, 26)
    set_score(t, (2, 3), tie=True)
    give_point(t, A)
    t.play("concentrate")
    t.play("take 26")
    assert seen(t, B, A) == [26]
    t.play("recover")
    t.nature("draw 60")
    assert seen(t, A, B) == [] and seen(t, B, B) == [3, 60]


@clause("WT-09", "WT-51")
def test_discards_are_face_up_whatever_the_reason():
    t = court()
    hold(t, B, 2, 13, 14)
    face(t, B, at="F", ball="B", last=25)
    t.play("go")
    t.play("discard 2")
    assert seen(t, A, B, Place.DISCARD) == [2] and seen(t, -1, B, Place.DISCARD) == [2]


@clause("WT-09", "WT-51")
def test_when_an_empty_pile_is_made_anew_the_hand_is_known():
    t = court()
    hold(t, A, 26, 30)
    throw_away(t, A, *[n for n in range(1, DECK + 1) if n not in (26, 30)])
    assert seen(t, B, A) == []
    t.s.due[A] = 1
    give_point(t, A)
    assert seen(t, B, A) == [26, 30], "58 cards lay face up and are now the pile"
    t.nature("draw 5")
    assert seen(t, B, A) == [26, 30] and 5 in hand(t, A)


@clause("WT-09", "WT-98")
def test_nothing_of_the_automaton_is_hidden():
    t = court(solo=True)
    assert len(seen(t, A, B, Place.PILE)) == 60 and len(seen(t, -1, B, Place.PILE)) == 60
    assert seen(t, -1, A) == START


@clause("WT-09", "WT-41")
@pytest.mark.parametrize("seat", [A, B])
def test_a_retreat_shows_that_no_smash_is_held_until_the_next_draw(seat):
    t = court()
    hold(t, seat, 2, 13, 14)
    face(t, seat, at="V", ball="B", last=45)
    assert seen(t, 1 - seat, seat, Place.PILE) == []
    t.play("retreat")
    assert seen(t, 1 - seat, seat, Place.PILE) == [60] == seen(t, -1, seat, Place.PILE)
    for number in range(20):
        s = t.hidden(1 - seat)
        t.game.rules.deal(t.box.plain, s, fresh_dice(number))
        assert s.cards.where[seat * DECK + 59] == seat * PLACES + Place.PILE
    t.play("discard 2")
    t.play("concede")
    t.s.due[seat] = 1
    give_point(t, seat)
    t.nature("draw 3")
    assert seen(t, 1 - seat, seat, Place.PILE) == [], "what was drawn may be the smash"
    assert 60 in seen(t, seat, seat, Place.PILE)


@clause("WT-09", "WT-41")
@pytest.mark.parametrize("held", [[13, 60], [13, 14]])
def test_conceding_under_a_lob_shows_nothing(held):
    t = court()
    hold(t, B, *held)
    face(t, B, at="V", ball="B", last=45)
    before = seen(t, A, B), seen(t, A, B, Place.PILE)
    t.play("concede")
    assert before == ([], []) == (seen(t, A, B), seen(t, A, B, Place.PILE))


@clause("WT-09")
def test_deals_are_uniform_and_keep_what_is_known():
    t = at_toss(seed=4)
    counted: Counter[int] = Counter()
    dice, deals = fresh_dice(11), 4000
    for _ in range(deals):
        s = t.hidden(A)
        t.game.rules.deal(t.box.plain, s, dice)
        held = [n for n in range(1, DECK + 1) if s.cards.where[DECK + n - 1] == PLACES + Place.HAND]
        assert len(held) == 12 and set(START) <= set(held)
        counted.update(set(held) - set(START))
    expected, sigma = deals * 6 / 54, (deals * 6 / 54 * 48 / 54) ** 0.5
    assert len(counted) == 54
    assert all(abs(n - expected) < 5 * sigma for n in counted.values())


@clause("WT-07", "WT-09")
@pytest.mark.parametrize("solo", [False, True])
def test_65_cards_are_accounted_for_through_a_whole_match(solo):
    t = ludotheque.table("worldwide_tennis", seed=9, solo=solo, mode="match")
    dice = fresh_dice(2)
    while not t.over:
        codes = t.codes()
        t.nature(codes[below(dice, len(codes))]) if t.turn == NATURE else t.play(codes[below(dice, len(codes))])
        for seat in (A, B):
            assert sum(t.s.cards.count[seat * PLACES + place] for place in range(PLACES)) == DECK
            assert 0 <= t.s.stars[seat] <= t.s.tokens[seat]
            if phase(t) in ("shot", "service", "stars", "target", "replace") and not (solo and seat == B):
                assert t.s.cards.count[seat * PLACES + Place.HAND] <= t.s.limit[seat]
        assert t.s.shots <= 200


@clause("WT-09")
def test_the_view_shows_only_the_readers_hand():
    t = court()
    for reader, other in ((A, B), (B, A)):
        view = t.view(reader)
        assert [card["number"] for card in view["hand"]] == hand(t, reader)
        assert [card["number"] for card in view["seats"][other]["known"]] == START
        assert view["seats"][other]["hand"] == 12
        secret = set(hand(t, other)) - set(hand(t, reader)) - set(START)
        assert secret, "something is hidden"
        shown = {card["number"] for part in ("hand", "services", "plan") for card in view[part]}
        shown |= {card["number"] for each in view["seats"] for card in each["known"] + each["played"]}
        assert not secret & shown
    assert t.view(-1)["hand"] == [] and t.view(-1)["moves"] == []


@clause("WT-09", "WT-51")
def test_the_story_tells_a_drawn_card_to_its_owner_alone():
    t = ludotheque.table("worldwide_tennis", seed=3)
    t.nature("draw 60")
    assert "Smash" in t.story(A, "en")[-1]["text"] and "Smash" not in t.story(B, "en")[-1]["text"]
    assert "Smash" not in t.story(-1, "fr")[-1]["text"]
    assert texts(t)[0].startswith("draw ")
    assert in_place(t, A, Place.HAND)
