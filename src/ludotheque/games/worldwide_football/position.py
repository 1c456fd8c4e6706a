"""Worldwide Football's nouns: the record, its phases, the moves and their text, the options.

Moves (the code is the move, whatever the phase; K is an action card D P PL PP C T T567 Int Pre Tac, n a player card 1 to 7):
  1 .. 20   `1` to `20`             Nature: a die
  21 ..     `D` .. `Tac`            Nature: an action card is drawn or turned
  31 ..     `p1` .. `p7`            Nature: a player card is drawn or turned
  38, 39    `kick-off-0`, `-1`      Nature: the coin (in a shoot-out: who shoots first)
  40 ..     `lay K`                 lay an action card; `lay Tac` is to defend with it
  50 ..     `player n`              lay a player card
  57 ..     `discard K`             67 .. `discard player n`
  74 ..     `recover K`             take back from the discard
  84 ..     `use schema K`          from the pile; 94, 95 `use schema T back`, `use schema T567 back` from the discard
  96 ..     `use repli K`           Int, Pre, Tac
  99 ..     `replace n`             a replacement
  106 ..    `use jeu` `use contre` `use bloc` `use piege` `use simulation` `use creativite` `use efficacite`
  113 ..    `give` `draw` `pass`
  117 ..    `face 1` .. `face 6`    a penalty
  123 ..    `ability a`             choose a star ability
  132 ..    `deck balanced` `deck attacking` `deck defensive` `deck free`
  136 ..    `leave K`               out of a free deck; 146 .. `choose K` for extra time
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.engine.cards import cards_record, kinds_record
from ludotheque.engine.errors import BadOption, UnreadableMove
from ludotheque.engine.game import Facts, Seating
from ludotheque.engine.setup import Option, Options, Values

# Action cards
KINDS = ("D", "P", "PL", "PP", "C", "T", "T567", "Int", "Pre", "Tac")
D, P, PL, PP, C, T, T567, INT, PRE, TAC = range(10)
N_KINDS = 10
READY = ("balanced", "attacking", "defensive")

# Abilities, as bits of `abilities`
ABILITIES = ("contre", "jeu", "schema", "bloc", "piege", "simulation", "creativite", "efficacite", "repli")
CONTRE, JEU, SCHEMA, BLOC, PIEGE, SIMULATION_, CREATIVITE, EFFICACITE, REPLI = range(9)
N_ABILITIES = 9
BASIC_ABILITIES = (1 << CONTRE) | (1 << JEU) | (1 << SCHEMA)

# Teams and player cards
TEAMS = ("allemagne", "bresil", "espagne", "france", "italie")
ANY_TEAM = len(TEAMS)
SQUAD = 7
ROLES = ("G", "D", "M", "A")
GOALKEEPER, DEFENDER, MIDFIELDER, FORWARD = range(4)
TIMINGS = ("with", "after", "own roll", "ball won", "reply", "keeper")
ON_LAYING, ON_VALIDATION, OWN_ROLL, BALL_WON, ON_REPLY, ON_SHOT = range(6)

# Places of a seat: `seat * ZONES + place`; for player cards ASIDE is out of the match
PILE, HAND, DISCARD, TABLE, ASIDE = range(5)
ZONES = 5
# Places only the automaton has, and the place used to deal a hidden position
SPECIAL, DEFENCE, NEXT, SPARE = 10, 11, 12, 13
PLACES = 14
TRAIL = 24
AUTOMATON = 1
EVERYONE = 3

# Phases: who is asked, or what happens by itself (see docs/worldwide_football.md)
PHASES = (
    "prepare", "deck", "leave", "choose", "abilities", "coin", "deal",
    "attack", "with", "bloc", "defend", "trap", "duel", "after-roll", "verdict", "simulate", "simulation",
    "validate", "effect", "lose", "after", "foul", "punish", "stoppage", "set-piece", "mark",
    "shot", "keeper", "save", "penalty", "penalty-card", "face", "dive", "penalty-dice",
    "reply", "reply-roll", "card-effect", "recover", "card-drawn", "draw", "draw-player", "trim", "given", "change",
    "replace", "recovery", "corner", "half-end", "shoot-out",
    "turn-defence", "turn-card", "pay", "ten-cards", "over",
)  # fmt: skip
(
    PREPARE, DECK, LEAVE, CHOOSE, CHOOSE_ABILITIES, COIN, DEAL,
    ATTACK, WITH, BLOCK, DEFEND, TRAP, DUEL, AFTER_ROLL, VERDICT, SIMULATE, SIMULATION,
    VALIDATE, EFFECT, LOSE, AFTER, FOUL, PUNISH, STOPPAGE, SET_PIECE, MARK,
    SHOT, KEEPER, SAVE, PENALTY, PENALTY_CARD, FACE, DIVE, PENALTY_DICE,
    REPLY, REPLY_ROLL, CARD_EFFECT, RECOVER, CARD_DRAWN, DRAW, DRAW_PLAYER, TRIM, GIVEN, CHANGE,
    REPLACE, RECOVERY, CORNER, HALF_END, SHOOT_OUT,
    TURN_DEFENCE, TURN_CARD, PAY, TEN_CARDS, DONE,
) = range(len(PHASES))  # fmt: skip

# How an attack restarts, how it ended, what a defence roll comes to
OPEN_PLAY, FREE_KICK, CORNER_KICK = range(3)
RUNNING, GAVE, LOST, GOAL, SAVED, WIDE = range(6)
WON, FAILED, FOULED, BOOKED = 1, 2, 3, 4
NO_FOUL, FOUL_BY_DIE, FOUL_BY_SIMULATION = range(3)

# Halves: 1, 2, the periods of extra time 3, 4, the shoot-out 5
FIRST_HALF, SECOND_HALF, THIRD_PERIOD, FOURTH_PERIOD, KICKS = 1, 2, 3, 4, 5

# Moves
DRAWN = 21
DRAWN_PLAYER = 31
COIN_0 = 38
LAY = 40
PLAYER = 50
DISCARD_KIND = 57
DISCARD_PLAYER = 67
RECOVER_KIND = 74
USE_SCHEMA = 84
USE_SCHEMA_BACK = 94
USE_REPLI = 96
REPLACE_PLAYER = 99
USE_JEU, USE_CONTRE, USE_BLOC, USE_PIEGE, USE_SIMULATION, USE_CREATIVITE, USE_EFFICACITE = range(106, 113)
GIVE, DRAW_TWO, PASS = 113, 114, 115
FACE_0 = 116
TAKE_ABILITY = 123
TAKE_DECK = 132
FREE_DECK = TAKE_DECK + len(READY)
LEAVE_KIND = 136
CHOOSE_KIND = 146
MOVE_CODES = 156

Position = np.dtype(
    [
        ("drawn", np.int64),  # the action cards of the running draw, four bits each, for its story
        ("drawn_players", np.int64),
        ("abilities", np.int16, (2,)),  # open abilities, a bit each
        ("chosen", np.int16, (2,)),  # chosen in secret, until both have
        ("kinds", kinds_record(N_KINDS, PLACES, 2)),
        ("cards", cards_record(2 * SQUAD, 2 * ZONES)),
        ("team", np.int8, (2,)),
        ("stars", np.int8, (2,)),
        ("ceiling", np.int8, (2,)),
        ("tokens", np.int8, (2,)),  # replacements left
        ("reds", np.int8, (2,)),
        ("yellows", np.int8, (2,)),
        ("score", np.int8, (2,)),
        ("pens", np.int8, (2,)),  # goals of the shoot-out
        ("kicks", np.int8, (2,)),  # kicks taken in it
        ("picked", np.int8, (2,)),  # abilities chosen so far
        ("shots", np.int8, (2,)),
        ("fouls", np.int8, (2,)),
        ("corners", np.int8, (2,)),
        ("penalties", np.int8, (2,)),
        ("trail", np.int8, (TRAIL,)),  # the action cards of this attack in the order they were laid, kind + 1
        ("trail_pa", np.int8, (TRAIL,)),  # PA after each; -1: not validated
        ("since", np.int8, (SQUAD,)),  # when the automaton's player cards became active
        ("clock", np.int8),
        # Setup
        ("international", np.int8),
        ("solo", np.int8),
        ("pro_cards", np.int8),
        ("with_fouls", np.int8),
        ("with_cards", np.int8),
        ("with_corners", np.int8),
        ("with_abilities", np.int8),
        ("with_wide", np.int8),
        ("with_replacements", np.int8),
        ("home", np.int8),  # the seat whose stadium it is, or -1
        ("counter_once", np.int8),
        ("keeper_on_penalty", np.int8),
        ("level", np.int8),  # a draw: 0 stands, 1 extra time, 2 and a shoot-out
        # The match
        ("phase", np.int8),
        ("actor", np.int8),  # the seat to move, NATURE or OVER
        ("half", np.int8),
        ("kicker", np.int8),  # who kicked off this half
        ("ball", np.int8),  # the seat with the ball
        ("pa", np.int8),
        ("old_pa", np.int8),  # of the attack that ended last
        ("given", np.int8),  # 1: the attack before this one was given back
        ("ending", np.int8),
        ("won", np.int8),  # 1: the ball was won by Tac, Pre or Int
        ("countered", np.int8),
        ("opened", np.int8),  # 1: an action card was laid since the ball changed side
        ("block", np.int8),  # Blocs of this phase
        ("restart", np.int8),
        ("bar_next", np.int8),
        ("cross", np.int8),  # C's bonus, for the next action
        # The card in play
        ("card", np.int8),
        ("first", np.int8),
        ("barred", np.int8),
        ("from_corner", np.int8),
        ("with_pa", np.int8),
        ("creative", np.int8),
        ("efficiency", np.int8),
        ("crossed", np.int8),  # C's bonus on this T
        ("best_of_two", np.int8),
        ("shot_bonus", np.int8),
        ("defence", np.int8),
        ("die", np.int8),
        ("roll_bonus", np.int8),
        ("simulated", np.int8),
        ("fouled", np.int8),
        # The shot
        ("direct", np.int8),  # 1: a direct free kick
        ("marked", np.int8),  # 1: a ball mark was discarded for it
        ("kept", np.int8),
        ("dice_left", np.int8),
        ("quality", np.int8),
        ("keeper_bonus", np.int8),
        ("face", np.int8),  # the shooter's face, unseen until both chose
        ("keeper_card", np.int8),
        # What is going on
        ("window", np.int8),  # where a player card was laid
        ("laid", np.int8),
        ("layer", np.int8),
        ("reply", np.int8),
        ("drawer", np.int8),
        ("n_drawn", np.int8),
        ("to_draw", np.int8),
        ("to_draw_players", np.int8),
        ("owed", np.int8),
        ("then", np.int8),
        ("stage", np.int8),
        ("resume", np.int8),
        ("chooser", np.int8),
        ("source", np.int8),
        ("winner", np.int8),  # -1: none (yet, or a draw)
        ("n_trail", np.int8),
        ("room", np.int8, (8,)),  # to a multiple of 8
    ]
)

PRO = ("professional", "international", "solo")
MODULES = ("fouls", "cards", "corners", "abilities", "wide", "replacements")
OPTIONS = Options(
    Option("mode", ("amateur", "professional", "international", "solo"), "amateur"),
    Option("team_0", (*TEAMS, "any"), "any"),
    Option("team_1", (*TEAMS, "any"), "any"),
    *(Option(name, (False, True), True, when={"mode": PRO}) for name in MODULES),
    Option("stadium", ("none", "first", "second"), "none", when={"mode": PRO}),
    Option("pro_cards", (False, True), True, when={"mode": ("professional", "solo")}),
    Option("counter_once", (False, True), False),
    Option("keeper_on_penalty", (False, True), True, when={"mode": ("international",)}),
    Option("level", ("draw", "extra", "shootout"), "draw"),
)
ALONE: Values = {"mode": "professional", **dict.fromkeys(MODULES, False)}
MODES: dict[str, Values] = {
    "amateur": {"team_0": "france", "team_1": "bresil"},
    "professional": {"mode": "professional", "team_0": "italie", "team_1": "espagne", "stadium": "first"},
    "international": {"mode": "international", "team_0": "allemagne", "team_1": "france"},
    "solo": {"mode": "solo", "team_0": "france", "team_1": "bresil"},
    "shoot-out": {"level": "shootout", "team_0": "italie", "team_1": "france"},
    "solo shoot-out": {"mode": "solo", "level": "shootout", "team_0": "espagne", "team_1": "italie"},
    **{f"{name} alone": {**ALONE, name: True, "team_0": "italie", "team_1": "france"} for name in MODULES},
    "stadium alone": {**ALONE, "stadium": "second", "team_0": "allemagne", "team_1": "bresil"},
}
FACTS = Facts(seats=2, most_moves=48, move_codes=MOVE_CODES, longest=3000, hidden=True, version=1, minutes=(30, 60))


def seating(values: Values) -> Seating:
    return Seating(automaton=AUTOMATON if values["mode"] == "solo" else None)


def complete(values: Values, draw: Any) -> Values:
    """Teams left open are drawn; the two differ (WF-04)."""
    teams = [values["team_0"], values["team_1"]]
    if teams[0] == teams[1] != "any":
        raise BadOption("same-team", given=teams[0])
    for seat in range(2):
        if teams[seat] == "any":
            free = [t for t in TEAMS if t != teams[1 - seat]]
            teams[seat] = free[draw(len(free))]
    return {**values, "team_0": teams[0], "team_1": teams[1]}


def _texts() -> list[str]:
    texts = [f"unused-{i}" for i in range(MOVE_CODES)]
    for face in range(1, 21):
        texts[face] = str(face)
    per_kind = {DRAWN: "{}", LAY: "lay {}", DISCARD_KIND: "discard {}", RECOVER_KIND: "recover {}",
                USE_SCHEMA: "use schema {}", LEAVE_KIND: "leave {}", CHOOSE_KIND: "choose {}"}  # fmt: skip
    for first, form in per_kind.items():
        for k, kind in enumerate(KINDS):
            texts[first + k] = form.format(kind)
    per_player = {DRAWN_PLAYER: "p{}", PLAYER: "player {}", DISCARD_PLAYER: "discard player {}", REPLACE_PLAYER: "replace {}"}
    for first, form in per_player.items():
        for i in range(SQUAD):
            texts[first + i] = form.format(i + 1)
    texts[COIN_0], texts[COIN_0 + 1] = "kick-off-0", "kick-off-1"
    texts[USE_SCHEMA_BACK], texts[USE_SCHEMA_BACK + 1] = "use schema T back", "use schema T567 back"
    for k in range(INT, N_KINDS):
        texts[USE_REPLI + k - INT] = f"use repli {KINDS[k]}"
    names = ("jeu", "contre", "bloc", "piege", "simulation", "creativite", "efficacite")
    for i, name in enumerate(names):
        texts[USE_JEU + i] = f"use {name}"
    texts[GIVE], texts[DRAW_TWO], texts[PASS] = "give", "draw", "pass"
    for face in range(1, 7):
        texts[FACE_0 + face] = f"face {face}"
    for a, name in enumerate(ABILITIES):
        texts[TAKE_ABILITY + a] = f"ability {name}"
    for i, name in enumerate((*READY, "free")):
        texts[TAKE_DECK + i] = f"deck {name}"
    return texts


TEXTS = _texts()
CODES = {text: code for code, text in enumerate(TEXTS)}


def move_text(code: int) -> str:
    return TEXTS[code]


def read_move(text: str) -> int:
    if text not in CODES:
        raise UnreadableMove("unreadable-move", given=text[:60])
    return CODES[text]
