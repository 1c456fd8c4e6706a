"""What is looked at while it changes: a table, a tournament, a study. Streams are woken when its version rises."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

from ludotheque.engine.numbers import whole

BOOT = secrets.token_hex(4)
"""This run of the server: what was remembered about versions in another run holds no longer."""


@dataclass(eq=False)
class Reader:
    """One open stream: woken when something changed, it then asks for what it missed."""

    wake: Callable[[], None]


@dataclass(eq=False, kw_only=True)
class Watched:
    id: str
    version: int = 0
    readers: set[Reader] = field(default_factory=set)
    made: dict[Hashable, Any] = field(default_factory=dict)  # for this version

    @property
    def event_id(self) -> str:
        return f"{BOOT}.{self.version}"

    def version_of(self, event_id: str | None) -> int:
        """The version an event id names, -1 if it is none of this run's."""
        boot, _, version = (event_id or "").partition(".")
        known = whole(version) if boot == BOOT else None
        return known if known is not None and known <= self.version else -1

    def changed(self) -> None:
        """A new version: streams are woken, what was made for the old one is forgotten."""
        self.version += 1
        self.made.clear()
        for reader in self.readers:
            reader.wake()

    def once(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Something made once a version for all who ask for it."""
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]
