"""A seat is taken once: whoever is first has it, whatever the others hold back or send at the same moment."""

import pytest

from tests.attack.strangers import HeldBack, at_once, browser, holders, path_of

ONE_FREE = [{"kind": "person", "name": "Ada"}, {"kind": "free"}]


def join(site, opened):
    return site.client.post("/api/join", json={"link": opened.invite, "name": "x"})


def test_an_invitation_whose_body_is_held_back_takes_nothing_from_the_friend(site):
    opened = site.table("djoko", seats=ONE_FREE)
    stranger = HeldBack(site, path_of(opened.invite), {"name": "stranger"})
    friend = browser(site)
    assert friend.post(path_of(opened.invite), data={"name": "friend"}).status_code == 303
    status, cookie = stranger.finish()
    assert status == 409
    thief = browser(site)
    thief.cookies.set("ludo", cookie)
    assert site.view(opened)["names"] == ["Ada", "friend"]
    assert holders(site, opened.id, [friend, thief]) == [0]


def take_one_seat_at_once(site, hands=10):
    opened = site.table("djoko", seats=ONE_FREE)
    browsers = [browser(site) for _ in range(hands)]
    doings = [
        lambda b=b, i=i: b.post(path_of(opened.invite), data={"name": f"b{i}"}).status_code for i, b in enumerate(browsers)
    ]
    statuses = at_once([*doings, *[lambda: join(site, opened).status_code for _ in range(3)]])
    assert sorted(statuses)[0] in (200, 303) and sorted(statuses)[1:] == [409] * (hands + 2)
    assert holders(site, opened.id, browsers) == [i for i in range(hands) if statuses[i] == 303]
    for b in browsers:
        b.close()


def test_of_many_at_once_one_sits(site):
    for _ in range(3):
        take_one_seat_at_once(site)


@pytest.mark.prove
def test_of_many_at_once_one_sits_a_hundred_times(site):
    for _ in range(100):
        take_one_seat_at_once(site)


def test_who_sits_down_twice_sits_once(site):
    opened = site.table("djoko", seats=[{"kind": "free"}] * 2)
    friend = browser(site)
    assert friend.post(path_of(opened.invite), data={"name": "a"}).status_code == 303
    again = [lambda: friend.post(path_of(opened.invite), data={"name": "b"}).status_code for _ in range(4)]
    assert at_once(again) == [303] * 4
    assert site.view(opened)["names"][0] == "a" and site.view(opened)["seats_held"] == ["person", "free"]


def test_a_seat_nobody_took_has_no_holder_by_guessing_its_token(site):
    """The token of a free seat opens nothing: it has not been given to anyone."""
    from ludotheque.server.store.keys import Keys

    opened = site.table("djoko", seats=ONE_FREE)
    keys = Keys((site.folder / "site.sqlite.key").read_bytes())
    token = keys.token("seat", opened.id, 1)
    headers = {"Authorization": f"Bearer {token}"}
    assert site.client.get(f"/api/tables/{opened.id}", headers=headers).status_code == 403
    assert browser(site).post(f"/s/{token}", data={"name": "x"}).status_code == 404


def test_a_seat_taken_elsewhere_in_the_database_is_taken(own_site):
    """The database decides, not what this process remembers."""
    import sqlite3

    opened = own_site.table("djoko", seats=ONE_FREE)
    with sqlite3.connect(own_site.database) as other:
        other.execute("update seats set kind = 'person', name = 'first' where table_id = ? and seat = 1", (opened.id,))
    assert join(own_site, opened).status_code == 409
    assert own_site.view(opened)["names"] == ["Ada", "first"]
