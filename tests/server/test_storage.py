"""Nothing acknowledged is ever lost, whatever happens to the process; databases that can't be used say so."""

import json
import random
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
import sqlalchemy as sa

from ludotheque.server.settings import Settings
from ludotheque.server.store.database import BadDatabase, Storage
from tests.site import Site, free_port


def test_tables_survive_a_restart(own_site):
    opened = own_site.table("djoko", {"solo": True}, seats=[{"kind": "person", "name": "Ada"}], seed=5)
    own_site.play(opened, 0, "stop")
    before = own_site.view(opened, 0)
    assert own_site.stop() in (0, -15)
    own_site.start()
    assert own_site.view(opened, 0) == before
    own_site.play(opened, 0, before["moves"][0]["text"])


def test_an_undo_and_a_box_survive_too(own_site):
    import ludotheque

    box = {**ludotheque.game("djoko").standard_box.data, "start_recovery": 1}
    opened = own_site.table("djoko", {"solo": True}, seed=5, box=box)
    own_site.play(opened, 0, "stop")
    own_site.as_seat(opened, 0).post(f"/api/tables/{opened.id}/undo")
    before = own_site.view(opened, 0)
    own_site.kill()
    own_site.start()
    assert own_site.view(opened, 0) == before and before["seats"][0]["recovery"] == 1


def hammer(site, opened, acknowledged, stop):
    """Play at a table until the server is gone; remember what was acknowledged."""
    rng = random.Random(opened.id)
    try:
        with httpx.Client(base_url=site.address, timeout=60, trust_env=False) as client:
            view = client.get(f"/api/tables/{opened.id}").json()
            while not stop.is_set() and not view["over"]:
                headers = {"Authorization": f"Bearer {opened.tokens[view['turn']]}"}
                view = client.get(f"/api/tables/{opened.id}", headers=headers).json()
                move = rng.choice(view["moves"])["text"]
                answer = client.post(f"/api/tables/{opened.id}/moves", json={"move": move, "n": view["n"]}, headers=headers)
                assert answer.status_code == 200, answer.text
                view = answer.json()
                acknowledged[opened.id] = (view["n"], view["score"])
    except httpx.TransportError:
        pass


def kill_in_the_middle(site, rounds, seed):
    rng = random.Random(seed)
    for _ in range(rounds):
        tables = [site.table("djoko", {"sets": 2}, seed=rng.randrange(1000)) for _ in range(4)]
        acknowledged, stop = {}, threading.Event()
        enough = rng.randrange(5, 60)
        with ThreadPoolExecutor(4) as pool:
            futures = [pool.submit(hammer, site, t, acknowledged, stop) for t in tables]
            while sum(n for n, _ in list(acknowledged.values())) < enough * 10 and not all(f.done() for f in futures):
                stop.wait(0.001)
            site.kill()
            stop.set()
            for future in futures:
                future.result()
        site.start()
        for opened in tables:
            view = site.view(opened)
            n, _ = acknowledged.get(opened.id, (0, None))
            assert view["n"] >= n
            log = site.client.get(f"/api/tables/{opened.id}/file").json()["log"]
            assert len(log) == view["n"]


def test_kill_9_loses_no_acknowledged_move(own_site):
    kill_in_the_middle(own_site, 2, seed=1)


@pytest.mark.prove
def test_kill_9_a_hundred_times(own_site):
    kill_in_the_middle(own_site, 100, seed=2)


def test_of_two_simultaneous_moves_one_lands(site):
    for seed in range(6):
        opened = site.table("djoko", seed=seed)
        view = site.view(opened, site.view(opened)["turn"])
        start = threading.Barrier(4)

        def play(move, opened=opened, view=view, start=start):
            with site.as_seat(opened, view["turn"]) as client:
                start.wait()
                return move, client.post(f"/api/tables/{opened.id}/moves", json={"move": move, "n": view["n"]}).status_code

        moves = [m["text"] for m in view["moves"]]
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(play, [moves[i % len(moves)] for i in range(4)]))
        landed = {move for move, status in answers if status == 200}
        assert len(landed) == 1 and all(status == (200 if move in landed else 409) for move, status in answers)
        log = site.client.get(f"/api/tables/{opened.id}/file").json()["log"]
        assert log[view["n"]] == f"{view['turn']} {landed.pop()}"


def test_the_log_is_append_only_and_keyed(own_site):
    opened = own_site.table("djoko", {"solo": True}, seed=5)
    own_site.play(opened, 0, "stop")
    own_site.as_seat(opened, 0).post(f"/api/tables/{opened.id}/undo")
    own_site.stop()
    with sqlite3.connect(own_site.database) as connection:
        lines = connection.execute("select n, line from moves where table_id = ? order by n", (opened.id,)).fetchall()
        assert [n for n, _ in lines] == list(range(len(lines))) and lines[-1][1] == "table undo 0"
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("insert into moves values (?, 0, 'nature 6', 0)", (opened.id,))
        tokens = connection.execute("select token from seats").fetchall()
        assert all(opened.tokens[0] not in t and len(t) == 64 for (t,) in tokens)


def break_a_table(site, opened, line):
    """As if it had been played by other rules."""
    site.stop()
    with sqlite3.connect(site.database) as connection:
        connection.execute("update moves set line = ? where table_id = ? and n = 3", (line, opened.id))
    site.start()


