"""What is kept: tables, their logs (append-only, key table and n), boxes by hash, seats with hashed tokens."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from ludotheque.engine.errors import LudoError

schema = sa.MetaData()

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("box", sa.String(64), nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("seed_known", sa.Integer, nullable=False, default=0),
    sa.Column("own_dice", sa.Integer, nullable=False, default=0),
    sa.Column("listed", sa.Integer, nullable=False, default=0),
    sa.Column("pace", sa.Integer, nullable=False, default=0),
    sa.Column("created", sa.Float, nullable=False, index=True),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("over", sa.Integer, nullable=False, default=0),
    sa.Column("n", sa.Integer, nullable=False, default=0),
    sa.Column("layout", sa.String(64), nullable=False),
    sa.Column("position", sa.LargeBinary, nullable=False),
    sa.Column("rematch", sa.String(32), nullable=True),
)

moves = sa.Table(
    "moves",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

boxes = sa.Table(
    "boxes", schema, sa.Column("hash", sa.String(64), primary_key=True), sa.Column("data", sa.Text, nullable=False)
)

seats = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("level", sa.String(32), nullable=True),
    sa.Column("name", sa.String(64), nullable=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("asks", sa.Text, nullable=False, default=""),
)

holders = sa.Table(
    "holders",
    schema,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True, index=True),
)

files = sa.Table(
    "files",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Float, nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False, server_default=""),
)

tournaments = sa.Table(
    "tournaments",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("form", sa.String(32), nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("over", sa.Integer, nullable=False, default=0, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
)

PATIENCE = 5  # seconds a locked SQLite file is waited for


class BadDatabase(LudoError):
    """A database that can't be opened, read or written."""


class Storage:
    """The database: opened, brought up to date, read from; what is written goes through the writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.file = file_of(url)
        self._lock: sqlite3.Connection | None = None
        try:
            if self.file is not None:
                self._make_ours(self.file)
            self.engine = self._open()
            self._migrate()
            with self.engine.begin() as connection:  # a read-only file shows itself here, not at the first move
                connection.execute(sa.delete(files).where(files.c.id == ""))
            self._opened = self._identity()
        except LudoError:
            self.close()
            raise
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError, ImportError) as problem:
            self.close()
            raise BadDatabase("database-unusable", database=_shown(url), reason=_reason(problem)) from problem

    def _make_ours(self, path: Path) -> None:
        """The file, readable by its owner alone (it holds seeds and hands), and locked: one server a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._lock.execute("pragma journal_mode=memory")
            self._lock.execute("begin exclusive")
        except sqlite3.OperationalError as problem:
            raise BadDatabase("database-taken", database=str(path)) from problem
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for made in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            if made.exists() and made.stat().st_mode & 0o077:
                made.chmod(0o600)

    def _open(self) -> sa.Engine:
        if self.file is None:
            return sa.create_engine(self.url, pool_pre_ping=True)
        engine = sa.create_engine(self.url, connect_args={"check_same_thread": False, "timeout": PATIENCE})
        sa.event.listen(engine, "connect", _prepare)
        return engine

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        with self.engine.begin() as connection:
            found = sa.inspect(connection).get_table_names()
            if "alembic_version" in found:
                versions = set(connection.execute(sa.text("select version_num from alembic_version")).scalars())
                if versions - known:
                    raise BadDatabase("database-newer", database=_shown(self.url))
            elif found:
                raise BadDatabase("database-foreign", database=_shown(self.url))
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as problem:
                raise BadDatabase("database-unusable", database=_shown(self.url), reason=str(problem)) from problem

    def _identity(self) -> tuple[int, int] | None:
        if self.file is None:
            return None
        found = self.file.stat()
        return found.st_dev, found.st_ino

    def check_there(self) -> None:
        """An SQLite file that was deleted or replaced goes on taking writes that nobody will ever see again: say so."""
        try:
            there = self._identity() == self._opened
        except OSError:
            there = False
        if not there:
            raise BadDatabase("database-gone", database=_shown(self.url))

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that counts only if its file is still the one we opened."""
        self.check_there()
        with self.engine.begin() as connection:
            yield connection
        self.check_there()

    def rows(self, statement: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """What a question to the database brings."""
        self.check_there()
        try:
            with self.engine.connect() as connection:
                return connection.execute(statement).all()
        except sa.exc.SQLAlchemyError as problem:
            raise BadDatabase("database-busy") from problem

    @property
    def empty(self) -> bool:
        """Whether nobody ever played here."""
        return not self.rows(sa.select(tables.c.id).limit(1)) and not self.rows(sa.select(tournaments.c.id).limit(1))

    def close(self) -> None:
        if hasattr(self, "engine"):
            self.engine.dispose()
        if self._lock is not None:
            self._lock.close()


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None where the database is none, or only in memory."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
        return None
    name = address.database
    return Path(unquote(urlsplit(name).path) if name.startswith("file:") else name)


def _prepare(connection: sqlite3.Connection, record: object) -> None:
    """SQLite as we need it: readers beside one writer, a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()


def _shown(url: str) -> str:
    """An address without its password."""
    return sa.make_url(url).render_as_string(hide_password=True)


def _reason(problem: Exception) -> str:
    cause = getattr(problem, "orig", None) or problem
    return str(cause).splitlines()[0] if str(cause) else type(problem).__name__
