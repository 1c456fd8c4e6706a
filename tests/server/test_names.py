"""Names at a table: everybody may have one, also the rulebook's automaton, wherever it sits."""

from urllib.parse import urlsplit

import httpx
import pytest

from ludotheque.engine.registry import game as find_game
from ludotheque.engine.registry import games
from ludotheque.server.web.pages import automaton_seat, solo_options
from tests.site import Site
from tests.support import clause

WITH_AUTOMATON = [name for name, game in games().items() if automaton_seat(game) is not None]


def browser(site: Site) -> httpx.Client:
    """A visitor with cookies of its own, who reads French."""
    cookies = {"lang": "fr"}
    return httpx.Client(base_url=site.address, timeout=60, trust_env=False, follow_redirects=True, cookies=cookies)


def names(site: Site, page: httpx.Response) -> list[str]:
    """The names at the table whose page this is."""
    assert page.status_code == 200, page.text
    id_ = urlsplit(str(page.url)).path.rsplit("/", 1)[1]
    return list(site.client.get(f"/api/tables/{id_}").json()["names"])


def solo_form(name: str) -> tuple[dict[str, str], int]:
    """The form for a table against the automaton, and its seat."""
    game = find_game(name)
    solo, seat = solo_options(game), automaton_seat(game)
    assert solo is not None and seat is not None
    return {f"o-{option}": str(value).lower() for option, value in solo.items()}, seat


@clause("DJ-01")
@pytest.mark.parametrize("chosen", ["friend", "me", "bot-club"])
@pytest.mark.parametrize("name", WITH_AUTOMATON)
def test_the_form_names_the_automaton_whatever_is_chosen_at_its_seat(site, name, chosen):
    form, seat = solo_form(name)
    visitor = browser(site)
    page = visitor.post(f"/new/{name}", data={**form, "name-0": "Suzanne", f"s-{seat}": chosen, f"name-{seat}": "Björn"})
    shown = names(site, page)
    assert (shown[0], shown[seat]) == ("Suzanne", "Björn")
    assert "Björn" in page.text


@clause("DJ-01")
@pytest.mark.parametrize("name", WITH_AUTOMATON)
def test_at_the_table_the_automaton_gets_another_name_or_its_own_again(site, name):
    form, seat = solo_form(name)
    visitor = browser(site)
    page = visitor.post(f"/new/{name}", data={**form, "name-0": "Suzanne"})
    assert 'id="automaton-name"' in page.text
    usual = names(site, page)[seat]
    path = urlsplit(str(page.url)).path
    for given, shown in (("Björn", "Björn"), ("", usual)):
        again = visitor.post(f"{path}/name", data={"name": "Suzanne", "automaton": given})
        assert names(site, again)[seat] == shown
    assert names(site, visitor.post(f"{path}/name", data={"name": "Ada"}))[seat] == usual


@clause("DJ-01")
@pytest.mark.parametrize("name", WITH_AUTOMATON)
def test_a_program_names_the_automaton(site, name):
    solo, seat = solo_options(find_game(name)), automaton_seat(find_game(name))
    assert seat is not None
    seats = [{"kind": "person", "name": "Suzanne"}, *[{"kind": "free"}] * (seat - 1), {"kind": "free", "name": "Björn"}]
    opened = site.table(name, solo, seats=seats)
    view = site.view(opened)
    assert view["names"][seat] == "Björn" and view["seats_held"][seat] == "automaton"


def test_only_a_seat_with_an_automaton_is_named_as_one(site):
    """Between two people the field of the automaton is neither shown nor read."""
    visitor = browser(site)
    page = visitor.post("/new/djoko", data={"name-0": "Suzanne", "s-1": "here", "name-1": "Jean"})
    assert 'id="automaton-name"' not in page.text
    path = urlsplit(str(page.url)).path
    shown = names(site, visitor.post(f"{path}/name", data={"name": "Ada", "automaton": "Björn"}))
    assert "Ada" in shown and "Björn" not in shown


def test_a_friends_seat_and_a_bot_keep_the_name_given_to_them(site):
    visitor = browser(site)
    assert names(site, visitor.post("/new/djoko", data={"s-1": "friend", "name-1": "Léa"}))[1] == "Léa"
    assert names(site, visitor.post("/new/djoko", data={"s-1": "bot-club", "name-1": "Rafael"}))[1] == "Rafael"
