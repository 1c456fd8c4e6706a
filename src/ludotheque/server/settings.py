"""What can be set about the server, in one place."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import platformdirs

from ludotheque.server.store.database import file_of


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None  # an address of SQLAlchemy's, or an SQLite file: its path or its `file:` address
    open_browser: bool = False
    code: str | None = None  # a file with players of its own, loaded here and in the workers
    seeds: bool = False  # whether whoever opens a table may choose its seed (and so know its dice): tests, demonstrations
    limits: float = 1.0  # times the usual budgets of a visitor and an address (quotas.py); 0: no budgets
    pace: int = 900  # milliseconds between a bot's moves, unless a table says otherwise
    pause_seconds: float = 1.2  # median time before a pass is seen, of empty hands and of others; 0 tells which it was
    workers: int = 1  # processes in which strong bots think
    proxies: str = "127.0.0.1,::1,::ffff:127.0.0.1"  # whose word about the visitor's address is taken
    header_seconds: float = 20.0  # how long the headers of a request may take
    body_seconds: float = 20.0  # how long its body may take, beside what comes in at `SLOWEST` or faster
    sweep_seconds: float = 3600.0  # between two looks for what has expired
    keep_finished: float = 0.0  # days a finished table is kept after its last move; 0: for ever
    keep_abandoned: float = 0.0  # days an unfinished one is
    keep_uploads: float = 60.0  # days an uploaded game is kept
    most_uploads: float = 500.0  # megabytes of them; beyond that the oldest go
    keep_undrawn: float = 7.0  # days a tournament waits for its draw after the last one came in
    keep_tournaments: float = 60.0  # days a drawn one is kept after its last match
    keep_studies: float = 1.0  # days a study can be looked at after it ended

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """These values; the environment has the last word: `LUDOTHEQUE_SEEDS`, `_LIMITS`, `_PACE`, `_WORKERS`, ..."""
        settings = cls(**given)
        known = os.environ
        numbers: dict[str, Any] = {
            name: max(0.0, _number(known.get(f"LUDOTHEQUE_{name.upper()}"), getattr(settings, name))) for name in TIMES
        }
        return replace(
            settings,
            **numbers,
            proxies=known.get("LUDOTHEQUE_PROXIES", settings.proxies),
            seeds=known.get("LUDOTHEQUE_SEEDS", "") in ("1", "true", "yes") or settings.seeds,
            limits=_number(known.get("LUDOTHEQUE_LIMITS"), settings.limits),
            pace=int(_number(known.get("LUDOTHEQUE_PACE"), settings.pace)),
            workers=max(1, int(_number(known.get("LUDOTHEQUE_WORKERS"), settings.workers))),
        )

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it; by default a file in the user's data folder."""
        if self.database is None:
            return f"sqlite:///{data_folder() / 'ludotheque.sqlite'}"
        if self.database.startswith("file:"):  # SQLite's own form of an address
            return f"sqlite:///{self.database}{'&' if '?' in self.database else '?'}uri=true"
        return self.database if "://" in self.database else f"sqlite:///{Path(self.database).absolute()}"

    @property
    def key_file(self) -> Path:
        """Where the key lies that links and cookies are made with: beside an SQLite file, never in the database."""
        file = file_of(self.url)
        return data_folder() / "ludotheque.key" if file is None else file.with_name(file.name + ".key")


TIMES = [f.name for f in fields(Settings) if f.name.endswith("_seconds") or f.name.startswith(("keep_", "most_"))]
"""The settings that say how long and how much, all numbers: flags and variables of the environment are made from them."""


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("ludotheque"))


def _number(text: str | None, default: float) -> float:
    try:
        return float(text) if text is not None else default
    except ValueError:
        return default
