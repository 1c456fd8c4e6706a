"""Bodies that can't be read: each is answered with a sentence, none with an accident."""

import json
import socket

import httpx
import pytest

from tests.attack.files import SAVES
from tests.server.conftest import site  # noqa: F401  (the fixture)

FORM = b'--edge\r\nContent-Disposition: form-data; name="back"\r\n\r\n/\\ud800\r\n--edge--\r\n'
SORT = "multipart/form-data; boundary=edge"
CHARSETS = ["unicode_escape", "utf-7", "idna", "punycode", "utf-16", "undefined", "hex", '"unicode_escape"', "%00", "latin-1"]


def refused(answer, status):
    """What a refusal says; always in words of ours."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said["message"].endswith(".") and " " in said["message"]
    return said["error"]


@pytest.mark.parametrize("charset", CHARSETS)
def test_forms_in_other_encodings(site, charset):  # noqa: F811
    for path in ("/choose", "/new/djoko", "/watch", "/tournaments/djoko", "/lab/djoko"):
        headers = {"Content-Type": f"{SORT}; charset={charset}", "Accept": "application/json"}
        assert refused(site.client.post(path, content=FORM, headers=headers), 400) == "page-unreadable"


def test_forms_in_utf_8_are_read(site):  # noqa: F811
    encoded = "application/x-www-form-urlencoded; charset=UTF-8"
    for sort in (SORT, SORT + "; charset=utf-8", SORT + '; charset="UTF-8"', encoded):
        assert site.client.post("/choose", content=FORM, headers={"Content-Type": sort}).status_code == 303


@pytest.mark.parametrize("boundary", ["", "; boundary=", '; boundary="', "; boundary=other", "; boundary=" + "e" * 300])
def test_forms_without_an_edge(site, boundary):  # noqa: F811
    headers = {"Content-Type": "multipart/form-data" + boundary, "Accept": "application/json"}
    assert refused(site.client.post("/choose", content=FORM, headers=headers), 400) == "page-unreadable"


NOT_JSON = [
    b"\xff\xfe",
    b'{"game": "\xff"}',
    b'{"game": "\\ud800"}',
    b'{"game": NaN}',
    b"[" * 10_000,
    b'{"n": ' + b"9" * 5000 + b"}",
    b'{"options": {"\\ud800": 1}}',
    b'{"game": "djoko", "box": {"\\ud800": 1}}',
    "{}".encode("utf-16"),
]


@pytest.mark.parametrize("case", range(len(NOT_JSON)))
def test_json_that_is_none(site, case):  # noqa: F811
    headers = {"Content-Type": "application/json"}
    assert refused(site.client.post("/api/tables", content=NOT_JSON[case], headers=headers), 400) == "page-unreadable"
    assert refused(site.client.post("/api/verify", content=NOT_JSON[case], headers=headers), 422) == "save-not-json"


BOXES = [{"name": {"a": 1}}, {"note": 5}, {"faces": 10**15}, {"faces": 6.0}, {"faces": True}, {"x" * 1000: 1}, {"dice": [[]]}]


@pytest.mark.parametrize("case", range(len(BOXES)))
def test_boxes_that_are_none(site, case):  # noqa: F811
    assert refused(site.client.post("/api/tables", json={"game": "djoko", "box": BOXES[case]}), 422) == "bad-box"


@pytest.mark.parametrize("line", ["² stop", "9" * 150 + " stop", "9" * 5000 + " stop", "table undo ²", "0 keep ²"])
def test_a_log_with_odd_numbers(site, line):  # noqa: F811
    data = next(save for save in SAVES if save["game"] == "djoko")
    raw = json.dumps({**data, "log": [*data["log"][:10], line]}).encode()
    assert refused(site.client.post("/api/verify", content=raw), 422) == "save-breaks"
    page = site.client.post("/watch", files={"file": ("a.ludo", raw)}, headers={"Accept-Language": "en"})
    assert page.status_code == 422 and "line 11" in page.text


def test_a_log_of_moves_taken_back_again_and_again(site):  # noqa: F811
    """Half a megabyte of them once kept a server busy for 42 seconds."""
    data = next(save for save in SAVES if save["game"] == "worldwide_tennis")
    pairs = ["0 pass", "table undo 0"] * 26_000
    raw = json.dumps({**data, "log": [*data["log"][:10], *pairs]}).encode()
    assert site.client.post("/api/verify", content=raw).status_code == 422


def test_odd_hosts_and_addresses(site):  # noqa: F811
    for host in ("[", "]", "a b", "é", "[::1", "x" * 5000, "127.0.0.1:99999", ""):
        for path in ("/", "/api/games", "/nowhere", "/t/x"):
            answer = httpx.get(site.address + path, headers=[(b"Host", host.encode("latin-1"))], trust_env=False, timeout=60)
            assert answer.status_code < 500


def test_bodies_that_never_come(site):  # noqa: F811
    """Whoever goes away in the middle of a form is no accident of ours."""
    host, port = site.address.removeprefix("http://").split(":")
    for path in ("/choose", "/api/tables", "/api/verify"):
        head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: {SORT}\r\nContent-Length: 999\r\n\r\n"
        with socket.create_connection((host, int(port))) as half:
            half.sendall(head.encode() + FORM[:20])
    assert site.client.get("/").status_code == 200
    assert "Traceback" not in (site.folder / "server.log").read_text()
