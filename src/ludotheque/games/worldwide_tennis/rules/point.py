"""The end of a point and the change of ends (WT-50 to WT-54, WT-82)."""

from ludotheque.engine.rule import rule, tell
from ludotheque.games.tennis_score import (
    GAME,
    LEAD,
    MATCH,
    SET,
    current_set,
    points_played,
    score_point,
    serving_side,
)

from ..position import (
    ASK_PLAN,
    AUTOMATON,
    CHANGE,
    CHANGING,
    CLOSING,
    CONCENTRATE,
    DEALING,
    DECK,
    DISCARD,
    DRAW,
    DRAWING,
    DRAWN,
    ENDS,
    EVERYONE,
    HAND,
    NO_PLAN,
    OPEN_POINT,
    OVER_PHASE,
    PILE,
    PLAN,
    PLAYED,
    RECYCLABLE,
    T_BACK,
    T_CONCENTRATES,
    T_DREW,
    T_ENDS,
    T_GAME,
    T_MATCH,
    T_NO_CARD,
    T_PLANS,
    T_POINT,
    T_RECOVERS,
    T_REPLAY,
    T_SET,
    T_TIE_BREAK,
    T_TOKEN,
    T_TRIMS,
    TAKE,
    TIDY,
    TIE_BREAK_MODE,
    TOSS,
    TRIM,
    TRIMMING,
)
from .table import amount, concentration, gain_stars, known_to, lay, lies, reshuffle

FIRST_CHANGE = 3  # games: none at 1-0


@rule("WT-50", "WT-51", "WT-02", "WT-03", "WT-04")
def point_won(box, s):
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
    if brought == MATCH:
        s.phase = OVER_PHASE
        return
    if s.score.in_tie_break and not was_tie_break:
        tell(s, T_TIE_BREAK)
    if brought == SET:
        return_challenges(box, s)
    s.ends = 1 if ends_change(box, s, brought, this_set) else 0
    close_point(box, s)


@rule()
def tell_score(s, brought, this_set):
    """What the point brought."""
    seat = s.winner
    if brought < GAME:
        tell(s, T_POINT, seat, s.score.points[0], s.score.points[1], s.score.in_tie_break)
    elif s.mode == TIE_BREAK_MODE:
        lost = s.score.tie_lost[0]
        tell(s, T_MATCH, seat, max(s.score.tie_break, lost + LEAD), lost, 1)
    else:
        tell(s, T_GAME if brought == GAME else T_SET, seat, s.score.games[this_set, 0], s.score.games[this_set, 1])
        if brought == MATCH:
            tell(s, T_MATCH, seat, s.score.sets[seat], s.score.sets[1 - seat], 0)


@rule("WT-80")
def return_challenges(box, s):
    """At the end of a set each seat short of challenge tokens gets one back."""
    for seat in range(2):
        automatic = s.solo and seat == AUTOMATON
        if s.challenging and not automatic and s.challenges[seat] < box.rules.challenges:
            s.challenges[seat] += 1
            tell(s, T_TOKEN, seat)


@rule("WT-53")
def ends_change(box, s, brought, this_set):
    """Tie-break mode: every six points. Match: after a set, and at 3, 5, 7, 9 and 11 games."""
    if s.mode == TIE_BREAK_MODE:
        return points_played(s.score) % box.rules.change_every == 0
    if brought == SET:
        return True
    games = s.score.games[this_set, 0] + s.score.games[this_set, 1]
    return brought == GAME and games >= FIRST_CHANGE and games % 2 == 1


@rule("WT-82")
def replay_point(box, s):
    """Nothing is scored; cards are drawn, trimmed and put away, then the point is played again."""
    tell(s, T_REPLAY)
    s.replays += 1
    s.again = 1
    s.longest_rally = max(s.longest_rally, s.shots)
    close_point(box, s)


@rule("WT-51", "WT-52")
def close_point(box, s):
    """2: #37 comes back to its hand. Then 3, the draws."""
    for seat in range(2):
        if amount(s, seat, PLAYED) > 0:
            for number in range(1, DECK + 1):
                if lies(s, seat, number, PLAYED) and box.cards[number - 1].marks & RECYCLABLE:
                    lay(s, seat, number, HAND, EVERYONE)
                    tell(s, T_BACK, seat, number)
    s.stage = CLOSING
    s.phase = DRAWING


# Draws and trims: of the deal, of the end of a point, of a change of ends


@rule("WT-51")
def first_seat(s):
    """Where both act the server of the point goes first."""
    return s.server if s.stage == CLOSING else 0


