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


class News(NamedTuple):
    """What has happened: its name (of several the rules may choose), and the facts."""

    names: list[str]
    facts: dict[str, Any]


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
        self.taken = 0  # dice
        self.dice: list[int] = []  # as they fell
        self.added = 0  # bonus
        self.reasons: list[str] = []  # why a shot or service has ended the point, every reason there is
        self.last_winner: int | None = None  # of the point before: side, why, and the tennisman who hit last
        self.last_reasons: list[str] = []
        self.last_hitter = ""
        self.rally = 0  # shots of this point
        self.rallies: list[int] = []  # of every point
        self.served_points_won = 0
        self.news: list[News] = []  # since somebody was last asked
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

    def say(self, name: str, man: str, **facts: Any) -> None:
        """Something that a tennisman does; its number is said where its seat moves two."""
        number = int(man[1]) if self.players == 2 else 0
        self.news.append(News([name], {"seat": self.seat(man), "man": number, **facts}))

    def ask(self, man: str, answers: list[str]) -> Telling[str]:
        """TO-39: a step with one legal choice isn't asked."""
        if len(answers) == 1:
            return answers[0]
        return (yield Asked(self.seat(man), answers))

    def stand(self, man: str, places: list[int], name: str) -> Telling[None]:
        answer = yield from self.ask(man, [f"stand {place}" for place in places])
        before, self.place[man] = self.place[man], int(answer.removeprefix("stand "))
        came_from = {} if name == "partner" else {"before": before}
        self.say(name, man, place=self.place[man], **came_from)

    # The match

    def match(self) -> Telling[None]:
        """TO-11: a draw decides who serves first."""
        drawn = yield Asked(NATURE, ["first A", "first B"])
        side = drawn.removeprefix("first ")
        self.score.begin(side)
        if self.players == 4:
            self.news.append(News(["pair-toss"], {"side": "AB".index(side)}))
        else:
            self.say("toss", f"{side}1")
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
        sets, games = len(self.score.past_sets), sum(self.score.games)
        self.score.point_for(winner)
        if len(self.score.past_sets) > sets:
            self.call_set(winner)
        elif sum(self.score.games) > games:
            self.call("game", winner, self.score.games, other_seat=1 - winner)
            if self.score.in_tie_break():
                self.news.append(News(["tie-break"], {}))
        elif self.score.in_tie_break():
            leader = max((winner, 1 - winner), key=lambda side: self.score.points[side])
            self.call("tie-point", leader, self.score.called())
        else:
            self.call("point", winner, self.score.called(), serving=int(winner == self.side(self.server)))

    def call(self, name: str, side: int, counted: list[int], **facts: int) -> None:
        """The umpire's call: a seat's, or that of a side of two seats."""
        what = {"tie-point": "points"}.get(name, f"{name}s")
        facts = {"seat": side, what: counted[side], f"other_{what}": counted[1 - side], **facts}
        if self.players == 4:
            name, facts = f"pair-{name}", {key.replace("seat", "side"): fact for key, fact in facts.items()}
        self.news.append(News([name], facts))

    def call_set(self, winner: int) -> None:
        lost = self.score.tie_break_losers[-1]
        games = {"games": self.score.past_sets[-1][winner], "other_games": self.score.past_sets[-1][1 - winner]}
        name, who = ("pair-set", "side") if self.players == 4 else ("set", "seat")
        self.news.append(News([name], {who: winner, **games, "tie_lost": -1 if lost is None else lost}))
        if self.score.winner is not None:
            sets = {"sets": self.score.sets[winner], "other_sets": self.score.sets[1 - winner]}
            self.news.append(News([name.replace("set", "match")], {who: winner, **sets}))

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
        yield from self.stand(self.server, [*range(1, LAST + 1), BASELINE], "server-stands")  # TO-24: where it likes
        return (yield from self.exchange(self.receiver, "return"))

    def partners_stand(self) -> Telling[None]:
        """TO-72: the server's partner, then the receiver's, choose any division or the baseline."""
        for man in (self.partner(self.server), self.partner(self.receiver)):
            yield from self.stand(man, [*range(1, LAST + 1), BASELINE], "partner")

    # The service

    def service(self) -> Telling[int | None]:
        """TO-21, TO-22: the service die until it shows a division, an ace or a second fault; who has won by it, if anybody."""
        serving, receiving = self.side(self.server), self.side(self.receiver)
        while True:
            face = yield Asked(NATURE, self.service_die)
            if face == "L":
                self.say("let", self.server)
                continue
            if face == "A":
                if self.attempt == 1:
                    self.say("ace", self.server)
                    self.reasons = ["win-ace"]
                    return serving
                self.say("ace-again", self.server)
                continue  # no ace after a fault: thrown again
            if face == "F":
                if self.attempt == 2:
                    self.say("double-fault", self.server)
                    self.reasons = ["double-fault"]
                    return receiving
                self.say("fault", self.server)
                self.attempt = 2
                continue
            self.ball, self.ball_side = int(face), self.receiver[0]
            self.say("service", self.server, division=self.ball, attempt=self.attempt)
            return None

    # The exchange

    def exchange(self, hitter: str, shot: str) -> Telling[int]:
        """TO-39: stroke after stroke, from this one on, until one ends the point; the side that wins it."""
        self.begin_stroke(hitter, shot)
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
            yield from self.stand(self.hitter, self.places_afterwards(), self.how_it_stands())
            if answer == "smash or bounce":
                answer = yield from self.announce()
            self.begin_stroke(self.target, answer)

    def begin_stroke(self, hitter: str, shot: str) -> None:
        self.hitter, self.target, self.shot = hitter, "", shot
        self.taken, self.dice, self.added = 0, [], 0

    def name_an_opponent(self) -> Telling[None]:
        """TO-73: before the dice the hitter names whom it plays on; in singles there is one opponent."""
        others = self.opponents(self.hitter)
        named = yield from self.ask(self.hitter, [f"on {man}" for man in others])
        self.target = named.removeprefix("on ")
        if len(others) > 1:
            number = int(self.target[1]) if self.players == 2 else 0
            self.say("aims", self.hitter, other_seat=self.seat(self.target), other_man=number)

    def come_to_the_ball(self) -> None:
        before = dict(self.place)
        self.go_to_the_ball()
        here = self.place[self.hitter]
        if self.shot == "smash":
            self.say("smash", self.hitter, place=here)
            if before[self.target] != BASELINE:
                self.say("driven-back", self.target)
        elif here != before[self.hitter]:
            name = "steps-back" if here == BASELINE else "steps-in"
            self.say("steps-to-volley" if self.shot == "volley" else name, self.hitter, place=here, before=before[self.hitter])

    def go_to_the_ball(self) -> None:
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
        count = self.taken = int(answer.removeprefix("dice "))
        if self.shot != "smash":
            stroke = self.stroke(count)
            self.say(stroke, self.hitter, stroke=stroke, dice=count, place=self.place[self.hitter])
        return count

    def stroke(self, count: int) -> str:
        """TO-40, TO-41: what a shot is called."""
        if self.shot != "plain":
            return self.shot
        if self.place[self.target] in self.volley_zone:
            return {2: "passing", 3: "lob"}[count]
        return {1: "short", 2: "drive", 3: "long"}[count]

    def throw(self, count: int) -> Telling[None]:
        self.dice = []
        for _ in range(count):
            face = yield Asked(NATURE, self.exchange_die)
            self.dice.append(int(face))

    def bonus(self) -> Telling[int]:
        """TO-43: a volleyer adds 0 to 3 after seeing the dice."""
        answer = yield from self.ask(self.hitter, [f"bonus {more}" for more in range(self.most_bonus + 1)])
        more = self.added = int(answer.removeprefix("bonus "))
        if more:
            self.say("bonus", self.hitter, bonus=more)
        return more

    def lands(self, count: int, total: int) -> int | None:
        """TO-03: division by division from where it bounced, over the net; the side that wins the point, if it is over."""
        division = total - self.ball + 1
        self.rally += 1
        if total < self.ball or division > LAST:
            self.reasons = ["net" if total < self.ball else "out"]
            self.tell_landing(self.reasons, total, self.ball)
            return 1 - self.side(self.hitter)
        self.reasons = self.wins(count, division)
        if self.reasons:
            at_feet = self.reasons == ["win-return"] and division == self.place[self.target]
            self.tell_landing(["win-at-feet"] if at_feet else self.reasons, total, division)
            return self.side(self.hitter)
        self.ball, self.ball_side = division, self.target[0]
        self.tell_landing(["lobbed" if self.answered_by(count) == "smash or bounce" else "lands"], total, division)
        return None

    def tell_landing(self, names: list[str], total: int, division: int) -> None:
        """The dice as they fell and the bonus, digit by digit; of several reasons to win the rules may name any."""
        throw = int("".join(map(str, [*self.dice, total - sum(self.dice)])))
        where = "feet" if names == ["win-at-feet"] else "division"
        self.say("", self.hitter, total=total, throw=throw, **{where: division})
        self.news[-1] = News(names, self.news[-1].facts)

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

    def how_it_stands(self) -> str:
        """TO-56, TO-57, TO-62: by which rule the hitter chooses its place."""
        if self.shot == "smash":
            return "stands-after-smash"
        return "comes-in" if self.place[self.hitter] == BASELINE else "stands"

    def announce(self) -> Telling[str]:
        """TO-60, TO-61: the volleyer under a lob smashes, or lets it bounce and plays a plain shot."""
        answer = yield from self.ask(self.target, ["smash", "bounce"])
        if answer == "smash":
            return "smash"
        self.say("bounce", self.target)
        return "plain"
