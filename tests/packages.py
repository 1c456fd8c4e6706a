"""Packages from outside: installed into a folder of their own, their tests run there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

INSTALL = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target"]
TEST = f"-m pytest -q -p no:cacheprovider -c {os.devnull}".split()


def install(package: Path, target: Path) -> dict[str, str]:
    """The environment in which it is installed."""
    subprocess.run([sys.executable, *INSTALL, str(target), str(package)], check=True, capture_output=True, timeout=100)
    return {**os.environ, "PYTHONPATH": str(target), "LC_ALL": "en_US.UTF-8", "COLUMNS": "120"}


def run_tests(package: Path, env: dict[str, str], *more: str) -> None:
    command = [sys.executable, *TEST, "--rootdir", str(package), str(package / "tests"), *more]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=110, cwd=package)
    assert done.returncode == 0, done.stdout[-3000:]