def test_a_table_played_by_other_rules_is_told_so(own_site):
    opened = own_site.table("djoko", {"solo": True}, seed=5)
    break_a_table(own_site, opened, "0 claim 9")
    answer = own_site.client.get(f"/api/tables/{opened.id}")
    assert answer.status_code == 409 and "other rules" in answer.json()["message"]
    assert own_site.client.get("/").status_code == 200
    page = own_site.client.get(f"/t/{opened.id}")
    assert page.status_code == 409 and f"/t/{opened.id}/game.ludo" in page.text
    file = own_site.client.get(f"/t/{opened.id}/game.ludo").json()
    assert file["log"][3] == "0 claim 9" and file == own_site.client.get(f"/api/tables/{opened.id}/file").json()


def test_a_table_broken_by_other_rules_shows_no_hidden_card(own_site):
    opened = own_site.table("worldwide_tennis", seed=5)
    with httpx.Client(base_url=own_site.address, timeout=60, trust_env=False) as seated:
        seated.post("/s/" + opened.links[0].rsplit("/", 1)[1], data={"name": ""})
        break_a_table(own_site, opened, "nature secret")
        paths = [f"/api/tables/{opened.id}", f"/t/{opened.id}", f"/t/{opened.id}/game.ludo", f"/api/tables/{opened.id}/file"]
        for path in paths:
            answer = own_site.client.get(path)
            assert answer.status_code in (403, 409) and "secret" not in answer.text and "download" not in answer.text
        page = seated.get(f"/t/{opened.id}")
        assert page.status_code == 409 and f"/t/{opened.id}/game.ludo" in page.text
        file = seated.get(f"/t/{opened.id}/game.ludo").json()
        assert "nature secret" in file["log"] and "seed" not in file
    assert own_site.as_seat(opened, 1).get(f"/api/tables/{opened.id}/file").json() == file


def test_the_same_new_box_opened_four_times_at_once(site):
    import ludotheque

    for recovery in range(3):
        box = {**ludotheque.game("djoko").standard_box.data, "start_recovery": recovery + 1}
        start = threading.Barrier(4)

        def opening(_, box=box, start=start):
            start.wait()
            with httpx.Client(base_url=site.address, timeout=60, trust_env=False) as client:
                return client.post("/api/tables", json={"game": "djoko", "box": box}).status_code

        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(opening, range(4))) == [201] * 4


def start_with(database, tmp_path, port=None):
    """What the server says when it is started with this database."""
    command = [sys.executable, "-m", "ludotheque.server", "--port", str(port or free_port()), "--database", str(database)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, env={"LC_ALL": "en_US.UTF-8", "PATH": ""})
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stderr


def test_a_database_from_a_newer_version(tmp_path):
    path = tmp_path / "new.sqlite"
    Storage(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    code, said = start_with(path, tmp_path)
    assert code == 1 and "newer" in said


def test_a_file_that_is_no_database(tmp_path):
    path = tmp_path / "text.sqlite"
    path.write_text("this is not a database " * 100)
    code, said = start_with(path, tmp_path)
    assert code == 1 and "can't be used" in said


def test_somebody_elses_database(tmp_path):
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("create table recipes (name text)")
    code, said = start_with(path, tmp_path)
    assert code == 1 and "something other" in said


def test_a_folder_and_an_unknown_kind_of_database(tmp_path):
    assert start_with(tmp_path, tmp_path)[0] == 1
    assert start_with("nosql://somewhere/else", tmp_path)[0] == 1


def test_a_database_that_is_missing_is_made(tmp_path):
    storage = Storage(f"sqlite:///{tmp_path}/deep/down/new.sqlite")
    assert storage.rows(sa.text("select 1"))[0][0] == 1
    storage.close()


def test_a_read_only_database(tmp_path, monkeypatch):
    path = tmp_path / "kept.sqlite"
    Storage(f"sqlite:///{path}").close()
    with pytest.raises(BadDatabase):
        Storage(f"sqlite:///file:{path}?mode=ro&uri=true")


def test_a_port_in_use(site, tmp_path):
    code, said = start_with(tmp_path / "x.sqlite", tmp_path, port=site.port)
    assert code == 1 and "already taken" in said


def test_a_locked_database_refuses_and_recovers(tmp_path):
    site = Site(tmp_path).start()
    try:
        opened = site.table("djoko", {"solo": True}, seed=5)
        before = site.view(opened, 0)
        lock = sqlite3.connect(site.database, isolation_level=None)
        lock.execute("begin immediate")
        answer = site.as_seat(opened, 0).post(f"/api/tables/{opened.id}/moves", json={"move": "stop", "n": before["n"]})
        assert answer.status_code == 503 and "try again" in answer.json()["message"]
        lock.execute("rollback")
        lock.close()
        assert site.view(opened, 0) == before
        site.play(opened, 0, "stop")
    finally:
        site.stop()


def test_where_the_key_and_the_database_lie(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOTHEQUE_PACE", "17")
    settings = Settings.from_environment(database=str(tmp_path / "a.sqlite"))
    assert settings.pace == 17 and settings.key_file == tmp_path / "a.sqlite.key"
    assert json.dumps(settings.url).endswith('a.sqlite"')
