"""The suite itself: what hangs or leaves something behind fails the run, and the run ends. Shown on runs within this run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests import processes

ROOT = Path(__file__).parents[1]
LIMIT = 50.0  # seconds for a run that would go on for ever


def run(folder: Path, source: str, *flags: str) -> subprocess.CompletedProcess[str]:
    """`pytest` as `make test` starts it, with our configuration, on one file."""
    (folder / "test_tiny.py").write_text(source)
    asked = re.search(r"^PYTEST = \$\(BIN\)/pytest (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert asked
    ours = ["-n", "2", "-p", "xdist", "-p", "timeout", "-p", "tests.conftest", "-c", str(ROOT / "pyproject.toml")]
    command = [sys.executable, "-m", "pytest", *asked[1].split(), *ours, "--rootdir", str(folder), "-o", "moment=2", *flags]
    quick = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # the others take seconds to start
    return subprocess.run([*command, str(folder)], cwd=ROOT, env=quick, capture_output=True, text=True, timeout=LIMIT)


HANGING = {
    "a lock": """
import threading
def test_hangs():
    threading.Lock().acquire() and threading.Event().wait()
""",
    "compiled code that holds the GIL": """
import ctypes
def test_hangs():
    ctypes.PyDLL(None).sleep(1000)
""",
    "a fixture, after a failure": """
import threading, pytest
@pytest.fixture(scope="module")
def server():
    yield
    threading.Event().wait()
def test_hangs(server):
    assert False
""",
}


@pytest.mark.parametrize("source", HANGING.values(), ids=HANGING)
def test_what_hangs_is_named_with_its_stacks_and_the_run_ends(source: str, tmp_path: Path) -> None:
    done = run(tmp_path, source, "--timeout", "1")
    assert done.returncode == 1
    assert "crashed while running 'test_tiny.py::test_hangs'" in done.stdout
    assert "Timeout (0:00:01)!" in done.stderr
    assert re.search(r'File ".*test_tiny\.py", line \d+ in (test_hangs|server)', done.stderr)
    assert done.stderr.count("most recent call first") > 1  # all threads, not only the test's


def test_limits(tmp_path: Path) -> None:
    """A test has two minutes, one with a browser three, a proof an hour, or what it says itself."""
    done = run(
        tmp_path,
        """
import pytest, pytest_timeout
def limit(request): return pytest_timeout._get_item_settings(request.node).timeout
def test_any(request): assert limit(request) == 120
@pytest.mark.browser
def test_browser(request): assert limit(request) == 180
@pytest.mark.prove
def test_proof(request): assert limit(request) == 3600
@pytest.mark.browser
@pytest.mark.timeout(7)
def test_own(request): assert limit(request) == 7
""",
        "-m",
        "",
    )
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout


def test_a_process_left_behind_fails_the_run_by_name(tmp_path: Path) -> None:
    """Also one whose parent is gone. A process that ends with its fixture is nobody's fault."""
    done = run(
        tmp_path,
        """
import subprocess, pytest
@pytest.fixture(scope="module")
def server():
    with subprocess.Popen(["sleep", "1001"]) as process:
        yield
        process.kill()
@pytest.mark.parametrize("seat", [0, 1])
def test_tidy(server, seat): pass
def test_child(): subprocess.Popen(["sleep", "1002"])
def test_orphan(): subprocess.run(["sh", "-c", "sleep 1003 &"])
""",
    )
    assert done.returncode == 1
    assert "test_tiny.py left behind:" in done.stdout
    assert re.search(r"of test_tiny\.py::test_child \(call\): sleep 1002", done.stdout)
    assert re.search(r"of test_tiny\.py::test_orphan \(call\): sleep 1003", done.stdout)
    assert "sleep 1001" not in done.stdout
    assert not still_running(done.stdout)


def test_a_hung_run_leaves_no_process_behind(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
import subprocess, threading
def test_hangs():
    subprocess.Popen(["sleep", "1004"])
    threading.Event().wait()
""",
        "--timeout",
        "1",
    )
    assert done.returncode == 1
    assert re.search(r"of test_tiny\.py::test_hangs \(call\): sleep 1004", done.stdout)
    assert not still_running(done.stdout)


def still_running(told: str) -> set[int]:
    """Those of the processes a run told of that run on."""
    pids = {int(pid) for pid in re.findall(r"process (\d+) of", told)}
    assert pids
    return pids & {process.pid for process in psutil.process_iter() if processes.runs(process)}
