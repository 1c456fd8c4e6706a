"""Phases as a table: what a phase does stands in one row, and whoever asks "which phase is it?" is made from the rows.

    PHASES = (
        At(Phase.SHOT, step=ask_nature, moves=d6, play=play_shot),
        At(Phase.DEFEND, step=step_defend, moves=defend_moves, play=play_defend),
        At(Phase.VERDICT, does=judge),
    )

A row's functions take what they name: `box`, `s`, `out`, and under any other name the move, less the row's `first` code.
On plain records a phase is looked up in a list; the compiled twin finds it by halves.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.engine.names import Names
from ludotheque.engine.rule import rule, twin_of

Rule = Callable[..., Any]
FEW = 4  # phases that are compared one after the other


@dataclass(frozen=True)
class At:
    """What happens in one phase.

    `step` is what the rules do by themselves: True if they went on, False if somebody is asked. `does` is a step that always
    goes on. `moves` lists what may be done or can come, `play` does it.
    """

    phase: Names
    step: Rule | None = None
    does: Rule | None = None
    moves: Rule | None = None
    play: Rule | None = None
    first: int = 0


def steps(rows: Sequence[At]) -> Callable[[Any, Any], bool]:
    """`step(box, s)`: one step of whatever phase it is."""
    found = {row.phase: _call(row.step, "box, s") for row in rows if row.step}
    found |= {row.phase: _call(row.does, "box, s", form="{}; return True") for row in rows if row.does}
    return _by_phase("step", "box, s", rows, found, otherwise="return False")


def listing(rows: Sequence[At]) -> Callable[[Any, Any, Any], int]:
    """`moves(box, s, out)`: what may be done in whatever phase it is."""
    found = {row.phase: _call(row.moves, "box, s, out") for row in rows if row.moves}
    return _by_phase("moves", "box, s, out", rows, found, otherwise="return 0")


def playing(rows: Sequence[At]) -> Callable[[Any, Any, int], None]:
    """`play(box, s, move)`: what a move does in whatever phase it is."""
    found = {row.phase: _call(row.play, "box, s, move", row.first) for row in rows if row.play}
    return _by_phase("play", "box, s, move", rows, found, otherwise="pass")


def _call(f: Rule, parameters: str, first: int = 0, form: str = "return {}") -> tuple[Rule, str]:
    """A function and how it is called, with `f` for its name."""
    known = parameters.replace(", move", "").split(", ")
    move = f"move - {first}" if first else "move"
    given = ", ".join(name if name in known else move for name in inspect.signature(f).parameters)
    return f, form.format(f"f({given})")


def _by_phase(name: str, parameters: str, rows: Sequence[At], calls: Mapping[Names, tuple[Rule, str]], otherwise: str) -> Rule:
    missing = _function(f"def missing({parameters}): {otherwise}", {})
    table = [missing] * (max(type(rows[0].phase)) + 1)
    space: dict[str, Any] = {}
    bodies: dict[int, str] = {}
    for phase, (f, body) in calls.items():
        table[phase] = _function(f"def {name}({parameters}): {body}", {"f": f})
        space[f"f_{int(phase)}"] = f
        bodies[int(phase)] = body.replace("f(", f"f_{int(phase)}(", 1)
    plain = _function(f"def {name}({parameters}): return table[s.phase]({parameters})", {"table": table})
    found = [f"def {name}({parameters}):", "    phase = s.phase", *_search(sorted(bodies), bodies, "    "), f"    {otherwise}"]
    twin_of(plain)(_function("\n".join(found), space))
    return rule()(plain)


def _search(phases: list[int], bodies: Mapping[int, str], margin: str) -> list[str]:
    """The lines that find a phase by halves."""
    if len(phases) <= FEW:
        return [line for phase in phases for line in (f"{margin}if phase == {phase}:", f"{margin}    {bodies[phase]}")]
    middle = len(phases) // 2
    low, high = (_search(half, bodies, margin + "    ") for half in (phases[:middle], phases[middle:]))
    return [f"{margin}if phase < {phases[middle]}:", *low, f"{margin}else:", *high]


def _function(source: str, space: dict[str, Any]) -> Rule:
    exec(compile(source, __file__, "exec"), space)  # so that a change here is noticed where the rules' sources are
    made: Rule = space[source[4 : source.index("(")]]
    return made
