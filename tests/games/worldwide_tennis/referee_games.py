"""Games for the referee to follow: setups, boxes and tempers drawn at random, so that rare things happen too."""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass
from typing import Any

from ludotheque.engine import registry
from ludotheque.engine.box import read_toml
from ludotheque.engine.setup import Values
from tests.games.worldwide_tennis.referee_table import Printed

GAME = registry.game("worldwide_tennis")
PRINTED = read_toml(GAME.folder / "box.toml")
OPTIONAL = ["concentration", "topspin_cards", "leave_net_cards", "slice_adds", "serve_stars", "serve_topspin", "serve_slice"]
TRICKS = [34, 35, 36, 37, 44, 45, 58, 59, 60]  # drops, winners, lobs, drop volleys, the smash
RARE = ("concede", "refuse")


@dataclass(frozen=True)
class Temper:
    """How the moves of one game are chosen; everything possible is chosen now and then."""

    gives_up: float
    serves_hard: float
    loves_net: float
    loves_tricks: float
    spends: float  # stars
    luck: float  # how often the better of two dice counts

    def pick(self, rng: random.Random, answers: list[str]) -> str:
        if answers[0].isdigit():
            die = rng.choice(answers)
            return max(die, rng.choice(answers), key=int) if rng.random() < self.luck else die
        return rng.choices(answers, [self.weight(answer) for answer in answers])[0]

    def weight(self, answer: str) -> float:
        if answer in RARE:
            return self.gives_up
        if answer == "net":
            return self.loves_net
        if answer.startswith("stars"):
            return self.spends ** int(answer[-1])
        if answer.startswith("serve "):
            return self.serves_hard ** (int(answer[-1]) - 1)
        tricky = answer.startswith("play") and int(answer.split()[-1]) in TRICKS
        return self.loves_tricks if tricky else 1.0


def random_temper(rng: random.Random) -> Temper:
    return Temper(
        gives_up=rng.choice([0.01, 0.05, 0.2]),
        serves_hard=rng.choice([0.2, 1.0]),
        loves_net=rng.choice([0.2, 1.0, 4.0]),
        loves_tricks=rng.choice([0.5, 5.0, 50.0]),
        spends=rng.choice([0.1, 1.0]),
        luck=rng.choice([0.0, 0.7, 1.0]),
    )


def random_setup(rng: random.Random, **fixed: Any) -> Values:
    """Every option of the game, each value as likely; an initiation match is one game of eight."""
    given = {option.name: rng.choice(option.values) for option in GAME.options}
    given["initiation"] = rng.random() < 1 / 8
    return GAME.options.parse({**given, **fixed})


def random_box(rng: random.Random) -> Printed:
    """One game of three with the printed numbers, the others with other ones: the rules must follow the box."""
    box: Printed = copy.deepcopy(PRINTED)
    if rng.random() < 1 / 3:
        return box
    change_rules(rng, box["rules"])
    change_automaton(rng, box["automaton"])
    change_cards(rng, box["cards"])
    for service in box["services"]:
        service["topspin_plus"], service["slice_plus"] = rng.randint(0, 4), rng.randint(0, 4)
        service["malus"] = [rng.randint(0, 9) for _ in service["malus"]]
        service["kind"] = rng.choice(["prudent", "risky", "bold"])
        service["ace_from"] = rng.choice([21, 20, 18])
    for player in box["players"]:
        change_player(rng, player)
    return box


def change_cards(rng: random.Random, cards: list[Printed]) -> None:
    """Poor in icons, so that hands run empty, or rich, so that piles do; often prudent, so that rallies are long."""
    draws, prudent = rng.choice([[0, 0, 0, 1], [1, 3, 5], [5]]), rng.choice([0.2, 0.9])
    for card in cards:
        card["difficulty"] = max(0, card["difficulty"] + rng.randint(-2, 2))
        card["malus"] = [max(0, n + rng.randint(-2, 2)) for n in card["malus"]]
        card["stars"] = rng.choice([0, 0, 1, 2])
        card["draws"] = rng.choice(draws)
        card["effect"] = rng.choice(["none", "topspin", "slice"])
        card["kind"] = "prudent" if rng.random() < prudent else card["kind"]
        lost = {"hand", "net", *[mark for mark in ("star_cost", "any_start") if rng.random() < 0.3]}
        card["marks"] = [mark for mark in card.get("marks", []) if mark not in lost]
        if rng.random() < 0.3:
            card["marks"].append("net")
    change_first_card(rng, cards[0])
    tricks = rng.sample(TRICKS, rng.randint(0, 6))
    for number in [*tricks, *rng.sample([n for n in range(1, 61) if n not in TRICKS], 6 - len(tricks))]:
        cards[number - 1]["marks"].append("hand")


