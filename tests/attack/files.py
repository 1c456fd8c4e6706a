"""Save files as a stranger could write them: the real ones of `tests/saves`, spoilt in every part."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import ludotheque
from tests.attack.oddities import as_bytes, damaged, odd, spoilt

SAVES = [json.loads(path.read_text()) for path in sorted((Path(__file__).parent.parent / "saves").glob("*.ludo"))]


def made_up_file(rnd: random.Random) -> bytes:
    """A file that is wrong somewhere (or, now and then, nowhere)."""
    data = copy.deepcopy(rnd.choice(SAVES))
    for _ in range(rnd.randint(1, 2)):
        rnd.choice([spoil_log, spoil_box, spoil_setup, spoil_entry])(rnd, data)
    raw = as_bytes(data)
    return damaged(rnd, raw) if rnd.random() < 0.1 else raw


def spoil_entry(rnd: random.Random, data: dict[str, Any]) -> None:
    key = rnd.choice([*data, "extra"])
    if rnd.random() < 0.3:
        data.pop(key, None)
    else:
        data[key] = odd(rnd)


def spoil_setup(rnd: random.Random, data: dict[str, Any]) -> None:
    if isinstance(data.get("setup"), dict):
        data["setup"] = spoilt(rnd, data["setup"], rnd.randint(1, 2))


def spoil_box(rnd: random.Random, data: dict[str, Any]) -> None:
    """Another box, often one that is still a box: then the game is played with it."""
    game = ludotheque.all_games().get(str(data.get("game")))
    if game is None:
        return
    box = data["box"] if isinstance(data.get("box"), dict) else game.standard_box.data
    data["box"] = spoilt(rnd, box, rnd.choice([1, 1, 1, 2, 5]))
    if rnd.random() < 0.9:
        data.pop("box_hash", None)


def spoil_log(rnd: random.Random, data: dict[str, Any]) -> None:
    log = data.get("log")
    if not isinstance(log, list) or not log:
        return
    a, b = sorted((rnd.randrange(len(log)), rnd.randrange(len(log))))
    kind = rnd.randrange(8)
    if kind == 0:
        del log[a:]
    elif kind == 1:
        log[a:b] = reversed(log[a:b])
    elif kind == 2:
        log[a], log[b] = log[b], log[a]
    elif kind == 3:
        log[a:a] = log[b : b + 5]
    elif kind == 4:
        who = str(log[a]).split(" ")[0]
        log[a + 1 :] = [f"table undo {who}", log[a]] * rnd.choice([1, 5, 600])
    elif kind == 5:
        log[a] = spoilt_line(rnd, str(log[a]))
    elif kind == 6:
        log[a:] = [str(line).replace("nature", "dice") for line in log[a:]]
    else:
        log.insert(a, odd(rnd))


def spoilt_line(rnd: random.Random, line: str) -> str:
    words = line.split(" ")
    words[rnd.randrange(len(words))] = str(odd(rnd))
    return " ".join(words)
