"""What games of SmallWorld are like: who wins, how many are drawn, in how many there is a fight, what sitting still brings.

    python benchmarks/smallworld.py [--games 400] [--sizes small,medium,large] [--set score=per_tile ...] [--all-pairs]

Club players on both seats, a new map for every game; then a player who only ends its turn against a club player, on both seats
in turn. Every share comes with its 95 % interval (Wilson).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ludotheque.arena.driver import Threads, Work, drive
from ludotheque.arena.job import MILLION, Job, Tally
from ludotheque.arena.statistics import wilson
from ludotheque.engine.dice import Nature, fresh_dice
from ludotheque.engine.game import Game
from ludotheque.engine.play import Play, completed
from ludotheque.engine.registry import game as find_game
from ludotheque.engine.setup import Values
from ludotheque.games.smallworld.options import PAIRS

SHARE = {"small": 1.0, "medium": 0.5, "large": 0.25}  # of the games asked for: larger maps take longer


def share(hits: float, games: int) -> str:
    found = wilson(hits, games)
    return f"{100 * hits / games:5.1f} % ({100 * found.low:.1f} - {100 * found.high:.1f})"


def club_games(game: Game, values: Values, games: int) -> Tally:
    work = Work(Job.of(game, ("club", "club"), 1, game.options.parse(values), None, swapped=False, checked=False), games)
    crew = Threads(2)
    drive([work], crew)
    crew.close()
    return work.tally


def between_clubs(game: Game, values: Values, games: int) -> str:
    tally = club_games(game, values, games)
    fought = tally.sums[game.measures.index("fought")]
    drawn = games - sum(tally.wins)
    first = tally.points[0] / MILLION
    return f"first seat {share(first, games)}  drawn {share(drawn, games)}  fought {share(fought, games)}"


def idle_result(game: Game, values: Values, number: int) -> float:
    """What a player who only ends its turn scores against a club player."""
    source = Nature(f"idle {number}")
    play = Play(game, game.standard_box, completed(game, game.options.parse(values), source))
    idle, dice, box = number % 2, fresh_dice(number), game.standard_box.plain
    step = 0
    while not play.over:
        step += 1
        codes = play.legal()
        if play.turn < 0:
            play.do(codes[source.pick(step, len(codes))])
        else:
            play.do(codes[0] if play.turn == idle and play.s.round > 0 else game.rules.club(box, play.s, dice))
        play.s.told.clear()
    return play.result(idle)


def options(given: Sequence[str]) -> Values:
    return dict(pair.split("=", 1) for pair in given)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--idle", type=int, default=200)
    asked.add_argument("--sizes", default="small,medium,large")
    asked.add_argument("--set", action="append", default=[])
    asked.add_argument("--all-pairs", action="store_true")
    args = asked.parse_args()
    game = find_game("smallworld")
    for size in args.sizes.split(","):
        values = {"size": size, **options(args.set)}
        games, idle = (max(20, int(n * SHARE[size])) for n in (args.games, args.idle))
        for pair in PAIRS if args.all_pairs else [""]:
            chosen = {**values, "peoples": pair} if pair else values
            print(f"{size:7}{pair or 'as set':14}{between_clubs(game, chosen, games)}", flush=True)
        if args.idle:
            scored = sum(idle_result(game, values, number) for number in range(idle))
            print(f"{size:7}{'only ends':14}{share(scored, idle)}", flush=True)


if __name__ == "__main__":
    main()
