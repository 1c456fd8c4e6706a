"""The example training scripts run, on a small budget."""

from __future__ import annotations

import runpy
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "examples"


def script(name: str) -> dict[str, object]:
    return runpy.run_path(str(FOLDER / f"{name}.py"))


def test_the_vector_example_learns_djoko() -> None:
    """From even to clearly better than its random opponents, in a few seconds."""
    before, after = script("train_vector")["train"](rounds=6, num_envs=128)  # type: ignore[operator]
    assert 0.3 < before < 0.7 and after > before + 0.1


def test_the_pettingzoo_example_runs() -> None:
    before, after = script("train_pettingzoo")["train"](games=20)  # type: ignore[operator]
    assert 0 <= before <= 1 and 0 <= after <= 1


def test_the_openspiel_example_runs() -> None:
    first, last = script("train_openspiel")["train"](games=5)  # type: ignore[operator]
    assert -1 <= first <= 1 and -1 <= last <= 1
