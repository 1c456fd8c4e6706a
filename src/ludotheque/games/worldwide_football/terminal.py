"""Worldwide Football in the terminal: scoreboard, pitch with the ball on its attack points, the cards of the attack, hands."""

from __future__ import annotations

from typing import Any

from rich import box as frames
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludotheque.engine.words import Words

View = dict[str, Any]

COLOURS = ("bright_blue", "bright_red")
GREEN = "on #1f5c34"
CELL = 8  # columns of one attack point on the pitch
STAR, SPENT, BALL = "★", "☆", "⚽"
WHY_SHOWN = ("why-not-listed", "why-not-barred", "why-not-needs", "why-not-nine", "why-not-restart")
ROLE_COLOURS = {"G": "yellow", "D": "cyan", "M": "green", "A": "magenta"}


def draw(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = [scoreboard(view, words), *machine(view, words), pitch(view, words)]
    parts += standing(view, words)
    if view["seat"] >= 0 and (view["hand"] or view["players"]):
        parts.append(hands(view, words))
    return Group(*parts)


def team(view: View, words: Words, seat: int) -> str:
    return str(view["seats"][seat]["team"]["name"][words.lang])


# The scoreboard


def scoreboard(view: View, words: Words) -> Table:
    title = words(f"table-half-short-{view['half']}")
    if view["kicks"]:
        first, second = view["kicks"]["goals"]
        title += " · " + words("table-kicks", first=first, second=second)
    table = Table(box=frames.ROUNDED, border_style="dim", title=title, title_justify="left", show_header=False)
    table.add_column(no_wrap=True, max_width=30, overflow="ellipsis")
    table.add_column(justify="right", style="bold", min_width=1, no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    if any(marks(view, words, seat) for seat in range(2)):
        table.add_column()
    for seat in range(2):
        table.add_row(*score_row(view, words, seat)[: len(table.columns)])
    return table


def score_row(view: View, words: Words, seat: int) -> list[RenderableType]:
    s = view["seats"][seat]
    name = Text(f"{view['names'][seat]} · {team(view, words, seat)}", style=f"bold {COLOURS[seat]}")
    name.append(f" {BALL}" if view["ball"] == seat and view["started"] and not view["over"] else "")
    stars = Text(STAR * s["stars"] + SPENT * (s["ceiling"] - s["stars"]), style="yellow")
    if s["machine"]:
        ready = words("table-shots-ready", n=s["shots_ready"])
        return [name, str(view["score"][seat]), stars, ready, words("table-pile-n", n=s["pile"]), marks(view, words, seat)]
    return [
        name,
        str(view["score"][seat]),
        stars,
        f"{words('table-hand', n=s['cards'])} + {s['player_cards']}",
        words("table-pile-n", n=s["pile"]),
        marks(view, words, seat),
    ]


def marks(view: View, words: Words, seat: int) -> Text:
    """Cards shown by the referee, the stadium, what the opponent has shown of its hand."""
    s, found = view["seats"][seat], Text()
    if s["yellows"]:
        found.append(words("table-yellows", n=s["yellows"]) + " ", style="yellow")
    if s["reds"]:
        found.append(words("table-reds", n=s["reds"]) + " ", style="red")
    if view["home"] == seat:
        found.append(words("table-home") + " ", style="dim")
    if s["shown"] and seat != view["seat"]:
        cards = ", ".join(f"{k}×{n}" if n > 1 else k for k, n in s["shown"].items())
        found.append(words("table-shown", cards=cards), style="dim")
    return found


def machine(view: View, words: Words) -> list[RenderableType]:
    """The virtual opponent's piles and active player cards."""
    s = view["seats"][1]
    if not s["machine"]:
        return []
    piles = (
        words("table-action-pile", n=s["pile"]),
        words("table-special-pile", n=s["special"]),
        words("table-defence-pile", n=s["defence"]),
    )
    found = Text(" · ".join(piles) + (" · " + words("table-active") + " " if s["active"] else ""), style="dim")
    for card in s["active"]:
        found.append(f"{card['role']} ", style=f"bold {ROLE_COLOURS[card['role']]}")
        found.append(card["name"][words.lang] + "  ")
    return [found]


# The pitch


def pitch(view: View, words: Words) -> RenderableType:
    """Attack points 0 to 8 from left to right; the ball stands on those it has."""
    numbers, ball = Text(), Text()
    for n in range(view["most_pa"] + 1):
        here = n == view["pa"]
        goal_area = n >= 6
        style = GREEN if not goal_area else "on #2f7d4a"
        numbers.append(f"{n:^{CELL}}", style=style + (" bold" if here else " dim"))
        ball.append(f"{(BALL + ' ') if here else '':^{CELL - (1 if here else 0)}}", style=style)
    line = Text()
    for card in view["trail"]:
        line.append(f" {card['kind']} ", style="reverse bold")
        line.append(f" {card['total']} " if card["total"] is not None else " … ", style="dim")
    for seat in range(2):
        for card in view["seats"][seat]["laid"]:
            line.append(f" {card['role']} {card['name'][words.lang]} ", style=f"{ROLE_COLOURS[card['role']]} underline")
            line.append(" ")
    title = words("table-pa", pa=view["pa"])
    if view["restart"]:
        title += " · " + words("table-restart-" + view["restart"])
    if view["barred"]:
        title += " · " + words("table-barred")
    if view["block"]:
        title += " · " + words("table-block", n=view["block"])
    if view["cross"]:
        title += " · " + words("table-cross", n=view["cross"])
    return Panel(Group(numbers, ball, line), title=title, title_align="left", border_style=COLOURS[view["ball"]], expand=False)


def standing(view: View, words: Words) -> list[RenderableType]:
    """What a defence needs, the die that was thrown, what a shot is worth."""
    found: list[RenderableType] = []
    if view["duel"]:
        d = view["duel"]
        text = words("table-defence-line", name=d["defence"], need=max(1, d["need"]), percent=round(100 * d["won"]))
        found.append(Text(text + (" · " + words("table-die", die=d["die"]) if d["die"] else ""), style="bold"))
    elif view["defences"]:
        lines = [
            words("table-defence-line", name=k, need=max(1, d["need"]), percent=round(100 * d["won"]))
            for k, d in view["defences"].items()
        ]
        found.append(Text(words("table-defences-title") + " " + " · ".join(lines), style="dim"))
    if view["shot_odds"]:
        odds = {k: round(100 * v) for k, v in view["shot_odds"].items()}
        title = words("table-quality-line", quality=view["shot"]["quality"]) if view["shot"] else words("table-shot-title")
        found.append(Text(title + " " + words("table-shot-odds", **odds), style="dim"))
    return found


# Hands


def hands(view: View, words: Words) -> Table:
    table = Table(box=frames.SIMPLE, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    for _ in range(4):
        table.add_column()
    for card in view["hand"]:
        style = "bold" if card["playable"] else "dim"
        many = f" ×{card['count']}" if card["count"] > 1 else ""
        name = Text(f"{card['kind']:>4} {card['name'][words.lang]}{many}", style=style)
        table.add_row(
            name,
            Text(face(card, words), style=style),
            Text(rule_of(card, words, view["risky"]), style=style),
            Text(words(card["why"]) if card["why"] in WHY_SHOWN else "", style="dim italic"),
        )
    for card in view["players"]:
        style = "bold" if card["playable"] else "dim"
        name = Text(
            f"{card['role']:>4} {card['name'][words.lang]}" + (f" {BALL}" if card["mark"] else ""),
            style=f"{style} {ROLE_COLOURS[card['role']]}",
        )
        table.add_row(name, Text(str(card["index"]), style=style), Text(player_text(card, words), style=style), "")
    return table


def face(card: View, words: Words) -> str:
    if card["number"]:
        return words("table-need", need=card["number"])
    if card["shot"]:
        return words("table-strip", a=card["strip"][0], b=card["strip"][1], c=card["strip"][2])
    return f"+{card['pa']}"


def rule_of(card: View, words: Words, risky: bool) -> str:
    if card["number"]:
        risks = [words("table-risk-" + r["what"], range=span(r)) for r in card["risks"]]
        return " · ".join(risks or ([words("table-no-risk")] if risky else []))
    if card["shot"]:
        return words("table-needs", low=card["needs"][0], high=card["needs"][1])
    return words("effect-" + card["effect"], n=card["n"]) if card["effect"] else ""


def span(risk: View) -> str:
    return str(risk["low"]) if risk["low"] == risk["high"] else f"{risk['low']}–{risk['high']}"


def player_text(card: View, words: Words) -> str:
    when = words("timing-" + card["timing"], on=", ".join(card["on"]))
    return words("table-when-does", when=when, does=" ".join(words("does-" + d["what"], n=d["n"]) for d in card["does"]))
