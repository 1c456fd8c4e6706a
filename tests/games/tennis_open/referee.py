"""A second referee: Tennis Open written once more, slowly, as the rulebook tells it, to be compared with the rules.

It is made from the rulebook, the clauses and `box.toml` alone and shares nothing with the rules it checks. A match is told
from beginning to end; wherever somebody decides or a die falls, the telling stops (`yield`) and says who is asked and what
may be answered. Places are 1 (at the net) to 7, and 8 for the baseline; tennismen are called A1, B1, A2, B2.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeVar

from .referee_score import Scoreboard

LAST = 7  # division
BASELINE = 8
NATURE = "nature"
T = TypeVar("T")


class Asked(NamedTuple):
    """Whom: a seat or Nature. The answers: a seat's moves, or what can come, each as often as it is likely."""

    who: int | str
    answers: list[str]


Telling = Generator[Asked, str, T]


class Referee:
    def __init__(self, box: dict[str, Any], setup: dict[str, Any]) -> None:
        court = next(court for court in box["surfaces"] if court["name"] == setup["surface"])
        self.volley_zone = list(range(1, court["volley"] + 1))  # TO-02
        self.defence_zone = list(range(court["volley"] + 1, LAST + 1))
        self.service_die: list[str] = court["service"]  # TO-23
        self.exchange_die = [str(face) for face in box["exchange"]]
        self.most_bonus: int = box["bonus"]
        self.players: int = setup["doubles"]  # of a doubles match, 0 in singles
        self.men = ["A1", "B1", "A2", "B2"] if self.players else ["A1", "B1"]
        self.score = Scoreboard(box, setup)
        self.place = dict.fromkeys(self.men, BASELINE)
        self.server = self.receiver = ""
        self.attempt = 1
        self.ball = 0  # the division where it bounced; 0: in the server's hand
        self.ball_side = ""
        self.hitter = ""  # nobody before the return of service
        self.target = ""  # the opponent played on, once named
        self.shot = ""
        self.dice: list[int] = []
        self.reasons: list[str] = []  # why a shot or service has ended the point, every reason there is
        self.last_winner: int | None = None  # of the point before: side, why, and the tennisman who hit last
        self.last_reasons: list[str] = []
        self.last_hitter = ""
        self.rally = 0  # shots of this point
        self.rallies: list[int] = []  # of every point
        self.served_points_won = 0
        self.won_by = {"win-ace": [0, 0], "double-fault": [0, 0], "a winning shot": [0, 0]}  # points, by the side that hit

    # Who is who

    def side(self, man: str) -> int:
        return "AB".index(man[0])

    def seat(self, man: str) -> int:
        """TO-70: two players, one a side, or four with a tennisman each."""
        return ["A1", "B1", "A2", "B2"].index(man) if self.players == 4 else self.side(man)

    def opponents(self, man: str) -> list[str]:
        return [other for other in self.men if other[0] != man[0]]

    def partner(self, man: str) -> str:
        return man[0] + ("2" if man[1] == "1" else "1")

    def ask(self, man: str, answers: list[str]) -> Telling[str]:
        """TO-39: a step with one legal choice isn't asked."""
        if len(answers) == 1:
            return answers[0]
        return (yield Asked(self.seat(man), answers))

    def stand(self, man: str, places: list[int]) -> Telling[None]:
        answer = yield from self.ask(man, [f"stand {place}" for place in places])
        self.place[man] = int(answer.removeprefix("stand "))

    # The match

    def match(self) -> Telling[None]:
        """TO-11: a draw decides who serves first."""
        drawn = yield Asked(NATURE, ["first A", "first B"])
        self.score.begin(drawn.removeprefix("first "))
        yield from self.points()

    def points(self) -> Telling[None]:
        """TO-10: point after point until somebody has won."""
        while self.score.winner is None:
            winner = yield from self.point()
            self.count(winner)

    def count(self, winner: int) -> None:
        """The point goes to that side; and what people like to know about a match."""
        self.last_winner, self.last_reasons, self.last_hitter = winner, self.reasons, self.hitter or self.server
        self.rallies.append(self.rally)
        if winner == self.side(self.server):
            self.served_points_won += 1
        if self.reasons[0] in ("win-ace", "double-fault"):
            self.won_by[self.reasons[0]][self.side(self.server)] += 1
        elif self.reasons[0] not in ("net", "out"):
            self.won_by["a winning shot"][winner] += 1
        self.score.point_for(winner)

    def point(self) -> Telling[int]:
        """TO-20: all on the baseline; the service; the exchange. The side that wins the point."""
        self.server, self.receiver = self.score.server(), self.score.receiver()
        self.attempt, self.ball, self.hitter, self.target, self.rally = 1, 0, "", "", 0
        self.ball_side = self.server[0]
        for man in self.men:
            self.place[man] = BASELINE
        if self.players:
            yield from self.partners_stand()
        decided = yield from self.service()
        if decided is not None:
            return decided
        yield from self.stand(self.server, [*range(1, LAST + 1), BASELINE])  # TO-24: where it likes
        return (yield from self.exchange(self.receiver, "return"))

    def partners_stand(self) -> Telling[None]:
        """TO-72: the server's partner, then the receiver's, choose any division or the baseline."""
        for man in (self.partner(self.server), self.partner(self.receiver)):
            yield from self.stand(man, [*range(1, LAST + 1), BASELINE])

    # The service

    def service(self) -> Telling[int | None]:
        """TO-21, TO-22: the service die until it shows a division, an ace or a second fault; who has won by it, if anybody."""
        serving, receiving = self.side(self.server), self.side(self.receiver)
        while True:
            face = yield Asked(NATURE, self.service_die)
            if face == "L":
                continue
            if face == "A":
                if self.attempt == 1:
                    self.reasons = ["win-ace"]
                    return serving
                continue  # no ace after a fault: thrown again
            if face == "F":
                if self.attempt == 2:
                    self.reasons = ["double-fault"]
                    return receiving
                self.attempt = 2
                continue
            self.ball, self.ball_side = int(face), self.receiver[0]
            return None

    # The exchange

    def exchange(self, hitter: str, shot: str) -> Telling[int]:
        """TO-39: stroke after stroke, from this one on, until one ends the point; the side that wins it."""
        self.hitter, self.target, self.shot, self.dice = hitter, "", shot, []
        while True:
            yield from self.name_an_opponent()
            self.come_to_the_ball()
            count = yield from self.number_of_dice()
            yield from self.throw(count)
            total = sum(self.dice)
            if self.shot == "volley":
                total += yield from self.bonus()
            winner = self.lands(count, total)
            if winner is not None:
                return winner
            answer = self.answered_by(count)
            yield from self.stand(self.hitter, self.places_afterwards())
            if answer == "smash or bounce":
                answer = yield from self.announce()
            self.hitter, self.target, self.shot, self.dice = self.target, "", answer, []

    def name_an_opponent(self) -> Telling[None]:
        """TO-73: before the dice the hitter names whom it plays on; in singles there is one opponent."""
        others = self.opponents(self.hitter)
        named = yield from self.ask(self.hitter, [f"on {man}" for man in others])
        self.target = named.removeprefix("on ")

    def come_to_the_ball(self) -> None:
        """Where the hitter plays from."""
        if self.shot == "return":
            self.place[self.hitter] = BASELINE  # TO-25
        elif self.shot == "backcourt":
            pass  # TO-33: from where it stands
        elif self.shot == "volley":
            self.place[self.hitter] = self.ball + 1  # TO-32
        elif self.shot == "smash":
            self.place[self.hitter] = self.ball  # TO-61; the opponent, in doubles the one named (TO-74), goes back
            self.place[self.target] = BASELINE
        elif self.ball in self.volley_zone:
            self.place[self.hitter] = self.ball + 1  # TO-30, TO-38
        else:
            self.place[self.hitter] = BASELINE  # TO-31, TO-38

    def number_of_dice(self) -> Telling[int]:
        """TO-25, TO-40 to TO-42."""
        if self.shot == "return":
            allowed = [2, 3]
        elif self.shot in ("backcourt", "smash"):
            allowed = [2]
        elif self.shot == "smash-return":
            allowed = [1]
        elif self.place[self.target] in self.volley_zone:
            allowed = [2, 3]  # passing or lob
        else:
            allowed = [1, 2, 3]
        answer = yield from self.ask(self.hitter, [f"dice {count}" for count in allowed])
        return int(answer.removeprefix("dice "))

    def throw(self, count: int) -> Telling[None]:
        self.dice = []
        for _ in range(count):
            face = yield Asked(NATURE, self.exchange_die)
            self.dice.append(int(face))

    def bonus(self) -> Telling[int]:
        """TO-43: a volleyer adds 0 to 3 after seeing the dice."""
        answer = yield from self.ask(self.hitter, [f"bonus {more}" for more in range(self.most_bonus + 1)])
        return int(answer.removeprefix("bonus "))

    def lands(self, count: int, total: int) -> int | None:
        """TO-03: division by division from where it bounced, over the net; the side that wins the point, if it is over."""
        division = total - self.ball + 1
        self.rally += 1
        if total < self.ball:
            self.reasons = ["net"]
            return 1 - self.side(self.hitter)
        if division > LAST:
            self.reasons = ["out"]
            return 1 - self.side(self.hitter)
        self.reasons = self.wins(count, division)
        if self.reasons:
            return self.side(self.hitter)
        self.ball, self.ball_side = division, self.target[0]
        return None

    def wins(self, count: int, division: int) -> list[str]:
        """Every reason why a ball on this division wins at once; none: the point goes on."""
        stands = self.place[self.target]
        if self.shot == "return":  # TO-26, and nothing else: on or behind an opponent who isn't on the baseline
            return ["win-return"] if stands != BASELINE and division >= stands else []
        if self.shot == "smash":  # TO-63
            return ["win-smash"] if division == LAST else []
        reasons = []
        if stands in self.volley_zone and division > stands and count in (1, 2):
            reasons.append("win-passing")  # TO-50
        if stands in self.volley_zone and division == LAST and count == 3:
            reasons.append("win-lob")  # TO-51
        if stands in self.defence_zone and division > stands:
            reasons.append("win-behind")  # TO-52
        if stands not in self.volley_zone and division == 1 and count == 1:
            reasons.append("win-drop")  # TO-53
        if self.shot == "volley" and division == LAST:
            reasons.append("win-volley")  # TO-54
        return reasons

    def answered_by(self, count: int) -> str:
        """TO-35 to TO-38: what the opponent plays at the ball that lies on its side now."""
        stood = self.place[self.target]
        if self.shot == "smash":
            return "smash-return"  # TO-63
        if stood in self.volley_zone:
            if self.ball <= stood:
                return "volley"  # TO-32
            assert count == 3, "behind a volleyer only a lob is left in play"
            return "smash or bounce"  # TO-60
        if stood in self.defence_zone and self.ball == stood:
            return "backcourt"  # TO-33
        return "plain"  # TO-30, TO-31

    def places_afterwards(self) -> list[int]:
        """Where the hitter may stand after its shot, from where it hit the ball (TO-55)."""
        here = self.place[self.hitter]
        if self.shot == "smash":  # TO-62
            return sorted({*self.volley_zone, BASELINE, here})
        if here == BASELINE:  # TO-57
            long_ball = self.ball in (6, 7)
            return [*(self.volley_zone if long_ball else []), *self.defence_zone, BASELINE]
        return [place for place in range(here - 2, here + 3) if 1 <= place <= BASELINE]  # TO-56

    def announce(self) -> Telling[str]:
        """TO-60, TO-61: the volleyer under a lob smashes, or lets it bounce and plays a plain shot."""
        answer = yield from self.ask(self.target, ["smash", "bounce"])
        return "smash" if answer == "smash" else "plain"
