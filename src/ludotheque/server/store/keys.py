"""Seat tokens, invitations and cookies: made from one key that lies beside the database, kept only as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path

from ludotheque.engine.numbers import whole
from ludotheque.server.store.database import BadDatabase

LENGTH = 32


def load_key(path: Path, first_start: bool) -> bytes:
    """The server's key, readable by its owner alone. It is made at the first start and never again: with another key every
    link and cookie that was given out would be dead."""
    try:
        if path.exists():
            key = path.read_bytes()
            if len(key) < LENGTH:
                raise BadDatabase("key-short", path=str(path), length=len(key), least=LENGTH)
            return key
        if not first_start:
            raise BadDatabase("key-missing", path=str(path))
        return _make_key(path)
    except OSError as problem:
        raise BadDatabase("key-unusable", path=str(path), reason=problem.strerror or str(problem)) from problem


def _make_key(path: Path) -> bytes:
    """A new key, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)  # 0600
    with os.fdopen(handle, "wb") as file:
        file.write(key := secrets.token_bytes(LENGTH))
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)
    return key


class Keys:
    """What can be derived from the key, and how it is checked (in constant time)."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, purpose: str, table: str, seat: int = -1) -> str:
        """A secret of 128 bits that names a table and what it opens there."""
        digest = hmac.digest(self._key, f"{purpose}.{table}.{seat}".encode(), "sha256")
        return f"{table}.{seat if seat >= 0 else 'x'}.{_text(digest[:16])}"

    def opens(self, purpose: str, token: str) -> tuple[str, int] | None:
        """The table and seat a token of this purpose opens, or None."""
        parts = token.split(".")
        if len(parts) != 3 or len(token) > 80:
            return None
        seat = -1 if parts[1] == "x" else whole(parts[1])
        if seat is None or not hmac.compare_digest(self.token(purpose, parts[0], seat).encode(), token.encode()):
            return None
        return parts[0], seat

    def number(self, purpose: str, table: str, n: int) -> int:
        """64 bits that nobody without the key foretells: what bots draw their chance from."""
        return int.from_bytes(hmac.digest(self._key, f"{purpose}.{table}.{n}".encode(), "sha256")[:8], "big")

    def new_browser(self) -> str:
        """A cookie for a browser: a random name and our signature."""
        name = secrets.token_urlsafe(16)
        return f"{name}.{self._signature(name)}"

    def browser(self, cookie: str | None) -> str | None:
        """The browser (as it is kept: hashed) whose cookie this is; None if we never signed it."""
        if not cookie or len(cookie) > 200:
            return None
        name, _, signature = cookie.partition(".")
        if not hmac.compare_digest(self._signature(name).encode(), signature.encode()):
            return None
        return hashed(name)

    def _signature(self, name: str) -> str:
        return _text(hmac.digest(self._key, f"browser.{name}".encode(), "sha256")[:16])


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """A table's address: 72 random bits, enough that only those who were given it find it."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
