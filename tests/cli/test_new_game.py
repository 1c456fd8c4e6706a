"""`ludo new`: a package that is laid out plays, and its tests pass."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ludotheque.cli import run


def test_what_is_laid_out_keeps_the_contract(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert run(["new", "high_low", "--lang", "en"]) == 0
    assert "high_low is laid out" in " ".join(capsys.readouterr().out.split())
    text = (tmp_path / "high_low/src/high_low/rulebook.md").read_text(encoding="utf-8")
    assert "### HI-01" in text and "PG-" not in text and "# High low" in text
    installed = tmp_path / "installed"
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(installed),
        "high_low",
    ]
    subprocess.run(command, check=True, capture_output=True, timeout=100)
    tests = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        os.devnull,
        "high_low/tests",
        "-k",
        "not compiled and not checked",
    ]
    done = subprocess.run(tests, env={**os.environ, "PYTHONPATH": str(installed)}, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stdout[-2000:]


@pytest.mark.parametrize("name", ["djoko", "Two", "x", "a-b", "pig", "9lives"])
def test_names_that_cannot_be(name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert run(["new", name, "--lang", "en"]) == 2
    assert "can't be the name" in capsys.readouterr().err and list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    assert run(["new", "mine", "--lang", "en"]) == 2
    assert "there already" in capsys.readouterr().err and list((tmp_path / "mine").iterdir()) == []


def test_the_version(capsys):
    import ludotheque

    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"ludo {ludotheque.__version__}\n"
