"""The map in the terminal: five terrains by colour and sign, units with their people's letter and the stack's size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .grid import COLUMNS

Draw = Callable[..., str]

GROUND = {
    "plain": ("·", "#47652b on #b9cf7f"),
    "mountain": ("▲", "#54504b on #b3aca1"),
    "water": ("~", "#dcecf5 on #4d86b3"),
    "forest": ("♣", "#133d22 on #6d9b62"),
    "desert": (":", "#96703a on #ecd9a3"),
}
PEOPLE = {"viking": "bold white on #1f4f9c", "dwarf": "bold white on #8a2f1d", "gaul": "bold white on #5b2a86"}
SECOND = {"viking": "bold #1f4f9c on white", "dwarf": "bold #8a2f1d on white", "gaul": "bold #5b2a86 on white"}
UNKNOWN = "bold white on #555555"
HEART, LOST, STEP, USED = "♥", "·", "●", "○"
WIDE = 3


def draw(view: dict[str, Any], words: Draw) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(the_map(view, words), side_panel(view, words))
    below: list[RenderableType] = [Text(), legend(words)]
    if view["moves"]:
        below.append(Text(words("terminal-hint"), style="dim"))
    return Group(heading(view, words), Text(), table, *below)


def heading(view: dict[str, Any], words: Draw) -> Text:
    text = Text(words("terminal-head", round=view["round"], rounds=view["rounds"]), style="bold")
    if view["last_rounds"] and not view["over"]:
        text.append("  " + words("terminal-last"), style="bold red")
    return text


def the_map(view: dict[str, Any], words: Draw) -> Text:
    side = view["side"]
    marked = marks(view)
    text = Text("   " + "".join(f" {c} " for c in COLUMNS[:side]), style="dim")
    for row in range(side):
        text.append(f"\n{row + 1:>2} ", style="dim")
        for tile in view["tiles"][row * side : (row + 1) * side]:
            shown, style = cell(tile, view, words, marked)
            text.append(shown, style=style)
        text.append(f" {row + 1}", style="dim")
    return text


def marks(view: dict[str, Any]) -> set[str]:
    """The tiles that can be attacked now."""
    return {m["data"]["target"] for m in view["moves"] if m["data"].get("kind") == "attack"}


def cell(tile: dict[str, Any], view: dict[str, Any], words: Draw, attacked: set[str]) -> tuple[str, str]:
    sign, style = GROUND[tile["terrain"]]
    if tile["seat"] < 0:
        return f" {sign} ", style
    letter, style = people_sign(view, words, tile["seat"])
    end = "!" if tile["tile"] in attacked else sign
    return f"{letter}{tile['units']}{end}", style


def people_sign(view: dict[str, Any], words: Draw, seat: int) -> tuple[str, str]:
    """The letter and colours of a seat's people; where both lead the same (SW-01) the second's are small and reversed."""
    people = view["peoples"][seat]
    if people is None:
        return words("people-letter-unknown"), UNKNOWN
    letter = words(f"people-letter-{people}")
    return (letter.lower(), SECOND[people]) if view["alike"] and seat == 1 else (letter, PEOPLE[people])


def side_panel(view: dict[str, Any], words: Draw) -> RenderableType:
    parts: list[RenderableType] = []
    for seat in range(2):
        parts += [seat_line(view, words, seat), unit_lines(view, words, seat), Text()]
    return Group(*parts[:-1])


def seat_line(view: dict[str, Any], words: Draw, seat: int) -> Text:
    letter, style = people_sign(view, words, seat)
    text = Text()
    text.append(f" {letter} · {words('people-' + (view['peoples'][seat] or 'unknown'))} ", style=style)
    text.append(f" {view['names'][seat]}", style="bold")
    text.append(f" ◀ {words('terminal-turn')}" if seat == view["turn"] else "", style="bold")
    text.append(f"\n  {view['score'][seat]} ", style="bold")
    text.append(words("terminal-points") + ", " + words("terminal-now", n=view["income"][seat]), style="dim")
    return text


def unit_lines(view: dict[str, Any], words: Draw, seat: int) -> Text:
    """A line for each kind of unit on a tile: who, where, hearts, steps, and tiles worth going to."""
    text = Text()
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for unit in view["units"][seat]:
        if unit["alive"]:
            groups.setdefault((unit["tile"], unit["hp"], unit["pd"]), []).append(unit)
    if not groups:
        return Text("  " + words("terminal-none"), style="dim")
    for i, group in enumerate(groups.values()):
        unit = group[0]
        text.append("\n" if i else "")
        text.append(f"  {unit['tile']:<4}", style="bold")
        text.append(f"{unit['unit']:<3}", style="bold" if unit["pd"] else "dim")
        text.append(f"×{len(group)} " if len(group) > 1 else "   ", style="dim")
        text.append(HEART * unit["hp"] + LOST * (unit["most_hp"] - unit["hp"]), style="red")
        if seat == view["turn"]:
            text.append(" " + STEP * unit["pd"] + USED * (unit["most_pd"] - unit["pd"]), style="green")
            good = view["suggestions"].get(unit["unit"], [])
            text.append(" → " + " ".join(g["tile"] for g in good) if good else "", style="dim")
    return text


def legend(words: Draw) -> Text:
    text = Text()
    for terrain, (sign, style) in GROUND.items():
        text.append(f" {sign} ", style=style)
        text.append(f" {words(f'terrain-{terrain}')}  ", style="dim")
    return text
