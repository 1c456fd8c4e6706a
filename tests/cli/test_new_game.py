"""`ludo new`: a package that is laid out plays, and its tests pass."""

from __future__ import annotations

import pytest

from ludotheque.cli import run
from tests.packages import install, run_tests


def test_what_is_laid_out_keeps_the_contract(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert run(["new", "high_low", "--lang", "en"]) == 0
    assert "high_low is laid out" in " ".join(capsys.readouterr().out.split())
    text = (tmp_path / "high_low/src/high_low/rulebook.md").read_text(encoding="utf-8")
    assert "### HI-01" in text and "PG-" not in text and "# High low" in text
    package = tmp_path / "high_low"
    run_tests(package, install(package, tmp_path / "installed"), "-k", "not compiled and not checked")


@pytest.mark.parametrize("name", ["djoko", "Two", "x", "a-b", "pig", "9lives", "json", "lambda"])
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
