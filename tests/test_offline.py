"""The game compiled for browsers plays what the game on this machine plays; it needs no browser, only Node."""

import json
import subprocess
from pathlib import Path

import pytest

from bench.browsers.offline import DEEP, compare, report, run_in_pyodide
from tests.shared import made_once, shared_folder
from tilewright.bots.registry import DICE, TILES
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record
from tools.offline.bundle import write
from tools.offline.core_tests import reason, run_core_tests
from tools.offline.kernels import NODE
from tools.offline.parts import pyodide

ROOT = Path(__file__).parents[1]
COMPILE = ROOT / "tools" / "offline" / "compile.mjs"


# Plays a game against a bot through the worker, storing as a page does, and returns its record.
GAME = """
import json
from tilewright.local.worker import Worker
stored, at, worker = {}, 1_700_000_000_000, Worker("{}")

def do(**event):
    outcome = json.loads(worker.do(json.dumps(event), at))
    stored.update(outcome["changes"])
    worker.stored()
    return outcome

def ask(method, address, body=None):
    found = do(type="request", id=1, method=method, address=address, body=json.dumps(body))["answer"]
    assert found["status"] < 300, found
    return found["body"]

def say(**message):
    return do(type="say", line=1, text=json.dumps(message))

ask("POST", "/api/guests", {"name": "Ann"})
house = {"match.games": 1, "deal.rack": 7, "opening.min": 1}
wanted = {"rules": "classic-nl", "house": house, "bots": ["beginner"]}
match = json.loads(ask("POST", "/api/matches", wanted))["match"]
do(type="connect", line=1, language="en")
outcome = say(type="hello", match=match)
while not json.loads(ask("GET", f"/api/matches/{match}"))["over"]:
    views = [told for each in outcome["sent"] if (told := json.loads(each["message"]))["type"] == "view"]
    may = views[-1]["may"] if views else ()
    command = next((name for name in ("DrawTile", "Pass") if name in may), None)
    if command is None:
        at = max(at, outcome["wake_at"] or at)
        outcome = do(type="wake")
    else:
        outcome = say(type="act", id=str(at), command={"type": command})
    at += 1
    # Whatever happens, a new page takes the match up where it is stored.
    if at % 20 == 0:
        worker = Worker(json.dumps(stored))
        do(type="connect", line=1, language="en")
        outcome = say(type="hello", match=match)
json.dumps(ask("GET", f"/api/matches/{match}/record"))
"""


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with everything that a browser loads."""
    return made_once(shared_folder(tmp_path_factory), "offline", lambda folder: write(folder / "files")) / "files"


@pytest.mark.deep
@pytest.mark.slow(reason="starts Python in Node, and plays a game")
def test_the_python_of_browsers_plays_a_game_that_is_stored_as_a_page_does(offline: Path) -> None:
    found, _ = run_in_pyodide(offline, GAME)
    record = json.loads(found).splitlines()
    for verdict in (referee(record), verify_record(record)):
        assert (verdict.games, verdict.faults) == (1, ())


@pytest.mark.deep
@pytest.mark.slow(reason="compiles the kernels and the package for browsers: 40 seconds of processor time")
def test_every_file_has_its_hash_and_the_whole_is_small(offline: Path) -> None:
    listed = json.loads((offline / "files.json").read_text("utf-8"))
    assert listed.keys() == {path.name for path in offline.iterdir()} - {"files.json"}
    assert sum(described["gzip"] for described in listed.values()) < 10e6


@pytest.mark.deep
@pytest.mark.slow(reason="starts Python in Node, and plays 100 games there and here")
def test_games_answers_and_verdicts_are_those_of_this_machine(offline: Path) -> None:
    compared = compare(offline, *DEEP)
    print(report(offline, compared))
    assert compared.differences == []
    assert tuple(len(compared.there[part]) for part in ("played", "solved", "judged")) == DEEP
    assert len(compared.there["seconds"]) == sum(len(ladder.bots) for ladder in (TILES, DICE))


# What is not as on this machine, and why.
UNLIKE = {
    "test_an_invalid_message_is_refused_with_the_reason[data22-nested too deeply]": "more may be nested there",
    "test_the_exported_schema_is_what_the_messages_are_today": "the schema is made by the Python of this machine",
    "test_hard_positions_are_answered_within_the_limit_of_a_request": "the limit is that of a server",
}


@pytest.mark.deep
@pytest.mark.slow(reason="runs 5,000 tests in Node")
def test_the_tests_of_the_core_pass_in_the_python_of_browsers() -> None:
    found = run_core_tests()
    failed = {name: why for name, outcome, why in found if outcome == "failed" and reason(why) is None}
    assert {name: why for name, why in failed.items() if name.partition("::")[2] not in UNLIKE} == {}
    assert sum(outcome == "passed" for _, outcome, _ in found) > 5_000


@pytest.mark.deep
@pytest.mark.slow(reason="starts Python in Node")
def test_a_kernel_that_cannot_be_loaded_fails_the_build(tmp_path: Path) -> None:
    package = tmp_path / "tilewright"
    package.mkdir()
    (package / "__init__.py").touch()
    words = [str(NODE.path()), str(COMPILE), str(pyodide()), str(tmp_path), "0"]
    assert subprocess.run(words, capture_output=True, timeout=600, check=False).returncode == 0
    (package / "_kernel.abi3.so").write_bytes(b"nothing")
    assert subprocess.run(words, capture_output=True, timeout=600, check=False).returncode != 0
