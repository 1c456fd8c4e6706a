"""A study as pictures and as a page: Matplotlib for files (PNG, SVG), one HTML file with table and picture."""

from __future__ import annotations

import html
import io
from pathlib import Path
from typing import Any

from ludotheque.arena.lab import RATES, Factor, Study
from ludotheque.arena.statistics import Estimate
from ludotheque.engine.errors import BadOption
from ludotheque.engine.files import Unwritable, write_bytes
from ludotheque.engine.words import Words

INKS = ("#b3391f", "#22577a", "#3a7d44", "#8e5572", "#c98a1b", "#4a4a4a", "#2a9d8f", "#7f5539")
PAPER = "#fbf8f1"
KINDS = (".png", ".svg")
SIDE_NUMBERS = {"0": 1, "1": 2, "a": 1, "b": 2, "2": 2}


def check_kind(path: Path) -> None:
    if path.suffix.lower() not in KINDS:
        raise BadOption("lab-plot-kind", given=path.name, allowed=", ".join(KINDS))


def figure(study: Study, words: Words) -> Any:
    """One panel a measure: the first factor along, a line for each value of the second."""
    try:
        from matplotlib.figure import Figure
    except ImportError as problem:
        raise Unwritable("lab-no-plots") from problem

    count = len(study.measures)
    columns = min(count, 2)
    rows = -(-count // columns)
    picture = Figure(figsize=(5.6 * columns, 3.6 * rows), layout="constrained", facecolor=PAPER)
    for n, name in enumerate(study.measures):
        panel = picture.add_subplot(rows, columns, n + 1)
        _panel(study, panel, name, words)
    return picture


def _panel(study: Study, panel: Any, name: str, words: Words) -> None:
    first = study.factors[0]
    places = list(first.values) if first.numeric else list(range(len(first.values)))
    panel.set_facecolor(PAPER)
    for k, (label, found) in enumerate(lines(study, name, words)):
        middle = [e.value for e in found]
        reach = [[e.value - e.low for e in found], [e.high - e.value for e in found]]
        panel.errorbar(
            places,
            middle,
            yerr=reach,
            fmt="o-" if first.numeric else "o",
            markersize=4,
            linewidth=1.4,
            capsize=3,
            color=INKS[k % len(INKS)],
            label=label,
        )
    panel.set_title(measure_words(name, words), fontsize=11, loc="left")
    panel.set_xlabel(factor_words(first, words))
    panel.set_xticks(places if len(places) <= 12 else places[:: -(-len(places) // 12)])
    if not first.numeric:
        panel.set_xticklabels([value_words(first, v, words) for v in first.values], rotation=20 if len(places) > 4 else 0)
        panel.margins(x=0.15)
    panel.grid(axis="y", color="#d9d2c3", linewidth=0.6)
    for side in ("top", "right"):
        panel.spines[side].set_visible(False)
    if len(study.factors) > 1:
        panel.legend(title=factor_words(study.factors[1], words), frameon=False, fontsize=8, title_fontsize=8)


def factor_words(factor: Factor, words: Words) -> str:
    """What is varied, for people: an option by its name in the form, an entry of the box by the way to it."""
    return factor.name if factor.in_box else words.either("option-" + factor.name, factor.name)


def value_words(factor: Factor, value: Any, words: Words) -> str:
    return str(value) if factor.in_box else words.option(factor.name, value)


def lines(study: Study, name: str, words: Words) -> list[tuple[str, list[Estimate]]]:
    """A measure along the first factor, for each value of the second."""
    place = {cell: i for i, cell in enumerate(study.cells)}
    first = study.factors[0].values
    if len(study.factors) == 1:
        return [("", [study.found(place[(x,)], name) for x in first])]
    second = study.factors[1]
    return [(value_words(second, y, words), [study.found(place[(x, y)], name) for x in first]) for y in second.values]


def measure_words(name: str, words: Words) -> str:
    """A measure's name for people: the game's own words where it has some."""
    if "/" in name:
        return " / ".join(measure_words(part, words) for part in name.split("/"))
    if "+" in name:
        return " + ".join(measure_words(part, words) for part in name.split("+"))
    key = "measure-" + name.replace("_", "-")
    if words.has(key):
        return words(key)
    base, _, side = name.rpartition("_")
    if side in SIDE_NUMBERS and words.has("measure-" + base.replace("_", "-")):
        return words("measure-of-side", what=words("measure-" + base.replace("_", "-")), n=SIDE_NUMBERS[side])
    return name.replace("_", " ")


def shown(name: str, e: Estimate, words: Words) -> str:
    """A value with its interval, as people read it."""
    if name in RATES:
        return f"{words.percent(e.value)} ({words.number(100 * e.low, 1)} – {words.number(100 * e.high, 1)})"
    places = 4 if "/" in name else 2
    return f"{words.number(e.value, places)} ± {words.number((e.high - e.low) / 2, places)}"


def drawn(study: Study, words: Words, kind: str) -> bytes:
    """The picture as a PNG or SVG file's bytes."""
    import matplotlib

    held = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "ludotheque", "font.family": "DejaVu Sans"}):
        figure(study, words).savefig(held, format=kind, dpi=120, metadata={"Date": None} if kind == "svg" else {})
    return held.getvalue()


def write_plot(study: Study, path: Path, words: Words) -> None:
    check_kind(path)
    write_bytes(path, drawn(study, words, path.suffix.lower().lstrip(".")))


def table(study: Study, words: Words) -> tuple[list[str], list[list[str]]]:
    """Heads and rows of the study's table."""
    factors = study.factors
    heads = (
        [factor_words(f, words) for f in factors] + [words("lab-games")] + [measure_words(m, words) for m in study.measures]
    )
    rows = []
    for i, (cell, work) in enumerate(zip(study.cells, study.works, strict=True)):
        values = [value_words(f, v, words) for f, v in zip(factors, cell, strict=True)]
        found = [shown(m, study.found(i, m), words) for m in study.measures]
        rows.append([*values, words.number(work.tally.games), *found])
    return heads, rows


def page(study: Study, words: Words) -> str:
    """The study as one HTML file that needs nothing else."""
    heads, rows = table(study, words)
    svg = drawn(study, words, "svg").decode()
    svg = svg[svg.index("<svg") :]
    title = words("lab-title", game=words("game-title"))
    line = words("lab-made", players=", ".join(study.players), games=study.games, seed=study.seed)
    head = "".join(f"<th scope='col'>{html.escape(h)}</th>" for h in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(c)}</td>" for c in row) + "</tr>" for row in rows)
    return f"""<!doctype html>
<html lang="{words.lang}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}</title>
<style>
body {{ font: 17px/1.5 Georgia, serif; background: {PAPER}; color: #2b2620; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto }}
th, td {{ padding: .3rem .8rem; text-align: left; border-bottom: 1px solid #d9d2c3 }}
svg {{ width: 100%; height: auto }}
</style>
<h1>{html.escape(title)}</h1>
<p>{html.escape(line)}</p>
{svg}
<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>
</html>
"""


def write_page(study: Study, path: Path, words: Words) -> None:
    write_bytes(path, page(study, words).encode())
