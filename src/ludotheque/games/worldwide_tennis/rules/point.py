"""The end of a point and the change of ends (WT-50 to WT-54, WT-82)."""

from __future__ import annotations

from ludotheque.engine.phases import At
from ludotheque.engine.record import Row
from ludotheque.engine.rule import Seat, rule, tell
from ludotheque.games.tennis.score import LEAD, Won, current_set, points_played, score_point, serving_side

from ..components import Box
from ..moves import Move
from ..position import AUTOMATON, DECK, EVERYONE, Card, Mark, Mode, Phase, Place, Position, Stage
from ..told import Told
from .choices import two
from .rally import list_hand
from .table import amount, concentration, forget_pile, known_to, lay, lies, reshuffle, turn_stars

FIRST_CHANGE = 3  # games: none at 1-0


@rule("WT-50", "WT-51", "WT-02", "WT-03", "WT-04")
def point_won(box: Box, s: Position) -> None:
    """1: the score. If the match is over everything stops here."""
    s.points_served[s.server] += 1
    if s.winner == s.server:
        s.points_held[s.server] += 1
    s.longest_rally = max(s.longest_rally, s.shots)
    s.chosen = -1
    this_set = current_set(s.score)
    was_tie_break = s.score.in_tie_break
    brought = score_point(s.score, s.winner)
    tell_score(s, brought, this_set)
    if brought == Won.MATCH:
        s.phase = Phase.OVER
        return
    if s.score.in_tie_break and not was_tie_break:
        tell(s, Told.TIE_BREAK)
    if brought == Won.SET:
        return_challenges(box, s)
    s.ends = 1 if ends_change(box, s, brought, this_set) else 0
    close_point(box, s)


@rule()
def tell_score(s: Position, brought: int, this_set: int) -> None:
    """What the point brought; the winner's score first."""
    seat = s.winner
    if brought < Won.GAME:
        tell(s, Told.POINT, seat, s.score.points[seat], s.score.points[1 - seat], s.score.in_tie_break)
    elif s.mode == Mode.TIE_BREAK:
        lost = s.score.tie_lost[0]
        tell(s, Told.MATCH, seat, max(s.score.tie_break, lost + LEAD), lost, 1)
    else:
        won, lost = s.score.games[this_set, seat], s.score.games[this_set, 1 - seat]
        tell(s, Told.GAME if brought == Won.GAME else Told.SET, seat, won, lost)
        if brought == Won.MATCH:
            tell(s, Told.MATCH, seat, s.score.sets[seat], s.score.sets[1 - seat], 0)


@rule("WT-80")
def return_challenges(box: Box, s: Position) -> None:
    """At the end of a set each seat short of challenge tokens gets one back."""
    for seat in range(2):
        automatic = s.solo and seat == AUTOMATON
        if s.challenging and not automatic and s.challenges[seat] < box.rules.challenges:
            s.challenges[seat] += 1
            tell(s, Told.TOKEN, seat)


@rule("WT-53")
def ends_change(box: Box, s: Position, brought: int, this_set: int) -> bool:
    """Tie-break mode: every six points. Match: after a set, and at 3, 5, 7, 9 and 11 games."""
    if s.mode == Mode.TIE_BREAK:
        return points_played(s.score) % box.rules.change_every == 0
    if brought == Won.SET:
        return True
    games = s.score.games[this_set, 0] + s.score.games[this_set, 1]
    return brought == Won.GAME and games >= FIRST_CHANGE and games % 2 == 1


@rule("WT-82")
def replay_point(box: Box, s: Position) -> None:
    """Nothing is scored; cards are drawn, trimmed and put away, then the point is played again."""
    tell(s, Told.REPLAY)
    s.replays += 1
    s.again = 1
    s.longest_rally = max(s.longest_rally, s.shots)
    close_point(box, s)


