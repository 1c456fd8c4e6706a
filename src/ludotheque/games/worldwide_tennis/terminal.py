"""Worldwide Tennis in the terminal: the score, the court with pawns and ball, the cards of the hand."""

from __future__ import annotations

from typing import Any

from rich import box as frames
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.engine.words import Words

View = dict[str, Any]

COURT = {"clay": "on orange4", "hard": "on navy_blue", "grass": "on dark_green", "indoor": "on purple4"}
KINDS = {"prudent": "dodger_blue1", "risky": "dark_orange", "bold": "red1"}
PAWNS = ("A", "B")
BALL = "●"
WIDE, DEEP = 11, 3  # a zone of the backcourt
NET_WIDE = 13
WITHOUT_HAND = ("effect", "stars", "target", "challenge", "winner-on")  # what is asked has nothing to do with it
SURFACES = ("clay", "hard", "grass", "indoor")
ROWS_LEFT = ("B", "N", "F")  # a right-hander's forehand is at the right hand: below on the left, above on the right
ROWS_RIGHT = ("F", "N", "B")


def draw(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = [score(view, words), court(view, words)]
    if view["players"]:
        parts.append(players(view, words))
    if view["services"] and view["seat"] == view["to_play"]:
        parts.append(services(view, words))
    if view["hand"] and view["phase"] not in WITHOUT_HAND:
        parts.append(hand(view, words))
    if view["figures"]:
        parts.append(figures(view, words))
    return Group(*parts)


# The score


def score(view: View, words: Words) -> Table:
    tally = view["tally"]
    table = Table(box=frames.SIMPLE_HEAD, border_style="dim", pad_edge=False)
    table.add_column(words("surface-" + view["surface"]), no_wrap=True)
    if not tally["lone"]:
        for k in range(len(tally["sets"])):
            table.add_column(str(k + 1), justify="right")
    table.add_column(words("table-points"), justify="right", style="bold")
    for key in ("★", words("table-challenge-letter"), words("table-hand-short"), words("table-pile"), words("table-discard")):
        table.add_column(key, justify="right")
    for seat in range(2):
        table.add_row(*score_row(view, words, seat))
    return table


def score_row(view: View, words: Words, seat: int) -> list[str]:
    tally, mine = view["tally"], view["seats"][seat]
    serving = f" {BALL}" if view["begun"] and seat == view["server"] else ""
    cells = [f"{PAWNS[seat]} {view['names'][seat]}{serving}"]
    if not tally["lone"]:
        cells += [set_cell(each, seat) for each in tally["sets"]]
    cells.append(tally["points"][seat])
    if mine["automaton"]:
        fatigue = words("table-fatigue", n=mine["fatigue"]) if mine["fatigue"] else "–"
        return [*cells, "–", "–", fatigue, str(mine["pile"]), str(len(mine["discard"]))]
    stars = "★" * mine["stars"] + "☆" * (mine["tokens"] - mine["stars"])
    return [*cells, stars, str(mine["challenges"]), str(mine["hand"]), str(mine["pile"]), str(len(mine["discard"]))]


def set_cell(each: dict[str, Any], seat: int) -> str:
    games = str(each["games"][seat])
    lost = each["tie_lost"]
    return f"{games}({lost})" if lost is not None and each["won_by"] != seat else games


# The court


def court(view: View, words: Words) -> Text:
    """Seat 0 on the left, seat 1 on the right; three zones deep and the net zone on each side."""
    style = f"white {COURT[view['surface']]}"
    lines = []
    for row in range(3):
        for line in range(DEEP):
            middle = line == DEEP // 2
            left = cell(view, words, 0, ROWS_LEFT[row], WIDE, middle)
            right = cell(view, words, 1, ROWS_RIGHT[row], WIDE, middle)
            inner = row == 1 and middle
            net_left = cell(view, words, 0, "V", NET_WIDE, inner)
            net_right = cell(view, words, 1, "V", NET_WIDE, inner)
            lines.append(f"│{left}│{net_left}║{net_right}│{right}│")
        if row < 2:
            lines.append(f"├{'─' * WIDE}┤{' ' * NET_WIDE}║{' ' * NET_WIDE}├{'─' * WIDE}┤")
    top = f"┌{'─' * WIDE}┬{'─' * NET_WIDE}╥{'─' * NET_WIDE}┬{'─' * WIDE}┐"
    bottom = top.translate(str.maketrans("┌┬╥┐", "└┴╨┘"))
    text = Text("\n".join([top, *lines, bottom]), style=style, no_wrap=True)
    text.highlight_words([BALL], "bold yellow1")
    text.highlight_words(["[A]"], "bold black on white")
    text.highlight_words(["[B]"], "bold white on black")
    caption = stroke(view, words)
    return Text.assemble(text, "\n", caption) if caption else text


def cell(view: View, words: Words, seat: int, zone: str, width: int, middle: bool) -> str:
    """One line of a zone: its name, or in the middle line whoever and whatever is there."""
    if not middle:
        return " " * width
    found = []
    if view["begun"] and view["seats"][seat]["zone"] == zone:
        found.append(f"[{PAWNS[seat]}]")
    if view["begun"] and view["ball"] == {"seat": seat, "zone": zone}:
        found.append(BALL)
    name = words("zone-name-" + zone)
    return (" ".join(found) if found else name).center(width)


def stroke(view: View, words: Words) -> str:
    """The last card of each side, and the shot being played."""
    parts = []
    for seat in range(2):
        last = view["seats"][seat]["last"]
        if last:
            spin = view["seats"][seat]["spin"]
            effect = f", {words('effect-' + spin)}" if spin != "none" else ""
            parts.append(f"{PAWNS[seat]}: {card_name(last, words)} ({words('kind-' + last['kind'])}{effect})")
    shot = view["shot"]
    if shot and "target" in shot:
        percent = round(100 * shot["chance"])
        needs = words("card-needs", target=shot["target"])
        parts.append(f"→ {card_name(shot['card'], words)}: {needs}, {words('card-chance', percent=percent)}")
    return "\n".join(parts)


def card_name(card: dict[str, Any], words: Words) -> str:
    name = str(card["name"][words.lang])
    return f"{name} {card['difficulty']}" if card["type"] == "service" else name


# Cards


def hand(view: View, words: Words) -> Table:
    mine = view["seats"][view["seat"]]
    title = words("table-hand-title", n=mine["hand"], limit=mine["limit"])
    table = Table(box=frames.SIMPLE, title=title, title_justify="left", pad_edge=False, padding=(0, 1))
    for head in ("#", "", "", "", ""):
        table.add_column(head, no_wrap=True)
    table.add_column(words("surface-short-" + view["surface"]), justify="right")
    table.add_column("")
    for card in view["hand"]:
        style = "dim" if card["why"] else ""
        zones = f"{card['start']}→{card['target'] or '✦'}"
        kind = Text(words("kind-letter-" + card["kind"]), style=KINDS[card["kind"]])
        table.add_row(
            str(card["number"]),
            kind,
            f"{card['difficulty']}",
            card["name"][words.lang],
            zones,
            f"+{card['malus'][SURFACES.index(view['surface'])]}",
            note(card, words),
            style=style,
        )
    return table


def note(card: dict[str, Any], words: Words) -> str:
    """What a card needs now, or why it can't be played; its icons otherwise."""
    icons = icons_of(card, words)
    if card["why"]:
        return words(card["why"]["key"], **card["why"]["args"])
    odds = card["odds"]
    if odds is None:
        return icons
    if odds["sure"]:
        return f"{words('card-sure')}  {icons}"
    percent = words("card-chance", percent=round(100 * odds["chance"]))
    return f"{words('card-needs', target=odds['target'])}, {percent}  {icons}"


def icons_of(card: dict[str, Any], words: Words) -> str:
    parts = ["★" * card["stars"], "▣" * card["draws"]]
    if card["effect"] != "none":
        parts.append(words("effect-" + card["effect"]))
    return " ".join(part for part in parts if part)


def services(view: View, words: Words) -> Table:
    title = words("table-first-ball" if view["service"] == 1 else "table-second-ball")
    table = Table(box=frames.SIMPLE, title=title, title_justify="left", pad_edge=False, padding=(0, 1))
    for head in ("#", "", "", words("surface-short-" + view["surface"]), "", "", ""):
        table.add_column(head, no_wrap=True)
    for card in view["services"]:
        ace = words("card-ace", n=card["ace_from"]) if card["ace_from"] else words("card-no-ace")
        table.add_row(
            str(card["number"]),
            Text(words("kind-letter-" + card["kind"]), style=KINDS[card["kind"]]),
            str(card["difficulty"]),
            f"+{card['malus'][SURFACES.index(view['surface'])]}",
            ace,
            words("card-spins", topspin=card["topspin_plus"], slice=card["slice_plus"]),
            words("card-chance", percent=round(100 * card["odds"]["chance"])),
        )
    return table


def players(view: View, words: Words) -> Table:
    table = Table(box=frames.SIMPLE, pad_edge=False, padding=(0, 1))
    for head in ("", "", words("table-hand"), "★", ""):
        table.add_column(head)
    for card in view["players"]:
        stars = "★" * card["stars_up"] + "☆" * card["stars_down"]
        lines = [words(power["key"], **power["args"]) for power in card["powers"]]
        table.add_row(str(card["number"]), card["name"][words.lang], str(card["hand"]), stars, "\n".join(lines))
    return table


def figures(view: View, words: Words) -> Table:
    data = view["figures"]
    table = Table(box=frames.SIMPLE, title=words("table-figures"), title_justify="left", pad_edge=False)
    table.add_column("")
    for seat in range(2):
        table.add_column(view["names"][seat], justify="right")
    table.add_row(words("figure-aces"), *[str(n) for n in data["aces"]])
    table.add_row(words("figure-double-faults"), *[str(n) for n in data["double_faults"]])
    table.add_row(words("figure-held"), *[f"{h}/{s}" for h, s in zip(data["held"], data["served"], strict=True)])
    for key in ("points", "rally", "longest", "winners", "replays"):
        table.add_row(words("figure-" + key), words.number(data[key], 1 if key == "rally" else 0), "")
    return table
