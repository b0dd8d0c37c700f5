"""`tilewright data`: files that any program reads, refereed games, proven positions, and the sample of the docs."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.runs import Tilewright, refusal
from tilewright.records.referee import referee
from tilewright.research.data.splits import TENTHS, split_of
from tilewright.rules.booklets import booklet
from tilewright.solver.position import read_position
from tilewright.solver.solve import solve
from tilewright.tiles.notation import read_faces, read_rows

SAMPLE = Path(__file__).resolve().parents[2] / "docs" / "research-sample"
ASKED = (
    "data",
    "--rules",
    "classic-de",
    "--bots",
    "greedy,hoarder",
    "--games",
    "4",
    "--seed",
    "7",
    "--positions",
    "12",
)


def test_the_sample_of_the_docs_is_what_the_command_writes(tilewright: Tilewright, tmp_path: Path) -> None:
    run = tilewright(*ASKED, "--out", str(tmp_path / "data"))
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("4 games, all legal, ")
    assert {path.name for path in SAMPLE.iterdir()} == {path.name for path in (tmp_path / "data").iterdir()}
    made, kept = tmp_path / "data" / "games.jsonl.gz", SAMPLE / "games.jsonl.gz"
    assert gzip.decompress(made.read_bytes()) == gzip.decompress(kept.read_bytes())
    for name in ("turns.parquet", "positions.parquet"):
        assert pq.read_table(tmp_path / "data" / name).equals(pq.read_table(SAMPLE / name))
    cards = [
        [line for line in (folder / "card.md").read_text("utf-8").splitlines() if "tilewright " not in line]
        for folder in (SAMPLE, tmp_path / "data")
    ]
    assert cards[0] == cards[1]
    assert refusal(tilewright(*ASKED, "--out", str(tmp_path / "data"))).endswith("already: name a new folder")


def test_turns_and_positions_say_what_the_record_says() -> None:
    lines = gzip.decompress((SAMPLE / "games.jsonl.gz").read_bytes()).splitlines()
    assert referee(lines).legal == 4
    events = [json.loads(line) for line in lines]
    turns = pq.read_table(SAMPLE / "turns.parquet").to_pylist()
    played = [event for event in events if event["event"] in {"play", "draw", "pass"}]
    assert [(turn["event"], turn["seat"]) for turn in turns] == [(event["event"], event["seat"]) for event in played]
    for turn, event in zip(turns, played, strict=True):
        assert turn["played"] == event.get("played", [])
        assert turn["table_after"] == event.get("table", turn["table"])
        assert turn["rack_sizes"][turn["seat"]] == len(turn["rack"])
        assert turn["split"] == split_of(7, turn["deal"])
    positions = pq.read_table(SAMPLE / "positions.parquet").to_pylist()
    assert len(positions) == 12
    for place in positions:
        position = read_position(
            read_rows(place["table"]), read_faces(place["rack"]), booklet("classic-de"), opened=place["opened"]
        )
        answer = solve(position)
        assert (answer.tiles, answer.points, answer.exact) == (place["best_tiles"], place["best_points"], True)


@pytest.mark.slow(reason="a deep run starts two processes")
def test_dice_are_written_too_and_by_two_workers_as_by_one(tilewright: Tilewright, tmp_path: Path, deep: bool) -> None:
    games = "36" if deep else "2"
    asked = ("data", "--rules", "turbo", "--bots", "turbo-random,turbo-random", "--games", games, "--positions", "2")
    for workers in ("1", "2") if deep else ("1",):
        run = tilewright(*asked, "--out", str(tmp_path / workers), "--workers", workers)
        assert (run.code, run.err) == (0, "")
    files = [{path.name: path.read_bytes() for path in folder.iterdir()} for folder in tmp_path.iterdir()]
    assert files[0] == files[-1]
    turns = pq.read_table(tmp_path / "1" / "turns.parquet").to_pylist()
    assert sum(len(turn["played"]) for turn in turns) > 0
    assert pq.read_table(tmp_path / "1" / "positions.parquet").num_rows == 2


def test_eight_tenths_of_the_deals_are_for_training() -> None:
    parts = [split_of(3, deal) for deal in range(2000)]
    for part in set(TENTHS):
        assert parts.count(part) == pytest.approx(2000 * TENTHS.count(part) / len(TENTHS), rel=0.25)


def test_what_cannot_be_written_is_refused(tilewright: Tilewright, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    asked = ("data", "--bots", "greedy,greedy", "--games", "2", "--out", str(file))
    assert refusal(tilewright(*asked)).startswith(f"tilewright data: cannot write {file}")
    assert "there is no bot" in refusal(tilewright("data", "--bots", "x,y", "--out", str(tmp_path / "new")))
