"""What programs send and what they get, as the API's description has it: limits, examples, boxes and save files included."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, RootModel

from ludotheque.engine.box_schema import json_schema
from ludotheque.engine.dice import LONGEST_SEED
from ludotheque.engine.registry import games
from ludotheque.engine.save import BIGGEST, FORMAT, MOST_NAMES, MOST_OPTIONS, content
from ludotheque.engine.table import LONGEST_LINE, new_table

MOST_LINES = 1_000_000_000


class Problem(BaseModel):
    """Every answer that isn't a success."""

    error: str = Field(description="a key that doesn't change")
    message: str = Field(description="a sentence in the reader's language")


Answers: dict[int | str, dict[str, Any]] = {
    code: {"description": what, "model": Problem}
    for code, what in {
        400: "a request that can't be read",
        403: "not your seat, or not allowed here",
        404: "no such table, game or link",
        408: "too slow",
        409: "not now: stale, not your turn, full, not over",
        413: "too large",
        414: "too long an address",
        422: "no such move, option or value",
        429: "too many requests",
        431: "too many headers",
        503: "full, stopping, or the database doesn't answer",
    }.items()
}


class Asked(BaseModel):
    """What a program sends: known fields only."""

    model_config = ConfigDict(extra="forbid")


class SeatAsked(Asked):
    kind: Literal["person", "free", "bot"] = Field("free", description="person: you get its token; free: for a friend; bot")
    level: str | None = Field(None, max_length=40, description="of a bot")
    name: str | None = Field(None, max_length=400, description="also of the automaton, where its seat is")


def describe_boxes(schema: dict[str, Any]) -> None:
    """The boxes of all games, as their own declarations have them; the shortest one as an example."""
    known = [{"title": game.name, **json_schema(game.box_schema)} for game in games().values()]
    shortest = min((game.standard_box.data for game in games().values()), key=lambda data: len(orjson.dumps(data)))
    schema.update(anyOf=known, examples=[shortest])


class BoxSent(RootModel[dict[str, Any]]):
    """A game's components, whole. A game checks more than can be said here: its answer names everything that is wrong."""

    model_config = ConfigDict(json_schema_extra=describe_boxes)


class TableAsked(Asked):
    game: str = Field(max_length=64, examples=["djoko"])
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=40, examples=[{"sets": 1}])
    seats: list[SeatAsked] = Field(default_factory=list, max_length=16)
    own_dice: bool = False
    listed: bool = False
    pace: int | None = Field(None, ge=0, le=10_000, description="milliseconds between bots' moves")
    seed: str | None = Field(None, max_length=100, description="only where the server allows it")
    box: BoxSent | None = Field(None, description="other components than the standard ones")


class MoveAsked(Asked):
    move: str = Field(max_length=200, description="the text of one of the legal moves", examples=["stop"])
    n: int = Field(ge=0, le=MOST_LINES, description="the `n` of the view in which it was offered")


class DiceAsked(Asked):
    dice: str = Field(max_length=400, examples=["3 5 6"])
    n: int = Field(ge=0, le=MOST_LINES)


class JoinAsked(Asked):
    link: str = Field(max_length=500, description="the invitation link (or its last part)")
    name: str | None = Field(None, max_length=400)


class RematchAsked(Asked):
    levels: dict[int, str] = Field(default_factory=dict, max_length=16, description="new levels of bots by seat")


def show_a_file(schema: dict[str, Any]) -> None:
    table = new_table(next(iter(games().values())), seed=1)
    table.nature()
    schema["examples"] = [content(table)]


class SaveFile(BaseModel):
    """A game as a `.ludo` file: what is needed to play it again, move by move."""

    model_config = ConfigDict(json_schema_extra=show_a_file)

    ludotheque: int = Field(ge=1, le=FORMAT, description="the version of the format")
    game: str = Field(max_length=64)
    rules: int = Field(ge=0, le=BIGGEST, description="the version of the game's rules")
    setup: dict[str, str | int | bool] = Field(max_length=MOST_OPTIONS, description="all options with their values")
    log: list[Annotated[str, Field(max_length=LONGEST_LINE)]] = Field(
        description="a line an entry: `0 stop`, `nature 5`, `dice 5`, `table undo 0`, `table retype`, `table resign 1`"
    )
    box: Literal["standard"] | BoxSent = "standard"
    box_hash: str | None = Field(None, max_length=64, description="SHA-256 of the box's canonical JSON")
    names: list[str | None] | None = Field(None, max_length=MOST_NAMES)
    promise: str | None = Field(None, max_length=64, description="SHA-256 of the seed")
    seed: str | None = Field(None, max_length=LONGEST_SEED, description="of the dice; only of a game that is over")
    seeded_from: int | None = Field(None, ge=0, le=BIGGEST, description="the first line that was drawn from this seed")


class Verdict(BaseModel):
    """Do the dice of a game come from the seed it reveals?"""

    promise: str
    wrong: list[int] = Field(description="the lines that the seed does not bring")
    drawn: int = Field(description="how many lines were drawn")
    seeded_from: int = Field(description="lines before this one were drawn from another, unknown seed")


class SeatOpened(BaseModel):
    seat: int
    kind: str
    token: str | None = Field(description="of a person's seat")
    link: str | None


class TableOpened(BaseModel):
    id: str
    page: str
    invite: str | None
    promise: str = Field(description="the hash of the seed of the dice")
    seats: list[SeatOpened]


class SeatTaken(BaseModel):
    id: str
    seat: int
    token: str
