"""One step of many positions at once, written once for all games; compiled, with the rules as pointers."""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from ludotheque.arena.loop import BEGINNER, RANDOM
from ludotheque.engine.dice import below
from ludotheque.engine.rule import NATURE, OVER
from ludotheque.players.simple import CARELESS

GAME_POINTERS = ("start", "turn", "moves", "play", "result", "hide", "club")
HELPERS = ("chosen", "following", "whose", "settle")
HIDDEN, LEVEL, BY_INDEX, IN_TURN, LONGEST, SEATS = range(6)
ALL_WELL = -1


def step_all(
    boxes,
    setups,
    positions,
    words,
    seen,
    sights,
    out,
    dice,
    states,
    actions,
    counts,
    mask,
    legal,
    movers,
    rewards,
    done,
    seats,
    flags,
    first,
    last,
    start,
    turn,
    moves,
    play,
    result,
    hide,
    club,
):
    """Play `actions` at the places first to last - 1, then all that follows up to the learner's next decision.

    `flags`: [0] anything is hidden, [1] the opponent's level (-1: there is none), [2] actions are places in the list of
    legal moves, [3] the learner's seat changes with every game, [4] the most steps of a game, [5] how many seats decide,
    then those seats. Returns the place whose game never comes to a decision or its end; ALL_WELL if none is like that.
    """
    box = boxes[0]
    for i in range(first, last):
        s = positions[i]
        dice[0] = states[i]
        rewards[i] = 0.0
        for k in range(counts[i]):
            mask[i, k if flags[BY_INDEX] else legal[i, k]] = 0
        if done[i]:
            if flags[IN_TURN] and counts[i] > 0:
                seats[i] = following(seats[i], flags)
            for j in range(words.shape[1]):
                words[i, j] = 0
            start(box, setups[i], s)
            done[i] = 0
            movers[i] = seats[i]
            mover = settle(box, s, i, seats, flags, out, dice, words, seen, sights, turn, moves, play, hide, club)
        else:
            move = chosen(actions[i], i, counts, legal, flags)
            if move < 0:
                done[i] = 1
                rewards[i] = -1.0
                mover = movers[i]
            else:
                play(box, s, move)
                mover = settle(box, s, i, seats, flags, out, dice, words, seen, sights, turn, moves, play, hide, club)
        if not whose(mover, i, seats, flags):
            return i
        if mover == OVER:
            done[i] = 1
            rewards[i] = 2.0 * result(box, s, movers[i]) - 1.0
        states[i] = dice[0]
        movers[i] = mover if mover >= 0 else seats[i]
        for j in range(words.shape[1]):
            sights[i, j] = words[i, j]
        hide(box, seen[i], movers[i])
        counts[i] = 0 if mover == OVER else moves(box, s, out)
        for k in range(counts[i]):
            legal[i, k] = out[k]
            mask[i, k if flags[BY_INDEX] else out[k]] = 1
        if mover == OVER:
            counts[i] = 1
            legal[i, 0] = 0
            mask[i, 0] = 1
    return ALL_WELL


def chosen(action, i, counts, legal, flags):
    """The move code of an action, or -1 if it isn't legal."""
    if flags[BY_INDEX]:
        return legal[i, action] if 0 <= action < counts[i] else -1
    for k in range(counts[i]):
        if legal[i, k] == action:
            return action
    return -1


def following(seat, flags):
    """The next seat that decides."""
    for k in range(flags[SEATS]):
        if flags[SEATS + 1 + k] == seat:
            return flags[SEATS + 1 + (k + 1) % flags[SEATS]]
    return seat


def whose(mover, i, seats, flags):
    """Whether this decision is the learner's."""
    return mover == OVER or (mover >= 0 and (flags[LEVEL] < 0 or mover == seats[i]))


def settle(box, s, i, seats, flags, out, dice, words, seen, sights, turn, moves, play, hide, club):
    """Nature and the opponent, up to the learner's next decision or the end; returns who decides (not the learner, if that
    takes longer than a game can)."""
    mover = turn(box, s)
    n = 0
    while not whose(mover, i, seats, flags) and n < flags[LONGEST]:
        n += 1
        level = flags[LEVEL]
        if mover == NATURE or level == RANDOM or (level == BEGINNER and below(dice, CARELESS) == 0):
            play(box, s, out[below(dice, moves(box, s, out))])
        elif flags[HIDDEN]:
            for j in range(words.shape[1]):
                sights[i, j] = words[i, j]
            hide(box, seen[i], mover)
            play(box, s, club(box, seen[i], dice))
        else:
            play(box, s, club(box, s, dice))
        mover = turn(box, s)
    return mover