@rule("WT-51", "WT-52")
def close_point(box: Box, s: Position) -> None:
    """2: #37 comes back to its hand. Then 3, the draws."""
    for seat in range(2):
        if amount(s, seat, Place.PLAYED) > 0:
            for number in range(1, DECK + 1):
                if lies(s, seat, number, Place.PLAYED) and box.cards[number - 1].marks & Mark.RECYCLABLE:
                    lay(s, seat, number, Place.HAND, EVERYONE)
                    tell(s, Told.BACK, seat, number)
    s.stage = Stage.CLOSING
    s.phase = Phase.DRAWING


# Draws and trims: of the deal, of the end of a point, of a change of ends


@rule("WT-51")
def first_seat(s: Position) -> int:
    """Where both act the server of the point goes first."""
    return s.server if s.stage == Stage.CLOSING else 0


@rule("WT-51", "WT-07")
def go_on_drawing(s: Position) -> None:
    """3: who still has a card to draw? An empty pile is made anew from the discard; both empty: the draw is lost."""
    for i in range(2):
        seat = first_seat(s) ^ i
        if s.due[seat] > 0:
            if amount(s, seat, Place.PILE) == 0 and amount(s, seat, Place.DISCARD) > 0:
                reshuffle(s, seat)
            if amount(s, seat, Place.PILE) > 0:
                s.to_play = seat
                s.phase = Phase.DRAW
                return
            s.due[seat] = 0
            tell(s, Told.NO_CARD, seat)
    s.phase = Phase.ASK_PLAN if s.stage == Stage.CHANGING else Phase.TRIMMING


@rule("WT-51")
def list_pile(s: Position, seat: Seat, first: int, last: int, out: Row) -> int:
    """The cards first to last of a seat's pile: each is equally likely to be on top."""
    n = 0
    for number in range(first, last + 1):
        if lies(s, seat, number, Place.PILE):
            out[n] = Move.DRAW + number
            n += 1
    return n


@rule("WT-51")
def list_draw(s: Position, out: Row) -> int:
    return list_pile(s, s.to_play, 1, DECK, out)


@rule("WT-51", "WT-09")
def draw(s: Position, number: Card) -> None:
    """A card comes to the hand; only its owner sees it, so that of the pile nobody else knows anything any more."""
    lay(s, s.to_play, number, Place.HAND, known_to(s, s.to_play))
    forget_pile(s, s.to_play)
    s.due[s.to_play] -= 1
    tell(s, Told.DREW, s.to_play, number)
    s.phase = Phase.DRAWING


@rule("WT-51", "WT-53", "WT-07")
def go_on_trimming(s: Position) -> None:
    """4: who still holds too many cards?"""
    for i in range(2):
        seat = first_seat(s) ^ i
        automatic = s.solo and seat == AUTOMATON
        if not automatic and amount(s, seat, Place.HAND) > s.limit[seat]:
            s.to_play = seat
            s.phase = Phase.TRIM
            return
    if s.stage == Stage.DEALING:
        s.phase = Phase.TOSS
    elif s.stage == Stage.CLOSING:
        s.phase = Phase.TIDY
    else:
        s.changed += 1
        s.phase = Phase.ENDS


@rule("WT-51", "WT-07")
def trim(s: Position, number: Card) -> None:
    """One card too many goes to the discard."""
    lay(s, s.to_play, number, Place.DISCARD, EVERYONE)
    tell(s, Told.TRIMS, s.to_play, number)
    s.phase = Phase.TRIMMING


@rule("WT-51", "WT-53", "WT-82")
def tidy(s: Position) -> None:
    """5: the played cards go to the discard. 6: a change of ends, if due."""
    for seat in range(2):
        if amount(s, seat, Place.PLAYED) > 0:
            for number in range(1, DECK + 1):
                if lies(s, seat, number, Place.PLAYED):
                    lay(s, seat, number, Place.DISCARD, EVERYONE)
    if s.ends and not s.again:
        s.ends = 0
        s.changed = 0
        tell(s, Told.ENDS)
        s.phase = Phase.ENDS
    else:
        s.again = 0
        s.phase = Phase.OPEN_POINT


