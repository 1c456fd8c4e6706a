"""What a program can do at a table: open, join, look, play, take back, resign, play again, follow, check."""

import hashlib
import json
import random

import pytest

import ludotheque
from ludotheque.engine.save import parse
from ludotheque.engine.verify import wrong_lines

PERSON, FREE = {"kind": "person"}, {"kind": "free"}


def post(site, opened, seat, what, **data):
    return site.as_seat(opened, seat).post(f"/api/tables/{opened.id}/{what}", json=data or None)


def finish(site, opened, seed=1):
    """Play a table to its end with any moves."""
    rng = random.Random(seed)
    view = site.view(opened)
    while not view["over"]:
        seat = view["turn"]
        view = site.view(opened, seat)
        quick = [m["text"] for m in view["moves"] if m["text"] == "stop"] or [m["text"] for m in view["moves"]]
        answer = post(site, opened, seat, "moves", move=rng.choice(quick), n=view["n"])
        assert answer.status_code == 200, answer.text
        view = answer.json()
    return view


def test_games_are_listed_with_options_and_levels(site):
    listed = {g["name"]: g for g in site.client.get("/api/games").json()}
    assert "djoko" in listed
    djoko = site.client.get("/api/games/djoko?lang=fr").json()
    assert djoko["title"] == "Djoko" and "club" in djoko["levels"] and djoko["options"][0]["name"] == "solo"


def test_a_game_by_the_api_is_the_engines_game(site):
    opened = site.table("djoko", seed=11)
    view = finish(site, opened)
    local = ludotheque.table("djoko", seed="11")
    data = site.client.get(f"/api/tables/{opened.id}/file").json()
    local.follow(data["log"])
    assert local.results() == view["results"]
    assert wrong_lines(parse(json.dumps(data).encode())) == []


def test_the_seed_is_promised_before_and_shown_after(site):
    opened = site.table("djoko", {"solo": True}, seed=None)
    before = site.view(opened)["fair"]
    assert before["seed"] is None and len(before["promise"]) == 64
    assert "seed" not in site.client.get(f"/api/tables/{opened.id}/file").json()
    after = post(site, opened, 0, "resign").json()
    assert hashlib.sha256(after["fair"]["seed"].encode()).hexdigest() == before["promise"]
    assert after["results"]["reason"] == "resigned"


def test_a_stale_move_is_refused_with_a_clear_message(site):
    opened = site.table("djoko", seed=2)
    view = site.view(opened, site.view(opened)["turn"])
    seat, (move, other) = view["seat"], [m["text"] for m in view["moves"]][:2]
    assert post(site, opened, seat, "moves", move=move, n=view["n"]).status_code == 200
    late = post(site, opened, seat, "moves", move=other, n=view["n"])
    assert late.status_code == 409 and late.json()["error"] == "page-stale" and "changed" in late.json()["message"]


def test_a_move_sent_again_after_a_lost_answer_was_played_once(site):
    opened = site.table("djoko", seed=2)
    view = site.view(opened, site.view(opened)["turn"])
    seat, move = view["seat"], view["moves"][0]["text"]
    first = post(site, opened, seat, "moves", move=move, n=view["n"])
    again = post(site, opened, seat, "moves", move=f" {move} ", n=view["n"])
    assert first.status_code == again.status_code == 200 and again.json() == first.json()
    assert post(site, opened, 1 - seat, "moves", move=move, n=view["n"]).status_code == 409


@pytest.mark.parametrize(
    ("data", "status"),
    [
        ({"move": "fly", "n": None}, 422),
        ({"move": "claim 9", "n": None}, 422),
        ({"move": "stop"}, 422),
        ({"move": ["stop"], "n": None}, 422),
        ({"move": "x" * 5000, "n": None}, 422),
        ({"move": "stop", "n": -1}, 422),
        ({"move": "stop", "n": None, "seat": 1}, 422),
    ],
)
def test_bad_moves_change_nothing(site, data, status):
    opened = site.table("djoko", {"solo": True}, seed=5)
    before = site.view(opened, 0)
    if "n" in data and data["n"] is None:
        data = {**data, "n": before["n"]}
    answer = site.as_seat(opened, 0).post(f"/api/tables/{opened.id}/moves", json=data)
    assert answer.status_code == status and answer.json()["message"]
    assert site.view(opened, 0) == before


