"""Looking back at a log: where its beats end, and whether its dice came from the seed."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.engine.table import Table


def beats(table: Table) -> list[int]:
    """After how many lines each beat ended, from the lines themselves; undone ones too."""
    ends = [n for n, line in enumerate(table.log) if n and not line.startswith(("nature ", "dice "))]
    return [*ends, len(table.log)] if table.log else [0]


@dataclass(frozen=True)
class Verdict:
    """What the seed says about the dice of a game; `wrong` are the lines that it does not bring."""

    promise: str
    seed: str
    wrong: list[int]
    checked: int
    drawn: int
    seeded_from: int
    typed: int


def verify(table: Table) -> Verdict:
    drawn = [n for n, line in enumerate(table.log) if line.startswith("nature ")]
    return Verdict(
        promise=table.nature_source.promise,
        seed=table.nature_source.seed,
        wrong=wrong_lines(table),
        checked=sum(n >= table.seeded_from for n in drawn),
        drawn=len(drawn),
        seeded_from=table.seeded_from,
        typed=sum(line.startswith("dice ") for line in table.log) - table.log.count("table retype"),
    )


def wrong_lines(table: Table) -> list[int]:
    """The lines of the log that the seed does not bring: none, if the dice were fair."""
    wrong = []
    again = table.at(0)
    for n, line in enumerate(table.log):
        if line.startswith("nature ") and n >= table.seeded_from:
            codes = again.codes()
            if codes[table.nature_source.pick(n, len(codes))] != table.read(line[7:]):
                wrong.append(n)
        again.follow_line(line)
    return wrong
