"""Before the standard box changes: the entry of `former.toml` that lets games begun with the earlier one go on.

git show HEAD:src/ludotheque/games/GAME/box.toml > earlier.toml
python tools/former.py GAME earlier.toml >> src/ludotheque/games/GAME/former.toml
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ludotheque.engine.box import read_toml
from ludotheque.engine.former import differences
from ludotheque.engine.registry import game


def main(name: str, earlier: str) -> None:
    former = read_toml(Path(earlier))
    print(f'\n[[former]]\nhash = "{game(name).box(former).hash}"')
    for way, value in differences(former, game(name).standard_box.data).items():
        print(f'entries."{way}" = {json.dumps(value, ensure_ascii=False)}')


if __name__ == "__main__":
    main(*sys.argv[1:])
