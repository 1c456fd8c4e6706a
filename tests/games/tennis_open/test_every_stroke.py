"""Every stroke of singles, at a ball on every division, against an opponent on every place, by the rules and the referee."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from ludotheque.games.tennis_open.position import Fate, Shot

from . import referee as second
from .following import GAME, STANDARD, Match, fresh_seed

VOLLEY_ENDS = {"clay": 3, "cement": 4, "grass": 5}
DICE = {"return": (2, 3), "plain": (1, 2, 3), "volley": (1, 2, 3), "backcourt": (2,), "smash": (2,), "smash-return": (1,)}
AFTERWARDS = 3  # steps that are followed after the stroke


def balls(shot: str, end: int) -> range:
    """The divisions on which a ball for this shot can lie, the volley zone ending there."""
    if shot in ("return", "volley"):
        return range(1, end + 1)
    if shot == "smash":
        return range(2, 7)
    return range(end + 1, 8) if shot == "backcourt" else range(1, 7) if shot == "smash-return" else range(1, 8)


def throws(shot: str) -> Iterator[tuple[tuple[int, ...], int]]:
    """For each number of dice one throw a total, and every bonus."""
    for count in DICE[shot]:
        by_total = {sum(dice): dice for dice in itertools.product(range(1, 7), repeat=count)}
        yield from itertools.product(by_total.values(), range(4) if shot == "volley" else (0,))


class Scene:
    """The first point of a match, in which strokes are set up again and again."""

    def __init__(self, surface: str, seed: int) -> None:
        self.match = Match({"surface": surface}, "anything goes", str(seed))
        self.first, self.second = self.match.chance.choice([("A", "B"), ("B", "A")])
        self.do(f"first {self.first}", "1")
        self.served = bytes(self.match.play.s.raw)
        self.do("stand 8", "dice 2", "1", "1")
        self.in_exchange = bytes(self.match.play.s.raw)  # the receiver has played short and looks for its place

    def do(self, *texts: str) -> None:
        for text in texts:
            self.match.play.do(GAME.read_move(text))

    def set_rules(self, shot: str, ball: int, stands: int) -> None:
        s = self.match.play.s
        s.raw[:] = self.served if shot == "return" else self.in_exchange
        s.ball = ball
        if shot != "return":
            s.place[s.server] = ball if shot == "backcourt" else second.BASELINE
            s.fate = Fate.LOBBED if shot == "smash" else next(kind for kind in Shot if kind.text == shot)
        s.told.clear()
        self.do(f"stand {stands}", *(["smash"] if shot == "smash" else []))
        del s.told[0]  # that the opponent stands there: the referee begins with the stroke

    def set_referee(self, shot: str, ball: int, stands: int) -> second.Telling[None]:
        referee = second.Referee(STANDARD, self.match.play.setup)
        referee.score.begin(self.first)
        referee.server, referee.receiver = self.first + "1", self.second + "1"
        hitter, opponent = referee.server, referee.receiver
        if shot == "return":
            hitter, opponent = opponent, hitter
        referee.ball, referee.ball_side = ball, hitter[0]
        referee.place = {hitter: ball if shot == "backcourt" else second.BASELINE, opponent: stands}
        self.match.referee = referee
        return from_here(referee, hitter, shot)

    def stroke(self, shot: str, ball: int, stands: int, dice: tuple[int, ...], bonus: int) -> bool:
        """Play it and a little more; False if so many dice aren't allowed."""
        self.set_rules(shot, ball, stands)
        telling = self.set_referee(shot, ball, stands)
        match = self.match
        match.log = [f"{self.first} serves; {shot} at a ball on {ball}, the opponent on {stands}"]
        wanted = [f"dice {len(dice)}", *map(str, dice), f"bonus {bonus}"]
        asked = match.now(next(telling))
        if asked and asked.who != second.NATURE and wanted[0] not in asked.answers:
            return False
        for answer in wanted:
            if asked and answer in asked.answers:
                asked = match.step(telling, asked, answer)
        for _ in range(AFTERWARDS):
            if asked:
                asked = match.step(telling, asked, match.choose(asked))
        return True


def from_here(referee: second.Referee, hitter: str, shot: str) -> second.Telling[None]:
    winner = yield from referee.exchange(hitter, shot)
    referee.count(winner)
    yield from referee.points()


@pytest.mark.parametrize("surface", VOLLEY_ENDS)
def test_every_stroke(surface: str) -> None:
    scene = Scene(surface, fresh_seed())
    played = 0
    for shot in DICE:
        for ball, stands in itertools.product(balls(shot, VOLLEY_ENDS[surface]), range(1, 9)):
            played += sum(scene.stroke(shot, ball, stands, dice, bonus) for dice, bonus in throws(shot))
    assert played > 5000
