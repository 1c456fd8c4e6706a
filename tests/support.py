"""What tests share: the clause mark, and children that hear Ctrl-C."""

import signal

import pytest

clause = pytest.mark.clause


def hear_ctrl_c() -> None:
    """For `preexec_fn`: a run in the background ignores Ctrl-C, and its children would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
