"""Setting the table: map, peoples, units, who begins (SW-01 to SW-05)."""

from __future__ import annotations

from ludotheque.engine.record import Row, Setup
from ludotheque.engine.rule import Seat, rule, tell

from ..components import Box
from ..grid import NOWHERE, OFF, STRIDE, TILES, Terrain
from ..moves import Move
from ..position import MOST_UNITS, PEOPLES, ROADS, Phase, Position
from ..told import Told
from .moving import beside, cost_of
from .rounds import begin_round, begin_turn, road, top_worth, worth

PAIRS = PEOPLES * PEOPLES  # the last of the option's values: each seat chooses at the table


@rule("SW-01", "SW-02", "SW-04")
def start(box: Box, setup: Setup, s: Position) -> None:
    """The first position: the map of the setup, all units of a side on its start tile; then peoples, or the coin."""
    lay_map(setup, s)
    s.rounds = box.sizes[setup.size].rounds
    s.units = box.sizes[setup.size].units
    s.per_tile = setup.score
    s.points_decide = setup.elimination
    for seat in range(2):
        lay_units(box, s, seat, setup.map[TILES + seat])
    if setup.peoples == PAIRS:
        s.phase = Phase.CHOOSE
    else:
        s.people[0] = setup.peoples // PEOPLES
        s.people[1] = setup.peoples % PEOPLES
        for seat in range(2):
            tell(s, Told.CHOSE, seat, s.people[seat])
        meet(box, s)


@rule("SW-01")
def people_moves(out: Row) -> int:
    """Any people, also the one the other seat leads."""
    for people in range(PEOPLES):
        out[people] = Move.PEOPLE + people
    return PEOPLES


@rule("SW-01")
def choose_people(box: Box, s: Position, people: int) -> None:
    """A seat takes its people, openly, the first seat first."""
    s.people[s.to_play] = people
    tell(s, Told.CHOSE, s.to_play, people)
    s.to_play = 1 - s.to_play
    if s.to_play == 0:
        meet(box, s)


@rule("SW-05")
def meet(box: Box, s: Position) -> None:
    """Both peoples are known: now the coin."""
    lay_roads(box, s)
    s.phase = Phase.DRAW_FIRST


@rule("SW-02", "SW-03")
def lay_map(setup: Setup, s: Position) -> None:
    """Copy the terrain; note the mountains."""
    for tile in range(TILES):
        s.terrain[tile] = OFF
    side = 0
    while side < STRIDE - 1 and setup.map[side] > 0:
        side += 1
    s.side = side
    for row in range(side):
        for tile in range(STRIDE * row, STRIDE * row + side):
            s.terrain[tile] = setup.map[tile] - 1
            if s.terrain[tile] == Terrain.MOUNTAIN:
                s.mountains[s.n_mountains] = tile
                s.n_mountains += 1


@rule()
def lay_roads(box: Box, s: Position) -> None:
    """Note for every tile how far the nearest of the best tiles is for either seat: for bots."""
    for row in range(s.side):
        for tile in range(STRIDE * row, STRIDE * row + s.side):
            s.roads[tile] = ROADS * road_end(box, s, 0, tile) + road_end(box, s, 1, tile)
    changed = True
    while changed:
        changed = False
        for row in range(s.side):
            for tile in range(STRIDE * row, STRIDE * row + s.side):
                roads = ROADS * shorter_road(box, s, 0, tile) + shorter_road(box, s, 1, tile)
                if roads != s.roads[tile]:
                    s.roads[tile] = roads
                    changed = True


@rule()
def road_end(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """0 on the best tiles of a seat's people, else as far as can be."""
    return 0 if worth(box, s, seat, tile) == top_worth(box, s, seat) else ROADS - 1


@rule()
def shorter_road(box: Box, s: Position, seat: Seat, tile: int) -> int:
    """The steps from a tile, or by one of its neighbours if that is shorter."""
    best = road(s, seat, tile)
    if cost_of(box, s, seat, tile) > 0:
        for way in range(4):
            near = beside(tile, way)
            if cost_of(box, s, seat, near) > 0:
                best = min(best, road(s, seat, near) + 1)
    return best


@rule("SW-04", "SW-31")
def lay_units(box: Box, s: Position, seat: Seat, tile: int) -> None:
    """All units of a side on one tile, with all their hit points."""
    for unit in range(MOST_UNITS):
        if unit < s.units:
            s.tile[seat, unit] = tile
            s.hp[seat, unit] = box.unit.hit_points
        else:
            s.tile[seat, unit] = NOWHERE
    s.left[seat] = s.units
    s.army[tile] = s.units if seat == 0 else -s.units


@rule("SW-05")
def draw_first(box: Box, s: Position, seat: Seat) -> None:
    """The coin has said who begins; the order then stays."""
    tell(s, Told.BEGINS, seat)
    s.first = seat
    s.phase = Phase.ACT
    begin_round(s)
    begin_turn(box, s, seat)
