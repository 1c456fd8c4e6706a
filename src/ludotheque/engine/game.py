"""A game, as everything above it sees it: its facts, options, box, rules, moves in text, views and words."""

from __future__ import annotations

import copy
import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.engine import words
from ludotheque.engine.box import Box, Check, Problem, Schema, read_toml, record_type
from ludotheque.engine.errors import BadBox
from ludotheque.engine.former import former_boxes
from ludotheque.engine.names import Tellings
from ludotheque.engine.setup import Options, Values

if TYPE_CHECKING:
    from ludotheque.engine.plan import Plan
    from ludotheque.engine.play import Play

ENTRY_POINTS = ("start", "turn", "moves", "play", "result", "hide", "deal", "estimate", "club", "check")
OPTIONAL_ENTRY_POINTS = ("measure",)


@dataclass(frozen=True)
class Facts:
    """What a game declares about itself; tests hold it to that."""

    seats: int  # most seats, the automaton's included
    most_moves: int  # most legal moves (or outcomes, repeats counted) at a time
    move_codes: int  # moves and outcomes are 0 .. move_codes - 1
    longest: int  # most steps of a game, Nature's included
    hidden: bool  # whether a seat may not see everything
    version: int  # of the rules: rises when behaviour changes
    minutes: tuple[int, int] = (10, 20)  # how long people play
    one_view: bool = False  # whether the game's view is the same for every seat


@dataclass(frozen=True)
class Seating:
    """Who sits at the table with these options: each seat's side, and which seat is the automaton's, if any."""

    sides: tuple[int, ...] = (0, 1)
    automaton: int | None = None

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that decide."""
        return tuple(i for i in range(len(self.sides)) if i != self.automaton)


def _nothing(s: Any) -> tuple[list[int], list[int]]:
    return [0, 0], [0, 0]


@dataclass(frozen=True)
class InTournaments:
    """What tournaments need to know of a game.

    `won(s)`: the sets and games each side won in a match, where it counts such things. `chelem`: the options of each round of
    a grand chelem.
    """

    won: Callable[[Any], tuple[list[int], list[int]]] = _nothing
    chelem: tuple[Values, ...] = ({}, {}, {})


@dataclass
class Game:
    name: str
    folder: Path
    facts: Facts
    options: Options
    box_schema: Schema
    position: np.dtype[Any]
    rules: ModuleType
    told: type[Tellings]
    move_text: Callable[[int], str]
    read_move: Callable[[str], int]
    seating: Callable[[Values], Seating]
    # From what a seat sees: its view as plain data; the words key of a move and its arguments; what programs need of a move;
    # moves that often go together
    view: Callable[[Play, int], dict[str, Any]]
    label: Callable[[Play, int], tuple[str, dict[str, Any]]]
    describe: Callable[[Play, int], dict[str, Any]] = lambda seen, move: {}
    say: Callable[[Box, words.Words, str, dict[str, Any]], dict[str, Any]] = lambda box, w, key, args: args
    plans: Callable[[Play], Sequence[Plan]] = lambda seen: ()
    box_view: Callable[[Box], Mapping[str, Sequence[Any]]] = lambda box: {}  # its components as the page draws them
    complete: Callable[[Values, Callable[[int], int]], Values] = lambda values, draw: values
    box_check: Check | None = None
    measures: Sequence[str] = ()
    modes: Mapping[str, Values] = field(default_factory=dict)
    in_tournaments: InTournaments = InTournaments()
    passing: int | None = None  # the code of the move that passes, where a seat may be asked and hold nothing
    sizes: Mapping[str, Values] = field(default_factory=dict)  # setups of other sizes that the bench measures too

    def __post_init__(self) -> None:
        for name in ENTRY_POINTS:
            if not hasattr(self.rules, name):
                raise TypeError(f"{self.name}: the rules have no `{name}`")
        check_layout(self.position, self.name)

    @property
    def entry_points(self) -> list[str]:
        return [*ENTRY_POINTS, *(n for n in OPTIONAL_ENTRY_POINTS if hasattr(self.rules, n))]

    @cached_property
    def tellings(self) -> tuple[Tellings, ...]:
        """What the rules can tell, by its number."""
        return tuple(self.told)

    @cached_property
    def box_type(self) -> np.dtype[Any]:
        return record_type(self.box_schema)

    @cached_property
    def standard_box(self) -> Box:
        return self.box(read_toml(self.folder / "box.toml"), source="box.toml")

    @cached_property
    def former_boxes(self) -> dict[str, Box]:
        return former_boxes(self)

    def standard_of(self, wanted: str | None) -> Box | None:
        """The standard box of that hash, today's or a former one; today's if none is named."""
        today = self.standard_box
        return today if wanted in (None, today.hash) else self.former_boxes.get(str(wanted))

    def box(self, data: dict[str, Any], source: str = "box") -> Box:
        return Box(data, self.box_schema, self.box_check, source)

    def box_given(self, given: Any) -> Box:
        """The box that somebody means: one made already, its whole data as a dict, or the standard one."""
        if given is None:
            return self.standard_box
        if isinstance(given, Mapping):
            return self.box(copy.deepcopy(dict(given)))
        if isinstance(given, Box) and given.array.dtype == self.box_type:
            return given
        raise BadBox("box-not-a-box", game=self.name, given=type(given).__name__, problems=[])

    def words(self, lang: str) -> words.Words:
        return words.of_folder(self.folder, words.check_language(lang))

    @cached_property
    def terminal(self) -> Callable[..., Any]:
        """`draw(view, words) -> something Rich can print`, from the game's `terminal.py`."""
        draw: Callable[..., Any] = importlib.import_module(self.package + ".terminal").draw
        return draw

    def has_automaton(self, values: Values) -> bool:
        """Whether nobody decides for one of the seats with these options."""
        return self.seating(self.options.parse(values)).automaton is not None

    @property
    def package(self) -> str:
        """The game's package: rules may be a module or a folder of them."""
        return self.rules.__name__.removesuffix(".rules")


def check_layout(dtype: np.dtype[Any], name: str) -> None:
    """Signed ints or float64, largest first, no padding, a multiple of 8 bytes: so that plain and compiled agree."""
    if dtype.itemsize % 8:
        raise TypeError(f"{name}: a position of {dtype.itemsize} bytes is not a multiple of 8")
    assert dtype.fields is not None
    used = sum(field[0].itemsize for field in dtype.fields.values())
    if used != dtype.itemsize:
        raise TypeError(f"{name}: the position has {dtype.itemsize - used} bytes of padding")
    _check_fields(dtype, name)


def _check_fields(dtype: np.dtype[Any], name: str) -> None:
    assert dtype.fields is not None
    for field_name, (kind, offset, *_) in dtype.fields.items():
        base = kind.subdtype[0] if kind.subdtype else kind
        if base.names:
            _check_fields(base, f"{name}.{field_name}")
        elif base.name not in ("int8", "int16", "int32", "int64", "float64"):
            raise TypeError(f"{name}.{field_name}: fields are signed ints or float64, not {base.name}")
        elif offset % base.itemsize:
            raise TypeError(f"{name}.{field_name}: largest fields first")


__all__ = ["Box", "Facts", "Game", "Problem", "Seating"]
