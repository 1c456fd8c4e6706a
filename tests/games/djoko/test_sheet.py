"""The score sheet: recovery stands in its game's line at once, and the sheets of earlier sets stay (DJ-24, DJ-40 to DJ-42)."""

from io import StringIO

import pytest
from rich.console import Console

import ludotheque
from ludotheque.engine.registry import game
from tests.games.djoko.helpers import play_game, returner_turn, server_turn, serving, throw
from tests.support import clause

DJOKO = game("djoko")
NOTHING = {"recovery": None, "physical": None, "technique": None, "total": None}


def recoveries(table, line):
    """What stands in the recovery column of a game's line, seat by seat."""
    return [marks["recovery"] for marks in table.view(-1)["sheet"][line - 1]["marks"]]


def set_won(table, winner, games=6):
    for _ in range(games):
        play_game(table, winner)
    return table


@clause("DJ-05")
def test_the_first_line_has_its_recovery_before_anything_is_thrown():
    table = ludotheque.table("djoko", seed=1)
    assert recoveries(table, 1) == [4, 4]
    assert recoveries(table, 2) == [None, None]


@clause("DJ-24")
@pytest.mark.parametrize("first", [0, 1])
def test_recovery_stands_in_the_next_line_as_soon_as_the_dice_stand(first):
    """The printed example: A's 3 is in line 2 while B still throws, then B's 1."""
    table = serving(first)
    throw(table, "2 4 2 6 3").play("aside 6")
    table.play("keep 22")
    assert recoveries(table, 2) == [None, None]
    throw(table, "5 2").play("stop")
    table.play("claim 6")
    shown = [None, None]
    shown[first] = 3
    assert recoveries(table, 2) == shown
    throw(table, "1 3 4 5").play("keep 345")
    throw(table, "5").play("keep 455")
    throw(table, "6").play("stop")
    table.play("claim 3")
    shown[1 - first] = 1
    assert recoveries(table, 2) == shown
    assert recoveries(table, 3) == [None, None]
    assert table.view(-1)["sheet"][1]["marks"][first] == {**NOTHING, "recovery": 3}


@clause("DJ-53")
@pytest.mark.parametrize("first", [0, 1])
def test_the_automatons_recovery_stands_in_its_line_too(first):
    table = serving(first, solo=True)
    if first == 0:
        server_turn(table, "1 1 1 2 3", 3)
    table.nature("1 2 4 4 6" if first else "1 2 4 6")
    assert recoveries(table, 2) == ([None, 2] if first else [4, 2])


@clause("DJ-24", "DJ-30")
def test_the_tie_breaks_line_gets_its_recovery_from_the_twelfth_game():
    table = serving()
    for number in range(11):
        play_game(table, number % 2)
    server_turn(table, "5 5 6 6 6", 5)
    assert recoveries(table, 13) == [None, 2]
    returner_turn(table, "1 1 2 3")
    assert recoveries(table, 13) == [4, 2]


def first_set(seat, **options):
    """A set that `seat` serves and wins 6-0: with a claim in its first game, and the Joker used by the other."""
    table = serving(seat, sets=2, **options)
    server_turn(table, "5 6 6 6 6", 5, claim=9)
    throw(table, "1 2 3 5").play("keep 235")
    for _ in range(2):
        throw(table, "1").play("keep 235")
    throw(table, "1")
    return set_won(table, seat, 5)


@clause("DJ-42")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_full_sheet_can_still_be_read_in_the_next_set(seat):
    table = first_set(seat)
    before = table.view(-1)["past_sheets"]
    play_game(table, 1 - seat)
    (past,) = table.view(-1)["past_sheets"]
    assert [past] == before
    assert (past["set"], past["player_a"], past["games"][seat]) == (1, seat, 6)
    assert past["lines"][0]["marks"][seat] == {"recovery": 4, "physical": 12, "technique": 9, "total": 25}
    assert past["lines"][0]["marks"][1 - seat] == {"recovery": 4, "physical": 3, "technique": 0, "total": 7}
    assert [line["server"] for line in past["lines"][:3]] == [seat, 1 - seat, seat]
    assert [line["score"] and line["score"][seat] for line in past["lines"][:7]] == [1, 2, 3, 4, 5, 6, None]
    assert [row["ticked"] for row in past["seats"][seat]["rows"]] == [0, 0, 1]
    assert [row["ticked"] for row in past["seats"][1 - seat]["rows"]] == [0, 0, 0]
    assert past["seats"][seat]["joker"] and not past["seats"][1 - seat]["joker"]
    assert table.view(-1)["sheet"][0]["marks"][seat]["total"] < 25, "the new set has a sheet of its own"


