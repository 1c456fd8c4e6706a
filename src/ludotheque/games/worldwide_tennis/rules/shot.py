"""Success or fault (WT-23, WT-24, WT-28, WT-70 to WT-73, WT-80, WT-81): the number to reach, the die, the challenge."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..moves import Move
from ..position import AUTOMATON, FIRST_SERVICE, Card, Effect, Kind, Mark, Phase, Position, Zone
from ..told import Told
from .choices import d20, two
from .table import changed_difficulty, easier, penalty, slice_adds, surcharge


@rule("WT-11", "WT-26")
def clear_shot(s: Position) -> None:
    """Nothing has been played yet in this turn."""
    s.card = 0
    s.effect = Effect.NONE
    s.eased = 0
    s.die = 0
    s.sure = 0
    s.free_start = 0
    s.retreated = 0


@rule("WT-13")
def kind_of(box: Box, number: Card) -> int:
    """Prudent, risky or bold; services too."""
    if number >= FIRST_SERVICE:
        return box.services[number - FIRST_SERVICE].kind
    return box.cards[number - 1].kind


@rule("WT-72", "WT-74")
def sliced(box: Box, s: Position, seat: Seat, number: Card) -> bool:
    """Whether the opponent's slice touches this card of a seat: not a prudent one, and not at the net."""
    return s.spin[1 - seat] == Effect.SLICE and s.zone[seat] != Zone.NET and box.cards[number - 1].kind != Kind.PRUDENT


@rule("WT-23", "WT-27")
def is_sure(box: Box, s: Position, seat: Seat, number: Card) -> bool:
    """Whether a rally card needs no die: it answers a prudent card, is no bold one, and no slice makes it a risk."""
    if kind_of(box, s.last[1 - seat]) != Kind.PRUDENT:
        return False
    kind = box.cards[number - 1].kind
    return kind == Kind.PRUDENT or (kind == Kind.RISKY and not sliced(box, s, seat, number))


# What a target is made of


