"""Where each value of a box comes from: printed in the rulebook, reconstructed, or the box owner's own.

A table of `box.toml` says `provenance = "printed"` or `"reconstructed"`; in a reconstructed one `printed = ["volley"]` names
the values that the rulebook does print. What stands otherwise than in the standard box is the owner's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.engine.box import FOR_PEOPLE, Box, Rows, Schema, WorkedOut
from ludotheque.engine.game import Game

PRINTED, RECONSTRUCTED, OWN = SOURCES = ("printed", "reconstructed", "own")


@dataclass(frozen=True)
class Value:
    """One value of an entry, where it comes from, and what the standard box says if that is something else."""

    key: str
    value: Any
    source: str
    standard: Any = None


@dataclass
class Entry:
    """One table of the box: a card, a team, a die, or some of the rules' numbers."""

    names: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    values: list[Value] = field(default_factory=list)
    drawn: Any = None  # what the game's page draws it from

    @property
    def source(self) -> str:
        """Where it comes from as a whole: with anything of its own it is its owner's, with anything reconstructed that."""
        sources = {value.source for value in self.values}
        return next((s for s in (OWN, RECONSTRUCTED) if s in sources), PRINTED)


@dataclass
class Section:
    """A chapter of the box: single numbers, or components of one kind."""

    key: str
    entries: list[Entry]
    components: bool

    def counts(self) -> dict[str, int]:
        """How many of its components come from where; of a chapter of numbers, how many of those."""
        sources = [e.source for e in self.entries] if self.components else [v.source for v in self.entries[0].values]
        return {source: sources.count(source) for source in SOURCES}


def sections(game: Game, box: Box) -> list[Section]:
    """The whole box, chapter by chapter: components first, those the game draws before others, in its order."""
    drawn = game.box_view(box)
    standard = game.standard_box.data
    found = []
    single = {key: kind for key, kind in game.box_schema.items() if not isinstance(kind, (Rows, Mapping, WorkedOut))}
    if single:
        found.append(Section("general", [_entry(single, box.data, standard)], False))
    for key, kind in game.box_schema.items():
        data, usual = box.data.get(key), standard.get(key)
        if isinstance(kind, Rows):
            rows = [_entry(kind.fields, row, was) for row, was in _beside(data or [], usual or [])]
            for entry, view in zip(rows, drawn.get(key, data or []), strict=False):
                entry.drawn = view
            found.append(Section(key, rows, True))
        elif isinstance(kind, Mapping):
            found.append(Section(key, [_entry(kind, data or {}, usual or {})], False))
    order = [*drawn, *game.box_schema]
    return sorted(found, key=lambda section: order.index(section.key) if section.components else len(order))


def _beside(rows: list[Any], usual: list[Any]) -> list[tuple[Any, Any]]:
    """Each row with the standard box's one in that place, if it has one."""
    return [(row, usual[i] if i < len(usual) else {}) for i, row in enumerate(rows)]


def _entry(schema: Schema, data: Mapping[str, Any], usual: Mapping[str, Any]) -> Entry:
    entry = Entry(_in_both(data, "name"), _in_both(data, "note"))
    for key, kind in schema.items():
        if (
            key in (*FOR_PEOPLE, "id")
            or isinstance(kind, (WorkedOut, Rows, Mapping))
            or (key not in data and key not in usual)
        ):
            continue
        value, was = data.get(key, kind.default), usual.get(key, kind.default)
        own = value != was
        printed = key in data.get("printed", ()) or data.get("provenance", PRINTED) == PRINTED
        source = OWN if own else PRINTED if printed else RECONSTRUCTED
        entry.values.append(Value(key, value, source, was if own else None))
    return entry


def _in_both(data: Mapping[str, Any], key: str) -> dict[str, str]:
    """A text of an entry in both languages; one that is there once serves for both."""
    one = data.get(key) or data.get(key + "_fr") or data.get(key + "_en")
    return {lang: str(data.get(f"{key}_{lang}", one)) for lang in ("fr", "en")} if one else {}
