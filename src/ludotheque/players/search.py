"""Information-set search, written once for all games; compiled, with the rules as pointers.

Each iteration deals the hidden position anew and replays from the root; no positions are kept. What is kept are
*edges*: a decision (known by a hash of what the searching seat sees) together with a move, how often it was tried
and what came of it for whoever made it. All that Nature does, and all that the seat can't see, up to the next
decision is part of the edge, since the next decision is found by what the seat sees there.

The search sets out from the club player and looks for something better. At the root every move is tried, then those
that promise most. Further down a decision must have been met often before moves other than the club's are tried there:
few tries say less than the club player knows. Then the club player goes on for a while, and the game's `estimate`
judges. In the end the club's move is played unless another did better by more than chance would have it.

`desk` holds three positions: the one played on, a copy to hide, and the root; `words` are the same bytes as numbers.
`mind`: [0] curiosity, in standard deviations of what comes of an iteration, [1] how often a decision must have been met,
[2] the club's moves before the estimate, [3] how sure one must be to leave the club's move, in standard errors; then room
for what the iterations gave: [4] how many, [5] sum, [6] sum of squares.
`memory`: one record an edge (key, visits, worth, and its squares), found by open addressing. `used`: [0] how many edges
there are, [1] the club's move at the root, [2] whether that is known, [3] the most steps of a game: beyond them an iteration
ends with the estimate, also in a game that never does.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import math

import numpy as np

from ludotheque.engine.dice import below
from ludotheque.engine.rule import NATURE, OVER

EDGE = np.dtype([("key", np.int64), ("visits", np.int64), ("worth", np.float64), ("square", np.float64)])
DEEPEST = 128  # decisions an iteration remembers
PLAYED, SEEN, ROOT = 0, 1, 2
UNKNOWN = -1.0
HASH_1, HASH_2, SEED = 0x2545F4914F6CDD1D, 0x1B873593CC9E2D51, 0x51ED270B


def search(
    boxes,
    seat,
    iterations,
    desk,
    words,
    out,
    memory,
    used,
    mind,
    path,
    movers,
    values,
    report,
    dice,
    hidden,
    turn,
    moves,
    play,
    result,
    hide,
    deal,
    estimate,
    club,
):
    """Some more iterations from the root; returns the most tried move there, `report` says what is known of each."""
    box = boxes[0]
    s = desk[PLAYED]
    most = len(memory) // 4 * 3
    if not used[2]:
        copy(words, ROOT, PLAYED)
        used[1] = club(box, s, dice)
        used[2] = 1
    for _ in range(iterations):
        copy(words, ROOT, PLAYED)
        if hidden:
            deal(box, s, dice)
        depth = 0
        asked = 0
        thin = False
        mover = settle(box, s, out, dice, used[3], turn, moves, play)
        while mover >= 0 and not thin and depth < DEEPEST and asked < used[3]:
            asked += 1
            count = moves(box, s, out)
            if count == 1:
                play(box, s, out[0])
            else:
                key = sight(box, desk, words, seat, hidden, hide)
                choice = select(out, count, key, memory, mind, depth, dice)
                thin = choice < 0
                move = club(box, s, dice) if thin else out[choice]
                edge = find(memory, key, move)
                if memory[edge].key != 0 or used[0] < most:
                    if memory[edge].key == 0:
                        memory[edge].key = edge_key(key, move)
                        used[0] += 1
                    path[depth] = edge
                    movers[depth] = mover
                    depth += 1
                play(box, s, move)
            mover = settle(box, s, out, dice, used[3], turn, moves, play)
        for _ in range(int(mind[2])):
            if mover < 0:
                break
            play(box, s, club(box, s, dice))
            mover = settle(box, s, out, dice, used[3], turn, moves, play)
        learn(box, s, mover, depth, path, movers, values, memory, mind, result, estimate)
    return favourite(box, seat, desk, words, out, memory, used, mind, report, hidden, moves, hide)


def copy(words, source, target):
    """One of the desk's positions over another."""
    for i in range(words.shape[1]):
        words[target, i] = words[source, i]


def settle(box, s, out, dice, longest, turn, moves, play):
    """Let Nature do all it does before the next decision; returns who decides (Nature still, if it never comes to an end)."""
    mover = turn(box, s)
    n = 0
    while mover == NATURE and n < longest:
        play(box, s, out[below(dice, moves(box, s, out))])
        mover = turn(box, s)
        n += 1
    return mover


def sight(box, desk, words, seat, hidden, hide):
    """A hash of what the searching seat sees."""
    row = PLAYED
    if hidden:
        copy(words, PLAYED, SEEN)
        hide(box, desk[SEEN], seat)
        row = SEEN
    h = np.int64(SEED)
    for i in range(words.shape[1]):
        h = (h ^ words[row, i]) * np.int64(HASH_1)
        h ^= h >> 29
    return h