@clause("DJ-42")
def test_all_three_sheets_can_be_read_at_the_end():
    table = first_set(0)
    set_won(table, 1)
    play_game(table, 1)
    set_won(table, 0)
    assert table.over
    view = table.view(-1)
    assert [past["games"] for past in view["past_sheets"]] == [[6, 0], [0, 6]]
    assert [past["set"] for past in view["past_sheets"]] == [1, 2]
    assert view["set"] == 3
    assert view["sheet"][6]["score"] == [6, 1]
    assert view["past_sheets"][0]["lines"][0]["marks"][0]["total"] == 25
    assert [past["seats"][1]["joker"] for past in view["past_sheets"]] == [False, True]


@clause("DJ-33", "DJ-42")
def test_a_tie_break_stands_on_the_sheet_of_its_set():
    table = serving(0, sets=2)
    for number in range(12):
        play_game(table, number % 2)
    table.nature("1 2 3 5 6 6 6 6 6 6")
    (past,) = table.view(-1)["past_sheets"]
    assert past["games"] == [6, 7]
    last = past["lines"][12]
    assert last["score"] == [6, 7]
    assert [m["physical"] for m in last["marks"]] == [5, 12]
    assert [m["recovery"] for m in last["marks"]] == [4, 2]
    assert last["server"] == -1


@clause("DJ-33")
def test_the_best_game_of_an_earlier_set_decides_nothing():
    """In the first set seat 0 reached 25; at six all in the second only that set's games are compared."""
    table = first_set(0)
    for number in range(12):
        play_game(table, (number + 1) % 2)
    assert table.view(-1)["tie_break"]
    seats = table.view(-1)["seats"]
    best = [max(seat["totals"]) for seat in seats]
    assert max(best) < 25
    for seat in range(2):
        table.s.recovery[seat] = 2
        table.s.sheet[1, seat, 4, 1] = 30 + seat
        table.s.boxes[seat, 0] = 0
    table.nature("1 2 3 5 6 1 2 3 4 4")
    assert table.view(-1)["set"] == 3
    assert table.s.sets[1] == 1, "30 against 31"


@clause("DJ-40", "DJ-41")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_last_game_earned_stands_in_the_new_sets_first_line(seat):
    table = set_won(serving(seat, sets=2), seat)
    shown = recoveries(table, 1)
    assert (shown[seat], shown[1 - seat]) == (2, 4)
    assert [m["recovery"] for m in table.view(-1)["past_sheets"][0]["lines"][6]["marks"]] == shown


@clause("DJ-41")
def test_after_a_tie_break_the_first_line_begins_with_nothing():
    table = serving(0, sets=2)
    for number in range(12):
        play_game(table, number % 2)
    table.nature("6 6 6 6 6 1 1 1 1 1")
    assert recoveries(table, 1) == [0, 0]


@clause("DJ-25")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_line_adds_up(seat):
    table = first_set(seat)
    for line in table.view(-1)["past_sheets"][0]["lines"][:6]:
        for marks in line["marks"]:
            assert marks["total"] == marks["recovery"] + marks["physical"] + marks["technique"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_terminal_shows_the_earlier_sheets(lang):
    console = Console(width=80, record=True, file=StringIO())
    table = first_set(0)
    play_game(table, 1)
    console.print(DJOKO.terminal(table.view(0, lang), DJOKO.words(lang)))
    text = console.export_text()
    assert "25 4+12+9" in text
    assert text.index(DJOKO.words(lang)("sheet-title", set=1)) < text.index(DJOKO.words(lang)("sheet-title", set=2))
    assert "9 ☒☐" in text
