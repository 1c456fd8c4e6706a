"""Tennis Open in the terminal: the scoreboard, the court from above, and what each number of dice would do."""

from __future__ import annotations

from typing import Any

from rich import box as frames
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.engine.words import Words

View = dict[str, Any]

BASELINE = 8
CELL, BACK = 4, 6  # columns of a division, of the baseline
COURT = {
    "clay": ("#b5562f", "#c96a40", "#8d4223"),
    "cement": ("#3f6ea5", "#5585bd", "#2c5080"),
    "grass": ("#3d7a3f", "#549353", "#2b5a2e"),
}  # defence, volley, behind the baseline
CHALK = "#fff8ee"
BALL = "bold #e8ff5a"
SIDES = ("#1b2330 on #ffe27a", "#ffffff on #27324a")
WON, ON, LOST = "★", "·", "✗"
RISKY = 0.3


def draw(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = [scoreboard(view, words), court(view, words)]
    shot = dice_line(view, words)
    if shot is not None:
        parts.append(shot)
    if view["odds"]:
        parts.append(odds_table(view, words))
    if view["risks"]:
        parts.append(risk_line(view, words))
    if view["over"]:
        parts.append(stats_table(view, words))
    return Group(*parts)


def side_name(view: View, side: int) -> str:
    seats = dict.fromkeys(man["seat"] for man in view["men"] if man["side"] == side)
    return " & ".join(view["names"][seat] for seat in seats)


def scoreboard(view: View, words: Words) -> Table:
    """As on television: a line a side, a column a set, the points last."""
    match = view["match"]
    title = words("surface-" + view["surface"]) + (" · " + words("score-tie-break") if match["tie_break"] else "")
    table = Table(box=frames.ROUNDED, border_style="dim", title=title, title_justify="left", show_header=False)
    table.add_column(min_width=20)
    for _ in match["sets"]:
        table.add_column(justify="right")
    table.add_column(justify="right", min_width=4, style="bold")
    table.add_column()
    for side in range(2):
        serves = match["winner"] is None and match["server"] == side and view["phase"] != "toss"
        name = Text(f" {'AB'[side]} ", style=SIDES[side]) + Text(f" {side_name(view, side)} ")
        name.append("●" if serves else "", style=BALL)
        sets = [set_cell(k, side) for k in match["sets"]]
        table.add_row(name, *sets, match["points"][side] if match["winner"] is None else "", stake(view, side, words))
    return table


def set_cell(one: dict[str, Any], side: int) -> Text:
    won = one["won_by"] == side
    text = Text(str(one["games"][side]), style="bold" if won or one["won_by"] is None else "dim")
    if one["tie_lost"] is not None and not won:
        text.append(f" ({one['tie_lost']})", style="dim")
    return text


def stake(view: View, side: int, words: Words) -> str:
    """What the next point may bring, for who has most at stake."""
    match = view["match"]
    if match["winner"] is not None:
        return words("score-won") if match["winner"] == side else ""
    level = match["stake"][side]
    if level == 0 or view["phase"] == "toss":
        return ""
    breaks = level == 1 and match["server"] != side and not match["tie_break"]
    return words(f"score-stake-{level}" + ("-break" if breaks else ""))


# The court: the reader's side on the left, its right half below


def court(view: View, words: Words) -> RenderableType:
    near = view["near"]
    lanes = 3 if not view["doubles"] else 5
    lines = [numbers(view)]
    lines += [lane(view, row, lanes) for row in range(lanes)]
    return Group(*lines, legend(view, words, near))


def columns(view: View) -> list[tuple[int, int]]:
    """Side and place of each column, from left to right."""
    near = view["near"]
    left = [(near, place) for place in range(BASELINE, 0, -1)]
    return left + [(1 - near, place) for place in range(1, BASELINE + 1)]


def numbers(view: View) -> Text:
    text = Text()
    for n, (_, place) in enumerate(columns(view)):
        if n == BASELINE:
            text.append(" ┃ ", style="bold")
        width = BACK if place == BASELINE else CELL
        text.append("".center(width) if place == BASELINE else str(place).center(width), style="dim")
    return text


def lane(view: View, row: int, lanes: int) -> Text:
    text = Text()
    for n, (side, place) in enumerate(columns(view)):
        if n == BASELINE:
            text.append(" ┃ ", style="bold")
        text.append_text(cell(view, side, place, row, lanes))
    return text


def cell(view: View, side: int, place: int, row: int, lanes: int) -> Text:
    defence, volley, back = COURT[view["surface"]]
    ground = back if place == BASELINE else volley if place <= view["volley"] else defence
    width = BACK if place == BASELINE else CELL
    line = "│" if place in (view["volley"], view["divisions"]) else " "
    inside = width - 1
    marks = [m for m in view["men"] if (m["side"], m["place"]) == (side, place) and man_row(view, m, lanes) == row]
    ball = view["ball"]
    here = not view["over"] and ball["division"] and (ball["side"], ball["division"]) == (side, place) and row == lanes // 2
    body = Text()
    for man in marks:
        body.append(man["name"] if view["doubles"] else man["name"][0], style="bold " + SIDES[man["side"]])
    if here:
        body.append("●", style=f"{BALL} on {ground}")
    pad = inside - len(body.plain)
    middle = Text(" " * (pad // 2)) + body + Text(" " * (pad - pad // 2))
    edge = Text(line, style=CHALK)
    whole = middle + edge if side == 1 - view["near"] else edge + middle
    whole.stylize_before(f"on {ground}")
    return whole


def man_row(view: View, man: dict[str, Any], lanes: int) -> int:
    """Halves are seen from each side: the near side's right is below, the far side's above."""
    if man["half"] is None or not view["doubles"]:
        return 0 if man["side"] != view["near"] else 2
    below = (man["half"] == "right") == (man["side"] == view["near"])
    return lanes - 1 if below else 0


def legend(view: View, words: Words, near: int) -> Text:
    text = Text()
    defence, volley, back = COURT[view["surface"]]
    for colour, key in ((volley, "zone-volley"), (defence, "zone-defence"), (back, "zone-baseline")):
        text.append("  ", style=f"on {colour}")
        text.append(f" {words(key)}   ", style="dim")
    ball = view["ball"]
    if ball["division"] and not view["over"]:
        key = "court-ball-at" if view["seat"] >= 0 else "court-ball-side"
        mine = "yes" if ball["side"] == near else "no"
        text.append("● ", style=BALL)
        text.append(words(key, division=ball["division"], mine=mine, side="AB"[ball["side"]]))
    return text


# The dice


def dice_line(view: View, words: Words) -> Text | None:
    shot = view["shot"]
    if shot is None or not shot["dice"]:
        return None
    text = Text(" ".join(f"[{d}]" for d in shot["dice"]), style="bold")
    if shot["bonus"]:
        text.append(f" +{shot['bonus']}")
    text.append("  " + words("dice-total", total=shot["total"]), style="dim")
    if shot["stroke"]:
        text.append(f"  {words('stroke-' + shot['stroke'])}", style="dim")
    return text


def odds_table(view: View, words: Words) -> Table:
    """For every choice: how likely each division, and whether it wins, goes on or loses."""
    table = Table(
        box=frames.SIMPLE_HEAD,
        border_style="dim",
        title=words("odds-title"),
        title_justify="left",
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column("")
    heads = [words("odds-net"), *[str(d) for d in range(1, view["divisions"] + 1)], words("odds-out")]
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("")
    labels = {move["text"]: move["label"] for move in view["moves"]}
    for text, odds in view["odds"].items():
        table.add_row(labels.get(text, text), *landings(view, odds), summary(odds, words))
    return table


def risk_line(view: View, words: Words) -> Text:
    """For every place: how likely the opponent's next shot wins at once."""
    labels = {move["text"]: move["label"] for move in view["moves"]}
    line = Text()
    for text, p in view["risks"].items():
        line.append(f"{labels.get(text, text)} ")
        line.append(f"{percent(p)} %", style="red" if p >= RISKY else "green")
        line.append("   ")
    line.append("\n" + words("risk-legend"), style="dim")
    return line


def landings(view: View, odds: dict[str, Any]) -> list[Text]:
    """The chances by landing: net, divisions 1 to 7, out."""
    cells = []
    for where in ("net", *range(1, view["divisions"] + 1), "out"):
        if isinstance(where, int):
            here = [t for t in odds["totals"] if t["division"] == where]
        else:
            here = [t for t in odds["totals"] if t["fate"] == where]
        p = sum(t["p"] for t in here)
        won = any(t["fate"].startswith("win-") for t in here)
        mark, style = (LOST, "red") if isinstance(where, str) else (WON, "bold green") if won else (ON, "")
        cells.append(Text(f"{mark}{percent(p)}", style=style) if p else Text(""))
    return cells


def summary(odds: dict[str, Any], words: Words) -> Text:
    text = Text()
    text.append(f"{WON} {percent(odds['won'])} %", style="bold green")
    text.append(f"  {ON} {percent(odds['on'])} %")
    text.append(f"  {LOST} {percent(odds['lost'])} %", style="red")
    return text


def percent(p: float) -> str:
    return str(round(100 * p)) if p == 0 or p >= 0.01 else "<1"


def stats_table(view: View, words: Words) -> Table:
    stats = view["stats"]
    table = Table(box=frames.SIMPLE_HEAD, border_style="dim", title=words("stats-title"), title_justify="left")
    table.add_column("")
    for side in range(2):
        table.add_column(side_name(view, side), justify="right")
    for key in ("aces", "double_faults", "winners"):
        table.add_row(words("stats-" + key.replace("_", "-")), *[str(n) for n in stats[key]])
    table.add_row(words("stats-points"), str(stats["points"]), "")
    table.add_row(words("stats-longest"), str(stats["longest"]), "")
    return table
