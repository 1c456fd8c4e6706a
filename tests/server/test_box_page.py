"""*La boîte*: every component on its page, with where it comes from, and a table's own box."""

from __future__ import annotations

import html
import re

import pytest

import ludotheque
from ludotheque.engine import provenance
from ludotheque.engine.registry import games
from ludotheque.server.web import render
from ludotheque.server.web.box_page import label
from tests.site import Site

EVERY = sorted(games())


def text_of(site: Site, address: str, lang: str) -> str:
    answer = site.client.get(address, params={"lang": lang})
    assert answer.status_code == 200
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", answer.text)))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", EVERY)
def test_every_component_is_there_by_its_name(site: Site, name: str, lang: str) -> None:
    text = text_of(site, f"/box/{name}", lang)
    game = ludotheque.game(name)
    for section in provenance.sections(game, game.standard_box):
        for shown in (entry.names[lang] for entry in section.entries if entry.names):
            assert game.words(lang).either(f"surface-{shown}", shown) in text
    assert "part-" not in text and "box-page" not in text


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", EVERY)
def test_every_value_has_a_name(name: str, lang: str) -> None:
    game = ludotheque.game(name)
    w = game.words(lang)
    for section in provenance.sections(game, game.standard_box):
        assert w.has("part-" + section.key)
        for value in (value for entry in section.entries for value in entry.values):
            key = value.key
            assert w.has(f"part-{section.key}-{key}") or w.has(f"part-{key}"), (section.key, key)
            assert label(w, section.key, key)


def test_a_value_of_its_own_is_marked_with_what_the_standard_box_says(site: Site) -> None:
    data = {**ludotheque.game("djoko").standard_box.data, "throws": 2}
    opened = site.table("djoko", box=data, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
    text = text_of(site, f"/t/{opened.id}/box", "en")
    assert "this box's own" in text and "standard: 3" in text
    assert "this box's own" not in text_of(site, "/box/djoko", "en")


def test_what_is_printed_in_a_reconstructed_entry_can_be_named() -> None:
    game = ludotheque.game("tennis_open")
    data = {**game.standard_box.data}
    data["surfaces"] = [{**row, "provenance": "reconstructed", "printed": ["volley"]} for row in data["surfaces"]]
    (section, *_) = provenance.sections(game, game.box(data))
    assert section.key == "surfaces"
    for entry in section.entries:
        assert {v.key: v.source for v in entry.values} == {"volley": "printed", "service": "reconstructed"}
        assert entry.source == "reconstructed"
    assert section.counts() == {"printed": 0, "reconstructed": 3, "own": 0}


def test_printed_names_values_that_are_there() -> None:
    game = ludotheque.game("tennis_open")
    with pytest.raises(ludotheque.LudoError):
        game.box({**game.standard_box.data, "printed": ["nothing"]})


@pytest.mark.parametrize("name", EVERY)
def test_the_signs_of_a_table_are_explained_one_tap_away(site: Site, name: str) -> None:
    opened = site.table(name, seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
    for lang in ("fr", "en"):
        page = site.client.get(f"/t/{opened.id}", params={"lang": lang}).text
        assert '<details class="panel aid"' in page and "legend-" not in page


@pytest.mark.parametrize(("lang", "signs"), [("fr", "P R A T D G I"), ("en", "S R B C H G I")])
def test_the_aid_shows_the_signs_as_the_cards_of_this_language_have_them(lang: str, signs: str) -> None:
    game = ludotheque.game("worldwide_tennis")
    shown = re.findall(r"<dt>(.*?)</dt>", str(render.legend(game, game.words(lang))))
    kinds, surfaces = signs[:5].split(), signs[6:]
    assert shown[1:4] == kinds and surfaces in shown
