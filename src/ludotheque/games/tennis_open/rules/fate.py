"""Court and dice: where a shot comes down and what becomes of it. Nothing here changes the position."""

from __future__ import annotations

from ludotheque.engine.rule import rule

from ..components import Box
from ..position import BASELINE, DIVISIONS, Fate, Position, Shot, Zone


@rule("TO-01", "TO-02")
def zone(box: Box, s: Position, place: int) -> int:
    """The zone of a division or the baseline, on this surface."""
    if place == BASELINE:
        return Zone.BACK
    return Zone.VOLLEY if place <= box.surfaces[s.surface].volley else Zone.DEFENCE


@rule("TO-03")
def landing(ball: int, total: int) -> int:
    """The division where a shot of `total` from a ball on `ball` comes down; below 1 in the net, above 7 out."""
    return total - ball + 1


@rule("TO-03")
def fate(box: Box, s: Position, shot: int, count: int, division: int, place: int) -> int:
    """What becomes of a shot that comes down on `division` when the opponent played on stands on `place`."""
    if division < 1:
        return Fate.NET
    if division > DIVISIONS:
        return Fate.OUT
    if shot == Shot.RETURN:
        return fate_of_return(box, s, division, place)
    if shot == Shot.VOLLEY and division == DIVISIONS:
        return Fate.WIN_VOLLEY
    if shot == Shot.SMASH:
        return Fate.WIN_SMASH if division == DIVISIONS else Shot.SMASH_RETURN
    if zone(box, s, place) == Zone.VOLLEY:
        return fate_at_volleyer(count, division, place)
    if count == 1 and division == 1:
        return Fate.WIN_DROP
    if zone(box, s, place) == Zone.DEFENCE:
        return fate_at_defender(division, place)
    return Shot.PLAIN


@rule("TO-26", "TO-30", "TO-31", "TO-32", "TO-37")
def fate_of_return(box: Box, s: Position, division: int, place: int) -> int:
    """The return of a service wins at the opponent's feet or behind it; a lob it never is."""
    if place == BASELINE:
        return Shot.PLAIN
    if division >= place:
        return Fate.WIN_RETURN
    return Shot.VOLLEY if zone(box, s, place) == Zone.VOLLEY else Shot.PLAIN


@rule("TO-32", "TO-34", "TO-37", "TO-50", "TO-51", "TO-60")
def fate_at_volleyer(count: int, division: int, place: int) -> int:
    """In front of the volleyer: volleyed. Behind it: a passing shot wins, a lob wins on 7 or may be smashed."""
    if division <= place:
        return Shot.VOLLEY
    if count < 3:
        return Fate.WIN_PASSING
    return Fate.WIN_LOB if division == DIVISIONS else Fate.LOBBED


@rule("TO-36", "TO-33", "TO-52")
def fate_at_defender(division: int, place: int) -> int:
    """Behind the defender: won. On its division: a backcourt volley. In front of it: a plain shot."""
    if division > place:
        return Fate.WIN_BEHIND
    return Shot.BACKCOURT if division == place else Shot.PLAIN


@rule("TO-50", "TO-51", "TO-52", "TO-53", "TO-54", "TO-26", "TO-63")
def is_winner(what: int) -> bool:
    """Whether a fate wins the point at once."""
    return Fate.WIN_RETURN <= what <= Fate.WIN_SMASH


@rule("TO-25", "TO-30", "TO-31", "TO-32", "TO-33", "TO-35", "TO-38", "TO-61")
def hitting_place(box: Box, s: Position, shot: int, ball: int) -> int:
    """Where one hits from: one step behind a bounce in the volley zone, from the baseline behind a longer one."""
    if shot == Shot.RETURN:
        return BASELINE
    if shot in (Shot.BACKCOURT, Shot.SMASH):
        return ball
    if shot == Shot.VOLLEY or zone(box, s, ball) == Zone.VOLLEY:
        return ball + 1
    return BASELINE


@rule("TO-25", "TO-40", "TO-41", "TO-42")
def may_take(box: Box, s: Position, shot: int, count: int, place: int) -> bool:
    """Whether the shot may be played with so many dice on an opponent on `place`."""
    if shot == Shot.RETURN:
        return count >= 2
    if shot in (Shot.BACKCOURT, Shot.SMASH):
        return count == 2
    if shot == Shot.SMASH_RETURN:
        return count == 1
    return count >= 2 or zone(box, s, place) != Zone.VOLLEY
