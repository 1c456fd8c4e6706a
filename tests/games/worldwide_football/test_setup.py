"""Set-up and decks: WF-01 to WF-09."""

import pytest

import ludotheque
from ludotheque.engine.errors import BadOption
from ludotheque.games.worldwide_football.position import SQUAD, Place
from tests.games.worldwide_football.pitch import (
    build,
    can,
    count,
    discarded,
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
from tests.support import clause


def new(**options):
    return ludotheque.table("worldwide_football", seed=3, **options)


@clause("WF-01")
def test_more_goals_after_two_halves_win():
    t = match()
    t.s.score[1] = 2
    next_half(t)
    assert t.s.half == 2
    end_half(t)
    assert t.over
    assert t.results()["winners"] == [1]
    assert t.results()["results"] == [0.0, 1.0]


@clause("WF-01")
def test_two_seats_or_one_against_the_automaton():
    assert new().seating.players == (0, 1)
    assert new(mode="solo").seating.players == (0,)


@clause("WF-02")
def test_modules_hold_in_pro_international_and_solo_but_not_in_amateur():
    fields = ("with_fouls", "with_cards", "with_corners", "with_abilities", "with_wide", "with_replacements")
    for mode, on in (("amateur", 0), ("professional", 1), ("international", 1), ("solo", 1)):
        assert [getattr(new(mode=mode).s, f) for f in fields] == [on] * 6
    for f in fields:
        t = new(mode="professional", **{f.removeprefix("with_"): False})
        assert getattr(t.s, f) == 0
    assert new(mode="amateur", stadium="first").s.home == -1
    assert new(mode="professional", stadium="second").s.home == 1


@clause("WF-03")
@pytest.mark.parametrize(("mode", "cards"), [("amateur", 24), ("professional", 32), ("international", 46)])
def test_each_mode_takes_its_cards(mode, cards):
    t = new(mode=mode)
    assert [count(t, seat, Place.PILE) for seat in range(2)] == [cards, cards]


@clause("WF-03")
def test_the_box_counts_46_cards_of_each_colour():
    kinds = new().box.data["kinds"]
    assert sum(sum(k["counts"]) for k in kinds) == 46
    assert [sum(k["counts"][m] for k in kinds) for m in range(3)] == [24, 8, 14]


@clause("WF-04")
def test_teams_differ():
    with pytest.raises(BadOption):
        new(team_0="italie", team_1="italie")
    seen = set()
    for seed in range(30):
        t = ludotheque.table("worldwide_football", seed=seed)
        assert t.s.team[0] != t.s.team[1]
        seen.add((t.s.team[0], t.s.team[1]))
    assert len(seen) > 8
    t = new(team_0="espagne")
    assert t.setup["team_0"] == "espagne" != t.setup["team_1"]


@clause("WF-04")
def test_seven_player_cards_a_team():
    data = new().box.data
    assert len(data["players"]) == 35
    assert [p["team"] for p in data["players"][:8]] == ["allemagne"] * SQUAD + ["bresil"]


@clause("WF-05")
def test_the_coin_and_the_deal():
    t = new(team_0="france", team_1="bresil")
    assert {m.text for m in t.moves()} == {"kick-off-0", "kick-off-1"}
    t.nature("kick-off-1")
    t.nature()
    assert t.turn == 1
    assert phase(t) == "attack"
    assert [count(t, s, Place.HAND) for s in (1, 0)] == [8, 7]
    assert [player_count(t, s, Place.HAND) for s in (1, 0)] == [2, 2]


@clause("WF-06")
def test_a_hand_over_ten_is_trimmed_by_its_owner_face_up():
    t = match()
    hand(t, 0, "D")
    hand(t, 1, "D D P P P P Int Int Tac")
    t.play("lay D")
    t.play("draw")
    t.nature("T PL")
    assert phase(t) == "trim"
    assert t.turn == 1
    assert "discard T" in texts(t)
    assert "discard player 1" not in texts(t)
    t.play("discard P")
    assert count(t, 1, Place.HAND) == 10
    assert count(t, 1, Place.DISCARD, "P") == 1


@clause("WF-06")
def test_three_player_cards_at_most_and_laid_cards_do_not_count():
    t = match()
    hand(t, 0, "P P D D D D PL PL PL T T")  # eleven, ten once P lies on the table
    players(t, 0, 1, 2, 3)
    t.play("lay P")
    t.play("draw")
    t.nature("D P")
    t.nature("p4")
    assert phase(t) == "trim"
    assert texts(t) == {f"discard player {n}" for n in (1, 2, 3, 4)}
    t.play("discard player 2")
    assert player_count(t, 0, Place.HAND) == 3
    assert count(t, 0, Place.HAND) == 10
    assert count(t, 0, Place.TABLE) == 1


@clause("WF-07")
def test_hand_discards_go_to_the_discard_at_once_and_laid_cards_when_the_attack_ends():
    t = match()
    hand(t, 0, "PL D")
    t.play("lay PL")
    t.play("draw")
    t.nature()
    t.play("discard D")
    assert count(t, 0, Place.DISCARD) == 1
    assert count(t, 0, Place.TABLE, "PL") == 1
    t.play("give")
    t.nature()
    t.play(t.moves()[0])
    assert count(t, 0, Place.TABLE) == 0
    assert count(t, 0, Place.DISCARD, "PL") == 1


@clause("WF-07")
def test_nothing_is_reshuffled_and_an_empty_pile_gives_nothing():
    t = match()
    hand(t, 0, "D P")
    empty_pile(t, 0)
    empty_pile(t, 1, leave=1)
    t.play("lay D")
    t.play("draw")
    t.nature()
    assert count(t, 1, Place.HAND) == 1, "a short pile gives what it has"
    assert phase(t) == "attack", "D draws nothing from an empty pile"
    assert count(t, 0, Place.PILE) == 0


@clause("WF-07")
def test_a_long_pass_with_an_empty_hand_costs_nothing():
    t = match()
    hand(t, 0, "PL")
    t.play("lay PL")
    t.play("draw")
    t.nature()
    assert phase(t) == "attack"
    assert count(t, 0, Place.DISCARD) == 0
    assert t.s.pa == 3


@clause("WF-08")
def test_either_face_of_tir_is_a_t():
    t = no_abilities(match("international", teams=("allemagne", "france")))
    hand(t, 0, "T567")
    players(t, 0, 6)  # Renard de surface: après T
    t.s.pa = 6
    t.play("lay T567")
    until(t, "after")
    assert "player 6" in texts(t)


@clause("WF-08")
def test_schema_tactique_recovers_either_face():
    t = match("international", teams=("allemagne", "france"))
    can(t, 0, "schema")
    discarded(t, 0, "T567")
    assert "use schema T567 back" in texts(t)
    assert "use schema T back" not in texts(t)


@clause("WF-09")
def test_with_fouls_off_there_is_neither_foul_nor_simulation():
    t = match("professional", fouls=False, cards=False, teams=("italie", "france"))
    assert not (t.s.abilities[0] >> 5) & 1, "Simulation is not available: one more was chosen"
    assert bin(t.s.abilities[0]).count("1") == 5
    no_abilities(t)
    hand(t, 0, "D")
    hand(t, 1, "Tac")
    t.play("lay D")
    t.play("lay Tac")
    t.nature("1")
    t.nature()
    assert t.s.fouls[1] == 0
    assert t.s.reds[1] == 0
    assert phase(t) == "attack"


@clause("WF-09")
def test_cards_on_fouls_off_the_card_is_paid_and_the_roll_fails():
    t = match("professional", fouls=False, ball=0)
    no_abilities(t)
    hand(t, 0, "D")
    hand(t, 1, "Tac P")
    t.s.pa = 7
    t.s.block = 9  # the 2 would succeed
    t.play("lay D")
    t.play("lay Tac")
    t.nature("2")
    assert phase(t) == "punish"
    t.play("discard P")
    t.nature()
    assert t.s.yellows[1] == 1
    assert t.s.ball == 0
    assert t.s.pa == 8


@clause("WF-09")
@pytest.mark.parametrize(("corners", "ball"), [(False, 1), (True, 0)])
def test_corners_off_equal_is_a_save(corners, ball):
    t = no_abilities(match("professional", corners=corners))
    shoot(t, "4", "4")
    until(t, "attack")
    assert t.s.ball == ball
    assert t.s.pa == (5 if corners else 0)


@clause("WF-09")
def test_abilities_off_gives_the_four_stars_and_three_abilities_of_amateur():
    t = match("professional", abilities=False)
    assert list(t.s.stars) == [4, 4]
    assert list(t.s.abilities) == [0b111, 0b111]


@clause("WF-09")
def test_pro_cards_can_be_left_out():
    assert count(new(mode="professional", pro_cards=False), 0, Place.PILE) == 24


@clause("WF-10")
def test_validated_cards_add_their_pa_and_then_their_effect():
    t = match()
    hand(t, 0, "P")
    t.play("lay P")
    assert t.s.pa == 0
    t.play("draw")
    t.nature("D D")
    assert t.s.pa == 2
    t.nature("p2")
    assert player_count(t, 0, Place.HAND) == 1


@clause("WF-11")
def test_prerequisites_and_the_ceiling():
    t = match()
    hand(t, 0, "D P PL PP C T")
    expected = {0: "D P PL", 4: "D P PL PP", 5: "D P PL PP C", 6: "D P C T", 7: "D T", 8: "T"}
    for pa, cards in expected.items():
        t.s.pa = pa
        assert {x[4:] for x in texts(t) if x.startswith("lay ")} == set(cards.split()), pa


@clause("WF-12")
def test_the_faces_of_the_action_cards():
    kinds = {k["id"]: k for k in new().box.data["kinds"]}
    faces = {"D": (1, [-1, 0, 0]), "P": (2, [1, -1, 1]), "PL": (3, [3, 0, -1]), "PP": (2, [1, 1, -1]), "C": (1, [2, -1, -1])}
    for name, (pa, answers) in faces.items():
        assert (kinds[name]["pa"], kinds[name]["answers"]) == (pa, answers)
    for name in ("T", "T567"):
        assert kinds[name]["answers"] == [-1, 0, 0]
    assert (kinds["T"]["needs"], kinds["T567"]["needs"]) == ([6, 8], [5, 7])
    assert (kinds["PP"]["needs"], kinds["C"]["needs"]) == ([4, 5], [5, 6])


@clause("WF-12")
def test_each_card_has_its_effect():
    t = match()
    hand(t, 0, "D P PL D D D")
    players(t, 0)
    t.play("lay D")
    t.play("draw")
    t.nature("P P T")
    assert count(t, 0, Place.HAND, "T") == 1, "D draws 1 action card"
    build(t, "P")
    assert player_count(t, 0, Place.HAND) == 1, "P draws 1 player card"
    before = count(t, 0, Place.DISCARD)
    while phase(t) != "attack":
        t.play("pass")
    build(t, "PL")
    assert count(t, 0, Place.DISCARD) == before + 1, "PL costs 1 action card"
    assert t.s.pa == 6


@clause("WF-12")
@pytest.mark.parametrize(
    ("card", "answers"),
    [("D", "Pre Tac"), ("P", "Int Tac"), ("PL", "Int Pre"), ("PP", "Int Pre"), ("C", "Int"), ("T", "Pre Tac")],
)
def test_only_listed_cards_answer(card, answers):
    t = match()
    hand(t, 0, card)
    hand(t, 1, "Int Pre Tac")
    t.s.pa = {"PP": 4, "C": 5, "T": 6}.get(card, 0)
    t.play(f"lay {card}")
    assert texts(t) == {"draw"} | {f"lay {a}" for a in answers.split()}
