"""Rulebooks are read chapter by chapter, clause by clause, in two languages."""

import pytest

from ludotheque.engine import rulebook
from ludotheque.engine.grammar import spaced

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
    assert second.text("fr") == spaced("Filet : deuxième balle.") and second.text("en") == "Net: second ball."


def test_a_part_of_a_clause_may_be_marked():
    text = "## A | B\n### TO-10\nfr: Tout est dit{D: , sauf ceci}, et {R: cela}.\nen: {E: Ours} is said.\nmark: D\n"
    (clause,) = rulebook.parse(text)[0].clauses
    assert clause.text("fr") == "Tout est dit, sauf ceci, et cela." and clause.text("en") == "Ours is said."
    assert clause.parts("fr") == [("Tout est dit", ""), (", sauf ceci", "D"), (", et ", ""), ("cela", "R"), (".", "")]
    assert clause.parts("en") == [("Ours", "E"), (" is said.", "")] and clause.mark == ("D",)


@pytest.mark.parametrize("line", ["fr: {D: a", "fr: a}", "en: {X: a}", "en: {D a}", "mark: X", "fr: {D: a {R: b}}"])
def test_marks_that_cannot_be_read_are_refused(line):
    with pytest.raises(ValueError, match="TO-10"):
        rulebook.parse(f"## A | B\n### TO-10\n{line}\n")


def test_a_clause_outside_a_chapter_or_misnamed_is_refused():
    for text in ("### TO-10\n", "## A | B\n### nonsense\n"):
        with pytest.raises(ValueError):
            rulebook.parse(text)


def test_a_folder_without_rulebook_has_no_chapters(tmp_path):
    assert rulebook.read(tmp_path) == [] and rulebook.clauses(tmp_path) == {}
