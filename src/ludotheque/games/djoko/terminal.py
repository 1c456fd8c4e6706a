"""Djoko in the terminal: the score sheet as on paper, the dice as dice, the grid of technique boxes."""

from __future__ import annotations

from typing import Any

from rich import box as frames
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludotheque.engine.words import Words

View = dict[str, Any]

LETTERS = ("A", "B")
COLOURS = ("yellow", "green")
GAMES_SHOWN = 4  # while the game runs; the whole sheet at the end
GAMES_A_ROW = 7  # of an earlier set's sheet: it has to leave room for the running one
SIDE_BY_SIDE = 118  # columns
TICKED, FREE = "☒", "☐"
PIPS = {
    0: ("     ", "     ", "     "),
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


class Sheet:
    """The whole table, side by side where there is room, else one below the other."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words = view, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, words = self.view, self.words
        for past in view["past_sheets"]:
            yield past_sheet(view, past, words)
        yield headline(view, words)
        if options.max_width >= SIDE_BY_SIDE:
            yield beside(sheet(view, words), Group(grid(view, words), Text(), dice(view, words)))
        else:
            yield sheet(view, words)
            yield beside(dice(view, words), grid(view, words))
        yield from standing(view, words)


def draw(view: View, words: Words) -> RenderableType:
    return Sheet(view, words)


def beside(*parts: RenderableType) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(*parts)
    return table


def order(view: View) -> tuple[int, int]:
    """The seats as they stand on a sheet: A, then B."""
    a = view["player_a"]
    return (a, 1 - a)


def headline(view: View, words: Words) -> Text:
    """Who plays whom, and the score in games and sets."""
    line = Text()
    for n, seat in enumerate(order(view)):
        if n:
            line.append(" – ")
        name = f"{LETTERS[n]} {view['names'][seat]}" if view["game_number"] else view["names"][seat]
        score = str(view["seats"][seat]["games"])
        line.append(f"{name} {score}" if n == 0 else f"{score} {name}", style=f"bold {COLOURS[n]}")
    sets = ["-".join(str(games[seat]) for seat in order(view)) for games in view["past"]]
    if sets:
        line.append("   " + words("sheet-past-n", sets=", ".join(sets)), style="dim")
    return line


# The score sheet


def sheet(view: View, words: Words) -> Table:
    title = words("sheet-title", set=view["set"])
    table = Table(box=frames.ROUNDED, border_style="dim", title=title, title_justify="left")
    for key in ("game", "server"):
        table.add_column(words("sheet-" + key), justify="center")
    table.add_column("")
    for key in ("recovery", "physical", "technique", "total"):
        table.add_column(words("sheet-" + key), justify="right")
    table.add_column(f"{words('sheet-score')}\nA   B", min_width=5, no_wrap=True)
    for line in shown_lines(view):
        add_game(table, view, words, line)
    return table


def shown_lines(view: View) -> list[dict[str, Any]]:
    """All games played, at the end; while the game runs, the last few lines in which anything stands."""
    if view["over"]:
        return list(view["sheet"][: view["game_number"]])
    return [line for line in view["sheet"] if any(marks["recovery"] is not None for marks in line["marks"])][-GAMES_SHOWN:]


def number_of(view: View, line: dict[str, Any], words: Words) -> str:
    """A game's number, or what stands for the tie-break."""
    return words("sheet-tie-break") if line["game"] > len(view["seats"][0]["totals"]) else str(line["game"])


def add_game(table: Table, view: View, words: Words, line: dict[str, Any]) -> None:
    """A game's two lines, A's and B's."""
    running = line["score"] is None and line["game"] == view["game_number"]
    serving = line["server"]
    for n, seat in enumerate(order(view)):
        marks = line["marks"][seat]
        letter = LETTERS[order(view).index(serving)] if serving >= 0 else "AB"
        score = "" if line["score"] is None else str(line["score"][seat])
        table.add_row(
            number_of(view, line, words) if n == 0 else "",
            letter if n == 0 and view["game_number"] else "",
            LETTERS[n],
            *["" if marks[key] is None else str(marks[key]) for key in ("recovery", "physical", "technique", "total")],
            score if n == 0 else f"    {score}",
            style=COLOURS[n] + (" bold" if running else ""),
            end_section=n == 1,
        )


# The sheets of earlier sets


def past_sheet(view: View, past: View, words: Words) -> RenderableType:
    """A full sheet in a few lines: every game's total and what it is made of, the boxes ticked, the Joker."""
    played = past["lines"][: sum(past["games"])]
    a, b = order(past)
    score = f"A {view['names'][a]} {past['games'][a]} – {past['games'][b]} {view['names'][b]} B"
    parts: list[RenderableType] = [Text(f"{words('sheet-title', set=past['set'])} · {score}", style="bold dim")]
    parts += [past_games(view, past, played[at : at + GAMES_A_ROW], words) for at in range(0, len(played), GAMES_A_ROW)]
    for n, seat in enumerate(order(past)):
        if decides(view, seat):
            mine = past["seats"][seat]
            grid = " ".join(f"{row['value']} {boxes(row)}" for row in mine["rows"])
            joker = f"{words('sheet-joker')} {FREE if mine['joker'] else TICKED}"
            parts.append(Text(f"{LETTERS[n]} {grid} {joker}", style=f"dim {COLOURS[n]}"))
    return Group(*parts)


def past_games(view: View, past: View, lines: list[dict[str, Any]], words: Words) -> Table:
    """Some games of a full sheet, side by side."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    for line in lines:
        table.add_column(number_of(view, line, words), style="dim", header_style="dim", no_wrap=True)
    for n, seat in enumerate(order(past)):
        every = [line["marks"][seat] for line in lines]
        cells = [f"{m['total']} {m['recovery']}+{m['physical']}+{m['technique']}" for m in every]
        table.add_row(LETTERS[n], *cells, style=COLOURS[n])
    return table


# The dice


def dice(view: View, words: Words) -> RenderableType:
    """The dice on the table, those still to fall, and the one set aside."""
    faces: list[tuple[int, str]] = [(face, "bold") for face in kept_dice(view)]
    faces += [(0, "dim")] * view["to_throw"]
    if view["phase"] == "toss":
        faces = [(face, "bold") for face in view["toss"]]
    caption = Text()
    if view["phase"] == "toss":
        caption.append(words("sheet-toss"), style="dim")
    elif view["throws"] and not view["tie_break"] and not view["over"]:
        key = "sheet-throws" if view["throws"] <= view["most_throws"] else "sheet-throws-joker"
        caption.append(words(key, throws=view["throws"], most=view["most_throws"]), style="dim")
    row: list[RenderableType] = [die(face, style) for face, style in faces]
    if view["aside"]:
        row.append(die(view["aside"], "dim"))
        caption.append("   " + words("sheet-aside-n", face=view["aside"]), style="dim")
    if not row:
        return Text()
    return Group(beside_dice(row), caption)


def kept_dice(view: View) -> list[int]:
    """The dice that count; in the tie-break the dropped one lies among the others and is shown aside."""
    faces = list(view["dice"])
    if view["tie_break"] and view["aside"] in faces:
        faces.remove(view["aside"])
    return faces


def beside_dice(row: list[RenderableType]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(*row)
    return table


def die(face: int, style: str) -> Text:
    """A die with its pips; one with more than six faces shows its number."""
    middle = PIPS.get(face, ("     ", f"{face:^5}", "     "))
    lines = ["╭─────╮", *[f"│{pips}│" for pips in middle], "╰─────╯"]
    return Text("\n".join(lines), style=style, no_wrap=True)


# The technique boxes and the Joker


def grid(view: View, words: Words) -> Table:
    table = Table(box=frames.SIMPLE_HEAD, border_style="dim", pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words("sheet-boxes"), no_wrap=True)
    for n in range(2):
        table.add_column(LETTERS[n], style=COLOURS[n], no_wrap=True)
    for row in range(3):
        value = view["seats"][0]["rows"][row]["value"]
        name = words(f"sheet-row-{value}") if words.has(f"sheet-row-{value}") else ""
        cells = [boxes(view["seats"][seat]["rows"][row]) if decides(view, seat) else "" for seat in order(view)]
        table.add_row(f"{value} {name}", *cells)
    jokers = [(FREE if view["seats"][seat]["joker"] else TICKED) if decides(view, seat) else "" for seat in order(view)]
    table.add_row(words("sheet-joker"), *jokers)
    return table


def boxes(row: dict[str, int]) -> str:
    return TICKED * row["ticked"] + FREE * (row["boxes"] - row["ticked"])


def decides(view: View, seat: int) -> bool:
    """Whether the seat has boxes at all: the automaton has none."""
    return not (view["setup"].get("solo") and seat == 1)


def standing(view: View, words: Words) -> list[Text]:
    """What the dice on the table are worth as they lie, to the one who decides."""
    now = view["now"]
    if now is None or view["seat"] != view["to_play"] or view["phase"] != "decide":
        return []
    brought = view["seats"][view["to_play"]]["recovery"]
    parts = {key: now[key] for key in ("physical", "technique", "total", "recovery")}
    return [Text(words("sheet-if-stop", brought=brought, **parts))]