def test_only_the_seat_to_move_moves(site):
    opened, other = site.table("djoko", seed=3), site.table("djoko", seed=3)
    view = site.view(opened, site.view(opened)["turn"])
    move = {"move": view["moves"][0]["text"], "n": view["n"]}
    assert post(site, opened, 1 - view["turn"], "moves", **move).status_code == 409
    assert post(site, opened, -1, "moves", **move).status_code == 403
    assert site.view(opened, 1 - view["turn"])["moves"] == [] == site.view(opened)["moves"]
    foreign = site.as_seat(other, view["turn"]).post(f"/api/tables/{opened.id}/moves", json=move)
    assert foreign.status_code == 403
    for token in ("x", "x.y.z", opened.tokens[0][:-2] + "aa", "é" * 30):
        headers = {"Authorization": f"Bearer {token}".encode()}
        assert site.client.get(f"/api/tables/{opened.id}", headers=headers).status_code == 403


def test_taking_back_stops_at_dice(site):
    opened = site.table("djoko", {"solo": True}, seed=5)
    before = site.view(opened, 0)
    assert not before["can_undo"] and post(site, opened, 0, "undo").status_code == 409
    site.play(opened, 0, "stop")
    assert post(site, opened, 0, "undo").json()["phase"] == before["phase"]
    assert site.view(opened, 0)["n"] == before["n"] + 2


def test_a_friend_joins_by_link_and_then_the_table_is_full(site):
    opened = site.table("djoko", seats=[{"kind": "person", "name": "Ada"}, FREE], seed=4)
    joined = site.client.post("/api/join", json={"link": opened.invite, "name": "Léa"}).json()
    assert joined["seat"] == 1 and site.view(opened)["names"] == ["Ada", "Léa"]
    opened.tokens[1] = joined["token"]
    assert site.view(opened, 1)["seat"] == 1
    assert site.client.post("/api/join", json={"link": opened.invite}).status_code == 409
    assert site.client.post("/api/join", json={"link": "nowhere"}).status_code == 404


def test_listed_tables_can_be_found(site):
    shown = site.table("djoko", seats=[PERSON, FREE], seed=4, listed=True)
    secret = site.table("djoko", seats=[PERSON, FREE], seed=4)
    found = [t["id"] for t in site.client.get("/api/tables").json()]
    assert shown.id in found and secret.id not in found


@pytest.mark.parametrize("name", ["djoko", "tennis_open", "worldwide_football"])
def test_nobody_types_in_the_others_dice(site, name):
    """Each throws their own; a throw that is sent again after a lost answer is line n."""
    opened = site.table(name, own_dice=True, seed=1, seats=[PERSON] * 2)
    refused, first = set(), 0
    while refused != {0, 1}:
        view = site.view(opened)
        assert not view["over"], "each of them should have thrown dice by now"
        if view["turn"] >= 0:
            site.play(opened, view["turn"], site.view(opened, view["turn"])["moves"][0]["text"])
            continue
        first = 1 - first
        answer = post(site, opened, first, "dice", dice="2", n=view["n"])
        if answer.status_code != 200:
            assert answer.json()["error"] == "page-not-your-dice" and site.view(opened)["n"] == view["n"]
            refused.add(first)
            answer = post(site, opened, 1 - first, "dice", dice="2", n=view["n"])
        again = post(site, opened, answer.json()["seat"], "dice", dice="2", n=view["n"])
        assert answer.status_code == again.status_code == 200 and answer.json() == again.json()


def test_own_dice_are_typed_in(site):
    opened = site.table("djoko", {"solo": True}, own_dice=True, seed=1)
    view = site.view(opened, 0)
    assert view["turn"] == ludotheque.NATURE and view["dice_awaited"]
    answer = post(site, opened, 0, "dice", dice="6 1", n=view["n"])
    assert answer.json()["phase"] == "choose"
    site.play(opened, 0, "serve")
    view = site.view(opened, 0)
    assert post(site, opened, 0, "dice", dice="7 7 7", n=view["n"]).status_code == 422
    assert site.view(opened, 0) == view
    assert post(site, opened, 0, "dice", dice="2 2 5 6 6", n=view["n"]).json()["dice"] == [2, 2, 5, 6, 6]
    assert post(site, site.table("djoko", {"solo": True}, seed=5), 0, "dice", dice="3", n=0).status_code == 409


def test_again_with_another_level(site):
    opened = site.table("djoko", seats=[PERSON, {"kind": "bot", "level": "random"}], seed=6)
    assert post(site, opened, 0, "rematch", levels={}).status_code == 409
    post(site, opened, 0, "resign")
    answer = post(site, opened, 0, "rematch", levels={"1": "club"})
    assert answer.status_code == 201 and answer.json()["id"] != opened.id
    assert post(site, opened, 0, "rematch", levels={}).json()["id"] == answer.json()["id"]
    assert post(site, opened, 0, "rematch", levels={"1": "grandmaster"}).status_code in (201, 422)
    assert site.view(opened)["rematch"] == answer.json()["id"]


