"""Both press "rematch": one table is opened, both arrive at it."""

import pytest

from tests.attack.strangers import at_once, browser, path_of


def over(site):
    """A finished table and the browsers of its two people."""
    opened = site.table("djoko")
    people = [browser(site) for _ in range(2)]
    for person, link in zip(people, opened.links, strict=True):
        assert person.post(path_of(link), data={"name": ""}).status_code == 303
    assert people[0].post(f"/t/{opened.id}/resign").status_code == 303
    return opened, people


def both_press_rematch(site):
    opened, people = over(site)
    with site.as_seat(opened, 0) as api:
        answers = at_once(
            [
                *[lambda p=p: p.post(f"/t/{opened.id}/rematch").headers["location"] for p in people * 2],
                lambda: "/t/" + api.post(f"/api/tables/{opened.id}/rematch", json={}).json()["id"],
            ]
        )
    assert len(set(answers)) == 1, answers
    for seat, person in enumerate(people):
        page = person.get(answers[0])
        assert page.status_code == 200 and f'data-seat="{seat}"' in page.text
        person.close()


def test_both_press_rematch(site):
    for _ in range(3):
        both_press_rematch(site)


@pytest.mark.prove
def test_both_press_rematch_a_hundred_times(site):
    for _ in range(100):
        both_press_rematch(site)


def test_a_rematch_opened_elsewhere_is_the_one(own_site):
    import sqlite3

    opened, people = over(own_site)
    other = own_site.table("djoko")
    with sqlite3.connect(own_site.database) as database:
        before = database.execute("select count(*) from tables").fetchone()
        database.execute("update tables set rematch = ? where id = ?", (other.id, opened.id))
    assert people[1].post(f"/t/{opened.id}/rematch").headers["location"] == f"/t/{other.id}"
    with sqlite3.connect(own_site.database) as database:
        assert database.execute("select count(*) from tables").fetchone() == before
