"""Names inside sentences, and the spaces of French."""

from __future__ import annotations

import pytest

from ludotheque.engine.grammar import functions, spaced
from ludotheque.engine.registry import game
from ludotheque.engine.words import common

FRENCH = functions("fr", lambda: "Le Jeu")
ENGLISH = functions("en", lambda: "The Game")


@pytest.mark.parametrize(
    ("name", "de", "a", "que"),
    [
        ("Bob", "de Bob", "à Bob", "que Bob"),
        ("Adèle", "d'Adèle", "à Adèle", "qu'Adèle"),
        ("Élise", "d'Élise", "à Élise", "qu'Élise"),
        ("Œdipe", "d'Œdipe", "à Œdipe", "qu'Œdipe"),
        ("Hélène", "d'Hélène", "à Hélène", "qu'Hélène"),
        ("Harry", "de Harry", "à Harry", "que Harry"),
        ("Yves", "d'Yves", "à Yves", "qu'Yves"),
        ("Yann", "de Yann", "à Yann", "que Yann"),
        ("Le Jeu", "du Jeu", "au Jeu", "que le Jeu"),
        ("Le Gall", "de Le Gall", "à Le Gall", "que Le Gall"),
        ("Joueur 2", "de Joueur 2", "à Joueur 2", "que Joueur 2"),
    ],
)
def test_a_french_name_declines(name: str, de: str, a: str, que: str) -> None:
    assert (FRENCH["DE"](name), FRENCH["A"](name), FRENCH["QUE"](name)) == (de, a, que)


def test_an_article_is_small_inside_a_sentence() -> None:
    assert (FRENCH["LE"]("Le Jeu"), FRENCH["LE"]("Le Gall")) == ("le Jeu", "Le Gall")
    assert (ENGLISH["THE"]("The Game"), ENGLISH["THE"]("The Edge")) == ("the Game", "The Edge")
    virtual = functions("fr", lambda: "L'adversaire virtuel")
    assert virtual["DE"]("L'adversaire virtuel") == "de l'adversaire virtuel"


def test_english_names_own_things() -> None:
    assert [ENGLISH["OWN"](name) for name in ("Bob", "James", "The Game")] == ["Bob's", "James'", "the Game's"]


def test_no_line_begins_with_a_mark() -> None:
    assert spaced("Il dit : « Jeu ! » 5 % ; non ?") == "Il dit\u00a0: «\u00a0Jeu\u00a0!\u00a0» 5\u00a0%\u00a0; non\u00a0?"
    assert spaced("10:30, a; b") == "10:30, a; b"


def test_sentences_come_with_them() -> None:
    assert "\u00a0:" in common("fr")("no-such-seat", given=3, most=1)
    assert "\u00a0" not in common("en")("no-such-seat", given=3, most=1)


def test_numbers_are_written_as_their_language_does() -> None:
    french, english = common("fr"), common("en")
    assert (french.number(1234.56, 1), english.number(1234.56, 1)) == ("1\u00a0234,6", "1,234.6")
    assert (french.percent(0.125), english.percent(0.125)) == ("12,5\u00a0%", "12.5 %")
    assert [english.figures(v) for v in (0.01234, 12.34, 1234.0, 0.0)] == ["0.0123", "12.3", "1,234", "0"]


def test_a_value_of_an_option_has_one_name_everywhere() -> None:
    words = game("djoko").words("fr")
    assert words.option("solo", True) == words("option-solo-on")
    assert (words.option("nothing", True), words.option("nothing", 3)) == ("oui", "3")
