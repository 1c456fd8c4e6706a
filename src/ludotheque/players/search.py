"""Information-set search, written once for all games; compiled, with the rules as pointers.

Each iteration deals the hidden position anew and replays from the root; no positions are kept. What is kept are
*edges*: a decision (known by a hash of what the searching seat sees) together with a move, how often it was tried
and what came of it for whoever made it. All that Nature does, and all that the seat can't see, up to the next
decision is part of the edge, since the next decision is found by what the seat sees there. At a new decision the
club player's move may be tried first; some more of its moves follow, then the game's `estimate` judges.

`desk` holds three positions: the one played on, a copy to hide, and the root; `words` are the same bytes as numbers.
`mind`: [0] curiosity, [1] what an untried move is thought to lack, [2] the club's moves before the estimate, [3] whether
the club's move is tried first.
`memory`: one record an edge (key, visits, worth), found by open addressing; `used[0]` says how many there are.
"""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import math

import numpy as np

from ludotheque.engine.dice import below
from ludotheque.engine.rule import NATURE, OVER

EDGE = np.dtype([("key", np.int64), ("visits", np.int64), ("worth", np.float64)])
DEEPEST = 128  # decisions an iteration remembers
PLAYED, SEEN, ROOT = 0, 1, 2
UNKNOWN = -1.0
HASH_1, HASH_2, SEED = 0x2545F4914F6CDD1D, 0x1B873593CC9E2D51, 0x51ED270B


def search(boxes, seat, iterations, desk, words, out, memory, used, mind, path, movers, values, report, dice,
           hidden, turn, moves, play, result, hide, deal, estimate, club):  # fmt: skip
    """Some more iterations from the root; returns the most tried move there, `report` says what is known of each."""
    box = boxes[0]
    s = desk[PLAYED]
    most = len(memory) // 4 * 3
    for _ in range(iterations):
        copy(words, ROOT, PLAYED)
        if hidden:
            deal(box, s, dice)
        depth = 0
        fresh = False
        mover = settle(box, s, out, dice, turn, moves, play)
        while mover != OVER and not fresh and depth < DEEPEST:
            count = moves(box, s, out)
            if count == 1:
                play(box, s, out[0])
            else:
                key = sight(box, desk, words, seat, hidden, hide)
                choice = select(out, count, key, memory, mind, dice)
                if choice < 0:
                    move = club(box, s, dice) if mind[3] > 0.0 else out[below(dice, count)]
                else:
                    move = out[choice]
                edge = find(memory, key, move)
                fresh = memory[edge].key == 0
                if not fresh or used[0] < most:
                    if fresh:
                        memory[edge].key = edge_key(key, move)
                        used[0] += 1
                    path[depth] = edge
                    movers[depth] = mover
                    depth += 1
                play(box, s, move)
            mover = settle(box, s, out, dice, turn, moves, play)
        for _ in range(int(mind[2])):
            if mover == OVER:
                break
            play(box, s, club(box, s, dice))
            mover = settle(box, s, out, dice, turn, moves, play)
        learn(box, s, mover, depth, path, movers, values, memory, result, estimate)
    return favourite(box, seat, desk, words, out, memory, report, hidden, moves, hide)


def copy(words, source, target):
    """One of the desk's positions over another."""
    for i in range(words.shape[1]):
        words[target, i] = words[source, i]


def settle(box, s, out, dice, turn, moves, play):
    """Let Nature do all it does before the next decision; returns who decides."""
    mover = turn(box, s)
    while mover == NATURE:
        play(box, s, out[below(dice, moves(box, s, out))])
        mover = turn(box, s)
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


def select(out, count, key, memory, mind, dice):
    """Which of the legal moves to try: -1 at a decision never met; else the best in the light of what is known."""
    total = 0
    worth = 0.0
    for i in range(count):
        edge = find(memory, key, out[i])
        total += memory[edge].visits
        worth += memory[edge].worth
    if total == 0:
        return -1
    untried = worth / total - mind[1]
    pull = mind[0] * math.sqrt(math.log(total + 1.0))
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


def learn(box, s, mover, depth, path, movers, values, memory, result, estimate):
    """Hand what came of it back to every edge of this iteration, each from its own mover's side."""
    for i in range(depth):
        values[movers[i]] = UNKNOWN
    for i in range(depth):
        seat = movers[i]
        if values[seat] == UNKNOWN:
            values[seat] = result(box, s, seat) if mover == OVER else estimate(box, s, seat)
        memory[path[i]].visits += 1
        memory[path[i]].worth += values[seat]


def favourite(box, seat, desk, words, out, memory, report, hidden, moves, hide):
    """The most tried move at the root; the better one of two tried equally often."""
    copy(words, ROOT, PLAYED)
    count = moves(box, desk[PLAYED], out)
    key = sight(box, desk, words, seat, hidden, hide)
    best = out[0]
    visits = -1
    worth = 0.0
    for i in range(count):
        edge = find(memory, key, out[i])
        n = memory[edge].visits
        report[i].key = out[i]
        report[i].visits = n
        report[i].worth = memory[edge].worth
        if n > visits or (n == visits and memory[edge].worth > worth):
            best = out[i]
            visits = n
            worth = memory[edge].worth
    return best


def think(boxes, seen, seat, iterations, out, dice, hidden, desk,
          turn, moves, play, result, hide, deal, estimate, club):  # fmt: skip
    """A whole search from the hidden position `seen[SEEN]`, in the room of `desk`: what the playouts ask of a pro."""
    positions, words, memory, used, mind, path, movers, values, report = desk
    for i in range(words.shape[1]):
        words[ROOT, i] = seen[SEEN, i]
    for i in range(len(memory)):
        memory[i].key = 0
        memory[i].visits = 0
        memory[i].worth = 0.0
    used[0] = 0
    return search(boxes, seat, iterations, positions, words, out, memory, used, mind, path, movers, values, report,
                  dice, hidden, turn, moves, play, result, hide, deal, estimate, club)  # fmt: skip
