"""`tilewright data`: files that any program reads, refereed games, proven positions, and the sample of the docs."""

import gzip
import json
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.runs import Run, Tilewright, refusal
from tilewright.bots.tiles.greedy import Greedy
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.view import Seen, View
from tilewright.records.referee import referee
from tilewright.research.data.rows import TENTHS, split_of
from tilewright.rules.booklets import booklet
from tilewright.solver.position import read_position
from tilewright.solver.solve import solve
from tilewright.tiles import read_faces, read_rows

SUM = re.compile(r"^([0-9a-f]{64})  (\S+)$", re.MULTILINE)
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
    cards = [(folder / "card.md").read_text("utf-8") for folder in (SAMPLE, tmp_path / "data")]
    # Other versions of zlib and Arrow write the same tables as other bytes.
    told = [[line for line in SUM.sub("", card).splitlines() if "tilewright " not in line] for card in cards]
    assert told[0] == told[1]
    for folder, card in zip((SAMPLE, tmp_path / "data"), cards, strict=True):
        files = {path.name: sha256(path.read_bytes()).hexdigest() for path in folder.iterdir() if path.suffix != ".md"}
        assert {name: digest for digest, name in SUM.findall(card)} == files
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


def files_of(folder: Path) -> dict[str, bytes]:
    """Return the bytes of every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


class Interrupting:
    """A bot that counts its turns, and is interrupted in one of them."""

    turns = 0
    last: int | None = None

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Choose as the greedy bot does."""
        Interrupting.turns += 1
        if Interrupting.turns == Interrupting.last:
            raise KeyboardInterrupt
        return Greedy().choose(view, seen, chance)


@pytest.mark.slow(reason="plays 60 games")
def test_an_interrupted_run_continues_and_writes_the_same_bytes(tilewright: Tilewright, tmp_path: Path) -> None:
    bots = f"{__name__}:Interrupting,greedy"
    asked = ("data", "--bots", bots, "--games", "18", "--house", "deal.rack=7", "--positions", "9", "--out")

    def turns(folder: str, last: int | None = None) -> tuple[int, Run]:
        Interrupting.turns, Interrupting.last = 0, last
        run = tilewright(*asked, str(tmp_path / folder))
        return Interrupting.turns, run

    every, run = turns("whole")
    assert run.code == 0
    cut, (_, run) = tmp_path / "cut", turns("cut", every - 1)
    # A portion has eight deals, so 16 of the games are saved.
    assert (run.code, run.out) == (130, "")
    said = "tilewright data: stopped after 16 of 18 games; the same command continues the run in"
    assert run.err == f"{said} {cut}\n"
    journal = cut / "unfinished.journal"
    saved = journal.read_bytes()
    head = saved.index(b"\n") + 1
    for more, differs in (("--seed=2", "its seed 1, ours 2"), ("--positions=8", "its options differ")):
        reason = refusal(tilewright(*asked, str(cut), more))
        assert reason == f"tilewright data: {journal} belongs to another run: {differs}"
    # A run that is killed leaves a part of a portion; two runs in one folder save a portion twice.
    for state in (saved, saved + b"\xff" * 30, saved + saved[head:] + saved[head:-5], saved[:-1]):
        journal.write_bytes(state)
        again, run = turns("cut")
        assert (run.code, run.err) == (0, "")
        assert files_of(cut) == files_of(tmp_path / "whole")
        assert (again < every / 4) == (len(state) >= len(saved))
    journal.write_bytes(saved[: head - 1])
    assert refusal(tilewright(*asked, str(cut))).endswith("already: name a new folder")


@pytest.mark.slow(reason="a deep run starts two processes")
def test_dice_are_written_too_and_by_two_workers_as_by_one(tilewright: Tilewright, tmp_path: Path, deep: bool) -> None:
    games = "36" if deep else "2"
    asked = ("data", "--rules", "turbo", "--bots", "turbo-random,turbo-random", "--games", games, "--positions", "2")
    for workers in ("1", "2") if deep else ("1",):
        run = tilewright(*asked, "--out", str(tmp_path / workers), "--workers", workers)
        assert (run.code, run.err) == (0, "")
    files = [files_of(folder) for folder in tmp_path.iterdir()]
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


def test_what_was_written_is_said_in_json_too(tilewright: Tilewright, tmp_path: Path) -> None:
    run = tilewright("data", "--bots", "greedy,random", "--games", "2", "--out", str(tmp_path / "data"), "--json")
    found = json.loads(run.out)
    assert found["turns"] > 10
    assert found == {"games": 2, "legal": 2, "turns": found["turns"], "positions": 0, "out": str(tmp_path / "data")}
