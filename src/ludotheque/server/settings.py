"""What can be set about the server, in one place."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import platformdirs

from ludotheque.server.storage import file_of


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None  # an address of SQLAlchemy's, or an SQLite file: its path or its `file:` address
    open_browser: bool = False
    seeds: bool = False  # whether whoever opens a table may choose its seed (and so know its dice): tests, demonstrations
    limits: float = 1.0  # how many times the usual number of requests an address may make; 0: as many as it likes
    pace: int = 900  # milliseconds between a bot's moves, unless a table says otherwise
    pause: float = 1.2  # seconds (median) before the table passes for an empty hand, or lets a pass be seen; 0 tells all
    workers: int = 1  # processes in which strong bots think

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """These values; what isn't given comes from `LUDOTHEQUE_SEEDS`, `_LIMITS`, `_PACE`, `_PAUSE`, `_WORKERS`."""
        settings = cls(**given)
        known = os.environ
        return replace(
            settings,
            seeds=known.get("LUDOTHEQUE_SEEDS", "") in ("1", "true", "yes") or settings.seeds,
            limits=_number(known.get("LUDOTHEQUE_LIMITS"), settings.limits),
            pace=int(_number(known.get("LUDOTHEQUE_PACE"), settings.pace)),
            pause=max(0.0, _number(known.get("LUDOTHEQUE_PAUSE"), settings.pause)),
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


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("ludotheque"))


def _number(text: str | None, default: float) -> float:
    try:
        return float(text) if text is not None else default
    except ValueError:
        return default