def edge_key(key, move):
    """One number, never 0, for a decision and a move."""
    h = (key + np.int64(move) + np.int64(1)) * np.int64(HASH_2)
    h ^= h >> 31
    h *= np.int64(HASH_1)
    h ^= h >> 30
    return h if h != 0 else np.int64(1)


def find(memory, key, move):
    """Where this edge is kept, or the free place where it would be."""
    wanted = edge_key(key, move)
    place = wanted & np.int64(len(memory) - 1)
    while memory[place].key != 0 and memory[place].key != wanted:
        place = (place + 1) & np.int64(len(memory) - 1)
    return place


def select(out, count, key, memory, mind, depth, dice):
    """Which of the legal moves to try: -1 (the club's) at a decision not met often enough; else the most promising."""
    total = 0
    worth = 0.0
    for i in range(count):
        edge = find(memory, key, out[i])
        total += memory[edge].visits
        worth += memory[edge].worth
    if depth > 0 and total < mind[1]:
        return -1
    pull = mind[0] * spread(mind[4], mind[5], mind[6]) * math.sqrt(math.log(total + 2.0))
    untried = worth / total if depth > 0 else 1.0e6
    best = 0
    highest = -1.0e9
    ties = 0
    for i in range(count):
        edge = find(memory, key, out[i])
        n = memory[edge].visits
        score = (memory[edge].worth / n if n > 0 else untried) + pull / math.sqrt(n + 1.0)
        if score > highest:
            highest = score
            best = i
            ties = 1
        elif score == highest:
            ties += 1
            if below(dice, ties) == 0:
                best = i
    return best


def spread(n, total, square):
    """The standard deviation of some values; a guess while there are few."""
    if n < 8:
        return 0.3
    mean = total / n
    return math.sqrt(max(square / n - mean * mean, 1.0e-6))


def learn(box, s, mover, depth, path, movers, values, memory, mind, result, estimate):
    """Hand what came of it back to every edge of this iteration, each from its own mover's side."""
    for i in range(depth):
        values[movers[i]] = UNKNOWN
    for i in range(depth):
        seat = movers[i]
        if values[seat] == UNKNOWN:
            values[seat] = result(box, s, seat) if mover == OVER else estimate(box, s, seat)
        memory[path[i]].visits += 1
        memory[path[i]].worth += values[seat]
        memory[path[i]].square += values[seat] * values[seat]
    if depth > 0:
        mind[4] += 1.0
        mind[5] += values[movers[0]]
        mind[6] += values[movers[0]] * values[movers[0]]


def favourite(box, seat, desk, words, out, memory, used, mind, report, hidden, moves, hide):
    """The root's best move: the club's, unless another is better by more than chance would have it."""
    copy(words, ROOT, PLAYED)
    count = moves(box, desk[PLAYED], out)
    key = sight(box, desk, words, seat, hidden, hide)
    for i in range(count):
        edge = find(memory, key, out[i])
        report[i].key = out[i]
        report[i].visits = memory[edge].visits
        report[i].worth = memory[edge].worth
        report[i].square = memory[edge].square
    return choice(report, count, used[1], mind[3], spread(mind[4], mind[5], mind[6]))


def choice(report, count, usual, sure, noise):
    """The move that beats the usual one by most, when that is more than `sure` standard errors of their difference."""
    tries = 0
    standard = 0.0
    for i in range(count):
        if report[i].key == usual and report[i].visits > 0:
            tries = report[i].visits
            standard = report[i].worth / tries
    best = usual
    highest = 0.0
    for i in range(count):
        n = report[i].visits
        if tries > 0 and n > 0 and report[i].key != usual:
            lead = report[i].worth / n - standard - sure * noise * math.sqrt(1.0 / n + 1.0 / tries)
            if lead > highest:
                highest = lead
                best = report[i].key
    return best


def think(boxes, seen, seat, iterations, out, dice, hidden, desk, turn, moves, play, result, hide, deal, estimate, club):
    """A whole search from the hidden position `seen[SEEN]`, in the room of `desk`: how a pro of the arena thinks."""
    positions, words, memory, used, mind, path, movers, values, report = desk
    for i in range(words.shape[1]):
        words[ROOT, i] = seen[SEEN, i]
    for i in range(len(memory)):
        memory[i].key = 0
        memory[i].visits = 0
        memory[i].worth = 0.0
        memory[i].square = 0.0
    used[0] = 0
    used[2] = 0
    for i in range(4, 7):
        mind[i] = 0.0
    return search(
        boxes,
        seat,
        iterations,
        positions,
        words,
        out,
        memory,
        used,
        mind,
        path,
        movers,
        values,
        report,
        dice,
        hidden,
        turn,
        moves,
        play,
        result,
        hide,
        deal,
        estimate,
        club,
    )
