"""Files that people name: nothing is lost by writing one."""

import os
import stat
from pathlib import Path

import pytest

from ludotheque.engine import files
from ludotheque.engine.files import Unwritable, check_writable, write_bytes


def test_another_file_is_refused_and_stays_as_it_is(tmp_path):
    path = tmp_path / "a"
    path.write_bytes(b"old")
    with pytest.raises(Unwritable, match="--force"):
        check_writable(path)
    assert path.read_bytes() == b"old" and os.listdir(tmp_path) == ["a"]
    check_writable(path, force=True)


@pytest.mark.parametrize("name", [".", "no/such/folder", "\x00", "x" * 300, "a/b"])
def test_what_cannot_be_written_is_a_sentence(tmp_path, name):
    (tmp_path / "a").write_bytes(b"old")
    for force in (False, True):
        with pytest.raises(Unwritable, match="can't be written"):
            check_writable(tmp_path / name, force)
    with pytest.raises(Unwritable, match="can't be written"):
        write_bytes(tmp_path / name, b"new")
    assert os.listdir(tmp_path) == ["a"]


def test_a_link_stays_a_link_and_a_device_a_device(tmp_path):
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")
    write_bytes(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "real").read_bytes() == b"new"
    check_writable(Path(os.devnull))
    write_bytes(Path(os.devnull), b"new")
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


def test_a_full_disk_leaves_the_old_file(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, os.strerror(28))

    path = tmp_path / "a"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(Unwritable, match="No space left"):
        write_bytes(path, b"new")
    assert path.read_bytes() == b"old" and os.listdir(tmp_path) == ["a"]


def test_kept_in_the_first_folder_that_takes_it(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "file").touch()
    path = files.kept("a", lambda p: write_bytes(p, b"new"), before=[tmp_path / "file" / "no"])
    assert path == tmp_path / "state" / "ludotheque" / "games" / "a" and path.read_bytes() == b"new"