@rule("WT-52")
def printed(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """The difficulty on the card; #37's falls with every rally shot of its own that a seat has validated."""
    if number >= FIRST_SERVICE:
        return box.services[number - FIRST_SERVICE].difficulty
    if box.cards[number - 1].marks & Mark.MINUS_VALIDATED:
        return box.cards[number - 1].difficulty - s.validated[seat]
    return box.cards[number - 1].difficulty


@rule("WT-28")
def malus_adds(box: Box, s: Position, seat: Seat, number: Card) -> int:
    """The surface penalty of the opponent's last card; none for a service."""
    return 0 if number >= FIRST_SERVICE else penalty(box, s, 1 - seat, s.last[1 - seat])


@rule("WT-28", "WT-72", "WT-73")
def spin_adds(box: Box, s: Position, seat: Seat, number: Card, effect: int) -> int:
    """A service: the surcharge of its own effect. A rally card: the opponent's slice."""
    if number >= FIRST_SERVICE:
        return surcharge(box, s, seat, number, effect)
    return slice_adds(box, s, 1 - seat) if sliced(box, s, seat, number) else 0


@rule("WT-28", "WT-96")
def fatigue_adds(s: Position, seat: Seat, number: Card) -> int:
    """What the automaton's moves in this point have made its rally cards harder by."""
    return s.fatigue if s.solo and seat == AUTOMATON and number < FIRST_SERVICE else 0


@rule("WT-28")
def target_of(box: Box, s: Position, seat: Seat, number: Card, effect: int, stars: int) -> int:
    """The number a seat must reach with a card, an effect (services only) and stars."""
    target = printed(box, s, seat, number) + malus_adds(box, s, seat, number) + spin_adds(box, s, seat, number, effect)
    target += fatigue_adds(s, seat, number) + changed_difficulty(box, s, seat, number)
    return target - easier(box, s, seat, number, stars)


@rule("WT-28")
def target(box: Box, s: Position) -> int:
    """The number to reach with the shot being played."""
    return target_of(box, s, s.to_play, s.card, s.effect, s.eased)


@rule("WT-70")
def most_stars(s: Position) -> int:
    """How many stars may ease this shot."""
    return min(s.stars[s.to_play], 2 if s.card >= FIRST_SERVICE else 3)


@rule("WT-70", "WT-15", "WT-26")
def open_throw(s: Position) -> None:
    """A die will be thrown: stars first, where they may be paid."""
    automatic = s.solo and s.to_play == AUTOMATON
    s.phase = Phase.STARS if s.easing and not automatic and s.stars[s.to_play] > 0 else Phase.ROLL


@rule("WT-70")
def list_stars(s: Position, out: Row) -> int:
    """None, or as many as there are."""
    for stars in range(most_stars(s) + 1):
        out[stars] = Move.STARS_0 + stars
    return most_stars(s) + 1


@rule("WT-70")
def ease(box: Box, s: Position, move: int) -> None:
    """The stars are paid."""
    s.eased = move - Move.STARS_0
    if s.eased > 0:
        s.stars[s.to_play] -= s.eased
        tell(s, Told.EASES, s.to_play, s.eased, easier(box, s, s.to_play, s.card, s.eased))
    s.phase = Phase.ROLL


@rule("WT-24")
def throw(box: Box, s: Position, face: int) -> None:
    """The d20 has fallen."""
    s.die = face
    tell_throw(box, s, s.to_play, s.card)
    s.phase = Phase.JUDGE


@rule("WT-28")
def tell_throw(box: Box, s: Position, seat: Seat, number: Card) -> None:
    """The die, what it had to reach, and what that is made of."""
    malus, spin = malus_adds(box, s, seat, number), spin_adds(box, s, seat, number, s.effect)
    if s.solo and seat == AUTOMATON:
        tell(s, Told.AUTOMATON_THROWS, seat, s.die, target(box, s), number, malus, spin, fatigue_adds(s, seat, number))
        return
    change, eased = changed_difficulty(box, s, seat, number), easier(box, s, seat, number, s.eased)
    tell(s, Told.THROWS, seat, s.die, target(box, s), number, malus, spin, change, eased)


@rule("WT-24", "WT-28", "WT-80")
def judge(box: Box, s: Position) -> None:
    """At least the target: in. One below it may be challenged."""
    goal = target(box, s)
    if s.die >= goal:
        s.phase = Phase.VALIDATED
    elif s.die == goal - 1 and s.challenges[s.to_play] > 0:
        s.phase = Phase.CHALLENGE
    else:
        s.phase = Phase.FAULT


@rule("WT-80")
def list_challenge(out: Row) -> int:
    return two(out, Move.CHALLENGE, Move.ACCEPT)


@rule("WT-80")
def challenge(s: Position, move: int) -> None:
    """The line call is accepted, or reviewed."""
    if move == Move.CHALLENGE:
        tell(s, Told.ASKS, s.to_play)
        s.phase = Phase.REVIEW
    else:
        s.phase = Phase.FAULT


@rule("WT-80")
def list_review(out: Row) -> int:
    return two(out, Move.IN, Move.OUT)


@rule("WT-80", "WT-81", "WT-27")
def review(box: Box, s: Position, move: int) -> None:
    """In: a winner card wins, any other shot has the point replayed. Out: the token is gone and the fault stands."""
    if move == Move.IN:
        tell(s, Told.WAS_IN, s.to_play)
        wins = s.card < FIRST_SERVICE and box.cards[s.card - 1].marks & Mark.WINNER > 0
        s.phase = Phase.VALIDATED if wins else Phase.REPLAY
    else:
        s.challenges[s.to_play] -= 1
        tell(s, Told.WAS_OUT, s.to_play, s.challenges[s.to_play])
        s.phase = Phase.FAULT


PHASES = (
    At(Phase.THROW, does=open_throw),
    At(Phase.STARS, moves=list_stars, play=ease),
    At(Phase.ROLL, moves=d20, play=throw),
    At(Phase.JUDGE, does=judge),
    At(Phase.CHALLENGE, moves=list_challenge, play=challenge),
    At(Phase.REVIEW, moves=list_review, play=review),
)
