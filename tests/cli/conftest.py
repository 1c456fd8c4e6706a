"""`ludo` in this process, with typed lines; a line may be an exception, as Ctrl-C is one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from ludotheque.cli import run
from ludotheque.cli.screen import Screen


@dataclass
class Answer:
    code: int
    out: str
    err: str


@pytest.fixture
def ludo(monkeypatch, capsys, tmp_path):
    """`ludo("play", "djoko", typed=["1", "quit"])`, in an empty folder; `person`: as if somebody sat at the terminal."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def ludo(*argv: str, typed: Iterable[str | type[BaseException]] = (), person: bool = False) -> Answer:
        lines = iter(typed)

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            line = next(lines, EOFError)
            if not isinstance(line, str):
                raise line
            return line

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setattr(Screen, "interactive", property(lambda self: person))
        capsys.readouterr()
        code = run(list(argv))
        written = capsys.readouterr()
        assert "Traceback" not in written.out + written.err
        return Answer(code, written.out, written.err)

    return ludo
