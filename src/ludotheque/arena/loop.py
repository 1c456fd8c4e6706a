"""The loop that plays many games on compiled rules: written once for all games, whose entry points reach it as pointers."""

# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from typing import Any

from ludotheque.engine.compiled import compiled
from ludotheque.engine.dice import below
from ludotheque.engine.game import Game
from ludotheque.engine.generic import compile_for, dispatchers
from ludotheque.engine.rule import OVER
from ludotheque.players.simple import CARELESS

RANDOM, BEGINNER, CLUB, THINKER = range(4)
"""How a seat plays; THINKER + n: a search of n iterations (see `players/search.py`), where one is bound to the loop."""
PLAYERS = {"random": RANDOM, "beginner": BEGINNER, "club": CLUB}
GAME, SEEN = 0, 1
TOO_LONG = -1  # what stopped a game, beside the numbers of broken invariants
RECORDING = False  # in the loop that plays a stopped game once more to see its moves: True
POINTERS = ("start", "turn", "moves", "play", "result", "hide", "deal", "estimate", "club", "check", "measure")


def play_games(
    boxes,
    setups,
    work,
    words,
    out,
    dice,
    wits,
    who,
    seeds,
    results,
    steps,
    decisions,
    measures,
    record,
    broken,
    flags,
    desk,
    start,
    turn,
    moves,
    play,
    result,
    hide,
    deal,
    estimate,
    club,
    check,
    measure,
):
    """Play a game for each row of seeds (Nature's and the players'); fill in its results by seat, its steps, decisions
    and measures. The seats of game i play like `who[i % len(who)]`.

    `work` holds two positions, the game's and a hidden copy; `words` are the same bytes. `flags`: [0] anything is hidden,
    [1] check after each step, [2] how many measures, [3] the number of the first game, [4] the most steps of a game: one
    that needs more is stopped (`broken`). `desk` is what a search needs. `record` is for the moves, where they are wanted.
    """
    box = boxes[0]
    s = work[GAME]
    longest = flags[4]
    for i in range(len(seeds)):
        for j in range(words.shape[1]):
            words[GAME, j] = 0
        dice[0] = seeds[i, 0]
        wits[0] = seeds[i, 1]
        start(box, setups[i % len(setups)], s)
        line_up = (flags[3] + i) % len(who)
        n = 0
        asked = 0
        mover = turn(box, s)
        while mover != OVER:
            if n == longest:
                broken[0] = TOO_LONG
                broken[1] = i
                broken[2] = n
                return i
            count = moves(box, s, out)
            if mover < 0:
                move = out[below(dice, count)]
            else:
                asked += 1
                level = who[line_up, mover]
                move = out[0]
                if level == RANDOM or (level == BEGINNER and below(wits, CARELESS) == 0):
                    move = out[below(wits, count)]
                elif level < THINKER:
                    if flags[0]:
                        peek(box, work, words, mover, hide)
                        move = club(box, work[SEEN], wits)
                    else:
                        move = club(box, s, wits)
                elif count > 1:
                    peek(box, work, words, mover, hide)
                    move = think(
                        boxes,
                        words,
                        mover,
                        level - THINKER,
                        out,
                        wits,
                        flags[0],
                        desk,
                        turn,
                        moves,
                        play,
                        result,
                        hide,
                        deal,
                        estimate,
                        club,
                    )
            if RECORDING:
                record[n] = move
            play(box, s, move)
            n += 1
            if flags[1] and check(box, s) != 0:
                broken[0] = check(box, s)
                broken[1] = i
                broken[2] = n
                return i
            mover = turn(box, s)
        for seat in range(results.shape[1]):
            results[i, seat] = result(box, s, seat)
        steps[i] = n
        decisions[i] = asked
        if flags[2]:
            measure(box, s, out)
            for k in range(flags[2]):
                measures[i, k] = out[k]
    return len(seeds)


def peek(box, work, words, seat, hide):
    """What a seat sees, beside the game."""
    for j in range(words.shape[1]):
        words[SEEN, j] = words[GAME, j]
    hide(box, work[SEEN], seat)


def think(boxes, words, seat, iterations, out, dice, hidden, desk, turn, moves, play, result, hide, deal, estimate, club):
    """No search is bound to this loop: the first legal move."""
    return out[0]


_loops: dict[tuple[str, bool], Any] = {}


def loop_of(game: Game, recording: bool = False) -> Any:
    """`play_games` without a search, compiled for one game's records and pointers."""
    if (game.name, recording) not in _loops:
        space = {**dispatchers(globals(), ("peek", "think")), "RECORDING": recording}
        types = loop_types(game, compiled(game).types.int)
        _loops[game.name, recording] = compile_for(game, play_games, space, types, POINTERS, "recorded_games" * recording)
    return _loops[game.name, recording]


def loop_types(game: Game, desk: Any) -> list[Any]:
    """Numba's types of the loop's parameters before the pointers."""
    t = compiled(game).types
    table = t.array(t.int, 2)
    return [
        t.array(t.box),
        t.array(t.setup),
        t.array(t.s),
        table,
        t.out,
        t.dice,
        t.dice,
        table,
        t.array(t.word, 2),
        t.array(t.float, 2),
        t.out,
        t.out,
        table,
        t.out,
        t.out,
        t.out,
        desk,
    ]
