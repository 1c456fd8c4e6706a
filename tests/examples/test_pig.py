"""A sixth game from outside: installed as a package of its own, it has everything the five have, and nothing knows it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.packages import install, run_tests
from tests.site import Site

ROOT = Path(__file__).parents[2]
PIG = ROOT / "examples" / "pig"


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed, in a folder of its own."""
    return install(PIG, tmp_path_factory.mktemp("installed"))


def ludo(outside: dict[str, str], *words: str, typed: str = "", cwd: Path | None = None) -> str:
    command = [sys.executable, "-c", "from ludotheque.cli import main; main()", *words]
    done = subprocess.run(command, env=outside, input=typed, capture_output=True, text=True, timeout=100, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


def python(outside: dict[str, str], code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], env=outside, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nothing_of_the_house_names_it():
    sources = [
        *ROOT.glob("src/ludotheque/**/*.py"),
        *ROOT.glob("src/ludotheque/**/*.html"),
        *ROOT.glob("src/ludotheque/**/*.ftl"),
    ]
    naming = [
        path for path in sources if "pig" in path.read_text(encoding="utf-8").lower().split() and path.name != "new_game.py"
    ]
    assert naming == []


def test_it_keeps_the_contract_and_its_clauses(outside):
    run_tests(PIG, outside)


def test_in_the_terminal(outside, tmp_path):
    shown = ludo(outside, "watch", "pig", "--players", "club,random", "--seed", "3", "--delay", "0")
    assert "wins with" in shown
    assert "Hold" in ludo(
        outside, "play", "pig", "--players", "me,club", "--seed", "3", typed="throw\nthrow\nquit\n", cwd=tmp_path
    )
    assert "A one empties the pot" in ludo(outside, "rules", "pig", "--clause", "PG-03")


def test_in_arena_laboratory_and_tournament(outside, tmp_path):
    report = tmp_path / "report.json"
    ludo(outside, "arena", "pig", "--players", "club,random", "--games", "400", "--json", str(report))
    assert json.loads(report.read_text())["pairs"][0]["score"]["value"] > 0.6
    assert "winning margin" in ludo(
        outside, "lab", "pig", "--vary", "box.unlucky=1..2", "--measure", "margin", "--games", "100"
    )
    assert "club" in ludo(outside, "tournament", "pig", "--players", "club,random,random")


def test_as_environments(outside):
    assert (
        python(
            outside,
            """
from ludotheque.adapters.pettingzoo_env import env
e = env("pig"); e.reset(seed=1)
for agent in e.agent_iter():
    seen, reward, over, cut, info = e.last()
    e.step(None if over or cut else e.action_space(agent).sample(seen["action_mask"]))
import pyspiel
from ludotheque.adapters import openspiel_game
openspiel_game.register()
state = pyspiel.load_game("ludotheque_pig(target=50)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
from ludotheque.adapters.vector import LudoVectorEnv
envs = LudoVectorEnv("pig", num_envs=8, opponent="club"); envs.reset(seed=1)
print(sum(state.returns()))
""",
        ).split()[-1]
        == "0.0"
    )


def test_on_the_page(outside, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", outside["PYTHONPATH"])
    site = Site(tmp_path).start()
    try:
        opened = site.table("pig", {"target": 50}, seed=1)
        site.play(opened, 0, "throw")
        assert site.view(opened)["pot"] > 0 or site.view(opened)["turn"] == 1
        with httpx.Client(base_url=site.address, trust_env=False, timeout=50) as stranger:
            assert "In the pot" in stranger.get(f"/t/{opened.id}", headers={"accept-language": "en"}).text
            assert "vide la cagnotte" in stranger.get("/rules/pig", headers={"accept-language": "fr"}).text
            assert "Pig" in stranger.get("/").text
    finally:
        site.stop()