# 6. Change of ends


@rule("WT-53", "WT-99")
def change_ends(s: Position) -> None:
    """The next server first, then the other; the automaton does nothing."""
    if s.changed == 2:
        s.phase = Phase.OPEN_POINT
        return
    s.to_play = serving_side(s.score) ^ s.changed
    s.stage = Stage.CHANGING
    if s.solo and s.to_play == AUTOMATON:
        s.changed += 1
    else:
        s.phase = Phase.CHANGE


@rule("WT-53")
def can_plan(s: Position) -> bool:
    """Whether a tactical plan is open to the seat: not made yet, a star to pay, a card to take back."""
    return s.stage == Stage.CHANGING and s.stars[s.to_play] > 0 and amount(s, s.to_play, Place.DISCARD) > 0


@rule("WT-53")
def list_changes(s: Position, out: Row) -> int:
    """A card, or stars; the plan may come before that, for the draw can shuffle the discard away."""
    n = two(out, Move.RECOVER, Move.CONCENTRATE)
    return list_discard(s, n, out) if can_plan(s) else n


@rule("WT-53", "WT-88")
def change(box: Box, s: Position, move: int) -> None:
    """A card, or stars, or first the plan: then a card or stars are still to be chosen."""
    if move > Move.TAKE:
        take_back(s, move - Move.TAKE)
        s.stage = Stage.PLANNED
    elif move == Move.CONCENTRATE:
        tell(s, Told.CONCENTRATES, s.to_play, turn_stars(s, s.to_play, concentration(box, s, s.to_play)))
        s.phase = Phase.ASK_PLAN
    else:
        tell(s, Told.RECOVERS, s.to_play)
        s.due[s.to_play] = 1
        s.phase = Phase.DRAWING


@rule("WT-53")
def ask_plan(s: Position) -> None:
    """A star for a card of the discard, if there are both and it was not done before."""
    s.phase = Phase.PLAN if can_plan(s) else Phase.TRIMMING


@rule("WT-53")
def list_discard(s: Position, n: int, out: Row) -> int:
    """Behind n moves: to take back any card of the discard."""
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, Place.DISCARD):
            out[n] = Move.TAKE + number
            n += 1
    return n


@rule("WT-53")
def list_plan(s: Position, out: Row) -> int:
    """Any card of the discard, or none."""
    n = list_discard(s, 0, out)
    out[n] = Move.NO_PLAN
    return n + 1


@rule("WT-53")
def plan(s: Position, move: int) -> None:
    """The plan after the draw or the stars, or none."""
    if move != Move.NO_PLAN:
        take_back(s, move - Move.TAKE)
    s.phase = Phase.TRIMMING


@rule("WT-53", "WT-09")
def take_back(s: Position, number: Card) -> None:
    """A star is paid and the card taken back, seen by all."""
    s.stars[s.to_play] -= 1
    lay(s, s.to_play, number, Place.HAND, EVERYONE)
    tell(s, Told.PLANS, s.to_play, number)


PHASES = (
    At(Phase.POINT_WON, does=point_won),
    At(Phase.REPLAY, does=replay_point),
    At(Phase.DRAWING, does=go_on_drawing),
    At(Phase.DRAW, moves=list_draw, play=draw, first=Move.DRAW),
    At(Phase.TRIMMING, does=go_on_trimming),
    At(Phase.TRIM, moves=list_hand, play=trim, first=Move.DISCARD),
    At(Phase.TIDY, does=tidy),
    At(Phase.ENDS, does=change_ends),
    At(Phase.CHANGE, moves=list_changes, play=change),
    At(Phase.ASK_PLAN, does=ask_plan),
    At(Phase.PLAN, moves=list_plan, play=plan),
)
