"""The rally, stroke by stroke (TO-39): aim, step to the ball, dice, bonus, landing, placement, answer."""

from ludotheque.engine.rule import rule, tell
from ludotheque.games.tennis_open.position import (
    AIM,
    ANSWER,
    BACKCOURT,
    BASELINE,
    BONUS,
    DICE,
    LOBBED,
    NET,
    OUT,
    PLACE,
    PLAIN,
    RETURN,
    S_BACKCOURT,
    S_LOB,
    S_PASSING,
    S_RETURN,
    S_SHORT,
    S_SMASH,
    S_SMASH_RETURN,
    S_VOLLEY,
    SMASH,
    SMASH_RETURN,
    T_AIMS,
    T_BONUS,
    T_BOUNCE,
    T_COMES_IN,
    T_LANDS,
    T_LOBBED,
    T_NET,
    T_OUT,
    T_SHOT,
    T_SMASH,
    T_STANDS,
    T_STANDS_AFTER_SMASH,
    T_WIN,
    THROW,
    VOLLEY,
    VOLLEY_ZONE,
)
from ludotheque.games.tennis_open.rules.fate import fate, hitting_place, is_winner, landing, may_take, zone
from ludotheque.games.tennis_open.rules.match import number_told, seat_of, win_point


@rule("TO-39", "TO-73")
def begin_stroke(box, s, man, shot):
    """A tennisman is to hit; in doubles it names the opponent it plays on first."""
    s.hitter = man
    s.shot = shot
    s.dice = 0
    s.thrown = 0
    s.bonus = 0
    s.target = 1 - man % 2
    if s.doubles:
        s.phase = AIM
    else:
        step_to_ball(box, s)


@rule("TO-73")
def aim(box, s, man):
    """Only the named opponent's place counts, and only it hits next."""
    s.target = man
    tell(s, T_AIMS, seat_of(s, s.hitter), number_told(s, s.hitter), seat_of(s, man), number_told(s, man))
    step_to_ball(box, s)


@rule("TO-30", "TO-31", "TO-32", "TO-33", "TO-38", "TO-39", "TO-61", "TO-74")
def step_to_ball(box, s):
    """The hitter goes to its hitting place, a smashed-at opponent to the baseline; a forced throw isn't asked for."""
    s.place[s.hitter] = hitting_place(box, s, s.shot, s.ball)
    if s.shot == SMASH:
        s.place[s.target] = BASELINE
        tell(s, T_SMASH, seat_of(s, s.hitter), number_told(s, s.hitter), s.ball)
    if s.shot == SMASH or s.shot == BACKCOURT:
        take_dice(box, s, 2)
    elif s.shot == SMASH_RETURN:
        take_dice(box, s, 1)
    else:
        s.phase = DICE


@rule("TO-40", "TO-41", "TO-42")
def dice_allowed(box, s, count):
    return may_take(box, s, s.shot, count, s.place[s.target])


@rule("TO-40", "TO-41", "TO-42")
def take_dice(box, s, count):
    """So many dice are thrown, one after the other."""
    s.dice = count
    s.thrown = 0
    s.bonus = 0
    s.phase = THROW
    if s.shot != SMASH:
        seat, man, name = seat_of(s, s.hitter), number_told(s, s.hitter), stroke(box, s)
        tell(s, T_SHOT + name, seat, man, name, count, s.place[s.hitter])


@rule()
def stroke(box, s):
    """What the shot is called."""
    if s.shot == RETURN:
        return S_RETURN
    if s.shot == VOLLEY:
        return S_VOLLEY
    if s.shot == BACKCOURT:
        return S_BACKCOURT
    if s.shot == SMASH:
        return S_SMASH
    if s.shot == SMASH_RETURN:
        return S_SMASH_RETURN
    if zone(box, s, s.place[s.target]) == VOLLEY_ZONE:
        return S_PASSING if s.dice == 2 else S_LOB
    return S_SHORT + s.dice - 1


@rule("TO-40", "TO-43")
def throw(box, s, face):
    """An exchange die falls. After the last one a volleyer chooses its bonus; any other ball comes down."""
    s.die[s.thrown] = face + 1
    s.thrown += 1
    if s.thrown < s.dice:
        return
    if s.shot == VOLLEY:
        s.phase = BONUS
    else:
        land(box, s)


@rule("TO-43")
def add_bonus(box, s, bonus):
    """A volleyer adds 0 to 3 after seeing its dice."""
    s.bonus = bonus
    if bonus:
        tell(s, T_BONUS, seat_of(s, s.hitter), number_told(s, s.hitter), bonus)
    land(box, s)


@rule("TO-40", "TO-43")
def total_thrown(s):
    total = s.bonus
    for i in range(s.thrown):
        total += s.die[i]
    return total


@rule("TO-03", "TO-35", "TO-36", "TO-37", "TO-38", "TO-39")
def land(box, s):
    """The ball comes down: in the net, out, a winner, or the rally goes on."""
    seat, man, total = seat_of(s, s.hitter), number_told(s, s.hitter), total_thrown(s)
    division = landing(s.ball, total)
    s.fate = fate(box, s, s.shot, s.dice, division, s.place[s.target])
    s.rally += 1
    s.shots += 1
    s.ball_from = s.ball
    if s.fate == NET:
        tell(s, T_NET, seat, man, total, s.ball)
        win_point(box, s, 1 - s.hitter % 2, NET)
    elif s.fate == OUT:
        tell(s, T_OUT, seat, man, total, s.ball)
        win_point(box, s, 1 - s.hitter % 2, OUT)
    elif is_winner(s.fate):
        tell(s, T_WIN + s.fate, seat, man, total, division)
        win_point(box, s, s.hitter % 2, s.fate)
    else:
        s.ball = division
        s.ball_side = s.target % 2
        tell(s, T_LOBBED if s.fate == LOBBED else T_LANDS, seat, man, total, division)
        s.phase = PLACE


@rule("TO-39", "TO-55")
def place_hitter(box, s, place):
    """The hitter takes its place; then the opponent answers a lob, or hits."""
    if s.shot == SMASH:
        what = T_STANDS_AFTER_SMASH
    else:
        what = T_COMES_IN if s.place[s.hitter] == BASELINE else T_STANDS
    tell(s, what, seat_of(s, s.hitter), number_told(s, s.hitter), place)
    s.place[s.hitter] = place
    if s.fate == LOBBED:
        s.phase = ANSWER
    else:
        begin_stroke(box, s, s.target, s.fate)


@rule("TO-60", "TO-61", "TO-74")
def answer_lob(box, s, smash):
    """The lobbed volleyer smashes, or lets the ball bounce and plays it without a volley."""
    if smash:
        begin_stroke(box, s, s.target, SMASH)
    else:
        tell(s, T_BOUNCE, seat_of(s, s.target), number_told(s, s.target))
        begin_stroke(box, s, s.target, PLAIN)
