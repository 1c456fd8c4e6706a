"""What can happen to the file under a running server: deleted, replaced, locked, full, corrupted; and to its key."""

import os
import sqlite3
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.attack.strangers import at_once
from tests.site import Site, free_port


def move(site, opened):
    view = site.view(opened, 0)
    body = {"move": view["moves"][0]["text"], "n": view["n"]}
    return site.as_seat(opened, 0).post(f"/api/tables/{opened.id}/moves", json=body)


def said_at_start(database, *flags):
    """What a server says that doesn't start with this database."""
    command = [sys.executable, "-m", "ludotheque.server", "--port", str(free_port()), "--database", str(database), *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, env={**os.environ, "LC_ALL": "en_US.UTF-8"})
    assert done.returncode == 1 and "Traceback" not in done.stderr, done.stderr
    return done.stderr


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_a_database_that_is_gone_takes_no_moves(own_site, how):
    opened = own_site.table("djoko", {"solo": True}, seed=5)
    assert move(own_site, opened).status_code == 200
    before = own_site.view(opened, 0)
    away = own_site.database.with_suffix(".away")
    own_site.database.rename(away)
    if how == "replaced":
        sqlite3.connect(own_site.database).close()
        own_site.database.touch()
    answer = move(own_site, opened)
    assert answer.status_code == 503 and "deleted or replaced" in answer.json()["message"]
    assert own_site.client.get(f"/api/tables/{opened.id}").status_code == 503
    away.replace(own_site.database)
    assert own_site.view(opened, 0) == before and move(own_site, opened).status_code == 200


def test_no_start_without_the_key_that_made_the_links(tmp_path):
    site = Site(tmp_path).start()
    site.table("djoko")
    site.stop()
    key = tmp_path / "site.sqlite.key"
    whole = key.read_bytes()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    key.write_bytes(whole[:31])
    assert "31 bytes instead of 32" in said_at_start(site.database) and key.read_bytes() == whole[:31]
    key.unlink()
    assert "is missing" in said_at_start(site.database) and not key.exists()
    key.write_bytes(whole)
    assert site.start().stop() in (0, -15)


def test_the_database_is_its_owners_alone(tmp_path):
    site = Site(tmp_path)
    site.database.touch(0o644)
    site.start()
    try:
        site.table("djoko")
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("site.sqlite*")}
    finally:
        site.stop()
    found.pop("site.sqlite.lock")
    assert len(found) >= 3 and set(found.values()) == {0o600}, found


def test_two_servers_on_one_file(own_site):
    assert "Another server already uses" in said_at_start(own_site.database)
    assert own_site.client.get("/").status_code == 200


def test_an_sqlite_address_makes_no_strange_folder(tmp_path, monkeypatch):
    from ludotheque.server.settings import Settings
    from ludotheque.server.tables.house import House

    monkeypatch.chdir(tmp_path)
    for given in (f"file:{tmp_path}/a.sqlite", "b.sqlite", f"sqlite:///{tmp_path}/c.sqlite"):
        house = House(Settings(database=given))
        house.storage.close()
    made = {path.name for path in tmp_path.iterdir()}
    assert {f"{name}.sqlite{end}" for name in "abc" for end in ("", ".key")} <= made
    assert not [path for path in tmp_path.iterdir() if path.is_dir()]


def test_a_locked_database_is_waited_for_once(own_site):
    """Eight moves at eight tables wait together, not one after the other."""
    tables = [own_site.table("djoko", {"solo": True}, seed=i) for i in range(8)]
    bodies = [{"move": v["moves"][0]["text"], "n": v["n"]} for v in (own_site.view(t, 0) for t in tables)]
    lock = sqlite3.connect(own_site.database, isolation_level=None)
    lock.execute("begin immediate")

    def play(i):
        with own_site.as_seat(tables[i], 0) as client:
            return client.post(f"/api/tables/{tables[i].id}/moves", json=bodies[i]).status_code

    began = time.monotonic()
    assert at_once([lambda i=i: play(i) for i in range(8)]) == [503] * 8
    waited = time.monotonic() - began
    lock.execute("rollback")
    lock.close()
    assert waited < 30, "each waited for itself"
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(play, range(8))) == [200] * 8


def test_a_corrupted_database_is_a_sentence(tmp_path):
    site = Site(tmp_path).start()
    opened = site.table("djoko", {"solo": True}, seed=5)
    site.stop()
    with open(site.database, "r+b") as file:
        file.seek(4096)
        file.write(os.urandom(site.database.stat().st_size - 4096))
    try:
        site.start()
    except RuntimeError as problem:
        assert "can't be used" in str(problem) and "Traceback" not in str(problem)
    else:
        assert site.client.get(f"/api/tables/{opened.id}").status_code in (404, 409, 503)
        assert site.client.get("/").status_code in (200, 503)
        site.stop()
