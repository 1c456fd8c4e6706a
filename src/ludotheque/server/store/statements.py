"""Everything that is ever written, as ready statements, in the order in which a group of them is carried out.

Whatever two people could want at once is a conditional update: it is in `DECIDES`, must find exactly one row, and the whole
job fails with `Taken` when somebody was first.
"""

from __future__ import annotations

import sqlalchemy as sa

from ludotheque.server.store.database import boxes, files, holders, moves, schema, seats, tables, tournaments

_b = sa.bindparam


def _unless_there(table: sa.Table) -> sa.sql.dml.UpdateBase:
    """Add a row of a table whose key is the hash of its content: there is nothing to do where it is there already."""
    key = next(iter(table.primary_key))
    values = sa.select(*[_b(column.name, type_=column.type) for column in table.c])
    there = sa.exists().where(key == _b(key.name, type_=key.type))
    return sa.insert(table).from_select([column.name for column in table.c], values.where(~there))


ADD_TABLE = sa.insert(tables)
ADD_SEAT = sa.insert(seats)
ADD_HOLDER = sa.insert(holders)
ADD_MOVE = sa.insert(moves)
ADD_BOX = _unless_there(boxes)
ADD_FILE = _unless_there(files)
TABLE_STANDS = (
    sa.update(tables)
    .where(tables.c.id == _b("table"))
    .values(n=_b("n"), over=_b("over"), touched=_b("touched"), position=_b("position"))
)
TABLE_PACE = sa.update(tables).where(tables.c.id == _b("table")).values(pace=_b("pace"))
TABLE_REMATCH = sa.update(tables).where(tables.c.id == _b("table"), tables.c.rematch.is_(None)).values(rematch=_b("rematch"))
_seat = sa.update(seats).where(seats.c.table_id == _b("table"), seats.c.seat == _b("place"))
TAKE_SEAT = _seat.where(seats.c.kind == "free").values(kind="person", name=_b("name"))
SEAT_NAME = _seat.values(name=_b("name"))
SEAT_ASKS = _seat.values(asks=_b("asks"))
ADD_TOURNAMENT = sa.insert(tournaments)
TOURNAMENT_STANDS = (
    sa.update(tournaments)
    .where(tournaments.c.id == _b("tournament"), tournaments.c.state == _b("seen"))
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
    ADD_BOX,
    ADD_TABLE,
    ADD_SEAT,
    ADD_HOLDER,
    ADD_MOVE,
    ADD_FILE,
    TABLE_STANDS,
    TABLE_PACE,
    TABLE_REMATCH,
    TAKE_SEAT,
    SEAT_NAME,
    SEAT_ASKS,
    ADD_TOURNAMENT,
    TOURNAMENT_STANDS,
    DROP_FILE,
    DROP_TOURNAMENT,
    *DROP_TABLE,
]
DECIDES = {TAKE_SEAT, TABLE_REMATCH, TOURNAMENT_STANDS}
