"""An independent referee of Worldwide Football: the clauses written a second time, slowly and plainly, from the box alone.

It shares nothing with the game's rules. A match is one long generator of questions (`referee_table.Question`); the order of
the lines is the order of the clauses. `Referee` holds the question that is open and takes its answer.
"""

from __future__ import annotations

from tests.games.worldwide_football import referee_solo as solo
from tests.games.worldwide_football.referee_attack import attack
from tests.games.worldwide_football.referee_prepare import prepare
from tests.games.worldwide_football.referee_shots import penalty
from tests.games.worldwide_football.referee_table import (
    Data,
    Match,
    Question,
    Steps,
    YesNo,
    begin_attack,
    clear_table,
    coin,
    discard_one,
    draw,
    trim,
)
from tests.games.worldwide_football.referee_windows import recovery, replacements


class Referee:
    """Follows a match: `question` is what is open, None when it is over."""

    def __init__(self, setup: Data, box: Data) -> None:
        self.match = Match(setup, box)
        self._steps = match(self.match)
        self.question: Question | None = next(self._steps)

    def answer(self, text: str) -> None:
        try:
            self.question = self._steps.send(text)
        except StopIteration:
            self.question = None


def match(m: Match) -> Steps:
    """WF-01, WF-82, WF-83, WF-85."""
    for half in (1, 2):
        yield from play_half(m, half)
    if level(m) and m.setup["level"] in ("extra", "shootout"):
        for half in (3, 4):
            yield from play_half(m, half)
    if level(m) and m.setup["level"] == "shootout":
        yield from shoot_out(m)
    else:
        tell_result(m)


def tell_result(m: Match) -> None:
    """WF-01, WF-82."""
    lead, most, least = standing([side.goals for side in m.sides])
    if lead < 0:
        m.say("match-drawn", goals=most)
    else:
        m.winner = lead
        m.say("match-won", seat=lead, most=most, least=least)


def standing(goals: list[int]) -> tuple[int, int, int]:
    """Who leads (-1: nobody), with how many, against how many."""
    lead = -1 if goals[0] == goals[1] else goals.index(max(goals))
    return lead, max(goals), min(goals)


def level(m: Match) -> bool:
    return m.sides[0].goals == m.sides[1].goals


def play_half(m: Match, half: int) -> Steps:
    """WF-48: attack after attack, until two give-backs in a row and an empty pile end the half."""
    m.half, m.dealt = half, False
    yield from prepare(m)
    given_before = False
    while True:
        ending = yield from attack(m)
        m.attacks += 1
        if ending == "given":
            over = yield from give_back(m, given_before)
            if over:
                lead, most, least = standing([side.goals for side in m.sides])
                m.say("half-ends", half=half, lead_seat=lead, most=most, least=least)
                return
        given_before = ending == "given"
        yield from change_sides(m, won_by_card=ending == "won")


def give_back(m: Match, given_before: bool) -> YesNo:
    """WF-13, WF-19 (1), WF-48: draw 3, the half-end test, the trim, 1 discard; the automaton's moves no card (WF-90)."""
    seat = m.ball
    side = m.sides[seat]
    rule = m.box["give_back"]
    short = len(side.pile) < rule["draw"]
    m.say("gives", seat=seat, pa=m.pa)
    if not m.automaton(seat):
        yield from draw(m, seat, rule["draw"])
    if given_before and any(not each_side.pile for each_side in m.sides):
        return True
    if not m.automaton(seat):
        yield from trim(m, seat)
        if not short and not m.stadium(seat, "home_keep"):
            for _ in range(min(rule["discard"], len(side.hand))):
                yield from discard_one(m, seat, side.hand, [])
    return False


def change_sides(m: Match, won_by_card: bool) -> Steps:
    """WF-19 (2) to (4)."""
    if m.automaton(m.ball):
        solo.put_back_recovered(m)
    clear_table(m)
    m.old_pa = m.pa
    begin_attack(m, 1 - m.ball)
    yield from replacements(m, m.ball)
    yield from replacements(m, 1 - m.ball)
    yield from recovery(m, won_by_card)


def shoot_out(m: Match) -> Steps:
    """WF-85: five each in turn, stopped as soon as one can't be caught; then pairs until one leads after a pair."""
    m.half = 5
    first = yield from coin()
    m.say("shoot-out", seat=first)
    left = [m.box["set_pieces"]["kicks"]] * 2
    while True:
        for shooter in (first, 1 - first):
            yield from kick(m, shooter)
            left[shooter] -= 1
            lead, most, least = standing([side.kicks_scored for side in m.sides])
            if lead >= 0 and most > least + left[1 - lead]:
                m.winner = lead
                m.say("match-won-on-kicks", seat=lead, most=most, least=least, goals=m.sides[0].goals)
                return
        if left == [0, 0]:
            left = [1, 1]


def kick(m: Match, shooter: int) -> Steps:
    side = m.sides[shooter]
    goal = yield from penalty(m, shooter, in_play=False)
    side.kicks += 1
    side.kicks_scored += goal
    lead, most, least = standing([side.kicks_scored for side in m.sides])
    m.say("kick", seat=shooter, goal=goal, lead_seat=lead, most=most, least=least)
