"""Hidden information: two tables that differ only in what the reader can't see answer alike, byte for byte, everywhere."""

from __future__ import annotations

import re

import httpx
import pytest

import ludotheque
from tests.attack.twins import Twins, pairs, put_on_a_server
from tests.site import PATIENCE, Site

HIDDEN = [name for name, game in ludotheque.all_games().items() if game.facts.hidden]
API = ["", "/moves", "/story", "/replay", "/replay?n=7", "/replay?n=7&eyes=-1", "/file", "/moves?lang=fr", "/story?lang=fr"]
PAGES = ["", "/replay", "/replay?n=9", "/frame", "/frame?n=11", "/frame?eyes=-1&n=5", "/fair", "/game.ludo", "/qr.svg"]
POSTS = [
    ("/api/tables/{}/moves", {"move": "nonsense", "n": 1}),
    ("/api/tables/{}/moves", {"move": "pass", "n": 3}),
    ("/api/tables/{}/rematch", {}),
    ("/api/tables/{}/dice", {"dice": "3", "n": 2}),
]


class Reader:
    """Everything one reader gets from one of the two tables, with the table's own address and the times left out."""

    def __init__(self, site: Site, house, table: str, seat: int) -> None:
        self.table, self.site = table, site
        token = house.keys.token("seat", table, seat) if seat >= 0 else None
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.api = httpx.Client(base_url=site.address, timeout=PATIENCE, trust_env=False, headers=headers)
        self.browser = httpx.Client(base_url=site.address, timeout=PATIENCE, trust_env=False)
        if token:
            assert self.browser.post(f"/s/{token}", data={"name": ""}).status_code == 303

    def neutral(self, text: str) -> str:
        """Without what names the table rather than tells of it: its address, its seats' links, the version of its page."""
        text = re.sub(rf"{self.table}\.(\d|x)\.[\w-]{{22}}", "LINK", text)
        return re.sub(r"\b[0-9a-f]{8}\.\d+\b", "VERSION", text.replace(self.table, "TABLE"))

    def answers(self) -> list[tuple[str, int, str]]:
        asked = [(f"api{path}", self.api.get(f"/api/tables/{self.table}{path}")) for path in API]
        asked += [(f"page{path}", self.browser.get(f"/t/{self.table}{path}")) for path in PAGES]
        asked += [(path, self.api.post(path.format(self.table), json=body)) for path, body in POSTS]
        return [(what, a.status_code, "" if what == "page/qr.svg" else self.neutral(a.text)) for what, a in asked]

    def streams(self, happen) -> list[str]:
        """Whole streams, from the first event over what happens meanwhile to the last."""
        with (
            self.api.stream("GET", f"/api/tables/{self.table}/stream") as data,
            self.browser.stream("GET", f"/t/{self.table}/live") as page,
        ):
            lines = [data.iter_lines(), page.iter_lines()]
            read = [[], []]
            for step in [lambda: None, *happen]:
                step()
                for i in range(2):
                    read[i].append(next(line for line in lines[i] if line.startswith("data: ")))
        return [self.neutral("\n".join(events)) for events in read]

    def close(self) -> None:
        self.api.close()
        self.browser.close()


def compare(site: Site, house, pair: Twins, ids: tuple[str, str]) -> int:
    """How many answers were the same (all, or the test fails)."""
    readers = [Reader(site, house, table, pair.reader) for table in ids]
    one, two = [reader.answers() for reader in readers]
    for a, b in zip(one, two, strict=True):
        assert a == b, f"{pair.game}, reader {pair.reader}: {a[0]}"
    assert [a[1] for a in one if a[0] in ("api/file", "page/game.ludo")] == [403, 403]
    told = []
    for reader, table in zip(readers, ids, strict=True):
        with httpx.Client(base_url=site.address, timeout=PATIENCE, trust_env=False) as other:
            other.post("/s/" + house.keys.token("seat", table, 1 if pair.reader == 0 else 0), data={"name": ""})
            happen = [
                lambda other=other, table=table, name=name: other.post(f"/t/{table}/name", data={"name": name})
                for name in ("Zoë", "Yves")
            ]
            told.append(reader.streams(happen))
        reader.close()
    assert told[0] == told[1], f"{pair.game}, reader {pair.reader}: streams"
    return len(one) + 2


def twins_agree(tmp_path, count, seed):
    found = [pair for name in HIDDEN for pair in pairs(name, count, seed)]
    site = Site(tmp_path, "--pause-seconds", "3600")  # no empty hand passes before both tables were looked at
    ids, house = put_on_a_server(site.database, found)
    site.start()
    try:
        answers = sum(compare(site, house, pair, both) for pair, both in zip(found, ids, strict=True))
    finally:
        site.stop()
    print(f"{len(found)} pairs, {answers} answers alike")


def test_twins_answer_alike(tmp_path):
    twins_agree(tmp_path, 3, seed=1)


@pytest.mark.prove
def test_300_pairs_of_twins_answer_alike(tmp_path):
    twins_agree(tmp_path, 150, seed=2)


def test_the_maker_of_twins_makes_different_tables():
    for name in HIDDEN:
        for pair in pairs(name, 3, seed=5):
            assert pair.first.log != pair.second.log
            assert bytes(pair.first.s.raw) != bytes(pair.second.s.raw)
