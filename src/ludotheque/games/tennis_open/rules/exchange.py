"""The rally, stroke by stroke (TO-39): aim, step to the ball, dice, bonus, landing, placement, answer."""

from __future__ import annotations

from ludotheque.engine.rule import rule, tell

from ..components import Box
from ..position import BASELINE, Fate, Phase, Position, Shot, Stroke, Zone
from ..told import TAKEN, WON_BY, Told
from .fate import fate, hitting_place, is_winner, landing, may_take, zone
from .match import number_told, seat_of, win_point


@rule("TO-39", "TO-73")
def begin_stroke(box: Box, s: Position, man: int, shot: int) -> None:
    """A tennisman is to hit; in doubles it names the opponent it plays on first."""
    s.hitter = man
    s.shot = shot
    s.dice = 0
    s.thrown = 0
    s.bonus = 0
    s.target = 1 - man % 2
    if s.doubles:
        s.phase = Phase.AIM
    else:
        step_to_ball(box, s)


@rule("TO-73")
def aim(box: Box, s: Position, man: int) -> None:
    """Only the named opponent's place counts, and only it hits next."""
    s.target = man
    tell(s, Told.AIMS, seat_of(s, s.hitter), number_told(s, s.hitter), seat_of(s, man), number_told(s, man))
    step_to_ball(box, s)


@rule("TO-30", "TO-31", "TO-32", "TO-33", "TO-38", "TO-39", "TO-61", "TO-74")
def step_to_ball(box: Box, s: Position) -> None:
    """The hitter goes to its hitting place, a smashed-at opponent to the baseline; a forced throw isn't asked for."""
    before = s.place[s.hitter]
    s.place[s.hitter] = hitting_place(box, s, s.shot, s.ball)
    if s.shot == Shot.SMASH:
        tell(s, Told.SMASH, seat_of(s, s.hitter), number_told(s, s.hitter), s.ball)
        drive_back(s)
    elif s.place[s.hitter] != before:
        tell_step(s, before)
    if s.shot == Shot.SMASH or s.shot == Shot.BACKCOURT:
        take_dice(box, s, 2)
    elif s.shot == Shot.SMASH_RETURN:
        take_dice(box, s, 1)
    else:
        s.phase = Phase.DICE


@rule("TO-61", "TO-74")
def drive_back(s: Position) -> None:
    """Whoever is smashed at goes to the baseline, if it isn't there."""
    if s.place[s.target] != BASELINE:
        s.place[s.target] = BASELINE
        tell(s, Told.DRIVEN_BACK, seat_of(s, s.target), number_told(s, s.target))


@rule("TO-30", "TO-31", "TO-32")
def tell_step(s: Position, before: int) -> None:
    """Say how the hitter comes to the ball, and by which clause."""
    seat, man, place = seat_of(s, s.hitter), number_told(s, s.hitter), s.place[s.hitter]
    if s.shot == Shot.VOLLEY:
        tell(s, Told.STEPS_TO_VOLLEY, seat, man, place, before)
    elif place == BASELINE:
        tell(s, Told.STEPS_BACK, seat, man, place, before)
    else:
        tell(s, Told.STEPS_IN, seat, man, place, before)


@rule("TO-40", "TO-41", "TO-42")
def dice_allowed(box: Box, s: Position, count: int) -> bool:
    return may_take(box, s, s.shot, count, s.place[s.target])


@rule("TO-40", "TO-41", "TO-42")
def take_dice(box: Box, s: Position, count: int) -> None:
    """So many dice are thrown, one after the other."""
    s.dice = count
    s.thrown = 0
    s.bonus = 0
    s.phase = Phase.THROW
    if s.shot != Shot.SMASH:
        seat, man, name = seat_of(s, s.hitter), number_told(s, s.hitter), stroke(box, s)
        tell(s, TAKEN + name, seat, man, name, count, s.place[s.hitter])


@rule()
def stroke(box: Box, s: Position) -> int:
    """What the shot is called."""
    if s.shot == Shot.RETURN:
        return Stroke.RETURN
    if s.shot == Shot.VOLLEY:
        return Stroke.VOLLEY
    if s.shot == Shot.BACKCOURT:
        return Stroke.BACKCOURT
    if s.shot == Shot.SMASH:
        return Stroke.SMASH
    if s.shot == Shot.SMASH_RETURN:
        return Stroke.SMASH_RETURN
    if zone(box, s, s.place[s.target]) == Zone.VOLLEY:
        return Stroke.PASSING if s.dice == 2 else Stroke.LOB
    return Stroke.SHORT + s.dice - 1


