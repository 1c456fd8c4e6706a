"""Every clause of every rulebook is carried out by code and shown by a test, and tests speak only of clauses there are."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.engine.rulebook import clauses, read
from ludotheque.testing import trace

GAMES = ludotheque.all_games()


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_test_and_code(name):
    traced = trace.trace(GAMES[name])
    assert traced, "a game has a rulebook"
    assert {t.clause: t.missing() for t in traced if t.missing()} == {}


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_worded_in_both_languages_under_a_chapter_with_two_titles(name):
    for chapter in read(GAMES[name].folder):
        assert chapter.fr and chapter.en
        assert chapter.clauses
    for clause in clauses(GAMES[name].folder).values():
        assert clause.fr and clause.en, clause.id
        assert clause.fr != clause.en, clause.id
        french, english = (sorted(part.mark for part in clause.parts(lang) if part.mark) for lang in ("fr", "en"))
        assert french == english, clause.id


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_cites_clauses_there_are(name):
    known = clauses(GAMES[name].folder)
    assert [c for telling in GAMES[name].told for c in telling.clauses if c not in known] == []


def test_tests_and_rules_speak_only_of_clauses_there_are():
    known = {clause for game in GAMES.values() for clause in clauses(game.folder)}
    marked = set(trace.test_places(trace.TESTS))
    for game in GAMES.values():
        marked |= set(trace.code_places(game.folder))
    assert sorted((clause, place) for clause, place in marked if clause not in known) == []
