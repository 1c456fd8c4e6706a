"""The deck: what stands in it, and what is said of one that can't be played with."""

import copy

import pytest

import ludotheque
from ludotheque.engine.errors import BadBox
from ludotheque.games.worldwide_tennis.position import Place
from tests.games.worldwide_tennis.court import A, court, face, hold, in_place, told
from tests.support import clause

GAME = ludotheque.game("worldwide_tennis")


def changed(change):
    data = copy.deepcopy(GAME.standard_box.data)
    change(data)
    return data


def problems(change):
    with pytest.raises(BadBox) as caught:
        GAME.box(changed(change))
    return {(p.where, p.key) for p in caught.value.details["problems"]}


@clause("WT-06", "WT-07")
def test_the_standard_deck_counts_what_is_known_of_it():
    data = GAME.standard_box.data
    kinds = [card["type"] for card in data["cards"]]
    counts = {
        "baseline_defence": 19,
        "down_the_line": 4,
        "crosscourt": 4,
        "attack": 8,
        "passing": 6,
        "volley": 10,
        "drop": 2,
        "drop_volley": 2,
        "lob": 2,
        "smash": 1,
        "winner": 2,
    }
    assert {kind: kinds.count(kind) for kind in counts} == counts and len(kinds) == 60
    assert [s["difficulty"] for s in data["services"]] == [4, 7, 10, 13, 16]
    assert data["services"][0]["kind"] == "prudent" and data["services"][3]["ace_from"] == 18
    assert len(data["players"]) == 8


@clause("WT-85", "WT-86")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_card_may_remove_fewer_than_six_cards(seat):
    box = GAME.box(changed(lambda d: d["players"][0].update(removed=[5, 14])))
    t = court(box=box, player_cards=True, chosen=(1, 0) if seat == 0 else (0, 1))
    assert in_place(t, seat, Place.OUT) == [5, 14] and in_place(t, 1 - seat, Place.OUT) == []


def test_every_entry_says_whether_it_is_printed_or_reconstructed():
    data = GAME.standard_box.data
    entries = [data["rules"], data["automaton"], *data["cards"], *data["services"], *data["players"]]
    assert all(entry["provenance"] in ("printed", "reconstructed") for entry in entries)
    assert data["rules"]["provenance"] == "printed" and data["cards"][30]["provenance"] == "reconstructed"
    assert "difficulty" in data["cards"][36]["printed"] and "malus" not in data["cards"][36]["printed"]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda d: d["cards"][3].update(number=9), ("cards[4].number", "box-wt-numbers")),
        (lambda d: d["services"][1].update(number=61), ("services[2].number", "box-wt-numbers")),
        (lambda d: d["cards"].pop(), ("cards", "box-wrong-count")),
        (lambda d: d["cards"][0].update(marks=[]), ("cards", "box-wt-hand")),
        (lambda d: d["cards"][0].update(kind="wild"), ("cards[1].kind", "box-not-a-word")),
        (lambda d: d["cards"][0].update(difficulty="2"), ("cards[1].difficulty", "box-not-a-number")),
        (lambda d: d["cards"][0].update(malus=[1, 2]), ("cards[1].malus", "box-wrong-count")),
        (lambda d: d["cards"][0].update(start=[]), ("cards[1].start", "box-wt-start")),
        (lambda d: d["cards"][0].update(target=[]), ("cards[1].target", "box-wt-no-target")),
        (lambda d: d["cards"][0].update(target=["F", "N"]), ("cards[1].target", "box-wt-two-targets")),
        (lambda d: d["cards"][0].update(colour="red"), ("cards[1].colour", "box-extra-key")),
        (lambda d: d["services"][0].update(difficulty=20), ("services", "box-wt-services")),
        (lambda d: d["automaton"].update(pile_last=[12, 24, 37, 47, 59]), ("automaton.pile_last", "box-wt-piles")),
        (lambda d: d["cards"][59].update(marks=[]), ("cards", "box-wt-smash")),
        (lambda d: d["players"][0].update(removed=[5, 5]), ("players[1].removed", "box-wt-removed")),
        (lambda d: d["players"][0].update(winner=[28, 25, 18]), ("players[1].winner", "box-wt-span")),
        (lambda d: d["players"][1].update(add=[[-3, 65, 1]]), ("players[2].add[1]", "box-wt-span")),
        (lambda d: d["players"][0].update(hand=3), ("players[1].hand", "box-out-of-range")),
    ],
)
def test_what_is_wrong_with_a_deck_is_named(change, found):
    assert found in problems(change)


def test_a_pile_without_a_playable_card_is_named():
    def no_forehands(data):
        for card in data["cards"][:12]:
            card["start"] = ["B"]

    assert ("automaton.pile_last", "box-wt-pile-zone") in problems(no_forehands)


def test_every_wrong_entry_is_reported_at_once_in_both_languages():
    def two(data):
        data["cards"][3]["number"] = 9
        data["cards"][7]["start"] = []

    with pytest.raises(BadBox) as caught:
        GAME.box(changed(two))
    for lang in ("fr", "en"):
        text = GAME.words(lang).error(caught.value)
        assert "cards[4].number" in text and "cards[8].start" in text and "box-wt" not in text


def test_an_owners_deck_is_played_with():
    box = GAME.box(changed(lambda d: d["cards"][35].update(difficulty=10, name_fr="Bombe", name_en="Bomb")))
    t = court(stars=False, box=box)
    hold(t, A, 36, 2)
    face(t, A, at="F", last=61)
    t.play("play 36")
    t.nature("10")
    assert told(t, "throws")[0]["target"] == 10
    assert any("Bombe" in line["text"] for line in t.story(A, "fr"))


@clause("WT-85")
def test_from_a_box_without_player_cards_none_is_chosen():
    t = ludotheque.table("worldwide_tennis", player_cards=True, box=changed(lambda data: data.update(players=[])))
    assert t.turn == ludotheque.NATURE and t.moves()[0].text.startswith("draw")
