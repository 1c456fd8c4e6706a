"""What a language does to a name inside a sentence, and French to the spaces around its marks.

The words files call these as Fluent functions: `Faute { DE($seat) }` is "Faute d'Adèle", "Faute du Jeu", "Faute de Bob".
Only the automaton's own name carries an article that declines; a person may well be called Le Gall.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

MARKS = re.compile(r" (?=[?!;:»%])|(?<=«) ")
NO_BREAK = "\N{NO-BREAK SPACE}"
CONTRACTED = {"de le ": "du ", "de les ": "des ", "à le ": "au ", "à les ": "aux "}
# An h is elided in these first names, kept in Harry, Hans or Hassan.
MUTE_H = ("he", "hub", "hug", "hort", "hono", "hipp", "hila", "hya")
KEPT_H = ("heid", "hein", "heik", "helg", "henk", "herb")


def spaced(text: str) -> str:
    """French text in which no line can begin with a colon or end with an opening quotation mark."""
    return MARKS.sub(NO_BREAK, text)


def elides(name: str) -> bool:
    """Whether "de" loses its e before this name: d'Adèle, d'Hélène, d'Yves, but de Bob, de Harry, de Yann."""
    plain = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode().lower()
    if name[:1].lower() in "œæ":
        return bool(name)
    if plain.startswith("h"):
        return plain.startswith(MUTE_H) and not plain.startswith(KEPT_H)
    if plain.startswith("y"):
        return len(plain) > 1 and plain[1] not in "aeiou"
    return plain[:1] in tuple("aeiou")


def functions(lang: str, automaton: Callable[[], str]) -> dict[str, Callable[[Any], Any]]:
    """The Fluent functions of a language; `automaton` gives the name that begins with an article, "Le Jeu"."""

    def inside(name: Any) -> str:
        """The name in the middle of a sentence."""
        given = str(name)
        return given[:1].lower() + given[1:] if given == automaton() else given

    def after(word: str) -> Callable[[Any], str]:
        """The name behind a little word ending in a vowel."""

        def joined(name: Any) -> str:
            text = inside(name)
            if text != str(name):
                return contracted(f"{word} {text}")
            return f"{word[:-1]}'{text}" if word != "à" and elides(text) else f"{word} {text}"

        return joined

    if lang == "fr":
        return {"DE": after("de"), "A": after("à"), "QUE": after("que"), "LE": inside}
    return {"THE": inside, "OWN": lambda name: inside(name) + ("'" if str(name).endswith("s") else "'s")}


def contracted(text: str) -> str:
    for long, short in CONTRACTED.items():
        if text.startswith(long):
            return short + text.removeprefix(long)
    return text
