"""The box as data: what stands in it, and what an edited one is told."""

import copy

import pytest

from ludotheque.engine.errors import BadBox
from ludotheque.games.worldwide_football import GAME
from ludotheque.games.worldwide_football.names import kind_card, player_card
from ludotheque.games.worldwide_football.position import KINDS
from tests.games.worldwide_football.pitch import active, hand, match, no_abilities, phase, players, until
from tests.support import clause


def edited(**changes):
    data = copy.deepcopy(GAME.standard_box.data)
    for path, value in changes.items():
        *parents, key = path.split("__")
        place = data
        for name in parents:
            place = place[int(name) - 1 if name.isdigit() else name]
        place[key] = value
    return data


def problems(**changes):
    with pytest.raises(BadBox) as problem:
        GAME.box(edited(**changes))
    return {(p.where, p.key) for p in problem.value.details["problems"]}


@clause("WF-03", "WF-04")
def test_the_standard_box():
    data = GAME.standard_box.data
    assert [t["stars"] for t in data["teams"]] == [6, 6, 5, 6, 5]
    assert all(len(t["abilities"]) == 3 for t in data["teams"])
    assert sum(p.get("mark", 0) for p in data["players"]) == 7
    assert [p["role"] for p in data["players"][::7]] == ["G"] * 5
    assert all("provenance" in row for key in ("kinds", "teams", "players", "ready") for row in data[key])


@clause("WF-03", "WF-80")
def test_how_many_of_each_action_card_there_are():
    """Without a mark, PRO, INT; and the ready-made decks, in the order D P PL PP C T T567 Int Pre Tac."""
    data = GAME.standard_box.data
    assert [tuple(row["counts"]) for row in data["kinds"]] == [
        (4, 2, 0),
        (5, 1, 1),
        (3, 0, 2),
        (1, 1, 1),
        (1, 1, 1),
        (2, 0, 4),
        (0, 0, 2),
        (3, 1, 0),
        (2, 1, 2),
        (3, 1, 1),
    ]
    assert [row["cards"] for row in data["ready"]] == [
        [5, 6, 3, 2, 2, 3, 1, 3, 3, 4],
        [5, 6, 4, 2, 3, 4, 1, 2, 2, 3],
        [4, 6, 2, 2, 2, 3, 1, 4, 3, 5],
    ]


def test_printed_is_only_what_the_rulebook_prints():
    data = GAME.standard_box.data
    tables = {key for key, table in data.items() if isinstance(table, dict) and table["provenance"] == "printed"}
    assert tables == {"limits", "dealt", "give_back", "defender", "bookings", "decks"}
    assert all(row["provenance"] == "reconstructed" for key in ("kinds", "teams", "players", "ready") for row in data[key])


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"players__2__keeper": 2}, ("players[2].keeper", "box-effect-timing")),
        ({"players__4__pa": 0}, ("players[4]", "box-no-effect")),
        ({"players__5__on": []}, ("players[5].on", "box-timing-on")),
        ({"players__1__role": "D"}, ("players[1].role", "box-keeper-role")),
        ({"players__8__team": "italie"}, ("players[8].team", "box-out-of-order")),
        ({"kinds__1__id": "P"}, ("kinds[1].id", "box-out-of-order")),
        ({"kinds__8__number": 0}, ("kinds[8].number", "box-defence-number")),
        ({"kinds__6__shot": 0}, ("kinds[6].shot", "box-shot-flag")),
        ({"kinds__10__foul": [6, 1]}, ("kinds[10].foul", "box-range")),
        ({"kinds__1__counts": [9, 9, 9]}, ("kinds", "box-too-many-cards")),
        ({"ready__1__cards": [5, 6, 3, 2, 2, 3, 1, 3, 3, 5]}, ("ready[1].cards", "box-bad-deck")),
        ({"ready__1__cards": [5, 5, 3, 2, 2, 3, 3, 3, 2, 4]}, ("ready[1].cards", "box-deck-too-rich")),
        ({"teams__1__abilities": ["bloc"]}, ("teams[1].abilities", "box-three-abilities")),
        ({"teams__1__stars": 9}, ("teams[1].stars", "box-out-of-range")),
        ({"decks__least_defence": 20}, ("decks.least_defence", "box-no-deck")),
    ],
)
def test_what_is_wrong_is_said_entry_by_entry(changes, expected):
    assert expected in problems(**changes)


def test_every_problem_has_words_in_both_languages():
    keys = (
        "box-effect-timing",
        "box-no-effect",
        "box-timing-on",
        "box-keeper-role",
        "box-out-of-order",
        "box-defence-number",
        "box-shot-flag",
        "box-range",
        "box-too-many-cards",
        "box-too-few-cards",
        "box-bad-deck",
        "box-deck-too-rich",
        "box-three-abilities",
        "box-no-deck",
        "same-team",
    )
    for lang in ("fr", "en"):
        for key in keys:
            assert GAME.words(lang).has(key), key


def test_an_edited_card_is_played_as_edited():
    from ludotheque.engine.table import new_table

    box = GAME.box(edited(kinds__10__number=10))
    t = new_table(GAME, {"team_0": "france", "team_1": "bresil"}, seed=1, box=box)
    until(t, "attack")
    seat = t.s.ball
    t.s.abilities[0] = t.s.abilities[1] = 0
    hand(t, seat, "D")
    hand(t, 1 - seat, "Tac")
    for each in range(2):
        players(t, each)
    t.play("lay D")
    t.play("lay Tac")
    t.nature("10")
    assert t.s.ball == 1 - seat


@clause("WF-96")
def test_the_automaton_copes_with_any_card_on_its_table():
    t = no_abilities(match("solo"))
    active(t, 1, 2, 3)
    hand(t, 0, "D")
    t.play("lay D")
    assert phase(t) == "turn-defence"


def test_a_card_whose_face_is_ours_says_so():
    box = GAME.standard_box
    marked = {name for k, name in enumerate(KINDS) if kind_card(box, k)["reconstructed"]}
    assert marked == {"T567", "Pre", "Tac"}
    assert all(player_card(box, n)["reconstructed"] for n in range(35))