@rule("WT-51", "WT-07")
def go_on_drawing(s):
    """3: who still has a card to draw? An empty pile is made anew from the discard; both empty: the draw is lost."""
    for i in range(2):
        seat = first_seat(s) ^ i
        if s.due[seat] > 0:
            if amount(s, seat, PILE) == 0 and amount(s, seat, DISCARD) > 0:
                reshuffle(s, seat)
            if amount(s, seat, PILE) > 0:
                s.to_play = seat
                s.phase = DRAW
                return
            s.due[seat] = 0
            tell(s, T_NO_CARD, seat)
    s.phase = ASK_PLAN if s.stage == CHANGING else TRIMMING


@rule("WT-51")
def list_pile(s, seat, first, last, out):
    """The cards first to last of a seat's pile: each is equally likely to be on top."""
    n = 0
    for number in range(first, last + 1):
        if lies(s, seat, number, PILE):
            out[n] = DRAWN + number
            n += 1
    return n


@rule("WT-51", "WT-09")
def draw(s, number):
    """A card comes to the hand; only its owner sees it."""
    lay(s, s.to_play, number, HAND, known_to(s, s.to_play))
    s.due[s.to_play] -= 1
    tell(s, T_DREW, s.to_play, number)
    s.phase = DRAWING


@rule("WT-51", "WT-53", "WT-07")
def go_on_trimming(s):
    """4: who still holds too many cards?"""
    for i in range(2):
        seat = first_seat(s) ^ i
        automatic = s.solo and seat == AUTOMATON
        if not automatic and amount(s, seat, HAND) > s.limit[seat]:
            s.to_play = seat
            s.phase = TRIM
            return
    if s.stage == DEALING:
        s.phase = TOSS
    elif s.stage == CLOSING:
        s.phase = TIDY
    else:
        s.changed += 1
        s.phase = ENDS


@rule("WT-51", "WT-07")
def trim(s, number):
    """One card too many goes to the discard."""
    lay(s, s.to_play, number, DISCARD, EVERYONE)
    tell(s, T_TRIMS, s.to_play, number)
    s.phase = TRIMMING


@rule("WT-51", "WT-53", "WT-82")
def tidy(s):
    """5: the played cards go to the discard. 6: a change of ends, if due."""
    for seat in range(2):
        if amount(s, seat, PLAYED) > 0:
            for number in range(1, DECK + 1):
                if lies(s, seat, number, PLAYED):
                    lay(s, seat, number, DISCARD, EVERYONE)
    if s.ends and not s.again:
        s.ends = 0
        s.changed = 0
        tell(s, T_ENDS)
        s.stage = CHANGING
        s.phase = ENDS
    else:
        s.again = 0
        s.phase = OPEN_POINT


# 6. Change of ends


@rule("WT-53", "WT-99")
def change_ends(s):
    """The next server first, then the other; the automaton does nothing."""
    if s.changed == 2:
        s.phase = OPEN_POINT
        return
    s.to_play = serving_side(s.score) ^ s.changed
    if s.solo and s.to_play == AUTOMATON:
        s.changed += 1
    else:
        s.phase = CHANGE


@rule("WT-53", "WT-88")
def change(box, s, move):
    """A card, or stars."""
    if move == CONCENTRATE:
        tell(s, T_CONCENTRATES, s.to_play, concentration(box, s, s.to_play))
        gain_stars(s, s.to_play, concentration(box, s, s.to_play))
        s.phase = ASK_PLAN
    else:
        tell(s, T_RECOVERS, s.to_play)
        s.due[s.to_play] = 1
        s.phase = DRAWING


@rule("WT-53")
def ask_plan(s):
    """A star for a card of the discard, if there are both."""
    able = s.stars[s.to_play] > 0 and amount(s, s.to_play, DISCARD) > 0
    s.phase = PLAN if able else TRIMMING


@rule("WT-53")
def list_plan(s, out):
    """Any card of the discard, or none."""
    n = 0
    for number in range(1, DECK + 1):
        if lies(s, s.to_play, number, DISCARD):
            out[n] = TAKE + number
            n += 1
    out[n] = NO_PLAN
    return n + 1


@rule("WT-53", "WT-09")
def plan(s, move):
    """The card is taken back, seen by all."""
    if move != NO_PLAN:
        s.stars[s.to_play] -= 1
        lay(s, s.to_play, move - TAKE, HAND, EVERYONE)
        tell(s, T_PLANS, s.to_play, move - TAKE)
    s.phase = TRIMMING
