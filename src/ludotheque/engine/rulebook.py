"""A game's `rulebook.md`: chapters of clauses in our own words, French and English.

    ## Le service | The service
    ### TO-10
    fr: Une phrase en français.
    en: A sentence in English {D: with a part that is ours}.
    mark: D R

A paragraph may go on over several lines. Marks are optional (D: our decision, R: a reconstructed component, E: we depart from
the printed rule and say so): `mark` is for a whole clause, `{D: ...}` for a part of it, in both languages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludotheque.engine.grammar import spaced

CLAUSE = re.compile(r"[A-Z]{2}-\d{2,3}[a-z]?")
MARKS = ("D", "R", "E")
MARKED = re.compile(r"\{([A-Z]): ([^{}]+)\}")


class Part(NamedTuple):
    """A stretch of a clause's text, with its mark or none."""

    text: str
    mark: str


@dataclass
class Clause:
    """One numbered rule in both languages."""

    id: str
    fr: str = ""
    en: str = ""
    mark: tuple[str, ...] = ()

    def text(self, lang: str) -> str:
        return "".join(part.text for part in self.parts(lang))

    def parts(self, lang: str) -> list[Part]:
        """The text in pieces: what is printed, and what is marked as ours."""
        text, found, read = spaced(self.fr) if lang == "fr" else self.en, [], 0
        for marked in MARKED.finditer(text):
            found += [Part(text[read : marked.start()], ""), Part(marked[2], marked[1])]
            read = marked.end()
        return [part for part in (*found, Part(text[read:], "")) if part.text]

    def problem(self) -> str:
        """What is wrong with its marks, or nothing."""
        for lang in ("fr", "en"):
            text = self.fr if lang == "fr" else self.en
            marks = [mark for mark, _ in MARKED.findall(text)]
            if set("{}") & set(MARKED.sub("", text)) or not {*marks, *self.mark} <= set(MARKS):
                return f"{self.id}: marks in {lang} can't be read"
        return ""


@dataclass
class Chapter:
    """A heading of the rulebook and the clauses under it."""

    fr: str
    en: str
    clauses: list[Clause] = field(default_factory=list)

    def title(self, lang: str) -> str:
        return spaced(self.fr) if lang == "fr" else self.en


@cache
def read(folder: Path) -> list[Chapter]:
    """The chapters of the rulebook in a game's folder; none where there is no such file."""
    path = folder / "rulebook.md"
    return parse(path.read_text(encoding="utf-8")) if path.exists() else []


def parse(text: str) -> list[Chapter]:
    """The chapters of a rulebook's text; ValueError names the line or clause that is no rulebook's."""
    chapters: list[Chapter] = []
    key = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("### "):
            if not chapters or not CLAUSE.fullmatch(line[4:].strip()):
                raise ValueError(f"line {number}: {line!r} is no clause under a chapter")
            chapters[-1].clauses.append(Clause(line[4:].strip()))
            key = ""
        elif line.startswith("## "):
            fr, _, en = line[3:].partition("|")
            chapters.append(Chapter(fr.strip(), en.strip() or fr.strip()))
            key = ""
        elif line and not line.startswith("# ") and chapters and chapters[-1].clauses:
            key = _add(chapters[-1].clauses[-1], key, line)
    problems = [clause.problem() for chapter in chapters for clause in chapter.clauses]
    if any(problems):
        raise ValueError(next(filter(None, problems)))
    return chapters


def _add(clause: Clause, key: str, line: str) -> str:
    """Put a line where it belongs; returns the language that a next line without a label goes on with."""
    label, _, rest = line.partition(":")
    if label in ("fr", "en"):
        setattr(clause, label, rest.strip())
        return label
    if label == "mark":
        clause.mark = tuple(rest.split())
        return ""
    if key:
        setattr(clause, key, f"{getattr(clause, key)} {line}".strip())
    return key


def clauses(folder: Path) -> dict[str, Clause]:
    """All clauses of a game's rulebook by id."""
    return {clause.id: clause for chapter in read(folder) for clause in chapter.clauses}
