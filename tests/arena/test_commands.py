"""`ludo arena`, `lab`, `tournament`, `export` as people type them; bad input is one sentence, before any work."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pandas
import pytest

from ludotheque import cli


def ludo(*argv: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = cli.run([*argv, "--lang", "en"])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.json"
    asked = ("arena", "djoko", "--players", "random,beginner,club", "--games", "20", "--json", str(file), "--workers", "1")
    code, out, _ = ludo(*asked, capsys=capsys)
    assert code == 0 and "Elo" in out and "Club" in out
    first = json.loads(file.read_text())
    assert [p["games"] for p in first["pairs"]] == [20, 20, 20]
    code, _, _ = ludo(
        "arena", "djoko", "--players", "random,beginner,club", "--games", "30", "--json", str(file), "--resume", capsys=capsys
    )
    assert code == 0 and [p["games"] for p in json.loads(file.read_text())["pairs"]] == [30, 30, 30]


def test_lab_writes_table_picture_page_and_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ludo(
        "lab",
        "djoko",
        "--vary",
        "box.throws=3..4",
        "--measure",
        "games,home_wins",
        "--games",
        "10",
        "--plot",
        str(tmp_path / "p.svg"),
        "--html",
        str(tmp_path / "p.html"),
        "--json",
        str(tmp_path / "p.json"),
        capsys=capsys,
    )
    assert code == 0 and "box.throws" in out and "First seat wins" in out
    assert len(json.loads((tmp_path / "p.json").read_text())["cells"]) == 2
    assert (tmp_path / "p.svg").exists() and (tmp_path / "p.html").exists()


def test_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.json"
    code, out, _ = ludo(
        "tournament", "djoko", "--players", "club,random,random,beginner,club", "--json", str(file), capsys=capsys
    )
    assert code == 0 and "Final" in out and "wins the tournament" in out
    assert json.loads(file.read_text())["form"] == "knock_out"
    code, out, _ = ludo("tournament", "djoko", "--players", "club,random", "--form", "grand-chelem", capsys=capsys)
    assert code == 0 and "Place" in out
    code, out, _ = ludo("tournament", "djoko", "--players", "club,random,random", "--form", "open", capsys=capsys)
    assert code == 0 and "Final" in out
    won = [line for line in out.splitlines() if "wins" in line and "–" in line]
    assert won and all(line.rstrip().endswith("1 – 0") for line in won)  # the winner's sets first


@pytest.mark.parametrize("kind", ["parquet", "csv"])
def test_export(tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ludo(
        "export",
        "djoko",
        "--games",
        "5",
        "--format",
        kind,
        "--out",
        str(tmp_path / "x"),
        "--players",
        "club,random",
        capsys=capsys,
    )
    assert code == 0 and f"moves.{kind}" in out
    if kind == "csv":
        rows = list(csv.DictReader((tmp_path / "x" / "games.csv").open()))
        assert len(rows) == 5 and {rows[0]["player_0"], rows[0]["player_1"]} == {"club", "random"}
        return
    moves, games = (pandas.read_parquet(tmp_path / "x" / f"{n}.parquet") for n in ("moves", "games"))
    assert games["steps"].sum() == len(moves) and set(moves["player"]) == {"nature", "club", "random"}
    assert moves.groupby("game").size().tolist() == games["steps"].tolist()
    assert list(moves.columns) == ["game", "step", "seat", "player", "move", "code", "choices"]


@pytest.mark.parametrize(
    ("argv", "file"),
    [
        (("arena", "djoko", "--games", "2", "--json"), "a.json"),
        (("lab", "djoko", "--vary", "sets=1,2", "--games", "2", "--json"), "a.json"),
        (("lab", "djoko", "--vary", "sets=1,2", "--games", "2", "--plot"), "a.svg"),
        (("lab", "djoko", "--vary", "sets=1,2", "--games", "2", "--html"), "a.html"),
        (("tournament", "djoko", "--players", "random,random", "--json"), "a.json"),
        (("bench", "--games", "djoko", "--seconds", "0.05", "--no-peers", "--chart"), "a.svg"),
    ],
)
def test_another_file_is_only_replaced_by_force(
    argv: tuple[str, ...], file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / file
    path.write_text("a week's work")
    code, out, err = ludo(*argv, str(path), capsys=capsys)
    assert code == 2 and out == "" and "is there already" in err and "--force" in err
    assert path.read_text() == "a week's work"
    code, _, err = ludo(*argv, str(path), "--force", capsys=capsys)
    assert code == 0 and not err and path.read_text() != "a week's work"


def test_exported_tables_are_only_replaced_by_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("export", "djoko", "--games", "2", "--format", "csv", "--out", str(tmp_path))
    (tmp_path / "games.csv").write_text("a week's work")
    code, _, err = ludo(*argv, capsys=capsys)
    assert code == 2 and "games.csv is there already" in err
    assert [p.name for p in tmp_path.iterdir()] == ["games.csv"] and (tmp_path / "games.csv").read_text() == "a week's work"
    assert ludo(*argv, "--force", capsys=capsys)[0] == 0
    assert ludo(*argv, "--seed", "2", capsys=capsys)[0] == 2, "its own work of the time before is another's now"


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (("arena", "chess"), "no game “chess”"),
        (("arena", "djoko", "--players", "god"), "no player “god”"),
        (("arena", "djoko", "--games", "0"), "0 games"),
        (("arena", "djoko", "--set", "sets=7"), "“7”"),
        (("arena", "djoko", "--json", "/nowhere/x.json"), "can't be written"),
        (("arena", "djoko", "--box", "/nowhere/box.toml"), "can't be read"),
        (("arena", "djoko", "--resume"), "--json"),
        (("arena", "djoko", "--workers", "0"), "0 workers"),
        (("lab", "djoko", "--vary", "box.throws=4..2"), "empty"),
        (("lab", "djoko", "--vary", "sets=1,2", "--measure", "luck"), "no measure “luck”"),
        (("lab", "djoko", "--vary", "sets=1,2", "--plot", "x.doc"), "can't be drawn"),
        (("lab", "djoko", "--vary", "box.faces=1..3"), "faces"),
        (("tournament", "djoko", "--players", "club"), "An Open is for 2 to 64 entrants; here there would be 1."),
        (("tournament", "djoko", "--form", "ladder"), "ladder"),
        (("export", "djoko", "--format", "xml"), "xml"),
        (("export", "djoko", "--out", "/proc/nowhere"), "can't be written"),
    ],
)
def test_bad_input_is_one_sentence(argv: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = ludo(*argv, capsys=capsys)
    assert code == 2 and out == "" and says in err and "Traceback" not in err


def test_words_are_there_in_both_languages() -> None:
    from ludotheque.engine.words import HERE

    keys = [
        {
            line.split(" =")[0]
            for line in (HERE / f"arena.{lang}.ftl").read_text().splitlines()
            if " =" in line[:60] and not line.startswith((" ", "#"))
        }
        for lang in ("fr", "en")
    ]
    assert keys[0] == keys[1]
