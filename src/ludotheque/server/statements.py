"""Everything that is ever written, as ready statements, in the order in which a group of them is carried out."""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.storage import boxes, files, holders, moves, schema, seats, snapshots, tables, tournaments

_b = sa.bindparam

ADD_TABLE = sa.insert(tables)
ADD_SEAT = sa.insert(seats)
ADD_HOLDER = sa.insert(holders)
ADD_MOVE = sa.insert(moves)
ADD_SNAPSHOT = sa.insert(snapshots)
ADD_BOX = sa.insert(boxes)
ADD_FILE = sa.insert(files)
TABLE_STANDS = (
    sa.update(tables)
    .where(tables.c.id == _b("table"))
    .values(n=_b("n"), over=_b("over"), touched=_b("touched"), position=_b("position"))
)
TABLE_PACE = sa.update(tables).where(tables.c.id == _b("table")).values(pace=_b("pace"))
TABLE_REMATCH = sa.update(tables).where(tables.c.id == _b("table")).values(rematch=_b("rematch"))
SEAT_TAKEN = (
    sa.update(seats)
    .where(seats.c.table_id == _b("table"), seats.c.seat == _b("place"))
    .values(kind=_b("kind"), name=_b("name"), asks=_b("asks"))
)
ADD_TOURNAMENT = sa.insert(tournaments)
TOURNAMENT_STANDS = (
    sa.update(tournaments)
    .where(tournaments.c.id == _b("tournament"))
    .values(state=_b("state"), over=_b("over"), touched=_b("touched"))
)
DROP_FILE = sa.delete(files).where(files.c.id == _b("file"))
DROP_TOURNAMENT = sa.delete(tournaments).where(tournaments.c.id == _b("tournament"))
_untouched = sa.exists().where(tables.c.id == _b("table"), tables.c.touched < _b("before"))
_on_tables = [t for t in reversed(schema.sorted_tables) if "table_id" in t.c]
DROP_TABLE = [  # what hangs on a table goes first; all of it stays if something was played there since `before`
    *[sa.delete(t).where(t.c.table_id == _b("table"), _untouched) for t in _on_tables],
    sa.delete(tables).where(tables.c.id == _b("table"), tables.c.touched < _b("before")),
]

ORDER = [
    ADD_BOX, ADD_TABLE, ADD_SEAT, ADD_HOLDER, ADD_MOVE, ADD_SNAPSHOT, ADD_FILE,
    TABLE_STANDS, TABLE_PACE, TABLE_REMATCH, SEAT_TAKEN, ADD_TOURNAMENT, TOURNAMENT_STANDS,
    DROP_FILE, DROP_TOURNAMENT, *DROP_TABLE,
]  # fmt: skip
