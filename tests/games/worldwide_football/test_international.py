"""International, extra time, shoot-out: WF-80 to WF-85."""

import pytest

import ludotheque
from ludotheque.games.worldwide_football.position import KINDS, PLACES, Kind, Place
from ludotheque.games.worldwide_football.rules.shots import is_saved
from tests.games.worldwide_football.pitch import (
    count,
    duel,
    end_half,
    match,
    next_half,
    no_abilities,
    phase,
    player_count,
    players,
    texts,
    told,
    until,
)
from tests.support import clause


def building(**options):
    return ludotheque.table("worldwide_football", seed=5, mode="international", team_0="france", team_1="italie", **options)


@clause("WF-80")
@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("balanced", [5, 6, 3, 2, 2, 3, 1, 3, 3, 4]),
        ("attacking", [5, 6, 4, 2, 3, 4, 1, 2, 2, 3]),
        ("defensive", [4, 6, 2, 2, 2, 3, 1, 4, 3, 5]),
    ],
)
def test_ready_made_decks(name, cards):
    t = building()
    t.play(f"deck {name}")
    assert [t.s.kinds.lies[Place.PILE, k] for k in range(len(KINDS))] == cards
    assert sum(cards) == 32
    assert 7 <= sum(cards[Kind.INT :]) <= 12
    assert t.turn == 1


@clause("WF-80")
def test_a_free_deck_leaves_out_fourteen_cards_and_keeps_7_to_12_defences():
    t = building()
    t.play("deck free")
    for _ in range(7):
        t.play(next(x for x in sorted(texts(t)) if x in ("leave Int", "leave Pre", "leave Tac")))
    assert not texts(t) & {"leave Int", "leave Pre", "leave Tac"}, "seven defences must stay"
    for _ in range(7):
        t.play("leave P")
    assert t.turn == 1
    assert count(t, 0, Place.PILE) == 32
    t.play("deck free")
    for card in ["D", "D", "D", "D", "D", "D", "P", "P", "P", "P", "P", "P"]:
        t.play(f"leave {card}")
    assert texts(t) == {"leave Int", "leave Pre", "leave Tac"}, "twelve defences at most"


@clause("WF-80")
def test_lists_stay_secret():
    t = building()
    t.play("deck attacking")
    for seat in (1, ludotheque.SPECTATOR):
        hidden = t.hidden(seat)
        assert not any(hidden.kinds.lies[place, k] for place in (Place.PILE, Place.ASIDE) for k in range(len(KINDS)))
    assert t.hidden(0).kinds.lies[Place.PILE, 0] == 5


@clause("WF-80", "WF-71")
def test_decks_are_made_again_at_half_time():
    t = match("international")
    end_half(t)
    assert (phase(t), t.turn) == ("deck", 0)
    assert "pass" in texts(t), "or kept as it is"
    t.play("deck defensive")
    before = [t.s.kinds.lies[PLACES + Place.PILE, k] for k in range(len(KINDS))]
    t.play("pass")
    assert [t.s.kinds.lies[PLACES + Place.PILE, k] for k in range(len(KINDS))] == before
    assert phase(t) == "abilities", "then the abilities"


@clause("WF-81")
@pytest.mark.parametrize(("face", "dive", "goal"), [(3, 3, 0), (4, 3, 0), (2, 3, 1), (1, 6, 0), (6, 6, 0)])
def test_a_g_card_discarded_before_the_faces_saves_two(face, dive, goal):
    t = no_abilities(match("international"))
    players(t, 1, 1)
    duel(t, "D", "Tac", 6, pa=6)
    until(t, "penalty-card")
    assert (t.turn, texts(t)) == (1, {"discard player 1", "pass"})
    t.play("discard player 1")
    t.play(f"face {face}")
    t.play(f"face {dive}")
    assert t.s.score[0] == goal
    assert player_count(t, 1, Place.HAND) == 0


@clause("WF-81")
def test_a_g_card_helps_at_one_penalty_only():
    t = no_abilities(match("international"))
    players(t, 1, 1)
    for move, goals in (("discard player 1", 0), ("pass", 1)):
        t.s.ball = 0
        duel(t, "D", "Tac", 6, pa=6)
        until(t, "penalty-card", "face")
        if phase(t) == "penalty-card":
            t.play(move)
        t.play("face 4")
        t.play("face 3")
        assert t.s.score[0] == goals
        until(t, "attack")


@clause("WF-81")
def test_of_the_36_pairs_of_faces_12_are_saved():
    """§23 (example 15)."""
    t = match("international")
    t.s.keeper_card = 1
    pairs = [(f, d) for f in range(1, 7) for d in range(1, 7)]
    assert sum(is_saved(t.s, f, d) for f, d in pairs) == 12
    t.s.keeper_card = 0
    assert sum(is_saved(t.s, f, d) for f, d in pairs) == 6


@clause("WF-81")
def test_it_is_a_switch():
    t = no_abilities(match("international", keeper_on_penalty=False))
    players(t, 1, 1)
    duel(t, "D", "Tac", 6, pa=6)
    until(t, "face", "penalty-card")
    assert phase(t) == "face"