def change_first_card(rng: random.Random, card: Printed) -> None:
    """Now and then a second smash, at the other end of the deck, or a second card that comes back to the hand."""
    chance = rng.random()
    if chance < 0.3:
        card.update(start=["V"], need="lob", target=["B", "F"])
        card["marks"].append("smash")
    elif chance < 0.6:
        card["marks"].append("recyclable")


def change_automaton(rng: random.Random, automaton: Printed) -> None:
    """Piles cut elsewhere hold cards that can't be played; it goes to the net more often."""
    automaton["first_service"], automaton["second_service"] = rng.randint(61, 65), rng.randint(61, 65)
    automaton["net_from"], automaton["net_to"] = rng.choice([(15, 16), (5, 20), (21, 0)])
    automaton["topspin_from"], automaton["slice_from"] = rng.choice([(3, 5), (1, 3), (2, 7)])
    automaton["pile_last"] = rng.choice([[12, 24, 37, 47, 60], [10, 22, 37, 50, 60], [12, 24, 37, 56, 60]])


def change_rules(rng: random.Random, rules: Printed) -> None:
    rules["hand"], rules["stars_up"], rules["stars_down"] = rng.randint(6, 13), rng.randint(0, 6), rng.randint(0, 3)
    rules["challenges"], rules["concentration"] = rng.randint(0, 4), rng.randint(0, 4)
    rules["serve_stars"], rules["rally_stars"] = [1, rng.randint(1, 6)], [2, 3, rng.randint(3, 9)]
    rules["slice_adds"], rules["topspin_cards"] = rng.randint(0, 4), rng.randint(0, 3)
    rules["leave_net_cards"] = rng.randint(0, 3)
    rules["tie_break_points"], rules["change_every"] = rng.randint(2, 9), rng.randint(2, 7)
    rules["set_games"] = rng.randint(2, 6)


def change_player(rng: random.Random, player: Printed) -> None:
    """Other powers, some of them missing: then the rules' own numbers hold."""
    player["hand"], player["stars_up"], player["stars_down"] = rng.randint(6, 14), rng.randint(0, 6), rng.randint(0, 3)
    player["removed"] = rng.sample(range(1, 61), rng.randint(0, 6))
    player["free_crossings"], player["ace_wider"] = rng.randint(0, 2), rng.randint(0, 3)
    player["concentration"], player["topspin_cards"] = rng.randint(0, 4), rng.randint(0, 3)
    player["leave_net_cards"], player["slice_adds"] = rng.randint(0, 3), rng.randint(0, 5)
    player["serve_stars"] = [rng.randint(0, 3), rng.randint(3, 6)]
    player["serve_topspin"], player["serve_slice"] = rng.randint(-1, 4), rng.randint(-1, 4)
    first, last = sorted(rng.sample(range(1, 61), 2))
    player["winner"] = rng.choice([[0, 0, 0], [first, last, rng.randint(12, 20)]])
    player["add"] = [[n, n + rng.randint(0, 30), rng.randint(-4, 4)] for n in rng.sample(range(1, 35), rng.randint(0, 4))]
    player["malus_cards"] = rng.choice([[first, last], [61, 65]])
    player["malus_surfaces"] = rng.sample(["clay", "hard", "grass", "indoor"], rng.randint(0, 4))
    player["malus_change"] = rng.randint(-5, 5)
    for key in rng.sample(OPTIONAL, rng.randint(0, len(OPTIONAL))):
        player.pop(key)
