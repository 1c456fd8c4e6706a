"""A game's `rulebook.md`: chapters of clauses in our own words, French and English.

    ## Le service | The service
    ### TO-10
    fr: Une phrase en français.
    en: A sentence in English.
    mark: D R

A paragraph may go on over several lines; `mark` is optional (D: our decision, R: a reconstructed component).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

CLAUSE = re.compile(r"[A-Z]{2}-\d{2,3}[a-z]?")


@dataclass
class Clause:
    """One numbered rule in both languages."""

    id: str
    fr: str = ""
    en: str = ""
    mark: tuple[str, ...] = ()

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@dataclass
class Chapter:
    """A heading of the rulebook and the clauses under it."""

    fr: str
    en: str
    clauses: list[Clause] = field(default_factory=list)

    def title(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@cache
def read(folder: Path) -> list[Chapter]:
    """The chapters of the rulebook in a game's folder; none where there is no such file."""
    path = folder / "rulebook.md"
    return parse(path.read_text(encoding="utf-8")) if path.exists() else []


def parse(text: str) -> list[Chapter]:
    """The chapters of a rulebook's text; ValueError names the line that is no rulebook's."""
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