@clause("WF-82")
@pytest.mark.parametrize(("level", "half"), [("draw", 2), ("extra", 4), ("shootout", 5)])
def test_level_after_two_halves(level, half):
    t = no_abilities(match(level=level))
    while not t.over:
        end_half(t)
        while not t.over and phase(t) != "attack":
            if t.turn == ludotheque.NATURE:
                t.draw()
            elif phase(t) in ("face", "dive"):
                t.play("face 1" if phase(t) == "face" or t.s.ball else "face 2")
            else:
                t.play(t.moves()[0])
    assert t.s.half == half
    assert (t.results()["results"] == [0.5, 0.5]) is (level != "shootout")


@clause("WF-82")
def test_a_lead_after_two_halves_needs_no_extra_time():
    t = no_abilities(match(level="shootout"))
    next_half(t)
    t.s.score[0] = 1
    end_half(t)
    assert t.over


def in_extra_time(mode="amateur", **options):
    t = no_abilities(match(mode, level="shootout", **options))
    next_half(t)
    end_half(t)
    return t


@clause("WF-83")
@pytest.mark.parametrize(("mode", "cards"), [("amateur", 24), ("professional", 32), ("international", 46)])
def test_ten_cards_of_choice_a_period_without_quota(mode, cards):
    t = in_extra_time(mode)
    assert (phase(t), t.turn, t.s.half) == ("choose", 0, 3)
    assert count(t, 0, Place.ASIDE) == cards
    for _ in range(2):
        t.play("choose T")
    for _ in range(8):
        t.play(next(x for x in sorted(texts(t)) if x != "choose T"))
    assert t.turn == 1
    hidden = t.hidden(1)
    assert not any(hidden.kinds.lies[Place.PILE, k] for k in range(len(KINDS))), "secret"
    for _ in range(10):
        t.play(t.moves()[0])
    assert phase(t) == "coin", "a new coin for the first period"
    t.nature("kick-off-1")
    until(t, "attack")
    assert [count(t, p, Place.HAND) + count(t, p, Place.PILE) for p in range(2)] == [10, 10]
    assert [count(t, p, Place.HAND) for p in (1, 0)] == [8, 7]


@clause("WF-83")
def test_both_periods_are_played_and_the_other_seat_kicks_off_the_second():
    t = in_extra_time()
    while phase(t) != "coin":
        t.play(t.moves()[0])
    t.nature("kick-off-1")
    until(t, "attack")
    t.s.score[0] += 1
    end_half(t)
    assert (t.s.half, phase(t)) == (4, "choose")
    until(t, "attack")
    assert t.s.kicker == 0
    end_half(t)
    assert t.over
    assert t.results()["winners"] == [0]


@clause("WF-84")
def test_extra_time_restores_no_stars_and_changes_no_abilities():
    t = match("professional", level="extra")
    next_half(t)
    t.s.stars[0], t.s.stars[1], t.s.tokens[0], t.s.reds[1] = 1, 0, 2, 1
    abilities = list(t.s.abilities)
    end_half(t)
    assert phase(t) == "choose"
    until(t, "attack")
    assert (list(t.s.stars), list(t.s.abilities), t.s.tokens[0], t.s.reds[1]) == ([1, 0], abilities, 2, 1)


def at_the_kicks(**options):
    t = in_extra_time(**options)
    for _ in range(2):
        while phase(t) != "attack":
            t.draw() if t.turn == ludotheque.NATURE else t.play(t.moves()[0])
        end_half(t)
    assert (phase(t), t.s.half) == ("coin", 5)
    t.nature("kick-off-1")
    return t


def kick(t, goal):
    t.play("face 1")
    t.play("face 2" if goal else "face 1")


@clause("WF-85")
def test_the_shoot_out_stops_when_one_cannot_be_caught():
    t = at_the_kicks()
    assert t.turn == 1
    for goal in (1, 0, 1, 0, 1, 0):
        assert not t.over
        kick(t, goal)
    assert t.over
    assert "match-won-on-kicks" in told(t)
    assert list(t.s.kicks) == [3, 3]
    assert list(t.s.score) == [0, 0], "the score stays"
    assert t.results()["winners"] == [1]


@clause("WF-85")
def test_after_five_each_pairs_until_one_leads():
    t = at_the_kicks()
    for _ in range(10):
        kick(t, 1)
    kick(t, 1)
    assert not t.over, "the pair isn't finished"
    kick(t, 1)
    kick(t, 0)
    kick(t, 1)
    assert t.over
    assert t.results()["winners"] == [0]
    assert list(t.s.pens) == [7, 6]


@clause("WF-85", "WF-81")
def test_no_g_card_and_no_replacement_in_a_shoot_out():
    t = at_the_kicks(mode="international")
    players(t, 0, 1)
    assert phase(t) == "face"
    kick(t, 0)
    assert phase(t) == "face"
