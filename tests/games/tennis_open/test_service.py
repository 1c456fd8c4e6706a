"""The service and its return."""

import pytest

from ludotheque.games.tennis_open import position as at
from ludotheque.games.tennis_open.position import Phase
from tests.games.tennis_open.tables import (
    SURFACES,
    hit,
    keys,
    lost,
    places,
    points,
    reply,
    serving,
    texts,
    to_hit,
    told,
    win_points,
    won,
)
from tests.support import clause


def phase(t):
    return Phase(t.s.phase).text


@clause("TO-20")
def test_everybody_stands_on_the_baseline_and_the_service_die_is_thrown():
    t = serving()
    assert list(t.s.place)[:2] == [8, 8]
    assert t.turn == -1
    assert phase(t) == "serve"
    t.nature("3")
    t.play("stand 1")
    t.play("dice 2")
    t.nature("1 1")  # in the net: next point
    assert points(t) == (1, 0)
    assert list(t.s.place)[:2] == [8, 8]


@clause("TO-21")
def test_a_let_is_thrown_again_in_the_same_attempt():
    t = serving()
    t.nature("L L")
    assert (phase(t), t.s.attempt) == ("serve", 1)
    t.nature("F L")
    assert (phase(t), t.s.attempt) == ("serve", 2)


@clause("TO-21")
def test_a_fault_gives_a_second_attempt_and_a_double_fault_loses_the_point():
    t = serving()
    t.nature("F")
    assert (phase(t), t.s.attempt, points(t)) == ("serve", 2, (0, 0))
    assert keys(t.nature("F")) == ["double-fault", "point"]
    assert points(t) == (0, 1)
    assert t.s.attempt == 1


@clause("TO-21")
def test_an_ace_wins_at_once_on_a_first_attempt():
    t = serving()
    assert keys(t.nature("A")) == ["ace", "point"]
    assert won(t)


@clause("TO-21")
def test_an_ace_on_a_second_attempt_is_thrown_again():
    t = serving()
    t.nature("F A")
    assert (phase(t), t.s.attempt, points(t)) == ("serve", 2, (0, 0))
    assert told(t)[-1] == "ace-again"
    t.nature("2")
    assert phase(t) == "server-place"


@clause("TO-22")
@pytest.mark.parametrize("digit", [1, 2, 3])
def test_a_digit_puts_the_ball_on_that_division_of_the_receivers_side(digit):
    t = serving()
    t.nature(str(digit))
    assert (t.s.ball, t.s.ball_side) == (digit, 1)


@clause("TO-23")
@pytest.mark.parametrize(
    ("surface", "faces"),
    [("clay", "1 1 2 2 2 3 3 3 F F L A"), ("cement", "1 2 2 3 3 4 4 F F L A A"), ("grass", "1 2 3 4 4 5 5 F F L A A")],
)
def test_the_service_dice_are_data_in_the_box(surface, faces):
    t = serving(surface)
    assert " ".join(t.game.move_text(c) for c in t.codes()) == faces
    row = t.game.standard_box.data["surfaces"][list(SURFACES).index(surface)]
    assert " ".join(row["service"]) == faces
    assert row["provenance"] == "reconstructed"


@clause("TO-23")
def test_another_service_die_is_played_with_at_once():
    t = serving()
    data = {**t.game.standard_box.data, "surfaces": [dict(r) for r in t.game.standard_box.data["surfaces"]]}
    data["surfaces"][0]["service"] = ["1"] * 12
    import ludotheque

    t = ludotheque.table("tennis_open", seed=1, box=t.game.box(data))
    t.nature("first B")
    assert texts(t) == ["1"]


@clause("TO-23")
def test_a_service_die_must_be_able_to_serve_into_the_service_box():
    from ludotheque.engine.errors import BadBox

    game = serving().game
    for faces in (["F"] * 12, ["4"] * 12):
        data = {**game.standard_box.data, "surfaces": [dict(r) for r in game.standard_box.data["surfaces"]]}
        data["surfaces"][0]["service"] = faces
        with pytest.raises(BadBox) as problem:
            game.box(data)
        for lang in ("fr", "en"):
            line = game.words(lang).error(problem.value).splitlines()[1]
            assert line.startswith("- surfaces[1].service: ") and "box-" not in line


@clause("TO-24")
def test_after_a_good_service_the_server_stands_anywhere():
    t = serving()
    t.nature("2")
    assert t.turn == 0
    assert places(t) == [1, 2, 3, 4, 5, 6, 7, 8]
    t.play("stand 5")
    assert t.s.place[0] == 5
    assert t.turn == 1


@clause("TO-25")
def test_the_return_is_played_from_the_baseline_with_two_or_three_dice():
    t = serving()
    t.nature("2")
    t.play("stand 2")
    assert t.s.place[1] == 8
    assert texts(t) == ["dice 2", "dice 3"]


@clause("TO-26")
@pytest.mark.parametrize("dice", ["2 2", "1 1 2"])
@pytest.mark.parametrize(("server", "wins"), [(1, True), (2, True), (3, False), (4, False), (7, False), (8, False)])
def test_a_return_wins_on_or_behind_the_servers_division(dice, server, wins):
    t = hit(ball=3, opponent=server, dice=dice, shot="return")  # 4 from 3: lands on 2
    assert won(t) == wins
    assert told(t)[-1] == ("point" if wins else "lands")


@clause("TO-26")
def test_a_return_on_the_server_in_the_defence_zone_wins_too():
    assert won(hit(ball=1, opponent=5, dice="2 3", shot="return"))


@clause("TO-26")
def test_a_return_with_three_dice_is_no_lob():
    t = hit(ball=1, opponent=2, dice="1 1 2", shot="return")  # on 4, behind the volleyer
    assert won(t)
    assert "win-return" in told(t)


@clause("TO-26")
def test_a_return_cannot_beat_a_server_on_the_baseline():
    for dice in ("1 1", "1 2", "3 4", "1 6"):
        t = hit(ball=1, opponent=8, dice=dice, shot="return")
        assert phase(t) == "place"


@clause("TO-26", "TO-30", "TO-32")
def test_a_return_in_front_of_the_server_goes_on():
    assert reply(hit(ball=3, opponent=3, dice="2 2", shot="return")) == "volley"
    assert reply(hit(ball=3, opponent=5, dice="2 2", shot="return")) == "plain"


@clause("TO-26", "TO-57")
def test_the_returner_places_itself_from_the_baseline():
    assert places(hit(ball=3, opponent=8, dice="2 2", shot="return")) == [4, 5, 6, 7, 8]
    assert places(hit(ball=3, opponent=8, dice="4 5", shot="return")) == [1, 2, 3, 4, 5, 6, 7, 8]


@clause("TO-25", "TO-41")
def test_the_return_goes_before_passing_and_lob():
    t = to_hit(ball=3, opponent=2, shot="return")
    assert texts(t) == ["dice 2", "dice 3"]
    assert at.Shot(t.s.shot).text == "return"


@clause("TO-21")
def test_a_new_point_begins_with_a_first_attempt():
    t = serving()
    t.nature("F 1")
    t.play("stand 8")
    win_points(t, "A")
    assert t.s.attempt == 1
    assert not lost(t)