@rule("TO-39", "TO-40", "TO-43")
def throw(box: Box, s: Position, face: int) -> None:
    """An exchange die falls. After the last one a volleyer chooses its bonus, if the box has one; else the ball comes down."""
    s.die[s.thrown] = face + 1
    s.thrown += 1
    if s.thrown < s.dice:
        return
    if s.shot == Shot.VOLLEY and box.bonus:
        s.phase = Phase.BONUS
    else:
        land(box, s)


@rule("TO-43")
def add_bonus(box: Box, s: Position, bonus: int) -> None:
    """A volleyer adds 0 to 3 after seeing its dice."""
    s.bonus = bonus
    if bonus:
        tell(s, Told.BONUS, seat_of(s, s.hitter), number_told(s, s.hitter), bonus)
    land(box, s)


@rule("TO-40", "TO-43")
def total_thrown(s: Position) -> int:
    total = s.bonus
    for i in range(s.thrown):
        total += s.die[i]
    return total


@rule()
def throw_told(s: Position) -> int:
    """The dice as they fell, digit by digit, then the bonus: for the story."""
    digits = 0
    for i in range(s.thrown):
        digits = 10 * digits + s.die[i]
    return 10 * digits + s.bonus


@rule("TO-03", "TO-35", "TO-36", "TO-37", "TO-38", "TO-39")
def land(box: Box, s: Position) -> None:
    """The ball comes down: in the net, out, a winner, or the rally goes on."""
    division = landing(s.ball, total_thrown(s))
    s.fate = fate(box, s, s.shot, s.dice, division, s.place[s.target])
    s.rally += 1
    s.shots += 1
    s.ball_from = s.ball
    tell_landing(s, division)
    if s.fate == Fate.NET or s.fate == Fate.OUT:
        win_point(box, s, 1 - s.hitter % 2, s.fate)
    elif is_winner(s.fate):
        win_point(box, s, s.hitter % 2, s.fate)
    else:
        s.ball = division
        s.ball_side = s.target % 2
        s.phase = Phase.PLACE


@rule("TO-03", "TO-26", "TO-50", "TO-51", "TO-52", "TO-53", "TO-54", "TO-63")
def tell_landing(s: Position, division: int) -> None:
    """Say where the ball comes down and what that brings."""
    seat, man, total, thrown = seat_of(s, s.hitter), number_told(s, s.hitter), total_thrown(s), throw_told(s)
    if s.fate == Fate.NET:
        tell(s, Told.NET, seat, man, total, s.ball, thrown)
    elif s.fate == Fate.OUT:
        tell(s, Told.OUT, seat, man, total, s.ball, thrown)
    elif s.fate == Fate.WIN_RETURN and division == s.place[s.target]:
        tell(s, Told.WIN_AT_FEET, seat, man, total, division, thrown)
    elif is_winner(s.fate):
        tell(s, WON_BY + s.fate, seat, man, total, division, thrown)
    else:
        tell(s, Told.LOBBED if s.fate == Fate.LOBBED else Told.LANDS, seat, man, total, division, thrown)


@rule("TO-39", "TO-55")
def place_hitter(box: Box, s: Position, place: int) -> None:
    """The hitter takes its place; then the opponent answers a lob, or hits."""
    if s.shot == Shot.SMASH:
        what = Told.STANDS_AFTER_SMASH
    else:
        what = Told.COMES_IN if s.place[s.hitter] == BASELINE else Told.STANDS
    tell(s, what, seat_of(s, s.hitter), number_told(s, s.hitter), place, s.place[s.hitter])
    s.place[s.hitter] = place
    if s.fate == Fate.LOBBED:
        s.phase = Phase.ANSWER
    else:
        begin_stroke(box, s, s.target, s.fate)


@rule("TO-60", "TO-61", "TO-74")
def answer_lob(box: Box, s: Position, smash: int) -> None:
    """The lobbed volleyer smashes, or lets the ball bounce and plays it without a volley."""
    if smash:
        begin_stroke(box, s, s.target, Shot.SMASH)
    else:
        tell(s, Told.BOUNCE, seat_of(s, s.target), number_told(s, s.target))
        begin_stroke(box, s, s.target, Shot.PLAIN)
