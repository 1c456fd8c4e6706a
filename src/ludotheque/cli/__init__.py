"""The command line, `ludo`: what goes wrong on the user's side is one sentence on stderr, never a traceback."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Sequence

from ludotheque.engine.errors import LudoError

DONE, FAILED, BAD_INPUT = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> None:
    asked = list(sys.argv[1:] if argv is None else argv)
    code = FAILED
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a letter that the terminal can't show is no reason to stop
    try:
        code = run(asked)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever presses Ctrl-C now only wants to be out
        if asked[:1] != ["serve"] and left_behind():
            os._exit(code)
    sys.exit(code)


def left_behind() -> bool:
    """Whether threads still play games that no longer count: Python would wait for them, perhaps for ever."""
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
    return any(t is not threading.current_thread() and not t.daemon for t in threading.enumerate())


def run(argv: list[str]) -> int:
    """Carry out one command; returns the exit code."""
    from ludotheque.cli import parser as command
    from ludotheque.cli import screen

    debug = "--debug" in argv or bool(os.environ.get("LUDO_DEBUG"))
    argv = [word for word in argv if word != "--debug"]
    w = screen.words_for(None)
    try:
        w = screen.words_for(command.asked_language(argv))
        with contextlib.nullcontext() if argv[:1] == ["serve"] else screen.log_in_words(w):
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
        if debug:
            raise
        screen.complain(w("cli-failed", reason=f"{type(problem).__name__}: {problem}"))
        return FAILED
