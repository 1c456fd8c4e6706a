"""Rulebooks are read chapter by chapter, clause by clause, in two languages."""

import pytest

from ludotheque.engine import rulebook

TEXT = """# Titre
## Le service | The service
### TO-10
fr: Le serveur lance
deux dés.
en: The server throws two dice.
mark: D R

### TO-11
fr: Filet : deuxième balle.
en: Net: second ball.
"""


def test_chapters_clauses_languages_and_marks():
    (chapter,) = rulebook.parse(TEXT)
    assert (chapter.title("fr"), chapter.title("en")) == ("Le service", "The service")
    first, second = chapter.clauses
    assert first.fr == "Le serveur lance deux dés." and first.mark == ("D", "R")
    assert second.text("fr") == "Filet : deuxième balle." and second.text("en") == "Net: second ball."


def test_a_clause_outside_a_chapter_or_misnamed_is_refused():
    for text in ("### TO-10\n", "## A | B\n### nonsense\n"):
        with pytest.raises(ValueError):
            rulebook.parse(text)


def test_a_folder_without_rulebook_has_no_chapters(tmp_path):
    assert rulebook.read(tmp_path) == [] and rulebook.clauses(tmp_path) == {}
