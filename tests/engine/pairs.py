"""A toy card game for the engine's own tests (not shipped): two hands, a pile, a secret choice.

Twelve cards 0 to 11. Each seat holds three, the pile six. In turn a seat secretly lays a card, the other lays one, both are
shown: the higher wins a point and its cards go to the open discard; each draws. A seat that holds the 0 may, before cards
are laid, show it to look for a point ("show"); every seat is asked, whether or not it holds the 0: one that doesn't can only
pass. After four rounds the game is over.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ludotheque.engine.box import Int
from ludotheque.engine.cards import cards_record, deal_cards, hide_cards, put_card
from ludotheque.engine.errors import UnreadableMove
from ludotheque.engine.game import Facts, Game, Seating
from ludotheque.engine.names import Tellings, telling
from ludotheque.engine.play import Play
from ludotheque.engine.rule import NATURE, OVER, rule, tell
from ludotheque.engine.setup import Option, Options

from .pairs_constants import FIRST_ROUND

CARDS = 12
PILE, HAND_0, HAND_1, LAID_0, LAID_1, DISCARD = range(6)
BOTH = 3
DEAL, ASK, LAY, DRAW, DONE = range(5)
PASS, SHOW, LAY_0, DRAW_0 = 0, 1, 10, 30

Position = np.dtype(
    [
        ("cards", cards_record(CARDS, 6)),
        ("points", np.int8, (2,)),
        ("phase", np.int8),
        ("to_play", np.int8),
        ("round", np.int8),
        ("spare", np.int8, (5,)),
    ]
)


class Told(Tellings):
    DREW = telling("seat card", "TY-01", private="card")
    LAID = telling("seat card", "TY-02", private="card")
    ROUND = telling("seat mine theirs", "TY-03")
    SHOWN = telling("seat", "TY-04")


@rule()
def start(box, setup, s):
    for card in range(CARDS):
        s.cards.where[card] = PILE
    s.cards.count[PILE] = CARDS
    s.phase = DEAL
    s.round = FIRST_ROUND


@rule()
def turn(box, s):
    if s.phase == DONE:
        return OVER
    return NATURE if s.phase == DEAL or s.phase == DRAW else s.to_play


@rule()
def moves(box, s, out):
    n = 0
    if s.phase == ASK:
        out[0] = PASS
        n = 1
        if s.cards.where[0] == HAND_0 + s.to_play:
            out[1] = SHOW
            n = 2
    elif s.phase == LAY:
        for card in range(CARDS):
            if s.cards.where[card] == HAND_0 + s.to_play:
                out[n] = LAY_0 + card
                n += 1
    else:
        for card in range(CARDS):
            if s.cards.where[card] == PILE:
                out[n] = DRAW_0 + card
                n += 1
    return n


@rule("TY-01", "TY-02", "TY-03", "TY-04")
def play(box, s, move):
    if s.phase == DEAL or s.phase == DRAW:
        draw(box, s, move - DRAW_0)
    elif s.phase == ASK:
        if move == SHOW:
            put_card(s.cards, 0, DISCARD, BOTH)
            s.points[s.to_play] += box.bonus
            tell(s, Told.SHOWN, s.to_play)
        s.to_play = 1 - s.to_play
        if s.to_play == s.round % 2:
            s.phase = LAY
    else:
        lay(box, s, move - LAY_0)


@rule("TY-01")
def draw(box, s, card):
    put_card(s.cards, card, HAND_0 + s.to_play, 1 << s.to_play)
    tell(s, Told.DREW, s.to_play, card)
    s.to_play = 1 - s.to_play
    if (s.phase == DEAL and s.cards.count[PILE] == CARDS - 6) or (s.phase == DRAW and s.to_play == s.round % 2):
        s.phase = ASK


@rule("TY-02", "TY-03")
def lay(box, s, card):
    """Laid face down: the other seat knows that a card lies there, not which."""
    put_card(s.cards, card, LAID_0 + s.to_play, 1 << s.to_play)
    tell(s, Told.LAID, s.to_play, card)
    s.to_play = 1 - s.to_play
    if s.to_play != s.round % 2:
        return
    first = lying(s, LAID_0)
    second = lying(s, LAID_1)
    winner = 0 if first > second else 1
    s.points[winner] += 1
    tell(s, Told.ROUND, winner, first, second)
    put_card(s.cards, first, DISCARD, BOTH)
    put_card(s.cards, second, DISCARD, BOTH)
    s.round += 1
    s.to_play = s.round % 2
    s.phase = DRAW
    if s.round == 4:
        s.phase = DONE
    elif s.cards.count[PILE] < 2:
        s.phase = ASK


@rule()
def lying(s, place):
    for card in range(CARDS):
        if s.cards.where[card] == place:
            return card
    return -1


@rule()
def result(box, s, seat):
    if s.points[0] == s.points[1]:
        return 0.5
    return 1.0 if s.points[seat] > s.points[1 - seat] else 0.0


@rule()
def hide(box, s, seat):
    hide_cards(s.cards, seat, BOTH, 0, CARDS)


@rule()
def deal(box, s, dice):
    deal_cards(s.cards, HAND_0, 1, 0, CARDS, dice)
    deal_cards(s.cards, HAND_1, 2, 0, CARDS, dice)
    deal_cards(s.cards, LAID_0, 1, 0, CARDS, dice)
    deal_cards(s.cards, LAID_1, 2, 0, CARDS, dice)
    deal_cards(s.cards, PILE, 0, 0, CARDS, dice)


@rule()
def estimate(box, s, seat):
    return 0.5 + 0.1 * (s.points[seat] - s.points[1 - seat])


@rule()
def club(box, s, dice):
    """Show if it can, else lay the highest card."""
    if s.phase == ASK:
        return SHOW if s.cards.where[0] == HAND_0 + s.to_play else PASS
    best = 0
    for card in range(CARDS):
        if s.cards.where[card] == HAND_0 + s.to_play:
            best = card
    return LAY_0 + best


@rule()
def check(box, s):
    total = 0
    for place in range(6):
        total += s.cards.count[place]
    return 0 if total == CARDS else 1


def move_text(code: int) -> str:
    if code >= DRAW_0:
        return f"draw {code - DRAW_0}"
    return f"lay {code - LAY_0}" if code >= LAY_0 else ("show" if code == SHOW else "pass")


def read_move(text: str) -> int:
    for code in (PASS, SHOW, *range(LAY_0, LAY_0 + CARDS), *range(DRAW_0, DRAW_0 + CARDS)):
        if move_text(code) == text:
            return code
    raise UnreadableMove("unreadable-move", given=text)


def view(seen: Play, seat: int) -> dict[str, Any]:
    return {"phase": str(seen.s.phase), "prompt": {"key": "prompt", "args": {}}, "where": list(seen.s.cards.where)}


rules = ModuleType("tests.engine.pairs.rules")
for _f in (start, turn, moves, play, result, hide, deal, estimate, club, check):
    setattr(rules, _f.__name__, _f)

GAME = Game(
    name="pairs",
    folder=Path(__file__).parent / "pairs_data",
    facts=Facts(seats=2, most_moves=CARDS, move_codes=DRAW_0 + CARDS, longest=60, hidden=True, version=1),
    options=Options(Option("short", (False, True), False)),
    box_schema={"bonus": Int(0, 5)},
    position=Position,
    rules=rules,
    told=Told,
    move_text=move_text,
    read_move=read_move,
    seating=lambda values: Seating(),
    view=view,
    label=lambda seen, move: ("move", {"text": move_text(move)}),
    modes={"plain": {}},
)