def test_looking_back_through_each_seats_eyes(site):
    opened = site.table("djoko", seed=8)
    for _ in range(4):
        view = site.view(opened, site.view(opened)["turn"])
        site.play(opened, view["seat"], view["moves"][0]["text"])
    end = site.view(opened)["n"]
    for eyes in (-1, 0, 1):
        past = site.client.get(f"/api/tables/{opened.id}/replay", params={"n": 6, "eyes": eyes}).json()
        assert past["n"] == 6 and past["seat"] == eyes and past["moves"] == [] and past["beats"][-1] == end
    assert site.client.get(f"/api/tables/{opened.id}/replay", params={"n": end + 1}).status_code == 404


def test_the_story_is_told_from_a_line_on(site):
    opened = site.table("djoko", {"solo": True}, seed=5)
    whole = site.as_seat(opened, 0).get(f"/api/tables/{opened.id}/story?lang=fr").json()["story"]
    part = site.as_seat(opened, 0).get(f"/api/tables/{opened.id}/story?lang=fr&since=3").json()["story"]
    assert whole[-1] == part[-1] and len(part) < len(whole) and "vous" in whole[0]["text"]


def events(lines):
    """The events of a stream: (id, data)."""
    name = None
    for line in lines:
        if line.startswith("id: "):
            name = line[4:]
        elif line.startswith("data: "):
            yield name, json.loads(line[6:])


def test_the_stream_brings_every_beat_and_resumes(site):
    opened = site.table("djoko", seed=9)
    path = f"/api/tables/{opened.id}/stream"
    with site.as_seat(opened, 0).stream("GET", path) as answer:
        stream = events(answer.iter_lines())
        last, view = next(stream)
        turn = view["turn"]
        played = site.play(opened, turn, site.view(opened, turn)["moves"][0]["text"])
        last, view = next(stream)
        assert view["n"] == played["n"] and view["seat"] == 0
    with site.client.stream("GET", path, headers={"Last-Event-ID": last}) as answer:
        stream = events(answer.iter_lines())
        view = site.view(opened, site.view(opened)["turn"])
        played = site.play(opened, view["seat"], view["moves"][0]["text"])
        _, missed = next(stream)
        assert missed["n"] == played["n"] and missed["seat"] == -1 and missed["moves"] == []


def test_bots_answer_by_themselves(site):
    opened = site.table("djoko", seats=[{"kind": "bot", "level": "club"}, {"kind": "bot", "level": "random"}], seed=3)
    with site.client.stream("GET", f"/api/tables/{opened.id}/stream") as answer:
        assert any(view["over"] for _, view in events(answer.iter_lines()))


def test_dice_are_verified(site):
    opened = site.table("djoko", {"solo": True}, seed=5)
    finish(site, opened)
    data = site.client.get(f"/api/tables/{opened.id}/file").json()
    answer = site.client.post("/api/verify", content=json.dumps(data)).json()
    assert answer["wrong"] == [] and answer["drawn"] > 20
    assert site.client.post("/api/verify", content=b"{}").status_code == 422


def test_a_table_with_other_components(site):
    box = json.loads(json.dumps(ludotheque.game("djoko").standard_box.data))
    box["start_recovery"] = 2
    opened = site.table("djoko", seed=1, box=box)
    assert site.view(opened)["seats"][0]["recovery"] == 2
    answer = site.client.post("/api/tables", json={"game": "djoko", "box": {"faces": "many"}})
    assert answer.status_code == 422 and "faces" in answer.json()["message"]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "djoko", "options": {"sets": 7}}, 422),
        ({"game": "djoko", "options": {"colour": "red"}}, 404),
        ({"game": "djoko", "seats": [{"kind": "bot", "level": "god"}]}, 422),
        ({"game": "djoko", "seats": [{"kind": "cat"}]}, 422),
        ({"seats": []}, 422),
        ([], 422),
    ],
)
def test_tables_that_cannot_be(site, asked, status):
    answer = site.client.post("/api/tables", json=asked)
    assert answer.status_code == status and answer.json()["message"]


def test_links_to_nothing(site):
    for path in ("/api/tables/nothing", "/api/tables/%00", "/api/games/none", "/api/nowhere"):
        assert site.client.get(path).status_code == 404
    assert site.client.get("/t/nothing").status_code == 404
    assert site.client.get("/j/a.x.b").status_code == 404
    assert "text/html" in site.client.get("/nowhere").headers["content-type"]
