"""Files that people name: written whole or not at all, and never over another one unasked."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from platformdirs import user_state_path

from ludotheque.engine.errors import LudoError


class Unwritable(LudoError):
    """A file or folder that can't be written or read."""


def unwritable(path: Path, problem: OSError | ValueError) -> Unwritable:
    return Unwritable("file-unwritable", path=str(path), reason=getattr(problem, "strerror", None) or str(problem))


def taken(path: Path) -> bool:
    """Whether writing here would lose what is there; a device or a pipe loses nothing."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def check_writable(path: Path, force: bool = False) -> None:
    """Fail before any work if a file couldn't be written afterwards, or is there already."""
    try:
        if path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        if path.exists():
            if not os.access(path, os.W_OK):
                raise PermissionError(13, os.strerror(13))
            if not path.is_file():
                return
        handle, name = tempfile.mkstemp(dir=path.resolve().parent, prefix=path.name)
        os.close(handle)
        os.unlink(name)
    except (OSError, ValueError) as problem:
        raise unwritable(path, problem) from problem
    if taken(path) and not force:
        raise Unwritable("file-exists", path=str(path))


def write_json(path: Path, data: Any) -> None:
    write_bytes(path, (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode(errors="replace"))


def write_bytes(path: Path, content: bytes) -> None:
    """In one step: a file that was there stays whole if anything goes wrong."""
    temporary = ""
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)
            return
        target = path.resolve()
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=target.name)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, target)
    except (OSError, ValueError) as problem:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise unwritable(path, problem) from problem


def _umask() -> int:
    """What a new file's rights lack here."""
    now = os.umask(0o022)
    os.umask(now)
    return now


def kept(name: str, write: Callable[[Path], None], before: Sequence[Path] = ()) -> Path:
    """Have a file written where nobody named a place: in the first of these folders that takes it, then in the user's own
    for such things, then among the temporary files."""
    last: LudoError | None = None
    for folder in (*before, user_state_path("ludotheque") / "games", Path(tempfile.gettempdir())):
        try:
            with contextlib.suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
            write(folder / name)
            return folder / name
        except LudoError as problem:
            last = problem
    assert last is not None
    raise last
