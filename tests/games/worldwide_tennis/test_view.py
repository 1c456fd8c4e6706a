"""What a seat is shown: the number to reach, its odds, the reasons against a card, the score, the end."""

import io

import pytest
from rich.console import Console

import ludotheque
from ludotheque.engine.dice import fresh_dice
from ludotheque.engine.outlook import outlook
from ludotheque.games.worldwide_tennis.told import Told
from tests.games.worldwide_tennis.court import A, B, court, face, give_point, hold, set_score, settle, throw_away
from tests.support import clause


def shown(t, number):
    return next(card for card in t.view(t.turn)["hand"] if card["number"] == number)


@clause("WT-28", "WT-70")
def test_a_card_shows_its_target_its_odds_and_what_each_star_changes():
    t = court(surface="clay")
    hold(t, A, 1, 36)
    face(t, A, at="F", last=29)
    odds = shown(t, 36)["odds"]
    assert [(row["target"], row["chance"]) for row in odds["stars"]] == [(15, 0.3), (12, 0.45), (10, 0.55), (8, 0.65)]
    assert odds["parts"] == {"printed": 12, "malus": 3, "slice": 0, "other": 0}


@clause("WT-23")
def test_a_sure_card_says_so():
    t = court()
    hold(t, A, 1, 36)
    face(t, A, at="F", last=61)
    assert shown(t, 1)["odds"]["sure"] and shown(t, 1)["move"] == "play 1"


@clause("WT-22", "WT-40", "WT-42", "WT-43", "WT-44")
@pytest.mark.parametrize(
    ("card", "at", "other", "stars", "why"),
    [
        (13, "F", "N", 4, "why-not-start"),
        (48, "F", "N", 4, "why-not-at-net"),
        (1, "V", "N", 4, "why-not-volley"),
        (60, "V", "N", 4, "why-not-smash"),
        (34, "F", "V", 4, "why-not-baseline"),
        (38, "F", "N", 4, "why-not-net"),
        (34, "F", "N", 0, "why-not-star"),
    ],
)
def test_why_a_card_cannot_be_played(card, at, other, stars, why):
    t = court()
    hold(t, A, card, 2)
    t.s.stars[A] = stars
    face(t, A, at=at, other=other, last=61)
    found = shown(t, card)
    assert found["why"]["key"] == why and found["move"] is None
    for lang in ("fr", "en"):
        assert t.game.words(lang)(why, **found["why"]["args"]) != why


@clause("WT-41")
def test_under_a_lob_only_a_smash_is_lit():
    t = court()
    hold(t, A, 60, 48)
    face(t, A, at="V", ball="B", last=45)
    assert shown(t, 60)["why"] is None and shown(t, 48)["why"]["key"] == "why-not-lobbed"


@clause("WT-11", "WT-12", "WT-73")
@pytest.mark.parametrize("card", [61, 62, 63, 64, 65])
def test_the_odds_shown_for_a_service_are_those_the_rules_bring(card):
    """The shown odds against every outcome gone through by the rules themselves."""
    t = court(stars=False)
    t.play(f"serve {card}")
    rows = t.view(A)["shot"]["effects"]

    def label(told, s):
        codes = [entry[0] for entry in told]
        return "ace" if Told.ACE in codes else "in" if Told.SERVICE_IN in codes else "fault"

    for row, move in zip(rows, ("flat", "topspin", "slice"), strict=True):
        seen = t.seen(A)
        seen.s.challenges[A] = 0
        found = outlook(seen, t.read(move), label)
        assert found.get("ace", 0) == pytest.approx(row["ace"])
        assert found.get("ace", 0) + found.get("in", 0) == pytest.approx(row["chance"])


@clause("WT-70")
def test_the_odds_shown_for_stars_are_those_the_rules_bring():
    t = court(surface="grass", challenges=False)
    hold(t, A, 36, 2)
    face(t, A, at="F", last=63)
    t.play("play 36")
    for row in t.view(A)["shot"]["stars"]:
        move = t.read(f"stars {row['stars']}")
        found = outlook(t.seen(A), move, lambda told, s: "won" if s.score.points[A] else "lost", 1)
        assert found.get("won", 0) == pytest.approx(row["chance"])


@clause("WT-02", "WT-03", "WT-04")
def test_the_score_shown():
    t = court(mode="match")
    give_point(t, A)
    view = t.view(A)
    assert view["score"] == [[0, 0, "40"], [0, 0, "0"]]
    t = court()
    set_score(t, (6, 4), tie=True)
    give_point(t, A)
    view = t.view(A)
    assert view["tally"]["points"] == ["7", "4"] and view["over"] and view["figures"]["points"] == 1
    assert view["prompt"] == {"key": "prompt-over", "args": {"seat": A, "lone": "yes"}}
    t = court()
    set_score(t, (9, 8), tie=True)
    give_point(t, A)
    assert t.view(B)["tally"]["points"] == ["10", "8"]


@clause("WT-85")
def test_player_cards_are_shown_with_their_powers_in_words():
    t = ludotheque.table("worldwide_tennis", seed=1, player_cards=True)
    cards = t.view(A)["players"]
    assert len(cards) == 8
    for lang in ("fr", "en"):
        words = t.game.words(lang)
        for card in cards:
            assert card["powers"]
            for power in card["powers"]:
                text = words(power["key"], **power["args"])
                assert words.has(power["key"]) and "{" not in text and "power-" not in text


@clause("WT-98", "WT-96")
def test_the_automatons_smash_and_fatigue_are_open():
    t = court(solo=True)
    face(t, B, at="F", ball="B", last=25)
    assert t.view(A)["seats"][B]["fatigue"] == 1 and t.view(A)["seats"][B]["automaton"]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("options", [{}, {"solo": True}, {"mode": "match", "player_cards": True}])
def test_the_terminal_draws_every_phase(lang, width, options):
    t = ludotheque.table("worldwide_tennis", seed=6, **options)
    console = Console(width=width, record=True, file=io.StringIO())
    dice, seen = fresh_dice(1), set()
    while not t.over and len(t.log) < 500:
        if t.turn < 0:
            t.draw()
            continue
        view = t.view(t.turn, lang)
        if view["phase"] not in seen:
            seen.add(view["phase"])
            console.print(t.game.terminal(view, t.game.words(lang)))
        t.play(t.game.rules.club(t.box.plain, t.hidden(t.turn), dice))
    console.print(t.game.terminal(t.view(0, lang), t.game.words(lang)))
    text = console.export_text()
    assert {"service", "shot", "replace"} <= seen
    assert not any(line != line[:width] for line in text.splitlines())
    for mark in ("table-", "card-", "zone-", "power-", "why-not", "surface-"):
        assert mark not in text


@clause("WT-53")
def test_a_plan_shows_the_discard():
    t = court(server=B)
    hold(t, A, 2)
    throw_away(t, A, 26, 37)
    set_score(t, (2, 3), tie=True)
    give_point(t, A)
    t.play("concentrate")
    assert [card["number"] for card in t.view(A)["plan"]] == [26, 37] and t.view(B)["plan"] == []
    settle(t)


@clause("WT-52", "WT-28")
def test_what_the_target_of_37_is_made_of():
    t = court(surface="grass")
    hold(t, A, 37, 1)
    t.s.validated[A] = 9
    face(t, A, at="F", last=5, spin="slice")
    assert shown(t, 37)["odds"]["parts"] == {"printed": 13, "malus": 0, "slice": 2, "other": 0}
    assert shown(t, 37)["odds"]["target"] == 15
