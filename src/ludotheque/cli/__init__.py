"""The command line, `ludo`: what goes wrong on the user's side is one sentence on stderr, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext

from ludotheque.engine.errors import LudoError

DONE, FAILED, BAD_INPUT = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> None:
    sys.exit(run(list(sys.argv[1:] if argv is None else argv)))


def run(argv: list[str]) -> int:
    """Carry out one command; returns the exit code."""
    from ludotheque.cli import command, screen

    w = screen.words_for(None)
    try:
        w = screen.words_for(command.asked_language(argv))
        with nullcontext() if argv[:1] == ["serve"] else screen.log_in_words(w):
            code = command.carry_out(argv, w)
        sys.stdout.flush()
        return code
    except LudoError as problem:
        screen.complain(command.words_with_game(argv, w).error(problem))
        return BAD_INPUT
    except KeyboardInterrupt:
        screen.complain(w("cli-interrupted"))
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as problem:
        if os.environ.get("LUDO_DEBUG"):
            raise
        screen.complain(w("cli-failed", reason=f"{type(problem).__name__}: {problem}"))
        return FAILED
