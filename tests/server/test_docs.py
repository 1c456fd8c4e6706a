"""What the docs show works: the example bot plays a whole game."""

import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_bot_joins_by_link_and_plays_to_the_end(site):
    opened = site.table("djoko", seats=[{"kind": "bot", "level": "random"}, {"kind": "free"}], seed=3)
    bot = DOCS / "example_bot.py"
    done = subprocess.run([sys.executable, str(bot), opened.invite], capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    assert "played" in done.stdout and site.view(opened)["over"]
    code = bot.read_text().split('"""', 2)[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 30


def test_every_address_in_the_api_page_exists(site):
    known = {
        f"{method.upper()} {path}"
        for path, methods in site.client.get("/api/openapi.json").json()["paths"].items()
        for method in methods
    }
    written = set(re.findall(r"`((?:GET|POST) /api/[^`?]*)`", (DOCS / "api.md").read_text()))
    assert written == known
