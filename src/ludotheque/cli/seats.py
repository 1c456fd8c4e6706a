"""Who sits where: people, house players, names."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque import players
from ludotheque.engine.errors import BadOption, UnknownName
from ludotheque.engine.game import Game, Seating
from ludotheque.engine.words import Words

ME = "me"
DEFAULT_LEVEL = "club"
LONGEST_NAME = 40


def split(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def usual(seating: Seating) -> list[str]:
    """You on the first seat, house players on the others."""
    return [ME if n == 0 else DEFAULT_LEVEL for n, _ in enumerate(seating.players)]


def seat_players(game: Game, seating: Seating, given: Sequence[str], default: Sequence[str]) -> dict[int, str]:
    """Who decides for each seat that decides, in their order; too many or unknown ones are refused."""
    chosen = list(given) or list(default)
    if len(chosen) > len(seating.players):
        raise BadOption("cli-too-many-players", given=len(chosen), most=len(seating.players))
    chosen += [chosen[-1] if chosen[-1] != ME else DEFAULT_LEVEL] * (len(seating.players) - len(chosen))
    for name in chosen:
        if name != ME and name not in players.levels(game):
            raise UnknownName("unknown-player", given=name, allowed=", ".join((ME, *players.levels(game))))
    return dict(zip(seating.players, chosen, strict=True))


def seat_names(given: Sequence[str], seating: Seating, who: dict[int, str], words: Words) -> list[str | None]:
    """The names at the table: as given, a house player's own where none is."""
    if len(given) > len(seating.sides):
        raise BadOption("cli-too-many-names", given=len(given), most=len(seating.sides))
    readable = [name.encode(errors="replace").decode() for name in given]  # a shell may pass on half a character
    names: list[str | None] = [name[:LONGEST_NAME] or None for name in readable]
    names += [None] * (len(seating.sides) - len(names))
    bots = [seat for seat, name in who.items() if name != ME]
    for n, seat in enumerate(bots):
        if names[seat] is None:
            level = words.either("cli-level-" + who[seat], who[seat])
            names[seat] = level if len({who[b] for b in bots}) == len(bots) else f"{level} {n + 1}"
    return names
