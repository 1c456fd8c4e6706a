"""Everything at the same moment: moves, undos, resignations, sitting down, renaming. What was said is what is kept."""

import random

import pytest

from ludotheque.engine import save
from tests.attack.strangers import at_once, browser, path_of

PERSON, FREE = {"kind": "person"}, {"kind": "free"}


def everything_at_once(site, seed):
    """One round: many hands on one table; afterwards its log must be a game, and the database's the server's."""
    rng = random.Random(seed)
    opened = site.table("smallworld", seats=[PERSON, FREE], seed=seed)
    taken = [site.client.post("/api/join", json={"link": opened.invite, "name": "B"}).json()["token"]]
    opened.tokens[1] = taken[0]
    played = 0
    for _ in range(6):
        view = site.view(opened)
        if view["over"]:
            break
        turn, n = view["turn"], view["n"]
        moves = [m["text"] for m in site.view(opened, turn)["moves"]]
        hands = [(turn, "moves", {"move": rng.choice(moves), "n": n}) for _ in range(4)]
        hands += [(turn, "undo", None), (1 - turn, "undo", None), (1 - turn, "moves", {"move": moves[0], "n": n})]
        hands += [(rng.randrange(2), "resign", None)] if rng.random() < 0.1 else []
        rng.shuffle(hands)
        statuses = at_once([lambda hand=hand: act(site, opened, *hand) for hand in hands])
        assert all(status in (200, 409, 422) for status in statuses), statuses
        played += statuses.count(200)
    file = site.client.get(f"/api/tables/{opened.id}/file")
    again = save.parse(file.content)
    assert again.log == file.json()["log"] and len(again.log) == site.view(opened)["n"]
    return opened, site.view(opened, 0), played


def act(site, opened, seat, what, body):
    with site.as_seat(opened, seat) as client:
        return client.post(f"/api/tables/{opened.id}/{what}", **({"json": body} if body else {})).status_code


def races(site, rounds):
    seen = [everything_at_once(site, seed) for seed in range(rounds)]
    assert sum(played for _, _, played in seen) > rounds
    site.kill()
    site.start()
    for opened, view, _ in seen:
        assert site.view(opened, 0) == view


def test_many_hands_on_one_table(own_site):
    races(own_site, 4)


@pytest.mark.prove
def test_many_hands_on_a_hundred_tables(own_site):
    races(own_site, 100)


def test_a_name_a_pace_and_a_move_at_once_are_all_kept(own_site):
    opened = own_site.table("djoko", seats=[PERSON, {"kind": "bot", "level": "random"}], seed=3)
    with browser(own_site) as mine:
        mine.post(path_of(opened.links[0]), data={"name": ""})
        statuses = at_once(
            [
                lambda: mine.post(f"/t/{opened.id}/name", data={"name": "Zoë"}).status_code,
                lambda: mine.post(f"/t/{opened.id}/pace", data={"pace": "2000"}).status_code,
                lambda: mine.post(f"/t/{opened.id}/resign").status_code,
            ]
        )
        assert statuses == [303] * 3
        own_site.kill()
        own_site.start()
        assert own_site.view(opened)["names"][0] == "Zoë" and own_site.view(opened)["over"]
